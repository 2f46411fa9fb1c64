"""What happens in this room, one class per event. Structs, so never compiled (engine/wire.py).

Cards go by their ids, which the catalogue knows; reagents go by their numbers.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from labtop.engine.wire import Event
from labtop.rooms.laboratorium.pack import Colour, Token

Reason = Literal["synthesis", "rounds", "given_up"]
How = Literal[
    "single", "double", "bridge", "cut", "cut-double", "add", "eliminate", "split", "merge", "close", "is-h", "is-o",
    "is-oh",
]  # fmt: skip
"""The ways to change a molecule, as the catalogue tells them apart."""


class OneCard(Struct, frozen=True):
    """What the owner of a hidden card learns: which one it is."""

    card: str


# ---- setting up and resources --------------------------------------------------------------------------------------


class FirstPlayer(Event, frozen=True):
    """Chance gave a seat the first-player marker (rule 2.6)."""

    seat: int


class Began(Event, frozen=True):
    """A seat has built its starting molecule (rule 2.7)."""

    seat: int
    reagent: int


class RoundBegins(Event, frozen=True):
    """A new round, and the seat that is first in it (rules 3.1 and 4.9)."""

    round: int
    seat: int


class Rolled(Event, frozen=True):
    """The resource dice fell (rule 3.3)."""

    seat: int
    mix: list[int]
    """How many dice of each colour, in the order of the fields below."""
    faces: list[int]
    reagents: int
    chemistry: int
    boum: int
    safety: int
    """Cards that they give of each colour."""


class Drew(Event, frozen=True):
    """A seat drew a hidden card (rule 3.4)."""

    PRIVATE: ClassVar[type[Struct]] = OneCard
    seat: int
    colour: Colour


class Took(Event, frozen=True):
    """A seat took a reagent from its pile (rules 3.4, 4.2 and 8.3)."""

    seat: int
    reagent: int


class PutBack(Event, frozen=True):
    """A seat put a surplus reagent back on its pile (rule 3.6)."""

    seat: int
    reagent: int


class PutUnder(Event, frozen=True):
    """A seat put a surplus hidden card under its pile (rule 3.6)."""

    PRIVATE: ClassVar[type[Struct]] = OneCard
    seat: int
    colour: Colour


# ---- turns of the manipulation phase -------------------------------------------------------------------------------


class Resold(Event, frozen=True):
    """A seat sold a reagent back (rule 4.2)."""

    seat: int
    reagent: int


class ResaleRolled(Event, frozen=True):
    """The die of a resale fell; a good one lets the seat take another reagent (rule 4.2)."""

    seat: int
    face: int
    good: bool


class TurnOver(Event, frozen=True):
    """The turn of a seat is over (rules 4.1 and 4.7)."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over (rules 10.1, 10.3 and 11.2)."""

    reason: Reason
    seat: int | UnsetType = UNSET
    """The winner, if there is one."""


# ---- one manipulation ----------------------------------------------------------------------------------------------


class Announced(Event, frozen=True):
    """A seat says what it does, and at which tokens (rule 5.1)."""

    seat: int
    how: How
    first: str
    second: str
    """The tokens by sign and number: C5, O7, Y3."""
    told: dict[str, Any]
    """The manipulation as a phrase (wording.py)."""
    reagent: int | UnsetType = UNSET
    """The card it lays down, if the manipulation needs one."""


class Boum(Event, frozen=True):
    """A seat laid a Boum card on the manipulation of another (rule 5.2)."""

    seat: int
    card: str
    difficulty: int
    """As it is with this card."""


class CardLost(Event, frozen=True):
    """A Boum card made a seat lose a Chimie card, drawn by chance (rule 7.4)."""

    PRIVATE: ClassVar[type[Struct]] = OneCard
    seat: int


class Chemistry(Event, frozen=True):
    """A seat laid a Chimie card on its own manipulation (rule 5.3)."""

    seat: int
    card: str
    difficulty: int
    """As it is with this card."""
    cancels: str | UnsetType = UNSET
    """The Boum card that a fume hood takes back (rule 8.4)."""


class Threw(Event, frozen=True):
    """The black dice fell, and may be rolled again before they count (rule 8.5)."""

    seat: int
    faces: list[int]


class Succeeded(Event, frozen=True):
    """The black dice reached the difficulty (rules 5.4 and 5.6)."""

    seat: int
    faces: list[int]
    total: int
    difficulty: int


class Failed(Event, frozen=True):
    """The black dice did not reach the difficulty (rule 5.4)."""

    seat: int
    faces: list[int]
    total: int
    difficulty: int


class FailedCritically(Event, frozen=True):
    """The black dice showed 2, which costs a safety token (rule 5.5)."""

    seat: int
    faces: list[int]
    total: int
    difficulty: int


class Changed(Event, frozen=True):
    """The molecule of a seat has changed (rule 5.7)."""

    seat: int
    done: int
    """Manipulations of this seat that have succeeded so far."""


# ---- safety --------------------------------------------------------------------------------------------------------


class TokenLost(Event, frozen=True):
    """A seat lost a safety token (rules 5.5 and 7.3)."""

    seat: int
    token: Token


class TokenBack(Event, frozen=True):
    """A fume hood gave a seat a safety token back (rule 8.4)."""

    seat: int
    token: Token


class Secured(Event, frozen=True):
    """A seat played a Sécurité card (rule 9.1)."""

    seat: int
    card: str
    token: Token


Events = (
    FirstPlayer
    | Began
    | RoundBegins
    | Rolled
    | Drew
    | Took
    | PutBack
    | PutUnder
    | Resold
    | ResaleRolled
    | TurnOver
    | Ended
    | Announced
    | Boum
    | CardLost
    | Chemistry
    | Threw
    | Succeeded
    | Failed
    | FailedCritically
    | Changed
    | TokenLost
    | TokenBack
    | Secured
)
