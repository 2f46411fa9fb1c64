"""The timer of a round, what the wall shows, the class's name, and what only the teacher learns about tries."""

from __future__ import annotations

import asyncio
import random

import pytest

from labtop.engine.core import Illegal
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from tables.a_class import later, lines_of, round_of, run, said
from tables.kit import FirstLegal, Person


def wrong(at):
    """A blue die with a value that it does not show (rule 2.2)."""
    rolled = at.table.game.state.dice[0]
    return {"type": "place", "die": "blue", "value": rolled % 6 + 1, "box": "line-1"}


def test_without_a_timer_nothing_is_told():
    async def test(at):
        assert "timer" not in at.pupils[0].last("now")

    run(test)


def test_it_counts_down_for_everybody_and_only_says_so():
    async def test(at):
        assert (await at.teacher.say("timer", seconds=60))["t"] == "ok"
        for person in (at.teacher, at.wall, *at.pupils):
            assert person.last("now")["timer"] == 60
        await later(at, 45)
        await at.pupils[0].say("face", table=at.table.id, seat=0)
        assert at.pupils[0].last("now")["timer"] == 15
        await later(at, 500)
        assert round_of(at) == 1
        await at.pupils[0].say("face", table=at.table.id, seat=0)
        assert at.pupils[0].last("now")["timer"] == 0

    run(test)


def test_it_closes_the_round_if_the_teacher_chose_so():
    async def test(at):
        await at.teacher.say("timer", seconds=60, closes=True)
        await at.pupils[0].play(at.pupils[0].last("now")["asks"][0])
        await later(at, 59)
        assert round_of(at) == 1
        await later(at, 2)
        assert round_of(at) == 2
        assert [line for line in lines_of(at) if line == "idle"] == ["idle"]
        assert at.wall.last("now")["timer"] == 60  # the next round begins anew

    run(test)


def test_the_same_as_closing_the_round_by_hand():
    """Whether by hand or by the timer: the same idle answers."""
    found = []

    async def by_hand(at):
        await at.teacher.say("close_round", table=at.table.id)
        found.append(at.table.game.moves[-4:])

    async def by_timer(at):
        await at.teacher.say("timer", seconds=5, closes=True)
        await later(at, 6)
        found.append(at.table.game.moves[-4:])

    run(by_hand, deal="SAME")
    run(by_timer, deal="SAME")
    first, second = ([(move.seat, move.action) for move in moves] for moves in found)
    assert first == second


def test_a_pause_stops_it_and_keeps_what_is_left():
    async def test(at):
        await at.teacher.say("timer", seconds=60, closes=True)
        await later(at, 19)
        await at.teacher.say("pause", on=True)
        await later(at, 1000)
        assert at.wall.last("now")["timer"] == 41
        await at.teacher.say("pause", on=False)
        assert at.wall.last("now")["timer"] == 41
        await later(at, 40)
        assert round_of(at) == 1
        await later(at, 2)
        assert round_of(at) == 2

    run(test)


def test_more_time_counts_once_and_can_bring_a_rung_timer_back():
    async def test(at):
        await at.teacher.say("timer", seconds=60)
        await at.service.handle(at.teacher.link, wire.MoreTime("m", 30))
        await at.service.handle(at.teacher.link, wire.MoreTime("m", 30))
        assert at.wall.last("now")["timer"] == 90
        await later(at, 200)
        await at.teacher.say("more_time", seconds=30)
        assert at.wall.last("now")["timer"] == 30

    run(test)


def test_a_class_that_has_gone_home_is_left_alone():
    async def test(at):
        await at.teacher.say("timer", seconds=10, closes=True)
        for pupil in at.pupils:
            at.service.admission.leave(pupil.link)
        for _ in range(5):
            await later(at, 20)
        assert round_of(at) == 1

    run(test)


def test_it_is_stored_with_the_class_and_a_new_deal_has_it_too():
    async def test(at):
        await at.teacher.say("timer", seconds=45, closes=True)
        await at.teacher.say("rematch", abandon=True)
        assert at.wall.last("now")["timer"] == 45
        assert at.teacher.last("group")["timer"] == 45
        assert at.teacher.last("group")["timer_closes"] is True

    run(test)


