# Chem and Roll in the browser: what chem-and-roll.ftl does not say already.

## The flow sheet

web-cr-feed = Feed
web-cr-on-any-die = on any die
web-cr-tank = Catalyst tank
    .short = Catalyst
    .does = V₂O₅ shifts your die
web-cr-exchanger = Heat exchanger
    .short = Exchanger
    .does = cooling shifts SO₃
web-cr-row-run = run of { $size }
web-cr-row-equal = { $size } alike
web-cr-row-two-pairs = two pairs
web-cr-row-full-house = full house
web-cr-stock = Stock exchange
    .short = Stock exchange
    .pays = all six: { $reward }
    .pays-short = six: { $reward }
web-cr-sell = Sell once
    .short = Sell
web-cr-market = Market, twice
    .short = Market
web-cr-visits = { $left ->
        [0] no visit left
        [one] 1 visit left
       *[other] { $left } visits left
    }
web-cr-spent = { $spent } spent
web-cr-range = { $low } to { $high }
web-cr-excess = Excess { $number }
    .does = three in a row
web-cr-hole = Black hole
    .does = takes any die
web-cr-hole-out = out
web-cr-sheet = Your flow sheet

## What is asked

web-cr-choose = Choose a die
    .more = One of the four, for one box of your sheet.
web-cr-take = Take a die
    .more = Nobody else gets this die in this round.
web-cr-no-box = No box takes the { $colour } die as it is
    .more = Buy another value at the market, or choose another die.
web-cr-place = Place the { $colour } die in a lit box
    .more = Each lit box shows the value it would get.
web-cr-violet = Which value for the SO₃?
web-cr-line = The SO₃ goes into which line?
web-cr-placed = { $colour } { $value } is placed
web-cr-unsaved = Not saved yet: it is sent as soon as the server can be reached.
web-cr-still-choosing = { $count ->
        [1] { $names } is still choosing.
        [2] { $names } are still choosing.
       *[other] { $count } players are still choosing.
    } You may change until then.
web-cr-all-chosen = Everybody has chosen.
web-cr-and = { $first } and { $second }
web-cr-turn = { $seat } takes a die
    .next = Then { $names }.
web-cr-turn-you = Then it is your turn.
web-cr-wait-roll = The dice are thrown
web-cr-watching = Sheet of { $seat }
web-cr-finished = The game is over
web-cr-other-die = Other die
web-cr-back = Back
web-cr-change = Change
web-cr-keep = Keep it
web-cr-place-in = Place { $box-into }
web-cr-pick-die = Die { $number }: { $colour } { $value }
web-cr-die-gone = taken
web-cr-value = Used as
web-cr-value-is = use as { $value }
web-cr-as-colour = Used as colour
web-cr-buy = Market: { $price } for a value from 1 to { $highest }
web-cr-more-below = { $count ->
        [one] 1 lit box below
       *[other] { $count } lit boxes below
    }
web-cr-more-above = { $count ->
        [one] 1 lit box above
       *[other] { $count } lit boxes above
    }
web-cr-sheets = Whose sheet
web-cr-my-sheet = Mine

## What cannot be done, where no rule has to be asked

web-cr-try-first = First choose a die, then a box for it.
web-cr-try-placed = Your die is placed. You may change it until everybody has chosen.
web-cr-try-violet = No die goes here: SO₃ forms by itself when SO₂ and O₂ meet in reactor I.
web-cr-try-box = This box of the line is for { $colour-formula }: { $die } has a box of its own.
web-cr-try-sealed = Your die is placed. It goes on when everybody has chosen.
web-cr-try-bottle = No die goes here: acid flows into the flask when SO₃ meets H₂O of the same number in its line, and is sold at once.
web-cr-try-money = No die goes here: this is your money. Acid fills it, and so do the two sales and the stock exchange.
web-cr-way-mine = Back to my sheet
web-cr-way-buy = Buy a { $value } for { $price }
web-cr-way-die = Take { $die }
web-cr-way-colour = Use it as { $colour }
web-cr-touch-die = Touch a die
web-cr-touch-box = Touch a lit box

## What a use does

