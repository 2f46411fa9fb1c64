"""The speeds of Laboratorium: random moves per CPU-second, and how long plans take."""

from __future__ import annotations

import time
from statistics import median
from typing import Any, Final

from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room

RUNS: Final = 5
GAMES: Final = 8
ROUNDS: Final = 50
SEATS: Final = 4


def random_moves(run: int) -> tuple[int, float]:
    """Moves of some random games, chance included, and the CPU-seconds they took; outcome and set-up included."""
    played = room("laboratorium")
    options = played.read_options({"rounds": ROUNDS})
    moves = 0
    begun = time.process_time()
    for number in range(GAMES):
        state = played.rules.setup(options, SEATS)
        drive.playout(played.rules, state, Quick(f"pick {run} {number}"), Quick(f"dice {run} {number}"))
        played.rules.outcome(state)
        moves += state.moves
    return moves, time.process_time() - begun


def plan_milliseconds(target: str) -> float:
    """CPU time of a first plan with the suggested cards, proof included."""
    from labtop.chemistry import notation
    from labtop.chemistry.planner import Planner
    from labtop.rooms.laboratorium.pack import PACKAGED

    cards = {entry.number: notation.read(entry.structure) for entry in PACKAGED.reagent}
    entry = next(entry for entry in PACKAGED.target if entry.id == target)
    begun = time.process_time()
    Planner({number: cards[number] for number in entry.suggested}, notation.read(entry.structure)).prove()
    return 1000 * (time.process_time() - begun)


def measure() -> dict[str, Any]:
    from labtop.rooms.laboratorium.pack import PACKAGED

    random_moves(-1)
    rates = [moves / seconds for moves, seconds in map(random_moves, range(RUNS))]
    targets = [entry.id for entry in PACKAGED.target if entry.source == "rulebook"]
    return {
        "laboratorium_random_moves_per_cpu_second": round(median(rates)),
        "laboratorium_plan_cpu_ms": {
            target: round(min(plan_milliseconds(target) for _ in range(RUNS)), 1) for target in targets
        },
    }
