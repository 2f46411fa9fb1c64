"""The press: PDFs are made in a process with limits on memory and time, since strangers wrote the packs."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.locales.texts import check
from labtop.printing.documents import chosen
from labtop.printing.typesetting import check_installed
from labtop.printing.wanted import Printable, Printed, Wanted
from labtop.tables.foreign_texts import START, WARM_UP, Desk, ForeignTexts, ask
from labtop.tables.jobs import Question
from labtop.tables.limited import CannotStart, Late, LimitedProcess, NotReady, Stopped

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.tables.sparse_log import SparseLog

MEMORY: Final = 1536 << 20
"""Bytes of address space: a board over many pages takes a third of it."""
TIRED: Final = 128 << 20
"""Every print takes more: Typst keeps what it has set, so the process is replaced and gives its memory back."""
LONGEST: Final = 16 << 20
"""Of an answer, whose PDF is written in base 64."""
SECONDS: Final = 20.0
"""CPU time for one print, …"""
SLACK: Final = 40.0
"""… and seconds by the clock beyond them: the process lets others go first."""
AT_A_TERMINAL: Final = 90.0
"""CPU time on a command line, where nobody else waits: other programs may need the machine."""

MOST_KEPT: Final = 48 << 20
"""Bytes of PDFs that are kept: a class that prints the same game gets the same bytes."""


def process() -> LimitedProcess:
    return LimitedProcess("press", MEMORY, TIRED, LONGEST, SLACK)


def made(press: LimitedProcess, wanted: Printable, seconds: float, patience: float) -> Printed:
    """The PDF, from the process. Raises Illegal: what the pack is refused for anywhere, or that it takes too much."""
    given: dict[str, Any] = msgspec.to_builtins(wanted)
    try:
        return msgspec.convert(ask(press, Question("print", seconds, options=given), patience), Printed)
    except (Late, NotReady, CannotStart):
        raise Illegal("busy") from None
    except Stopped:
        raise Illegal("content_too_costly") from None


def once(wanted: Printable) -> Printed:
    """A print with a process that is started for it and ended afterwards."""
    press = process()
    try:
        return made(press, wanted, AT_A_TERMINAL, WARM_UP)
    finally:
        press.close()


class Press:
    """The press of a server: one process, for which people wait in turn, and the prints that were made last."""

    def __init__(self, notes: SparseLog, foreign_texts: ForeignTexts) -> None:
        self.foreign_texts = foreign_texts
        self.desk = Desk(process(), notes)
        self.kept: OrderedDict[bytes, bytes] = OrderedDict()
        """Prints by the digests of what was wanted, the last one used at the end."""
        self.size = 0

    async def print(self, wanted: Printable, source: str, take: Callable[[], None]) -> bytes:
        """The PDF; `source` is where the wish comes from, `take` is called before a new one is made: it may refuse."""
        check(wanted.lang, wanted.room)
        check_installed()
        key = sha256(msgspec.json.encode(wanted, order="deterministic")).digest()
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if isinstance(wanted, Wanted):
            played = room(wanted.room)
            chosen(played, wanted.parts)
            take()  # before a pack is read, which may cost more than a print
            await self.foreign_texts.options(played, wanted.options, source)  # refused here as for a table
        else:
            take()

        def work(press: LimitedProcess) -> bytes:
            # Somebody before may have wanted the same.
            return self.kept.get(key) or made(press, wanted, SECONDS, START).pdf

        found = await self.desk.read(source, work)
        self.keep(key, found)
        return found

    def keep(self, key: bytes, document: bytes) -> None:
        """Remember a print, and forget the oldest ones while all of them are too many bytes."""
        if len(document) > MOST_KEPT or key in self.kept:
            return
        self.kept[key] = document
        self.size += len(document)
        while self.size > MOST_KEPT:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest)

    def close(self) -> None:
        self.desk.process.close()
