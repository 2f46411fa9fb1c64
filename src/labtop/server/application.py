"""The application: an ASGI callable (HTTP, WebSockets, lifespan) with the tables behind it."""

from __future__ import annotations

import logging
import os
import re
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server import pages
from labtop.server.answers import Receive, Scope, Send, answer, header
from labtop.server.asgi_socket import serve_socket
from labtop.server.checks import StoreCheck
from labtop.server.connections import Connections
from labtop.server.docs import PLACE, Docs
from labtop.server.limits import RequestLimits
from labtop.server.meter import MeasuredStore, Meter
from labtop.server.proxies import Proxies
from labtop.server.routes import ROUTES, File, Request, Route, Status, encoded, kind_of
from labtop.server.security import Guard
from labtop.server.watch import Watch
from labtop.stores.base import Conflict, Unavailable
from labtop.tables.bots import BotSettings
from labtop.tables.occupancy import Capacity
from labtop.tables.service import Service

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.server.settings import Limits, Settings
    from labtop.server.stream import Stream
    from labtop.stores.base import Store
    from labtop.tables.jobs import Bots
    from labtop.tables.keys import Entropy

logger = logging.getLogger(__name__)

SOCKET: Final = "/api/socket"
KEY: Final = re.compile(r"[A-Za-z0-9+/]{21}[AQgw]==")
"""The key of a WebSocket handshake: 16 bytes as base64."""


class App:
    """The application. It is opened and closed by ASGI's lifespan, or by a caller that handles its errors."""

    def __init__(
        self, settings: Settings, service: Service, bots: Bots, meter: Meter, store: StoreCheck | None = None
    ) -> None:
        self.settings = settings
        self.service = service
        self.bots = bots
        self.meter = meter
        self.connections = Connections(settings.limits, service, meter)
        self.streams: dict[str, Stream] = {}
        """Open event streams, by the id that `POST /api/say` names."""
        self.request_limits = RequestLimits(settings.limits, time.monotonic())
        self.proxies = Proxies(settings.trust)
        self.guard = Guard(self.dispatch, settings, meter)
        self.pages = pages.read_pages()
        self.docs = Docs()
        self.places = [(re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]{1,64})", route.path)), route) for route in ROUTES]
        pools = {**getattr(bots, "pools", dict)(), **service.helpers()}
        self.watch = Watch(settings, service, self.connections, meter, pools, store)
        self.connections.troubles_of = self.watch.troubles_of
        meter.connections.set_function(lambda: len(self.connections.all))
        meter.streams.set_function(lambda: len(self.streams))
        meter.groups.set_function(lambda: len(service.residency.groups))

    async def open(self) -> None:
        await self.service.open()
        await self.watch.open()

    async def close(self) -> None:
        self.watch.close()
        await self.connections.goodbye()
        await self.service.close()
        stop: Callable[[], None] | None = getattr(self.bots, "close", None)
        if stop is not None:
            stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.lifespan(receive, send)
            return
        self.proxies.believe(scope)
        if scope["type"] == "http":
            await self.guard(scope, receive, send)
            return
        try:
            await serve_socket(self, scope, receive, send)
        except Exception:
            logger.exception("fault in a socket")

    async def lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.open()
        except Illegal as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    def admit(self, scope: Scope) -> None:
        """Checks that this request may become a socket; raises Illegal if not."""
        self.guard.check(scope, origin=True)
        if scope["path"] != SOCKET:
            raise Illegal("no_such_page")
        if self.connections.stopping:
            raise Illegal("stopping")
        key, version = header(scope, b"sec-websocket-key") or "", header(scope, b"sec-websocket-version")
        if scope["http_version"] == "1.0" or (
            scope["http_version"] == "1.1" and not (version == "13" and KEY.fullmatch(key))
        ):
            raise Illegal("bad_handshake")

    async def dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path == SOCKET:  # only requests that may not become a socket, or do not ask for it, get here
            self.admit(scope)
            raise Illegal("bad_handshake")
        if path.startswith("/api") or path in {"/health", "/ready", "/metrics"}:
            await self.route(path, scope, receive, send)
        elif path == PLACE or path.startswith(f"{PLACE}/"):
            scope["labtop.route"] = PLACE
            await self.docs.serve(scope, send)
        else:
            scope["labtop.route"] = "/"
            await pages.serve_page(self.pages, scope, send)

    async def route(self, path: str, scope: Scope, receive: Receive, send: Send) -> None:
        route, named = self.find(path, "GET" if scope["method"] == "HEAD" else scope["method"])
        scope["labtop.route"] = route.path
        try:
            if route.asgi is not None:
                await route.asgi(self, scope, receive, send)
                return
            assert route.handler is not None
            found = await route.handler(Request(self, scope, named, await self.body(route, receive)))
        except (Conflict, Unavailable):
            raise Illegal("storage") from None
        headers, status = [], route.status
        if isinstance(found, File):
            headers.append((b"content-disposition", f'attachment; filename="{found.name}"'.encode()))
        if isinstance(found, Status):
            status, found = found.status, found.body
        await answer(send, status, encoded(found), kind_of(route), headers)

    def find(self, path: str, method: str) -> tuple[Route, dict[str, str]]:
        allowed = []
        for pattern, route in self.places:
            match = pattern.fullmatch(path)
            if match is not None:
                if route.method == method:
                    return route, match.groupdict()
                allowed.append(route.method)
        if allowed:
            raise Illegal("wrong_method", allowed=", ".join(allowed))
        raise Illegal("no_such_page")

    async def body(self, route: Route, receive: Receive) -> Any:
        """Reads the body as the route's type; a stream's message is left to its connection."""
        if route.body is None:
            return None
        data: bytes = (await receive()).get("body", b"")
        if route.path == "/api/say":
            return data
        return codec.decode(data, route.body, at_most=self.settings.limits.body_bytes)


