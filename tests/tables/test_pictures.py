"""Small messages are sent together with messages that are due anyway."""

from __future__ import annotations

import asyncio

import pytest

from labtop.engine import drive
from labtop.stores.memory import MemoryStore
from labtop.tables import broadcast, group
from labtop.tables import protocol as wire
from labtop.tables.inbox import Answer, Item
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
    monkeypatch.setattr(broadcast, "TICK", 3600.0)  # this test says when a tick is due

    async def main():
        disk, writes = asyncio.Event(), asyncio.Event()
        disk.set()

        async def slow(_batch):
            writes.set()
            await disk.wait()

        async with a_service(store=MemoryStore(slow)) as service:
            _, people = await three(service)
            first, second, third = people
            assert (await answer(first))["t"] == "ok"
            table = service.residency.groups[first.link.group].tables[first.link.table]
            disk.clear()
            writes.clear()
            writing = asyncio.create_task(answer(second))
            await writes.wait()
            table.broadcast.tick()
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


@pytest.mark.parametrize("kind", ["table", "class"])
def test_a_deal_is_shown_once_to_everybody(kind):
    async def main():
        async with a_service() as service:
            mine, people = await three(service, kind=kind)
            for person in {mine, *people}:
                shown = [message["v"] for message in person.got if message["t"] == "now"]
                assert shown == [1], "each connection gets one picture of a new table, after its first draws"

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["table", "class"])
def test_only_who_follows_tables_in_the_lobby_gets_it_after_a_move(kind, monkeypatch):
    """Teachers, and the player who opened a table: they read in it whom the tables wait for. Others get `now`."""
    monkeypatch.setattr(group, "LOBBY_PACE", 0.01)
    show_all = group.Group.show_all

    async def main():
        shown = asyncio.Event()

        def show_and_say_so(one, members=False):
            show_all(one, members)
            shown.set()

        monkeypatch.setattr(group.Group, "show_all", show_and_say_so)
        async with a_service() as service:
            mine, people = await three(service, kind=kind)
            here = service.residency.groups[mine.link.group]
            while here.picture_due or here.arrivals_due or here.lock.locked():  # noqa: ASYNC110 - it waits for three things
                await asyncio.sleep(0.001)
            everybody = {mine, *people}
            before = {person: len([m for m in person.got if m["t"] == "group"]) for person in everybody}
            shown.clear()
            assert (await answer(people[0]))["t"] == "ok"
            await shown.wait()
            after = {person: len([m for m in person.got if m["t"] == "group"]) for person in everybody}
            told = {person for person in everybody if after[person] > before[person]}
            assert told == {mine}

    asyncio.run(main())


@pytest.mark.parametrize("crowd", [False, True], ids=["few", "crowd"])
def test_each_move_has_its_own_picture_and_a_crowd_gets_one_for_what_arrives_together(crowd, monkeypatch):
    """Browsers play move after move; ninety-nine people would cost ten thousand messages a round."""
    monkeypatch.setattr(broadcast, "CROWD", 2 if crowd else 12)

    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", options={"mode": "draft"}, seats_here=3))
            mine = await Person(service).hello(entry.token, entry.host)
            await mine.say("start")
            await mine.until(lambda: mine.last("now"))
            table = service.residency.groups[mine.link.group].tables[mine.link.table]
            before = table.shown.v
            moves = plan_of(table, 3)
            for ask, action in moves:
                table.inbox.put(Item(Answer(ask, action, "bot", f"test-{ask.prompt}-{ask.nth}")))
            await mine.until(lambda: mine.last("now") if mine.last("now")["v"] >= before + 3 else None)
            told = [message for message in mine.got if message["t"] == "now" and message["v"] > before]
            assert [message["v"] for message in told] == (
                [before + 3] if crowd else [before + 1, before + 2, before + 3]
            )
            if crowd:
                return
            placed = [[event["seat"] for event in message["events"] if event["type"] == "placed"] for message in told]
            assert placed == [[ask.seat] for ask, _ in moves], "in the order in which they count"
            lines = [(row.seat, row.seq) for row in await service.store.log_of(table.id)]
            assert lines[-3:] == [(ask.seat, before + 1 + at) for at, (ask, _) in enumerate(moves)]

    asyncio.run(main())


def plan_of(table, count):
    """The next answers of a table, found by playing them on a copy."""
    rules, state = table.game.room.rules, table.game.room.rules.clone(table.game.state)
    found = []
    for _ in range(count):
        ask = drive.asks(state)[0]
        action = rules.legal(state, drive.find(state, ask), ask.seat)[0]
        found.append((ask, action))
        drive.push(rules, state, ask, action)
    return found
