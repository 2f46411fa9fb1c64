"""A hint that the teacher sends: for one open question, on that pupil's screen alone, counted apart."""

from __future__ import annotations

import asyncio
import random

import pytest

from bots.coaches import FirstIsBest
from labtop.rooms.chem_and_roll.bots import levels as chem_and_roll
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from tables.a_class import lines_of, run
from tables.kit import FirstLegal, Person


@pytest.fixture(autouse=True)
def _a_coach(monkeypatch):
    monkeypatch.setattr(chem_and_roll, "COACH", FirstIsBest, raising=False)


def asked(person):
    return next((ask for ask in person.last("now").get("asks", []) if ask["must"]), None)


async def send(at, person, **more):
    return await at.teacher.say("send_hint", table=at.table.id, ask=asked(person), **more)


async def told(person):
    """Until the phone knows of the hint; then it asks for it, as the browser does."""
    assert await person.until(lambda: True if person.last("now").get("hint_sent") else None)
    return await person.say("hint", table=person.link.table, ask=asked(person))


def test_it_is_on_that_phone_and_counted_apart_from_those_asked_for():
    async def test(at):
        ask = asked(at.pupils[1])
        assert (await send(at, at.pupils[1]))["t"] == "ok"
        advice = await told(at.pupils[1])
        assert advice["t"] == "advice"
        assert advice["ask"] == ask
        assert advice.get("hints", 0) == 0, "it was not asked for"
        assert (at.table.log.hinted, at.table.log.sent) == ({}, {1: 1})
        assert (await send(at, at.pupils[1]))["t"] == "ok"
        assert at.table.log.sent == {1: 1}, "once for each question"
        mine = await at.pupils[0].say("hint", table=at.table.id, ask=asked(at.pupils[0]))
        assert mine["hints"] == 1
        assert (at.table.log.hinted, at.table.log.sent) == ({0: 1}, {1: 1})
        await at.teacher.until(lambda: True if len(hints(at.teacher)) == 2 else None)
        assert hints(at.teacher) == {0: "asked", 1: "sent"}
        for _ in range(20):
            await at.teacher.say("close_round", table=at.table.id)
        rows = await at.service.archive.results(at.entry.host)
        assert [(row.hints, row.hints_sent) for row in rows] == [(1, 0), (0, 1)]

    run(test)


def hints(teacher):
    return {one["seat"]: one["hint"] for one in teacher.last("group").get("efforts", []) if one.get("hint")}


def test_it_waits_for_the_phone_and_outlives_a_restart_and_ends_with_the_answer():
    async def test(at):
        ask = asked(at.pupils[1])
        at.service.admission.leave(at.pupils[1].link)
        assert (await at.teacher.say("send_hint", table=at.table.id, ask=ask))["t"] == "ok"
        await at.service.residency.close()
        again = Service(at.store, FirstLegal(), lambda: at.clock[0], random.Random(2).randbytes)
        await again.open()
        pupil = await Person(again).hello(at.tokens[1])
        assert pupil.last("now")["hint_sent"] is True
        assert (await told(pupil))["t"] == "advice"
        log = again.residency.groups[at.entry.group].tables[at.table.id].log
        assert (log.hinted, log.sent) == ({}, {1: 1})
        await pupil.play(ask)
        fresh = await Person(again).hello(at.tokens[1])
        assert "hint_sent" not in fresh.last("now")
        await again.residency.close()

    run(test)


def test_where_hints_are_off_the_teacher_may_still_send_one_and_the_pupil_ask_for_none():
    async def test(at):
        pupil, other = at.pupils
        assert (await other.say("hint", table=at.table.id, ask=asked(other)))["code"] == "hints_off"
        assert (await send(at, pupil))["t"] == "ok"
        assert (await told(pupil))["t"] == "advice"
        assert (await other.say("hint", table=at.table.id, ask=asked(other)))["code"] == "hints_off"

    run(test, hints="off")


