# Laboratorium in the browser: what laboratorium.ftl does not say already.

## The page of a new game

web-lab-special = another
web-lab-today = Target of the day
web-lab-smiles = Its structure as SMILES
web-lab-planning = The planner is looking for a way …
web-lab-makeable = { $count ->
        [one] It can be made in one manipulation.
       *[other] It can be made in { $count } manipulations.
    }
web-lab-of-which = { $reactions ->
        [0] No reaction
        [one] One reaction
       *[other] { $reactions } reactions
    } and { $characterisations ->
        [0] no characterisation
        [one] one characterisation
       *[other] { $characterisations } characterisations
    }, if every roll succeeds.
web-lab-with-cards = Start from reagent { $first }, then take: { $cards }.
web-lab-proven = No shorter way exists.
web-lab-not-proven = A shorter way may exist; none was found.

## The table

web-lab-bench = Bench
web-lab-others = The other benches
web-lab-look = Look at the bench of { $seat }
web-lab-my-bench = My bench
web-lab-first = First player
web-lab-crest = { $target } on the crest, { $structure }
web-lab-missing = Still missing
web-lab-nothing-missing = Nothing is missing.
web-lab-extra = { $count ->
        [one] 1 atom of yours is not on the crest
       *[other] { $count } atoms of yours are not on the crest
    }
web-lab-guards = Safety tokens
web-lab-lost = lost
web-lab-piles = Reagent piles
web-lab-pile = Reagent { $card }, { $formula }, { $left } on the pile
web-lab-larger = Larger
web-lab-whole = The whole molecule
web-lab-numbers = Numbers
web-lab-no-cards = You have no cards yet: the resource dice bring them.
web-lab-round = Round { $round }
web-lab-puzzle = Route puzzle
web-lab-done = { $done ->
        [one] 1 step
       *[other] { $done } steps
    }
web-lab-curve = Manipulations of { $name }, move by move
web-lab-close-news = Put away

web-lab-hint = Next step?
web-lab-hint-title = The planner’s way
web-lab-left = { $left ->
        [one] 1 step to go
       *[other] { $left } steps to go
    }
web-lab-hint-cards = It takes these reagents:
web-lab-hint-steps = This could come next:
web-lab-hint-later = Not now: it is not your turn at the bench.
web-lab-hint-card = You do not hold this reagent yet.
web-lab-hint-turn = Not in this turn.
web-lab-no-hints = This table plays without hints.
web-lab-shut = Close
web-lab-times = ×{ $count }

web-lab-centre-single = Centre { $number }, single, on { $on }, next to { $others }
web-lab-centre-double = Centre { $number }, double, on { $on }, next to { $others }
web-lab-bond-single = Single bond between { $first } and { $second }
web-lab-bond-double = Double bond between { $first } and { $second }

## What is asked

web-lab-touch = Touch a centre or a bond
    .more = Your first manipulation fixes the type of the whole turn.
    .puzzle = Every reagent is at hand, and every manipulation works.
web-lab-what-centre = What do you do with this centre?
web-lab-what-bond = What do you do with this bond?
    .more = The first manipulation fixes the type of your turn. Touch another place to compare.
    .puzzle = Touch another place to compare.
web-lab-where = Where does reagent { $card } go?
    .more = Touch one of the lit centres.
    .none = No centre is free for it now; you may sell it back before your first manipulation.
web-lab-stuck = Nothing to announce now
    .more = No centre or bond is left for this turn.
    .unsafe = Without all three safety tokens nobody may start a manipulation. You lack: { $tokens }.
web-lab-ask-begin = Which reagent do you start from?
    .more = Compare it with the crest: atoms that are on the card need not be built.
web-lab-ask-dice = Choose four of your dice
    .more = Each die brings no card, one or two of its colour. At most three of one colour.
web-lab-ask-take = Take a reagent
    .more = { $takes ->
        [one] One more to take.
       *[other] { $takes } to take.
    }
web-lab-ask-exchange = Take another reagent
    .more = The resale went well.
web-lab-ask-surplus = Which card goes under its pile?
    .more = Three cards of a colour are the limit.
web-lab-ask-boum = Do you play a Boum?
    .more = One pass, in turn order. Your bench waits.
web-lab-ask-chemistry = Do you play a Chimie card?
    .more = Then the black dice are rolled.
web-lab-ask-reroll = Roll one die again?
    .more = Your steady hand allows it; the second result counts.
web-lab-ask-lose = Which safety token do you lose?
    .more = Two ones are a critical failure.
web-lab-wait-all = Everybody chooses what to start from
web-lab-wait-others = The others choose what they start from
web-lab-wait-answers = The others may answer your announcement
    .more = Boum cards come first, then the roll.
web-lab-wait-start = { $seat } chooses a starting molecule
web-lab-wait-resources = { $seat } rolls for cards
web-lab-wait-manipulations = { $seat } is at the bench
web-lab-wait-over = The game is over
web-lab-sent = On its way …
web-lab-over = The game is over

## What can be done

web-lab-reaction = Reaction
web-lab-characterisation = Characterisation
web-lab-odds = { $difficulty }+ : { $percent } %
web-lab-with-boum = with a Boum:
web-lab-place-before = The place before
web-lab-place-next = The next place
web-lab-closes-by-itself = This window passes by itself after the time the host has set.
web-lab-you-pass-in = You play nothing in { $seconds } s
web-lab-passes-in = Passes by itself in { $seconds } s
web-lab-join = Join reagent { $card }
    .more = adds { $formula }
