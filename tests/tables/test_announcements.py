"""Closing a round and choosing for one pupil: announced, taken back, carried out; what that pupil's phone is told."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from tables.a_class import later, lines_of, round_of, run
from tables.kit import FirstLegal, Person


def asked(person):
    return next((ask for ask in person.last("now").get("asks", []) if ask["must"]), None)


async def effort_of(at, seat):
    """What the teacher's screen knows of a seat that is waited for now: the question is named there."""
    top = at.table.game.state.stack[-1].id
    told = await at.teacher.until(
        lambda: next(
            (
                one
                for one in at.teacher.last("group").get("efforts", [])
                if one["seat"] == seat and one["ask"]["prompt"] == top
            ),
            None,
        )
    )
    assert told is not None
    return told


async def announced(at, seats):
    """Until the teacher's screen shows exactly these announcements, by their seats."""
    found = await at.teacher.until(
        lambda: [True] if [one["seats"] for one in at.teacher.last("group").get("announced", [])] == seats else None
    )
    assert found, at.teacher.last("group").get("announced")
    return at.teacher.last("group").get("announced", [])


def test_a_round_is_closed_when_the_time_to_undo_has_passed():
    async def test(at):
        await at.pupils[0].play(asked(at.pupils[0]))
        assert (await at.teacher.say("close_round", table=at.table.id, wait=5))["t"] == "ok"
        assert (await announced(at, [[1]]))[0]["left"] == 5.0
        await later(at, 4.9)
        assert round_of(at) == 1
        await later(at, 0.2)
        assert round_of(at) == 2
        assert lines_of(at).count("idle") == 1
        await announced(at, [])
        for person in (at.wall, *at.pupils):
            assert all("announced" not in m or not m["announced"] for m in person.got if m["t"] == "group")

    run(test)


def test_undone_nothing_is_played_and_too_late_it_is_refused():
    async def test(at):
        before = lines_of(at)
        await at.teacher.say("close_round", table=at.table.id, wait=5)
        [one] = await announced(at, [[0, 1]])
        assert (await at.teacher.say("undo", table=at.table.id, what=one["id"]))["t"] == "ok"
        await announced(at, [])
        await later(at, 60)
        assert lines_of(at) == before
        assert (await at.teacher.say("undo", table=at.table.id, what=one["id"]))["code"] == "nothing_to_undo"
        await at.teacher.say("close_round", table=at.table.id, wait=5)
        [one] = await announced(at, [[0, 1]])
        await later(at, 6)
        assert round_of(at) == 2
        assert (await at.teacher.say("undo", table=at.table.id, what=one["id"]))["code"] == "nothing_to_undo"
        assert round_of(at) == 2

    run(test)


def test_who_answers_in_time_has_answered_and_the_next_round_is_not_closed():
    async def test(at):
        await at.teacher.say("close_round", table=at.table.id, wait=5)
        await announced(at, [[0, 1]])
        for pupil in at.pupils:
            await pupil.play(asked(pupil))
        assert round_of(at) == 2
        await announced(at, [])
        await later(at, 60)
        assert round_of(at) == 2
        assert "idle" not in lines_of(at)

    run(test)


def test_pressed_twice_or_sent_again_it_counts_once():
    async def test(at):
        close = wire.CloseRound("c", at.table.id, 5)
        await at.service.handle(at.teacher.link, close)
        await at.service.handle(at.teacher.link, close)
        await at.teacher.say("close_round", table=at.table.id, wait=5)
        [one] = await announced(at, [[0, 1]])
        assert one["id"] == "c"
        await later(at, 6)
        assert round_of(at) == 2
        await at.service.handle(at.teacher.link, close)
        assert at.teacher.last("ok")["n"] == "c"
        await later(at, 6)
        assert round_of(at) == 2

    run(test)


def test_a_pause_cancels_it():
    async def test(at):
        await at.teacher.say("close_round", table=at.table.id, wait=5)
        await announced(at, [[0, 1]])
        await at.teacher.say("pause", on=True)
        await announced(at, [])
        refused = await at.teacher.say("close_round", table=at.table.id, wait=5)
        assert refused["code"] == "paused"
        await later(at, 60)
        await at.teacher.say("pause", on=False)
        await later(at, 60)
        assert round_of(at) == 1

    run(test)


def test_after_a_restart_it_is_as_if_it_had_not_begun():
    async def test(at):
        await at.teacher.say("close_round", table=at.table.id, wait=5)
        await announced(at, [[0, 1]])
        await at.service.residency.close()
        again = Service(at.store, FirstLegal(), lambda: at.clock[0], random.Random(2).randbytes)
        await again.open()
        teacher = await Person(again).hello(at.entry.host)
        at.clock[0] += 60
        table = again.residency.groups[at.entry.group].tables[at.table.id]
        table.nudge()
        await table.ask(lambda: None)
        assert table.game.state.round == 1
        assert not teacher.last("group").get("announced")
        await teacher.say("close_round", table=at.table.id, wait=5)
        at.clock[0] += 6
        table.nudge()
        await table.ask(lambda: None)
        assert table.game.state.round == 2, "once more, it is carried out"
        await again.residency.close()

    run(test)


