"""Short windows: where the host has set a grace time, who has not answered by then gives the idle answer.

Rooms know no clock. A room names the kinds of questions that are such windows (`Room.windows`); the table counts the
seconds from the moment the question is on disk. A pause, a restart or a take-back begins the count anew.
"""

from __future__ import annotations

from typing import Final

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.wire import Ask
from labtop.tables.log import Played

MOST: Final = 600
"""Seconds a host may set."""

Key = tuple[int, int, int, int]


class Windows:
    """The open windows of one table and when each closes."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.closing: dict[Key, float] = {}
        self.asks: dict[Key, Ask] = {}

    def look(self, played: Played, now: float, paused: bool) -> None:
        """After every batch: new windows begin to count, answered ones are forgotten. Bots need no time."""
        self.asks.clear()
        if self.seconds and not paused:
            for ask in drive.asks(played.state):
                window = ask.must and ask.seat != CHANCE and ask.kind in played.room.windows
                if window and played.holders[ask.seat].member is not None:
                    self.asks[ask.prompt, ask.seat, ask.nth, played.drops] = ask
        self.closing = {key: self.closing.get(key, now + self.seconds) for key in self.asks}

    def left(self, now: float) -> float | None:
        """Seconds until the next one closes; None: none is open."""
        return max(0.0, min(self.closing.values()) - now) if self.closing else None

    def due(self, now: float) -> list[Ask]:
        """Questions whose time has passed."""
        return [ask for key, ask in self.asks.items() if self.closing[key] <= now]
