"""Fair use: no address takes what others need, and wrong codes do not keep out people with a right one."""

from __future__ import annotations

import asyncio
import json
from time import monotonic

import pytest
from msgspec import structs

from labtop.locales.names import codewords
from labtop.server.settings import Limits
from labtop.stores.memory import MemoryStore
from labtop.tables import keys
from labtop.tables.turns import Turns
from server.kit import BotsHere, NearSocket, a_class, ask, make, opened, play

# ---- codes and keys --------------------------------------------------------------------------------------------------


def test_guessing_codes_is_stopped_by_address_and_in_all():
    async def main():
        async with opened(misses=5, misses_in_all=12.0) as app:
            host, _ = await a_class(app, 0)

            async def guess(address, code="WRONGCOD"):
                return await ask(app, "POST", "/api/join", {"code": code}, client=(address, 1))

            assert [(await guess("10.0.0.1")).status for _ in range(7)] == [404] * 5 + [429] * 2
            refused = await guess("10.0.0.1")
            assert refused.json()["code"] == "too_many_tries"
            assert refused.header("retry-after") == str(refused.json()["params"]["wait"])
            assert (await guess("10.0.0.2", host["code"])).status == 201
            statuses = [(await guess(f"10.0.1.{number}")).status for number in range(9)]
            assert statuses == [404] * 7 + [429] * 2
            key = await ask(
                app, "POST", "/api/reenter", {"code": host["code"], "key": "WRONGKEYXX"}, client=("10.9.9.9", 1)
            )
            assert key.status == 429

    asyncio.run(main())


@pytest.mark.parametrize("who", ["10.0.0.1", "10.0.0.2"])
def test_wrong_codes_do_not_keep_out_people_with_a_right_one(who):
    """Neither at the address they come from, a whole school perhaps, nor elsewhere."""

    async def main():
        async with opened(misses=5, misses_in_all=6.0) as app:
            host, (member,) = await a_class(app, 1)

            async def enter(path, address=who, **body):
                return await ask(app, "POST", path, body, client=(address, 1))

            for address in ["10.0.0.1"] * 6 + ["10.0.0.3"] * 2:
                await enter("/api/join", address, code="WRONGCOD")
            for wrong in ({"code": "WRONGCOD"}, {"code": host["code"], "key": "WRONGKEYXX"}):
                told = await enter("/api/reenter" if "key" in wrong else "/api/join", **wrong)
                assert (told.status, told.json()["code"]) == (429, "too_many_tries")
            code = f"{host['code'][:4]}-{host['code'][4:]}".lower()
            assert (await enter("/api/join", code=code)).status == 201
            assert (await enter("/api/reenter", code=code, key=member["key"])).status == 201
            assert (await enter("/api/reenter", code=code, key=host["host_key"])).status == 201

    asyncio.run(main())


def test_while_somebody_guesses_codes_are_looked_up_slowly_and_each_address_in_turn():
    """So slowly that guessing is hopeless; a right code waits for the tries that are open, and is accepted."""

    async def main():
        async with opened(misses=1, tries=100, word_tries=100) as app:
            host, _ = await a_class(app, 0)
            order = []

            async def enter(address, code):
                told = await ask(app, "POST", "/api/join", {"code": code}, client=(address, 1))
                order.append((address, told.status))

            await enter("10.0.0.1", "WRONGCOD")
            await enter("10.0.0.2", "WRONGCOD")
            order.clear()
            begun = monotonic()
            guessing = [asyncio.create_task(enter("10.0.0.1", "WRONGCOD")) for _ in range(50)]
            await asyncio.sleep(0)
            await enter("10.0.0.2", host["code"])
            assert order[-1] == ("10.0.0.2", 201)
            assert len(order) <= 3, "it waits for the try that is being done, and for one whose turn it is"
            await enter("10.0.0.3", host["code"])
            assert order[-1] == ("10.0.0.3", 201)
            assert not all(task.done() for task in guessing), "who has not used up their tries does not wait"
            await enter("10.0.0.1", host["code"])
            assert order[-1] == ("10.0.0.1", 201)
            await asyncio.gather(*guessing)
            assert {status for address, status in order if address == "10.0.0.1"} == {201, 429}
            assert monotonic() - begun >= 0.5, "fifty at a hundred a second"

    asyncio.run(main())


