"""An erased group leaves no byte in any file of the data folder: no name, and nothing of its log."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from labtop.stores import backup, schema
from labtop.stores.base import Batch, LogRow, link
from stores.rows import group, lines, opened, run, said, started, table


def found_in(data: Path, needle: str) -> list[str]:
    """Files that hold these bytes. By a program of its own: opening the file here would drop SQLite's locks on it."""
    told = subprocess.run(["grep", "-rla", "-e", needle, str(data)], capture_output=True, text=True, check=False)
    return [Path(name).name for name in told.stdout.split()]


def test_no_byte_of_an_erased_name_is_left(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g", body=b'{"names":["Quetzalcoatlus"]}')]))
            await store.commit(Batch(groups=[group("h", body=b'{"names":["Archaeopteryx"]}')]))
            assert found_in(tmp_path, "Quetzalcoatlus")  # the search itself works
            await store.commit(Batch(erase=["g"]))
            assert found_in(tmp_path, "Quetzalcoatlus") == []
            assert found_in(tmp_path, "Archaeopteryx") == ["labtop.db"]
        assert found_in(tmp_path, "Quetzalcoatlus") == []

    run(main)


def left_after_much_moving_about(data: Path, seed: int) -> int:
    """How many of the erased groups can still be found, when rows grew and shrank and moved between pages before."""
    rng = random.Random(seed)
    names = [f"g{n}" for n in range(300)]

    def rewritten(name: str, version: int) -> Batch:
        body = f"Nick{name}Name ".encode() * rng.randint(1, 60)
        return Batch(groups=[group(name, body=body, version=version)], tables=[table(f"{name}-t", name, 1, body)])

    async def main():
        async with opened(data) as store:
            for version in (1, 2, 3):
                rng.shuffle(names)
                await asyncio.gather(*(store.commit(rewritten(name, version)) for name in names))
            assert len(found_in(data, "Nickg7Name")) > 0
            await store.commit(Batch(erase=names[:200]))
            assert await store.counts() == {"groups": 100, "tables": 100, "log": 0}

    run(main)
    raw = b"".join(file.read_bytes() for file in data.iterdir())
    assert all(f"Nick{name}Name".encode() in raw for name in names[200:])
    return sum(f"Nick{name}Name".encode() in raw for name in names[:200])


def test_no_byte_is_left_after_much_moving_about(tmp_path):
    assert [left_after_much_moving_about(tmp_path / str(seed), seed) for seed in range(6)] == [0] * 6


def test_deleting_alone_would_leave_some(tmp_path, monkeypatch):
    monkeypatch.setattr(schema, "rewrite_bodies", lambda _: None)
    monkeypatch.setattr(schema, "scrub", lambda *_: None)
    assert sum(left_after_much_moving_about(tmp_path / str(seed), seed) for seed in range(6)) > 0


def test_a_crash_between_erasing_and_wiping_is_made_good_at_the_next_start(tmp_path, monkeypatch):
    async def main():
        async with opened(tmp_path / "a") as store:
            await store.commit(Batch(groups=[group("g", body=b"Quetzalcoatlus"), group("h")]))
            monkeypatch.setattr(store, "_wipe", lambda: None)
            await store.commit(Batch(erase=["g"]))
            left = {file.name: file.read_bytes() for file in (tmp_path / "a").iterdir()}
        (tmp_path / "b").mkdir()
        for name, content in left.items():
            (tmp_path / "b" / name).write_bytes(content)
        assert found_in(tmp_path / "b", "Quetzalcoatlus")
        async with opened(tmp_path / "b") as store:
            assert found_in(tmp_path / "b", "Quetzalcoatlus") == []
            assert await store.group("h") == group("h")

    run(main)


def test_a_long_reader_delays_the_wiping_but_does_not_prevent_it(tmp_path, monkeypatch):
    monkeypatch.setattr("labtop.stores.sqlite.SWEEP_AFTER", 0.1)

    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g", body=b"Quetzalcoatlus")]))
            with closing(schema.connect_reader(store.file)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT * FROM groups").fetchall()
                await store.commit(Batch(erase=["g"]))
                assert await store.group("g") is None
                assert found_in(tmp_path, "Quetzalcoatlus")  # what the reader still sees cannot be gone
            for _ in range(100):
                if not store._wipe_due:
                    break
                await asyncio.sleep(0.05)
            assert found_in(tmp_path, "Quetzalcoatlus") == []

    run(main)


# ---- the log -------------------------------------------------------------------------------------------------------


class Played:
    """Groups whose games were played side by side, so that the log's pages split everywhere; a third is erased."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.marks = [self.rng.randbytes(8).hex() for _ in range(90)]
        self.gone, self.kept = self.marks[:30], self.marks[30:]

    async def fill(self, store) -> None:
        groups = [group(mark) for mark in self.marks]
        await store.commit(Batch(groups=groups, tables=[table(f"table-{mark}", mark) for mark in self.marks]))
        last = dict.fromkeys(self.marks, b"")
        for seq in range(1, 51):
            rows = []
            for mark in self.marks:
                body = f"body-{mark}-{seq} ".encode() + b"x" * self.rng.randrange(300)
                last[mark] = link(last[mark], body)
                rows.append(LogRow(f"table-{mark}", seq, 0, f"cmd-{mark}-{seq}", body, last[mark], 1.0))
            await store.commit(said(*rows))

    async def erase(self, store) -> None:
        for mark in self.gone:
            await store.commit(Batch(erase=[mark]))

    def left_in(self, data: Path) -> int:
        """How many of the erased can still be found: their table's id, a line's body or a command's id."""
        raw = b"".join(file.read_bytes() for file in data.iterdir())
        assert all(raw.count(f"body-{mark}-".encode()) >= 50 for mark in self.kept)
        kinds = ("code", "table", "body", "cmd")
        return sum(any(f"{kind}-{mark}".encode() in raw for kind in kinds) for mark in self.gone)


def copied(data: Path, to: Path) -> Path:
    """The files as a power cut would leave them now. By a program of its own, see `found_in`."""
    subprocess.run(["cp", "-r", str(data), str(to)], check=True)
    return to


async def scrubbed(store) -> None:
    for _ in range(200):
        if not (store._scrub_due or store._wipe_due):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("never scrubbed")


SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_byte_of_an_erased_log_is_left_after_a_calm_second(tmp_path, seed):
    played = Played(seed)

    async def main():
        async with opened(tmp_path / "data", "OFF") as store:
            await played.fill(store)
            await played.erase(store)
            await scrubbed(store)
            assert played.left_in(copied(tmp_path / "data", tmp_path / "copy")) == 0
            await store.commit(Batch(groups=[group("new")]))
        assert played.left_in(tmp_path / "data") == 0
        assert backup.verify(tmp_path / "data").log == 60 * 50
        async with opened(tmp_path / "data") as store:
            assert not store._scrub_due

    run(main)


@pytest.mark.parametrize("seed", SEEDS)
def test_nor_after_a_stop_or_a_crash_before_that_second(tmp_path, monkeypatch, seed):
    played = Played(seed)

    async def main():
        async with opened(tmp_path / "data", "OFF") as store:
            await played.fill(store)
            await played.erase(store)
            copied(tmp_path / "data", tmp_path / "crashed")
            assert (tmp_path / "crashed" / "labtop.db-wal").stat().st_size == 0  # so not this tells the next program
            backup.backup(tmp_path / "data", tmp_path / "backup" / "copy")
        assert played.left_in(tmp_path / "data") == 0
        monkeypatch.setattr("labtop.stores.sqlite.SWEEP_AFTER", 0.05)
        async with opened(tmp_path / "crashed") as store:
            assert store._scrub_due
            await scrubbed(store)
            assert played.left_in(copied(tmp_path / "crashed", tmp_path / "after")) == 0

    (tmp_path / "backup").mkdir()
    run(main)
    assert played.left_in(tmp_path / "backup") == 0


def test_a_log_that_is_not_scrubbed_would_leave_some(tmp_path, monkeypatch):
    monkeypatch.setattr(schema, "scrub", lambda *_: None)
    left = 0
    for seed in SEEDS:
        played = Played(seed)

        async def main(played=played, data=tmp_path / str(seed)):
            async with opened(data, "OFF") as store:
                await played.fill(store)
                await played.erase(store)

        run(main)
        left += played.left_in(tmp_path / str(seed))
    assert left > 0


def test_a_database_from_before_scrubbing_is_scrubbed_once(tmp_path):
    for number, step in enumerate(schema.steps()[:2], 1):
        (tmp_path / "old").mkdir(exist_ok=True)
        (tmp_path / "old" / f"{number}.sql").write_text(step)

    def due_after(*statements: str) -> bool:
        file = tmp_path / f"{len(statements)}.db"
        with closing(schema.connect_writer(file, "OFF")) as db:
            schema.migrate(db, file, tmp_path / "old")
            for statement in statements:
                db.execute(statement)
            schema.migrate(db, file)
            return schema.scrub_due(db)

    new_group = "INSERT INTO groups (id, code, touched, body) VALUES ('g', 'c', 1, zeroblob(9000))"
    assert not due_after()
    assert due_after(new_group, "DELETE FROM groups")
    new_table = "INSERT INTO tables VALUES ('t', 'g', 1, x'')"
    assert due_after(new_group, new_table, "INSERT INTO log VALUES ('t', 1, 0, 'c', x'', x'', 1)")


def test_a_move_does_not_wait_for_the_scrubbing_to_end(tmp_path, monkeypatch):
    monkeypatch.setattr("labtop.stores.sqlite.SWEEP_AFTER", 0.05)
    given_up = []
    scrub = schema.scrub

    def slow_at_first(db, wanted):
        while not given_up and not wanted():
            pass
        try:
            scrub(db, wanted)
        except sqlite3.OperationalError as error:
            given_up.append(error.sqlite_errorname)
            assert schema.scrub_due(db)
            raise

    monkeypatch.setattr(schema, "scrub", slow_at_first)

    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 3000)))
            await store.commit(Batch(groups=[group("h")]))
            await store.commit(Batch(erase=["h"]))
            writer = store._writer
            await asyncio.sleep(0.3)
            await store.commit(Batch(groups=[group("i")]))
            assert given_up == ["SQLITE_INTERRUPT"]
            assert store._writer is writer
            await scrubbed(store)
            assert given_up == ["SQLITE_INTERRUPT"]
            assert await store.log_of("t") == lines("t", 3000)

    run(main)


