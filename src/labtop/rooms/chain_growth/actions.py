"""The answers of this room. Structs, so never compiled (engine/wire.py).

Cards are named by the ids of the deck: a monomer and its value ("S1", "MMA3"), a starter ("AIBN"), a joker ("TEMPO").
Equal cards are interchangeable, so an answer names kinds, never copies; cards of one kind stand in the deck's order.
Chains are named by their number, which they keep for ever. A player who uses an own capped chain reactivates it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from labtop.engine.wire import Action

Card = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,8}$")]
Chain = Annotated[int, Meta(ge=1, le=999)]
Hand = Annotated[tuple[Card, ...], Meta(max_length=15)]
Mode = Literal["combination", "disproportionation"]

ChanceKind = Literal["start", "deal", "draw"]
"""Questions to CHANCE: the player who begins (rule 2.3), first hands (2.1), the top card of the stack (3.1)."""
SeatKind = Literal["source", "play"]
"""Questions to a player: where to draw from (rule 3.5), what to do with the hand (rule 3.2)."""
Kind = Literal[ChanceKind, SeatKind]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Discard(Action, frozen=True):
    """Lay one card face up on the discard pile (rule 3.4)."""

    card: Card


class Initiate(Action, frozen=True):
    """Start one chain, or with a two-radical starter two of them (rules 5.1 and 5.2)."""

    starter: Card
    monomers: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=2)]
    """The value-1 card first; when one chain is started, the second card lengthens it."""
    two: bool = False
    """Both monomers start a chain of their own."""


class Propagate(Action, frozen=True):
    """Lengthen an own chain by a pair, a triplet or a series of its end monomer (rule 6.1)."""

    chain: Chain
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=3)]


class Terminate(Action, frozen=True):
    """Let two chains meet and end both (rule 7.1)."""

    chains: tuple[Chain, Chain]
    """The smaller number first."""
    mode: Mode


class Transfer(Action, frozen=True):
    """End a chain with a chain-transfer agent and start a new one (rule 8.1)."""

    chain: Chain
    monomers: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=2)]
    """The value-1 card first."""


class Cap(Action, frozen=True):
    """Protect an own chain with TEMPO, after adding a pair if there is one (rules 9.1 and 9.2)."""

    chain: Chain
    cards: Annotated[tuple[Card, ...], Meta(max_length=2)] = ()


class Copolymerise(Action, frozen=True):
    """Lengthen any growing chain by another monomer; the chain becomes this player's (rule 10.1)."""

    chain: Chain
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=2)]


class Draw(Action, frozen=True):
    """Take the top card of the stack; asked only with `draw_from_discard` (rule 3.5)."""


class Take(Action, frozen=True):
    """Take the top card of the discard pile instead, to be used in this turn's play (rule 3.5)."""


class Start(Action, frozen=True):
    """Chance: the player who begins (rule 2.3)."""

    seat: Annotated[int, Meta(ge=0, le=3)]


class Deal(Action, frozen=True):
    """Chance: everybody's first hand, by seat, each in the deck's order (rule 2.1)."""

    hands: Annotated[tuple[Hand, ...], Meta(min_length=2, max_length=4)]


class Drawn(Action, frozen=True):
    """Chance: the card on top of the stack (rule 3.1)."""

    card: Card


Play = Initiate | Propagate | Terminate | Transfer | Cap | Copolymerise
Actions = Play | Discard | Draw | Take | Start | Deal | Drawn
