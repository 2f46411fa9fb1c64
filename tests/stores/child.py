"""A program that commits line after line and prints `ack N` after each, to be traced and killed.

`child.py FOLDER COUNT SYNCHRONOUS`. COUNT 0: until it is killed. It carries on where the log ends.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from labtop.stores.base import Batch, LogRow, link
from labtop.stores.sqlite import SqliteStore
from stores.rows import body_of, started


async def main(folder: str, count: int, synchronous: str) -> None:
    store = SqliteStore(Path(folder), synchronous)
    await store.open()
    if await store.table("t") is None:
        await store.commit(started())
    log = await store.log_of("t")
    last, seq = (log[-1].hash, log[-1].seq) if log else (b"", 0)
    os.write(1, f"ready {seq}\n".encode())
    until = seq + count if count else sys.maxsize
    while seq < until:
        seq += 1
        body = body_of("t", seq)
        last = link(last, body)
        await store.commit(Batch(log=[LogRow("t", seq, 0, f"cmd-{seq}", body, last, 1.0)]))
        os.write(1, f"ack {seq}\n".encode())
    os._exit(0)  # no close: what was acknowledged must not need one


asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
