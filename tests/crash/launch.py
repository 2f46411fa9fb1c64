"""Starts the real server repeatedly from a process with its modules loaded; optionally with a planted defect.

`launch.py PORT FOLDER`. Each line on stdin starts a server (the body of `labtop serve`) in a fork, and answers with its
process id; the process that started us does the killing. A start costs 0.1 s in place of 0.6, so that hundreds of kills
fit into a test. LABTOP_PLANT names a defect; only this file reads it. Imports are inside, for every bot process reads
this file.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import socket
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep

SLOW_DISK = 0.01
BEHIND = 1.0
PR_SET_PDEATHSIG = 1


def ack_before_commit() -> None:
    """The commit returns at once and the rows follow, in order, as a disk of 10 ms would take them."""
    write_after(SLOW_DISK)


def write_behind() -> None:
    """As a server that saves every second."""
    write_after(BEHIND)


def write_after(seconds: float) -> None:
    from labtop.stores.sqlite import SqliteStore

    honest = SqliteStore.commit
    chains: dict[SqliteStore, asyncio.Task] = {}

    async def commit(self, batch):
        async def later(before):
            await asyncio.sleep(seconds)
            if before is not None:
                await before
            await honest(self, batch)

        if not batch.log:  # groups and tables are needed at once: a hello reads them
            await honest(self, batch)
            return
        chains[self] = asyncio.create_task(later(chains.get(self)))

    SqliteStore.commit = commit


def no_key() -> None:
    """Each copy of a command counts: ids are not remembered, and those in the log are made unique."""
    from labtop.tables.game_log import GameLog

    honest, nth = GameLog.add, count()

    def add(self, seat, cmd, line, pending):
        honest(self, seat, f"{cmd}~{os.getpid()}~{next(nth)}", line, pending)

    GameLog.add = add


def key_in_memory() -> None:
    """Ids are remembered, but not told again from the log: a resend after a restart counts as new."""
    from labtop.tables.game_log import GameLog

    honest, honest_add = GameLog.fold, GameLog.add

    def fold(self, row):
        honest(self, row)
        self.done.clear()

    def add(self, seat, cmd, line, pending):
        honest_add(self, seat, f"{cmd}~{os.getpid()}", line, pending)
        self.done[seat, cmd] = self.seq

    GameLog.fold, GameLog.add = fold, add


def no_sync() -> None:
    """A defect that only a power cut would show, not a kill: the control of the system call test."""
    from labtop.stores.sqlite import SqliteStore

    honest = SqliteStore.__init__

    def __init__(self, path, synchronous="NORMAL"):  # noqa: N807
        honest(self, path, synchronous)

    SqliteStore.__init__ = __init__


def die_after_a_join() -> None:
    """No defect, but the worst moment: the server is killed when its first join is on disk and not yet answered."""
    from labtop.stores.sqlite import SqliteStore

    honest, died = SqliteStore.commit, Path(sys.argv[2]).with_name("died")

    async def commit(self, batch):
        await honest(self, batch)
        if batch.groups and b'"members"' in batch.groups[0].body and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)

    SqliteStore.commit = commit


PLANTS = {
    "": lambda: None,
    "ack-before-commit": ack_before_commit,
    "write-behind": write_behind,
    "no-key": no_key,
    "key-in-memory": key_in_memory,
    "no-sync": no_sync,
    "die-after-a-join": die_after_a_join,
}


def serve(port: int, folder: str) -> None:
    import labtop.cli.serving

    labtop.cli.serving.run(browse=False, host="127.0.0.1", port=port, data=Path(folder))


def fork_one(port: int, folder: str) -> int:
    child = os.fork()
    if child:
        return child
    os.setsid()
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # a test that is stopped leaves no server behind
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    try:
        serve(port, folder)
    except BaseException:  # noqa: BLE001 - told, and then this fork ends as well
        import traceback

        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def until_free(port: int) -> None:
    """A program that the killed server was just starting has a copy of its sockets until it runs or is killed, too."""
    until = monotonic() + 10
    while monotonic() < until:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return
        sleep(0.01)


def warm() -> None:
    """Everything a server imports, once; the forks have it."""
    import labtop.cli.localized
    import labtop.cli.serving
    import labtop.server.application
    import labtop.server.picows_socket
    import labtop.server.run
    import labtop.stores.sqlite
    import labtop.tables.workers
    from labtop.engine import registry

    for id in registry.ROOMS:
        registry.room(id)
    labtop.cli.localized.words().say("serve-stop")  # reads the catalogues


def main(port: int, folder: str) -> None:
    PLANTS[os.environ.get("LABTOP_PLANT", "")]()
    warm()
    child, ended = 0, True
    for word in sys.stdin:
        if not ended:
            os.waitpid(child, 0)  # it was killed; a thread of it may still be in the disk, and hold port and folder
            ended = True
        if word == "start\n":
            until_free(port)
            child, ended = fork_one(port, folder), False
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
