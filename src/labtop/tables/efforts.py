"""For the teacher: which of the people that a table waits for find no answer.

For each seat the refusals of the open question are counted, and the seconds without a sign of life. They are kept in
memory only and sent to hosts only: a pupil who tries things out is not recorded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from labtop.engine.core import Illegal, Seat
from labtop.engine.wire import Ask, Refusal
from labtop.tables.announcements import waited_for
from labtop.tables.game_log import ASKED, SENT, GameLog
from labtop.tables.messages import Effort
from labtop.tables.round_timer import Round

MOST: Final = 6
"""How many refusals of a seat are kept; the last ones."""


class Tried(Struct):
    """What one seat has tried since the question was opened."""

    at: float
    """The last sign of life, in steady time."""
    refused: list[Refusal] = []
    count: int = 0


class Efforts:
    """The signs of life at one table since its open question began."""

    def __init__(self, log: GameLog, now: Callable[[], float]) -> None:
        self.log = log
        self.now = now
        self.round = Round(log)
        self.begun = now()
        self.tried: dict[int, Tried] = {}

    def update(self) -> None:
        """After every batch: another question begins anew."""
        if self.round.update():
            self.begin()

    def begin(self) -> None:
        """Also after a pause, in which nobody could do anything."""
        self.begun = self.now()
        self.tried = {}

    def heard(self, seat: Seat) -> None:
        """A person has answered, tried something, asked for a hint, or chosen for a round before."""
        self.of(seat).at = self.now()

    def refused(self, ask: Ask, error: Illegal) -> bool:
        """Notes a refused answer. Returns whether it counts: only refusals by the rules of the game do."""
        self.heard(ask.seat)
        if not error.rule:
            return False
        tried = self.of(ask.seat)
        tried.count += 1
        tried.refused = [*tried.refused[-MOST + 1 :], Refusal(error.code, error.rule, error.params)]
        return True

    def of(self, seat: int) -> Tried:
        return self.tried.setdefault(seat, Tried(self.begun))

    def told(self, table: str, waiting: list[int]) -> list[Effort]:
        """For the host: every person that the table waits for."""
        holders, found = self.log.seats.holders, []
        asks = {ask.seat: ask for ask in waited_for(self.log)}
        for seat in waiting:
            if holders[seat].member is not None:
                tried, ask = self.tried.get(seat) or Tried(self.begun), asks.get(seat)
                quiet, hint = round(self.now() - tried.at, 1), "" if ask is None else self.hint_on(ask)
                found.append(Effort(table, seat, quiet, tried.count, tried.refused, ask, hint))
        return found

    def hint_on(self, ask: Ask) -> str:
        if self.log.was_hinted(ask, SENT):
            return "sent"
        return "asked" if self.log.was_hinted(ask, ASKED) else ""
