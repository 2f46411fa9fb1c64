"""A player as docs/protocol.md describes one: keeps unanswered commands, reconnects, sends them again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random

import msgspec
import websockets
from msgspec import Raw, Struct

from labtop.engine import codec
from labtop.tables import protocol as wire
from simulation.client import TRY_AGAIN, Now
from simulation.menus import answer_from

AGAIN = TRY_AGAIN | {"slow_down", "stopping"}
"""Refusals that are not caused by the command itself."""
GONE = (OSError, TimeoutError, EOFError, websockets.WebSocketException)

_from_server = msgspec.json.Decoder(
    Now | wire.Group | wire.Tick | wire.Ok | wire.No | wire.Fits | wire.Story | wire.Wish | wire.Advice | wire.Thinking
    | wire.Pong | wire.Trouble | wire.Bye
)  # fmt: skip


class Pending(Struct):
    message: wire.Act | wire.Rematch
    data: str


class Player:
    """One seat; the player who opened the table deals again when a game is over."""

    def __init__(self, number: int, port: int, entry: dict, seed: object, pause: float = 0.004) -> None:
        self.number = number
        self.port = port
        self.entry = entry
        self.rng = Random(f"{seed}/{number}")
        self.pause = pause
        self.pending: dict[str, Pending] = {}
        self.count = 0
        self.socket: websockets.ClientConnection | None = None
        self.asked: set[tuple[str, int, int, int]] = set()
        """Questions answered, each once: a second line for one of them is one too many."""
        self.accepted: set[tuple[str, int, int, int]] = set()
        self.asked_again: list[str] = []
        """Questions whose answer was accepted, and that were open again afterwards."""
        self.resting = False
        """Begins no new game and answers nothing new."""
        self.oks: list[tuple[wire.Ok, wire.Act]] = []
        self.nos: list[tuple[wire.No, wire.Act]] = []
        self.dealt: set[str] = set()
        """Rematches that were accepted."""
        self.shown: dict[tuple[str, int], bytes] = {}
        """The public picture of each version that was seen."""
        self.resent = 0
        self.wrong: list[str] = []
        self.thinking: set[asyncio.Task] = set()

    async def live(self) -> None:
        while True:
            try:
                await self.one_connection()
            except GONE:
                pass
            except Exception as error:  # noqa: BLE001 - told in the end; a player who is gone would stop their table
                self.wrong.append(f"client {self.number} did not understand: {error!r}")
            self.socket = None
            await asyncio.sleep(self.rng.uniform(0.02, 0.06))  # a person's browser waits longer; kills are close here

    async def one_connection(self) -> None:
        place = f"ws://127.0.0.1:{self.port}/api/socket"
        async with websockets.connect(
            place, compression=None, proxy=None, open_timeout=5, close_timeout=0.1, ping_interval=None
        ) as socket:
            await socket.send(codec.encode(wire.Hello(self.entry["token"], self.entry.get("host"))).decode())
            greeted = False
            async for text in socket:
                message = _from_server.decode(text)
                if isinstance(message, wire.Group) and not greeted:
                    greeted = True
                    self.socket = socket
                    for pending in list(self.pending.values()):
                        self.resent += 1
                        await socket.send(pending.data)
                await self.heard(message)

    async def heard(self, message: object) -> None:
        if isinstance(message, Now):
            self.see(message)
        elif isinstance(message, wire.Ok):
            done = self.pending.pop(message.n, None)
            if done is not None:
                self.note_ok(message, done.message)
        elif isinstance(message, wire.No):
            await self.refused(message)

    def note_ok(self, ok: wire.Ok, message: wire.Act | wire.Rematch) -> None:
        if isinstance(message, wire.Rematch):
            self.dealt.add(ok.n)
        else:
            self.oks.append((ok, message))
            self.accepted.add((message.table, message.ask.prompt, message.ask.seat, message.ask.nth))

    async def refused(self, no: wire.No) -> None:
        if no.code in AGAIN:
            self.soon(partial(self.later, no.n), 0.2)
            return
        pending = self.pending.pop(no.n, None)
        if pending is None:
            self.wrong.append(f"client {self.number} was refused out of nothing: {no}")
        elif isinstance(pending.message, wire.Act):
            self.nos.append((no, pending.message))

    async def later(self, n: str) -> None:
        if n in self.pending:
            await self.post(self.pending[n])

    def see(self, now: Now) -> None:
        public = bytes(now.public)
        if self.shown.setdefault((now.table, now.v), public) != public:
            self.wrong.append(f"client {self.number} saw two pictures of {now.table} at {now.v}")
        if self.resting:
            return
        if now.outcome is not None:
            if self.entry.get("host") and not any(isinstance(p.message, wire.Rematch) for p in self.pending.values()):
                self.command(wire.Rematch(self.fresh()))
            return
        for ask, menu in zip(now.asks, now.menus, strict=True):
            key = (now.table, ask.prompt, ask.seat, ask.nth)
            if ask.must and key in self.accepted:
                self.asked_again.append(f"client {self.number}: {ask} of {now.table} at {now.v}")
                self.accepted.discard(key)
                self.asked.discard(key)
            if ask.must and ask.seat == now.seat and key not in self.asked:
                answer = answer_from(self.entry["room"], menu, self.rng)
                if answer is not None:
                    self.asked.add(key)
                    self.command(wire.Act(now.table, self.fresh(), ask, Raw(answer)))

    def fresh(self) -> str:
        self.count += 1
        return f"command-{self.number}-{self.count}."

    def command(self, message: wire.Act | wire.Rematch) -> None:
        pending = self.pending[message.n] = Pending(message, codec.encode(message).decode())
        self.soon(partial(self.post, pending, first=True), self.rng.uniform(0, self.pause))

    def soon(self, what: Callable[[], Awaitable[None]], delay: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(delay)
            await what()

        task = asyncio.create_task(wait())
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def post(self, pending: Pending, *, first: bool = False) -> None:
        """Sends a command; without a connection it is kept for the next one."""
        socket = self.socket
        if socket is None:
            return
        with suppress(*GONE):
            await socket.send(pending.data)
            if first and self.rng.random() < 0.03:
                await socket.send(pending.data)  # a double click
            if first and self.rng.random() < 0.03:
                socket.transport.abort()  # the network goes: was it heard?
