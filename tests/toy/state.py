"""A toy table: hidden hands and a deck as counts per card, dealt late, and what a prompt can be about."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from labtop.engine.core import About, Illegal, State

KINDS: Final = 6
BOUM: Final = 0
SHIELD: Final = 1
ELEMENTS: Final = (2, 3, 4, 5)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int = 24
    copies: int = 7
    """Of each card in the deck."""
    hand: int = 3
    coins: int = 4


class Deal(About):
    """Cards on their way to a seat."""

    __slots__ = ("left", "seat")
    SHAPE: ClassVar[dict[str, Any]] = {"seat": int, "left": int}

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> Deal:
        return Deal(self.seat, self.left)


class Theft(About):
    __slots__ = ("thief", "victim")
    SHAPE: ClassVar[dict[str, Any]] = {"thief": int, "victim": int}

    def __init__(self, thief: int = 0, victim: int = 0) -> None:
        self.thief = thief
        self.victim = victim

    def clone(self) -> Theft:
        return Theft(self.thief, self.victim)


class Blast(About):
    __slots__ = ("attacker", "power", "victim")
    SHAPE: ClassVar[dict[str, Any]] = {"attacker": int, "victim": int, "power": int}

    def __init__(self, attacker: int = 0, victim: int = 0, power: int = 0) -> None:
        self.attacker = attacker
        self.victim = victim
        self.power = power

    def clone(self) -> Blast:
        return Blast(self.attacker, self.victim, self.power)


class Auction(About):
    """An open ascending auction; `leader` -1: no bid yet. The card lies on the table meanwhile."""

    __slots__ = ("card", "leader", "price", "seller")
    SHAPE: ClassVar[dict[str, Any]] = {"seller": int, "card": int, "price": int, "leader": int}

    def __init__(self, seller: int = 0, card: int = 0, price: int = 0, leader: int = -1) -> None:
        self.seller = seller
        self.card = card
        self.price = price
        self.leader = leader

    def clone(self) -> Auction:
        return Auction(self.seller, self.card, self.price, self.leader)


class Trade(About):
    """`giver` holds `give` and would have `want` of the asked seat for it."""

    __slots__ = ("countered", "give", "giver", "is_counter", "want")
    SHAPE: ClassVar[dict[str, Any]] = {"giver": int, "give": int, "want": int, "is_counter": bool, "countered": bool}

    def __init__(self, giver: int = 0, give: int = 0, want: int = 0, is_counter: bool = False) -> None:
        self.giver = giver
        self.give = give
        self.want = want
        self.is_counter = is_counter
        self.countered = False
        """Has been answered by a counter-offer: there is only one."""

    def clone(self) -> Trade:
        c = Trade(self.giver, self.give, self.want, self.is_counter)
        c.countered = self.countered
        return c


class ToyTable(State):
    __slots__ = (
        "coins", "deck", "discards", "hands", "offered", "options", "points", "reason", "shielded", "turn", "turns",
    )  # fmt: skip
    SHAPE: ClassVar[dict[str, Any]] = {
        **State.SHAPE,
        "options": Options,
        "hands": list[list[int]],
        "deck": list[int],
        "discards": list[int],
        "coins": list[int],
        "points": list[int],
        "shielded": list[bool],
        "turn": int,
        "turns": int,
        "offered": bool,
        "reason": str,
    }

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.options = Options()
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.coins: list[int] = []
        self.points: list[int] = []
        self.shielded: list[bool] = []
        self.turn = 0
        self.turns = 0
        self.offered = False
        self.reason = ""

    def size(self, seat: int) -> int:
        """How many cards a hand has: everybody sees that."""
        return sum(self.hands[seat])


def nth_card(counts: list[int], i: int) -> int:
    """The i-th card of a pile given as counts."""
    for card in range(KINDS):
        i -= counts[card]
        if i < 0:
            return card
    raise Illegal("no_card")