web-cr-effect-reacts = reacts
web-cr-effect-opens = opens
web-cr-effect-waits = waits
web-cr-effect-out = you are out
web-cr-effect-free = free
web-cr-effect-of = { $done } of { $size }
web-cr-curve = Money of { $name } over the game
    .you = Your money over the game
web-cr-then = then { $money }
web-cr-why-catalyst = catalyst { $by }
web-cr-why-exchanger = exchanger { $by }
web-cr-why-market = market { $price }
web-cr-why-colour = new colour
web-cr-why-waiting = is waiting
web-cr-label-line = { $box }, { $colour } box
web-cr-label-stock = stock exchange, box { $value }
web-cr-label-place = { $where }: place { $value }
web-cr-label-reacts = gives SO₃ { $violet }
web-cr-label-acid = sells acid for { $gain }
web-cr-label-earns = earns { $gain }

## The sheet in words

web-cr-text-line = Line { $line }: SO₂ { $blue }, O₂ { $red }, SO₃ { $violet }, H₂O { $white }
    .acid = sold for { $money }
    .closed = closed by an excess zone
    .lost = lost: { $lost }
    .shifted = exchanger { $by }
web-cr-text-sold = sold for { $money }
web-cr-text-empty = empty
web-cr-text-row = { $box }: { $dice }
web-cr-text-complete = complete

## Keys

web-cr-key-die = choose a die
web-cr-key-box = go from box to box
web-cr-key-place = place
web-cr-key-back = one step back

## Real dice

web-cr-typed-face = { $colour } die: { $value }

## Class screen

web-cr-wall-choose = Choose one die, write it on your sheet
web-cr-wall-take = { $seat } takes a die
web-cr-wall-over = The game is over
web-cr-wall-blue = Reactor I
web-cr-wall-red = Reactor I
web-cr-wall-white = Reactor II, cooling
web-cr-wall-yellow = Catalyst
web-cr-wall-chosen = of { $players } have chosen
web-cr-wall-next = Next roll when everyone has chosen
web-cr-wall-ranking = Ranking
web-cr-wall-round = Round { $round }
web-cr-wall-of = of { $rounds }
web-cr-wall-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the first place
    }
web-cr-wall-took = Round { $round }: this is what you took
web-cr-wall-sold = { $count ->
        [0] Nobody sold acid in this round.
        [one] The class sold one batch of acid in this round, for { $dollars }.
       *[other] The class sold { $count } batches of acid in this round, for { $dollars }.
    }
web-cr-wall-made = Together you made { $dollars }
web-cr-wall-won-many = { $count } share the first place
web-cr-wall-lines = { $count ->
        [one] line of acid
       *[other] lines of acid
    }
web-cr-wall-reactions = { $count ->
        [one] reaction
       *[other] reactions
    }
web-cr-wall-catalyst-rows = { $count ->
        [one] catalyst row
       *[other] catalyst rows
    }
web-cr-wall-water-rows = { $count ->
        [one] cooling row
       *[other] cooling rows
    }
web-cr-did-acid = sold acid from line { $line }
web-cr-did-changed = turned a { $from } into a { $to } and sold acid
web-cr-did-row = filled a catalyst row: dice may now shift further
web-cr-did-cooling = filled a cooling row: SO₃ may now shift further
web-cr-did-colour = filled a catalyst row: dice may now change colour
web-cr-did-reacted = made SO₃ in line { $line }: now it waits for water
web-cr-did-stock = filled the stock exchange
web-cr-did-sold = sold a surplus
web-cr-round-of = round { $round } of { $rounds }
web-cr-round = round { $round }

## The end

web-cr-end-made = You made { $money }
web-cr-end-solo = { $money }: { $medal }
web-cr-end-apart = Most of it was played for you: no place
web-cr-end-away = mostly away
web-cr-end-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
        [41] 41st
        [42] 42nd
        [43] 43rd
        [51] 51st
        [52] 52nd
        [53] 53rd
        [61] 61st
        [62] 62nd
        [63] 63rd
        [71] 71st
        [72] 72nd
        [73] 73rd
        [81] 81st
        [82] 82nd
        [83] 83rd
        [91] 91st
        [92] 92nd
        [93] 93rd
       *[other] { $place }th
    } of { $of }
