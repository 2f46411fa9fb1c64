"""The data folder: the names of its files, and who may hold it. One running program at a time writes there."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from labtop.engine.core import Illegal

DATABASE = "labtop.db"
LOCK = "labtop.lock"
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a database file."""

NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ncpfs", "fuse.sshfs", "fuse.rclone", "fuse.s3fs"}
MOUNTS = Path("/proc/self/mountinfo")

_held: set[int] = set()


def claim(folder: Path) -> int:
    """Take the folder's lock; it lasts until `release`, or until this process ends, however it ends."""
    lock = folder / LOCK
    try:
        made = not folder.exists()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if made:
            sync_folder(folder.parent)
        held = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Illegal("cannot_write", file=str(folder), reason=error.strerror or "") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(held)
        if not isinstance(error, BlockingIOError):
            raise Illegal("data_folder_unsuitable", folder=str(folder), reason="no_locks") from None
        raise Illegal("data_folder_in_use", folder=str(folder)) from None
    _held.add(held)
    return held


def release(held: int) -> None:
    _held.discard(held)
    os.close(held)


def let_go_in_child() -> None:
    """A forked worker that outlives a killed server must not keep the folder locked."""
    for held in _held:
        os.close(held)
    _held.clear()


os.register_at_fork(after_in_child=let_go_in_child)


def refuse_network(folder: Path, mounts: Path = MOUNTS) -> None:
    """Over a network, locks and shared memory are not what SQLite needs. Where there is no such list, trust."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return
    kind = kind_of(str(folder.resolve()), lines)
    if kind in NETWORK:
        raise Illegal("data_folder_unsuitable", folder=str(folder), reason="network")


def kind_of(path: str, mounts: list[str]) -> str:
    """The file system a path is on: that of the longest mount point above it, the last one where two are equal."""
    longest, kind = -1, ""
    for line in mounts:
        words, _, rest = line.partition(" - ")
        point = words.split(" ")[4].replace("\\040", " ")
        inside = path == point or path.startswith(point.rstrip("/") + "/")
        if inside and len(point) >= longest:
            longest, kind = len(point), rest.split(" ")[0]
    return kind


def sync_folder(folder: Path) -> None:
    """A new name in a folder survives a power cut only after this."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def private_file(path: Path) -> None:
    """An empty file only its owner reads, if there is none: seeds and hashes of tokens will be in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
