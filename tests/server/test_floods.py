"""Frames, fragments and messages that come faster than they may: what they cost is bounded, and the connection ends."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import pytest

from server.kit import a_class, comes_true, connected, listening
from server.raw import BINARY, MORE, PING, PONG, TEXT, RawSocket, frame

pytestmark = pytest.mark.usefixtures("both_ways")

FLOOD = 5000
FRAMES = 120
ENDED = (1008, "too_many_frames")
FLOODS = {
    "pings": frame(PING, b"x") * FLOOD,
    "pongs": frame(PONG) * FLOOD,
    "empty fragments": frame(TEXT, fin=False) + frame(MORE, fin=False) * FLOOD,
    "texts": frame(TEXT, b'{"t":"ping"}') * FLOOD,
    "binaries": frame(BINARY) * FLOOD,
}


def faults(caplog):
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("kind", FLOODS)
def test_every_frame_counts(kind, caplog):
    async def main():
        async with listening(frames=FRAMES, refused=FLOOD) as app:
            host, (member,) = await a_class(app, 1)
            other = await connected(app, member["token"])
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            raw.writer.write(FLOODS[kind])
            answers = 0
            while (found := await raw.frame()) is not None:
                if found[0] == 8:
                    assert (int.from_bytes(found[1][:2], "big"), found[1][2:].decode()) == ENDED
                    break
                answers += 1
            else:
                pytest.fail("ended without a reason")
            assert answers <= 2 * FRAMES, "those before the end, and what was read together with them"
            await other.say({"t": "ping"})
            await other.until("pong")
            await other.close()
            await raw.end()
            assert await comes_true(lambda: not app.connections.all)

    asyncio.run(main())
    assert not faults(caplog)


def test_frames_at_a_usual_pace_are_not_limited():
    """A flood that is just small enough, and again after the frames have come back."""

    async def main():
        async with listening(frames=FRAMES, frames_pace=400.0) as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            for _ in range(2):
                raw.writer.write(frame(PING) * (FRAMES - 10))
                for _ in range(FRAMES - 10):
                    while (found := await raw.frame())[0] != PONG:
                        assert found[0] == TEXT
                await asyncio.sleep(FRAMES / 400)
            await raw.end()

    asyncio.run(main())


@pytest.mark.parametrize("size", [0, 1])
def test_a_message_has_so_many_fragments_at_most(size):
    """However slowly they come: otherwise empty fragments would be kept without end."""

    async def main():
        async with listening(fragments=8) as app:
            host, _ = await a_class(app, 0)
            text = b'{"t":"ping"}'
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            raw.writer.write(frame(TEXT, text, fin=False) + frame(MORE, b" " * size, fin=False) * 6 + frame(MORE))
            await raw.text("pong")
            raw.writer.write(frame(TEXT, text, fin=False) + frame(MORE, b" " * size, fin=False) * 8)
            assert await raw.ending() == ENDED
            await raw.end()

    asyncio.run(main())


@pytest.mark.parametrize("early", [frame(PING) * FLOOD, frame(3), b"\x81\x05Hello"], ids=["flood", "kind 3", "no mask"])
def test_frames_behind_the_handshake_are_judged_like_all_others(early, caplog):
    """They may come before the handshake is answered, where no close frame can be sent."""

    async def main():
        async with listening(frames=FRAMES) as app:
            reader, writer = await asyncio.open_connection("127.0.0.1", app.port)
            head = (
                b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            writer.write(head + early)
            with suppress(ConnectionResetError):
                await asyncio.wait_for(reader.read(), 5)
            writer.close()
            assert await comes_true(lambda: not app.connections.all and not app.server.server_state.connections)

    asyncio.run(main())
    assert not faults(caplog)


@pytest.mark.parametrize("more", [b"", frame(PING) * 100], ids=["silent", "pings"])
def test_what_comes_after_the_end_is_not_read(more, both_ways, caplog):
    """A peer that reads its goodbye and goes on sending: neither counted, nor answered, nor logged as a fault.

    Our side is closed with the goodbye, not when the time for it is over.
    """

    async def main():
        async with listening(farewell_seconds=10.0) as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            (connection,) = app.connections.all
            connection.outbox.close("replaced")
            assert (await raw.text("bye"))["code"] == "replaced"
            pace = protocol_of(app).pace if both_ways == "asgi" else protocol_of(app).listener.pace
            left = pace.left
            raw.writer.write(more)
            async with asyncio.timeout(5):
                assert await raw.close_code() == 1008
            assert pace.left == left
            await raw.end()
            assert await comes_true(lambda: not app.server.server_state.connections)

    asyncio.run(main())
    assert not faults(caplog)


def test_what_is_sent_to_a_connection_that_a_bad_frame_has_ended(caplog):
    """The application hears of the end a moment later; what it sends in between is no fault of it."""

    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            (connection,) = app.connections.all
            protocol_of(app).data_received(frame(3))
            connection.outbox.send(b"{}")
            assert await raw.close_code() == 1002
            assert await comes_true(lambda: not app.connections.all)
            await raw.end()

    asyncio.run(main())
    assert not faults(caplog)


def protocol_of(app):
    (protocol,) = app.server.server_state.connections
    return protocol


def test_the_buffer_of_a_socket_does_not_grow(both_ways):
    """The buffer of picows doubles whenever one read has filled it."""
    if both_ways != "picows":
        pytest.skip("the buffer of picows")
    from picows.picows import WSProtocol

    async def main():
        async with listening(inbox_messages=1000) as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            for _ in range(4):
                raw.writer.write(frame(TEXT, b'{"t":"ping"}' + b" " * 16_000) * 100)
                for _ in range(100):
                    await raw.text("pong")
            assert len(WSProtocol.get_buffer(protocol_of(app), -1)) < 4 * 16_384
            await raw.end()

    asyncio.run(main())


def test_what_comes_after_a_bad_frame_is_not_kept(both_ways):
    if both_ways != "picows":
        pytest.skip("the buffer of picows")
    from picows.picows import WSProtocol

    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            protocol = protocol_of(app)
            protocol.data_received(frame(3))
            for _ in range(100):  # within one turn of the loop: no timer can have ended it
                protocol.data_received(b"x" * 4096)
            assert len(WSProtocol.get_buffer(protocol, -1)) < 4 * 16_384
            assert await raw.close_code() == 1002
            await raw.end()

    asyncio.run(main())


def test_the_messages_of_a_connection_are_handled_in_turns_of_the_loop():
    """So that ten costly messages of one person delay others by one of them."""

    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            turn, turns, honest = 0, [], app.service.handle
            loop = asyncio.get_running_loop()

            def count():
                nonlocal turn
                turn += 1
                loop.call_soon(count)

            async def handle(link, message):
                turns.append(turn)
                await honest(link, message)

            app.service.handle = handle
            loop.call_soon(count)
            raw.writer.write(frame(TEXT, b'{"t":"ping"}') * 10)
            for _ in range(10):
                await raw.text("pong")
            assert len(set(turns)) == 10
            await raw.end()

    asyncio.run(main())


def test_floods_are_logged_once_a_minute(caplog):
    async def main():
        async with listening(frames=FRAMES) as app:
            host, _ = await a_class(app, 0)
            for _ in range(3):
                raw = await RawSocket.open(app.port)
                await raw.hello(host["wall"])
                raw.writer.write(FLOODS["pings"])
                assert (await raw.ending()) == ENDED
                await raw.end()
            assert app.meter.limits.labels("too_many_frames")._value.get() == 3

    with caplog.at_level(logging.WARNING):
        asyncio.run(main())
    assert [(record.message, record.kind) for record in caplog.records] == [("limit", "too_many_frames")]
