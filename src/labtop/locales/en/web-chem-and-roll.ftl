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

## What a use does

web-cr-effect-reacts = reacts
web-cr-effect-opens = opens
web-cr-effect-waits = waits
web-cr-effect-out = you are out
web-cr-effect-free = free
web-cr-effect-of = { $done } of { $size }
web-cr-curve = Money of { $name }, move by move
web-cr-then = then { $money }
web-cr-why-catalyst = catalyst { $by }
web-cr-why-exchanger = exchanger { $by }
web-cr-why-market = market { $price }
web-cr-why-colour = new colour
web-cr-why-waiting = is waiting
web-cr-label-line = { $box }, { $colour } box
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
web-cr-round-of = round { $round } of { $rounds }
web-cr-round = round { $round }

## The end

web-cr-end-made = You made { $money }
web-cr-end-medal = You made { $money }: { $medal }.
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
