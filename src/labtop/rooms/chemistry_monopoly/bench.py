"""Chemistry Monopoly: turns per CPU-second with every rule on, calm random bots (drive.playout), 4 seats.

A turn is a player's turn with all its rolls, purchases, trades and auctions. Rule bots are reported too, and how many
games came to the round limit, without which some games would not end.
"""

from __future__ import annotations

import time
from statistics import median
from typing import Any

from labtop.bots.base import Crowd
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room

RUNS = 5
GAMES = 20
SEATS = 4
EVERY_RULE = {"auction": True, "double_go": True, "extra_credit": "pot-and-base"}


def played(level: str, games: int, run: int = 0) -> tuple[float, float, int]:
    """Turns and moves per CPU-second of whole games, outcome included, and how many met the round limit."""
    game = room("chemistry-monopoly")
    options = game.read_options(EVERY_RULE)
    turns = moves = limited = 0
    begun = time.process_time()
    for number in range(games):
        seed = f"bench {run}/{number}"
        state = game.rules.setup(options, SEATS)
        rng = Quick(f"{seed}/pick")
        crowd = None if level == "random" else Crowd(game, [level] * SEATS, seed)
        drive.playout(game.rules, state, rng, Quick(f"{seed}/dice"), crowd, calm=game.calm)
        outcome = game.rules.outcome(state)
        assert outcome is not None
        turns += state.turns
        moves += state.moves
        limited += outcome.reason == "last_round"
    spent = time.process_time() - begun
    return turns / spent, moves / spent, limited


def measure() -> dict[str, Any]:
    """Medians of several runs."""
    played("random", 2)
    runs = [played("random", GAMES, run) for run in range(RUNS)]
    bots = [played("greedy", 4, run) for run in range(RUNS)]
    return {
        "monopoly_calm_turns_per_cpu_second": round(median(run[0] for run in runs), 1),
        "monopoly_calm_moves_per_cpu_second": round(median(run[1] for run in runs), 1),
        "monopoly_calm_games_at_the_round_limit": round(sum(run[2] for run in runs) / (RUNS * GAMES), 3),
        "monopoly_greedy_turns_per_cpu_second": round(median(run[0] for run in bots), 1),
        "monopoly_greedy_games_at_the_round_limit": round(sum(run[2] for run in bots) / (RUNS * 4), 3),
    }
