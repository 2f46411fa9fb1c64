"""The soak: after hours of lessons the server holds what it held before. `make soak` runs four hours of them.

LABTOP_HOURS=4 pytest tests/simulation/test_soak.py -s prints the figures.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass

import pytest

from labtop.server.connections import Connections
from labtop.stores.sqlite import SqliteStore
from labtop.tables.group import Group
from labtop.tables.residency import Residency
from labtop.tables.service import Service
from simulation.soak import Figures, Report, soak

HOURS = float(os.environ.get("LABTOP_HOURS", "0.1"))
WARM_UP = min(HOURS, 2.0)
SHORT = 0.015
"""Hours in which each planted leak is found that a register or the objects show, …"""
TRACED = 0.03
"""… and those in which one is found that only memory shows."""
MEMORY = 1 * 2**20
"""Bytes that Python may hold more than before: the tables of Chem and Roll's boxes fill up slowly."""
RESIDENT = 16 * 2**20
"""Bytes that the process may have more than before: the most that was used at one time differs from day to day."""

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="figures are read from /proc"),
    pytest.mark.timeout(300 + 3600 * HOURS),
]


def told(report: Report) -> str:
    lines = [str(report.done), f"at most at one time: {report.largest}"]
    for name in Figures.__struct_fields__:
        before, after = getattr(report.before, name), getattr(report.after, name)
        if name == "objects":
            before, after = sum(before.values()), sum(after.values())
        lines.append(f"{name}: {before} before, {after} after")
    return "\n".join(lines)


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    found = soak(tmp_path_factory.mktemp("soak"), HOURS, warm_up=WARM_UP)
    print(told(found))  # noqa: T201 - the figures of docs/performance.md
    return found


def test_everything_comes_back(report):
    assert report.left(MEMORY, RESIDENT) == [], told(report)
    assert report.before.connections == report.before.groups == report.before.waiting == 0, told(report)


def test_the_day_has_churn_in_it(report):
    """A soak in which nobody comes and goes proves nothing."""
    done, most = report.done, report.largest
    people = done["guests"] + 14 * done["lessons"]  # twelve pupils, the teacher and the wall
    assert done["lessons"] >= 5
    assert done["connections"] > 1.5 * people
    assert min(done["strangers"], done["moved"], done["orders"], done["deleted"]) > 0
    assert done["answers"] > 500
    assert min(most["connections"], most["groups"], most["tables"]) >= 10


def test_memory_comes_back(tmp_path):
    """The same with every allocation counted, which takes four times as long."""
    hours = HOURS if HOURS >= 1 else TRACED
    found = soak(tmp_path, hours, warm_up=min(hours, WARM_UP), traced=True)
    print(told(found))  # noqa: T201
    assert found.left(MEMORY, resident=10**12) == [], told(found)


# ---- planted leaks: each must be found -------------------------------------------------------------------------------


def short(tmp_path, hours=SHORT, **more):
    return soak(tmp_path, hours, warm_up=hours, **more).left(MEMORY, RESIDENT)


def test_tables_that_stay_in_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(Group, "at_rest", lambda _self: False)
    assert {"groups", "tables", "tasks", "labtop.tables.table.LiveTable"} <= set(short(tmp_path))


def test_tables_whose_tasks_go_on(tmp_path, monkeypatch):
    async def awake(_self):
        pass

    monkeypatch.setattr(Group, "sleep", awake)
    assert set(short(tmp_path)) & {"tasks", "faults"}  # a task that waits for ever may be collected with its table


def test_connections_that_are_never_forgotten(tmp_path, monkeypatch):
    def forgetful(self, connection):
        self.service.admission.leave(connection.link)

    monkeypatch.setattr(Connections, "remove", forgetful)
    monkeypatch.setattr(Connections, "seat", lambda _self, _connection: None)  # else a seat has too many
    assert {"connections", "counted", "labtop.server.connections.Connection"} <= set(short(tmp_path))


def test_links_that_a_group_keeps_elsewhere(tmp_path, monkeypatch):
    """No register grows: only the objects tell."""
    kept, honest = [], Group.leave

    def leave(self, link):
        honest(self, link)
        kept.append(link)

    monkeypatch.setattr(Group, "leave", leave)
    found = set(short(tmp_path))
    assert "labtop.server.connections.CountingLink" in found
    assert "connections" not in found


def test_files_that_stay_open(tmp_path, monkeypatch):
    kept, honest = [], SqliteStore.group_by_code

    async def group_by_code(self, code):
        kept.append(self.file.open("rb"))
        return await honest(self, code)

    monkeypatch.setattr(SqliteStore, "group_by_code", group_by_code)
    assert "files" in short(tmp_path)
    for file in kept:
        file.close()


def test_locks_of_groups_that_are_not_there(tmp_path, monkeypatch):
    """The leak that this soak found first."""
    honest = Residency.__init__

    def initialise(self, *args):
        honest(self, *args)
        self.loading = {}

    monkeypatch.setattr(Residency, "__init__", initialise)
    assert "waiting" in short(tmp_path)


@dataclass
class Note:
    text: bytes


def test_memory_that_no_register_shows(tmp_path, monkeypatch):
    kept, honest = [], Service.handle

    async def handle(self, link, message):
        kept.append(Note(bytes(8000)))
        await honest(self, link, message)

    monkeypatch.setattr(Service, "handle", handle)
    assert short(tmp_path, TRACED, traced=True) == ["memory"]
