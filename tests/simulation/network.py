"""Connections between simulated clients and the service: cut, half open, slow, out of order, lost or doubled posts."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.stores.base import Unavailable
from labtop.tables import protocol as wire
from labtop.tables.link import Link

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from labtop.tables.service import Service
    from simulation.world import World


TOUCH = 1e-6
"""Seconds between two messages of one connection, so that their order does not depend on the timer's heap."""


class Lost(Exception):
    """No answer came. The request may have been carried out or not."""


class End(Protocol):
    """The client's end of a connection."""

    def heard(self, connection: Connection, data: bytes) -> None: ...

    def closed(self, connection: Connection) -> None: ...


class NumberedLink(Link):
    """Sets of links are walked in the same order in every run."""

    __slots__ = ("number",)

    def __hash__(self) -> int:
        return self.number


class Connection:
    """Both ends, and the transport the service writes to. In order like TCP; posts travel each by itself."""

    def __init__(self, world: World, client: End, number: int, *, posts: bool) -> None:
        self.world = world
        self.loop = world.loop
        self.client = client
        self.number = number
        self.rng = Random(f"{world.plan.seed}/connection/{number}")
        self.posts = posts
        self.life = world.server.life
        self.link = NumberedLink(self)
        self.link.number = number
        self.inbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.heard_until = self.told_until = 0.0
        self.cut_off = False
        self.lost_up = self.lost_down = False
        self.said_bye = False
        self.left = False
        self.over = False
        self.asked: dict[str, Any] = {}
        self.too_late: set[str] = set()
        """Commands that the service was given after it had said goodbye: none may count."""
        self.reader = self.life.start(self.read())
        self.plan_a_cut()

    # ---- the client's side -----------------------------------------------------------------------------------------

    def send_up(self, data: bytes) -> None:
        if self.cut_off or self.over:
            return
        plan, now = self.world.plan, self.loop.time()
        if not self.posts or not self.asked:
            self.heard_until = max(self.heard_until + TOUCH, now + plan.latency(self.rng))
            self.loop.call_at(self.heard_until, self.arrive, data)
            return
        copies = 1
        if plan.trouble(now):
            copies = 0 if self.rng.random() < plan.loss else 2 if self.rng.random() < plan.twice else 1
        for _ in range(copies):
            self.loop.call_later(plan.latency(self.rng), self.arrive, data)

    def close_up(self) -> None:
        """The client goes; the service learns it a little later, or only when its own heartbeat fails."""
        self.over = True
        if not self.cut_off:
            self.cut_off = True
            self.loop.call_later(self.world.plan.latency(self.rng), self.arrive, None)

    # ---- trouble ---------------------------------------------------------------------------------------------------

    def plan_a_cut(self) -> None:
        rate = self.world.plan.cuts
        if rate:
            at = self.loop.time() + self.rng.expovariate(rate)
            if self.world.plan.trouble(at):
                self.loop.call_at(at, self.cut)

    def cut(self) -> None:
        """Half open at first: each end notices in its own time, the client perhaps only by silence."""
        if self.cut_off or self.over:
            return
        self.cut_off = True
        self.lost_up, self.lost_down = self.rng.random() < 0.5, self.rng.random() < 0.5
        self.loop.call_later(self.rng.choice([0.01, 2, 25]), self.arrive, None)
        if self.rng.random() < 0.7:
            self.world.later(self.rng.choice([0.01, 1, 8]), self.end_client)

    def server_died(self) -> None:
        self.left = True
        if self.cut_off:
            return
        self.cut_off = True
        self.lost_down = self.rng.random() < 0.5
        if self.rng.random() < 0.8:
            self.world.later(self.rng.choice([0.01, 0.5, 5]), self.end_client)

    def end_client(self) -> None:
        if not self.over:
            self.over = True
            self.client.closed(self)

    # ---- the server's side -----------------------------------------------------------------------------------------

    def arrive(self, data: bytes | None) -> None:
        if self.life.dead or (self.lost_up and data is not None):
            return
        if data is None or not self.posts or not self.asked:
            self.inbox.put_nowait(data)
        elif self.link.role:
            self.life.start(self.handle(data))

    async def read(self) -> None:
        """The task of a socket: hello first, then one message after the other."""
        while True:
            data = await self.inbox.get()
            if data is None:
                break
            await self.handle(data)
            if self.said_bye and self.inbox.empty():
                break
        self.leave()

    def leave(self) -> None:
        if not self.left:
            self.left = True
            self.world.server.service.admission.leave(self.link)

    async def handle(self, data: bytes) -> None:
        service = self.world.server.service
        try:
            message: Any = codec.decode(data, wire.FromClient)
        except Illegal as error:
            self.link.refuse("", error)
            return
        if not self.asked:
            assert isinstance(message, wire.Hello)
            self.asked["hello"] = message
            await self.greet(service, message)
            return
        if hasattr(message, "n"):
            if self.said_bye:
                self.too_late.add(message.n)
            self.asked[message.n] = message
        try:
            await service.handle(self.link, message)
        except Exception as error:  # noqa: BLE001 - the finding, whatever it is
            self.world.blame("say raised", f"{type(message).__name__}: {error!r}")

    async def greet(self, service: Service, message: wire.Hello) -> None:
        try:
            await service.admission.hello(self.link, message)
        except Illegal as error:
            self.link.refuse("", error)
            self.close(error.code)
        except Unavailable:
            self.close("storage")
        if self.left:  # the client went while the service was looking it up
            service.admission.leave(self.link)

    # Transport, as the service sees it

    def send(self, data: bytes) -> None:
        if self.life.dead:
            return
        self.world.audit.sent(self, data)
        if self.cut_off or self.said_bye:
            return
        self.told_until = max(self.told_until + TOUCH, self.loop.time() + self.world.plan.latency(self.rng))
        self.world.later(self.told_until - self.loop.time(), self.deliver, data)

    def close(self, code: str) -> None:
        if not self.said_bye and not self.life.dead:
            self.send(codec.encode(wire.Bye(code)))
            self.said_bye = True
            self.told_until = max(self.told_until, self.loop.time()) + TOUCH
            self.world.later(self.told_until - self.loop.time(), self.end_client)

    def deliver(self, data: bytes) -> None:
        if not self.over and not self.lost_down:
            self.world.traced(self.number, data)
            self.client.heard(self, data)


async def request(world: World, rng: Random, what: Callable[[Service], Awaitable[Any]]) -> Any:
    """An HTTP request: the question or the answer may be lost. Illegal is an answer too."""
    loop, plan = world.loop, world.plan
    await asyncio.sleep(plan.latency(rng))
    bad = plan.trouble(loop.time())
    if world.server.down or (bad and rng.random() < plan.loss / 2):
        raise Lost
    life = world.server.life
    answer: asyncio.Future[Any] = loop.create_future()

    async def work() -> None:
        try:
            found = await what(world.server.service)
        except (Illegal, Unavailable) as error:
            found = error
        if not answer.done():
            answer.set_result(found)

    task = life.start(work())
    while not answer.done():
        await asyncio.sleep(0.05)
        if life.dead:
            raise Lost
        if task.done() and not answer.done():
            raise AssertionError(task)
    await asyncio.sleep(plan.latency(rng))
    if bad and rng.random() < plan.loss / 2:
        raise Lost
    found = answer.result()
    if isinstance(found, Unavailable) or (isinstance(found, Illegal) and found.code in ("storage", "busy")):
        raise Lost from found
    if isinstance(found, Illegal):
        raise found
    return found
