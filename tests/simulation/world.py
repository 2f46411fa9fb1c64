"""A server, its disk, its clients and their network in one loop; the same seed gives the same run."""

from __future__ import annotations

import asyncio
from contextvars import copy_context
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from labtop.engine.core import Illegal
from labtop.tables import protocol as wire
from labtop.tables.service import Service
from simulation import checks
from simulation.audit import Audit
from simulation.client import Client
from simulation.disk import Disk, Way
from simulation.loop import Life, VirtualLoop
from simulation.network import Connection, Lost, request
from simulation.plan import Plan

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from labtop.tables.jobs import BotJob, Owner

AT_MOST = 3000.0
"""Seconds that a game may go on after the last fault."""


class Bots:
    """A stand-in for worker processes: thinks for a while, sometimes fails; same job, same answer."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def choose(self, job: BotJob, _owner: Owner) -> bytes:
        rng = Random(job.seed)
        await asyncio.sleep(rng.expovariate(1 / 0.3))
        chance = rng.random()
        if chance < 0.02:
            raise TimeoutError
        if chance < 0.03:
            raise Illegal("bot_failed")
        if chance < 0.05:
            return self.world.nonsense(b"")
        return bytes(rng.choice(msgspec.json.decode(job.legal, type=list[msgspec.Raw])))


class Server:
    """The service in its present life."""

    def __init__(self, world: World, service: type[Service]) -> None:
        self.world = world
        self.kind = service
        self.down = True
        self.lives = 0
        self.life = Life(world.loop)
        self.service: Service
        self.zombies: list[Life] = []
        self.connections: list[Connection] = []
        self.entropy = Random(f"{world.plan.seed}/entropy")

    def start(self) -> None:
        world = self.world
        self.lives += 1
        self.life = Life(world.loop)
        way = Way(world.disk, self.life, world.plan, Random(f"{world.plan.seed}/way/{self.lives}"), self.crash)
        zero = Random(f"{world.plan.seed}/zero/{self.lives}").uniform(0, 1e6)  # steady time means nothing elsewhere
        self.service = self.kind(
            way, Bots(world), world.wall_clock, self.entropy.randbytes, steady=lambda: zero + world.loop.time()
        )
        self.life.start(self.service.open())
        self.down = False

    def crash(self) -> None:
        """The server loses its memory; no client gets a message about it."""
        if self.down:
            return
        self.down = True
        if self.world.rng.random() < self.world.plan.zombies:
            self.zombies.append(self.life)
        else:
            self.life.end()
            self.world.unexpected(self.life)
        for connection in self.connections:
            connection.server_died()
        self.connections.clear()
        self.world.later(self.world.rng.choice([0.05, 1, 5]), self.start)


class World:
    def __init__(
        self, loop: VirtualLoop, plan: Plan, service: type[Service] = Service, disk: Disk | None = None
    ) -> None:
        self.loop = loop
        self.plan = plan
        self.rng = Random(f"{plan.seed}/world")
        self.disk = disk if disk is not None else Disk()
        self.found: list[tuple[str, str]] = []
        self.audit = Audit(self, self.disk)
        self.server = Server(self, service)
        self.clients: list[Client] = []
        self.host: Client
        self.group_id = ""
        self.napping = False
        self.gone: set[int] = set()
        self.rekeyed: set[int] = set()
        self.traces: dict[int, Any] = {}
        self.opened = 0
        self.outside = copy_context()
        self.helpers: set[asyncio.Task[Any]] = set()
        self.clock_error = 0.0
        """Seconds by which the wall clock is wrong."""

    def wall_clock(self) -> float:
        return 1.7e9 + self.clock_error + self.loop.time()

    # ---- what the parts call ---------------------------------------------------------------------------------------

    def blame(self, what: str, detail: str = "") -> None:
        """A promise was broken."""
        self.found.append((what, f"{self.loop.time():.3f} s: {detail}"))

    def unexpected(self, life: Life) -> None:
        for failure in life.failed:
            if not failure.startswith("Way.commit"):  # the write of the time of last play, which no task awaits
                self.blame("task died", failure)
        life.failed.clear()

    def traced(self, number: int, data: bytes) -> None:
        trace = self.traces.setdefault(number, sha256())
        trace.update(f"{self.loop.time():.9f} ".encode() + data)

    def digest(self) -> str:
        return sha256(b"".join(self.traces[number].digest() for number in sorted(self.traces))).hexdigest()

    def open(self, client: Client, *, posts: bool) -> Connection:
        self.opened += 1
        connection = Connection(self, client, self.opened, posts=posts)
        self.server.connections.append(connection)
        return connection

    def later(self, delay: float, do: Callable[..., None], *what: Any) -> None:
        """Schedules a call outside the server's life, whatever task asks: a client does not die with the server."""
        self.loop.call_later(delay, do, *what, context=self.outside)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = self.loop.create_task(work)
        self.helpers.add(task)
        task.add_done_callback(self.helpers.discard)

    def nonsense(self, _answer: bytes) -> bytes:
        return b'{"type":"place","die":"blue","value":7,"box":"stock"}'

    def agree(self, wish: wire.Wish, n: str, *, yes: bool) -> wire.Agree:
        return wire.Agree(wish.table, n, wish.id, yes)

    def is_removed(self, entry: wire.Entry) -> bool:
        member = entry.member
        return member is not None and (member in self.rekeyed or self.disk.body(self.group_id).members[member].removed)

    # ---- people ----------------------------------------------------------------------------------------------------

    def add(self, entry: wire.Entry, before: Client | None = None, token: str | None = None) -> Client:
        """A device joins; it may belong to a person who was here before with another one."""
        host = entry.host if before is None else before.host
        client = Client(self, len(self.clients), entry, token or entry.token, host=host)
        self.clients.append(client)
        if before is not None and before is self.host:
            self.host = client
        client.start()
        return client

    async def sure(self, what: Any) -> Any:
        while True:
            try:
                return await request(self, self.rng, what)
            except Lost:
                continue

    async def gather_people(self) -> None:
        plan = self.plan
        level = "random"
        wish = wire.Create(
            plan.room, plan.kind, plan.options(), bots=[level] * plan.bots, seats_here=2 if plan.shared else 1,
            per_table=plan.per_table, fill=level, own_names=True,
        )  # fmt: skip
        entry = await self.sure(lambda service: service.lobby.create(wish))
        self.group_id = entry.group
        self.host = self.add(entry)
        for i in range(plan.people - (plan.kind == "table")):
            joined = await self.sure(lambda service, i=i: service.lobby.join(wire.Join(entry.code, f"Pupil {i}")))
            self.add(joined)
        if plan.wall:
            seen = structs.replace(entry, member=None, host=None)
            self.add(seen, token=entry.wall)
        self.host.command(wire.Start(self.host.fresh()))
        while self.host.pending:  # noqa: ASYNC110 - looking costs nothing in virtual time
            await asyncio.sleep(1)

    # ---- the host --------------------------------------------------------------------------------------------------

    def act_as_host(self) -> None:
        """A random command of a teacher at a random moment."""
        host, rng = self.host, self.rng
        if not self.plan.trouble(self.loop.time()) or not self.free(host) or host.now is None:
            return
        members = [m for m in self.disk.body(self.group_id).members if not m.removed and m.id != host.entry.member]
        kind = rng.choice(["lock", "pause", "rename", "remove", "remove", "close", "let_back"])
        n = host.fresh()
        if kind == "lock":
            host.command(wire.Lock(n, rng.random() < 0.5))
        elif kind == "pause":
            host.command(wire.Pause(n, True))
        elif kind == "close":
            host.command(wire.CloseRound(n, host.now.table))
        elif members:
            member = rng.choice(members)
            if kind == "rename":
                host.command(wire.Rename(n, member.id, f"Name {host.count}"))
            elif kind == "remove":
                host.command(wire.Remove(n, member.id))
            else:
                self.rekeyed.add(member.id)
                host.command(wire.LetBack(n, member.id))

    def free(self, host: Client) -> bool:
        mine = (wire.Act, wire.Back, wire.Agree)
        return not host.stopped and all(isinstance(p.message, mine) for p in host.pending.values())

    def host_heard(self, client: Client, message: Any, answer: wire.Ok | wire.No) -> None:
        if isinstance(message, wire.Pause) and message.on:
            client.command(wire.Pause(client.fresh(), False))
        elif isinstance(message, wire.LetBack) and isinstance(answer, wire.Ok):
            if answer.key is None:  # accepted before a crash; the key it made was never received
                client.command(wire.LetBack(client.fresh(), message.member))
                return
            last = [c for c in self.clients if c.entry.member == message.member][-1]
            last.stop("let back")
            last.entry = structs.replace(last.entry, key=answer.key)
            last.moving = True
            self.start(last.move_on())

    async def supervise(self) -> None:
        """The host answers only for people who have left: any other stop is an error of the server."""
        while True:
            await asyncio.sleep(7)
            host = self.host
            if host.group is None or not self.free(host):
                continue
            if host.group.paused:  # paused from the device before this one
                host.command(wire.Pause(host.fresh(), False))
                continue
            if (lost := self.locked_out()) is not None:
                host.command(wire.LetBack(host.fresh(), lost))
                continue
            for table in host.group.tables:
                late = [s for s in table.waiting if table.seats[s].member in self.gone]
                if late and not table.over:
                    host.command(wire.CloseRound(host.fresh(), table.id))
                    break

    def locked_out(self) -> int | None:
        """A member whose new key was never received, because the host changed devices meanwhile."""
        here = {c.entry.member for c in self.clients if not c.stopped or c.moving} | self.gone
        members = self.disk.body(self.group_id).members
        return next((m for m in sorted(self.rekeyed - here) if not members[m].removed), None)

    # ---- trouble ---------------------------------------------------------------------------------------------------

    def schedule(self) -> None:
        plan, rng, loop = self.plan, self.rng, self.loop
        now = loop.time()
        span = plan.trouble_ends - now
        for _ in range(int(plan.host_acts)):
            loop.call_later(rng.uniform(0, span), self.act_as_host)
        for _ in range(int(plan.crashes * 100)):
            loop.call_later(rng.uniform(0, span), self.server.crash)
        for _ in range(int(plan.quitters)):
            loop.call_later(rng.uniform(0, span), self.quit)
        for after, error in plan.clock_settings(span):
            loop.call_later(after, self.set_clock, error)
        if plan.naps:
            self.start(self.nap(rng.uniform(0, span)))

    def set_clock(self, error: float) -> None:
        """Somebody sets the wall clock of the server's machine, right or wrong."""
        self.clock_error = error

    def quit(self) -> None:
        playing = [c for c in self.clients if c.entry.member is not None and not c.stopped and c is not self.host]
        if playing:
            client = self.rng.choice(playing)
            client.stop("gone")
            self.gone.add(client.entry.member)

    async def nap(self, after: float) -> None:
        await asyncio.sleep(after)
        self.napping = True
        for client in self.clients:
            client.hang_up()
        await asyncio.sleep(self.rng.uniform(700, 1500))
        self.napping = False
        for client in self.clients:
            client.connect()

    # ---- the whole story -------------------------------------------------------------------------------------------

    async def live(self) -> None:
        self.server.start()
        await self.gather_people()
        self.plan.begin(self.loop.time())
        self.schedule()
        self.start(self.supervise())
        last = self.plan.trouble_ends + AT_MOST + (1600 if self.plan.naps else 0)
        while not self.finished():
            if self.disk.erased:
                self.blame("erased", "a game that people play")
                return  # nothing is left to compare
            if self.loop.time() > last:
                self.blame("stalled", checks.where(self))
                break
            await asyncio.sleep(3)
        await self.hear_the_story()
        self.unexpected(self.server.life)
        for fault in self.loop.faults:
            self.blame("callback died", fault)
        await checks.everything(self)

    def finished(self) -> bool:
        if self.server.down or self.loop.time() < self.plan.trouble_ends or self.napping:
            return False
        group = self.server.service.residency.groups.get(self.group_id)
        if group is None or not all(table.shown.over for table in group.tables.values()):
            return False
        return all(not c.pending and c.now is not None and c.now.outcome is not None for c in self.present())

    def present(self) -> list[Client]:
        return [client for client in self.clients if not client.stopped]

    async def hear_the_story(self) -> None:
        for client in self.present():
            client.ask_history()
        for _ in range(20):
            await asyncio.sleep(3)
            if not any(client.wants_history for client in self.present()):
                return
        self.blame("no history", str([c.number for c in self.present() if c.wants_history]))


def simulate(plan: Plan, service: type[Service] = Service, disk: Disk | None = None) -> World:
    """One run from its plan; what was found is in `found`."""
    loop = VirtualLoop()
    world = World(loop, plan, service, disk)
    try:
        loop.run_until_complete(world.live())
    finally:
        for life in (world.server.life, *world.server.zombies):
            life.end()
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()
    return world
