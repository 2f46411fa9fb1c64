"""Bots and coaches in real worker processes: also own bots, and bots that raise, stall or die.

A process that starts on a busy machine may need seconds: where a test is not about a time limit, there is a long one.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from msgspec import Raw

from labtop import start
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.tables import aids
from labtop.tables.jobs import BotJob
from labtop.tables.workers import Pool, Workers

LONG = 120.0

BOTS = """
import os, time

class First:
    def choose(self, seen):
        return seen.legal[0]

class Looks:
    def choose(self, seen):
        assert seen.view.seat == seen.ask.seat and seen.worlds(2)
        return seen.any()

class Raises:
    def choose(self, seen):
        raise RuntimeError("secret")

class Stalls:
    def choose(self, seen):
        time.sleep(600)

class Dies:
    def choose(self, seen):
        os._exit(3)
"""


@pytest.fixture
def bots(tmp_path):
    path = tmp_path / "bots.py"
    path.write_text(BOTS)
    return path


def job_for(path, name, think=1.0):
    game = start("chem-and-roll", seed="1")
    (ask,) = game.asks()
    rules, state = game.room.rules, game.state
    legal = rules.legal(state, drive.find(state, ask), 0)
    worlds = [Raw(codec.encode(codec.dump(rules.clone(state)))) for _ in range(2)]
    return BotJob(
        "chem-and-roll", f"own:{name}", ask, Raw(codec.encode(rules.public(state))),
        Raw(codec.encode(rules.private(state, 0))), Raw(codec.encode(legal)), "seed", worlds,
        f"{path}:{name}", think=think,
    )  # fmt: skip


def test_own_bots_think_in_workers(bots):
    async def main():
        workers = Workers(patience=LONG)
        try:
            for name in ("First", "Looks"):
                job = job_for(bots, name)
                action = msgspec.json.decode(await workers.choose(job))
                assert action in msgspec.json.decode(job.legal)
            with pytest.raises(Illegal, match="bot_failed") as refused:
                await workers.choose(job_for(bots, "Raises"))
            assert "secret" not in str(refused.value)
            with pytest.raises(Illegal, match="bot_failed"):
                await workers.choose(job_for(bots, "Nobody"))
        finally:
            workers.close()

    asyncio.run(main())


def test_who_stalls_or_dies_is_stopped_and_takes_nobody_along(bots):
    async def main():
        workers = Workers(processes=2, patience=2.0)
        quick = job_for(bots, "First", think=LONG)  # its time limit is so many times as long
        try:
            await workers.choose(quick)  # the processes are there
            stalled, *fine = await asyncio.gather(
                workers.choose(job_for(bots, "Stalls")),
                *(workers.choose(quick) for _ in range(6)),
                return_exceptions=True,
            )
            assert isinstance(stalled, TimeoutError)
            assert all(isinstance(answer, bytes) for answer in fine)
            with pytest.raises((TimeoutError, Illegal)):
                await workers.choose(job_for(bots, "Dies"))
            assert isinstance(await workers.choose(quick), bytes)
        finally:
            workers.close()

    asyncio.run(main())


def test_who_dies_is_counted_until_somebody_answers(bots):
    async def main():
        workers = Workers(patience=LONG)
        pool = workers.bots
        try:
            with pytest.raises((TimeoutError, Illegal)):
                await workers.choose(job_for(bots, "Dies"))
            assert (pool.deaths, pool.dead) == (1, True)
            await pool.revive()
            assert (pool.deaths, pool.dead) == (1, False)
            with pytest.raises(Illegal, match="bot_failed"):
                await workers.choose(job_for(bots, "Raises"))  # a bot that raises has not died
            assert (pool.deaths, pool.dead) == (1, False)
        finally:
            workers.close()

    asyncio.run(main())


def test_a_process_that_dies_idle_is_noticed_before_a_job_is_lost(bots):
    async def main():
        workers = Workers(patience=LONG)
        pool = workers.bots
        try:
            await workers.choose(job_for(bots, "First"))
            (process,) = pool.pool._processes.values()
            process.kill()
            until = time.monotonic() + 30
            while not pool.dead:
                assert time.monotonic() < until
                pool.notice()
                await asyncio.sleep(0.01)
            assert isinstance(await workers.choose(job_for(bots, "First")), bytes)
            assert (pool.deaths, pool.dead) == (1, False)
        finally:
            workers.close()

    asyncio.run(main())


def test_more_than_may_wait_are_told_that_it_is_busy(bots):
    async def main():
        workers = Workers(patience=0.5)
        workers.bots.most = 2
        try:
            found = await asyncio.gather(
                *(workers.choose(job_for(bots, "First")) for _ in range(3)), return_exceptions=True
            )
            assert sum(isinstance(one, Illegal) for one in found) >= 1
        finally:
            workers.close()

    asyncio.run(main())


def takes_much(_data):
    return bytes(1 << 30)[:1]


def double(data):
    return data + data


def test_a_process_with_a_limit_of_memory_cannot_take_more(monkeypatch):
    async def main():
        pool = Pool(1, 60.0, 8, 512 << 20)
        try:
            with pytest.raises(MemoryError):
                await pool.run(takes_much, b"")
            assert await pool.run(double, b"a") == b"aa"
        finally:
            pool.close()
        helpers = aids.AidWorkers(patience=60.0)
        monkeypatch.setattr(aids, "work_out", takes_much)
        try:
            with pytest.raises(Illegal, match="help_too_slow"):
                await helpers.ask(aids.AidJob("laboratorium", "preview"))
        finally:
            helpers.close()

    asyncio.run(main())


def test_a_system_without_a_fork_server_starts_processes_afresh(monkeypatch):
    """As Windows does."""
    import multiprocessing

    async def main():
        pool = Pool(1, 60.0, 8)
        monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
        try:
            assert await pool.run(double, b"a") == b"aa"
            assert type(next(iter(pool.pool._processes.values()))).__name__ == "SpawnProcess"
        finally:
            pool.close()

    asyncio.run(main())
