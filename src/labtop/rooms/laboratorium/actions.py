"""The questions and answers of this room. Structs, so never compiled (engine/wire.py).

Tokens and cards go by their numbers.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from labtop.engine.wire import Action

SeatKind = Literal[
    "begin", "dice", "take", "surplus", "manipulate", "exchange", "boum", "chemistry", "reroll", "lose", "safety",
]  # fmt: skip
"""Kinds of questions to a seat; `safety` is a door."""
ChanceKind = Literal[
    "first", "faces", "draw_chemistry", "draw_boum", "draw_safety", "lost", "roll", "again", "resale",
]  # fmt: skip
"""Kinds of questions to CHANCE."""
Kind = Literal[SeatKind, ChanceKind]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Number = Annotated[int, Meta(ge=0, le=99_999)]
"""The number of a token: on the own bench, or (`end`, `far`) on a reagent card."""
Reagent = Annotated[int, Meta(ge=1, le=99)]
Title = Annotated[int, Meta(ge=101, le=399)]
Face = Annotated[int, Meta(ge=1, le=6)]
ThreeDice = Annotated[int, Meta(ge=0, le=3)]
Place = Annotated[int, Meta(ge=0, le=3)]


class Begin(Action, frozen=True):
    """Build the molecule of this reagent as the starting one (rule 2.7)."""

    card: Reagent


class Dice(Action, frozen=True):
    """Which four of the twelve resource dice to roll (rule 3.2)."""

    reagent: ThreeDice
    chemistry: ThreeDice
    boum: ThreeDice
    safety: ThreeDice


class Take(Action, frozen=True):
    """Take this reagent from its pile (rule 3.4)."""

    card: Reagent


class Discard(Action, frozen=True):
    """Put a surplus card under its pile (rule 3.6)."""

    card: Annotated[int, Meta(ge=1, le=399)]


class Resell(Action, frozen=True):
    """Put a reagent back and roll for another one (rule 4.2)."""

    card: Reagent


class End(Action, frozen=True):
    """No more manipulations in this turn (rule 4.1)."""


class Join(Action, frozen=True):
    """Form a bond between a centre and one of a reagent (rule 6.2)."""

    centre: Number
    card: Reagent
    end: Number


class Bridge(Action, frozen=True):
    """Join a reagent by two of its centres at once (rule 6.13)."""

    centre: Number
    card: Reagent
    end: Number
    other: Number
    far: Number


class Cut(Action, frozen=True):
    """Break a bond: this side stays, the other goes (rule 6.3)."""

    keep: Number
    away: Number


class Add(Action, frozen=True):
    """Open a double bond between two carbons (rule 6.5)."""

    first: Number
    second: Number


class Eliminate(Action, frozen=True):
    """Make a double bond of two yellow centres on neighbouring carbons (rule 6.6)."""

    centre: Number
    other: Number


class Split(Action, frozen=True):
    """One mauve centre into two yellow ones (rule 6.7)."""

    centre: Number


class Merge(Action, frozen=True):
    """Two yellow centres of one carbon into a mauve one (rule 6.8)."""

    centre: Number
    other: Number


class Close(Action, frozen=True):
    """Join two centres of the own molecule into a ring of six (rule 6.12)."""

    centre: Number
    other: Number


class Characterise(Action, frozen=True):
    """Turn a centre into an atom or a group (rules 6.9 to 6.11)."""

    centre: Number
    group: Literal["H", "O", "OH"]


class Play(Action, frozen=True):
    """Lay down a Boum or a Chimie card (rules 5.2 and 5.3)."""

    card: Title
    cancels: Annotated[int, Meta(ge=0, le=199)] = 0
    """The Boum card that a fume hood takes back (rule 8.4)."""


class Pass(Action, frozen=True):
    """Lay down no more cards, keep the dice as they fell, or take no reagent."""


class Secure(Action, frozen=True):
    """Play a Sécurité card, at any moment (rule 9.1)."""

    card: Title
    token: Literal["coat", "extinguisher", "glassware"] | None = None
    """Which token comes back; named only with the option `any_safety` (rule 9.2)."""


class Lose(Action, frozen=True):
    """Which safety token a critical failure costs (rule 5.5)."""

    token: Literal["coat", "extinguisher", "glassware"]


class Reroll(Action, frozen=True):
    """Roll one of the two black dice again (rule 8.5)."""

    die: Annotated[int, Meta(ge=1, le=2)]


class First(Action, frozen=True):
    """Chance: the seat that begins (rule 2.6)."""

    seat: Place


class Faces(Action, frozen=True):
    """Chance: the four resource dice, in the order reagent, chemistry, Boum, safety (rule 3.3)."""

    faces: tuple[Face, Face, Face, Face]


class Drawn(Action, frozen=True):
    """Chance: the card on top of a pile, or out of a hand (rules 3.4 and 7.4)."""

    card: Title


class Throw(Action, frozen=True):
    """Chance: the two black dice (rule 5.4)."""

    faces: tuple[Face, Face]


class One(Action, frozen=True):
    """Chance: one die, for a resale or rolled again (rules 4.2 and 8.5)."""

    face: Face


Manipulation = Join | Bridge | Cut | Add | Eliminate | Split | Merge | Close | Characterise
Answer = Begin | Dice | Take | Discard | Resell | End | Play | Pass | Secure | Lose | Reroll
Actions = Manipulation | Answer | First | Faces | Drawn | Throw | One
