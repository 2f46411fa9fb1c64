"""`kill -9` while eight people play: nothing that was accepted is lost, nothing counts twice.

A kill does not lose what the operating system already has, so the order of system calls has a test of its own
(test_syncs.py). Each defect planted here must be found: a harness that finds none proves nothing.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from crash.arena import SHORT_PATIENCE, Report, Servers, fight

PARTS = 4
"""Independent fights on each way to serve sockets, so that several processors can share them."""
KILLS = max(1, int(os.environ.get("LABTOP_KILLS", "200")) // (2 * PARTS))
"""Kills in each of them."""
PATIENCE = 10.0
"""Seconds that a kill may take on a busy machine; the time limit of a test is this times the kills."""


KINDS = ("lost", "twice", "kept", "untrue", "broken")


@pytest.fixture
def trial(tmp_path):
    def run(kills: int, plant: str | None = "", seed: object = 1, *, until_found: tuple[str, ...] = ()) -> Report:
        return asyncio.run(fight(tmp_path / "data", kills, plant, seed, until_found=until_found))

    return run


@pytest.mark.timeout(300 + PATIENCE * KILLS)
@pytest.mark.parametrize("part", range(1, PARTS + 1))
def test_nothing_is_lost_and_nothing_counts_twice(trial, part):
    report = trial(KILLS, seed=part)
    print(report.told())  # noqa: T201 - the figures of a long run: `pytest -rP` shows them
    assert report.faults() == []
    assert report.kills == KILLS
    assert report.acked >= 4 * KILLS
    assert report.resent >= KILLS
    assert report.finished >= 1


@pytest.mark.timeout(600)
def test_the_command_itself_comes_back_as_well(trial):
    """The books are right after each kill, too: what stops the search for a planted defect is no false alarm."""
    report = trial(8, None, until_found=KINDS)
    assert report.faults() == []
    assert report.kills == 8
    assert report.acked >= 30


@pytest.mark.timeout(600)
def test_players_go_on_while_their_server_is_in_trouble(trial, monkeypatch):
    """On a busy machine the event loop is slow, and hosts are told. That is no fault of the server."""
    monkeypatch.setenv("LABTOP_DELAY_MOST", "0.000001")
    report = trial(8)
    assert report.faults() == []
    assert report.slowest < SHORT_PATIENCE * 10


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("plant", "found"),
    [
        ("ack-before-commit", ("lost",)),
        ("write-behind", ("lost",)),
        ("no-key", ("twice", "kept")),
        ("key-in-memory", ("twice", "kept")),
    ],
)
def test_a_planted_defect_is_found(trial, plant, found):
    """By the same kills that an honest server survives, in fewer of them than one part has."""
    report = trial(20, plant, until_found=found)
    assert any(getattr(report, kind) for kind in found), report


@pytest.mark.timeout(600)
def test_nobody_stays_behind(tmp_path):
    """Bots think in processes of their own; they must end with a server that had no time to end them."""
    servers = Servers(tmp_path / "data")
    servers.start()
    try:
        asyncio.run(servers.until_listening())
        wish = {
            "room": "chem-and-roll",
            "options": {"mode": "draft"},
            "bots": ["random"] * 2,
            "seats_here": 0,
            "start": True,
        }
        servers.post_now("/api/groups", wish)
        until = time.monotonic() + 120
        while len(session(servers.pid)) < 2 and time.monotonic() < until:
            time.sleep(0.05)
        assert len(session(servers.pid)) >= 2, "no bot has a process of its own"
        os.kill(servers.pid, signal.SIGKILL)
        until = time.monotonic() + 60
        while (left := session(servers.pid)) and time.monotonic() < until:
            time.sleep(0.05)
        assert left == []
    finally:
        servers.close()


def session(leader: int) -> list[int]:
    """Living processes of the session that a server opened."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            told = (process / "stat").read_text(encoding="ascii", errors="replace")
        except OSError:
            continue
        state, _, _, its_session = told.rpartition(")")[2].split()[:4]
        if int(its_session) == leader and state != "Z":
            found.append(int(process.name))
    return found
