# Chain Growth in the browser: what the screen adds to the room's own words (chain-growth.ftl).

## Numbers

web-cg-number = { NUMBER($value, maximumFractionDigits: 1) }
web-cg-decimal = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
web-cg-decimal-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
web-cg-grams = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } g/mol
web-cg-grams-round = { NUMBER($value, maximumFractionDigits: 0) } g/mol
web-cg-mass = { NUMBER($mass, minimumFractionDigits: 2) } g/mol
    .short = { NUMBER($mass, minimumFractionDigits: 2) }
web-cg-mass-times = { $value } × { NUMBER($mass, minimumFractionDigits: 2) } g/mol
    .short = { $value } × { NUMBER($mass, minimumFractionDigits: 2) }

## Cards

web-cg-joker = Joker
web-cg-short-H2O2 = Fenton
web-cg-short-T = Term.
web-cg-short-CO = Copol.
web-cg-does-T = two chains meet
web-cg-does-CO = switch monomer
web-cg-card-value = { $symbol } { $value }
web-cg-card-chosen = chosen
web-cg-card-joins = may join
web-cg-card-drawn = just drawn
web-cg-new = new
web-cg-label-monomer = { $symbol } { $value }, { $name }
web-cg-label-starter = Initiator { $name }, { $radicals ->
        [one] one radical
       *[other] { $radicals } radicals
    }
web-cg-hand = { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }

## The table

web-cg-table = The table
web-cg-you = You
web-cg-your-chains = Your chains
web-cg-turn = plays now
web-cg-turn-you = your turn
web-cg-units = { $count ->
        [one] 1 monomer
       *[other] { $count } monomers
    }
web-cg-held = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-cg-none = No chain is growing here.
web-cg-none-mine = No chain yet. An initiator and a monomer of value 1 start one.
web-cg-last-card = one card left
web-cg-was-yours = yours until now
web-cg-lost = { $how ->
        [copolymer] { $name } took this chain with a Copolymer card
        [transfer] { $name } took this chain of { $units } with a CTA.
       *[termination] { $name } took this chain of { $units } with a Termination card.
    }
    .what = { $how ->
        [copolymer] and { $with }: { $units } became { $after }.
       *[other] It is finished and stays on { $name }’s shelf.
    }
    .why = A growing chain is a living radical: { $how ->
        [copolymer] a Copolymer card may continue it
        [transfer] a thiol may give it a hydrogen atom and end it
       *[termination] another radical may meet and end it
    }. TEMPO puts it to sleep; then nobody can.
web-cg-row-safe = safe
web-cg-no = no. { $number }
web-cg-way-add = Add { $card }
web-cg-try-more = { $cards } alone cannot be played on this chain: another card must go with it.
web-cg-row-within = With more cards this chain can be reached
web-cg-chain-label = { $who ->
        [you] Your chain { $number }
       *[other] { $name }’s chain { $number }
    }, { $monomers }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { NUMBER($mass, maximumFractionDigits: 1) } g/mol, { $capped ->
        [yes] capped with TEMPO, safe
       *[no] growing, ends in { $end }
    }
web-cg-try-stack = Every turn begins with a card from the stack: yours is drawn when your turn comes.
web-cg-try-discards = Nothing has been discarded yet. A card that fits nowhere goes here.
web-cg-stack = Stack
web-cg-stack-last = shuffled again: the last one
web-cg-discards = Discards
web-cg-discards-open = { $count ->
        [0] The discard pile is empty
        [one] Discard pile: { $card }
       *[other] Discard pile, { $count } cards, { $card } on top. Show all
    }
web-cg-close = Close

## The shelf

web-cg-shelves = Whose shelf
web-cg-shelf-mine = Your finished chains
web-cg-shelf-of = Finished chains of { $name }
web-cg-shelf-empty = Nothing on the shelf yet. A chain that ends is kept here and nobody can take it any more.
web-cg-count-now = { $count ->
        [one] monomer counts now
       *[other] monomers count now
    }
