# Chemistry Monopoly, all words for people. Rule numbers: src/labtop/rooms/chemistry_monopoly/RULES.md.

room-chemistry-monopoly = Chemistry Monopoly
    .tagline = Buy the elements, condense them, and let the others pay for their visit.

## Spaces: `.the` as a subject or object, `.fact` what is worth knowing

space-hydrogen = Hydrogen
    .the = Hydrogen
    .fact = Hydrogen (H, 1) is the most abundant element in the universe. Its liquid boils at −253 °C.
space-helium = Helium
    .the = Helium
    .fact = Helium (He, 2) was seen in sunlight before it was found on Earth. At ordinary pressure it never freezes: a solid needs about 25 bar.
space-lithium = Lithium
    .the = Lithium
    .fact = Lithium (Li, 3) is the least dense of all elements that are solid at room temperature: it floats on oil.
space-sodium = Sodium
    .the = Sodium
    .fact = Sodium (Na, 11) colours a flame yellow; its symbol comes from natrium.
space-potassium = Potassium
    .the = Potassium
    .fact = Potassium (K, 19) has its symbol from kalium; bananas hold a trace of radioactive potassium-40.
space-magnesium = Magnesium
    .the = Magnesium
    .fact = Magnesium (Mg, 12) sits at the centre of chlorophyll.
space-carbon = Carbon
    .the = Carbon
    .fact = Carbon (C, 6) is the backbone of all organic molecules. That it never condenses is a rule of this game, not of chemistry: graphite is a solid.
space-calcium = Calcium
    .the = Calcium
    .fact = Calcium (Ca, 20) is the most abundant metal in the human body.
space-barium = Barium
    .the = Barium
    .fact = Barium (Ba, 56) makes fireworks green.
space-nitrogen = Nitrogen
    .the = Nitrogen
    .fact = Nitrogen (N, 7) is about 78 % of dry air.
space-oxygen = Oxygen
    .the = Oxygen
    .fact = Oxygen (O, 8) is the most abundant element of the Earth’s crust by mass. Its liquid is pale blue.
space-sulfur = Sulfur
    .the = Sulfur
    .fact = Sulfur (S, 16) links the chains of rubber together: that is vulcanisation.
space-iron = Iron
    .the = Iron
    .fact = Iron (Fe, 26) is the main metal of the Earth’s core.
space-nickel = Nickel
    .the = Nickel
    .fact = Nickel (Ni, 28) gave the five-cent coin of the United States its name; the coin is mostly copper.
space-copper = Copper
    .the = Copper
    .fact = Copper (Cu, 29) is one of the few coloured metals.
space-fluorine = Fluorine
    .the = Fluorine
    .fact = Fluorine (F, 9) is the most electronegative element.
space-chlorine = Chlorine
    .the = Chlorine
    .fact = Chlorine (Cl, 17) makes up half of the ions in table salt.
space-silicon = Silicon
    .the = Silicon
    .fact = Silicon (Si, 14) stands right below carbon in the table and is the base of computer chips. That it never condenses is a rule of this game, not of chemistry.
space-iodine = Iodine
    .the = Iodine
    .fact = Iodine (I, 53) has a violet vapour.
space-neon = Neon
    .the = Neon
    .fact = Neon (Ne, 10) glows red-orange in a discharge tube.
space-argon = Argon
    .the = Argon
    .fact = Argon (Ar, 18) is the third most abundant gas of dry air.
space-xenon = Xenon
    .the = Xenon
    .fact = Xenon (Xe, 54) was the first noble gas caught in a compound, in 1962.
space-platinum = Platinum
    .the = Platinum
    .fact = Platinum (Pt, 78) works in catalytic converters.
space-gold = Gold
    .the = Gold
    .fact = A gram of gold (Au, 79) can be beaten into about a square metre of leaf.
space-test-tube-rack = Test Tube Rack
    .the = the Test Tube Rack
    .fact = A rack keeps test tubes upright and apart, so that nobody mixes them up.
space-bunsen-burner = Bunsen Burner
    .the = the Bunsen Burner
    .fact = A Bunsen burner mixes gas with air before it burns: with much air the flame is blue and up to about 1500 °C hot.
space-erlenmeyer-flask = Erlenmeyer Flask
    .the = the Erlenmeyer Flask
    .fact = The cone of an Erlenmeyer flask lets you swirl without spilling.
space-electronic-balance = Electronic Balance
    .the = the Electronic Balance
    .fact = A good balance shows that matter is conserved: what goes in weighs as much as what comes out.
space-go = Go
    .the = Go
space-avogadros-tax = Avogadro’s Tax
    .the = Avogadro’s Tax
space-biology-class = Biology Class
    .the = Biology Class
space-extra-credit = Extra Credit
    .the = Extra Credit
space-go-to-biology-class = Go to Biology Class
    .the = Go to Biology Class
space-glassware-fee = Glassware Fee
    .the = the Glassware Fee
space-lab-day-1 = Lab Day
    .the = Lab Day
space-test-day-1 = Test Day
    .the = Test Day
space-lab-day-2 = Lab Day
    .the = Lab Day
space-test-day-2 = Test Day
    .the = Test Day
space-lab-day-3 = Lab Day
    .the = Lab Day
space-test-day-3 = Test Day
    .the = Test Day

## Sets: the colour, `.kin` what its elements have in common

family-purple = purple
    .kin = lightest gases
family-light-blue = light blue
    .kin = alkali metals
family-pink = pink
    .kin = alkaline earths
family-orange = orange
    .kin = non-metals
family-red = red
    .kin = transition metals
family-yellow = yellow
    .kin = halogens
family-green = green
    .kin = noble gases
family-dark-blue = dark blue
    .kin = precious metals
family-supplies = lab supplies
    .kin = lab supplies
family-life = life elements
    .kin = life elements

## Cards: `.order` what they want

deck-lab-day = Lab Day
deck-test-day = Test Day
card-fresh-start = Fresh start
    .order = Move forward to Go.
card-gold-foil = Gold-foil demonstration
    .order = Move forward to Gold.
card-copper-plating = Copper plating
    .order = Move forward to Copper.
