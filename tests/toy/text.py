"""The toy in words: its board is one line, and its answers go by their tags."""

from __future__ import annotations

from labtop.engine.room_text import RoomText


def draw(view, _say, _marks=frozenset()):
    """What everybody sees, as it is."""
    return [[(repr(view.public), "")]]


TEXT = RoomText(draw=draw)
