"""Joining: a join that is sent again because its answer was lost gives the same seat, and gives it to nobody else."""

from __future__ import annotations

import asyncio
import random

import pytest

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from tables.kit import FirstLegal, Person, a_service

ID = "6f1d0a7be2c94f5386d17c0b9e4a2d83"
OTHER = ID[::-1]


async def a_class(service, **wish):
    return await service.lobby.create(wire.Create("chem-and-roll", kind="class", **wish))


def members(service, entry):
    return [m for m in service.residency.groups[entry.group].body.members if not m.removed]


def test_a_join_that_is_sent_again_gives_the_same_seat():
    async def main():
        async with a_service() as service:
            entry = await a_class(service, own_names=True)
            wish = wire.Join(entry.code, "Marie", n=ID)
            first = await service.lobby.join(wish)
            host = await Person(service).hello(entry.host)
            await host.say("lock", on=True)
            again = await service.lobby.join(wish)
            assert again == first
            assert len(members(service, entry)) == 1
            person = await Person(service).hello(again.token)
            assert person.link.member == first.member
            assert await service.lobby.join(wish) == first, "even after hello"
            assert person.last("bye") is None
            back = await service.lobby.come_back(wire.Reenter(entry.code, again.key))
            assert back.member == first.member

    asyncio.run(main())


def test_two_copies_at_the_same_moment_are_one_seat():
    async def main():
        async with a_service() as service:
            entry = await a_class(service)
            copies = await asyncio.gather(*(service.lobby.join(wire.Join(entry.code, n=ID)) for _ in range(5)))
            assert len(set(map(repr, copies))) == 1
            assert len(members(service, entry)) == 1

    asyncio.run(main())


def test_a_table_that_is_full_since_still_knows_its_people():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", options={"mode": "draft"}))
            joins = [wire.Join(entry.code, n=f"{number:032}") for number in range(3)]
            first = [await service.lobby.join(join) for join in joins]
            with pytest.raises(Illegal, match="group_full"):
                await service.lobby.join(wire.Join(entry.code, n=ID))
            assert [await service.lobby.join(join) for join in joins] == first

    asyncio.run(main())


@pytest.mark.parametrize("written", [True, False])
def test_a_server_that_ended_before_it_answered(written):
    """Another process reads the folder: what the first had written counts, what it had not is done now."""

    class Ends(MemoryStore):
        ended = False

        async def commit(self, batch):
            joins = bool(batch.groups) and b'"joined"' in batch.groups[0].body
            if joins and not self.ended:
                self.ended = True
                if written:
                    await super().commit(batch)
                raise asyncio.CancelledError
            await super().commit(batch)

    async def main():
        store, joined = Ends(), []
        wish = wire.Join("")
        for life in range(3):
            service = Service(store, FirstLegal(), lambda: 1.7e9, random.Random(life).randbytes)
            if not life:
                entry = await a_class(service)
                wish = wire.Join(entry.code, n=ID)
                with pytest.raises(asyncio.CancelledError):
                    await service.lobby.join(wish)
                continue
            joined.append(await service.lobby.join(wish))
            person = await Person(service).hello(joined[-1].token)
            assert person.link.member == 0
            assert len(members(service, entry)) == 1
        assert joined[0] == joined[1]

    asyncio.run(main())


def test_a_disk_that_wrote_and_said_it_had_not():
    class Liar(MemoryStore):
        lies = False

        async def commit(self, batch):
            await super().commit(batch)
            if self.lies:
                self.lies = False
                raise Unavailable("SQLITE_IOERR")

    async def main():
        store = Liar()
        async with a_service(store=store) as service:
            entry = await a_class(service)
            store.lies = True
            wish = wire.Join(entry.code, n=ID)
            for _ in range(2):  # the second finds that the group has changed, and reads it
                with pytest.raises(Illegal, match="storage"):
                    await service.lobby.join(wish)
            joined = await service.lobby.join(wish)
            assert len(members(service, entry)) == 1
            await Person(service).hello(joined.token)

    asyncio.run(main())


def test_nobody_else_gets_the_seat():
    async def main():
        async with a_service() as service:
            entry, elsewhere = await a_class(service), await a_class(service)
            mine = await service.lobby.join(wire.Join(entry.code, n=ID))
            plain = await service.lobby.join(wire.Join(entry.code))
            other = await service.lobby.join(wire.Join(entry.code, n=OTHER))
            stranger = await service.lobby.join(wire.Join(elsewhere.code, n=ID))
            assert len({mine.member, plain.member, other.member}) == 3
            assert len({one.token.rpartition(".")[2] for one in (mine, plain, other, stranger)}) == 4
            assert len({one.key for one in (mine, plain, other, stranger)}) == 4
            for id in ("", ID.upper(), ID[:-1] + "x"):
                with pytest.raises(Illegal, match="token_unknown"):
                    await Person(service).hello(f"{entry.group}.{mine.member}.{id}")

    asyncio.run(main())


def test_an_old_join_gives_no_seat_that_was_given_to_another_device():
    async def main():
        async with a_service() as service:
            entry = await a_class(service)
            wish = wire.Join(entry.code, n=ID)
            joined = await service.lobby.join(wish)
            host = await Person(service).hello(entry.host)
            assert (await host.say("let_back", member=joined.member))["t"] == "ok"
            with pytest.raises(Illegal, match="join_used"):
                await service.lobby.join(wish)
            assert (await host.say("remove", member=joined.member))["t"] == "ok"
            fresh = await service.lobby.join(wish)
            assert fresh.member != joined.member
            with pytest.raises(Illegal, match="removed"):
                await Person(service).hello(joined.token)
            await Person(service).hello(fresh.token)

    asyncio.run(main())


@pytest.mark.parametrize("id", ["", "1", "x" * 31, "x" * 65])
def test_an_id_that_could_be_guessed_is_refused(id):
    with pytest.raises(Illegal, match="bad_shape"):
        codec.decode(codec.encode({"code": "ABCDEFGH", "n": id}), wire.Join)


def test_the_id_is_not_stored():
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry = await a_class(service)
            joined = await service.lobby.join(wire.Join(entry.code, n=ID))
            (row,) = store.groups.values()
            for secret in (ID, joined.token.rpartition(".")[2], joined.key):
                assert secret.encode() not in row.body

    asyncio.run(main())
