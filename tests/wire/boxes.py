"""A house in a box: everybody's connection is a tape of the bytes it was sent. Two boxes are two worlds."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from msgspec import Raw, structs

from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables import workers
from labtop.tables.house import House
from labtop.tables.link import Link
from labtop.tables.log import Played
from labtop.tables.table import LiveTable


class Tape:
    """A transport that only remembers."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.sent.append(bytes(data))

    def close(self, code: str) -> None:
        self.sent.append(f"closed {code}".encode())


class NoBots:
    """Nobody plays by itself here; the coach thinks in this process, from the bytes that a worker would get."""

    async def choose(self, job: Any) -> bytes:
        raise AssertionError(job)

    async def hint(self, job: Any) -> bytes:
        return workers.advise(codec.encode(job))

    async def review(self, job: Any) -> bytes:
        raise AssertionError(job)


class Ordered(Link):
    """The house walks sets of links; a number for a hash makes both worlds walk them alike."""

    __slots__ = ("number",)

    def __hash__(self) -> int:
        return self.number


class Box:
    """One world: a class of devices, each with one seat or two, a spectator, a wall and a teacher."""

    def __init__(self, seed: str) -> None:
        self.store = MemoryStore()
        self.house = House(self.store, NoBots(), lambda: 1.7e9, Random(seed).randbytes)
        self.links: dict[str, Link] = {}
        self.tapes: dict[str, Tape] = {}
        self.entries: dict[str, wire.Entry] = {}
        self.heard: list[str] = []
        """What requests without a connection were answered."""

    async def open(self, room: str, options: dict[str, Any], devices: list[int]) -> None:
        await self.house.open()
        made = await self.house.create(wire.Create(room, "class", options, fill="random"))
        self.entries["host"] = made
        self.entries["wall"] = structs.replace(made, token=made.wall)
        for i, seats in enumerate(devices):
            self.entries[f"device {i}"] = await self.house.join(wire.Join(made.code, None, seats))
        self.entries["spectator"] = await self.house.join(wire.Join(made.code, None, 1, True))
        for who in self.entries:
            await self.hello(who)
        await self.say("host", wire.Start("start"))
        await asyncio.sleep(1)

    async def hello(self, who: str) -> None:
        """A new connection; the one before goes on hearing what it hears."""
        if who in self.links:
            self.house.leave(self.links[who])
        tape = self.tapes.setdefault(who, Tape())
        link = Ordered(tape)
        link.number = list(self.entries).index(who)
        self.links[who] = link
        await self.house.hello(link, wire.Hello(self.entries[who].token))

    async def say(self, who: str, message: Any) -> None:
        """As it would come over a socket: encoded, and read by the same schema."""
        await self.house.say(self.links[who], codec.decode(codec.encode(message), wire.FromClient))

    async def ask(self, what: Any) -> None:
        """A request: its answer or its refusal is kept."""
        try:
            self.heard.append(repr(await what))
        except Illegal as error:
            self.heard.append(str(error))

    @property
    def table(self) -> LiveTable:
        (group,) = self.house.groups.values()
        (table,) = group.tables.values()
        return table

    @property
    def state(self) -> Any:
        return self.table.played.state

    def device_of(self, seat: int) -> str:
        member = self.table.played.holders[seat].member
        return next(who for who, e in self.entries.items() if e.member == member and who.startswith("device"))

    def seats_of(self, who: str) -> list[int]:
        member = self.entries[who].member
        return [i for i, holder in enumerate(self.table.played.holders) if holder.member == member]

    async def act(self, ask: Any, action: Any, n: str) -> None:
        await self.say(self.device_of(ask.seat), wire.Act(self.table.id, n, ask, Raw(codec.encode(action))))
        await asyncio.sleep(0)

    def wind_back(self) -> None:
        for tape in self.tapes.values():
            tape.sent.clear()
        self.heard.clear()


