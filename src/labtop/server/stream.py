"""The same messages where sockets are blocked: server-sent events down, POST up. Tokens travel in headers only."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server.answers import Receive, Scope, Send, address, bearer, header
from labtop.server.outbox import Pumped
from labtop.tables import protocol as wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.server.door import Call, Door

logger = logging.getLogger(__name__)

HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # proxies that would hold events back until there are many
]
STREAM: Final = b"labtop-stream"
HOST: Final = b"labtop-host"


async def serve_stream(door: Door, scope: Scope, receive: Receive, send: Send) -> None:
    """GET /api/stream: who calls is in the headers; the first event names the stream for POST /api/say."""
    hello = wire.Hello(bearer(scope), host_token(scope))
    outbox = Pumped(door.limits)
    call = door.open(outbox, address(scope))
    id = secrets.token_urlsafe(32)
    try:
        await call.greet(hello)
        door.streams[id] = call
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await flow(outbox, id, scope, receive, send)
    finally:
        door.streams.pop(id, None)
        outbox.leave()
        door.leave(call)


def host_token(scope: Scope) -> str | None:
    found = header(scope, HOST)
    if found is not None and not 0 < len(found) <= 200:
        raise Illegal("token_unknown")
    return found


async def flow(outbox: Pumped, id: str, scope: Scope, receive: Receive, send: Send) -> None:
    async def write(data: bytes) -> None:
        await send({"type": "http.response.body", "body": b"data: " + data + b"\n\n", "more_body": True})

    async def beat() -> None:
        await send({"type": "http.response.body", "body": b": still here\n\n", "more_body": True})

    async def leave() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        outbox.leave()

    named = b"event: stream\ndata: " + codec.encode({"id": id}) + b"\n\n"
    await send({"type": "http.response.body", "body": named, "more_body": True})
    pump = asyncio.create_task(outbox.pump(write, beat))
    outbox.halt = stopper(scope, pump)
    watch = asyncio.create_task(leave())
    try:
        await asyncio.wait([pump])
    finally:
        pump.cancel()
        watch.cancel()
    if ended_well(pump) and not outbox.gone:
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def ended_well(task: asyncio.Task[None]) -> bool:
    return not task.cancelled() and task.exception() is None


def stopper(scope: Scope, pump: asyncio.Task[None]) -> Callable[[], None]:
    """By force: the server's own `transport.abort`, where it gives us one; a peer that does not read never closes."""
    abort = scope.get("extensions", {}).get("labtop.abort")

    def stop() -> None:
        if not pump.done():
            pump.cancel()
            if abort is not None:
                abort()

    return stop


async def say(door: Door, stream: str | None, data: bytes) -> None:
    """POST /api/say: one message of a stream. What is wrong with the message itself is told in the stream."""
    call: Call | None = door.streams.get(stream or "")
    if call is None or call.outbox.code is not None:
        raise Illegal("stream_unknown")
    await call.hear(data)
