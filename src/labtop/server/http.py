"""HTTP/1.1 for the application: h11 reads, this turns it into ASGI calls, with patience that ends.

A whole web server is not needed behind this door, and importing one costs more than everything else at the start.
"""

from __future__ import annotations

import asyncio
import logging
import time
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

import h11

from labtop.engine.core import Illegal
from labtop.server import frames
from labtop.server.answers import address, header
from labtop.server.socket import Socket

if TYPE_CHECKING:
    from labtop.server.answers import App as Asgi
    from labtop.server.answers import Scope
    from labtop.server.app import App

logger = logging.getLogger(__name__)

UNFINISHED_HEAD: Final = 32 * 1024
LOOPBACK: Final = ("127.0.0.1", "::1")
KEPT_SECONDS: Final = 5.0
"""How long a connection without a request stays open for the next one."""


class Exchange:
    """One request and its answer, as ASGI sees them."""

    def __init__(self, http: Http, scope: Scope) -> None:
        self.http = http
        self.scope = scope
        self.body = b""
        self.whole = False
        """All of the body is here."""
        self.handed_on = False
        self.news = asyncio.Event()
        """Something of the body came, or the exchange has ended."""
        self.gone = False
        """The other side has left."""
        self.done = False
        self.continues = http.conn.they_are_waiting_for_100_continue

    async def run(self, app: Asgi) -> None:
        try:
            await app(self.scope, self.receive, self.send)
        except Exception:
            logger.exception("fault in a request")
        if not (self.done or self.gone):  # it broke off, and half an answer must not look like a whole one
            self.http.transport.abort()

    async def receive(self) -> dict[str, Any]:
        if self.continues and not self.gone:
            self.continues = False
            self.http.write(h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue"))
        while not (self.gone or self.done):
            if not self.handed_on and (self.body or self.whole):
                body, self.body, self.handed_on = self.body, b"", self.whole
                return {"type": "http.request", "body": body, "more_body": not self.whole}
            self.http.read_on()
            self.news.clear()
            await self.news.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        await self.http.may_write.wait()
        if self.gone:
            return
        if message["type"] == "http.response.start":
            self.continues = False
            phrase = HTTPStatus(message["status"]).phrase.encode()
            headers = [(b"date", today()), *message["headers"]]
            self.http.write(h11.Response(status_code=message["status"], headers=headers, reason=phrase))
            return
        body = message.get("body", b"")
        if body and self.scope["method"] != "HEAD":
            self.http.write(h11.Data(data=body))
        if not message.get("more_body", False):
            self.done = True
            self.news.set()
            self.http.write(h11.EndOfMessage())
            self.http.answered()


class Http(asyncio.Protocol):
    """A connection, until it ends or becomes a WebSocket. Pipelined requests are answered one after the other."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.limits = app.settings.limits
        self.connections = app.door.connections
        self.loop = asyncio.get_running_loop()
        self.conn = h11.Connection(h11.SERVER, UNFINISHED_HEAD)
        self.exchange: Exchange | None = None
        """The request that is being answered."""
        self.timer: asyncio.TimerHandle | None = None
        self.kept = False
        """Between two requests: nothing of the next one is here yet."""
        self.reading = True
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.transport: asyncio.Transport

    # ---- the transport's side --------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's are of a class of their own
        self.connections.add(self)
        self.time_out(self.limits.head_seconds)

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        self.stop_timer()
        self.may_write.set()
        if self.exchange is not None:
            self.exchange.gone = True
            self.exchange.news.set()

    def data_received(self, data: bytes) -> None:
        if self.kept:
            self.kept = False
            self.time_out(self.limits.head_seconds)
        self.conn.receive_data(data)
        self.go_on()

    def eof_received(self) -> None:
        """Who asks and hangs up wants no answer: the transport closes."""

    def pause_writing(self) -> None:
        self.may_write.clear()

    def resume_writing(self) -> None:
        self.may_write.set()

    def time_out(self, seconds: float) -> None:
        """Half a head, or none: a thousand of those would be ours to keep."""
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.transport.abort)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def read_on(self) -> None:
        if not self.reading and not self.transport.is_closing():
            self.reading = True
            self.transport.resume_reading()

    def hold_reading(self) -> None:
        if self.reading and not self.transport.is_closing():
            self.reading = False
            self.transport.pause_reading()

    def write(self, event: h11.Event) -> None:
        data = self.conn.send(event)
        if data and not self.transport.is_closing():
            self.transport.write(data)

    # ---- requests --------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Whatever h11 can make of what has come."""
        while not self.transport.is_closing():
            try:
                event = self.conn.next_event()
            except h11.RemoteProtocolError as error:
                self.refuse_nonsense(error.error_status_hint)
                return
            if event is h11.NEED_DATA or isinstance(event, h11.ConnectionClosed):
                return
            if event is h11.PAUSED:  # the next request waits until this one is answered
                self.hold_reading()
                return
            if isinstance(event, h11.Request):
                self.stop_timer()
                self.request(event)
                if self.exchange is None:
                    return  # it is a WebSocket now
            elif self.exchange is not None:
                if isinstance(event, h11.Data):
                    self.exchange.body += event.data
                    if len(self.exchange.body) > self.limits.body_bytes:
                        self.hold_reading()
                else:
                    self.exchange.whole = True
                self.exchange.news.set()

    def request(self, event: h11.Request) -> None:
        scope = self.scope_of(event)
        app: Asgi = self.app
        if wants_socket(scope):
            try:
                accepted = self.app.admit(scope)
            except Illegal as error:
                app = self.app.guard.turned_away(error)
            else:
                self.become_socket(scope, accepted)
                return
        self.exchange = Exchange(self, scope)
        task = self.loop.create_task(self.exchange.run(app))
        self.app.requests.add(task)
        task.add_done_callback(self.app.requests.discard)

    def scope_of(self, event: h11.Request) -> Scope:
        path, _, query = event.target.partition(b"?")
        scope: Scope = {
            "type": "http",
            "method": event.method.decode("ascii"),
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "scheme": "http",
            "http_version": event.http_version.decode("ascii"),
            "headers": list(event.headers),
            "client": self.transport.get_extra_info("peername"),
            "extensions": {"labtop.abort": self.transport.abort},
        }
        believe_proxy(scope)
        return scope

    def become_socket(self, scope: Scope, accepted: bytes) -> None:
        self.connections.discard(self)
        self.exchange = None
        early, _ = self.conn.trailing_data
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accepted + b"\r\n\r\n"
        )
        socket = Socket(self.app.door, self.transport, address(scope))
        self.transport.set_protocol(socket)
        if early:
            socket.data_received(early)

    def answered(self) -> None:
        """Ready for the next request, or not to be kept."""
        self.exchange = None
        if self.transport.is_closing():
            return
        if self.conn.our_state is not h11.DONE or self.conn.their_state is not h11.DONE or self.app.door.stopping:
            self.transport.close()
            return
        self.conn.start_next_cycle()
        self.kept = True
        self.time_out(KEPT_SECONDS)
        self.read_on()
        if self.conn.trailing_data[0]:
            self.kept = False
            self.time_out(self.limits.head_seconds)
            self.go_on()

    def refuse_nonsense(self, status: int) -> None:
        """Not HTTP: one short line, and the end. Whoever sent it would not understand more."""
        if self.exchange is None and self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            headers = [(b"content-length", b"0"), (b"connection", b"close")]
            self.write(h11.Response(status_code=status, headers=headers, reason=HTTPStatus(status).phrase.encode()))
            self.write(h11.EndOfMessage())
        self.transport.close()

    def end(self) -> None:
        """The server stops: who is being answered hears the end of it."""
        if self.exchange is None:
            self.transport.close()


