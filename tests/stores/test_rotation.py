"""`labtop backup --keep N DIR`: a checked copy more, the oldest copies gone, and nothing else touched."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing

import pytest

from labtop.engine.core import Illegal
from labtop.stores import backup
from labtop.stores.base import Batch
from labtop.stores.rotation import COPY, LOCK, claimed, number_of, rotate
from stores.rows import group, lines, opened, run, said, started, table
from stores.test_backup import data, refused

__all__ = ["data"]  # a fixture


@pytest.fixture
def into(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder


def names(into):
    return {file.name for file in into.iterdir()}


def copies(into):
    return sorted(name for name in names(into) if COPY.fullmatch(name))


def numbers(into):
    return [number_of(into / name) for name in copies(into)]


def test_the_newest_copies_stay(data, into):
    for nth in range(1, 6):
        told = rotate(data, into, 3)
        assert (told.kept, told.removed) == (min(nth, 3), int(nth > 3))
        assert told.report.file == str(into / copies(into)[-1])
    assert numbers(into) == [3, 4, 5]
    for name in copies(into):
        assert backup.verify(into / name).log == 43
        assert (into / name).stat().st_mode & 0o777 == 0o600
    assert names(into) == {LOCK, *copies(into)}  # no draft is left
    assert rotate(data, into, 1).removed == 3
    assert numbers(into) == [6]


def test_a_wrong_clock_does_not_make_a_new_copy_the_oldest(data, into, monkeypatch):
    """Copies that were made while the clock was ten years ahead go in their turn; the newest is never deleted."""
    ahead = time.gmtime(time.time() + 315_360_000)
    with monkeypatch.context() as wrong:
        wrong.setattr(time, "gmtime", lambda: ahead)
        for _ in range(2):
            rotate(data, into, 2)
    told = rotate(data, into, 2)
    assert numbers(into) == [2, 3]
    assert (into / copies(into)[-1]).samefile(told.report.file)
    rotate(data, into, 2)
    assert numbers(into) == [3, 4]


def test_what_others_put_there_stays(data, into, tmp_path):
    """Files with other names, folders, links, and a file that only has the name of a copy."""
    rotate(data, into, 9)
    stamp = "20200101T000000Z.backup"
    (into / "thesis.txt").write_text("mine")
    (into / "labtop.backup").write_text("mine")
    shutil.copy(into / copies(into)[0], into / "labtop-20200101.backup")
    shutil.copy(into / copies(into)[0], tmp_path / "elsewhere")
    (into / f"labtop-000002-{stamp}").write_text("not a database")
    (into / f"labtop-000003-{stamp}").symlink_to(tmp_path / "elsewhere")
    (into / f"labtop-000004-{stamp}").mkdir()
    with closing(sqlite3.connect(into / f"labtop-000005-{stamp}")) as foreign:
        foreign.execute("CREATE TABLE recipes (name)")
    before = names(into)
    for _ in range(3):
        told = rotate(data, into, 1)
    assert (told.kept, told.removed) == (1, 1)
    after = names(into)
    assert before - after == {name for name in before if name.startswith("labtop-000001-")}
    (new,) = after - before
    assert new.startswith("labtop-000008-")
    assert (tmp_path / "elsewhere").exists()


def test_a_copy_is_made_while_people_play(tmp_path, into):
    async def main():
        async with opened(tmp_path / "data") as store:
            await store.commit(started())
            for nth, row in enumerate(lines("t", 6), 1):
                await store.commit(said(row))
                assert (await asyncio.to_thread(rotate, tmp_path / "data", into, 4)).report.log == nth

    run(main)
    assert [backup.verify(into / name).log for name in copies(into)] == [3, 4, 5, 6]


def test_no_copy_goes_before_the_new_one_is_there(data, into):
    """A damaged database ends in a refusal, and every older copy stays, however few are wanted."""
    for _ in range(3):
        rotate(data, into, 3)
    with closing(sqlite3.connect(data / "labtop.db")) as db, db:
        db.execute("UPDATE log SET body = x'00' WHERE \"table\" = 't' AND seq = 20")
    before = copies(into)
    with refused("damaged_database", "line_changed"):
        rotate(data, into, 1)
    assert names(into) == {LOCK, *before}


def test_the_draft_of_a_killed_backup_is_cleared_away(data, into):
    rotate(data, into, 3)
    for name in (
        "labtop-000002-20200101T000000Z.backup.77.tmp",
        "labtop-000002-20200101T000000Z.backup.77.tmp-journal",
    ):
        (into / name).write_text("half a copy")
    (into / "thesis.tmp").write_text("mine")
    rotate(data, into, 3)
    assert names(into) == {LOCK, *copies(into), "thesis.tmp"}
    assert numbers(into) == [1, 2]


def test_one_backup_at_a_time(data, into):
    with claimed(into), refused("backup_folder_in_use"):
        rotate(data, into, 3)
    assert copies(into) == []


def test_folders_that_cannot_be(data, tmp_path, into):
    with refused("no_backup_folder"):
        rotate(data, tmp_path / "not mounted", 3)
    assert not (tmp_path / "not mounted").exists()
    (tmp_path / "file").write_text("")
    with refused("no_backup_folder"):
        rotate(data, tmp_path / "file", 3)
    with refused("no_database"):
        rotate(tmp_path / "nowhere", into, 3)
    assert copies(into) == []
    rotate(data, data, 2)  # useless, but harmless
    assert backup.verify(data).log == 43


def as_nobody(work):
    """Run in a child without root's rights; its exit code."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(65534)
                os.setuid(65534)
            code = work()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
