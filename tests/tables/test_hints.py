"""Hints and reviews at a table: rights, times, counts; bots and coaches that fail delay no player."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import msgspec
import pytest

from bots.coaches import FirstIsBest
from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.wire import Ask
from labtop.rooms.chem_and_roll.bots import levels as chem_and_roll
from labtop.stores.memory import MemoryStore
from labtop.tables import bots
from labtop.tables import protocol as wire
from labtop.tables.people import GroupBody
from tables.kit import FirstLegal, Person, a_service

DRAFT = {"mode": "draft"}


@pytest.fixture(autouse=True)
def _a_coach(monkeypatch):
    monkeypatch.setattr(chem_and_roll, "COACH", FirstIsBest, raising=False)


def create(**given):
    wish = {"room": "chem-and-roll", "options": DRAFT, "bots": ["random"], "start": True, **given}
    return codec.decode(codec.encode(wish), wire.Create)


async def seated(service, **given):
    entry = await service.lobby.create(create(**given))
    person = await Person(service).hello(entry.token, entry.host)
    await person.until(lambda: my_ask(person))
    return entry, person


def my_ask(person):
    now = person.last("now")
    return next((ask for ask in now.get("asks", []) if ask["must"]), None) if now else None


def table_of(service, person):
    return service.residency.groups[person.link.group].tables[person.link.table]


async def hint(person, ask=None, lang="en"):
    return await person.say("hint", table=person.link.table, ask=ask or my_ask(person), lang=lang)


def test_the_best_and_the_next_best_in_words():
    async def main():
        async with a_service() as service:
            _, person = await seated(service)
            found = await hint(person)
            legal = msgspec.to_builtins(person.legal(msgspec.convert(my_ask(person), Ask)))
            assert found["t"] == "advice"
            assert [found["best"]["action"], found["next"]["action"]] == legal[:2]
            assert found["best"]["worth"] == "about 10 points at the end"
            assert "→" in found["best"]["move"]
            assert (await hint(person, lang="fr"))["best"]["why"] != found["best"]["why"]
            assert "hints" not in person.last("now")  # free at a table of friends: nothing is counted

    asyncio.run(main())


def test_counted_hints_count_once_a_question_and_outlive_a_restart():
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry, person = await seated(service, hints="counted")
            assert person.last("group")["hints"] == "counted"
            for lang in ("en", "en", "fr"):
                assert (await hint(person, lang=lang))["t"] == "advice"
            assert table_of(service, person).log.hinted == {0: 1}
            await person.play(my_ask(person))
            await person.until(lambda: my_ask(person))
            await person.until(lambda: person.last("now").get("hints"))
            assert person.last("now")["hints"] == [1, 0]
        async with a_service(seed=2, store=store) as service:
            person = await Person(service).hello(entry.token)
            await person.until(lambda: my_ask(person))
            assert person.last("now")["hints"] == [1, 0]
            assert (await hint(person))["t"] == "advice"
            assert table_of(service, person).log.hinted == {0: 2}

    asyncio.run(main())


def test_where_hints_are_off_there_are_none():
    async def main():
        async with a_service() as service:
            _, person = await seated(service, hints="off")
            assert (await hint(person))["code"] == "hints_off"

    asyncio.run(main())


def test_what_a_group_of_before_and_a_class_may_have():
    body = {
        "kind": "table",
        "room": "chem-and-roll",
        "options": {},
        "lang": "en",
        "dice": "table",
        "host": "",
        "host_key": "",
        "wall": "",
    }
    for given, kind, rule in (
        (True, "table", "free"), (False, "table", "off"), ("counted", "table", "counted"),
        ("free", "class", "counted"), ("off", "class", "off"), (True, "class", "counted"),
    ):  # fmt: skip
        read = msgspec.convert({**body, "kind": kind, "hints": given}, GroupBody)
        assert read.hint_rule() == rule


def test_a_hint_is_for_the_own_open_question():
    async def main():
        async with a_service() as service:
            _, person = await seated(service, bots=[], seats_here=2)
            ask = my_ask(person)
            assert (await hint(person, ask))["code"] == "not_your_seat", "nobody looks at a shared device"
            await person.say("face", table=person.link.table, seat=ask["seat"])
            assert (await hint(person, ask))["t"] == "advice"
            assert (await hint(person, {**ask, "seat": 1 - ask["seat"]}))["code"] in ("not_your_seat", "not_asked")
            assert (await hint(person, {**ask, "nth": 7}))["code"] == "closed"
            assert (await hint(person, {**ask, "seat": -1}))["code"] == "not_your_seat"
            await person.say("pause", on=True)
            assert (await hint(person, ask))["code"] == "paused"

    asyncio.run(main())


class Thinkers(FirstLegal):
    """Bots and coaches that do what a test says."""

    def __init__(self, **does):
        self.does = does

    async def choose(self, job, _owner=None):
        return await self.does["choose"](job) if "choose" in self.does else await super().choose(job)

    async def hint(self, job, _owner=None):
        return await self.does["hint"](job) if "hint" in self.does else await super().hint(job)


def test_one_hint_at_a_time_and_the_game_does_not_wait():
    async def main():
        go_on = asyncio.Event()

        async def slow(job):
            await go_on.wait()
            return await FirstLegal().hint(job)

        async with a_service(bots=Thinkers(hint=slow)) as service:
            _, person = await seated(service)
            ask = my_ask(person)
            first = asyncio.create_task(hint(person, ask))
            await asyncio.sleep(0.01)
            assert (await hint(person, ask))["code"] == "slow_down"
            assert (await person.play(ask))["t"] == "ok"
            go_on.set()
            assert (await first)["code"] == "closed", "what was asked has been answered meanwhile"

    asyncio.run(main())


@pytest.mark.parametrize("error", [TimeoutError(), ValueError("secret"), OSError()])
def test_a_coach_that_fails_is_a_refusal_and_logged(error, caplog):
    async def main():
        async def fails(_job):
            raise error

        async with a_service(bots=Thinkers(hint=fails)) as service:
            _, person = await seated(service)
            assert (await hint(person))["code"] == "coach_failed"
            assert (await hint(person))["code"] == "coach_failed"
            assert (await person.play(my_ask(person)))["t"] == "ok"

    asyncio.run(main())
    assert "a coach failed" in caplog.text
    assert len(caplog.records) == 1, "of each kind one line a minute"
    assert "secret" not in caplog.text


NONSENSE = [
    b"",
    b"null",
    b"{}",
    b"[]",
    b'{"type":"roll","faces":[1,1,1,1]}',
    b'{"type":"place","die":"green"}',
    b"\xff",
]


@pytest.mark.parametrize("answer", [*NONSENSE, TimeoutError(), ValueError("secret"), KeyError(3)], ids=repr)
def test_a_bot_that_fails_gives_the_idle_answer_and_the_table_goes_on(answer, caplog):
    async def main():
        async def fails(_job):
            if isinstance(answer, Exception):
                raise answer
            return answer

        async with a_service(bots=Thinkers(choose=fails)) as service:
            _, person = await seated(service)
            await person.play_out()
            rows = await service.store.log_of(person.link.table)
            lines = [msgspec.json.decode(row.body) for row in rows]
            assert sum(line["by"] == "idle" for line in lines) > 3
            assert not any(line["by"] == "bot" for line in lines)

    asyncio.run(main())
    assert "a bot failed" in caplog.text
    assert "secret" not in caplog.text
    kinds = [(record.getMessage(), record.kind) for record in caplog.records if record.name.startswith("labtop")]
    assert len(kinds) == len(set(kinds)), "of each kind one line a minute"


@pytest.mark.parametrize(
    ("code", "logged"), [("closed", False), ("over", False), ("not_asked", False), ("not_yours", True)]
)
def test_a_bot_whose_question_has_gone_has_not_failed(code, logged, caplog, monkeypatch):
    """A round was closed, or the game ended, while it thought: the rules refuse the answer, and nobody is to blame."""
    judged = asyncio.Event()

    async def main():
        def refuses(*_args):
            judged.set()
            raise Illegal(code)

        async with a_service(bots=FirstLegal()) as service:
            _, person = await seated(service)
            table = table_of(service, person)
            monkeypatch.setattr(table.bots, "chosen", AsyncMock(side_effect=refuses))
            await person.play(my_ask(person))
            await judged.wait()
            await person.until(lambda: not table.bots.thinking)

    asyncio.run(main())
    assert ("a bot failed" in caplog.text) is logged


def test_thinking_is_told_after_a_second_and_not_before(monkeypatch):
    monkeypatch.setattr(bots, "SLOW", 0.05)

    async def main():
        pace = 0.0

        async def thinks(job):
            await asyncio.sleep(pace)
            return await FirstLegal().choose(job)

        async with a_service(bots=Thinkers(choose=thinks)) as service:
            _, person = await seated(service)
            assert person.last("thinking") is None
            pace = 0.2
            await person.play(my_ask(person))
            told = await person.until(lambda: person.last("thinking"))
            assert told["seats"] == [1]
            assert await person.until(lambda: my_ask(person))

    asyncio.run(main())


def test_a_review_is_made_once_in_every_language():
    async def main():
        made = []

        class Counting(FirstLegal):
            async def review(self, job, _owner=None):
                made.append(job)
                return await super().review(job)

        async with a_service(bots=Counting()) as service:
            _, person = await seated(service)
            table = table_of(service, person)
            with pytest.raises(Illegal, match="not_over_yet"):
                await table.hints.review(0)
            await person.play_out()
            one, two = await asyncio.gather(table.hints.review(0), table.hints.review(0))
            assert one is two
            assert len(made) == 1
            assert set(one) == {"en", "fr"}
            assert "seed:" not in made[0].record
            assert one["en"].accuracy[0].accuracy == 1.0

    asyncio.run(main())
