"""What sockets and streams share: who is connected, how much each may say, and what is done with it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.server.limits import Misses, Pace, PerAddress
from labtop.stores.base import Conflict, Unavailable
from labtop.tables import protocol as wire
from labtop.tables.link import Link

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from labtop.server.meter import Meter
    from labtop.server.outbox import Outbox
    from labtop.server.settings import Settings
    from labtop.server.socket import SocketOutbox
    from labtop.tables.service import Service

logger = logging.getLogger(__name__)

REFUSED_WITHIN = 60.0
NO_MISTAKE = frozenset({
    "too_big", "not_json", "too_deep", "bad_shape", "not_text", "hello_twice", "slow_down",
    "not_allowed", "no_such_table", "no_such_member", "wrong_code",
})  # fmt: skip
"""Refusals that a sound client hardly ever hears. Illegal moves are no part of it: they teach as often as it takes."""


class DoorLink(Link):
    """A link whose refusals are counted: a client that goes on like this is broken, or means harm."""

    __slots__ = ("call",)

    def __init__(self, outbox: Outbox, call: Call) -> None:
        super().__init__(outbox)
        self.call = call

    def refuse(self, n: str, error: Illegal) -> None:
        self.call.door.meter.refusals[error.code] += 1
        super().refuse(n, error)
        if error.code in NO_MISTAKE:
            self.call.count_refused()


class Call:
    """One connection from its first byte to its last, whatever carries it."""

    def __init__(self, door: Door, outbox: Outbox, address: str) -> None:
        self.door = door
        self.outbox = outbox
        self.address = address
        self.link = DoorLink(outbox, self)
        self.pace = Pace(door.limits, time.monotonic())
        self.refused: deque[float] = deque(maxlen=door.limits.refused)
        self.seat: tuple[str, str, int | None] | None = None

    async def greet(self, hello: wire.Hello) -> None:
        """Who is this? Raises Illegal; then the connection is to be ended."""
        try:
            await self.door.house.admission.hello(self.link, hello)
        except (Conflict, Unavailable):
            raise Illegal("storage") from None
        self.door.seat(self)

    def begin(self, data: str | bytes) -> Coroutine[Any, Any, None] | None:
        """One message after hello: done at once, or returned as what has to be waited for.

        What is wrong with it is told; only too much of that ends the connection.
        """
        n = ""
        try:
            limits = self.door.limits
            message: Any = codec.read(data, self.door.reader, limits.message_bytes)
            n = getattr(message, "n", "")
            if colons(data) > limits.message_keys:
                raise Illegal("bad_shape", reason=f"more than {limits.message_keys} keys")
            self.pace.take(time.monotonic())
            if type(message) is wire.Hello:
                raise Illegal("hello_twice")
        except Illegal as error:
            self.refuse(error, n)
            return None
        return self.finish(self.door.house.handle(self.link, message), message, n)

    async def finish(self, later: Coroutine[Any, Any, None], message: Any, n: str) -> None:
        try:
            await later
        except (Conflict, Unavailable):
            self.link.refuse(n, Illegal("storage"))
        except Exception as error:  # noqa: BLE001 - logged, and told as a fault
            self.fault(message, n, error)

    def fault(self, message: Any, n: str, error: Exception) -> None:
        logger.error("fault in a message", exc_info=error, extra={"kind": type(message).__name__})
        self.link.refuse(n, Illegal("fault"))

    async def hear(self, data: str | bytes) -> None:
        """The same, to the end."""
        later = self.begin(data)
        if later is not None:
            await later

    def refuse(self, error: Illegal, n: str = "") -> None:
        self.link.refuse(n, error)

    def count_refused(self) -> None:
        now = time.monotonic()
        self.refused.append(now)
        if len(self.refused) == self.refused.maxlen and now - self.refused[0] < REFUSED_WITHIN:
            self.outbox.close("too_many_refused")


def colons(data: str | bytes) -> int:
    """As many as there are keys, or more: what is inside a text counts too, but no message of ours has many there."""
    return data.count(":") if isinstance(data, str) else data.count(b":")


class Door:
    def __init__(self, settings: Settings, house: Service, meter: Meter) -> None:
        self.limits = settings.limits
        self.reader = codec.reader(wire.FromClient)
        self.house = house
        self.meter = meter
        self.calls: set[Call] = set()
        self.by_address: Counter[str] = Counter()
        self.by_group: Counter[str] = Counter()
        self.by_seat: dict[tuple[str, str, int | None], list[Call]] = {}
        self.streams: dict[str, Call] = {}
        self.connections: set[asyncio.Protocol] = set()
        """Everything that is open to the network, before hello too."""
        self.unwritten: list[SocketOutbox] = []
        self.misses = Misses(self.limits, time.monotonic())
        self.openings = PerAddress(self.limits.groups, self.limits.groups_per_minute)
        self.previews = PerAddress(self.limits.previews, self.limits.previews_per_minute)
        self.aids = PerAddress(self.limits.aids, self.limits.aids_per_minute)
        """By token: a bench is compared with its target after every move, and not more often."""
        self.stopping = False
        self.empty = asyncio.Event()
        """Set while nobody is connected."""
        self.empty.set()

    def write_soon(self, outbox: SocketOutbox) -> None:
        """At the end of this turn of the loop: what several things in it tell a connection leaves in one piece."""
        if not self.unwritten:
            asyncio.get_running_loop().call_soon(self.write_all)
        self.unwritten.append(outbox)

    def write_all(self) -> None:
        due, self.unwritten = self.unwritten, []
        for outbox in due:
            try:
                outbox.write()
            except Exception:  # one broken connection is no reason to be silent to the others
                logger.exception("fault in writing")

    def open(self, outbox: Outbox, address: str) -> Call:
        """A new connection; raises Illegal where there are too many from one address."""
        if self.stopping:
            raise Illegal("stopping")
        if self.by_address[address] >= self.limits.per_address:
            raise Illegal("too_many_sockets", most=self.limits.per_address)
        call = Call(self, outbox, address)
        self.calls.add(call)
        self.empty.clear()
        self.by_address[address] += 1
        return call

    def seat(self, call: Call) -> None:
        """After hello. One connection too many of a seat ends the oldest: most likely a device that went to sleep.

        A full group does the same for who is in it already: after a cut of the network the old connections look alive
        for a while, and nobody may be kept out by a ghost of their own.
        """
        link = call.link
        seat = (link.group, link.role if link.member is None else "member", link.member)
        others = self.by_seat.setdefault(seat, [])
        full = self.by_group[link.group] >= self.limits.per_group
        leaves = others[0] if others else self.spectator(link) if full else None
        if full and leaves is None:
            del self.by_seat[seat]
            raise Illegal("too_many_sockets", most=self.limits.per_group)
        call.seat = seat
        if others:
            call.pace = others[0].pace  # a seat has one, in however many tabs it is open
        others.append(call)
        self.by_group[link.group] += 1
        if leaves is not None and (full or len(others) > self.limits.per_seat):
            leaves.outbox.close("replaced" if leaves in others else "too_many_sockets")
            self.leave(leaves)

    def spectator(self, link: Link) -> Call | None:
        """Somebody who only watches makes room for who plays, or leads the class."""
        if link.role == "watcher":
            return None
        return next((c for c in self.calls if c.link.group == link.group and c.link.role == "watcher"), None)

    def leave(self, call: Call) -> None:
        """When a connection ends. A second time only the house hears it, which may have been told something since."""
        self.house.admission.leave(call.link)
        if call not in self.calls:
            return
        self.calls.discard(call)
        if not self.calls:
            self.empty.set()
        self.by_address[call.address] -= 1
        if not self.by_address[call.address]:
            del self.by_address[call.address]
        if call.seat is not None:
            self.by_seat[call.seat].remove(call)
            if not self.by_seat[call.seat]:
                del self.by_seat[call.seat]
            self.by_group[call.seat[0]] -= 1
            if not self.by_group[call.seat[0]]:
                del self.by_group[call.seat[0]]

    async def goodbye(self) -> None:
        """Before the server stops: what is under way is written and told, then everybody hears why it ends."""
        self.stopping = True
        tables = [table for group in self.house.residency.groups.values() for table in group.tables.values()]
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.farewell_seconds):
                await asyncio.gather(*(table.ask(lambda: None) for table in tables), return_exceptions=True)
        for call in tuple(self.calls):
            call.outbox.close("stopping")
        with suppress(TimeoutError):
            async with asyncio.timeout(self.limits.farewell_seconds):
                await self.empty.wait()
