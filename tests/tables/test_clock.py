"""A limit in minutes: the table's clock answers the door that the room has opened, once, and it is logged."""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple

from labtop.engine import record
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from labtop.tables.table import LiveTable
from tables.kit import FirstLegal, Person


class Scene(NamedTuple):
    clock: list[float]
    person: Person
    table: LiveTable
    entry: wire.Entry
    service: Service


def run(test):
    """With a clock of one's own, which stands still unless it is told to go."""

    async def main():
        clock = [1_700_000_000.0]
        store = MemoryStore()
        service = Service(store, FirstLegal(), lambda: clock[0], random.Random(1).randbytes)
        await service.open()
        wish = wire.Create(room="chemistry-monopoly", seats_here=2, options={"minutes": 5, "rounds": 1000}, start=True)
        entry = await service.lobby.create(wish)
        person = await Person(service).hello(entry.token, entry.host)
        await person.say("face", table=person.link.table, seat=0)
        table = service.residency.groups[entry.group].tables[person.link.table]
        try:
            await test(Scene(clock, person, table, entry, service))
        finally:
            await service.close()

    asyncio.run(main())


async def later(at, seconds):
    """Time goes by, and the alarm rings."""
    at.clock[0] += seconds
    at.table.nudge()
    await at.table.ask(lambda: None)


def test_it_rings_once_and_the_game_ends_after_the_turn():
    async def test(at):
        await later(at, 299)
        assert not at.table.game.state.bell
        await later(at, 2)
        assert at.table.game.state.bell
        bells = [move for move in at.table.game.moves if type(move.action).__name__ == "Bell"]
        assert len(bells) == 1
        await later(at, 300)
        assert [move for move in at.table.game.moves if type(move.action).__name__ == "Bell"] == bells
        for _ in range(300):
            if at.table.shown.over:
                break
            now = at.person.last("now")
            ask = next((ask for ask in now.get("asks", []) if ask["must"]), None)
            if ask is None:
                await asyncio.sleep(0.005)
                continue
            await at.person.play(ask)
        assert at.table.game.room.rules.outcome(at.table.game.state).reason == "bell"
        told = record.read(await at.service.archive.record(at.entry.token, at.table.id))
        assert told.reason == "bell"
        record.replay(told)

    run(test)


def test_a_pause_lets_no_time_pass():
    async def test(at):
        await later(at, 200)
        assert (await at.person.say("pause", on=True))["t"] == "ok"
        await later(at, 1000)
        assert not at.table.game.state.bell
        assert (await at.person.say("pause", on=False))["t"] == "ok"
        await later(at, 50)
        assert not at.table.game.state.bell
        await later(at, 51)
        assert at.table.game.state.bell

    run(test)


def test_everybody_is_told_how_long_it_goes_on():
    async def test(at):
        await at.person.say("face", table=at.table.id, seat=0)
        assert at.person.last("now")["left"] == 300
        await later(at, 100)
        assert (await at.person.say("pause", on=True))["t"] == "ok"
        assert at.person.last("now")["left"] == 200
        await later(at, 1000)
        await at.person.say("face", table=at.table.id, seat=1)
        assert at.person.last("now")["left"] == 200
        assert (await at.person.say("pause", on=False))["t"] == "ok"
        assert at.person.last("now")["left"] == 200
        await later(at, 201)
        assert "left" not in at.person.last("now")

    run(test)


def test_the_clock_is_wound_for_the_time_that_is_left():
    async def test(at):
        await at.table.ask(lambda: None)
        loop = asyncio.get_running_loop()
        assert at.table.clock.alarm is not None
        assert 290 < at.table.clock.alarm.when() - loop.time() <= 300.1

    run(test)


def test_nobody_is_asked_to_ring():
    async def test(at):
        now = at.person.last("now")
        assert all(ask["seat"] >= 0 for ask in now["asks"])

    run(test)
