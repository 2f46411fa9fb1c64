"""A latecomer of a class gets a seat at once: a new one, whose rounds so far are filled in, or a bot's."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables.game_log import Line
from tables.kit import Person, a_service
from tables.test_empty_seats import answer, asked, begun, round_is, table_of


async def come(service, entry, **wish):
    joined = await service.lobby.join(wire.Join(entry.code, **wish))
    return joined, await Person(service).hello(joined.token)


def own_seat(person):
    return person.last("now")["seat"]


def names_at(person):
    return [seat["name"] for seat in person.last("group")["tables"][0]["seats"]]


def sitting(person, name):
    return next(seat for seat in person.last("group")["tables"][0]["seats"] if seat["name"] == name)


async def two_rounds(service, count=3):
    entry, host, joined, pupils = await begun(service, count, count)
    for number in (2, 3):
        await answer(pupils)
        assert await round_is(host, number)
    return entry, host, joined, pupils


def test_somebody_who_comes_in_round_three_plays_round_three():
    async def main():
        async with a_service() as service:
            entry, host, _, pupils = await two_rounds(service)
            joined, late = await come(service, entry)
            assert own_seat(late) == 3
            assert late.last("now")["idle"] == 2, "two rounds were filled in"
            assert asked(late)["kind"] == "choose"
            assert sitting(late, joined.name)["joined_round"] == 3
            assert await host.until(lambda: joined.name in names_at(host) or None)
            await answer(pupils)
            await asyncio.sleep(0.1)
            assert table_of(host).shown.waiting == [3], "the round waits for the newcomer too"
            await answer([late])
            assert await round_is(host, 4)
            assert "idle" not in late.last("now")
            assert sitting(late, joined.name)["joined_round"] == 3

    asyncio.run(main())


def test_the_others_notice_nothing_but_a_new_name():
    """Their questions, their sheets and what they have sealed stay; the name arrives before the picture."""

    async def main():
        async with a_service() as service:
            entry, host, _, pupils = await two_rounds(service)
            before = [pupil.last("now") for pupil in pupils]
            await answer(pupils[:1])
            sealed = await pupils[0].until(lambda: pupils[0].last("tick"))
            assert sealed["chosen"] == [0]
            joined, _ = await come(service, entry)
            for pupil, old in zip(pupils[1:], before[1:], strict=True):
                assert await pupil.until(lambda pupil=pupil, old=old: pupil.last("now")["v"] > old["v"] or None)
                new = pupil.last("now")
                assert (new["asks"], new["menus"], new["private"]) == (old["asks"], old["menus"], old["private"])
                kinds = [m["t"] for m in pupil.got if m["t"] == "now" or joined.name in str(m)]
                assert kinds[-2:] == ["group", "now"]
            assert table_of(host).shown.chosen == [0], "an answer that was sealed stays sealed"

    asyncio.run(main())


def test_a_late_join_survives_a_restart():
    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry, host, joined, pupils = await two_rounds(service)
            newcomer, late = await come(service, entry)
            await answer([late])
            table = table_of(host)
            known = codec.dump(table.game.state), table.log.attendance.given
        async with a_service(store=store) as service:
            late = await Person(service).hello(newcomer.token)
            host = await Person(service).hello(entry.host)
            table = table_of(host)
            assert (codec.dump(table.game.state), table.log.attendance.given) == known
            assert own_seat(late) == 3
            assert sitting(late, newcomer.name)["joined_round"] == 3
            pupils = [await Person(service).hello(one.token) for one in joined]
            await answer(pupils)
            assert await round_is(host, 4), "what the newcomer chose before the restart counts"
            await answer([*pupils, late])
            assert await round_is(host, 5)

    asyncio.run(main())


def test_the_log_says_what_was_filled_in():
    """So that a later version, whose idle answer may be another one, reads the same game."""

    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry, host, _, _ = await two_rounds(service)
            joined, _ = await come(service, entry)
            rows = store.log[table_of(host).id]
            line = msgspec.json.decode(rows[-1].body, type=Line)
            assert (line.by, line.comes, line.sits) == ("comes", joined.member, None)
            moves = [move for move in table_of(host).game.moves if move.seat == 3]
            assert [table_of(host).log.reader.decode(raw) for raw in line.filled] == [move.action for move in moves]

    asyncio.run(main())


class Torn(MemoryStore):
    """A store that fails when it is told to."""

    def __init__(self):
        super().__init__()
        self.broken = False

    async def commit(self, batch):
        if self.broken and batch.log:
            raise Unavailable("torn")
        await super().commit(batch)


def test_a_disk_that_fails_seats_them_at_the_next_hello(monkeypatch):
    monkeypatch.setattr("labtop.tables.table.RETRY", 0.01)

    async def main():
        store = Torn()
        async with a_service(store=store) as service:
            entry, host, _, _ = await two_rounds(service)
            store.broken = True
            joined, early = await come(service, entry)
            assert early.last("now")["seat"] is None
            assert table_of(host).game.seats == 3, "nothing is played that is not on disk"
            store.broken = False
            late = await Person(service).hello(joined.token)
            assert own_seat(late) == 3

    asyncio.run(main())


def test_many_come_at_once():
    async def main():
        async with a_service() as service:
            entry, host, _, pupils = await two_rounds(service)
            joined = await asyncio.gather(*(service.lobby.join(wire.Join(entry.code)) for _ in range(20)))
            late = await asyncio.gather(*(Person(service).hello(one.token) for one in joined))
            assert sorted(own_seat(one) for one in late) == list(range(3, 23))
            await answer([*pupils, *late])
            assert await round_is(host, 4)

    asyncio.run(main())


def test_a_second_device_gets_no_second_seat():
    async def main():
        async with a_service() as service:
            entry, host, _, _ = await two_rounds(service)
            joined, one = await come(service, entry)
            other = await Person(service).hello(joined.token)
            assert own_seat(one) == own_seat(other) == 3
            assert table_of(host).game.seats == 4

    asyncio.run(main())


def test_the_door_can_be_locked():
    async def main():
        async with a_service() as service:
            entry, host, _, _ = await two_rounds(service)
            assert (await host.say("lock", on=True))["t"] == "ok"
            with pytest.raises(Illegal, match="lobby_locked"):
                await service.lobby.join(wire.Join(entry.code))

    asyncio.run(main())


def test_a_person_who_waits_for_approval_sits_down_when_let_in():
    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll", kind="class", approve=True))
            first = await service.lobby.join(wire.Join(entry.code))
            host = await Person(service).hello(entry.host)
            pupil = await Person(service).hello(first.token)
            await host.say("approve", member=first.member)
            await host.say("start")
            joined, late = await come(service, entry)
            assert late.last("now") is None
            assert table_of(host).game.seats == 1
            await host.say("approve", member=joined.member)
            assert await late.until(lambda: late.last("now"))
            assert own_seat(late) == 1
            assert pupil.last("now")["seat"] == 0

    asyncio.run(main())


def test_at_small_tables_a_bots_seat_is_taken_over():
    """Four at two tables of three: two seats for latecomers, without a round to fill in; the next one has none."""

    async def main():
        store = MemoryStore()
        async with a_service(store=store) as service:
            entry = await service.lobby.create(wire.Create("chain-growth", kind="class", per_table=3))
            joined = [await service.lobby.join(wire.Join(entry.code)) for _ in range(4)]
            host = await Person(service).hello(entry.host)
            for one in joined:
                await Person(service).hello(one.token)
            await host.say("start")
            group = service.residency.groups[entry.group]
            small = group.tables[group.newest()[1]]
            assert small.log.seats.bots() == [1, 2]
            first, late = await come(service, entry)
            assert (late.link.table, own_seat(late)) == (small.id, 1)
            assert sitting(late, first.name).get("joined_round") is None
            second, later = await come(service, entry)
            assert own_seat(later) == 2
            third, outside = await come(service, entry)
            now = outside.last("now")
            assert (now["seat"], now["private"], now.get("asks", [])) == (None, None, []), "the fourth only watches"
            await outside.say("history", table=outside.link.table)
            assert outside.last("story") is not None
            other = next(id for id in group.newest() if id != outside.link.table)
            assert (await outside.say("history", table=other))["code"] == "no_such_table"
            await host.say("remove", member=second.member)
            assert await outside.until(lambda: small.log.seats.bots() or None)
            again = await Person(service).hello(third.token)
            assert own_seat(again) == 2, "a seat that becomes free is taken at the next hello"
        async with a_service(store=store) as service:
            late = await Person(service).hello(first.token)
            group = service.residency.groups[entry.group]
            holders = group.tables[group.newest()[1]].log.seats.holders
            assert [holder.member for holder in holders] == [joined[3].member, first.member, third.member]
            assert late.last("now")["seat"] == 1

    asyncio.run(main())


def test_after_the_game_they_wait_for_the_next_one():
    async def main():
        async with a_service() as service:
            entry, host, _, pupils = await begun(service, 2, 2)
            await played(host, pupils, None)
            assert await host.until(lambda: table_of(host).shown.over or None)
            _, late = await come(service, entry)
            assert late.last("now") is None
            assert (await host.say("rematch"))["t"] == "ok"
            assert await late.until(lambda: late.last("now"))
            assert sitting(late, late.last("group")["members"][0]["name"]).get("joined_round") is None

    asyncio.run(main())


def test_a_friends_table_stays_as_it_is():
    """At an online table people know each other and agree when to begin again."""

    async def main():
        async with a_service() as service:
            entry = await service.lobby.create(wire.Create("chem-and-roll"))
            other = await service.lobby.join(wire.Join(entry.code))
            host = await Person(service).hello(entry.token, entry.token)
            await Person(service).hello(other.token)
            await host.say("start")
            _, late = await come(service, entry)
            assert late.last("now") is None
            assert table_of(host).game.seats == 2

    asyncio.run(main())


def test_a_full_table_takes_nobody():
    async def main():
        async with a_service() as service:
            _, host, _, _ = await begun(service, 2, 2)
            entry = service.residency.groups[host.link.group]
            table = table_of(host)
            for _ in range(97):
                table.log.game.admit()
                table.log.seats.sit_down(-5, None)
            with pytest.raises(Illegal, match="seats_out_of_range"):
                table.log.game.admit()
            assert service.admission.latecomers.place_for(entry, entry.body.members[0]) is None

    asyncio.run(main())


# ---- who was away ----------------------------------------------------------------------------------------------------


async def played(host, pupils, away, rounds=20):
    """Everybody plays but one, for whom the teacher closes each round."""
    for number in range(1, rounds + 1):
        await answer([pupil for pupil in pupils if pupil is not away])
        if away is not None:
            await host.say("close_round", table=table_of(host).id)
        if number < 20:
            assert await round_is(host, number + 1)


def test_a_person_who_was_away_is_ranked_apart():
    async def main():
        async with a_service() as service:
            entry, host, joined, pupils = await begun(service, 3, 3)
            await played(host, pupils, pupils[1])
            now = await pupils[0].until(lambda: (n := pupils[0].last("now"))["outcome"] and n)
            assert now["places"][1] is None
            assert sorted(place for place in now["places"] if place is not None) in ([1, 2], [1, 1])
            rows = await service.archive.results(entry.host)
            assert [(row.away, row.missed, row.place is None) for row in rows] == [
                (False, 0, False), (True, 20, True), (False, 0, False),
            ]  # fmt: skip
            assert rows[1].score is not None, "the score stays"
            await asyncio.sleep(0.5)
            assert sitting(host, joined[1].name)["away"] is True

    asyncio.run(main())


def test_one_closed_round_is_told_and_forgiven():
    """The phone says what was done; the place stays."""

    async def main():
        async with a_service() as service:
            _, host, _, pupils = await begun(service, 2, 2)
            await played(host, pupils, pupils[1], rounds=1)
            now = await pupils[1].until(lambda: (n := pupils[1].last("now")).get("idle") and n)
            assert now["idle"] == 1
            assert "idle" not in pupils[0].last("now")
            await answer(pupils)
            assert await round_is(host, 3)
            assert "idle" not in pupils[1].last("now")
            table = table_of(host)
            assert table.log.attendance.missed(1) == 1
            assert table.log.away() == [False, False]

    asyncio.run(main())


def test_a_round_taken_back_is_not_missed():
    async def main():
        async with a_service() as service:
            _, host, _, pupils = await begun(service, 2, 2)
            await played(host, pupils, pupils[1], rounds=1)
            log = table_of(host).log
            assert log.attendance.missed(1) == 1
            log.drop([number for number, move in enumerate(log.game.moves) if number >= 1])
            assert log.attendance.missed(1) == 0

    asyncio.run(main())
