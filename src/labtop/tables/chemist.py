"""Reads molecules typed by unknown people, in a separate process with limits on time and memory.

`python -m labtop.tables.chemist` is that process: one JSON text per line in, one answer per line out. Whatever it does,
the table that asked goes on after `PATIENCE`; a process that did not answer is killed and the next question starts
another one.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from contextlib import suppress
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from labtop.chemistry import notation, smiles
from labtop.chemistry.molecules import Molecule
from labtop.engine.wire import Illegal

if TYPE_CHECKING:
    from labtop.engine.registry import Room

PATIENCE: Final = 1.0
"""Seconds for one answer."""
WARM_UP: Final = 30.0
"""Seconds for RDKit to load; a request that comes before that does not wait for it."""
MOST_MEMORY: Final = 256 << 20
MOST_CPU: Final = 120
"""CPU-seconds after which a process is replaced."""
LONGEST_ANSWER: Final = 4096


class Chemist:
    """One process at most, started when first needed or by `warm`."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.lock = Lock()
        self.process: subprocess.Popen[bytes] | None = None
        self.ready = False
        self.ended = False
        """Whether the process has closed its end of the pipe: there will be no answer any more."""

    def read(self, text: str) -> Molecule:
        """A molecule from any SMILES; raises Illegal. Blocks for `patience` at most: call it from a thread."""
        found = smiles.plain(text)
        return notation.read(self.ask(text)) if found is None else found

    def plain_text(self, text: str) -> str:
        """Any SMILES in our own notation; a text that is already in our notation stays unchanged and needs no RDKit."""
        return text if smiles.plain(text) is not None else self.ask(text)

    def warm(self) -> None:
        """Start the process and wait until it can answer: for a program that has the time."""
        with self.lock:
            self.start()
            self.await_ready(time.monotonic() + WARM_UP)

    def start_soon(self) -> None:
        """Start the process unless it runs, without waiting: a person is about to type a molecule."""
        if self.lock.acquire(blocking=False):
            try:
                if self.gone():
                    self.start()
            finally:
                self.lock.release()

    def ask(self, text: str) -> str:
        """The text in our own notation, by RDKit."""
        with self.lock:
            until = time.monotonic() + self.patience
            if self.gone():
                self.start()
            if not self.ready and not self.await_ready(until):
                if self.ended:
                    self.close()
                    raise Illegal("chemistry_not_installed")  # it cannot even start
                raise Illegal("chemistry_loading")  # let it go on
            answer = self.exchange(json.dumps(text).encode() + b"\n", until)
        told = json.loads(answer)
        if "code" in told:
            raise refusal(told)
        return str(told["structure"])

    def gone(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def start(self) -> None:
        self.close()
        self.ready = self.ended = False
        self.process = subprocess.Popen(
            [sys.executable, "-m", "labtop.tables.chemist"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            close_fds=True,
        )

    def await_ready(self, until: float) -> bool:
        self.ready = self.line(until) is not None
        return self.ready

    def exchange(self, question: bytes, until: float) -> bytes:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(question)
            process.stdin.flush()
        except BrokenPipeError:
            pass  # it has died: there will be no answer
        answer = self.line(until)
        if answer is None:
            self.close()
            raise Illegal("structure_too_slow")
        return answer

    def line(self, until: float) -> bytes | None:
        """One line of the process; None: it did not come in time, or the process is gone."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        found = b""
        while not found.endswith(b"\n"):
            left = until - time.monotonic()
            if left <= 0 or len(found) > LONGEST_ANSWER:
                return None
            if select.select([process.stdout], [], [], left)[0]:
                more = os.read(process.stdout.fileno(), LONGEST_ANSWER)
                if not more:
                    self.ended = True
                    return None
                found += more
        return found

    def close(self) -> None:
        """Stop the process, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    pipe.close()
            self.process.wait()
            self.process = None


def read_structures(played: Room, given: dict[str, str]) -> dict[str, str]:
    """Options from a command line with every molecule in our own notation: waits for RDKit where that is needed."""
    found = dict(given)
    for name in played.structures:
        if given.get(name) and smiles.plain(given[name]) is None:
            chemist = Chemist()
            try:
                chemist.warm()
                found[name] = chemist.ask(given[name])
            finally:
                chemist.close()
    return found


def refusal(told: dict[str, Any]) -> Illegal:
    """A refusal that came over the pipe, with a code we know."""
    error = Illegal("structure_not_readable")
    if told["code"] in KNOWN:
        error.code, error.params = told["code"], told["params"]
    return error


KNOWN: Final = (
    "chemistry_not_installed", "structure_empty", "structure_in_pieces", "structure_loose_centre",
    "structure_not_aromatic", "structure_not_readable", "structure_ring_size", "structure_too_big",
    "structure_too_long", "structure_too_many_rings", "structure_triple_bond", "structure_two_double_bonds",
    "structure_unfinished", "structure_unknown_atom", "structure_unreadable", "structure_valence",
)  # fmt: skip


# ---- the process -----------------------------------------------------------------------------------------------------


def limit() -> None:
    """Limits memory and CPU time, if the system supports it."""
    try:
        import resource
    except ImportError:  # Windows: the time limit of the parent process remains
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_CPU, MOST_CPU))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def answer(text: str) -> dict[str, Any]:
    try:
        return {"structure": smiles.normal(text)}
    except Illegal as error:
        return {"code": error.code, "params": error.params}
    except (ValueError, RuntimeError, MemoryError):  # errors of RDKit
        return {"code": "structure_not_readable", "params": {}}


def main() -> None:
    limit()
    with suppress(Illegal):  # each request is refused anew
        smiles.rdkit()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
