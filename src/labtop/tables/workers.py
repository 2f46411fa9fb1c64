"""Bots in worker processes: they get one seat's view as bytes; they cannot see a state or block the event loop."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop.bots.base import bot
from labtop.bots.coach import review
from labtop.bots.hinting import hint
from labtop.bots.own import load_bot
from labtop.bots.text import hint_in_words, review_in_words
from labtop.engine import codec, record
from labtop.engine.core import Dice, Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action, Ask, View
from labtop.locales.texts import LANGUAGES, room_texts
from labtop.tables.jobs import NOBODY, BotJob, CoachJob, Owner, ReviewJob
from labtop.tables.limited import limit_memory
from labtop.tables.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ProcessPoolExecutor

PATIENCE: Final = 5.0
"""Seconds a bot may think; then it is stopped and the idle answer is played."""
HINT_PATIENCE: Final = 15.0
REVIEW_PATIENCE: Final = 300.0
MOST_BOTS: Final = 20_000
MOST_HINTS: Final = 400
"""The most hints that may wait, half of them of one source: classes may ask all at once."""
MOST_REVIEWS: Final = 200


class WireSeen:
    """A question to a bot, read from bytes: the interface of `bots.base.Seen`, without a state."""

    __slots__ = ("_job", "_room", "ask", "legal", "rng", "think", "view")

    def __init__(self, job: BotJob) -> None:
        played = room(job.room)
        self._room, self._job = played, job
        private = played.private
        self.ask: Ask = job.ask
        self.rng: Dice = Quick(job.seed)
        self.think = job.think
        self.legal: list[Action] = msgspec.json.decode(job.legal, type=list[played.actions])  # type: ignore[name-defined]
        self.view = View(
            job.ask.seat,
            msgspec.json.decode(job.public, type=played.public),
            None if private is None else msgspec.json.decode(job.private, type=private),
        )

    def worlds(self, most: int) -> list[Any]:
        """Imagined states, made by the server and sent along: a worker never gets the real state."""
        sent = [msgspec.json.decode(data) for data in self._job.worlds[:most]]
        options = self._room.read_options()
        shape = type(self._room.rules.setup(options, self._room.seats(options)[0]))
        return [codec.load(data, shape, self._room.actions, self._room.abouts) for data in sent]

    def check(self, action: Action) -> None:
        """Does nothing: listed answers are legal, and the table judges others when they arrive."""

    def any(self) -> Action:
        return self.legal[self.rng.below(len(self.legal))]


def answer(data: bytes) -> bytes:
    """One bot, one question: runs in a worker."""
    job = msgspec.json.decode(data, type=BotJob)
    played = room(job.room)
    try:
        chosen = load_bot(job.own) if job.own else bot(played, job.level)
        return codec.encode(chosen.choose(WireSeen(job)))
    except Exception as error:  # noqa: BLE001 - an exception of an own bot's making may not be readable elsewhere
        raise Illegal("bot_failed", bot=job.level, reason=type(error).__name__) from None


def advise(data: bytes) -> bytes:
    """One coach, one question, in words: runs in a worker."""
    asked = msgspec.json.decode(data, type=CoachJob)
    played = room(asked.job.room)
    seen = WireSeen(asked.job)
    words = room_texts(asked.lang, played.id, played.known_options(msgspec.json.decode(asked.options)))
    return codec.encode(hint_in_words(words, played.id, hint(played, seen), seen.view, asked.names))


def judge(data: bytes) -> bytes:
    """A whole game, in every language: runs in a worker."""
    asked = msgspec.json.decode(data, type=ReviewJob)
    told = record.read(asked.record)
    found = review(told, None if asked.seat < 0 else asked.seat)
    all_words = {lang: room_texts(lang, told.room, told.options) for lang in LANGUAGES}
    return codec.encode({lang: review_in_words(words, told, found, asked.names) for lang, words in all_words.items()})


def end_with_the_server() -> None:
    """In every worker: ends it when the server is killed; otherwise it would wait for questions for ever."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    server = parent_process()
    if server is not None:
        Thread(target=lambda: (wait([server.sentinel]), os._exit(0)), daemon=True).start()


def begin(memory: int | None) -> None:
    """The first function that runs in every worker."""
    if memory is not None:
        limit_memory(memory)
    end_with_the_server()


def echo(data: bytes) -> bytes:
    """The easiest job: runs in a worker, to see whether it answers."""
    return data


