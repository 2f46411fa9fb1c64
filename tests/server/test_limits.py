"""Limits of messages, requests and connections by seat, group and address; normal use is never limited."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from server.kit import a_class, ask, comes_true, connected, listening

pytestmark = pytest.mark.usefixtures("both_ways")


def test_repeated_requests_for_a_forbidden_thing_end_the_connection():
    async def main():
        async with listening() as app:
            host, (member,) = await a_class(app, 1)
            pupil = await connected(app, member["token"])
            await pupil.until("group")
            for number in range(20):
                await pupil.say({"t": "delete", "n": f"d{number}", "code": host["code"]})
            assert (await pupil.until("bye"))["code"] == "too_many_refused"
            await pupil.until("closed")
            assert pupil.code == 1008

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["act", "try"])
def test_illegal_moves_teach_as_often_as_it_takes(kind):
    async def main():
        async with listening() as app:
            host, (member,) = await a_class(app, 1)
            teacher = await connected(app, host["host"])
            await teacher.command("start")
            pupil = await connected(app, member["token"])
            now = await pupil.until("now")
            action = {"type": "place", "die": "blue", "value": 1, "box": "black-hole"}
            for _ in range(30):
                told = await pupil.command(kind, table=now["table"], ask=now["asks"][0], action=action)
                assert told["t"] == "no"
                assert told["rule"]
            for client in (teacher, pupil):
                await client.close()

    asyncio.run(main())


def test_a_message_has_so_many_keys_at_most():
    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            teacher = await connected(app, host["host"])
            await teacher.until("group")
            for keys, code in ((150, "no_such_table"), (250, "bad_shape")):
                action = {f"k{number}": 0 for number in range(keys)}
                ask_for = {"prompt": 1, "seat": 0}
                told = await teacher.command("act", table="x", ask=ask_for, action=action)
                assert told["code"] == code
            await teacher.close()

    asyncio.run(main())


def test_a_seat_has_one_pace_in_however_many_tabs():
    async def main():
        async with listening(burst=20, pace=0.001, steady=1.0) as app:
            _, (member, other) = await a_class(app, 2)
            tabs = [await connected(app, member["token"]) for _ in range(3)]
            witness = await connected(app, other["token"])
            for client in (*tabs, witness):
                await client.until("group")
            for tab in tabs:
                for _ in range(8):
                    await tab.say({"t": "ping"})
            for tab in tabs[:2]:
                await tab.until("pong")
            assert (await tabs[2].until("no"))["code"] == "slow_down"
            await witness.say({"t": "ping"})
            await witness.until("pong")
            for client in (*tabs, witness):
                await client.close()

    asyncio.run(main())


def test_a_sustained_pace_is_limited_too():
    from labtop.engine.core import Illegal
    from labtop.server.limits import Pace
    from labtop.server.settings import Limits

    pace, now, taken = Pace(Limits(), 0.0), 0.0, 0
    for _ in range(600):  # a minute of ten a second
        now += 0.1
        with contextlib.suppress(Illegal):
            pace.take(now)
            taken += 1
    assert 340 <= taken <= 380  # 180 saved up, 180 that came back
    for _ in range(25):
        with contextlib.suppress(Illegal):
            pace.take(now)
    with pytest.raises(Illegal, match="slow_down"):
        pace.take(now)


@pytest.mark.parametrize("limit", [{"per_group": 2}, {"per_address": 2}])
def test_more_than_a_group_or_an_address_may_have(limit):
    async def main():
        async with listening(**limit) as app:
            host, members = await a_class(app, 3)
            clients = [await connected(app, member["token"]) for member in members]
            assert (await clients[2].until("bye"))["code"] == "too_many_sockets"
            await clients[2].until("closed")
            assert clients[2].code == 1013
            await clients[0].close()
            again = await connected(app, members[2]["token"])
            await again.until("group")
            stream = await ask(app, "GET", "/api/stream", token=host["host"], client=("127.0.0.1", 1))
            assert (stream.status, stream.json()["code"]) == (409, "too_many_sockets")
            for client in (again, clients[1]):
                await client.close()

    asyncio.run(main())


@pytest.mark.parametrize("late", ["pupil", "teacher"])
def test_a_spectator_makes_room_for_a_player_or_a_teacher(late):
    async def main():
        async with listening(per_group=2) as app:
            host, (pupil,) = await a_class(app, 1)
            watching = [
                (await ask(app, "POST", "/api/join", {"code": host["code"], "watch": True})).json() for _ in range(3)
            ]
            there = [await connected(app, one["token"]) for one in watching[:2]]
            for client in there:
                await client.until("group")
            third = await connected(app, watching[2]["token"])
            assert (await third.until("bye"))["code"] == "too_many_sockets"
            player = await connected(app, pupil["token"] if late == "pupil" else host["host"])
            await player.until("group")
            assert await comes_true(lambda: sum(client.reader.done() for client in there) == 1)
            for client in (player, *there):
                await client.close()

    asyncio.run(main())


def test_a_school_is_one_address():
    """99 pupils in a row from one address, every fifth code mistyped: all are in."""

    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            for number in range(99):
                if number % 5 == 0:
                    missed = await ask(app, "POST", "/api/join", {"code": "WRONGCOD"})
                    assert missed.status == 404
                assert (await ask(app, "POST", "/api/join", {"code": host["code"]})).status == 201

    asyncio.run(main())