def test_what_could_not_be_written_is_not_announced(monkeypatch):
    async def test(at):
        async def full(_batch):
            raise Unavailable

        monkeypatch.setattr(at.store, "commit", full)
        refused = await at.teacher.say("close_round", table=at.table.id, wait=5)
        assert refused["code"] == "storage"
        assert at.table.clock.announced.open == {}

    run(test)


def test_the_teacher_chooses_for_one_pupil_and_only_that_phone_is_told():
    async def test(at):
        ask = (await effort_of(at, 1))["ask"]
        before = [len(person.got) for person in (at.wall, at.pupils[0], at.pupils[2])]
        await at.pupils[2].play(asked(at.pupils[2]))
        assert (await at.teacher.say("choose_for", table=at.table.id, ask=ask))["t"] == "ok"
        told = await at.pupils[1].until(
            lambda: at.pupils[1].last("now") if at.pupils[1].last("now").get("idle") else None
        )
        assert told["idle"] == 1
        assert told["answered"] == ask["prompt"]
        legal = at.table.game.room.rules.first(at.table.game.state, at.table.game.state.stack[-1], 1)
        assert told["private"]["sealed"] == msgspec.to_builtins(legal)
        assert [one["must"] for one in told["asks"]] == [False], "it can still be changed"
        assert round_of(at) == 1
        for person, known in zip((at.wall, at.pupils[0]), before, strict=False):
            fresh = [m for m in person.got[known:] if m["t"] == "now"]
            assert all("idle" not in m and not (m.get("private") or {}).get("sealed") for m in fresh)
        assert at.table.log.attendance.missed(1) == 1

    run(test, pupils=3)


def test_it_can_be_undone_like_the_closing_of_a_round():
    async def test(at):
        ask = (await effort_of(at, 1))["ask"]
        await at.teacher.say("choose_for", table=at.table.id, ask=ask, wait=5)
        [one] = await announced(at, [[1]])
        await at.teacher.say("undo", table=at.table.id, what=one["id"])
        await later(at, 60)
        assert "idle" not in lines_of(at)
        await at.teacher.say("choose_for", table=at.table.id, ask=ask, wait=5)
        await announced(at, [[1]])
        await later(at, 6)
        assert lines_of(at).count("idle") == 1
        assert asked(at.pupils[0]) is not None

    run(test)


def test_it_never_answers_for_somebody_who_has_answered_nor_the_next_question():
    async def test(at):
        ask = (await effort_of(at, 1))["ask"]
        await at.pupils[1].play(asked(at.pupils[1]))
        chosen = at.table.game.state.stack[-1].answers[1]
        for wait in (0, 5):
            refused = await at.teacher.say("choose_for", table=at.table.id, ask=ask, wait=wait)
            assert refused["code"] == "closed"
        assert at.table.game.state.stack[-1].answers[1] == chosen
        await at.pupils[0].play(asked(at.pupils[0]))
        before = lines_of(at)
        assert (await at.teacher.say("choose_for", table=at.table.id, ask=ask))["code"] == "closed"
        for wrong, code in (({"seat": 7}, "no_such_seat"), ({"seat": -1}, "not_asked"), ({"prompt": 1}, "closed")):
            now = (await effort_of(at, 0))["ask"]
            assert (await at.teacher.say("choose_for", table=at.table.id, ask={**now, **wrong}))["code"] == code
        await at.teacher.say("pause", on=True)
        now = asked(at.pupils[0]) or ask
        assert (await at.teacher.say("choose_for", table=at.table.id, ask=now))["code"] == "paused"
        assert lines_of(at) == before

    run(test)


@pytest.mark.parametrize("kind", ["choose_for", "send_hint"])
def test_the_host_of_a_table_among_friends_touches_no_other_seat(kind):
    async def main():
        service = Service(MemoryStore(), FirstLegal(), lambda: 1.0, random.Random(1).randbytes)
        await service.open()
        try:
            entry = await service.lobby.create(
                wire.Create(room="chem-and-roll", options={"mode": "draft"}, bots=["greedy"])
            )
            other = await Person(service).hello((await service.lobby.join(wire.Join(entry.code))).token)
            host = await Person(service).hello(entry.token, entry.host)
            screen = await Person(service).hello(entry.host)
            await host.say("start")
            table = await other.until(lambda: other.last("now"))
            turn = table["public"]["turns"][0]
            ask = {"prompt": 1, "seat": turn, "kind": "choose"}
            for person in (host, screen):
                refused = await person.say(kind, table=table["table"], ask=ask)
                assert refused["code"] == "teachers_only"
        finally:
            await service.close()

    asyncio.run(main())
