# Chemistry Monopoly in the browser: what chemistry-monopoly.ftl does not say yet. Amounts come with their @.

## Small words

web-cm-money = @{ $amount }
web-cm-minus = −@{ $amount }
web-cm-you = You
web-cm-lab = the Lab
web-cm-nothing = nothing
web-cm-round = round { $round }
web-cm-round-title = Round { $round }
web-cm-round-of = Round { $round } of { $rounds }
web-cm-chapter = { $who ->
        [you] Your turn
       *[other] Turn of { $name }
    }
web-cm-last-turn = last turn
web-cm-bankrupt = bankrupt
web-cm-rule = rule { $number }
web-cm-close = Close
web-cm-back = Back
web-cm-free = Get out of Biology Class Free
    .short = Free card

## The board

web-cm-board = Board of Chemistry Monopoly
web-cm-overview = The whole board in small
web-cm-lens = Spaces around the one at hand
web-cm-collect = collect { $amount }
web-cm-visiting = Just visiting
web-cm-in-class = in class
web-cm-away = transferred
web-cm-mine = yours
web-cm-printed = printed { $price }
web-cm-dice = The dice show { $first } and { $second }.
web-cm-unseen = { $count ->
        [0] all seen
       *[other] { $count } unseen
    }
web-cm-pot = Extra Credit holds { $amount }
web-cm-owned-by = { $name ->
        [You] owned by you
       *[other] owned by { $name }
    }
web-cm-for-sale = for sale, { $price }
web-cm-here = here: { $names }
web-cm-label-rent = rent { $rent }
web-cm-rent-away = transferred, no rent
web-cm-rent-times = { $factor } × roll
web-cm-rent-today = Rent now:
web-cm-phase-gas = gas
web-cm-phase-liquid = { $count ->
        [one] 1 liquid
       *[other] { $count } liquids
    }
web-cm-phase-solid = solid
web-cm-kind-life = life elements
web-cm-kind-supply = lab supplies
web-cm-purses = How everybody stands

## The card of a space

web-cm-rents = Rents
web-cm-doubled = doubled: whole set
web-cm-step = A step costs { $amount }.
web-cm-number-owned = { $count } owned
web-cm-offer-for = Make an offer for it
web-cm-about-go = Landing here or passing by brings { $amount }.
web-cm-about-lab-day = The top card of the Lab Day deck is drawn and obeyed.
web-cm-about-test-day = The top card of the Test Day deck is drawn and obeyed.
web-cm-about-tax = Pay { $amount }, or { $percent } % of everything you are worth. You choose before anything is added up.
web-cm-about-fee = Pay { $amount }.
web-cm-about-class = A player who only lands here is just visiting. From inside, doubles, { $fine } or a free card lead out.
web-cm-about-extra-credit = Nothing happens here, unless the pot is played with: then it is won here.
web-cm-about-go-to-class = You go straight to Biology Class without passing Go; the turn is over.

## What is asked

web-cm-ask-roll = Your turn: roll the dice
    .more = Before or after rolling you may condense, transfer and trade.
web-cm-ask-again = Doubles: you may roll again
    .more = { $doubles ->
        [2] A third double would send you to Biology Class.
       *[other] Or end your turn here.
    }
web-cm-ask-sent = Your move is on its way
    .more = It is kept and will be sent when the server is back.
web-cm-ask-end = Anything else this turn?
    .more = You may still condense, transfer and trade.
web-cm-ask-class = You are in Biology Class, turn { $turn } of 3
    .more = Doubles let you out. You may also pay { $fine } or use a free card first, then roll as usual.
web-cm-ask-leave = No doubles three times: you leave
    .more = Pay or use a free card, then roll again and move.
web-cm-ask-buy = Buy { $space }?
web-cm-buy-short = { $missing } are missing: raise them first, or leave it.
web-cm-buy-earns = As a gas it earns { $amount }.
web-cm-buy-set = { $held ->
        [0] { $taken ->
            [0] Nobody holds any of the { $count } { $set } yet.
           *[other] Others hold { $taken } of the { $count } { $set }.
        }
       *[other] You hold { $held } of the { $count } { $set }{ $taken ->
            [0] .
           *[other] , others { $taken }.
        }
    }
web-cm-ask-tax = { $space }: how do you pay?
    .more = Choose first; { $percent } % is of cash, printed prices and everything condensed, added up afterwards.
