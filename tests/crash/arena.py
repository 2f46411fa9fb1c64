"""A server that is killed repeatedly while eight people play on it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from time import monotonic

from crash.ledger import Verdict, judge
from crash.player import Player

LAUNCH = Path(__file__).with_name("launch.py")
ROOM = "chem-and-roll"
GROUPS = (
    {"people": 3, "options": {"mode": "class"}},
    {"people": 2, "options": {"mode": "class", "chemistry": "advanced"}, "bots": ["greedy"]},
    {"people": 2, "options": {"mode": "draft"}, "bots": ["random"]},
    {"people": 1, "options": {"mode": "draft", "chemistry": "advanced"}, "bots": ["random"]},
)
"""Eight people at four tables, both modes, some with a bot."""
STARTED_WITHIN = 120.0
"""Seconds that a start may take: a tenth of one on a machine that does nothing else."""
PATIENCE = 60.0
"""Seconds that answers may take on a busy machine …"""
SHORT_PATIENCE = 3.0
"""… and with a planted defect, where none may come."""


def free_port() -> int:
    """A port below the range of client ports: a client that connects while the server is down could get its port."""
    while True:
        port = SystemRandom().randrange(15000, 32000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Servers:
    """One server at a time on one folder; `labtop serve` itself, or the warm launcher with a planted defect."""

    def __init__(self, data: Path, plant: str | None = "") -> None:
        self.data = data
        self.patience = SHORT_PATIENCE if plant else PATIENCE
        self.port = free_port()
        self.launcher: subprocess.Popen | None = None
        self.server: subprocess.Popen | None = None
        self.pid = 0
        self.pids: list[int] = []
        if plant is not None:
            command = [sys.executable, str(LAUNCH), str(self.port), str(data)]
            environ = os.environ | {"LABTOP_PLANT": plant, "PYTHONPATH": os.pathsep.join(sys.path)}
            self.launcher = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environ, text=True, bufsize=1
            )

    def start(self) -> None:
        if self.launcher is None:
            program = "from labtop.cli.main import main; main()"
            command = [sys.executable, "-c", program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
            self.server = subprocess.Popen(
                [*command, "--data", str(self.data)], stdout=subprocess.DEVNULL, start_new_session=True
            )
            self.pid = self.server.pid
        else:
            self.pid = self.command("start")
        self.pids.append(self.pid)

    def listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    async def until_listening(self) -> None:
        until = monotonic() + STARTED_WITHIN
        while not self.listens():
            assert monotonic() < until, "the server does not start"
            await asyncio.sleep(0.005)

    def kill(self) -> None:
        """The server alone; and then, so that a test leaves nothing behind, what it had started."""
        os.kill(self.pid, signal.SIGKILL)
        if self.server is not None:
            self.server.wait()
        else:
            self.command("wait")  # a thread of it may still be writing, which the books must not miss
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)

    def command(self, word: str) -> int:
        """Tells the launcher to start a server, or to wait until the killed one has ended. Returns its process."""
        assert self.launcher is not None
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.write(f"{word}\n")
        return int(self.launcher.stdout.readline())

    def close(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        if self.server is not None:
            self.server.wait()
        if self.launcher is not None:
            self.launcher.stdin.close()
            self.launcher.wait()
            self.launcher.stdout.close()

    async def post(self, path: str, body: dict) -> dict:
        return await asyncio.to_thread(self.post_now, path, body)

    def post_now(self, path: str, body: dict) -> dict:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
            return json.load(answer)


async def seat_everybody(servers: Servers, seed: object, groups=GROUPS) -> list[Player]:
    """Tables with their people; each host starts theirs."""
    players: list[Player] = []
    for group in groups:
        wish = {"room": ROOM, "options": group["options"], "bots": group.get("bots", [])}
        if group["people"] == 1:
            wish["start"] = True
        host = await servers.post("/api/groups", wish)
        entries = [host, *[await servers.post("/api/join", {"code": host["code"]}) for _ in range(group["people"] - 1)]]
        players += [Player(len(players) + i, servers.port, entry, seed) for i, entry in enumerate(entries)]
        if group["people"] > 1:
            await start(servers, host)
    return players


async def start(servers: Servers, host: dict) -> None:
    import websockets

    place = f"ws://127.0.0.1:{servers.port}/api/socket"
    async with websockets.connect(place, compression=None, proxy=None) as link:
        await link.send(json.dumps({"t": "hello", "token": host["token"], "host": host["host"]}))
        await link.send(json.dumps({"t": "start", "n": "start"}))
        async for text in link:
            told = json.loads(text)
            assert told["t"] != "no", told
            if told["t"] == "ok":
                return


class Report(Verdict):
    kills: int = 0
    resent: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """Seconds from a kill to the first answer that was accepted after it."""

    def told(self) -> str:
        """The figures of docs/performance.md."""
        wrong = len(self.faults())
        return (
            f"{self.kills} kills, {self.acked} accepted answers, {self.resent} sent again, {self.finished} games to the"
            f" end, {wrong} lost, doubled or untrue, at most {self.slowest:.1f} s to the next accepted answer"
        )


async def fight(
    data: Path, kills: int, plant: str | None = "", seed: object = 1, *, until_found: tuple[str, ...] = ()
) -> Report:
    """Play, kill, start, go on; then the ledgers are compared.

    `until_found` compares them after each kill as well, and stops at the first fault of these kinds: a planted defect
    needs no more.
    """
    servers, rng, began = Servers(data, plant), Random(f"{seed}/kills"), monotonic()
    slowest, killed_times = 0.0, 0
    servers.start()
    try:
        await servers.until_listening()
        players = await seat_everybody(servers, seed)
        lives = [asyncio.create_task(player.live()) for player in players]
        await asyncio.sleep(0.3)
        while killed_times < kills:
            servers.kill()
            killed_times += 1
            if until_found and any(getattr(judge(data, players), kind) for kind in until_found):
                break
            slowest = max(slowest, await next_life(servers, players, rng))
        else:
            await rest(players, servers.patience)
            servers.kill()
        await leave(players, lives)
    finally:
        servers.close()
    verdict = judge(data, players)
    found = {name: getattr(verdict, name) for name in verdict.__struct_fields__}
    resent = sum(player.resent for player in players)
    return Report(**found, kills=killed_times, resent=resent, seconds=monotonic() - began, slowest=slowest)


async def next_life(servers: Servers, players: list[Player], rng: Random) -> float:
    """Start the server and wait for the moment of the next kill; returns the seconds until an answer was accepted.

    One kill in ten comes in the middle of starting, three right behind the first acknowledgement (an answer that was
    acknowledged before it was written is lost then), the others up to twenty later, at any moment.
    They are counted, not timed: on a busy machine a server would die before anybody had moved.
    """
    acked, began, kind = accepted(players), monotonic(), rng.random()
    servers.start()
    if kind < 0.1:
        await asyncio.sleep(rng.uniform(0, 0.12))
        return 0.0
    await servers.until_listening()
    at_latest = monotonic() + servers.patience
    await until_accepted(players, acked + 1, at_latest)
    waited = monotonic() - began
    if kind > 0.4:
        await until_accepted(players, acked + rng.randint(1, 20), at_latest)
        await asyncio.sleep(rng.uniform(0, 0.01))
    return waited


async def until_accepted(players: list[Player], count: int, at_latest: float) -> None:
    while accepted(players) < count and monotonic() < at_latest:  # noqa: ASYNC110
        await asyncio.sleep(0.001)


async def leave(players: list[Player], lives: list[asyncio.Task]) -> None:
    tasks = [*lives, *(task for player in players for task in player.thinking)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def accepted(players: list[Player]) -> int:
    return sum(len(player.oks) for player in players)


async def rest(players: list[Player], patience: float = PATIENCE) -> None:
    """Nothing new; what is under way is answered."""
    for player in players:
        player.resting = True
    until = monotonic() + 2 * patience
    while any(player.pending for player in players) and monotonic() < until:  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    for player in players:
        player.wrong += [f"client {player.number} never heard of {n}" for n in player.pending]
