"""Fits the weights of [chance] in rooms/laboratorium/content/weights.toml: who finishes first, at the end of a round.

    python benchmarks/tune_laboratorium.py --games 6000 --seed fit        # 2 CPU-minutes

Each game is begun by two players of any level, some even at random, and after up to `MIXED` rounds finished by two
masters; from then on every position between two rounds is an observation (logistic regression on the difference of
the two players' figures). The same seed gives the same weights. The table is printed, not written.
"""

from __future__ import annotations

import argparse
from math import exp, log
from random import Random

from labtop.bots.base import Crowd, levels
from labtop.engine import drive
from labtop.engine.dice import SealedDice, deal_key
from labtop.rooms.laboratorium import ROOM
from labtop.rooms.laboratorium.bots.standing import FIGURES, figures
from labtop.rooms.laboratorium.plans import planner_for
from tune_chemistry_monopoly import solved

MIXED = 3
"""Rounds at the beginning that players of any level play, at most."""
RIDGE = 1e-2
STEPS = 12
TESTED = 5
"""One game of so many is not fitted, but used to test the fit."""

Sample = tuple[list[float], int]
"""The figures of the first seat less those of the second, and 1 if the first won."""


def observed(number: int, seed: str) -> list[Sample]:
    """The positions between two rounds of one game."""
    rng, rules = Random(f"{seed}/{number}"), ROOM.rules
    s = rules.setup(ROOM.read_options({}), 2)
    dice, seats = SealedDice(deal_key(f"{seed}/{number}")), range(2)
    mixed = Crowd(ROOM, [rng.choice(levels(ROOM)) for _ in seats], f"{seed}/{number}")
    masters = Crowd(ROOM, ["master"] * 2, f"{seed}/{number}")
    until, known = rng.randint(0, MIXED), 1
    found: list[list[float]] = []
    planner = None
    while s.stack:
        if s.round > known:
            known = s.round
            if known > until:
                planner = planner or planner_for(rules.public(s))
                one, other = [figures(s, bench, planner) for bench in s.benches]
                found.append([a - b for a, b in zip(one, other, strict=True)])
        choose = mixed if s.round <= until else masters
        if not (s.doors and drive.answer_door(rules, s, choose)):
            drive.playout(rules, s, dice, dice, choose, at_most=s.moves + 1)
    return [(line, 1 - s.winner) for line in found] if s.winner >= 0 else []


def likely(weights: list[float], line: list[float]) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum(map(float.__mul__, weights, line))))))


def loss(weights: list[float], told: list[Sample]) -> float:
    """Mean logarithmic loss; less is better."""
    total = sum([log(max(1e-9, p if won else 1 - p)) for line, won in told for p in [likely(weights, line)]])
    return -total / len(told)


def fit(told: list[Sample]) -> list[float]:
    """Newton's method with a small ridge term."""
    size = len(FIGURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [RIDGE * weight for weight in weights]
        bend = [[RIDGE * (i == k) for k in range(size)] for i in range(size)]
        for line, won in told:
            p = likely(weights, line)
            for i in range(size):
                slope[i] += (p - won) * line[i]
                for k in range(size):
                    bend[i][k] += p * (1 - p) * line[i] * line[k]
        weights = [weight - step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--games", type=int, default=6000)
    read.add_argument("--seed", default="fit")
    given = read.parse_args()
    told: list[Sample] = []
    fresh: list[Sample] = []
    for number in range(given.games):
        (told if number % TESTED else fresh).extend(observed(number, given.seed))
    weights = fit(told)
    print(f"# {len(told)} positions; on {len(fresh)} fresh ones {loss(weights, fresh):.4f}, even chances {log(2):.4f}")
    print("[chance]")
    for name, weight in zip(FIGURES, weights, strict=True):
        print(f"{name.replace('_', '-')} = {weight:.3f}")


if __name__ == "__main__":
    main()
