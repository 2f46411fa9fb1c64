"""Idle answers that a host has announced: the closing of a round, or an answer in the place of one person.

For a few seconds the host can take them back. They are kept in memory only, because nothing has happened yet: after
a restart, as after a pause, the questions are open as before and nothing is announced. Once carried out they are
lines of the log like any other answer.
"""

from __future__ import annotations

from msgspec import Struct

from labtop.engine import drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.wire import Ask
from labtop.tables.game_log import GameLog
from labtop.tables.messages import Announced


class Announcement(Struct, frozen=True):
    """Questions that get the idle answer at a moment of steady time, unless somebody answers before."""

    asks: list[Ask]
    at: float


class Announcements:
    """Those of one table, by the id of the host's command."""

    def __init__(self, log: GameLog) -> None:
        self.log = log
        self.open: dict[str, Announcement] = {}

    def add(self, n: str, asks: list[Ask], at: float) -> None:
        """What is announced already is not announced again: pressed twice, it is still taken back by one `undo`."""
        known = [ask for one in self.open.values() for ask in one.asks]
        new = [ask for ask in asks if ask not in known]
        if new:
            self.open[n] = Announcement(new, at)

    def undo(self, n: str) -> None:
        if self.open.pop(n, None) is None:
            raise Illegal("nothing_to_undo")

    def update(self) -> None:
        """After every batch: forgets those whose questions have all been answered, by whomever."""
        if self.open:
            still = waited_for(self.log)
            self.open = {n: one for n, one in self.open.items() if any(ask in still for ask in one.asks)}

    def due(self, now: float) -> list[Ask]:
        """The questions to be answered now that the table still waits for."""
        late = [ask for one in self.open.values() if one.at <= now for ask in one.asks]
        still = waited_for(self.log) if late else []
        return [ask for ask in late if ask in still]

    def left(self, now: float) -> float | None:
        """Seconds until the first of them; None: there are none."""
        return max(0.0, min(one.at for one in self.open.values()) - now) if self.open else None

    def told(self, now: float) -> list[Announced]:
        """For the host."""
        table = self.log.table
        return [
            Announced(table, n, [ask.seat for ask in one.asks], round(max(0.0, one.at - now), 1))
            for n, one in self.open.items()
        ]


def waited_for(log: GameLog) -> list[Ask]:
    """The questions that the table waits for, to seats."""
    return [ask for ask in drive.asks(log.game.state) if ask.must and ask.seat != CHANCE]


def check_waits(log: GameLog, ask: Ask) -> None:
    """Refuses a question unless the table waits for a person's answer to it."""
    drive.find(log.game.state, ask)
    if ask.seat == CHANCE or log.seats.holders[ask.seat].member is None:
        raise Illegal("not_asked", seat=ask.seat)
    if ask not in waited_for(log):
        raise Illegal("closed")
