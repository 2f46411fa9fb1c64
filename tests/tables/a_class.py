"""A class at a table, its teacher, its wall and its pupils, for tests in which time passes when they say so."""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple

import msgspec

from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from labtop.tables.table import LiveTable
from tables.kit import FirstLegal, Person


class Scene(NamedTuple):
    clock: list[float]
    service: Service
    store: MemoryStore
    teacher: Person
    wall: Person
    pupils: list[Person]
    table: LiveTable
    entry: wire.Entry
    tokens: list[str]


def run(test, pupils=2, bots=None, **more):
    """A class of Chem and Roll that has begun; time stands still unless it is told to go."""

    async def main():
        clock, store = [1_700_000_000.0], MemoryStore()
        service = Service(store, bots or FirstLegal(), lambda: clock[0], random.Random(1).randbytes)
        await service.open()
        try:
            entry = await service.lobby.create(wire.Create(room="chem-and-roll", kind="class", **more))
            joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(pupils)]
            people = [await Person(service).hello(one.token) for one in joined]
            teacher = await Person(service).hello(entry.host)
            wall = await Person(service).hello(entry.wall)
            await teacher.say("start")
            table = service.residency.groups[entry.group].tables[teacher.link.table]
            await test(Scene(clock, service, store, teacher, wall, people, table, entry, [one.token for one in joined]))
        finally:
            await service.close()

    asyncio.run(main())


async def later(at, seconds):
    at.clock[0] += seconds
    at.table.nudge()
    await at.table.ask(lambda: None)


def round_of(at):
    return at.table.game.state.round


async def said(person, kind):
    """The newest message of this kind, once the paced messages about the lobby have gone out."""
    await asyncio.sleep(0.35)
    return person.last(kind)


def lines_of(at):
    """Who gave each answer, as the log says."""
    return [msgspec.json.decode(row.body)["by"] for row in at.store.log[at.table.id]]
