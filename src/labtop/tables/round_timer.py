"""The visible timer of a round, which a host may set: how many seconds people have for the question that is open.

It counts from the moment a question is open to people, stops during a pause and goes on afterwards, and begins anew
after a restart. When it rings it only says so, unless the host has chosen that it closes the round: then everybody who
has not answered gives the idle answer, as when the host closes the round. A table at which no player is connected
plays nothing by itself: a class that has gone home finds its game as it left it.
"""

from __future__ import annotations

from collections.abc import Callable

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.wire import Ask
from labtop.tables.game_log import GameLog


class Round:
    """The question that a table waits for people to answer, as long as it is the same one."""

    def __init__(self, log: GameLog) -> None:
        self.log = log
        self.question: tuple[int, int, int] | None = None
        """Prompt, turn in it and number of take-backs; None: no person is asked."""

    def update(self) -> bool:
        """After every batch: whether another question is open now."""
        stack = self.log.game.state.stack
        top = stack[-1] if stack else None
        asked = top is not None and any(seat != CHANCE for seat in top.waiting)
        turn = 0 if top is None or top.at_once else top.nth
        found = (top.id, turn, self.log.drops) if top is not None and asked else None
        changed, self.question = found != self.question, found
        return changed


class RoundTimer:
    """The timer of one table."""

    def __init__(self, log: GameLog, now: Callable[[], float], seconds: int, closes: bool) -> None:
        self.log = log
        self.now = now
        self.seconds = seconds
        """Seconds for a round; 0: there is no timer."""
        self.closes = closes
        """Whether it closes the round when it rings."""
        self.round = Round(log)
        self.rings: float | None = None
        """When it rings, in steady time; None: nothing is open."""
        self.rest: float | None = None
        """Seconds that were left when the present pause began."""
        self.anybody: Callable[[], bool] = lambda: True
        """Whether any player is connected."""

    def set(self, seconds: int, closes: bool, paused: bool) -> None:
        """The host sets it: the open question has that many seconds from now on."""
        self.seconds, self.closes = seconds, closes
        self.begin(paused)

    def more(self, seconds: int) -> None:
        """The host gives more time for the open question; a timer that has rung begins from now."""
        if self.rest is not None:
            self.rest += seconds
        elif self.rings is not None:
            self.rings = max(self.rings, self.now()) + seconds

    def begin(self, paused: bool) -> None:
        on = self.seconds > 0 and self.round.question is not None
        self.rings = self.now() + self.seconds if on else None
        self.rest = float(self.seconds) if on and paused else None

    def update(self, paused: bool) -> None:
        """After every batch and every pause."""
        if self.round.update():
            self.begin(paused)
        elif paused and self.rest is None and self.rings is not None:
            self.rest = max(0.0, self.rings - self.now())
        elif not paused and self.rest is not None:
            self.rings, self.rest = self.now() + self.rest, None

    def left(self) -> float | None:
        """Seconds until it rings, 0 afterwards; None: there is no timer, or nothing is open."""
        if self.rings is None:
            return None
        return self.rest if self.rest is not None else max(0.0, self.rings - self.now())

    def alarm(self) -> float | None:
        """Seconds until the table has to do something by itself."""
        return self.left() if self.closes and self.rest is None else None

    def due(self) -> list[Ask]:
        """Questions to people that get the idle answer now, because it has rung."""
        if not self.closes or self.rings is None or self.rest is not None or self.rings > self.now():
            return []
        if not self.anybody():
            self.begin(paused=False)
            return []
        holders = self.log.seats.holders
        asks = [ask for ask in drive.asks(self.log.game.state) if ask.must and ask.seat != CHANCE]
        return [ask for ask in asks if holders[ask.seat].member is not None]
