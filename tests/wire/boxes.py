"""A service in memory that records the bytes sent to each connection. Two of them hold two different states."""

from __future__ import annotations

import asyncio
import zlib
from copy import copy, deepcopy
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, structs

from labtop.bots.text import ReviewInWords
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Keyed, SealedDice, deal_key
from labtop.locales.texts import LANGUAGES
from labtop.server.application import App
from labtop.server.meter import Meter
from labtop.server.settings import Limits, Settings
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables import workers
from labtop.tables.aids import AidWorkers
from labtop.tables.link import Link
from labtop.tables.press import Press
from labtop.tables.service import Service
from labtop.tables.table import LiveTable
from server import kit

SETTINGS = Settings(
    data=Path("nowhere"),
    hosts=(kit.HOST.decode(),),
    limits=Limits(aids=10**9, groups=10**9, prints=10**9, tables=10**9),
)


class Tape:
    """A transport that only remembers."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.sent.append(bytes(data))

    def close(self, code: str) -> None:
        self.sent.append(f"closed {code}".encode())


def mark(job: Any) -> int:
    """Another number for every other question."""
    return zlib.crc32(codec.encode(job))


class Telltales:
    """Bots, coach and reviewer in this process. Whatever they are shown is in what they say."""

    async def choose(self, job: Any, _owner: Any) -> bytes:
        legal = msgspec.json.decode(job.legal)
        return codec.encode(legal[mark(job) % len(legal)])

    async def hint(self, job: Any, _owner: Any) -> bytes:
        return workers.advise(codec.encode(job))

    async def review(self, job: Any, _owner: Any) -> bytes:
        told = ReviewInWords("", str(mark(job)), 0, 0, 0, [], [], [])
        return codec.encode(dict.fromkeys(LANGUAGES, told))


class TelltaleHelpers(AidWorkers):
    """So does the worker that compares benches."""

    async def ask(self, job: Any, _owner: Any = None) -> bytes:
        return codec.encode({"told": mark(job)})


class TelltalePress(Press):
    """And the press prints all it is told, as it stands."""

    async def print(self, wanted: Any, _source: str, _take: Any) -> bytes:
        return msgspec.json.encode(wanted)


class Ordered(Link):
    """The service walks sets of links; a number for a hash makes both worlds walk them alike."""

    __slots__ = ("number",)

    def __hash__(self) -> int:
        return self.number


class Box:
    """One world: a class of devices, each with one seat or two, a spectator, a wall and a teacher."""

    def __init__(self, seed: str) -> None:
        self.store = MemoryStore()
        self.service = Service(self.store, Telltales(), lambda: 1.7e9, Random(seed).randbytes)
        self.service.aids.workers = TelltaleHelpers()
        self.service.press = TelltalePress(self.service.residency.notes, self.service.foreign_texts)
        self.at = 0
        """Number of the table whose game differs between the two services."""
        self.links: dict[str, Link] = {}
        self.tapes: dict[str, Tape] = {}
        self.entries: dict[str, wire.Entry] = {}
        self.heard: list[str] = []
        """Answers to requests without a connection."""

    async def open(self, room: str, options: dict[str, Any], devices: list[int], per_table: int | None = None) -> None:
        await self.service.open()
        made = await self.service.lobby.create(wire.Create(room, "class", options, fill="random", per_table=per_table))
        self.entries["host"] = made
        self.entries["wall"] = structs.replace(made, token=made.wall)
        for i, seats in enumerate(devices):
            self.entries[f"device {i}"] = await self.service.lobby.join(wire.Join(made.code, None, seats))
        self.entries["spectator"] = await self.service.lobby.join(wire.Join(made.code, None, 1, True))
        for who in self.entries:
            await self.hello(who)
        await self.say("host", wire.Start("start"))
        await asyncio.sleep(1)

    async def hello(self, who: str) -> None:
        """A new connection; the one before goes on hearing what it hears."""
        if who in self.links:
            self.service.admission.leave(self.links[who])
        tape = self.tapes.setdefault(who, Tape())
        link = Ordered(tape)
        link.number = list(self.entries).index(who)
        self.links[who] = link
        await self.service.admission.hello(link, wire.Hello(self.entries[who].token))

    async def say(self, who: str, message: Any) -> None:
        """As it would come over a socket: encoded, and read by the same schema."""
        await self.service.handle(self.links[who], codec.decode(codec.encode(message), wire.FromClient))

    async def ask(self, what: Any) -> None:
        """A request: its answer or its refusal is kept."""
        try:
            self.heard.append(repr(await what))
        except Illegal as error:
            self.heard.append(str(error))

    @cached_property
    def app(self) -> App:
        return App(SETTINGS, self.service, self.service.residency.bots, Meter())

    async def get(self, who: str, path: str) -> int:
        """A request over HTTP: status, headers and body are kept."""
        return await self.request(who, "GET", path)

    async def post(self, who: str, path: str, body: Any) -> int:
        return await self.request(who, "POST", path, body)

    async def request(self, who: str, method: str, path: str, body: Any = None) -> int:
        answer = await kit.ask(self.app, method, path, body, token=self.entries[who].token)
        assert answer.status != 500, f"{path} broke down"
        self.heard.append(f"{who} {path}: {answer.status} {answer.headers} {answer.body!r}")
        return answer.status

    async def play_on(self, who: str, table: str, seat: int, move: int, name: str) -> None:
        """A finished game is played on from somewhere: what the new table shows is kept on a tape of its own."""
        point = wire.PlayOn(self.entries[who].token, table, move, seat)
        made = await self.service.lobby.create(wire.Create("", play_on=point, fill="random"))
        self.heard.append(repr(made))
        link = Ordered(self.tapes.setdefault("playing on", Tape()))
        link.number = 1000
        await self.service.admission.hello(link, wire.Hello(made.token))
        await asyncio.sleep(1)
        new = self.service.residency.groups[made.group].tables[link.table]
        await new.ask(lambda: None)
        for ask in drive.asks(new.game.state):
            if ask.seat == seat:
                action = new.game.room.rules.legal(new.game.state, drive.find(new.game.state, ask), seat)[0]
                await self.service.handle(link, wire.Act(new.id, name, ask, Raw(codec.encode(action))))
                break
        await asyncio.sleep(1)
        self.service.admission.leave(link)

    @property
    def group(self) -> Any:
        """The group of the class; continued games are further groups."""
        return next(iter(self.service.residency.groups.values()))

    @property
    def tables(self) -> list[LiveTable]:
        return list(self.group.tables.values())

    @property
    def table(self) -> LiveTable:
        return self.tables[self.at]

    @property
    def state(self) -> Any:
        return self.table.game.state

    def device_of(self, seat: int) -> str:
        member = self.table.log.seats.holders[seat].member
        return next(who for who, e in self.entries.items() if e.member == member and who.startswith("device"))

    def neighbours(self) -> list[str]:
        """Devices at other tables."""
        here = {holder.member for holder in self.table.log.seats.holders}
        return [who for who, e in self.entries.items() if who.startswith("device") and e.member not in here]

    def seats_of(self, who: str) -> list[int]:
        member = self.entries[who].member
        return [i for i, holder in enumerate(self.table.log.seats.holders) if holder.member == member]

    async def act(self, ask: Any, action: Any, n: str) -> None:
        await self.say(self.device_of(ask.seat), wire.Act(self.table.id, n, ask, Raw(codec.encode(action))))
        await asyncio.sleep(0)

    def wind_back(self) -> None:
        for tape in self.tapes.values():
            tape.sent.clear()
        self.heard.clear()


class OtherChance(Keyed):
    """Another secret of the bots'. What one's own hints draw from it one is rightly told: that is as it was."""

    __slots__ = ("mine", "own")

    def __init__(self, seed: str, own: Keyed, mine: tuple[bytes, ...]) -> None:
        super().__init__(deal_key(seed))
        self.own, self.mine = own, mine

    def digest(self, message: bytes) -> bytes:
        return self.own.digest(message) if message.startswith(self.mine) else super().digest(message)


class Worlds:
    """Two services that get the same input from one person; `differences` lists the bytes in which they differ."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.a, self.b = Box(seed), Box(seed)
        self.rng = Random(f"{seed}/moves")
        self.count = 0
        self.pairs = 0
        self.differences: list[str] = []

    async def open(self, room: str, options: dict[str, Any], devices: list[int], per_table: int | None = None) -> None:
        for box in (self.a, self.b):
            await box.open(room, options, devices, per_table)
        for table in self.b.tables:
            body = structs.replace(table.log.body, seed="other " + table.log.body.seed[6:])
            table.log.body = body  # the seed is secret; the commitment stays
            table.game.seed = body.seed
            row = self.b.store.tables[table.id]
            self.b.store.tables[table.id] = structs.replace(row, body=codec.encode(body))
        self.chance = {table.id: (table.game.dice, table.jobs.secret) for table in self.b.tables}
        self.rules = self.a.table.game.room.rules

    def part(self, who: str) -> None:
        """The same past, another future: from here on the second world's dice and bots go by the other seed."""
        mine = tuple(f"{seat}-".encode() for seat in self.b.seats_of(who))
        for table in self.b.tables:
            seed = table.log.body.seed
            table.game.dice = SealedDice(deal_key(seed))
            own = mine if table is self.b.table else ()
            table.jobs.secret = OtherChance(f"{seed}/bots", self.chance[table.id][1], own)

    def forget_others(self, who: str) -> None:
        """In the second world everybody else at this table has other tokens and keys."""
        group = self.b.group
        mine = {self.b.entries[name].member for name in (who, "spectator", *self.b.neighbours())}
        members = [
            m if m.id in mine else structs.replace(m, token=m.token[::-1], key=m.key[::-1]) for m in group.body.members
        ]
        group.body = structs.replace(group.body, members=members)

    def same_again(self) -> None:
        """The second world becomes the first one again."""
        mine, theirs = self.b.table.log, self.a.table.log
        mine.begin()
        mine.game = theirs.game.copy()
        mine.game.seed = mine.body.seed
        mine.hinted, mine.sent, mine.done = dict(theirs.hinted), dict(theirs.sent), dict(theirs.done)
        self.b.table.hints.kept = deepcopy(self.a.table.hints.kept)  # advice on states that only the second world had
        mine.seq, mine.hash, mine.drops = theirs.seq, theirs.hash, theirs.drops
        mine.stopwatch = copy(theirs.stopwatch)
        mine.seats.holders = theirs.seats.holders
        self.b.table.broadcast.update()
        self.b.store.log[self.b.table.id] = self.a.store.log[self.a.table.id][:]
        self.b.store.commands = set(self.a.store.commands)
        self.b.group.body = self.a.group.body
        for table in self.b.tables:
            table.game.dice, table.jobs.secret = self.chance[table.id]

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
        """Wind back, probe both, compare every byte to this device, the spectator, the wall and the teacher.

        Where there are other tables, those who sit there are compared too.
        """
        await self.rest()
        self.part(who)
        self.a.wind_back()
        self.b.wind_back()
        await self.both(probe)
        await self.rest()
        self.pairs += 1
        names = [who, "spectator", "wall", "host", *self.a.neighbours()]
        for name in [*names, "playing on"] if "playing on" in self.a.tapes else names:
            if self.a.tapes[name].sent != self.b.tapes[name].sent:
                self.differences.append(f"{name}: {first_difference(self.a.tapes[name], self.b.tapes[name])}")
        if self.a.heard != self.b.heard:
            found = [f"{a} or {b}" for a, b in zip(self.a.heard, self.b.heard, strict=False) if a != b]
            self.differences.append(f"requests: {found[0] if found else 'more of them'}")
        assert len(self.a.tapes[who].sent) > 5, "a probe that nobody answers compares nothing"
        for tape in (*self.a.tapes.values(), *self.b.tapes.values()):
            assert not any(b'"fault"' in data or b'"storage"' in data for data in tape.sent), "a world broke down"

    async def close(self) -> None:
        await self.both(lambda box: box.service.close())


def first_difference(a: Tape, b: Tape) -> str:
    for mine, theirs in zip(a.sent, b.sent, strict=False):
        if mine != theirs:
            i = next((i for i, (x, y) in enumerate(zip(mine, theirs, strict=False)) if x != y), 0)
            return f"{mine[max(0, i - 60) : i + 60]!r} or {theirs[max(0, i - 60) : i + 60]!r}"
    return f"{len(a.sent)} or {len(b.sent)} messages"


def legal_of(box: Box, ask: Any) -> list[Any]:
    return box.table.game.room.rules.legal(box.state, drive.find(box.state, ask), ask.seat)
