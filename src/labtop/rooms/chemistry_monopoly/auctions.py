"""Auctions (rule 8): in turn, each raises or drops out for good; the last one in pays and takes the card."""

from __future__ import annotations

from labtop.engine.core import Log, Prompt
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.purse import to_lab, turn_over
from labtop.rooms.chemistry_monopoly.receiving import ask_about, receive
from labtop.rooms.chemistry_monopoly.state import Auction, Table


def most_bid(s: Table, seat: int, lot: Auction) -> int:
    """Rule 8.3: cash in hand, less the 10 % of a transferred card."""
    return s.cash[seat] - (s.board.interest[lot.space] if s.away[lot.space] else 0)


def bid(s: Table, p: Prompt, seat: int, amount: int, log: Log | None) -> None:
    """Rule 8.2; amount 0: drops out."""
    lot = p.about
    assert isinstance(lot, Auction)
    waiting = p.waiting
    waiting.pop(0)
    if amount:
        lot.price = amount
        lot.leader = seat
        waiting.append(seat)
        if log is not None:
            log.say("bid", {"seat": seat, "space": s.board.ids[lot.space], "amount": amount})
    elif log is not None:
        log.say("dropped", {"seat": seat, "space": s.board.ids[lot.space]})
    go_on(s, p, lot, log)


def go_on(s: Table, p: Prompt, lot: Auction, log: Log | None) -> None:
    """Whoever cannot raise any more is out without being asked; then the next one speaks, or the hammer falls."""
    waiting = p.waiting
    while waiting and waiting[0] != lot.leader and most_bid(s, waiting[0], lot) <= lot.price:
        seat = waiting.pop(0)
        if log is not None:
            log.say("dropped", {"seat": seat, "space": s.board.ids[lot.space]})
    if not waiting:
        s.stack.pop()
        unsold(s, lot.space, log)
    elif waiting[0] == lot.leader:
        s.stack.pop()
        sold(s, lot, log)


def sold(s: Table, lot: Auction, log: Log | None) -> None:
    """Rule 8.4."""
    seat, q = lot.leader, lot.space
    to_lab(s, seat, lot.price)
    transferred: list[int] = []
    receive(s, seat, q, transferred)
    if log is not None:
        log.say("auctioned", {"seat": seat, "space": s.board.ids[q], "amount": lot.price})
    ask_about(s, seat, transferred, False, log)


def unsold(s: Table, q: int, log: Log | None) -> None:
    """Rule 8.4: it can be bought at its printed price again."""
    assert s.owner[q] == LAB
    turn_over(s, q, False)
    if log is not None:
        log.say("unsold", {"space": s.board.ids[q]})