def test_only_for_a_question_that_is_open():
    async def test(at):
        ask = asked(at.pupils[1])
        await at.pupils[1].play(ask)
        before = lines_of(at)
        for wrong, code in (
            ({}, "closed"), ({"seat": 9}, "no_such_seat"), ({"seat": -1}, "not_asked"), ({"prompt": 99}, "closed"),
        ):  # fmt: skip
            refused = await at.teacher.say("send_hint", table=at.table.id, ask={**ask, **wrong})
            assert refused["code"] == code
        assert (await at.teacher.say("send_hint", table="nowhere", ask=ask))["code"] == "no_such_table"
        await at.teacher.say("pause", on=True)
        refused = await at.teacher.say("send_hint", table=at.table.id, ask=asked(at.pupils[0]))
        assert refused["code"] == "paused"
        assert lines_of(at) == before
        assert at.table.log.sent == {}

    run(test)


class Slow(FirstLegal):
    """A coach that waits until the test lets it speak, or fails."""

    def __init__(self):
        self.go_on = asyncio.Event()
        self.fails = False

    async def hint(self, job, _owner=None):
        await self.go_on.wait()
        if self.fails:
            raise ValueError("secret")
        return await super().hint(job)


def test_answered_while_the_coach_was_thinking_nothing_is_sent():
    coach = Slow()

    async def test(at):
        ask = asked(at.pupils[1])
        sending = asyncio.create_task(at.teacher.say("send_hint", table=at.table.id, ask=ask))
        await at.pupils[1].until(lambda: True if at.table.hints.thinking else None)
        await at.pupils[1].play(ask)
        coach.go_on.set()
        assert (await sending)["code"] == "closed"
        assert at.table.log.sent == {}

    run(test, bots=coach)


def test_a_coach_that_fails_is_told_to_the_teacher_and_nothing_is_promised():
    coach = Slow()
    coach.fails = True
    coach.go_on.set()

    async def test(at):
        assert (await send(at, at.pupils[1]))["code"] == "coach_failed"
        assert at.table.log.sent == {}
        assert not at.pupils[1].last("now").get("hint_sent")

    run(test, bots=coach)


def test_nobody_else_can_tell_who_was_sent_a_hint():
    """Two worlds: the teacher sends it to one pupil or to another. A third one and the wall get the same bytes."""
    heard = []

    def world(seat):
        async def test(at):
            known = [len(person.got) for person in (at.wall, at.pupils[0])]
            assert (await send(at, at.pupils[seat]))["t"] == "ok"
            await told(at.pupils[seat])
            for person in (at.wall, at.pupils[0]):
                await person.say("history", table=at.table.id)
                await at.service.handle(person.link, wire.Ping())
            kinds = [m for person, n in zip((at.wall, at.pupils[0]), known, strict=True) for m in person.got[n:]]
            assert not any(m.get("hint_sent") for m in kinds)
            heard.append([{key: value for key, value in m.items() if key != "n"} for m in kinds if m["t"] != "group"])

        run(test, pupils=3, deal="SAME")

    world(1)
    world(2)
    assert heard[0] == heard[1]
    assert any(m["t"] == "story" for m in heard[0])


def test_only_the_teacher_of_this_class_sends_hints():
    async def test(at):
        ask = asked(at.pupils[1])
        for person in (at.wall, *at.pupils):
            refused = await person.say("send_hint", table=at.table.id, ask=ask)
            assert refused["code"] == "not_allowed"
        other = await at.service.lobby.create(wire.Create(room="chem-and-roll", kind="class"))
        stranger = await Person(at.service).hello(other.host)
        assert (await stranger.say("send_hint", table=at.table.id, ask=ask))["code"] == "no_such_table"
        assert at.table.log.sent == {}

    run(test)


def test_a_room_without_a_coach_has_none_to_send(monkeypatch):
    monkeypatch.delattr(chem_and_roll, "COACH", raising=False)

    async def test(at):
        assert (await send(at, at.pupils[1]))["code"] == "coach_is_silent"

    run(test)
