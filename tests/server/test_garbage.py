"""What a connection leaves behind is freed at once: nothing of it waits for the garbage collector.

Collecting the objects of thousands of ended connections holds up everybody for a third of a second; so an attacker who
opens sockets as fast as it can would be noticed by all.
"""

from __future__ import annotations

import asyncio
import gc
from contextlib import contextmanager

import pytest

from server.kit import RealSocket, a_class, comes_true, listening
from server.raw import RawSocket

pytestmark = pytest.mark.usefixtures("both_ways")


@contextmanager
def left_for_the_collector():
    """Names of the classes of which the collector finds ended objects, ours and those of the socket libraries."""
    found: set[str] = set()
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        names = {f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.garbage}
        found.update(name for name in names if name.startswith(("labtop.", "picows.", "uvloop.")))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def silent(app):
    """A handshake, and no hello."""
    await (await RawSocket.open(app.port)).end()


async def unknown(app):
    client = await (await RealSocket.open(app.port)).hello("0123456789abcdef.0.nobody")
    await client.until("closed")


async def cut(app):
    _, (member, *_) = await a_class(app)
    client = await (await RealSocket.open(app.port)).hello(member["token"])
    await client.until("group")
    await client.cut()


async def refused(app):
    _, (member, *_) = await a_class(app)
    client = await (await RealSocket.open(app.port)).hello(member["token"])
    for _ in range(app.settings.limits.refused):
        await client.say({"t": "nonsense"})
    await client.until("closed")


@pytest.mark.parametrize("visit", [silent, unknown, cut, refused])
def test_an_ended_connection_is_no_work_for_the_collector(visit):
    async def main():
        async with listening() as app:
            await visit(app)  # what is made only once is made
            await comes_true(lambda: not app.connections.all)
            with left_for_the_collector() as found:
                for _ in range(3):
                    await visit(app)
                assert await comes_true(lambda: not app.connections.all)
                await asyncio.sleep(0.05)  # the transports call their protocols once more
            assert found == set()

    asyncio.run(main())
