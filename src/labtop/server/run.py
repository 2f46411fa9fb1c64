"""Serving for real: uvicorn, with patience that ends, and an end that is told before it comes."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from labtop.server.app import App
    from labtop.server.settings import Settings

UNFINISHED_HEAD = 32 * 1024


def with_abort(protocol: Any) -> Any:
    """Hand a connection's `abort` to the application: closing politely waits for a peer that may never read."""
    inner = protocol.app

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope.setdefault("extensions", {})["labtop.abort"] = protocol.transport.abort
        await inner(scope, receive, send)

    return app


class PatientHttp(H11Protocol):
    """uvicorn waits for ever for the head of a request; a thousand half-open connections would be ours to keep."""

    patience: float = 10.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app = with_abort(self)
        self.head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_head()

    def data_received(self, data: bytes) -> None:
        if self.head_timer is None and self.idle():
            self.await_head()
        super().data_received(data)
        if not self.idle():
            self.head_came()

    def idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.head_came()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.head_came()
        super().connection_lost(exc)

    def await_head(self) -> None:
        self.head_timer = self.loop.call_later(self.patience, self.transport.abort)

    def head_came(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None


class Socket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app = with_abort(self)


class Server(uvicorn.Server):
    """Tells everybody before it goes."""

    def __init__(self, app: App, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.labtop = app
        self.once_listening: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.once_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.labtop.door.goodbye()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ours (`listen_for_stop`): after a graceful stop the exit code is 0."""
        yield


def configured(app: App) -> uvicorn.Config:
    limits = app.settings.limits
    return uvicorn.Config(
        app,
        http=type("Http", (PatientHttp,), {"patience": limits.head_seconds}),
        ws=Socket,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.dead_seconds - limits.ping_seconds,
        h11_max_incomplete_event_size=UNFINISHED_HEAD,
        timeout_graceful_shutdown=5,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
    )


def bound(settings: Settings) -> socket.socket:
    """The listening socket, before anything else is started: a port that is taken is the commonest fault."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise Illegal(
            "cannot_listen", address=settings.host, port=str(settings.port), reason=error.strerror or str(error)
        ) from None
    return listener


async def serve(app: App, listener: socket.socket, once_listening: Callable[[], None] = lambda: None) -> None:
    """Until a signal. Raises Illegal where the house cannot be opened."""
    try:
        await app.open()
    except BaseException:
        listener.close()
        raise
    server = Server(app, configured(app))
    server.once_listening = once_listening
    listen_for_stop(server)
    try:
        await server.serve([listener])
    finally:
        await app.close()


def listen_for_stop(server: Server) -> None:
    def stop(number: int) -> None:
        server.force_exit = server.should_exit and number == signal.SIGINT
        server.should_exit = True

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            asyncio.get_running_loop().add_signal_handler(number, stop, number)
        except (NotImplementedError, RuntimeError):  # Windows; or not the main thread, as in tests
            with contextlib.suppress(ValueError):
                signal.signal(number, lambda number, _frame: stop(number))


def run(app: App, listener: socket.socket, once_listening: Callable[[], None] = lambda: None) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(app, listener, once_listening))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker loop where there is one: half the CPU of every message."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def lan_address() -> str | None:
    """This machine's address as its neighbours see it. Nothing is sent: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that exists only in documentation
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found
