"""Groups and tables that nobody uses leave memory soon, and are there again when somebody asks for them."""

from __future__ import annotations

import asyncio
import random

import pytest

from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables import residency
from labtop.tables.service import Service
from tables.kit import FirstLegal, Person

DRAFT = {"options": {"mode": "draft"}, "bots": ["random"], "start": True}


class Clocked:
    """A service whose clock the test sets."""

    def __init__(self, bots=None):
        self.clock = 1_700_000_000.0
        self.service = Service(MemoryStore(), bots or FirstLegal(), lambda: self.clock, random.Random(1).randbytes)
        self.groups = self.service.residency.groups

    async def later(self, seconds):
        self.clock += seconds
        await self.service.residency.unload()


def test_a_group_without_connections_leaves_after_two_minutes():
    async def main():
        world = Clocked()
        entry = await world.service.lobby.create(wire.Create("chem-and-roll", **DRAFT))
        person = await Person(world.service).hello(entry.token)
        await world.later(10 * residency.IDLE)
        assert entry.group in world.groups, "while somebody is connected it stays"
        moves = person.last("now")["v"]
        world.service.admission.leave(person.link)
        await world.later(residency.IDLE)
        assert entry.group in world.groups, "long enough for a reload"
        await world.later(1)
        assert not world.groups
        back = await Person(world.service).hello(entry.token)
        assert back.last("now")["v"] == moves

    asyncio.run(main())


def test_it_is_looked_for_often_enough(monkeypatch):
    """The time in memory is that of idleness and of the next look together."""
    assert residency.IDLE + residency.UNLOADING <= 150
    monkeypatch.setattr(residency, "UNLOADING", 0.01)

    async def main():
        world = Clocked()
        await world.service.open()
        await world.service.lobby.create(wire.Create("chem-and-roll", **DRAFT))
        await asyncio.sleep(0.1)
        assert world.groups
        world.clock += residency.IDLE + 1
        for _ in range(200):
            await asyncio.sleep(0.01)
            if not world.groups:
                break
        assert not world.groups
        await world.service.close()

    asyncio.run(main())


def test_a_request_without_a_connection_counts_as_use():
    async def main():
        world = Clocked()
        entry = await world.service.lobby.create(wire.Create("chem-and-roll", **DRAFT))
        for _ in range(3):
            await world.later(residency.IDLE - 1)
            await world.service.archive.results(entry.token)
        await world.later(2)
        assert entry.group in world.groups

    asyncio.run(main())


def test_a_review_is_finished_first():
    async def main():
        begun, go_on = asyncio.Event(), asyncio.Event()

        class Slow(FirstLegal):
            async def review(self, job, _owner):
                begun.set()
                await go_on.wait()
                return await super().review(job)

        world = Clocked(Slow())
        wish = wire.Create("chem-and-roll", options={"mode": "class"}, start=True)
        entry = await world.service.lobby.create(wish)
        person = await Person(world.service).hello(entry.token, entry.host)
        await person.play_out()
        table = person.link.table
        world.service.admission.leave(person.link)
        review = asyncio.create_task(world.service.archive.review(entry.token, table, 0, "en"))
        await begun.wait()
        await world.later(10 * residency.IDLE)
        assert entry.group in world.groups
        go_on.set()
        await review
        await world.later(10 * residency.IDLE)
        assert not world.groups

    asyncio.run(main())


@pytest.mark.parametrize("watched", [True, False])
def test_tables_of_earlier_deals_leave_while_the_group_plays_on(watched):
    """Bots of a game that was given up stop with it. Such a table still opens for people who ask for it."""

    async def main():
        class Slow(FirstLegal):
            async def choose(self, job, _owner):
                await asyncio.sleep(0.01)
                return await super().choose(job)

        world = Clocked(Slow())
        wish = {"options": {"mode": "draft"}, "seats_here": 0, "bots": ["random"] * 4, "start": True}
        entry = await world.service.lobby.create(wire.Create("chem-and-roll", **wish))
        host = await Person(world.service).hello(entry.host)
        group = world.groups[entry.group]
        (old,) = group.newest()
        assert (await host.say("rematch", abandon=True))["t"] == "ok"
        if watched:
            await world.service.handle(host.link, wire.Watch(old))
        table = group.tables[old]
        for _ in range(20):  # at the moment of one look a bot may just have answered
            await world.later(0)
            await asyncio.sleep(0.003)
        assert (old in group.tables) is watched
        assert group.newest()[0] in group.tables
        if not watched:
            assert table.task.done()
            v = table.shown.v
            await asyncio.sleep(0.2)
            assert table.shown.v == v
            await world.service.handle(host.link, wire.Watch(old))
            assert host.last("now")["table"] == old

    asyncio.run(main())


def test_two_looks_at_the_same_time_do_not_meet():
    async def main():
        world = Clocked()
        for _ in range(5):
            await world.service.lobby.create(wire.Create("chem-and-roll", **DRAFT))
        entry = await world.service.lobby.create(wire.Create("chem-and-roll", kind="class", per_table=1))
        for _ in range(5):
            await world.service.lobby.join(wire.Join(entry.code))
        host = await Person(world.service).hello(entry.host)
        for _ in range(3):
            await host.say("rematch", abandon=True)
        looks = [world.later(residency.IDLE), *(world.later(1) for _ in range(3))]
        await asyncio.gather(*looks)
        assert list(world.groups) == [entry.group]
        assert len(world.groups[entry.group].tables) == 5

    asyncio.run(main())
