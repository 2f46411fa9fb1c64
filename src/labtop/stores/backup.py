"""Backup and restore: a copy is made while the server runs, and named only after every line's hash is checked.

A copy is a single file without any bytes of erased data. It is as private as the data folder: seeds are in it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.stores import folder, schema
from labtop.stores.base import link

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ASIDE = ".before-restore"
NOT_WRITTEN = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}


class Report(Struct, frozen=True):
    """The contents of a database that passed every check."""

    file: str
    version: int
    groups: int
    tables: int
    log: int
    bytes: int
    aside: str = ""
    """After a restore: the new path of the database that was there before. It may be deleted."""


def backup(data: Path, target: Path) -> Report:
    """Copy a data folder's database to a file, whether a server runs or not; an older copy there is replaced."""
    source = database_of(data)
    if not source.is_file():
        raise Illegal("no_database", folder=str(data))
    used = {folder.LOCK, *(folder.DATABASE + end for end in ("", *folder.BESIDE))}
    if target.name in used and target.parent.resolve() == data.resolve():
        raise Illegal("backup_over_database", file=str(target))
    with draft_of(target) as draft:
        copy(source, draft, target)
        report = verify(draft)
        put_in_place(draft, target)
    return renamed(report, target)


def restore(source: Path, data: Path) -> Report:
    """Make a copy the database of a data folder that no server uses; the old database is kept beside it."""
    verify(source)
    lock = folder.claim(data)
    try:
        target = database_of(data)
        if target.exists() and source.exists() and target.samefile(source):
            raise Illegal("backup_over_database", file=str(source))
        with draft_of(target) as draft:
            copy(source, draft, target)
            report = verify(draft)
            aside = put_aside(target)
            put_in_place(draft, target)
    finally:
        lock.release()
    return renamed(report, target, str(aside or ""))


def verify(path: Path) -> Report:
    """Check a copy, or the database of a data folder: pages, references, each line's place and hash."""
    file = database_of(path) if path.is_dir() else path
    with reading(file) as db:
        version = schema.number(db, "user_version")
        if schema.number(db, "application_id") != schema.APPLICATION or version < 1:
            raise Illegal("foreign_database", file=str(file))
        schema.check_version(version, len(schema.steps()))
        db.execute("BEGIN")  # a consistent snapshot, even while a server writes
        if db.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise Illegal("damaged_database", file=str(file), reason="bad_page")
        schema.refuse_orphans(db, file)
        lines = check_chains(db, file)
        groups = db.execute("SELECT count(*) FROM groups").fetchone()[0]
        tables = db.execute("SELECT count(*) FROM tables").fetchone()[0]
        size = schema.number(db, "page_count") * schema.number(db, "page_size")
    return Report(str(file), version, groups, tables, lines, size)


def check_chains(db: sqlite3.Connection, file: Path) -> int:
    """The number of log lines; raises Illegal for the first that is missing, changed or out of place."""
    table, seq, last, count = None, 0, b"", 0
    for of, number, body, hash_ in db.execute('SELECT "table", seq, body, hash FROM log ORDER BY "table", seq'):
        if of != table:
            table, seq, last = of, 0, b""
        seq += 1
        if number != seq:
            raise Illegal("damaged_database", file=str(file), reason="line_missing", table=of, line=seq)
        if hash_ != link(last, body):
            raise Illegal("damaged_database", file=str(file), reason="line_changed", table=of, line=seq)
        last = hash_
        count += 1
    return count


# ---- files ---------------------------------------------------------------------------------------------------------


def database_of(data: Path) -> Path:
    return data / folder.DATABASE


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection to a database file; errors of SQLite become refusals."""
    if not file.exists():
        raise Illegal("cannot_read", file=str(file), reason=os.strerror(2))
    if not file.is_file():
        raise Illegal("not_a_file", file=str(file))
    try:
        with closing(schema.connect_reader(file)) as db:
            yield db
    except sqlite3.OperationalError as error:
        raise Illegal("cannot_read", file=str(file), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise Illegal("damaged_database", file=str(file), reason=schema.damage(error)) from error


def copy(source: Path, draft: Path, target: Path) -> None:
    """Copies a snapshot of a database to an empty file, the draft of a target.

    The server can go on writing; only the -wal cannot shrink meanwhile.
    """
    with reading(source) as db:
        db.execute("PRAGMA query_only = OFF")  # it forbids this copy too; the connection itself is read-only
        try:
            db.execute("VACUUM INTO ?", (str(draft),))
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode in NOT_WRITTEN:
                raise Illegal("cannot_write", file=str(target), reason=str(error)) from error
            if error.sqlite_errorcode == sqlite3.SQLITE_IOERR:  # SQLite does not say in which of the two files
                raise Illegal("cannot_copy", file=str(source), target=str(target), reason=str(error)) from error
            raise


@contextmanager
def draft_of(target: Path) -> Iterator[Path]:
    """An empty private file beside the target; deleted afterwards unless it was put in place."""
    draft = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    try:
        draft.unlink(missing_ok=True)
        folder.private_file(draft)
    except OSError as error:
        raise Illegal("cannot_write", file=str(target), reason=error.strerror or "") from None
    try:
        yield draft
    finally:
        for end in ("", *folder.BESIDE):
            draft.with_name(draft.name + end).unlink(missing_ok=True)


def put_in_place(draft: Path, target: Path) -> None:
    try:
        handle = os.open(draft, os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        draft.replace(target)
        folder.sync_folder(target.parent)
    except OSError as error:
        raise Illegal("cannot_write", file=str(target), reason=error.strerror or "") from None


def put_aside(file: Path) -> Path | None:
    """Keeps the old database under a free name, with its -wal, which SQLite would else replay into the new file."""
    if not file.exists():
        return None
    aside = free_name(file)
    with suppress(sqlite3.Error), closing(sqlite3.connect(file, 0.5, isolation_level=None)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # a sound one becomes a single file; a broken one moves as it is
    for end in folder.BESIDE:
        beside = file.with_name(file.name + end)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + end))
    try:
        aside.hardlink_to(file)  # a database exists at every moment; a server would take a folder without one for new
    except OSError:
        file.rename(aside)  # a file system without links
    folder.sync_folder(file.parent)
    return aside


def free_name(file: Path) -> Path:
    """An unused name, so that a second restore does not overwrite the database that the first one kept."""
    nth = 1
    while True:
        aside = file.with_name(file.name + ASIDE + (f"-{nth}" if nth > 1 else ""))
        if not aside.exists():
            return aside
        nth += 1


def renamed(report: Report, target: Path, aside: str = "") -> Report:
    return Report(str(target), report.version, report.groups, report.tables, report.log, report.bytes, aside)
