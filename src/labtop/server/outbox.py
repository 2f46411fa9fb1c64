"""What waits to be sent to one connection: bounded, so that somebody who does not read costs nobody anything."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from labtop.engine import codec
from labtop.tables.protocol import Bye

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from labtop.server.settings import Limits


class Outbox:
    """A `Transport`: `send` and `close` never wait. Who carries the messages away says so in `wake` and `stop`."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most_messages, self.most_bytes = limits.queue_messages, limits.queue_bytes
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.code: str | None = None
        """Why the connection is being ended, once it is."""
        self.gone = False
        """The other side has left: nothing can be told any more."""
        self.timer: asyncio.TimerHandle | None = None

    def send(self, data: bytes) -> None:
        if self.code is not None or self.gone:
            return
        queue = self.queue
        size = self.size + len(data)
        # One message alone may be longer than what may wait: the story of a long game is, and it would never be told.
        if queue and (len(queue) >= self.most_messages or size > self.most_bytes):
            queue.clear()  # the client asks again after reconnecting; nothing is lost with these
            self.close("too_slow")
            return
        queue.append(data)
        self.size = size
        self.wake()

    def close(self, code: str) -> None:
        if self.code is None and not self.gone:
            self.code = code
            self.queue.append(codec.encode(Bye(code)))
            self.stop_later()
            self.wake()

    def stop_later(self) -> None:
        """By force, where the last word is not read in time."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.limits.farewell_seconds, self.stop)

    def leave(self) -> None:
        """The other side has left."""
        self.gone = True
        self.queue.clear()
        if self.timer is not None:
            self.timer.cancel()
        self.wake()

    def wake(self) -> None:
        """There is something to write, or an end."""
        raise NotImplementedError

    def stop(self) -> None:
        """End the connection by force."""
        raise NotImplementedError


class Pumped(Outbox):
    """Carried away by a task of its own, which may wait for whatever is slow."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits)
        self.waiter: asyncio.Future[None] | None = None
        self.halt: Callable[[], None] = self.leave
        """What ends the connection by force."""

    def wake(self) -> None:
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def stop(self) -> None:
        self.halt()

    async def pump(self, write: Callable[[bytes], Awaitable[None]], beat: Callable[[], Awaitable[None]]) -> None:
        """Write until the connection is ended from either side; `beat` shows life when there is nothing to say."""
        loop = asyncio.get_running_loop()
        while not self.gone:
            while self.queue:
                data = self.queue.popleft()
                self.size -= len(data)
                await write(data)
            if self.code is not None:
                return
            self.waiter = loop.create_future()
            if not (await asyncio.wait([self.waiter], timeout=self.limits.ping_seconds))[0]:
                await beat()
