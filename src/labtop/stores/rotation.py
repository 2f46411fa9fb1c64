"""Copies in a folder of their own: each backup adds one, and the oldest of them go.

The names are numbered, and the numbers decide which copy is the newest: a clock that was wrong for a while cannot make
a new copy look old. Only files that this module wrote are ever deleted.
"""

from __future__ import annotations

import re
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from filelock import FileLock, Timeout
from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.stores import backup, schema

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOCK: Final = "labtop-backups.lock"
COPY_NAME: Final = r"labtop-([0-9]{6,})-[0-9]{8}T[0-9]{6}Z\.backup"
COPY: Final = re.compile(COPY_NAME)
DRAFT: Final = re.compile(COPY_NAME + r"\.[0-9]+\.tmp(-journal)?")
HEADER: Final = 72
"""Bytes of an SQLite file up to the end of its application id."""


class Rotation(Struct, frozen=True):
    """A new copy, and what became of the older ones."""

    report: backup.Report
    kept: int
    removed: int


def rotate(data: Path, into: Path, keep: int) -> Rotation:
    """Add a checked copy of a data folder's database to a folder, and delete all but the newest `keep` copies."""
    if not into.is_dir():
        raise Illegal("no_backup_folder", folder=str(into))
    with claimed(into):
        for draft in matching(into, DRAFT):  # of a backup that was killed; nobody else can be writing one now
            with suppress(OSError):
                draft.unlink()
        target = into / next_name(into)
        report = backup.backup(data, target)
        copies = sorted((copy for copy in matching(into, COPY) if is_copy(copy)), key=number_of)
        old = copies[:-keep]
        for copy in old:
            try:
                copy.unlink()
            except OSError as error:
                raise Illegal("cannot_delete", file=str(copy), reason=error.strerror or "") from None
    return Rotation(report, len(copies) - len(old), len(old))


@contextmanager
def claimed(into: Path) -> Iterator[None]:
    """One backup at a time: two would take the same number."""
    lock = FileLock(into / LOCK, mode=0o600, blocking=False, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        raise Illegal("backup_folder_in_use", folder=str(into)) from None
    except OSError as error:
        raise Illegal("cannot_write", file=str(into), reason=error.strerror or "") from None
    try:
        yield
    finally:
        lock.release()


def files(into: Path) -> list[Path]:
    try:
        return list(into.iterdir())
    except OSError as error:
        raise Illegal("cannot_read", file=str(into), reason=error.strerror or "") from None


def matching(into: Path, name: re.Pattern[str]) -> list[Path]:
    return [file for file in files(into) if name.fullmatch(file.name) and file.is_file() and not file.is_symlink()]


def number_of(copy: Path) -> int:
    found = COPY.fullmatch(copy.name)
    assert found is not None
    return int(found[1])


def next_name(into: Path) -> str:
    """The next number, also above files that only look like copies."""
    taken = [int(found[1]) for file in files(into) if (found := COPY.fullmatch(file.name))]
    return f"labtop-{max(taken, default=0) + 1:06}-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}.backup"


def is_copy(file: Path) -> bool:
    """Whether a file is a database of Labtop, by its first bytes. A file that cannot be read was not written here."""
    try:
        with file.open("rb") as opened:
            head = opened.read(HEADER)
    except OSError:
        return False
    return head.startswith(b"SQLite format 3\0") and head[68:72] == schema.APPLICATION.to_bytes(4, "big")
