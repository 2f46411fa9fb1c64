"""SQLite in one data folder. One thread writes; when `commit` returns, the batch is on disk.

All waiting batches are written in one transaction (group commit), each in a savepoint, so that a conflict fails only
its own batch. Readers have connections of their own and never block the writer. At the start the file is checked
if it is small, or if the program that used it last did not close it (its -wal file is not empty). A large file that was
closed properly is not checked, because that would delay the start by seconds.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from labtop.engine.core import Illegal
from labtop.stores import folder, schema
from labtop.stores.base import Batch, GroupRow, LogRow, TableRow, Unavailable
from labtop.stores.batches import put_alone, put_together

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from filelock import FileLock

GATHER = 0.005
"""Seconds to wait for batches that are likely to come; never more than 0.005."""
FORGET = 0.8
"""How quickly the expected number of batches shrinks from one transaction to the next."""
MOST = 500
"""Batches in one transaction."""
READERS = 2
SMALL = 64 * 2**20
"""Bytes up to which every start checks the file: about 0.1 s."""
SWEEP_ROWS = 1000
SWEEP_AFTER = 1.0
"""A checkpoint is made after this many rows, or after this many seconds without a batch."""
WIPE_WAIT_MS = 100
CALM = 10 * 2**20
"""The file is scrubbed after one second without writes per this many bytes, so that no move waits for it: scrubbing
takes about 0.1 s for the same number."""

GROUP = "SELECT id, code, touched, body, version FROM groups"
TABLE = 'SELECT id, "group", number, body FROM tables'
NEWEST = "SELECT max(touched) FROM groups"
NOTES = "SELECT name, text FROM notes"
COUNTS = "SELECT (SELECT count(*) FROM groups), (SELECT count(*) FROM tables), (SELECT count(*) FROM log)"

# After these errors the connection can still be used.
HARMLESS = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_INTERRUPT}
# Tidying that meets these is put off, which is no fault of the disk.
PUT_OFF = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_INTERRUPT}


class Waiting(NamedTuple):
    batch: Batch
    done: asyncio.Future[None]


class SqliteStore:
    """`path` is the data folder. `synchronous` is there for the tests' control arm only: nothing but FULL is safe."""

    def __init__(self, path: Path, synchronous: str = "FULL") -> None:
        self.folder = path
        self.file = path / folder.DATABASE
        self.synchronous = synchronous
        self.transactions = 0
        self.batches = 0
        self._accepting = False
        self._lock: FileLock | None = None
        self._writer: sqlite3.Connection | None = None
        self._thread: Thread | None = None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._crowd = 1.0
        """How many batches are likely to come together."""
        self._rows = 0
        self._rewrite_due = self._wipe_due = self._scrub_due = False
        self._tried = self._wrote = 0.0
        self._untidied = ""
        self._size = 0

    # ---- opening and closing ---------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Refuses with Illegal: a folder in use or unsuitable, a file that is damaged, foreign or of a newer Labtop."""
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, "labtop-read")
        try:
            await self._loop.run_in_executor(self._readers, self._make_ready)
        except BaseException:
            self._let_go()
            raise
        self._thread = Thread(target=self._run, name="labtop-write", daemon=True)
        self._thread.start()
        self._accepting = True

    def _make_ready(self) -> None:
        self._lock = folder.claim(self.folder)
        folder.refuse_network(self.folder)
        try:
            folder.private_file(self.file)
            wal = self.file.with_name(self.file.name + "-wal")
            unclean = wal.exists() and wal.stat().st_size > 0
            self._writer = schema.connect_writer(self.file, self.synchronous)
            self._size = self.file.stat().st_size
            if unclean or self._size <= SMALL:
                schema.quick_check(self._writer, self.file)
            schema.migrate(self._writer, self.file)
            if unclean:  # the last program may have ended after an erasure, before its bytes were wiped
                self._rewrite_due = self._wipe_due = True
                self._guarded(self._wipe)
            self._scrub_due = schema.scrub_due(self._connected())
            for _ in range(READERS):
                self._idle.put(schema.connect_reader(self.file))
        except sqlite3.OperationalError as error:
            raise Illegal("cannot_write", file=str(self.file), reason=str(error)) from error
        except sqlite3.DatabaseError as error:
            raise Illegal("damaged_database", file=str(self.file), reason=schema.damage(error)) from error
        except OSError as error:
            raise Illegal("cannot_write", file=str(self.file), reason=error.strerror or "") from error

    async def close(self) -> None:
        """Writes the batches handed in before; a second call does nothing."""
        if not self._accepting:
            return
        self._accepting = False
        self._queue.put(None)
        assert self._thread is not None
        await self._loop.run_in_executor(self._readers, self._thread.join)
        await self._loop.run_in_executor(None, self._let_go)

    def _let_go(self) -> None:
        self._readers.shutdown()
        while not self._idle.empty():  # readers first: the last connection deletes the -wal, and only the writer can
            self._idle.get().close()
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # ---- writing: the loop's side ----------------------------------------------------------------------------------

    async def commit(self, batch: Batch) -> None:
        """Raises Conflict or Unavailable. If the caller is cancelled while it waits, the batch may still be written."""
        if not self._accepting:
            raise Unavailable("closed")
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Waiting(batch, done))
        await done

    # ---- writing: the writer's side --------------------------------------------------------------------------------

    def _run(self) -> None:
        closing = False
        while not closing:
            taken, closing = self._take()
            if taken:
                self._tell(taken, self._attempt(taken))
            self._tidy(idle=not taken)
        if self._scrub_due:
            self._guarded(self._scrub)

    def _take(self) -> tuple[list[Waiting], bool]:
        """The queued batches, and whether the store is closing.

        Where several batches came together before, it waits up to GATHER seconds for as many; one player never waits.
        """
        untidy = self._rows > 0 or self._wipe_due or self._scrub_due
        try:
            item = self._queue.get(timeout=SWEEP_AFTER if untidy else None)
        except Empty:
            return [], False
        taken: list[Waiting] = []
        until = monotonic() + GATHER
        while item is not None:
            taken.append(item)
            left = until - monotonic() if len(taken) < round(self._crowd) else 0
            if len(taken) >= MOST:
                break
            try:
                item = self._queue.get(timeout=left) if left > 0 else self._queue.get_nowait()
            except Empty:
                break
        self._crowd = max(len(taken), FORGET * self._crowd)
        return taken, item is None

    def _attempt(self, taken: list[Waiting]) -> list[Exception | None]:
        """The error of each batch, or None. The thread survives any error; no failed batch is reported as written."""
        try:
            fared = self._write(taken)
        except Exception as error:  # noqa: BLE001 - without its writer thread the server could accept nothing
            self._recover(error)
            return [unavailable(error) for _ in taken]
        if any(waiting.batch.erase for waiting in taken):
            self._wipe_due = self._rewrite_due = self._scrub_due = True
            self._guarded(self._wipe)
        if not all(waiting.batch.probe for waiting in taken):  # a probe must not put off the scrubbing
            self._wrote = monotonic()
        return fared

    def _connected(self) -> sqlite3.Connection:
        if self._writer is None:
            self._writer = schema.connect_writer(self.file, self.synchronous)
        return self._writer

    def _write(self, taken: list[Waiting]) -> list[Exception | None]:
        db = self._connected()
        db.execute("BEGIN IMMEDIATE")
        if put_together(db, [waiting.batch for waiting in taken]):
            fared: list[Exception | None] = [None] * len(taken)
        else:
            fared = [put_alone(db, waiting.batch) for waiting in taken]
        db.execute("COMMIT")
        self.transactions += 1
        self.batches += len(taken)
        self._rows += sum(rows_of(each.batch) for each in taken)
        return fared

    def _recover(self, error: Exception) -> None:
        """Roll back. After a harmless error (a full disk) the connection is kept, after any other it is replaced."""
        try:
            if self._writer is not None and self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            harmless = getattr(error, "sqlite_errorcode", None) in HARMLESS
        except sqlite3.Error:
            harmless = False
        if not harmless and self._writer is not None:
            self._writer.close()
            self._writer = None

    def _tell(self, taken: list[Waiting], fared: list[Exception | None]) -> None:
        try:
            self._loop.call_soon_threadsafe(settle, taken, fared)
        except RuntimeError:  # the event loop is closed, so nothing waits for the answer
            return

    # ---- tidying ---------------------------------------------------------------------------------------------------

    def _tidy(self, idle: bool) -> None:
        """After the answers are sent: checkpoint the -wal file, and repeat a wipe that failed before."""
        if self._wipe_due and monotonic() - self._tried >= SWEEP_AFTER:
            self._guarded(self._wipe)
        elif self._rows >= SWEEP_ROWS or (self._rows and idle):
            self._guarded(self._sweep)
        elif self._scrub_due and idle and not self._wipe_due and self._calm():
            self._guarded(self._scrub)

    def _calm(self) -> bool:
        """Whether nothing was written, or tried on a full disk, for long enough."""
        return monotonic() - max(self._wrote, self._tried) >= self._size / CALM

    def _sweep(self) -> None:
        self._rows = 0
        self._connected().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()

    def _wipe(self) -> None:
        """Remove every byte of erased names: from the pages, then with the -wal file, which a long read delays."""
        db = self._connected()
        if self._rewrite_due:
            schema.rewrite_bodies(db)
            self._rewrite_due = False
        db.execute(f"PRAGMA busy_timeout = {WIPE_WAIT_MS}")
        try:
            busy = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        finally:
            db.execute(f"PRAGMA busy_timeout = {schema.BUSY_MS}")
        self._size = self.file.stat().st_size
        self._tried = monotonic()
        if not busy:
            self._wipe_due = False
            self._rows = 0

    def _scrub(self) -> None:
        """Remove every byte of erased logs. It takes long, so it is done when nothing else happens, or at the stop.

        If the program ends before the -wal file is truncated, the next start finds it and wipes it.
        """
        schema.scrub(self._connected(), lambda: not self._queue.empty())
        self._scrub_due = self._rewrite_due = False
        self._wipe_due = True
        self._wipe()

    def _guarded(self, work: Callable[[], None]) -> None:
        """Tidying may fail, for example on a full disk, and is then tried again; committed batches are not affected."""
        try:
            work()
            self._untidied = ""
        except Exception as error:  # noqa: BLE001 - without its writer thread the server could accept nothing
            self._recover(error)
            self._rows = max(self._rows, 1)
            self._tried = monotonic()
            if getattr(error, "sqlite_errorcode", None) not in PUT_OFF:
                self._untidied = name_of(error)

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def _read(self, question: str, *about: Any) -> list[Any]:
        if not self._accepting:
            raise Unavailable("closed")
        return await self._loop.run_in_executor(self._readers, self._ask, question, about)

    def _ask(self, question: str, about: tuple[Any, ...]) -> list[Any]:
        db = self._idle.get()
        try:
            return db.execute(question, about).fetchall()
        except sqlite3.DatabaseError as error:
            raise unavailable(error) from error
        finally:
            self._idle.put(db)

    async def group(self, id: str) -> GroupRow | None:
        rows = await self._read(f"{GROUP} WHERE id = ?", id)
        return GroupRow(*rows[0]) if rows else None

    async def group_by_code(self, code: str) -> GroupRow | None:
        rows = await self._read(f"{GROUP} WHERE code = ?", code)
        return GroupRow(*rows[0]) if rows else None

    async def tables_of(self, group: str) -> list[TableRow]:
        return [TableRow(*row) for row in await self._read(f'{TABLE} WHERE "group" = ? ORDER BY number', group)]

    async def table(self, id: str) -> TableRow | None:
        rows = await self._read(f"{TABLE} WHERE id = ?", id)
        return TableRow(*rows[0]) if rows else None

    async def log_of(self, table: str) -> list[LogRow]:
        lines = 'SELECT "table", seq, seat, cmd, body, hash, at FROM log WHERE "table" = ? ORDER BY seq'
        return [LogRow(*row) for row in await self._read(lines, table)]

    async def stale(self, before: float) -> list[str]:
        return [row[0] for row in await self._read("SELECT id FROM groups WHERE touched < ? ORDER BY touched", before)]

    async def newest(self) -> float | None:
        newest: float | None = (await self._read(NEWEST))[0][0]
        return newest

    async def notes(self) -> dict[str, str]:
        return dict(await self._read(NOTES))

    def untidied(self) -> str:
        return self._untidied

    async def counts(self) -> dict[str, int]:
        groups, tables, lines = (await self._read(COUNTS))[0]
        return {"groups": groups, "tables": tables, "log": lines}


def settle(taken: list[Waiting], fared: list[Exception | None]) -> None:
    """Runs in the loop, once per transaction."""
    for waiting, fault in zip(taken, fared, strict=True):
        if waiting.done.done():  # cancelled while it waited
            continue
        if fault is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(fault)


def rows_of(batch: Batch) -> int:
    return len(batch.log) + len(batch.tables) + len(batch.groups) + batch.probe


def unavailable(error: Exception) -> Unavailable:
    told = Unavailable(name_of(error))
    told.__cause__ = error
    return told


def name_of(error: Exception) -> str:
    """The name of an error, such as SQLITE_FULL."""
    return getattr(error, "sqlite_errorname", None) or type(error).__name__
