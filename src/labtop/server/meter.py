"""Figures about the server, as Prometheus reads them. No name, token, code of a group or address is ever in them."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from labtop.stores.base import Batch, GroupRow, LogRow, Store, TableRow

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LAG_EVERY: Final = 0.25


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.counts[bisect_left(STEPS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        told, so_far = [f"# TYPE {name} histogram"], 0
        for step, count in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            so_far += count
            told.append(f'{name}_bucket{{le="{step}"}} {so_far}')
        return [*told, f"{name}_sum {self.sum:.6f}", f"{name}_count {so_far}"]


class Meter:
    def __init__(self) -> None:
        self.moves = 0
        self.refusals: Counter[str] = Counter()
        self.answers: Counter[int] = Counter()
        self.commits = Histogram()
        self.lag = Histogram()

    async def watch_loop(self) -> None:
        """How late the loop is: what every player would feel."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.lag.add(max(0.0, loop.time() - due))

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE labtop_{name} gauge", f"labtop_{name} {value:g}"]
        lines += ["# TYPE labtop_moves_total counter", f"labtop_moves_total {self.moves}"]
        lines.append("# TYPE labtop_refusals_total counter")
        lines += [f'labtop_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())]
        lines.append("# TYPE labtop_http_answers_total counter")
        lines += [f'labtop_http_answers_total{{status="{status}"}} {n}' for status, n in sorted(self.answers.items())]
        lines += self.commits.lines("labtop_commit_seconds")
        lines += self.lag.lines("labtop_loop_lag_seconds")
        return "\n".join(lines) + "\n"


class MeasuredStore:
    """A store with a clock beside it: how long commits take, how many lines they hold."""

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
        self.meter.commits.add(perf_counter() - begun)
        self.meter.moves += len(batch.log)

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