card-magnesium-flare = Magnesium ribbon flare
    .order = Move forward to Magnesium.
card-wash-the-racks = Wash the racks
    .order = Move forward to the Test Tube Rack.
card-equipment-run-1 = Equipment run
    .order = Move forward to the next lab supply: buy it if it is free, or pay its owner twice the rent.
card-equipment-run-2 = Equipment run
    .order = Move forward to the next lab supply: buy it if it is free, or pay its owner twice the rent.
card-life-science = Life-science crossover
    .order = Move forward to the next life element: buy it if it is free, or roll and pay its owner 10 times the roll.
card-spilled-solution = Spilled solution
    .order = Go back three spaces.
card-wrong-classroom = Wrong classroom
    .order = Go to Biology Class. You do not pass Go.
card-free-lab = Get out of Biology Class free
    .order = Keep this card: it gets you out of Biology Class free.
card-phase-maintenance = Phase-change maintenance
    .order = Pay @25 for each liquid and @100 for each solid you have.
card-goggles = Goggles left at home
    .order = A fine of @15.
card-captains-treat = Lab captain’s treat
    .order = Pay every player @50.
card-science-fair = Science-fair trophy
    .order = Collect @150.
card-deposit-back = Glassware deposit back
    .order = Collect @50.
card-perfect-score = Perfect score
    .order = Move forward to Go.
card-marking-error = Marking error in your favour
    .order = Collect @200.
card-tutoring-bill = Tutoring bill
    .order = Pay @50.
card-old-textbook = Old textbook sold
    .order = Collect @50.
card-free-test = Get out of Biology Class free
    .order = Keep this card: it gets you out of Biology Class free.
card-wrong-exam = Sat the wrong exam
    .order = Go to Biology Class. You do not pass Go.
card-study-group = You hosted the study group
    .order = Collect @50 from every player.
card-scholarship = Scholarship
    .order = Collect @100.
card-overpaid-dues = Overpaid dues
    .order = Collect @20.
card-mole-day = Mole Day birthday (23 October)
    .order = Collect @10 from every player.
card-patent-royalty = Patent royalty
    .order = Collect @100.
card-exam-fee = Exam fee
    .order = Pay @100.
card-new-calculator = New calculator
    .order = Pay @50.
card-peer-review = Peer-review honorarium
    .order = Collect @25.
card-storage-inspection = Storage inspection
    .order = Pay @40 for each liquid and @115 for each solid you have.
card-quiz-runner-up = Runner-up in the periodic-table quiz
    .order = Collect @10.

## Questions

ask-turn = It is your turn: roll, or see to your cards first. You may condense, evaporate, transfer, buy back and trade until you end the turn.
ask-buy = Nobody owns this card: buy it at its printed price, or leave it. You may raise the money first.
ask-tax = Avogadro’s Tax: the fixed sum, or a share of all you are worth? Choose before you add it up.
ask-count = What do you owe here? Name the amount before it is taken.
ask-debt = You owe more than your purse holds: evaporate, transfer or trade until it is enough.
ask-auction = Raise the bid, or drop out of this auction for good.
ask-offer = You are offered a trade: accept, refuse, or make one counter-offer.
ask-counter = Your offer is answered by another one: accept or refuse.
ask-receive = You receive a transferred card: buy it back at once, or pay the Lab 10 % and leave it transferred.
ask-leave = Your third turn in Biology Class brought no doubles: pay the fine, or use a free card, and roll again.
ask-thrown = The two dice are thrown.
ask-lab-day = The top card of Lab Day is drawn.
ask-test-day = The top card of Test Day is drawn.
ask-deal = Element Cards are dealt, two for each player, each paid for at once.
ask-bell = The clock of the table rings when the time is up.
field-type = What do you do?
field-card = Which card?
field-space = Which one?
field-family = Which set?
field-levels = Down to which levels?
field-way = Which way?
field-amount = How much?
field-to = With whom?
field-give = What do you give?
field-want = What do you want?
field-pay = AMUny you pay?
field-ask = AMUny you ask for?
field-why = Which reason do you give?
field-more = How much more would be enough?
field-dice = What do the dice show?
way-flat = the fixed sum
way-percent = a share of all you are worth
play-action-throw = Roll the dice
play-action-end = End the turn
play-action-payfine = Pay the fine and leave Biology Class
play-action-usefree = Use a free card
play-action-condense = Condense
play-action-evaporate = Evaporate
play-action-selldown = Sell a set down
play-action-transfer = Transfer to the Lab
play-action-buyback = Buy back
play-action-buy = Buy it
play-action-decline = Leave it
play-action-paytax = Pay
play-action-count = Name the amount
play-action-bid = Bid
play-action-drop = Drop out
play-action-offer = Offer a trade
play-action-accept = Accept
play-action-refuse = Refuse
play-action-counter = Make a counter-offer
brief-offer = Trade with { $to } for { $count ->
        [0] { $asked }
        [1] { $goods }
       *[other] { $count } cards
    }
brief-counter = Counter-offer for { $count ->
        [0] { $asked }
        [1] { $goods }
       *[other] { $count } cards
    }
play-action-payinterest = Pay 10 % and leave it
play-action-giveup = Give up
play-name-count = Amount >{" "}
    .wrong = “{ $typed }” is no amount of AMUny: whole digits, at most six, such as 120.
play-choice-nothing = nothing
play-trade-choice = Put together a trade of your own
play-trade-counter = Put together a counter-offer of your own
play-trade-to = With whom do you want to trade?
play-trade-partner = { $seat }, @{ $cash }
play-trade-get = What do you want from { $seat }, who has @{ $cash }?
play-trade-give = What do you give { $seat } for it? You have @{ $cash }.
play-trade-how = Numbers or first letters, with blanks or commas between; AMUny as @120; 0 for nothing; Enter keeps what is in brackets.
play-trade-prompt = [{ $default }] >{" "}
play-trade-confirm = Enter offers this, b changes it >{" "}
play-trade-away = { $name } (transferred)
play-trade-no-amount = “{ $typed }” is no amount of AMUny: @ and one to six digits, such as @120.
play-trade-unknown = “{ $typed }” is no card that anybody holds: type a number of the list, the first letters of a name, or AMUny as @120.
play-trade-help =
    A trade has two sides, and each may be cards, “free” cards and AMUny in any mix: “1 3”, “gold, @50”, “@200”.
    First say what you want, then what you give. You see both sides once more before the offer is made; it is answered by yes, no, or one counter-offer.
    b goes one step back and, from the first step, leaves the trade alone. ? 6 shows the rules of trading.