def own_levels(named: tuple[str, ...]) -> dict[str, str]:
    """`own:Name` -> the path of the bot; raises Illegal if it is not a bot."""
    if not named:
        return {}
    from pathlib import Path

    from labtop.bots.own import load_bot

    found: dict[str, str] = {}
    for one in named:
        path, _, name = one.rpartition(":")
        load_bot(one)
        found[f"own:{name}"] = f"{Path(path).resolve()}:{name}"
    return found


def capacity_of(limits: Limits) -> Capacity:
    return Capacity(
        groups=limits.house_groups,
        members=limits.house_members,
        tables=limits.tables,
        share=limits.share,
        class_share=limits.class_share,
        bot_tables=limits.bot_tables,
    )


def steady_clock() -> Callable[[], float]:
    """A clock that nobody can set and that goes on while the machine sleeps, as the wall clock does.

    `time.monotonic` stands still meanwhile on Linux and macOS: a sleep would look as if the wall clock had been set.
    """
    which: int | None = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
    return time.monotonic if which is None else partial(time.clock_gettime, which)


def build(
    settings: Settings,
    store: Store | None = None,
    bots: Bots | None = None,
    now: Callable[[], float] | None = None,
    steady: Callable[[], float] | None = None,
    entropy: Entropy | None = None,
) -> App:
    """Builds the application; parts that are not given are those of a real server."""
    if store is None:
        from labtop.stores.sqlite import SqliteStore

        store = SqliteStore(settings.data)
    if bots is None:
        from labtop.tables.workers import Workers

        bots = Workers()
    meter = Meter()
    bot_settings = BotSettings(own_levels(settings.bots), settings.think)
    check = StoreCheck(store, meter)
    service = Service(
        MeasuredStore(store, meter, check), bots, now or time.time, entropy or os.urandom, bot_settings,
        capacity_of(settings.limits), steady=steady or now or steady_clock(), keep_days=settings.keep_days,
        notes=meter.notes,
    )  # fmt: skip
    return App(settings, service, bots, meter, check)
