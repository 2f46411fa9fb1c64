"""Figures about the server, for Prometheus. No name, token, code of a group or address is ever in them.

Reading them costs the same however much is stored: counters are kept where things happen, gauges are set once a second.
"""

from __future__ import annotations

import logging
from time import monotonic
from typing import TYPE_CHECKING, Final, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

from labtop.server.answers import STATUS
from labtop.server.connections import COUNTED_REFUSALS
from labtop.stores.base import Conflict, Unavailable
from labtop.tables.sparse_log import SparseLog

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from labtop.server.checks import StoreCheck
    from labtop.stores.base import Batch, GroupRow, LogRow, Store, TableRow

logger = logging.getLogger(__name__)
Found = TypeVar("Found")

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LIMITS: Final = frozenset({
    *(code for code, status in STATUS.items() if status in {408, 413, 429}),
    "busy", "content_too_costly", "help_too_slow", "house_full", "number_too_big", "pack_too_big", "structure_too_slow",
    "too_deep", "too_many_sockets",
})  # fmt: skip
"""Refusals that mean that a limit was reached."""
ENDS: Final = frozenset({"no_hello", "too_many_refused", "too_slow"})
"""Limits that end a connection without a refusal."""
BAD_INPUT: Final = COUNTED_REFUSALS | {
    "bad_frame", "bad_handshake", "content_unreadable", "hello_first", "host_not_allowed", "no_such_page", "not_http",
    "origin_not_allowed", "wrong_method",
}  # fmt: skip
"""Refusals that our own pages hardly ever get: of a faulty client, or a hostile one."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # the time at which a counter was made tells an operator nothing


class Meter:
    """All figures; and a line in the log, at most once a minute of each code, where something was refused."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()

        def counter(name: str, help: str, *labels: str) -> Counter:
            return Counter(f"labtop_{name}", help, labels, registry=registry)

        def gauge(name: str, help: str, *labels: str) -> Gauge:
            return Gauge(f"labtop_{name}", help, labels, registry=registry)

        self.notes = SparseLog(logger, monotonic)
        self.moves = counter("moves", "Lines written to the logs of games")
        self.refusals = counter("refusals", "Refusals by code", "code")
        self.limits = counter("limits", "How often a limit was reached, by code", "code")
        self.answers = counter("http_answers", "HTTP answers by status", "status")
        self.erasures = counter("erasures", "Groups that were erased")
        self.faults = counter("storage_faults", "Commits and reads that failed, by trouble", "trouble")
        self.deaths = counter("worker_deaths", "Worker processes that died or could not be started", "pool")
        self.commits = Histogram("labtop_commit_seconds", "Time of a commit", buckets=STEPS, registry=registry)
        self.lag = Histogram("labtop_loop_lag_seconds", "Delay of the event loop", buckets=STEPS, registry=registry)
        self.ready = gauge("ready", "1 if the server can do its work, as at /ready")
        self.trouble = gauge("trouble", "1 for each trouble that the server is in", "trouble")
        self.free = gauge("disk_free_bytes", "What can still be written to the disk of the data folder")
        self.delay = gauge("loop_delay_seconds", "Longest delay of the event loop in the last ten seconds")
        self.damaged = gauge("damaged_logs", "Logs of games that were read and cannot be trusted")
        self.tables = gauge("tables", "Tables in memory")
        self.groups = gauge("groups", "Groups in memory")
        self.connections = gauge("connections", "Open connections, streams included")
        self.streams = gauge("streams", "Open event streams")

    def count_refusal(self, code: str) -> None:
        self.refusals.labels(code).inc()
        if code in LIMITS:
            self.count_limit(code)
        else:
            self.notes.say(logging.WARNING if code in BAD_INPUT else logging.INFO, "refused", code)

    def count_limit(self, code: str) -> None:
        self.limits.labels(code).inc()
        self.notes.say(logging.WARNING, "limit", code)

    def count_end(self, reason: str) -> None:
        """Why the server ended a connection."""
        if reason in ENDS:
            self.count_limit(reason)

    def count_answer(self, status: int) -> None:
        self.answers.labels(status).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class MeasuredStore:
    """A store that measures how long commits take and how many lines they hold, and reports faults to its check."""

    def __init__(self, store: Store, meter: Meter, check: StoreCheck) -> None:
        self.inner = store
        self.meter = meter
        self.check = check

    async def open(self) -> None:
        await self.inner.open()

    async def close(self) -> None:
        await self.inner.close()

    async def commit(self, batch: Batch) -> None:
        begun = self.check.begin()
        try:
            await self.inner.commit(batch)
        except Unavailable as error:
            self.check.end(begun, str(error) or "unavailable")
            raise
        except Conflict:  # the store works: another writer was first
            self.check.end(begun)
            raise
        except BaseException:
            self.check.give_up()
            raise
        self.check.end(begun)
        self.meter.commits.observe(self.check.seconds)
        self.meter.moves.inc(len(batch.log))
        if batch.erase:
            self.meter.erasures.inc(len(batch.erase))

    async def read(self, found: Awaitable[Found]) -> Found:
        try:
            return await found
        except Unavailable as error:
            self.check.misread(str(error) or "unavailable")
            raise

    async def group(self, id: str) -> GroupRow | None:
        return await self.read(self.inner.group(id))

    async def group_by_code(self, code: str) -> GroupRow | None:
        return await self.read(self.inner.group_by_code(code))

    async def tables_of(self, group: str) -> list[TableRow]:
        return await self.read(self.inner.tables_of(group))

    async def table(self, id: str) -> TableRow | None:
        return await self.read(self.inner.table(id))

    async def log_of(self, table: str) -> list[LogRow]:
        return await self.read(self.inner.log_of(table))

    async def stale(self, before: float) -> list[str]:
        return await self.read(self.inner.stale(before))

    async def newest(self) -> float | None:
        return await self.inner.newest()

    async def notes(self) -> dict[str, str]:
        return await self.inner.notes()

    async def counts(self) -> dict[str, int]:
        return await self.read(self.inner.counts())

    def untidied(self) -> str:
        return self.inner.untidied()
