"""`labtop serve`: uvicorn with our protocols. The port is bound first; peers get a goodbye before the stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from labtop.engine.core import Illegal
from labtop.server.open_files import raise_limit
from labtop.server.uvicorn_protocols import HttpProtocol

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from labtop.server.application import App
    from labtop.server.settings import Settings

BACKLOG: Final = 2048
"""Connections that the kernel holds until they are accepted."""
AT_ONCE: Final = 64
"""Connections that asyncio accepts before it does anything else; uvloop accepts one at a time."""
HEAD_BYTES: Final = 32 * 1024
KEPT_SECONDS: Final = 5
"""How long a connection without a request stays open for the next one."""
GRACE_SECONDS: Final = 5
"""How long requests under way may take when the server stops."""


class Server(uvicorn.Server):
    """Tells every peer before it stops. A second Ctrl+C stops at once."""

    def __init__(self, app: App, once_listening: Callable[[], None] = lambda: None) -> None:
        super().__init__(config_of(app))
        self.app = app
        self.once_listening = once_listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(BACKLOG)  # asyncio has one number for both
        self.once_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        goodbye = asyncio.create_task(self.app.connections.goodbye())
        while not goodbye.done() and not self.force_exit:
            await asyncio.wait([goodbye], timeout=0.1)
        goodbye.cancel()
        self.app.connections.abort()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """As in uvicorn, but the signal is not raised again at the end: stopping is no failure."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def config_of(app: App) -> uvicorn.Config:
    limits = app.settings.limits
    ping_seconds = min(limits.ping_seconds, limits.dead_seconds / 2)
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=socket_protocol(app.settings.ws),
        lifespan="off",  # `serve` opens and closes the application, so that it can report errors
        backlog=AT_ONCE,
        h11_max_incomplete_event_size=HEAD_BYTES,
        timeout_keep_alive=KEPT_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=limits.message_bytes,
        ws_ping_interval=ping_seconds,
        ws_ping_timeout=limits.dead_seconds - ping_seconds,
        ws_per_message_deflate=False,
        proxy_headers=False,  # the application reads them for every kind of connection
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="critical",  # uvicorn reports every bad request; our own `Guard` logs the server's errors
    )


def socket_protocol(ws: str) -> type[asyncio.Protocol]:
    """Only the one that is used is imported: each takes a tenth of the time until the server is ready."""
    if ws == "picows":
        from labtop.server.picows_socket import PicowsProtocol

        return cast("type[asyncio.Protocol]", PicowsProtocol)
    from labtop.server.sansio_protocol import SansIOProtocol

    return SansIOProtocol


def bound(settings: Settings) -> socket.socket:
    """The listening socket, made before anything else is started: a taken port is the most common error."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # The protocol is named because asyncio turns off the delay of small packets only where it knows that it is TCP.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":  # on Windows this option would let two servers share a port
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
    """Serves until a signal. Raises Illegal if the application cannot be opened."""
    try:
        await app.open()
    except BaseException:
        listener.close()
        raise
    try:
        await Server(app, once_listening).serve(sockets=[listener])
    finally:
        await app.close()


def run(app: App, listener: socket.socket, once_listening: Callable[[], None] = lambda: None) -> None:
    rest_the_collector()
    files = raise_limit()
    app.connections.silent.most = files and files // 2  # the rest is for players, databases and bots
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(app, listener, once_listening))


def rest_the_collector() -> None:
    """Makes garbage collection rarer: by default it runs every 700 new objects, but tables make hardly any cycles.

    Objects loaded before the first request are never garbage, so they are frozen. A middle collection looks at up to
    100,000 objects, which takes a few hundredths of a second.
    """
    gc.freeze()
    gc.set_threshold(20_000, 5, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop of uvloop if it is installed: it needs half the CPU for every message."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
