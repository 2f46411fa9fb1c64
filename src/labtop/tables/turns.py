"""Places at workers, given in turn: each source of jobs in turn, and for a source each of its groups in turn.

However many jobs one source has waiting, a job of another one waits for at most one of them at each place.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from labtop.engine.core import Illegal
from labtop.tables.fairness import is_fair
from labtop.tables.jobs import Owner

SHARE: Final = 0.5
"""The part of the waiting line that one source may fill while nobody else waits."""

Line = deque[asyncio.Future[None]]


class Turns:
    """So many jobs run at once; the others wait until it is their turn."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.jobs: Counter[str] = Counter()
        """Source -> its jobs, running or waiting."""
        self.lines: dict[str, dict[str, Line]] = {}
        """Source -> group -> jobs that wait; the first source, and its first group, is next."""

    @asynccontextmanager
    async def turn(self, owner: Owner, most: int) -> AsyncIterator[None]:
        """Waits for a place and keeps it; refuses a job where too many are there already, of all or of this source."""
        mine, left = self.jobs[owner.source] + 1, most - self.jobs.total() - 1
        if left < 0 or (owner.source and not is_fair(mine, left, SHARE)):
            raise Illegal("busy")
        self.jobs[owner.source] += 1
        try:
            await self.place(owner)
            try:
                yield
            finally:
                self.free += 1
                self.call_next()
        finally:
            self.jobs -= Counter({owner.source: 1})

    async def place(self, owner: Owner) -> None:
        turn = asyncio.get_running_loop().create_future()
        self.lines.setdefault(owner.source, {}).setdefault(owner.group, deque()).append(turn)
        self.call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was called at the same moment
                self.free += 1
                self.call_next()
            raise

    def call_next(self) -> None:
        """Gives free places to the jobs that are next; a source and a group that were served go to the end."""
        while self.free and self.lines:
            source, groups = next(iter(self.lines.items()))
            group, line = next(iter(groups.items()))
            turn = line.popleft()
            del self.lines[source], groups[group]
            if line:
                groups[group] = line
            if groups:
                self.lines[source] = groups
            if not turn.done():  # else it was cancelled
                self.free -= 1
                turn.set_result(None)
