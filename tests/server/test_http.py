"""HTTP as raw bytes over a socket: the behaviour of uvicorn, h11 and the application together."""

from __future__ import annotations

import asyncio
import json
import socket

import pytest

from labtop.server import run
from server.kit import KEY, a_class, ask, comes_true, connected, listening, opened
from server.raw import PING, TEXT, Caller, RawSocket, frame, request

pytestmark = pytest.mark.usefixtures("both_ways")

HEALTH = b'{"ok":true}'


def test_requests_one_after_the_other_and_all_at_once():
    async def main():
        async with listening() as app, Caller(app) as caller:
            for number in (1, 2):
                caller.say(request("GET /health HTTP/1.1"))
                assert await comes_true(lambda number=number: caller.got.count(HEALTH) == number)
            caller.say(request("GET /health HTTP/1.1") * 3)
            assert await comes_true(lambda: caller.got.count(HEALTH) == 5), caller.got
            assert caller.got.count(b"HTTP/1.1 200 OK") == 5
            assert not caller.ended
            for byte in request("GET /health HTTP/1.1"):
                caller.say(bytes([byte]))
            assert await comes_true(lambda: caller.got.count(HEALTH) == 6)

    asyncio.run(main())


def test_the_end_of_a_connection_is_the_callers_wish():
    async def main():
        async with listening() as app:
            for line, header in (("GET /health HTTP/1.1", "Connection: close"), ("GET /health HTTP/1.0", "X: y")):
                async with Caller(app) as caller:
                    caller.say(request(line, header))
                    await caller.until(HEALTH)
                    assert await comes_true(lambda caller=caller: caller.ended)
            assert await comes_true(lambda: not app.server.server_state.connections)

    asyncio.run(main())


def test_a_head_request_gets_no_body():
    async def main():
        async with listening() as app, Caller(app) as caller:
            caller.say(request("HEAD /health HTTP/1.1"))
            head = await caller.until(b"\r\n\r\n")
            assert f"content-length: {len(HEALTH)}".encode() in head.lower()
            assert head.endswith(b"\r\n\r\n")
            caller.say(request("GET /health HTTP/1.1"))
            await caller.until(HEALTH)

    asyncio.run(main())


def test_a_client_that_waits_to_be_told_to_go_on_is_told():
    async def main():
        async with listening() as app, Caller(app) as caller:
            body = json.dumps({"room": "chem-and-roll"}).encode()
            whole = request("POST /api/groups HTTP/1.1", "Expect: 100-continue", body=body)
            caller.say(whole[: -len(body)])
            await caller.until(b"HTTP/1.1 100 Continue\r\n")
            caller.say(body)
            await caller.until(b"HTTP/1.1 201")

    asyncio.run(main())


@pytest.mark.parametrize(
    ("nonsense", "status"),
    [
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", None),
        (b"GARBAGE\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000, b"400"),
    ],
)
def test_what_is_not_http_is_told_in_a_line_and_ended(nonsense, status):
    async def main():
        async with listening(head_seconds=0.2) as app, Caller(app) as caller:
            caller.say(nonsense)
            assert await comes_true(lambda: caller.ended)
            assert caller.got.startswith(b"HTTP/1.1 " + status if status else b"")
            assert await comes_true(lambda: not app.server.server_state.connections)

    asyncio.run(main())


@pytest.mark.parametrize(
    "wrong",
    [
        ("Sec-WebSocket-Version", "8"),
        ("Sec-WebSocket-Key", "short"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=!"),
    ],
)
def test_a_handshake_that_is_none(wrong):
    async def main():
        async with listening() as app, Caller(app) as caller:
            usual = {
                "Upgrade": "websocket",
                "Connection": "Upgrade",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": KEY,
            }
            headers = [f"{name}: {value}" for name, value in (usual | dict([wrong])).items()]
            caller.say(request("GET /api/socket HTTP/1.1", *headers))
            told = await caller.until(b"bad_handshake")
            assert told.startswith(b"HTTP/1.1 400")
            assert b"sec-websocket-version: 13" in told.lower()
            caller.say(request("GET /health HTTP/1.1"))
            await caller.until(HEALTH)

    asyncio.run(main())


def test_messages_right_behind_the_handshake_are_heard():
    """A client need not wait for the answer to the handshake before it says hello."""

    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            hello = frame(TEXT, json.dumps({"t": "hello", "token": host["wall"]}).encode())
            raw = await RawSocket.open(app.port, early=hello)
            assert (await raw.text("group"))["role"] == "wall"
            await raw.end()

    asyncio.run(main())


def test_a_head_that_drips_is_cut_off():
    """Each byte alone is in time; the whole head is not."""

    async def main():
        async with listening(head_seconds=0.4) as app, Caller(app) as caller:
            for byte in request("GET /health HTTP/1.1")[:-1]:
                if caller.ended:
                    break
                caller.say(bytes([byte]))
                await asyncio.sleep(0.05)
            assert caller.ended
            assert caller.got == b""

    asyncio.run(main())


@pytest.mark.parametrize(("peer", "believed"), [("127.0.0.1", True), ("10.0.0.9", False)])
def test_only_a_proxy_on_this_machine_is_believed(peer, believed):
    async def main():
        async with opened(misses=1) as app:
            for number in range(3):
                forwarded = [("X-Forwarded-For", f"10.0.0.1, 10.1.1.{number}"), ("X-Forwarded-Proto", "https")]
                told = await ask(app, "POST", "/api/join", {"code": "WRONGCOD"}, headers=forwarded, client=(peer, 1))
                assert told.status == (404 if believed or not number else 429)
                assert (told.header("strict-transport-security") is not None) == believed

    asyncio.run(main())


def test_sockets_behind_a_proxy_are_counted_by_the_address_it_tells():
    async def main():
        async with listening() as app:
            raw = await RawSocket.open(app.port, [("X-Forwarded-For", "10.0.0.1, 10.1.1.7")])
            assert await comes_true(lambda: app.connections.all)
            assert set(app.connections.by_address) == {"10.1.1.7"}
            await raw.end()

    asyncio.run(main())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, run.loop_factory()])
def test_small_packets_are_not_held_back(loop):
    """Otherwise the kernel keeps a small message until the one before is confirmed, which may take 40 ms or more."""

    async def main():
        async with listening() as app, Caller(app):
            assert await comes_true(lambda: app.server.server_state.connections)
            (there,) = app.server.server_state.connections
            accepted = there.transport.get_extra_info("socket")
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(main())


def test_a_silent_peer_is_asked_and_then_given_up():
    async def main():
        async with listening(ping_seconds=0.1, dead_seconds=0.35) as app:
            host, _ = await a_class(app, 0)
            there = await connected(app, host["wall"])
            silent = await RawSocket.open(app.port)
            await silent.hello(host["wall"])
            kinds = []
            while (found := await silent.frame()) is not None:
                kinds.append(found[0])
            assert PING in kinds
            assert await comes_true(lambda: len(app.connections.all) == 1)
            await asyncio.sleep(0.6)
            await there.say({"t": "ping"})
            await there.until("pong")
            await silent.end()
            await there.close()

    asyncio.run(main())
