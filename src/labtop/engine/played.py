"""A game as it is read after the lesson, by functions of its room: results for the teacher, pages for the wall."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from labtop.engine.core import Logged


class Played(Struct, frozen=True):
    """One finished game of a class."""

    table: int
    """Its number in the class."""
    state: Any
    events: list[Logged]
    seats: tuple[int, ...]
    """The seats that count: of people, not of bots and of those who were away."""
