# Chain Growth, all words for people. Rule numbers: src/labtop/rooms/chain_growth/RULES.md.

room-chain-growth = Chain Growth
    .tagline = Grow polymer chains, steal those of the others, and finish yours before somebody’s hand is empty.

## Cards

monomer-S = styrene
monomer-MMA = methyl methacrylate
monomer-VAc = vinyl acetate
monomer-BA = n-butyl acrylate

card-S1 = S 1
card-S2 = S 2
card-S3 = S 3
card-MMA1 = MMA 1
card-MMA2 = MMA 2
card-MMA3 = MMA 3
card-VAc1 = VAc 1
card-VAc2 = VAc 2
card-VAc3 = VAc 3
card-BA1 = BA 1
card-BA2 = BA 2
card-BA3 = BA 3
card-H2O2 = Fenton
    .about = Fenton’s reagent, H₂O₂ with Fe²⁺ (hydrogen peroxide with iron(II)): one radical
card-AIBN = AIBN
    .about = azobisisobutyronitrile: two radicals
card-T = Termination
    .about = joker: ends two chains that meet, one of them yours
card-CTA = CTA
    .about = joker: 1-dodecanethiol, a chain-transfer agent: ends any growing chain, which becomes yours, and starts a new one
card-TEMPO = TEMPO
    .about = joker: caps a growing chain of yours, which is then safe
card-CO = Copolymer
    .about = joker: goes on with another monomer on any growing chain, which becomes yours

starter-H2O2 = Fenton
starter-AIBN = AIBN
starter-CTA = the CTA

mode-combination = combination
mode-disproportionation = disproportionation
made-combination = combination
made-disproportionation = disproportionation
made-transfer = chain transfer
by-termination = a Termination card
by-transfer = a CTA
by-copolymer = a Copolymer card
step-initiation = Initiation
step-propagation = Propagation
step-combination = Termination by combination
step-disproportionation = Termination by disproportionation
step-transfer = Chain transfer
step-mediation = Nitroxide mediation
step-copolymerisation = Copolymerisation

## Questions

ask-start = Chance decides who begins; then it goes round clockwise.
ask-deal = The cards are shuffled and dealt.
ask-draw = The top card of the stack is drawn.
ask-source = Take the top card of the stack, or the face-up discard if a play of this turn uses it?
ask-play = Make one play with at most three cards, or discard one card.
field-type = What do you do?
field-card = Which card?
field-cards = Which cards?
field-monomers = Which monomers?
field-starter = Which initiator?
field-two = One chain or two?
field-chain = On which chain?
field-chains = Which two chains?
field-mode = How do they end?
field-seat = Who begins?
field-hands = Which cards does everybody get?

## Options

option-scoring = Scoring
    .help = Most monomers in finished chains, or the chemists’ way: long and equal chains.
option-scoring-monomers = monomers
option-scoring-chemist = chemists: Mn and dispersity
option-single-addition = Single additions
    .help = Whether a chain may also grow by one single card.
option-single-addition-true = yes, one card will do
option-single-addition-false = no, only pairs, triplets and 1-2-3
option-true-termination = True termination
    .help = Whether the monomers at the ends decide how two chains end.
option-true-termination-true = yes: styrene combines, MMA disproportionates
option-true-termination-false = no, the player chooses
option-draw-from-discard = Draw from the discard pile
    .help = Whether the face-up discard may be drawn, if this turn’s play uses it.
option-draw-from-discard-true = yes, to be used at once
option-draw-from-discard-false = no, only from the stack
option-short-game = Short game
    .help = Whether everybody starts with nine cards only.
option-short-game-true = yes, nine cards each
option-short-game-false = no, 15, 13 or 11 cards each
option-learning = Learning
    .help = Whether every play names its reaction step and the running averages.
option-learning-true = yes
option-learning-false = no
option-pack = Own deck
    .help = A deck of your own monomers, initiators and counts; without one the packaged deck is used.

## Events

event-starter = { $seat } begins.
event-dealt = Everybody is dealt { $each } cards; { $stack } are left in the stack.
event-drew = { $seat } draws a card.
    .card = It is { $card }.