web-cr-end-curve = Money, round by round
    .text = { $rounds } rounds, { $money } at the end; best: { $best }
web-cr-end-best = round { $round }: +{ $gain }
web-cr-end-take-home = One thing to take home
web-cr-end-medals = A medal depends on the money, not on the place: { $medals }.
web-cr-end-batches = { $count ->
        [0] No batch of acid this time.
        [one] One batch of acid.
       *[other] { $count } batches of acid.
    }
web-cr-end-short = { $missing } more would have made the { $medal }.
web-cr-end-acid = Acid
web-cr-end-line = Line { $line }
web-cr-end-not-started = not started
web-cr-end-not-finished = not finished
web-cr-end-die = die { $value } ÷ { $divisor }
web-cr-end-not-sold = not sold
web-cr-end-stock = { $done } of 6, pays only when full
web-cr-end-stock-full = all six
web-cr-end-bought = { $count ->
        [one] one value bought
       *[other] { $count } values bought
    }
web-cr-end-thrown = { $count ->
        [one] one die thrown away
       *[other] { $count } dice thrown away
    }
web-cr-end-total = Total
web-cr-end-wins = { $seat } wins
web-cr-end-you-win = You win
web-cr-end-shared = Shared first place
web-cr-end-out = out of the game
web-cr-end-tie = tie: fewer reactions
web-cr-medal-copper = copper
web-cr-medal-silver = silver
web-cr-medal-gold = gold
web-cr-medal-platinum = platinum

## Titles of the chemistry notes

web-cr-note-contact-process = The contact process
web-cr-note-reaction-1 = SO₂ and O₂ meet
web-cr-note-reaction-2 = SO₃ becomes acid
web-cr-note-heat-exchanger = Why cooling shifts SO₃
web-cr-note-catalyst = What V₂O₅ does
web-cr-note-colour-change = Colours that change
web-cr-note-surplus = What is left over
web-cr-note-excess = Excess of one reactant
web-cr-note-black-hole = Nothing vanishes
web-cr-note-stock = The stock exchange

## Rule, reveal and debriefing on the wall

web-cr-rule = Two gases of the same value react to SO₃. Water of the same value turns it into acid, which is sold at once.
web-cr-rule-picture = SO₂ { $value } and O₂ { $value } give SO₃ { $value }; with water { $value } that is acid for { $dollars }.
web-cr-wall-after = After round { $round }
web-cr-wall-top = top { $count } of { $of }
web-cr-wall-held = held: Space goes on
web-cr-wall-up = { $places ->
        [one] up 1 place
       *[other] up { $places } places
    }
web-cr-wall-down = { $places ->
        [one] down 1 place
       *[other] down { $places } places
    }
web-cr-wall-level = same place
web-cr-did-cooled = cooled in round { $round }: { $from } became { $to }
web-cr-debrief-cooling = Why did cooling help?
    .short = Cooling
    .law = Le Chatelier
    .text = The reaction gives off heat. Take heat away, and the balance moves to the side that makes heat: more SO₃.
    .talk = at 25 °C the equilibrium yield is near 100 %. Why does no plant run at 25 °C?
    .caption = Share of SO₂ turned into SO₃ at equilibrium, 1 atm, 10 % SO₂ and 11 % O₂ in the feed
    .picture = At 450 °C { $cold } of the SO₂ is SO₃ at equilibrium, at 600 °C { $hot }.
web-cr-debrief-cooled = { $count ->
        [one] reaction ran in a plant that could cool
       *[other] reactions ran in a plant that could cool
    }
web-cr-debrief-moved = { $count ->
        [one] used it to move the SO₃, { $raised } of them upwards
       *[other] used it to move the SO₃, { $raised } of them upwards
    }
web-cr-debrief-sold = sold { $dollars }
web-cr-debrief-unsold = not sold
web-cr-debrief-catalyst = What does a catalyst not do?
    .short = Catalyst
    .law = Faster, not further
    .text = V₂O₅ opens a path with a lower hill: equilibrium comes sooner, in both directions alike. It makes no more SO₃ than heat and pressure allow.
    .talk = a friend wants twice the catalyst for twice the acid. What do you answer?
    .caption = Energy along the way from SO₂ and O₂ to SO₃; the height of the hill is not to scale.
    .picture = With a catalyst the hill between SO₂ with O₂ and SO₃ is lower; beginning and end stay where they are.
    .energy = energy
    .without = without V₂O₅
    .with = with V₂O₅
    .same = the same
