# Laboratorium, all words for people. Rule numbers: src/labtop/rooms/laboratorium/RULES.md.

room-laboratorium = Laboratorium
    .tagline = Build the molecule before the others do, reaction by reaction, and mind your safety.

## Tokens, cards, targets

token-coat = coat
    .the = the coat
token-extinguisher = extinguisher
    .the = the extinguisher
token-glassware = glassware
    .the = the glassware
token-carbon = carbon
token-oxygen = oxygen
token-hydrogen = hydrogen
token-centre = reactive centre

colour-reagent = Reagent
colour-chemistry = Chimie
colour-boum = Boum
colour-safety = Sécurité

card-acid-splash = Acid splash
    .does = the coat is lost, whatever the roll
card-fire = Fire
    .does = the extinguisher is lost
card-broken-glass = Broken glass
    .does = the glassware is lost
card-patent = Patent filed
    .does = difficulty +3
card-empty-can = Empty can
    .does = difficulty +2
card-faded-label = Faded label
    .does = difficulty +1, and a Chimie card is lost
card-alarm = Alarm
    .does = difficulty +1, and the turn ends afterwards
card-old-master = Old master chemist
    .does = difficulty −3
card-catalyst = Catalyst
    .does = difficulty −2
card-protocol = Tested protocol
    .does = difficulty −1, and a reagent after a success
card-fume-hood = Fume hood
    .does = cancels a Boum card of this manipulation
card-steady-hand = Steady hand
    .does = roll one black die again
card-solvent = The right solvent
    .does = difficulty −1, for a characterisation −2
card-clean-coat = Clean coat
    .does = brings the coat back
card-full-extinguisher = Full extinguisher
    .does = brings the extinguisher back
card-new-glassware = New glassware
    .does = brings the glassware back
effect-harder = difficulty +{ $by }
effect-easier = difficulty −{ $by }
effect-easier-reaction = difficulty −{ $by } for a reaction
effect-easier-characterisation = difficulty −{ $by } for a characterisation
effect-lose-token = { $token-the } is lost
effect-lose-chemistry = a Chimie card is lost
effect-end-turn = the turn ends afterwards
effect-take-reagent = a reagent after a success
effect-cancel = cancels a Boum card of this manipulation
effect-re-roll = roll one black die again
effect-restore = brings { $token-the } back
cancels-acid-splash = acid splash
cancels-fire = fire
cancels-broken-glass = broken glass
cancels-patent = patent filed
cancels-empty-can = empty can
cancels-faded-label = faded label
cancels-alarm = alarm

target-own = own target
    .crest = The molecule that your table has set itself.
target-aspirin = aspirin
    .crest = Acetylsalicylic acid: against pain, fever, inflammation and clotting, one of the most used medicines of the world.
target-cinnamaldehyde = cinnamaldehyde
    .crest = The smell and taste of cinnamon.
target-myrcene = myrcene
    .crest = A hydrocarbon, nothing but C and H: used in perfumery.
target-linalool = linalool
    .crest = Similar to myrcene, with an OH group: in lavender and rosewood oil.
target-vanillin = vanillin
    .crest = From the vanilla pod; the aroma that industry makes most of.
target-coumarin = coumarin
    .crest = Tonka beans and fresh hay; regulated today because it can harm the liver.
target-resveratrol = resveratrol
    .crest = From grapes and wine: an antioxidant, it catches very reactive molecules.
target-ethanal = ethanal
    .crest = Acetaldehyde, what the body first makes of alcohol.
target-propane = propane
    .crest = The gas in the bottle of a camping stove.
target-propanone = propanone
    .crest = Acetone, the solvent that takes nail varnish off.
target-acetic-acid = acetic acid
    .crest = The acid in vinegar.
target-acrylic-acid = acrylic acid
    .crest = Its polymer holds the water in nappies.
target-dimethyl-ether = dimethyl ether
    .crest = The smallest ether, a propellant in spray cans.
target-ethanol = ethanol
    .crest = The alcohol of drinks and disinfectants.
target-isobutene = isobutene
    .crest = Polymerised with a little isoprene, it becomes butyl rubber for inner tubes.
target-isoprene = isoprene
    .crest = The brick of natural rubber and of all terpenes.
target-benzaldehyde = benzaldehyde
    .crest = The smell of bitter almonds.
target-styrene = styrene
    .crest = Its polymer is polystyrene.
target-phenol = phenol
    .crest = Carbolic acid, the first disinfectant of surgery.
target-benzoic-acid = benzoic acid
    .crest = Keeps food from going bad: the acid is E 210, its salts are E 211 to E 213.
target-ethylene-glycol = ethylene glycol
    .crest = The antifreeze in the radiator.
target-lactic-acid = lactic acid
    .crest = What makes yoghurt sour.
target-salicylic-acid = salicylic acid
    .crest = Aspirin is made from it; willow bark holds its relative, salicin.

difficulty-short = short
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard

## Questions

ask-first = Chance decides who gets the first-player marker.
ask-begin = Choose the reagent that your molecule starts from: look at the target before you choose.
ask-dice = Choose four of your dice: which cards do you need most?
ask-faces = The four resource dice are rolled.
ask-draw-chemistry = A Chimie card is drawn.
ask-draw-boum = A Boum card is drawn.
ask-draw-safety = A Sécurité card is drawn.
ask-take = Take a reagent from the open piles, of a kind you do not hold.
ask-surplus = You hold more than three cards of a colour: choose one to put under its pile.
ask-manipulate = Announce a manipulation, or end your turn. The first one decides whether this is a turn of reactions or of characterisations.
ask-resale = A die decides whether you get another reagent for the one you sold.
ask-exchange = The resale went well: take a reagent of another kind, if you like.
ask-boum = Do you lay a Boum card on this manipulation? Once you pass, you are out of it.
ask-lost = Chance decides which Chimie card is lost.
ask-chemistry = Do you lay a Chimie card on your manipulation before you roll?
ask-roll = The two black dice are rolled.
ask-reroll = You have a steady hand: roll one of the dice again, or keep them?
ask-again = One black die is rolled again.
ask-lose = Critical failure: which safety token do you lose?
ask-safety = You may play a Sécurité card at any moment to bring a safety token back.