play-type-thrown = Dice >{" "}
    .help = Throw two real dice and type what they show: 3 5, or 35. u takes back the last move.
    .wrong = “{ $typed }” is no throw: two numbers from 1 to 6 are needed, such as 3 5.
play-type-lab-day = Lab Day, which card? >{" "}
    .help = Draw the top card of the real deck and type the first words of its title.
    .wrong = “{ $typed }” is no card that can lie on top of this deck.
play-type-test-day = Test Day, which card? >{" "}
    .help = Draw the top card of the real deck and type the first words of its title.
    .wrong = “{ $typed }” is no card that can lie on top of this deck.
play-type-deal = Which Element Card was dealt? >{" "}
    .help = Deal the next card of the real pack and type its name.
    .wrong = “{ $typed }” is no card that can still be dealt.

## Options

option-double-go = Double Go
    .help = Whether landing exactly on Go pays double.
option-double-go-true = yes, @400 for landing on it
option-double-go-false = no, @200 either way
option-auction = Auction
    .help = Whether a card that is declined is auctioned.
option-auction-true = yes, to everybody
option-auction-false = no, it stays with the Lab
option-extra-credit = Extra Credit
    .help = What is to be won on the Extra Credit space.
option-extra-credit-nothing = nothing, a free space
option-extra-credit-pot = a pot of all taxes and fines
option-extra-credit-pot-and-base = the pot, and a base of @50 from the Lab
option-forced-doubles = Forced doubles
    .help = Whether one must roll again after doubles.
option-forced-doubles-true = yes, doubles roll again
option-forced-doubles-false = no, one may end the turn
option-short-game = Short game
    .help = Two cards dealt to each player, three liquids to a solid, and the end at the second bankruptcy: 60 to 90 minutes.
option-short-game-true = yes
option-short-game-false = no, the whole game
option-count-it-yourself = Count it yourself
    .help = Whether payers must name a rent, a share or a charge before it is taken.
option-count-it-yourself-true = yes, payers count
option-count-it-yourself-false = no, the program counts
option-rounds = Rounds
    .help = The game ends after this many rounds; the richest player wins.
option-minutes = Minutes
    .help = A bell rings after this many minutes and the richest player wins; 0: no bell.
length-hour = About 60 minutes
    .help = The short game with two cards each at the start, at most 60 rounds.
length-whole = The whole game
    .help = Until only one player is left; it can take two hours and more.
option-pack = Your own board
    .help = A file with other spaces, prices and cards.

## What happened

event-opening-roll = { $seat } rolls { $dice-1 } and { $dice-2 } for the start.
event-starts = { $seat } starts.
event-turn = It is the turn of { $seat }.
event-threw = { $seat } rolls { $dice-1 } and { $dice-2 }.
event-landed = { $seat } comes to { $space-the }.
event-passed-go = { $seat } passes Go and collects @{ $amount }.
event-landed-on-go = { $seat } stands on Go and collects @{ $amount }.
event-bought = { $seat } buys { $space-the } for @{ $amount }.
event-declined = { $seat } leaves { $space-the }.
event-dealt = { $seat } is dealt { $space-the } and pays @{ $amount }.
event-paid-player = { $seat } pays @{ $amount } to { $to }.
event-paid-lab = { $seat } pays @{ $amount }.
event-collected = { $seat } collects @{ $amount }.
event-owes-player = { $seat } owes { $to } @{ $amount } and cannot pay it yet.
event-owes-lab = { $seat } owes the Lab @{ $amount } and cannot pay it yet.
event-drew = { $seat } draws from { $deck }: { $card }. { $card-order }
event-won-pot = { $seat } wins the pot of Extra Credit: @{ $amount }.
event-to-class = { $seat } goes to Biology Class.
event-stays-inside = No doubles: { $seat } stays in Biology Class, turn { $turn } comes next.
event-freed-by-doubles = Doubles let { $seat } out of Biology Class.
event-leaves-class = { $seat } leaves Biology Class for @{ $amount }.
event-used-free = { $seat } leaves Biology Class with a free card.
event-condensed = { $seat } condenses { $space-the } to { $level ->
        [one] one liquid
       *[other] { $level } liquids
    } for @{ $amount }.
event-frozen = { $seat } condenses { $space-the } to a solid for @{ $amount }.
event-evaporated = { $seat } evaporates { $space-the }, { $level ->
        [0] a gas again
        [one] one liquid left
       *[other] { $level } liquids left
    }, and gets @{ $amount }.
event-melted = { $seat } evaporates the solid of { $space-the }, { $level } liquids are left, and gets @{ $amount }.
event-sold-down = { $seat } sells the { $family } set down to levels { $levels } and gets @{ $amount }.
event-transferred = { $seat } transfers { $space-the } to the Lab for @{ $amount }.
event-bought-back = { $seat } buys { $space-the } back for @{ $amount }.
event-paid-interest = { $seat } leaves { $space-the } transferred and pays the Lab @{ $amount }.
event-put-up = For auction: { $space }.
event-bid = { $seat } bids @{ $amount }.
event-dropped = { $seat } is out of the auction.
event-auctioned = { $seat } gets { $space-the } for @{ $amount }.
event-unsold = Nobody bids for { $space-the }.
event-to-be-auctioned = { $count ->
        [0] There is nothing to auction
        [one] One card comes up for auction
       *[other] { $count } cards come up for auction
    }.
