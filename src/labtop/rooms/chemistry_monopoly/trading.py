"""Trades (rules 6.1 to 6.5, 6.8): offered to one player, answered by yes, no or one counter-offer."""

from __future__ import annotations

from typing import Any

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly.actions import Counter, Offer
from labtop.rooms.chemistry_monopoly.purse import take_card
from labtop.rooms.chemistry_monopoly.receiving import ask_about, receive
from labtop.rooms.chemistry_monopoly.state import Table, Trade


def numbers_of(s: Table, goods: tuple[str, ...]) -> list[int]:
    """Goods by their numbers: spaces, then free cards."""
    b = s.board
    return [b.numbers[name] if name in b.numbers else b.spaces + b.card_numbers[name] for name in goods]


def names_of(s: Table, goods: list[int]) -> list[str]:
    b = s.board
    return [b.ids[good] if good < b.spaces else b.card_ids[good - b.spaces] for good in goods]


def trade_of(s: Table, seat: int, a: Offer | Counter) -> Trade:
    trade = Trade()
    trade.seat = seat
    trade.give = numbers_of(s, a.give)
    trade.want = numbers_of(s, a.want)
    trade.pay, trade.ask = a.pay, a.ask
    return trade


def told(s: Table, trade: Trade, to: int) -> dict[str, Any]:
    """An offer as an event tells it; what is empty is left out."""
    found: dict[str, Any] = {"seat": trade.seat, "to": to}
    if trade.give:
        found["give"] = names_of(s, trade.give)
    if trade.want:
        found["want"] = names_of(s, trade.want)
    if trade.pay:
        found["pay"] = trade.pay
    if trade.ask:
        found["ask"] = trade.ask
    return found


def offer(s: Table, seat: int, a: Offer, log: Log | None) -> None:
    """Rule 6.2."""
    trade = trade_of(s, seat, a)
    s.open("offer", a.to, trade)
    if log is not None:
        log.say("offered", told(s, trade, a.to))


def counter(s: Table, seat: int, before: Trade, a: Counter, log: Log | None) -> None:
    """Rule 6.3: the counter-offer takes the place of the offer."""
    trade = trade_of(s, seat, a)
    trade.counter = True
    s.open("counter", before.seat, trade)
    if log is not None:
        log.say("countered", told(s, trade, before.seat))


def carry_out(s: Table, trade: Trade, to: int, log: Log | None) -> None:
    """Rules 6.3 and 6.8: everything changes hands at once; then the player in turn is asked about transferred cards."""
    seat = trade.seat
    s.cash[seat] += trade.ask - trade.pay
    s.cash[to] += trade.pay - trade.ask
    if log is not None:
        log.say("traded", told(s, trade, to))
    to_one = hand_goods(s, trade.want, to, seat)
    to_other = hand_goods(s, trade.give, seat, to)
    # innermost question last: whoever is in turn, or left of that player, is asked first (rule 6.8)
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
