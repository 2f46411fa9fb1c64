"""The watch over a running server: what its checks find goes to /ready, the metrics and the connected hosts."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from labtop.server.checks import TROUBLES, Check, DiskCheck, LogCheck, LoopCheck, StoreCheck, WorkerCheck, Workers
from labtop.stores.base import Batch, Conflict, Unavailable

if TYPE_CHECKING:
    from labtop.server.connections import Connections
    from labtop.server.meter import Meter
    from labtop.server.settings import Settings
    from labtop.tables.service import Service

logger = logging.getLogger(__name__)

EVERY: Final = 1.0
DISK_EVERY: Final = 5
"""Rounds between two measurements of the disk."""
PROBE_AFTER: Final = 30.0
"""Seconds without a commit after which a small write shows whether the store still works."""
PROBE_AGAIN: Final = 2.0
"""Seconds between two such writes while the store does not work."""
PATIENCE: Final = 2.0
"""Seconds that /ready waits for such a write."""


class Health(Struct, frozen=True):
    ok: bool


class Ready(Struct, frozen=True):
    """Whether the server can do its work, and every check with its figure."""

    ready: bool
    checks: list[Check]


class Watch:
    """Looks at everything once a second. A round costs well under a millisecond and waits for nothing slow."""

    def __init__(
        self, settings: Settings, service: Service, connections: Connections, meter: Meter, pools: dict[str, Workers],
        store: StoreCheck | None = None,
    ) -> None:  # fmt: skip
        notes = meter.notes
        self.service = service
        self.connections = connections
        self.meter = meter
        self.store = store or StoreCheck(service.store, meter)
        self.disk = DiskCheck(settings.data, settings.free_low, settings.free_least, notes)
        self.loop = LoopCheck(settings.delay_most, meter)
        self.workers = WorkerCheck(pools, meter)
        self.logs = LogCheck(service.residency.damaged, notes)
        self.troubles: list[str] = []
        """What was wrong in the last round."""
        self.damaged: frozenset[str] = frozenset()
        """Groups with damaged logs, in the last round."""
        self.tasks: list[asyncio.Task[None]] = []
        self.probing: asyncio.Task[None] | None = None

    # ---- life ------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.disk.measure()
        self.tasks = [asyncio.create_task(self.loop.measure_for_ever()), asyncio.create_task(self.look_for_ever())]
        self.look()

    def close(self) -> None:
        for task in (*self.tasks, *([self.probing] if self.probing else [])):
            task.cancel()
        self.workers.close()

    async def look_for_ever(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(EVERY)
            rounds += 1
            try:
                if rounds % DISK_EVERY == 0:
                    await self.disk.measure(full=self.store.look().trouble == "disk_full")
                self.look()
            except Exception:
                logger.exception("fault in the watch")

    def look(self) -> None:
        """One round."""
        self.store.notice()
        self.logs.notice()
        self.workers.tend()
        if self.store.silent(PROBE_AGAIN if self.store.fault else PROBE_AFTER) and (
            self.connections.all or self.store.fault
        ):
            self.probe()
        self.meter.notes.catch_up()
        found = {check.trouble for check in self.checks() if check.trouble}
        self.measure(found)
        self.tell(found)

    # ---- what is found ---------------------------------------------------------------------------------------------

    def checks(self) -> list[Check]:
        stopping = self.connections.stopping
        serving = Check("serving", "fail" if stopping else "ok", len(self.connections.all), "connections")
        return [serving, *(source.look() for source in (self.store, self.disk, self.loop, self.workers, self.logs))]

    async def ready(self) -> Ready:
        """For /ready: with a fresh write, if nothing was written lately."""
        if self.store.silent(PROBE_AFTER):
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self.probe()), PATIENCE)
        checks = self.checks()
        return Ready(all(check.state != "fail" for check in checks), checks)

    def probe(self) -> asyncio.Task[None]:
        """A small write, one at a time."""
        if self.probing is None or self.probing.done():
            self.probing = asyncio.create_task(self.write())
        return self.probing

    async def write(self) -> None:
        with suppress(Conflict, Unavailable):  # `MeasuredStore` has noted it
            await self.service.store.commit(Batch(probe=True))

    # ---- metrics and hosts -----------------------------------------------------------------------------------------

    def measure(self, found: set[str]) -> None:
        """Sets the gauges, so that reading the metrics costs the same however much there is."""
        meter = self.meter
        for code in TROUBLES:
            meter.trouble.labels(code).set(code in found)
        meter.ready.set(not found and not self.connections.stopping)
        meter.free.set(self.disk.free or 0)
        meter.delay.set(self.loop.worst())
        meter.damaged.set(len(self.logs.damaged))
        meter.tables.set(sum(len(group.tables) for group in self.service.residency.groups.values()))

    def tell(self, found: set[str]) -> None:
        """Tells every connected host when something has changed."""
        said = {"disk_nearly_full"} if "disk_full" in found else set()
        troubles: list[str] = [code for code in TROUBLES if code in found - said]
        damaged = frozenset(self.logs.damaged.values())
        if (troubles, damaged) == (self.troubles, self.damaged):
            return
        for code in set(self.troubles) - found:
            logger.info("well again", extra={"kind": code})
        self.troubles, self.damaged = troubles, damaged
        for connection in tuple(self.connections.all):
            self.connections.tell_host(connection)

    def troubles_of(self, group: str) -> list[str]:
        """What the hosts of a group are told: a damaged log concerns its own group only."""
        return [code for code in self.troubles if code != "log_damaged" or group in self.damaged]
