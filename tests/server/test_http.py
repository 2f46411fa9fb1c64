"""HTTP as it comes over the wire, byte by byte: what h11 and we make of it together."""

from __future__ import annotations

import asyncio
import json

import pytest

from labtop.server.http import Http
from server.kit import HOST, NearSocket, NearTransport, a_class, comes_true, opened

HEALTH = b'{"ok":true}'


class Caller:
    """A connection without a library in between."""

    def __init__(self, app, peer=("10.0.0.1", 1)):
        self.got = b""
        self.ended = False
        self.transport = NearTransport(self, peer)
        self.transport.protocol = Http(app)
        self.transport.protocol.connection_made(self.transport)

    def heard(self, data):
        self.got += data

    def lost(self):
        self.ended = True

    def say(self, data):
        self.transport.protocol.data_received(data)

    async def until(self, found):
        assert await comes_true(lambda: found in self.got), self.got
        return self.got


def request(line, *headers, body=b""):
    head = [line, f"Host: {HOST.decode()}", *headers, *([f"Content-Length: {len(body)}"] if body else [])]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def test_requests_one_after_the_other_and_all_at_once():
    async def main():
        async with opened() as app:
            caller = Caller(app)
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
        async with opened() as app:
            for line, header in (("GET /health HTTP/1.1", "Connection: close"), ("GET /health HTTP/1.0", "X: y")):
                caller = Caller(app)
                caller.say(request(line, header))
                await caller.until(HEALTH)
                assert await comes_true(lambda caller=caller: caller.ended)
            assert not app.door.connections

    asyncio.run(main())


def test_a_head_without_its_body_for_who_asks_so():
    async def main():
        async with opened() as app:
            caller = Caller(app)
            caller.say(request("HEAD /health HTTP/1.1"))
            head = await caller.until(b"\r\n\r\n")
            assert f"content-length: {len(HEALTH)}".encode() in head.lower()
            assert head.endswith(b"\r\n\r\n")
            caller.say(request("GET /health HTTP/1.1"))
            await caller.until(HEALTH)

    asyncio.run(main())


def test_who_waits_to_be_told_to_go_on_is_told():
    async def main():
        async with opened() as app:
            caller, body = Caller(app), json.dumps({"room": "chem-and-roll"}).encode()
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
        (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 40_000, b"431"),
    ],
)
def test_what_is_not_http_is_told_in_a_line_and_ended(nonsense, status):
    async def main():
        async with opened(head_seconds=0.2) as app:
            caller = Caller(app)
            caller.say(nonsense)
            assert await comes_true(lambda: caller.ended)
            assert caller.got.startswith(b"HTTP/1.1 " + status if status else b"")
            assert not app.door.connections

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
        async with opened() as app:
            usual = {
                "Upgrade": "websocket",
                "Connection": "Upgrade",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            }
            headers = [f"{name}: {value}" for name, value in (usual | dict([wrong])).items()]
            caller = Caller(app)
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
        async with opened() as app:
            host, _ = await a_class(app, 0)
            near = NearSocket(app)
            await near.hello(host["wall"])
            assert (await near.until("group"))["role"] == "wall"
            await near.close()
            caller = Caller(app)
            data = json.dumps({"t": "hello", "token": host["wall"]}).encode()
            hello = bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data
            headers = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
            key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
            caller.say(request("GET /api/socket HTTP/1.1", *headers, key) + hello)
            await caller.until(b'"role":"wall"')

    asyncio.run(main())


@pytest.mark.parametrize(("peer", "believed"), [("127.0.0.1", True), ("10.0.0.9", False)])
def test_only_a_proxy_on_this_machine_is_believed(peer, believed):
    async def main():
        async with opened(misses=1) as app:
            wrong = json.dumps({"code": "WRONGCOD"}).encode()
            for number in range(3):
                caller = Caller(app, (peer, 1))
                forwarded = (f"X-Forwarded-For: 10.0.0.1, 10.1.1.{number}", "X-Forwarded-Proto: https")
                caller.say(request("POST /api/join HTTP/1.1", *forwarded, body=wrong))
                told = await caller.until(b"\r\n\r\n")
                assert told.startswith(b"HTTP/1.1 404" if believed or not number else b"HTTP/1.1 429")
                assert (b"strict-transport-security" in told.lower()) == believed

    asyncio.run(main())


def test_a_silent_peer_is_asked_and_then_given_up():
    async def main():
        async with opened(ping_seconds=0.1, dead_seconds=0.35) as app:
            host, _ = await a_class(app, 0)
            there, gone = [await NearSocket(app).hello(host["wall"]) for _ in range(2)]
            gone.alive = False
            assert await comes_true(gone.task.done)
            assert there.pings >= 2
            await asyncio.sleep(0.4)
            assert not there.task.done()
            assert len(app.door.calls) == 1
            await there.close()

    asyncio.run(main())
