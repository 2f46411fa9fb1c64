"""What happens in this room, as it is told. Structs, so never compiled (engine/wire.py). Nothing of it is private."""

from __future__ import annotations

from decimal import Decimal
from typing import Literal

from msgspec import UNSET, UnsetType

from labtop.engine.wire import Event
from labtop.rooms.chem_and_roll.actions import Box, Colour

Reason = Literal["rounds", "fifth_line", "last_standing"]
"""Why a game ended (rules 7.4, 8.13, 8.11)."""


class Starter(Event, frozen=True):
    """Chance has named the seat that begins a draft (rule 8.1)."""

    seat: int


class Rolled(Event, frozen=True):
    """The four dice of a round, blue, red, white, yellow (rules 7.2, 8.2)."""

    round: int
    faces: list[int]


class Placed(Event, frozen=True):
    """A seat used a die (rule 2.1)."""

    seat: int
    die: Colour
    rolled: int
    value: int
    """As used: after a shift or a purchase."""
    box: Box
    colour: Colour | UnsetType = UNSET
    """Only when it was changed (rule 2.3)."""
    price: int | UnsetType = UNSET
    """Only when the market was paid (rule 2.4)."""


class Reacted(Event, frozen=True):
    """SO2 and O2 of a line became SO3 (rules 3.3, 3.4)."""

    seat: int
    line: int
    violet: int
    blue: int
    red: int
    shift: int
    """How far the water moved the product (rule 3.4)."""
    blue_lost: Decimal | UnsetType = UNSET
    red_lost: Decimal | UnsetType = UNSET
    """Advanced chemistry: the surplus (rule 9.4)."""


class AcidSold(Event, frozen=True):
    """SO3 and water of a line became acid, which was sold (rules 4.3, 9.3)."""

    seat: int
    line: int
    gain: int
    violet_lost: int | UnsetType = UNSET
    white_lost: int | UnsetType = UNSET
    """Only when they were not equal (rule 9.3)."""


class RowComplete(Event, frozen=True):
    """A row of the heat exchanger or the catalyst tank is full (rules 5.3 to 5.5)."""

    seat: int
    box: Box
    bonus: int
    """0: dice may change their colour from now on (rule 2.3)."""


class StockComplete(Event, frozen=True):
    """All six boxes of the stock exchange are filled (rule 6.3)."""

    seat: int
    gain: int


class Sold(Event, frozen=True):
    """Water or catalyst was sold (rules 6.1, 6.2, 9.6)."""

    seat: int
    box: Box
    gain: Decimal


class ExcessReacted(Event, frozen=True):
    """Three reactants in excess gave an SO3 for a line (rule 8.7)."""

    seat: int
    box: Box
    line: int
    violet: int


class Swallowed(Event, frozen=True):
    """A die went into the black hole (rule 8.10)."""

    seat: int
    count: int
    """Dice of this seat in it."""
    price: int


class Out(Event, frozen=True):
    """The black hole put a seat out of the game (rule 8.11)."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over."""

    reason: Reason


Events = (
    Starter
    | Rolled
    | Placed
    | Reacted
    | AcidSold
    | RowComplete
    | StockComplete
    | Sold
    | ExcessReacted
    | Swallowed
    | Out
    | Ended
)
