"""The data folder: the names of its files, and its lock. One running program at a time writes there."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from pathlib import Path

from filelock import FileLock, Timeout

from labtop.engine.core import Illegal

DATABASE = "labtop.db"
LOCK = "labtop.lock"
BESIDE = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite puts beside a database file."""

NETWORK = {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ncpfs", "fuse.sshfs", "fuse.rclone", "fuse.s3fs"}
MOUNTS = Path("/proc/self/mountinfo")
NO_LOCKS = {errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP}
"""Error codes of file systems without locks."""


def claim(folder: Path) -> FileLock:
    """Take the folder's lock; it lasts until it is released, or until this process ends, however it ends."""
    lock = FileLock(folder / LOCK, mode=0o600, blocking=False, thread_local=False, fallback_to_soft=False)
    try:
        made = not folder.exists()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if made:
            sync_folder(folder.parent)
        lock.acquire()
    except Timeout:
        raise Illegal("data_folder_in_use", folder=str(folder)) from None
    except OSError as error:
        if error.errno in NO_LOCKS:
            raise Illegal("data_folder_unsuitable", folder=str(folder), reason="no_locks") from None
        raise Illegal("cannot_write", file=str(folder), reason=error.strerror or "") from None
    return lock


def refuse_network(folder: Path, mounts: Path = MOUNTS) -> None:
    """Refuses network file systems, whose locks SQLite cannot rely on. Without a list of mounts nothing is refused."""
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


def nearest(folder: Path) -> Path:
    """The folder, or, before it is made, the nearest existing folder above it."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder


def free_bytes(folder: Path) -> int:
    """What this program may still write to the disk of a folder."""
    return shutil.disk_usage(nearest(folder)).free


def sync_folder(folder: Path) -> None:
    """Makes a new name in a folder survive a power cut. Windows cannot open folders, and does not need this."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def private_file(path: Path) -> None:
    """An empty file only its owner reads, if there is none: seeds and hashes of tokens will be in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