web-cm-ask-count = How much do you owe { $name }?
web-cm-count-rent = Rent of { $space }, { $phase }. Its card has the figures.
web-cm-count-tax = { $percent } % of your cash, the printed prices of your cards and what your condensing cost, rounded up.
web-cm-count-pieces = For each liquid { $liquid }, for each solid { $solid }.
web-cm-count-label = Amount
web-cm-ask-auction = { $space } is up for auction
web-cm-auction-price = Printed price { $price }.
web-cm-auction-away = It is transferred: its 10 % comes on top.
web-cm-ask-offer = { $name } offers you a trade
web-cm-ask-counter = { $name } answers with another offer
    .more = Accept or refuse it: no further offer follows.
web-cm-ask-receipt = { $space } comes to you transferred
    .more = Buy it back now, or pay its interest and leave it transferred.
web-cm-ask-debt = You owe { $name } { $amount }
web-cm-ask-debt-lab = You owe the Lab { $amount }
web-cm-debt-can = You have { $cash }; { $missing } are missing. Evaporate, transfer or trade until it is enough; the debt is then paid automatically.
web-cm-debt-cannot = You have { $cash } and could raise { $reach } in all, which is not enough. A trade can still save you; else give up.
web-cm-debt-missing = still missing: { $amount }

## Answers

web-cm-do-throw = Roll the dice
web-cm-do-again = Roll again
web-cm-do-end = End your turn
web-cm-do-payfine = Pay { $fine }
web-cm-do-usefree = Use a free card
web-cm-do-buy = Buy for { $price }
web-cm-do-decline = { $auctioned ->
        [1] To an auction
       *[other] Leave it
    }
web-cm-do-tax-flat = Pay { $amount }
web-cm-do-tax-percent = Pay { $percent } %
web-cm-do-count = Pay this
web-cm-do-drop = Leave the auction
web-cm-do-accept = Accept
web-cm-do-refuse = Decline
web-cm-do-payinterest = Pay the interest
web-cm-do-buyback = Buy it back
web-cm-do-giveup = Give up
web-cm-giveup-to = You leave the game, and { $name } gets all you have.
web-cm-giveup-lab = You leave the game, and all you have goes back to the Lab.
web-cm-giveup-sure = Leave the game
web-cm-giveup-not = Not yet
web-cm-try-deck = { $deck }: a card is drawn when a piece stops on such a space.
web-cm-try-buy = You buy a card when your piece stops on its space.
    .do = Buy, { $price }
web-cm-deed-condense = Condense: { $phase }
web-cm-deed-condense-named = Condense { $name }: { $phase }
web-cm-deed-evaporate = Evaporate: { $phase }
web-cm-deed-evaporate-named = Evaporate { $name }: { $phase }
web-cm-deed-transfer = Transfer
web-cm-deed-transfer-named = Transfer { $name }
web-cm-deed-buyback = Buy back
web-cm-deed-buyback-named = Buy back { $name }
web-cm-condense-label = Condense { $name } for { $cost }
web-cm-down = Sell down { $set } to { $levels }

## Auctions

web-cm-no-bid = no bid yet
web-cm-leads = { $name ->
        [You] You lead
       *[other] { $name } leads
    }
web-cm-bid = Bid { $amount }
web-cm-bid-less = Bid less
web-cm-bid-more = Bid more
web-cm-bid-quick = Quick bids
web-cm-bid-reach = You can go up to { $amount }
web-cm-bid-now = bids now
web-cm-bid-in = still in
web-cm-bid-out = out

## Trades

