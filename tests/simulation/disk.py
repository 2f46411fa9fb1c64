"""A disk that survives crashes, and the access of each server process to it: slow, full, contested or interrupted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from labtop.stores.base import Batch, Conflict, GroupRow, LogRow, TableRow, Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables.people import GroupBody

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from simulation.loop import Life
    from simulation.plan import Plan


class Disk(MemoryStore):
    """Holds the committed rows, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.bodies: dict[bytes, GroupBody] = {}
        self.before: dict[str, bytes] = {}
        """A group as it was until the last write: what a server says that has not heard yet of its success."""
        self.erased: list[str] = []

    async def commit(self, batch: Batch) -> None:
        was = {group.id: self.groups[group.id].body for group in batch.groups if group.id in self.groups}
        await super().commit(batch)
        self.before.update(was)
        self.erased += batch.erase

    def body(self, group: str, *, before: bool = False) -> GroupBody:
        """A group as it is on disk, or was one write ago; read once per change."""
        raw = self.before.get(group, b"") if before else b""
        raw = raw or self.groups[group].body
        found = self.bodies.get(raw)
        if found is None:
            found = self.bodies[raw] = msgspec.json.decode(raw, type=GroupBody)
        return found

    def end(self, table: str) -> int:
        """How many lines of a table are committed."""
        return len(self.log.get(table, ()))


class Way:
    """One life's connection to the disk: one writer, first come first served, as SQLite's thread is."""

    def __init__(self, disk: Disk, life: Life, plan: Plan, rng: Random, crash: Callable[[], None]) -> None:
        self.disk = disk
        self.life = life
        self.plan = plan
        self.rng = rng
        self.crash = crash
        self.writer = asyncio.Lock()
        self.paused = False
        """Was taken for dead once; whatever it writes now, another process writes too."""

    async def open(self) -> None:
        await self.reach()

    async def close(self) -> None:
        pass

    async def reach(self) -> None:
        """A read: takes a moment, and a dead process never gets an answer."""
        await asyncio.sleep(0.0005)
        await self.still_alive()

    async def still_alive(self) -> None:
        if self.life.dead:
            await asyncio.get_running_loop().create_future()

    async def commit(self, batch: Batch) -> None:
        async with self.writer:
            await asyncio.sleep(self.plan.commit_delay(self.rng))
            await self.still_alive()
            now = asyncio.get_running_loop().time()
            if self.plan.disk_is_down(now):
                raise Unavailable
            chance = self.rng.random() if self.plan.trouble(now) else 1.0
            if chance < self.plan.unavailable:
                raise Unavailable
            if chance < self.plan.unavailable + self.plan.conflict and batch.log:
                raise Conflict(batch.log[0].table, batch.log[0].seq)
            if not self.paused and self.plan.crash_at_commit(now, self.rng):
                if self.rng.random() < 0.5:
                    await self.disk.commit(batch)  # written, but this process will not confirm it
                    self.crash()
                    await asyncio.sleep(3600)
                self.paused = True
                self.crash()
                await asyncio.sleep(self.rng.uniform(2, 20))  # only a zombie sleeps to the end of it
            await self.disk.commit(batch)
            if self.rng.random() < 0.3:
                await asyncio.sleep(0.002)  # written, and the writer's thread has not said so yet

    async def group(self, id: str) -> GroupRow | None:
        await self.reach()
        return await self.disk.group(id)

    async def group_by_code(self, code: str) -> GroupRow | None:
        await self.reach()
        return await self.disk.group_by_code(code)

    async def tables_of(self, group: str) -> list[TableRow]:
        await self.reach()
        return await self.disk.tables_of(group)

    async def table(self, id: str) -> TableRow | None:
        await self.reach()
        return await self.disk.table(id)

    async def log_of(self, table: str) -> list[LogRow]:
        await self.reach()
        return await self.disk.log_of(table)

    async def stale(self, before: float) -> list[str]:
        await self.reach()
        return await self.disk.stale(before)

    async def newest(self) -> float | None:
        await self.reach()
        return await self.disk.newest()

    async def notes(self) -> dict[str, str]:
        await self.reach()
        return await self.disk.notes()

    async def counts(self) -> dict[str, Any]:
        return await self.disk.counts()
