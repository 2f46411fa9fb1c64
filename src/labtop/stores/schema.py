"""The database file: check of its origin, settings of its connections, migrations between versions."""

from __future__ import annotations

import re
import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION = int.from_bytes(b"Labt", "big")
OLDEST_SQLITE = (3, 37, 0)  # STRICT tables
BUSY_MS = 5000


def connect_writer(path: Path, synchronous: str) -> sqlite3.Connection:
    """The only connection that writes. FULL: a commit returns when the -wal has reached the disk."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Illegal("sqlite_too_old", version=sqlite3.sqlite_version, needed=".".join(map(str, OLDEST_SQLITE[:2])))
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000)
    try:
        refuse_foreign(db, path)
        set_for_writing(db, path, synchronous)
    except BaseException:
        db.close()
        raise
    return db


def set_for_writing(db: sqlite3.Connection, path: Path, synchronous: str) -> None:
    if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise Illegal("data_folder_unsuitable", folder=str(path.parent), reason="no_wal")
    for setting in (
        f"synchronous = {synchronous}",
        "foreign_keys = ON",
        "secure_delete = ON",
        "trusted_schema = OFF",
        "temp_store = MEMORY",  # erased data must not stay in a temporary file
        "wal_autocheckpoint = 0",  # the writer checkpoints after the answers are sent, not before
        "journal_size_limit = 16777216",
    ):
        db.execute(f"PRAGMA {setting}")
    if sys.platform == "darwin":  # there, fsync alone leaves the data in the drive's cache
        db.execute("PRAGMA fullfsync = ON")
        db.execute("PRAGMA checkpoint_fullfsync = ON")


def connect_reader(path: Path) -> sqlite3.Connection:
    """A read-only connection; it never checkpoints either."""
    name = f"file:{quote(str(path))}?mode=ro"
    db = sqlite3.connect(name, uri=True, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000)
    for setting in ("trusted_schema = OFF", "query_only = ON", "temp_store = MEMORY"):
        db.execute(f"PRAGMA {setting}")
    return db


def refuse_foreign(db: sqlite3.Connection, path: Path) -> None:
    """Refuses a file that another program made; an empty one is accepted."""
    owner = number(db, "application_id")
    empty = owner == 0 and number(db, "user_version") == 0 and not db.execute("SELECT 1 FROM sqlite_schema").fetchone()
    if owner != APPLICATION and not empty:
        raise Illegal("foreign_database", file=str(path))


def number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


def quick_check(db: sqlite3.Connection, path: Path) -> None:
    if db.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise Illegal("damaged_database", file=str(path), reason="bad_page")


def refuse_orphans(db: sqlite3.Connection, path: Path) -> None:
    if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Illegal("damaged_database", file=str(path), reason="orphan_rows")


def damage(error: sqlite3.Error) -> str:
    """An error of SQLite as the reason of the refusal `damaged_database`."""
    code = getattr(error, "sqlite_errorcode", None)
    return "not_a_database" if code == sqlite3.SQLITE_NOTADB else "bad_page"


def steps(folder: Path = MIGRATIONS) -> list[str]:
    """The migrations' texts; the n-th leads from version n - 1 to n."""
    found = sorted(folder.glob("*.sql"))
    numbers = [int(re.match(r"\d+", file.name)[0]) for file in found]  # type: ignore[index]
    assert numbers == list(range(1, len(found) + 1)), numbers
    return [file.read_text(encoding="utf-8") for file in found]


def check_version(version: int, known: int) -> None:
    if version > known:
        raise Illegal("database_too_new", version=version, known=known)


def migrate(db: sqlite3.Connection, path: Path, folder: Path = MIGRATIONS) -> None:
    """Runs each step in its own transaction, with its version number: a crash leaves a complete older version."""
    todo = steps(folder)
    version = number(db, "user_version")
    check_version(version, len(todo))
    db.execute("PRAGMA foreign_keys = OFF")  # otherwise rebuilding a table would delete the rows that refer to it
    try:
        for step, text in enumerate(todo[version:], version + 1):
            db.executescript(f"BEGIN IMMEDIATE;\n{text}\nPRAGMA user_version = {step};")
            refuse_orphans(db, path)
            db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute("PRAGMA foreign_keys = ON")


def rewrite_bodies(db: sqlite3.Connection) -> None:
    """Write the tables that hold names afresh, on pages that were overwritten with zeros.

    `secure_delete` overwrites a deleted row where it lies, but not the copies that SQLite left on other pages when it
    moved the row between them (measured: about one erased group in 350). The log holds no names, and is by far the
    biggest table: `scrub` rewrites it later.
    """
    db.execute("PRAGMA foreign_keys = OFF")  # emptying a table must not delete the rows that refer to it
    try:
        db.execute("BEGIN IMMEDIATE")
        for name in ("groups", "tables"):
            db.execute(f"CREATE TEMP TABLE kept AS SELECT * FROM main.{name}")  # noqa: S608 - two names of ours
            db.execute(f"DELETE FROM main.{name}")  # noqa: S608
            db.execute(f"INSERT INTO main.{name} SELECT * FROM kept ORDER BY id")  # noqa: S608
            db.execute("DROP TABLE kept")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute("PRAGMA foreign_keys = ON")


def scrub_due(db: sqlite3.Connection) -> bool:
    return db.execute("SELECT 1 FROM due WHERE chore = 'scrub'").fetchone() is not None


def scrub(db: sqlite3.Connection, wanted: Callable[[], bool]) -> None:
    """Write the whole file afresh from its rows; the -wal must be truncated afterwards.

    In the log, a fifth of the erased groups had copies on other pages (see `rewrite_bodies`). They may be anywhere in
    its tree, so all of it must be rewritten. This happens in memory until the new pages go into the -wal, and until
    then it is cancelled (SQLITE_INTERRUPT) as soon as the connection is `wanted`.
    """
    db.set_progress_handler(wanted, 10_000)  # about every millisecond
    try:
        db.execute("VACUUM")
    finally:
        db.set_progress_handler(None, 0)
    db.execute("DELETE FROM due WHERE chore = 'scrub'")
