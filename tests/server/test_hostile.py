"""Invalid frames, floods, unfinished requests: their connections end correctly, and others are not affected."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time

import pytest
import websockets

from server.kit import RealSocket, a_class, ask, comes_true, connected, listening, make, opened, play, served

pytestmark = pytest.mark.usefixtures("both_ways")

DEEP = "[" * 100_000
HELLO_FRAMES = [
    ("", "not_json"),
    ("{", "not_json"),
    ("[" * 10_000, "too_deep"),
    ('{"t":"hello","token":NaN}', "not_json"),
    ('{"t":"hello","token":"a","token":"b"}', "not_json"),
    ('{"t":"hello","token":"\\ud800"}', "not_json"),
    ('{"t":"hello","token":"x","admin":1}', "bad_shape"),
    ('{"t":"hello"}', "bad_shape"),
    ('{"t":"hello","token":"' + "x" * 201 + '"}', "bad_shape"),
    ('{"t":"ping"}', "hello_first"),
    ('{"t":"no_such_message"}', "bad_shape"),
    ('{"t":"hello","token":"x"}', "token_unknown"),
    ('{"t":"hello","token":"../../etc/passwd.h.x"}', "token_unknown"),
    ('{"t":"hello","token":"\\u0000.0.\\u0000"}', "token_unknown"),
    (b"\x00\x01", "not_text"),
]


async def witness(app, port):
    """An honest player at another table, who plays during the attack."""
    host, (member,) = await a_class(app, 1)
    teacher = await (await RealSocket.open(port)).hello(host["host"])
    player = await (await RealSocket.open(port)).hello(member["token"])
    assert (await teacher.command("start"))["t"] == "ok"
    return host, member, teacher, player


async def undisturbed(app, host, teacher, player):
    """Still there, and plays to the end."""
    outcome = await asyncio.wait_for(play(app, host["group"], player), 30)
    assert outcome is not None
    assert all(m["t"] not in ("bye", "closed", "no") for m in (*teacher.seen, *player.seen))
    await player.close()
    await teacher.close()


def test_bad_first_frames_end_with_a_reason_and_1008():
    async def main():
        app = make()
        async with served(app) as port:
            host, _, teacher, player = await witness(app, port)
            for frame, code in HELLO_FRAMES:
                client = await RealSocket.open(port)
                await client.socket.send(frame)
                assert (await client.until("no"))["code"] == code, frame
                assert (await client.until("bye"))["code"] == code
                await client.until("closed")
                assert client.code == 1008
            await undisturbed(app, host, teacher, player)
            assert await comes_true(lambda: not app.connections.all)

    asyncio.run(main())


@pytest.mark.parametrize(
    "frame", ["x" * (16 * 2**20), DEEP, b"\x00" * 70_000], ids=["16 MiB", "10^5 brackets", "binary"]
)
def test_frames_beyond_the_limit_end_with_1009(frame):
    async def main():
        app = make()
        async with served(app) as port:
            host, _, teacher, player = await witness(app, port)
            for hello in (False, True):
                client = await RealSocket.open(port)
                if hello:
                    await client.hello(host["wall"])
                    await client.until("group")
                with contextlib.suppress(websockets.ConnectionClosed):
                    await client.socket.send(frame)
                await client.until("closed")
                assert client.code == 1009
            await undisturbed(app, host, teacher, player)

    asyncio.run(main())


def test_a_message_in_many_fragments_is_still_one_message():
    async def main():
        app = make()
        async with served(app) as port:
            client = await RealSocket.open(port)
            with contextlib.suppress(websockets.ConnectionClosed):
                await client.socket.send(["x" * 1000] * 100)
            await client.until("closed")
            assert client.code == 1009

    asyncio.run(main())


def test_bad_messages_are_told_and_twenty_of_them_end_it():
    async def main():
        app = make()
        async with served(app) as port:
            host, _, teacher, player = await witness(app, port)
            client = await (await RealSocket.open(port)).hello(host["wall"])
            bad = [
                "{",
                "[]",
                '{"t":"ping","x":1}',
                '{"t":"hello","token":"x"}',
                "[" * 5000,
                b"\x00",
                "7",
                '{"t":"ping"',
                '"',
            ]
            codes = [
                "not_json",
                "bad_shape",
                "bad_shape",
                "hello_twice",
                "too_deep",
                "not_text",
                "bad_shape",
                "not_json",
                "not_json",
            ]
            for frame, code in zip(bad, codes, strict=True):
                await client.socket.send(frame)
                told = await client.until("no")
                assert (told["n"], told["code"]) == ("", code)
            for _ in range(11):
                await client.socket.send("{")
            assert (await client.until("bye"))["code"] == "too_many_refused"
            await client.until("closed")
            assert client.code == 1008
            await undisturbed(app, host, teacher, player)

    asyncio.run(main())


def test_no_hello_in_time():
    async def main():
        app = make(hello_seconds=0.2)
        async with served(app) as port:
            client = await RealSocket.open(port)
            assert (await client.until("bye"))["code"] == "no_hello"
            await client.until("closed")
            assert client.code == 1008

    asyncio.run(main())


def test_a_flood_is_slowed_down_then_ended_and_nobody_else_feels_it():
    async def main():
        app = make(burst=20, pace=10.0, steady=3.0)
        async with served(app) as port:
            host, _, teacher, player = await witness(app, port)
            flood = await (await RealSocket.open(port)).hello(host["wall"])
            await flood.until("group")
            for _ in range(60):
                with contextlib.suppress(websockets.ConnectionClosed):
                    await flood.say({"t": "ping"})
            await flood.until("closed")
            kinds = [m.get("code", m["t"]) for m in flood.seen]
            assert 20 <= kinds.count("pong") <= 25
            assert kinds.count("slow_down") == 20
            assert kinds[-2:] == ["too_many_refused", "closed"]
            begun = time.monotonic()
            assert await play(app, host["group"], player, rounds=5) is None
            assert time.monotonic() - begun < 5
            for client in (player, teacher):
                await client.close()

    asyncio.run(main())


# ---- connections that never become one -------------------------------------------------------------------------------


HEAD_SECONDS = 8.0


def test_half_open_connections_keep_nobody_out_and_are_closed():
    async def main():
        app = make(head_seconds=HEAD_SECONDS)
        async with served(app) as port:
            held = []
            for number in range(500):
                half = socket.create_connection(("127.0.0.1", port))
                half.setblocking(False)
                if number % 2:
                    half.send(b"POST /api/join HTTP/1.1\r\nHost: local")
                held.append(half)
                if number % 50 == 0:
                    await asyncio.sleep(0)
            begun = time.monotonic()
            host, _, teacher, player = await witness(app, port)
            assert time.monotonic() - begun < HEAD_SECONDS, "waited until the others were thrown out"
            await undisturbed(app, host, teacher, player)
            await asyncio.sleep(HEAD_SECONDS + 0.2)
            closed = 0
            for half in held:
                with contextlib.suppress(BlockingIOError):
                    try:
                        closed += half.recv(100) == b""
                    except ConnectionResetError:
                        closed += 1
                half.close()
            assert closed == 500

    asyncio.run(main())


def test_a_slow_second_request_on_a_kept_connection_is_closed_too():
    async def main():
        app = make(head_seconds=0.5)
        async with served(app) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            await reader.readexactly(len(b'{"ok":true}'))
            writer.write(b"GET /health HTTP/1.1\r\nHo")
            with contextlib.suppress(ConnectionResetError):
                assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()

    asyncio.run(main())


# ---- how many --------------------------------------------------------------------------------------------------------


def test_a_fourth_connection_of_a_seat_ends_the_oldest():
    async def main():
        async with listening() as app:
            host, (member,) = await a_class(app, 1)
            first, *others = [await connected(app, member["token"]) for _ in range(4)]
            assert (await first.until("bye"))["code"] == "replaced"
            await first.until("closed")
            for client in others:
                await client.until("group")
                await client.say({"t": "ping"})
                await client.until("pong")
                await client.close()
            assert await comes_true(lambda: not app.connections.all)
            assert not app.connections.by_seat
            assert not app.connections.by_group
            assert not app.connections.by_address
            assert not app.service.residency.groups[host["group"]].links

    asyncio.run(main())


def test_a_stream_that_is_not_ours():
    async def main():
        async with opened() as app:
            for headers in ([], [("Labtop-Stream", "x")], [("Labtop-Stream", "é")]):
                answer = await ask(app, "POST", "/api/say", {"t": "ping"}, headers=headers)
                assert (answer.status, json.loads(answer.body)["code"]) == (404, "stream_unknown")

    asyncio.run(main())
