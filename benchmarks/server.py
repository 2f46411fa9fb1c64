"""CPU time of the server beside a bare uvicorn in the same run: python benchmarks/server.py [--json] [FIGURE …].

Figures: ready, crowd, tables, thousand; all are printed in one table. CPU time is that of the server process, as the
kernel counts it; the clients run in the process of this program. Each measurement of ours is followed by one of the
peer, because the speed of a shared machine changes from minute to minute. Limits of pace and number are raised, because
one address plays for thousands; rules, views, durability (SQLite, synchronous FULL) and security are as in normal use.
LABTOP_WS chooses how sockets are served.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import contextmanager, suppress
from operator import truediv
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hall import Hall, Socket

if TYPE_CHECKING:
    from collections.abc import Iterator

TICKS = os.sysconf("SC_CLK_TCK")
PICTURE = 3400
"""Bytes of a picture at a table of four."""


# ---- the two servers, each in a process of its own ------------------------------------------------------------------


def serve_labtop(port: int, data: str) -> None:
    from labtop.server import logs, run
    from labtop.server.application import build
    from labtop.server.settings import Limits, read_settings

    many = 10**9
    limits = Limits(
        burst=many, pace=many, steady=many, frames=many,
        per_address=many, groups=many, groups_per_minute=many, tables=many,
    )  # fmt: skip
    settings = read_settings(host="127.0.0.1", port=port, data=Path(data), limits=limits)
    logs.set_up(settings.log)
    run.run(build(settings), run.bound(settings))


def serve_echo(port: int) -> None:
    """A minimal uvicorn application: the peer, without rules, views and disk.

    A message that begins with x is echoed. A message that begins with the number of a table registers its sender there,
    and all registered at that table get a ready-made text of PICTURE bytes, the size of one of our pictures.
    """
    import uvicorn

    tables: dict[str, list[Any]] = {}
    picture = "x" * PICTURE

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            text = message["text"]
            if text[0] == "x":
                await send({"type": "websocket.send", "text": text})
                continue
            table = tables.setdefault(text.partition(" ")[0], [])
            if send not in table:
                table.append(send)
            for other in table:
                await other({"type": "websocket.send", "text": picture})

    uvicorn.run(
        app, host="127.0.0.1", port=port, ws="websockets-sansio", http="h11", loop="uvloop", lifespan="off",
        ws_per_message_deflate=False, access_log=False, log_level="error",
    )  # fmt: skip


class Server:
    def __init__(self, *command: str) -> None:
        self.port = free_port()
        whole = [part.replace("PORT", str(self.port)) for part in command]
        self.process = subprocess.Popen([sys.executable, *whole], stdout=subprocess.DEVNULL)  # noqa: S603 - ourselves
        until = time.monotonic() + 30
        while True:
            with suppress(OSError):
                if answers(self.port):
                    return
            if time.monotonic() > until or self.process.poll() is not None:
                raise SystemExit("the server does not start")
            time.sleep(0.002)

    def cpu(self) -> float:
        """Seconds so far, user and system."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def rss(self) -> float:
        """MiB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def end(self) -> float:
        """CPU seconds of its whole life, to the microsecond."""
        self.process.send_signal(signal.SIGKILL)
        _, _, used = os.wait4(self.process.pid, 0)
        self.process.returncode = 0
        return used.ru_utime + used.ru_stime


def answers(port: int) -> bool:
    """Whether a request gets any answer: the kernel accepts connections before the program is ready."""
    with socket.create_connection(("127.0.0.1", port), 1) as link:
        link.settimeout(30)
        link.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return bool(link.recv(1))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def labtop() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(__file__, "--serve", "PORT", folder)
        try:
            yield server
        finally:
            server.end()


@contextmanager
def echo() -> Iterator[Server]:
    server = Server(__file__, "--echo", "PORT")
    try:
        yield server
    finally:
        server.end()


# ---- figures --------------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """One line of the table: our figure, the peer's, and the bound of the ratio or of our figure."""

    what: str
    unit: str
    ours: float
    peer: float
    bound: str = ""
    met: bool | None = None

    def cells(self) -> list[str]:
        met = "" if self.met is None else "yes" if self.met else "NO"
        ratio = f"{self.ours / self.peer:.2f}"
        return [self.what, self.unit, f"{self.ours:,.1f}", f"{self.peer:,.1f}", ratio, self.bound, met]