event-took = { $seat } takes { $card } from the discard pile.
event-discarded = { $seat } discards { $card }.
event-initiated = { $seat } starts chain { $chain } with { $starter }: { $cards }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of { $monomer }.
event-propagated = { $seat } lengthens chain { $chain } with { $cards }: { $before } → { $units } units.
event-reactivated = { $seat } wakes chain { $chain } ({ $units ->
        [one] 1 unit
       *[other] { $units } units
    }): its TEMPO goes onto the discard pile.
event-stolen = { $seat } takes chain { $chain } from { $victim } with { $by }: { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $mass } g/mol.
event-combined = { $seat } lets chains { $chain } and { $other } combine: { $before } + { $other-before } units make one finished chain of { $units } ({ $mass } g/mol).
event-disproportionated = { $seat } lets chains { $chain } and { $other } disproportionate: two finished chains of { $before } and { $other-before } units ({ $mass } and { $other-mass } g/mol).
event-transferred = { $seat } ends chain { $chain } with a CTA: a finished chain of { $units ->
        [one] 1 unit
       *[other] { $units } units
    } ({ $mass } g/mol).
event-capped = { $seat } caps chain { $chain } with TEMPO: { $units ->
        [one] 1 unit
       *[other] { $units } units
    } ({ $mass } g/mol), safe while it sleeps.
event-switched = { $seat } goes on with { $monomer } on chain { $chain } ({ $cards }): { $before } → { $units } units.
event-learned = { $step }. { $chains ->
        [0] { $seat } has no finished chain yet.
        [one] { $seat } has 1 finished chain.
       *[other] { $seat } has { $chains } finished chains.
    }
    .mn = Mn is { $mn } g/mol,
    .dispersity = dispersity { $dispersity }.
event-reshuffled = The stack was empty: the discard pile is shuffled into a new one of { $stack } cards. Next time the game ends.
event-ended = The game is over: { $reason }.

## Events, told to a player whom they are about: `you-` the one who acts, `for-you-` the one it is done to

you-starter = You begin.
you-drew = You draw a card.
    .card = It is { $card }.
you-took = You take { $card } from the discard pile.
you-discarded = You discard { $card }.
you-initiated = You start chain { $chain } with { $starter }: { $cards }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of { $monomer }.
you-propagated = You lengthen chain { $chain } with { $cards }: { $before } → { $units } units.
you-reactivated = You wake chain { $chain } ({ $units ->
        [one] 1 unit
       *[other] { $units } units
    }): its TEMPO goes onto the discard pile.
you-stolen = You take chain { $chain } from { $victim } with { $by }: { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $mass } g/mol.
for-you-stolen = { $seat } takes chain { $chain } from you with { $by }: { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $mass } g/mol.
you-combined = You let chains { $chain } and { $other } combine: { $before } + { $other-before } units make one finished chain of { $units } ({ $mass } g/mol).
you-disproportionated = You let chains { $chain } and { $other } disproportionate: two finished chains of { $before } and { $other-before } units ({ $mass } and { $other-mass } g/mol).
you-transferred = You end chain { $chain } with a CTA: a finished chain of { $units ->
        [one] 1 unit
       *[other] { $units } units
    } ({ $mass } g/mol).
you-capped = You cap chain { $chain } with TEMPO: { $units ->
        [one] 1 unit
       *[other] { $units } units
    } ({ $mass } g/mol), safe while it sleeps.
you-switched = You go on with { $monomer } on chain { $chain } ({ $cards }): { $before } → { $units } units.
you-learned = { $step }. { $chains ->
        [0] You have no finished chain yet.
        [one] You have 1 finished chain.
       *[other] You have { $chains } finished chains.
    }
    .mn = Mn is { $mn } g/mol,
    .dispersity = dispersity { $dispersity }.
reason-empty-hand = a hand is empty
reason-stack-empty = the stack has run out

## The result

