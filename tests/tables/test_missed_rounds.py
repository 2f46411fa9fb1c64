"""A latecomer of a class chooses for the rounds that were filled in."""

from __future__ import annotations

import asyncio

import msgspec

from labtop.engine import codec
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from tables.kit import Person, a_service
from tables.test_empty_seats import answer, round_is, table_of
from tables.test_latecomers import come, own_seat, sitting, two_rounds


def choices_of(service, past):
    """The legal answers to the question of a round before, the last one first: another one than the idle answer."""
    group = next(iter(service.residency.groups.values()))
    table = group.tables[past["table"]]
    ask = past["asks"][0]
    told = table.game.redone(past["seat"], service.chosen, halts=True)
    assert len(told.filled) == past["at"]
    return table.game.room.rules.legal(told.state, told.state.stack[-1], ask["seat"])[::-1]


async def redo(late, answers, **fields):
    table, seat = late.link.table, own_seat(late)
    return await late.say("redo", table=table, seat=seat, answers=[msgspec.to_builtins(a) for a in answers], **fields)


async def redone(service, late):
    """Chooses for all rounds before; gives the choices."""
    service.chosen = []
    answer = await redo(late, [])
    while answer["t"] == "past":
        service.chosen = [*service.chosen, choices_of(service, answer)[0]]
        answer = await redo(late, service.chosen)
    assert answer["t"] == "ok", answer
    return service.chosen


def test_a_latecomer_chooses_for_the_rounds_before():
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry, host, _, pupils = await two_rounds(service)
            newcomer, late = await come(service, entry)
            table = table_of(host)
            filled = [move.action for move in table.game.moves if move.seat == 3]
            others = [move for move in table.game.moves if move.seat != 3]
            first = await redo(late, [])
            assert (first["t"], first["at"], first["of"], first["public"]["round"]) == ("past", 0, 2, 1)
            assert len(store.log[table.id]) == table.log.seq, "looking writes nothing"
            chosen = await redone(service, late)
            assert chosen != filled
            assert [move.action for move in table.game.moves if move.seat == 3] == chosen
            assert [move for move in table.game.moves if move.seat != 3] == others
            assert "idle" not in late.last("now"), "the choices are their own"
            assert sitting(late, newcomer.name)["joined_round"] == 3, "they still came in round 3"
            assert not table.log.attendance.away(3)
            assert (await redo(late, chosen))["code"] == "closed", "once"
            await answer([*pupils, late])
            assert await round_is(host, 4)
            known = codec.dump(table.game.state), table.log.attendance.given, table.log.drops
        async with a_service(store=store) as service:
            host = await Person(service).hello(entry.host)
            await Person(service).hello(newcomer.token)
            table = table_of(host)
            assert (codec.dump(table.game.state), table.log.attendance.given, table.log.drops) == known

    asyncio.run(main())


def test_the_last_choice_sent_again_counts_once():
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry, host, _, _ = await two_rounds(service)
            _, late = await come(service, entry)
            service.chosen = []
            for _ in range(2):
                service.chosen = [*service.chosen, choices_of(service, await redo(late, service.chosen))[0]]
            given = [msgspec.to_builtins(action) for action in service.chosen]
            message = wire.Redo(late.link.table, "again", 3, [msgspec.Raw(codec.encode(one)) for one in given])
            for times in (1, 2):
                await service.handle(late.link, message)
                heard = [one for one in late.got if one.get("n") == "again"]
                assert await late.until(
                    lambda n=times: len([m for m in late.got if m.get("n") == "again"]) == n or None
                )
            heard = [one for one in late.got if one.get("n") == "again"]
            assert [one["t"] for one in heard] == ["ok", "ok"]
            assert heard[0]["v"] == heard[1]["v"] == len(store.log[table_of(host).id])

    asyncio.run(main())


def test_a_choice_that_is_not_legal_is_refused_with_its_reason():
    async def main():
        async with a_service() as service:
            entry, host, _, _ = await two_rounds(service)
            _, late = await come(service, entry)
            table = table_of(host)
            before = codec.dump(table.game.state), table.log.seq
            wrong = {"type": "place", "die": "yellow", "value": 0, "box": "line-1"}
            wrong["value"] = (await redo(late, []))["public"]["dice"][3]
            asked = {"table": table.id, "seat": 3}
            for tries in (True, False):
                said = await late.say("redo", **asked, answers=[wrong], tries=tries)
                assert (said["t"], said["code"]) == ("no", "catalyst_does_not_react")
            service.chosen = []
            good = choices_of(service, await redo(late, []))[0]
            assert (await redo(late, [good, good, good], tries=True))["code"] == "closed", "more than there are rounds"
            assert (await redo(late, [good], tries=True))["t"] == "fits"
            assert (codec.dump(table.game.state), table.log.seq) == before

    asyncio.run(main())


def test_only_who_came_late_and_has_not_chosen_yet():
    async def main():
        async with a_service() as service:
            entry, host, _, pupils = await two_rounds(service)
            _, late = await come(service, entry)
            assert (await redo(pupils[0], []))["code"] == "closed"
            said = await pupils[0].say("redo", table=late.link.table, seat=3, answers=[])
            assert said["code"] == "not_your_seat"
            assert (await host.say("redo", table=late.link.table, seat=3, answers=[]))["code"] == "not_allowed"
            await host.say("pause", on=True)
            assert (await redo(late, []))["code"] == "paused"
            await host.say("pause", on=False)
            await answer([late])
            assert (await redo(late, []))["code"] == "closed", "they play on already"

    asyncio.run(main())


def test_choosing_for_a_round_before_is_a_sign_of_life():
    """The teacher's screen does not call somebody stuck who is choosing."""

    async def main():
        async with a_service() as service:
            entry, host, _, _ = await two_rounds(service)
            _, late = await come(service, entry)
            table = table_of(host)
            table.efforts.now = lambda: 1_700_000_100.0
            quiet = [one.quiet for one in table.efforts.told(table.id, [0, 3])]
            assert quiet == [100.0, 100.0]
            await redo(late, [])
            assert [one.quiet for one in table.efforts.told(table.id, [0, 3])] == [100.0, 0.0]

    asyncio.run(main())


def test_a_round_that_closes_meanwhile_is_filled_in():
    """Nobody waits for somebody who chooses for the rounds before; what was idle is idle on the new sheet."""

    async def main():
        async with a_service() as service:
            entry, host, _, pupils = await two_rounds(service)
            newcomer, late = await come(service, entry)
            assert (await redo(late, []))["t"] == "past"
            await answer(pupils)
            await host.say("close_round", table=table_of(host).id)
            assert await round_is(host, 4)
            chosen = await redone(service, late)
            table = table_of(host)
            assert [move.action for move in table.game.moves if move.seat == 3][:2] == chosen
            assert table.log.attendance.missed(3) == 1
            assert late.last("now")["idle"] == 1
            await answer([*pupils, late])
            assert await round_is(host, 5)
            assert sitting(late, newcomer.name)["joined_round"] == 3

    asyncio.run(main())
