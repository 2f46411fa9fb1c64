"""Checks of a running server: its store, its disk, its event loop, its worker processes, the logs of its games."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal, Protocol

from msgspec import Struct

from labtop.stores import folder

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from labtop.server.meter import Meter
    from labtop.stores.base import Store
    from labtop.tables.sparse_log import SparseLog

EVENT: Final = "trouble"
"""The event of every warning of this module; its kind says which trouble."""
MIB: Final = 2**20
STALLED: Final = 5.0
"""Seconds after which a commit that has not ended is a fault."""
REVIVE: Final = 5.0
"""Seconds between two attempts to start worker processes that die."""
LAG_EVERY: Final = 0.25
LAG_KEPT: Final = 10.0
"""Seconds for which a delay of the event loop is remembered."""

DISK: Final = (
    ("SQLITE_FULL", "disk_full"),
    ("SQLITE_READONLY", "disk_read_only"),
    ("SQLITE_CANTOPEN", "disk_read_only"),
    ("SQLITE_PERM", "disk_read_only"),
    ("SQLITE_CORRUPT", "database_damaged"),
    ("SQLITE_NOTADB", "database_damaged"),
)
"""How the name of an error of the store begins -> the trouble it means; every other error is `disk_failing`."""

TROUBLES: Final = (
    "database_damaged", "disk_full", "disk_read_only", "disk_failing", "disk_nearly_full", "log_damaged", "loop_slow",
    "workers_dead",
)  # fmt: skip
"""Everything that makes a server unready and is told to hosts, the gravest first."""


class Check(Struct, frozen=True, omit_defaults=True):
    """One check and its figure."""

    check: str
    state: Literal["ok", "warn", "fail"]
    figure: float
    unit: str
    bound: float | None = None
    """The figure at which it fails."""
    trouble: str | None = None
    """What is wrong, where it fails: a key of the catalogues."""
    detail: str | None = None
    """The name of the error, or of the parts that failed."""


class Source(Protocol):
    """Something that can be checked at any moment, at little cost."""

    def look(self) -> Check: ...


class StoreCheck:
    """Whether moves are saved: the result of the last commit. `MeasuredStore` reports every commit and read."""

    def __init__(self, store: Store, meter: Meter, now: Callable[[], float] = monotonic) -> None:
        self.store = store
        self.meter = meter
        self.now = now
        self.seconds = 0.0
        """How long the last commit took."""
        self.ended = float("-inf")
        """When the last commit ended."""
        self.waiting = 0
        """Commits under way."""
        self.since = now()
        """When the first of them began, or the one before it ended."""
        self.fault = ""
        self.damaged = ""
        """Damage does not heal: it stays until a copy is restored, for which the server must stop."""
        self.noticed = ""

    def begin(self) -> float:
        now = self.now()
        if not self.waiting:
            self.since = now
        self.waiting += 1
        return now

    def give_up(self) -> None:
        """The task that waited for a commit was cancelled before its result was known."""
        self.waiting -= 1

    def end(self, begun: float, fault: str = "") -> None:
        self.waiting -= 1
        self.ended = self.since = self.now()
        self.seconds = self.ended - begun
        self.fault = fault
        if fault:
            self.note(fault)

    def misread(self, fault: str) -> None:
        """A read failed. The next commit that succeeds ends the trouble, unless the file is damaged."""
        self.fault = fault
        self.note(fault)

    def note(self, fault: str) -> None:
        if fault == "closed":  # the server stops
            return
        kind = trouble_of(fault)
        if kind == "database_damaged":
            self.damaged = fault
        self.meter.faults.labels(kind).inc()
        self.meter.notes.say(logging.WARNING, EVENT, kind, code=fault)

    def notice(self) -> None:
        """Faults that no commit reports: of tidying, and of a commit that does not end."""
        before, self.noticed = self.noticed, self.store.untidied() or self.stalled()
        if self.noticed and self.noticed != before:
            self.note(self.noticed)

    def stalled(self) -> str:
        return "stalled" if self.waiting and self.now() - self.since > STALLED else ""

    def silent(self, seconds: float) -> bool:
        """Whether nothing was committed for so long, and nothing is being committed."""
        return not self.waiting and self.now() - self.ended >= seconds

    def look(self) -> Check:
        stalled = self.stalled()
        fault = self.damaged or self.fault or self.store.untidied() or stalled
        seconds = round(self.now() - self.since if stalled else self.seconds, 4)
        if not fault:
            return Check("store", "ok", seconds, "seconds", STALLED)
        return Check("store", "fail", seconds, "seconds", STALLED, trouble_of(fault), fault)


def trouble_of(fault: str) -> str:
    """The trouble behind the name of an error of the store."""
    return next((trouble for begin, trouble in DISK if fault.startswith(begin)), "disk_failing")


class DiskCheck:
    """How much can still be written to the disk of the data folder."""

    def __init__(self, data: Path, low: float, least: float, notes: SparseLog) -> None:
        self.data = data
        self.low = low * MIB
        self.least = least * MIB
        self.notes = notes
        self.free: int | None = None
        """Bytes, once they were measured."""
        self.state = "ok"

    async def measure(self, full: bool = False) -> None:
        """`full`: the store has reported a full disk."""
        try:
            self.free = await asyncio.to_thread(folder.free_bytes, self.data)
        except OSError:  # the folder cannot be reached, which the store reports
            return
        before, self.state = self.state, self.look().state
        if self.state not in {"ok", before} and not full:
            kind = "disk_low" if self.state == "warn" else "disk_nearly_full"
            self.notes.say(logging.WARNING, EVENT, kind, bytes=self.free)

    def look(self) -> Check:
        if self.free is None:
            return Check("disk", "ok", 0, "bytes free", self.least)
        if self.free < self.least:
            return Check("disk", "fail", self.free, "bytes free", self.least, "disk_nearly_full")
        return Check("disk", "warn" if self.free < self.low else "ok", self.free, "bytes free", self.least)


class LoopCheck:
    """The delay of the event loop, which everybody at every table would notice."""

    def __init__(self, most: float, meter: Meter) -> None:
        self.most = most
        self.meter = meter
        self.lags: deque[float] = deque(maxlen=round(LAG_KEPT / LAG_EVERY))

    async def measure_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.measured(max(0.0, loop.time() - due))

    def measured(self, lag: float) -> None:
        self.meter.lag.observe(lag)
        self.lags.append(lag)
        if lag > self.most:
            self.meter.notes.say(logging.WARNING, EVENT, "loop_slow", seconds=round(lag, 3))

    def worst(self) -> float:
        """The longest delay of the last seconds."""
        return max(self.lags, default=0.0)

    def look(self) -> Check:
        worst = round(self.worst(), 4)
        slow = worst > self.most
        return Check(
            "loop", "fail" if slow else "ok", worst, "seconds of delay", self.most, "loop_slow" if slow else None
        )


class Workers(Protocol):
    """A pool of worker processes, or a process with limits."""

    deaths: int
    dead: bool

    def notice(self) -> None:
        """Notice a process that died while nobody waited for it."""

    async def revive(self) -> None:
        """Start it again, and see whether it answers."""


class WorkerCheck:
    """Whether worker processes answer. A pool that lost its processes is started again and tried."""

    def __init__(self, pools: Mapping[str, Workers], meter: Meter) -> None:
        self.pools = pools
        self.meter = meter
        self.deaths = dict.fromkeys(pools, 0)
        """Deaths of processes that were counted already, by pool."""
        self.reviving: dict[str, asyncio.Task[None]] = {}
        self.tried: dict[str, float] = {}
        """Pool -> when it was last started again."""

    def dead(self) -> list[str]:
        return [name for name, pool in self.pools.items() if pool.dead]

    def tend(self) -> None:
        """Notices processes that died since the last round, and starts them again. Never waits."""
        for name, pool in self.pools.items():
            pool.notice()
            died, self.deaths[name] = pool.deaths - self.deaths[name], pool.deaths
            for _ in range(died):
                self.meter.deaths.labels(name).inc()
                self.meter.notes.say(logging.WARNING, EVENT, "workers_dead", code=name)
            if pool.dead and name not in self.reviving and monotonic() - self.tried.get(name, -REVIVE) >= REVIVE:
                self.reviving[name] = asyncio.create_task(self.revive(name))

    async def revive(self, name: str) -> None:
        try:
            await self.pools[name].revive()
        finally:
            self.tried[name] = monotonic()
            del self.reviving[name]

    def close(self) -> None:
        for task in self.reviving.values():
            task.cancel()

    def look(self) -> Check:
        dead = self.dead()
        if not dead:
            return Check("workers", "ok", 0, "dead pools", 1)
        return Check("workers", "fail", len(dead), "dead pools", 1, "workers_dead", " ".join(dead))


class LogCheck:
    """Whether every log that was read could be trusted."""

    def __init__(self, damaged: Mapping[str, str], notes: SparseLog) -> None:
        self.damaged = damaged
        """Table with a damaged log -> its group."""
        self.notes = notes
        self.known: set[str] = set()

    def notice(self) -> None:
        for table in self.damaged.keys() - self.known:
            self.notes.say(logging.WARNING, EVENT, "log_damaged", table=table)
        self.known = set(self.damaged)

    def look(self) -> Check:
        many = len(self.damaged)
        state: Literal["ok", "fail"] = "fail" if many else "ok"
        return Check("logs", state, many, "damaged logs", 1, "log_damaged" if many else None)