event-refused = { $seat } refuses the trade with { $to }.
    .yours = { $to } would hold the whole { $yours } set ({ $yours-kin }).
    .rent = As a gas it would bring up to @{ $rent } a visit.
    .mine = The { $mine } set of { $seat } would bring no more than @{ $rise }.
    .broken = { $seat } would no longer hold the whole { $broken } set.
    .asked = Printed prices: @{ $offered } comes in and @{ $asked } goes out.
    .least = { $seat } wants half as much again, @{ $least }.
    .dearest = @{ $left } would be left to { $seat }, and the dearest rent around is @{ $dearest }.
    .unconvinced = { $seat } does not see how it helps.
    .more = For @{ $more } more { $seat } would agree.
event-bell = The bell rings: this turn is the last one.
event-over = The game is over: { $reason }.
event-bankrupt = { $seat } is bankrupt and leaves the game.
    .to = { $to } gets all there is.
event-offered = { $seat } offers { $to } a trade.
    .give = Given: { $give }.
    .pay = Paid: @{ $pay }.
    .want = Wanted: { $want }.
    .ask = Asked for: @{ $ask }.
event-countered = { $seat } makes { $to } a counter-offer.
    .give = Given: { $give }.
    .pay = Paid: @{ $pay }.
    .want = Wanted: { $want }.
    .ask = Asked for: @{ $ask }.
event-traded = { $seat } and { $to } trade.
    .give = From { $seat }: { $give }.
    .pay = { $seat } pays @{ $pay }.
    .want = From { $to }: { $want }.
    .ask = { $to } pays @{ $ask }.

## Events, told to a player whom they are about: `you-` the one who acts, `for-you-` the one it is done to

you-opening-roll = You roll { $dice-1 } and { $dice-2 } for the start.
you-starts = You start.
you-turn = It is your turn.
you-threw = You roll { $dice-1 } and { $dice-2 }.
you-landed = You come to { $space-the }.
you-passed-go = You pass Go and collect @{ $amount }.
you-landed-on-go = You stand on Go and collect @{ $amount }.
you-bought = You buy { $space-the } for @{ $amount }.
you-declined = You leave { $space-the }.
you-dealt = You are dealt { $space-the } and pay @{ $amount }.
you-paid-player = You pay @{ $amount } to { $to }.
for-you-paid-player = { $seat } pays you @{ $amount }.
you-paid-lab = You pay @{ $amount }.
you-collected = You collect @{ $amount }.
you-owes-player = You owe { $to } @{ $amount } and cannot pay it yet.
for-you-owes-player = { $seat } owes you @{ $amount } and cannot pay it yet.
you-owes-lab = You owe the Lab @{ $amount } and cannot pay it yet.
you-drew = You draw from { $deck }: { $card }. { $card-order }
you-won-pot = You win the pot of Extra Credit: @{ $amount }.
you-to-class = You go to Biology Class.
you-stays-inside = No doubles: you stay in Biology Class, turn { $turn } comes next.
you-freed-by-doubles = Doubles let you out of Biology Class.
you-leaves-class = You leave Biology Class for @{ $amount }.
you-used-free = You leave Biology Class with a free card.
you-condensed = You condense { $space-the } to { $level ->
        [one] one liquid
       *[other] { $level } liquids
    } for @{ $amount }.
you-frozen = You condense { $space-the } to a solid for @{ $amount }.
you-evaporated = You evaporate { $space-the }, { $level ->
        [0] a gas again
        [one] one liquid left
       *[other] { $level } liquids left
    }, and get @{ $amount }.
you-melted = You evaporate the solid of { $space-the }, { $level } liquids are left, and get @{ $amount }.
you-sold-down = You sell the { $family } set down to levels { $levels } and get @{ $amount }.
you-transferred = You transfer { $space-the } to the Lab for @{ $amount }.
you-bought-back = You buy { $space-the } back for @{ $amount }.
you-paid-interest = You leave { $space-the } transferred and pay the Lab @{ $amount }.
you-bid = You bid @{ $amount }.
you-dropped = You are out of the auction.
you-auctioned = You get { $space-the } for @{ $amount }.
you-refused = You refuse the trade with { $to }.
    .yours = { $to } would hold the whole { $yours } set ({ $yours-kin }).
    .rent = As a gas it would bring up to @{ $rent } a visit.
    .mine = Your { $mine } set would bring no more than @{ $rise }.
    .broken = You would no longer hold the whole { $broken } set.
    .asked = Printed prices: @{ $offered } comes in and @{ $asked } goes out.
    .least = You want half as much again, @{ $least }.
    .dearest = @{ $left } would be left to you, and the dearest rent around is @{ $dearest }.
    .unconvinced = You do not see how it helps.
    .more = For @{ $more } more you would agree.
for-you-refused = { $seat } refuses the trade with you.
    .yours = You would hold the whole { $yours } set ({ $yours-kin }).
    .rent = As a gas it would bring up to @{ $rent } a visit.
    .mine = The { $mine } set of { $seat } would bring no more than @{ $rise }.
    .broken = { $seat } would no longer hold the whole { $broken } set.
    .asked = Printed prices: @{ $offered } comes in and @{ $asked } goes out.
    .least = { $seat } wants half as much again, @{ $least }.
    .dearest = @{ $left } would be left to { $seat }, and the dearest rent around is @{ $dearest }.
    .unconvinced = { $seat } does not see how it helps.
    .more = For @{ $more } more { $seat } would agree.
you-bankrupt = You are bankrupt and leave the game.
    .to = { $to } gets all there is.
for-you-bankrupt = { $seat } is bankrupt and leaves the game.
    .to = You get all there is.
you-offered = You offer { $to } a trade.
    .give = Given: { $give }.
    .pay = Paid: @{ $pay }.
    .want = Wanted: { $want }.
    .ask = Asked for: @{ $ask }.
for-you-offered = { $seat } offers you a trade.
    .give = Given: { $give }.
    .pay = Paid: @{ $pay }.
    .want = Wanted: { $want }.
    .ask = Asked for: @{ $ask }.
you-countered = You make { $to } a counter-offer.
    .give = Given: { $give }.
    .pay = Paid: @{ $pay }.
    .want = Wanted: { $want }.
    .ask = Asked for: @{ $ask }.
for-you-countered = { $seat } makes you a counter-offer.
    .give = Given: { $give }.
    .pay = Paid: @{ $pay }.
    .want = Wanted: { $want }.
    .ask = Asked for: @{ $ask }.