field-card = Which card?
field-reagent = How many green dice (Reagent)?
field-chemistry = How many blue dice (Chimie)?
field-boum = How many red dice (Boum)?
field-safety = How many yellow dice (Sécurité)?
field-centre = At which centre?
field-other = With which other centre?
field-end = By which centre of the card?
field-far = And by which other centre of the card?
field-keep = Which atom stays?
field-away = What is cut away?
field-first = Between which carbon …
field-second = … and which other one?
field-group = What is it?
field-cancels = Which Boum card does it cancel?
field-token = Which safety token?
field-die = Which die?
play-step-die = { field-die }
field-seat = Who begins?
field-faces = What do the dice show?
field-face = What does the die show?
field-type = What do you do?

action-begin = start from a reagent
action-dice = roll dice
action-take = take a reagent
action-discard = put a card away
action-resell = sell a reagent back
action-end = end the turn
action-join = form a bond with a reagent
action-bridge = bridge two centres with a reagent
action-cut = cleave a bond
action-add = open a double bond (addition)
action-eliminate = form a double bond (elimination)
action-split = mauve centre into two yellow ones
action-merge = two yellow centres into a mauve one
action-close = close a ring of six
action-characterise = characterise a centre
action-play = lay a card
action-pass = nothing
action-secure = play a Sécurité card
action-lose = lose a token
action-reroll = roll a die again
action-first = first player
action-faces = resource dice
action-drawn = card drawn
action-throw = black dice
action-one = one die
group-h = hydrogen (H)
group-o = oxygen (=O)
group-oh = hydroxyl (O–H)
choice-reagent = reagent { $card } ({ $structure })
choice-pass = no, nothing
choice-die-1 = the first die
choice-die-2 = the second die

## Options

option-target = Target
    .help = The molecule everybody wants to make.
team-board-own-bench = Your team’s bench
team-board-players = Teams
team-board-you = your team
option-daily = Day
    .help = The target of this day, as 2026-11-16; the same for everybody, and then the target above does not count.
option-teams = Teams
    .help = Each seat is a team that shares a bench, its cards and its decisions.
option-teams-true = yes
option-teams-false = no
option-own-target = Own target
    .help = A molecule of your own, as SMILES of C, O and H, like CCO for ethanol; then the target above does not count.
option-reagents = Reagents
    .help = All ten, or only those suggested for the target.
option-reagents-all = all
option-reagents-suggested = suggested ones only
option-hydroxyl = O–H in one go
    .help = Variant: a characterisation may turn a yellow centre into O–H. Advised for hard targets.
option-hydroxyl-true = yes
option-hydroxyl-false = no
option-rings = Rings
    .help = How a new ring is made: by two centres of the molecule, or also by a reagent that bridges them.
option-rings-flat = ring closure, laid flat
option-rings-flat-bridging = ring closure and bridging, laid flat
option-rings-closure = ring closure, cages too
option-rings-bridging = ring closure and bridging, cages too
option-any-safety = Any Sécurité card
    .help = Whether a Sécurité card brings back any one token, or only its own.
option-any-safety-true = any lost token
option-any-safety-false = its own token
option-token-stock = Counted tokens
    .help = Whether the atom tokens of the box limit all benches together.
option-token-stock-true = counted
option-token-stock-false = as many as needed
option-rounds = Rounds at most
    .help = After so many rounds the game ends without a winner; in the puzzle, after so many manipulations.
option-puzzle = Route puzzle
    .help = Alone and without dice: make the target in as few manipulations as possible.
option-puzzle-true = yes
option-puzzle-false = no
option-pack = Own pack
    .help = Own reagents, cards and targets, as a TOML file of the same form as ours.

## Events


act-start = start from reagent { $reagent }
act-single = join reagent { $reagent } at { $at }
act-double = join reagent { $reagent } by a double bond at { $at }
act-bridge = bridge { $at } with reagent { $reagent }
act-cut-hydrogen = cut off { $at }
act-cut = cleave the bond between { $keep } and { $away }, whose side goes
act-cut-double = cleave the double bond between { $keep } and { $away }, whose side goes
act-add = open the double bond between { $at }
act-eliminate = form a double bond where { $at } are
act-split = turn { $at } into two yellow ones
act-merge = turn two yellow centres { $at } into a mauve one
act-close = close a ring of six with { $at }
act-is-h = { $at } is hydrogen
act-is-o = { $at } is oxygen
act-is-oh = { $at } is O–H

## The same in a few words, for a strip on a board that marks the places

brief-dice = Green { $reagent }, blue { $chemistry }, red { $boum }, yellow { $safety }
brief-act-single = Join reagent { $reagent } here
brief-act-double = Join reagent { $reagent } here, by a double bond
brief-act-bridge = Bridge with reagent { $reagent }
brief-act-cut-hydrogen = Cut off this H
brief-act-cut = Cleave this bond
brief-act-cut-double = Cleave this double bond
brief-act-add = Open this double bond
brief-act-eliminate = Form a double bond here
brief-act-split = Turn this centre into two yellow ones
brief-act-merge = Turn these centres into a mauve one
brief-act-close = Close a ring of six
brief-act-is-h = This centre is hydrogen
brief-act-is-o = This centre is oxygen
brief-act-is-oh = This centre is O–H

event-first-player = { $seat } gets the first-player marker.
event-began = { $seat } starts from reagent { $reagent }.
event-round-begins = Round { $round }: { $seat } is first.
event-rolled = { $seat } rolls resource dice: Reagent { $reagents }, Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }.
event-drew = { $seat } draws a { $colour } card.
    .card = It is { $card }.
event-took = { $seat } takes reagent { $reagent }.
event-put-back = { $seat } puts reagent { $reagent } back on its pile.
event-put-under = { $seat } puts a { $colour } card under its pile.
    .card = It is { $card }.
event-resold = { $seat } sells reagent { $reagent } back.
event-resale-rolled = { $seat } rolls { $face } for the resale.
    .good = Another reagent may be taken.
event-announced = { $seat } announces: { $told }.
event-boum = { $seat } lays { $card }: difficulty { $difficulty }.
event-token-lost = { $seat } loses { $token-the }.
event-token-back = { $seat } gets { $token-the } back.
event-card-lost = { $seat } loses a Chimie card.
    .card = It is { $card }.
event-chemistry = { $seat } lays { $card }: difficulty { $difficulty }.
    .cancels = That cancels { $cancels }.
event-threw = { $seat } has rolled { $faces }.
event-succeeded = { $seat } rolls { $total } against { $difficulty }: it works.
event-failed = { $seat } rolls { $total } against { $difficulty }: it fails.
event-failed-critically = { $seat } rolls { $total }: critical failure.
event-changed = { $seat } has done { $done ->
        [one] one manipulation
       *[other] { $done } manipulations
    }.
