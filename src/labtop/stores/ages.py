"""When the groups of a database were last played, read while a server may run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.stores import schema
from labtop.stores.backup import database_of, reading

if TYPE_CHECKING:
    from pathlib import Path

NOTES_SINCE = 4
"""The version of the database that has notes."""


class Ages(Struct, frozen=True):
    played: list[float]
    """The time of the last play of each group, oldest first."""
    notes: dict[str, str]


def read_ages(data: Path) -> Ages:
    file = database_of(data)
    if not file.is_file():
        raise Illegal("no_database", folder=str(data))
    with reading(file) as db:
        schema.refuse_foreign(db, file)
        version = schema.number(db, "user_version")
        schema.check_version(version, len(schema.steps()))
        if version < 1:
            return Ages([], {})
        db.execute("BEGIN")  # both answers from one moment
        played = [row[0] for row in db.execute("SELECT touched FROM groups ORDER BY touched")]
        notes = dict(db.execute("SELECT name, text FROM notes")) if version >= NOTES_SINCE else {}
    return Ages(played, notes)
