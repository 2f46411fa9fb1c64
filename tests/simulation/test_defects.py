"""Servers with one planted defect each: the simulation must catch every one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from msgspec import structs

from labtop.engine import codec
from labtop.stores.base import Batch, Conflict, GroupRow, Unavailable
from labtop.tables import group as groups
from labtop.tables.broadcast import Broadcast
from labtop.tables.group import Group
from labtop.tables.inbox import Item, Query
from labtop.tables.judge import Judge
from labtop.tables.messages import Ok
from labtop.tables.residency import Residency
from labtop.tables.service import Service
from labtop.tables.table import LiveTable
from simulation.disk import Disk
from simulation.plan import Plan
from simulation.world import simulate

SEEDS = range(8)


def found(*wanted: str, disk: type[Disk] = Disk, seeds: range = SEEDS, **fixed: Any) -> set[str]:
    """Which promises break in a handful of seeds; no more are tried once all that is wanted has been found."""
    kinds: set[str] = set()
    for seed in seeds:
        if wanted and kinds >= set(wanted):
            break
        plan = Plan(seed, **{"crashes": 0.02, "unavailable": 0.03, "outages": 1, "naps": False, **fixed})
        kinds |= {what for what, _ in simulate(plan, disk=disk()).found}
    return kinds


@pytest.fixture(autouse=True)
def _toy(toy_room):
    assert toy_room.id == "toy"


class Later:
    """A store that says "done" and writes when it finds the time."""

    def __init__(self, store: Any, delay: float) -> None:
        self.store = store
        self.delay = delay
        self.tasks: set[asyncio.Task[None]] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def commit(self, batch: Batch) -> None:
        if not batch.log:
            await self.store.commit(batch)
            return
        task = asyncio.create_task(self.write(batch))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write(self, batch: Batch) -> None:
        await asyncio.sleep(self.delay)
        while True:
            with suppress(Conflict, Unavailable):  # the defect: the error is not reported
                await self.store.commit(batch)
                break
            await asyncio.sleep(0.1)


def test_nothing_is_found_without_a_defect():
    assert found() == set()


def test_ack_before_commit(monkeypatch):
    """The answer goes out when the judge has spoken, the disk comes after."""
    honest = LiveTable.judged

    def hasty(self, item, pending):
        reply = honest(self, item, pending)
        if item.link is not None and isinstance(reply, Ok):
            item.link.tell(reply)
        return reply

    monkeypatch.setattr(LiveTable, "judged", hasty)
    wanted = {"acked before commit", "accepted and not kept"}
    assert found(*wanted) >= wanted


def test_write_behind(monkeypatch):
    """Everything is told at once and written half a second later."""
    honest = Service.__init__

    def lazy(self, store, *more, **named):
        honest(self, Later(store, 0.5), *more, **named)

    monkeypatch.setattr(Service, "__init__", lazy)
    wanted = {"acked before commit", "sent before commit", "accepted and not kept"}
    assert found(*wanted, unavailable=0, outages=0) >= wanted


def test_fan_out_before_commit(monkeypatch):
    """Everybody sees the new table while it is being written."""
    honest = Judge.answer

    def eager(self, *args):
        reply = honest(self, *args)
        self.take_backs.broadcast.tell_game([])
        return reply

    monkeypatch.setattr(Judge, "answer", eager)
    kinds = found()
    assert "sent before commit" in kinds
    assert kinds & {"picture is wrong", "shown what never was"}


def test_no_idempotency(monkeypatch):
    """A command that comes again is done again, and the store does not mind."""

    class Lax(Disk):
        def refuse_conflicts(self, rows):
            del rows

    class Forgetful(dict):
        def get(self, _key, default=None):
            return default

    honest = LiveTable.read_log

    async def read_log(self):
        await honest(self)
        self.log.done = Forgetful(self.log.done)

    monkeypatch.setattr(LiveTable, "read_log", read_log)
    assert "counted twice" in found("counted twice", disk=Lax, crashes=0, unavailable=0, outages=0)


def test_commands_forgotten_by_the_server_alone(monkeypatch):
    """The index of the store still keeps a command from counting twice, but the client is told nonsense."""

    class Forgetful(dict):
        def get(self, _key, default=None):
            return default

    honest = LiveTable.read_log

    async def read_log(self):
        await honest(self)
        self.log.done = Forgetful(self.log.done)

    monkeypatch.setattr(LiveTable, "read_log", read_log)
    kinds = found("refused and kept", seeds=range(32), cuts=0.3)  # one seed in three shows it
    assert "counted twice" not in kinds
    assert "refused and kept" in kinds


def test_row_lost_when_the_disk_is_full(monkeypatch):
    """An error of the store is swallowed."""
    honest = Service.__init__

    class Swallowing(Later):
        async def commit(self, batch):
            with suppress(Unavailable):
                await self.store.commit(batch)

    def deaf(self, store, *more, **named):
        honest(self, Swallowing(store, 0), *more, **named)

    monkeypatch.setattr(Service, "__init__", deaf)
    wanted = {"acked before commit", "accepted and not kept"}
    assert found(*wanted) >= wanted


def test_member_change_in_memory_only(monkeypatch):
    """Names and removals are told, and gone after the next start."""

    async def change(self, group, body, tables=None):
        if tables or not group.body.started:
            row = GroupRow(group.id, group.code, self.times.wall(), codec.encode(body), group.version + 1)
            await self.store.commit(Batch(groups=[row], tables=tables or []))
            group.version = row.version
        group.body = body
        group.show_soon()

    monkeypatch.setattr(Residency, "change", change)
    wanted = {"lobby not on disk", "host command not on disk", "name not kept"}
    assert found(*wanted, host_acts=8) >= wanted


def test_dead_token_that_still_acts(monkeypatch):
    """A connection that was told goodbye keeps its rights for what is still in its socket."""

    def disconnect(self, code, which):
        for link in tuple(self.links):
            if which(link):
                link.transport.close(code)

    monkeypatch.setattr(Group, "disconnect", disconnect)
    assert "acted after goodbye" in found("acted after goodbye", host_acts=20, moving=0.3, twice=0.8)


def test_removed_seat_that_nobody_plays(monkeypatch):
    """A member is removed and no bot takes the seat."""
    monkeypatch.setattr(Judge, "replace_removed", lambda _self, _pending: None)
    assert "stalled" in found("stalled", host_acts=8)


def test_the_wall_clock_alone_decides_what_is_old(monkeypatch):
    """What people play is erased as soon as somebody sets the clock a month ahead, or right again."""

    async def tidy(self):
        for id in await self.store.stale(self.times.wall() - 30 * 86400):
            await self.erase(id, "old")

    monkeypatch.setattr(Residency, "tidy", tidy)
    assert "erased" in found("erased", clock_sets=3)


def test_bots_that_are_not_woken_again(monkeypatch):
    """After a failed write the bot is not asked again; without new connections nothing else wakes it."""

    def nudge(self):
        if self.task is None:
            self.inbox.put(Item(Query(lambda: None)))

    monkeypatch.setattr(LiveTable, "nudge", nudge)
    plan = {"room": "chem-and-roll", "mode": "draft", "kind": "table", "people": 1, "bots": 1, "shared": False}
    assert "stalled" in found("stalled", **plan, cuts=0, crashes=0, unavailable=0.1)


def test_wrong_picture(monkeypatch):
    """A view that is made once and kept."""
    honest = Broadcast.own
    kept: dict[Any, Any] = {}

    def stale(self, *args):
        now = honest(self, *args)
        if now.seat is None:
            return now
        first = kept.setdefault((self.log.table, now.seat), now.private)
        return structs.replace(now, private=first)

    monkeypatch.setattr(Broadcast, "own", stale)
    assert "picture is wrong" in found("picture is wrong")


def test_doubled_history(monkeypatch):
    """Events of a batch are kept twice."""
    honest = LiveTable.serve

    async def twice(self, items):
        before = len(self.log.game.events)
        await honest(self, items)
        self.log.game.events += self.log.game.events[before:]

    monkeypatch.setattr(LiveTable, "serve", twice)
    wanted = {"history is wrong", "memory is not disk"}
    assert found(*wanted, crashes=0) >= wanted


def test_lobby_pace_is_not_what_the_simulation_hides(monkeypatch):
    """Pictures of the lobby at once instead of every 0.3 s: nothing else may depend on that pace."""
    monkeypatch.setattr(groups, "LOBBY_PACE", 0.0)
    assert found() == set()
