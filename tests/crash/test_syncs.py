"""Every `ok` is sent after its line was synced to disk. Only a power cut, not a kill, would show the difference."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from crash.arena import LAUNCH, Servers, accepted, rest, seat_everybody
from stores.trace import FILE, LINE, plain

CALLS = ("write", "writev", "sendto", "sendmsg", "pwrite64", "fdatasync", "fsync")
SENDS = frozenset({"write", "writev", "sendto", "sendmsg"})
OK = re.compile(rb'\{"t":"ok","n":"(command-\d+-\d+\.)"')
COMMAND = re.compile(rb"command-\d+-\d+\.")
QUOTED = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
TABLES = ({"people": 2, "options": {"mode": "class"}}, {"people": 2, "options": {"mode": "draft"}})

needs_strace = pytest.mark.skipif(
    sys.platform != "linux" or (shutil.which("strace") is None and os.geteuid() != 0),
    reason="strace, a program of Linux, is not installed, and only root could install it",
)


class Call(NamedTuple):
    """`wrote` these commands to the log file, `sync` of it, or `told` these commands."""

    kind: str
    commands: tuple[str, ...] = ()


def calls(text: str):
    """A sent message counts from the beginning of its call, everything else from its end, which is stricter."""
    begun: dict[str, str] = {}
    for entry in text.splitlines():
        found = LINE.match(entry)
        if found is None or found[3] not in CALLS:
            continue
        thread, resumed, name, rest_of_it = found.groups()
        unfinished = rest_of_it.endswith("<unfinished ...>")
        if resumed:
            rest_of_it = begun.pop(thread) + rest_of_it
        elif unfinished:
            begun[thread] = rest_of_it.removesuffix("<unfinished ...>")
        call = meaning(name, rest_of_it)
        if call is not None and (not resumed if call.kind == "told" else not unfinished):
            yield call


def meaning(name: str, rest_of_it: str) -> Call | None:
    found = FILE.match(rest_of_it)
    if found is None:
        return None
    file = plain(found[1]).decode(errors="replace") if "\\x" in found[1] else found[1]
    data = b"".join(plain(part) for part in QUOTED.findall(found[2]))
    if file.endswith("-wal"):
        if name in {"fdatasync", "fsync"}:
            return Call("sync")
        return Call("wrote", tuple(n.decode() for n in COMMAND.findall(data)))
    told = tuple(n.decode() for n in OK.findall(data)) if name in SENDS else ()
    return Call("told", told) if told else None


def told_too_early(happened: list[Call]) -> tuple[int, list[str]]:
    """The number of sent answers, and those that were sent before their line was written and synced."""
    written: set[str] = set()
    synced: set[str] = set()
    told, early = 0, []
    for call in happened:
        if call.kind == "wrote":
            written.update(call.commands)
        elif call.kind == "sync":
            synced |= written
        else:
            told += len(call.commands)
            early += [n for n in call.commands if n not in synced]
    return told, early


class Traced(Servers):
    """The server under strace, from its first call on."""

    def __init__(self, data: Path, plant: str, out: Path) -> None:
        super().__init__(data, None)
        self.plant, self.out = plant, out

    def start(self) -> None:
        trace = ["strace", "-f", "-y", "-xx", "-s", "100000", "-e", f"trace={','.join(CALLS)}", "-o", str(self.out)]
        program = (
            f"import sys; sys.path.insert(0, {str(LAUNCH.parent)!r}); import launch; launch.PLANTS[{self.plant!r}]()"
        )
        program += f"; launch.serve({self.port}, {str(self.data)!r})"
        self.server = subprocess.Popen(
            [*trace, sys.executable, "-c", program], stdout=subprocess.DEVNULL, start_new_session=True
        )
        self.pid = self.server.pid


async def some_play(servers: Servers, answers: int) -> None:
    await servers.until_listening()
    players = await seat_everybody(servers, "trace", TABLES)
    lives = [asyncio.create_task(player.live()) for player in players]
    async with asyncio.timeout(240):
        while accepted(players) < answers:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await rest(players)
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)


def trace(tmp_path: Path, plant: str) -> tuple[int, list[str]]:
    servers = Traced(tmp_path / "data", plant, tmp_path / "trace")
    servers.start()
    try:
        asyncio.run(some_play(servers, 50))
    finally:
        servers.close()
    return told_too_early(list(calls((tmp_path / "trace").read_text(encoding="ascii", errors="replace"))))


@needs_strace
@pytest.mark.timeout(600)
def test_every_ok_leaves_after_its_line_is_synced(tmp_path):
    told, early = trace(tmp_path, "")
    assert told >= 50
    assert early == []


@needs_strace
@pytest.mark.timeout(600)
@pytest.mark.parametrize("plant", ["no-sync", "ack-before-commit"])
def test_the_check_sees_when_syncs_are_missing(tmp_path, plant):
    told, early = trace(tmp_path, plant)
    assert told >= 50
    assert len(early) >= told // 2
