"""Guided introductions as data: fixed moves, with a text before each of the person's. The room's rules judge them all.

content/<room>/introduction.toml lists the moves of a game from its start, chance's and the other seats' included. The
person in seat 0 is told what to do and why; after the last move the game goes on freely.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from labtop.engine import content
from labtop.engine.core import Illegal
from labtop.engine.registry import Room
from labtop.engine.wire import Action


class GuidedMove(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One move of the forced game."""

    seat: int
    """-1: chance."""
    action: dict[str, Any]
    say: str = ""
    """The text before the move: `intro-<say>` in the room's catalogue. Only the person's moves have one."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A room's introduction."""

    seats: int
    """Seat 0 is the person's."""
    bots: str
    """The level of the bots that play in the other seats when the guided part is over."""
    options: dict[str, Any]
    end: str
    """The text when the guided part is over: `intro-<end>`."""
    move: list[GuidedMove]


def lesson(room: Room) -> Lesson:
    """The introduction to a room; refused where it has none."""
    try:
        return content.read(room.id.replace("-", "_"), "introduction", Lesson)
    except FileNotFoundError:
        raise Illegal("no_introduction", room=room.id) from None


def action_of(room: Room, move: GuidedMove) -> Action:
    """A guided move as an action of the room."""
    import msgspec

    action: Action = msgspec.convert(move.action, room.actions)
    return action