event-secured = { $seat } plays { $card } and has { $token-the } back.
event-turn-over = { $seat } has finished.
event-ended = The game is over: { $reason }.
    .seat = { $seat } wins.

## Events, told to a player whom they are about: `you-` the one who acts, `for-you-` the one it is done to

you-first-player = You get the first-player marker.
you-began = You start from reagent { $reagent }.
you-round-begins = Round { $round }: you are first.
you-rolled = You roll resource dice: Reagent { $reagents }, Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }.
you-drew = You draw a { $colour } card.
    .card = It is { $card }.
you-took = You take reagent { $reagent }.
you-put-back = You put reagent { $reagent } back on its pile.
you-put-under = You put a { $colour } card under its pile.
    .card = It is { $card }.
you-resold = You sell reagent { $reagent } back.
you-resale-rolled = You roll { $face } for the resale.
    .good = Another reagent may be taken.
you-announced = You announce: { $told }.
you-boum = You lay { $card }: difficulty { $difficulty }.
you-token-lost = You lose { $token-the }.
you-token-back = You get { $token-the } back.
you-card-lost = You lose a Chimie card.
    .card = It is { $card }.
you-chemistry = You lay { $card }: difficulty { $difficulty }.
    .cancels = That cancels { $cancels }.
you-threw = You have rolled { $faces }.
you-succeeded = You roll { $total } against { $difficulty }: it works.
you-failed = You roll { $total } against { $difficulty }: it fails.
you-failed-critically = You roll { $total }: critical failure.
you-changed = You have done { $done ->
        [one] one manipulation
       *[other] { $done } manipulations
    }.
you-secured = You play { $card } and have { $token-the } back.
you-turn-over = You have finished.
you-ended = The game is over: { $reason }.
    .seat = You win.
reason-synthesis = the target has been made
reason-rounds = the last round has been played
reason-given-up = the puzzle was given up

## The result

room-no-winner = Nobody has made the molecule: the patent stays free.
score-amount = { $amount ->
        [0] no patent
       *[other] the patent
    }
score-synthesis = Synthesis in { $done ->
        [one] one manipulation
       *[other] { $done } manipulations
    }
score-unfinished = No synthesis, { $done ->
        [one] one manipulation
       *[other] { $done } manipulations
    } done
medal-route-gold = gold medal: a shortest route
medal-route-silver = silver medal: one manipulation more than the shortest
medal-route-copper = copper medal

## The table as text

board-target = Target: { $target }, { $formula } ({ $difficulty })
board-target-own = Target: own molecule, { $formula }
board-structure = { $structure }
board-round = { $round ->
        [0] Before round 1 of { $rounds }
       *[other] Round { $round } of { $rounds }
    }
board-way-taken = Your way, { $count ->
        [one] one manipulation
       *[other] { $count } manipulations
    }
board-way-shortest = A shortest way, { $count ->
        [one] one manipulation
       *[other] { $count } manipulations
    }
board-puzzle = Route puzzle: { $done } of { $rounds } manipulations
board-turn = { $phase }: { $seat }
phase-start = Start
phase-resources = Resources
phase-manipulations = Manipulations
phase-over = The end
kind-reactions = a turn of reactions
kind-characterisations = a turn of characterisations
board-kind = This is { $kind }.
board-piles = Reagents on their piles: { $piles }
board-own-bench = Your bench
board-bench-of = Bench of { $seat }
board-bench-empty = no molecule yet
board-molecule = { $formula }: { $atoms ->
        [one] 1 token
       *[other] { $atoms } tokens
    }, { $done ->
        [0] nothing done yet
        [one] 1 manipulation done
       *[other] { $done } manipulations done
    }
board-atom = { $name }: { $bonds }
board-centre-yellow = centre { $number }, single, on { $on }
board-centre-mauve = centre { $number }, double, on { $on }
board-centre-beside = { $centre }, next to { $others }
board-structure-of = structure: { $structure }
board-used-of = { $all ->
        [1] used in this turn
       *[other] { $used } of { $all } used in this turn
    }
board-alike = { $place } ({ $number } of { $all })
board-used = used in this turn
board-bond = – { $other }
board-bond-double = = { $other }
board-hand = Cards
board-hand-reagents = Reagents: { $cards }
board-hand-none = none
board-hand-of = { $whose }: { $cards }
board-hand-card = { $name } ({ $does })
board-counts = Chimie { $chemistry }, Boum { $boum }, Sécurité { $safety }
board-safe = all safety tokens
board-lost = lost: { $tokens }
board-players = Players
board-you = you
board-trial = { $seat }: { $how }. Difficulty { $difficulty }, chance { $chance } of 36.
board-throw = Last throw: { $faces }
board-stock = Tokens in the box: C { $carbon }, O { $oxygen }, H { $hydrogen }, centres { $centres }

## Where an atom is, in the words of chemistry (chemistry/addresses.py)

head-carbon = carbon
    .the = the carbon
    .of = the carbon
    .many = carbons
head-oxygen = O
    .the = the O
    .of = the O
    .many = O
head-carbonyl = C=O carbon
    .the = the C=O carbon
    .of = the C=O carbon
    .many = C=O carbons
head-oxo = O of C=O
    .the = the O of C=O
    .of = the O of C=O
    .many = O of C=O
head-hydroxyl = O of O–H
    .the = the O of O–H
    .of = the O of O–H
    .many = O of O–H
head-ether = C–O–C oxygen
    .the = the C–O–C oxygen
    .of = the C–O–C oxygen
    .many = C–O–C oxygens
head-methyl = CH₃ carbon
    .the = the CH₃ carbon
    .of = the CH₃ carbon
    .many = CH₃ carbons
head-methylene = CH₂ carbon
    .the = the CH₂ carbon
    .of = the CH₂ carbon
    .many = CH₂ carbons
head-methine = CH carbon
    .the = the CH carbon
    .of = the CH carbon
    .many = CH carbons
head-alkene = C=C carbon
    .the = the C=C carbon
    .of = the C=C carbon
    .many = C=C carbons
head-benzene = benzene-ring carbon
    .the = the benzene-ring carbon
    .of = the benzene-ring carbon
    .many = benzene-ring carbons
head-ring = ring carbon
    .the = the ring carbon
    .of = the ring carbon
    .many = ring carbons
head-ring-oxygen = ring oxygen
    .the = the ring oxygen
    .of = the ring oxygen
    .many = ring oxygens
head-carbon-oxygen = C–O carbon
    .the = the C–O carbon
    .of = the C–O carbon
    .many = C–O carbons