TITLES = ["figure", "unit", "ours", "bare uvicorn", "ratio", "bound", "met"]


def table_of(rows: list[Row]) -> str:
    cells = [TITLES, *(row.cells() for row in rows)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(TITLES))]
    cells.insert(1, ["-" * width for width in widths])
    return "\n".join("| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in cells)


async def crowd(quick: bool) -> list[Row]:
    """One table of 99 seats that choose at once: server CPU for a round. The peer: 99 echoes of 300 bytes."""
    rounds, ours, peers = 20 if quick else 100, [], []
    for _ in range(1 if quick else 3):
        with labtop() as server:
            hall = Hall(server.port)
            await hall.open_tables(1, 99, kind="class")
            await until(lambda hall=hall: hall.moves >= 99)  # type: ignore[misc]
            begun, moves = server.cpu(), hall.moves
            await until(lambda hall=hall, moves=moves: hall.moves >= moves + 99 * rounds)  # type: ignore[misc]
            ours.append(1000 * (server.cpu() - begun) / ((hall.moves - moves) / 99))
            hall.resting = True
        with echo() as bare:
            peers.append(99 * 1000 * (await echoes(bare, 99, 99 * rounds)))
    ratio = statistics.median(map(truediv, ours, peers))
    return [
        Row(
            "round of 99 seats / 99 echoes",
            "CPU-ms",
            statistics.median(ours),
            statistics.median(peers),
            "<= 8 x",
            ratio <= 8,
        )
    ]


async def tables(quick: bool) -> list[Row]:
    """Tables of four at full speed: moves per CPU-second of the server, each on disk before it is acknowledged."""
    seconds = 2.0 if quick else 6.0
    found = []
    for mode, share in (("class", 0.5), ("draft", 0.3)):
        for count in (20, 200):
            ours, peers = [], []
            for _ in range(1 if quick else 5):
                ours.append(await moves_per_second(mode, count, seconds))
                with echo() as bare:
                    peers.append(await bare_tables(bare, count, seconds))
            met = statistics.median(map(truediv, ours, peers)) >= share
            what = f"{count} tables of four, {mode}"
            found.append(
                Row(what, "moves/CPU-s", statistics.median(ours), statistics.median(peers), f">= {share}", met)
            )
    return found


async def moves_per_second(mode: str, count: int, seconds: float) -> float:
    """Moves per second of the server's CPU time."""
    with labtop() as server:
        hall = Hall(server.port)
        await hall.open_tables(count, 4, options={"mode": mode})
        await asyncio.sleep(seconds / 4)
        begun, moves = server.cpu(), hall.moves
        await asyncio.sleep(seconds)
        used, played = server.cpu() - begun, hall.moves - moves
        hall.resting = True
    return played / used


async def thousand(quick: bool) -> list[Row]:
    """1,000 tables of two, a move every 4 s at each: share of a core, memory. The peer: 2,000 sockets with echoes."""
    count, seconds = (200, 4.0) if quick else (1000, 16.0)
    with labtop() as server:
        hall = Hall(server.port, paced=True)
        await hall.open_tables(count, 2, options={"mode": "draft"})
        begun, clock = server.cpu(), time.perf_counter()
        hall.waits.clear()
        await hall.keep_pace(4.0, seconds)
        took = time.perf_counter() - clock
        used, memory = server.cpu() - begun, server.rss()
    with echo() as bare:
        share, bare_memory = await paced_echoes(bare, 2 * count, count / 2, seconds / 2)
    what = f"{count} tables of two at a pace"
    return [
        Row(what, "% of a core", 100 * used / took, 100 * share),
        Row(what, "MiB", memory, bare_memory),
    ]


async def ready(quick: bool) -> list[Row]:
    """CPU from the start of `labtop serve` to the first request it answers."""
    used, bare = [], []
    for _ in range(3 if quick else 9):
        with tempfile.TemporaryDirectory() as folder:
            program = "from labtop.cli.main import main; main()"
            server = Server("-c", program, "serve", "--host", "127.0.0.1", "--port", "PORT", "--data", folder)
            used.append(1000 * server.end())
        bare.append(1000 * Server(__file__, "--echo", "PORT").end())
    ours = statistics.median(used)
    return [Row("server ready", "CPU-ms", ours, statistics.median(bare), "<= 500", ours <= 500)]


async def echoes(server: Server, sockets: int, messages: int) -> float:
    """Every client sends 300 bytes, receives them and sends again: CPU seconds for each message."""
    done, text = 0, b"x" * 300
    finished = asyncio.Event()
    links: list[Socket] = []

    def heard_by(i: int) -> Callable[[bytes], None]:
        def heard(data: bytes) -> None:
            nonlocal done
            done += 1
            if done >= messages:
                finished.set()
            else:
                links[i].send(data)

        return heard

    links += [await Socket.open(server.port, heard_by(i)) for i in range(sockets)]
    begun = server.cpu()
    for link in links:
        link.send(text)
    await finished.wait()
    return (server.cpu() - begun) / messages


async def bare_tables(server: Server, count: int, seconds: float) -> float:
    """At each table of four one client sends, all four receive, then the next one sends: moves per CPU-second."""
    moves = 0
    links: list[Socket] = []

    def heard_by(i: int) -> Callable[[bytes], None]:
        table, turn = b"%d " % (i // 4), 0

        def heard(_: bytes) -> None:
            nonlocal moves, turn
            turn = (turn + 1) % 4  # counts the messages since this client's last turn
            if turn == 0:
                moves += 1
                links[i].send(table + b"y" * 120)

        return heard

    for i in range(4 * count):
        links.append(await Socket.open(server.port, heard_by(i)))
        links[i].send(b"%d " % (i // 4))
    await asyncio.sleep(seconds / 4)
    begun, before = server.cpu(), moves
    await asyncio.sleep(seconds)
    return (moves - before) / (server.cpu() - begun)


async def paced_echoes(server: Server, sockets: int, rate: float, seconds: float) -> tuple[float, float]:
    links = [await Socket.open(server.port, lambda data: None) for _ in range(sockets)]
    begun, clock, sent = server.cpu(), time.perf_counter(), 0
    while (now := time.perf_counter() - clock) < seconds:
        while sent < now * rate:
            links[sent % sockets].send(b"x" * 300)
            sent += 1
        await asyncio.sleep(0.002)
    return (server.cpu() - begun) / (time.perf_counter() - clock), server.rss()


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(300):
        while not what():  # noqa: ASYNC110 - the condition is a sum over many clients
            await asyncio.sleep(0.002)


FIGURES: dict[str, Callable[[bool], Coroutine[Any, Any, list[Row]]]] = {
    "ready": ready, "crowd": crowd, "tables": tables, "thousand": thousand,
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("figures", nargs="*", metavar="FIGURE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true", help="a fifth of the time, for a first look")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATA"), help=argparse.SUPPRESS)
    parser.add_argument("--echo", type=int, metavar="PORT", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve_labtop(int(given.serve[0]), given.serve[1])
        return
    if given.echo:
        serve_echo(given.echo)
        return
    import uvloop

    load, rows = os.getloadavg()[0], []
    for name in given.figures or FIGURES:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found = runner.run(FIGURES[name](given.quick))
        for row in found:
            print(*row.cells(), file=sys.stderr, flush=True)  # a whole run takes minutes
        rows += found
    python, cores = platform.python_version(), os.cpu_count()
    if given.json:
        told = [row._asdict() for row in rows]
        print(json.dumps({"python": python, "cores": cores, "load": load, "rows": told}, indent=2))
    else:
        print(f"Python {python}, {cores} cores, load {load:.1f} at the start\n\n{table_of(rows)}")


if __name__ == "__main__":
    main()
