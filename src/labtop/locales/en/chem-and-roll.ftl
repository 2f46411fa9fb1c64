# Chem and Roll, all words for people. Rule numbers: src/labtop/rooms/chem_and_roll/RULES.md.

room-chem-and-roll = Chem and Roll
    .tagline = Four dice, two reactors: make sulfuric acid and grow richer than the others.

## Dice, boxes, patterns

colour-blue = blue
    .formula = SO₂
colour-red = red
    .formula = O₂
colour-white = white
    .formula = H₂O
colour-yellow = yellow
    .formula = V₂O₅
colour-violet = violet
    .formula = SO₃
die-blue = the blue die (SO₂)
    .short = blue
die-red = the red die (O₂)
    .short = red
die-white = the white die (H₂O)
    .short = white
die-yellow = the yellow die (V₂O₅)
    .short = yellow

# `.the` as a subject or object, `.into` for where a die goes, `.shifts` what a complete row can shift.
box-line-1 = line 1
    .the = line 1
    .into = into line 1
box-line-2 = line 2
    .the = line 2
    .into = into line 2
box-line-3 = line 3
    .the = line 3
    .into = into line 3
box-line-4 = line 4
    .the = line 4
    .into = into line 4
box-line-5 = line 5
    .the = line 5
    .into = into line 5
box-water-1 = water row 1
    .the = water row 1
    .into = into water row 1
    .shifts = the SO₃ of reactor I
box-water-2 = water row 2
    .the = water row 2
    .into = into water row 2
    .shifts = the SO₃ of reactor I
box-water-3 = water row 3
    .the = water row 3
    .into = into water row 3
    .shifts = the SO₃ of reactor I
box-catalyst-1 = catalyst row 1
    .the = catalyst row 1
    .into = into catalyst row 1
    .shifts = every die
box-catalyst-2 = catalyst row 2
    .the = catalyst row 2
    .into = into catalyst row 2
    .shifts = every die
box-catalyst-3 = catalyst row 3
    .the = catalyst row 3
    .into = into catalyst row 3
    .shifts = every die
box-catalyst-4 = catalyst row 4
    .the = catalyst row 4
    .into = into catalyst row 4
    .shifts = every die
box-stock = stock exchange
    .the = the stock exchange
    .into = onto the stock exchange
box-water-sale = water sale
    .the = the water sale
    .into = into the water sale
box-catalyst-sale = catalyst sale
    .the = the catalyst sale
    .into = into the catalyst sale
box-excess-1 = excess zone 1
    .the = excess zone 1
    .into = into excess zone 1
box-excess-2 = excess zone 2
    .the = excess zone 2
    .into = into excess zone 2
box-black-hole = black hole
    .the = the black hole
    .into = into the black hole

pattern-run = { $size } neighbouring values
pattern-equal = { $size } equal values
pattern-two-pairs = two different pairs
pattern-full-house = three equal + two equal

## Questions

ask-choose = Choose one of the four dice and a box for it: each round every player must use exactly one die. Your choice stays secret, and yours to change, until everybody has chosen.
ask-take = Take one of the dice that are left and put it in a box: nobody else gets this die in this round.
ask-roll = The four dice are thrown for everybody: blue SO₂, red O₂, white H₂O, yellow V₂O₅.
ask-start = Chance decides who takes the first die; after each round the start goes to the next player.
field-die = Which die?
field-colour = Used as which colour?
field-price = Buy a value at the market?
field-value = With which value?
field-box = Into which box?
field-violet = Which value for the SO₃?
field-line = The SO₃ goes into which line?
field-faces = What do the dice show (blue, red, white, yellow)?
field-seat = Who begins?

## Options

option-mode = Mode
    .help = Everybody uses the same dice at once, or the dice are taken in turn.
option-mode-class = class, 1 to 99 players, 20 rounds
option-mode-draft = draft, 2 to 4 players, dice taken in turn
option-chemistry = Chemistry
    .help = Equal values react, or any values in the true ratios of the equations.
option-chemistry-basic = basic chemistry
option-chemistry-advanced = advanced chemistry
option-market-needs-cash = Market needs cash
    .help = Whether a purchase must be covered by the money earned so far.
