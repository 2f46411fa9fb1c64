"""Scheduled backups, upgrades and downgrades, as an operator does them: with the program and a data folder."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

from labtop.stores import schema
from server.kit import RealSocket
from server.test_serving import done, post, serving

KNOWN = len(schema.steps())


def version(file):
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        return schema.number(db, "user_version")


def contents(folder):
    """Every byte but those of the files that a reader of SQLite leaves: an index, and a log without a line in it."""
    found = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert not found.pop("labtop.db-wal", b"")
    found.pop("labtop.db-shm", None)
    return found


def one_line(refused, *says):
    assert (refused.returncode, refused.stdout) == (2, ""), refused.stderr
    assert len(refused.stderr.splitlines()) == 1, refused.stderr
    for words in says:
        assert words in refused.stderr


def finds_its_game(data, entry):
    with serving(data) as program:

        async def main():
            client = await (await RealSocket.open(program.port)).hello(entry["token"])
            assert (await client.until("now"))["asks"]
            await client.close()

        asyncio.run(main())


@pytest.fixture
def played(tmp_path):
    """A data folder with a game, and the entry of its player."""
    data = tmp_path / "data"
    with serving(data) as program:
        entry = post(program.port, "/api/groups", {"room": "chem-and-roll", "start": True})
    return data, entry


def test_dated_copies_while_it_runs(tmp_path):
    data, into = tmp_path / "data", tmp_path / "into"
    into.mkdir()
    with serving(data) as program:
        entry = post(program.port, "/api/groups", {"room": "chem-and-roll", "start": True})
        told = [done("backup", "--keep", "2", str(into), "--data", str(data)) for _ in range(3)]
        assert [each.returncode for each in told] == [0, 0, 0], told
        assert "1 group, 1 table" in told[0].stdout
        assert [each.stdout.splitlines()[-1] for each in told] == [
            "The folder holds this copy only; none was deleted.",
            "The folder holds 2 copies; none was deleted.",
            "The folder holds 2 copies; the oldest was deleted.",
        ]
        french = done("backup", "--keep", "1", str(into), "--data", str(data), LANG="fr_FR.UTF-8").stdout
        assert "les 2 plus anciennes ont été supprimées" in french
    (copy,) = into.glob("*.backup")
    assert done("restore", str(copy), "--data", str(tmp_path / "new")).returncode == 0
    finds_its_game(tmp_path / "new", entry)


def test_backups_that_cannot_be_are_one_line(tmp_path, played):
    data, _ = played
    before = contents(data)
    one_line(done("backup", str(tmp_path), "--data", str(data)), "--keep 7")
    one_line(done("backup", "--keep", "7", str(tmp_path / "missing"), "--data", str(data)), "is not a folder")
    one_line(done("backup", "--keep", "0", str(tmp_path), "--data", str(data)), "--keep")
    assert contents(data) == before


def test_an_older_program_refuses_newer_data_and_leaves_it_alone(tmp_path, played):
    """A downgrade: one clear line that says what to do, and no byte is changed; the earlier backup brings it back."""
    data, entry = played
    assert done("backup", str(tmp_path / "before"), "--data", str(data)).returncode == 0
    with closing(sqlite3.connect(data / "labtop.db", isolation_level=None)) as db:
        db.execute(f"PRAGMA user_version = {KNOWN + 1}")
    before = contents(data)
    says = (f"version {KNOWN + 1}", f"knows {KNOWN}", "restore a backup that was made before the upgrade")
    one_line(done("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data)), *says)
    one_line(done("backup", str(tmp_path / "copy"), "--data", str(data)), *says)
    assert contents(data) == before
    assert not (tmp_path / "copy").exists()
    told = done("restore", str(tmp_path / "before"), "--data", str(data))
    assert told.returncode == 0, told.stderr
    assert "labtop.db.before-restore" in told.stdout  # the newer data is kept for the newer program
    assert version(data / "labtop.db.before-restore") == KNOWN + 1
    finds_its_game(data, entry)


def older(data, wanted):
    """Turn a data folder into one of an older schema: built by its migrations, filled with the same rows."""
    file = data / "labtop.db"
    old = file.with_name("old")
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        for step in schema.steps()[:wanted]:
            db.executescript(step)
        db.execute(f"PRAGMA user_version = {wanted}")
        db.execute("ATTACH ? AS now", (str(file),))
        for (name,) in db.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
            columns = ", ".join(f'"{row[1]}"' for row in db.execute(f'PRAGMA main.table_info("{name}")'))
            db.execute(f'INSERT OR IGNORE INTO main."{name}" ({columns}) SELECT {columns} FROM now."{name}"')  # noqa: S608
        db.execute("DETACH now")
    old.replace(file)


@pytest.mark.parametrize("wanted", range(1, KNOWN))
def test_an_upgrade_and_the_way_back(tmp_path, played, wanted):
    """The newer program copies older data as it is and upgrades it at its start, without a copy of its own."""
    data, entry = played
    older(data, wanted)
    assert done("backup", str(tmp_path / "before"), "--data", str(data)).returncode == 0
    assert (version(data / "labtop.db"), version(tmp_path / "before")) == (wanted, wanted)
    names = set(contents(data))
    finds_its_game(data, entry)
    assert version(data / "labtop.db") == KNOWN
    assert set(contents(data)) == names
    assert done("restore", str(tmp_path / "before"), "--data", str(data)).returncode == 0
    assert version(data / "labtop.db") == wanted, "restore must not upgrade: the older program shall read it"
    finds_its_game(data, entry)
