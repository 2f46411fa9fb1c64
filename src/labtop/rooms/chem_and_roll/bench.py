"""Chem and Roll beside OpenSpiel's yacht, a C++ dice game driven from Python, where it is installed (`make bench`).

The ratio of the two in one run depends less on the machine than either figure.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

from labtop.lab.batch import simulate
from labtop.lab.bench import RUNS, random_games, rate


def yacht_games(count: int) -> Callable[[], None] | None:
    """The peer; None where OpenSpiel is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]  # the extra `research`
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


def measure() -> dict[str, Any]:
    """Peer and game are measured in turn, so that other work on the machine slows both alike."""
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
