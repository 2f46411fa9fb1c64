"""Connections byte by byte: for what no library would send."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from server.kit import KEY, PATIENCE, comes_true

HERE = "127.0.0.1"
"""The address of a proxy on this machine, which is not limited as those of clients are."""
ELSEWHERE = "127.0.0.2"
"""An address of a client. On Linux all of 127.0.0.0/8 is this machine."""


class RawSocket:
    """A WebSocket byte by byte: for what no library would send."""

    def __init__(self, reader, writer):
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(
        cls, port, headers=(), early=b"", connection="keep-alive, Upgrade", target="/api/socket", source=HERE
    ):
        self = cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)))
        usual = [
            ("Host", "localhost"), ("Upgrade", "websocket"), ("Connection", connection),
            ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", KEY),
        ]  # fmt: skip
        lines = [f"{name}: {value}\r\n" for name, value in (*usual, *headers)]
        self.writer.write(f"GET {target} HTTP/1.1\r\n{''.join(lines)}\r\n".encode() + early)
        self.head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        return self

    async def frame(self):
        """The next frame's kind and data; None at the end of the connection."""
        try:
            async with asyncio.timeout(PATIENCE):
                first, size = await self.reader.readexactly(2)
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                assert first & 0xF0 == 0x80, "whole, and no reserved bit"
                return first & 15, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionResetError):
            return None

    async def hello(self, token):
        self.writer.write(frame(TEXT, json.dumps({"t": "hello", "token": token}).encode()))
        await self.text("group")

    async def text(self, kind):
        """The next text of this kind; others and pings are skipped."""
        while (found := await self.frame()) is not None:
            if found[0] == TEXT and (told := json.loads(found[1]))["t"] == kind:
                return told
            assert found[0] != CLOSE, found
        return None

    async def close_code(self):
        """Read to the end: the code of the close frame, after which nothing may come; 0 where there was none."""
        return (await self.ending())[0]

    async def ending(self):
        """The same with the reason that the close frame tells."""
        while (found := await self.frame()) is not None:
            if found[0] == CLOSE:
                assert await self.frame() is None, "something was sent after the close frame"
                return int.from_bytes(found[1][:2], "big"), found[1][2:].decode()
        return 0, ""

    async def end(self):
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


class Caller:
    """A connection without a library in between."""

    def __init__(self, app, source=HERE):
        self.port = app.port
        self.source = source
        self.got = b""
        self.ended = False

    async def __aenter__(self):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        self.task = asyncio.create_task(self.read())
        return self

    async def __aexit__(self, *_):
        self.task.cancel()
        self.writer.close()

    async def read(self):
        try:
            while data := await self.reader.read(65536):
                self.got += data
        except ConnectionResetError:
            pass
        self.ended = True

    def say(self, data):
        self.writer.write(data)

    async def until(self, found):
        assert await comes_true(lambda: found in self.got), self.got
        return self.got


def request(line, *headers, body=b""):
    head = [line, "Host: localhost", *headers, *([f"Content-Length: {len(body)}"] if body else [])]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


MORE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(kind, data=b"", *, fin=True, reserved=0, mask=b"\1\2\3\4"):
    """A frame as a client writes it; without a mask as none may."""
    size = len(data)
    veiled, bit = (bytes(b ^ mask[i % 4] for i, b in enumerate(data)), 0x80) if mask else (data, 0)
    length = (
        bytes([bit | size])
        if size < 126
        else bytes([bit | 126]) + size.to_bytes(2, "big")
        if size < 65536
        else bytes([bit | 127]) + size.to_bytes(8, "big")
    )
    return bytes([(0x80 if fin else 0) | reserved | kind]) + length + (mask or b"") + veiled
