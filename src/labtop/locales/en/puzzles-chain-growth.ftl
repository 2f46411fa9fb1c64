# Puzzles of Chain Growth: concepts, questions, answers, and the thought behind each wrong answer.

concept-propagation = the radical end
    .why = A radical sits at the end of a growing chain. What is added there becomes the new end; what stands further in does not matter.
concept-radicals = radicals of an initiator
    .why = AIBN falls into two radicals, hydrogen peroxide with iron(II) gives one. Each radical starts one chain.
concept-termination = combination and disproportionation
    .why = Two radicals that meet may form a bond: one chain. Or a hydrogen passes from one to the other: two chains. No unit is lost.
concept-averages = Mn, Mw and dispersity
    .why = Mn counts every chain once, Mw counts every chain by its mass. Đ = Mw ÷ Mn is 1 for equal chains, and larger the more they differ.
concept-living = living chains
    .why = A growing chain has an open radical and can be taken. TEMPO makes it sleep; a dead chain has no radical any more.
concept-finished = finished chains
    .why = Only finished chains count: dead ones and sleeping ones.
concept-the-end = the end of the game
    .why = An empty hand ends the game at once. Who then has most monomers in finished chains wins.

puzzle-title-win-now = Win this turn
puzzle-title-finish-most = Most monomers safe
puzzle-title-danger = Which chain is in danger?
puzzle-title-radical = Where does it grow?
puzzle-title-initiator = Two chains at once
puzzle-title-termination = Two radicals meet
puzzle-title-number-average = Mn of these chains
puzzle-title-dispersity = More alike or less?

puzzle-win = You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Which play ends the game with you alone in the first place?
puzzle-win-right = It empties your hand, so the game ends: { $mine } monomers in your finished chains against { $theirs }.
puzzle-win-behind = It ends the game too early: { $mine } monomers in your finished chains against { $theirs }.
puzzle-win-level = It ends the game with { $mine } monomers on both sides, and the averages do not put you alone in front.
puzzle-win-goes-on = { $left ->
        [one] { $left } card stays
       *[other] { $left } cards stay
    } in your hand: the game goes on.

puzzle-finish = Your finished chains have { $before } monomers. With which play are it most at the end of this turn?
puzzle-finish-right = { $gain ->
        [one] { $gain } monomer more is
       *[other] { $gain } monomers more are
    } in finished chains.
puzzle-finish-growing = It adds { $brought } monomers to chain { $chain }, but that chain grows on, and growing chains count nothing.
puzzle-finish-none = It finishes nothing.
puzzle-finish-less = It finishes { $gain }, the best play { $less } more.
puzzle-finish-wakes = It wakes a finished chain: { $lost } monomers less count.

puzzle-chain = chain { $chain }: { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $how ->
        [active] growing
        [capped] capped with TEMPO
        [combination] ended by combination
        [disproportionation] ended by disproportionation
       *[other] ended by chain transfer
    }
puzzle-chain-of = { $owner ->
        [own] your chain
       *[other] another player’s chain
    } { $chain }: { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, ends with { $end }

puzzle-danger = Which of your chains could another player take in the next turn, with the right card?
puzzle-danger-right-active = The radical of chain { $chain } is open: a Copolymer card, a CTA or a Termination can take it.
puzzle-danger-capped = Chain { $chain } sleeps: TEMPO sits on its radical, and others cannot touch it.
puzzle-danger-dead = Chain { $chain } is dead: it has no radical any more, and nothing can be added to it.
puzzle-safe = Which of your chains is safe from the others in the next turn?
puzzle-safe-right-capped = TEMPO sits on the radical of chain { $chain }: it sleeps, and others cannot touch it.
puzzle-safe-active = The radical of chain { $chain } is open: a Copolymer card, a CTA or a Termination can take it.

puzzle-radical = Which chain can you lengthen with { $cards }, without a joker?
puzzle-radical-right = The radical of chain { $chain } sits on { $monomer }: it goes on with { $monomer }.
puzzle-radical-end = The radical of chain { $chain } sits on { $end }: without a Copolymer card it goes on with { $end } only.
puzzle-radical-inside = There is { $monomer } in chain { $chain }, but its radical sits on { $end } at the end, and only the end grows.
puzzle-radical-other = The radical of chain { $chain } sits on the right monomer, but the chain is another player’s: only a joker takes it.

puzzle-initiator = Which of these plays starts two chains?
puzzle-initiator-right = { $card } falls into two radicals, and each starts a chain with a monomer of its own.
puzzle-initiator-weaker = { $card } gives one radical, so it starts one chain, however many cards are laid.
puzzle-initiator-longer = The second card lengthens the chain that the first one starts: it is one chain.
puzzle-initiator-alone = One monomer card starts one chain, with { $card } too.

puzzle-termination = Your Termination card lets chains { $chains-1 } and { $chains-2 } meet: the longer one has { $one } units, the other { $two }. You choose { $how ->
        [combination] combination
       *[other] disproportionation
    }. What lies on your shelf then?
puzzle-dead-one = one dead chain of { $units } units
puzzle-dead-two = two dead chains, of { $one } and { $two } units
puzzle-termination-right = { $how ->
        [combination] The two radicals form a bond: one chain of { $one } + { $two } = { $sum } units.
       *[other] A hydrogen passes from one end to the other, and no bond forms: two chains, each as long as before.
    }
puzzle-termination-swapped = { $how ->
        [combination] That would be disproportionation: a hydrogen passes over and no bond forms.
       *[other] That would be combination: the two radicals form a bond.
    }
puzzle-termination-lost = That would lose { $two ->
        [one] { $two } unit
       *[other] { $two } units
    }. Both chains are used whole: { $sum } units in all.
puzzle-termination-doubled = That would be twice as many units as there are: { $one } + { $two } = { $sum }.

puzzle-mn = You play: { $play }. What is the number-average molar mass Mn of your finished chains then?
puzzle-mass = { $mass } g/mol
puzzle-mn-right = { $count } chains weigh { $sum } g/mol together, and each counts once: Mn = { $mn } g/mol.
puzzle-mn-mw = { $amount } g/mol is Mw: it counts every chain by its mass, so that heavy ones count more.
puzzle-mn-middle = { $amount } g/mol lies half way between the lightest and the heaviest chain, but all { $count } count.
puzzle-mn-before = { $amount } g/mol is Mn before this play.
puzzle-mn-total = { $amount } g/mol is the mass of all { $count } chains together, not of a chain on average.

puzzle-dispersity = You play: { $play }. What happens to the dispersity Đ = Mw ÷ Mn of your finished chains?
puzzle-way-rises = It rises.
puzzle-way-falls = It falls.
puzzle-way-stays = It stays the same.
puzzle-dispersity-rises = Đ goes from { $old } to { $new }: the masses differ more than before.
puzzle-dispersity-falls = Đ goes from { $old } to { $new }: the masses are more alike than before.
puzzle-dispersity-not-rises = More chains or longer ones need not be less alike: Đ goes from { $old } down to { $new }.
puzzle-dispersity-not-falls = More chains or longer ones need not be more alike: Đ goes from { $old } up to { $new }.
puzzle-dispersity-not-stays = Mn and Mw do not change in step: Đ goes from { $old } to { $new }.
