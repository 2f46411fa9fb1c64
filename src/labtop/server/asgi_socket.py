"""Plain ASGI WebSockets, as every ASGI server offers them. `labtop serve --ws asgi` uses them too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server.answers import JSON, address, status_of
from labtop.server.outbox import BAD_FRAMES, close_code
from labtop.server.pump import Pump

if TYPE_CHECKING:
    from labtop.server.answers import Receive, Scope, Send
    from labtop.server.application import App
    from labtop.server.connections import Connection


async def serve_socket(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # websocket.connect
    try:
        app.admit(scope)
    except Illegal as error:
        app.meter.count_refusal(error.code)
        await deny(scope, send, error)
        return
    await send({"type": "websocket.accept"})
    pump = Pump(app.settings.limits, scope)
    connection = None
    try:
        connection = app.connections.open(pump.outbox, address(scope))
        connection.start(greeted=False)
    except Illegal as error:
        app.meter.count_refusal(error.code)
        pump.outbox.close(error.code)
    try:
        await pump.carry(write_all(pump, send), read_all(pump, connection, receive))
    finally:
        if connection is None:
            pump.outbox.disconnect()
        else:
            connection.disconnect()


async def read_all(pump: Pump, connection: Connection | None, receive: Receive) -> None:
    while True:
        await pump.may_read.wait()
        message = await receive()
        if message["type"] != "websocket.receive":
            if connection is not None and message.get("code") in BAD_FRAMES:
                connection.connections.meter.count_refusal("bad_frame")
            return
        text: str | None = message.get("text")
        if connection is not None:
            connection.receive(None if text is None else text.encode())


async def write_all(pump: Pump, send: Send) -> None:
    async def write(data: bytes) -> None:
        await send({"type": "websocket.send", "text": data.decode()})

    await pump.write_all(write)
    if pump.outbox.reason is not None:
        await send({"type": "websocket.close", "code": close_code(pump.outbox.reason)})


async def deny(scope: Scope, send: Send, error: Illegal) -> None:
    """Answers with the refusal as HTTP, if the server supports more than a bare `403`."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})
        return
    headers = [(b"content-type", JSON), (b"cache-control", b"no-store")]
    await send({"type": "websocket.http.response.start", "status": status_of(error), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": codec.encode(error.refusal())})
