"""How bots trade with others: nobody is asked the same thing twice or too often, and a refusal has its reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from labtop.rooms.chemistry_monopoly.actions import Offer, Refuse, Why
from labtop.rooms.chemistry_monopoly.reasons import reason, spaces_of
from labtop.rooms.chemistry_monopoly.receipts import interest_of
from labtop.rooms.chemistry_monopoly.state import Table, Trade
from labtop.rooms.chemistry_monopoly.trades import numbers_of

MOST_OFTEN: Final = 3
"""Offers to one player within the rounds that are remembered (`trades.REMEMBERED`)."""
ROUND_SUM: Final = 10
"""A price is named in whole tens of @ where that can be paid."""


def may_ask(s: Table, seat: int, offer: Offer) -> bool:
    """Not what was refused while no card has moved since, unless it now brings more; and not too often."""
    made = [past for past in s.past if past.seat == seat and past.to == offer.to]
    if len(made) >= MOST_OFTEN:
        return False
    goods = (sorted(numbers_of(s, offer.give)), sorted(numbers_of(s, offer.want)))
    same = [past for past in made if past.shifts == s.shifts and (sorted(past.give), sorted(past.want)) == goods]
    return all(offer.pay - offer.ask > past.net for past in same)


def refusal(s: Table, seat: int, whys: Iterable[Why], agrees: Callable[[int], bool] | None) -> Refuse:
    """The first of these reasons that holds on the board; `agrees`: whether so much money more would be enough."""
    trade = s.stack[-1].about
    assert isinstance(trade, Trade)
    why: Why = next((why for why in whys if reason(s, trade, seat, why) is not None), "unconvinced")
    return Refuse(why, 0 if agrees is None or trade.counter else least(agrees, most_more(s, trade)))


def most_more(s: Table, trade: Trade) -> int:
    """What the other side could add to its offer (rules 6.5 and 6.9)."""
    return s.cash[trade.seat] - trade.pay + trade.ask - interest_of(s, spaces_of(s, trade.want))


def least(agrees: Callable[[int], bool], most: int) -> int:
    """The least money that is enough, rounded up; 0: nothing that can be paid is enough."""
    if most <= 0 or not agrees(most):
        return 0
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        if agrees(middle):
            high = middle
        else:
            low = middle
    rounded = -(-high // ROUND_SUM) * ROUND_SUM
    return rounded if rounded <= most and agrees(rounded) else high