web-cg-count-parts = ({ $shelf } on the shelf, { $capped } capped)
web-cg-vial = { $monomers }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { NUMBER($mass, maximumFractionDigits: 1) } g/mol, ended by { $made }
web-cg-vial-stolen = taken from { $name }
web-cg-made = ended by { $made }
web-cg-strip = Shelf
web-cg-plot = Distribution of { $count ->
        [one] 1 finished chain
       *[other] { $count } finished chains
    }: { $masses }
web-cg-dispersity = Dispersity, on the old rule sheet “PDI”
web-cg-how = Where these numbers come from
web-cg-how-mn = Number average: all masses added up, divided by the number of chains. Every chain counts alike.
web-cg-how-mw = Weight average: heavy chains count for more, as they do in a beaker where most of the mass is theirs.
web-cg-how-dispersity = Dispersity: 1 if all chains weigh the same, more the more they differ.
web-cg-how-plot = The curve is drawn as size-exclusion chromatography would show it: a peak per chain, higher for heavier ones; small strokes are the chains, dashed ones only sleep.
web-cg-rule = Rule { $number }

## The question

web-cg-ask-over = The game is over
web-cg-ask-sent = Your play is on its way
    .more = It is kept and will be sent when the server is back.
web-cg-ask-before = The cards are being dealt
web-cg-ask-turn = { $name } is playing
    .next = You are next.
web-cg-ask-draw = Where do you draw from?
    .more = A card from the discard pile must be used in this turn’s play.
web-cg-ask-taken = Now play { $card }
    .more = You took it from the discard pile, so it must be part of this play.
web-cg-ask-cards = Your turn: choose the cards of one play
    .more = Bright cards fit somewhere; any card can be discarded.
    .none = None of your cards fits now: choose one to discard.
web-cg-ask-drew = You drew { $card }.
web-cg-ask-aim = Cards for this chain
    .more = Those with a dashed line can be played on it.
    .none = None of your cards can be played on it now.
web-cg-ask-more = { $cards }: which card goes with it?
    .more = Those with a dashed line may join.
    .none = Nothing goes with it now; it can be discarded.
web-cg-ask-join = May join: { $cards }.
web-cg-ask-pair = { $cards }: which chain meets which?
    .more = Choose the first one.
web-cg-ask-chain = { $cards }: onto which chain?
web-cg-ask-how = { $cards }: which play?
web-cg-ask-last = An empty hand ends the game at once. Only chains on the shelf or asleep count.
web-cg-put-back = Put back
web-cg-plays = What you may do
web-cg-step-on = The next play ({ $number } of { $of } is shown)

## What a play means

web-cg-do-draw = Draw from the stack
    .more = { $count ->
            [one] 1 card is left, face down
           *[other] { $count } cards, face down
        }
web-cg-do-take = Take { $card }
    .more = from the discard pile; it must be used now
web-cg-do-discard = Discard { $card }
    .more = and end your turn without a play
    .short = Discard
web-cg-new-chain = new chain, { $monomer }, growing
web-cg-do-initiate = Start one { $with } chain
    .more = { $units ->
            [one] 1 unit
           *[other] { $units } units
        }, { NUMBER($mass, maximumFractionDigits: 1) } g/mol, growing
web-cg-do-two = Start two chains
    .more = both radicals are used: { $first } and { $second }, 1 unit each
web-cg-do-propagate = { $capped ->
        [yes] Wake your { $end } chain, then grow it
       *[no] Grow your { $end } chain
    }
    .more = { $capped ->
            [yes] { $before } becomes { $units }; TEMPO goes, and it can be taken again
           *[no] { $before } becomes { $units } units
        }
web-cg-do-cap = Protect your { $end } chain
    .more = { $added ->
            [0] TEMPO closes its end: { $before ->
                [one] 1 unit
               *[other] { $before } units
            }, safe
           *[other] { $before } becomes { $units }, then TEMPO closes its end: safe
        }