you-traded = You trade with { $to }.
    .give = From you: { $give }.
    .pay = You pay @{ $pay }.
    .want = From { $to }: { $want }.
    .ask = { $to } pays @{ $ask }.
for-you-traded = { $seat } trades with you.
    .give = From { $seat }: { $give }.
    .pay = { $seat } pays @{ $pay }.
    .want = From you: { $want }.
    .ask = You pay @{ $ask }.
reason-last-one = only one player is left
reason-second-bankruptcy = a second player is bankrupt
reason-last-round = the last round has been played
reason-bell = the time is up
reason-bad-pack = the board cannot be played

## The result

score-amount = @{ $amount }
room-winner = { $seat } is the richest and wins.
score-cash = AMUny
score-cards = Cards at their printed price ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
score-transferred = Transferred cards at half ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
score-condensed = Liquids and solids at what they cost

## The table as text

mono-round = Round { $round } of { $rounds }
mono-opening = Rolling for the start
mono-bell-rung = The bell has rung: last turn
mono-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
mono-turn-of = Turn of { $seat }
mono-dice = Dice: { $one } and { $two }
mono-stock = The Lab has { $liquids ->
        [one] 1 liquid
       *[other] { $liquids } liquids
    } and { $solids ->
        [one] 1 solid
       *[other] { $solids } solids
    }
mono-pot = Extra Credit: @{ $pot }
mono-own = Your cards
mono-cards-of = Cards of { $seat }
mono-no-cards = none yet
mono-players = Players
mono-purse = @{ $amount }
mono-you = you
mono-out = bankrupt
mono-in-turn = in turn
mono-inside = in Biology Class, turn { $turn }
mono-at = on { $space-the }
mono-card-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mono-frees = { $count ->
        [one] 1 free card
       *[other] { $count } free cards
    }
mono-worth = worth @{ $amount }
mono-gas = gas
mono-fixed = has no phases
mono-liquids = { $level ->
        [one] 1 liquid
       *[other] { $level } liquids
    }
mono-solid = solid
mono-away = transferred
mono-rent = rent @{ $amount }
mono-rent-roll = rent { $amount } × roll
mono-sale = For sale: { $space }, @{ $price }
mono-auction = Auction: { $space }, highest bid @{ $price }
mono-auction-leader = by { $seat }
mono-auction-away = The card is transferred: 10 % on top
mono-trade = { $seat } offers { $to }
mono-trade-gets = { $seat } gets: { $goods }
mono-trade-gains = { $seat } would hold the whole set: { $families }
mono-trade-loses = { $seat } would break up the set: { $families }
mono-trade-interest = { $seat } would owe the Lab @{ $amount } for transferred cards
mono-debt = { $seat } owes @{ $amount } and could raise @{ $reach } in all
mono-due = { $seat } has to name what is due
mono-figures-rent = Printed on { $space }: gas @{ $gas }, twice that where its owner has the whole set; liquids { $liquids }; solid @{ $solid }
mono-figures-supply = Printed on lab supplies, by how many of them their owner has: { $rents }
mono-figures-life = Printed on life elements, by how many of them their owner has: the roll times { $factors }
mono-figures-tax = { $percent } % of your cash, the printed prices of your cards and what your condensing cost, rounded up
mono-figures-pieces = For each liquid @{ $liquid }, for each solid @{ $solid }
mono-nothing = nothing

## What just happened: the chemistry

note-condensing = Gas to liquid is condensing: the particles lose energy and stay close together. Each element does so at its own temperature, from −269 °C for helium to 3,825 °C for platinum.
note-freezing = Strictly, liquid to solid is freezing, not condensing: the particles now have fixed places. The game calls both steps condensing.
note-evaporating = Evaporating takes energy to part the particles; here you get half your money back instead.
note-melting = Solid to liquid is melting; the game calls both ways back evaporating.
note-transferring = Mortgaging is called transferring here, after the conservation of mass: matter goes from one place to another, none is lost.
note-helium = Helium has no solid at ordinary pressure: about 25 bar are needed. The game ignores this.
note-avogadro = Avogadro’s constant, 6.022 × 10²³ per mole, is the number of particles in a mole. Such a large number gave this tax its name.
note-mole-day = Mole Day is 23 October because of 6.022 × 10²³, the number of particles in a mole.

## Refusals: the turn

refusal-not-two-dice = Two dice are needed, each from 1 to 6.
refusal-not-the-top-card = “{ $card }” cannot be the top card of this deck now.
refusal-not-in-the-pack = “{ $space }” is not among the cards that can still be dealt.
refusal-rolled-already = You have rolled: a further roll needs doubles.
refusal-roll-first = Roll first: a turn ends after at least one roll.
refusal-doubles-must-roll = Doubles roll again at this table: the turn cannot end before.
refusal-not-inside = You are not in Biology Class, so there is nothing to leave.
refusal-leave-before-rolling = You have rolled in this turn: pay or use a card before you roll, or wait for your next turn.
refusal-no-free-card = You do not hold this card: “{ $card }”.
refusal-cannot-afford = That costs @{ $amount }, and your purse holds @{ $cash }: @{ $missing } are missing. Evaporate, transfer or trade first.
refusal-no-such-card = There is no card for “{ $space }” on this board.
refusal-not-your-card = You do not own { $space-the }.
refusal-not-transferred = You have { $space-the } face up: there is nothing to buy back.

## Refusals: condensing and evaporating

refusal-never-condenses = You can never condense { $space-the }: life elements and lab supplies stay as they are.
    .chemistry = That is a rule of this game: carbon and silicon are solids up to more than 1,400 °C.
refusal-set-not-whole = To condense { $space-the } you need the whole { $family } set: you have { $have } of { $size }.
    .chemistry = A set is a family of kin elements ({ $family-kin }).
refusal-set-transferred = A card of the { $family } set is transferred: buy it back before you condense { $space-the }.
refusal-already-solid = You have a solid on { $space-the } already: there is nothing beyond it.
    .chemistry = Gas, liquid, solid: in a solid every particle has its place, so it condenses no further.
