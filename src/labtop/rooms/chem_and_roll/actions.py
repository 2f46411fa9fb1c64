"""The kinds of questions of this room and the answers to them. Structs, so never compiled (engine/wire.py)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from labtop.engine.wire import Action

Kind = Literal["start", "roll", "choose", "take"]
"""CHANCE is asked `start` and `roll` (rules 8.1, 1.2), a class `choose` (rule 7.2), seats in a draft `take` (8.2)."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Colour = Literal["blue", "red", "white", "yellow"]
Box = Literal[
    "line-1", "line-2", "line-3", "line-4", "line-5",
    "water-1", "water-2", "water-3",
    "catalyst-1", "catalyst-2", "catalyst-3", "catalyst-4",
    "stock", "water-sale", "catalyst-sale",
    "excess-1", "excess-2", "black-hole",
]  # fmt: skip
"""In this order boxes have their numbers (packing.py)."""
Face = Annotated[int, Meta(ge=1, le=6)]


class Place(Action, frozen=True):
    """Use a rolled die, as it is or changed, in one box of the own sheet (rule 2.1)."""

    die: Colour
    value: Face
    """As used: after a shift or a purchase."""
    box: Box
    colour: Colour | None = None
    """Only when the colour is changed (rule 2.3)."""
    price: Annotated[int, Meta(ge=0, le=2)] = 0
    """Paid at the market (rule 2.4)."""
    violet: Annotated[int, Meta(ge=0, le=6)] = 0
    """The SO3 written when this die completes a reaction I (rules 3.3, 3.4, 8.7)."""
    line: Annotated[int, Meta(ge=0, le=5)] = 0
    """Where the violet of an excess zone goes (rule 8.7)."""


class Roll(Action, frozen=True):
    """Chance: the four dice, blue, red, white, yellow."""

    faces: tuple[Face, Face, Face, Face]


class Start(Action, frozen=True):
    """Chance: the seat that begins a draft (rule 8.1)."""

    seat: Annotated[int, Meta(ge=0, le=3)]


Actions = Place | Roll | Start
