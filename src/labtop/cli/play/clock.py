"""The clock of a terminal game with a limit in minutes. Rooms know no clock: when time is up, it answers for chance."""

from __future__ import annotations

from time import monotonic as now
from typing import TYPE_CHECKING

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick

if TYPE_CHECKING:
    from labtop.engine.core import Logged
    from labtop.engine.game import Game
    from labtop.engine.wire import Ask


class Clock:
    """Counts the seconds played, in earlier sessions and in this one; time passes only while the program runs."""

    def __init__(self, game: Game, before: float) -> None:
        self.game = game
        self.before = before
        self.since = now()

    @property
    def played(self) -> float:
        return self.before + now() - self.since

    def knock(self) -> list[Logged]:
        """When time is up, answers the door of chance, once, and returns the events; otherwise returns no events."""
        minutes = self.game.room.minutes(self.game.options)
        door = self.door() if minutes and self.played >= 60 * minutes else None
        if door is None:
            return []
        rules, state = self.game.room.rules, self.game.state
        action = rules.draw(state, drive.find(state, door), Quick(""))
        return self.game.play(door, action, throw=False)

    def door(self) -> Ask | None:
        return next((ask for ask in self.game.asks(CHANCE) if not ask.must), None)
