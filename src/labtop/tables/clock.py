"""A table's time: the bell of a game with a limit in minutes, grace windows, pauses.

Rooms know no clock. For a limit they open a door for chance, and the table answers it when time is up. For grace
windows a room names kinds of questions (`Room.windows`): where the host has set a grace time, a person who has not
answered by then gives the idle answer. The seconds count from the moment the question is on disk; a pause, a restart or
a take-back begins the count anew. All of it is steady time: setting the clock of the machine changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from labtop.engine import drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.wire import Ask
from labtop.tables.absent import Absent
from labtop.tables.announcements import Announcements
from labtop.tables.game_log import GameLog
from labtop.tables.round_timer import RoundTimer
from labtop.tables.times import Times

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
        self,
        log: GameLog,
        times: Times,
        absent: Absent,
        grace: int,
        paused: bool,
        paused_at: float,
        rested: float,
        timer: RoundTimer,
    ) -> None:
        self.log = log
        self.now = times.steady
        self.absent = absent
        self.windows = Windows(grace)
        self.announced = Announcements(log)
        self.limit = 60.0 * log.minutes
        """Seconds that a game may last; 0: for ever."""
        self.depends = self.limit > 0 or grace > 0 or bool(absent.seats())
        self.timer = timer
        self.paused = paused
        self.paused_at = paused_at
        """When the pause began that was there before the table was read, in wall time; 0: not known."""
        self.paused_after = 0.0
        """How many seconds after the first line the present pause began."""
        self.rested = rested
        """Seconds of the pauses that have ended."""
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether anything at this table depends on time. A host may set the timer or announce at any moment."""
        return self.depends or self.timer.seconds > 0 or bool(self.announced.open)

    def resume(self) -> None:
        """After the log was read."""
        watch = self.log.stopwatch
        if watch.start(self.paused_at if self.paused else 0.0) and self.paused:
            begun = watch.begun or 0.0
            self.paused_after = max(0.0, self.paused_at - begun) if self.paused_at else watch.seconds()

    def pause(self, on: bool) -> None:
        """A window that was open begins anew afterwards, and so does the wait for a seat without anybody.

        What was announced is taken back: nothing is played as soon as a pause ends.
        """
        self.absent.first_asked.clear()
        self.announced.open.clear()
        passed = self.log.stopwatch.seconds()
        if on and not self.paused:
            self.paused_after = passed
        elif self.paused and not on:
            self.rested += passed - self.paused_after
        self.paused = on
        self.update()

    def set_timer(self, seconds: int, closes: bool) -> None:
        """The host sets the timer of a round, which begins for the open question at once."""
        self.timer.round.update()
        self.timer.set(seconds, closes, self.paused)

    def update(self) -> None:
        """After every batch and every pause."""
        self.timer.update(self.paused)
        self.announced.update()
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

        A stop of the server without a pause counts as played. Whatever the wall clock said about it, the rest is
        neither negative nor longer than the limit.
        """
        watch = self.log.stopwatch
        if not self.limit or watch.begun is None or self.door() is None:
            return None
        passed = self.paused_after if self.paused else watch.seconds()
        return min(self.limit, max(0.0, self.limit + self.rested - passed))

    def bell(self) -> Ask | None:
        """The question to chance that is to be answered now because time is up."""
        left = self.left()
        return None if left is None or left > 0 or self.paused else self.door()

    def closes(self) -> float | None:
        """Seconds until the next grace window closes."""
        return self.windows.left(self.now()) if self.windows.seconds else None

    def announce(self, n: str, asks: list[Ask], seconds: int) -> None:
        """The host announces idle answers, and may take them back for so many seconds."""
        if self.paused:
            raise Illegal("paused")
        self.announced.add(n, asks, self.now() + seconds)

    def overdue(self) -> list[Ask]:
        """Questions that get the idle answer now: their time has passed, or nobody has taken the seat."""
        if self.paused:
            return []
        late = self.windows.due(self.now()) if self.windows.seconds else []
        for more in (self.absent.due(self.now()), self.timer.due(), self.announced.due(self.now())):
            late += [ask for ask in more if ask not in late]
        return late

    def set_alarm(self, ring: Callable[[], None]) -> None:
        """Call `ring` when something is due next: the bell, a window, a seat without anybody, what was announced."""
        self.stop()
        left, absent = (None, None) if self.paused else (self.left(), self.absent.left(self.now()))
        due = (left, self.closes(), absent, self.timer.alarm(), self.announced.left(self.now()))
        waits = [wait for wait in due if wait is not None]
        if waits:
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, min(waits)) + 0.05, ring)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
