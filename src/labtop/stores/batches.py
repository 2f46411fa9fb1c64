"""How batches are written into SQLite, inside a transaction that the store has begun."""

from __future__ import annotations

import sqlite3

from labtop.stores.base import Batch, Conflict, LogRow

# A group is written only over the version that it was made from.
PUT_GROUP = """INSERT INTO groups (id, code, touched, body, version) SELECT ?1, ?2, ?3, ?4, ?5
    WHERE ?5 = 1 + (SELECT coalesce(max(version), 0) FROM groups WHERE id = ?1)
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, touched = excluded.touched, body = excluded.body,
    version = excluded.version"""
TOUCH = "UPDATE groups SET touched = ?2 WHERE id = ?1"
PUT_TABLE = """INSERT INTO tables (id, "group", number, body) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET "group" = excluded."group", number = excluded.number, body = excluded.body"""
# A line is accepted only directly after the last one: neither gaps nor duplicates. Any other gets number 0, which the
# table's CHECK refuses. INSERT ... SELECT ... WHERE would copy each line to a temporary table, as it reads the log too.
PUT_LINE = """INSERT INTO log ("table", seq, seat, cmd, body, hash, at) VALUES (?1,
    CASE ?2 WHEN 1 + (SELECT coalesce(max(seq), 0) FROM log WHERE "table" = ?1) THEN ?2 ELSE 0 END,
    ?3, ?4, ?5, ?6, ?7)"""
PUT_NOTE = "INSERT INTO notes (name, text) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text"
# A page is written and synced, whatever becomes of the row.
PROBE = ("INSERT OR IGNORE INTO due (chore) VALUES ('probe')", "DELETE FROM due WHERE chore = 'probe'")
SCRUB = "INSERT OR IGNORE INTO due (chore) VALUES ('scrub')"

TAKEN = {
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_CHECK,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
}
"""The row exists already, the line is not the next one, its table is gone, or another group has the join code: another
writer was first."""

OWN_FAULT = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.InterfaceError)
"""Errors that a batch itself causes; all other errors of SQLite come from the disk and fail the transaction."""


def put_together(db: sqlite3.Connection, batches: list[Batch]) -> bool:
    """Writes moves of many tables in one statement. False: nothing is written; each batch must be put alone."""
    if not all(only_lines(batch) for batch in batches):
        return False
    try:
        put_lines(db, [row for batch in batches for row in batch.log])
    except OWN_FAULT:
        db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
        return False
    return True


def put_alone(db: sqlite3.Connection, batch: Batch) -> Exception | None:
    """Writes all of a batch or nothing of it, inside a transaction shared with other batches."""
    db.execute("SAVEPOINT batch")
    fault: Exception | None = None
    try:
        put(db, batch)
    except OWN_FAULT as error:
        taken = getattr(error, "sqlite_errorcode", None) in TAKEN
        fault = Conflict(str(error)) if taken else error
    except sqlite3.Error:
        raise
    except Exception as error:  # noqa: BLE001 - a row that no database accepts fails its own batch only
        fault = error
    if fault is not None:
        db.execute("ROLLBACK TO batch")
    db.execute("RELEASE batch")
    return fault


def put(db: sqlite3.Connection, batch: Batch) -> None:
    for group in batch.groups:
        done = db.execute(PUT_GROUP, (group.id, group.code, group.touched, group.body, group.version))
        if done.rowcount != 1:
            raise Conflict(group.id, group.version)
    for table in batch.tables:
        db.execute(PUT_TABLE, (table.id, table.group, table.number, table.body))
    put_lines(db, batch.log)
    if batch.touched:
        db.executemany(TOUCH, batch.touched)
    for gone in batch.erase:
        db.execute("DELETE FROM groups WHERE id = ?", (gone,))
    if batch.notes:
        db.executemany(PUT_NOTE, list(batch.notes.items()))
    if batch.erase:
        db.execute(SCRUB)  # in the same transaction: a crash may come before the scrubbing is done
    if batch.probe:
        for statement in PROBE:
            db.execute(statement)


def put_lines(db: sqlite3.Connection, rows: list[LogRow]) -> None:
    db.executemany(PUT_LINE, [(r.table, r.seq, r.seat, r.cmd, r.body, r.hash, r.at) for r in rows])


def only_lines(batch: Batch) -> bool:
    return not (batch.groups or batch.tables or batch.touched or batch.erase or batch.notes or batch.probe)
