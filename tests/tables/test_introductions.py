"""An introduction at a live table: guided, then free, and a record that replays."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from labtop.engine import record
from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS, room
from labtop.engine.wire import Ask
from labtop.learning.introductions import lesson
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from tables.kit import Person, a_service


async def guided(person, moves):
    """Do what the introduction says, so many times; gives what it said."""
    said = []
    for _ in range(moves):
        now = await person.until(
            lambda: (now := person.last("now")) and now.get("guide", {}).get("action") and now.get("asks") and now
        )
        said.append(now["guide"]["say"])
        ask = next(ask for ask in now["asks"] if ask["must"])
        before = now["v"]
        answer = await person.say("act", table=person.link.table, ask=ask, action=now["guide"]["action"])
        assert answer["t"] == "ok", answer
        await person.until(lambda before=before: person.last("now")["v"] > before or None)
    return said


@pytest.mark.parametrize("name", ROOMS)
def test_it_guides_and_then_lets_go(name):
    async def test():
        taught = lesson(room(name))
        steps = [move.say for move in taught.move if move.seat == 0]
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create(room=name, introduction=True))
            person = await Person(service).hello(entry.token, entry.host)
            assert await guided(person, len(steps)) == steps
            now = await person.until(
                lambda: (now := person.last("now")) and now.get("guide", {}).get("say") == taught.end and now
            )
            assert now["guide"]["step"] == now["guide"]["of"] == len(steps)
            assert "action" not in now["guide"]
            over = await person.play_out()
            assert "guide" not in over
            told = record.read(await service.archive.record(entry.token, person.link.table))
            assert record.replay(told) is not None
            assert len(told.moves) > len(taught.move)

    asyncio.run(test())


def test_another_move_is_refused_and_nothing_changes():
    async def test():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create(room="chem-and-roll", introduction=True))
            person = await Person(service).hello(entry.token, entry.host)
            now = await person.until(lambda: (now := person.last("now")) and now.get("asks") and now)
            ask = msgspec.convert(now["asks"][0], Ask)
            other = next(a for a in person.legal(ask) if msgspec.to_builtins(a) != now["guide"]["action"])
            answer = await person.say(
                "act", table=person.link.table, ask=now["asks"][0], action=msgspec.to_builtins(other)
            )
            assert (answer["t"], answer["code"], answer["params"]) == ("no", "guided", {"intro": now["guide"]["say"]})
            assert person.last("now")["v"] == now["v"]

    asyncio.run(test())


def test_it_goes_on_after_a_restart():
    async def test():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry = await service.lobby.create(wire.Create(room="chem-and-roll", introduction=True))
            person = await Person(service).hello(entry.token, entry.host)
            begun = await guided(person, 3)
        async with a_service(store=store) as service:
            person = await Person(service).hello(entry.token, entry.host)
            steps = [move.say for move in lesson(room("chem-and-roll")).move if move.seat == 0]
            assert begun + await guided(person, len(steps) - 3) == steps

    asyncio.run(test())


def test_nobody_types_hidden_cards():
    async def test():
        async with a_service() as service:
            with pytest.raises(Illegal, match="nothing_to_type"):
                await service.lobby.create(wire.Create(room="chain-growth", dice="typed"))

    asyncio.run(test())
