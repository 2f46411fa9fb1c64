"""Why an answer is refused: one code per reason, with the rule and the names a person needs to understand it."""

from __future__ import annotations

from typing import Final, assert_never, cast

from labtop.engine.core import Illegal, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import (
    Cap,
    ChanceKind,
    Copolymerise,
    Deal,
    Discard,
    Draw,
    Drawn,
    Initiate,
    Propagate,
    Start,
    Take,
    Terminate,
    Transfer,
)
from labtop.rooms.chain_growth.chains import CAPPED, Chain
from labtop.rooms.chain_growth.choosing import modes
from labtop.rooms.chain_growth.forms import GROWTHS, SINGLE_GROWTHS
from labtop.rooms.chain_growth.state import Table, hand_size

ANY_HAND: Final = 63
"""The case of forms.py in which a hand has enough of everything."""


def check_chance(s: Table, p: Prompt, action: Action) -> None:
    """A person may deal the cards: judged is only whether the stack has them."""
    kind = cast(ChanceKind, p.kind)
    match kind:
        case "start":
            if not isinstance(action, Start):
                raise Illegal("wrong_answer", kind=kind)
            if not 0 <= action.seat < s.seats:
                raise Illegal("no_such_seat", "2.3", seat=action.seat)
        case "deal":
            if not isinstance(action, Deal):
                raise Illegal("wrong_answer", kind=kind)
            check_deal(s, action)
        case "draw":
            if not isinstance(action, Drawn):
                raise Illegal("wrong_answer", kind=kind)
            check_in_stack(s, [action.card], "3.1")
        case _:
            assert_never(kind)


def check_deal(s: Table, action: Deal) -> None:
    """Rules 2.1 and 2.4."""
    size = hand_size(s.options, s.seats)
    if len(action.hands) != s.seats or any(len(hand) != size for hand in action.hands):
        raise Illegal("wrong_deal", "2.1", seats=s.seats, each=size)
    check_in_stack(s, [name for hand in action.hands for name in hand], "2.1")
    for hand in action.hands:
        check_order([s.cards.numbers[name] for name in hand])


def check_in_stack(s: Table, names: list[str], rule: str) -> None:
    for name in names:
        card = s.cards.numbers.get(name, -1)
        if card < 0:
            raise Illegal("no_such_card", "1.2", card=name)
        if s.pile.count(card) < names.count(name):
            raise Illegal("not_in_stack", rule, card=name, left=s.pile.count(card))


def check_source(s: Table, p: Prompt, action: Action, usable: bool) -> None:
    """Rule 3.5; `usable`: some play would use the top card of the discard pile."""
    if isinstance(action, Take):
        if not usable:
            raise Illegal("cannot_use_taken", "3.5", card=s.cards.ids[s.discards[-1]])
    elif not isinstance(action, Draw):
        raise Illegal("wrong_answer", kind=p.kind)


def check_turn(s: Table, p: Prompt, seat: Seat, action: Action) -> None:
    """Rule 3.2: one of the plays, or a discard."""
    if isinstance(action, Discard):
        check_held(s, seat, [action.card])
        if s.taken:
            raise Illegal("must_use_taken", "3.5", card=s.cards.ids[s.drawn])
        return
    if isinstance(action, Initiate):
        used = check_initiate(s, seat, action)
    elif isinstance(action, Propagate):
        used = check_propagate(s, seat, action)
    elif isinstance(action, Terminate):
        used = check_terminate(s, seat, action)
    elif isinstance(action, Transfer):
        used = check_transfer(s, seat, action)
    elif isinstance(action, Cap):
        used = check_cap(s, seat, action)
    elif isinstance(action, Copolymerise):
        used = check_copolymerise(s, seat, action)
    else:
        raise Illegal("wrong_answer", kind=p.kind)
    if s.taken and s.cards.ids[s.drawn] not in used:
        raise Illegal("must_use_taken", "3.5", card=s.cards.ids[s.drawn])


# ---- cards ---------------------------------------------------------------------------------------------------------


def check_held(s: Table, seat: Seat, names: list[str]) -> list[int]:
    """Whether these cards are in the hand, all at once; their numbers."""
    found = []
    for name in names:
        card = s.cards.numbers.get(name, -1)
        if card < 0:
            raise Illegal("no_such_card", "1.2", card=name)
        held = s.hands[seat][card]
        if held < names.count(name):
            if held:
                raise Illegal("not_enough_cards", "3.2", card=name, held=held, wanted=names.count(name))
            raise Illegal("not_in_hand", "3.2", card=name)
        found.append(card)
    return found


def check_monomers(s: Table, found: list[int]) -> None:
    """Only monomers become part of a chain."""
    for card in found:
        if card >= s.cards.starters:
            raise Illegal("not_a_monomer", "4.1", card=s.cards.ids[card])


def check_order(found: list[int]) -> None:
    """Equal plays have one name each: cards in the deck's order."""
    if found != sorted(found):
        raise Illegal("cards_out_of_order", "4.1")


