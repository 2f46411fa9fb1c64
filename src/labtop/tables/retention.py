"""How long groups are kept after the last play, and when the clock is not trusted to erase them.

A wrong clock must not erase a game. Therefore the server erases nothing, until an operator says `labtop tidy --yes`,
- after the wall clock was set by more than an hour while the server ran, and
- after a start before which nobody had played anywhere for longer than groups are kept: the clock may be ahead;
- after a start at which the clock shows an earlier time than the newest activity: it is behind, or was ahead then.
This is stored, because the next activity would hide it. While the server runs, steady time vouches for the wall clock;
what was played since the start is judged by steady time alone.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from labtop.stores.base import Batch, Store, Unavailable
from labtop.tables.times import Times

logger = logging.getLogger(__name__)

DAY: Final = 86400.0
SMALL: Final = 3600.0
"""Seconds by which the wall clock may be set: where days are counted, they do not matter."""

HELD: Final = "held"
"""The note that says why nothing is erased: "jump", "silence" or "behind"; empty: it is not held back."""
DAYS: Final = "days"
"""The note that says for how many days the server that ran last kept groups."""


class Retention:
    """When each group was played, and which groups may be erased."""

    def __init__(self, days: int, times: Times) -> None:
        self.days = days
        """0: groups are kept for ever."""
        self.times = times
        self.played: dict[str, float] = {}
        """Group -> when it was last played or changed since the start, in steady time."""
        self.difference = times.wall() - times.steady()
        self.jumped = False
        """Whether the wall clock was set, and the stored times of play have not been corrected yet."""
        self.begun = False
        """Whether the notes were read."""
        self.newest = 0.0
        """The newest activity before the start. Nothing that is played now is older, whatever the clock says."""
        self.held = ""
        self.notes: dict[str, str] = {}
        """The notes on disk."""
        self.warned = False

    async def begin(self, store: Store) -> None:
        """At the start, before anybody plays: afterwards the newest activity would be as wrong as the clock.

        The server starts also with a disk that fails. If the notes cannot be stored, a later tidying does it; if they
        cannot be read, nothing is erased.
        """
        with suppress(Unavailable):
            notes, newest = await store.notes(), await store.newest()
            self.notes, self.held = notes, notes.get(HELD, "")
            self.newest = newest or 0.0
            self.held = self.held or doubt(self.days, newest, self.times.wall())
            self.begun = True
            await self.store_notes(store)

    def note(self, id: str) -> float:
        """A group is played or changed now; returns the time of play that is to be stored."""
        wall, steady = self.look()
        self.played[id] = steady
        return max(wall, self.newest)

    def look(self) -> tuple[float, float]:
        """Both clocks, compared."""
        wall, steady = self.times.wall(), self.times.steady()
        if abs(wall - steady - self.difference) > SMALL:
            self.jumped = True
        return wall, steady

    async def due(self, store: Store) -> list[str]:
        """Groups that are to be erased now."""
        wall, steady = self.look()
        if self.jumped:
            await self.stamp_again(store, wall, steady)
        if not self.begun:
            return []
        await self.store_notes(store)
        if not self.days:
            return []
        old = await store.stale(oldest_kept(self.days, wall))
        if self.held and old and not self.warned:
            self.warned = True
            logger.warning("erasing is held back, see labtop tidy", extra={"kind": self.held, "count": len(old)})
        if self.held:
            return []
        # What was played since the start is kept that long by steady time, whatever the wall clock says.
        return [id for id in old if id not in self.played or steady - self.played[id] > self.days * DAY]

    async def stamp_again(self, store: Store, wall: float, steady: float) -> None:
        """After the wall clock was set: stores the times of play since the start as the clock would show them now."""
        difference = wall - steady
        logger.warning("the clock was set", extra={"seconds": round(difference - self.difference)})
        if self.days:
            self.held = self.held or "jump"
        if self.played:
            await store.commit(Batch(touched=[(id, at + difference) for id, at in self.played.items()]))
        self.difference = difference
        self.jumped = False

    async def store_notes(self, store: Store) -> None:
        wanted = {DAYS: str(self.days), HELD: self.held}
        if {name: self.notes.get(name, "") for name in wanted} != wanted:
            await store.commit(Batch(notes=wanted))
            self.notes = wanted


def oldest_kept(days: int, now: float) -> float:
    """Groups last played before this time are erased."""
    return now - days * DAY


def doubt(days: int, newest: float | None, now: float) -> str:
    """Why the clock is not trusted at a start; empty where it is, or where nothing would be erased."""
    if not days or newest is None:
        return ""
    if newest < oldest_kept(days, now):
        return "silence"
    return "behind" if newest > now + SMALL else ""
