"""Simulated players for benchmarks/server.py: thousands in one process, so each costs as little CPU as possible."""

from __future__ import annotations

import asyncio
import base64
import heapq
import json
import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

COLOURS = {"blue": 0, "red": 1, "white": 2, "yellow": 3}
BOXES = [f"line-{n}" for n in range(1, 6)] + [f"water-{n}" for n in range(1, 4)]
BOXES += [*(f"catalyst-{n}" for n in range(1, 5)), "stock", "water-sale", "catalyst-sale"]
BOXES += ["excess-1", "excess-2", "black-hole"]


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: text in whole frames, masked with zeros."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = b""
        self.opened = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    @classmethod
    async def open(cls, port: int, heard: Callable[[bytes], None]) -> Socket:
        loop = asyncio.get_running_loop()
        _, link = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        await link.ready
        return link

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened:
            head, sign, rest = self.buffer.partition(b"\r\n\r\n")
            if not sign:
                return
            if b" 101 " not in head:
                raise SystemExit(head.decode())
            self.opened, self.buffer = True, rest
            self.ready.set_result(None)
        while (frame := self.frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self.send(payload, 10)

    def frame(self) -> tuple[int, bytes] | None:
        have = self.buffer
        if len(have) < 2:
            return None
        start, size = 2, have[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(have[2:start], "big")
        if len(have) < start + size:
            return None
        self.buffer = have[start + size :]
        return have[0] & 15, have[start : start + size]

    def send(self, data: bytes, kind: int = 1) -> None:
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + data)


class Die(Struct):
    die: str
    low: int
    high: int


class Menu(Struct):
    dice: list[Die]
    takes: list[int]
    choices: dict[str, list[tuple[int, int, int]]]


class Told(Struct):
    t: str
    table: str = ""
    n: str = ""
    code: str = ""
    asks: list[msgspec.Raw] = []
    menus: list[Menu | None] = []
    outcome: msgspec.Raw = msgspec.Raw(b"")


class Question(Struct):
    must: bool
    prompt: int
    nth: int


read = msgspec.json.Decoder(Told).decode
read_ask = msgspec.json.Decoder(Question).decode


def choose(menu: Menu, rng: Random) -> str:
    die = menu.dice[rng.randrange(len(menu.dice))]
    found = uses(menu, die) or [use for other in menu.dice for use in uses(menu, other)]
    return found[rng.randrange(len(found))]


def uses(menu: Menu, die: Die) -> list[str]:
    found = []
    for value in range(die.low, die.high + 1):
        bit = 1 << 6 * COLOURS[die.die] + value - 1
        for box, takes in zip(BOXES, menu.takes):
            if takes & bit:
                violet, line, _ = menu.choices.get(f"{box}:{die.die}:{value}", [(0, 0, 0)])[0]
                found.append(
                    f'{{"type":"place","die":"{die.die}","value":{value},"box":"{box}","violet":{violet},"line":{line}}}'
                )
    return found


class Player:
    """A player who answers at once, or at its time in a paced hall; a host also starts a rematch after each game."""

    def __init__(self, entry: dict[str, Any], hall: Hall) -> None:
        self.entry = entry
        self.hall = hall
        self.link: Socket | None = None
        self.count = 0
        self.sent = 0.0
        self.last: tuple[str, int, int] | None = None
        self.ready: bytes | None = None
        """In a paced hall: the answer that waits for its time."""

    async def come(self) -> None:
        self.link = await Socket.open(self.hall.port, self.heard)
        hello = {"t": "hello", "token": self.entry["token"]} | (
            {"host": self.entry["host"]} if self.entry.get("host") and self.entry["token"] != self.entry["host"] else {}
        )
        self.link.send(json.dumps(hello).encode())

    def say(self, data: bytes) -> None:
        assert self.link is not None
        self.sent = time.perf_counter()
        self.link.send(data)

    def fresh(self) -> str:
        self.count += 1
        return str(self.count)

    def heard(self, data: bytes) -> None:
        told = read(data)
        if told.t == "now":
            self.hall.bytes_of_nows.append(len(data))
            if bytes(told.outcome) not in (b"", b"null"):
                self.over()
                return
            for ask, menu in zip(told.asks, told.menus):
                question = read_ask(ask)
                key = (told.table, question.prompt, question.nth)
                if menu is not None and question.must and key != self.last:  # a question may come twice
                    self.last = key
                    action = choose(menu, self.hall.rng)
                    what = f'"n":"{self.fresh()}","ask":{bytes(ask).decode()},"action":{action}'
                    self.act(f'{{"t":"act","table":"{told.table}",{what}}}'.encode())
        elif told.t == "ok":
            if told.n.isdecimal():
                self.hall.counted(time.perf_counter() - self.sent)
        elif told.t in ("no", "bye"):
            sys.stderr.write(f"refused: {data.decode()}\n")  # an exception would end one connection only
            os._exit(1)

    def act(self, data: bytes) -> None:
        if self.hall.paced:
            self.ready = data
            self.hall.ready(self)
        elif not self.hall.resting:
            self.say(data)

    def over(self) -> None:
        self.hall.games += 1
        if self.entry.get("host") and not self.hall.resting:
            self.say(f'{{"t":"rematch","n":"again-{self.fresh()}"}}'.encode())


class Hall:
    """All players of a measurement."""

    def __init__(self, port: int, *, paced: bool = False) -> None:
        self.port = port
        self.paced = paced
        self.rng = Random(1)
        self.players: list[Player] = []
        self.resting = False
        self.every = 0.0
        """Seconds between two moves of a table in a paced hall."""
        self.due: list[tuple[float, int, Player]] = []
        """Time, a number that decides between equal times, and the player who moves then."""
        self.moved: dict[str, float] = {}
        """Group -> time of the last move of its table."""
        self.late: list[float] = []
        self.games = 0
        self.moves = 0
        self.waits: list[float] = []
        self.bytes_of_nows: list[int] = []

    def counted(self, wait: float) -> None:
        self.moves += 1
        self.waits.append(wait)

    def ready(self, player: Player) -> None:
        """Schedule the answer of a player, `every` seconds after the last move of its table."""
        if self.every:
            due = max(time.perf_counter(), self.moved.get(player.entry["group"], 0.0) + self.every)
            heapq.heappush(self.due, (due, len(self.waits), player))

    async def keep_pace(self, every: float, seconds: float) -> None:
        """Each table moves once in `every` seconds, evenly spread; late moves are not made up for."""
        begun = time.perf_counter()
        able = [player for player in self.players if player.ready is not None]
        self.every = every
        for i, player in enumerate(able):
            self.moved[player.entry["group"]] = begun + every * (i / len(able) - 1)
            self.ready(player)
        while (now := time.perf_counter()) < begun + seconds:
            while self.due and self.due[0][0] <= now:
                due, _, player = heapq.heappop(self.due)
                data, player.ready = player.ready, None
                if data is not None:
                    self.late.append(now - due)
                    self.moved[player.entry["group"]] = due
                    player.say(data)
            await asyncio.sleep(0.001)

    async def open_table(self, people: int, **wish: Any) -> None:
        host = await post(self.port, "/api/groups", {"room": "chem-and-roll", **wish})
        entries = [host] if wish.get("kind") != "class" else []
        entries += [await post(self.port, "/api/join", {"code": host["code"]}) for _ in range(people - len(entries))]
        here = [Player(entry, self) for entry in entries]
        if wish.get("kind") == "class":
            here.append(Player(host, self))
        for player in here:
            await player.come()
        starter = next(player for player in here if player.entry.get("host"))
        starter.say(b'{"t":"start","n":"start"}')
        self.players += here

    async def open_tables(self, count: int, people: int, **wish: Any) -> None:
        """Open tables, 20 at a time; play begins when all are open."""
        self.paced, paced = True, self.paced
        for begin in range(0, count, 20):
            await asyncio.gather(*(self.open_table(people, **wish) for _ in range(begin, min(count, begin + 20))))
        await asyncio.sleep(0.5)
        self.paced = paced
        for player in self.players if not paced else []:
            if player.ready is not None:
                player.say(player.ready)


async def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n".encode()
        + data
    )
    answer = await reader.read()
    writer.close()
    found: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    if "code" in found and "token" not in found:
        raise SystemExit(f"refused: {found}")
    return found