refusal-uneven-up = Condense evenly: { $first } is lower than { $space } and comes first.
refusal-uneven-down = Evaporate evenly: { $first } is higher than { $space } and comes first.
refusal-no-solids = The Lab has no solid left for { $space-the }: wait until somebody evaporates one.
refusal-no-liquids = The Lab has no liquid left for { $space-the }: wait until somebody evaporates one.
refusal-is-gas = You have { $space-the } as a gas: there is nothing to evaporate.
    .chemistry = Evaporating turns a liquid into a gas; a gas is there already.
refusal-no-liquids-below = The solid of { $space-the } would become { $needed } liquids, and the Lab has { $left }: sell the set down in one step instead.
refusal-not-your-set = You do not own the whole set “{ $family }”.
refusal-not-blocked = The Lab has liquids enough: evaporate the { $family } set step by step.
refusal-bad-levels = The { $family } set cannot go to these levels: they must be even, lower than now, and { $left } liquids are all the Lab can add.

## Refusals: transferring and trading

refusal-already-transferred = You have transferred { $space-the } already.
refusal-set-condensed = { $space } cannot be transferred while an element of the { $family } set holds a liquid or a solid: evaporate the set first.
refusal-set-not-gas = { $space } cannot change hands while an element of the { $family } set holds a liquid or a solid: the whole set must be gas.
refusal-offers-used-up = You have offered { $most } trades already: that is all for now.
refusal-no-partner = A trade needs another player who is still in.
refusal-one-sided = A trade has two sides: both give something. { $missing ->
        [yours] You give nothing yet: add a card or money of yours.
        [theirs] The other side gives nothing yet: add a card or money that you want.
       *[both] Nothing lies on the pans yet: add what you give, and what you want for it.
    }
refusal-named-twice = A card is named twice in this trade.
refusal-free-card-not-held = You do not hold “{ $card }”.
refusal-free-card-not-theirs = The other player does not hold “{ $card }”.
refusal-not-yours-to-give = You cannot give { $space-the }: you do not own it.
refusal-not-theirs-to-give = The other player does not own { $space-the }.
refusal-cash-both-ways = Money goes one way in a trade: either you pay (@{ $pay }) or you ask for some (@{ $ask }).
refusal-cannot-pay-that = You offer @{ $amount }, and your purse holds @{ $cash }.
refusal-they-cannot-pay-that = You ask for @{ $amount }, and the other purse holds @{ $cash }.
refusal-interest-not-payable = The transferred cards you would get cost @{ $interest } at once, and you would have @{ $cash } left.
refusal-interest-not-payable-by-them = The transferred cards you give cost the other player @{ $interest } at once, who would have @{ $cash } left.
refusal-reason-untrue = The board does not bear out this reason: name one that holds, or none.
refusal-one-counter = A counter-offer is accepted or refused: there is only one.
refusal-another-card-first = The question is about { $space-the }.
refusal-cannot-buy-back-now = Buying { $space-the } back costs @{ $amount }; you have @{ $cash }, and the 10 % of the other cards must stay payable.

## Refusals: auctions and debts

refusal-bid-too-low = A bid of @{ $amount } is not more than the highest one, @{ $price }.
refusal-bid-not-covered = A bid of @{ $amount } must be covered by money in hand: you have @{ $cash }.
    .interest = For this transferred card @{ $interest } come on top.
refusal-can-still-pay = You owe @{ $amount }, and your property brings @{ $reach }: you can pay, so you must.
refusal-debt-first = You owe @{ $amount }: while @{ $missing } are missing, you may only raise money.

## Refusals: count it yourself

refusal-count-gas = It is not @{ $named }. Look at the rent printed for { $space } as a gas; its owner lacks part of the set, so it is not doubled.
refusal-count-whole-set = It is not @{ $named }. The rent of { $space } as a gas is @{ $rent }, and its owner has the whole set: it is doubled.
refusal-count-liquids = It is not @{ $named }. { $space } holds { $level ->
        [one] one liquid
       *[other] { $level } liquids
    }: the figure printed for that is due, not doubled.
refusal-count-solid = It is not @{ $named }. { $space } is a solid: the last figure of its card is due.
refusal-count-supply = It is not @{ $named }. The owner has { $count ->
        [one] one lab supply
       *[other] { $count } lab supplies
    }: that is @{ $rent }, times { $factor }.
refusal-count-life = It is not @{ $named }. The owner has { $count ->
        [one] one life element
       *[other] { $count } life elements
    }: { $factor } times the roll of { $total }.
refusal-count-life-card = It is not @{ $named }. The card wants { $factor } times the fresh roll of { $total }.
refusal-count-tax = It is not @{ $named }. Add your money (@{ $cash }), your cards at printed price (@{ $cards }) and your liquids and solids at cost (@{ $condensed }); { $percent } % of the sum is due, rounded up.
refusal-count-pieces = It is not @{ $named }. You have { $liquids ->
        [one] 1 liquid
       *[other] { $liquids } liquids
    } at @{ $liquid } and { $solids ->
        [one] 1 solid
       *[other] { $solids } solids
    } at @{ $solid }.

## Refusals: a board of one’s own

