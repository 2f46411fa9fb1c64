"""`labtop doctor`: checks for an operator before a lesson."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import sqlite3
import time
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

import labtop
from labtop.engine.core import Illegal
from labtop.server.pages import DIST
from labtop.server.security import Hosts
from labtop.stores import backup, schema

if TYPE_CHECKING:
    from pathlib import Path

    from labtop.server.settings import Settings

RACE_FIXED: Final = (3, 51, 3)
"""Older libraries can damage a -wal that two connections write or checkpoint at one moment; ours has one writer."""
FREE_WANTED: Final = 200 * 2**20
SANE_CLOCK: Final = 1_760_000_000
"""Seconds from 1970 to the time of writing: a clock that shows less is wrong."""
PARTS: Final = ("msgspec", "uvicorn", "h11", "picows", "websockets", "uvloop", "fluent.runtime")


class Finding(Struct, frozen=True, omit_defaults=True):
    check: str
    state: str
    """good, note (worth knowing) or bad."""
    params: dict[str, Any] = {}


def examine(settings: Settings) -> list[Finding]:
    return [
        Finding("version", "good", {"version": labtop.__version__, "python": platform.python_version()}),
        Finding("parts", "good", {"parts": ", ".join(versions())}),
        sqlite(),
        folder(settings.data),
        space(settings.data),
        database(settings.data),
        clock(),
        Finding("web", "good" if (DIST / "index.html").is_file() else "note"),
        Finding("listens", "good", {"address": settings.host, "port": str(settings.port)}),
        Finding("hosts", "good", {"hosts": ", ".join(sorted(Hosts(settings).names))}),
        Finding("origins", "good", {"origins": ", ".join(settings.origins) or "none"}),
    ]


def versions() -> list[str]:
    found = []
    for name in PARTS:
        try:
            found.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            found.append(f"{name} -")
    return found


def sqlite() -> Finding:
    known = sqlite3.sqlite_version_info
    params = {"version": sqlite3.sqlite_version, "fixed": ".".join(map(str, RACE_FIXED))}
    if known < schema.OLDEST_SQLITE:
        return Finding("sqlite-too-old", "bad", params)
    return Finding("sqlite-race", "note", params) if known < RACE_FIXED else Finding("sqlite", "good", params)


def folder(data: Path) -> Finding:
    """Whether the folder is writable, or, before the first start, the nearest existing folder above it."""
    nearest = data
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    good = nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
    return Finding("folder", "good" if good else "bad", {"folder": str(data)})


def space(data: Path) -> Finding:
    nearest = data
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    free = shutil.disk_usage(nearest).free
    return Finding(
        "space", "good" if free > FREE_WANTED else "bad", {"free": free // 2**20, "wanted": FREE_WANTED // 2**20}
    )


def database(data: Path) -> Finding:
    """Checks every page and every line's hash; also while a server runs."""
    if not backup.database_of(data).is_file():
        return Finding("database-new", "good")
    try:
        report = backup.verify(data)
    except Illegal as error:
        return Finding("database-damaged", "bad", {"code": error.code})
    return Finding("database", "good", {"groups": report.groups, "tables": report.tables, "lines": report.log})


def clock() -> Finding:
    return Finding(
        "clock", "good" if time.time() > SANE_CLOCK else "bad", {"time": time.strftime("%Y-%m-%d %H:%M", time.gmtime())}
    )
