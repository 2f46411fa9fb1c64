"""A connection for networks that block sockets: server-sent events down, POST up. Tokens are only in headers."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server.answers import Receive, Scope, Send, address, bearer, header
from labtop.server.pump import Pump
from labtop.tables import protocol as wire

if TYPE_CHECKING:
    from labtop.server.application import App
    from labtop.server.connections import Connection

HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # otherwise some proxies would delay events
]
STREAM: Final = b"labtop-stream"
HOST: Final = b"labtop-host"


class Stream(NamedTuple):
    """An open event stream."""

    connection: Connection
    pump: Pump


async def serve_stream(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    """GET /api/stream: the token is in the headers; the first event names the stream for POST /api/say."""
    hello = wire.Hello(bearer(scope), host_token(scope))
    pump = Pump(app.settings.limits, scope)
    connection = app.connections.open(pump.outbox, address(scope))
    id = secrets.token_urlsafe(32)
    try:
        await connection.greet(hello)
        connection.start(greeted=True)
        app.streams[id] = Stream(connection, pump)
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await pump.carry(write_events(pump, id, send), until_disconnect(receive))
    finally:
        app.streams.pop(id, None)
        connection.disconnect()


def host_token(scope: Scope) -> str | None:
    found = header(scope, HOST)
    if found is not None and not 0 < len(found) <= 200:
        raise Illegal("token_unknown")
    return found


async def write_events(pump: Pump, id: str, send: Send) -> None:
    async def write_piece(piece: bytes) -> None:
        await send({"type": "http.response.body", "body": piece, "more_body": True})

    async def write(data: bytes) -> None:
        await write_piece(b"data: " + data + b"\n\n")

    async def beat() -> None:
        await write_piece(b": still here\n\n")

    await write_piece(b"event: stream\ndata: " + codec.encode({"id": id}) + b"\n\n")
    await pump.write_all(write, beat)
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def until_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def say(app: App, id: str | None, data: bytes) -> None:
    """POST /api/say: one message of a stream. Errors in the message itself are reported in the stream."""
    stream = app.streams.get(id or "")
    if stream is None or not stream.connection.outbox.open:
        raise Illegal("stream_unknown")
    await stream.pump.may_read.wait()
    stream.connection.receive(data)
