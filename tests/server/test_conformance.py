"""RFC 6455 over a real socket: allowed frames, frames that end the connection, and close codes.

The reference is the sans-I/O protocol of `websockets`: random streams of frames, cut anywhere, must be understood in
the same way.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random

import pytest
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from server.kit import a_class, listening
from server.raw import BINARY, CLOSE, MORE, PING, PONG, TEXT, RawSocket, frame

pytestmark = pytest.mark.usefixtures("both_ways")

MOST = 16 * 1024
MANY = 10**6


def word(n, size=0):
    """A message that is refused, with `n` in the answer: so one sees what was read. `size`: bytes in all."""
    text = json.dumps({"t": "start", "n": n}).encode()
    return text + b" " * (size - len(text))


def trial(talk, **limits):
    """Run a conversation on a socket that has said hello."""

    async def main():
        async with listening(refused=MANY, burst=MANY, pace=MANY, steady=MANY, frames=MANY, **limits) as app:
            host, _ = await a_class(app, 0)
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            await talk(raw)
            await raw.end()

    asyncio.run(main())


@pytest.mark.parametrize("connection", ["Upgrade", "upgrade", "keep-alive, Upgrade"])
def test_the_handshake(connection):
    async def main():
        async with listening() as app:
            raw = await RawSocket.open(app.port, connection=connection)
            status, *lines = raw.head.decode().split("\r\n")
            headers = {line.partition(":")[0].lower(): line.partition(":")[2].strip() for line in lines}
            assert status.startswith("HTTP/1.1 101")
            assert headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
            assert headers["upgrade"].lower() == "websocket"
            assert headers["connection"].lower() == "upgrade"
            assert "sec-websocket-extensions" not in headers
            assert "sec-websocket-protocol" not in headers
            await raw.end()

    asyncio.run(main())


@pytest.mark.parametrize("size", [0, 125, 126, 127, 1000, MOST])
def test_a_whole_message(size):
    async def talk(raw):
        raw.writer.write(frame(TEXT, word("x", size)))
        assert (await raw.text("no"))["n"] == "x"

    trial(talk)


def test_the_examples_of_the_standard():
    """Section 5.7: a masked ping with `Hello`, and its pong, which a server does not mask."""

    async def talk(raw):
        raw.writer.write(bytes.fromhex("898537fa213d7f9f4d5158"))
        assert await raw.frame() == (PONG, b"Hello")

    trial(talk)


def test_long_messages_to_the_client():
    """A `no` repeats `n`: answers below and above 126 bytes have other heads."""

    async def talk(raw):
        for size in (1, 20, 40):
            raw.writer.write(frame(TEXT, word("n" * size)))
            assert (await raw.text("no"))["n"] == "n" * size

    trial(talk)


def test_fragments_with_a_ping_between_them():
    async def talk(raw):
        text = word("pieces")
        raw.writer.write(frame(TEXT, text[:5], fin=False))
        raw.writer.write(frame(PING, b"?"))
        assert await raw.frame() == (PONG, b"?")
        raw.writer.write(frame(MORE, b"", fin=False) + frame(MORE, text[5:]))
        assert (await raw.text("no"))["n"] == "pieces"
        raw.writer.write(frame(BINARY, b"x"))
        assert (await raw.text("no"))["code"] == "not_text"

    trial(talk)


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (frame(TEXT, b"x" * (MOST + 1)), 1009),
        (frame(TEXT, b"x" * 10_000, fin=False) + frame(MORE, b"x" * 10_000), 1009),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1009),
        (b"\x81\x05Hello", 1002),
        (frame(TEXT, b"x", reserved=0x40), 1002),
        (frame(TEXT, b"x", reserved=0x10), 1002),
        (frame(PING, b"x", reserved=0x40), 1002),
        (frame(3, b"x"), 1002),
        (frame(11, b"x"), 1002),
        (frame(MORE, b"x"), 1002),
        (frame(TEXT, b"x", fin=False) + frame(TEXT, b"y"), 1002),
        (frame(TEXT, b"x", fin=False) + frame(BINARY, b"y"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, b"x", fin=False), 1002),
        (frame(CLOSE, b"\x03"), 1002),
        (frame(CLOSE, (999).to_bytes(2, "big")), 1002),
        (frame(CLOSE, (1005).to_bytes(2, "big")), 1002),
        (frame(CLOSE, (1006).to_bytes(2, "big")), 1002),
        (frame(CLOSE, (5000).to_bytes(2, "big")), 1002),
        (frame(CLOSE, (1000).to_bytes(2, "big") + b"\xff"), 1007),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"\xc3", fin=False) + frame(MORE, b"("), 1007),
    ],
)
def test_what_ends_a_connection(stream, code):
    async def talk(raw):
        raw.writer.write(frame(TEXT, word("before")))
        assert (await raw.text("no"))["n"] == "before"
        raw.writer.write(stream)
        assert await raw.close_code() == code

    trial(talk)


@pytest.mark.parametrize(
    "size",
    [
        b"\xfe\0\x7d",
        b"\xff\0\0\0\0\0\0\0\x7d",
        b"\xff\0\0\0\0\0\0\xff\xff",
        b"\xff\x80\0\0\0\0\0\0\x7d",
        b"\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    ],
)
def test_sizes_that_may_not_be_written_so(size):
    """Longer than needed, or with the highest bit set (5.2); also after messages in each form."""

    async def talk(raw):
        for length in (100, 1000):
            raw.writer.write(frame(TEXT, word("before", length)))
            assert (await raw.text("no"))["n"] == "before"
        raw.writer.write(b"\x81" + size + b"\0\0\0\0" + word("long-winded", 125))
        assert await raw.close_code() == 1002

    trial(talk)


def test_too_big_is_known_before_it_is_there():
    """16 MiB announced: refused with the head of the frame, not after all of it."""

    async def talk(raw):
        raw.writer.write(frame(TEXT, b"x" * 2**24)[:14])
        assert await raw.close_code() == 1009

    trial(talk)


@pytest.mark.parametrize("code", [None, 1000, 1001, 4321])
def test_a_goodbye_is_answered(code):
    """Without a code both no code and 1000 are right answers (5.5.1, 7.1.5)."""

    async def talk(raw):
        raw.writer.write(frame(CLOSE, b"" if code is None else code.to_bytes(2, "big") + b"why"))
        kind, data = await raw.frame()
        assert kind == CLOSE
        assert int.from_bytes(data[:2], "big") in ((0, 1000) if code is None else (code,))
        assert len(data) != 1
        assert await raw.frame() is None

    trial(talk)


def test_nothing_is_taken_after_a_goodbye():
    async def talk(raw):
        raw.writer.write(frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, word("late")))
        kind, _ = await raw.frame()
        assert kind == CLOSE
        assert await raw.frame() is None

    trial(talk)


# ---- beside the reference --------------------------------------------------------------------------------------------


def some_frames(rng, number):
    """Messages in fragments with control frames between them; now and then a fault, which is then the last frame."""
    stream = b""
    for i in range(rng.randint(1, 12)):
        text = word(f"{number}-{i}", rng.choice([0, 125, 126, 300, 5000]))
        pieces = sorted(rng.choices(range(len(text) + 1), k=rng.randint(0, 3)))
        parts = [text[a:b] for a, b in zip([0, *pieces], [*pieces, len(text)], strict=True)]
        for nth, part in enumerate(parts):
            kind = MORE if nth else TEXT
            stream += frame(kind, part, fin=nth == len(parts) - 1, mask=rng.randbytes(4))
            if rng.random() < 0.2:
                stream += frame(rng.choice([PING, PONG]), rng.randbytes(rng.randint(0, 125)), mask=rng.randbytes(4))
        if rng.random() < 0.1:
            fault = rng.choice([
                frame(CLOSE, rng.choice([b"", b"\x03\xe8", b"\x03\xe9bye", b"\x03", b"\x03\xed"])),
                frame(rng.randint(3, 7)), frame(TEXT, b"x", mask=b""), frame(TEXT, b"\xff"), frame(MORE, b"x"),
                frame(TEXT, b"x", reserved=0x40), frame(TEXT, b"x" * (MOST + 1)),
            ])  # fmt: skip
            return stream + fault
    return stream + frame(CLOSE, b"\x03\xe8")


def as_the_reference_reads_it(stream):
    """The bytes as `websockets` reads them: texts, pings, and the code of the close frame."""
    reference = ServerProtocol(max_size=MOST, state=State.OPEN)
    reference.receive_data(stream)
    texts, pings, parts = [], [], []
    for event in reference.events_received():
        if event.opcode in (Opcode.TEXT, Opcode.CONT):
            parts.append(bytes(event.data))
            if event.fin:
                text, parts = b"".join(parts), []
                try:
                    texts.append(json.loads(text.decode())["n"])
                except UnicodeDecodeError:  # left to its user, as in uvicorn
                    return texts, pings, 1007
        elif event.opcode is Opcode.PING:
            pings.append(bytes(event.data))
    return texts, pings, reference.close_sent.code


def test_random_streams_are_read_as_the_reference_reads_them():
    async def main():
        async with listening(refused=MANY, burst=MANY, pace=MANY, steady=MANY, frames=MANY) as app:
            host, _ = await a_class(app, 0)
            for number in range(150):
                rng = Random(f"stream {number}")
                stream = some_frames(rng, number)
                texts, pings, code = as_the_reference_reads_it(stream)
                raw = await RawSocket.open(app.port)
                await raw.hello(host["wall"])
                while stream:
                    size = rng.choice([1, 2, 7, 100, 4096, 2**20])
                    raw.writer.write(stream[:size])
                    stream = stream[size:]
                    await asyncio.sleep(0)
                heard, pongs, found = [], [], 0
                while (got := await raw.frame()) is not None:
                    kind, data = got
                    if kind == PONG:
                        pongs.append(data)
                    elif kind == CLOSE:
                        found = int.from_bytes(data[:2], "big")
                    elif kind == TEXT and (told := json.loads(data))["t"] == "no":
                        heard.append(told["n"])
                await raw.end()
                assert found == (1000 if code == 1005 else code) or (code == 1005 and found == 0), number
                # what came just before the end may be dropped, but nothing may be changed, doubled or reordered
                assert texts[: len(heard)] == heard, number
                assert pings[: len(pongs)] == pongs, number

    asyncio.run(main())


def test_no_bytes_do_harm():
    """Noise instead of frames: the connection ends with a protocol code or waits for more, the server lives on."""

    async def main():
        async with listening() as app:
            host, _ = await a_class(app, 0)
            for number in range(100):
                raw = await RawSocket.open(app.port)
                await raw.hello(host["wall"])
                raw.writer.write(Random(number).randbytes(200))
                with suppress(OSError):
                    raw.writer.write_eof()
                assert await raw.close_code() in (0, 1000, 1002, 1003, 1007, 1008, 1009)
                await raw.end()
            raw = await RawSocket.open(app.port)
            await raw.hello(host["wall"])
            await raw.end()

    asyncio.run(main())