def test_a_big_file_waits_for_a_longer_calm(tmp_path, monkeypatch):
    monkeypatch.setattr("labtop.stores.sqlite.SWEEP_AFTER", 0.05)

    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g"), group("h")]))
            monkeypatch.setattr("labtop.stores.sqlite.CALM", 1)
            await store.commit(Batch(erase=["g"]))
            await asyncio.sleep(0.5)
            assert store._scrub_due
            monkeypatch.setattr("labtop.stores.sqlite.CALM", 10**6)
            await scrubbed(store)

    run(main)


def test_probes_do_not_put_off_the_scrubbing(tmp_path, monkeypatch):
    """A server probes its disk while nobody plays: the calm that a big file waits for is not disturbed by that."""
    monkeypatch.setattr("labtop.stores.sqlite.SWEEP_AFTER", 0.02)

    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g"), group("h")]))
            await store.commit(Batch(erase=["g"]))
            monkeypatch.setattr("labtop.stores.sqlite.CALM", store._size)  # a second of calm
            for _ in range(200):
                if not store._scrub_due:
                    break
                await store.commit(Batch(probe=True))
                await asyncio.sleep(0.1)
            assert not store._scrub_due

    run(main)


def test_a_long_reader_delays_the_scrubbing_too(tmp_path, monkeypatch):
    monkeypatch.setattr("labtop.stores.sqlite.SWEEP_AFTER", 0.05)
    played = Played(0)

    async def main():
        async with opened(tmp_path / "data", "OFF") as store:
            await played.fill(store)
            with closing(schema.connect_reader(store.file)) as reader:
                reader.execute("BEGIN")
                seen = reader.execute("SELECT count(*) FROM log").fetchone()
                await store.commit(Batch(erase=played.gone))
                await asyncio.sleep(0.3)
                assert reader.execute("SELECT count(*) FROM log").fetchone() == seen
                assert store._scrub_due
            await scrubbed(store)
            assert played.left_in(copied(tmp_path / "data", tmp_path / "copy")) == 0

    run(main)
