"""An answer that is only tried: the judge's reason, and nothing changes."""

from __future__ import annotations

import asyncio

import msgspec

from labtop.engine import codec
from labtop.engine.wire import Ask
from labtop.tables import protocol as wire
from tables.kit import Person, a_service

YELLOW_IN_A_LINE = {"type": "place", "die": "yellow", "box": "line-1"}


def create(**given):
    return codec.decode(codec.encode({"room": "chem-and-roll", "start": True, **given}), wire.Create)


async def seated(service, **given):
    entry = await service.lobby.create(create(**given))
    person = await Person(service).hello(entry.token, entry.host)
    await person.until(lambda: my_ask(person))
    return person


def my_ask(person):
    now = person.last("now")
    return next((ask for ask in now.get("asks", []) if ask["must"]), None) if now else None


def table_of(person):
    return person.service.residency.groups[person.link.group].tables[person.link.table]


async def said(person, kind, action, ask=None):
    return await person.say(kind, table=person.link.table, ask=ask or my_ask(person), action=action)


def in_a_line(person):
    """The yellow die as it fell, in a reactor line: rule 3.1 refuses it."""
    return {**YELLOW_IN_A_LINE, "value": person.last("now")["public"]["dice"][3]}


def test_a_refused_answer_gets_the_reason_that_giving_it_would_get():
    async def main():
        async with a_service() as service:
            person = await seated(service)
            tried, given = [await said(person, kind, in_a_line(person)) for kind in ("try", "act")]
            assert tried["code"] == "catalyst_does_not_react"
            assert tried["rule"] == "3.1"
            assert {**tried, "n": ""} == {**given, "n": ""}

    asyncio.run(main())


def test_an_answer_that_fits_is_not_given():
    """Neither at a table of one's own nor in a class, where it would be sealed until the others have answered."""

    async def main():
        for wish in ({"options": {"mode": "draft"}, "bots": ["random"]}, {"seats_here": 2, "options": {}}):
            async with a_service() as service:
                person = await seated(service, **wish)
                ask = my_ask(person)
                await person.say("face", table=person.link.table, seat=ask["seat"])
                table = table_of(person)
                before = (table.game.record(), table.log.seq, len(await service.store.log_of(table.id)))
                fitting = msgspec.to_builtins(person.legal(msgspec.convert(ask, Ask))[0])
                shown = len(person.got)
                answer = await said(person, "try", fitting, ask)
                assert answer["t"] == "fits"
                assert answer["v"] == table.log.seq
                assert [message["t"] for message in person.got[shown:]] == ["fits"], "no new picture is sent"
                assert before == (table.game.record(), table.log.seq, len(await service.store.log_of(table.id)))
                assert (await said(person, "act", fitting, ask))["t"] == "ok", "the question is still open"

    asyncio.run(main())


def test_a_sealed_answer_may_be_followed_by_a_try():
    async def main():
        async with a_service() as service:
            person = await seated(service, seats_here=2, options={})
            ask = my_ask(person)
            await person.say("face", table=person.link.table, seat=ask["seat"])
            fitting = msgspec.to_builtins(person.legal(msgspec.convert(ask, Ask))[0])
            await said(person, "act", fitting, ask)
            sealed = table_of(person).game.state.stack[-1].answers[:]
            assert (await said(person, "try", in_a_line(person), ask))["code"] == "catalyst_does_not_react"
            assert table_of(person).game.state.stack[-1].answers == sealed

    asyncio.run(main())


def test_only_the_seat_that_is_shown_may_try():
    async def main():
        async with a_service() as service:
            person = await seated(service, seats_here=2, options={})
            ask = my_ask(person)
            assert (await said(person, "try", in_a_line(person), ask))["code"] == "not_your_seat", "no seat is shown"
            await person.say("face", table=person.link.table, seat=1)
            for seat in (0, -1):
                other = {**ask, "seat": seat}
                assert (await said(person, "try", in_a_line(person), other))["code"] == "not_your_seat"
            mine = {**ask, "seat": 1}
            assert (await said(person, "try", in_a_line(person), {**mine, "prompt": 77}))["code"] == "closed"
            await person.say("pause", on=True)
            assert (await said(person, "try", in_a_line(person), mine))["code"] == "paused"

    asyncio.run(main())


def test_in_an_introduction_the_rules_answer_first_and_then_the_lesson():
    async def main():
        async with a_service() as service:
            person = await seated(service, introduction=True)
            wanted = person.last("now")["guide"]["action"]
            assert (await said(person, "try", in_a_line(person)))["code"] == "catalyst_does_not_react"
            assert (await said(person, "try", {**wanted, "box": "line-2"}))["code"] == "guided"
            assert (await said(person, "try", wanted))["t"] == "fits"
            assert my_ask(person), "the step is still to be made"

    asyncio.run(main())
