"""What the server costs, beside a bare uvicorn echo in the same run: python benchmarks/server.py [--json] [FIGURE …].

Figures: ready, crowd, tables, thousand. CPU is the server process's own, as the kernel counts it; clients run in this
process, so on a machine with one core only the CPU figures mean anything. Limits of pace and number are raised, since
here one address plays for thousands; rules, views, durability (SQLite, synchronous FULL) and security are as always.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
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
from collections.abc import Awaitable, Callable
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOURS = {"blue": 0, "red": 1, "white": 2, "yellow": 3}
BOXES = [*(f"line-{n}" for n in range(1, 6)), *(f"water-{n}" for n in range(1, 4)), *(f"catalyst-{n}" for n in range(1, 5))]
BOXES += ["stock", "water-sale", "catalyst-sale", "excess-1", "excess-2", "black-hole"]
TICKS = os.sysconf("SC_CLK_TCK")
GOALS = {"ready": 300, "crowd": 12, "tables": 10_000, "thousand": 20}


# ---- the two servers, each in a process of its own ------------------------------------------------------------------


def serve_labtop(port: int, data: str) -> None:
    from labtop.server import logs, run
    from labtop.server.app import build
    from labtop.server.settings import Limits, Settings

    many = 10**9
    limits = Limits(
        burst=many, pace=many, steady=many, per_address=many, groups=many, groups_per_minute=many, tables=many
    )
    settings = Settings(host="127.0.0.1", port=port, data=Path(data), limits=limits)
    logs.set_up(settings.log)
    run.run(build(settings), run.bound(settings))


def serve_echo(port: int) -> None:
    """As bare as uvicorn gets, with the same protocol classes and loop."""
    import uvicorn

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

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
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
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


# ---- a client that costs little -------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """As much of a WebSocket as is needed: text, whole frames, masked with zeros."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = b""
        self.opened = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    @classmethod
    async def open(cls, port: int, heard: Callable[[bytes], None]) -> Socket:
        loop = asyncio.get_running_loop()
        _, link = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        await link.ready
        return link

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened:
            head, sign, rest = self.buffer.partition(b"\r\n\r\n")
            if not sign:
                return
            if b" 101 " not in head:
                raise SystemExit(head.decode())
            self.opened, self.buffer = True, rest
            self.ready.set_result(None)
        while (frame := self.frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self.send(payload, 10)

    def frame(self) -> tuple[int, bytes] | None:
        have = self.buffer
        if len(have) < 2:
            return None
        start, size = 2, have[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(have[2:start], "big")
        if len(have) < start + size:
            return None
        self.buffer = have[start + size :]
        return have[0] & 15, have[start : start + size]

    def send(self, data: bytes, kind: int = 1) -> None:
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + data)


class Die(Struct):
    die: str
    low: int
    high: int


class Menu(Struct):
    dice: list[Die]
    takes: list[int]
    choices: dict[str, list[tuple[int, int, int]]]


class Told(Struct):
    t: str
    table: str = ""
    n: str = ""
    code: str = ""
    asks: list[msgspec.Raw] = []
    menus: list[Menu | None] = []
    outcome: msgspec.Raw = msgspec.Raw(b"")


class Question(Struct):
    must: bool
    prompt: int
    nth: int


read = msgspec.json.Decoder(Told).decode
read_ask = msgspec.json.Decoder(Question).decode


def choose(menu: Menu, rng: Random) -> str:
    die = menu.dice[rng.randrange(len(menu.dice))]
    found = uses(menu, die) or [use for other in menu.dice for use in uses(menu, other)]
    return found[rng.randrange(len(found))]


def uses(menu: Menu, die: Die) -> list[str]:
    found = []
    for value in range(die.low, die.high + 1):
        bit = 1 << 6 * COLOURS[die.die] + value - 1
        for box, takes in zip(BOXES, menu.takes):
            if takes & bit:
                violet, line, _ = menu.choices.get(f"{box}:{die.die}:{value}", [(0, 0, 0)])[0]
                found.append(
                    f'{{"type":"place","die":"{die.die}","value":{value},"box":"{box}","violet":{violet},"line":{line}}}'
                )
    return found


class Player:
    """Answers at once, or when told to; deals again when a game is over."""

    def __init__(self, entry: dict[str, Any], hall: Hall) -> None:
        self.entry = entry
        self.hall = hall
        self.link: Socket | None = None
        self.count = 0
        self.sent = 0.0
        self.last: tuple[str, int, int] | None = None
        self.ready: bytes | None = None
        """With a paced hall: the answer, kept until its time."""

    async def come(self) -> None:
        self.link = await Socket.open(self.hall.port, self.heard)
        hello = {"t": "hello", "token": self.entry["token"]} | (
            {"host": self.entry["host"]} if self.entry.get("host") and self.entry["token"] != self.entry["host"] else {}
        )
        self.link.send(json.dumps(hello).encode())

    def say(self, data: bytes) -> None:
        assert self.link is not None
        self.sent = time.perf_counter()
        self.link.send(data)

    def fresh(self) -> str:
        self.count += 1
        return str(self.count)

    def heard(self, data: bytes) -> None:
        told = read(data)
        if told.t == "now":
            self.hall.bytes_of_nows.append(len(data))
            if bytes(told.outcome) not in (b"", b"null"):
                self.over()
                return
            for ask, menu in zip(told.asks, told.menus):
                question = read_ask(ask)
                key = (told.table, question.prompt, question.nth)
                if menu is not None and question.must and key != self.last:  # a picture may come twice
                    self.last = key
                    action = choose(menu, self.hall.rng)
                    act = f'{{"t":"act","table":"{told.table}","n":"{self.fresh()}","ask":{bytes(ask).decode()},"action":{action}}}'
                    self.act(act.encode())
        elif told.t == "ok":
            if told.n.isdecimal():
                self.hall.counted(time.perf_counter() - self.sent)
        elif told.t in ("no", "bye"):
            sys.stderr.write(f"refused: {data.decode()}\n")  # an exception would end one connection only
            os._exit(1)

    def act(self, data: bytes) -> None:
        if self.hall.paced:
            self.ready = data
        elif not self.hall.resting:
            self.say(data)

    def over(self) -> None:
        self.hall.games += 1
        if self.entry.get("host") and not self.hall.resting:
            self.say(f'{{"t":"rematch","n":"again-{self.fresh()}"}}'.encode())


class Hall:
    """All players of a measurement."""

    def __init__(self, port: int, *, paced: bool = False) -> None:
        self.port = port
        self.paced = paced
        self.rng = Random(1)
        self.players: list[Player] = []
        self.resting = False
        self.games = 0
        self.moves = 0
        self.waits: list[float] = []
        self.bytes_of_nows: list[int] = []

    def counted(self, wait: float) -> None:
        self.moves += 1
        self.waits.append(wait)

    async def open_table(self, people: int, **wish: Any) -> None:
        host = await post(self.port, "/api/groups", {"room": "chem-and-roll", **wish})
        entries = [host] if wish.get("kind") != "class" else []
        entries += [await post(self.port, "/api/join", {"code": host["code"]}) for _ in range(people - len(entries))]
        here = [Player(entry, self) for entry in entries]
        if wish.get("kind") == "class":
            here.append(Player(host, self))
        for player in here:
            await player.come()
        starter = next(player for player in here if player.entry.get("host"))
        starter.say(b'{"t":"start","n":"start"}')
        self.players += here

    async def open_tables(self, count: int, people: int, **wish: Any) -> None:
        """Several at a time; nobody plays before all are there."""
        self.paced, paced = True, self.paced
        for begin in range(0, count, 20):
            await asyncio.gather(*(self.open_table(people, **wish) for _ in range(begin, min(count, begin + 20))))
        await asyncio.sleep(0.5)
        self.paced = paced
        for player in self.players if not paced else []:
            if player.ready is not None:
                player.say(player.ready)


async def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    writer.write(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    found: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    if "code" in found and "token" not in found:
        raise SystemExit(f"refused: {found}")
    return found


# ---- figures --------------------------------------------------------------------------------------------------------


async def crowd(quick: bool) -> dict[str, Any]:
    """One table of 99, everybody chooses at once: server CPU for a round. Beside it: 99 echoes of 300 bytes."""
    rounds = 20 if quick else 100
    with labtop() as server:
        hall = Hall(server.port)
        await hall.open_tables(1, 99, kind="class")
        await until(lambda: hall.moves >= 99)
        begun, moves, clock = server.cpu(), hall.moves, time.perf_counter()
        await until(lambda: hall.moves >= moves + 99 * rounds)
        used, took, played = server.cpu() - begun, time.perf_counter() - clock, (hall.moves - moves) / 99
        hall.resting = True
    with echo() as bare:
        per_echo, _ = await echoes(bare, 99, 99 * rounds)
    return {
        "cpu_ms_per_round": round(1000 * used / played, 2),
        "goal": 12,
        "must": 42,
        "wall_ms_per_round": round(1000 * took / played, 1),
        "echo_cpu_ms_per_round": round(99 * 1000 * per_echo, 2),
        "median_bytes_of_a_picture": round(statistics.median(hall.bytes_of_nows)),
    }


async def tables(quick: bool) -> dict[str, Any]:
    """Tables of four at full speed: moves for each CPU-second of the server, each on disk before it is answered."""
    found: dict[str, Any] = {"goal": 10_000, "must": 8_000}
    seconds = 2.0 if quick else 6.0
    for mode in ("class", "draft"):
        for count in (20, 200):
            with labtop() as server:
                hall = Hall(server.port)
                await hall.open_tables(count, 4, options={"mode": mode})
                await asyncio.sleep(seconds / 4)
                begun, moves = server.cpu(), hall.moves
                hall.waits.clear()
                await asyncio.sleep(seconds)
                used, played = server.cpu() - begun, hall.moves - moves
                hall.resting = True
                found[f"{mode}_{count}"] = {
                    "moves_per_cpu_second": round(played / used),
                    "moves_per_second": round(played / seconds),
                    "p50_ms": percentile(hall.waits, 50),
                    "p99_ms": percentile(hall.waits, 99),
                    "median_bytes_of_a_picture": round(statistics.median(hall.bytes_of_nows)),
                }
    with echo() as bare:
        per_echo, _ = await echoes(bare, 80, 20_000 if quick else 60_000)
    found["echo_messages_per_cpu_second"] = round(1 / per_echo)
    return found


async def thousand(quick: bool) -> dict[str, Any]:
    """1,000 tables of two, a move every 4 s at each: share of a core and memory. Beside it: 2,000 sockets, 500 echoes/s."""
    count, seconds = (200, 4.0) if quick else (1000, 16.0)
    with labtop() as server:
        hall = Hall(server.port, paced=True)
        await hall.open_tables(count, 2, options={"mode": "draft"})
        begun, moves, clock = server.cpu(), hall.moves, time.perf_counter()
        hall.waits.clear()
        while time.perf_counter() - clock < seconds:
            await one_move_each(hall, 4.0)
        took = time.perf_counter() - clock
        used, played, memory = server.cpu() - begun, hall.moves - moves, server.rss()
    with echo() as bare:
        share, bare_memory = await paced_echoes(bare, 2 * count, count / 2, seconds / 2)
    return {
        "tables": count,
        "moves_per_second": round(played / took, 1),
        "percent_of_a_core": round(100 * used / took, 1),
        "goal": 20,
        "rss_mib": round(memory),
        "rss_goal_mib": 200,
        "p50_ms": percentile(hall.waits, 50),
        "p99_ms": percentile(hall.waits, 99),
        "echo_percent_of_a_core": round(100 * share, 1),
        "echo_rss_mib": round(bare_memory),
    }


async def one_move_each(hall: Hall, seconds: float) -> None:
    """Every table that can moves once within so many seconds, evenly spread."""
    waiting = [player for player in hall.players if player.ready is not None]
    begun = time.perf_counter()
    for i, player in enumerate(waiting):
        await asyncio.sleep(max(0.0, begun + seconds * i / len(waiting) - time.perf_counter()))
        data, player.ready = player.ready, None
        if data is not None:
            player.say(data)
    await asyncio.sleep(max(0.0, begun + seconds - time.perf_counter()))


async def ready(quick: bool) -> dict[str, Any]:
    """CPU from the start of `labtop serve` to the first connection it accepts."""
    times = 3 if quick else 9
    used, bare = [], []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            program = "from labtop.cli.main import main; main()"
            server = Server("-c", program, "serve", "--host", "127.0.0.1", "--port", "PORT", "--data", folder)
            used.append(server.end())
        bare.append(Server(__file__, "--echo", "PORT").end())
    return {
        "cpu_ms": round(1000 * statistics.median(used)),
        "goal": 300,
        "must": 500,
        "bare_uvicorn_cpu_ms": round(1000 * statistics.median(bare)),
    }


async def echoes(server: Server, sockets: int, messages: int) -> tuple[float, float]:
    """Everybody sends 300 bytes, gets them back and sends again: CPU seconds and seconds for each."""
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

    for i in range(sockets):
        links.append(await Socket.open(server.port, heard_by(i)))
    begun, clock = server.cpu(), time.perf_counter()
    for link in links:
        link.send(text)
    await finished.wait()
    return (server.cpu() - begun) / messages, (time.perf_counter() - clock) / messages


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
        while not what():
            await asyncio.sleep(0.002)


def percentile(waits: list[float], of: int) -> float:
    return round(1000 * sorted(waits)[min(len(waits) - 1, len(waits) * of // 100)], 2) if waits else 0.0


FIGURES: dict[str, Callable[[bool], Awaitable[dict[str, Any]]]] = {
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

    found: dict[str, Any] = {"python": platform.python_version(), "load": os.getloadavg()[0]}
    for name in given.figures or FIGURES:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            found[name] = runner.run(FIGURES[name](given.quick))
        if not given.json:
            print(name, json.dumps(found[name], indent=2), flush=True)
    if given.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
