"""`labtop doctor`: checks for an operator before a lesson."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sqlite3
import time
from typing import TYPE_CHECKING, Final

import labtop
from labtop.about import compiled, has_rdkit, has_typst
from labtop.engine.core import Illegal
from labtop.server.checks import MIB
from labtop.server.finding import BAD, GOOD, NOTE, Finding
from labtop.server.pages import DIST
from labtop.server.security import Hosts
from labtop.server.visit import visit
from labtop.stores import backup, folder, schema

if TYPE_CHECKING:
    from pathlib import Path

    from labtop.server.proxies import Network
    from labtop.server.settings import Settings

RACE_FIXED: Final = (3, 51, 3)
"""Older libraries can damage a -wal that two connections write or checkpoint at one moment; ours has one writer."""
SANE_CLOCK: Final = 1_760_000_000
"""Seconds from 1970 to the time of writing: a clock that shows less is wrong."""
PARTS: Final = ("msgspec", "uvicorn", "h11", "picows", "websockets", "uvloop", "fluent.runtime")


def examine(settings: Settings, server: str | None = None) -> list[Finding]:
    """The installation and its data folder, then the server that runs: at the given address, or where it would be."""
    return [
        Finding(
            "version",
            GOOD,
            {
                "version": labtop.__version__,
                "python": platform.python_version(),
                "build": "compiled" if compiled() else "plain",
            },
        ),
        Finding("parts", GOOD, {"parts": ", ".join(versions())}),
        Finding("chem", GOOD if has_rdkit() else NOTE),
        Finding("print", GOOD if has_typst() else NOTE),
        sqlite(),
        writable(settings.data),
        space(settings),
        database(settings.data),
        clock(),
        Finding("web", GOOD if (DIST / "index.html").is_file() else NOTE),
        Finding("listens", GOOD, {"address": settings.host, "port": str(settings.port)}),
        Finding("hosts", GOOD, {"hosts": ", ".join(sorted(Hosts(settings).names))}),
        Finding("origins", GOOD, {"origins": ", ".join(settings.origins) or "none"}),
        Finding("trust", GOOD, {"proxies": ", ".join(map(short, settings.trust)) or "none"}),
        *visit(settings, server),
    ]


def short(network: Network) -> str:
    """A network, or the address if it is only one."""
    return str(network.network_address) if network.num_addresses == 1 else str(network)


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
        return Finding("sqlite-too-old", BAD, params)
    return Finding("sqlite-race", NOTE, params) if known < RACE_FIXED else Finding("sqlite", GOOD, params)


def writable(data: Path) -> Finding:
    """Whether the folder is writable, or, before the first start, the nearest existing folder above it."""
    nearest = folder.nearest(data)
    good = nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
    return Finding("folder", GOOD if good else BAD, {"folder": str(data)})


def space(settings: Settings) -> Finding:
    free, wanted = folder.free_bytes(settings.data) // MIB, round(settings.free_low)
    return Finding("space", GOOD if free > wanted else BAD, {"free": free, "wanted": wanted})


def database(data: Path) -> Finding:
    """Checks every page and every line's hash; also while a server runs."""
    if not backup.database_of(data).is_file():
        return Finding("database-new", GOOD)
    try:
        report = backup.verify(data)
    except Illegal as error:
        return Finding("database-damaged", BAD, {"code": error.code})
    return Finding("database", GOOD, {"groups": report.groups, "tables": report.tables, "lines": report.log})


def clock() -> Finding:
    return Finding(
        "clock", GOOD if time.time() > SANE_CLOCK else BAD, {"time": time.strftime("%Y-%m-%d %H:%M", time.gmtime())}
    )