head-shared = carbon where rings meet
    .the = the carbon where rings meet
    .of = the carbon where rings meet
    .many = carbons where rings meet
head-branched = branching carbon
    .the = the branching carbon
    .of = the branching carbon
    .many = branching carbons
head-chain = carbon outside rings
    .the = the carbon outside rings
    .of = the carbon outside rings
    .many = carbons outside rings
landmark-oxygen = O
    .the = the O
    .one = an O
    .other = another O
    .nearest = the nearest O
    .next-nearest = the nearest other O
    .single = only one O
    .many = O
landmark-carbonyl = C=O
    .the = the C=O
    .one = a C=O
    .other = another C=O
    .nearest = the nearest C=O
    .next-nearest = the nearest other C=O
    .single = only one C=O
    .many = C=O
landmark-hydroxyl = O–H
    .the = the O–H
    .one = an O–H
    .other = another O–H
    .nearest = the nearest O–H
    .next-nearest = the nearest other O–H
    .single = only one O–H
    .many = O–H
landmark-ether = C–O–C oxygen
    .the = the C–O–C oxygen
    .one = a C–O–C oxygen
    .other = another C–O–C oxygen
    .nearest = the nearest C–O–C oxygen
    .next-nearest = the nearest other C–O–C oxygen
    .single = only one C–O–C oxygen
    .many = C–O–C oxygens
landmark-methyl = CH₃
    .the = the CH₃
    .one = a CH₃
    .other = another CH₃
    .nearest = the nearest CH₃
    .next-nearest = the nearest other CH₃
    .single = only one CH₃
    .many = CH₃
landmark-methylene = CH₂
    .the = the CH₂
    .one = a CH₂
    .other = another CH₂
    .nearest = the nearest CH₂
    .next-nearest = the nearest other CH₂
    .single = only one CH₂
    .many = CH₂
landmark-methine = CH
    .the = the CH
    .one = a CH
    .other = another CH
    .nearest = the nearest CH
    .next-nearest = the nearest other CH
    .single = only one CH
    .many = CH
landmark-carbon-oxygen = C–O carbon
    .the = the C–O carbon
    .one = a C–O carbon
    .other = another C–O carbon
    .nearest = the nearest C–O carbon
    .next-nearest = the nearest other C–O carbon
    .single = only one C–O carbon
    .many = C–O carbons
landmark-alkene = C=C
    .the = the C=C
    .one = a C=C
    .other = another C=C
    .nearest = the nearest C=C
    .next-nearest = the nearest other C=C
    .single = only one C=C
    .many = C=C
landmark-benzene = benzene ring
    .the = the benzene ring
    .one = a benzene ring
    .other = another benzene ring
    .nearest = the nearest benzene ring
    .next-nearest = the nearest other benzene ring
    .single = only one benzene ring
    .many = benzene rings
landmark-ring = ring
    .the = the ring
    .one = a ring
    .other = another ring
    .nearest = the nearest ring
    .next-nearest = the nearest other ring
    .single = only one ring
    .many = rings
landmark-shared = place where rings meet
    .the = the place where rings meet
    .one = a place where rings meet
    .other = another place where rings meet
    .nearest = the nearest place where rings meet
    .next-nearest = the nearest other place where rings meet
    .single = only one place where rings meet
    .many = places where rings meet
landmark-branched = branching carbon
    .the = the branching carbon
    .one = a branching carbon
    .other = another branching carbon
    .nearest = the nearest branching carbon
    .next-nearest = the nearest other branching carbon
    .single = only one branching carbon
    .many = branching carbons
landmark-yellow = atom with a yellow centre
    .the = the atom with a yellow centre
    .one = an atom with a yellow centre
    .other = another atom with a yellow centre
    .nearest = the nearest atom with a yellow centre
    .next-nearest = the nearest other atom with a yellow centre
    .single = only one atom with a yellow centre
    .many = atoms with a yellow centre
landmark-mauve = atom with a mauve centre
    .the = the atom with a mauve centre
    .one = an atom with a mauve centre
    .other = another atom with a mauve centre
    .nearest = the nearest atom with a mauve centre
    .next-nearest = the nearest other atom with a mauve centre
    .single = only one atom with a mauve centre
    .many = atoms with a mauve centre
landmark-two-yellow = atom with 2 yellow centres or more
    .the = the atom with 2 yellow centres or more
    .one = an atom with 2 yellow centres or more
    .other = another atom with 2 yellow centres or more
    .nearest = the nearest atom with 2 yellow centres or more
    .next-nearest = the nearest other atom with 2 yellow centres or more
    .single = only one atom with 2 yellow centres or more
    .many = atoms with 2 yellow centres or more
landmark-three-yellow = atom with 3 yellow centres
    .the = the atom with 3 yellow centres
    .one = an atom with 3 yellow centres
    .other = another atom with 3 yellow centres
    .nearest = the nearest atom with 3 yellow centres
    .next-nearest = the nearest other atom with 3 yellow centres
    .single = only one atom with 3 yellow centres
    .many = atoms with 3 yellow centres
near-next = next to { $landmark-one }
near-next-single = next to { $landmark-the }
near-other = next to { $landmark-other }
near-far = { $bonds } bonds from { $landmark-nearest }
near-far-single = { $bonds } bonds from { $landmark-the }
near-farther = { $bonds } bonds from { $landmark-next-nearest }
near-two = next to { $bonds } { $landmark-many }
near-only = next to { $landmark-single }
near-next-of = next to { $atom }
near-far-of = { $bonds } bonds from { $atom }
after = {" "}{ $list }
of-atom = { $head-of }
of-atom-near = { $head-of } ({ $list })
address-numbered = { $numbers }
where-1 = { $part-1 }
where-2 = { $part-1 } and { $part-2 }
where-3 = { $part-1 }, { $part-2 } and { $part-3 }
where-4 = { $part-1 }, { $part-2 }, { $part-3 } and { $part-4 }
where-5 = { $part-1 }, { $part-2 }, { $part-3 }, { $part-4 } and { $part-5 }
address-atom = { $count ->
        [1] { $head-the }{ $where }
       *[other] one of the { $count } equivalent { $head-many }{ $where }
    }
on-carriers = { $carriers ->
        [1] on { $head-the }{ $where }
       *[other] on the { $carriers } { $head-many }{ $where }
    }
on-it = { $carriers ->
        [1] on { $head-the }{ $where }
       *[other] on one of the { $carriers } equivalent { $head-many }{ $where }
    }
on-it-all = { $carriers ->
        [1] on one atom
       *[other] on one of the { $carriers } equivalent atoms that carry them
    }