option-market-needs-cash-true = yes, only with money in hand
option-market-needs-cash-false = no, deducted at the end
option-order = Order with two players
    .help = In a draft of two, who takes the four dice of a round (A begins).
option-order-round = A B A B
option-order-snake = A B B A
option-excess = Excess zones
    .help = Which three reactants in an excess zone give an SO₃ (draft only).
option-excess-run = three neighbouring values, colours mixed at will
option-excess-same-value = three equal values of one colour
option-excess-one-colour = three neighbouring values, zone 1 blue only, zone 2 red only
option-black-hole-prices = Black hole prices
    .help = Dollars for the first, second … die thrown away; the last price repeats (draft only).
option-black-hole-limit = Black hole limit
    .help = Which die in the black hole puts its player out (draft only).
option-black-hole-limit-6 = the sixth
option-black-hole-limit-7 = the seventh

## Events

event-starter = { $seat } takes the first die.
event-rolled = Round { $round }: SO₂ { $faces-1 }, O₂ { $faces-2 }, H₂O { $faces-3 }, V₂O₅ { $faces-4 }.
event-placed = { $seat } puts { $die } as a { $value } { $box-into }.
    .rolled-unless-value = It had shown { $rolled }.
    .colour = It counts as { $colour }.
    .price = That cost ${ $price } at the market.
event-reacted = { $seat }, line { $line }: SO₂ { $blue } and O₂ { $red } give SO₃ { $violet }.
    .shift = The water bonus moved it by { $shift }.
    .blue-lost = Lost: SO₂ { $blue-lost }.
    .red-lost = Lost: O₂ { $red-lost }.
event-acid-sold = { $seat }, line { $line }: SO₃ and water give sulfuric acid, sold for ${ $gain }.
    .violet-lost = Lost: SO₃ { $violet-lost }.
    .white-lost = Lost: H₂O { $white-lost }.
event-row-complete = { $seat } completes { $box-the }: { $bonus ->
        [0] dice may now change colour
       *[other] it may shift { $box-shifts } by up to { $bonus } more
    }.
event-stock-complete = { $seat } completes the stock exchange: ${ $gain } at the end.
event-sold = { $seat }, { $box }: ${ $gain }.
event-excess-reacted = { $seat }, { $box }: the excess reactants give SO₃ { $violet } in line { $line }.
event-swallowed = { $seat } has { $count ->
        [one] one die
       *[other] { $count } dice
    } in the black hole.
    .price = This one cost ${ $price }.
event-out = { $seat } is out: the black hole is full.
event-ended = The game is over: { $reason }.

## Events, told to a player whom they are about: `you-` the one who acts, `for-you-` the one it is done to

you-starter = You take the first die.
you-placed = You put { $die } as a { $value } { $box-into }.
    .rolled-unless-value = It had shown { $rolled }.
    .colour = It counts as { $colour }.
    .price = That cost ${ $price } at the market.
you-reacted = You, line { $line }: SO₂ { $blue } and O₂ { $red } give SO₃ { $violet }.
    .shift = The water bonus moved it by { $shift }.
    .blue-lost = Lost: SO₂ { $blue-lost }.
    .red-lost = Lost: O₂ { $red-lost }.
you-acid-sold = You, line { $line }: SO₃ and water give sulfuric acid, sold for ${ $gain }.
    .violet-lost = Lost: SO₃ { $violet-lost }.
    .white-lost = Lost: H₂O { $white-lost }.
you-row-complete = You complete { $box-the }: { $bonus ->
        [0] dice may now change colour
       *[other] it may shift { $box-shifts } by up to { $bonus } more
    }.
you-stock-complete = You complete the stock exchange: ${ $gain } at the end.
you-sold = You, { $box }: ${ $gain }.
you-excess-reacted = You, { $box }: the excess reactants give SO₃ { $violet } in line { $line }.
you-swallowed = You have { $count ->
        [one] one die
       *[other] { $count } dice
    } in the black hole.
    .price = This one cost ${ $price }.
