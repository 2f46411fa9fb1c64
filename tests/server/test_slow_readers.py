"""Peers that do not read what is sent to them: they wait in bounded queues, are ended, and others are not affected."""

from __future__ import annotations

import asyncio

import pytest

from labtop.server.outbox import Outbox
from labtop.server.settings import Limits
from server.kit import RealSocket, a_class, comes_true, connected, listening, make, play, served

pytestmark = pytest.mark.usefixtures("both_ways")

BIG = b'{"t":"tick","x":"' + b"x" * 50_000 + b'"}'


async def fill(connection):
    """Send until the peer's and the kernel's buffers and then our own queue are full."""
    sent = 0
    while connection.outbox.open:
        connection.outbox.send(BIG)
        sent += 1
        await asyncio.sleep(0)
        assert sent < 10_000, "a queue without an end"
    return sent


def test_a_slow_reader_is_ended_and_the_others_play_on():
    async def main():
        async with listening(farewell_seconds=0.3) as app:
            host, entries = await a_class(app, 3)
            teacher = await connected(app, host["host"])
            players = [await connected(app, entry["token"]) for entry in entries]
            sleeper = await connected(app, host["wall"])
            await sleeper.until("group")
            await teacher.command("start")
            sleeper.socket.transport.pause_reading()
            (wall,) = [c for c in app.connections.all if c.link.role == "wall"]
            games = asyncio.gather(*(play(app, host["group"], player) for player in players))
            await fill(wall)
            assert (await games)[0] is not None
            assert await comes_true(lambda: wall not in app.connections.all)
            sleeper.socket.transport.abort()
            for client in (*players, teacher):
                await client.close()

    asyncio.run(main())


def test_a_reader_that_is_slow_but_reads_is_told_why():
    async def main():
        async with listening(farewell_seconds=10.0) as app:
            host, _ = await a_class(app, 0)
            wall = await connected(app, host["wall"])
            await wall.until("group")
            wall.socket.transport.pause_reading()
            (connection,) = app.connections.all
            sent = await fill(connection)
            wall.socket.transport.resume_reading()
            assert (await wall.until("bye"))["code"] == "too_slow"
            await wall.until("closed")
            assert wall.code == 1013
            assert len(wall.seen) < sent, "what was queued is dropped, not sent"

    asyncio.run(main())


class Stuck:
    """A carrier that sends nothing."""

    def write(self):
        pass

    abort = pause_reading = resume_reading = write


def test_one_message_may_be_longer_than_what_may_wait():
    """The story of a long game is longer: without this, a client that asks for it could never be told."""

    async def main():
        outbox = Outbox(Limits(queue_bytes=1000), Stuck())
        outbox.send(b"x" * 5000)
        assert outbox.open
        outbox.send(b"y")
        assert outbox.reason == "too_slow"
        assert list(outbox.queue) == [b'{"t":"bye","code":"too_slow"}']
        outbox.disconnect()

    asyncio.run(main())


def test_only_so_many_messages_may_wait():
    async def main():
        outbox = Outbox(Limits(queue_messages=8), Stuck())
        for _ in range(8):
            outbox.send(b"x")
        assert outbox.open
        outbox.send(b"x")
        assert outbox.reason == "too_slow"
        outbox.disconnect()

    asyncio.run(main())


def test_a_flood_of_messages_waits_outside():
    """While one message is being handled, only so many others are taken from the network."""

    async def main():
        async with listening(inbox_messages=4) as app:
            host, _ = await a_class(app, 0)
            wall = await connected(app, host["wall"])
            await wall.until("group")
            (connection,) = app.connections.all
            honest, gate, most = app.service.handle, asyncio.Event(), 0

            async def slow(link, message):
                await gate.wait()
                await honest(link, message)

            app.service.handle = slow
            for _ in range(300):
                await wall.say({"t": "ping"})
                await asyncio.sleep(0)
                most = max(most, len(connection.inbox))
            assert connection.paused
            assert 4 <= most < 50, "what had come already, and no more"
            gate.set()
            for _ in range(300):
                await wall.until("pong")
            assert not connection.paused
            await wall.close()

    asyncio.run(main())


def test_a_peer_that_never_reads_is_cut_off_over_tcp():
    """Kernel buffers full, our queue full: the connection is aborted, not politely closed for ever."""

    async def main():
        app = make(farewell_seconds=0.3, queue_bytes=100_000)
        async with served(app) as port:
            host, _ = await a_class(app, 0)
            client = await RealSocket.open(port)
            await client.hello(host["wall"])
            await client.until("group")
            client.socket.transport.pause_reading()
            (connection,) = app.connections.all
            await fill(connection)
            assert connection.outbox.reason == "too_slow"
            assert await comes_true(lambda: not app.server.server_state.connections), "closed politely, for ever"
            assert await comes_true(lambda: not app.connections.all)
            client.socket.transport.abort()
            await client.reader

    asyncio.run(main())


def test_a_stream_that_nobody_reads_is_cut_off_over_tcp():
    async def main():
        async with listening(farewell_seconds=0.3, queue_bytes=100_000) as app:
            host, _ = await a_class(app, 0)
            reader, writer = await asyncio.open_connection("127.0.0.1", app.port)
            head = f"GET /api/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {host['wall']}\r\n\r\n"
            writer.write(head.encode())
            await reader.readuntil(b"event: stream")
            writer.transport.pause_reading()
            (connection,) = app.connections.all
            await fill(connection)
            assert connection.outbox.reason == "too_slow"
            assert await comes_true(lambda: not app.server.server_state.connections), "closed politely, for ever"
            assert await comes_true(lambda: not app.connections.all)
            assert not app.streams
            writer.transport.abort()

    asyncio.run(main())
