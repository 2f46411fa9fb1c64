"""Bots and coaches in real worker processes: also own bots, and bots that raise, stall or die."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from msgspec import Raw

from labtop import start
from labtop.engine import codec, drive
from labtop.engine.core import Illegal
from labtop.tables.jobs import BotJob
from labtop.tables.workers import Workers

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
        time.sleep(60)

class Dies:
    def choose(self, seen):
        os._exit(3)
"""


@pytest.fixture
def bots(tmp_path):
    path = tmp_path / "bots.py"
    path.write_text(BOTS)
    return path


def job_for(path, name):
    game = start("chem-and-roll", seed="1")
    (ask,) = game.asks()
    rules, state = game.room.rules, game.state
    legal = rules.legal(state, drive.find(state, ask), 0)
    worlds = [Raw(codec.encode(codec.dump(rules.clone(state)))) for _ in range(2)]
    return BotJob(
        "chem-and-roll", f"own:{name}", ask, Raw(codec.encode(rules.public(state))),
        Raw(codec.encode(rules.private(state, 0))), Raw(codec.encode(legal)), "seed", worlds, f"{path}:{name}",
    )  # fmt: skip


def test_own_bots_think_in_workers(bots):
    async def main():
        workers = Workers()
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
        try:
            await workers.choose(job_for(bots, "First"))  # the processes are there
            begun = time.monotonic()
            stalled, *fine = await asyncio.gather(
                workers.choose(job_for(bots, "Stalls")),
                *(workers.choose(job_for(bots, "First")) for _ in range(6)),
                return_exceptions=True,
            )
            assert isinstance(stalled, TimeoutError)
            assert all(isinstance(answer, bytes) for answer in fine)
            with pytest.raises((TimeoutError, Illegal)):
                await workers.choose(job_for(bots, "Dies"))
            assert isinstance(await workers.choose(job_for(bots, "First")), bytes)
            assert time.monotonic() - begun < 30
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