you-out = You are out: the black hole is full.
reason-rounds = the last round has been played
reason-fifth-line = the fifth line of a reactor II is full
reason-last-standing = only one player is left
reason-too-many-prices = there are too many prices for the black hole

## The result

score-acid = Acid of line { $line }
score-sale = { $box } (die { $value })
score-stock = Stock exchange complete
score-market = Spent at the market
score-black-hole = Black hole ({ $count ->
        [one] 1 die
       *[other] { $count } dice
    })
medal-copper = copper medal
medal-silver = silver medal
medal-gold = gold medal
medal-platinum = platinum medal

## The table as text

board-round = Round { $round }
board-round-of = Round { $round } of { $rounds }
board-dice = Dice:
board-turns = To take a die: { $order }
board-own-sheet = Your sheet
board-sheet-of = Sheet of { $seat }
board-sealed = Your choice, still secret: { $die } as a { $value } { $box-into }. You may change it until everybody has chosen.
board-players = Players
board-chosen-of = { $chosen } of { $players } have chosen
board-you = you
board-chosen = has chosen
board-out = out
board-money = Money
board-reactions = { $count ->
        [one] 1 reaction
       *[other] { $count } reactions
    }
board-lines = { $count ->
        [one] 1 line full
       *[other] { $count } lines full
    }
board-shift = { $shift ->
        [0] Dice count as they fall
       *[other] Dice may shift by up to { $shift }
    }
board-reach = { $reach ->
        [0] SO₃ as it forms
       *[other] SO₃ may shift by up to { $reach }
    }
board-recolour = dice may change colour
board-reactor-1 = Reactor I
board-reactor-2 = Reactor II
board-acid = Acid
board-lost = lost: { $formula } { $amount }
board-gives-shift = die ±{ $bonus }
board-gives-reach = SO₃ ±{ $bonus }
board-gives-colour = any colour
board-sale = the die’s value divided by { $divisor }, once
board-market = market
board-market-left = { $left ->
        [one] 1 visit left
       *[other] { $left } visits left
    }, { $spent } spent
board-stock = ${ $reward } when all six are there
board-black-hole = { $count ->
        [0] empty
        [one] 1 die
       *[other] { $count } dice
    }
board-black-hole-next = the next one costs { $price }
board-black-hole-last = the next one puts you out

## What just happened: the chemistry

note-contact-process = The contact process makes nearly all sulfuric acid: sulfur burns to SO₂, air turns it into SO₃ on vanadium oxide, and SO₃ becomes H₂SO₄. It took over from the lead-chamber process because it gives concentrated acid.
note-reaction-1 = 2 SO₂ + O₂ ⇌ 2 SO₃ (ΔH = −197 kJ/mol). The two gases react on solid V₂O₅ at about 450 °C and 1 to 2 bar; two SO₂ need one O₂.
note-reaction-2 = SO₃ + H₂O → H₂SO₄ is the balance of two steps: SO₃ + H₂SO₄ → H₂S₂O₇ (oleum), then H₂S₂O₇ + H₂O → 2 H₂SO₄. SO₃ straight into water would give off so much heat that a mist of acid forms.
note-heat-exchanger = 2 SO₂ + O₂ ⇌ 2 SO₃ gives off heat, so cooling moves the equilibrium towards SO₃: that is what your water bonus stands for.
note-catalyst = V₂O₅ speeds 2 SO₂ + O₂ ⇌ 2 SO₃ up in both directions and leaves the equilibrium where it is: your bonus stands for faster output, not for a better yield. Platinum did the same work earlier, but arsenic poisons it.
note-colour-change = In a real plant no catalyst turns SO₂ into O₂: a chemical reaction rearranges atoms and never changes what they are. This bonus is a rule of the game only.
note-surplus = 2 SO₂ + O₂ ⇌ 2 SO₃: the reactant that runs out first sets how much SO₃ forms; what is left of the other is lost in this game.
note-excess = 2 SO₂ + O₂ ⇌ 2 SO₃: plants feed more O₂ than the equation asks for, because an excess of one reactant makes the other react more completely. Your zone stands for that.
note-black-hole = No atom vanishes in a real plant: gas that has not reacted must be led back or washed out before it leaves the chimney. So throwing a die away costs money here too.
note-stock = No chemistry here: the stock exchange rewards a company that keeps all its values in play.