class Pool:
    """Some processes, started with the first question, and replaced when one stalls or dies.

    No more jobs are submitted than processes can run, so the time limit counts from the start of a job; the others
    wait for their turn. A job that lost its process because another one stalled is done again.
    """

    def __init__(self, processes: int, patience: float, most: int, memory: int | None = None) -> None:
        self.processes = processes
        self.patience = patience
        self.most = most
        """How many jobs may wait; further ones are refused with `busy`."""
        self.memory = memory
        """Bytes that a process may need, where the system can limit them; None: no limit."""
        self.turns = Turns(processes)
        self.pool: ProcessPoolExecutor | None = None
        self.deaths = 0
        """How often a process died, or could not be started."""
        self.dead = False
        """A process died, and none has answered since."""

    async def run(
        self, function: Callable[[bytes], bytes], data: bytes, times: float = 1.0, owner: Owner = NOBODY
    ) -> bytes:
        """Raises TimeoutError where it takes too long or the process dies, else what the function raised.

        `times`: multiple of the usual time limit.
        """
        async with self.turns.turn(owner, self.most):
            try:
                return await self.once(function, data, times)
            except Innocent:
                return await self.once(function, data, times)

    async def once(self, function: Callable[[bytes], bytes], data: bytes, times: float) -> bytes:
        from concurrent.futures.process import BrokenProcessPool  # a server without bots never needs it

        pool = self.started()
        try:
            running = asyncio.get_running_loop().run_in_executor(pool, function, data)
        except (BrokenProcessPool, OSError, EOFError):  # it died while it had nothing to do, or cannot be started
            self.mourn(pool)
            raise TimeoutError from None
        try:
            found = await asyncio.wait_for(running, self.patience * times)
        except TimeoutError:
            self.replace(pool)
            raise
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and self.pool is pool:
                raise  # this task itself is cancelled
            innocent = self.pool is not pool
            if innocent:
                self.replace(pool)
                raise Innocent from None
            self.mourn(pool)
            raise TimeoutError from None
        self.dead = False
        return found

    def notice(self) -> None:
        """Notice a process that died while nobody waited for it: the next job would be lost otherwise."""
        if self.pool is not None and not self.turns.jobs and getattr(self.pool, "_broken", False):
            self.mourn(self.pool)

    async def revive(self) -> None:
        """Start it again after a death; alive once it has answered."""
        with suppress(TimeoutError, Illegal):
            await self.run(echo, b"")

    def mourn(self, pool: ProcessPoolExecutor) -> None:
        self.deaths += 1
        self.dead = True
        self.replace(pool)

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_all_start_methods, get_context

            # Not `fork`: it would copy the server's sockets and the locks of its threads.
            way = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
            self.pool = ProcessPoolExecutor(self.processes, get_context(way), begin, (self.memory,))
        return self.pool

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Stop a pool for good, the stalled process included."""
        if self.pool is pool:
            self.pool = None
        workers: dict[Any, Any] = getattr(pool, "_processes", None) or {}
        for process in list(workers.values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.replace(self.pool)


class Innocent(Exception):
    """The process of this job died because of another job."""


class Workers:
    """Three pools, so that a long review delays no hint, and a hint no bot."""

    def __init__(self, processes: int = 1, patience: float = PATIENCE) -> None:
        self.bots = Pool(processes, patience, MOST_BOTS)
        self.hints = Pool(1, HINT_PATIENCE, MOST_HINTS)
        self.reviews = Pool(1, REVIEW_PATIENCE, MOST_REVIEWS)

    async def choose(self, job: BotJob, owner: Owner = NOBODY) -> bytes:
        try:
            return await self.bots.run(answer, codec.encode(job), max(1.0, job.think), owner)
        except TimeoutError:
            raise
        except Exception as error:
            raise Illegal("bot_failed", bot=job.level, reason=type(error).__name__) from error

    async def hint(self, job: CoachJob, owner: Owner = NOBODY) -> bytes:
        return await self.hints.run(advise, codec.encode(job), owner=owner)

    async def review(self, job: ReviewJob, owner: Owner = NOBODY) -> bytes:
        return await self.reviews.run(judge, codec.encode(job), owner=owner)

    def pools(self) -> dict[str, Pool]:
        return {"bots": self.bots, "hints": self.hints, "reviews": self.reviews}

    def close(self) -> None:
        for pool in self.pools().values():
            pool.close()
