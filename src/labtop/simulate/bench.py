"""The speeds that docs/performance.md quotes. Work per CPU-second of one core, median of several runs, none a test.

The peer is OpenSpiel's yacht, a C++ dice game driven from Python, where it is installed (`make bench`): a ratio taken
in one run says more than a figure taken on an idle machine.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.simulate.batch import simulate

RUNS = 5
NEW_GAME = "import labtop; labtop.start('chem-and-roll', seed=7)"


def rate(work: Callable[[], None], count: int) -> float:
    """`count` pieces of work per CPU-second."""
    begun = time.process_time()
    work()
    return count / (time.process_time() - begun)


def random_games(id: str, seats: int, count: int, options: dict[str, Any] | None = None) -> Callable[[], None]:
    played = room(id)
    read = played.read_options(options)

    def work() -> None:
        for number in range(count):
            state = played.rules.setup(read, seats)
            drive.playout(played.rules, state, Quick(f"pick {number}"), Quick(f"dice {number}"))
            played.rules.outcome(state)

    return work


def yacht_games(count: int) -> Callable[[], None] | None:
    """The peer; None where OpenSpiel is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]  # only `make bench` installs it
    except ImportError:
        return None
    from random import Random

    game = pyspiel.load_game("yacht")
    rng = Random(1)

    def work() -> None:
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, odds)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))

    return work


def cpu_milliseconds(code: str) -> float:
    """CPU time of a fresh interpreter, user and system; the least of several, since other work only adds to it."""
    best = float("inf")
    for _ in range(2 * RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own interpreter, our own text
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return 1000 * best


def measure(id: str | None = None) -> dict[str, Any]:
    """All figures, or those of one room."""
    found: dict[str, Any] = {
        "python": sys.version.split()[0],
        "compiled": drive.__file__.endswith(".so"),
        "bare_python_cpu_ms": round(cpu_milliseconds("pass"), 1),
        "import_and_new_game_cpu_ms": round(cpu_milliseconds(NEW_GAME), 1),
    }
    if id in (None, "chem-and-roll"):
        found |= measure_chem_and_roll()
    if id in (None, "chain-growth"):
        from labtop.simulate import bench_chain_growth

        found |= bench_chain_growth.measure()
    return found


def measure_chem_and_roll() -> dict[str, Any]:
    """Peer and game take turns, so that both meet the same noise."""
    ours, peers = [], []
    games = random_games("chem-and-roll", 1, 1000)
    yacht = yacht_games(10)
    games()
    for _ in range(RUNS):
        ours.append(rate(games, 1000))
        if yacht is not None:
            peers.append(rate(yacht, 10))
    crowd = [1000 / rate(random_games("chem-and-roll", 99, 5), 5) for _ in range(RUNS)]
    greedy = simulate("chem-and-roll", games=300, bots=["greedy"], seed="bench")
    found: dict[str, Any] = {"solo_random_games_per_cpu_second": round(median(ours), 1)}
    if peers:
        found["open_spiel_yacht_games_per_cpu_second"] = round(median(peers), 1)
        found["solo_games_per_yacht_game"] = round(median(o / p for o, p in zip(ours, peers, strict=True)), 1)
    found["game_of_99_cpu_ms"] = round(median(crowd), 1)
    found["greedy_solo_mean"] = greedy.seats_stats[0].mean
    found["greedy_solo_games_per_cpu_second"] = greedy.games_per_cpu_second
    return found