def believe_proxy(scope: Scope) -> None:
    """A proxy on this very machine says who asked it, and how; from anywhere else that could be anybody's invention."""
    client = scope["client"]
    if client is None or client[0] not in LOOPBACK:
        return
    if header(scope, b"x-forwarded-proto") == "https":
        scope["scheme"] = "https"
    asked = (header(scope, b"x-forwarded-for") or "").rpartition(",")[2].strip()
    if asked:
        scope["client"] = (asked, 0)


def wants_socket(scope: Scope) -> bool:
    words = (header(scope, b"connection") or "").lower().replace(" ", "").split(",")
    return "upgrade" in words and (header(scope, b"upgrade") or "").lower() == "websocket"


def handshake(scope: Scope) -> bytes:
    """The answer to a handshake's key; refuses what is no WebSocket of version 13."""
    key = (header(scope, b"sec-websocket-key") or "").encode("latin-1")
    version = header(scope, b"sec-websocket-version")
    if scope["method"] != "GET" or scope["http_version"] != "1.1" or version != "13" or not frames.KEY.fullmatch(key):
        raise Illegal("bad_handshake")
    return frames.accept(key)


def today() -> bytes:
    """As HTTP writes dates; nothing of ours ever sets a locale for them."""
    return time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime()).encode("ascii")