address-hydrogen = { $count ->
        [1] the H { on-carriers }
       *[other] one of the { $count } equivalent H { on-carriers }
    }
address-hydrogen-all = { $count ->
        [1] the H
       *[other] one of the { $count } equivalent H
    }
address-yellow = { $count ->
        [1] the yellow centre { on-carriers }
       *[other] one of the { $count } equivalent yellow centres { on-carriers }
    }
address-yellow-all = { $count ->
        [1] the yellow centre
       *[other] one of the { $count } equivalent yellow centres
    }
address-mauve = { $count ->
        [1] the mauve centre { on-carriers }
       *[other] one of the { $count } equivalent mauve centres { on-carriers }
    }
address-mauve-all = { $count ->
        [1] the mauve centre
       *[other] one of the { $count } equivalent mauve centres
    }
pair = { $one } and { $two }
both-atom = { $count ->
        [2] the 2 { $head-many }{ $where }
       *[other] two of the { $count } equivalent { $head-many }{ $where }
    }
both-yellow = { $count ->
        [2] the 2 yellow centres { on-carriers }
       *[other] two of the { $count } equivalent yellow centres { on-carriers }
    }
both-yellow-all = { $count ->
        [2] the 2 yellow centres
       *[other] two of the { $count } equivalent yellow centres
    }
both-mauve = { $count ->
        [2] the 2 mauve centres { on-carriers }
       *[other] two of the { $count } equivalent mauve centres { on-carriers }
    }
both-mauve-all = { $count ->
        [2] the 2 mauve centres
       *[other] two of the { $count } equivalent mauve centres
    }
all-yellow = { $count ->
        [1] the yellow centre { on-carriers }
       *[other] the { $count } yellow centres { on-carriers }
    }
all-yellow-all = { $count ->
        [1] the yellow centre
       *[other] the { $count } yellow centres
    }
all-mauve = { $count ->
        [1] the mauve centre { on-carriers }
       *[other] the { $count } mauve centres { on-carriers }
    }
all-mauve-all = { $count ->
        [1] the mauve centre
       *[other] the { $count } mauve centres
    }

## What just happened: the chemistry

note-single = Two fragments with an open bond each share a pair of electrons: C–C and C–O bonds are how a chemist puts small parts together. In a flask this takes a partner that gives the electrons and one that takes them.
note-double = A double bond is a single bond and a second pair of electrons beside it. The Wittig reaction, for example, joins two parts by C=C in one go.
note-cut = Ahmed Zewail won the Nobel Prize of 1999 for watching bonds break within femtoseconds, 10⁻¹⁵ s. Choosing with a laser which bond breaks is the idea behind this manipulation; in a flask the weakest one breaks first.
note-add = In an addition the second bond of C=C opens, and each carbon binds something new: C=C + X–Y → X–C–C–Y. It turns flat carbon (sp²) into tetrahedral carbon (sp³).
note-eliminate = An elimination is an addition backwards: two neighbours leave, and C=C forms. So water goes from ethanol and leaves ethene: C₂H₅OH → C₂H₄ + H₂O.
note-split = Hybridisation changes from sp² to sp³: instead of one double bond and two single ones, carbon now has four single bonds that point to the corners of a tetrahedron.
note-merge = Hybridisation changes from sp³ to sp²: carbon and its three neighbours now lie in one plane, at 120°.
note-close = Rings of six form easily: their angles are near those that carbon prefers, and the two ends meet often enough. Many fragrances and medicines contain such rings.
note-is-h = To characterise is to find out what is there. Hydrogen is too light for X-rays to see well; NMR shows it best.
note-is-o = The carbonyl group C=O is seen at once in an infrared spectrum: a strong band near 1700 cm⁻¹.
note-is-oh = The hydroxyl group O–H has a broad infrared band near 3300 cm⁻¹: hydrogen bonds blur it.
note-boum = Most accidents in laboratories are small ones: splashes, broken glass, a fire in the fume hood. Coat, goggles and an extinguisher make the difference.
note-catalyst = A catalyst offers another way with a lower barrier, and is there unchanged at the end.

## Refusals: cards and resources

refusal-no-such-reagent = There is no reagent { $reagent } at this table.
refusal-choose-four-dice = You choose { $chosen } dice, and it must be four, at most three of a colour.
refusal-same-reagent-again = You have just sold reagent { $reagent }: the resale brings one of another kind.
refusal-reagent-already-held = You hold reagent { $reagent } already, and nobody may hold two of a kind.
refusal-pile-empty = The pile of reagent { $reagent } is empty.
refusal-reagent-not-in-hand = Reagent { $reagent } is not in your hand.
refusal-no-surplus = You do not have too many { $colour } cards: put away one of a colour that has more than three.
refusal-card-not-in-hand = { $card } is not in your hand.
refusal-card-not-on-top = { $card } cannot be on top of the { $colour } pile.
refusal-token-already-lost = You have lost your { $token } already: name a token you still have.

## Refusals: cards on a manipulation

refusal-only-boum-now = { $card } is no Boum card, and now only these are asked for.
refusal-only-chemistry-now = { $card } is no Chimie card, and now only these are asked for.
refusal-only-safety-here = { $card } is no Sécurité card: only these may be played at any moment.
refusal-cancels-nothing = { $card } cancels nothing, so name no card for it.
refusal-no-boum-to-cancel = No Boum card lies on this manipulation, so { $card } has nothing to cancel.
refusal-boum-not-laid = Name a Boum card that lies on this manipulation: { $card } cancels one of them.
refusal-name-the-token = Name a token only at a table where any Sécurité card brings back any token; there you must name one.
refusal-token-not-lost = The token that { $card } would bring back is not lost.

## Refusals: announcing

refusal-safety-token-missing = Your { $token } is missing, and without all three safety tokens you cannot start a manipulation.
    .chemistry = No laboratory lets anybody work without coat, extinguisher and sound glassware.
refusal-other-type-this-turn = You have begun { $kind }: all manipulations of a turn are of one type.
refusal-centre-used = This centre has had its manipulation in this turn, or was made in it.
refusal-bond-resisted = This bond has resisted once in this turn: try it again in the next.
refusal-too-late-to-resell = You can sell a reagent back once a turn, before your first manipulation.
refusal-no-resale-in-a-puzzle = A puzzle has no resale: every reagent is at hand.
refusal-ring-across-benzene = Closing this ring would span the benzene ring { $place ->
        [para] from one corner to the opposite one
       *[other] from one corner to the next but one
    }: there is no room for that ring.
    .chemistry = A benzene ring is flat and stiff. { $place ->
        [para] Its opposite corners are too far apart for so short a bridge
       *[other] These corners point away from each other, too far for so short a bridge
    }: its tokens would lie on those of the ring. Neighbouring corners (ortho) close well.
