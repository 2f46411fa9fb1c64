"""An erased name leaves no byte behind, in no file of the data folder."""

from __future__ import annotations

import asyncio
import random
import subprocess
from contextlib import closing
from pathlib import Path

from labtop.stores import schema
from labtop.stores.base import Batch
from stores.rows import group, opened, run, table


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
