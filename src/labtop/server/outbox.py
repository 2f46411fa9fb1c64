"""Messages that wait to be sent to one connection: a bounded queue, so that a slow reader cannot use up memory."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from labtop.engine import codec
from labtop.tables.protocol import Bye

if TYPE_CHECKING:
    from labtop.server.settings import Limits

CLOSE_CODES: Final = {
    "stopping": 1013, "too_slow": 1013, "too_many_sockets": 1013, "storage": 1013, "busy": 1013,
    "house_full": 1013, "share_used": 1013, "fault": 1011,
}  # fmt: skip
"""WebSocket close codes by the reason of a goodbye. All other reasons close with 1008: a client should not
reconnect at once with the same token."""
TOO_MANY_FRAMES: Final = "too_many_frames"
"""Reason in the close frame where a peer sends too many frames, or a message in too many. No goodbye is sent."""


BAD_FRAMES: Final = frozenset({1002, 1007, 1009})
"""Close codes that answer what is no message at all: a bad frame, text that is not UTF-8, too many bytes."""


def close_code(reason: str) -> int:
    return CLOSE_CODES.get(reason, 1008)


class Carrier(Protocol):
    """Sends and receives the messages of one connection: a picows socket, an ASGI socket or an event stream."""

    def write(self) -> None:
        """Begin to send the messages in the outbox; after a goodbye, end the connection. Never waits."""

    def abort(self) -> None:
        """End the connection by force."""

    def pause_reading(self) -> None:
        """Take no further message from the peer until `resume_reading`."""

    def resume_reading(self) -> None: ...


class NoCarrier:
    """In place of the carrier once the peer has left: there is nothing to write, and nobody to read from."""

    def write(self) -> None: ...

    def abort(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


NO_CARRIER: Final = NoCarrier()


class Outbox:
    """A `Transport` of the tables: `send` and `close` never wait, the carrier does the sending."""

    def __init__(self, limits: Limits, carrier: Carrier) -> None:
        self.limits = limits
        self.carrier = carrier
        self.queue: deque[bytes] = deque()
        self.size = 0
        """Bytes in the queue."""
        self.reason: str | None = None
        """Why the connection is being ended, once it is."""
        self.disconnected = False
        """The peer has left: nothing can be sent any more."""
        self.timer: asyncio.TimerHandle | None = None

    @property
    def open(self) -> bool:
        return self.reason is None and not self.disconnected

    def send(self, data: bytes) -> None:
        if self.disconnected or self.reason is not None:
            return
        queue, size = self.queue, self.size + len(data)
        # A single message may be longer than the limit, such as the story of a long game.
        if queue and (len(queue) >= self.limits.queue_messages or size > self.limits.queue_bytes):
            self.clear()  # nothing is lost: after reconnecting the client gets a complete `now`
            self.close("too_slow")
            return
        queue.append(data)
        self.size = size
        self.carrier.write()

    def take(self) -> bytes:
        """The next message, for the carrier."""
        data = self.queue.popleft()
        self.size -= len(data)
        return data

    def close(self, reason: str) -> None:
        """Tell the peer why and end the connection; by force if the goodbye is not read in time."""
        if not self.open:
            return
        self.reason = reason
        self.queue.append(codec.encode(Bye(reason)))
        self.timer = asyncio.get_running_loop().call_later(self.limits.farewell_seconds, self.carrier.abort)
        self.carrier.write()

    def disconnect(self) -> None:
        """The peer has left."""
        self.disconnected = True
        self.carrier = NO_CARRIER
        self.clear()
        if self.timer is not None:
            self.timer.cancel()

    def clear(self) -> None:
        self.queue.clear()
        self.size = 0