web-cg-do-transfer = { $who ->
        [you] { $capped ->
            [yes] Wake your { $end } chain and end it
           *[no] End your { $end } chain
        }
       *[other] Take { $name }’s { $end } chain and end it
    }
    .more = { $before ->
            [one] 1 unit
           *[other] { $before } units
        } to your shelf; a new { $with } chain of { $added } starts
web-cg-do-copolymerise = { $who ->
        [you] { $capped ->
            [yes] Wake your { $end } chain and switch it to { $with }
           *[no] Switch your { $end } chain to { $with }
        }
       *[other] Take { $name }’s { $end } chain
    }
    .more = { $who ->
            [you] { $before } becomes { $units }; then it grows with { $with }
           *[other] { $before } becomes { $units } and moves to you, still growing
        }
web-cg-do-combination = { $who ->
        [you] Combine { $first } + { $second }
       *[other] Combine { $first } + { $second }, partly { $name }’s
    }
    .more = the two ends bond: one chain of { $units }, { NUMBER($mass, maximumFractionDigits: 0) } g/mol, on your shelf
web-cg-do-disproportionation = { $who ->
        [you] Disproportionate { $first } and { $second }
       *[other] Disproportionate { $first } and { $second }, partly { $name }’s
    }
    .more = one hydrogen changes sides: two chains, { $first } and { $second }, on your shelf

web-cg-do-which = { $title }, no. { $chains }
web-cg-last = Ends the game: { $outcome ->
        [win] you win { $score } to { $other }
        [win-even] { $score } each, you win by the averages
        [shared] { $score } each, a shared first place
        [behind-even] { $score } each, you trail by the averages
       *[behind] you trail { $score } to { $other }
    }
    .more = { $play }. { $outcome ->
            [behind] { $name } wins then.
            [behind-even] { $name } wins then.
           *[other] {""}
        } { $growing ->
            [0] {""}
            [one] Your growing unit counts nothing.
           *[other] Your { $growing } growing units count nothing.
        }

## What happened

web-cg-theft-copolymer = { $who ->
        [thief] You took a chain of { $units } from { $victim } with a copolymer card. It is still growing, so it can be taken back.
       *[other] { $thief } took a chain of { $units } from { $victim } with a copolymer card. It is still growing.
    }
web-cg-theft-transfer = { $who ->
        [thief] You took a chain of { $units } from { $victim } with a chain-transfer agent. It is finished and yours for good.
       *[other] { $thief } took a chain of { $units } from { $victim } with a chain-transfer agent. It is finished.
    }
web-cg-theft-termination = { $who ->
        [thief] You ended a chain of { $units } of { $victim } by termination. It is finished and yours for good.
       *[other] { $thief } ended a chain of { $units } of { $victim } by termination. It is finished.
    }
web-cg-since = Since your last turn
web-cg-why = Why?
web-cg-why-halves = Chains of { $first } and { $second } became one of { $mass }.
web-cg-why-first = { $who ->
        [you] It is your first finished chain
       *[other] It is { $name }’s first finished chain
    }, so it alone is the average: { $mn }.
web-cg-why-none = { $who ->
        [you] You have
       *[other] { $name } has
    } no finished chain any more, so there is no average.
web-cg-why-mn-rose = { $kind ->
        [woken] The chain that woke was lighter than the average, so the average of the others rises from { $before } to { $after }.
       *[other] That is heavier than the average so far, { $before }, so the number average rises to { $after }.
    }
web-cg-why-mn-fell = { $kind ->
        [woken] The chain that woke was heavier than the average, so the average of the others falls from { $before } to { $after }.
       *[other] That is lighter than the average so far, { $before }, so the number average falls to { $after }.
    }
web-cg-why-mn-same = The number average stays at { $after }.
web-cg-why-d-rose = The chains differ more from each other now: the dispersity rises from { $before } to { $after }.
web-cg-why-d-fell = The chains are more alike now: the dispersity falls from { $before } to { $after }.
web-cg-why-d-same = The dispersity stays at { $after }.
web-cg-why-one = One chain alone cannot differ from others: Đ is exactly 1.
web-cg-why-instead-combined = Had they disproportionated, there would be two light chains instead of one heavy one: average { $mn }, Đ { $dispersity }.
web-cg-why-instead-disproportionated = Had they combined, one chain would carry the mass of both: average { $mn }, Đ { $dispersity }.