@pytest.mark.parametrize("mode", [0o555, 0o333])
def test_a_folder_without_the_rights(mode, tmp_path_factory):
    """Neither writable nor readable folders cause a traceback."""
    place = tmp_path_factory.mktemp("rights")
    for folder in (place, *place.parents[:3]):  # with several workers there is one folder more
        folder.chmod(0o755)

    def work():
        source, into = place / "data", place / "into"

        async def main():
            async with opened(source) as store:
                await store.commit(Batch(groups=[group("g")], tables=[table("t", "g", 1)]))

        run(main)
        into.mkdir()
        into.chmod(mode)
        try:
            rotate(source, into, 2)
        except Illegal as error:
            return 0 if error.code == ("cannot_write" if mode == 0o555 else "cannot_read") else 3
        return 2

    place.chmod(0o777)
    assert as_nobody(work) == 0


def fill(data):
    async def main():
        async with opened(data) as store:
            await store.commit(Batch(groups=[group("big", body=os.urandom(3_000_000))]))

    run(main)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")
def test_a_full_disk_loses_no_copy(data, tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(disk)], check=True)
    try:
        rotate(data, disk, 1)
        before = copies(disk)
        fill(data)
        with refused("cannot_write", "database or disk is full"):
            rotate(data, disk, 1)
        assert names(disk) == {LOCK, *before}
        assert backup.verify(disk / before[0]).log == 43
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_copy_that_may_not_grow(data, into):
    """As with a quota: the refusal must not say that the database cannot be read."""
    rotate(data, into, 1)
    before = copies(into)
    fill(data)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, limits[1]))
    try:
        with refused("cannot_copy", "disk I/O error"):
            rotate(data, into, 1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert names(into) == {LOCK, *before}


def test_an_old_copy_that_cannot_go_is_told(data, into, monkeypatch):
    for _ in range(2):
        rotate(data, into, 2)
    honest = type(into).unlink

    def kept(self, *args, **more):
        if COPY.fullmatch(self.name):
            raise PermissionError(13, "Permission denied")
        honest(self, *args, **more)

    monkeypatch.setattr(type(into), "unlink", kept)
    with refused("cannot_delete"):
        rotate(data, into, 2)
    assert numbers(into) == [1, 2, 3]
