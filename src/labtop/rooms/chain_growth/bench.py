"""Chain Growth beside two peers, both gin rummy: OpenSpiel's in C++ driven from Python, and RLCard's in Python.

Random play in all three, moves per CPU-second. A decision is an answer of a player; "moves" counts chance too where the
game has it as moves of its own (ours and OpenSpiel's). RLCard deals inside its steps, so only decisions compare.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.lab.batch import simulate

RUNS = 5
GAMES = 120
PEER_GAMES = 12

Counted = tuple[int, int]
"""Decisions, and moves in all."""


def random_games(seats: int, count: int) -> Callable[[], Counted]:
    """Whole games by `playout` and `pick`, outcome included."""
    played = room("chain-growth")
    options = played.read_options()

    def work() -> Counted:
        moves = decisions = 0
        for number in range(count):
            state = played.rules.setup(options, seats)
            drive.playout(played.rules, state, Quick(f"pick {number}"), Quick(f"dice {number}"))
            played.rules.outcome(state)
            moves += state.moves
            decisions += state.moves - sum(state.draws.values())
        return decisions, moves

    return work


def open_spiel_games(count: int) -> Callable[[], Counted] | None:
    """The same for OpenSpiel's gin rummy; None where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]  # the extra `research`
    except ImportError:
        return None
    game = pyspiel.load_game("gin_rummy")
    rng = Random(1)

    def work() -> Counted:
        moves = decisions = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += 1
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, odds)[0])
                else:
                    decisions += 1
                    state.apply_action(rng.choice(state.legal_actions()))
        return decisions, moves

    return work


def rlcard_games(count: int) -> Callable[[], Counted] | None:
    """The same for RLCard's gin rummy; None where it is not installed."""
    try:
        import rlcard  # type: ignore[import-not-found,import-untyped,unused-ignore]  # only `make bench` installs it
    except ImportError:
        return None
    env = rlcard.make("gin-rummy", config={"seed": 1})
    rng = Random(1)

    def work() -> Counted:
        decisions = 0
        for _ in range(count):
            state, _player = env.reset()
            while not env.is_over():
                decisions += 1
                state, _player = env.step(rng.choice(list(state["legal_actions"])))
        return decisions, decisions

    return work


def rates(work: Callable[[], Counted]) -> tuple[float, float]:
    """Decisions and moves per CPU-second."""
    begun = time.process_time()
    decisions, moves = work()
    spent = time.process_time() - begun
    return decisions / spent, moves / spent


def measure() -> dict[str, Any]:
    """The game and its peers run in turn, so that other load on the machine affects all alike."""
    ours = random_games(2, GAMES)
    peers = {"open_spiel_gin_rummy": open_spiel_games(PEER_GAMES), "rlcard_gin_rummy": rlcard_games(PEER_GAMES)}
    ours()
    mine: list[tuple[float, float]] = []
    theirs: dict[str, list[tuple[float, float]]] = {name: [] for name, work in peers.items() if work is not None}
    for _ in range(RUNS):
        mine.append(rates(ours))
        for name, work in peers.items():
            if work is not None:
                theirs[name].append(rates(work))
    found: dict[str, Any] = {
        "chain_growth_moves_per_cpu_second": round(median(moves for _, moves in mine)),
        "chain_growth_decisions_per_cpu_second": round(median(decisions for decisions, _ in mine)),
    }
    for seats in (3, 4):
        moves = median(rates(random_games(seats, GAMES // 2))[1] for _ in range(3))
        found[f"chain_growth_moves_per_cpu_second_{seats}_seats"] = round(moves)
    for name, figures in theirs.items():
        found[f"{name}_decisions_per_cpu_second"] = round(median(decisions for decisions, _ in figures))
        ratios = [us[0] / them[0] for us, them in zip(mine, figures, strict=True)]
        found[f"chain_growth_decisions_per_{name}_decision"] = round(median(ratios), 2)
    if "open_spiel_gin_rummy" in theirs:
        figures = theirs["open_spiel_gin_rummy"]
        found["open_spiel_gin_rummy_moves_per_cpu_second"] = round(median(moves for _, moves in figures))
        ratios = [us[1] / them[1] for us, them in zip(mine, figures, strict=True)]
        found["chain_growth_moves_per_open_spiel_gin_rummy_move"] = round(median(ratios), 2)
    for seats in (2, 3, 4):
        greedy = simulate("chain-growth", games=100, seats=seats, bots=["greedy"], seed="bench")
        found[f"greedy_empty_hand_of_100_{seats}_seats"] = greedy.ended.get("empty_hand", 0)
        found[f"greedy_turns_per_player_{seats}_seats"] = round((greedy.moves / 100 - 2) / 2 / seats, 1)
    return found