def test_short_codes_and_keys_of_older_versions_are_not_looked_up_while_somebody_guesses():
    async def main():
        store = MemoryStore()
        async with opened(store) as app:
            await a_class(app, 1)
        ((id, row),) = store.groups.items()
        body = json.loads(row.body)
        body["members"][0]["key"] = keys.hashed("OLDKEYAB")
        store.groups[id] = structs.replace(row, code="OLDCDE", body=json.dumps(body).encode())
        async with opened(store, misses=1) as app:
            for code, key, status in [
                ("OLDCDE", "OLDKEYAB", 201),
                ("OLDCDE", "", 201),
                ("WRONGCOD", "", 404),
                ("OLDCDE", "OLDKEYAB", 429),
                ("OLDCDE", "", 429),
                ("WRONG1", "", 429),
            ]:
                wish = {"code": code, **({"key": key} if key else {})}
                told = await ask(app, "POST", "/api/reenter" if key else "/api/join", wish)
                assert told.status == status, wish

    asyncio.run(main())


def test_codes_and_keys_are_too_long_to_be_guessed():
    """A right code or key is accepted from anybody at any time: it is their number that makes guessing slow."""

    async def main():
        async with opened() as app:
            for kind in ("class", "table"):
                host = (await ask(app, "POST", "/api/groups", {"room": "chem-and-roll", "kind": kind})).json()
                guest = (await ask(app, "POST", "/api/join", {"code": host["code"]})).json()
                if kind == "table":
                    assert len(host["code"]) == keys.CODE
                assert {len(entry[name]) for entry in (host, guest) for name in ("key", "host_key") if entry[name]} == {
                    keys.KEY
                }
            words, a_second = len(codewords()), Limits().word_tries
            assert words * 1000 >= 1_000_000  # as many codes that can be said as numbers of six digits
            assert words * 1000 / a_second > 12 * 3600  # to try them all; a teacher can lock the door meanwhile
            symbols, a_day = len(keys.ALPHABET), 24 * 3600 * Limits().tries
            assert symbols**keys.CODE / 1000 > 20 * a_day  # one of a thousand groups, in twenty days
            assert symbols**keys.KEY / 150 > 200 * 365 * a_day  # one seat of a whole class, in two hundred years

    asyncio.run(main())


# ---- places in memory ------------------------------------------------------------------------------------------------


def test_opening_groups_is_limited():
    async def main():
        async with opened(groups=3) as app:
            wish = {"room": "chem-and-roll"}
            statuses = [(await ask(app, "POST", "/api/groups", wish)).status for _ in range(4)]
            assert statuses == [201, 201, 201, 429]
        async with opened(tables=1) as app:
            wish = {"room": "chem-and-roll", "start": True}
            assert [(await ask(app, "POST", "/api/groups", wish)).status for _ in range(2)] == [201, 503]

    asyncio.run(main())


async def opens(app, address, **wish):
    return await ask(app, "POST", "/api/groups", {"room": "chem-and-roll", **wish}, client=(address, 1))


async def joins(app, address, code, **wish):
    return await ask(app, "POST", "/api/join", {"code": code, **wish}, client=(address, 1))


async def a_big_class(app, address, people):
    """A class in tables of one, all from one address, and its teacher."""
    host = (await opens(app, address, kind="class", per_table=1)).json()
    for _ in range(people):
        assert (await joins(app, address, host["code"])).status == 201
    return host, await NearSocket(app, client=(address, 1)).hello(host["host"])


