"""A position of Chemistry Monopoly as its coach reads it: the table after an answer, a trade from one side, sets."""

from __future__ import annotations

from typing import Final

from labtop.bots.reasons import Numbers
from labtop.engine import drive
from labtop.engine.core import Rules
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly import ROOM
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    Counter,
    Decline,
    Drop,
    Offer,
    Refuse,
)
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.reasons import completed
from labtop.rooms.chemistry_monopoly.state import Auction, Debt, Table, Trade
from labtop.rooms.chemistry_monopoly.trades import numbers_of

RULES: Final[Rules[Table]] = ROOM.rules


class Deal:
    """A trade from one side: what comes in and goes out, as spaces and money."""

    def __init__(self, other: int, gets: list[int], gives: list[int], money: int) -> None:
        self.other = other
        self.gets = gets
        self.gives = gives
        self.money = money
        """@ that come in; below 0: they go out."""


class Spot:
    """A position, and the table after an answer."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.known: dict[Action, Table] = {}

    def after(self, a: Action) -> Table:
        if a not in self.known:
            world = RULES.clone(self.s)
            drive.step(RULES, world, world.stack[-1], self.seat, a, None)
            self.known[a] = world
        return self.known[a]

    def raised(self, a: Action) -> int:
        """Cash after it less the cash before."""
        return self.after(a).cash[self.seat] - self.s.cash[self.seat]

    def deal(self, a: Action | None) -> Deal | None:
        """The trade that an answer offers, accepts or refuses; None where other goods than cards are in it."""
        s, about = self.s, self.s.stack[-1].about
        if isinstance(a, Offer | Counter):
            other = a.to if isinstance(a, Offer) else about.seat if isinstance(about, Trade) else LAB
            gets, gives, money = numbers_of(s, a.want), numbers_of(s, a.give), a.ask - a.pay
        elif isinstance(a, Accept | Refuse) and isinstance(about, Trade):
            other, gets, gives, money = about.seat, about.give, about.want, about.pay - about.ask
        else:
            return None
        if any(good >= s.board.spaces for good in [*gets, *gives]):
            return None
        return Deal(other, list(gets), list(gives), money)

    def whole(self, seat: int, gets: list[int], gives: list[int]) -> str | None:
        """The colour set that this makes whole."""
        b = self.s.board
        found = [f for f in completed(self.s, seat, gets, gives) if f < b.colours]
        return b.family_ids[found[0]] if found else None

    def lacks_one(self, q: int, seat: int) -> bool:
        """Whether a card would make a colour set of this seat whole."""
        b = self.s.board
        return b.family[q] < b.colours and self.s.owned[seat * b.families + b.family[q]] == b.size[b.family[q]] - 1

    def blocked(self, q: int) -> bool:
        """A card of its set is transferred, so that none of them can be condensed (rule 5.1)."""
        b = self.s.board
        return any(self.s.away[other] for other in b.members[b.family[q]])

    def needed(self) -> str | None:
        """What money is raised for now: a debt, or a price that the purse lacks; None: it can wait."""
        about = self.s.stack[-1].about
        if isinstance(about, Debt):
            return "debt" if about.amount > self.s.cash[self.seat] else None
        return "price" if self.s.stack[-1].kind == "buy" and self.lacking() > 0 else None

    def lacking(self) -> int:
        """What the purse lacks of a debt, or of the price of the card that is for sale."""
        about = self.s.stack[-1].about
        price = about.amount if isinstance(about, Debt) else self.s.board.price[self.s.pos[self.seat]]
        return price - self.s.cash[self.seat]

    def lot(self, a: Action | None) -> int | None:
        """The card that an answer buys or bids for."""
        about = self.s.stack[-1].about
        if isinstance(a, Buy | Decline):
            return self.s.pos[self.seat]
        return about.space if isinstance(a, Bid | Drop) and isinstance(about, Auction) else None

    def rival(self, q: int) -> int | None:
        """Somebody else whose colour set this card would make whole."""
        s = self.s
        others = [seat for seat in range(s.seats) if seat != self.seat and s.alive[seat]]
        return next((seat for seat in others if self.lacks_one(q, seat)), None)

    def card(self, q: int) -> Numbers:
        return {"space": self.s.board.ids[q]}

    def family(self, q: int) -> str:
        return self.s.board.family_ids[self.s.board.family[q]]
