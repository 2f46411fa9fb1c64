"""Seats that nobody holds: a class does not wait for one that was never taken, and the host can clear it."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from labtop.engine.core import Illegal
from labtop.stores.memory import MemoryStore
from labtop.tables import absent, residency
from labtop.tables import protocol as wire
from labtop.tables.game_log import Line
from labtop.tables.people import GroupBody, Member
from labtop.tables.service import Service
from tables.kit import FirstLegal, Person, a_service


async def begun(service, count, here, **wish):
    """A class of so many, of whom only the first ones have said hello, and its teacher; the game has started."""
    entry = await service.lobby.create(wire.Create("chem-and-roll", **{"kind": "class", **wish}))
    joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(count)]
    host = await Person(service).hello(entry.host)
    pupils = [await Person(service).hello(one.token) for one in joined[:here]]
    assert (await host.say("start"))["t"] == "ok"
    for pupil in pupils:
        assert await pupil.until(lambda pupil=pupil: pupil.last("now"))
    return entry, host, joined, pupils


def asked(person):
    now = person.last("now")
    return next((ask for ask in now.get("asks", []) if ask["must"]), None)


def table_of(host):
    group = host.service.residency.groups[host.link.group]
    return group.tables[group.newest()[0]]


async def answer(pupils):
    for pupil in pupils:
        ask = await pupil.until(lambda pupil=pupil: asked(pupil))
        assert (await pupil.play(ask))["t"] == "ok"


async def round_is(host, number):
    return await host.until(lambda: table_of(host).game.state.round == number or None)


def by_whom(store, table):
    return [(row.seat, msgspec.json.decode(row.body, type=Line).by) for row in store.log[table]]


# ---- a class goes on ------------------------------------------------------------------------------------------------


def test_a_seat_has_time_to_connect_after_a_table_has_begun_or_was_read():
    """A hello is written a moment later: after a crash a person who was here may seem not to have come yet."""

    async def main():
        async with a_service() as service:
            _, host, _, pupils = await begun(service, 3, 2)
            await answer(pupils)
            await asyncio.sleep(0.2)
            assert table_of(host).shown.waiting == [2], "the clock of this test stands still"

    asyncio.run(main())


def test_a_round_does_not_wait_for_a_seat_that_was_never_taken(monkeypatch):
    monkeypatch.setattr(absent, "PATIENCE", 0.0)  # the time after the beginning has passed

    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            _, host, joined, pupils = await begun(service, 3, 2)
            await answer(pupils[:1])
            await asyncio.sleep(0.2)
            assert table_of(host).shown.waiting == [1, 2], "the round is open while somebody thinks"
            await answer(pupils[1:])
            assert await round_is(host, 2)
            lines = by_whom(store, table_of(host).id)
            assert lines[1:] == [(0, "seat"), (1, "seat"), (2, "idle")]
            late = await Person(service).hello(joined[2].token)
            await answer(pupils)
            await asyncio.sleep(0.2)
            assert table_of(host).game.state.round == 2, "now that somebody is there, it waits for them"
            await answer([late])
            assert await round_is(host, 3)

    asyncio.run(main())


def test_it_waits_for_a_person_who_has_left():
    """The host decides about them: `close_round`, `clear` or `remove`."""

    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry, host, joined, pupils = await begun(service, 3, 3)
            service.admission.leave(pupils[2].link)
            await answer(pupils[:2])
            await asyncio.sleep(0.2)
            assert table_of(host).shown.waiting == [2]
        async with a_service(store=store) as service:  # after a restart, too
            host = await Person(service).hello(entry.host)
            pupils = [await Person(service).hello(one.token) for one in joined[:2]]
            await asyncio.sleep(0.2)
            assert table_of(host).shown.waiting == [2]

    asyncio.run(main())


def test_where_nobody_came_nothing_is_played():
    async def main():
        async with a_service() as service:
            _, host, _, _ = await begun(service, 3, 0)
            await asyncio.sleep(0.2)
            assert table_of(host).shown.waiting == [0, 1, 2]
            assert (table_of(host).shown.v, table_of(host).game.state.round) == (1, 1)

    asyncio.run(main())


@pytest.mark.parametrize(("kind", "paused"), [("class", False), ("class", True), ("table", False)])
def test_a_turn_waits_a_moment_for_a_person_who_may_still_be_connecting(kind, paused):
    """In a class only: at a table among friends the host decides. A pause lets no time pass."""

    async def main():
        clock, store = [1_700_000_000.0], MemoryStore()
        service = Service(store, FirstLegal(), lambda: clock[0], random.Random(1).randbytes)
        wish = {"kind": "class", "per_table": 2} if kind == "class" else {"kind": "table", "seats_here": 0}
        _, host, _, pupils = await begun(service, 2, 1, options={"mode": "draft"}, **wish)
        table = table_of(host)
        while table.shown.waiting == [0]:
            await answer(pupils)
            await asyncio.sleep(0.01)

        async def after(seconds):
            clock[0] += seconds
            table.nudge()
            await table.ask(lambda: None)
            return table.shown.waiting

        assert await after(0) == [1]
        if paused:
            await host.say("pause", on=True)
        assert await after(absent.PATIENCE - 1) == [1]
        assert await after(1) == ([0] if kind == "class" and not paused else [1])
        if paused:
            await host.say("pause", on=False)
            assert await after(absent.PATIENCE - 1) == [1]
            assert await after(1) == [0]
        await service.residency.close()

    asyncio.run(main())


# ---- who has taken a seat -------------------------------------------------------------------------------------------


def test_the_first_hello_is_written_and_told():
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(3)]
            host = await Person(service).hello(entry.host)
            for one in joined[:2]:
                await Person(service).hello(one.token)

            def told():
                return [member.get("untaken", False) for member in host.last("group")["members"]]

            def kept():
                body = msgspec.json.decode(store.groups[entry.group].body, type=GroupBody)
                return [member.untaken for member in body.members]

            assert kept() == [True] * 3
            version = store.groups[entry.group].version
            assert await host.until(lambda: told() == [False, False, True] or None)
            assert await host.until(lambda: kept() == [False, False, True] or None)
            assert store.groups[entry.group].version == version + 1, "both with one write"

    asyncio.run(main())


def test_a_server_that_stops_writes_it_first(monkeypatch):
    monkeypatch.setattr(residency, "ARRIVALS_PACE", 60)

    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            await Person(service).hello((await service.lobby.join(wire.Join(entry.code))).token)
        assert b'"untaken"' not in store.groups[entry.group].body

    asyncio.run(main())


def test_members_of_older_versions_count_as_taken():
    old = b'{"id":0,"name":"Marie","token":"","key":""}'
    assert not msgspec.json.decode(old, type=Member).untaken


# ---- clearing -------------------------------------------------------------------------------------------------------


def test_the_host_clears_a_seat_that_nobody_holds_and_no_other():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", options={"mode": "draft"}))
            host = await Person(service).hello(entry.token, entry.host)
            joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(3)]
            person = await Person(service).hello(joined[1].token)
            with pytest.raises(Illegal, match="group_full"):
                await service.lobby.join(wire.Join(entry.code))
            assert (await host.say("clear", member=joined[1].member))["code"] == "seat_held"
            assert (await host.say("clear", member=host.link.member))["code"] == "seat_held"
            assert person.last("bye") is None
            assert (await host.say("clear", member=joined[0].member))["t"] == "ok"
            assert (await host.say("clear", member=joined[0].member))["code"] == "no_such_member"
            with pytest.raises(Illegal, match="removed"):
                await Person(service).hello(joined[0].token)
            await service.lobby.join(wire.Join(entry.code))
            service.admission.leave(person.link)
            assert (await host.say("clear", member=joined[1].member))["t"] == "ok"

    asyncio.run(main())


def test_a_bot_plays_on_where_a_seat_is_cleared_in_a_game():
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry, host, joined, _ = await begun(service, 2, 0, per_table=1)
            tables = service.residency.groups[entry.group].tables
            assert (await host.say("clear", member=joined[1].member))["t"] == "ok"
            assert await host.until(lambda: any(table.shown.over for table in tables.values()) or None)
            waits, over = sorted(tables.values(), key=lambda table: table.shown.over)
            assert (waits.shown.waiting, over.log.seats.holders[0].bot) == ([0], "greedy")

    asyncio.run(main())


def test_who_joins_again_after_the_seat_was_cleared_gets_another():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            host = await Person(service).hello(entry.host)
            wish = wire.Join(entry.code, n="6f1d0a7be2c94f5386d17c0b9e4a2d83")
            first = await service.lobby.join(wish)
            assert (await host.say("clear", member=first.member))["t"] == "ok"
            again = await service.lobby.join(wish)
            assert again.member != first.member
            await Person(service).hello(again.token)

    asyncio.run(main())