def test_one_address_cannot_fill_the_server():
    """Classes whose tables start all at once are counted too; other addresses, and classes of theirs, find a place."""

    async def slow_disk(_batch):
        await asyncio.sleep(0.002)

    async def main():
        async with opened(MemoryStore(slow_disk), tables=40) as app:
            teachers = [await a_big_class(app, "10.0.0.1", 9) for _ in range(3)]
            starts = await asyncio.gather(*(teacher.command("start") for _, teacher in teachers))
            assert sorted(told.get("code", "") for told in starts) == ["", "", "share_used"], "9 + 9 of 40, not 27"
            assert tables(app) == 18
            again = next(teacher for (_, teacher), told in zip(teachers, starts, strict=True) if told["t"] == "ok")
            assert (await again.command("rematch", abandon=True))["code"] == "share_used"
            refused = [await opens(app, "10.0.0.1", start=True) for _ in range(4)]
            assert [one.status for one in refused] == [201, 201, 429, 429]
            assert refused[-1].json()["code"] == "share_used"
            _, other = await a_big_class(app, "10.0.0.2", 9)
            assert (await other.command("start"))["t"] == "ok"
            assert (await opens(app, "10.0.0.3", start=True)).status == 201
            for _, teacher in (*teachers, ("", other)):
                await teacher.close()

    asyncio.run(main())


def test_few_addresses_cannot_fill_it_together():
    async def main():
        async with opened(tables=20) as app:
            for address in ("10.0.0.1", "10.0.0.2", "10.0.0.3"):
                while (await opens(app, address, start=True)).status == 201:
                    pass
            assert tables(app) < 20
            assert (await opens(app, "10.0.0.4", start=True)).status == 201
            number = 0
            while (told := await opens(app, f"10.0.1.{number}", start=True)).status == 201:
                number += 1
            assert told.json()["code"] == "house_full"
            assert tables(app) == 20, "the last places are for those who have none"

    asyncio.run(main())


@pytest.mark.parametrize("limit", ["house_groups", "house_members"])
def test_groups_and_people_have_a_share_as_well(limit):
    async def main():
        async with opened(**{limit: 10}) as app:
            statuses = [(await opens(app, "10.0.0.1")).status for _ in range(7)]
            assert statuses == [201] * 5 + [429] * 2
            host = (await opens(app, "10.0.0.2")).json()
            joined = [(await joins(app, f"10.0.1.{number}", host["code"])).status for number in range(4)]
            assert joined == ([201] * 4 if limit == "house_groups" else [201, 429, 429, 429]), (
                "it is that group's share"
            )
            assert (await opens(app, "10.0.0.3")).status == 201

    asyncio.run(main())


def tables(app):
    return sum(len(group.tables) for group in app.service.residency.groups.values())


def test_a_school_with_many_classes_fits_well():
    """Twenty classes of 35 behind one address, a table for each pupil, with the limits that are set by default."""

    async def main():
        async with opened() as app:
            for _ in range(20):
                _, teacher = await a_big_class(app, "10.0.0.1", 35)
                assert (await teacher.command("start"))["t"] == "ok"
                await teacher.close()
            assert tables(app) == 700
            assert (await opens(app, "10.0.0.2", start=True)).status == 201

    asyncio.run(main())


def test_a_class_cannot_be_filled_from_one_address():
    async def main():
        async with opened() as app:
            host = (await opens(app, "10.0.0.1", kind="class", per_table=4)).json()
            statuses = [(await joins(app, "10.0.0.9", host["code"])).status for _ in range(106)]
            assert statuses == [201] * 105 + [429], "a class of 99 behind one address fits"
            assert [(await joins(app, "10.0.0.1", host["code"])).status for _ in range(45)] == [201] * 45
            assert (await joins(app, "10.0.0.2", host["code"])).json()["code"] == "group_full"

    asyncio.run(main())


def test_waiting_to_be_let_in_and_watching_take_places_too():
    async def main():
        async with opened(class_share=0.02) as app:
            for wish in ({"approve": True}, {}):
                host = (await opens(app, "10.0.0.1", kind="class", **wish)).json()
                watch = {} if wish else {"watch": True}
                statuses = [(await joins(app, "10.0.0.9", host["code"], **watch)).status for _ in range(7)]
                assert statuses == [201] * 6 + [429]
                assert (await joins(app, "10.0.0.8", host["code"])).status == 201

    asyncio.run(main())


