"""ASGI WebSockets of uvicorn, with frames by `websockets`: for `labtop serve --ws asgi`."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError

from labtop.server.limits import Bucket
from labtop.server.outbox import TOO_MANY_FRAMES, close_code

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from labtop.server.application import App

    ReadExact = Callable[[int], Generator[None, None, bytes | bytearray]]

LEAST: Final = {126: 126, 127: 65_536}
"""The smallest size that is written in the longer forms, of two and of eight bytes (RFC 6455, 5.2)."""
PIECE: Final = 1024
"""Bytes that are read at once: `websockets` reads all frames in them before we can count those."""


class SizeReader:
    """Reads the parts of frames for `websockets`, and refuses ill-formed sizes, which `websockets` accepts.

    Such sizes are written longer than needed, or with the highest bit set.
    """

    def __init__(self, read_exact: ReadExact) -> None:
        self.read_exact = read_exact
        self.part = "head"
        """What is read next: head, size (if it has a part of its own), mask, data."""
        self.least = 0

    def __call__(self, count: int) -> Generator[None, None, bytes | bytearray]:
        data = yield from self.read_exact(count)
        if self.part == "head":
            self.least = LEAST.get(data[1] & 0x7F, 0)
            self.part = "size" if self.least else "mask"
        elif self.part == "size":
            if not self.least <= int.from_bytes(data, "big") < 1 << 63:
                raise ProtocolError("a size that may not be written so")
            self.part = "mask"
        else:
            self.part = "data" if self.part == "mask" else "head"
        return data


class SansIOProtocol(WebSocketsSansIOProtocol):
    """Counts frames, and drops what comes after the connection was ended, while the peer reads the reason."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.labtop: App = config.app
        reader = self.conn.reader
        reader.read_exact = SizeReader(reader.read_exact)  # type: ignore[assignment]
        limits = self.labtop.settings.limits
        self.most_fragments = limits.fragments
        self.pace = Bucket(limits.frames, limits.frames_pace, monotonic())

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        del self.conn.reader.read_exact  # refers back to the reader: see `Connection`

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if not self.pace.take(monotonic(), len(self.conn.events)):
            self.end_flood()
            return
        super().handle_events()
        if len(self.frames) > self.most_fragments:
            self.end_flood()

    def end_flood(self) -> None:
        self.labtop.meter.count_limit(TOO_MANY_FRAMES)
        self.conn.fail(close_code(TOO_MANY_FRAMES), TOO_MANY_FRAMES)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            self.transport.abort()  # the frames came before the handshake was answered
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        if self.close_sent:
            raise ClientDisconnected  # by `end_flood` or a bad frame, of which the application does not know yet
        await super().send(message)
        if self.conn.close_sent is not None:
            self.transport.close()  # without waiting for the answer of the peer
