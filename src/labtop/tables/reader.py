"""The process that reads what strangers wrote and prints what they want. It has limits on memory and time.

`python -m labtop.tables.reader MEMORY LOAD` answers one question per line. `limited` is the other side of the pipe.
"""

from __future__ import annotations

import os
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw

from labtop.chemistry import smiles
from labtop.engine import codec, record
from labtop.engine.registry import ROOMS, room
from labtop.engine.wire import Illegal, Refusal
from labtop.printing import documents
from labtop.printing.wanted import Printable
from labtop.tables.jobs import Answer, Question
from labtop.tables.limited import limit_memory

LONGEST_QUOTE: Final = 1000
"""Characters of a text that a refusal may quote."""
POLITE: Final = 5
"""How much the press lets other processes of this machine go first."""
HIGH_WATER: Final = re.compile(rb"VmHWM:\s*(\d+) kB")


def read(question: Question) -> Any:
    """What the text contains. Raises Illegal, or any error that a parser raises about the text."""
    if question.kind == "smiles":
        return smiles.normal(question.text)
    if question.kind == "record":
        record.read(question.text)
        return None
    if question.kind == "print":
        return documents.pdf(msgspec.convert(question.options, Printable))
    return msgspec.to_builtins(room(question.room).read_options(question.options))


def answer(line: bytes) -> Answer:
    try:
        question = msgspec.json.decode(line, type=Question)
        allow(question.seconds)
        found = Raw(codec.encode(read(question)))
    except Illegal as error:
        cause = error.__cause__
        return Answer(refused=told(error), why=told(cause) if isinstance(cause, Illegal) else None, peak=peak())
    except MemoryError:
        return Answer(refused=told(Illegal("content_too_costly")), tired=True)
    except Exception as error:  # noqa: BLE001 - whatever it is, the next text is read
        return Answer(refused=told(Illegal("content_unreadable", reason=type(error).__name__)), peak=peak())
    finally:
        allow(0)
    return Answer(found, peak=peak())


def told(error: Illegal) -> Refusal:
    """A refusal that can be sent: its parameters quote the text, and must not be as long."""
    return Refusal(error.code, error.rule, {name: short(value) for name, value in error.params.items()})


def short(value: Any) -> Any:
    return value[:LONGEST_QUOTE] if isinstance(value, str) else value


# ---- limits ----------------------------------------------------------------------------------------------------------


def allow(seconds: float) -> None:
    """End this process after so much CPU time from now on: the system does, whatever code is running. 0: no limit."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_PROF, seconds)


def peak() -> int:
    """Bytes of memory that this process has needed so far; 0: the system does not tell.

    Not `resource.getrusage`: under Linux that also counts the process which started this one.
    """
    try:
        found = HIGH_WATER.search(Path("/proc/self/status").read_bytes())
    except OSError:
        return 0
    return int(found[1]) * 1024 if found else 0


def load_rooms() -> None:
    for id in ROOMS:
        room(id)


def load_rdkit() -> None:
    with suppress(Illegal):  # without RDKit each question is refused, with this reason
        smiles.rdkit()


def load_press() -> None:
    """Typst on one thread: then the limits of memory and CPU time are those of one page after the other.

    Players go first: who prints can wait.
    """
    os.environ["RAYON_NUM_THREADS"] = "1"
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITE)
    documents.warm_up()


LOADS: Final = {"": lambda: None, "rooms": load_rooms, "rdkit": load_rdkit, "press": load_press}


def main() -> None:
    limit_memory(int(sys.argv[1]))
    LOADS[sys.argv[2]]()
    say = sys.stdout.buffer
    say.write(b"ready\n")
    say.flush()
    for line in sys.stdin.buffer:
        say.write(codec.encode(answer(line)) + b"\n")
        say.flush()


if __name__ == "__main__":
    main()
