"""New lines wait beside the log until many are put into its order: nobody who asks can tell where one is."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing

import pytest

from labtop.stores import schema, sqlite
from labtop.stores.backup import verify
from labtop.stores.base import Batch, Conflict
from stores.rows import group, line, lines, opened, run, said, started, table, together


@pytest.fixture(autouse=True)
def _no_pause_is_long(monkeypatch):
    """Lines wait as long as a test wants them to."""
    monkeypatch.setattr(sqlite, "SWEEP_AFTER", 1000.0)


def places(file) -> tuple[int, int]:
    """How many lines are in the log's order, and how many beside it."""
    with closing(sqlite3.connect(file)) as db:
        return db.execute("SELECT (SELECT count(*) FROM log), (SELECT count(*) FROM fresh)").fetchone()


def settle(store) -> None:
    """What the writer does when nothing comes for a while, or much has come."""
    store._settle()


@pytest.mark.parametrize("settled", [False, True])
def test_a_line_has_one_place_and_a_command_counts_once_wherever_they_are(tmp_path, settled):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 3)))
            if settled:
                settle(store)
            assert places(store.file) == ((3, 0) if settled else (0, 3))
            for wrong in (line("t", 3, cmd="new"), line("t", 5, cmd="new"), line("t", 4, cmd="cmd-2")):
                with pytest.raises(Conflict):
                    await store.commit(said(wrong))
            await store.commit(said(line("t", 4)))
            assert await store.log_of("t") == lines("t", 4)
            assert (await store.counts())["log"] == 4

    run(main)


def test_after_a_conflict_in_a_shared_transaction_the_next_line_is_known(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(Batch(groups=[group("g")], tables=[table("t", "g"), table("u", "g", 2)]))
            told = await together(store, [said(line("t", 1)), said(line("u", 2)), said(line("t", 2))])
            assert [type(one) for one in told] == [type(None), Conflict, type(None)]
            await store.commit(said(line("t", 3), line("u", 1)))
            assert (await store.log_of("t"), await store.log_of("u")) == (lines("t", 3), lines("u", 1))

    run(main)


def test_a_server_that_was_killed_goes_on_where_it_was(tmp_path):
    """The files as they are on disk while lines wait; a copy of them is what a killed server leaves."""

    async def main():
        async with opened(tmp_path / "data") as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 3)))
            settle(store)
            await store.commit(said(line("t", 4), line("t", 5)))
            shutil.copytree(tmp_path / "data", tmp_path / "killed")
        assert places(tmp_path / "data" / "labtop.db") == (5, 0), "lines wait in a file that was closed"
        assert verify(tmp_path / "killed").log == 5
        async with opened(tmp_path / "killed") as store:
            with pytest.raises(Conflict):
                await store.commit(said(line("t", 6, cmd="cmd-5")))
            await store.commit(said(line("t", 6)))
            assert await store.log_of("t") == lines("t", 6)

    run(main)


def test_the_writer_knows_them_again_after_a_new_connection(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 2)))
            store._writer.close()
            store._writer = None
            for wrong in (line("t", 2, cmd="new"), line("t", 3, cmd="cmd-1")):
                with pytest.raises(Conflict):
                    await store.commit(said(wrong))
            await store.commit(said(line("t", 3)))
            assert await store.log_of("t") == lines("t", 3)

    run(main)


def test_an_erased_group_leaves_no_line_that_waits(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            await store.commit(started("h", "u"))
            await store.commit(said(*lines("t", 2), *lines("u", 2)))
            await store.commit(Batch(erase=["g"]))
            assert (await store.log_of("t"), await store.log_of("u")) == ([], lines("u", 2))
            await store.commit(said(line("u", 3)))
            await store.commit(started())
            await store.commit(said(*lines("t", 2)))  # the same commands of another life
            assert await store.log_of("t") == lines("t", 2)

    run(main)


def test_a_file_of_the_version_before_is_read_and_goes_on(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 3)))
        with closing(sqlite3.connect(tmp_path / "labtop.db")) as db:
            db.executescript(f"DROP VIEW lines; DROP TABLE fresh; PRAGMA user_version = {schema.FRESH - 1};")
        assert verify(tmp_path).log == 3
        async with opened(tmp_path) as store:
            await store.commit(said(line("t", 4)))
            assert await store.log_of("t") == lines("t", 4)

    run(main)
