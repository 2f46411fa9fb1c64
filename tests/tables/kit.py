"""A service in memory, and people who use it: enough to play whole games without a network."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import asynccontextmanager

import msgspec

from labtop.engine import codec, drive
from labtop.engine.wire import Ask
from labtop.stores.memory import MemoryStore
from labtop.tables import protocol as wire
from labtop.tables import workers
from labtop.tables.link import Link
from labtop.tables.service import Service


class FirstLegal:
    """Bots that answer at once."""

    async def choose(self, job, _owner=None):
        return msgspec.json.encode(msgspec.json.decode(job.legal)[0])

    async def hint(self, job, _owner=None):
        return workers.advise(codec.encode(job))

    async def review(self, job, _owner=None):
        return workers.judge(codec.encode(job))


class Watching(FirstLegal):
    """The same, and remembers what they were asked."""

    def __init__(self):
        self.jobs = []

    async def choose(self, job, _owner=None):
        self.jobs.append(job)
        return await super().choose(job)


class Person:
    """A connection that remembers what it was told."""

    def __init__(self, service):
        self.service = service
        self.got = []
        self.link = Link(self)
        self.sent = 0

    def send(self, data):
        self.got.append(json.loads(data))

    def close(self, code):
        self.got.append({"t": "bye", "code": code})

    async def hello(self, token, host=None):
        await self.service.admission.hello(self.link, wire.Hello(token, host))
        return self

    def last(self, kind):
        return next((message for message in reversed(self.got) if message["t"] == kind), None)

    async def say(self, kind, **fields):
        """Send a message; gives the answer to it."""
        self.sent += 1
        n = f"{id(self)}-{self.sent}"
        shape = {"t": kind, **fields} | ({"n": n} if "n" in kind_fields(kind) else {})
        await self.service.handle(self.link, codec.decode(codec.encode(shape), wire.FromClient))
        return await self.until(lambda: next((m for m in self.got if m.get("n") == n), None))

    async def until(self, found, tries=400):
        for _ in range(tries):
            answer = found()
            if answer is not None:
                return answer
            await asyncio.sleep(0.002)
        return None

    def legal(self, ask):
        table = self.service.residency.groups[self.link.group].tables[self.link.table]
        return table.game.room.rules.legal(table.game.state, drive.find(table.game.state, ask), ask.seat)

    async def play(self, ask):
        """The first legal answer to a question."""
        read = msgspec.convert(ask, Ask)
        return await self.say("act", table=self.link.table, ask=ask, action=msgspec.to_builtins(self.legal(read)[0]))

    async def play_out(self):
        """Until the game is over, whatever this connection is asked."""
        while True:
            now = self.last("now")
            if now["outcome"] is not None:
                return now
            asked = [ask for ask in now.get("asks", []) if ask["must"]]
            if asked and now["v"] == self.service.residency.groups[self.link.group].tables[self.link.table].shown.v:
                await self.play(asked[0])
            else:
                await asyncio.sleep(0.001)


def kind_fields(kind):
    shape = next(t for t in wire.FromClient.__args__ if t.__struct_config__.tag == kind)
    return shape.__struct_fields__


@asynccontextmanager
async def a_service(seed=1, store=None, bots=None):
    store, chance = store or MemoryStore(), random.Random(seed)
    service = Service(store, bots or FirstLegal(), lambda: 1_700_000_000.0, chance.randbytes)
    await service.open()
    try:
        yield service
    finally:
        await service.close()