refusal-ring-not-flat = Closing this ring would make rings that cannot lie flat side by side.
    .chemistry = A ring of six is a hexagon, and two hexagons share one side at most. Such cages exist in space, as in eucalyptol, but on a table their tokens would lie on each other.
refusal-no-bridging-here = This table plays without bridging: join the reagent first, close the ring afterwards.
refusal-no-hydroxyl-here = This table plays without the O–H variant: join an oxygen and characterise its hydrogen.
refusal-same-as-other-end = This centre of reagent { $reagent } is the same as another one by symmetry: name that one.
refusal-smaller-number-first = Name { $second } before { $first }: the smaller number comes first.
refusal-bench-full = There is no room for more: no molecule has more tokens than the box, 196.
refusal-stock-empty = There is no { $token } token left in the box for this.

## Refusals: targets and packs

refusal-no-such-day = There is no day { $day } in the calendar.
refusal-no-such-target = There is no target “{ $target }” in this pack. Known: { $known }.
refusal-target-has-centres = A target has no reactive centres left: everything about it is known.
refusal-target-too-big = This target has { $atoms } carbons and oxygens: at most { $most } can be made in a game.
refusal-target-across-benzene = In this target a ring spans a benzene ring { $place ->
        [para] from one corner to the opposite one
       *[other] from one corner to the next but one
    }: it cannot be laid.
    .chemistry = A benzene ring is flat and stiff: so short a bridge would bend it or stretch its own bonds. Neighbouring corners (ortho) close well.
refusal-target-not-flat = The rings of this target cannot lie flat side by side.
    .chemistry = A ring of six is a hexagon, and two hexagons share one side at most. Such cages exist in space, as in eucalyptol, but on a table their tokens would lie on each other.
refusal-target-too-hard = The search for a way to this target reached its limit: it cannot tell whether there is one. Only molecules of many fused rings take that long.
refusal-target-needs-more-tokens = This target needs { $need } { $token } tokens, and the box has { $most }.
refusal-target-unreachable = This target cannot be made with the reagents { $cards }.
    .chemistry = Every carbon must come from one of the cards, and every ring from one of them or from a closure of six.
refusal-pack-bad-dice = The dice of a pack have six faces, and at least one must give a card.
refusal-pack-too-few-cards = Each hidden pile of a pack needs { $least } cards or more, or four players could empty it.
refusal-pack-no-such-safety = The pack needs { $least } Sécurité cards or more that bring back this token: { $token }.
refusal-pack-card-count = The pack has { $given } entries in “{ $part }”: 1 to { $most } are possible.
refusal-pack-bad-number = Number { $number } in “{ $part }” does not lie between { $low } and { $high }.
refusal-pack-number-twice = Number { $number } in “{ $part }” is there twice.
refusal-pack-name-twice = The id “{ $entry }” is there twice.
refusal-pack-wrong-effect = Card { $number } has the effect “{ $effect }”, which belongs to the other kind of card.
refusal-pack-unfinished-effect = Card { $number }: the effect “{ $effect }” lacks its number or token, or has one too many.
refusal-pack-no-centre = Reagent { $number } has no reactive centre, so it could never react.
refusal-pack-bad-targets = A pack has 1 to { $most } targets, each with an id of its own.
refusal-pack-bad-structure = The structure of “{ $entry }” cannot be used.
refusal-pack-unknown-reagent = Target “{ $entry }” suggests reagent { $number }, which the pack does not have.
part-boum = boum
part-chemistry = chemistry
part-safety = safety
part-reagent = reagent

## Why the options of a record cannot be used

reason-unusable-pack = its pack cannot be used
reason-unusable-target = its target cannot be used
reason-no-such-target = { reason-unusable-target }
reason-pack-bad-dice = { reason-unusable-pack }
reason-pack-bad-number = { reason-unusable-pack }
reason-pack-bad-structure = { reason-unusable-pack }
reason-pack-bad-targets = { reason-unusable-pack }
reason-pack-card-count = { reason-unusable-pack }
reason-pack-name-twice = { reason-unusable-pack }
reason-pack-no-centre = { reason-unusable-pack }
reason-pack-no-such-safety = { reason-unusable-pack }
reason-pack-number-twice = { reason-unusable-pack }
reason-pack-too-few-cards = { reason-unusable-pack }
reason-pack-unfinished-effect = { reason-unusable-pack }
reason-pack-unknown-reagent = { reason-unusable-pack }
reason-pack-wrong-effect = { reason-unusable-pack }
reason-target-has-centres = { reason-unusable-target }
reason-target-needs-more-tokens = { reason-unusable-target }
reason-target-too-big = { reason-unusable-target }
reason-target-unreachable = { reason-unusable-target }
reason-structure-empty = { reason-unusable-target }
reason-structure-in-pieces = { reason-unusable-target }
reason-structure-loose-centre = { reason-unusable-target }
reason-structure-not-aromatic = { reason-unusable-target }
reason-structure-ring-size = { reason-unusable-target }
reason-structure-too-big = { reason-unusable-target }
reason-structure-too-long = { reason-unusable-target }
reason-structure-too-many-rings = { reason-unusable-target }
reason-structure-triple-bond = { reason-unusable-target }
reason-structure-two-double-bonds = { reason-unusable-target }
reason-structure-unfinished = { reason-unusable-target }
reason-structure-unknown-atom = { reason-unusable-target }
reason-structure-unreadable = { reason-unusable-target }
reason-structure-valence = { reason-unusable-target }
reason-target-too-hard = { reason-unusable-target }

## The introduction; on a board `.touch` and `.why` are enough

intro-begin = You and your opponent both want to make lactide, the molecule on the crest: the bioplastic of cups and films is made of it. Every bench starts from one of the ten reagents. Take number 1, CH₃ with a yellow centre: there the molecule can react.
    .touch = Touch reagent 1, then start from it.
    .why = CH₃ with a yellow centre, where it can react.
intro-dice = Each round begins with resources: four of your twelve dice. Green brings reagents, blue Chimie cards that help you, red Boum cards against others, yellow Sécurité cards. You need carbon and oxygen, so roll two green dice, a blue and a yellow one.
    .touch = Touch two green dice, a blue and a yellow one, then roll.
    .why = Green brings the reagents you need.
