"""A carrier for transports whose writing must be awaited: ASGI sockets and event streams."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from labtop.server.outbox import Outbox

if TYPE_CHECKING:
    from labtop.server.answers import Scope
    from labtop.server.settings import Limits

Write = Callable[[bytes], Awaitable[None]]


class Pump:
    """Writes an outbox in a task of its own, which may wait for a slow peer."""

    def __init__(self, limits: Limits, scope: Scope) -> None:
        self.limits = limits
        self.outbox = Outbox(limits, self)
        self.news = asyncio.Event()
        """Set when there is something to write, or the connection is to end."""
        self.may_read = asyncio.Event()
        """Not set while the inbox of the connection is full."""
        self.may_read.set()
        self.task: asyncio.Task[None] | None = None
        self.abort_transport: Callable[[], None] | None = scope.get("state", {}).get("abort")
        """Set only by `labtop serve`; other ASGI servers do not let an application abort a connection."""

    def write(self) -> None:
        self.news.set()

    def abort(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.abort_transport is not None:
            self.abort_transport()

    def pause_reading(self) -> None:
        self.may_read.clear()

    def resume_reading(self) -> None:
        self.may_read.set()

    async def carry(self, writing: Coroutine[Any, Any, None], reading: Coroutine[Any, Any, None]) -> None:
        """Write and read at the same time, until either is done: the goodbye is said, or the peer has left."""
        self.task = asyncio.create_task(writing)
        tasks = (self.task, asyncio.create_task(reading))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            self.task = None  # it refers back to this pump: see `Connection`
        for end in ends:
            # An OSError says that the peer left while something was being written to it.
            if isinstance(end, Exception) and not isinstance(end, OSError):
                raise end

    async def write_all(self, write: Write, beat: Callable[[], Awaitable[None]] | None = None) -> None:
        """Write until a goodbye has been written. `beat` is called in times of silence."""
        outbox = self.outbox
        while not outbox.disconnected:
            self.news.clear()
            while outbox.queue:
                await write(outbox.take())
            if outbox.reason is not None:
                return
            try:
                async with asyncio.timeout(None if beat is None else self.limits.ping_seconds):
                    await self.news.wait()
            except TimeoutError:
                if beat is not None:
                    await beat()
