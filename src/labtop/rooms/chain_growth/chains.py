"""A chain as a value: it never changes, a longer one replaces it. So copies of a table can share chains.

A Struct, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

ACTIVE: Final = 0
CAPPED: Final = 1
COMBINED: Final = 2
DISPROPORTIONATED: Final = 3
TRANSFERRED: Final = 4
MADE: Final = ("", "", "combination", "disproportionation", "transfer")
"""How a dead chain ended, by its status."""


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """Rule 4.1. Living (ACTIVE, CAPPED) or dead (the others)."""

    number: int
    owner: int
    start: int
    """Kind of the card that started it: a starter, or CTA."""
    cards: tuple[int, ...]
    """Kinds of its monomer cards, in the order they were added."""
    units: int
    mass: int
    """In hundredths of g/mol."""
    status: int = ACTIVE
    lost_by: int = -1
    """Of a dead chain: the player it, or a part of it, was taken from when it ended; -1: none."""
