"""Acknowledged means on disk: after a kill, in the order of system calls, and after a power cut."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys

import pytest

from labtop.stores import backup
from labtop.stores.sqlite import SqliteStore
from stores.rows import CHILD, lines, opened, run, said, started
from stores.trace import Disk, traced, unsynced_acks

needs_strace = pytest.mark.skipif(
    sys.platform != "linux" or (shutil.which("strace") is None and os.geteuid() != 0),
    reason="strace, a program of Linux, is not installed, and only root could install it",
)


def found_in(folder) -> list[int]:
    """The places in the log of the child's table; what is there must also be sound."""

    async def main():
        async with opened(folder) as store:
            return [row.seq for row in await store.log_of("t")]

    places = run(main)
    backup.verify(folder)
    return places


def test_reopened_after_a_close_and_after_none(tmp_path):
    async def main():
        async with opened(tmp_path) as store:
            await store.commit(started())
            await store.commit(said(*lines("t", 5)))
        abandoned = SqliteStore(tmp_path)
        await abandoned.open()
        await abandoned.commit(said(*lines("t", 9)[5:]))
        left = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
        await abandoned.close()
        for name, content in left.items():  # as the files were when it was still open
            (tmp_path / name).write_bytes(content)
        async with opened(tmp_path) as store:
            assert await store.log_of("t") == lines("t", 9)

    run(main)


def test_a_killed_program_loses_nothing_it_acknowledged(tmp_path):
    rng = random.Random(3)
    acked = 0
    for _ in range(6):
        child = subprocess.Popen([*CHILD, str(tmp_path), "0", "FULL"], stdout=subprocess.PIPE, text=True)
        assert child.stdout.readline().startswith("ready")
        for _ in range(rng.randint(1, 120)):
            acked = int(child.stdout.readline().split()[1])
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read().split()
        child.wait()
        child.stdout.close()
        acked = int(rest[-1]) if rest else acked
        places = found_in(tmp_path)
        assert places == list(range(1, len(places) + 1))
        assert acked <= len(places) <= acked + 1  # one may be written and not yet told
    assert acked >= 6


@needs_strace
def test_every_ack_comes_after_a_sync_of_the_log(tmp_path):
    happened = traced(tmp_path / "data", 100, "FULL", tmp_path / "trace")
    assert [call.at for call in happened if call.kind == "ack"] == list(range(1, 101))
    assert unsynced_acks(happened) == []


@needs_strace
def test_the_check_of_syncs_sees_when_they_are_missing(tmp_path):
    happened = traced(tmp_path / "data", 100, "NORMAL", tmp_path / "trace")
    assert len(unsynced_acks(happened)) >= 90


def lost_by_cuts(tmp_path, synchronous: str, whims: int) -> list[int]:
    """Cut the power after every ack and before it, and count the acknowledged lines that are gone."""
    data = tmp_path / "data"
    subprocess.run([*CHILD, str(data), "1", "FULL"], check=True, stdout=subprocess.DEVNULL, timeout=60)
    disk, acked, lost, nth = Disk(data), 1, [], 0
    rng = random.Random(11)
    for call in traced(data, 25, synchronous, tmp_path / "trace"):
        if call.kind != "ack":
            disk.happen(call)
        generators = [None] * (call.kind == "ack") + [rng] * (whims if rng.random() < 0.3 else 0)
        acked = call.at if call.kind == "ack" else acked
        for generator in generators:
            nth += 1
            disk.cut(tmp_path / f"cut{nth}", generator)
            places = found_in(tmp_path / f"cut{nth}")
            assert places == list(range(1, len(places) + 1))
            lost += [seq for seq in range(1, acked + 1) if seq > len(places)]
    assert nth >= 25
    return lost


@needs_strace
def test_a_power_cut_loses_nothing_acknowledged(tmp_path):
    assert lost_by_cuts(tmp_path, "FULL", 1) == []


@needs_strace
def test_the_power_cut_shows_what_a_weaker_setting_would_lose(tmp_path):
    assert lost_by_cuts(tmp_path, "NORMAL", 0)
