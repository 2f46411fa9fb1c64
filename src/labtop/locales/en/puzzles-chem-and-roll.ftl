# Puzzles of Chem and Roll: concepts, questions, answers, and the thought behind each wrong answer.

concept-limiting = limiting reactant, 2 SO₂ : 1 O₂
    .why = Two SO₂ need one O₂. What runs out first decides how much SO₃ there is, and the rest of the other is lost.
concept-acid = SO₃ and water, one to one
    .why = One SO₃ takes up one H₂O, so the smaller of the two amounts decides.
concept-catalyst = a catalyst is no reactant
    .why = V₂O₅ makes the reaction faster. It is not used up, and it does not change how much product is possible.
concept-cooling = cooling an exothermic equilibrium
    .why = 2 SO₂ + O₂ ⇌ 2 SO₃ gives off heat, so cooling shifts the equilibrium towards SO₃.
concept-counting = counting what a move brings
    .why = In the last round only the money at once counts.
concept-expectation = expected value
    .why = A move is worth the money at once and, for each throw that may follow, what the best use of it brings, on average.

puzzle-title-best-placement = Best placement: which die, which box?
puzzle-title-last-three = Three rounds left
puzzle-title-limiting = How much SO₃?
puzzle-title-acid = How much acid?
puzzle-title-catalyst = The catalyst’s part
puzzle-title-cooling = Cool it down

puzzle-place = { $left ->
        [0] The last round: which use of a die brings most money?
        [1] Round { $round } of { $rounds }: with one more round to come, which use of a die brings most money?
       *[other] Round { $round } of { $rounds }: with { $left } more rounds to come, which use of a die brings most money?
    }
puzzle-place-right = { $left ->
        [0] It brings { $now }, more than any other use.
       *[other] It brings { $now } at once and { $later } on average later: { $worth } in all, more than any other use.
    }
puzzle-place-wrong = { $left ->
        [0] It brings { $now }, { $less } less than the best use.
       *[other] It brings { $now } at once and { $later } on average later: { $worth } in all, { $less } less than the best use.
    }

puzzle-limiting = You put { $die }, as it fell, into line { $line }: { $blue } SO₂ and { $red } O₂ meet. How much SO₃ do they make?
puzzle-limiting-amount = { $amount } SO₃
puzzle-limiting-right = { $made } SO₃ take { $made } SO₂ and { $needs } O₂. Lost: { $bluelost } SO₂ and { $redlost } O₂.
puzzle-limiting-one-to-one = { $amount } counts one O₂ for each SO₂, but one O₂ is enough for two SO₂.
puzzle-limiting-sum = { $amount } is { $blue } + { $red }. There is one SO₃ for each SO₂ that reacts, so never more SO₃ than SO₂.
puzzle-limiting-double = { $amount } is twice the O₂. That would take { $amount } SO₂, and there are only { $blue }.
puzzle-limiting-all = For { $amount } SO₃ half as much O₂ is needed, and { $red } O₂ are too few.

puzzle-acid = { $violet } SO₃ are waiting in line { $line }, and you put the white die there as it fell: { $white } H₂O. How much H₂SO₄ do they make?
puzzle-acid-amount = { $amount } H₂SO₄
puzzle-acid-right = One SO₃ and one H₂O make one H₂SO₄: the smaller of { $violet } and { $white } decides. Left over: { $violetlost } SO₃ and { $whitelost } H₂O.
puzzle-acid-sum = { $amount } is { $violet } + { $white }. Two molecules become one here, so the amounts are not added.
puzzle-acid-larger = { $amount } is the larger amount. The smaller one is used up before.
puzzle-acid-rest = { $amount } is the difference: what is left over, not what is made.

puzzle-catalyst = Your catalyst can shift a die by { $shift }. Without a shift you put { $die } into line { $line }: { $blue } SO₂ and { $red } O₂ meet. How much SO₃ do they make?
puzzle-catalyst-amount = { $amount } SO₃
puzzle-catalyst-right = { $made } SO₃, as without a catalyst: they take { $made } SO₂ and { $needs } O₂. V₂O₅ is not in the balance.
puzzle-catalyst-more = { $amount } adds the { $shift } of the catalyst to the product. A catalyst makes a reaction faster, never its yield larger.
puzzle-catalyst-none = 0 would be right if V₂O₅ were a reactant that this line lacks. It is a catalyst: SO₂ and O₂ are all the line needs.
puzzle-catalyst-one-to-one = { $amount } counts one O₂ for each SO₂, but one O₂ is enough for two SO₂.
puzzle-catalyst-sum = { $amount } is { $blue } + { $red }. There is one SO₃ for each SO₂ that reacts, so never more SO₃ than SO₂.

puzzle-cooling = Your heat exchanger can shift fresh SO₃ by { $reach }. You put { $die }, as it fell, into line { $line }: { $blue } SO₂ and { $red } O₂ meet. What is the most SO₃ you may write?
puzzle-cooling-amount = { $amount } SO₃
puzzle-cooling-right = The reactants give { $made } SO₃, and cooling shifts the equilibrium further towards SO₃, by up to { $reach } but not past 6: { $most }.
puzzle-cooling-no-effect = { $amount } is what the reactants give without the heat exchanger.
puzzle-cooling-less = { $amount } takes cooling for a loss. It does slow the reaction, but the reaction gives off heat: in the cold there is more SO₃ at equilibrium.
puzzle-cooling-sum = { $amount } is { $blue } + { $red }. There is one SO₃ for each SO₂ that reacts: the amounts are not added.
puzzle-cooling-over-six = { $amount } is past 6, and values stay between 1 and 6.