def test_the_name_of_a_class_and_what_the_wall_shows():
    async def test(at):
        await at.teacher.say("call", title="  2de\u202e 4\n")
        await at.teacher.say("show", scene="debrief", page=2, ranking=False, question="Why?\u0007")
        told = await said(at.wall, "group")
        assert told["title"] == "2de 4"
        assert told["begun"] == at.clock[0]
        assert told["wall"] == {"scene": "debrief", "page": 2, "ranking": False, "question": "Why?"}
        assert all(pupil.last("group").get("wall") is None for pupil in at.pupils)
        await at.teacher.say("rematch", abandon=True)
        assert (await said(at.wall, "group"))["wall"] == {"ranking": False, "question": "Why?"}
        await at.teacher.say("delete", code=at.entry.code)
        assert b"2de 4" not in b"".join(row.body for row in at.store.groups.values())

    run(test, title="old")


def test_only_the_teacher_learns_who_finds_no_answer():
    async def test(at):
        ask = at.pupils[1].last("now")["asks"][0]
        await later(at, 50)
        for kind in ("try", "act"):
            refused = await at.pupils[1].say(kind, table=at.table.id, ask=ask, action=wrong(at))
            assert refused["t"] == "no"
        await at.pupils[0].play(at.pupils[0].last("now")["asks"][0])
        await later(at, 7)
        assert (await at.teacher.say("lock", on=True))["t"] == "ok"
        told = (await said(at.teacher, "group"))["efforts"]
        assert [(one["seat"], one["quiet"], one["tries"], len(one["refused"])) for one in told] == [(1, 7.0, 2, 2)]
        assert told[0]["refused"][0]["code"] == refused["code"]
        for person in (at.wall, *at.pupils):
            assert all(not m.get("efforts") for m in person.got if m["t"] == "group")
        await at.teacher.say("close_round", table=at.table.id)
        told = (await said(at.teacher, "group"))["efforts"]
        assert [(one["seat"], one.get("tries", 0)) for one in told] == [(0, 0), (1, 0)]

    run(test)


def test_a_pupils_sheet_is_shown_to_the_teacher_alone_and_read_only():
    async def test(at):
        ask = at.pupils[1].last("now")["asks"][0]
        await at.pupils[1].play(ask)
        await at.teacher.link.transport.say("watch", table=at.table.id, seat=1)
        now = at.teacher.last("now")
        assert now["seat"] == 1
        assert now["private"] == at.pupils[1].last("now")["private"] | {"sealed": now["private"]["sealed"]}
        assert now["private"]["sealed"]["type"] == "place"
        assert not now.get("asks")
        refused = await at.teacher.say("act", table=at.table.id, ask=ask, action=wrong(at))
        assert refused["code"] == "not_your_seat"
        await at.teacher.say("watch", table=at.table.id)
        assert at.teacher.last("now")["seat"] is None
        for other in (at.wall, at.pupils[0]):
            await at.service.handle(other.link, wire.Watch(at.table.id, 1))
            assert other.last("no")["code"] == "not_allowed"

    run(test)


def test_the_host_of_a_table_among_friends_sees_no_other_seat():
    async def main():
        service = Service(MemoryStore(), FirstLegal(), lambda: 1.0, random.Random(1).randbytes)
        await service.open()
        try:
            entry = await service.lobby.create(wire.Create(room="chain-growth", bots=["greedy"], start=True))
            host = await Person(service).hello(entry.host)
            for link in (host, await Person(service).hello(entry.token, entry.host)):
                table = link.link.table
                await service.handle(link.link, wire.Watch(table, 1))
                assert link.last("no")["code"] == "not_allowed"
        finally:
            await service.close()

    asyncio.run(main())


@pytest.mark.parametrize("over", [False, True])
def test_results_and_debriefing_belong_to_the_teacher(over):
    async def test(at):
        if over:
            for _ in range(20):
                await at.teacher.say("close_round", table=at.table.id)
        for token in (at.entry.host, at.entry.wall):
            assert b'"games":1' in await at.service.archive.debriefing(token) or not over
        rows = await at.service.archive.results(at.entry.host)
        assert [row.title for row in rows] == ["2de 4", "2de 4"]
        assert set(rows[0].more) == {"reactions", "lines", "rows", "market"}
        joined = await at.service.lobby.join(wire.Join(at.entry.code))
        with pytest.raises(Illegal, match="not_allowed"):
            await at.service.archive.debriefing(joined.token)

    run(test, title="2de 4")