refusal-bad-pack = This board cannot be played, see “{ $entry }”: { $reason }.
reason-pack-bad-id = an id has small letters, digits and dashes, at most 40
reason-pack-id-twice = this id is used twice or has a fixed meaning
reason-pack-no-name = a name is missing (names = { "{" } en = "…" { "}" })
reason-pack-bad-name = a name has 1 to { $most } letters
reason-pack-bad-amount = { $amount } does not fit: it must lie between 0 and { $most }
reason-pack-no-start-money = players need money to start with
reason-pack-no-pieces = the box needs liquids and solids, or nothing could ever condense
reason-pack-board-length = { $spaces } spaces do not fit: a board has { $fewest } to { $most }
reason-pack-go-first = the first space must be Go, and there is only one
reason-pack-one-class = a board has exactly one Biology Class, not { $count }
reason-pack-too-few-figures = { $given } figures are given and { $needed } are needed
reason-pack-odd-price = a price must be even and at least 2, so that half of it is whole; it is { $price }
reason-pack-odd-step = a step must be even and at least 2, so that half of it is whole; it is { $price }
reason-pack-not-for-sale = only elements, life elements and lab supplies have a price, a set or rents
reason-pack-no-set-here = only coloured elements have a set and rents
reason-pack-no-such-set = there is no set “{ $family }”
reason-pack-six-rents = an element needs six rents (gas, one to four liquids, solid), not { $given }
reason-pack-no-amount = the amount is missing
reason-pack-set-size = a set has { $fewest } to { $most } elements, not { $count }
reason-pack-too-many-cards = { $count } cards are more than { $most }
reason-pack-empty-deck = a deck that is drawn from needs a card that is neither kept nor steps back
reason-pack-no-such-target = there is no space “{ $target }” to go to
reason-pack-bad-steps = one can step back at least one space and less than a round, not { $steps }
reason-pack-no-next = the board has no such space, or the factor does not fit
reason-pack-few-cards = { $count } cards can be owned; the short game deals { $fewest } to six players
reason-pack-deal-too-dear = the two dearest cards cost @{ $count } and everybody starts with @{ $start }
entry-board = the board
entry-money = the money

## The introduction: what is said before each guided move; on a board `.touch` and `.why` are enough

intro-roll = You buy chemical elements and let visitors pay. The money is called AMUny and written @; the Lab is its bank. This is the short game: everybody got @1,500 and two cards, Helium and Copper for you, paid for already. You start. Roll the dice.
    .touch = Roll the dice.
    .why = You have Helium, Copper and the AMUny (@) that is left of @1,500.
intro-buy = Six spaces on: Lithium, a light metal that nobody owns yet. Its printed price is @100. Buy it: every player who lands on it then pays you.
    .touch = Buy Lithium.
    .why = Whoever lands on it pays you.
intro-end = Lithium is yours. A new card is a gas, and the rent of a gas is low. End your turn.
    .touch = End your turn.
    .why = A new card is a gas, and a gas has a low rent.
intro-transfer = The other player came to Lithium and paid you @6, rolled again after doubles and bought Magnesium. Your Copper alone earns little: transfer it, and the Lab pays half its price, @120. The card stays yours but earns nothing until you buy it back. That money is for a better card.
    .touch = Open Copper and transfer it.
    .why = The Lab pays @120, half its price; the card stays yours.
intro-trade = Nobody sells sets: they come from trades. You own Helium, they own Hydrogen: together the purple set. Offer @120 for Hydrogen, twice its price. They may accept, refuse and say why, or answer with another offer.
    .touch = Trade: offer @120 for Hydrogen.
    .why = With your Helium it makes the whole purple set.
intro-condense = Accepted: the whole set is yours, and its rents are doubled. Now you may condense: the first liquid on Hydrogen costs @50 and makes its rent @10 instead of @4.
    .touch = Condense Hydrogen for @50.
    .why = One liquid: rent @10 instead of @4.
intro-evenly = A set is condensed evenly: no element may be more than one step ahead. So Helium is next. Three liquids each, and in this short game a solid may follow.
    .touch = Condense Helium too.
    .why = No element of a set may be more than one step ahead.
intro-test-day = Your cards are in order. All this may be done at any time of your turn, before and after rolling. Roll now.
    .touch = Roll the dice.
    .why = Cards may be managed before and after rolling.
intro-free-card = Test Day: you drew a card that gets you out of Biology Class free. Keep it, or sell it to somebody who sits there. End your turn.
    .touch = End your turn.
    .why = Your card gets you out of Biology Class free.
intro-buy-back = Buying Copper back costs the @120 and 10 % more, so @132. Then it earns again. Matter is only moved between you and the Lab; nothing of it disappears.
    .touch = Open Copper and buy it back for @132.
    .why = What the Lab paid, and 10 % more.
intro-last-roll = Copper earns again. Roll.
    .touch = Roll the dice.
    .why = Whoever lands on your cards pays you.
intro-on-your-own = You know rolling, buying, transferring, trading, condensing and buying back. A player who cannot pay must raise money or is bankrupt. The dice are real now: play on!
    .why = You know rolling, buying, transferring, trading and condensing. The dice are real now.

## Hints: what the coach says of an answer; each is a fact of the board (rooms/chemistry_monopoly/bots/reasons.py)
## `.short` is for the strip on the board

chemistry-monopoly-hint-set = { $space } makes your { $family } set whole: its { $family-kin } can be condensed from then on.
    .short = Makes your { $family } set whole.
chemistry-monopoly-hint-block = { $space } is all that { $to } lacks for the { $family } set: while it is yours, those { $family-kin } stay gases.
    .short = Keeps the { $family } set from { $to }.
chemistry-monopoly-hint-buy = { $space } costs @{ $price }, and you keep @{ $left }: whoever lands there pays you from now on.
    .short = Costs @{ $price }; you keep @{ $left }.
chemistry-monopoly-hint-decline = { $space } would leave you @{ $left }, and the dearest rent around is @{ $rent }.
    .short = You would keep @{ $left }; one rent is @{ $rent }.
chemistry-monopoly-hint-keep = You keep your @{ $cash }; the card { $space } { $auction ->
        [yes] is auctioned now, and you may bid too
       *[no] stays with the Lab
    }.
    .short = You keep your @{ $cash }.
chemistry-monopoly-hint-bid = @{ $amount } for { $space-the } is { $way ->
        [below] less than the printed @{ $price }
        [above] more than the printed @{ $price }
       *[same] just the printed price
    }.
    .short = @{ $amount }; the printed price is @{ $price }.
chemistry-monopoly-hint-drop = The bid for { $space-the } stands at @{ $bid }; the printed price is @{ $price }.
    .short = The bid is @{ $bid }, the printed price @{ $price }.
chemistry-monopoly-hint-condense = { $solid ->
        [yes] Liquid to solid
       *[no] One liquid more
    }: for @{ $cost } a visit to { $space-the } costs @{ $after } instead of @{ $before }.
    .short = A visit costs @{ $after } instead of @{ $before }.
