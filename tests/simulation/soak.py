"""Hours of lessons in virtual time, at the real application on a real database file; figures before and after.

Classes come and go, pupils lose their connections, change devices and leave without a message, strangers send wrong
codes. When everybody has left and the idle tables have been put away, the server must hold what it held before.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import threading
import tracemalloc
from collections import Counter
from contextlib import suppress
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from msgspec import Struct

from labtop.server.application import App, build
from labtop.server.settings import Limits, Settings
from labtop.stores import sqlite
from labtop.stores.sqlite import SqliteStore
from server.kit import HOST, BotsHere
from simulation.loop import Jump, VirtualLoop
from simulation.school import School

if TYPE_CHECKING:
    from labtop.stores.base import Batch

OWN = ("labtop.tables.", "labtop.server.", "labtop.engine.core.", "labtop.engine.game.")
"""Modules whose objects are counted. The thread of the store keeps its last batch until the next one."""
HELD = "labtop.tables.sparse_log.Held"
"""A line of the log that is held back: at most one of each kind, whenever one is looked at."""
ANSWER_SECONDS = 120.0
"""Real seconds that work in a thread may take: a soak that hangs shall fail, not stay."""


# ---- virtual time, real threads --------------------------------------------------------------------------------------


class PatientJump(Jump):
    """Time jumps only while no thread has work for the loop under way: a disk is as quick as nothing, not slower."""

    loop: SoakLoop

    def select(self, timeout: float | None) -> list[Any]:
        loop = self.loop
        if loop.outside and timeout != 0:
            assert loop.woken.wait(ANSWER_SECONDS), "a thread does not answer"
            loop.woken.clear()
            return []
        return super().select(timeout)


class SoakLoop(VirtualLoop):
    def __init__(self) -> None:
        super().__init__()
        self._selector = PatientJump(self)
        self.outside = 0
        """Pieces of work that threads are doing for this loop."""
        self.woken = threading.Event()

    def _write_to_self(self) -> None:
        self.woken.set()

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        self.outside += 1
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self.came_back)
        return future

    def came_back(self, _future: Any) -> None:
        self.outside -= 1


class WatchedStore(SqliteStore):
    """The real store; its writer thread counts as work outside the loop."""

    async def commit(self, batch: Batch) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SoakLoop)
        loop.outside += 1
        try:
            await super().commit(batch)
        finally:
            loop.outside -= 1


# ---- figures ---------------------------------------------------------------------------------------------------------


class Figures(Struct, frozen=True):
    """What the server holds at one moment."""

    connections: int
    counted: int
    """The same connections, as they are counted by address, group and seat."""
    streams: int
    groups: int
    tables: int
    waiting: int
    """Locks of groups that are being loaded."""
    tasks: int
    files: int
    objects: dict[str, int]
    """Instances of our own classes that the garbage collector knows."""
    memory: int
    """Bytes that Python has allocated, as tracemalloc counts them."""
    resident: int
    """Bytes of the process in memory."""


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def own_objects() -> dict[str, int]:
    """Without those of rooms, which keep one object for each content of a box: as many as there are contents."""
    found = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    return {name: number for name, number in found.items() if name.startswith(OWN) and name != HELD}


def trim() -> None:
    """Gives freed memory back to the system, so that `resident` shows what is in use."""
    with suppress(OSError, AttributeError):  # only the C library of GNU can
        ctypes.CDLL(None).malloc_trim(0)


def empty_bounded_caches() -> None:
    """A cache with a size fills up to it, which is no leak; one without a size is measured as it is."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"] is not None:
            one.cache_clear()


def measure(app: App) -> Figures:
    empty_bounded_caches()
    for _ in range(3):
        gc.collect()
    trim()
    links, residency = app.connections, app.service.residency
    live = list(residency.groups.values())
    objects = own_objects()
    return Figures(
        connections=len(links.all),
        counted=links.by_address.total() + links.by_group.total() + sum(map(len, links.by_seat.values())),
        streams=len(app.streams),
        groups=len(live),
        tables=sum(len(group.tables) for group in live),
        waiting=len(residency.loading),
        tasks=len(asyncio.all_tasks()),
        files=open_files(),
        objects=objects,
        memory=tracemalloc.get_traced_memory()[0],
        resident=resident(),
    )


# ---- the run ---------------------------------------------------------------------------------------------------------


class Report(Struct, frozen=True):
    before: Figures
    after: Figures
    done: dict[str, int]
    largest: dict[str, int]
    """The most that the server held at one time."""
    faults: list[str]
    """Errors of tasks that nobody awaited."""

    def left(self, memory: int, resident: int) -> list[str]:
        """The figures that did not come back, with so many bytes allowed."""
        before, after = self.before, self.after
        exact = ("connections", "counted", "streams", "groups", "tables", "waiting", "tasks", "files")
        found = [name for name in exact if getattr(after, name) > getattr(before, name)]
        found += ["faults"] if self.faults else []
        found += [name for name, number in after.objects.items() if number > before.objects.get(name, 0)]
        found += ["memory"] if after.memory - before.memory > memory else []
        return found + (["resident"] if after.resident - before.resident > resident else [])


def soak(folder: Path, hours: float, *, warm_up: float, traced: bool = False, seed: int = 1) -> Report:
    """Lessons until every cache is warm, the first figures, hours of lessons, the second figures.

    `traced` counts what Python allocates. It takes four times as long, and its own tables hide the size of the process.
    """
    loop = SoakLoop()
    if traced:
        tracemalloc.start()
    limits = Limits(burst=1000, pace=1000.0, steady=1000.0, misses=10**6, misses_in_all=1e6, groups=10**6)
    app = build(
        Settings(data=folder, hosts=(HOST.decode(),), limits=limits),
        store=WatchedStore(folder, "OFF"), bots=BotsHere(), now=lambda: 1.7e9 + loop.time(),
    )  # fmt: skip

    async def main() -> Report:
        await app.open()
        school = School(app, loop, seed)
        try:
            await school.day(warm_up * 3600)
            school.done.clear()
            before = measure(app)
            await school.day(hours * 3600)
            after = measure(app)
        finally:
            await app.close()
        return Report(before, after, dict(school.done), dict(school.largest), loop.faults)

    try:
        with patch.object(sqlite, "GATHER", 0.0):  # real seconds, which do not pass in virtual time
            return loop.run_until_complete(main())
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.outside += 1  # its thread wakes the loop when it is done
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
        if traced:
            tracemalloc.stop()
