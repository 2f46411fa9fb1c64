"""Auctions (rule 8): in turn, each seat raises or drops out for good; the last one left pays and takes the card."""

from __future__ import annotations

from labtop.engine.core import Log, Prompt
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.purse import to_lab, turn_over
from labtop.rooms.chemistry_monopoly.receipts import ask_about, receive
from labtop.rooms.chemistry_monopoly.state import Auction, Table, about_of


def most_bid(s: Table, seat: int, lot: Auction) -> int:
    """Rule 8.3: the highest bid a seat can pay: its cash, less the 10 % of a transferred card."""
    return s.cash[seat] - (s.board.interest[lot.space] if s.away[lot.space] else 0)


def bid(s: Table, p: Prompt, seat: int, amount: int, log: Log | None) -> None:
    """Rule 8.2: a bid of this amount; 0: the seat drops out."""
    lot = about_of(p, Auction)
    waiting = p.waiting
    waiting.pop(0)
    if amount:
        lot.price = amount
        lot.leader = seat
        waiting.append(seat)
        if log is not None:
            log.say(events.Bid(seat, s.board.ids[lot.space], amount))
    elif log is not None:
        log.say(events.Dropped(seat, s.board.ids[lot.space]))
    go_on(s, p, lot, log)


def go_on(s: Table, p: Prompt, lot: Auction, log: Log | None) -> None:
    """Drop the next bidders that cannot raise, without asking them; then the next one is asked, or the auction ends."""
    waiting = p.waiting
    while waiting and waiting[0] != lot.leader and most_bid(s, waiting[0], lot) <= lot.price:
        seat = waiting.pop(0)
        if log is not None:
            log.say(events.Dropped(seat, s.board.ids[lot.space]))
    if not waiting:
        s.stack.pop()
        unsold(s, lot.space, log)
    elif waiting[0] == lot.leader:
        s.stack.pop()
        sold(s, lot, log)


def sold(s: Table, lot: Auction, log: Log | None) -> None:
    """Rule 8.4: the highest bidder pays the Lab and gets the card."""
    seat, q = lot.leader, lot.space
    to_lab(s, seat, lot.price)
    transferred: list[int] = []
    receive(s, seat, q, transferred)
    if log is not None:
        log.say(events.Auctioned(seat, s.board.ids[q], lot.price))
    ask_about(s, seat, transferred, False, log)


def unsold(s: Table, q: int, log: Log | None) -> None:
    """Rule 8.4: nobody bid; the card can be bought at its printed price again."""
    assert s.owner[q] == LAB
    turn_over(s, q, False)
    if log is not None:
        log.say(events.Unsold(s.board.ids[q]))
