# Laboratorium in the browser: what laboratorium.ftl does not say already.

## The page of a new game

web-lab-special = another
web-lab-today = Target of the day
web-lab-smiles = Its structure as SMILES
web-lab-by-name = By its name
web-lab-search = Its name, formula or use
    .example = limonene
web-lab-found = { $count ->
        [0] No molecule of the list is like that. You can draw it: choose “own target”.
        [one] One molecule
       *[other] { $count } molecules
    }
web-lab-steps = { $count ->
        [one] one step
       *[other] { $count } steps
    }
web-lab-not-yet = Nothing chosen yet: so far the target is { $target }.
web-lab-draw = Draw it
    .help = Touch the sheet or draw across it. Touch a bond to make it double; choose Oxygen, then touch the atom that becomes one. Hydrogen is not drawn.
web-lab-draw-bond = Bond
web-lab-draw-chain = Chain
web-lab-draw-ring = Ring of six
web-lab-draw-benzene = Benzene ring
web-lab-draw-oxygen = Oxygen
web-lab-draw-erase = Erase
web-lab-draw-undo = Undo
web-lab-draw-tidy = Tidy up
web-lab-draw-clear = Empty sheet
web-lab-draw-paper = Sheet with the structure { $structure }. It needs a mouse, a pen or a finger; with the keyboard, type the structure above, or choose “By its name”.
web-lab-draw-loading = The drawing sheet is loading …
web-lab-draw-failed = The drawing sheet could not be loaded. Type the structure above, or choose “By its name”.
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
    .puzzle = { $reactions ->
            [0] No reaction
            [one] One reaction
           *[other] { $reactions } reactions
        } and { $characterisations ->
            [0] no characterisation
            [one] one characterisation
           *[other] { $characterisations } characterisations
        }.
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
    .you = Your manipulations, move by move
web-lab-close-news = Put away

web-lab-left = { $left ->
        [one] At least 1 step to go
       *[other] At least { $left } steps to go
    }
web-lab-shut = Close
web-lab-times = ×{ $count }

web-lab-bond-single = Bond between { $at }
web-lab-bond-hydrogen = Bond to { $at }
web-lab-bond-double = Double bond between { $at }

## What is asked

web-lab-way-where = Where it fits
web-lab-try-bench = This is the bench of { $seat }. You play on your own.
web-lab-try-place = Centres and bonds are touched to announce a manipulation, in your turn. Now: “{ $now }”
web-lab-try-chemistry = A Chimie card is laid on a manipulation of yours, once it is announced.
web-lab-try-boum = A Boum card is laid on another player’s manipulation, once it is announced.
web-lab-try-safety = A Sécurité card brings back a safety token that was lost.
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
    .more = closes a ring between { $at }
web-lab-cut-hydrogen = Cleave: take the H off
web-lab-cut = Cleave, keep the side with { $keep }
    .more = { $count ->
        [one] { $away } goes, a centre takes its place
       *[other] { $away } and all behind it go ({ $count } tokens)
    }
web-lab-add = Open the double bond
    .more = { $at } get a yellow centre each
web-lab-eliminate = Form a double bond
    .more = { $at } leave
web-lab-merge = Two yellow into one mauve
    .more = { $at } become one centre
web-lab-split = One mauve into two yellow
    .more = four single bonds, a tetrahedron
web-lab-close = Close a ring of six
    .more = { $at } react with each other
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
    .sure = Yes, show me a way
    .not = Go on
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
web-lab-your-way = Your way: { $count ->
        [one] one manipulation
       *[other] { $count } manipulations
    }
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

## What the class made together

web-lab-wall-targets = { $count ->
        [one] target made
       *[other] targets made
    }
web-lab-wall-succeeded = { $count ->
        [one] step succeeded, of { $tried } tried
       *[other] steps succeeded, of { $tried } tried
    }
web-lab-wall-critical = { $count ->
        [one] accident
       *[other] accidents
    }

## The debriefing on the wall

web-lab-debrief-route = Why do chemists want short routes?
    .short = Short routes
    .law = Yields multiply
    .text = Every step loses something. Four steps of 58 % leave 12 %, four of 83 % still leave 48 %. One step less is worth more than one step done better.
    .talk = two halves of a molecule made side by side and then joined, or one long row of steps: which loses less?
    .caption = What is left after so many steps, if each succeeds as two dice do: a 7 or more for a reaction, a 5 or more for a characterisation
    .picture = Eight steps: with { $high } each about a quarter is left, with { $low } each almost nothing.
    .steps = steps
web-lab-debrief-tried = { $count ->
        [one] manipulation came to a throw
       *[other] manipulations came to a throw
    }
web-lab-debrief-succeeded = succeeded: { $count }, where the dice let expect { $expected }
web-lab-debrief-winners = { $count ->
        [one] steps of the one who made the target
       *[other] steps of those who made the target
    }
web-lab-debrief-kinds = Which reactions did you use?
    .short = Reactions
    .law = Bonds are broken and made, atoms stay
    .text = No reaction makes or loses an atom: what is cut away is in another flask. Addition uses up a double bond, elimination makes one: each is the other one backwards.
    .talk = which two of these kinds undo each other, and why would a chemist use both in one route?
    .picture = Formation joins two parts, cleavage parts them, addition opens a double bond, elimination makes one.
web-lab-debrief-formation = Formation of a bond
web-lab-debrief-cleavage = Cleavage
web-lab-debrief-addition = Addition
web-lab-debrief-elimination = Elimination
web-lab-debrief-hybridisation = Change of hybridisation
web-lab-debrief-characterisation = Characterisation
web-lab-debrief-kind = { $kind }: { $succeeded } succeeded
web-lab-debrief-safety = Why is the coat on before the experiment?
    .short = Safety
    .law = A small risk, taken often
    .text = One throw in 36 is an accident. After 25 throws an accident has become more likely than not. Without all three tokens nobody may work: protection comes first, not afterwards.
    .talk = how would you lower the risk: fewer steps, or better protection? What does a real laboratory do?
    .caption = All 36 throws of two dice: a 2 is an accident, 10 and more always succeeds
    .picture = Of 36 throws of two dice one is a 2.
web-lab-debrief-critical = { $count ->
        [one] accident in { $tried } throws
       *[other] accidents in { $tried } throws
    }
web-lab-debrief-lost = lost: { $token }
web-lab-debrief-secured = { $count ->
        [one] token brought back by a card
       *[other] tokens brought back by a card
    }

## How it works, in pictures

web-how-laboratorium-1 = A target for all
    .text = Each builds the same molecule on a bench of atoms. Whoever has it first wins.
web-how-laboratorium-2 = Join at the centres
    .text = A yellow centre is where a single bond can form: two of them join two parts.
web-how-laboratorium-3 = Roll for it
    .text = Each manipulation is a roll of two dice: a reaction needs 7 or more, a characterisation 5.
web-how-laboratorium-4 = Boum and safety
    .text = Others spoil your reaction with Boum cards; cards of your own protect you and help.

## The plan of a lesson

web-lab-plan-first = Look at your target. Which bond of it would you make last, and why?
web-lab-plan-question = Each step may fail. What changes if you need one step less?
web-lab-plan-last = Which atoms of your flask are not in the target? How do you get rid of them?
