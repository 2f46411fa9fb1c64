"""A WebSocket as a connection: what is done here is paid at every move.

No task and no future for a message that can be done at once, one write for all that is told in one turn of the loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server import frames
from labtop.server.outbox import Outbox
from labtop.tables import protocol as wire

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from labtop.server.door import Call, Door

logger = logging.getLogger(__name__)

CLOSES: Final = {
    "stopping": 1013, "too_slow": 1013, "too_many_sockets": 1013, "storage": 1013, "busy": 1013, "fault": 1011,
}  # fmt: skip
"""Others end with 1008: coming back at once with the same token would not help."""


class SocketOutbox(Outbox):
    """Written once per turn of the loop, in one piece; what the peer is too slow to take stays in the queue."""

    def __init__(self, door: Door, transport: asyncio.Transport) -> None:
        super().__init__(door.limits)
        self.door = door
        self.transport = transport
        self.due = False
        self.full = False
        """The transport takes no more for the moment."""
        self.said_close = False

    def wake(self) -> None:
        if not self.due and not self.full:
            self.due = True
            self.door.write_soon(self)

    def write(self) -> None:
        """All that waits; after a goodbye the closing frame."""
        self.due = False
        if self.gone or self.full or self.said_close:
            return
        queue = self.queue
        self.size = 0
        if len(queue) == 1 and self.code is None:
            self.transport.write(frames.text(queue.pop()))
            return
        told = [frames.text(data) for data in queue]
        queue.clear()
        if self.code is not None:
            told.append(frames.closing(CLOSES.get(self.code, 1008)))
            self.said_close = True
        self.transport.write(b"".join(told))

    def control(self, frame: bytes) -> None:
        """A pong or ping; who sends pings and reads nothing gets none."""
        if not (self.gone or self.full or self.said_close):
            self.transport.write(frame)

    def stop(self) -> None:
        self.gone = True
        self.transport.abort()


class Socket(asyncio.Protocol):
    """After the handshake: bytes to messages, and what has to be waited for one after the other."""

    def __init__(self, door: Door, transport: asyncio.Transport, address: str) -> None:
        self.door = door
        self.transport = transport
        self.loop = asyncio.get_running_loop()
        self.reader = frames.Reader(door.limits.message_bytes)
        self.outbox = SocketOutbox(door, transport)
        self.waiting: deque[bytes | None] = deque()
        """Came while another message was being worked on; None: not text."""
        self.task: asyncio.Task[None] | None = None
        self.heard = self.loop.time()
        self.greeted = False
        self.deaf = False
        """What comes is not frames any more, and thrown away."""
        self.timer = self.loop.call_later(door.limits.hello_seconds, self.no_hello)
        self.beats = self.loop.call_later(door.limits.ping_seconds, self.beat)
        self.call: Call | None = None
        door.connections.add(self)
        try:
            self.call = door.open(self.outbox, address)
        except Illegal as error:
            self.outbox.close(error.code)

    # ---- the transport's side --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        if self.deaf:
            return
        text = self.reader.one_text(data)
        if text is not None and text.isascii():  # what nearly always comes
            self.message(text)
            return
        for kind, payload in self.reader.feed(data):
            if kind == frames.TEXT:
                if not is_utf8(payload):
                    self.fail(frames.NOT_UTF8)
                    return
                self.message(payload)
            elif kind == frames.BINARY:
                self.message(None)
            elif kind == frames.PING:
                self.outbox.control(frames.frame(frames.PONG, payload))
            elif kind == frames.CLOSE and not self.reader.fault:
                self.peer_closes(payload)
        if self.reader.fault:
            self.fail(self.reader.fault)

    def pause_writing(self) -> None:
        self.outbox.full = True

    def resume_writing(self) -> None:
        self.outbox.full = False
        self.outbox.wake()

    def eof_received(self) -> None:
        """Half a connection is none: the transport closes the rest."""

    def connection_lost(self, error: Exception | None) -> None:
        """What is under way comes to its end: a change cut in half would be worse than a late one."""
        self.timer.cancel()
        self.beats.cancel()
        self.outbox.leave()
        self.door.connections.discard(self)
        if self.task is None:
            self.part()

    def part(self) -> None:
        if self.call is not None:
            self.door.leave(self.call)

    def peer_closes(self, code: bytes) -> None:
        if not self.outbox.said_close:
            self.outbox.write()
            self.outbox.control(frames.frame(frames.CLOSE, code))
        self.outbox.gone = True
        self.transport.close()

    def fail(self, code: int) -> None:
        """Not a WebSocket any more. What still comes is thrown away until the peer has read why."""
        self.deaf = True
        self.outbox.write()
        self.outbox.control(frames.closing(code))
        self.outbox.gone = True
        self.outbox.stop_later()
        if self.transport.can_write_eof() and not self.transport.is_closing():
            self.transport.write_eof()

    def beat(self) -> None:
        """Ask a silent peer for a sign of life; who gives none for long is gone."""
        limits, silent = self.door.limits, self.loop.time() - self.heard
        if silent >= limits.dead_seconds and self.task is None:
            self.outbox.stop()
            return
        if silent >= limits.ping_seconds / 2:
            self.outbox.control(frames.frame(frames.PING, b""))
        left = limits.dead_seconds - silent
        self.beats = self.loop.call_later(
            min(limits.ping_seconds, left) if left > 0 else limits.ping_seconds, self.beat
        )

    # ---- messages --------------------------------------------------------------------------------------------------

    def message(self, text: bytes | None) -> None:
        if self.task is not None:
            self.waiting.append(text)
            return
        later = self.begin(text)
        if later is not None:
            self.transport.pause_reading()  # the queue holds no more than what had come already
            self.task = self.loop.create_task(self.work(later))

    def begin(self, text: bytes | None) -> Coroutine[Any, Any, None] | None:
        """Do what can be done at once; what has to be waited for is returned."""
        call = self.call
        if call is None or self.outbox.code is not None or self.outbox.gone:
            return None
        if not self.greeted:
            self.greeted = True
            self.timer.cancel()
            return self.greet(call, text)
        if text is None:
            call.refuse(Illegal("not_text"))
            return None
        return call.begin(text)

    async def work(self, later: Coroutine[Any, Any, None]) -> None:
        try:
            await later
            while self.waiting:
                again = self.begin(self.waiting.popleft())
                if again is not None:
                    await again
        except Exception:
            logger.exception("fault in a connection")
            self.outbox.close("fault")
        finally:
            self.task = None
            if self.outbox.gone:
                self.part()
            elif not self.transport.is_closing():
                self.transport.resume_reading()

    async def greet(self, call: Call, text: bytes | None) -> None:
        """The first message must be hello; after a refused one nothing more is heard."""
        try:
            await call.greet(read_hello(text, self.door.limits.message_bytes))
        except Illegal as error:
            call.link.refuse("", error)
            self.outbox.close(error.code)

    def no_hello(self) -> None:
        self.outbox.close("no_hello")


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def read_hello(text: bytes | None, most: int) -> wire.Hello:
    if text is None:
        raise Illegal("not_text")
    message: Any = codec.decode(text, wire.FromClient, at_most=most)
    if not isinstance(message, wire.Hello):
        raise Illegal("hello_first")
    return message