web-cm-trade = Trade
web-cm-change-offer = Change the offer
web-cm-trade-title = Put an offer together
web-cm-counter-title = Your answer to { $name }
web-cm-trade-with = Trade with
web-cm-you-give = You give
web-cm-you-get = You get from { $name }
web-cm-you-get-short = You get
web-cm-gives = { $name } gives
web-cm-you-pay = and pay (at most { $most })
web-cm-you-ask = and AMUny (at most { $most })
web-cm-less = { $amount } less
web-cm-more = { $amount } more
web-cm-nothing-to-trade = No card that may be traded now.
web-cm-no = { $name } says no
web-cm-no-yours = With that you would hold all { $set }.
web-cm-no-rent = As gases they would bring you up to { $rent } a visit.
web-cm-no-mine = My { $set } would bring no more than { $rise }.
web-cm-no-broken = I would no longer hold all { $set }.
web-cm-no-printed = At printed prices I would get { $offered } for { $asked }.
web-cm-no-margin = At printed prices I would get { $offered } for { $asked }; I want { $least }.
web-cm-no-purse = I would have { $left } left, and the dearest rent around is { $dearest }.
web-cm-no-unconvinced = I do not see how that helps me.
web-cm-no-more = For { $more } more I would do it.
web-cm-wishes = One card short
web-cm-wish = { $card } would make all { $count } { $set }
web-cm-wish-free = Nobody owns it.
web-cm-printed-values = Printed value: you give { $gives }, you get { $gets }.
web-cm-not-for-trade = Not for trade, with liquids or solids on the set: { $cards }
web-cm-better = Offer { $what }
web-cm-better-ask = Ask for { $amount } only
web-cm-other-offer = Offer something else
web-cm-offer-send = Offer it to { $name }
web-cm-counter-send = Send this offer instead
web-cm-offers-left = { $count ->
        [one] 1 offer left this turn
       *[other] { $count } offers left this turn
    }
web-cm-worth = worth { $amount }
web-cm-balance = On the left pan: { $left }. On the right pan: { $right }.
web-cm-side-whole = would hold all { $count } { $set }: rents double, and condensing is open
web-cm-side-broken = would no longer hold all { $set }
web-cm-side-some = { $set } { $before } → { $after } of { $count }
web-cm-side-interest = pays { $amount } interest at once
web-cm-side-of = { $name }:
web-cm-side-none = no set changes

## What the others are doing

web-cm-wait = Meanwhile you may look at every card.
web-cm-watch-start = Who begins? Everybody rolls
web-cm-watch-turn = { $name ->
        [You] Your turn goes on
       *[other] { $name } is playing
    }
web-cm-watch-auction = { $name } may bid now.
web-cm-watch-my-offer = Your offer lies before { $name }
    .more = The answer is yes, no, or one other offer.
web-cm-watch-offer = { $name } offers { $other } a trade
web-cm-watch-debt-mine = { $name } owes you { $amount }
web-cm-watch-debt = { $name } owes { $other } { $amount }
    .more = Evaporating, transferring and trading must bring the money.
web-cm-watch-due = { $name } counts what is due

## Everybody's cards

web-cm-cards = Cards
web-cm-cards-button = Cards ({ $count })
web-cm-whose = Whose cards
web-cm-yours = Your cards
web-cm-no-cards = You own no card yet. Cards that you buy appear here.
web-cm-no-cards-of = { $name } owns no card.
web-cm-stock = The Lab still has { $liquids } liquids and { $solids } solids.
web-cm-who-owns = Who owns what
web-cm-owns = { $set } { $count } of { $of }

## Chemistry

web-cm-note-condensing = Condensing
web-cm-note-freezing = Freezing
web-cm-note-evaporating = Evaporating
web-cm-note-melting = Melting
web-cm-note-transferring = Transferring
web-cm-note-helium = Helium
web-cm-note-avogadro = Avogadro
web-cm-note-mole-day = Mole Day

## The end

web-cm-over = The game is over
web-cm-over-last-one = Everybody else is bankrupt.
web-cm-over-second-bankruptcy = The second bankruptcy ends the short game.
web-cm-over-last-round = The last round has been played.
web-cm-over-bell = The time is up.
web-cm-end-you = You are the richest
web-cm-end-wins = { $name } is the richest
web-cm-end-shared = { $names } share the win
web-cm-end-led = You were ahead until round { $round }.
web-cm-fortunes = Fortunes: money, cards, liquids and solids
web-cm-fortunes-round = round
web-cm-fortune-out = { $name } is out in round { $round }.
web-cm-fortune-end = { $name } ends with { $amount }.
web-cm-fall-rent = Round { $round }, { $where }: { $mine ->
        [1] you owed
       *[other] { $name } owed
    } { $lab ->
        [1] the Lab
       *[other] { $creditor }
    } { $amount }.
web-cm-fall-debt = Round { $round }: { $mine ->
        [1] you owed
       *[other] { $name } owed
    } { $lab ->
        [1] the Lab
       *[other] { $creditor }
    } { $amount }.
web-cm-fall-short = There was { $cash } in the purse, and { $raised } could be raised: { $short } too little.
web-cm-fall-kept = Since round { $since } { $mine ->
        [1] you had
       *[other] { $name } had
    } paid { $spent } for { $levels ->
        [one] one liquid or solid
       *[other] { $levels } liquids and solids
    }, and the Lab takes them back for half. Kept in the purse, that money would have been enough for this debt.