## One rule of chemistry to take home (ending.py): true of the line that brought most

ending-cooling = In round { $round } you cooled: SO₂ { $blue } and O₂ { $red } gave SO₃ { $violet } instead of { $made }. The reaction gives off heat, so taking heat away makes more SO₃.
ending-excess = In round { $round } your excess zone gave SO₃ { $violet } for line { $line }. An excess of one reactant makes the other react more completely.
ending-surplus = In round { $round } SO₂ { $blue } met O₂ { $red }: { $scarce ->
        [blue] SO₂ ran out first, and O₂ was left over
       *[red] O₂ ran out first, and SO₂ was left over
    }. The reactant that runs out first decides how much SO₃ forms: two SO₂ need one O₂.
ending-short = In round { $sold } SO₃ { $violet } met water { $white }: { $scarce ->
        [violet] SO₃ ran out first, and water was left over
       *[white] water ran out first, and SO₃ was left over
    }. One SO₃ takes up exactly one H₂O.
ending-catalyst = In round { $round } your catalyst let you use { $die } as a { $value } instead of a { $rolled }, for line { $line }. V₂O₅ makes the reaction faster and is there unchanged at the end.
ending-ratio = In round { $sold } SO₃ { $violet } met water { $white } in line { $line }, and nothing was left over: one SO₃ takes up exactly one H₂O.

## Refusals: the die

refusal-not-four-dice = Four dice are needed, blue, red, white and yellow, each from 1 to 6.
refusal-no-such-box-or-die = There is no such die or no such box on this sheet.
refusal-die-taken = Somebody has already taken { $die } in this round: choose one that is still there.
refusal-colour-not-changed = Name a colour only to change it: { $die } has this one already.
refusal-colour-fixed = You cannot use { $die } as { $colour } yet: changing colours needs a complete catalyst row 4, four equal yellow dice.
refusal-value-off-the-die = A die has the values 1 to 6: { $value } is not on it, and after 6 it does not start again at 1.
refusal-shift-too-far = You cannot use { $die } as a { $value }, it shows { $rolled }: { $shift ->
        [0] no catalyst row of yours is complete yet
       *[other] your catalyst shifts it by at most { $shift }
    }.
refusal-market-used-up = You have been to the market { $visits } times, and that is all a game allows.
refusal-offer-too-small = For ${ $price } the market gives a value from 1 to { $highest }: a { $value } costs more.
refusal-no-such-offer = The market has no offer for ${ $price }: it asks $1 for a value from 1 to 3 and $2 for any value.
refusal-not-enough-cash = You have less than the ${ $price } this purchase costs, and at this table the market wants cash.
refusal-too-many-prices = { $given } prices for the black hole are too many: at most { $most }, because the die that puts a player out has no price.

## Refusals: the reactors

refusal-catalyst-does-not-react = A yellow die never goes into a reactor line.
    .chemistry = V₂O₅ is a catalyst: it makes the reaction faster and is there unchanged at the end.
refusal-reactant-box-taken = Line { $line } already holds { $colour } { $held }: each line takes one { $colour } die.
refusal-line-value-frozen = Line { $line } already holds { $colour } { $held }: SO₂ and O₂ must have the same value here, so a { $value } does not fit.
    .chemistry = Equal values stand for gases fed in the right ratio, 2 SO₂ + O₂ → 2 SO₃, with nothing left over.
refusal-line-closed = Line { $line } has its SO₃ { $violet } from an excess zone already: it takes no more SO₂ or O₂.
refusal-violet-needed = SO₂ and O₂ meet in line { $line }: say the value of their SO₃, from { $low } to { $high }.
refusal-violet-out-of-reach = SO₃ { $violet } is out of reach: { $reach ->
        [0] without a complete water row
       *[other] with a water bonus of { $reach }
    } it can be { $low } to { $high }.
    .chemistry = The reaction gives off heat, and only better cooling moves its yield further.
