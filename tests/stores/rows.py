"""Rows and helpers shared by the tests of stores."""

from __future__ import annotations

import asyncio
import sys
import threading
from contextlib import asynccontextmanager
from pathlib import Path

from labtop.stores.base import Batch, GroupRow, LogRow, TableRow, link
from labtop.stores.sqlite import SqliteStore

CHILD = [sys.executable, "-u", str(Path(__file__).parent / "child.py")]


def run(main):
    return asyncio.run(main())


def group(name: str, touched: float = 1000.0, body: bytes = b"{}", version: int = 1) -> GroupRow:
    return GroupRow(name, f"code-{name}", touched, body, version)


def table(name: str, of: str, number: int = 1, body: bytes = b'{"seed":"s"}') -> TableRow:
    return TableRow(name, of, number, body)


def started(of: str = "g", name: str = "t") -> Batch:
    return Batch(groups=[group(of)], tables=[table(name, of)])


def line(name: str, seq: int, seat: int = 0, cmd: str | None = None) -> LogRow:
    """The line a well-behaved server writes at this place: bodies depend on table and place, so hashes do too."""
    last = b""
    for before in range(1, seq):
        last = link(last, body_of(name, before))
    body = body_of(name, seq)
    return LogRow(name, seq, seat, f"cmd-{seq}" if cmd is None else cmd, body, link(last, body), 1000.0 + seq)


def body_of(name: str, seq: int) -> bytes:
    return f'{{"table":"{name}","n":{seq},"pad":"{"x" * 300}"}}'.encode()


def lines(name: str, count: int) -> list[LogRow]:
    rows, last = [], b""
    for seq in range(1, count + 1):
        body = body_of(name, seq)
        last = link(last, body)
        rows.append(LogRow(name, seq, 0, f"cmd-{seq}", body, last, 1000.0 + seq))
    return rows


def said(*rows: LogRow) -> Batch:
    return Batch(log=list(rows))


@asynccontextmanager
async def opened(folder: Path, synchronous: str = "FULL"):
    store = SqliteStore(folder, synchronous)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class Gate(list):
    """A batch's list of groups that holds up the writer until it is opened."""

    def __init__(self) -> None:
        self.open = threading.Event()

    def __bool__(self):
        return True

    def __iter__(self):
        self.open.wait(10)
        return super().__iter__()


async def together(store, batches: list[Batch]) -> list[BaseException | None]:
    """The results of batches that share one transaction: they are queued while the writer is blocked."""
    gate = Gate()
    tasks = [asyncio.create_task(store.commit(batch)) for batch in [Batch(groups=gate), *batches]]
    await asyncio.sleep(0)
    gate.open.set()
    return (await asyncio.gather(*tasks, return_exceptions=True))[1:]
