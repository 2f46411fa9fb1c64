"""How likely each player is the first to finish, at the end of a round: figures of each bench and hand, with weights.

The weights are data (rooms/laboratorium/content/weights.toml), fitted to the ends of thousands of games by
benchmarks/tune_laboratorium.py.
"""

from __future__ import annotations

from math import exp
from typing import Final

from msgspec.structs import astuple

from labtop.chemistry.planner import Planner
from labtop.rooms.laboratorium.bots.master import CHANCE, Chance
from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY, SAFETY
from labtop.rooms.laboratorium.plans import plan_of
from labtop.rooms.laboratorium.state import Bench, Table

FAR: Final = 20
"""Stands for the manipulations left to a player without a known plan."""
FIGURES: Final = Chance.__struct_fields__
WEIGHTS: Final[tuple[float, ...]] = astuple(CHANCE)


def chances(s: Table, planner: Planner, weights: tuple[float, ...] = WEIGHTS) -> list[float]:
    """How likely each seat is the first to finish."""
    if s.winner >= 0:
        return [float(seat == s.winner) for seat in range(s.seats)]
    sums = [sum(map(float.__mul__, weights, figures(s, bench, planner))) for bench in s.benches]
    highest = max(sums)
    found = [exp(one - highest) for one in sums]
    total = sum(found)
    return [one / total for one in found]


def figures(s: Table, bench: Bench, planner: Planner) -> list[float]:
    """What a seat has and lacks, in the order of `Chance`."""
    plan = plan_of(planner, bench.molecule.code()) if bench.steps else None
    left = FAR if plan is None else plan.cost
    coming = [] if plan is None else plan.cards[1:]
    held = [s.kit.reagents[place].number for place in bench.reagents]
    return [
        float(left),
        1 / (1 + left),
        float(len(coming)),
        float(len(set(coming).difference(held))),
        float(bench.safety.count(False)),
        float(bench.sizes[BOUM]),
        float(bench.sizes[CHEMISTRY]),
        float(bench.sizes[SAFETY]),
    ]
