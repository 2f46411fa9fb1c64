"""WebSockets by picows, behind uvicorn's `ws=` hook.

uvicorn reads the request; picows answers the handshake and reads and writes frames. This module adds what picows
does not do: fragments, text that is not UTF-8, reserved bits, pings.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NoReturn

from picows import WSAutoPingStrategy, WSCloseCode, WSListener, WSMsgType, WSProtocolError
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # the stub leaves it out

from labtop.engine.core import Illegal
from labtop.server.limits import Bucket
from labtop.server.outbox import BAD_FRAMES, TOO_MANY_FRAMES, Outbox, close_code

if TYPE_CHECKING:
    from picows import WSFrame, WSTransport, WSUpgradeRequest

    from labtop.server.application import App
    from labtop.server.connections import Connection

logger = logging.getLogger(__name__)
silent = logging.getLogger(f"{__name__}.frames")
silent.setLevel(logging.CRITICAL + 1)  # picows reports every bad frame as an error: a peer could fill our log with them

TEXT: Final = WSMsgType.TEXT
MORE: Final = WSMsgType.CONTINUATION
BUFFER_BYTES: Final = 4096
"""Read at once, so that the frames in them are soon counted."""


class PicowsSocket(WSListener):
    """Carries one connection."""

    def __init__(self, app: App, address: str) -> None:
        super().__init__()
        self.app = app
        self.address = address
        self.limits = app.settings.limits
        self.outbox = Outbox(self.limits, self)
        self.connection: Connection | None = None
        self.transport: WSTransport
        self.writable = True
        """False while the kernel takes no more bytes."""
        self.kind: WSMsgType | None = None
        """Type of the message whose first fragment has arrived."""
        self.fragments: list[bytes] = []
        self.size = 0
        """Bytes of the fragments."""
        self.pace = Bucket(self.limits.frames, self.limits.frames_pace, monotonic())

    # ---- called by picows ------------------------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        try:
            self.connection = self.app.connections.open(self.outbox, self.address)
        except Illegal as error:
            self.app.meter.count_refusal(error.code)
            self.outbox.close(error.code)
        else:
            self.connection.start(greeted=False)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if transport.is_close_frame_sent:
            return  # the peer has not read our close frame yet
        if not self.pace.take(monotonic()):
            self.end_flood()
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "reserved bits without an extension")
        if kind == TEXT and frame.fin and self.kind is None:
            self.receive(TEXT, frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            self.answer_close(frame.get_close_code())
        elif kind == WSMsgType.PING:
            if self.writable:
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind != WSMsgType.PONG:
            self.add_fragment(kind, frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        sent = transport.close_handshake.sent if transport.close_handshake else None
        if sent is not None and int(sent.code) in BAD_FRAMES:  # type: ignore[call-overload]
            self.app.meter.count_refusal("bad_frame")
        if self.connection is None:
            self.outbox.disconnect()
        else:
            self.connection.disconnect()

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        self.write()

    # ---- messages --------------------------------------------------------------------------------------------------

    def add_fragment(self, kind: WSMsgType, frame: WSFrame) -> None:
        if (kind == MORE) != (self.kind is not None):
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "a fragment out of order")
        self.kind = self.kind or kind
        self.fragments.append(frame.get_payload_as_bytes())
        self.size += frame.payload_size
        if self.size > self.limits.message_bytes:
            raise WSProtocolError(WSCloseCode.MESSAGE_TOO_BIG, "a message longer than the limit")
        if len(self.fragments) > self.limits.fragments:
            self.end_flood()
        if frame.fin:
            data, kind = b"".join(self.fragments), self.kind
            self.kind, self.fragments, self.size = None, [], 0
            self.receive(kind, data)

    def receive(self, kind: WSMsgType, data: bytes) -> None:
        if kind == TEXT and not (data.isascii() or is_utf8(data)):
            raise WSProtocolError(WSCloseCode.INVALID_TEXT, "not UTF-8")
        if self.connection is not None:
            self.connection.receive(data if kind == TEXT else None)

    def end_flood(self) -> NoReturn:
        self.app.meter.count_limit(TOO_MANY_FRAMES)
        raise WSProtocolError(WSCloseCode.POLICY_VIOLATION, TOO_MANY_FRAMES)

    def answer_close(self, code: WSCloseCode) -> None:
        if code == WSCloseCode.ABNORMAL_CLOSURE or int(code) >= 5000:  # type: ignore[call-overload]
            raise WSProtocolError(WSCloseCode.PROTOCOL_ERROR, "a close code that may not be sent")
        self.transport.send_close(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code)
        self.transport.disconnect()

    # ---- called by the outbox --------------------------------------------------------------------------------------

    def write(self) -> None:
        outbox, transport = self.outbox, self.transport
        while outbox.queue and self.writable:
            transport.send(TEXT, outbox.take())
        if outbox.reason is not None and not outbox.queue:
            transport.send_close(WSCloseCode(close_code(outbox.reason)))
            transport.disconnect()

    def abort(self) -> None:
        self.transport.disconnect(graceful=False)

    def pause_reading(self) -> None:
        self.transport.underlying_transport.pause_reading()

    def resume_reading(self) -> None:
        if not self.transport.underlying_transport.is_closing():
            self.transport.underlying_transport.resume_reading()


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class PicowsProtocol(WSProtocol):  # type: ignore[misc]
    """A picows connection as a uvicorn protocol: made with its arguments, listed among its connections."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self.app: App = config.app
        self.address: str = app_state["address"]
        self.listed = server_state.connections
        half = self.app.settings.limits.dead_seconds / 2  # of silence until a ping, then until it must be answered
        super().__init__(
            None, None, False, self.admit, silent, True, None, True, half, half, WSAutoPingStrategy.PING_WHEN_IDLE,
            False, self.app.settings.limits.message_bytes, None, BUFFER_BYTES,
        )  # fmt: skip

    def admit(self, _request: WSUpgradeRequest) -> PicowsSocket:
        """The listener of a connection, which `HttpProtocol` has already admitted."""
        return PicowsSocket(self.app, self.address)

    def connection_made(self, transport: asyncio.Transport) -> None:
        self.listed.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.listed.discard(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """The request, which uvicorn hands over; later the event loop reads into the buffer of picows itself."""
        while data:
            space = self.get_buffer(-1)
            size = min(len(data), len(space))
            space[:size] = data[:size]
            data = data[size:]
            self.buffer_updated(size)

    def get_buffer(self, size: int) -> memoryview:
        """At most BUFFER_BYTES: picows doubles its buffer whenever it is full, which a flood could do without end."""
        return super().get_buffer(size)[:BUFFER_BYTES]  # type: ignore[no-any-return]

    def buffer_updated(self, size: int) -> None:
        if self.transport.underlying_transport.is_closing():
            return  # data after the end are dropped
        super().buffer_updated(size)
        if self.transport.is_close_frame_sent:
            self.transport.disconnect()

    def shutdown(self) -> None:
        """Called when the server stops, after the goodbye."""
        self.transport.disconnect()
