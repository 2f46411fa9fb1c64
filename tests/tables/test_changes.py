"""Changes of a group: a host's resent command after a restart, and a change that another writer made first."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager

import msgspec
import pytest
from msgspec import structs

from labtop.engine.core import Illegal
from labtop.stores.base import Batch
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.people import GroupBody
from labtop.tables.service import Service
from tables.kit import FirstLegal, Person, a_service

WISH = wire.Create(room="chem-and-roll", kind="class")


@asynccontextmanager
async def a_start(store, seed):
    """One life of a server; what is on disk outlives it."""
    service = Service(store, FirstLegal(), lambda: 1_700_000_000.0, random.Random(seed).randbytes)
    await service.open()
    try:
        yield service
    finally:
        await service.close()


def test_a_key_that_was_lost_with_the_answer_is_refused_and_asked_for_anew():
    """Only its hash is on disk: an `ok` without a key would leave teacher and pupil without one."""

    async def test():
        store = MemoryStore()
        async with a_start(store, 1) as service:
            entry = await service.lobby.create(WISH)
            member = await service.lobby.join(wire.Join(entry.code))
            host = await Person(service).hello(entry.token)
            await service.handle(host.link, wire.LetBack("once", member.member))
            await service.handle(host.link, wire.LetBack("once", member.member))
            told = [message["key"] for message in host.got if message["t"] == "ok"]
            assert len(told) == 2
            assert told[0] == told[1], "as long as it is known, a resent command is answered with the same key"
        async with a_start(store, 2) as service:
            host = await Person(service).hello(entry.token)
            await service.handle(host.link, wire.LetBack("once", member.member))
            assert host.got[-1]["t"] == "no"
            assert host.got[-1]["code"] == "key_not_kept"
            back = await service.lobby.come_back(wire.Reenter(entry.code, told[0]))
            assert back.member == member.member, "the refusal changed nothing"
            again = await host.say("let_back", member=member.member)
            back = await service.lobby.come_back(wire.Reenter(entry.code, again["key"]))
            assert back.member == member.member
            await service.handle(host.link, wire.Lock("two", True))

    asyncio.run(test())


def test_a_change_by_another_writer_is_kept_and_the_next_try_builds_on_it():
    async def test():
        async with a_service() as service:
            entry = await service.lobby.create(WISH)
            host = await Person(service).hello(entry.token)
            group = service.residency.groups[entry.group]
            row = await service.store.group(entry.group)
            body = msgspec.json.decode(row.body, type=GroupBody)
            other = msgspec.json.encode(structs.replace(body, paused=True))
            await service.store.commit(Batch(groups=[structs.replace(row, body=other, version=row.version + 1)]))
            assert (await host.say("lock", on=True))["code"] == "storage"
            assert (group.body.paused, group.body.locked) == (True, False)
            assert (await host.say("lock", on=True))["t"] == "ok"
            kept = msgspec.json.decode((await service.store.group(entry.group)).body, type=GroupBody)
            assert (kept.paused, kept.locked) == (True, True)

    asyncio.run(test())


def test_the_day_of_last_play_overwrites_no_change():
    """It is written beside everything else, also while a change is on its way."""

    async def test():
        async with a_service() as service:
            entry = await service.lobby.create(WISH)
            host = await Person(service).hello(entry.token)
            group = service.residency.groups[entry.group]
            service.residency.times.wall = service.residency.times.steady = lambda: 1_700_010_000.0
            service.residency.touch(group)
            assert (await host.say("lock", on=True))["t"] == "ok"
            await asyncio.sleep(0)
            row = await service.store.group(entry.group)
            assert msgspec.json.decode(row.body, type=GroupBody).locked
            assert row.touched == 1_700_010_000.0

    asyncio.run(test())


def test_a_step_of_an_older_deal_names_its_seats():
    async def test():
        async with a_service() as service:
            wish = wire.Create(
                room="chem-and-roll", seats_here=2, names=["Ada", "Marie"], bots=["random"], start=True,
                options={"mode": "draft"},
            )  # fmt: skip
            entry = await service.lobby.create(wish)
            device = await Person(service).hello(entry.token, entry.host)
            old = device.last("now")["table"]
            seats = service.residency.groups[entry.group].tables[old].log.seats.holders
            with pytest.raises(Illegal, match="not_over_yet"):
                await service.archive.step(entry.token, old, None, 0)
            while not service.residency.groups[entry.group].tables[old].shown.over:
                now = device.last("now")
                asked = [ask for ask in now.get("asks", []) if ask["must"]]
                if asked and now["v"] == service.residency.groups[entry.group].tables[old].shown.v:
                    await device.play(asked[0])
                await asyncio.sleep(0.001)
            assert (await device.say("rematch"))["t"] == "ok"
            assert old not in service.residency.groups[entry.group].newest()
            step = await service.archive.step(entry.token, old, None, 1)
            assert step.names == ["Ada", "Marie", seats[2].name]

    asyncio.run(test())
