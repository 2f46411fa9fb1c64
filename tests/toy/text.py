"""The toy in words: its board is its view in one line, and its answers go by their tags."""

from __future__ import annotations

from labtop.engine.room_text import RoomText


def draw(view, _say, _marks=frozenset()):
    """All of a view, as it is."""
    return [[(repr(view), "")]]


TEXT = RoomText(draw=draw)
