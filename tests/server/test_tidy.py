"""How long groups are kept is a setting; `labtop tidy` tells an operator what is held back, and erases it."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from contextlib import closing

import pytest

from labtop.engine.core import Illegal
from labtop.server import logs
from labtop.server.application import build, steady_clock
from labtop.server.erasure import erase, prospect
from labtop.server.settings import read_settings
from labtop.stores import schema
from labtop.stores.base import Batch
from labtop.stores.sqlite import SqliteStore
from labtop.tables import protocol as wire
from server.kit import BotsHere
from server.test_serving import done, post, serving
from stores.rows import group, run

DAY = 86_400.0
NOW = 1_750_000_000.0


def filled(data, *ages, **notes):
    """A data folder with a group for each age in days; gives the names of the groups."""

    async def main():
        store = SqliteStore(data)
        await store.open()
        rows = [group(f"g{i}", time.time() - days * DAY) for i, days in enumerate(ages)]
        await store.commit(Batch(groups=rows, notes=notes))
        await store.close()

    run(main)


def names(data):
    with closing(sqlite3.connect(data / "labtop.db")) as db:
        return [row[0] for row in db.execute("SELECT id FROM groups ORDER BY id")]


def test_the_setting(tmp_path):
    assert read_settings({}, data=tmp_path).keep_days == 30
    assert read_settings({"LABTOP_KEEP_DAYS": "0"}, data=tmp_path).keep_days == 0
    assert read_settings({"LABTOP_KEEP_DAYS": "90"}, data=tmp_path, keep_days=7).keep_days == 7
    app = build(read_settings({}, data=tmp_path, keep_days=7), bots=BotsHere())
    assert app.service.residency.retention.days == 7
    for days in (-1, 36_501):
        with pytest.raises(Illegal, match="bad_setting"):
            read_settings({}, data=tmp_path, keep_days=days)


def test_the_two_clocks_of_a_real_server(tmp_path):
    """They are not one and the same, and neither stands still."""
    times = build(read_settings({}, data=tmp_path), bots=BotsHere()).service.residency.times
    assert abs(times.wall() - time.time()) < 60
    before = times.steady()
    time.sleep(0.02)
    assert 0.01 < times.steady() - before < 60
    assert steady_clock()() == pytest.approx(times.steady(), abs=60)
    assert times.steady() < 1e9, "not the wall clock"


def test_it_lists_and_erases_what_is_held_back(tmp_path):
    """Everything in the folder is older than a month: nobody has played, or the clock is ahead."""
    filled(tmp_path, 31, 40, 50)
    told = done("tidy", "--data", str(tmp_path))
    assert told.returncode == 0, told.stderr
    assert "3 groups would be erased" in told.stdout
    assert "held back" in told.stdout
    assert "labtop tidy --yes" in told.stdout
    for days in (31, 50):
        assert time.strftime("%Y-%m-%d %H:", time.gmtime(time.time() - days * DAY)) in told.stdout
    assert time.strftime("%Y-%m-%d", time.gmtime()) in told.stdout
    assert names(tmp_path) == ["g0", "g1", "g2"], "listing erases nothing"
    french = done("tidy", "--data", str(tmp_path), LANG="fr_FR.UTF-8")
    assert "3 groupes seraient effacés" in french.stdout
    gone = done("tidy", "--yes", "--data", str(tmp_path))
    assert (gone.returncode, "3 groups were erased" in gone.stdout) == (0, True), gone
    assert names(tmp_path) == []
    assert "No group is old enough" in done("tidy", "--data", str(tmp_path)).stdout


def test_it_says_when_nothing_is_held_back(tmp_path):
    filled(tmp_path, 31, 1)
    told = done("tidy", "--data", str(tmp_path)).stdout
    assert "1 group would be erased" in told
    assert "Nothing is held back" in told
    assert "1 group was erased" in done("tidy", "--yes", "--data", str(tmp_path)).stdout
    assert names(tmp_path) == ["g1"]


def test_it_ends_the_holding_back_after_a_jump(tmp_path):
    filled(tmp_path, 31, 1, held="jump", days="30")
    assert "was set by more than an hour" in done("tidy", "--data", str(tmp_path)).stdout
    assert run(lambda: erase(tmp_path, 30, time.time())) == 1
    assert prospect(tmp_path, None, 30, time.time()).held == ""
    assert names(tmp_path) == ["g1"]


def test_it_ends_the_holding_back_after_play_in_the_future(tmp_path):
    """The clock was years ahead once. Without an end of that the server would hold back at every start."""
    filled(tmp_path, 31, 1, -400)
    told = done("tidy", "--data", str(tmp_path))
    assert "an earlier time than the newest activity" in told.stdout, told
    french = done("tidy", "--data", str(tmp_path), LANG="fr_FR.UTF-8").stdout
    assert "antérieure à" in french
    assert run(lambda: erase(tmp_path, 30, time.time())) == 1
    found = prospect(tmp_path, None, 30, time.time())
    assert (found.held, found.groups) == ("", 2)
    assert found.newest == pytest.approx(time.time(), abs=60)
    assert prospect(tmp_path, None, 30, time.time() + 29 * DAY).old[0] == pytest.approx(time.time() - DAY, abs=60)


def test_it_counts_the_days_of_the_server_that_ran_last(tmp_path):
    """Somebody who serves with `--keep-days 90` must not lose two months by forgetting it here."""
    filled(tmp_path, 31, 100, days="90")
    assert len(prospect(tmp_path, None, 30, time.time()).old) == 1
    assert len(prospect(tmp_path, 30, 30, time.time()).old) == 2
    filled(tmp_path, days="0")
    assert "for ever" in done("tidy", "--data", str(tmp_path)).stdout
    assert "nothing was erased" in done("tidy", "--yes", "--data", str(tmp_path)).stdout
    assert names(tmp_path) == ["g0", "g1"]
    assert "2 groups were erased" in done("tidy", "--yes", "--keep-days", "30", "--data", str(tmp_path)).stdout


def test_while_a_server_runs_it_lists_and_does_not_erase(tmp_path):
    filled(tmp_path, 31)
    with serving(tmp_path) as program:
        post(program.port, "/api/groups", {"room": "chem-and-roll", "kind": "class"})
        told = done("tidy", "--data", str(tmp_path))
        assert (told.returncode, "1 group would be erased" in told.stdout) == (0, True), told
        assert "held back" in told.stdout, "the new group is no reason to trust the clock"
        refused = done("tidy", "--yes", "--data", str(tmp_path))
        assert refused.returncode == 2
        assert len(refused.stderr.splitlines()) == 1
        assert "Stop it first" in refused.stderr
        assert len(names(tmp_path)) == 2
    assert "1 group was erased" in done("tidy", "--yes", "--data", str(tmp_path)).stdout
    assert len(names(tmp_path)) == 1


def test_folders_without_a_database_and_older_databases(tmp_path):
    for words in (["tidy"], ["tidy", "--yes"]):
        refused = done(*words, "--data", str(tmp_path / "nothing"))
        assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
    assert not (tmp_path / "nothing").exists()
    old = tmp_path / "old"
    old.mkdir()
    (tmp_path / "steps").mkdir()
    for number, step in enumerate(schema.steps()[:3], 1):
        (tmp_path / "steps" / f"000{number}_a.sql").write_text(step)
    with closing(schema.connect_writer(old / "labtop.db", "FULL")) as db:
        schema.migrate(db, old / "labtop.db", tmp_path / "steps")
        db.execute("INSERT INTO groups (id, code, touched, body) VALUES ('g', 'c', 1000.0, x'7b7d')")
    found = prospect(old, None, 30, NOW)
    assert (found.groups, found.old, found.held) == (1, [1000.0], "silence")
    assert run(lambda: erase(old, 30, NOW)) == 1


def test_a_clock_of_any_year_is_shown(tmp_path):
    filled(tmp_path, -1e9, 1e9)
    told = done("tidy", "--data", str(tmp_path))
    assert told.returncode == 0, told.stderr


@pytest.fixture
def told():
    """Log lines as an operator reads them."""
    lines = []
    handler = logging.Handler()
    handler.setFormatter(logs.JsonLines())
    handler.emit = lambda record: lines.append(json.loads(handler.format(record)))
    logger = logging.getLogger("labtop")
    logger.addHandler(handler)
    yield lines
    logger.removeHandler(handler)


def test_the_log_of_a_server_on_its_own_disk(tmp_path, told):
    """Play, stop, clock 31 days ahead, start; then an ordinary month. Lines as they are by default."""
    clock = [NOW]

    async def serve(*, creates=0):
        app = build(read_settings({}, data=tmp_path), bots=BotsHere(), now=lambda: clock[0], steady=time.monotonic)
        await app.open()
        for _ in range(creates):
            await app.service.lobby.create(wire.Create("chem-and-roll", kind="class"))
        for _ in range(3):
            await app.service.residency.tidy()
        await app.close()

    asyncio.run(serve(creates=2))
    clock[0] += 31 * DAY
    asyncio.run(serve(creates=1))
    assert len(names(tmp_path)) == 3
    events = [(line["event"], line.get("kind"), line.get("count"), line["level"]) for line in told]
    assert events == [("erasing is held back, see labtop tidy", "silence", 2, "warning")]
    told.clear()
    assert asyncio.run(erase(tmp_path, 30, clock[0])) == 2
    clock[0] += 20 * DAY
    asyncio.run(serve(creates=1))
    clock[0] += 20 * DAY
    asyncio.run(serve())
    assert len(names(tmp_path)) == 1
    assert [(line["event"], line["kind"], line["level"]) for line in told] == [("group erased", "old", "warning")]
    assert set(told[0]) == {"at", "level", "logger", "event", "kind"}, "no name and no code"
