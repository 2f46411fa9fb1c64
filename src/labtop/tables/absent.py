"""Seats of a class that nobody has taken yet: the person joined, and no device has said hello for them.

A game goes on without them, with the idle answer in their place, until somebody says hello; then it waits for them as
for everybody. A person who was here and has left is not meant: the host decides about those.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.wire import Ask
from labtop.tables.game_log import GameLog

PATIENCE: Final = 20.0
"""Seconds that such a seat has when a game first waits for it alone, and after a table has begun or was read from disk:
its device may still be connecting. Later a round that others have answered does not wait, because they took their time
already."""


class Absent:
    """The questions of one table that wait for nothing but seats that nobody has taken."""

    def __init__(self, log: GameLog, untaken: Callable[[int], bool]) -> None:
        self.log = log
        self.untaken = untaken
        """Whether nobody has taken the seats of a member yet."""
        self.first_asked: dict[int, float] = {}
        """Seat -> when the game first waited for it."""
        self.begun: float | None = None
        """When this table was first looked at. A hello is written a moment later, so after a crash a person who was
        here may seem not to have come yet."""

    def seats(self) -> set[int]:
        """Seats that nobody has taken."""
        holders = enumerate(self.log.seats.holders)
        return {seat for seat, holder in holders if holder.member is not None and self.untaken(holder.member)}

    def asks(self) -> list[Ask]:
        """The questions, if the game waits for nobody else and somebody plays it at all."""
        seats = self.seats()
        here = any(h.member is not None and seat not in seats for seat, h in enumerate(self.log.seats.holders))
        if not seats or not here:
            return []
        asks = [ask for ask in drive.asks(self.log.game.state) if ask.must and ask.seat != CHANCE]
        return asks if all(ask.seat in seats for ask in asks) else []

    def left(self, now: float) -> float | None:
        """Seconds until the first of them gets the idle answer; None: there are none."""
        waits = [self.closing(ask, now) - now for ask in self.asks()]
        return max(0.0, min(waits)) if waits else None

    def due(self, now: float) -> list[Ask]:
        return [ask for ask in self.asks() if self.closing(ask, now) <= now]

    def closing(self, ask: Ask, now: float) -> float:
        first = self.first_asked.setdefault(ask.seat, now)
        if self.begun is None:
            self.begun = now
        answers = drive.find(self.log.game.state, ask).answers
        others_have_answered = answers is not None and any(answer is not None for answer in answers)
        return max(now, self.begun + PATIENCE) if others_have_answered else first + PATIENCE