refusal-violet-cannot-meet-water = Water { $white } is waiting in line { $line }, but this SO₃ can only be { $low } to { $high }.
    .chemistry = One SO₃ takes up exactly one H₂O: SO₃ + H₂O → H₂SO₄.
refusal-violet-must-meet-water = Water { $white } is waiting in line { $line }: the SO₃ must be { $white } too, not { $violet }.
    .chemistry = One SO₃ takes up exactly one H₂O: SO₃ + H₂O → H₂SO₄.
refusal-no-line-to-choose = The SO₃ of line { $line } stays in line { $line }: only an excess zone lets you choose another one.
refusal-no-reaction-yet = The partner is still missing in line { $line }, so name no SO₃ yet.
    .chemistry = SO₃ needs both gases: 2 SO₂ + O₂ ⇌ 2 SO₃.
refusal-no-reaction-here = No SO₃ forms when this die goes { $box-into }, so name none.
    .chemistry = SO₃ forms only where SO₂ and O₂ meet: 2 SO₂ + O₂ ⇌ 2 SO₃.
refusal-white-box-taken = Line { $line } already has its water, white { $white }.
refusal-water-must-match = Line { $line } holds SO₃ { $violet }: its water must be { $violet } too, not { $value }.
    .chemistry = One SO₃ takes up exactly one H₂O: SO₃ + H₂O → H₂SO₄.

## Refusals: the other boxes

refusal-row-wrong-colour = A { $colour } die does not go { $box-into }.
    .chemistry = The heat exchanger is cooled by water (white dice), the catalyst tank holds V₂O₅ (yellow dice).
refusal-row-full = You have completed { $box-the } already.
refusal-row-cannot-finish = You hold { $held } in { $box-the }, which wants { $pattern }: with a { $value } it could never be completed.
refusal-stock-taken = Box { $value } of the stock exchange is filled: it takes each value once.
refusal-sale-wrong-colour = A { $colour } die does not go { $box-into }: water is sold with a white die, catalyst with a yellow one.
refusal-sale-used = You have used { $box-the } already: it works once per game.
refusal-not-on-this-sheet = Your sheet has no { $box }: only the draft for 2 to 4 players has one.
refusal-excess-wants-reactants = A { $colour } die does not go into an excess zone: only blue and red ones do.
    .chemistry = SO₂ and O₂ are the reactants of reaction I; water and V₂O₅ are not.
refusal-excess-full = You have used { $box-the } already: each zone works once.
refusal-excess-no-series = With { $colour } { $value }, { $box-the } could never become the series of three it needs.
refusal-excess-no-line = The third die of { $box-the } gives an SO₃, and no line of reactor II can take it now.
refusal-excess-choice = This die makes { $box-the } react: choose a possible SO₃ value and a line without SO₃ for it.

## The introduction: what is said before each guided move; on a board `.touch` and `.why` are enough

intro-first-blue = You run a sulfuric acid works in 1850. Four dice are rolled for everybody: SO₂ (blue), O₂ (red), water (white) and catalyst (yellow). You use one of them each round. Begin with the burner gas: choose the blue 4 and put it into line 1 of reactor I.
    .touch = Touch the blue 4, then line 1.
    .why = SO₂ from the burner enters reactor I.
intro-first-red = In reactor I two molecules of SO₂ meet one of O₂. In the basic game both dice of a line must show the same number. Your blue 4 waits: choose the red 4 and put it into line 1.
    .touch = Touch the red 4, then the box beside the blue 4.
    .why = O₂ joins SO₂ only with the same number.
intro-first-water = 2 SO₂ + O₂ → 2 SO₃: the violet 4 has moved on to reactor II. Now it needs water of the same value. Choose the white 4 for line 1: the acid is sold at once.
    .touch = Touch the white 4, then line 1.
    .why = SO₃ 4 needs water 4: the acid is sold at once.
intro-catalyst-begins = SO₃ + H₂O → H₂SO₄, and you have earned 4 dollars. Nothing fits a line now, so prepare for later: the catalyst tank. Put the yellow 3 into the first row, which wants two numbers that follow each other.
    .touch = Touch the yellow 3, then the first catalyst row.
    .why = It wants two numbers that follow each other.