## Chemistry

web-cg-scheme-initiation = R• + M → R–M•
web-cg-scheme-propagation = P• + M → P–M•
web-cg-scheme-combination = P• + •P → P–P
web-cg-scheme-disproportionation = P• + •P → P–H + P(=)
web-cg-scheme-transfer = P• + RS–H → P–H + RS•
web-cg-scheme-mediation = P• + •O–N ⇌ P–O–N
web-cg-scheme-copolymerisation = P–A• + B → P–A–B•

## Bar, log, keys

web-cg-where = stack { $count }
web-cg-wall-stack = { $count ->
        [0] the stack is empty
        [one] 1 card in the stack
       *[other] { $count } cards in the stack
    }
web-cg-where-before = before the first turn
web-cg-where-over = finished
web-cg-gain = +{ $units }
web-cg-curve = Finished monomers of { $name }, move by move
    .you = Your finished monomers, move by move
web-cg-key-walk = from card to card
web-cg-key-take = take a card up, or put it back
web-cg-key-play = the play with this number
web-cg-key-discard = discard the chosen card
web-cg-key-hand = to your hand
web-cg-key-back = put back
web-cg-wall-won = { $names }: the most in finished chains

## The end

web-cg-end-you = { $scoring ->
        [chemist] You win with an index of { $score }
       *[monomers] You win with { $score } monomers
    }
web-cg-end-other = { $scoring ->
        [chemist] { $name } wins with an index of { $score }
       *[monomers] { $name } wins with { $score } monomers
    }
web-cg-end-shared = { $names } share the first place with { $score }
web-cg-end-empty-hand = A hand is empty, so the game is over.
web-cg-end-stack-empty = The stack ran out for the second time, so the game is over.
web-cg-end-by-units = Monomers in finished and capped chains count.
web-cg-end-by-index = Chemists’ scoring: the index is the number average divided by the dispersity.
web-cg-end-last = { $who ->
        [you] You
       *[other] { $name }
    } laid the last card.
web-cg-end-growing-units = { $units ->
        [one] One growing unit on the table counted nothing.
       *[other] { $units } growing units on the table counted nothing.
    }
web-cg-end-polymer = The polymer this table made
    .more = { $chains ->
        [one] One chain, as a chromatograph would see it, with its owner’s mark.
       *[other] { $chains } chains in one sample, as a chromatograph would see them; a mark for each chain, in its owner’s colour.
    }
    .whole = Each colour is one player’s share of the signal. Units finished: { $shares }.
web-cg-end-averages = The mean chain weighs { $mn } g/mol (Mn). Counted by mass it is { $mw } g/mol (Mw), since heavy chains hold more of the sample.
web-cg-end-spread = { $spread ->
        [single] One chain is no mixture: Đ is 1.
        [equal] All chains weigh the same: Đ is exactly 1.
        [narrow] Đ { $dispersity } is a narrow sample: chains of nearly one length, as control by TEMPO gives in a flask.
        [middle] Đ { $dispersity } is neither narrow nor broad: the chains differ in mass, but less than in a broad sample.
       *[broad] Đ { $dispersity } is a broad sample: heavy chains beside light ones, as without control in a flask.
    }
web-cg-end-longest = The longest chain: { $units } units, { $who ->
        [you] yours
       *[other] { $name }
    }, { $how ->
        [combination] by combination
        [disproportionation] by disproportionation
        [transfer] by chain transfer
       *[capped] asleep with TEMPO
    } in round { $round }{ $from ->
        [none] .
        [you] , and taken from you before.
       *[other] , and taken from { $victim } before.
    }
    .short = the longest: { $units }
web-cg-if-growing = { $chains ->
        [one] Your growing chain of { $units } counted nothing. Asleep under TEMPO it would have made
       *[other] Your { $chains } growing chains of { $units } units counted nothing. Asleep under TEMPO they would have made
    } { $new } instead of { $score }, against { $name }’s { $limit }: place { $place }.
