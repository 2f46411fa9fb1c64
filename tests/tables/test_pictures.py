"""Small messages are sent together with messages that are due anyway."""

from __future__ import annotations

import asyncio

import pytest

from labtop.stores.memory import MemoryStore
from labtop.tables import broadcast, group
from labtop.tables import protocol as wire
from labtop.tables.table import LiveTable
from tables.kit import Person, a_service


async def three(service, **wish):
    """Three people at a started table; the first one opened it."""
    entry = await service.lobby.create(wire.Create("chem-and-roll", **wish))
    mine = await Person(service).hello(entry.token, entry.host if entry.member is not None else None)
    others = [await service.lobby.join(wire.Join(entry.code)) for _ in range(2 if entry.member is not None else 3)]
    people = [mine, *[await Person(service).hello(other.token) for other in others]]
    await mine.say("start")
    players = [person for person in people if person.link.member is not None]
    for person in players:
        await person.until(lambda person=person: person.last("now") and person.last("now").get("asks"))
    return mine, players


async def answer(person):
    return await person.play(person.last("now")["asks"][0])


@pytest.mark.parametrize("slow", [False, True], ids=["quick", "slow"])
def test_who_sits_where_is_told_before_what_happens_there(slow, monkeypatch):
    """Also where laying it takes longer than the pace of a lobby's pictures: one without tables goes out before."""
    if slow:
        monkeypatch.setattr(group, "LOBBY_PACE", 0.01)
        wake = LiveTable.wake

        async def later(table):
            await asyncio.sleep(0.1)
            await wake(table)

        monkeypatch.setattr(LiveTable, "wake", later)

    async def main():
        async with a_service() as service:
            _, people = await three(service)
            for person in people:
                first = next(at for at, message in enumerate(person.got) if message["t"] == "now")
                known = [m for m in person.got[:first] if m["t"] == "group" and m["tables"]]
                assert known, "a game without names"
                assert all(seat["name"] for seat in known[-1]["tables"][0]["seats"])

    asyncio.run(main())


def test_a_tick_that_is_due_while_something_is_written_leaves_after_it(monkeypatch):
    monkeypatch.setattr(broadcast, "TICK", 0.4)

    async def main():
        disk = asyncio.Event()
        disk.set()

        async def slow(_batch):
            await disk.wait()

        async with a_service(store=MemoryStore(slow)) as service:
            _, people = await three(service)
            first, second, third = people
            assert (await answer(first))["t"] == "ok"
            disk.clear()
            writing = asyncio.create_task(answer(second))
            await asyncio.sleep(0.8)
            assert all(person.last("tick") is None for person in people), "told while the next answer was written"
            disk.set()
            assert (await writing)["t"] == "ok"
            for person in people:
                tick = await person.until(lambda person=person: person.last("tick"))
                assert tick["chosen"] == [0, 1]
                assert len([message for message in person.got if message["t"] == "tick"]) == 1
            assert (await answer(third))["t"] == "ok"
            now = await third.until(lambda: third.last("now") if third.last("now")["v"] >= 4 else None)
            assert now["public"]["round"] == 2

    asyncio.run(main())
