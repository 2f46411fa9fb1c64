"""The file operations of a traced program in order, and the files that a power cut would have left."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from stores.rows import CHILD

CALLS = "write,pwrite64,fdatasync,fsync,ftruncate,unlink"
LINE = re.compile(r"(\d+) +(<\.\.\. )?(\w+)(?: resumed>|\()?(.*)", re.DOTALL)
FILE = re.compile(r"\d+<([^>]*)>(?:, )?(.*)", re.DOTALL)
SECTOR = 512


class Call(NamedTuple):
    """`write`, `sync` or `cut` (shorten to `at`) of a file, or an `ack` on stdout (`at` is its number)."""

    kind: str
    file: str = ""
    at: int = 0
    data: bytes = b""


def traced(folder: Path, count: int, synchronous: str, out: Path) -> list[Call]:
    command = ["strace", "-f", "-y", "-xx", "-s", "1000000", "-e", f"trace={CALLS}", "-o", str(out), *CHILD]
    subprocess.run([*command, str(folder), str(count), synchronous], check=True, stdout=subprocess.DEVNULL, timeout=100)
    return list(calls(out.read_text(encoding="ascii"), folder))


def calls(text: str, folder: Path):
    """An ack counts from its beginning, everything else from its end: the stricter reading for both."""
    begun: dict[str, str] = {}
    for entry in text.splitlines():
        found = LINE.match(entry)
        if found is None:
            continue
        thread, resumed, name, rest = found.groups()
        if name not in CALLS.split(","):
            continue
        if resumed:
            call = meaning(name, begun.pop(thread) + rest, folder)
            if call is not None and call.kind != "ack":
                yield call
            continue
        call = meaning(name, rest, folder)
        if rest.endswith("<unfinished ...>"):
            begun[thread] = rest.removesuffix("<unfinished ...>")
            if call is None or call.kind != "ack":
                continue
        if call is not None:
            yield call


def meaning(name: str, rest: str, folder: Path) -> Call | None:
    found = FILE.match(rest)
    if found is None:
        return None
    path, arguments = Path(plain(found[1]).decode()), found[2]
    if name == "write":
        said = plain(arguments.split('"')[1])
        return Call("ack", at=int(said.split()[1])) if said.startswith(b"ack ") else None
    if path.parent != folder:
        return None
    if name == "pwrite64":
        _, data, place = arguments.split('"')
        return Call("write", path.name, int(place.split(",")[2].split(")")[0]), plain(data))
    if name == "ftruncate":
        return Call("cut", path.name, int(arguments.split(")")[0]))
    return Call("sync", path.name) if name in {"fdatasync", "fsync"} else None


def plain(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


def unsynced_acks(happened: list[Call]) -> list[int]:
    """Acks that were not preceded by a log write and, after the last one, a sync of the log."""
    wrong, state = [], "nothing"
    for call in happened:
        if call.kind == "ack":
            if state != "synced":
                wrong.append(call.at)
            state = "nothing"
        elif call.file.endswith("-wal") and call.kind == "write":
            state = "written"
        elif call.file.endswith("-wal") and call.kind == "sync" and state == "written":
            state = "synced"
    return wrong


class Disk:
    """Files as they are after a power cut: what was synced, and of the rest whatever the disk had a mind to."""

    def __init__(self, folder: Path) -> None:
        self.synced = {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith("-shm")}
        self.waiting: dict[str, list[Call]] = {}

    def happen(self, call: Call) -> None:
        if call.kind == "sync":
            for done in self.waiting.pop(call.file, []):
                self.synced[call.file] = changed(self.synced.get(call.file, b""), done)
        else:
            self.waiting.setdefault(call.file, []).append(call)

    def cut(self, target: Path, rng=None) -> None:
        """Without a generator all that waits is lost; with one, some of it is kept, some of that torn."""
        target.mkdir()
        left = dict(self.synced)
        for file, pending in self.waiting.items():
            for call in pending if rng is not None else []:
                fate = rng.choice(["kept", "torn", "lost"])
                if fate == "torn" and call.kind == "write":
                    part = rng.randrange(0, len(call.data) + 1, SECTOR)
                    left[file] = changed(left.get(file, b""), call._replace(data=call.data[:part]))
                elif fate == "kept":
                    left[file] = changed(left.get(file, b""), call)
        for file, content in left.items():
            (target / file).write_bytes(content)


def changed(content: bytes, call: Call) -> bytes:
    if call.kind == "cut":
        return content[: call.at].ljust(call.at, b"\0")
    return content[: call.at].ljust(call.at, b"\0") + call.data + content[call.at + len(call.data) :]
