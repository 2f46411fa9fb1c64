"""Backups are made while people play, and a copy gets its name only after it passed every check."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from labtop.engine.core import Illegal
from labtop.stores.backup import backup, restore, verify
from labtop.stores.base import Batch
from labtop.stores.schema import connect_reader
from stores.rows import group, line, lines, opened, run, said, started, table


@pytest.fixture
def data(tmp_path):
    """A closed data folder with two tables of one group."""

    async def main():
        async with opened(tmp_path / "data") as store:
            games = [table("t", "g", 1), table("u", "g", 2)]
            await store.commit(Batch(groups=[group("g")], tables=games, log=[*lines("t", 40), *lines("u", 3)]))

    run(main)
    return tmp_path / "data"


def refused(code: str, reason: str | None = None):
    return pytest.raises(Illegal, match=code if reason is None else f"{code}.*reason={reason}")


def change(file, *sql: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for statement in sql:
            db.execute(statement)


def test_a_copy_is_counted_and_private(data, tmp_path):
    report = backup(data, tmp_path / "copy.labtop-backup")
    copy = tmp_path / "copy.labtop-backup"
    assert (report.version, report.groups, report.tables, report.log) == (5, 1, 2, 43)
    assert report.file == str(copy)
    assert report.bytes == copy.stat().st_size
    assert copy.stat().st_mode & 0o777 == 0o600
    assert verify(copy) == report
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.labtop-backup", "data"]  # no draft is left


def test_backups_while_fifty_commits_a_second_run(tmp_path):
    """Each restores elsewhere; the lines are those that were there, and play did not wait for the copy."""

    async def main():
        async with opened(tmp_path / "data") as store:
            await store.commit(Batch(groups=[group("g")], tables=[table(f"t{i}", "g", i) for i in range(4)]))
            bulk = [group(f"bulk{i}", body=os.urandom(100_000)) for i in range(100)]  # so that a copy takes a while
            await store.commit(Batch(groups=bulk))
            rows = {f"t{i}": lines(f"t{i}", 200) for i in range(4)}
            slowest, acked, playing = 0.0, dict.fromkeys(rows, 0), True

            async def play(name):
                nonlocal slowest
                for row in rows[name]:
                    if not playing:
                        return
                    start = time.perf_counter()
                    await store.commit(said(row))
                    slowest = max(slowest, time.perf_counter() - start)
                    acked[name] = row.seq
                    await asyncio.sleep(0.08)

            players = [asyncio.create_task(play(name)) for name in rows]
            for nth in range(3):
                await asyncio.sleep(0.2)
                before = dict(acked)
                report = await asyncio.to_thread(backup, tmp_path / "data", tmp_path / "copy")
                assert sum(before.values()) <= report.log
                assert await asyncio.to_thread(restore, tmp_path / "copy", tmp_path / f"elsewhere{nth}")
                async with opened(tmp_path / f"elsewhere{nth}") as other:
                    for name, played in rows.items():
                        found = await other.log_of(name)
                        assert len(found) >= before[name]
                        assert found == played[: len(found)]
            playing = False
            await asyncio.gather(*players)
            assert min(acked.values()) >= 5
            assert slowest < 1.0

    run(main)


def test_a_copy_holds_what_is_still_only_in_the_wal(tmp_path):
    async def main():
        async with opened(tmp_path / "data") as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 7)))
            assert (await asyncio.to_thread(backup, tmp_path / "data", tmp_path / "copy")).log == 7

    run(main)


def test_restore_keeps_what_was_there_and_never_throws_it_away(data, tmp_path):
    backup(data, tmp_path / "copy")

    async def play_on():
        async with opened(data) as store:
            await store.commit(said(line("u", 4)))

    run(play_on)
    report = restore(tmp_path / "copy", data)
    assert (report.log, verify(data).log) == (43, 43)
    assert report.aside.endswith("labtop.db.before-restore")
    assert verify(data / "labtop.db.before-restore").log == 44
    again = restore(tmp_path / "copy", data)
    assert again.aside.endswith("labtop.db.before-restore-2")
    assert verify(data / "labtop.db.before-restore").log == 44
    run(play_on)
    assert verify(data).log == 44


@pytest.mark.parametrize("looking", [False, True])
def test_restore_after_a_kill_does_not_mix_the_old_log_into_the_new_file(tmp_path, looking):
    """Also while a backup still looks at the old one, so that its -wal cannot be emptied."""

    async def main():
        async with opened(tmp_path / "small") as store:
            await store.commit(started())
        async with opened(tmp_path / "data") as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 30)))
            left = {file.name: file.read_bytes() for file in (tmp_path / "data").iterdir()}
        (tmp_path / "killed").mkdir()
        for name, content in left.items():
            (tmp_path / "killed" / name).write_bytes(content)

    run(main)
    killed = tmp_path / "killed"
    assert len((killed / "labtop.db-wal").read_bytes()) > 0
    backup(tmp_path / "small", tmp_path / "copy")
    with closing(connect_reader(killed / "labtop.db")) as reader:
        if looking:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM log").fetchone() == (30,)
        report = restore(tmp_path / "copy", killed)
    assert verify(killed).log == 0
    assert verify(Path(report.aside)).log == 30


def test_restore_replaces_a_ruin(data, tmp_path):
    backup(data, tmp_path / "copy")
    (data / "labtop.db").write_bytes(b"ruin" * 5000)
    (data / "labtop.db-wal").write_bytes(b"more ruin")
    restore(tmp_path / "copy", data)
    assert verify(data).log == 43
    assert (data / "labtop.db.before-restore").read_bytes() == b"ruin" * 5000
    assert not (data / "labtop.db-wal").exists()


def test_restore_waits_for_no_server(data, tmp_path):
    backup(data, tmp_path / "copy")

    async def main():
        async with opened(data):
            with refused("data_folder_in_use"):
                restore(tmp_path / "copy", data)

    run(main)
    assert not list(data.glob("*before*"))


def damaged(how: str):
    """A way to spoil a copy, and what it is called."""
    spoils = {
        "bad_page": lambda file: file.write_bytes(torn(file.read_bytes())),
        "cut": lambda file: file.write_bytes(file.read_bytes()[:-4096]),
        "not_a_database": lambda file: file.write_bytes(b"x" * 9000),
        "line_changed": lambda file: change(file, "UPDATE log SET body = x'00' WHERE \"table\" = 't' AND seq = 20"),
        "hash_changed": lambda file: change(file, "UPDATE log SET hash = x'00' WHERE \"table\" = 't' AND seq = 40"),
        "line_missing": lambda file: change(file, "DELETE FROM log WHERE \"table\" = 't' AND seq = 20"),
        "first_missing": lambda file: change(file, "DELETE FROM log WHERE \"table\" = 't' AND seq = 1"),
        "orphan_rows": lambda file: change(file, "DELETE FROM tables WHERE id = 'u'"),
    }
    return spoils[how]


def torn(raw: bytes) -> bytes:
    return raw[: 4096 * 6] + hashlib.sha512(b"x").digest() * 64 + raw[4096 * 7 :]


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("bad_page", "bad_page"),
        ("cut", "bad_page"),
        ("not_a_database", "not_a_database"),
        ("line_changed", "line_changed"),
        ("hash_changed", "line_changed"),
        ("line_missing", "line_missing"),
        ("first_missing", "line_missing"),
        ("orphan_rows", "orphan_rows"),
    ],
)
def test_a_damaged_copy_is_refused_and_the_folder_left_alone(data, tmp_path, how, reason):
    copy = tmp_path / "copy"
    backup(data, copy)
    damaged(how)(copy)
    before = {file.name: file.read_bytes() for file in data.iterdir()}
    with refused("damaged_database", reason):
        verify(copy)
    with refused("damaged_database", reason):
        restore(copy, data)
    assert {file.name: file.read_bytes() for file in data.iterdir()} == before


def test_a_damaged_database_gets_no_copy_and_the_older_copy_stays(data, tmp_path):
    backup(data, tmp_path / "copy")
    damaged("line_changed")(data / "labtop.db")
    with refused("damaged_database", "line_changed"):
        backup(data, tmp_path / "copy")
    assert verify(tmp_path / "copy").log == 43
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "data"]


def test_foreign_and_newer_files_are_refused(data, tmp_path):
    change(tmp_path / "recipes", "CREATE TABLE recipes (name)")
    with refused("foreign_database"):
        restore(tmp_path / "recipes", data)
    backup(data, tmp_path / "copy")
    change(tmp_path / "copy", "PRAGMA user_version = 6")
    with refused("database_too_new"):
        restore(tmp_path / "copy", data)


def test_paths_that_cannot_be(data, tmp_path):
    with refused("no_database"):
        backup(tmp_path / "nowhere", tmp_path / "copy")
    with refused("cannot_read"):
        restore(tmp_path / "nothing", data)
    with refused("cannot_write"):
        backup(data, tmp_path / "no such folder" / "copy")
    with refused("cannot_write"):
        backup(data, tmp_path)  # a folder is in the way
    for name in ("labtop.db", "labtop.db-wal", "labtop.lock"):
        with refused("backup_over_database"):
            backup(data, data / name)
    with refused("backup_over_database"):
        restore(data / "labtop.db", data)
    assert verify(data).log == 43
