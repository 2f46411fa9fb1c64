"""Regression tests: ways in which a person could harm others or lose a seat or a move."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.wire import Ask
from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables import residency
from labtop.tables.occupancy import MOST_MEMBERS
from labtop.tables.service import Service
from tables.kit import FirstLegal, Person, Watching, a_service


async def a_class(service, count, **wish):
    """A teacher and so many pupils, the game begun."""
    entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class", **wish))
    joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(count)]
    host = await Person(service).hello(entry.host)
    pupils = [await Person(service).hello(one.token) for one in joined]
    if wish.get("approve"):
        for one in joined:
            await host.say("approve", member=one.member)
    assert (await host.say("start"))["t"] == "ok"
    for pupil in pupils:
        await pupil.until(lambda pupil=pupil: asked(pupil))
    return entry, host, joined, pupils


def asked(person):
    now = person.last("now")
    return next((ask for ask in now.get("asks", []) if ask["must"]), None) if now else None


async def say_as(person, n, kind, **fields):
    """With a command id of the own choice; gives the answers to it."""
    shape = codec.decode(codec.encode({"t": kind, "n": n, **fields}), wire.FromClient)
    before = len(answers(person, n))
    await person.service.handle(person.link, shape)
    await person.until(lambda: answers(person, n)[before:] or None)
    return answers(person, n)[before:]


def answers(person, n):
    return [message for message in person.got if message.get("n") == n]


async def answer_as(person, n):
    ask = asked(person)
    action = msgspec.to_builtins(person.legal(msgspec.convert(ask, Ask))[0])
    return await say_as(person, n, "act", table=person.link.table, ask=ask, action=action)


def table_of(person):
    return person.service.residency.groups[person.link.group].tables[person.link.table]


# ---- command ids --------------------------------------------------------------------------------------------------


def test_nobody_can_use_up_the_command_of_a_bot():
    """A removed pupil had used the command id that the bot would use; the bot must still be able to move."""

    async def main():
        bots = Watching()
        async with a_service(bots=bots) as service:
            _, host, joined, pupils = await a_class(service, 3)
            prompt = asked(pupils[0])["prompt"]
            assert (await answer_as(pupils[0], f"bot-{prompt + 2}-0-0"))[0]["t"] == "ok"
            for pupil in pupils[1:]:
                await pupil.play(asked(pupil))
            table = table_of(pupils[1])
            await pupils[1].until(lambda: table.game.state.stack[-1].id == prompt + 2 or None)
            await host.say("remove", member=joined[0].member)
            await pupils[1].until(lambda: 0 not in table.shown.waiting or None)
            assert table.shown.waiting == [1, 2]
            assert len(bots.jobs) == 1

    asyncio.run(main())


def test_nobody_can_use_up_the_closing_of_a_round():
    async def main():
        async with a_service() as service:
            _, host, _, pupils = await a_class(service, 3)
            await answer_as(pupils[0], "idle-c1")
            await say_as(host, "c1", "close_round", table=pupils[0].link.table)
            assert table_of(pupils[0]).game.state.round == 2

    asyncio.run(main())


def test_a_round_is_closed_once_for_each_command_even_if_nobody_was_late():
    async def main():
        async with a_service() as service:
            _, host, _, pupils = await a_class(service, 2, dice="typed")
            table = table_of(pupils[0]).id
            assert not table_of(pupils[0]).shown.waiting, "the host has to type the dice first"
            assert (await say_as(host, "c1", "close_round", table=table))[0]["t"] == "ok"
            throw = next(ask for ask in host.last("now")["asks"] if ask["seat"] == -1)
            await host.say("act", table=table, ask=throw, action={"type": "roll", "faces": [1, 2, 3, 4]})
            await pupils[0].until(lambda: table_of(pupils[0]).shown.waiting or None)
            assert (await say_as(host, "c1", "close_round", table=table))[0]["t"] == "ok"
            assert table_of(pupils[0]).shown.waiting == [0, 1], "the next round is another one"

    asyncio.run(main())


# ---- taking back --------------------------------------------------------------------------------------------------


async def a_wish(service):
    """Two people at a draft table; the first, also the host, wants to take back a move that the other has seen."""
    entry = await service.lobby.create(wire.Create("chem-and-roll", options={"mode": "draft"}))
    other = await service.lobby.join(wire.Join(entry.code))
    host, friend = await Person(service).hello(entry.token, entry.host), await Person(service).hello(other.token)
    await host.say("start")
    for person in (host, friend) * 2:
        if await person.until(lambda person=person: asked(person), tries=50):
            await person.play(asked(person))
    moves = len(table_of(host).game.moves)
    now = await host.until(lambda: host.last("now") if host.last("now")["v"] == table_of(host).shown.v else None)
    back = {"t": "back", "n": "B", "table": host.link.table, "seat": now["seat"], "prompt": now["answered"]}
    await service.handle(host.link, codec.decode(codec.encode(back), wire.FromClient))
    assert (await friend.until(lambda: friend.last("wish")))["id"] == "B"
    return host, friend, moves


def test_a_host_who_plays_does_not_consent_for_the_others():
    async def main():
        async with a_service() as service:
            host, friend, moves = await a_wish(service)
            await say_as(host, "A", "agree", table=host.link.table, wish="B", yes=True)
            assert len(table_of(host).game.moves) == moves
            assert (await say_as(friend, "C", "agree", table=host.link.table, wish="B", yes=True))[0]["t"] == "ok"
            assert len(table_of(host).game.moves) < moves
            again = await say_as(friend, "C", "agree", table=host.link.table, wish="B", yes=True)
            assert again[0]["t"] == "ok", "said again because the answer was lost"
            strange = await say_as(friend, "D", "agree", table=host.link.table, wish="never", yes=True)
            assert strange[0]["code"] == "no_wish"

    asyncio.run(main())


# ---- admission ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watch", [True, False])
def test_a_person_who_waits_for_approval_sees_nothing(watch):
    async def main():
        async with a_service() as service:
            entry, host, _, pupils = await a_class(service, 2, approve=True)
            late = await service.lobby.join(wire.Join(entry.code, watch=watch))
            person = await Person(service).hello(late.token)
            group = person.last("group")
            assert [member["id"] for member in group["members"]] == [late.member]
            assert not group["tables"]
            assert person.last("now") is None
            for ask_for in (service.archive.record, lambda *about: service.archive.board_in_words(*about, "en")):
                with pytest.raises(Illegal, match="not_approved"):
                    await ask_for(late.token, pupils[0].link.table)
            await host.say("approve", member=late.member)
            if watch:
                assert await person.until(lambda: person.last("now"))

    asyncio.run(main())


def test_a_locked_lobby_lets_nobody_in():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            host = await Person(service).hello(entry.host)
            await host.say("lock", on=True)
            for watch in (False, True):
                with pytest.raises(Illegal, match="lobby_locked"):
                    await service.lobby.join(wire.Join(entry.code, watch=watch))
            await host.say("lock", on=False)
            await service.lobby.join(wire.Join(entry.code))

    asyncio.run(main())


def test_spectators_are_counted_too():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            for _ in range(2 * MOST_MEMBERS):
                await service.lobby.join(wire.Join(entry.code, watch=True))
            with pytest.raises(Illegal, match="group_full"):
                await service.lobby.join(wire.Join(entry.code, watch=True))

    asyncio.run(main())


# ---- the same dice for everybody ----------------------------------------------------------------------------------


def test_a_finished_table_does_not_tell_the_others_what_they_will_throw():
    async def main():
        async with a_service() as service:
            entry, host, joined, pupils = await a_class(service, 4, per_table=2, deal="monday")
            done, going = table_of(pupils[0]), table_of(pupils[2])
            assert done.id != going.id
            assert pupils[2].last("now").get("commitment", "") == "", "a hash of a word is found by guessing"
            for _ in range(20):
                await host.say("close_round", table=done.id)
            assert (done.shown.over, going.shown.over) == (True, False)
            told = await service.archive.record(joined[0].token, done.id)
            assert "monday" not in told
            assert await service.archive.record(entry.host, done.id) == told
            point = wire.PlayOn(joined[0].token, done.id, 0, 0)
            alone = await service.lobby.create(wire.Create("chem-and-roll", play_on=point))
            on = await Person(service).hello(alone.token, alone.host)
            assert on.last("now")["commitment"], "its dice are new ones that nobody thought of"
            for look in (
                service.archive.record(joined[2].token, done.id),
                service.archive.step(joined[2].token, done.id, None, 6),
                service.archive.review(joined[2].token, done.id, None, "en"),
                service.lobby.create(wire.Create("chem-and-roll", play_on=wire.PlayOn(joined[2].token, done.id, 0, 0))),
            ):
                with pytest.raises(Illegal, match="not_over_yet"):
                    await look
            for _ in range(20):
                await host.say("close_round", table=going.id)
            assert "monday" in await service.archive.record(joined[2].token, done.id)

    asyncio.run(main())


# ---- hosts --------------------------------------------------------------------------------------------------------


def test_a_host_who_comes_back_elsewhere_is_host_there_alone():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll"))
            old, wall = await Person(service).hello(entry.token, entry.host), await Person(service).hello(entry.wall)
            back = await service.lobby.come_back(wire.Reenter(entry.code, entry.host_key))
            assert wall.last("bye")["code"] == "replaced"
            assert (await old.say("lock", on=True))["code"] == "not_allowed"
            new = await Person(service).hello(back.host)
            assert (await new.say("lock", on=True))["t"] == "ok"

    asyncio.run(main())


def test_who_opened_a_table_has_one_key_for_both():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll"))
            guest = await service.lobby.join(wire.Join(entry.code))
            back = await service.lobby.come_back(wire.Reenter(entry.code, entry.key))
            person = await Person(service).hello(back.token, back.host)
            assert (await person.say("lock", on=True))["t"] == "ok"
            assert await service.archive.results(back.token) == []
            friend = await service.lobby.come_back(wire.Reenter(entry.code, guest.key))
            assert friend.host is None
            with pytest.raises(Illegal, match="token_unknown"):
                await Person(service).hello(friend.token, friend.token)

    asyncio.run(main())


# ---- time, and a disk that fails ----------------------------------------------------------------------------------


def a_clocked_service(clock, store):
    return Service(store, FirstLegal(), lambda: clock[0], random.Random(1).randbytes)


@pytest.mark.parametrize("how", ["everybody went home", "the server was stopped"])
def test_a_pause_lets_no_time_pass_whatever_happens_meanwhile(how):
    async def main():
        clock, store = [1_700_000_000.0], MemoryStore()
        service = a_clocked_service(clock, store)
        await service.open()
        wish = wire.Create("chemistry-monopoly", seats_here=2, options={"minutes": 45, "rounds": 1000}, start=True)
        entry = await service.lobby.create(wish)
        person = await Person(service).hello(entry.token, entry.host)
        for rest in (86_400, 1000):
            clock[0] += 60
            await person.say("pause", on=True)
            service.admission.leave(person.link)
            clock[0] += 700
            if how == "the server was stopped":
                await service.close()
                service = a_clocked_service(clock, store)
                await service.open()
            else:
                await service.residency.tidy()
                assert not service.residency.groups
            clock[0] += rest
            person = await Person(service).hello(entry.token, entry.host)
            await person.say("pause", on=False)
        now = await person.until(lambda: person.last("now") if not person.last("now").get("paused") else None)
        assert now["left"] == pytest.approx(43 * 60, abs=1)
        await service.close()

    asyncio.run(main())


def test_a_deal_whose_tables_could_not_be_read_is_there_for_people_who_come_back():
    class Failing(MemoryStore):
        bad = 0

        async def log_of(self, table):
            if self.bad:
                self.bad -= 1
                raise Unavailable("SQLITE_IOERR")
            return await super().log_of(table)

    async def main():
        store = Failing()
        async with a_service(store=store) as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(2)]
            host, pupil = await Person(service).hello(entry.host), await Person(service).hello(joined[0].token)
            store.bad = 1
            with pytest.raises(Unavailable):
                await service.handle(host.link, wire.Start("S"))
            assert host.last("bye")["code"] == pupil.last("bye")["code"] == "storage"
            host, pupil = await Person(service).hello(entry.host), await Person(service).hello(joined[0].token)
            assert (await say_as(host, "S", "start"))[0]["t"] == "ok"
            assert await pupil.until(lambda: asked(pupil))
            assert len(store.tables) == 1

    asyncio.run(main())


def test_what_is_old_is_erased_soon_after_the_start(monkeypatch):
    monkeypatch.setattr(residency, "FIRST_TIDYING", 0.01)
    tidy = residency.Residency.tidy

    async def main():
        looked = asyncio.Event()

        async def seen(self):
            await tidy(self)
            looked.set()

        monkeypatch.setattr(residency.Residency, "tidy", seen)
        clock, store = [1_700_000_000.0], MemoryStore()
        for days, left in ((0, 1), (29, 2), (2, 1)):
            clock[0] += days * 86_400
            service = Service(store, FirstLegal(), lambda: clock[0], random.Random(days).randbytes)
            looked.clear()
            await service.open()
            if days != 2:
                await service.lobby.create(wire.Create("chem-and-roll", kind="class"))
            await looked.wait()
            await service.close()
            assert len(store.groups) == left

    asyncio.run(main())
