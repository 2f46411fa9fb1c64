"""Packs, molecules and records that somebody wrote: the only way in which tables and terminals read them.

First the cheap checks of size and nesting, then a process with limits on memory and time (`limited`, `reader`). Only
what it has accepted is used here, and it comes back as plain values of the expected types. Options without a pack and
without a molecule need no process.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from labtop.engine import packs, record
from labtop.engine.core import Illegal
from labtop.engine.wire import told_again
from labtop.tables.jobs import Owner, Question
from labtop.tables.limited import CannotStart, Late, LimitedProcess, NotReady, Stopped
from labtop.tables.sparse_log import SparseLog
from labtop.tables.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.engine.registry import Room
    from labtop.engine.wire import Refusal

SECONDS: Final = 1.5
"""CPU time for options: the planner takes more than a second for some sound targets."""
SMILES_SECONDS: Final = 0.5
"""CPU time for a SMILES text; RDKit takes milliseconds."""
START: Final = 10.0
"""Seconds that a request waits for the reader of options to start."""
RDKIT_START: Final = 1.0
"""Seconds that a request waits for RDKit to start; then its sender is told to try again."""
AT_A_TERMINAL: Final = 20.0
"""CPU time on a command line, where nobody else waits: the largest records take some."""
WARM_UP: Final = 60.0
"""Seconds that a command line waits for a process to start."""
STOPPED: Final = ("content_too_costly", "structure_too_slow")

MOST_WAITING: Final = 34
"""Requests that may wait for one process, half of them of one source."""

T = TypeVar("T")


# ---- one question to a limited process -------------------------------------------------------------------------------


def ask(process: LimitedProcess, question: Question, patience: float) -> Any:
    told = process.ask(question, patience)
    if told.refused is None:
        return msgspec.json.decode(told.found)
    raise refusal(told.refused) from (None if told.why is None else refusal(told.why))


def refusal(told: Refusal) -> Illegal:
    return told_again(told.code, told.rule, told.params)


def check_cheaply(played: Room, given: dict[str, Any]) -> None:
    """What takes a few milliseconds and stops nearly everything that is meant to do harm."""
    played.check_names(given)
    packs.check_numbers(given)
    if isinstance(given.get("pack"), str):
        packs.check_text(given["pack"])


def read_options(process: LimitedProcess, played: Room, given: dict[str, Any], seconds: float, patience: float) -> Any:
    """The room's options, judged in the process."""
    try:
        found = ask(process, Question("options", seconds, room=played.id, options=given), patience)
    except (Late, NotReady, CannotStart):
        raise Illegal("busy") from None
    except Stopped:
        raise Illegal("content_too_costly") from None
    return played.known_options(found)


def read_smiles(process: LimitedProcess, text: str, seconds: float, patience: float) -> str:
    """A molecule in our own notation, by RDKit in the process."""
    try:
        return str(ask(process, Question("smiles", seconds, text), patience))
    except (Late, Stopped):
        raise Illegal("structure_too_slow") from None
    except NotReady:
        raise Illegal("chemistry_loading") from None
    except CannotStart:
        raise Illegal("chemistry_not_installed") from None


def read_record(process: LimitedProcess, text: str, seconds: float, patience: float) -> None:
    """Whether a record can be read; raises Illegal if not, or if that takes too much time or memory."""
    record.check_size(text)
    try:
        ask(process, Question("record", seconds, text), patience)
    except (Late, NotReady, CannotStart):
        raise Illegal("busy") from None
    except Stopped:
        raise Illegal("content_too_costly") from None


def for_rdkit(played: Room, given: dict[str, Any]) -> dict[str, str]:
    """Molecules that our own notation cannot read, by the names of their options; raises Illegal if nothing can."""
    from labtop.chemistry import smiles

    typed = {name: given[name] for name in played.structures if given.get(name) and isinstance(given[name], str)}
    return {name: text for name, text in typed.items() if smiles.plain(text) is None}


# ---- at tables -------------------------------------------------------------------------------------------------------


class Desk:
    """A limited process and the queue for it."""

    def __init__(self, process: LimitedProcess, notes: SparseLog) -> None:
        self.process = process
        self.notes = notes
        self.turns = Turns(1)

    async def read(self, source: str, work: Callable[[LimitedProcess], T]) -> T:
        """`work` in a thread, when it is the turn of this source."""
        async with self.turns.turn(Owner(source), MOST_WAITING):
            try:
                return await asyncio.to_thread(work, self.process)
            except Illegal as error:
                if error.code in STOPPED:
                    self.notes.say(logging.WARNING, "reading was stopped", error.code)
                raise


class ForeignTexts:
    """Reads options at two desks: RDKit takes a second to load, and packs do not wait for it."""

    def __init__(self, notes: SparseLog, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.options_desk = Desk(LimitedProcess("rooms"), notes)
        self.smiles_desk = Desk(LimitedProcess("rdkit"), notes)

    async def options(self, played: Room, given: dict[str, Any], source: str = "") -> Any:
        """The room's options. `source`: where they come from; each source waits for its own earlier texts."""
        if not played.is_foreign(given):
            return await asyncio.to_thread(played.read_options, given)
        check_cheaply(played, given)
        for name, text in for_rdkit(played, given).items():
            work = partial(read_smiles, text=text, seconds=SMILES_SECONDS, patience=RDKIT_START)
            given = {**given, name: await self.smiles_desk.read(source, work)}
        judge = partial(read_options, played=played, given=given, seconds=self.seconds, patience=START)
        return await self.options_desk.read(source, judge)

    def start_soon(self) -> None:
        """A person is about to send a molecule."""
        for desk in (self.options_desk, self.smiles_desk):
            desk.process.start_soon()

    def close(self) -> None:
        for desk in (self.options_desk, self.smiles_desk):
            desk.process.close()


# ---- at a terminal ---------------------------------------------------------------------------------------------------


def options_of(played: Room, given: dict[str, Any]) -> Any:
    """The room's options from a command line or a file; waits until everything that is needed has started."""
    if not played.is_foreign(given):
        return played.read_options(given)
    check_cheaply(played, given)
    seconds = AT_A_TERMINAL
    for name, text in for_rdkit(played, given).items():
        given = {**given, name: once("rdkit", partial(read_smiles, text=text, seconds=seconds, patience=WARM_UP))}
    return once("", partial(read_options, played=played, given=given, seconds=seconds, patience=WARM_UP))


def check_record(text: str) -> None:
    """Refuses a record that cannot be read."""
    once("", partial(read_record, text=text, seconds=AT_A_TERMINAL, patience=WARM_UP))


def once(load: str, work: Callable[[LimitedProcess], T]) -> T:
    """`work` with a process that is started for it and ended afterwards."""
    process = LimitedProcess(load)
    try:
        return work(process)
    finally:
        process.close()
