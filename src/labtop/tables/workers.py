"""Bots in worker processes: they get bytes of one seat's view, and can neither see a state nor hold up the loop."""

from __future__ import annotations

import asyncio
import os
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop.bots.base import bot
from labtop.engine import codec
from labtop.engine.core import Dice, Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action, Ask, View
from labtop.tables.table import BotJob

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

PATIENCE: Final = 5.0
"""Seconds a bot may think; then it is stopped and the idle answer is played."""


class WireSeen:
    """What a bot sees, read from bytes: the same words as `bots.base.Seen`, and nothing behind them."""

    __slots__ = ("_job", "_room", "ask", "legal", "rng", "view")

    def __init__(self, job: BotJob) -> None:
        played = room(job.room)
        self._room, self._job = played, job
        private = played.private
        self.ask: Ask = job.ask
        self.rng: Dice = Quick(job.seed)
        self.legal: list[Action] = msgspec.json.decode(job.legal, type=list[played.actions])  # type: ignore[name-defined]
        self.view = View(
            job.ask.seat,
            msgspec.json.decode(job.public, type=played.public),
            None if private is None else msgspec.json.decode(job.private, type=private),
        )

    def worlds(self, most: int) -> list[Any]:
        """Imagined where the real state is, and sent: a worker never holds the real one."""
        sent = [msgspec.json.decode(data) for data in self._job.worlds[:most]]
        options = self._room.read_options()
        shape = type(self._room.rules.setup(options, self._room.seats(options)[0]))
        return [codec.load(data, shape, self._room.actions, self._room.abouts) for data in sent]

    def any(self) -> Action:
        return self.legal[self.rng.below(len(self.legal))]


def answer(data: bytes) -> bytes:
    """One bot, one question: runs in a worker."""
    job = msgspec.json.decode(data, type=BotJob)
    return codec.encode(bot(room(job.room), job.level).choose(WireSeen(job)))


def end_with_the_server() -> None:
    """In every worker: a server that was killed takes its bots with it, or they would wait for questions for ever."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    server = parent_process()
    if server is not None:
        Thread(target=lambda: (wait([server.sentinel]), os._exit(0)), daemon=True).start()


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """For good, whatever its processes are doing."""
    workers: dict[Any, Any] = getattr(pool, "_processes", None) or {}
    for process in list(workers.values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """A pool that starts with the first bot and is replaced when a bot stalls or dies."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.patience = patience
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, job: BotJob) -> bytes:
        from concurrent.futures.process import BrokenProcessPool  # a server without bots never needs it

        if self.pool is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # Not forked: a copy of a server with threads and sockets is no place to think in.
            self.pool = ProcessPoolExecutor(self.processes, get_context("forkserver"), end_with_the_server)
        pool = self.pool
        try:
            running = asyncio.get_running_loop().run_in_executor(pool, answer, codec.encode(job))
            return await asyncio.wait_for(running, self.patience)
        except (TimeoutError, BrokenProcessPool):
            self.replace(pool)
            raise TimeoutError from None
        except Exception as error:
            raise Illegal("bot_failed", bot=job.level, reason=type(error).__name__) from error

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Stop a pool for good, the stalled process included."""
        if self.pool is pool:
            self.pool = None
        kill_pool(pool)

    def close(self) -> None:
        if self.pool is not None:
            self.replace(self.pool)
