"""Open connections: one class for sockets and streams alike, and the registry that limits how many there are."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server.limits import Pace
from labtop.server.silent_connections import SilentConnections
from labtop.stores.base import Conflict, Unavailable
from labtop.tables import protocol as wire
from labtop.tables.link import Link

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.server.meter import Meter
    from labtop.server.outbox import Outbox
    from labtop.server.settings import Limits
    from labtop.tables.service import Service

logger = logging.getLogger(__name__)

REFUSED_WITHIN: Final = 60.0
COUNTED_REFUSALS: Final = frozenset({
    "too_big", "not_json", "too_deep", "bad_shape", "not_text", "hello_twice", "slow_down",
    "not_allowed", "no_such_table", "no_such_member", "wrong_code",
})  # fmt: skip
"""Refusals that a correct client hardly ever gets; too many of them end a connection. Illegal moves are not among them,
because they are part of learning a game."""

Seat = tuple[str, str, int | None]
"""Group, role and number of the member, if it is one."""


class CountingLink(Link):
    """A link that counts its refusals; too many of them in a short time end it."""

    __slots__ = ("counted", "meter", "outbox")

    def __init__(self, outbox: Outbox, address: str, meter: Meter, most: int) -> None:
        super().__init__(outbox, address)
        self.outbox = outbox
        self.meter = meter
        self.counted: deque[float] = deque(maxlen=most)
        """When the latest counted refusals were."""

    def refuse(self, n: str, error: Illegal) -> None:
        super().refuse(n, error)
        self.meter.count_refusal(error.code)
        if error.code not in COUNTED_REFUSALS:
            return
        now = time.monotonic()
        self.counted.append(now)
        if len(self.counted) == self.counted.maxlen and now - self.counted[0] < REFUSED_WITHIN:
            self.outbox.close("too_many_refused")


class Connection:
    """One connection from its opening to its end, whatever carries it.

    The carrier puts each text it receives into the inbox; one task handles the texts, one after the other.

    Once it has ended, its parts do not refer to each other in a circle. So they are freed at once, and not by the
    garbage collector: collecting those of a flood of connections would hold up everybody for a third of a second.
    """

    def __init__(self, connections: Connections, outbox: Outbox, address: str) -> None:
        self.connections = connections
        self.limits = connections.limits
        self.outbox = outbox
        self.address = address
        self.link = CountingLink(outbox, address, connections.meter, self.limits.refused)
        self.pace = Pace(self.limits, time.monotonic())
        self.seat: Seat | None = None
        self.inbox: deque[bytes | None] = deque()
        """Texts that wait to be handled; None stands for a message that was not text."""
        self.waiter: asyncio.Future[None] | None = None
        """The future that the task waits on while the inbox is empty."""
        self.paused = False
        """Whether the carrier was asked to stop reading."""
        self.task: asyncio.Task[None] | None = None
        self.troubles: list[str] = []
        """What its host was told of the state of the server."""

    # ---- the carrier's side ----------------------------------------------------------------------------------------

    def start(self, *, greeted: bool) -> None:
        """Begin to handle the inbox. Without a greeting the first message must be hello."""
        self.task = asyncio.create_task(self.run(greeted=greeted))

    def receive(self, text: bytes | None) -> None:
        if not self.outbox.open:
            return
        self.inbox.append(text)
        self.wake()
        if len(self.inbox) >= self.limits.inbox_messages and not self.paused:
            self.paused = True
            self.outbox.carrier.pause_reading()

    def disconnect(self) -> None:
        """The peer has left. What it had sent before is still handled: a move counts, even if the page is closed."""
        self.outbox.disconnect()
        self.wake()
        if self.task is None:
            self.connections.remove(self)

    def wake(self) -> None:
        """A text is in the inbox, or the peer has left."""
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def crowd_out(self, error: Illegal) -> None:
        """Ends this connection, which has not said hello yet: a newer one takes its place."""
        self.outbox.close(error.code)

    def abort(self) -> None:
        self.outbox.carrier.abort()

    # ---- messages --------------------------------------------------------------------------------------------------

    async def run(self, *, greeted: bool) -> None:
        try:
            if not greeted:
                await self.welcome()
            while True:
                await self.handle(await self.next_text())
        except PeerLeft:
            pass
        except Exception:
            logger.exception("fault in a connection")
            self.outbox.close("fault")
        finally:
            self.connections.remove(self)

    async def next_text(self) -> bytes | None:
        if self.inbox:
            await asyncio.sleep(0)  # one message of a connection in each turn of the loop: others are served in between
        while not self.inbox:
            if self.outbox.disconnected:
                raise PeerLeft
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        text = self.inbox.popleft()
        if self.paused and not self.inbox:
            self.paused = False
            self.outbox.carrier.resume_reading()
        return text

    async def welcome(self) -> None:
        """The first message must be hello, and come in time; otherwise the connection is ended."""
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                text = await self.next_text()
        except TimeoutError:
            self.outbox.close("no_hello")
            return
        try:
            await self.greet(read_hello(text, self.limits.message_bytes))
        except Illegal as error:
            self.link.refuse("", error)
            self.outbox.close(error.code)

    async def greet(self, hello: wire.Hello) -> None:
        """Identify the connection by its token. Raises Illegal; then the connection must be ended."""
        try:
            await self.connections.service.admission.hello(self.link, hello)
        except (Conflict, Unavailable):
            raise Illegal("storage") from None
        self.connections.seat(self)
        self.connections.tell_host(self)

    async def handle(self, text: bytes | None) -> None:
        """One message after hello. The peer is told what is wrong with it; only too many errors end a connection."""
        if self.outbox.reason is not None:
            return
        if text is None:
            self.link.refuse("", Illegal("not_text"))
            return
        try:
            message: Any = codec.read(text, self.connections.reader, self.limits.message_bytes)
        except Illegal as error:
            self.link.refuse("", error)
            return
        n = getattr(message, "n", "")
        try:
            self.check(text, message)
            await self.connections.service.handle(self.link, message)
        except Illegal as error:
            self.link.refuse(n, error)
        except (Conflict, Unavailable):
            self.link.refuse(n, Illegal("storage"))
        except Exception:
            logger.exception("fault in a message", extra={"kind": type(message).__name__})
            self.link.refuse(n, Illegal("fault"))

    def check(self, text: bytes, message: Any) -> None:
        # A message has at least as many colons as keys. Colons inside texts count too; our clients send hardly any.
        if text.count(b":") > self.limits.message_keys:
            raise Illegal("bad_shape", reason=f"more than {self.limits.message_keys} keys")
        self.pace.take(time.monotonic())
        if type(message) is wire.Hello:
            raise Illegal("hello_twice")


class PeerLeft(Exception):
    """No further message will come."""


def read_hello(text: bytes | None, most: int) -> wire.Hello:
    if text is None:
        raise Illegal("not_text")
    message: Any = codec.decode(text, wire.FromClient, at_most=most)
    if not isinstance(message, wire.Hello):
        raise Illegal("hello_first")
    return message


class Connections:
    """Every open connection, counted by address, group and seat."""

    def __init__(self, limits: Limits, service: Service, meter: Meter) -> None:
        self.limits = limits
        self.service = service
        self.meter = meter
        self.reader = codec.reader(wire.FromClient)
        self.all: set[Connection] = set()
        self.by_address: Counter[str] = Counter()
        self.by_group: Counter[str] = Counter()
        self.by_seat: dict[Seat, list[Connection]] = {}
        self.troubles_of: Callable[[str], list[str]] = lambda _group: []
        """What is wrong with the server, for the hosts of a group; `Watch` knows."""
        self.silent = SilentConnections(limits, meter)
        """Connections that have not said hello, and those that have not asked for anything yet."""
        self.stopping = False
        self.empty = asyncio.Event()
        """Set while there is no connection."""
        self.empty.set()

    def open(self, outbox: Outbox, address: str) -> Connection:
        """A new connection; raises Illegal where one address has too many, or the server stops."""
        if self.stopping:
            raise Illegal("stopping")
        if self.by_address[address] >= self.limits.per_address:
            raise Illegal("too_many_sockets", most=self.limits.per_address)
        connection = Connection(self, outbox, address)
        self.all.add(connection)
        self.empty.clear()
        self.by_address[address] += 1
        self.silent.add(connection, address)
        return connection

    def seat(self, connection: Connection) -> None:
        """After hello. One connection too many of a seat ends the oldest: most likely a device that went to sleep.

        A full group does the same for a seat that has a connection already: after a cut of the network the old
        connections look alive for a while, and must not keep out the people to whom they belong.
        """
        link = connection.link
        seat = (link.group, link.role if link.member is None else "member", link.member)
        others = self.by_seat.get(seat, [])
        full = self.by_group[link.group] >= self.limits.per_group
        replaced = others[0] if others else self.spectator(link) if full else None
        if full and replaced is None:
            raise Illegal("too_many_sockets", most=self.limits.per_group)
        if others:
            connection.pace = others[0].pace  # all tabs of a seat share one pace
        self.silent.remove(connection)
        connection.seat = seat
        self.by_seat.setdefault(seat, []).append(connection)
        self.by_group[link.group] += 1
        if replaced is not None and (full or len(others) > self.limits.per_seat):
            if replaced not in others:
                self.meter.count_limit("too_many_sockets")
            replaced.outbox.close("replaced" if replaced in others else "too_many_sockets")
            self.remove(replaced)

    def spectator(self, link: Link) -> Connection | None:
        """A connection of the group that only watches: it is ended to make room for a player or a teacher."""
        if link.role == "watcher":
            return None
        return next((c for c in self.all if c.link.group == link.group and c.link.role == "watcher"), None)

    def tell_host(self, connection: Connection) -> None:
        """Tells a host what is wrong with the server, if that has changed since the last time."""
        link = connection.link
        if link.hosts and (codes := self.troubles_of(link.group)) != connection.troubles:
            connection.troubles = codes
            link.tell(wire.Trouble(codes))

    def remove(self, connection: Connection) -> None:
        """Called when a connection ends. A second call only removes it from tables that have added it again since."""
        self.service.admission.leave(connection.link)
        if connection not in self.all:
            return
        self.all.discard(connection)
        self.meter.count_end(connection.outbox.reason or "")
        self.silent.remove(connection)
        if not self.all:
            self.empty.set()
        decrease(self.by_address, connection.address)
        if connection.seat is not None:
            others = self.by_seat[connection.seat]
            others.remove(connection)
            if not others:
                del self.by_seat[connection.seat]
            decrease(self.by_group, connection.seat[0])

    async def goodbye(self) -> None:
        """Before the server stops: pending messages are handled and answered, then every peer is told the reason."""
        self.stopping = True
        tables = [table for group in self.service.residency.groups.values() for table in group.tables.values()]
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.farewell_seconds):
                await asyncio.gather(*(table.ask(lambda: None) for table in tables), return_exceptions=True)
        for connection in tuple(self.all):
            connection.outbox.close("stopping")
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.farewell_seconds):
                await self.empty.wait()

    def abort(self) -> None:
        """End by force every connection that is still open."""
        for connection in tuple(self.all):
            connection.outbox.carrier.abort()


def decrease(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
