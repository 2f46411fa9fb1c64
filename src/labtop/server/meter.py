"""Figures about the server, for Prometheus. No name, token, code of a group or address is ever in them."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

if TYPE_CHECKING:
    from labtop.stores.base import Batch, GroupRow, LogRow, Store, TableRow

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LAG_EVERY: Final = 0.25

disable_created_metrics()  # type: ignore[no-untyped-call]  # the time at which a counter was made tells an operator nothing


class Meter:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("labtop_moves", "Lines written to the logs of games", registry=registry)
        self.refusals = Counter("labtop_refusals", "Refusals by code", ["code"], registry=registry)
        self.answers = Counter("labtop_http_answers", "HTTP answers by status", ["status"], registry=registry)
        self.commits = Histogram("labtop_commit_seconds", "Time of a commit", buckets=STEPS, registry=registry)
        self.lag = Histogram("labtop_loop_lag_seconds", "Delay of the event loop", buckets=STEPS, registry=registry)
        self.gauges: dict[str, Gauge] = {}

    def count_refusal(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def count_answer(self, status: int) -> None:
        self.answers.labels(status).inc()

    async def watch_loop(self) -> None:
        """Measures the delay of the event loop, which every player would notice."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.observe(max(0.0, loop.time() - due))

    def text(self, gauges: dict[str, float]) -> bytes:
        for name, value in gauges.items():
            if name not in self.gauges:
                self.gauges[name] = Gauge(f"labtop_{name}", f"Number of {name}", registry=self.registry)
            self.gauges[name].set(value)
        return generate_latest(self.registry)


class MeasuredStore:
    """A store that measures how long commits take and how many lines they hold."""

    def __init__(self, store: Store, meter: Meter) -> None:
        self.inner = store
        self.meter = meter

    async def open(self) -> None:
        await self.inner.open()

    async def close(self) -> None:
        await self.inner.close()

    async def commit(self, batch: Batch) -> None:
        begun = perf_counter()
        await self.inner.commit(batch)
        self.meter.commits.observe(perf_counter() - begun)
        self.meter.moves.inc(len(batch.log))

    async def group(self, id: str) -> GroupRow | None:
        return await self.inner.group(id)

    async def group_by_code(self, code: str) -> GroupRow | None:
        return await self.inner.group_by_code(code)

    async def tables_of(self, group: str) -> list[TableRow]:
        return await self.inner.tables_of(group)

    async def table(self, id: str) -> TableRow | None:
        return await self.inner.table(id)

    async def log_of(self, table: str) -> list[LogRow]:
        return await self.inner.log_of(table)

    async def stale(self, before: float) -> list[str]:
        return await self.inner.stale(before)

    async def counts(self) -> dict[str, int]:
        return await self.inner.counts()
