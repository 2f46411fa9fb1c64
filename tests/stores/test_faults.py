"""A broken disk: no write is confirmed, and play goes on when the disk works again."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
from contextlib import closing

import pytest

from labtop.stores import schema
from labtop.stores.base import Batch, Unavailable
from stores.rows import group, line, lines, opened, run, said, started, table, together


def big(name: str) -> Batch:
    return Batch(groups=[group(name, body=b"x" * 300_000)])


async def all_refused(store, batches: list[Batch], error: str) -> None:
    before = await store.counts()
    told = await together(store, batches)
    assert [(type(outcome), str(outcome)) for outcome in told] == [(Unavailable, error)] * len(batches)
    assert await store.counts() == before  # reading goes on


async def well_again(store, batches: list[Batch]) -> None:
    """The very same batches."""
    for batch in batches:
        await store.commit(batch)
    assert await store.group("big") is not None
    assert await store.log_of("t") == lines("t", 1)
    assert store._thread.is_alive()


def test_a_full_disk_fails_the_whole_transaction_and_nothing_after_it(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            pages = schema.number(store._writer, "page_count")
            store._writer.execute(f"PRAGMA max_page_count = {pages + 10}")
            batches = [said(line("t", 1)), big("big")]
            await all_refused(store, batches, "SQLITE_FULL")
            await store.commit(Batch(groups=[group("small")]))  # what fits is still taken
            store._writer.execute("PRAGMA max_page_count = 1000000")
            await well_again(store, batches)

    run(main)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_disk_that_is_really_full(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(disk)], check=True)

    async def main():
        async with opened(disk / "data") as store:
            await store.commit(started())
            filler = disk / "filler"
            with pytest.raises(OSError, match="No space"):
                filler.write_bytes(b"x" * 2**21)
            batches = [said(line("t", 1)), big("big")]
            await all_refused(store, batches, "SQLITE_FULL")
            await all_refused(store, batches[1:], "SQLITE_FULL")
            filler.unlink()
            await well_again(store, batches)

    try:
        run(main)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_write_error_from_the_system(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            batches = [said(line("t", 1)), big("big")]
            before = resource.getrlimit(resource.RLIMIT_FSIZE)
            try:  # no file of this process may grow beyond what the log is now
                size = (tmp_path / "labtop.db-wal").stat().st_size
                resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
                await all_refused(store, batches, "SQLITE_IOERR_WRITE")
                await all_refused(store, batches[1:], "SQLITE_IOERR_WRITE")  # on a new connection
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)
            await well_again(store, batches)

    run(main)


def test_a_probe_writes_to_the_disk_as_a_move_does(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            wal = tmp_path / "labtop.db-wal"
            size, done = wal.stat().st_size, store.transactions
            await store.commit(Batch(probe=True))
            assert (wal.stat().st_size > size, store.transactions) == (True, done + 1)
            assert store._writer.execute("SELECT chore FROM due").fetchall() == []
            before = resource.getrlimit(resource.RLIMIT_FSIZE)
            try:
                resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size, before[1]))
                await all_refused(store, [Batch(probe=True)], "SQLITE_IOERR_WRITE")
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)
            await store.commit(Batch(probe=True))

    run(main)


def test_a_disk_that_has_become_read_only(tmp_path, monkeypatch):
    broken = True
    connect = schema.connect_writer

    def connect_to_the_disk_as_it_is(*about):
        db = connect(*about)
        db.execute(f"PRAGMA query_only = {broken:d}")
        return db

    async def main():
        nonlocal broken
        async with opened(tmp_path) as store:
            await store.commit(started())
            monkeypatch.setattr(schema, "connect_writer", connect_to_the_disk_as_it_is)
            store._writer.execute("PRAGMA query_only = ON")
            batches = [said(line("t", 1)), big("big")]
            await all_refused(store, batches, "SQLITE_READONLY")
            await all_refused(store, batches, "SQLITE_READONLY")  # a new connection finds the same
            broken = False
            await well_again(store, batches)

    run(main)


def test_somebody_else_holds_the_write_lock(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            store._writer.execute("PRAGMA busy_timeout = 20")
            batches = [said(line("t", 1)), big("big")]
            with closing(sqlite3.connect(store.file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await all_refused(store, batches, "SQLITE_BUSY")
            await well_again(store, batches)

    run(main)


@pytest.mark.parametrize("fault", [RuntimeError("unheard of"), MemoryError(), sqlite3.InternalError("x"), KeyError(1)])
def test_the_writer_survives_whatever_happens(tmp_path, monkeypatch, fault):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            put_all = store._write

            def half_way(_):
                store._writer.execute("BEGIN IMMEDIATE")
                store._writer.execute("DELETE FROM groups")
                raise fault

            monkeypatch.setattr(store, "_write", half_way)
            batches = [said(line("t", 1)), big("big")]
            await all_refused(store, batches, type(fault).__name__)
            monkeypatch.setattr(store, "_write", put_all)
            await well_again(store, batches)

    run(main)


def test_tidying_that_fails_takes_nothing_back_and_is_tried_again(tmp_path, monkeypatch):
    tried = []
    monkeypatch.setattr("labtop.stores.sqlite.SWEEP_AFTER", 0.05)

    async def main():
        async with opened(tmp_path) as store:
            wipe = store._wipe

            def broken_at_first():
                tried.append(store.untidied())
                if len(tried) < 3:
                    raise sqlite3.OperationalError("disk I/O error")
                wipe()

            monkeypatch.setattr(store, "_wipe", broken_at_first)
            await store.commit(Batch(groups=[group("g"), group("h")]))
            await store.commit(Batch(erase=["g"]))
            assert await store.group("g") is None
            for _ in range(100):
                if not (store._wipe_due or store._scrub_due):
                    break
                await asyncio.sleep(0.05)
            assert tried == ["", "OperationalError", "OperationalError", ""]  # the last one after the log was scrubbed
            assert store.untidied() == ""
            assert (tmp_path / "labtop.db-wal").stat().st_size == 0
            await store.commit(Batch(groups=[group("g")]))

    run(main)


def test_the_log_is_moved_into_the_file_before_it_grows_long(tmp_path, monkeypatch):
    monkeypatch.setattr("labtop.stores.sqlite.SWEEP_ROWS", 50)

    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            for row in lines("t", 1000):
                await store.commit(said(row))
            assert (tmp_path / "labtop.db-wal").stat().st_size < 2_000_000  # all 1,000 at once: more than 8 million
            assert (tmp_path / "labtop.db").stat().st_size > 300_000

    run(main)


def test_a_loop_that_is_gone_does_not_kill_the_writer(tmp_path):
    from labtop.stores.sqlite import SqliteStore

    store = SqliteStore(tmp_path)

    async def leave_without_closing():
        await store.open()
        await store.commit(started())

    run(leave_without_closing)
    store._queue.put(None)
    store._tell([], [])
    store._thread.join(5)
    assert not store._thread.is_alive()  # it went because it was told to
    store._let_go()


class Flaky:
    """A connection of which any statement may fail before it is done."""

    def __init__(self, db, rng) -> None:
        self.db = db
        self.rng = rng

    def execute(self, sql, *about):
        if sql != "ROLLBACK" and self.rng.random() < 0.04:
            self.fail()
        return self.db.execute(sql, *about)

    def executemany(self, sql, rows):
        """Each row may be the one that fails, after those before it were done."""
        for done in range(len(rows)):
            if self.rng.random() < 0.04:
                self.db.executemany(sql, rows[:done])
                self.fail()
        return self.db.executemany(sql, rows)

    def fail(self):
        error = sqlite3.OperationalError("injected")
        error.sqlite_errorcode, error.sqlite_errorname = self.rng.choice(
            [(sqlite3.SQLITE_IOERR, "SQLITE_IOERR"), (sqlite3.SQLITE_FULL, "SQLITE_FULL")]
        )
        raise error

    def __getattr__(self, name):
        return getattr(self.db, name)


def test_with_faults_at_any_statement_what_is_there_is_exactly_what_was_acknowledged(tmp_path, monkeypatch):
    rng = random.Random(5)
    connect = schema.connect_writer

    async def main():
        async with opened(tmp_path) as store:
            names = [f"t{i}" for i in range(10)]
            await store.commit(Batch(groups=[group("g")], tables=[table(name, "g") for name in names]))
            monkeypatch.setattr(schema, "connect_writer", lambda *about: Flaky(connect(*about), rng))
            store._writer = Flaky(store._writer, rng)
            failed = 0

            async def play(name):
                nonlocal failed
                acked = 0
                while acked < 30:
                    try:
                        await store.commit(said(line(name, acked + 1)))
                        acked += 1
                    except Unavailable:
                        failed += 1
                    assert len(await store.log_of(name)) == acked

            await asyncio.gather(*(play(name) for name in names))
            assert failed > 50

    run(main)
