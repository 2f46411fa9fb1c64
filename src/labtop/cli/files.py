"""Files that a command line names. A device, a pipe or an endless file is refused before it is read."""

from __future__ import annotations

import os
from pathlib import Path
from stat import S_ISREG
from typing import Final

from labtop.engine.core import Illegal
from labtop.engine.packs import MOST_PACK
from labtop.engine.record import MOST_BYTES

LONGEST_SIGN: Final = 4
"""Bytes of a character in UTF-8, at most."""


def read_bytes(path: Path, most: int) -> bytes:
    """All of an ordinary file; raises Illegal for anything else, and for more than `most` bytes."""
    try:
        # Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            status = os.fstat(handle)
            if not S_ISREG(status.st_mode):
                raise Illegal("not_a_file", file=str(path))
            found = file.read(most + 1)
    except OSError as error:
        raise Illegal("cannot_read", file=str(path), reason=error.strerror or "") from None
    if len(found) > most:
        raise Illegal("too_big", bytes=max(status.st_size, len(found)), most=most)
    return found


def read_pack(path: Path) -> str:
    """The text of a pack, not parsed yet."""
    try:
        return read_bytes(path, MOST_PACK * LONGEST_SIGN).decode()
    except UnicodeDecodeError as error:
        raise Illegal("unreadable_pack", reason=str(error)) from None


def read_record(path: Path) -> str:
    """The text of a record, once a process with limits on memory and time has read it without an error."""
    from labtop.tables.foreign_texts import check_record

    try:
        text = read_bytes(path, MOST_BYTES * LONGEST_SIGN).decode()
    except UnicodeDecodeError:
        raise Illegal("damaged_record", line=1, reason="not_a_record") from None
    check_record(text)
    return text
