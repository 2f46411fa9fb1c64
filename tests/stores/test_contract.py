"""The contract of all stores."""

from __future__ import annotations

import pytest

from labtop.stores.base import Batch, Conflict, LogRow
from labtop.stores.memory import MemoryStore
from labtop.stores.sqlite import SqliteStore
from stores.rows import group, line, lines, run, said, started, table


@pytest.fixture(params=["memory", "sqlite"])
def play(request, tmp_path):
    """Runs a coroutine function with an open store."""

    def with_store(scene):
        async def main():
            store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "data")
            await store.open()
            try:
                await scene(store)
            finally:
                await store.close()

        run(main)

    return with_store


def test_what_was_committed_is_read_back_whole(play):
    async def scene(store):
        people = group("g", 12.5, b'{"names":["Zo\xc3\xab"]}')
        games = [table("t1", "g", 1, b"one"), table("t2", "g", 2, b"\x00\xff")]
        await store.commit(Batch(groups=[people], tables=games, log=lines("t1", 3)))
        assert await store.group("g") == people
        assert await store.group_by_code("code-g") == people
        assert await store.table("t2") == games[1]
        assert await store.tables_of("g") == games
        assert await store.log_of("t1") == lines("t1", 3)
        assert await store.log_of("t2") == []

    play(scene)


def test_what_is_not_there_is_none(play):
    async def scene(store):
        assert await store.group("g") is None
        assert await store.group_by_code("g") is None
        assert await store.table("t") is None
        assert await store.tables_of("g") == []
        assert await store.log_of("t") == []

    play(scene)


def test_tables_come_in_the_order_of_their_numbers_and_lines_in_that_of_seq(play):
    async def scene(store):
        games = [table("b", "g", 10), table("c", "g", 9), table("a", "g", 2)]
        await store.commit(Batch(groups=[group("g"), group("h")], tables=[*games, table("x", "h", 1)]))
        for row in lines("a", 12):
            await store.commit(said(row))
        assert [t.id for t in await store.tables_of("g")] == ["a", "c", "b"]
        assert [row.seq for row in await store.log_of("a")] == list(range(1, 13))

    play(scene)


def test_a_group_and_a_table_written_again_are_replaced_and_their_log_stays(play):
    async def scene(store):
        await store.commit(started())
        await store.commit(said(line("t", 1)))
        await store.commit(Batch(groups=[group("g", 2000.0, b"new", 2)], tables=[table("t", "g", 1, b"over")]))
        assert (await store.group("g")).body == b"new"
        assert (await store.table("t")).body == b"over"
        assert await store.log_of("t") == [line("t", 1)]
        assert await store.counts() == {"groups": 1, "tables": 1, "log": 1}

    play(scene)


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(line("t", 2, cmd="other"), id="place taken"),
        pytest.param(line("t", 1, cmd="other"), id="first place taken"),
        pytest.param(line("t", 4, cmd="other"), id="a gap"),
        pytest.param(line("t", 0, cmd="other"), id="before the first"),
        pytest.param(line("t", 3, cmd="cmd-1"), id="command already counted"),
    ],
)
def test_a_conflict_writes_nothing_of_its_batch(play, wrong):
    async def scene(store):
        await store.commit(started())
        await store.commit(said(line("t", 1), line("t", 2)))
        with pytest.raises(Conflict):
            await store.commit(Batch(groups=[group("h")], tables=[table("u", "h")], log=[line("u", 1), wrong]))
        assert await store.counts() == {"groups": 1, "tables": 1, "log": 2}
        assert await store.group("h") is None
        await store.commit(said(line("t", 3)))  # the rightful next line is still welcome
        assert await store.log_of("t") == lines("t", 3)

    play(scene)


def test_a_batch_may_not_conflict_with_itself(play):
    async def scene(store):
        await store.commit(started())
        with pytest.raises(Conflict):
            await store.commit(said(line("t", 1), line("t", 1, cmd="other")))
        with pytest.raises(Conflict):
            await store.commit(said(line("t", 1, cmd="same"), line("t", 2, cmd="same")))
        assert await store.log_of("t") == []

    play(scene)


def test_the_same_command_id_from_another_seat_or_at_another_table_is_another_command(play):
    async def scene(store):
        await store.commit(Batch(groups=[group("g")], tables=[table("t", "g"), table("u", "g", 2)]))
        await store.commit(said(line("t", 1, 0, "c"), line("t", 2, 1, "c"), line("u", 1, 0, "c")))
        assert [row.seat for row in await store.log_of("t")] == [0, 1]
        assert len(await store.log_of("u")) == 1

    play(scene)


