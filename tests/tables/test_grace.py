"""A grace time: a player who does not answer a Boum window passes, it is logged, and everybody sees the time left."""

from __future__ import annotations

import asyncio
import random
from typing import NamedTuple

import msgspec
import pytest

from labtop.engine import drive, record
from labtop.engine.wire import Ask
from labtop.rooms.laboratorium import actions as say
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from labtop.tables.table import LiveTable
from tables.kit import FirstLegal, Person


class Scene(NamedTuple):
    clock: list[float]
    person: Person
    table: LiveTable
    entry: wire.Entry
    service: Service


def run(test, grace=20, **more):
    """Two seats on one device, played until one of them is asked for a Boum; the clock stands still."""

    async def main():
        clock = [1_700_000_000.0]
        service = Service(MemoryStore(), FirstLegal(), lambda: clock[0], random.Random(1).randbytes)
        await service.open()
        wish = wire.Create(room="laboratorium", seats_here=2, deal="GRACE", grace=grace, start=True, **more)
        entry = await service.lobby.create(wish)
        person = await Person(service).hello(entry.token, entry.host)
        await person.say("face", table=person.link.table, seat=0)
        table = service.residency.groups[entry.group].tables[person.link.table]
        at = Scene(clock, person, table, entry, service)
        try:
            await until_boum(at)
            await test(at)
        finally:
            await service.close()

    asyncio.run(main())


def asked(at) -> Ask:
    return next(ask for ask in drive.asks(at.table.game.state) if ask.must)


async def until_boum(at):
    for _ in range(400):
        ask = asked(at)
        if ask.kind == "boum":
            return
        legal = at.person.legal(ask)
        action = say.Dice(1, 0, 3, 0) if ask.kind == "dice" else legal[0]
        if ask.kind == "manipulate":
            action = next(one for one in legal if isinstance(one, say.Characterise | say.Cut))
        told = await at.person.say(
            "act", table=at.table.id, ask=msgspec.to_builtins(ask), action=msgspec.to_builtins(action)
        )
        assert told["t"] == "ok", told
    raise AssertionError("no Boum window in 400 moves")


async def later(at, seconds):
    """Time goes by, and the alarm rings."""
    at.clock[0] += seconds
    at.table.nudge()
    await at.table.ask(lambda: None)


def test_silence_is_a_pass_once_the_time_is_over():
    async def test(at):
        ask, seat = asked(at), asked(at).seat
        assert at.person.last("now")["closes"] == 20
        await later(at, 19)
        assert asked(at) == ask
        await later(at, 2)
        assert not any(other.kind == "boum" and other.seat == seat for other in drive.asks(at.table.game.state))
        move = next(m for m in at.table.game.moves if m.prompt == ask.prompt and m.seat == seat)
        assert move.action == say.Pass()
        lines = [row.body for row in await at.service.store.log_of(at.table.id)]
        assert sum(b'"by":"idle"' in line for line in lines) == 1
        record.replay(record.read(at.table.game.record(with_seed=False)))

    run(test)


def test_a_late_answer_is_refused_and_changes_nothing():
    async def test(at):
        ask = asked(at)
        at.clock[0] += 21
        told = await at.person.say(
            "act", table=at.table.id, ask=msgspec.to_builtins(ask), action=msgspec.to_builtins(at.person.legal(ask)[1])
        )
        assert (told["t"], told["code"]) == ("no", "closed")

    run(test)


def test_a_card_laid_in_time_begins_the_count_anew():
    async def test(at):
        ask = asked(at)
        await later(at, 15)
        await at.person.say(
            "act", table=at.table.id, ask=msgspec.to_builtins(ask), action=msgspec.to_builtins(at.person.legal(ask)[1])
        )
        again = asked(at)
        if again.kind == "boum":  # more cards in hand: the same seat is asked again
            assert at.person.last("now")["closes"] == 20

    run(test)


def test_a_pause_stops_the_count_and_it_begins_anew():
    async def test(at):
        ask = asked(at)
        await later(at, 15)
        await at.person.say("pause", on=True)
        assert "closes" not in at.person.last("now")
        await later(at, 1000)
        await at.person.say("pause", on=False)
        assert at.person.last("now")["closes"] == 20
        await later(at, 19)
        assert asked(at) == ask
        await later(at, 2)
        assert ask not in drive.asks(at.table.game.state)

    run(test)


def test_without_a_grace_time_the_table_waits():
    async def test(at):
        ask = asked(at)
        assert "closes" not in at.person.last("now")
        await later(at, 100_000)
        assert asked(at) == ask

    run(test, grace=0)


def test_the_alarm_is_set_for_the_window():
    async def test(at):
        await at.table.ask(lambda: None)
        loop = asyncio.get_running_loop()
        assert at.table.clock.alarm is not None
        assert 15 < at.table.clock.alarm.when() - loop.time() <= 20.1

    run(test)


@pytest.mark.parametrize("seconds", [-1, 601])
def test_nobody_sets_a_silly_time(seconds):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"room": "laboratorium", "grace": seconds}, wire.Create)
