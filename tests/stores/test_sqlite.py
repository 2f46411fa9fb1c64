"""Properties of the SQLite store beyond the contract: settings, versions, one owner, shared transactions."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest
from msgspec.structs import replace

from labtop.engine.core import Illegal
from labtop.stores import folder, schema
from labtop.stores.base import Batch, Conflict, Unavailable
from labtop.stores.sqlite import SqliteStore
from stores.rows import Gate, group, line, lines, opened, run, said, started, table, together


def refused(main) -> Illegal:
    with pytest.raises(Illegal) as caught:
        run(main)
    return caught.value


async def open_and_close(path: Path) -> None:
    async with opened(path):
        pass


# ---- opening -------------------------------------------------------------------------------------------------------


def test_the_settings_are_those_that_make_a_commit_durable(tmp_path):
    async def main():
        async with opened(tmp_path / "data") as store:
            ask = {name: store._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted}
            assert ask == wanted
            for name, sql in store._writer.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'"):
                assert "STRICT" in sql, name

    wanted = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "secure_delete": 1,
        "trusted_schema": 0,
        "busy_timeout": 5000,
        "wal_autocheckpoint": 0,
        "user_version": 5,
    }
    run(main)


def test_only_the_owner_can_read_the_folder(tmp_path):
    async def main():
        async with opened(tmp_path / "data") as store:
            await store.commit(started())
            modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}
            assert set(modes) == {"labtop.db", "labtop.db-wal", "labtop.db-shm", "labtop.lock"}
            assert set(modes.values()) == {0o600}
            assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700

    run(main)


def test_after_a_clean_close_everything_is_in_one_file(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
        assert sorted(file.name for file in tmp_path.iterdir()) == ["labtop.db", "labtop.lock"]
        async with opened(tmp_path) as store:
            assert await store.counts() == {"groups": 1, "tables": 1, "log": 0}

    run(main)


def test_a_folder_has_one_holder(tmp_path):
    async def main():
        async with opened(tmp_path):
            with pytest.raises(Illegal) as caught:
                await SqliteStore(tmp_path).open()
            assert caught.value.code == "data_folder_in_use"
        await open_and_close(tmp_path)

    run(main)


def test_a_forked_worker_does_not_keep_the_folder(tmp_path):
    lock = folder.claim(tmp_path)
    from_child, to_parent = os.pipe()
    from_parent, to_child = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(to_parent, b"x")
        os.close(to_child)
        os.read(from_parent, 1)  # lives until the parent has looked
        os._exit(0)
    try:
        os.read(from_child, 1)
        lock.release()
        folder.claim(tmp_path).release()
    finally:
        for handle in (from_child, to_parent, from_parent, to_child):
            os.close(handle)
        os.waitpid(child, 0)


def test_a_newer_database_is_refused_and_left_alone(tmp_path):
    run(lambda: open_and_close(tmp_path))
    file = tmp_path / "labtop.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    refusal = refused(lambda: open_and_close(tmp_path))
    assert (refusal.code, refusal.params) == ("database_too_new", {"version": 99, "known": 5})
    assert file.read_bytes() == before
    folder.claim(tmp_path).release()  # a refused opening lets go of the folder


def test_a_file_of_another_program_is_refused_and_left_alone(tmp_path):
    file = tmp_path / "labtop.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE recipes (name)")
    before = file.read_bytes()
    assert refused(lambda: open_and_close(tmp_path)).code == "foreign_database"
    assert file.read_bytes() == before


@pytest.mark.parametrize(("content", "reason"), [(b"no database " * 400, "not_a_database"), (None, "bad_page")])
def test_a_damaged_file_is_refused(tmp_path, content, reason):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g")], tables=[table("t", "g")], log=lines("t", 60)))

    run(main)
    file = tmp_path / "labtop.db"
    raw = bytearray(file.read_bytes())
    raw[4096 * 5 : 4096 * 8] = b"\x99" * 4096 * 3
    file.write_bytes(content or raw)
    refusal = refused(lambda: open_and_close(tmp_path))
    assert (refusal.code, refusal.params["reason"]) == ("damaged_database", reason)


def test_a_big_file_is_checked_only_after_an_unclean_end(tmp_path, monkeypatch):
    checked = []
    monkeypatch.setattr("labtop.stores.sqlite.SMALL", 0)
    monkeypatch.setattr(schema, "quick_check", lambda *_: checked.append(1))

    async def main():
        async with opened(tmp_path / "a") as store:
            await store.commit(started())
            left = {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()}
        await open_and_close(tmp_path / "a")
        assert checked == []
        (tmp_path / "b").mkdir()
        for name, content in left.items():
            (tmp_path / "b" / name).write_bytes(content)
        await open_and_close(tmp_path / "b")
        assert checked == [1]

    run(main)


def test_a_network_drive_is_refused(tmp_path):
    mounts = tmp_path / "mounts"
    mounts.write_text(
        "1 0 8:1 / / rw - ext4 /dev/sda1 rw\n"
        f"2 1 0:9 / {tmp_path}/far\\040away rw - nfs4 server:/x rw\n"
        f"3 1 0:9 / {tmp_path}/far\\040away/near rw - tmpfs none rw\n"
    )
    folder.refuse_network(tmp_path / "far", mounts)
    folder.refuse_network(tmp_path / "far away" / "near" / "data", mounts)
    folder.refuse_network(tmp_path / "far away", tmp_path / "no such list")
    with pytest.raises(Illegal) as caught:
        folder.refuse_network(tmp_path / "far away" / "data", mounts)
    assert (caught.value.code, caught.value.params["reason"]) == ("data_folder_unsuitable", "network")


# ---- migrations ----------------------------------------------------------------------------------------------------


def test_migrations_start_at_zero_and_each_stands_alone(tmp_path):
    todo = tmp_path / "steps"
    todo.mkdir()
    (todo / "0001_a.sql").write_text(schema.steps()[0])
    (todo / "0002_b.sql").write_text("ALTER TABLE groups ADD COLUMN colour TEXT;")
    (todo / "0003_c.sql").write_text("CREATE TABLE half (a); CREATE TABLE half (a);")
    file = tmp_path / "x.db"
    with closing(schema.connect_writer(file, "FULL")) as db:
        assert schema.number(db, "user_version") == 0
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(db, file, todo)
        assert schema.number(db, "user_version") == 2
        assert not db.in_transaction
        assert not db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'half'").fetchall()
        (todo / "0003_c.sql").write_text("CREATE TABLE half (a);")
        schema.migrate(db, file, todo)
        assert schema.number(db, "user_version") == 3
        assert schema.number(db, "foreign_keys") == 1


def test_a_migration_that_orphans_rows_is_taken_back(tmp_path):
    todo = tmp_path / "steps"
    todo.mkdir()
    (todo / "0001_a.sql").write_text(schema.steps()[0])
    (todo / "0002_b.sql").write_text("INSERT INTO tables VALUES ('t', 'nobody', 1, x'');")
    file = tmp_path / "x.db"
    with closing(schema.connect_writer(file, "FULL")) as db:
        with pytest.raises(Illegal) as caught:
            schema.migrate(db, file, todo)
        assert caught.value.params["reason"] == "orphan_rows"
        assert schema.number(db, "user_version") == 1


# ---- group commit --------------------------------------------------------------------------------------------------


def test_a_crowd_shares_transactions_and_the_loop_is_not_held_up(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g")], tables=[table(f"t{i}", "g", i) for i in range(200)]))
            before = store.transactions
            longest = []

            async def watch():
                longest.append(0.0)
                while True:
                    start = time.perf_counter()
                    await asyncio.sleep(0.001)
                    longest[-1] = max(longest[-1], time.perf_counter() - start)

            for seq in range(1, 6):
                batches = [said(line(f"t{i}", seq)) for i in range(200)]
                watcher = asyncio.create_task(watch())
                await asyncio.gather(*(store.commit(batch) for batch in batches))
                watcher.cancel()
            assert (await store.counts())["log"] == 1000
            assert store.transactions - before <= 50  # 1,000 commits
            assert min(longest) < 0.05  # a busy machine may stop the loop once, the store would stop it every time

    run(main)


def test_while_the_disk_hangs_the_loop_turns_and_reading_goes_on(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            gate = Gate()
            waiting = [Batch(groups=gate), *(said(row) for row in lines("t", 200))]
            tasks = [asyncio.create_task(store.commit(batch)) for batch in waiting]
            for _ in range(100):
                await asyncio.sleep(0)
                assert await store.log_of("t") == []
            assert not any(task.done() for task in tasks)
            gate.open.set()
            await asyncio.gather(*tasks)
            assert len(await store.log_of("t")) == 200

    run(main)


@pytest.mark.parametrize(("crowd", "waited"), [(1, False), (2, True)])
def test_a_crowd_is_waited_for_five_milliseconds_and_a_lone_player_is_alone(tmp_path, monkeypatch, crowd, waited):
    store = SqliteStore(tmp_path)
    waits = []

    class Watched(SimpleQueue):
        def get(self, timeout=None):
            waits.append(timeout)
            return super().get(timeout=timeout)

    monkeypatch.setattr(store, "_queue", Watched())
    store._queue.put(("batch", "future"))
    store._crowd = crowd  # so many came in the last transaction
    assert store._take() == ([("batch", "future")], False)
    assert waits[0] is None
    assert len(waits[1:]) == waited
    assert all(0 < wait <= 0.005 for wait in waits[1:])
    for _ in range(2):
        store._queue.put(("batch", "future"))
        store._take()
    waits.clear()
    store._queue.put(("batch", "future"))
    store._take()
    assert waits == [None], "nobody else has come for a while, and still somebody is waited for"
    for _ in range(3):
        store._queue.put(("batch", "future"))
    assert len(store._take()[0]) == 3
    assert store._crowd == 3  # so many are expected next time


def test_in_a_shared_transaction_only_the_conflict_fails(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g")], tables=[table(f"t{i}", "g", i) for i in range(10)]))
            await store.commit(said(line("t3", 1), line("t5", 1)))
            before = store.transactions
            told = await together(
                store,
                [
                    *(said(line(f"t{i}", 1, cmd="mine")) for i in range(10)),
                    Batch(groups=[group("h")], log=[line("nowhere", 1)]),
                    Batch(groups=[replace(group("thief"), code="code-g")]),
                    Batch(groups=[group("i")]),
                ],
            )
            assert store.transactions <= before + 2  # theirs, and perhaps one of the batch that held them up
            failed = [i for i, outcome in enumerate(told) if outcome is not None]
            assert failed == [3, 5, 10, 11]
            assert all(isinstance(told[i], Conflict) for i in failed)
            assert await store.counts() == {"groups": 2, "tables": 10, "log": 10}
            assert await store.group("h") is None

    run(main)


def test_a_row_no_database_takes_fails_alone(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            bad = [group("x", "soon"), group("y", None), group("\ud800"), group("z", body="text"), group("w", body=[])]
            told = await together(store, [started(), *(Batch(groups=[row]) for row in bad)])
            assert told[0] is None
            assert all(isinstance(outcome, Exception) for outcome in told[1:])
            assert not any(isinstance(outcome, Conflict | Unavailable) for outcome in told[1:])
            assert (await store.counts())["groups"] == 1

    run(main)


def test_lines_handed_in_one_after_the_other_are_written_in_that_order(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            await asyncio.gather(*(store.commit(said(row)) for row in lines("t", 100)))
            assert await store.log_of("t") == lines("t", 100)

    run(main)


def test_a_task_cancelled_while_waiting_disturbs_no_other(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            tasks = [asyncio.create_task(store.commit(said(row))) for row in lines("t", 20)]
            await asyncio.sleep(0)
            tasks[3].cancel()
            told = await asyncio.gather(*tasks, return_exceptions=True)
            assert [i for i, outcome in enumerate(told) if outcome is not None] == [3]
            assert len(await store.log_of("t")) == 20

    run(main)


def test_close_writes_what_was_handed_in_and_refuses_what_comes_later(tmp_path):
    async def main():
        store = SqliteStore(tmp_path)
        await store.open()
        await store.commit(started())
        tasks = [asyncio.create_task(store.commit(said(row))) for row in lines("t", 50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(Unavailable):
            await store.commit(Batch())
        with pytest.raises(Unavailable):
            await store.counts()
        await store.close()
        async with opened(tmp_path) as again:
            assert await again.log_of("t") == lines("t", 50)

    run(main)


def test_a_file_system_without_locks_is_refused(tmp_path, monkeypatch):
    """No lock of another kind takes its place: that one would outlive a killed server."""

    def no_locks(_handle, _how):
        raise OSError(errno.ENOSYS, "not here")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    with pytest.raises(Illegal) as caught:
        folder.claim(tmp_path)
    assert (caught.value.code, caught.value.params["reason"]) == ("data_folder_unsuitable", "no_locks")
