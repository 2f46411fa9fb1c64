"""A table's time: the bell of a game with a limit in minutes, grace windows, pauses.

Rooms know no clock. For a limit they open a door for chance, and the table answers it when time is up. For grace
windows a room names kinds of questions (`Room.windows`): where the host has set a grace time, a person who has not
answered by then gives the idle answer. The seconds count from the moment the question is on disk; a pause, a restart or
a take-back begins the count anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.wire import Ask
from labtop.tables.game_log import GameLog

Question = tuple[int, int, int, int]


class Windows:
    """The open grace windows of one table and when each closes."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.closing: dict[Question, float] = {}
        self.asks: dict[Question, Ask] = {}

    def update(self, log: GameLog, now: float, paused: bool) -> None:
        """After every batch: new windows begin to count, answered ones are forgotten. Bots need no time."""
        self.asks.clear()
        if self.seconds and not paused:
            for ask in drive.asks(log.game.state):
                window = ask.must and ask.seat != CHANCE and ask.kind in log.room.windows
                if window and log.seats.holders[ask.seat].member is not None:
                    self.asks[log.question(ask)] = ask
        self.closing = {key: self.closing.get(key, now + self.seconds) for key in self.asks}

    def left(self, now: float) -> float | None:
        """Seconds until the next one closes; None: none is open."""
        return max(0.0, min(self.closing.values()) - now) if self.closing else None

    def due(self, now: float) -> list[Ask]:
        """Questions whose time has passed."""
        return [ask for key, ask in self.asks.items() if self.closing[key] <= now]


class Clock:
    """Bell, windows and pauses of one table; a table that is paused lets no time pass."""

    def __init__(
        self, log: GameLog, now: Callable[[], float], grace: int, paused: bool, paused_at: float, rested: float
    ) -> None:
        self.log = log
        self.now = now
        self.windows = Windows(grace)
        self.minutes = log.room.minutes(log.options)
        self.runs = self.minutes > 0 or grace > 0
        """Whether anything at this table depends on time."""
        self.paused = paused
        self.paused_at = paused_at or now()
        self.rested = rested
        """Seconds of the pauses that have ended."""
        self.alarm: asyncio.TimerHandle | None = None

    def pause(self, on: bool) -> None:
        """A window that was open begins anew afterwards."""
        if on and not self.paused:
            self.paused_at = self.now()
        elif self.paused and not on:
            self.rested += self.now() - self.paused_at
        self.paused = on
        self.update()

    def update(self) -> None:
        """After every batch and every pause."""
        if self.windows.seconds:
            self.windows.update(self.log, self.now(), self.paused)

    def door(self) -> Ask | None:
        """The door that the bell answers, once; None: this game has no limit, or the bell has rung already."""
        if not self.log.game.state.stack:
            return None
        for p in self.log.game.state.doors:
            if p.waiting == [CHANCE]:
                return drive.ask_of(p, CHANCE)
        return None

    def left(self) -> float | None:
        """Seconds until the bell; None where there is none. Counted from the first line of the log.

        A stop of the server without a pause counts as played.
        """
        begun = self.log.begun
        if not self.minutes or begun is None or self.door() is None:
            return None
        return begun + 60.0 * self.minutes + self.rested - (self.paused_at if self.paused else self.now())

    def bell(self) -> Ask | None:
        """The question to chance that is to be answered now because time is up."""
        left = self.left()
        return None if left is None or left > 0 or self.paused else self.door()

    def closes(self) -> float | None:
        """Seconds until the next grace window closes."""
        return self.windows.left(self.now()) if self.windows.seconds else None

    def overdue(self) -> list[Ask]:
        """Questions whose grace time has passed."""
        return [] if self.paused or not self.windows.seconds else self.windows.due(self.now())

    def set_alarm(self, ring: Callable[[], None]) -> None:
        """Call `ring` when the bell or a window is due next."""
        self.stop()
        left = None if self.paused else self.left()
        waits = [wait for wait in (left, self.closes()) if wait is not None]
        if waits:
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, min(waits)) + 0.05, ring)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