intro-catalyst-complete = A 2 or a 4 would complete the row. Here is a yellow 4: put it beside the 3.
    .touch = Touch the yellow 4, then the same row.
    .why = 3 and 4 complete it.
intro-shift = Row complete: from now on the catalyst lets you change any die by one, up or down. High numbers bring more money. Choose the blue 5, make it a 6 and put it into line 2.
    .touch = Touch the blue 5, make it a 6, then touch line 2.
    .why = The catalyst moves any die by one.
intro-second-reaction = A red 6 lies there: exactly what line 2 needs. Put it in and a violet 6 appears in reactor II.
    .touch = Touch the red 6, then line 2.
    .why = It makes SO₃ 6 in reactor II.
intro-market = The white die shows 3, and one step is not enough for a 6. The market helps twice in a game: for 2 dollars a die may have any value. Choose the white die, buy a 6 and sell acid for 6 dollars, four more than it cost.
    .touch = Touch the white 3, the $2 ticket, then line 2.
    .why = The market makes any die a 6; acid 6 pays $6.
intro-stock = A red 1 is of little use in a reactor. The stock exchange takes any colour, once each number from 1 to 6; if all six are there at the end they bring 6 dollars. Put the red 1 there.
    .touch = Touch the red 1, then box 1 of the stock exchange.
    .why = All six numbers there pay $6.
intro-on-your-own = That was all you need: reactor I, reactor II, catalyst, market, stock exchange. The heat exchanger takes white dice in the same way and lets you change the SO₃. Eleven rounds are left, and the dice are real now. Good luck!
    .why = You have seen all of it. Eleven rounds are left, with real dice.

## Hints of the coach: each is a fact of the sheet (rooms/chem_and_roll/bots/reasons.py); chances are for the next throw
## `.short` is for the strip on the board

chem-and-roll-hint-last-line = { $leads ->
        [yes] Your fifth sulfuric acid ends the game while you lead by ${ $ahead }: nobody can answer any more.
       *[no] Your fifth sulfuric acid would end the game, and you are not ahead: ${ $ahead } apart from the richest.
    }
    .short = { $leads ->
        [yes] Ends the game with you ${ $ahead } ahead.
       *[no] Ends the game, and you are not ahead.
    }
chem-and-roll-hint-acid = SO₃ + H₂O → H₂SO₄: line { $line } is complete, and its acid brings ${ $gain } at once.
    .short = Line { $line } is complete: ${ $gain } at once.
chem-and-roll-hint-reaction = { $excess ->
        [yes] Three reactants in excess still give SO₃ { $violet }, in line { $line }
       *[no] 2 SO₂ + O₂ ⇌ 2 SO₃: line { $line } gets its SO₃ { $violet }
    }; the next throw has the water for it with a chance of { $chance } %.
    .short = SO₃ { $violet } in line { $line }; its water comes with { $chance } %.
chem-and-roll-hint-gas = 2 SO₂ + O₂ ⇌ 2 SO₃ needs both gases: { $colour-formula } { $value } now waits in line { $line }, and the next throw has its partner with a chance of { $chance } %.
    .short = Its partner comes in the next throw with { $chance } %.
chem-and-roll-hint-water = H₂O { $value } waits in line { $line }: as soon as SO₃ forms there, it is acid for up to ${ $value }.
    .short = Water for up to ${ $value } waits in line { $line }.
chem-and-roll-hint-catalyst-row = { $bonus ->
        [0] With { $box-the } complete your dice may change colour: a die you want, say H₂O 4, then comes with a chance of { $chance } % instead of { $before } %.
       *[other] V₂O₅ makes everything easier: { $box-the } lets you shift each die by { $bonus } more, so that a die you want, say H₂O 4, comes with a chance of { $chance } % instead of { $before } %.
    }
    .short = A die you want: { $chance } % instead of { $before } %.