def test_chance_and_the_table_itself_write_lines_too(play):
    async def scene(store):
        await store.commit(started())
        await store.commit(said(LogRow("t", 1, -1, "", b"", b"", 0.0)))
        assert (await store.log_of("t"))[0].seat == -1

    play(scene)


def test_erasing_a_group_erases_what_is_in_it_and_nothing_else(play):
    async def scene(store):
        games = [table("t1", "g", 1), table("t2", "g", 2), table("u", "h")]
        await store.commit(
            Batch(groups=[group("g"), group("h")], tables=games, log=[*lines("t1", 2), *lines("t2", 1), *lines("u", 4)])
        )
        await store.commit(Batch(erase=["g", "never-was"]))
        assert await store.group("g") is None
        assert await store.group_by_code("code-g") is None
        assert await store.tables_of("g") == []
        assert await store.log_of("t1") == []
        assert await store.counts() == {"groups": 1, "tables": 1, "log": 4}
        await store.commit(Batch(groups=[group("g")], tables=games[:1], log=lines("t1", 1)))  # names are free again
        assert await store.log_of("t1") == lines("t1", 1)

    play(scene)


def test_stale_groups_are_those_not_touched_since(play):
    async def scene(store):
        await store.commit(Batch(groups=[group("old", 10.0), group("edge", 20.0), group("new", 30.0)]))
        assert await store.stale(20.0) == ["old"]
        assert sorted(await store.stale(20.5)) == ["edge", "old"]
        await store.commit(Batch(touched=[("old", 40.0), ("nobody", 50.0)]))
        assert await store.stale(20.0) == []
        assert await store.group("old") == group("old", 40.0), "and nothing else of it changed"

    play(scene)


def test_the_newest_activity_is_that_of_the_whole_store(play):
    async def scene(store):
        assert await store.newest() is None
        await store.commit(Batch(groups=[group("a", 10.0), group("b", 30.0), group("c", 20.0)]))
        assert await store.newest() == 30.0
        await store.commit(Batch(touched=[("a", 40.0)]))
        assert await store.newest() == 40.0
        await store.commit(Batch(erase=["a", "b", "c"]))
        assert await store.newest() is None

    play(scene)


def test_notes_replace_each_other_by_name(play):
    async def scene(store):
        assert await store.notes() == {}
        await store.commit(Batch(notes={"held": "jump", "days": "30"}))
        await store.commit(Batch(groups=[group("g")], notes={"held": ""}))
        assert await store.notes() == {"held": "", "days": "30"}
        with pytest.raises(Conflict):
            await store.commit(Batch(groups=[group("g")], notes={"days": "1"}))
        assert await store.notes() == {"held": "", "days": "30"}, "all of a batch or nothing"

    play(scene)


@pytest.mark.parametrize("version", [0, 1, 2, 4])
def test_a_group_is_written_only_over_the_version_it_was_made_from(play, version):
    """Two writers that began from the same version: the second is told, and the first one's change stays."""

    async def scene(store):
        await store.commit(started())
        await store.commit(Batch(groups=[group("g", body=b"first", version=2)]))
        late = Batch(groups=[group("g", body=b"second", version=version)], log=[line("t", 1)])
        with pytest.raises(Conflict):
            await store.commit(late)
        assert (await store.group("g")).body == b"first"
        assert await store.log_of("t") == []
        await store.commit(Batch(groups=[group("g", body=b"third", version=3)]))
        assert await store.group("g") == group("g", body=b"third", version=3)

    play(scene)


def test_an_erased_group_does_not_come_back_by_a_late_write(play):
    async def scene(store):
        await store.commit(started())
        await store.commit(Batch(erase=["g"]))
        with pytest.raises(Conflict):
            await store.commit(Batch(groups=[group("g", version=2)]))
        await store.commit(Batch(touched=[("g", 1.0)]))
        assert await store.group("g") is None

    play(scene)


def test_an_empty_batch_is_fine(play):
    async def scene(store):
        await store.commit(Batch())
        assert await store.counts() == {"groups": 0, "tables": 0, "log": 0}

    play(scene)


def test_a_probe_leaves_no_trace(play):
    async def scene(store):
        await store.commit(started())
        before = await store.counts()
        await store.commit(Batch(probe=True))
        await store.commit(Batch(log=lines("t", 1), probe=True))
        assert await store.counts() == before | {"log": 1}
        assert store.untidied() == ""

    play(scene)