def check_beginning(s: Table, found: list[int], rule: str) -> None:
    """Rules 5.1 and 8.2: a value 1, then perhaps one more card of the same monomer."""
    check_monomers(s, found)
    if found[0] % 3:
        raise Illegal("first_not_one", rule, card=s.cards.ids[found[0]], value=found[0] % 3 + 1)
    if len(found) > 1 and found[0] // 3 != found[1] // 3:
        first, second = s.cards.families[found[0] // 3], s.cards.ids[found[1]]
        raise Illegal("second_other_monomer", rule, monomer=first, card=second)


def check_end(s: Table, chain: Chain, found: list[int], rule: str) -> None:
    """Rules 6.2 and 9.2: cards of the chain's end monomer."""
    check_monomers(s, found)
    end = chain.cards[-1] // 3
    for card in found:
        if card // 3 != end:
            raise Illegal("wrong_monomer", rule, card=s.cards.ids[card], monomer=s.cards.families[end])


# ---- chains --------------------------------------------------------------------------------------------------------


def living(s: Table, number: int, card: str) -> Chain:
    """Rule 4.4: dead chains are out of reach. `card`: the card that was to be played on it."""
    for chain in s.chains:
        if chain.number == number:
            return chain
    if 1 <= number <= s.started:
        raise Illegal("chain_dead", "4.4", chain=number, card=card)
    raise Illegal("no_such_chain", "4.1", chain=number, card=card)


def open_chain(s: Table, seat: Seat, number: int, card: str) -> Chain:
    """Rules 4.2 and 4.3: an active chain of anybody's, or an own capped one, which is woken."""
    chain = living(s, number, card)
    if chain.owner != seat and chain.status == CAPPED:
        raise Illegal("chain_capped", "4.3", chain=number, seat=chain.owner, card=card)
    return chain


def own_chain(s: Table, seat: Seat, number: int, rule: str, card: str) -> Chain:
    chain = living(s, number, card)
    if chain.owner != seat:
        raise Illegal("not_your_chain", rule, chain=number, seat=chain.owner, card=card)
    return chain


# ---- the plays -----------------------------------------------------------------------------------------------------


def check_initiate(s: Table, seat: Seat, a: Initiate) -> list[str]:
    """Rules 5.1 to 5.3."""
    names = [a.starter, *a.monomers]
    starter, *monomers = check_held(s, seat, names)
    if not s.cards.starters <= starter < s.cards.termination:
        raise Illegal("not_a_starter", "5.1", card=a.starter)
    if not a.two:
        check_beginning(s, monomers, "5.1")
        return names
    check_monomers(s, monomers)
    if s.cards.radicals[starter - s.cards.starters] < 2:
        raise Illegal("one_radical", "5.2", card=a.starter)
    if len(monomers) < 2:
        raise Illegal("two_monomers_needed", "5.2", card=a.starter)
    for card in monomers:
        if card % 3:
            raise Illegal("first_not_one", "5.2", card=s.cards.ids[card], value=card % 3 + 1)
    check_order(monomers)
    return names


def check_propagate(s: Table, seat: Seat, a: Propagate) -> list[str]:
    """Rules 6.1 to 6.3."""
    names = list(a.cards)
    chain = own_chain(s, seat, a.chain, "6.2", names[0])
    found = check_held(s, seat, names)
    check_end(s, chain, found, "6.2")
    check_order(found)
    form = tuple([card % 3 + 1 for card in found])
    if form in (SINGLE_GROWTHS if s.options.single_addition else GROWTHS)[ANY_HAND]:
        return names
    if len(form) == 1:
        raise Illegal("single_card", "6.1", card=names[0])
    raise Illegal("no_form", "6.1", cards=names, values=", ".join([str(value) for value in form]))


def check_terminate(s: Table, seat: Seat, a: Terminate) -> list[str]:
    """Rules 7.1, 7.2 and 7.4."""
    names = [s.cards.ids[s.cards.termination]]
    check_held(s, seat, names)
    if len(s.chains) < 2:
        raise Illegal("two_chains_needed", "7.1", count=len(s.chains))
    if a.chains[0] == a.chains[1]:
        raise Illegal("same_chain", "7.1", chain=a.chains[0])
    if a.chains[0] > a.chains[1]:
        raise Illegal("chains_out_of_order", "7.1")
    first, second = [open_chain(s, seat, number, names[0]) for number in a.chains]
    if seat not in (first.owner, second.owner):
        raise Illegal("none_yours", "7.1", chain=first.number, other=second.number)
    allowed = modes(s, first, second)
    if a.mode not in allowed:
        ends = [s.cards.families[chain.cards[-1] // 3] for chain in (first, second)]
        raise Illegal("mode_forced", "7.4", mode=allowed[0], ends=", ".join(ends))
    return names


def check_transfer(s: Table, seat: Seat, a: Transfer) -> list[str]:
    """Rules 8.1 and 8.2."""
    names = [s.cards.ids[s.cards.cta], *a.monomers]
    open_chain(s, seat, a.chain, names[0])
    check_beginning(s, check_held(s, seat, names)[1:], "8.2")
    return names


def check_cap(s: Table, seat: Seat, a: Cap) -> list[str]:
    """Rules 9.1, 9.2 and 9.4."""
    names = [s.cards.ids[s.cards.tempo], *a.cards]
    chain = own_chain(s, seat, a.chain, "9.1", names[0])
    if chain.status == CAPPED:
        raise Illegal("already_capped", "9.4", chain=a.chain)
    found = check_held(s, seat, names)[1:]
    check_end(s, chain, found, "9.2")
    if found and (len(found) != 2 or found[0] != found[1]):
        raise Illegal("not_a_pair", "9.2", cards=names[1:])
    return names


def check_copolymerise(s: Table, seat: Seat, a: Copolymerise) -> list[str]:
    """Rules 10.1 and 10.3."""
    names = [s.cards.ids[s.cards.copolymer], *a.cards]
    chain = open_chain(s, seat, a.chain, names[0])
    found = check_held(s, seat, names)[1:]
    check_monomers(s, found)
    end = chain.cards[-1] // 3
    if found[0] // 3 != found[-1] // 3:
        first, second = s.cards.families[found[0] // 3], s.cards.ids[found[-1]]
        raise Illegal("one_new_monomer", "10.1", monomer=first, card=second)
    if found[0] // 3 == end:
        raise Illegal("same_monomer", "10.1", monomer=s.cards.families[end], card=names[1], chain=a.chain)
    check_order(found)
    return names