chem-and-roll-hint-catalyst-step = V₂O₅ pays later: { $box-the } still needs { $missing ->
        [one] one die
       *[other] { $missing } dice
    }, and the next throw has one that fits with a chance of { $chance } %.
    .short = { $missing } more { $missing ->
        [one] die
       *[other] dice
    } for V₂O₅; the next with { $chance } %.
chem-and-roll-hint-water-row = Cooling moves 2 SO₂ + O₂ ⇌ 2 SO₃ towards SO₃: with { $box-the } complete you may shift each new SO₃ by up to { $reach }.
    .short = Each new SO₃ may be shifted by up to { $reach }.
chem-and-roll-hint-water-step = Cooling water pays later: { $box-the } still needs { $missing ->
        [one] one die
       *[other] { $missing } dice
    }, and the next throw has one that fits with a chance of { $chance } %.
    .short = { $missing } more { $missing ->
        [one] die
       *[other] dice
    } for cooling; the next with { $chance } %.
chem-and-roll-hint-stock = { $missing ->
        [0] The { $value } completes the stock exchange: ${ $reward } at the end.
        [one] The { $value } is new on the stock exchange: one value more, and it pays ${ $reward }.
       *[other] The { $value } is new on the stock exchange: { $missing } values more, and it pays ${ $reward }.
    }
    .short = { $missing ->
        [0] The stock exchange is complete: ${ $reward }.
        [one] One value more, and the stock exchange pays ${ $reward }.
       *[other] { $missing } values more, and it pays ${ $reward }.
    }
chem-and-roll-hint-sale = A { $value } is sold for ${ $gain } at once; this sale is open once in a game ({ $box }).
    .short = Sold for ${ $gain } at once.
chem-and-roll-hint-excess-step = A reactant in excess is kept: { $box-the } still needs { $missing ->
        [one] one die
       *[other] { $missing } dice
    }, and the next throw has one that fits with a chance of { $chance } %.
    .short = { $missing } more { $missing ->
        [one] die
       *[other] dice
    } in excess; the next with { $chance } %.
chem-and-roll-hint-black-hole = { $last ->
        [yes] This die would put you out: the black hole would be full.
       *[no] The black hole takes this die for ${ $price }, as number { $count }; your lines and rows stay as they are.
    }
    .short = { $last ->
        [yes] The black hole would be full: you are out.
       *[no] The black hole takes it for ${ $price }.
    }
chem-and-roll-hint-late = This is the last round, and no use of a die that waits for another one pays any more: this one brings nothing.
    .short = The last round: this brings nothing.

## What a use lacks beside a better one

chem-and-roll-missed-money = { $sign ->
        [plus] { $gain ->
            [0] It brings no money now
           *[other] It brings ${ $gain } now
        }, the other ${ $better }.
        [minus] It costs ${ $gain } now, while the other brings ${ $better }.
       *[costs] It costs ${ $gain } now, the other { $better ->
            [0] nothing
           *[other] ${ $better }
        }.
    }
    .short = { $sign ->
        [plus] { $gain ->
            [0] Brings no money now
           *[other] Brings ${ $gain } now
        }, the other ${ $better }.
        [minus] Costs ${ $gain }; the other brings ${ $better }.
       *[costs] Costs ${ $gain } now, the other { $better ->
            [0] nothing
           *[other] ${ $better }
        }.
    }
chem-and-roll-missed-row = It does not complete { $box-the }, which would help in all rounds to come.
    .short = Leaves { $box-the } unfinished.
chem-and-roll-missed-product = It makes no SO₃; the other makes SO₃ { $violet } in line { $line }, which only needs water then.
    .short = Makes no SO₃; the other makes SO₃ { $violet }.
chem-and-roll-missed-water = The other goes into line { $line }, where H₂O { $water } already waits for SO₃; here no water waits.
    .short = No water waits here; in line { $line } H₂O { $water } does.
chem-and-roll-missed-chance = What it needs next comes in the next throw with a chance of { $chance } %; for the other it is { $better } %.
    .short = Goes on with { $chance } %, the other with { $better } %.
chem-and-roll-missed-smaller = It begins a line with { $value }, the other with { $better }: a higher SO₃ can be sold for more.
    .short = Begins with { $value }, the other with { $better }.
