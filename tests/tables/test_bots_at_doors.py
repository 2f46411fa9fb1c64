"""Bots and questions the game does not wait for: bots answer at doors at once, and do not change sealed answers."""

from __future__ import annotations

import asyncio

import pytest

from labtop.rooms.laboratorium.cards import SAFETY
from labtop.rooms.laboratorium.hands import update_safety_door
from labtop.tables import protocol as wire
from labtop.tables.bots import AT_ONCE, JobWriter
from tables.kit import Person, Watching, a_service


async def table_opened(service, room, **wish):
    """With a bot, which may be thinking."""
    entry = await service.lobby.create(wire.Create(room, bots=["greedy"], start=True, **wish))
    person = await Person(service).hello(entry.token, entry.host)
    return person, service.residency.groups[entry.group].tables[person.link.table]


async def table_with_a_bot(service, room, **wish):
    person, table = await table_opened(service, room, **wish)
    await bots_are_done(table)
    return person, table


async def bots_are_done(table):
    """Until every bot that was asked has answered, its answers have been dealt with, and no other is asked."""
    for _ in range(100):  # a bot that is asked without end must not stop the test
        if not (table.background.tasks or table.at_work):
            return
        await asyncio.gather(*table.background.tasks)
        await table.ask(lambda: None)


def lose_a_token(table, bot=True):
    """The bench of the bot, or of the person, lacks a token, and its hand has the card for it."""
    state, seat = table.game.state, next(i for i, h in enumerate(table.log.seats.holders) if bool(h.bot) == bot)
    bench, fresh = state.benches[seat], state.fresh[SAFETY]
    card = next(title for title, count in enumerate(fresh) if count and state.kit.titles[SAFETY][title].token == 0)
    fresh[card] -= 1
    bench.hands[SAFETY][card] += 1
    bench.sizes[SAFETY] += 1
    bench.safety[0] = False
    update_safety_door(state)
    table.bots.wake()
    return bench


def test_a_bot_brings_its_lost_token_back():
    """Rule 9.1: at any moment, and without all three nobody manipulates (rule 4.4)."""

    async def main():
        bots = Watching()
        async with a_service(bots=bots) as service:
            _, table = await table_with_a_bot(service, "laboratorium")
            bench = lose_a_token(table)
            await bots_are_done(table)
            assert bench.protected()
            assert [job.ask.kind for job in bots.jobs if not job.ask.must] == ["safety"]

    asyncio.run(main())


@pytest.mark.parametrize("for_others", [False, True])
def test_a_door_that_closes_while_a_bot_thinks_is_no_failure(caplog, for_others):
    """Nor if it stays open for somebody else who has lost a token."""
    answered = []

    async def main():
        async with a_service(bots=(bots := Watching())) as service:
            _, table = await table_with_a_bot(service, "laboratorium")
            choose = bots.choose

            async def too_late(job, _owner):
                answer = await choose(job)
                if not job.ask.must:
                    answered.append(answer)
                    bench.safety[0] = True
                    update_safety_door(table.game.state)
                return answer

            bots.choose = too_late
            if for_others:
                lose_a_token(table, bot=False)
            bench = lose_a_token(table)
            await bots_are_done(table)

    asyncio.run(main())
    assert len(answered) == 1
    assert "failed" not in caplog.text


def test_a_bot_is_asked_once_about_what_it_seals():
    async def main():
        bots = Watching()
        async with a_service(bots=bots) as service:
            person, table = await table_with_a_bot(service, "chem-and-roll")
            for _ in range(5):
                table.bots.wake()
                await bots_are_done(table)
            assert len(bots.jobs) == 1
            assert (await person.play(person.last("now")["asks"][0]))["t"] == "ok"
            await bots_are_done(table)
            assert [job.ask.must for job in bots.jobs] == [True, True]

    asyncio.run(main())


def test_a_crowd_of_bots_does_not_hold_up_the_loop(monkeypatch):
    """Making the input of 98 bots at once would block the event loop for a third of a second."""
    turns, made = 0, []
    job = JobWriter.job

    def counted(self, *about):
        made.append(turns)
        return job(self, *about)

    async def tick():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(JobWriter, "job", counted)

    async def main():
        bots = Watching()
        async with a_service(bots=bots) as service:
            beside = asyncio.create_task(tick())
            entry = await service.lobby.create(wire.Create("chem-and-roll", bots=["greedy"] * 30, start=True))
            person = await Person(service).hello(entry.token, entry.host)
            table = service.residency.groups[entry.group].tables[person.link.table]
            assert await person.until(lambda: table.shown.waiting == [0] or None)
            beside.cancel()
            assert len(bots.jobs) == len(made) == 30
            assert max(made.count(turn) for turn in made) <= AT_ONCE

    asyncio.run(main())


def test_a_round_that_the_host_closes_while_a_bot_thinks_is_no_failure(caplog):
    """Nor is it one when a bot is asked a second time about a question whose answer is just being written."""
    late = []

    async def main():
        async with a_service(bots=(bots := Watching())) as service:
            choose, began, go_on = bots.choose, asyncio.Event(), asyncio.Event()

            async def slowly(*job):
                began.set()
                answer = await choose(*job)
                await go_on.wait()
                late.append(answer)
                return answer

            bots.choose = slowly
            person, table = await table_opened(service, "chem-and-roll", options={"mode": "class"})
            await began.wait()
            bots.choose = choose
            assert (await person.say("close_round", table=table.id))["t"] == "ok"
            go_on.set()
            await bots_are_done(table)
            assert table.task is not None
            assert not table.task.done()

    asyncio.run(main())
    assert late
    assert "failed" not in caplog.text
