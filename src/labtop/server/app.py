"""The application: one ASGI callable with the house behind it."""

from __future__ import annotations

import asyncio
import os
import re
import time
from typing import TYPE_CHECKING, Any

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server import pages
from labtop.server.answers import Receive, Scope, Send, answer
from labtop.server.door import Door
from labtop.server.http import handshake
from labtop.server.meter import MeasuredStore, Meter
from labtop.server.routes import ROUTES, File, Request, Route, encoded, kind_of
from labtop.server.security import Guard
from labtop.stores.base import Conflict, Unavailable
from labtop.tables.bots import BotSettings
from labtop.tables.service import Service

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.server.settings import Settings
    from labtop.stores.base import Store
    from labtop.tables.jobs import Bots
    from labtop.tables.keys import Entropy

SOCKET = "/api/socket"


class App:
    """Opened and closed by ASGI's lifespan, or by whoever serves it and wants to hear what was wrong."""

    def __init__(self, settings: Settings, house: Service, bots: Bots, meter: Meter) -> None:
        self.settings = settings
        self.house = house
        self.bots = bots
        self.meter = meter
        self.door = Door(settings, house, meter)
        self.guard = Guard(self.dispatch, settings, meter)
        self.pages = pages.read_pages()
        self.places = [(re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]{1,64})", route.path)), route) for route in ROUTES]
        self.requests: set[asyncio.Task[None]] = set()
        """Those under way."""
        self.watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.house.open()
        self.watching = asyncio.create_task(self.meter.watch_loop())

    async def close(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
        await self.door.goodbye()
        await self.house.close()
        stop: Callable[[], None] | None = getattr(self.bots, "close", None)
        if stop is not None:
            stop()

    def admit(self, scope: Scope) -> bytes:
        """May this request become a socket? Returns the handshake's answer."""
        self.guard.check(scope, origin=True)
        if scope["path"] != SOCKET:
            raise Illegal("no_such_page")
        if self.door.stopping:
            raise Illegal("stopping")
        return handshake(scope)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.lifespan(receive, send)
        else:
            await self.guard(scope, receive, send)

    async def lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.open()
        except Illegal as error:
            await send({"type": "lifespan.startup.failed", "message": error.code})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path.startswith("/api") or path in {"/health", "/metrics"}:
            await self.route(path, scope, receive, send)
        else:
            scope["labtop.route"] = "/"
            await pages.serve_page(self.pages, scope, send)

    async def route(self, path: str, scope: Scope, receive: Receive, send: Send) -> None:
        route, named = self.find(path, "GET" if scope["method"] == "HEAD" else scope["method"])
        scope["labtop.route"] = route.path
        try:
            if route.whole is not None:
                await route.whole(self.door, scope, receive, send)
                return
            assert route.do is not None
            found = await route.do(Request(self.door, scope, named, await self.body(route, receive)))
        except (Conflict, Unavailable):
            raise Illegal("storage") from None
        headers = []
        if isinstance(found, File):
            headers.append((b"content-disposition", f'attachment; filename="{found.name}"'.encode()))
        await answer(send, route.status, encoded(found), kind_of(route), headers)

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
        """By the route's own type; a stream's message is judged where the stream is known."""
        if route.body is None:
            return None
        data: bytes = (await receive()).get("body", b"")
        if route.path == "/api/say":
            return data
        return codec.decode(data, route.body, at_most=self.settings.limits.body_bytes)


def own_levels(named: tuple[str, ...]) -> dict[str, str]:
    """`own:Name` -> where it is; refused at the start where it is no bot."""
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


def build(
    settings: Settings,
    store: Store | None = None,
    bots: Bots | None = None,
    now: Callable[[], float] | None = None,
    entropy: Entropy | None = None,
) -> App:
    """Everything put together; what is not given is the real thing."""
    if store is None:
        from labtop.stores.sqlite import SqliteStore

        store = SqliteStore(settings.data)
    if bots is None:
        from labtop.tables.workers import Workers

        bots = Workers()
    meter = Meter()
    bot_settings = BotSettings(own_levels(settings.bots), settings.think)
    house = Service(MeasuredStore(store, meter), bots, now or time.time, entropy or os.urandom, bot_settings)
    return App(settings, house, bots, meter)
