"""Trades (rules 6.1 to 6.5, 6.8 and 6.9): offered to one player, answered by yes, no or one counter-offer."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from labtop.engine.core import Illegal, Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.actions import Counter, Offer
from labtop.rooms.chemistry_monopoly.offers import Past
from labtop.rooms.chemistry_monopoly.purse import take_card
from labtop.rooms.chemistry_monopoly.receipts import ask_about, interest_of, receive
from labtop.rooms.chemistry_monopoly.state import Table, Trade

REMEMBERED: Final = 10
"""Rounds for which offers are remembered; no rule asks for them, but bots do not repeat themselves."""


def numbers_of(s: Table, goods: tuple[str, ...]) -> list[int]:
    """Goods as numbers: a space is its own, a free card is `board.spaces + card`."""
    b = s.board
    return [b.numbers[name] if name in b.numbers else b.spaces + b.card_numbers[name] for name in goods]


def names_of(s: Table, goods: list[int]) -> list[str]:
    """Goods as ids again."""
    b = s.board
    return [b.ids[good] if good < b.spaces else b.card_ids[good - b.spaces] for good in goods]


def trade_of(s: Table, seat: int, a: Offer | Counter) -> Trade:
    """An answer as what the next question is about."""
    return Trade(seat, numbers_of(s, a.give), numbers_of(s, a.want), a.pay, a.ask, isinstance(a, Counter))


def trade_event(kind: type[events.Terms], s: Table, trade: Trade, to: int) -> events.Terms:
    """An event of a trade; what is empty is left out."""
    return kind(
        trade.seat,
        to,
        tuple(names_of(s, trade.give)) or UNSET,
        tuple(names_of(s, trade.want)) or UNSET,
        trade.pay or UNSET,
        trade.ask or UNSET,
    )


def offer(s: Table, seat: int, a: Offer, log: Log | None) -> None:
    """Rule 6.2."""
    trade = trade_of(s, seat, a)
    made = Past(seat, a.to, s.round, s.shifts, tuple(trade.give), tuple(trade.want), a.pay - a.ask)
    s.past = (*[past for past in s.past if s.round - past.round < REMEMBERED], made)
    s.denial = None
    s.open("offer", a.to, trade)
    if log is not None:
        log.say(trade_event(events.Offered, s, trade, a.to))


def counter(s: Table, seat: int, before: Trade, a: Counter, log: Log | None) -> None:
    """Rule 6.3: the counter-offer takes the place of the offer."""
    trade = trade_of(s, seat, a)
    s.denial = None
    s.open("counter", before.seat, trade)
    if log is not None:
        log.say(trade_event(events.Countered, s, trade, before.seat))


def carry_out(s: Table, trade: Trade, to: int, log: Log | None) -> None:
    """Rules 6.3 and 6.8: everything changes hands at once; then the player in turn is asked about transferred cards."""
    seat = trade.seat
    s.cash[seat] += trade.ask - trade.pay
    s.cash[to] += trade.pay - trade.ask
    if log is not None:
        log.say(trade_event(events.Traded, s, trade, to))
    to_one = hand_goods(s, trade.want, to, seat)
    to_other = hand_goods(s, trade.give, seat, to)
    # the question opened last is asked first: that of the seat in turn, else of the next one to its left (rule 6.8)
    if (seat - s.turn) % s.seats < (to - s.turn) % s.seats:
        ask_about(s, to, to_other, False, log)
        ask_about(s, seat, to_one, False, log)
    else:
        ask_about(s, seat, to_one, False, log)
        ask_about(s, to, to_other, False, log)


def hand_goods(s: Table, goods: list[int], giver: int, taker: int) -> list[int]:
    """Cards and free cards go over; returns the transferred ones among them."""
    transferred: list[int] = []
    for good in goods:
        if good < s.board.spaces:
            take_card(s, good)
            receive(s, taker, good, transferred)
        else:
            s.frees[giver].remove(good - s.board.spaces)
            s.frees[taker].append(good - s.board.spaces)
    return transferred


# ---- why a trade is refused ----------------------------------------------------------------------------------------


def check_goods(s: Table, goods: tuple[str, ...], holder: int, mine: bool) -> list[int]:
    """Rule 6.1: held by this seat, named once each, of no condensed set. Returns the spaces among them.

    `mine`: the goods are those of the seat that answers.
    """
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
    """Rules 6.5 and 6.9: both sides can pay; `give` and `want` are the spaces among the goods."""
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
    """Rule 6.5: each side gives something."""
    if not given or not wanted:
        raise Illegal("one_sided", "6.5", missing="theirs" if given else "yours" if wanted else "both")
