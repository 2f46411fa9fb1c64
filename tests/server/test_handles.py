"""File handles of the real server: whatever connects, and however it leaves, its handle is given back.

LABTOP_CHURN=20000 pytest -n 0 -s tests/server/test_handles.py opens more connections and prints the figures.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from server.kit import PATIENCE, RealSocket, comes_true
from server.raw import RawSocket
from server.test_serving import post, serving

CHURN = int(os.environ.get("LABTOP_CHURN", "400"))
AT_ONCE = 40

pytestmark = [
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="handles are counted in /proc"),
    pytest.mark.timeout(120 + CHURN),
]


def handles(program) -> int:
    return len(list(Path(f"/proc/{program.pid}/fd").iterdir()))


async def plain(port, data, read=True):
    """Bytes over TCP; the answer is read or left unread."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    if read:
        await asyncio.wait_for(reader.read(65536), PATIENCE)
    writer.transport.abort()


async def visit(port, entry, nth):
    """One of the ways to come and go."""
    kind = nth % 8
    token = entry["wall"]
    ask = f"Host: localhost\r\nAuthorization: Bearer {token}\r\n"
    if kind == 0:
        await (await (await RealSocket.open(port)).hello(token)).close()
    elif kind == 1:
        await (await (await RealSocket.open(port)).hello(token)).cut()
    elif kind == 2:
        await (await RawSocket.open(port)).end()  # a socket that never says hello
    elif kind == 3:
        await (await RealSocket.open(port)).hello("0123456789abcdef.0.nobody")
    elif kind == 4:
        await plain(port, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    elif kind == 5:
        await plain(port, f"GET /api/stream HTTP/1.1\r\n{ask}\r\n".encode())
    elif kind == 6:
        await plain(port, f"GET /api/stream HTTP/1.1\r\n{ask}\r\n".encode(), read=False)
    else:
        await plain(port, b"GET / HTTP/1.1\r\nHost: loc", read=False)  # half a request


@pytest.mark.parametrize("ws", ["picows", "asgi"])
def test_handles_come_back(tmp_path, ws):
    with serving(tmp_path, LABTOP_WS=ws, LABTOP_LIMIT_HEAD_SECONDS="2", LABTOP_LIMIT_HELLO_SECONDS="2") as program:
        entry = post(program.port, "/api/groups", {"room": "chem-and-roll", "kind": "class"})

        async def main():
            for nth in range(8):  # what is opened once and kept: threads, pages, workers
                await visit(program.port, entry, nth)
            assert await comes_true(lambda: handles(program) < 30, PATIENCE)
            await asyncio.sleep(0.5)
            before = handles(program)
            most = 0
            for first in range(0, CHURN, AT_ONCE):
                await asyncio.gather(*(visit(program.port, entry, nth) for nth in range(first, first + AT_ONCE)))
                most = max(most, handles(program))
            assert await comes_true(lambda: handles(program) <= before, 2 * PATIENCE), (before, handles(program))
            assert most > before + 3, "nothing was open at the same time"
            figures = f"{CHURN} connections: handles {before} before, at most {most}, {handles(program)} after"
            print(f"{ws}, {figures}")  # noqa: T201 - the figures of a long run

        asyncio.run(main())
