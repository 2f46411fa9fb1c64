# Puzzles of Laboratorium: concepts, questions, answers, and the thought behind each wrong answer.

concept-valence = valence and bond order
    .why = Carbon has four bonds, oxygen two, hydrogen one. A double bond counts twice, a mauve centre as well.
concept-groups = functional groups
    .why = The atoms around an oxygen say which group it belongs to: alcohol, aldehyde, ketone, carboxylic acid, ester.
concept-retrosynthesis = retrosynthesis
    .why = Think back from the target: which bond was made last, and from which parts?
concept-rings = rings
    .why = A ring of six closes when its first and last member have centres of one colour.

puzzle-title-finish-in = Finish in as few as can be
puzzle-title-ring = Close the ring
puzzle-title-steps-left = How many are left?
puzzle-title-next-kind = Name the next step
puzzle-title-formula = What does it become?
puzzle-title-group = Which group is made?

puzzle-reagent = { $card } { $structure }
puzzle-way = Target: { $target }. Reagents: { $reagents }. It can be reached in { $need } manipulations. With which one do you begin?
puzzle-way-plain = Target: { $target }. It can be reached in { $need } manipulations. With which one do you begin?
puzzle-way-right = { $left ->
        [one] After it { $left } manipulation is left
       *[other] After it { $left } manipulations are left
    }: { $all } in all, and none can be saved.
puzzle-way-longer = After it { $left } manipulations are left: { $all } in all, { $more } too many.

puzzle-steps = Target: { $target }. Reagents: { $reagents }. How many manipulations does it take from here, at least?
puzzle-manipulations = { $count }
puzzle-steps-right = A shortest way: { $list }.
puzzle-steps-1 = { $part-1 }
puzzle-steps-2 = { $part-1 }, then { $part-2 }
puzzle-steps-3 = { $part-1 }, { $part-2 }, then { $part-3 }
puzzle-steps-few = { $count } are too few: no way as short as that leads to the target.
puzzle-steps-many = { $count } are more than it takes: { $need } will do.

puzzle-next = Target: { $target }, { $need } manipulations away. Reagents: { $reagents }. Which kind of manipulation comes next on every shortest way?
puzzle-kind-join = formation of a bond
puzzle-kind-cut = selective cleavage
puzzle-kind-add = addition to a double bond
puzzle-kind-eliminate = elimination
puzzle-kind-split = change of hybridisation, mauve to yellow
puzzle-kind-merge = change of hybridisation, yellow to mauve
puzzle-kind-close = ring closure
puzzle-kind-characterise = characterisation
puzzle-kind-other = bridging
puzzle-next-right = All ways of { $need } manipulations begin with this: { $kind }.
puzzle-next-longer = This is possible here, but more than { $need } manipulations then lead to the target: { $other }.
puzzle-next-impossible = This is not possible on this molecule now: { $other }.

puzzle-formula = Every yellow centre becomes hydrogen, every mauve one oxygen. Which formula does the molecule have then?
puzzle-formula-of = { $formula }
puzzle-formula-right = Yellow centres: { $yellow }, each takes one H. Mauve ones: { $mauve }, each takes one O, which has two bonds. That makes { $formula }.
puzzle-formula-centres = That leaves the centres empty. Carbon then lacks bonds.
puzzle-formula-hydrogen = That gives a mauve centre two H. It becomes one O, by a double bond.
puzzle-formula-full = That counts hydrogen as in a chain without double bond or ring.
puzzle-formula-hydroxyl = That turns yellow centres into O–H. They become H.
puzzle-formula-one = That gives a mauve centre an H beside its O. Both its bonds go to the O.

puzzle-group = You play: { $play }. Which functional group is complete then?
puzzle-group-alcohol = alcohol
    .sign = O–H on a carbon with single bonds only
puzzle-group-aldehyde = aldehyde
    .sign = C=O with a hydrogen on the carbon
puzzle-group-ketone = ketone
    .sign = C=O between two carbons
puzzle-group-acid = carboxylic acid
    .sign = C=O with O–H on the same carbon
puzzle-group-ester = ester
    .sign = C=O with O–C on the same carbon
puzzle-group-right = { $group }: { $sign }.
puzzle-group-other = { $other } would be: { $othersign }. Here it is: { $sign }.