class Worlds:
    """Two boxes, told the same by whoever is compared; `differences` is what that one could tell them apart by."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.a, self.b = Box(seed), Box(seed)
        self.rng = Random(f"{seed}/moves")
        self.count = 0
        self.pairs = 0
        self.differences: list[str] = []

    async def open(self, room: str, options: dict[str, Any], devices: list[int]) -> None:
        for box in (self.a, self.b):
            await box.open(room, options, devices)
        other = "other " + self.a.table.played.body.seed[6:]
        body = self.b.table.played.body
        self.b.table.played.body = structs.replace(body, seed=other)  # nobody can know it; the commitment stays
        self.rules = self.a.table.played.room.rules

    def forget_others(self, who: str) -> None:
        """In the second world everybody else has other tokens and keys."""
        (group,) = self.b.house.groups.values()
        mine = (self.b.entries[who].member, self.b.entries["spectator"].member)
        members = [
            m if m.id in mine else structs.replace(m, token=m.token[::-1], key=m.key[::-1]) for m in group.body.members
        ]
        group.body = structs.replace(group.body, members=members)

    def same_again(self) -> None:
        """The second world becomes the first one again."""
        mine, theirs = self.b.table.played, self.a.table.played
        copy = Played(mine.body)
        copy.state = self.rules.clone(theirs.state)
        copy.moves, copy.events, copy.done = theirs.moves[:], theirs.events[:], dict(theirs.done)
        copy.answered, copy.hinted = dict(theirs.answered), dict(theirs.hinted)
        copy.seq, copy.hash, copy.drops, copy.holders = theirs.seq, theirs.hash, theirs.drops, theirs.holders
        self.b.table.played = copy
        self.b.table.shown = self.b.table.picture()
        self.b.store.log[self.b.table.id] = self.a.store.log[self.a.table.id][:]
        self.b.store.commands = set(self.a.store.commands)
        (group,), (other,) = self.b.house.groups.values(), self.a.house.groups.values()
        group.body = other.body

    def fresh(self) -> str:
        self.count += 1
        return f"n{self.count}"

    async def both(self, do: Any) -> None:
        await do(self.a)
        await do(self.b)

    async def play(self, ask: Any, action: Any) -> None:
        n = self.fresh()
        await self.both(lambda box: box.act(ask, action, n))

    async def rest(self) -> None:
        """Until ticks and pictures of the lobby are out too."""
        await asyncio.sleep(1)

    async def compare(self, who: str, probe: Any) -> None:
        """Wind back, probe both, compare every byte to this device, the spectator, the wall and the teacher."""
        await self.rest()
        self.a.wind_back()
        self.b.wind_back()
        await self.both(probe)
        await self.rest()
        self.pairs += 1
        for name in (who, "spectator", "wall", "host"):
            if self.a.tapes[name].sent != self.b.tapes[name].sent:
                self.differences.append(f"{name}: {first_difference(self.a.tapes[name], self.b.tapes[name])}")
        if self.a.heard != self.b.heard:
            self.differences.append(f"requests: {self.a.heard} {self.b.heard}")
        assert len(self.a.tapes[who].sent) > 5, "a probe that nobody answers compares nothing"
        for tape in (*self.a.tapes.values(), *self.b.tapes.values()):
            assert not any(b'"fault"' in data or b'"storage"' in data for data in tape.sent), "a world broke down"

    async def close(self) -> None:
        await self.both(lambda box: box.house.close())


def first_difference(a: Tape, b: Tape) -> str:
    for mine, theirs in zip(a.sent, b.sent, strict=False):
        if mine != theirs:
            i = next((i for i, (x, y) in enumerate(zip(mine, theirs, strict=False)) if x != y), 0)
            return f"{mine[max(0, i - 60) : i + 60]!r} or {theirs[max(0, i - 60) : i + 60]!r}"
    return f"{len(a.sent)} or {len(b.sent)} messages"


def legal_of(box: Box, ask: Any) -> list[Any]:
    return box.table.played.room.rules.legal(box.state, drive.find(box.state, ask), ask.seat)
