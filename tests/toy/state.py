"""A toy table: hidden hands and a deck as counts per card, dealt late, and what a prompt can be about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

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


@dataclass(eq=False)
class Deal(About):
    """Cards on their way to a seat."""

    seat: int = 0
    left: int = 0


@dataclass(eq=False)
class Theft(About):
    thief: int = 0
    victim: int = 0


@dataclass(eq=False)
class Blast(About):
    attacker: int = 0
    victim: int = 0
    power: int = 0


@dataclass(eq=False)
class Auction(About):
    """An open ascending auction; `leader` -1: no bid yet. The card lies on the table meanwhile."""

    seller: int = 0
    card: int = 0
    price: int = 0
    leader: int = -1


@dataclass(eq=False)
class Trade(About):
    """`giver` holds `give` and would have `want` of the asked seat for it."""

    giver: int = 0
    give: int = 0
    want: int = 0
    is_counter: bool = False
    countered: bool = False
    """Has been answered by a counter-offer: there is only one."""


DEFAULT: Final = Options()


@dataclass(eq=False)
class ToyTable(State):
    options: Options = DEFAULT
    hands: list[list[int]] = field(default_factory=list[list[int]])
    deck: list[int] = field(default_factory=list[int])
    discards: list[int] = field(default_factory=list[int])
    coins: list[int] = field(default_factory=list[int])
    points: list[int] = field(default_factory=list[int])
    shielded: list[bool] = field(default_factory=list[bool])
    turn: int = 0
    turns: int = 0
    offered: bool = False
    reason: str = ""

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
