"""Bots in worker processes: they get one seat's view as bytes; they cannot see a state or block the event loop."""

from __future__ import annotations

import asyncio
import os
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop.bots.base import bot
from labtop.bots.coach import hint, review
from labtop.bots.own import load_bot
from labtop.bots.text import hint_in_words, review_in_words
from labtop.engine import codec, record
from labtop.engine.core import Dice, Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action, Ask, View
from labtop.locales.texts import LANGUAGES, room_texts
from labtop.tables.jobs import BotJob, CoachJob, ReviewJob

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ProcessPoolExecutor

PATIENCE: Final = 5.0
"""Seconds a bot may think; then it is stopped and the idle answer is played."""
HINT_PATIENCE: Final = 15.0
REVIEW_PATIENCE: Final = 300.0
MOST_BOTS: Final = 10_000
MOST_HINTS: Final = 200
"""The most hints that may wait: a class may ask all at once."""
MOST_REVIEWS: Final = 100


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
    words = room_texts(asked.lang, played.id, played.read_options(msgspec.json.decode(asked.options)))
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


class Pool:
    """Some processes, started with the first question, and replaced when one stalls or dies.

    No more jobs are submitted than processes can run, so the time limit counts from the start of a job. A job that
    lost its process because another one stalled is done again.
    """

    def __init__(self, processes: int, patience: float, most: int) -> None:
        self.processes = processes
        self.patience = patience
        self.most = most
        """How many jobs may wait; further ones are refused with `busy`."""
        self.waiting = 0
        self.places: asyncio.Semaphore | None = None
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[[bytes], bytes], data: bytes, times: float = 1.0) -> bytes:
        """Raises TimeoutError where it takes too long or the process dies, else what the function raised.

        `times`: multiple of the usual time limit.
        """
        if self.waiting >= self.most:
            raise Illegal("busy")
        if self.places is None:
            self.places = asyncio.Semaphore(self.processes)
        self.waiting += 1
        try:
            async with self.places:
                try:
                    return await self.once(function, data, times)
                except Innocent:
                    return await self.once(function, data, times)
        finally:
            self.waiting -= 1

    async def once(self, function: Callable[[bytes], bytes], data: bytes, times: float) -> bytes:
        from concurrent.futures.process import BrokenProcessPool  # a server without bots never needs it

        pool = self.started()
        try:
            running = asyncio.get_running_loop().run_in_executor(pool, function, data)
            return await asyncio.wait_for(running, self.patience * times)
        except TimeoutError:
            self.replace(pool)
            raise
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and self.pool is pool:
                raise  # this task itself is cancelled
            innocent = self.pool is not pool
            self.replace(pool)
            raise (Innocent if innocent else TimeoutError) from None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            from concurrent.futures import ProcessPoolExecutor
            from multiprocessing import get_context

            # Not `fork`: it would copy the server's sockets and the locks of its threads.
            self.pool = ProcessPoolExecutor(self.processes, get_context("forkserver"), end_with_the_server)
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

    async def choose(self, job: BotJob) -> bytes:
        try:
            return await self.bots.run(answer, codec.encode(job), max(1.0, job.think))
        except TimeoutError:
            raise
        except Exception as error:
            raise Illegal("bot_failed", bot=job.level, reason=type(error).__name__) from error

    async def hint(self, job: CoachJob) -> bytes:
        return await self.hints.run(advise, codec.encode(job))

    async def review(self, job: ReviewJob) -> bytes:
        return await self.reviews.run(judge, codec.encode(job))

    def close(self) -> None:
        for pool in (self.bots, self.hints, self.reviews):
            pool.close()
