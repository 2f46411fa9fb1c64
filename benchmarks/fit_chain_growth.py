"""Learn how likely a seat is to win Chain Growth (bots/chain_growth_chance.py) from games of the quick player.

    python benchmarks/fit_chain_growth.py [GAMES]

Logistic regression by gradient steps over positions of random turns, games for two and for three. Same games, same
weights. Prints the line for content/bots/chain_growth.toml, and what the fit is worth on games it has not seen.
"""

from __future__ import annotations

import math
import sys
from random import Random

from labtop.bots.chain_growth_chance import signs
from labtop.bots.chain_growth_quick import QUICK
from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick
from labtop.engine.registry import room

PLAYED = room("chain-growth")
OFTEN, LONGEST, PASSES = 0.12, 500, 30
Row = tuple[list[float], float]


def positions(game: int) -> list[Row]:
    """Some turns of a game from every seat, with what became of it."""
    rules, pick = PLAYED.rules, Random(game)
    seats = 2 if game % 3 else 3
    s = rules.setup(PLAYED.read_options(), seats)
    dice = Quick(f"fit {game}")
    found = []
    while s.stack and s.moves < LONGEST:
        p = s.stack[-1]
        seat = p.waiting[0]
        if seat != CHANCE and pick.random() < OFTEN:
            found += [(signs(s, me), me) for me in range(seats)]
        action = drive.throw(rules, s, p, dice) if seat == CHANCE else QUICK(s, p, seat)
        drive.step(rules, s, p, seat, action, None)
    outcome = rules.outcome(s)
    if outcome is None:
        return []
    first = outcome.places.count(1)
    return [(row, (outcome.places[me] == 1) / first) for row, me in found]


def guess(weights: list[float], row: list[float]) -> float:
    z = sum(w * x for w, x in zip(weights, row, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, z))))


def fit(rows: list[Row]) -> list[float]:
    weights, rate = [0.0] * len(rows[0][0]), 0.3
    for _ in range(PASSES):
        for row, won in rows:
            error = rate * (won - guess(weights, row))
            for k, x in enumerate(row):
                weights[k] += error * x
        rate *= 0.85
    return weights


def loss(weights: list[float], rows: list[Row]) -> float:
    total = 0.0
    for row, won in rows:
        q = min(1 - 1e-9, max(1e-9, guess(weights, row)))
        total -= won * math.log(q) + (1 - won) * math.log(1 - q)
    return total / len(rows)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    rows = [row for game in range(games) for row in positions(game)]
    fresh = [row for game in range(games, games + games // 5) for row in positions(game)]
    Random(0).shuffle(rows)
    weights = fit(rows)
    print(f"chance = {[round(weight, 3) for weight in weights]}")
    print(
        f"{len(rows)} positions; loss on {len(fresh)} others {loss(weights, fresh):.4f} (knowing nothing: 0.6931)",
        file=sys.stderr,
    )
