"""All connections are cut at once, repeatedly, in the middle of a move: all play on, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from labtop.stores.memory import MemoryStore
from server.kit import RealSocket, a_class, legal_action, make, served

pytestmark = pytest.mark.usefixtures("both_ways")

PUPILS = 99
ROUNDS = 20


class Pupil:
    def __init__(self, app, port, entry):
        self.app = app
        self.port = port
        self.entry = entry
        self.client = None
        self.answer = None
        self.v = 0

    async def connect(self):
        self.client = await (await RealSocket.open(self.port)).hello(self.entry["token"])

    async def choose(self, round_number):
        """Answer this round's question without waiting to hear whether it was taken."""
        while True:
            now = await self.client.until("now")
            self.v = now["v"]
            wanted = [ask for ask in now["asks"] if ask["must"]]
            if wanted:
                break
        action = legal_action(self.app, self.entry["group"], now["table"], wanted[0])
        n = f"round-{round_number}"
        self.answer = {"t": "act", "table": now["table"], "n": n, "ask": wanted[0], "action": action}
        await self.client.say(self.answer)

    async def come_back(self):
        """Again with the same command: it counts once."""
        await self.connect()
        await self.client.say(self.answer)
        while (heard := await self.client.next())["t"] not in ("ok", "no", "bye", "closed"):
            self.v = max(self.v, heard.get("v", 0)) if heard["t"] == "now" else self.v
        assert (heard["t"], heard["n"]) == ("ok", self.answer["n"]), heard
        await self.client.say({"t": "face", "table": self.answer["table"], "seat": self.answer["ask"]["seat"]})


async def storm(app, port):
    host, entries = await a_class(app, PUPILS)
    teacher = await (await RealSocket.open(port)).hello(host["host"])
    pupils = [Pupil(app, port, entry) for entry in entries]
    await asyncio.gather(*(pupil.connect() for pupil in pupils))
    assert (await teacher.command("start"))["t"] == "ok"
    for number in range(ROUNDS):
        await asyncio.gather(*(pupil.choose(number) for pupil in pupils))
        await asyncio.gather(*(pupil.client.cut() for pupil in pupils))
        await asyncio.gather(*(pupil.come_back() for pupil in pupils))
    outcomes = []
    for pupil in pupils:
        while not (now := await pupil.client.until("now")).get("outcome"):
            assert now["v"] >= pupil.v, "a view older than one already shown"
            pupil.v = now["v"]
        outcomes.append(now["outcome"])
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert len(outcomes[0]["scores"]) == PUPILS
    await asyncio.gather(*(pupil.client.close() for pupil in pupils), teacher.close())


def test_ninety_nine_cut_twenty_times():
    async def main():
        store = MemoryStore()
        app = make(store)
        async with served(app) as port:
            await asyncio.wait_for(storm(app, port), 90)
        (rows,) = store.log.values()
        counted = Counter((row.seat, row.cmd) for row in rows if row.seat >= 0)
        assert len(counted) == PUPILS * ROUNDS
        assert set(counted.values()) == {1}

    asyncio.run(main())


def test_ghosts_of_a_cut_network_keep_nobody_out():
    """The old connections are half open: the server has not noticed that they are gone."""

    async def main():
        app = make(per_group=6)
        async with served(app) as port:
            _, entries = await a_class(app, 5)
            ghosts = [await (await RealSocket.open(port)).hello(entry["token"]) for entry in entries]
            for ghost in ghosts:
                await ghost.until("group")
            back = [await (await RealSocket.open(port)).hello(entry["token"]) for entry in entries]
            for client in back:
                assert (await client.until("group"))["role"] == "member"
            told = [await ghost.until("bye") for ghost in ghosts[1:]]
            assert {bye["code"] for bye in told} == {"replaced"}
            for client in (*ghosts, *back):
                await client.close()

    asyncio.run(main())
