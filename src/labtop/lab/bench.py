"""The speeds that docs/performance.md quotes: work per CPU-second of one core, median of several runs.

These are not tests. The measurements of a room, and the program it is compared with, are in `rooms/<room>/bench.py`.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from labtop.about import compiled
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room

RUNS = 5
NEW_GAME = f"import labtop; labtop.start({next(iter(ROOMS))!r}, seed=7)"


def rate(work: Callable[[], None], count: int) -> float:
    """`count` pieces of work per CPU-second."""
    begun = time.process_time()
    work()
    return count / (time.process_time() - begun)


def random_games(id: str, seats: int, count: int, options: dict[str, Any] | None = None) -> Callable[[], None]:
    """A piece of work to be measured: so many games of random players."""
    played = room(id)
    read = played.read_options(options)

    def work() -> None:
        for number in range(count):
            state = played.rules.setup(read, seats)
            drive.playout(played.rules, state, Quick(f"pick {number}"), Quick(f"dice {number}"))
            played.rules.outcome(state)

    return work


def cpu_milliseconds(code: str) -> float:
    """CPU time of a fresh interpreter, user and system; the least of several runs, since other work only adds to it."""
    return 1000 * min(child_seconds(code) for _ in range(2 * RUNS))


def child_seconds(code: str) -> float:
    """The CPU time of a Python process that runs this program."""
    try:
        import resource
    except ImportError:  # Windows: the process tells its own time, without that of its end
        told = f"{code}\nimport time; print(time.process_time())"
        words = [sys.executable, "-c", told]
        return float(subprocess.run(words, check=True, capture_output=True).stdout)  # noqa: S603 - our own text
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own interpreter, our own text
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(id: str | None = None) -> dict[str, Any]:
    """All figures, or those of one room."""
    found: dict[str, Any] = {
        "python": sys.version.split()[0],
        "compiled": compiled(),
        "bare_python_cpu_ms": round(cpu_milliseconds("pass"), 1),
        "import_and_new_game_cpu_ms": round(cpu_milliseconds(NEW_GAME), 1),
    }
    for name in ROOMS if id is None else [id]:
        found |= room(name).bench.measure()
    return found
