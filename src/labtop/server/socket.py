"""A WebSocket as a connection: raw ASGI, because what a framework does per message would be paid at every move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server.answers import Receive, Scope, Send, address
from labtop.server.outbox import Outbox
from labtop.tables import protocol as wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.server.door import Call, Door

logger = logging.getLogger(__name__)

CLOSES: Final = {"stopping": 1013, "too_slow": 1013, "too_many_sockets": 1013, "storage": 1013, "fault": 1011}
"""Others end with 1008: coming back at once with the same token would not help."""


async def serve_socket(door: Door, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    outbox = Outbox(door.limits)

    async def write(data: bytes) -> None:
        await send({"type": "websocket.send", "text": data.decode()})

    pump = asyncio.create_task(outbox.pump(write))
    outbox.stop = stopper(scope, pump)
    try:
        call = door.open(outbox, address(scope))
    except Illegal as error:
        outbox.close(error.code)
        await asyncio.wait([pump])
    else:
        reader = asyncio.create_task(listen(call, receive))
        try:
            await asyncio.wait([pump])
        finally:
            pump.cancel()
            await part(call, reader)
    if ended_well(pump) and outbox.code is not None:
        await send({"type": "websocket.close", "code": CLOSES.get(outbox.code, 1008)})
    outbox.leave()


async def part(call: Call, reader: asyncio.Task[None]) -> None:
    """Stop reading, but let what is under way come to its end: a change cut in half would be worse than a late one."""
    call.outbox.gone = True
    if not call.busy:
        reader.cancel()
    await asyncio.wait([reader])
    call.door.leave(call)


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


async def listen(call: Call, receive: Receive) -> None:
    """Read until the other side leaves or we do; whatever happens here, the pump hears of the end."""
    try:
        if await first(call, receive):
            while not call.outbox.gone:
                message = await receive()
                if message["type"] != "websocket.receive":
                    break
                text = message.get("text")
                if text is None:
                    call.refuse(Illegal("not_text"))
                    continue
                call.busy = True
                await call.hear(text)
                call.busy = False
        else:
            await receive_nothing(receive)
    except Exception:
        logger.exception("fault in a connection")
        call.outbox.close("fault")
    finally:
        call.busy = False
        if call.outbox.code is None:
            call.outbox.leave()


async def receive_nothing(receive: Receive) -> None:
    """After a refused hello: wait for the pump to say goodbye, hear nothing more."""
    while (await receive())["type"] == "websocket.receive":
        pass


async def first(call: Call, receive: Receive) -> bool:
    """The first message must be hello, and soon."""
    try:
        async with asyncio.timeout(call.door.limits.hello_seconds):
            message = await receive()
        if message["type"] != "websocket.receive":
            call.outbox.leave()
            return False
        hello = read_hello(message.get("text"), call.door.limits.message_bytes)
        call.busy = True
        await call.greet(hello)
        call.busy = False
    except TimeoutError:
        call.outbox.close("no_hello")
    except Illegal as error:
        call.busy = False
        call.link.refuse("", error)
        call.outbox.close(error.code)
    else:
        return True
    return False


def read_hello(text: str | None, most: int) -> wire.Hello:
    if text is None:
        raise Illegal("not_text")
    message: Any = codec.decode(text, wire.FromClient, at_most=most)
    if not isinstance(message, wire.Hello):
        raise Illegal("hello_first")
    return message
