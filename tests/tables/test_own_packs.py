"""Groups with own packs: judged once, when they are opened; after that they are read without being judged again."""

from __future__ import annotations

import asyncio
import tomllib

import msgspec
import pytest

from hostile.bombs import PACKS, packaged
from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import Room, room
from labtop.stores.base import Batch
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.game_log import TableBody
from tables.kit import Person, a_service

TARGET = {"own_target": "CC(O)C(=O)O"}


@pytest.fixture
def nobody_judges(monkeypatch):
    """From `begin` on, judging options anywhere is an error."""

    def begin():
        def judged(*_):
            raise AssertionError("options were judged again")

        monkeypatch.setattr(Room, "read_options", judged)

    return begin


def options_of(id):
    return {"pack": packaged(id), **(TARGET if id == "laboratorium" else {})}


async def opened(service, id):
    """A class with an own pack and two members, started; gives its entries."""
    made = await service.lobby.create(wire.Create(id, "class", options_of(id), fill="random", per_table=2))
    members = [await service.lobby.join(wire.Join(made.code)) for _ in range(2)]
    host = await Person(service).hello(made.token)
    assert (await host.say("start"))["t"] == "ok"
    return made, members


@pytest.mark.parametrize("id", PACKS)
def test_a_group_with_an_own_pack_comes_back_without_being_judged(id, nobody_judges):
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            made, members = await opened(service, id)
            table = next(iter(service.residency.groups[made.group].tables.values()))
            before = codec.encode(table.game.view(0))
            assert table.game.options.pack == room(id).read_options(options_of(id)).pack
        nobody_judges()
        async with a_service(store=store) as service:
            person = await Person(service).hello(members[0].token)
            table = service.residency.groups[made.group].tables[person.link.table]
            assert codec.encode(table.game.view(0)) == before
            await service.lobby.join(wire.Join(made.code, watch=True))
            await service.lobby.join(wire.Join(made.code))
            host = await Person(service).hello(made.token)
            assert (await host.say("rematch", abandon=True))["t"] == "ok"
        assert service.foreign_texts.options_desk.process.process is None

    asyncio.run(main())


def test_joining_does_not_judge_the_pack(nobody_judges):
    async def main():
        async with a_service() as service:
            made = await service.lobby.create(
                wire.Create("chain-growth", options={"pack": packaged("chain-growth")}, seats_here=1)
            )
            nobody_judges()
            for _ in range(3):
                await service.lobby.join(wire.Join(made.code))
            with pytest.raises(Illegal) as caught:
                await service.lobby.join(wire.Join(made.code))
            assert caught.value.code == "group_full"

    asyncio.run(main())


def test_a_stored_table_opens_even_if_its_pack_would_be_refused_today():
    """An older version may have accepted it: its players go on."""

    async def main():
        store, id = MemoryStore(), "chain-growth"
        async with a_service(store=store) as service:
            made, members = await opened(service, id)
        pack = tomllib.loads(packaged(id))
        pack["monomer"][0]["mass"] = 1
        with pytest.raises(Illegal):
            room(id).read_options({"pack": pack})
        (row,) = await store.tables_of(made.group)
        body = msgspec.json.decode(row.body, type=TableBody)
        odd = msgspec.to_builtins(room(id).known_options({"pack": pack}))
        changed = msgspec.structs.replace(row, body=codec.encode(msgspec.structs.replace(body, options=odd)))
        await store.commit(Batch(tables=[changed]))
        async with a_service(store=store) as service:
            person = await Person(service).hello(members[0].token)
            table = service.residency.groups[made.group].tables[person.link.table]
            assert table.game.options.pack.monomer[0].mass == 1
            assert person.last("now") is not None

    asyncio.run(main())


def test_playing_on_from_a_finished_game_does_not_judge_its_pack_again(nobody_judges):
    async def main():
        async with a_service() as service:
            wish = wire.Create("chain-growth", options={"pack": packaged("chain-growth")}, bots=["random"], start=True)
            made = await service.lobby.create(wish)
            person = await Person(service).hello(made.token)
            await person.play_out()
            nobody_judges()
            service.foreign_texts.close()
            point = wire.PlayOn(made.token, person.link.table, 5, 0)
            again = await service.lobby.create(wire.Create("chain-growth", play_on=point, fill="random"))
            table = next(iter(service.residency.groups[again.group].tables.values()))
            assert len(table.game.moves) >= 5
            assert table.game.options.pack is not None

    asyncio.run(main())