score-chain = Chain { $chain }, { $made }, { $mass } g/mol
score-capped = Chain { $chain }, capped, { $mass } g/mol
score-mn = Number average Mn in g/mol
score-mw = Weight average Mw in g/mol
score-dispersity = Dispersity Mw / Mn
score-index = Index Mn / dispersity
score-amount = { $amount }
room-winner = { $seat } wins.

## The table as text

board-turn = { $seat } to play
board-piles = Stack { $stack } · discard pile { $count }
board-top = on top { $card }
board-taken = must use { $card }
board-last-stack = last stack
board-scoring-chemist = chemists’ scoring
board-scoring-monomers = monomer scoring
board-hand = Your hand
board-drawn = drawn: { $card }
board-card = { $card }
board-starters = Initiators
board-jokers = Jokers
board-none = none
board-chains = Chains on the table
board-no-chains = no chain yet
board-chain = chain { $number }
board-yours = yours
board-active = radical open
board-capped = TEMPO, safe
board-units = { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
board-mass = { $mass } g/mol
board-players = Players
board-you = you
board-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-finished = { $count ->
        [0] nothing finished
        [one] 1 finished chain
       *[other] { $count } finished chains
    }
board-capped-units = { $units } under TEMPO
board-averages = Mn { $mn } · Mw { $mw } g/mol · dispersity { $dispersity } · index { $index }

## In the terminal

play-action-discard = discard a card
play-action-initiate = start a chain (initiation)
play-action-propagate = lengthen a chain (propagation)
play-action-terminate = end two chains (Termination)
play-action-transfer = end a chain and start one (CTA)
play-action-cap = cap a chain (TEMPO)
play-action-copolymerise = change the monomer of a chain (Copolymer)
play-action-draw = the top card of the stack
play-action-take = the face-up discard
play-two-true = two chains
play-two-false = one chain
play-chain = chain { $chain }: { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of { $end }, { $whose }
play-chain-yours = yours
play-chain-of = of { $seat }
brief-chain = { $whose ->
        [mine] your { $end } chain
       *[other] { $seat }’s { $end } chain
    }
brief-discard = Discard { $card }
brief-initiate = { $chains ->
        [1] Start a chain
       *[other] Start two chains
    }: { $cards }
brief-grow = { $cards } on { $chain }
brief-cap = TEMPO{ $count ->
        [0] {""}
       *[other] {" "}+ { $cards }
    } on { $chain }
brief-terminate = { $how ->
        [combination] Pair
       *[other] End
    } { $first } and { $second }
brief-transfer = CTA on { $chain }, then { $cards }
play-nothing-added = nothing
play-gives-initiated = { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
play-gives-propagated = { $before } → { $units }
play-gives-switched = { $before } → { $units }
play-gives-stolen = from { $victim }
play-gives-combined = finished { $units }
play-gives-disproportionated = finished { $before } and { $other-before }
play-gives-transferred = finished { $units }
play-gives-ended = the game ends: { $reason }

## What just happened: the chemistry

note-initiation = An initiator falls apart into radicals. AIBN loses N₂ and gives two (CH₃)₂C(CN)•; H₂O₂ and Fe²⁺ give one HO•. A radical opens the double bond of one monomer, and the unpaired electron sits on the new end: that is why the first card must be a 1.
note-propagation = The radical at the end adds to the double bond of the next monomer, and the radical is at the new end again: R–M• + M → R–M–M•. One step takes milliseconds or less, depending on the monomer, however long the chain is.
note-combination = Two radical ends meet and pair their electrons: R• + •R′ → R–R′. One chain comes of two, with the sum of their masses, so Mn rises. Styrene ends almost always this way.
note-disproportionation = One radical end takes a hydrogen atom from the other: two dead chains, one with a double bond at its end, each as long as before. Methyl methacrylate does much of this; in truth it is a mixture of both modes.
note-transfer = A thiol gives its hydrogen to the radical end: R• + R′SH → RH + R′S•. The chain is dead, and the sulfur radical starts a new one. More transfer agent means shorter chains at the same speed; 1-dodecanethiol is a usual one.
note-mediation = TEMPO is a stable nitroxide radical. It caps the growing end, R• + •O–N ⇌ R–O–N, and on heating lets go again: the chain sleeps and wakes. In the flask it controls styrene well, methacrylates hardly at all and acrylates or vinyl acetate only with difficulty; the card works on every monomer.
note-copolymerisation = The radical can also add to the double bond of another monomer, which then joins the same chain. How easily depends on the pair. Styrene and vinyl acetate hardly copolymerise in truth; the card lets them.
note-theft = A radical reacts with the reagent of any player, so a growing chain can be taken. A capped or dead chain has no radical, so it cannot be taken.
note-averages = Mn counts every chain alike; Mw counts every gram alike, so long chains weigh more in it. Dispersity, Mw / Mn, is 1 if all chains are equal (older books say PDI). Chains that combine make Mn rise; equal chains make dispersity fall.

## Hints: what the coach says of an answer; each is a fact of the table (rooms/chain_growth/bots/reasons.py)
## `.short` is for the strip on the board

chain-growth-hint-ends = These are your last cards: the game ends, and { $mine } of your units count against { $theirs }.
    .short = Ends the game: { $mine } units against { $theirs }.
chain-growth-hint-draw = The stack has { $stack ->
        [one] one card
       *[other] { $stack } cards
    }, and nobody knows the top one; the discard stays where it is.
    .short = A new card, unknown to everybody.
chain-growth-hint-take = { $card } lies on the discard, and a play of this turn can use it.
    .short = { $card } can be used at once.
chain-growth-hint-unfit = { $card }: none of your chains ends in { $monomer }, and you hold no other { $monomer } card.
    .short = Nothing of yours goes with { $card }.
chain-growth-hint-spare = { $card } is there more than once in your hand: { $left ->
        [one] one stays
       *[other] { $left } stay
    }.
    .short = { $left ->
        [one] Another { $card } stays
       *[other] { $left } more { $card } stay
    } in your hand.
chain-growth-hint-no-start = { $card } starts a chain only with a monomer of value 1, and you hold none.
    .short = { $card } needs a 1, and you have none.
chain-growth-hint-no-use = No chain of the others ends in { $monomer }: without a Copolymer card they cannot lengthen one with { $card }.
    .short = No chain of the others ends in { $monomer }.
chain-growth-hint-smallest = { $card } adds only { $value ->
        [one] 1 unit
       *[other] { $value } units
    }, and no monomer in your hand adds fewer.
    .short = No monomer of yours adds fewer units.
chain-growth-hint-discard = { $card } goes on the discard pile; { $left ->
        [one] one card stays
       *[other] { $left } cards stay
    } in your hand.
    .short = { $left ->
        [one] One card stays
       *[other] { $left } cards stay
    } in your hand.
chain-growth-hint-start = A new radical to grow from: the chain begins with { $length ->
        [one] 1 unit
       *[other] { $length } units
    }, and while it lives others can take it.
    .short = A new chain, { $length ->
        [one] 1 unit
       *[other] { $length } units
    } long.
chain-growth-hint-start-two = One initiator, two radicals: two chains to grow from, with { $length } units in all.
    .short = Two new chains, { $length } units in all.
chain-growth-hint-grow = The radical adds monomers one by one: the chain grows from { $before ->
        [one] 1 unit
       *[other] { $before } units
    } to { $length }. While it lives it can be taken.
    .short = The chain grows from { $before } to { $length } units.
chain-growth-hint-wake = TEMPO lets go and the chain grows from { $before } to { $length } units; its radical is open to everybody again.
    .short = From { $before } to { $length } units, but awake again.
chain-growth-hint-combine = Two radicals pair: one dead chain of { $length } units counts for you and can no longer be taken.
    .short = { $length } units count and are safe.
chain-growth-hint-part = A hydrogen atom changes chains: two dead chains, of { $one } and { $other } units, count for you and are safe.
    .short = { $one } and { $other } units count and are safe.
chain-growth-hint-transfer = The thiol ends { $before ->
        [one] 1 unit
       *[other] { $before } units
    }, which now count and are safe; its sulfur radical starts a new chain.
    .short = Makes { $before ->
        [one] 1 unit
       *[other] { $before } units
    } safe and starts a new chain.
chain-growth-hint-protect = TEMPO caps the radical: { $length ->
        [one] 1 unit counts
       *[other] { $length } units count
    }, and nobody can take the chain while it sleeps.
    .short = { $length ->
        [one] 1 unit counts
       *[other] { $length } units count
    }; nobody can take the chain.
chain-growth-hint-switch = The radical adds another monomer, { $monomer }: the chain now has { $length } units and a new end.
    .short = { $length } units, and a new end: { $monomer }.
chain-growth-hint-rob-by-ending = Your radical meets that of { $to }: { $length } units in all end on your shelf.
    .short = Takes a chain of { $to }: { $length } units, safe.
chain-growth-hint-rob-by-transfer = Your thiol ends a chain of { $to }: { $before ->
        [one] its unit is yours
       *[other] its { $before } units are yours
    }, and a new chain starts.
    .short = Takes { $before ->
        [one] 1 unit
       *[other] { $before } units
    } from { $to }, and starts a chain.
chain-growth-hint-rob-by-switching = Your monomer joins the radical of { $to }: the chain of { $length } units is yours, and still open.
    .short = Takes the chain of { $to }: { $length } units.

## What an answer lacks beside a better one

chain-growth-missed-behind = It lays down your last cards and ends the game while you are behind: { $mine ->
        [0] none of your units counts
        [one] 1 of your units counts
       *[other] { $mine } of your units count
    } against { $theirs }.
    .short = Ends the game behind: { $mine } against { $theirs }.
chain-growth-missed-end = The other one lays down your last cards and wins { $mine } units to { $theirs }; with this { $left ->
        [one] one card stays
       *[other] { $left } cards stay
    } in your hand.
    .short = The other ends the game: { $mine } to { $theirs }.
chain-growth-missed-theft = It leaves { $to } a chain of { $length ->
        [one] 1 unit
       *[other] { $length } units
    } that you could take now.
    .short = Leaves { $to } { $length ->
        [one] 1 unit
       *[other] { $length } units
    } you could take.
chain-growth-missed-open = It leaves the radical of your chain of { $length ->
        [one] 1 unit
       *[other] { $length } units
    } open: others may take it, and it does not count yet.
    .short = Leaves { $length ->
        [one] 1 unit
       *[other] { $length } units
    } of yours open to others.
chain-growth-missed-idle = It adds nothing to any chain, while the other adds { $better ->
        [one] 1 unit
       *[other] { $better } units
    }.
    .short = Adds nothing; the other adds { $better ->
        [one] 1 unit
       *[other] { $better } units
    }.
chain-growth-missed-wanted = One of your chains ends in { $monomer } and could use { $card }; the other card fits none of them.
    .short = A chain of yours could use { $card }.
chain-growth-missed-pair = You hold { $count } of { $card }: two of a kind lengthen a chain together. The other card is alone.
    .short = Breaks up { $count } of { $card }.
chain-growth-missed-cards = It lays down { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, the other { $better }: an empty hand ends the game.
    .short = Lays down { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }; the other { $better }.
chain-growth-missed-units = It adds { $added ->
        [0] no unit
        [one] 1 unit
       *[other] { $added } units
    }, the other { $better }.
    .short = Adds { $added ->
        [0] no unit
        [one] 1 unit
       *[other] { $added } units
    }; the other { $better }.
chain-growth-missed-exposed = It leaves { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of yours in chains that others can take, with the other { $better ->
        [0] none
       *[other] { $better }
    }.
    .short = { $units } of your units can be taken; else { $better }.

## Refusals: cards

refusal-no-such-card = There is no card “{ $card }” in this deck.
refusal-not-in-hand = You have no { $card } in your hand.
refusal-not-enough-cards = You have { $held } × { $card }, and this takes { $wanted }.
refusal-not-a-monomer = { $card } is not a monomer: only monomer cards become part of a chain.
    .chemistry = Only a monomer has the double bond that a radical can open to grow by.
refusal-not-a-starter = { $card } is not an initiator, and without one no chain starts.
    .chemistry = A chain needs a first radical, and an initiator is what falls apart into radicals.
refusal-cards-out-of-order = Name the cards in the order of the deck: monomer by monomer, small values first.
refusal-must-use-taken = You took { $card } from the discard pile: your play must use it.
refusal-cannot-use-taken = You may only take { $card } from the discard pile if you can use it in this turn, and no play of yours would.
refusal-not-in-stack = { $card } cannot be drawn so often: { $left ->
        [0] none is
        [one] only one is
       *[other] only { $left } are
    } left in the stack.
refusal-wrong-deal = This is no deal for { $seats } players: each of them gets { $each } cards.

## Refusals: starting and growing

refusal-first-not-one = A chain starts with a monomer of value 1, and { $card } has the value { $value }.
    .chemistry = The first radical opens one double bond at a time: R• + M → R–M•.
refusal-second-other-monomer = This chain starts with { $monomer }, so { $card } does not go with it: only a Copolymer card changes the monomer.
    .chemistry = As long as only one monomer is in the flask, the chain is made of that one alone.
refusal-one-radical = { $card } gives one radical, so it starts one chain only.
    .chemistry = H₂O₂ and Fe²⁺ give one HO• and one OH⁻; AIBN falls into two equal radicals.
refusal-two-monomers-needed = Two chains need two monomers of value 1, one for each radical of { $card }.
    .chemistry = Each of the two radicals opens a double bond of its own.
refusal-wrong-monomer = This chain ends in { $monomer }: { $card } cannot be added.
    .chemistry = Going on with another monomer makes a copolymer, and that takes a Copolymer card.
refusal-single-card = { $card } alone is not enough: a chain grows by a pair, a triplet or the series 1, 2, 3.
refusal-no-form = { $cards }: the values { $values } make no pair, no triplet and no series 1, 2, 3.

## Refusals: chains

refusal-no-such-chain = There is no chain { $chain } on the table for { $card }.
refusal-chain-dead = Chain { $chain } is finished, so { $card } cannot be played on it: nothing is added any more, and nobody takes it.
    .chemistry = It has no radical left, so it cannot react any more.
refusal-chain-capped = { $card } cannot be played on chain { $chain } of { $seat }: it is capped with TEMPO, and nobody else can use it.
    .chemistry = TEMPO binds the electron of its end; the radical is free again only when TEMPO is removed.
refusal-not-your-chain = { $card } goes onto a chain of your own only, and chain { $chain } belongs to { $seat }.
refusal-already-capped = Chain { $chain } is capped with TEMPO already.
    .chemistry = One radical end binds one TEMPO: the unpaired electron is used up.

## Refusals: jokers

refusal-two-chains-needed = A Termination needs two chains, and { $count ->
        [0] there is none
       *[other] there is only one
    } on the table.
    .chemistry = Termination takes two radicals, which pair their electrons: one alone has no partner.
refusal-same-chain = Termination needs two different chains: chain { $chain } cannot end with itself.
    .chemistry = It has one radical end only, and a termination takes two.
refusal-chains-out-of-order = Name the chain with the smaller number first.
refusal-none-yours = Termination needs a chain of yours, and neither chain { $chain } nor chain { $other } is.
refusal-mode-forced = With a Termination card these two ends ({ $ends }) end by { $mode }, and nothing else, at this table.
    .chemistry = Two styrene radicals pair up; a methyl methacrylate radical has hydrogen atoms to give away and disproportionates.
refusal-not-a-pair = TEMPO is played alone or with a pair of cards of equal value, not with { $cards }.
refusal-one-new-monomer = A Copolymer card brings one new monomer, not two: { $card } does not go with { $monomer }.
refusal-same-monomer = Chain { $chain } ends in { $monomer } already, so { $card } does not go with a Copolymer card, which must bring another monomer.
    .chemistry = Adding the same monomer is plain propagation; a copolymer has at least two kinds of unit.

## Refusals: an own deck

refusal-bad-pack = This deck cannot be played with, see “{ $entry }”: { $reason }.
refusal-bad-pack-size = This deck has { $cards } cards in all; it must have { $fewest } to { $most }.
refusal-bad-pack-mass = The deck says that { $entry } weighs { $given } g/mol, but { $formula } weighs { $mass } g/mol.
    .chemistry = The molar mass is the sum of the atomic weights in the formula.
reason-too-few-monomers = there must be at least two monomers
reason-no-starter = there must be at least one initiator
reason-no-value-one = every monomer needs cards of value 1, for without them no chain starts
reason-no-finisher = there must be a joker that finishes chains (T, CTA or TEMPO), or none would ever count
reason-same-id = two cards have this name
reason-mass-without-formula = a mass needs a formula to follow from
reason-formula = its formula cannot be read
reason-bad-pack = the deck cannot be played with
reason-bad-pack-size = the deck has too few or too many cards
reason-bad-pack-mass = a molar mass of the deck does not follow from its formula

## The introduction: what is said before each guided move; on a board `.touch` and `.why` are enough

intro-initiate = You make polymers by radical chains, and only finished chains count. Every turn begins with a card from the stack, then you make one play. A chain needs a radical to start: choose Fenton (hydrogen peroxide with iron, which gives one), S 1 and S 3, both styrene. That starts a chain of four units.
    .touch = Touch Fenton, S 1 and S 3, then the play.
    .why = A chain needs a radical to start.
intro-propagate = Initiation: the radical adds to the first double bond and moves to the end of the chain. The chain grows with the monomer at its end, by a pair, a triplet or the series 1, 2, 3. Add both S 2 cards to your chain: eight units.
    .touch = Touch both S 2 cards, then the play.
    .why = A chain grows by a pair, a triplet or 1, 2, 3 of its end.
intro-transfer = Your opponent has played a Copolymer card on your chain: a vinyl acetate was added, and the chain is theirs now. Growing chains are never safe. Take revenge with the CTA, a thiol: it hands its hydrogen atom to the radical of chain 1, which is then dead and yours, and its own radical starts a new chain. Lay BA 1 and BA 2 with it, both butyl acrylate.
    .touch = Touch CTA, BA 1 and BA 2, then end chain 1.
    .why = It kills the stolen chain and starts one of yours.
intro-cap = Nine units stand on your shelf and nobody can take them. Your new chain of butyl acrylate is growing, so it is in danger. TEMPO is a stable radical that caps the end: the chain sleeps and is safe. Put it on chain 3.
    .touch = Touch TEMPO, then chain 3.
    .why = A capped chain sleeps: nobody can take it.
intro-terminate = A capped chain would count at the end, and you may wake it whenever you use it. Your opponent’s chain 2 has grown to nine units. Termination lets two radicals meet: choose chains 2 and 3 and combination. Both become one dead chain, and all of it is yours.
    .touch = Touch Termination, chains 2 and 3, then combination.
    .why = Two radicals meet: one dead chain, all of it yours.
intro-two-radicals = One chain of twelve units instead of two: the average molar mass Mn rises, and since it is closer to your nine-unit chain than three units would have been, the dispersity stays low. Chemists’ scoring rewards both. Now a starter with two radicals: AIBN splits off nitrogen and starts two chains at once. Choose it with MMA 1 and VAc 1, as two chains.
    .touch = Touch AIBN, MMA 1 and VAc 1, then two chains.
    .why = AIBN gives two radicals: each starts a chain.
intro-on-your-own = You have seen every kind of card. The game ends as soon as somebody has no cards left, and then only dead and capped chains count, one point for each unit. You lead, and you have two cards. Play on!
    .why = You have seen every kind of card. You lead, with two cards left: play on.

## Families of messages that name the words of a parameter

words-of-entry = card
words-of-cards = card

## The teacher's list of results

column-chains = Finished chains
column-units = Repeat units
column-mn = Mn (g/mol)
column-mw = Mw (g/mol)
column-dispersity = Dispersity
