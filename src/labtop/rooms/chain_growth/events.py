"""What the room tells: one Struct per event, and apart from it what only one seat learns.

Structs, so never compiled (engine/wire.py). Masses are in g/mol, lengths in repeat units; cards are named by the ids of
the deck, chains by their numbers. `seat` is the player who acts.
"""

from __future__ import annotations

from decimal import Decimal
from typing import ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from labtop.engine.wire import Event

Step = Literal[
    "initiation", "propagation", "combination", "disproportionation", "transfer", "mediation", "copolymerisation"
]
"""The reaction behind a play."""
Theft = Literal["termination", "transfer", "copolymer"]
"""The joker by which a chain changes its owner."""
Reason = Literal["empty_hand", "stack_empty"]
"""Why a game ended (rules 11.1 and 11.2)."""


class Starter(Event, frozen=True):
    """This player begins (rule 2.3)."""

    seat: int


class Dealt(Event, frozen=True):
    """Everybody has got the first hand (rule 2.1)."""

    each: int
    """Cards in a hand."""
    stack: int
    """Cards left in the stack."""


class DrewCard(Struct, frozen=True):
    """Which card was drawn."""

    card: str


class Drew(Event, frozen=True):
    """A card was drawn from the stack; only the player who drew it learns which (rule 3.1)."""

    PRIVATE: ClassVar[type[Struct]] = DrewCard

    seat: int


class Took(Event, frozen=True):
    """The top card of the discard pile was taken (rule 3.5)."""

    seat: int
    card: str


class Discarded(Event, frozen=True):
    """A card was laid on the discard pile (rule 3.4)."""

    seat: int
    card: str


class Initiated(Event, frozen=True):
    """A new chain was started (rules 5.1, 5.2 and 8.2)."""

    seat: int
    chain: int
    starter: str
    """The starter, or CTA."""
    cards: list[str]
    monomer: str
    units: int


class Propagated(Event, frozen=True):
    """A chain was lengthened by cards of its end monomer (rules 6.1 and 9.2)."""

    seat: int
    chain: int
    cards: list[str]
    monomer: str
    before: int
    """Its length before."""
    units: int
    mass: Decimal


class Switched(Event, frozen=True):
    """A chain was lengthened by another monomer and belongs to this player now (rule 10.1)."""

    seat: int
    chain: int
    cards: list[str]
    monomer: str
    """The new end monomer."""
    before: int
    """Its length before."""
    units: int
    mass: Decimal


class Combined(Event, frozen=True):
    """Two chains met and became one dead chain (rule 7.2)."""

    seat: int
    chain: int
    other: int
    before: int
    other_before: int
    units: int
    mass: Decimal


class Disproportionated(Event, frozen=True):
    """Two chains met and are two dead chains now (rule 7.2)."""

    seat: int
    chain: int
    other: int
    before: int
    other_before: int
    mass: Decimal
    other_mass: Decimal


class Transferred(Event, frozen=True):
    """A chain was ended by a chain-transfer agent (rule 8.1)."""

    seat: int
    chain: int
    units: int
    mass: Decimal


class Capped(Event, frozen=True):
    """A chain was protected with TEMPO (rule 9.1)."""

    seat: int
    chain: int
    units: int
    mass: Decimal


class Reactivated(Event, frozen=True):
    """TEMPO was removed from a capped chain, which is used in this play (rule 9.3)."""

    seat: int
    chain: int
    units: int


class Stolen(Event, frozen=True):
    """A joker took another player's chain (rule 1.5)."""

    seat: int
    victim: int
    chain: int
    units: int
    mass: Decimal
    by: Theft


class Learned(Event, frozen=True):
    """The reaction of the play, and the averages of this player's finished chains (rule 3.8)."""

    seat: int
    step: Step
    chains: int
    """How many are finished; without any there are no averages."""
    mn: Decimal | UnsetType = UNSET
    dispersity: Decimal | UnsetType = UNSET


class Reshuffled(Event, frozen=True):
    """The discard pile has become the stack (rule 11.2)."""

    stack: int


class Ended(Event, frozen=True):
    """The game is over."""

    reason: Reason


Events = (
    Starter
    | Dealt
    | Drew
    | Took
    | Discarded
    | Initiated
    | Propagated
    | Switched
    | Combined
    | Disproportionated
    | Transferred
    | Capped
    | Reactivated
    | Stolen
    | Learned
    | Reshuffled
    | Ended
)
