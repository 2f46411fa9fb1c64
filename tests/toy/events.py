"""What the toy room tells: one Struct per event, and apart from it what only some seats learn."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from labtop.engine.wire import Event


class SeenCard(Struct, frozen=True):
    """Which card it was."""

    card: int


class Drawn(Event, frozen=True):
    """A card came from the deck; its owner sees it."""

    PRIVATE: ClassVar[type[Struct]] = SeenCard

    seat: int


class Stolen(Event, frozen=True):
    """A card went from one hand to another; thief and victim see it."""

    PRIVATE: ClassVar[type[Struct]] = SeenCard

    seat: int
    victim: int


class Blocked(Event, frozen=True):
    """A shield stopped a theft or a blast."""

    seat: int


class Melded(Event, frozen=True):
    """A pair was laid down for a point."""

    seat: int
    card: int


class Boum(Event, frozen=True):
    """A blast was prepared."""

    seat: int
    victim: int


class Boosted(Event, frozen=True):
    """A blast became stronger."""

    seat: int
    power: int


class BlownUp(Event, frozen=True):
    """A blast cost its victim points."""

    seat: int
    power: int


class PutUp(Event, frozen=True):
    """An auction began."""

    seat: int
    card: int


class Bid(Event, frozen=True):
    """A higher bid was made."""

    seat: int
    coins: int


class Sold(Event, frozen=True):
    """An auction ended with a sale to this seat."""

    seat: int
    card: int
    coins: int


class Unsold(Event, frozen=True):
    """An auction ended without a bid; the card goes back to this seat."""

    seat: int
    card: int


class Offered(Event, frozen=True):
    """A swap was offered."""

    seat: int
    to: int
    give: int
    want: int


class Countered(Event, frozen=True):
    """Another swap was offered back."""

    seat: int
    give: int
    want: int


class Refused(Event, frozen=True):
    """An offer was refused."""

    seat: int


class Swapped(Event, frozen=True):
    """Two cards changed hands."""

    giver: int
    give: int
    taker: int
    want: int


class Discarded(Event, frozen=True):
    """A card was thrown away."""

    seat: int
    card: int


class Shielded(Event, frozen=True):
    """A shield was played."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over."""

    reason: Literal["turns", "deck"]


Events = (
    Drawn
    | Stolen
    | Blocked
    | Melded
    | Boum
    | Boosted
    | BlownUp
    | PutUp
    | Bid
    | Sold
    | Unsold
    | Offered
    | Countered
    | Refused
    | Swapped
    | Discarded
    | Shielded
    | Ended
)
