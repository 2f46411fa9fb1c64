"""/health and /ready. Faults of disk, store, loop and workers: one line in the log, /ready, a metric, and an end."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import signal
import time

import pytest

from labtop.server import checks, watch
from labtop.stores.base import Unavailable
from labtop.stores.memory import MemoryStore
from labtop.tables.sparse_log import SparseLog
from labtop.tables.workers import Pool, Workers, echo
from server.kit import NearSocket, a_class, ask, comes_true, opened
from server.troubles import WELL, metric, on_disk, read_only, ready, root_only, small_disk, warnings, well_again

CLASS = {"room": "chem-and-roll", "kind": "class"}


def run(main):
    asyncio.run(main())


def test_alive_and_ready(tmp_path, caplog):
    async def main():
        async with on_disk(tmp_path) as (app, store):
            begun = store.transactions  # the start itself notes how long groups are kept
            alive = await ask(app, "GET", "/health")
            assert (alive.status, alive.json(), store.transactions) == (200, {"ok": True}, begun)
            assert await ready(app) == (200, WELL, [])
            assert store.transactions == begun, "it was written a moment ago"
            told = {check["check"]: check for check in (await ask(app, "GET", "/ready")).json()["checks"]}
            assert told["disk"]["figure"] > told["disk"]["bound"] == 50 * 2**20
            assert 0 < told["store"]["figure"] < told["store"]["bound"]
            assert await metric(app, "labtop_ready") == 1
            assert await metric(app, "labtop_disk_free_bytes") > 2**20
            app.connections.stopping = True
            assert await ready(app) == (503, WELL | {"serving": "fail"}, [])
            app.connections.stopping = False
        assert warnings(caplog) == []

    run(main)


async def refused_by_the_disk(app):
    """Open classes until the disk takes no more."""
    for _ in range(400):
        answer = await ask(app, "POST", "/api/groups", CLASS)
        if answer.status != 201:
            assert (answer.status, answer.json()["code"]) == (503, "storage")
            return
    pytest.fail("the disk is never full")


@root_only
def test_a_full_disk(tmp_path, caplog):
    async def main():
        with small_disk(tmp_path / "disk") as disk:
            async with on_disk(disk / "data", free_low=0.01, free_least=0.001) as (app, _):
                teacher = await NearSocket(app).hello((await a_class(app, 0))[0]["host"])
                filler = disk / "filler"
                with pytest.raises(OSError, match="No space"):
                    filler.write_bytes(b"x" * 2**21)
                await refused_by_the_disk(app)
                status, state, troubles = await ready(app)
                assert (status, state["store"], troubles[0]) == (503, "fail", "disk_full")
                await refused_by_the_disk(app)
                assert (await teacher.until("trouble"))["codes"] == ["disk_full"]
                assert warnings(caplog).count(("disk_full", "SQLITE_FULL")) == 1
                assert await metric(app, 'labtop_storage_faults_total{trouble="disk_full"}') >= 2
                assert await metric(app, 'labtop_trouble{trouble="disk_full"}') == 1
                filler.unlink()
                assert await well_again(app)
                while (await teacher.until("trouble"))["codes"]:
                    pass
                await teacher.close()
        assert [kind for kind, _ in warnings(caplog) if kind.startswith("disk")].count("disk_full") == 1

    run(main)


def test_a_disk_that_is_read_only(tmp_path, monkeypatch, caplog):
    async def main():
        async with on_disk(tmp_path) as (app, store):
            assert (await ready(app))[0] == 200
            with read_only(store, monkeypatch):
                for _ in range(3):
                    refused = await ask(app, "POST", "/api/groups", CLASS)
                    assert (refused.status, refused.json()["code"]) == (503, "storage")
                assert await ready(app) == (503, WELL | {"store": "fail"}, ["disk_read_only"])
                assert warnings(caplog) == [("disk_read_only", "SQLITE_READONLY")]
                app.watch.look()
                assert await metric(app, "labtop_ready") == 0
            assert await well_again(app)
            app.watch.look()
            assert await metric(app, "labtop_ready") == 1
            assert warnings(caplog) == [("disk_read_only", "SQLITE_READONLY")]

    run(main)


def test_a_disk_that_fails_while_nobody_plays_is_found_by_asking(tmp_path, monkeypatch):
    async def main():
        async with on_disk(tmp_path) as (app, store):
            assert (await ready(app))[0] == 200
            with read_only(store, monkeypatch):
                assert (await ready(app))[0] == 200, "something was written a moment ago"
                monkeypatch.setattr(app.watch.store, "ended", time.monotonic() - watch.PROBE_AFTER)
                assert (await ready(app))[2] == ["disk_read_only"]

    run(main)


def test_errors_of_the_system(tmp_path, caplog):
    async def main():
        async with on_disk(tmp_path) as (app, _):
            assert (await ready(app))[0] == 200
            before = resource.getrlimit(resource.RLIMIT_FSIZE)
            try:  # no file of this process may grow
                resource.setrlimit(resource.RLIMIT_FSIZE, (1, before[1]))
                assert (await ask(app, "POST", "/api/groups", CLASS)).status == 503
                assert (await ready(app))[2] == ["disk_failing"]
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)
            assert await well_again(app)
            assert warnings(caplog) == [("disk_failing", "SQLITE_IOERR_WRITE")]

    run(main)


def test_pages_that_are_damaged_stay_so(tmp_path, caplog):
    async def main():
        async with on_disk(tmp_path) as (app, store):
            host, _ = await a_class(app, 0)
            await app.service.residency.groups.pop(host["group"]).sleep()
            store._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            size = store.file.stat().st_size
            with store.file.open("r+b") as file:  # everything but the first page, which says that it is a database
                file.seek(4096)
                file.write(b"\xff" * (size - 4096))
            client = await NearSocket(app).hello(host["host"])
            assert (await client.until("bye"))["code"] == "storage"
            assert (await ready(app))[2] == ["database_damaged"]
            app.watch.store.end(app.watch.store.begin())  # a commit that meets no damaged page
            assert (await ready(app))[2] == ["database_damaged"]
            assert [kind for kind, _ in warnings(caplog)] == ["database_damaged"]

    run(main)


def test_tidying_that_fails_is_told(tmp_path, monkeypatch, caplog):
    async def main():
        async with on_disk(tmp_path) as (app, store):
            monkeypatch.setattr(store, "_untidied", "SQLITE_FULL")
            app.watch.look()
            app.watch.look()
            assert (await ready(app))[2] == ["disk_full"]
            assert warnings(caplog) == [("disk_full", "SQLITE_FULL")]
            monkeypatch.setattr(store, "_untidied", "")
            assert (await ready(app))[0] == 200

    run(main)


def test_a_commit_that_does_not_end(monkeypatch, caplog):
    monkeypatch.setattr(checks, "STALLED", 0.2)
    hanging, ended = asyncio.Event(), asyncio.Event()

    async def hang(batch):
        if batch.groups:
            hanging.set()
            await ended.wait()

    async def main():
        async with opened(MemoryStore(hang)) as app:
            opening = asyncio.create_task(ask(app, "POST", "/api/groups", CLASS))
            await hanging.wait()
            assert await comes_true(app.watch.store.stalled)
            app.watch.look()
            assert (await ready(app))[2] == ["disk_failing"]
            assert warnings(caplog) == [("disk_failing", "stalled")]
            ended.set()
            assert (await opening).status == 201
            assert await ready(app) == (200, WELL, [])

    run(main)


def test_a_request_cancelled_during_a_write_says_nothing_about_the_disk():
    async def fail(batch):
        if batch.probe:
            await asyncio.Event().wait()
        raise Unavailable("SQLITE_FULL")

    async def main():
        async with opened(MemoryStore(fail)) as app:
            assert (await ask(app, "POST", "/api/groups", CLASS)).status == 503
            probe = app.watch.probe()
            await asyncio.sleep(0)
            assert not probe.done()
            probe.cancel()
            await asyncio.gather(probe, return_exceptions=True)
            assert (app.watch.store.fault, app.watch.store.waiting) == ("SQLITE_FULL", 0)

    run(main)


def test_little_and_hardly_any_space(tmp_path, caplog, monkeypatch):
    free = [2**40]
    monkeypatch.setattr(checks.folder, "free_bytes", lambda _: free[0])

    async def main():
        async with on_disk(tmp_path, free_low=100, free_least=10) as (app, _):
            for mib, state, troubles in (
                (101, "ok", []),
                (99, "warn", []),
                (98, "warn", []),
                (9, "fail", ["disk_nearly_full"]),
            ):
                free[0] = mib * 2**20
                await app.watch.disk.measure()
                status, states, found = await ready(app)
                assert (status, states["disk"], found) == (503 if state == "fail" else 200, state, troubles)
            assert [kind for kind, _ in warnings(caplog)] == ["disk_low", "disk_nearly_full"]
            assert not app.meter.notes.held, "a state is told when it begins, not at every measurement"
            assert [record.bytes for record in caplog.records if record.msg == "trouble"] == [99 * 2**20, 9 * 2**20]

    run(main)


def test_a_loop_that_is_blocked(caplog):
    async def main():
        async with opened(delay_most=1.0) as app:
            await asyncio.sleep(0.3)
            time.sleep(1.5)  # noqa: ASYNC251 - what must never happen
            await asyncio.sleep(0.3)
            status, states, troubles = await ready(app)
            assert (status, states["loop"], troubles) == (503, "fail", ["loop_slow"])
            assert warnings(caplog) == [("loop_slow", None)]
            app.watch.look()
            assert await metric(app, "labtop_loop_delay_seconds") > 1
            for _ in range(round(checks.LAG_KEPT / checks.LAG_EVERY)):
                app.watch.loop.measured(0.0)
            assert await ready(app) == (200, WELL, [])

    run(main)


def test_workers_that_are_killed_are_told_and_started_again(caplog):
    async def main():
        workers = Workers()
        async with opened() as app:
            app.watch.workers = checks.WorkerCheck(workers.pools(), app.meter)
            assert await workers.hints.run(echo, b"1") == b"1"
            (worker,) = workers.hints.pool._processes.values()
            os.kill(worker.pid, signal.SIGKILL)
            assert await comes_true(lambda: workers.hints.pool is None or workers.hints.pool._broken, within=20)
            app.watch.workers.tend()
            status, states, troubles = await ready(app)
            assert (status, states["workers"], troubles) == (503, "fail", ["workers_dead"])
            assert await comes_true(lambda: not workers.hints.dead, within=60), "nobody asked it anything"
            assert await workers.hints.run(echo, b"2") == b"2"
            assert warnings(caplog) == [("workers_dead", "hints")]
            assert await metric(app, 'labtop_worker_deaths_total{pool="hints"}') == 1
            assert (await ready(app))[0] == 200
        workers.close()

    run(main)


def test_workers_that_cannot_be_started_are_tried_again(caplog, monkeypatch):
    monkeypatch.setattr(checks, "REVIVE", 0.1)

    class Unstartable:
        def submit(self, *_about):
            raise OSError(errno.EAGAIN, "no more processes")

        def shutdown(self, **_about):
            pass

    async def main():
        pool = Pool(1, 30.0, 10)
        async with opened() as app:
            app.watch.workers = checks.WorkerCheck({"bots": pool}, app.meter)
            with monkeypatch.context() as broken:
                broken.setattr(Pool, "started", lambda _: Unstartable())
                with pytest.raises(TimeoutError):
                    await pool.run(echo, b"")
                for _ in range(20):
                    app.watch.look()
                    await asyncio.sleep(0.02)
                assert (await ready(app))[2] == ["workers_dead"]
                assert pool.deaths > 1
            assert await comes_true(lambda: not pool.dead, within=60)
            assert warnings(caplog) == [("workers_dead", "bots")]
        pool.close()

    run(main)


def test_a_line_a_minute_and_how_many_were_held_back(caplog):
    now = [100.0]
    sparse = SparseLog(logging.getLogger("labtop.test"), lambda: now[0])

    def told():
        found = [(record.kind, getattr(record, "count", 0), record.bytes) for record in caplog.records]
        caplog.clear()
        return found

    for number in range(5):
        sparse.say(logging.WARNING, "trouble", "a", bytes=number)
    sparse.say(logging.WARNING, "trouble", "b", bytes=0)
    sparse.say(logging.WARNING, "refused", "b", bytes=1)
    assert told() == [("a", 0, 0), ("b", 0, 0), ("b", 0, 1)]
    now[0] += 59
    sparse.say(logging.WARNING, "trouble", "a", bytes=5)
    sparse.catch_up()
    assert told() == []
    now[0] += 1
    sparse.say(logging.WARNING, "trouble", "a", bytes=6)
    assert told() == [("a", 5, 6)]
    sparse.say(logging.WARNING, "trouble", "a", bytes=7)
    sparse.say(logging.WARNING, "trouble", "a", bytes=8)
    now[0] += 60
    sparse.catch_up()
    assert told() == [("a", 1, 8)], "though nothing else happened"
    now[0] += 600
    sparse.catch_up()
    assert told() == []
    logging.getLogger("labtop.test").setLevel(logging.ERROR)
    sparse.say(logging.WARNING, "trouble", "c", bytes=9)
    assert sparse.told.keys() == {("trouble", "a"), ("trouble", "b"), ("refused", "b")}
