"""A process of our own with limits on memory and time, in which the texts of strangers are read.

This is our side of it: it starts the process (`reader`), asks it one question at a time, and kills and replaces it
when it needs too much. Where the system has no limit for memory or CPU time, the time limit of this side remains.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Event, Lock, Thread, Timer
from typing import Final

import msgspec

from labtop.engine.wire import Illegal
from labtop.tables.jobs import Answer, Question

MOST_MEMORY: Final = 256 << 20
"""Bytes of address space."""
TIRED: Final = 128 << 20
"""A process that has needed this much memory is replaced before it reads the next text."""
LONGEST_ANSWER: Final = 4 << 20
LET_GO: Final = 5.0
"""Seconds until a pipe is closed even if a thread may still use it."""
REVIVE: Final = 10.0
"""Seconds in which a process that is started again after a death must have loaded."""
COUNTS_CPU: Final = hasattr(signal, "setitimer")
"""Whether the process ends by itself after the CPU time that a text may take; not on Windows."""
GRACE: Final = 0.5 if COUNTS_CPU else 0.0
"""Seconds by the clock that this side waits longer than that."""


class Stopped(Exception):
    """The process was killed, or died, before it had answered: the text needs too much time or memory."""


class Late(Exception):
    """The process was killed though it had not had its CPU time: the machine has too much to do."""


class NotReady(Exception):
    """The process is still loading what it needs; it goes on with that."""


class CannotStart(Exception):
    """The process ends before it has read anything."""


class LimitedProcess:
    """One process at most. It is started by the first question, or by `start_soon`."""

    def __init__(
        self,
        load: str = "",
        memory: int = MOST_MEMORY,
        tired: int = TIRED,
        longest: int = LONGEST_ANSWER,
        slack: float = 0.0,
    ) -> None:
        self.load = load
        """What the process loads before it is ready (`reader.LOADS`): that takes none of the time for a text."""
        self.memory = memory
        self.tired = tired
        self.longest = longest
        self.slack = slack
        """Further seconds by the clock, for a process that lets others go first."""
        self.lock = Lock()
        self.process: subprocess.Popen[bytes] | None = None
        self.loaded = Event()
        """Set when the process is ready, and when it has ended without getting there."""
        self.ready = False
        self.closed = Event()
        self.peak = 0
        """Bytes of memory that any of these processes has needed for a text that it answered."""
        self.deaths = 0
        """How often a process could not be started, or died while it had nothing to do."""
        self.dead = False
        """The last one did."""

    def ask(self, question: Question, patience: float) -> Answer:
        """The answer. Blocks: `patience` at most until the process is ready, then as long as the question may take."""
        with self.lock:
            process = self.prepared(patience)
            killed = Event()
            try:
                told = self.exchange(process, question, killed)
            except (Late, Stopped):
                self.replace()
                raise
            self.peak = max(self.peak, told.peak)
            if told.tired or told.peak > self.tired or killed.is_set():
                self.replace()
            return told

    def prepared(self, patience: float) -> subprocess.Popen[bytes]:
        """The process when it has loaded; waits for that, not longer than `patience`."""
        process = self.running()
        if not self.loaded.wait(patience):
            raise NotReady
        if not self.ready:
            self.stop()
            self.mourn()
            raise CannotStart
        self.dead = False
        return process

    def replace(self) -> None:
        """The next question finds a fresh process that has loaded."""
        self.stop()
        self.start()

    def start_soon(self) -> None:
        """Start the process unless it runs, without waiting: a person is about to send something."""
        if self.lock.acquire(blocking=False):
            try:
                with suppress(CannotStart):  # the question, which follows, raises it again
                    self.running()
            finally:
                self.lock.release()

    def running(self) -> subprocess.Popen[bytes]:
        if self.process is None or self.process.poll() is not None:
            self.replace()
        if self.process is None:
            if not self.closed.is_set():
                self.mourn()
            raise CannotStart
        return self.process

    # ---- for those who watch over it -------------------------------------------------------------------------------

    def mourn(self) -> None:
        self.deaths += 1
        self.dead = True

    def notice(self) -> None:
        """Notice a process that died while nobody asked it anything. Never waits."""
        if self.lock.acquire(blocking=False):
            try:
                if self.process is not None and self.process.poll() is not None:
                    self.stop()
                    self.mourn()
            finally:
                self.lock.release()

    async def revive(self) -> None:
        """Start it again after a death; alive once it has loaded."""

        def start() -> None:
            with self.lock, suppress(CannotStart, NotReady):
                self.prepared(REVIVE)

        await asyncio.to_thread(start)

    def start(self) -> None:
        if self.closed.is_set():
            return
        # -P: a folder of downloaded files must not be where Python looks for its modules.
        command = [sys.executable, "-P", "-m", "labtop.tables.reader", str(self.memory), self.load]
        try:
            process = subprocess.Popen(  # noqa: S603 - our own program
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, close_fds=True
            )
        except OSError:  # no memory, or no process more
            return
        self.process, self.ready, self.loaded = process, False, Event()
        if self.closed.is_set():  # meanwhile, by another thread that has found no process to kill
            process.kill()
        Thread(target=self.await_ready, args=(process, self.loaded), daemon=True).start()

    def await_ready(self, process: subprocess.Popen[bytes], loaded: Event) -> None:
        assert process.stdout is not None
        said = process.stdout.readline(16)
        if process is self.process:
            self.ready = said == b"ready\n"
        loaded.set()

    def exchange(self, process: subprocess.Popen[bytes], question: Question, killed: Event) -> Answer:
        """One line to the process and one line back; killing it, when time is over, ends both."""
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            line = msgspec.json.encode(question) + b"\n"
        except UnicodeEncodeError as error:  # half of a surrogate pair, from a command line
            raise Illegal("bad_shape", reason=str(error)) from None

        def kill() -> None:
            killed.set()
            process.kill()

        late = Timer(question.seconds + GRACE + self.slack, kill)
        late.daemon = True
        late.start()
        try:
            process.stdin.write(line)
            process.stdin.flush()
            said = process.stdout.readline(self.longest)
            return msgspec.json.decode(said, type=Answer)
        except (OSError, msgspec.DecodeError):
            raise (Late if killed.is_set() and COUNTS_CPU else Stopped) from None
        finally:
            late.cancel()
            late.join()  # else it could still kill the process during the next question

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        process.wait()
        self.loaded.wait(LET_GO)  # until the thread that waits for `ready` has let go of the pipe
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):  # the rest of a question that nobody read
                    pipe.close()

    def close(self) -> None:
        """Stop for good; a question under way is given up."""
        self.closed.set()
        process = self.process
        if process is not None:
            process.kill()
        with self.lock:
            self.stop()


def limit_memory(most: int) -> None:
    """For this process, if the system can: Windows has no such limit, and macOS refuses some."""
    try:
        import resource
    except ImportError:
        return
    for what, value in ((resource.RLIMIT_AS, most), (resource.RLIMIT_CORE, 0)):
        with suppress(ValueError, OSError):
            resource.setrlimit(what, (value, value))
