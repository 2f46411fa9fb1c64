"""New log lines: written side by side in the order they come, and put into the log's order many at a time.

The log has two trees, by place and by command; to write their pages for every single line would cost as much as the
rest of a move. What waits is few enough for the one writer to know it by heart.
"""

from __future__ import annotations

import sqlite3

from labtop.stores.base import Conflict, LogRow

PUT = """INSERT INTO fresh ("table", seq, seat, cmd, body, hash, at) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
    WHERE NOT EXISTS (SELECT 1 FROM log WHERE "table" = ?1 AND seat = ?3 AND cmd = ?4)"""
LAST = 'SELECT coalesce(max(seq), 0) FROM log WHERE "table" = ?'
SETTLE = """INSERT INTO log ("table", seq, seat, cmd, body, hash, at)
    SELECT "table", seq, seat, cmd, body, hash, at FROM fresh ORDER BY "table", seq"""


class Fresh:
    """What waits, as the writer's connection sees it. After anything was rolled back it has to be read again."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        self.last: dict[str, int] = {}
        """Table -> its last line, where that is known without asking."""
        self.commands: set[tuple[str, int, str]] = set()
        self.read()

    def read(self) -> None:
        self.forget()
        for table, seq, seat, cmd in self.db.execute('SELECT "table", seq, seat, cmd FROM fresh ORDER BY n'):
            self.last[table] = seq
            self.commands.add((table, seat, cmd))

    def forget(self) -> None:
        self.last.clear()
        self.commands.clear()

    def put(self, rows: list[LogRow]) -> None:
        """Raises Conflict where a line's place or command is taken."""
        for row in rows:
            self.judge(row)
        done = self.db.executemany(PUT, [(r.table, r.seq, r.seat, r.cmd, r.body, r.hash, r.at) for r in rows])
        if rows and done.rowcount != len(rows):
            raise Conflict(rows[0].table, rows[0].seq)

    def judge(self, row: LogRow) -> None:
        """A line is taken only directly after the last one: a gap is as wrong as a double. A command counts once."""
        last = self.last.get(row.table)
        if last is None:
            last = self.db.execute(LAST, (row.table,)).fetchone()[0]
        command = (row.table, row.seat, row.cmd)
        if row.seq != last + 1 or command in self.commands:
            raise Conflict(row.table, row.seq)
        self.last[row.table] = row.seq
        self.commands.add(command)

    def settle(self) -> None:
        """All of them into the log's order; in a transaction of the caller's."""
        self.db.execute(SETTLE)
        self.db.execute("DELETE FROM fresh")
        self.forget()
