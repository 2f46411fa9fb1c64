"""What a seat may do in its turn, in bundles: the one list that `legal`, `pick` and `menu` are made from.

A bundle is (play, target, monomer, forms): one answer for each form. The target is a chain, a pair of chains or a
starter. A form is the values of the monomer cards; of a discard it is a card, of a start of two chains a pair of cards,
of a termination its mode.
"""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import (
    Cap,
    Copolymerise,
    Discard,
    Initiate,
    Mode,
    Propagate,
    Terminate,
    Transfer,
)
from labtop.rooms.chain_growth.cards import Cards
from labtop.rooms.chain_growth.chains import ACTIVE, Chain
from labtop.rooms.chain_growth.forms import (
    BEGINNINGS,
    CAPPINGS,
    GROWTHS,
    HIGH,
    LOW,
    MIDDLE,
    SINGLE_GROWTHS,
    SWITCHES,
)
from labtop.rooms.chain_growth.state import Table

DISCARD: Final = 0
INITIATE: Final = 1
INITIATE_TWO: Final = 2
PROPAGATE: Final = 3
TERMINATE: Final = 4
TRANSFER: Final = 5
CAP: Final = 6
SWITCH: Final = 7

COMBINATION: Final = "combination"
DISPROPORTIONATION: Final = "disproportionation"
EITHER: Final[list[Mode]] = [COMBINATION, DISPROPORTIONATION]
ONLY_COMBINATION: Final[list[Mode]] = [COMBINATION]
ONLY_DISPROPORTIONATION: Final[list[Mode]] = [DISPROPORTIONATION]

Bundle = tuple[int, Any, int, list[Any]]


def bundles(s: Table, seat: int) -> list[Bundle]:
    """Every answer of a turn (rule 3.2); the discard of the card just drawn comes first: rule 3.6."""
    if s.taken:
        return using(s.cards, plays(s, seat, s.hands[seat]), s.drawn)
    return [discards(s, s.hands[seat]), *plays(s, seat, s.hands[seat])]


def discards(s: Table, hand: list[int]) -> Bundle:
    """Rules 3.4 and 3.6."""
    drawn = s.drawn
    found = [drawn]
    found += [kind for kind, count in enumerate(hand) if count > 0 and kind != drawn]
    return (DISCARD, None, 0, found)


def plays(s: Table, seat: int, hand: list[int]) -> list[Bundle]:
    """Regular plays and joker plays that this hand and the chains on the table allow."""
    cards = s.cards
    found: list[Bundle] = []
    cases = [LOW[hand[k]] + MIDDLE[hand[k + 1]] + HIGH[hand[k + 2]] for k in range(0, cards.starters, 3)]
    own: list[Chain] = []
    open_to_me: list[Chain] = []
    for chain in s.chains:
        if chain.owner == seat:
            own.append(chain)
            open_to_me.append(chain)
        elif chain.status == ACTIVE:
            open_to_me.append(chain)
    growths = SINGLE_GROWTHS if s.options.single_addition else GROWTHS
    for chain in own:
        monomer = chain.cards[-1] // 3
        forms = growths[cases[monomer]]
        if forms:
            found.append((PROPAGATE, chain, monomer, forms))
    for starter in range(cards.starters, cards.termination):
        if hand[starter]:
            initiations(cards, hand, cases, starter, found)
    if hand[cards.termination] and own:
        terminations(s, own, open_to_me, found)
    if hand[cards.cta]:
        for monomer, case in enumerate(cases):
            if case & 3:
                forms = BEGINNINGS[case]
                found += [(TRANSFER, chain, monomer, forms) for chain in open_to_me]
    if hand[cards.tempo]:
        for chain in own:
            if chain.status == ACTIVE:
                monomer = chain.cards[-1] // 3
                found.append((CAP, chain, monomer, CAPPINGS[cases[monomer]]))
    if hand[cards.copolymer]:
        ends = [chain.cards[-1] // 3 for chain in open_to_me]
        for monomer, case in enumerate(cases):
            if case:
                forms = SWITCHES[case]
                found += [(SWITCH, chain, monomer, forms) for chain, end in zip(open_to_me, ends) if end != monomer]
    return found


def initiations(cards: Cards, hand: list[int], cases: list[int], starter: int, found: list[Bundle]) -> None:
    """Rules 5.1 to 5.3."""
    for monomer, case in enumerate(cases):
        if case & 3:
            found.append((INITIATE, starter, monomer, BEGINNINGS[case]))
    if cards.radicals[starter - cards.starters] == 2:
        end = cards.starters
        two = [(a, b) for a in range(0, end, 3) if hand[a] for b in range(a, end, 3) if hand[b] > (a == b)]
        if two:
            found.append((INITIATE_TWO, starter, 0, two))


def terminations(s: Table, own: list[Chain], open_to_me: list[Chain], found: list[Bundle]) -> None:
    """Rule 7.1: two different chains, at least one of them own; capped own ones can be woken for it (rule 9.3)."""
    owner = own[0].owner
    for i, first in enumerate(open_to_me):
        partners = open_to_me[i + 1 :]
        if first.owner != owner:
            partners = [chain for chain in partners if chain.owner == owner]
        found += [(TERMINATE, (first, second), 0, modes(s, first, second)) for second in partners]


def modes(s: Table, first: Chain, second: Chain) -> list[Mode]:
    """Rules 7.2 and 7.4."""
    if s.options.true_termination:
        ends = [s.cards.ends[chain.cards[-1] // 3] for chain in (first, second)]
        if DISPROPORTIONATION in ends:
            return ONLY_DISPROPORTIONATION
        if ends == [COMBINATION, COMBINATION]:
            return ONLY_COMBINATION
    return EITHER


def using(cards: Cards, found: list[Bundle], card: int) -> list[Bundle]:
    """Rule 3.5: only the answers that use this card."""
    kept: list[Bundle] = []
    for play, target, monomer, forms in found:
        uses = forms
        if leading(cards, play, target) != card:
            if play == INITIATE_TWO:
                uses = [two for two in forms if card in two]
            elif play == TERMINATE or card // 3 != monomer or card >= cards.starters:
                continue
            else:
                uses = [form for form in forms if card % 3 + 1 in form]
        if uses:
            kept.append((play, target, monomer, uses))
    return kept


def leading(cards: Cards, play: int, target: Any) -> int:
    """The starter or joker a play needs; -1: monomers alone."""
    if play in (INITIATE, INITIATE_TWO):
        starter: int = target
        return starter
    if play == TERMINATE:
        return cards.termination
    if play == TRANSFER:
        return cards.cta
    if play == CAP:
        return cards.tempo
    return cards.copolymer if play == SWITCH else -1


def answer(cards: Cards, bundle: Bundle, i: int) -> Action:
    """The i-th answer of a bundle."""
    play, target, monomer, forms = bundle
    form = forms[i]
    if play == DISCARD:
        return Discard(cards.ids[form])
    if play == PROPAGATE:
        return Propagate(target.number, cards.spelled[monomer][form])
    if play == INITIATE:
        return Initiate(cards.ids[target], cards.spelled[monomer][form])
    if play == INITIATE_TWO:
        return Initiate(cards.ids[target], (cards.ids[form[0]], cards.ids[form[1]]), True)
    if play == TERMINATE:
        return Terminate((target[0].number, target[1].number), form)
    if play == TRANSFER:
        return Transfer(target.number, cards.spelled[monomer][form])
    if play == CAP:
        return Cap(target.number, cards.spelled[monomer][form])
    return Copolymerise(target.number, cards.spelled[monomer][form])
