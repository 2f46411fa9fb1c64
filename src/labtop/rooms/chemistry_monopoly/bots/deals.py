"""Trades that `master` looks for: a set for a set, a set for money, with the least money that its taker may accept.

How the other side judges is not known, so two models of it are tried: a plain player adds up printed prices and a round
sum for a set (trades.py); a player of positions wants to see a clear gain in what its position is worth (value.py).
"""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Rules
from labtop.rooms.chemistry_monopoly import ROOM
from labtop.rooms.chemistry_monopoly.actions import Offer
from labtop.rooms.chemistry_monopoly.bots.odds import chances
from labtop.rooms.chemistry_monopoly.bots.trades import plain_balance
from labtop.rooms.chemistry_monopoly.bots.value import Scale, share
from labtop.rooms.chemistry_monopoly.purse import give_card, take_card
from labtop.rooms.chemistry_monopoly.receipts import interest_of
from labtop.rooms.chemistry_monopoly.state import Table

RULES: Final[Rules[Table]] = ROOM.rules
CONVINCED: Final = 0.052
"""Of the strengths of all players: what a player of positions wants to gain by a trade."""
FINE: Final = 12
"""The least money is found to within so many @."""
Deal = tuple[float, Offer]
"""My chance to win after a trade, and the trade."""


def missing(s: Table, seat: int, other: int) -> list[list[int]]:
    """Cards of another player that would make a set of mine whole, set by set."""
    b = s.board
    found = []
    for f in range(b.colours):
        mine, theirs = s.owned[seat * b.families + f], s.owned[other * b.families + f]
        if mine and theirs and mine + theirs == b.size[f] and not s.pieces[f]:
            found.append([q for q in b.members[f] if s.owner[q] == other])
    return found


def bundles(s: Table, seat: int, other: int) -> list[tuple[list[int], list[int]]]:
    """What could change hands: what makes a set whole on one side or on both."""
    b = s.board
    gains, sales = missing(s, seat, other), missing(s, other, seat)
    pairs = [(give, get) for get in [[], *gains] for give in [[], *sales] if give or get]
    return [pair for pair in pairs if not {b.family[q] for q in pair[0]} & {b.family[q] for q in pair[1]}]


def swapped(s: Table, seat: int, other: int, give: list[int], get: list[int]) -> Table:
    """The world after a trade without money."""
    world = RULES.clone(s)
    world.cash[seat] -= interest_of(s, get)
    world.cash[other] -= interest_of(s, give)
    for q in give + get:
        take_card(world, q)
    for q in give:
        give_card(world, q, other)
    for q in get:
        give_card(world, q, seat)
    return world


class Dealer:
    """Looks for trades that one seat could offer."""

    def __init__(self, s: Table, seat: int, scale: Scale) -> None:
        self.s = s
        self.seat = seat
        self.scale = scale

    def deals(self, plain: bool) -> list[Deal]:
        """Trades that the other side may accept, the best for this seat first; `plain`: as plain players judge."""
        found: list[Deal] = []
        for other in range(self.s.seats):
            if other != self.seat and self.s.alive[other]:
                least = share(self.s, other, self.scale) + CONVINCED
                for give, get in bundles(self.s, self.seat, other):
                    deal = self.terms(other, give, get, None if plain else least)
                    if deal is not None:
                        found.append(deal)
        found.sort(key=lambda deal: -deal[0])
        return found

    def terms(self, other: int, give: list[int], get: list[int], least: float | None) -> Deal | None:
        """The trade with as much money as its taker wants: at least this share afterwards; None: a plain player."""
        s, seat = self.s, self.seat
        world = swapped(s, seat, other, give, get)
        mine, theirs = world.cash[seat], world.cash[other]
        if mine < 0 or theirs < 0:
            return None
        paid = -plain_balance(s, other, seat, give, get) if least is None else self.convinces(world, other, least)
        if paid is None or not -theirs <= paid <= mine or not (give or paid > 0) or not (get or paid < 0):
            return None
        world.cash[seat], world.cash[other] = mine - paid, theirs + paid
        ids = [tuple([s.board.ids[q] for q in goods]) for goods in (give, get)]
        offer = Offer(other, ids[0], ids[1], max(0, paid), max(0, -paid))
        return chances(world, self.scale.lore)[seat], offer

    def convinces(self, world: Table, other: int, least: float) -> int | None:
        """The least money with which the trade is a clear gain for the other player; below 0: that player pays."""
        mine, theirs = world.cash[self.seat], world.cash[other]

        def likes(paid: int) -> bool:
            world.cash[self.seat], world.cash[other] = mine - paid, theirs + paid
            return share(world, other, self.scale) > least

        low, high = -theirs, mine
        if likes(low):
            return low
        if not likes(high):
            return None
        while high - low > FINE:
            middle = (low + high) // 2
            if likes(middle):
                high = middle
            else:
                low = middle
        return high