intro-take = The green dice bring three reagents, and you choose them. Number 7 is a carbon with two kinds of centre: the yellow one ends a single bond, the mauve one a double bond.
    .touch = Touch reagent 7, then take it.
    .why = A carbon with a yellow and a mauve centre.
intro-take-acid = Number 10 is the group of acids and esters: a carbon with =O and –O. The ring on the crest has it twice.
    .touch = Touch reagent 10, then take it.
    .why = The ring on the crest has this group twice.
intro-take-chain = Number 5 is two carbons with their hydrogens, and a yellow centre at each end.
    .touch = Touch reagent 5, then take it.
    .why = Two carbons, a yellow centre at each end.
intro-join = Now the manipulations. Join reagent 7 at the yellow centre of your molecule: centres of one colour react, both go, and a C–C bond forms. It is a reaction, so the two black dice must show 7 or more.
    .touch = Touch reagent 7, the yellow centre, then announce.
    .why = Both centres go and a C–C bond forms, with 7 or more.
intro-chemistry = Your opponent lays an empty can on it: now it takes a 9, and that is 10 throws of 36. Your catalyst takes 2 off again: back to 7, and 21 of 36.
    .touch = Touch your catalyst, then lay it.
    .why = It takes 2 off: back from 9 to 7.
intro-split = It worked. A mauve centre can join another mauve one by a double bond or become =O. Your carbon needs two single bonds instead: split the mauve centre into two yellow ones.
    .touch = Touch the mauve centre, choose “one mauve into two yellow”, announce.
    .why = The carbon needs two single bonds, no double one.
intro-end = The two new yellow centres were made in this turn, so they rest until the next. End your turn.
    .touch = End your turn.
    .why = Centres made in a turn rest until the next.
intro-dice-again = You hold what you need. Roll for Chimie, a Boum card against your opponent, and a Sécurité card: without coat, extinguisher or glassware you cannot work.
    .touch = Touch two blue dice, a red and a yellow one, then roll.
    .why = You need no reagents now.
intro-join-acid = Join reagent 10 by its carbon at one of the two yellow centres. They are equivalent: it does not matter which.
    .touch = Touch reagent 10, the lit yellow centre, choose its carbon, announce.
    .why = C–C again: the group of the acids is on.
intro-join-chain = Centres that come with a card are fresh. Join reagent 5 at the yellow centre on the O, in the same turn.
    .touch = Touch reagent 5, the yellow centre on the O, then announce.
    .why = A C–O bond: an ester forms.
intro-cut = The second acid group belongs on the carbon next to the O, but no centre is there: only H. Cleave a C–H bond of that carbon: the H goes, a yellow centre takes its place.
    .touch = Touch the lit C–H bond, then announce.
    .why = The H goes, a yellow centre takes its place.
intro-end-again = This new centre rests, too, and reagent 10 went back to its pile when you used it. End your turn and fetch it again.
    .touch = End your turn.
    .why = A used reagent is back on its pile.
intro-dice-last = Two green dice for reagent 10, a blue and a yellow one.
    .touch = Touch two green dice, a blue and a yellow one, then roll.
    .why = Green brings reagent 10 again.
intro-take-again = Take reagent 10 once more.
    .touch = Touch reagent 10, then take it.
    .why = The second acid group.
intro-join-second = Join it by its carbon where the H was.
    .touch = Touch reagent 10, the yellow centre on the C–O carbon, choose its carbon, announce.
    .why = Where the H was.
intro-close = Now the ring. Two of your own centres of one colour may react with each other, without a card, if that closes a ring of exactly six. Count from the carbon of one to the oxygen of the other: six members.
    .touch = Touch the lit yellow centre, choose “close a ring of six”, announce.
    .why = Six members from one carrier to the other: the ring closes.
intro-alone = The ring is closed: what is left is one yellow centre, which must become H. That is a characterisation, and a turn is all reactions or all characterisations: end your turn, and in the next one say that it is hydrogen. It takes only a 5, and lactide is made.
    .why = One centre is left: end your turn, then characterise it as H, and lactide is made.

## Hints: what the coach says of an answer; each is a fact (rooms/laboratorium/bots/reasons.py)
## `.short` is for the strip on the board

laboratorium-hint-begin = From reagent { $card } the target can be made in { $left ->
        [one] one manipulation
       *[other] { $left } manipulations
    }.
    .short = { $left ->
        [one] One manipulation
       *[other] { $left } manipulations
    } from here to the target.
laboratorium-hint-take = The coach’s shortest way uses reagent { $card }{ $place ->
        [1] : it is the next one that you lack.
       *[other] , as number { $place } of those that you lack.
    }
    .short = { $place ->
        [1] The next reagent that your way lacks.
       *[other] Number { $place } of the reagents your way lacks.
    }
laboratorium-hint-leave = No reagent that you could take is on the coach’s shortest way{ $wanted ->
        [0] : it lacks none.
       *[other] ; the piles of those it lacks are empty.
    }
    .short = None of these is on your shortest way.
laboratorium-hint-resell = The coach’s shortest way does not use reagent { $card }; with a 4 or more you may take another one for it.
    .short = Your way does not use reagent { $card }.
laboratorium-hint-useless = The coach’s shortest way does not use reagent { $card }.
    .short = Your way does not use reagent { $card }.
laboratorium-hint-double = You have { $entry } more than once: { $left ->
        [one] one stays
       *[other] { $left } stay
    }.
    .short = { $left ->
        [one] Another { $entry } stays
       *[other] { $left } more { $entry } stay
    }.
laboratorium-hint-surplus = You hold { $held } cards of this colour and may keep three.
    .short = { $held } of this colour; three may stay.
laboratorium-hint-safety-dice = You lack { $lost ->
        [one] one safety token
       *[other] { $lost } safety tokens
    }, and without all three you cannot manipulate: { $dice ->
        [one] one yellow die
       *[other] { $dice } yellow dice
    } for Sécurité.
    .short = { $dice ->
        [one] One yellow die
       *[other] { $dice } yellow dice
    } for { $lost ->
        [one] a lost token
       *[other] { $lost } lost tokens
    }.
laboratorium-hint-dice = Your way lacks { $wanted ->
        [one] one reagent
       *[other] { $wanted } reagents
    }: { $dice ->
        [one] one green die
       *[other] { $dice } green dice
    } for that.
    .short = { $dice ->
        [one] One green die
       *[other] { $dice } green dice
    } for { $wanted ->
        [one] a missing reagent
       *[other] { $wanted } missing reagents
    }.
