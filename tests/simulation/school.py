"""A school for the soak: lessons, guests and strangers, who come, lose their connections and leave."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Any

from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.wire import Ask
from server.kit import AsgiStream, NearSocket, ask

if TYPE_CHECKING:
    from labtop.server.application import App

LESSON_EVERY = 420.0
"""Seconds between the starts of two lessons at most; several run at the same time. A short day has each kind once."""
LONGEST_LESSON = 2400.0
GUEST_EVERY = 60.0
"""Seconds between two people who open a table alone."""
QUIET = 1900.0
"""Seconds of silence before the figures are taken: idle groups leave memory after 10 to 20 minutes."""
LESSONS: tuple[dict[str, Any], ...] = (
    {"room": "chem-and-roll", "options": {"mode": "class"}},
    {"room": "chain-growth", "per_table": 4},
    {"room": "chem-and-roll", "options": {"mode": "draft"}, "per_table": 3},
    {"room": "laboratorium", "per_table": 2},
    {"room": "chemistry-monopoly", "per_table": 4},
)


class School:
    """Everybody who uses the server, and what they did."""

    def __init__(self, app: App, loop: asyncio.AbstractEventLoop, seed: int) -> None:
        self.app = app
        self.loop = loop
        self.rng = Random(f"soak/{seed}")
        self.tasks: set[asyncio.Task[None]] = set()
        self.done: Counter[str] = Counter()
        self.largest: Counter[str] = Counter()
        self.addresses = {path: cycle(f"10.0.0.{n}" for n in (1, 2, 3)) for path in ("groups", "join", "reenter")}

    async def day(self, seconds: float) -> None:
        """Lessons and guests for a while; returns when the last of them have left."""
        end = self.loop.time() + seconds
        lessons = guests = self.loop.time()
        number = 0
        while (now := self.loop.time()) < end:
            if now >= lessons:
                lessons += min(LESSON_EVERY, seconds / len(LESSONS))
                length = min(LONGEST_LESSON, seconds) * (0.4, 0.7, 1.0)[number % 3]
                self.start(self.lesson(LESSONS[number % len(LESSONS)], length))
                number += 1
            if now >= guests:
                guests += GUEST_EVERY
                self.start(self.guest(self.rng.uniform(30, 600)))
                self.start(self.stranger())
            self.look()
            await asyncio.sleep(20)
        await asyncio.gather(*self.tasks)
        await asyncio.sleep(QUIET)

    def look(self) -> None:
        groups = self.app.service.residency.groups.values()
        self.largest |= Counter(
            connections=len(self.app.connections.all), groups=len(groups), tables=sum(len(g.tables) for g in groups)
        )  # the larger of both

    def start(self, work: Any) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.left)

    def left(self, task: asyncio.Task[None]) -> None:
        if task.exception() is None:  # the others are raised by `day`
            self.tasks.discard(task)

    async def post(self, path: str, body: Any) -> Any:
        self.done["requests"] += 1
        return await ask(self.app, "POST", f"/api/{path}", body, client=(next(self.addresses[path]), 1))

    async def lesson(self, wish: dict[str, Any], seconds: float) -> None:
        self.done["lessons"] += 1
        rng, until = self.rng, self.loop.time() + seconds
        opened = (await self.post("groups", {"kind": "class", **wish})).json()
        pupils = []
        for _ in range(12):
            pupils.append((await self.post("join", {"code": opened["code"]})).json())
            await asyncio.sleep(rng.uniform(0, 3))
        people = [self.loop.create_task(self.attend(pupil, until)) for pupil in pupils]
        await self.teach(opened, until)
        await asyncio.gather(*people)

    async def teach(self, opened: dict[str, Any], until: float) -> None:
        """Start, now and then an order or another device, in the end perhaps delete everything."""
        rng = self.rng
        teacher = await self.connect(opened["host"])
        wall = await self.connect(opened["wall"])
        self.drain(wall)
        await self.order(teacher, "start")
        while self.loop.time() < until:
            await asyncio.sleep(rng.uniform(30, 200))
            kind = rng.choice(["pause", "lock", "rematch", "reconnect"])
            if kind == "reconnect":
                await teacher.close()
                teacher = await self.connect(opened["host"])
            elif kind == "rematch":
                await self.order(teacher, "rematch", abandon=True)
            else:
                await self.order(teacher, kind, on=True)
                await asyncio.sleep(5)
                await self.order(teacher, kind, on=False)
        if self.done["taught"] % 2:
            await self.order(teacher, "delete", code=opened["code"])
            self.done["deleted"] += 1
        self.done["taught"] += 1
        await teacher.close()
        await wall.close()

    async def order(self, client: Any, kind: str, **fields: Any) -> None:
        self.drain(client)
        self.done["orders"] += 1
        with suppress(AssertionError, TimeoutError):  # the connection was ended meanwhile
            await client.command(kind, **fields)
        client.seen.clear()

    async def guest(self, seconds: float) -> None:
        """A person alone at a table with bots."""
        self.done["guests"] += 1
        wish = {"room": "chem-and-roll", "options": {"mode": "draft"}, "bots": ["random"], "start": True}
        answer = await self.post("groups", wish)
        assert answer.status == 201, answer.body
        await self.attend(answer.json(), self.loop.time() + seconds)

    async def stranger(self) -> None:
        """Wrong codes, tokens of groups that are not there, garbage, and silence."""
        rng = self.rng
        assert (await self.post("join", {"code": f"X{rng.randrange(10**5)}"})).status in (404, 429)
        token = f"{rng.randbytes(8).hex()}.0.{rng.randbytes(32).hex()}"
        liar = await self.connect(token, wanted="no")
        await liar.close()
        assert (await ask(self.app, "GET", "/api/stream", token=token)).status == 401
        silent = NearSocket(self.app)
        await asyncio.sleep(rng.uniform(1, 9))
        await silent.say({"nonsense": rng.random()})
        await silent.close()
        self.done["strangers"] += 1

    async def connect(self, token: str, host: str | None = None, wanted: str = "group") -> Any:
        """A device: mostly a socket, sometimes a stream."""
        self.done["connections"] += 1
        stream = wanted == "group" and self.rng.random() < 0.3
        client: Any = AsgiStream(self.app) if stream else NearSocket(self.app)
        await client.hello(token, host)
        return client

    async def attend(self, entry: dict[str, Any], until: float) -> None:
        """Play; now and then the connection is lost, or the person goes on with another device."""
        rng = self.rng
        while self.loop.time() < until:
            client = await self.connect(entry["token"], entry.get("host"))
            lost = min(until, self.loop.time() + rng.expovariate(1 / 100))
            try:
                if not await self.play(client, entry, lost):
                    return
            finally:
                await client.close()
            await asyncio.sleep(rng.uniform(0.3, 8))
            if rng.random() < 0.2:
                answer = await self.post("reenter", {"code": entry["code"], "key": entry["key"]})
                if answer.status != 201:
                    return
                entry = answer.json()
                self.done["moved"] += 1

    async def play(self, client: Any, entry: dict[str, Any], until: float) -> bool:
        """Answer what is asked, after a time to think. False if the group is gone."""
        while (left := until - self.loop.time()) > 0:
            try:
                async with asyncio.timeout(left):
                    message = await client.inbox.get()
            except TimeoutError:
                return True
            if message["t"] in {"bye", "closed"}:
                return message.get("code") not in {"deleted", "token_unknown"}
            if message["t"] == "now" and any(wanted["must"] for wanted in message.get("asks", ())):
                await asyncio.sleep(self.rng.expovariate(1 / 6))
                await self.act(client, entry["group"], self.newest(client, message))
        return True

    def newest(self, client: Any, message: dict[str, Any]) -> dict[str, Any]:
        """The last picture that has come meanwhile. An end of the connection stays to be read."""
        while not client.inbox.empty():
            later = client.inbox.get_nowait()
            if later["t"] in {"bye", "closed"}:
                client.inbox.put_nowait(later)
                break
            if later["t"] == "now":
                message = later
        return message

    async def act(self, client: Any, group: str, now: dict[str, Any]) -> None:
        for wanted in now.get("asks", ()):
            action = self.choose(group, now["table"], wanted) if wanted["must"] else None
            if action is not None:
                self.done["answers"] += 1
                n = f"a{self.done['answers']}"
                with suppress(AssertionError):  # the stream was ended meanwhile
                    await client.say({"t": "act", "table": now["table"], "n": n, "ask": wanted, "action": action})
                return

    def choose(self, group: str, table: str, wanted: dict[str, Any]) -> Any:
        """A random answer that the rules allow; None if the question is no longer open."""
        try:
            played = self.app.service.residency.groups[group].tables[table].game
            found = Ask(**wanted)
            prompt = drive.find(played.state, found)
            action = played.room.rules.pick(played.state, prompt, found.seat, Quick(str(self.rng.random())))
        except (KeyError, Illegal):
            return None
        return json.loads(codec.encode(action))

    def drain(self, client: Any) -> None:
        while not client.inbox.empty():
            client.inbox.get_nowait()
