"""A game's views as JSON, for whoever tells them to many and often.

A room may have a module of the same three functions that puts the JSON together from pieces it has encoded before
(`Room.pieces`): after a move most of a view is what it was. What it says is the same, byte by byte.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Protocol

from labtop.engine import codec
from labtop.engine.core import Prompt, Seat
from labtop.engine.registry import ROOMS, Room


class Told(Protocol):
    def public(self, s: Any) -> bytes: ...

    def private(self, s: Any, seat: Seat) -> bytes: ...

    def menu(self, s: Any, p: Prompt, seat: Seat, /) -> bytes: ...


class Plain:
    """What every room has: its views, encoded each time."""

    def __init__(self, room: Room) -> None:
        self.rules = room.rules

    def public(self, s: Any) -> bytes:
        return codec.encode(self.rules.public(s))

    def private(self, s: Any, seat: Seat) -> bytes:
        return codec.encode(self.rules.private(s, seat))

    def menu(self, s: Any, p: Prompt, seat: Seat) -> bytes:
        return codec.encode(self.rules.menu(s, p, seat))


def told(room: Room) -> Told:
    """How this room is told."""
    return pieces_of(room.id) if room.pieces else Plain(room)


@cache
def pieces_of(id: str) -> Any:
    return import_module(f"{ROOMS[id]}.pieces")