chemistry-monopoly-hint-raise = You lack @{ $missing } { $need ->
        [debt] for what you owe
       *[price] of the price
    }; the Lab pays @{ $amount } for this.
    .short = The Lab pays @{ $amount }.
chemistry-monopoly-hint-buy-back = { $space } comes back for @{ $cost } and earns again.
    .short = Comes back for @{ $cost } and earns again.
chemistry-monopoly-hint-free = The free card saves the @{ $fine }, and outside { $find ->
        [0] you could not pay for any card of the Lab
        [one] there is one card of the Lab that you could pay for
       *[other] there are { $find } cards of the Lab that you could pay for
    }.
    .short = Saves the @{ $fine } for leaving.
chemistry-monopoly-hint-fine = For @{ $fine } you are outside, where { $find ->
        [0] you could not pay for any card of the Lab now
        [one] there is one card of the Lab that you could pay for now
       *[other] there are { $find } cards of the Lab that you could pay for now
    }.
    .short = @{ $fine } to be outside; cards to find: { $find }.
chemistry-monopoly-hint-stay = Inside no rent is due, and a double lets you out; { $risk } of 100 rolls would lead to a card of somebody else{ $risk ->
        [0] {""}
       *[other] , for @{ $rent } at most
    }.
    .short = No rent inside; outside { $risk } of 100 rolls pay.
chemistry-monopoly-hint-roll = { $risk ->
        [0] No roll leads straight to a card of somebody else.
       *[other] { $risk } of 100 rolls lead straight to a card of somebody else, for @{ $rent } at most.
    }
    .short = { $risk ->
        [0] No roll leads to somebody else’s card.
       *[other] { $risk } of 100 rolls pay rent, @{ $rent } at most.
    }
chemistry-monopoly-hint-end = { $rent ->
        [0] You keep @{ $cash }, and nobody can ask you for a rent yet.
       *[other] You keep @{ $cash }; the dearest rent around is @{ $rent }.
    }
    .short = { $rent ->
        [0] You keep @{ $cash }; no rent is due anywhere yet.
       *[other] You keep @{ $cash }; one rent is @{ $rent }.
    }
chemistry-monopoly-hint-trade-set = The trade with { $to } makes your { $family } set whole: its { $family-kin } can be condensed from then on.
    .short = Makes your { $family } set whole.
chemistry-monopoly-hint-trade = At printed prices you get @{ $gets } from { $to } and give @{ $gives }.
    .short = You get @{ $gets } and give @{ $gives }, as printed.
chemistry-monopoly-hint-refuse-set = The trade would make the { $family } set of { $to } whole: those { $family-kin } could be condensed.
    .short = Keeps the { $family } set from { $to }.
chemistry-monopoly-hint-refuse = At printed prices you would get @{ $gets } from { $to } and give @{ $gives }.
    .short = You would get @{ $gets } and give @{ $gives }.
chemistry-monopoly-hint-tax = This way you pay @{ $amount }.
    .short = This way you pay @{ $amount }.

## What an answer lacks beside a better one

chemistry-monopoly-missed-set = It leaves { $space-the }, which would make your { $family } set whole.
    .short = Leaves the card that makes your set whole.
chemistry-monopoly-missed-trade-set = It leaves out the trade with { $to } that would make your { $family } set whole.
    .short = Your { $family } set stays incomplete.
chemistry-monopoly-missed-gives-set = It makes the { $family } set of { $to } whole: those { $family-kin } can be condensed then.
    .short = Makes the { $family } set of { $to } whole.
chemistry-monopoly-missed-block = It leaves { $space-the }, all that { $to } lacks for the { $family } set.
    .short = Leaves what { $to } lacks for a whole set.
chemistry-monopoly-missed-printed = At printed prices you would give @{ $gives } and get only @{ $gets }.
    .short = Gives @{ $gives } for @{ $gets }, as printed.
chemistry-monopoly-missed-refused = At printed prices you would get @{ $gets } for @{ $gives }.
    .short = Turns down @{ $gets } for @{ $gives }, as printed.
chemistry-monopoly-missed-short = It leaves you @{ $left }, less than the dearest rent around, @{ $rent }.
    .short = Leaves @{ $left }; one rent around is @{ $rent }.
chemistry-monopoly-missed-unbought = { $space } costs @{ $price }, you have @{ $cash }; without the card nobody pays you there.
    .short = Leaves a card of @{ $price }; you have @{ $cash }.
chemistry-monopoly-missed-condense = A visit to { $space-the } stays at @{ $before }; for @{ $cost } it would be @{ $after }.
    .short = A visit stays at @{ $before } instead of @{ $after }.
chemistry-monopoly-missed-rise = A visit would cost @{ $rise } more, with the other answer @{ $better } more.
    .short = Rent rises by @{ $rise }; with the other @{ $better }.
chemistry-monopoly-missed-risk = { $risk } of 100 rolls lead straight to a card of somebody else, for @{ $rent } at most; the other answer risks no roll.
    .short = { $risk } of 100 rolls pay rent, @{ $rent } at most.
chemistry-monopoly-missed-fine = It costs @{ $fine } that your free card would save.
    .short = Costs @{ $fine }; the free card costs nothing.
chemistry-monopoly-missed-dearer = It costs @{ $amount }, the other @{ $better }.
    .short = @{ $amount } instead of @{ $better }.
chemistry-monopoly-missed-sells = The Lab pays only @{ $amount } for the card { $space }; nobody pays you there until you buy it back for @{ $back }.
    .short = @{ $amount } now, @{ $back } to have it back.
chemistry-monopoly-missed-away = The card { $space } stays with the Lab, and nobody pays you there; it would come back for @{ $cost }.
    .short = A card stays with the Lab; back for @{ $cost }.

## Families of messages that name the words of a parameter

words-of-give = space card
words-of-want = space card
words-of-yours = family
words-of-mine = family
words-of-broken = family
words-of-first = space
words-of-target = space
words-of-entry = entry space card family

## The teacher's list of results

column-cash = Money
column-owned-cards = Cards
column-whole-sets = Complete sets
column-phases = Liquids and solids, at cost
column-from-players = Received from players
column-to-players = Paid to players
