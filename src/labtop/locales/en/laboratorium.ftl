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
    .crest = Polymerised, it becomes the rubber of inner tubes.
target-isoprene = isoprene
    .crest = The brick of natural rubber and of all terpenes.
target-benzaldehyde = benzaldehyde
    .crest = The smell of bitter almonds.
target-styrene = styrene
    .crest = Its polymer is polystyrene.
target-phenol = phenol
    .crest = Carbolic acid, the first disinfectant of surgery.
target-benzoic-acid = benzoic acid
    .crest = Keeps food from going bad; its salts are E 210 to E 213.
target-ethylene-glycol = ethylene glycol
    .crest = The antifreeze in the radiator.
target-lactic-acid = lactic acid
    .crest = What makes yoghurt sour.
target-salicylic-acid = salicylic acid
    .crest = From willow bark; aspirin is made from it.

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
team-name = Team { $number }
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
option-rings-closure = ring closure
option-rings-bridging = ring closure and bridging
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

how-start = start from reagent { $reagent }
how-single = join reagent { $reagent } at { $second } of { $first } by a single bond
how-double = join reagent { $reagent } at { $second } of { $first } by a double bond
how-bridge = bridge { $first } and { $second } with reagent { $reagent }
how-cut = cleave the single bond from { $first } to { $second }, whose side goes
how-cut-double = cleave the double bond from { $first } to { $second }, whose side goes
how-add = open the double bond between { $first } and { $second }
how-eliminate = let { $first } and { $second } become a double bond
how-split = turn { $second } on { $first } into two yellow centres
how-merge = turn { $first } and { $second } into one mauve centre
how-close = close a ring with { $first } and { $second }
how-is-h = { $second } on { $first } is hydrogen
how-is-o = { $second } on { $first } is oxygen
how-is-oh = { $second } on { $first } is O–H

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
event-announced = { $seat } announces: { $how }.
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
refusal-centre-used = Centre { $token } has had its manipulation in this turn, or was made in it.
refusal-bond-resisted = The bond between { $first } and { $second } has resisted once in this turn: try it again in the next.
refusal-too-late-to-resell = You can sell a reagent back once a turn, before your first manipulation.
refusal-no-resale-in-a-puzzle = A puzzle has no resale: every reagent is at hand.
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
refusal-target-too-hard = No way to this target was found before the search gave up: molecules of many fused rings are too hard to plan.
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

## The introduction

intro-begin = You and your opponent both want to make ethanol, CH₃–CH₂–OH. Every bench starts from one of the ten reagents. Take number 5: two carbons with their hydrogens, and a yellow centre at each end, where the molecule can react.
intro-dice = Each round begins with resources: four of your twelve dice. Green brings reagents, blue Chimie cards that help you, red Boum cards against others, yellow Sécurité cards. You need an oxygen, so roll two green dice, a blue and a yellow one.
intro-take = The green dice bring one reagent, and you may choose it: number 3 is an oxygen with two yellow centres.
intro-join = Now the manipulations. Join reagent 3 at a yellow centre of your molecule: both centres go and a C–O bond forms. It is a reaction, so the two black dice must show 7 or more.
intro-chemistry = Your opponent lays an empty can on it: now it takes a 9, and that is 10 throws of 36. Your catalyst takes 2 off again: back to 7, and 21 of 36.
intro-end = It worked. The yellow centres that are left must become hydrogen. That is a characterisation, and a turn is all reactions or all characterisations: so end it here.
intro-dice-again = You need no more reagents. Roll for Chimie, a Boum card against your opponent, and a Sécurité card: without coat, extinguisher or glassware you cannot work.
intro-characterise = Say what a centre is: the yellow one on carbon 2 is hydrogen. A characterisation takes only a 5, and 30 of 36 throws do it.
intro-alone = One centre is left, on the oxygen: characterise it too, and you have made ethanol. Each centre may be tried once a turn.

## Hints: what the coach says of an answer; its figures come from simulated turns

laboratorium-hint-begin = The shortest way to the target begins with reagent { $card }. First in { $win } of 100 simulated races.
laboratorium-hint-take = Reagent { $card } is the next one on your shortest way. First in { $win } of 100 simulated races.
laboratorium-hint-dice = Your way lacks { $wanted ->
        [0] no reagent
        [one] 1 reagent
       *[other] { $wanted } reagents
    } and { $lost ->
        [0] no safety token
        [one] 1 safety token
       *[other] { $lost } safety tokens
    }: dice for what is missing, the rest for cards against others. First in { $win } of 100 simulated races.
laboratorium-hint-discard = Card { $card } is the one you need least: it is not on your shortest way. First in { $win } of 100 simulated races.
laboratorium-hint-resell = Your way does not need reagent { $card }, and a throw may bring one that it does. First in { $win } of 100 simulated races.
laboratorium-hint-secure = Nobody works without protection: with all three tokens you can manipulate again. First in { $win } of 100 simulated races.
laboratorium-hint-lose = Give up the token that you can replace soonest. First in { $win } of 100 simulated races.
laboratorium-hint-reroll = The throw does not do: die { $die } is the lower one. First in { $win } of 100 simulated races.
laboratorium-hint-keep-dice = The throw does as it lies. First in { $win } of 100 simulated races.
laboratorium-hint-leave = No reagent on the piles is on your way. First in { $win } of 100 simulated races.
laboratorium-hint-end = Nothing on your shortest way can be done now: keep your centres and cards. First in { $win } of 100 simulated races, with { $left } manipulations left on average.
laboratorium-hint-hold = Keep the card: this manipulation is not worth it yet. First in { $win } of 100 simulated races.
laboratorium-hint-react = A step of the shortest way: bonds form or break at a reactive centre. { $odds } of 100 throws succeed if nobody interferes; { $left } manipulations left on average after the simulated turns, first in { $win } of 100 simulated races.
laboratorium-hint-characterise = The target has this group here, so the centre can be named for good: { $odds } of 100 throws succeed. { $left } manipulations left on average, first in { $win } of 100 simulated races.
laboratorium-hint-stop = This card takes a safety token or ends the turn, so no further manipulation follows: it is best on the first one. First in { $win } of 100 simulated races.
laboratorium-hint-hinder = The player who manipulates here is near the target: the difficulty rises from { $now } to { $then }. First in { $win } of 100 simulated races.
laboratorium-hint-help = The difficulty falls from { $now } to { $then }, as with a better catalyst or a surer hand. First in { $win } of 100 simulated races.
laboratorium-hint-unlikely = It is not on the shortest way, so no turns were simulated for it.

## Families of messages that name the words of a parameter

words-of-entry = card
