"""The interface of a store: when `commit` returns, the whole batch is on disk, exactly once.

Three kinds of row. A group is the people who share one join code: those of an online table, or a class. A table is
one game of a group. A log line is one accepted answer; the state of a game is rebuilt from its log.
Bodies are JSON that only `tables/` reads.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Protocol

from msgspec import Struct


class GroupRow(Struct, frozen=True):
    """People behind one join code. `body` holds settings, members and the hashes of their tokens."""

    id: str
    code: str
    touched: float
    """Seconds since 1970 of the last play; a group is erased a number of days later (`tables.retention`)."""
    body: bytes
    version: int = 1
    """A version is written only over the one before it, the first only if there is none: no change is overwritten."""


class TableRow(Struct, frozen=True):
    """One game. The seed is in `body`, never in a log line or a view."""

    id: str
    group: str
    number: int
    body: bytes


class LogRow(Struct, frozen=True):
    """One accepted answer, chance draws and events with it; `hash` links it to the line before."""

    table: str
    seq: int
    seat: int
    cmd: str
    """The client's id of the command, unique per table and seat: the same command is never counted twice."""
    body: bytes
    hash: bytes
    at: float


class Batch(Struct):
    """What is written in one transaction: all of it or nothing."""

    groups: list[GroupRow] = []
    tables: list[TableRow] = []
    log: list[LogRow] = []
    touched: list[tuple[str, float]] = []
    """Group id -> time of the last play; nothing else of these groups changes."""
    erase: list[str] = []
    """Groups to be deleted with everything in them."""
    notes: dict[str, str] = {}
    """Facts about the whole store, by name; a note replaces the one with the same name."""
    probe: bool = False
    """Write something that leaves no trace, to learn whether the store still writes."""


class Conflict(Exception):
    """Another writer has taken a log line's place or command id, or a group's version. Nothing was written."""


class Unavailable(Exception):
    """The disk is full, read-only or broken. Nothing was written; the same batch may be tried again."""


class Store(Protocol):
    async def open(self) -> None:
        """Make ready: migrate, check versions and settings."""

    async def close(self) -> None:
        """Write pending batches and close the files."""

    async def commit(self, batch: Batch) -> None:
        """Make a batch durable. Raises Conflict or Unavailable, and then nothing of it was written."""

    async def group(self, id: str) -> GroupRow | None: ...

    async def group_by_code(self, code: str) -> GroupRow | None: ...

    async def tables_of(self, group: str) -> list[TableRow]:
        """In the order of their numbers."""

    async def table(self, id: str) -> TableRow | None: ...

    async def log_of(self, table: str) -> list[LogRow]:
        """In the order of seq."""

    async def stale(self, before: float) -> list[str]:
        """Ids of groups last touched before this time."""

    async def newest(self) -> float | None:
        """The latest time at which any group was touched; None: there is no group."""

    async def notes(self) -> dict[str, str]: ...

    async def counts(self) -> dict[str, int]:
        """Groups, tables and log lines. It reads every row: not for a server that is in use."""

    def untidied(self) -> str:
        """The name of the error for which tidying failed last; empty if it succeeded."""


def link(previous: bytes, body: bytes) -> bytes:
    """A log line's hash, computed from the hash of the line before it and its own body."""
    return sha256(previous + body).digest()
