"""Workers are shared fairly: jobs take turns, so that many of one source do not hold up those of another."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from msgspec import Raw

from labtop.engine.core import Illegal
from labtop.engine.wire import Ask
from labtop.tables.jobs import BotJob, CoachJob, Owner, ReviewJob
from labtop.tables.turns import Turns
from labtop.tables.workers import Pool, Workers

MANY = 280
PLENTY = 10_000


def same(data):
    """What a worker does here."""
    return data


async def served(turns, owners):
    """The order in which jobs of these owners are done that come while the only place is taken."""
    order, release = [], asyncio.Event()

    async def job(number, owner):
        async with turns.turn(owner, PLENTY):
            order.append((number, owner))

    async def first():
        async with turns.turn(Owner("first"), PLENTY):
            await release.wait()

    tasks = [asyncio.create_task(first())]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(job(number, owner)) for number, owner in enumerate(owners)]
    await asyncio.sleep(0)
    release.set()
    await asyncio.gather(*tasks)
    return order


def test_one_job_of_somebody_else_is_done_next():
    async def main():
        many = [Owner("10.0.0.1", f"g{number}") for number in range(MANY)]
        order = await served(Turns(1), [*many, Owner("10.0.0.2", "class")])
        assert [owner.source for _, owner in order].index("10.0.0.2") <= 1
        assert len(order) == MANY + 1

    asyncio.run(main())


def test_sources_take_turns_and_so_do_the_groups_of_a_source():
    async def main():
        a, b, c = Owner("A", "1"), Owner("A", "2"), Owner("B", "3")
        order = await served(Turns(1), [a, a, a, b, b, c, c])
        assert [owner for _, owner in order] == [a, c, b, c, a, b, a]
        for owner in (a, b, c):
            numbers = [number for number, other in order if other == owner]
            assert numbers == sorted(numbers), "those of a group in the order they came"

    asyncio.run(main())


def test_as_many_at_once_as_there_are_places():
    async def main():
        turns, running, most = Turns(3), 0, 0

        async def job(number):
            nonlocal running, most
            async with turns.turn(Owner(str(number % 4)), PLENTY):
                running += 1
                most = max(most, running)
                await asyncio.sleep(0)
                running -= 1

        await asyncio.gather(*(job(number) for number in range(50)))
        assert (most, running) == (3, 0)
        assert (turns.free, turns.jobs.total(), turns.lines) == (3, 0, {})

    asyncio.run(main())


def test_who_gives_up_waiting_takes_no_place():
    async def main():
        turns, release = Turns(1), asyncio.Event()

        async def job():
            async with turns.turn(Owner("A"), PLENTY):
                await release.wait()

        tasks = [asyncio.create_task(job()) for _ in range(4)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # waits
        tasks[0].cancel()  # has the place, and with its end the next one is called …
        await asyncio.sleep(0)
        tasks[2].cancel()  # … which is cancelled before it could begin
        release.set()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await asyncio.wait_for(task, 5)
        assert (turns.free, turns.jobs.total(), turns.lines) == (1, 0, {})

    asyncio.run(main())


def test_one_source_cannot_fill_the_line():
    async def main():
        turns, never = Turns(1), asyncio.Event()

        async def job(source):
            async with turns.turn(Owner(source), 100):
                await never.wait()

        async def refused(source, count):
            tasks = [asyncio.create_task(job(source)) for _ in range(count)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            found = [task.exception() for task in tasks if task.done()]
            assert all(isinstance(error, Illegal) and error.code == "busy" for error in found)
            return len(found)

        assert await refused("A", 80) == 30
        assert await refused("B", 20) == 0
        assert await refused("", 40) == 10, "jobs of nobody in particular are limited by the whole line"
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(main())


@pytest.mark.parametrize("processes", [1, 2])
def test_so_it_is_with_real_processes(processes):
    async def main():
        pool, order = Pool(processes, 30.0, PLENTY), []

        async def job(source, group):
            await pool.run(same, b"x", owner=Owner(source, group))
            order.append(source)

        try:
            await pool.run(same, b"x")
            many = [asyncio.create_task(job("10.0.0.1", str(number))) for number in range(MANY)]
            await asyncio.sleep(0)
            await job("10.0.0.2", "class")
            assert len(order) <= 2 * processes + 1
            await asyncio.gather(*many)
            assert len(order) == MANY + 1
        finally:
            pool.close()

    asyncio.run(main())


JOB = BotJob("chem-and-roll", "random", Ask(0, 0), Raw(b"{}"), Raw(b"{}"), Raw(b"[]"), "seed")
OF_A_TABLE = {
    "bots": lambda workers, owner: workers.choose(JOB, owner),
    "hints": lambda workers, owner: workers.hint(CoachJob(JOB, "en", [], Raw(b"{}")), owner),
    "reviews": lambda workers, owner: workers.review(ReviewJob("", -1, []), owner),
}


@pytest.mark.parametrize("pool", OF_A_TABLE)
def test_each_pool_knows_whose_job_it_has(pool):
    async def main():
        workers = Workers()
        task = asyncio.create_task(OF_A_TABLE[pool](workers, Owner("10.0.0.1", "g")))
        await asyncio.sleep(0)
        assert getattr(workers, pool).turns.jobs == {"10.0.0.1": 1}
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        workers.close()

    asyncio.run(main())