web-lab-join-by = Join reagent { $card } by { $by }
web-lab-bridge = Bridge with reagent { $card }
    .more = closes a ring between { $first } and { $second }
web-lab-cut = Cleave, keep the side of { $keep }
    .more = { $count ->
        [one] { $away } goes, a centre takes its place
       *[other] { $away } and all behind it go ({ $count } tokens)
    }
web-lab-add = Open the double bond
    .more = { $first } and { $second } get a yellow centre each
web-lab-eliminate = Form a double bond
    .more = { $first } and { $second } leave
web-lab-merge = Two yellow into one mauve
    .more = { $first } and { $second } become one centre
web-lab-split = One mauve into two yellow
    .more = four single bonds, a tetrahedron
web-lab-close = Close a ring of six
    .more = { $first } and { $second } react with each other
web-lab-is-h = Put an H
    .more = closes this centre
web-lab-is-o = Put a double-bonded O
    .more = a carbonyl group, C=O
web-lab-is-oh = Put O–H
    .more = a hydroxyl group
web-lab-resell = Sell reagent { $card } back
    .more = one die: 4 or more brings another reagent
web-lab-sell = Sell and roll
web-lab-announce = Announce
web-lab-do = Do it
web-lab-back = Back
web-lab-end-turn = End my turn
web-lab-give-up = Give up
web-lab-start-from = Start from reagent { $card }
web-lab-take-card = Take reagent { $card }
web-lab-choose-card = Choose a card
web-lab-take-none = Take none
web-lab-suggested = suggested
web-lab-held = in hand
web-lab-no-pile = none left
web-lab-in-hand = { $count } in hand
web-lab-die = Die { $number } of { $colour }
web-lab-roll = Roll
web-lab-roll-of = { $chosen } of { $all } dice
web-lab-discard = Put it under its pile
web-lab-secure = Play { $card }
web-lab-secure-token = Get { $token-the } back
web-lab-secure-may = Sécurité: get a token back

## Boum, Chimie, roll

web-lab-trial = The manipulation that runs
web-lab-boum = Boum?
web-lab-chemistry = Your Chimie?
web-lab-reroll = Steady hand
web-lab-lose = Critical failure
    .more = Two ones: a safety token goes, and you choose which.
web-lab-watch = Announced
web-lab-announces = { $seat }: { $what }
web-lab-you-announce = You: { $what }
web-lab-you = You
web-lab-now = thinks
web-lab-now-you = your turn
web-lab-later = later
web-lab-passed = no card
web-lab-laid = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-lab-throw = Roll
web-lab-as-it-stands = chance as it stands
web-lab-rolled-now = the dice show { $total }
web-lab-then = then { $difficulty }+ : { $percent } %
web-lab-cancels = cancels { $card }
web-lab-cancelled = cancelled
web-lab-again = Roll the { $face } again
web-lab-keep = Keep the dice
web-lab-nothing = Play nothing
web-lab-roll-now = Roll the dice
web-lab-lay = Lay it
web-lab-lose-it = Lose { $token-the }
web-lab-has-lost = { $seat } has lost: { $tokens }.

## What an own card does

web-lab-does-restore = brings { $token-the } back
web-lab-does-harder = difficulty +{ $by }
web-lab-does-lose-token = { $token-the } is lost
web-lab-does-lose-chemistry = a Chimie card is lost
web-lab-does-end-turn = the turn ends afterwards
web-lab-does-easier = difficulty −{ $by }
web-lab-does-easier-reaction = difficulty −{ $by } for a reaction
web-lab-does-easier-characterisation = difficulty −{ $by } for a characterisation
web-lab-does-take-reagent = a reagent after a success
web-lab-does-cancel = cancels a Boum card
web-lab-does-re-roll = roll one black die again

## The end

web-lab-end-you = You have made { $target }.
web-lab-end-made = { $seat } has made { $target }.
web-lab-end-nobody = Nobody has made the target.
web-lab-route = { $count ->
        [one] The way: one manipulation
       *[other] The way: { $count } manipulations
    }
web-lab-as-short = No way is shorter.
web-lab-shortest = { $count ->
        [one] A shortest way: one manipulation
       *[other] A shortest way: { $count } manipulations
    }
web-lab-route-start = start from reagent { $card }

## Where each seat is a team

team-web-lab-others = The other teams
team-web-lab-my-bench = Our bench
team-web-lab-first = First team
team-web-lab-you = Your team
team-web-lab-end-turn = End our turn
team-web-lab-end-nobody = No team has made the target.
team-web-lab-end-you = Your team has made { $target }.
web-lab-team-you = your team
web-lab-team-result = Team by team
web-lab-team-seat = One device for each team: sit together and decide together.

## Chemistry notes

web-lab-note-single = Two fragments, one bond
web-lab-note-double = A double bond at once
web-lab-note-cut = Zewail’s cut
web-lab-note-add = Addition
web-lab-note-eliminate = Elimination
web-lab-note-split = From sp² to sp³
web-lab-note-merge = From sp³ to sp²
web-lab-note-close = A ring of six
web-lab-note-is-h = Seeing hydrogen
web-lab-note-is-o = Seeing C=O
web-lab-note-is-oh = Seeing O–H
web-lab-note-boum = Accidents
web-lab-note-catalyst = Catalyst

## Keys

web-lab-key-site = go from centre to bond to centre
web-lab-key-play = choose a manipulation
web-lab-key-announce = touch, then announce
web-lab-key-numbers = show the numbers of the tokens
web-lab-key-back = one step back
