"""What the tests of a server in trouble share: its warnings, its /ready, and disks that fail."""

from __future__ import annotations

import os
import subprocess
from contextlib import asynccontextmanager, contextmanager

import pytest

from labtop.stores import schema
from labtop.stores.sqlite import SqliteStore
from server.kit import PATIENCE, ask, comes_true, opened

WELL = {"serving": "ok", "store": "ok", "disk": "ok", "loop": "ok", "workers": "ok", "logs": "ok"}
root_only = pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk")


def warnings(caplog, event="trouble"):
    """Kind and detail of the warnings so far."""
    found = [record for record in caplog.records if record.levelname == "WARNING" and record.msg == event]
    return [(record.kind, getattr(record, "code", None)) for record in found]


async def ready(app):
    """Status, state of each check, and troubles."""
    answer = await ask(app, "GET", "/ready")
    told = answer.json()
    assert told["ready"] == (answer.status == 200)
    checks = told["checks"]
    return (
        answer.status,
        {check["check"]: check["state"] for check in checks},
        [check["trouble"] for check in checks if "trouble" in check],
    )


async def metric(app, name):
    """The value of a metric, by name and labels as they are written."""
    text = (await ask(app, "GET", "/metrics")).body.decode()
    return next((float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(f"{name} ")), None)


async def well_again(app):
    """Without anybody doing anything at a table."""
    for _ in range(PATIENCE * 10):
        if (await ready(app))[0] == 200:
            return True
        await comes_true(lambda: False, within=0.1)
    return False


@asynccontextmanager
async def on_disk(path, **given):
    """An application on a real database."""
    store = SqliteStore(path)
    async with opened(store, data=path, **given) as app:
        yield app, store


@contextmanager
def small_disk(path):
    """A disk of two megabytes."""
    path.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(path)], check=True)
    try:
        yield path
    finally:
        subprocess.run(["umount", str(path)], check=True)


@contextmanager
def read_only(store, monkeypatch):
    """The disk of a store becomes read-only: for its connection, and for every new one."""
    connect = schema.connect_writer

    def connect_to_it(*about):
        db = connect(*about)
        db.execute("PRAGMA query_only = ON")
        return db

    with monkeypatch.context() as patched:
        patched.setattr(schema, "connect_writer", connect_to_it)
        store._writer.execute("PRAGMA query_only = ON")
        yield
