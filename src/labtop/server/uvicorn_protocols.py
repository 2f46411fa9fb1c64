"""uvicorn's protocols with additions for an open network: deadlines, and a closing reason that the peer can read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from labtop.engine.core import Illegal
from labtop.server.answers import address, believe_proxy

if TYPE_CHECKING:
    from labtop.server.application import App

HANDSHAKE: Final = frozenset({b"host", b"upgrade", b"sec-websocket-key", b"sec-websocket-version"})


class HttpProtocol(H11Protocol):
    """A connection until it ends or becomes a WebSocket. uvicorn limits the size of a head, this class its time."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.labtop: App = config.app
        self.limits = self.labtop.settings.limits
        self.deadline: asyncio.TimerHandle | None = None
        """The time by which the head of the next request must have arrived."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.app_state = {**self.app_state, "abort": transport.abort}
        self.set_deadline()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None and self.conn.their_state is h11.IDLE:
            self.set_deadline()
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.clear_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.clear_deadline()
        super().connection_lost(exc)

    def set_deadline(self) -> None:
        self.deadline = self.loop.call_later(self.limits.head_seconds, self.transport.abort)

    def clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _should_upgrade(self) -> bool:
        """A refused socket is handled like any other request: the application answers with the reason."""
        if not super()._should_upgrade():
            return False
        try:
            self.labtop.admit(dict(self.scope))
        except Illegal:
            return False
        return True

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        scope = dict(self.scope)
        believe_proxy(scope)
        self.app_state = {**self.app_state, "address": address(scope)}
        if self.labtop.settings.ws == "picows":
            # picows refuses `Connection: keep-alive, Upgrade`, which Firefox sends, and long heads.
            kept = [(name, value) for name, value in self.headers if name in HANDSHAKE]
            self.headers = [*kept, (b"connection", b"Upgrade")]
        transport = self.transport
        self.transport = LingeringTransport(transport, self.limits.farewell_seconds)  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)
        early, _ = self.conn.trailing_data
        if early:  # a client need not wait for the answer to its handshake
            transport.get_protocol().data_received(early)  # type: ignore[attr-defined]
        if not transport.is_closing():  # uvloop picks the way to read for a protocol when reading starts
            transport.pause_reading()
            transport.resume_reading()


class LingeringTransport:
    """A transport that closes so that the peer can read the last message.

    If a socket is closed while the peer still sends, the kernel drops the data we have just sent, and with it the
    reason of the end. So only our side is closed, and incoming data are dropped for a short time.
    """

    def __init__(self, inner: asyncio.Transport, seconds: float) -> None:
        self.inner = inner
        self.seconds = seconds
        self.lingering = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def is_closing(self) -> bool:
        return self.lingering or self.inner.is_closing()

    def close(self) -> None:
        if self.is_closing():
            return
        if not self.inner.can_write_eof():
            self.inner.close()
            return
        self.lingering = True
        self.inner.resume_reading()
        self.inner.write_eof()
        asyncio.get_running_loop().call_later(self.seconds, self.inner.abort)
