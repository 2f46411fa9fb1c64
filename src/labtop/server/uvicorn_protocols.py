"""uvicorn's protocols with additions for an open network: deadlines, and a closing reason that the peer can read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from labtop.engine.core import Illegal
from labtop.server.answers import address, as_http
from labtop.server.http_reader import HttpReader
from labtop.server.security import HEADERS, NO_STORE

if TYPE_CHECKING:
    from labtop.server.application import App

HANDSHAKE: Final = frozenset({b"host", b"upgrade", b"sec-websocket-key", b"sec-websocket-version"})
UNREAD_SECONDS: Final = 60.0
"""How long a peer may take to read the last answer."""


class HttpProtocol(H11Protocol):
    """A connection until it ends or becomes a WebSocket. uvicorn limits the size of a head, this class its time."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.labtop: App = config.app
        self.limits = self.labtop.settings.limits
        self.silent = self.labtop.connections.silent
        self.reader = self.conn = HttpReader(self.limits, config.h11_max_incomplete_event_size)
        self.link: LingeringTransport
        """The transport, for uvicorn as for us."""
        self.peer: str | None = None
        """The address as whose this connection counts; None for a proxy."""
        self.deadline: asyncio.TimerHandle | None = None
        """The time by which the head of the next request must have arrived."""

    # ---- called by the event loop ----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.link = LingeringTransport(transport, self.limits.farewell_seconds, UNREAD_SECONDS)
        super().connection_made(self.link)  # type: ignore[arg-type]
        self.app_state = {**self.app_state, "abort": transport.abort}
        if self.labtop.proxies.include(self.client):
            self.reader.pace = None
        else:
            self.peer = address({"client": self.client})
        self.silent.add(self, self.peer)
        self.set_deadline()

    def data_received(self, data: bytes) -> None:
        if self.link.is_closing():
            return  # dropped while the peer reads the last answer
        if self.deadline is None and self.conn.their_state is h11.IDLE:
            self.set_deadline()
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.clear_deadline()
            if self.conn.their_state is not h11.SEND_BODY:
                self.silent.remove(self)

    def eof_received(self) -> bool:  # type: ignore[override]
        """Whether our side stays open.

        It does until an answer has begun, since a peer that sends nothing more still waits for one. Afterwards it does
        not: a peer that leaves an event stream also ends its own side first.
        """
        self.link.peer_ended = True
        if self.link.is_closing() or self.cycle is None or self.cycle.response_started:
            return False
        if self.conn.their_state is h11.SEND_BODY:
            self.refuse(self.reader.refusal)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.clear_deadline()
        self.silent.remove(self)
        super().connection_lost(exc)

    # ---- called by uvicorn -----------------------------------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self not in self.connections or not self.cycle.response_complete:
            return  # it is a socket now, or the next request has arrived
        if self.link.peer_ended or self.conn.their_state is h11.SEND_BODY:
            self.link.close()  # nothing more will come, or only the rest of a body that nobody reads
        self.silent.add(self, self.peer)

    def shutdown(self) -> None:
        """The server stops. A refused connection closes already; h11, which has not seen its answer, would raise."""
        if not self.link.is_closing():
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        self.labtop.meter.count_refusal(self.reader.refusal.code)
        self.refuse(self.reader.refusal)

    # ---- ends ------------------------------------------------------------------------------------------------------

    def refuse(self, error: Illegal) -> None:
        """Answers in place of the application, if an answer is due, and closes."""
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            self.link.write(as_http(error, (NO_STORE, *HEADERS)))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # the application waits for the rest of a body
            self.cycle.message_event.set()
        self.link.close()

    def crowd_out(self, error: Illegal) -> None:
        """Ends this connection, which has been waiting for its peer: a newer one takes its place."""
        idle = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        if self.link.is_closing():
            self.abort()  # it does not read its last answer
        elif idle and self.cycle is not None:
            self.link.close()  # kept open for a next request; browsers open another one
        else:
            self.refuse(error)

    def abort(self) -> None:
        self.link.abort()

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
        self.labtop.proxies.believe(scope)
        self.app_state = {**self.app_state, "address": address(scope)}
        if self.labtop.settings.ws == "picows":
            # picows refuses `Connection: keep-alive, Upgrade`, which Firefox sends, and long heads.
            kept = [(name, value) for name, value in self.headers if name in HANDSHAKE]
            self.headers = [*kept, (b"connection", b"Upgrade")]
        self.silent.remove(self)  # its `Connection` waits for hello from now on
        self.link.patience = 0.0  # what a socket has not read is in its outbox
        super().handle_websocket_upgrade(event)
        early, _ = self.conn.trailing_data
        if early:  # a client need not wait for the answer to its handshake
            self.link.get_protocol().data_received(early)
        if not self.link.is_closing():  # uvloop picks the way to read for a protocol when reading starts
            self.link.pause_reading()
            self.link.resume_reading()


class LingeringTransport:
    """A transport that closes so that the peer can read the last message.

    If a socket is closed while the peer still sends, the kernel drops the data we have just sent, and with it the
    reason of the end. So only our side is closed, and incoming data are dropped for a short time.
    """

    def __init__(self, inner: asyncio.Transport, seconds: float, patience: float) -> None:
        self.inner = inner
        self.seconds = seconds
        self.patience = patience
        """How long to wait, beyond these seconds, while data are still being written."""
        self.lingering = False
        self.peer_ended = False
        """The peer has closed its side: no data of it can be in the way."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def is_closing(self) -> bool:
        return self.lingering or self.inner.is_closing()

    def close(self) -> None:
        if self.is_closing():
            return
        self.lingering = True
        if self.peer_ended or not self.inner.can_write_eof():
            self.inner.close()
        else:
            self.inner.resume_reading()
            self.inner.write_eof()
        loop = asyncio.get_running_loop()
        loop.call_later(self.seconds, self.finish, loop.time() + self.patience)

    def finish(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        if self.inner.get_write_buffer_size() and loop.time() < until:
            loop.call_later(self.seconds, self.finish, until)
        else:
            self.inner.abort()
