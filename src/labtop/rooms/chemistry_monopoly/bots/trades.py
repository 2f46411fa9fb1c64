"""Trades worth a thought: cards of sets that the seat has begun, for cards or money that their owner may accept."""

from __future__ import annotations

from typing import Final

from labtop.rooms.chemistry_monopoly.actions import Offer
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.receipts import interest_of
from labtop.rooms.chemistry_monopoly.state import Table

SET_WORTH: Final = 450
"""What a plain player thinks a whole set is worth beyond its cards, of any colour."""
EDGE: Final = 20
"""AMUny that a plain player wants to gain by a trade."""
WELL_OFF: Final = 700
"""AMUny to have left after buying a card that makes no set whole: less than this is needed for condensing."""
MOST_WANTED: Final = 2
"""Cards of one owner that an offer asks for at most."""


def made_whole(s: Table, seat: int, gets: list[int], gives: list[int]) -> int:
    """Sets whole after a trade less those whole before it."""
    b = s.board
    made = 0
    for f in dict.fromkeys([b.family[q] for q in gets + gives]):
        before = s.owned[seat * b.families + f]
        after = before + sum([b.family[q] == f for q in gets]) - sum([b.family[q] == f for q in gives])
        made += (after == b.size[f]) - (before == b.size[f])
    return made


def plain_balance(s: Table, seat: int, other: int, gets: list[int], gives: list[int]) -> int:
    """What a trade is worth to a plain player: printed prices, and a round sum for a set; money is left out."""
    b = s.board
    value = sum([b.price[q] for q in gets]) - sum([b.price[q] for q in gives]) - interest_of(s, gets)
    mine, theirs = made_whole(s, seat, gets, gives), made_whole(s, other, gives, gets)
    return value + 2 * SET_WORTH * mine - SET_WORTH * max(0, theirs) - EDGE


def wanted(s: Table, seat: int) -> list[tuple[int, list[int]]]:
    """Other players, and their cards that belong to a set which the seat has begun."""
    b = s.board
    found: list[tuple[int, list[int]]] = []
    for f in range(b.families):
        if not s.owned[seat * b.families + f] or s.pieces[f]:
            continue
        for owner in dict.fromkeys([s.owner[q] for q in b.members[f]]):
            cards = [q for q in b.members[f] if s.owner[q] == owner]
            if owner not in (LAB, seat) and len(cards) <= MOST_WANTED:
                found.append((owner, cards))
    return found


def proposals(s: Table, seat: int) -> list[Offer]:
    """Offers that are even to their taker: for money, and where a set becomes whole also for one card of the seat."""
    b = s.board
    found: list[Offer] = []
    for owner, gets in wanted(s, seat):
        f = b.family[gets[0]]
        given: list[list[int]] = [[]]
        whole = s.owned[seat * b.families + f] + len(gets) == b.size[f]
        if whole:
            given += [[q] for q in s.cards[seat] if not s.pieces[b.family[q]] and b.family[q] != f]
        elif f >= b.colours or s.cash[seat] < WELL_OFF:
            continue
        for gives in given:
            offer = even(s, seat, owner, gets, gives)
            if offer is not None and (whole or s.cash[seat] - offer.pay >= WELL_OFF):
                found.append(offer)
    return found


def even(s: Table, seat: int, owner: int, gets: list[int], gives: list[int]) -> Offer | None:
    """The offer with as much money, either way, as makes it even to its taker; None: it cannot be paid."""
    b = s.board
    balance = plain_balance(s, owner, seat, gives, gets)
    pay, ask = max(0, -balance), max(0, balance)
    ask = min(ask, s.cash[owner] - interest_of(s, gives))
    if pay + interest_of(s, gets) > s.cash[seat] or ask < 0 or not (gives or pay):
        return None
    return Offer(owner, tuple([b.ids[q] for q in gives]), tuple([b.ids[q] for q in gets]), pay, ask)