laboratorium-hint-other-dice = Your way lacks no reagent: blue dice for Chimie, { $blue }, and red dice for Boum, { $red }.
    .short = No reagent is lacking: { $blue } blue, { $red } red.
laboratorium-hint-secure = { $left ->
        [0] Nobody works without protection: this brings all three tokens back together, and you may manipulate again.
        [one] One safety token is still missing after it.
       *[other] { $left } safety tokens are still missing after it.
    }
    .short = { $left ->
        [0] All three tokens again: you may manipulate.
        [one] One token is still missing.
       *[other] { $left } tokens are still missing.
    }
laboratorium-hint-lose = A Sécurité card in your hand brings this token back; you hold { $count }.
    .short = Your Sécurité card brings it back.
laboratorium-hint-reroll = The throw of { $sum } fails against { $now }; if the die that shows { $shown } is rolled again, { $good } of its 6 faces { $good ->
        [one] succeeds
       *[other] succeed
    }.
    .short = { $sum } fails; { $good } of 6 faces would succeed.
laboratorium-hint-keep-dice = The throw of { $sum } succeeds against { $now }.
    .short = { $sum } succeeds against { $now }.
laboratorium-hint-step = { $left ->
        [0] This makes the target.
        [one] A step of a shortest way: one manipulation is left after it.
       *[other] A step of a shortest way: { $left } manipulations are left after it.
    }{ $dice ->
        [yes] {" "}{ $odds } of 100 throws succeed if nobody interferes.
       *[no] {""}
    }
    .short = { $left ->
        [0] This makes the target.
        [one] One manipulation is left after it.
       *[other] { $left } manipulations are left after it.
    }
laboratorium-hint-stray = After it { $left ->
        [one] one manipulation is
       *[other] { $left } manipulations are
    } left; now it is { $now }.
    .short = { $left } manipulations left after it, now { $now }.
laboratorium-hint-end = { $lacks ->
        [0] Your way lacks no reagent
        [one] Your way lacks reagent { $card }
       *[other] Your way lacks { $lacks } reagents, reagent { $card } first
    }; the molecule and the cards stay as they are, and { $left ->
        [one] one manipulation is
       *[other] { $left } manipulations are
    } left.
    .short = { $lacks ->
        [0] All stays as it is, with { $left } to go.
       *[other] Reagent { $card } is lacking, with { $left } to go.
    }
laboratorium-hint-stop = { $entry } ends the turn or takes a safety token, and without all three nobody manipulates.
    .short = { $entry } can stop the turn.
laboratorium-hint-hinder = Of 100 throws { $then } would succeed instead of { $now }.
    .short = { $then } of 100 throws succeed instead of { $now }.
laboratorium-hint-help = Of 100 throws { $then } succeed instead of { $now }.
    .short = { $then } of 100 throws succeed instead of { $now }.
laboratorium-hint-hold = { $whose ->
        [own] As it stands { $odds } of 100 throws succeed, and the card stays for a worse moment.
       *[other] As it stands { $odds } of 100 throws of this player succeed, and the card stays for a better moment.
    }
    .short = Keeps the card; { $odds } of 100 throws succeed.

## What an answer lacks beside a better one

laboratorium-missed-longer = { $left ->
        [one] One manipulation is
       *[other] { $left } manipulations are
    } left with it, { $better } with the other.
    .short = { $left } left with it, { $better } with the other.
laboratorium-missed-still = It brings the target no nearer: { $now ->
        [one] one manipulation stays
       *[other] { $now } manipulations stay
    } to do, and the other leaves { $left }.
    .short = { $now } stay to do; the other leaves { $left }.
laboratorium-missed-riskier = It succeeds with { $odds } of 100 throws, the other with { $better }.
    .short = { $odds } of 100 throws; the other { $better }.
laboratorium-missed-take = It leaves reagent { $card } on the pile, which your shortest way uses.
    .short = Leaves reagent { $card }, which your way uses.
laboratorium-missed-reagent = Your shortest way still uses reagent { $card }.
    .short = Your way still uses reagent { $card }.
laboratorium-missed-green = { $dice ->
        [0] No green die
        [one] One green die
       *[other] { $dice } green dice
    } for { $wanted ->
        [one] the reagent that your way lacks
       *[other] the { $wanted } reagents that your way lacks
    }; the other rolls { $better }.
    .short = { $dice ->
        [0] No green die
        [one] One green die
       *[other] { $dice } green dice
    }; your way lacks { $wanted ->
        [one] a reagent
       *[other] { $wanted } reagents
    }.
laboratorium-missed-yellow = { $dice ->
        [0] No yellow die
        [one] One yellow die
       *[other] { $dice } yellow dice
    } for { $lost ->
        [one] a lost token
       *[other] { $lost } lost tokens
    }, without which you cannot manipulate; the other rolls { $better }.
    .short = { $dice ->
        [0] No yellow die
        [one] One yellow die
       *[other] { $dice } yellow dice
    } for { $lost ->
        [one] a lost token
       *[other] { $lost } lost tokens
    }.
laboratorium-missed-waste-green = { $dice ->
        [one] One green die
       *[other] { $dice } green dice
    }, and your way lacks { $wanted ->
        [0] no reagent
        [one] only one reagent
       *[other] only { $wanted } reagents
    }.
    .short = Green dice: { $dice }; reagents lacking: { $wanted }.
laboratorium-missed-waste-yellow = { $dice ->
        [one] One yellow die
       *[other] { $dice } yellow dice
    } while all safety tokens are there.
    .short = Yellow dice: { $dice }, and no token is lost.
laboratorium-missed-fails = The throw of { $sum } fails against { $now }, and it is kept.
    .short = { $sum } fails against { $now }.
laboratorium-missed-risks = The throw of { $sum } succeeds against { $now } as it lies; { $bad ->
        [0] rolling this die again cannot make it fail, and brings nothing
        [one] with this die rolled again, one of its 6 faces fails
       *[other] with this die rolled again, { $bad } of its 6 faces fail
    }.
    .short = { $sum } succeeds as it lies; { $bad } of 6 faces would fail.
laboratorium-missed-weaker = { $odds } of 100 throws succeed with it, { $better } with the other.
    .short = { $odds } of 100 throws; the other { $better }.

## Families of messages that name the words of a parameter

words-of-entry = card

## The teacher's list of results

column-manipulations = Steps made
column-announced = Manipulations announced
column-succeeded = Throws that succeeded
column-failed = Throws that failed
column-tokens-lost = Safety tokens lost