def test_tables_that_are_read_again_count_for_the_address_that_asks():
    """By whatever request: a group that nobody uses is out of memory, and must not come back without limit."""

    async def main():
        store = MemoryStore()
        async with opened(store, groups=300) as app:
            entries = [(await opens(app, f"10.0.1.{number}", start=True)).json() for number in range(14)]
        async with opened(store, tables=20) as app:

            async def reads(address, entry):
                return await ask(app, "GET", "/api/group/results.json", token=entry["token"], client=(address, 1))

            told = [await reads("10.0.0.1", entry) for entry in entries[:11]]
            assert [one.status for one in told] == [200] * 10 + [429]
            assert told[-1].json()["code"] == "share_used"
            told = NearSocket(app, client=("10.0.0.1", 1))
            await told.hello(entries[11]["token"])
            assert (await told.until("bye"))["code"] == "share_used"
            assert told.code == 1013
            there = await NearSocket(app, client=("10.0.0.2", 1)).hello(entries[11]["token"])
            await there.until("now")
            await there.close()

    asyncio.run(main())


def test_after_a_restart_everybody_finds_their_place_again():
    """In any order: shares that were fair one after the other need not be fair in another order."""

    async def main():
        store = MemoryStore()
        async with opened(store, tables=20) as app:
            many = [(await opens(app, "10.0.0.1", start=True)).json() for _ in range(10)]
            few = [(await opens(app, "10.0.0.2", start=True)).json() for _ in range(5)]
            assert {"token"} <= set(many[-1]) & set(few[-1])
        async with opened(store, tables=20) as app:
            for address, entries in (("10.0.0.2", few), ("10.0.0.1", many)):
                for entry in entries:
                    person = await NearSocket(app, client=(address, 1)).hello(entry["token"])
                    await person.until("now")
                    await person.close()
            assert tables(app) == 15

    asyncio.run(main())


def test_tables_of_bots_alone_are_few_for_one_address():
    async def main():
        async with opened(bot_tables=3) as app:
            wish = {"options": {"mode": "draft"}, "seats_here": 0, "bots": ["random"] * 2, "start": True}

            async def think_for_ever(*_):
                await asyncio.Event().wait()

            app.bots.choose = think_for_ever
            told = [await opens(app, "10.0.0.1", **wish) for _ in range(5)]
            assert [one.status for one in told] == [201] * 3 + [429] * 2
            assert told[-1].json() == {"code": "too_many_bot_tables", "rule": "", "params": {"most": 3}}
            assert (await opens(app, "10.0.0.1", start=True)).status == 201, "with people there may be more"
            assert (await opens(app, "10.0.0.2", **wish)).status == 201

    asyncio.run(main())


def test_bots_of_one_address_do_not_hold_up_those_of_others():
    """Jobs are counted, not seconds: how many others are done while a bot waits."""

    class TakingTurns(BotsHere):
        def __init__(self):
            self.turns = Turns(1)
            self.done = []
            self.waited = {}

        async def choose(self, job, owner):
            before = len(self.done)
            async with self.turns.turn(owner, 10_000):
                await asyncio.sleep(0)  # others come meanwhile
                self.waited.setdefault(owner.source, []).append(len(self.done) - before)
                self.done.append(owner)
                return await super().choose(job, owner)

    async def main():
        app = make()
        bots = app.service.residency.bots = TakingTurns()
        await app.open()
        wish = {"options": {"mode": "draft"}, "bots": ["random"] * 3, "start": True}
        for _ in range(20):
            assert (await opens(app, "10.0.0.1", seats_here=0, **wish)).status == 201
        host = (await opens(app, "10.0.0.2", **wish)).json()
        person = await NearSocket(app, client=("10.0.0.2", 1)).hello(host["token"], host["host"])
        await play(app, host["group"], person, rounds=6)
        await person.close()
        waited = bots.waited
        assert len(waited["10.0.0.2"]) >= 12
        assert max(waited["10.0.0.2"]) <= 2, "one that is being done, and one whose turn it is"
        assert max(waited["10.0.0.1"]) >= 10, "they had to wait for each other"
        groups = {owner.group for owner in bots.done if owner.source == "10.0.0.1"}
        assert len(groups) == 20
        await app.close()

    asyncio.run(main())
