"""Who sees what: hands are their owners', the order of the stack is nobody's, all else lies open on the table.

Numbers are exact Decimals; averages are rounded for display by `labtop.chemistry.polymers.shown` and nowhere else.
"""

from __future__ import annotations

from decimal import Decimal

from msgspec import Struct

from labtop.engine.core import Seat


class ChainView(Struct, frozen=True, omit_defaults=True):
    """A living chain."""

    number: int
    owner: Seat
    start: str
    """What started it: the id of the starter, or CTA."""
    cards: list[str]
    """Monomer cards in the order they were added."""
    end: str
    """The monomer at the growing end."""
    units: int
    mass: Decimal
    """In g/mol, end groups ignored (rule 4.1)."""
    capped: bool = False
    """TEMPO sits on its end: safe (rule 4.3)."""


class VialView(Struct, frozen=True, omit_defaults=True):
    """A dead chain on a player's shelf."""

    number: int
    """The chain it was; of two combined ones the smaller."""
    made: str
    """How it ended: combination, disproportionation or transfer."""
    cards: list[str]
    units: int
    mass: Decimal
    stolen_from: Seat | None = None
    """Who had it, or a part of it, when it ended; None: its owner."""


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """What a player has reached so far, capped chains included, since they would count now (rule 11.3)."""

    hand: int
    """How many cards."""
    shelf: list[VialView] = []
    units: int = 0
    capped: int = 0
    """How many of these units are in capped chains."""
    mn: Decimal = Decimal(0)
    mw: Decimal = Decimal(0)
    dispersity: Decimal = Decimal(0)
    index: Decimal = Decimal(0)


class Named(Struct, frozen=True):
    """A card family of an own deck, which no catalogue knows."""

    en: str
    fr: str
    formula: str


class PublicView(Struct, frozen=True, omit_defaults=True):
    scoring: str
    turn: Seat | None
    """Whose turn it is; None before the first and after the last."""
    stack: int
    """Cards in the stack."""
    players: list[PlayerView]
    chains: list[ChainView]
    """Living ones, by number."""
    masses: dict[str, Decimal]
    """Molar mass of each monomer, starter and joker that has one."""
    radicals: dict[str, int]
    """Of each starter: how many chains it can start."""
    discard: str | None = None
    """The top of the discard pile."""
    discards: dict[str, int] = {}
    """The whole discard pile: everybody has seen it."""
    taken: str | None = None
    """The card just taken from the discard pile, which must be used now (rule 3.5)."""
    reshuffled: bool = False
    """The discard pile has become the stack once: the next empty stack ends the game (rule 11.2)."""
    learning: bool = False
    names: dict[str, Named] = {}
    """Only of an own deck."""
    reason: str = ""


class PrivateView(Struct, frozen=True, omit_defaults=True):
    hand: list[str]
    """Sorted as in the deck: monomers by kind and value, starters, jokers."""
    drawn: str | None = None
    """The card drawn in this turn, one of the hand."""


class PlayMenu(Struct, frozen=True, omit_defaults=True):
    """One set of cards and everything it can be played on: one action per chain, or one if there is no chain in it.

    play: initiate, propagate, transfer, cap, copolymerise or discard, the `type` of the action.
    cards: all that would leave the hand, starter or joker first; the others are the action's cards or monomers.
    """

    play: str
    cards: list[str]
    units: int = 0
    """Repeat units these cards bring."""
    mass: Decimal = Decimal(0)
    """What they weigh."""
    on: list[int] = []
    """Chains it can be played on; capped ones among them would be reactivated, others' would be taken or ended."""
    two: bool = False
    """Starts two chains."""


class Meeting(Struct, frozen=True, omit_defaults=True):
    """Two chains a Termination can end, and how."""

    chains: tuple[int, int]
    modes: list[str]


class Menu(Struct, frozen=True, omit_defaults=True):
    """The legal list, folded: what a client needs to offer every answer, in the order of the list."""

    plays: list[PlayMenu] = []
    meetings: list[Meeting] = []
    """One Termination card on two chains."""
    draw: bool = False
    """The question is where to draw from (rule 3.5)."""
    take: str | None = None
    """The card that may be taken from the discard pile."""
