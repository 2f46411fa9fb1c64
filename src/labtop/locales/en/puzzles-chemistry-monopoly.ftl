# Puzzles of Chemistry Monopoly: concepts, questions, answers, and the thought behind each wrong answer.

words-of-spaces = space

concept-states = changes of state
    .why = Condensing and freezing bring particles together and give off heat; melting and evaporating take them apart and take up heat.
concept-groups = families of elements
    .why = Elements of a family resemble each other: their outer electrons are alike, or people use them alike.
concept-percentage = percentage
    .why = A share of a whole: first the whole is added up, then the share is taken.
concept-probability = probability
    .why = Two dice have 36 equally likely rolls, but their totals are not equally likely: six rolls give 7, one gives 12.
concept-expectation = expected value
    .why = Each outcome times its probability, added up: what one roll costs on average over many.

puzzle-title-chance = What is the chance?
puzzle-title-expected-rent = What does a roll cost?
puzzle-title-state-change = Change of state
puzzle-title-family = One of the family
puzzle-title-percentage = Ten per cent of what?

puzzle-ahead = after { $steps } steps { $space }, rent @{ $amount }
puzzle-chance = You stand on { $space-the } and roll both dice now. Cards of others in reach: { $ahead }. What is the chance that the roll takes you to a card on which you owe rent?
puzzle-odds = { $hits } in { $of }
puzzle-chance-right = These totals lead to such a card: { $totals }. Of the 36 rolls, { $hits } have one of them.
puzzle-chance-totals = That counts { $count } of the 11 totals as if all came equally often. Six rolls give 7, one gives 12.
puzzle-chance-spaces = That counts { $count } spaces among all of the board, but two dice do not reach all, nor all equally often.
puzzle-chance-once = That counts each total as one roll, but most totals come by several rolls.
puzzle-chance-free = That is the chance to pay nothing.

puzzle-rent = You stand on { $space-the } and roll both dice now. Cards of others in reach: { $ahead }. How much rent does the roll cost on average, if cards of Lab Day and Test Day are left aside?
puzzle-amuny = @{ $amount }
puzzle-rent-right = Over the 36 rolls the rents add up to @{ $total }. Divided by 36: @{ $mean }.
puzzle-rent-totals = @{ $amount } counts each of the 11 totals alike, but they do not come equally often.
puzzle-rent-given = @{ $amount } is the mean of the rolls that cost rent. Of the 36 only { $hits } do, the others cost nothing.
puzzle-rent-worst = @{ $amount } is the highest rent in reach, not the mean.
puzzle-rent-sum = @{ $amount } is all rents in reach together, but a roll leads to one space only.

puzzle-percent = A tax takes { $percent } % of all you are worth, rounded up. Your cards have printed prices of @{ $cards } together, and your liquids and solids cost @{ $condensed }; your money is on the table. How much is the tax?
puzzle-percent-right = @{ $cash } of money, @{ $cards } of cards and @{ $condensed } of liquids and solids are @{ $worth }. { $percent } % of it are @{ $amount }.
puzzle-percent-cash = @{ $amount } is { $percent } % of the money alone, without the cards.
puzzle-percent-pieces = @{ $amount } leaves the liquids and solids out.
puzzle-percent-away = @{ $amount } counts transferred cards half. For this tax they count in full.
puzzle-percent-cards = @{ $amount } leaves your money out.
puzzle-percent-ten = @{ $amount } is ten times too much: { $percent } % is one tenth.

puzzle-change-up = Your { $space } { $now }, and you take it one step further. Which change of state is that, and where does its heat go?
puzzle-change-down = Your { $space } { $now }, and you take it one step back. Which change of state is that, and where does its heat go?
puzzle-now-gas = is a gas
puzzle-now-liquids = has { $level ->
        [one] { $level } liquid
       *[other] { $level } liquids
    }
puzzle-now-solid = is a solid
puzzle-change = { $change ->
        [condensation] condensation, from gas to liquid
        [freezing] freezing, from liquid to solid
        [melting] melting, from solid to liquid
       *[evaporation] evaporation, from liquid to gas
    }: { $heat ->
        [out] it gives off heat
       *[in] it takes up heat
    }
puzzle-change-right = { $heat ->
        [out] The particles come closer together, and the energy of that is given off as heat.
       *[in] The particles are taken apart, and that takes up heat.
    }
puzzle-change-heat = The change has this name, but { $heat ->
        [out] particles that come closer together give heat off.
       *[in] taking particles apart takes heat up.
    }
puzzle-change-way = That is the way back.
puzzle-change-phase = { $other ->
        [condensation] Condensation begins with a gas.
        [freezing] Freezing ends with a solid.
        [melting] Melting begins with a solid.
       *[evaporation] Evaporation ends with a gas.
    }

puzzle-family = You have { $spaces }. Which of these elements belongs to the same family?
puzzle-element = { $space }
puzzle-family-right = { $space } belongs to the { $family-kin }.
puzzle-family-other = { $space } belongs to the { $family-kin }.
