"""Serving for real: a port that is listened to, signals that are heard, an end that is told before it comes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final

from labtop.engine.core import Illegal
from labtop.server.http import Http

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.server.app import App
    from labtop.server.settings import Settings

BACKLOG: Final = 2048
GRACE: Final = 5.0
"""Seconds that requests under way get when the server stops."""


class Server:
    """Listens, and tells everybody before it goes."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.listening: asyncio.Server | None = None
        self.stopped = asyncio.Event()
        """Set: stop."""
        self.hurry: Callable[[], object] = lambda: None
        """Asked to stop a second time: nobody waits for anybody any more."""

    async def start(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        self.listening = await loop.create_server(lambda: Http(self.app), sock=listener, backlog=BACKLOG)

    async def stop(self) -> None:
        assert self.listening is not None
        self.listening.close()
        door = self.app.door
        await door.goodbye()
        for connection in tuple(door.connections):
            if isinstance(connection, Http):
                connection.end()
        if self.app.requests:
            await asyncio.wait(self.app.requests, timeout=GRACE)
        for task in tuple(self.app.requests):
            task.cancel()


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
    server = Server(app)
    listen_for_stop(server)
    try:
        await server.start(listener)
        once_listening()
        await server.stopped.wait()
        stopping = asyncio.create_task(server.stop())
        server.hurry = stopping.cancel
        await asyncio.wait([stopping])
    finally:
        await app.close()


def listen_for_stop(server: Server) -> None:
    def stop(number: int) -> None:
        if server.stopped.is_set() and number == signal.SIGINT:
            server.hurry()
        server.stopped.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop, number)
        except (NotImplementedError, RuntimeError):  # Windows; or not the main thread, as in tests
            with contextlib.suppress(ValueError):
                signal.signal(number, lambda number, _frame: loop.call_soon_threadsafe(stop, number))


def run(app: App, listener: socket.socket, once_listening: Callable[[], None] = lambda: None) -> None:
    rest_the_collector()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(app, listener, once_listening))


def rest_the_collector() -> None:
    """Python looks for rings of garbage after every 700 new objects; tables make many objects and hardly any ring.

    What was loaded before the first request is never garbage.
    """
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


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
