"""Why a trade may not be (rules 6.1, 6.5, 6.9): the part of the judge that looks at goods and terms."""

from __future__ import annotations

from labtop.engine.core import Illegal
from labtop.rooms.chemistry_monopoly.receiving import interest_of
from labtop.rooms.chemistry_monopoly.state import Table


def check_goods(s: Table, goods: tuple[str, ...], holder: int, mine: bool) -> list[int]:
    """Rule 6.1: held, once each, and no set condensed. Returns the spaces among them."""
    b = s.board
    if len(dict.fromkeys(goods)) != len(goods):
        raise Illegal("named_twice", "6.1")
    spaces = []
    for name in goods:
        if name in b.card_numbers:
            if b.card_numbers[name] not in s.frees[holder]:
                raise Illegal("free_card_not_held" if mine else "free_card_not_theirs", "6.1", card=name)
            continue
        q = b.numbers.get(name, -1)
        if q not in b.owned:
            raise Illegal("no_such_card", "1.2", space=name)
        if s.owner[q] != holder:
            raise Illegal("not_yours_to_give" if mine else "not_theirs_to_give", "6.1", space=name)
        if s.pieces[b.family[q]]:
            raise Illegal("set_not_gas", "6.1", space=name, family=b.family_ids[b.family[q]])
        spaces.append(q)
    return spaces


def check_terms(s: Table, seat: int, to: int, give: list[int], want: list[int], pay: int, ask: int) -> None:
    """Rules 6.5 and 6.9; `give` and `want` are the spaces among the goods."""
    if pay and ask:
        raise Illegal("cash_both_ways", "6.5", pay=pay, ask=ask)
    if pay > s.cash[seat]:
        raise Illegal("cannot_pay_that", "6.5", amount=pay, cash=s.cash[seat])
    if ask > s.cash[to]:
        raise Illegal("they_cannot_pay_that", "6.5", amount=ask, cash=s.cash[to])
    due, left = interest_of(s, want), s.cash[seat] - pay + ask
    if left < due:
        raise Illegal("interest_not_payable", "6.9", interest=due, cash=left)
    due, left = interest_of(s, give), s.cash[to] - ask + pay
    if left < due:
        raise Illegal("interest_not_payable_by_them", "6.9", interest=due, cash=left)


def check_two_sides(given: bool, wanted: bool) -> None:
    """Rule 6.5."""
    if not given or not wanted:
        raise Illegal("one_sided", "6.5")