web-cg-if-rival = { $chains ->
        [one] { $name }’s growing chain of { $units } counted nothing. Asleep under TEMPO it would have made
       *[other] { $name }’s { $chains } growing chains of { $units } units counted nothing. Asleep under TEMPO they would have made
    } { $new } instead of { $score }, against your { $limit }: place { $place } for you.
web-cg-if-robbed = The chain of { $units } that { $name } took in round { $round } would have stayed yours under TEMPO: { $new } instead of { $score }, against { $name }’s { $limit }, and place { $place }.
web-cg-if-robbing = Without the chain of { $units } that you took from { $name } in round { $round } you would have { $new } instead of { $score }, and place { $place }.
web-cg-end-if = What if?
web-cg-end-none = no finished chain
web-cg-end-adds-you = How your monomers add up
web-cg-end-adds = How { $name }’s monomers add up
web-cg-end-capped = capped with TEMPO, counts as finished
web-cg-end-growing = still growing, counts nothing
web-cg-end-total = Monomers
web-cg-end-ranking = Ranking
web-cg-end-tie = decided by the averages

## What the class made together

web-cg-wall-chains = { $count ->
        [one] finished chain
       *[other] finished chains
    }
web-cg-wall-units = { $count ->
        [one] unit
       *[other] units
    }

## The debriefing on the wall

web-cg-debrief-spread = Why are no two chains alike?
    .short = Lengths
    .law = Chance decides each step
    .text = A growing chain may take one more unit or end at any moment, so a plastic is always a mixture. Mn counts every chain once, Mw counts it by its mass; their ratio Đ says how unequal the chains are.
    .talk = two plastics have the same Mn, but one has a far larger Đ. Which one holds a few very long chains?
    .picture = Chains of 2, 4 and 12 units: by number their mean is { $number }, by mass { $weight }.
web-cg-debrief-chains = { $chains ->
        [one] 1 finished chain
       *[other] { $chains } finished chains
    } with { $units } units in all
web-cg-debrief-averages = Mn { $mn } g/mol, Mw { $mw } g/mol, Đ { $dispersity }
web-cg-debrief-longest = The longest: { $name }, { $units } units, { $mass } g/mol
web-cg-debrief-endings = What ended your chains?
    .short = Endings
    .law = A radical lives until it meets a partner
    .text = Two radicals may join into one chain, or one takes an H from the other and both stay as they are. A transfer agent ends one chain and starts the next. TEMPO only puts a chain to sleep.
    .talk = which of the four would you choose to make all chains equally long, and why?
    .picture = Combination makes one chain of two, disproportionation leaves two, transfer ends one and starts another, TEMPO closes an end.
web-cg-debrief-combination = Combination
web-cg-debrief-disproportionation = Disproportionation
web-cg-debrief-transfer = Transfer
web-cg-debrief-capped = Asleep with TEMPO
web-cg-debrief-ended = { $how }: { $units } units on average
web-cg-debrief-living = { $count ->
        [one] chain was still growing at the end, and counted nothing
       *[other] chains were still growing at the end, and counted nothing
    }

## How it works, in pictures

web-how-chain-growth-1 = Start a chain
    .text = An initiator gives radicals, and a monomer card joins one: a chain that can grow.
web-how-chain-growth-2 = Let it grow
    .text = Each turn you draw a card and make one play. A monomer card adds as many units as it says.
web-how-chain-growth-3 = Take one
    .text = A growing chain is a living radical: with a joker you take a chain of another player and go on.
web-how-chain-growth-4 = End it in time
    .text = Only finished chains count, one point for each unit. The game ends when a hand is empty.

## The plan of a lesson

web-cg-plan-first = Every chain of this game begins with a radical. Where does it come from, and what would the monomer do without it?
web-cg-plan-question = Two chains with radicals at their ends meet. In which two ways can they end, and which one gives the longer chain?
web-cg-plan-last = A few long chains and many short ones: which average follows the long ones more, Mn or Mw?