web-cm-end-worth = What everybody is worth
web-cm-end-how = Cash, printed prices (half of them for transferred cards) and the price of every liquid and solid.
web-cm-end-place = Place
web-cm-end-player = Player
web-cm-end-cash = Cash
web-cm-end-cards = Cards
web-cm-end-transferred = Transferred
web-cm-end-condensed = Liquids and solids
web-cm-end-sum = Worth
web-cm-end-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Real dice and cards

web-cm-typed-roll = How did the two dice fall?
web-cm-typed-card = Which card was drawn?
web-cm-typed-deal = Which card was dealt?
web-cm-typed-for = for { $name }
web-cm-typed-die = Die { $number }
web-cm-typed-take = Take this card
web-cm-typed-which = Choose the card

## Keys

web-cm-key-roll = Roll the dice
web-cm-key-buy = Buy it, or leave it
web-cm-key-end = End your turn
web-cm-key-trade = Trade, or change an offer
web-cm-key-answer = Accept or decline an offer
web-cm-key-class = In Biology Class: pay, or use a free card
web-cm-key-board = Walk along the board
web-cm-key-back = Close a card or an offer

## What the class made together

web-cm-wall-condensed = { $count ->
        [one] gas condensed
       *[other] gases condensed
    }
web-cm-wall-frozen = { $count ->
        [one] liquid frozen
       *[other] liquids frozen
    }
web-cm-wall-whole = { $count ->
        [one] complete set
       *[other] complete sets
    }
web-cm-wall-rent = of rent

## The debriefing on the wall

web-cm-debrief-states = Heat in, or heat out?
    .short = States
    .law = Condensing and freezing give off heat
    .text = Particles that come closer release energy: gas to liquid, liquid to solid. Melting and evaporating cost the same energy again. In the game you pay on the way down and get only half back on the way up.
    .talk = sweat cools you. Which of the four changes does the work, and where does the heat go?
    .picture = Nitrogen, oxygen and chlorine are gases at 20 °C; iodine, sulfur and sodium are solids.
    .gas = gas
    .liquid = liquid
    .solid = solid
web-cm-debrief-condensed = { $count ->
        [one] time condensed, for { $amount }
       *[other] times condensed, for { $amount }
    }
web-cm-debrief-frozen = { $count ->
        [one] time frozen, for { $amount }
       *[other] times frozen, for { $amount }
    }
web-cm-debrief-melted = { $count ->
        [one] time melted, { $amount } back
       *[other] times melted, { $amount } back
    }
web-cm-debrief-evaporated = { $count ->
        [one] time evaporated, { $amount } back
       *[other] times evaporated, { $amount } back
    }
web-cm-debrief-families = Why do these elements belong together?
    .short = Families
    .law = The same outer electrons, the same habits
    .text = Elements of one column have as many outer electrons and react alike: soft metals that burn in water, gases that react with almost nothing. Half of the sets of the board are such columns.
    .talk = which sets of the board are not a column of the periodic table, and what do their elements share instead?
    .picture = The elements of the board in their places of the periodic table.
web-cm-debrief-family-a = alkali metals
web-cm-debrief-family-b = alkaline earth metals
web-cm-debrief-family-c = non-metals
web-cm-debrief-family-d = transition metals
web-cm-debrief-family-e = halogens
web-cm-debrief-family-f = noble gases
web-cm-debrief-whole = { $count ->
        [one] complete in one hand at the end of 1 game
       *[other] complete in one hand at the end of { $count } games
    }

## How it works, in pictures

web-how-chemistry-monopoly-1 = Roll and move
    .text = Two dice move your token round the board of elements.
web-how-chemistry-monopoly-2 = Buy elements
    .text = Whoever lands on a free element may buy it.
web-how-chemistry-monopoly-3 = Condense them
    .text = With a whole colour set your elements go from gas to liquid to solid, and cost their visitors more.
web-how-chemistry-monopoly-4 = Collect rent
    .text = Whoever lands on your element pays you. The last one with anything left wins.

## The plan of a lesson

web-cm-plan-first = Which sets of the board are columns of the periodic table? What do their atoms have in common?
web-cm-plan-question = You freeze a liquid. Does that give off heat or take it in, and where does the heat go or come from?
web-cm-plan-last = Melting brings back only half of what freezing cost. Is that so in nature too?