web-cr-debrief-rows = { $count ->
        [one] catalyst row was filled, in { $plants } of { $players } plants
       *[other] catalyst rows were filled, in { $plants } of { $players } plants
    }
web-cr-debrief-changed = { $count ->
        [one] of { $dice } dice was changed thanks to them: other starting materials
       *[other] of { $dice } dice were changed thanks to them: other starting materials
    }
web-cr-debrief-bought = { $count ->
        [one] was changed at the market, for money
       *[other] were changed at the market, for money
    }
web-cr-debrief-limiting = Which gas ran out first?
    .short = Limiting gas
    .law = The scarce gas decides
    .text = Two SO₂ need one O₂. When one of them is used up, the reaction stops, however much of the other is left.
    .talk = real plants feed more O₂ than they need. Why O₂, and not SO₂?
    .before = before
    .after = after
    .caption = 6 SO₂ need only 3 O₂: of 5 O₂, { $over } are left.
    .picture = { $dioxide } SO₂ and { $oxygen } O₂ become { $made } SO₃, and { $over } O₂ are left.
web-cr-debrief-met = { $count ->
        [one] line in which both gases met
       *[other] lines in which both gases met
    }
web-cr-debrief-no-oxygen = { $count ->
        [one] line in which SO₂ still waits for O₂
       *[other] lines in which SO₂ still waits for O₂
    }
web-cr-debrief-no-dioxide = { $count ->
        [one] line in which O₂ still waits for SO₂
       *[other] lines in which O₂ still waits for SO₂
    }
web-cr-debrief-lost-dioxide = SO₂ left over and lost
web-cr-debrief-lost-oxygen = O₂ left over and lost

## The log in the browser, short: a `tail` is added to the line before

log-placed = { $seat }: { $die-short } { $value } → { $box }
    .colour = as { $colour }
    .price = for ${ $price }
tail-reacted = SO₃ { $violet }
tail-acid-sold = H₂SO₄
tail-row-complete = row complete
tail-stock-complete = all six
tail-sold = sold
tail-excess-reacted = SO₃ { $violet } in line { $line }
tail-swallowed = { $count } in it

web-cr-given = { $colour } { $value } went { $box-into }; { $price ->
        [0] it cost nothing.
       *[other] it cost { $cost }.
    }
web-cr-sealed = { $colour } { $value } goes { $box-into }; { $price ->
        [0] it costs nothing.
       *[other] it costs { $cost }.
    }
web-cr-primer-line = One line of your plant
    .help = Blue and red of the same value react. Add white of the same value: acid, sold at once.
web-cr-primer-round = One die each round
    .help = Everybody gets the same four dice and chooses one, in secret. It must go into a box that takes it.
web-cr-primer-bonus = A full row helps
    .help = A complete catalyst row lets you change a die by 1 or more; a complete water row shifts the SO₃.

## How it works, in pictures

web-how-chem-and-roll-1 = Take one die
    .text = Each round four dice fall for everybody. Choose one of them and write it into a box of your sheet.
web-how-chem-and-roll-2 = Equal values react
    .text = Blue is SO₂, red is O₂. With the same value in a line they give SO₃ of that value.
web-how-chem-and-roll-3 = Water makes acid, acid is money
    .text = SO₃ and water of the same value give sulfuric acid, sold at once: a 4 brings $4. Most money after 20 rounds wins.
web-how-chem-and-roll-4 = Rows give you room
    .text = Two neighbouring yellow dice, the catalyst, let you change later dice by 1; two white ones, the cooling, change new SO₃ by 1.

## The plan of a lesson

web-cr-plan-first = Two gases of the same value react. What is a die good for when its partner has not come yet?
web-cr-plan-question = Which dice would let you sell acid in the next three rounds, and what could help if they do not come?
web-cr-plan-last = Few rounds are left. Is it better to begin a new row or to finish a line, and why?