chem-and-roll-missed-line = It leaves line { $line } without { $colour-formula }, which the other puts there.
    .short = Leaves line { $line } without { $colour-formula }.
chem-and-roll-missed-step = It brings { $box-the } no nearer: { $missing ->
        [one] one die is
       *[other] { $missing } dice are
    } still missing there.
    .short = Brings { $box-the } no nearer.
chem-and-roll-missed-stock = It brings the stock exchange nothing: { $missing ->
        [one] one value is
       *[other] { $missing } values are
    } still missing for its ${ $reward }.
    .short = Brings the stock exchange nothing.

## In the terminal

play-choice-die = { $colour } { $colour-formula } { $value }
play-choice-value = { $value } ({ $price })
play-choice-free = free
play-choice-as-it-fell = { $value } (as it fell)
play-choice-change-1 = change the die
    .help = + change the die: another value by catalyst or market, or another colour
play-choice-change-2 = pay another price
    .help = + pay another price for the same value
play-step-die = Which die?
    .help = Pick one of the dice on the table; then choose the box it goes into.
    .rule = 2.1
play-step-box = Where does { $colour } { $value } go?{ $price ->
        [0] {""}
       *[other] { " " }(${ $price } at the market)
    }
    .help = Boxes that take this die are marked on the sheet. A written value stays.
    .rule = 2.1
play-step-colour = Which colour shall the die have?
    .help = Four equal catalyst dice let any die change its colour.
    .rule = 2.3
play-step-value = Which value shall the { $colour } die have?
    .help = The catalyst shifts a die for nothing; at the market a new value costs what stands beside it.
    .rule = 2.2
play-step-price = How is the new value paid for?
    .help = Cheaper is better: the value is the same.
    .rule = 2.4
play-step-violet = SO₂ and O₂ react. Which value shall the SO₃ have?
    .help = The heat exchanger lets you shift the product; later the water of this line has to meet it.
    .rule = 3.4
play-step-line = Which line takes the SO₃?
    .help = Reactants that wait in that line are crossed out.
    .rule = 8.7
play-gives-reacted = SO₃ { $violet }
play-gives-excess-reacted = SO₃ { $violet } in line { $line }
play-gives-acid-sold = +${ $gain }
play-gives-row-complete = row complete
play-gives-stock-complete = +${ $gain }
play-gives-sold = +${ $gain }
play-gives-swallowed = { $price ->
        [0] free
       *[other] −${ $price }
    }
play-gives-out = you are out
play-about-line = SO₂ and O₂ meet here and give SO₃; SO₃ and water give acid, sold at once (rules 3 and 4).
play-about-water = a full water row lets you shift the SO₃ you make (rule 5.3).
play-about-catalyst = a full catalyst row lets you shift every later die, or change its colour (rule 5.4).
play-about-stock = takes each value once, any colour; it pays at the end if all six are there (rule 6.3).
play-about-water-sale = once per game, for a part of the die’s value (rule 6.1).
play-about-catalyst-sale = once per game, for a part of the die’s value (rule 6.2).
play-about-excess = three fitting SO₂ and O₂ dice give an SO₃ for any line that has none (rule 8.7).
play-about-black-hole = takes any die; it costs, and when it is full you are out (rules 8.10 and 8.11).
play-action-place = { $colour } { $value } → { $box }{ $price ->
        [0] {""}
       *[other] , ${ $price } at the market
    }{ $line ->
        [0] {""}
       *[other] , SO₃ into line { $line }
    }{ $violet ->
        [0] {""}
       *[other] , SO₃ { $violet }
    }
play-type-roll = Dice: blue red white yellow >{" "}
    .help = Throw four real dice and type what they show, in the order blue, red, white, yellow: 4 1 3 6, or 4136. u takes back the last move.
    .wrong = “{ $typed }” is no throw: four numbers from 1 to 6 are needed, in the order blue, red, white, yellow, such as 4 1 3 6.

## The teacher's list of results

column-reactions = Reactions
column-lines = Lines of acid
column-rows = Full rows
column-market = Visits to the market
