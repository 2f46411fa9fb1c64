"""Tunes the weights by which bots of Chemistry Monopoly rate a position: [value] of `strong`, [chance] of `master`.

    python benchmarks/tune_chemistry_monopoly.py value --generations 8 --deals 12 --seed 1
    python benchmarks/tune_chemistry_monopoly.py chance --positions 6000 --seed fit

`value` is the cross-entropy method on mirrored deals: each generation draws weights around the best ones so far, lets
a `strong` bot with each of them play the same deals from every seat, and moves to the mean of the best quarter.
`chance` plays positions to their end and fits the winners (logistic regression with one line of figures for each
player). The same seed gives the same weights. The tables for content/weights.toml are printed, not written.
"""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass

import msgspec

from labtop.bots.base import Question
from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick as QuickDice
from labtop.engine.wire import Action
from labtop.lab.ladder import Match, play_match
from labtop.rooms.chemistry_monopoly import ROOM
from labtop.rooms.chemistry_monopoly.bots import levels as bots
from labtop.rooms.chemistry_monopoly.bots.deals import missing
from labtop.rooms.chemistry_monopoly.bots.lore import lore_of
from labtop.rooms.chemistry_monopoly.bots.odds import FIGURES, chances, lines
from labtop.rooms.chemistry_monopoly.bots.quick import RULES, Quick, play_on
from labtop.rooms.chemistry_monopoly.bots.strong import Think
from labtop.rooms.chemistry_monopoly.bots.value import Weights
from labtop.rooms.chemistry_monopoly.purse import give_card, take_card
from labtop.rooms.chemistry_monopoly.state import Table

START = {
    "horizon": 30.0, "asset": 100.0, "piece": 50.0, "prospect": 80.0, "later": 60.0, "free": 40.0, "held": 15.0,
    "keep": 100.0, "base": 150.0, "fear_mean": 2.0, "fear_max": 40.0, "short": 80.0, "expense": 60.0, "low": 300.0,
}  # fmt: skip
"""Weights set by hand. The search always begins here, not at the weights of the file, so that a second run is equal."""
SPREAD = 0.35
"""Standard deviation of the first draws, of the logarithm of a weight."""
ELITE = 4
"""The best of every ELITE sets of weights is kept."""


@dataclass
class Plan:
    opponent: str
    seats: int
    deals: int


def bot_with(weights: Weights) -> type:
    class Tried:
        def choose(self, seen: Question) -> Action:
            return Think(seen.worlds(1)[0], seen.ask.seat, seen.legal, weights).best(seen.ask.kind, seen.rng)

    return Tried


def score(weights: Weights, plans: list[Plan], seed: str) -> float:
    """Share of games won, relative to the share that equal players would win; the mean over all plans."""
    bots.BOTS["strong"] = bot_with(weights)
    total = 0.0
    for plan in plans:
        match = Match("chemistry-monopoly", plan.seats, {}, "strong", plan.opponent, seed, 0, plan.deals)
        shares = play_match(match).shares
        total += sum(shares) / len(shares) * plan.seats
    return total / len(plans)


def drawn(mean: dict[str, float], sd: dict[str, float], rng: random.Random) -> Weights:
    return Weights(**{name: max(1, round(mean[name] * pow(2.718, rng.gauss(0, sd[name])))) for name in mean})


def tune(generations: int, population: int, plans: list[Plan], seed: str) -> Weights:
    rng = random.Random(seed)
    mean = dict(START)
    sd = dict.fromkeys(mean, SPREAD)
    for generation in range(generations):
        tried = [drawn(mean, sd, rng) for _ in range(population - 1)]
        tried.append(Weights(**{name: round(value) for name, value in mean.items()}))
        ranked = sorted([(score(w, plans, f"{seed}/{generation}"), i) for i, w in enumerate(tried)], reverse=True)
        best = [tried[i] for _, i in ranked[: max(2, population // ELITE)]]
        for name, before in list(mean.items()):
            values = [getattr(w, name) for w in best]
            mean[name] = 0.4 * before + 0.6 * sum(values) / len(values)
            sd[name] *= 0.9
        print(f"# {generation}: best {ranked[0][0]:.3f}, mean {sum(r for r, _ in ranked) / population:.3f}", flush=True)
        print("# " + ", ".join(f"{name} {value:.0f}" for name, value in mean.items()), flush=True)
    return Weights(**{name: round(value) for name, value in mean.items()})


# ---- chance --------------------------------------------------------------------------------------------------------

Sample = tuple[list[list[float]], list[float]]
"""The figures of each player who is not bankrupt, and the share of games that each won."""
SEATS = (2, 2, 2, 3, 4)
LATEST = 30
"""Rounds played before a position is taken."""
SHUFFLED = 0.7
"""Share of positions in which cards and money are exchanged, so that the fit sees sets of all players."""
PLAYED = 2
"""Games from each position."""
RIDGE = 1e-3
STEPS = 10


def position(rng: random.Random, seed: str) -> Table | None:
    """A game of quick players at the beginning of a turn; None if it ended before."""
    s = RULES.setup(ROOM.read_options({}), rng.choice(SEATS))
    quick, dice = Quick(lore_of(s.board)), QuickDice(seed)
    last = s.seats * rng.randint(3, LATEST)
    while s.stack and (s.turns < last or s.stack[-1].kind != "turn"):
        p = s.stack[-1]
        seat = p.waiting[0]
        drive.step(RULES, s, p, seat, drive.throw(RULES, s, p, dice) if seat == CHANCE else quick(s, p, seat), None)
    if s.stack and rng.random() < SHUFFLED:
        for _ in range(rng.randint(1, 3)):
            hand_over(s, rng)
    return s if s.stack else None


def hand_over(s: Table, rng: random.Random) -> None:
    """Exchange a set for a set, or for money, between two players."""
    one, other = rng.sample([seat for seat in range(s.seats) if s.alive[seat]], 2)
    gets, gives = missing(s, one, other), missing(s, other, one)
    get = rng.choice(gets) if gets and rng.random() < 0.8 else []
    gives = [cards for cards in gives if not get or s.board.family[cards[0]] != s.board.family[get[0]]]
    give = rng.choice(gives) if gives and rng.random() < 0.6 else []
    for q in get + give:
        take_card(s, q)
    for q in get:
        give_card(s, q, one)
    for q in give:
        give_card(s, q, other)
    paid = int(rng.random() ** 2 * s.cash[one]) if rng.random() < 0.6 else 0
    s.cash[one] -= paid
    s.cash[other] += paid


def samples(count: int, seed: str) -> list[Sample]:
    found: list[Sample] = []
    number = 0
    while len(found) < count:
        number += 1
        s = position(random.Random(f"{seed}/{number}"), f"{seed}/{number}")
        if s is None:
            continue
        lore = lore_of(s.board)
        won = [0.0] * s.seats
        for game in range(PLAYED):
            end = RULES.clone(s)
            play_on(end, Quick(lore), QuickDice(f"{seed}/{number}/{game}"), 10**9)
            won = [have + more / PLAYED for have, more in zip(won, chances(end, lore), strict=True)]
        told = [(line, share) for line, share in zip(lines(s, lore), won, strict=True) if line is not None]
        found.append(([line for line, _ in told], [share for _, share in told]))
    return found


def predicted(weights: list[float], told: list[list[float]]) -> list[float]:
    found = [math.exp(sum(map(float.__mul__, weights, line))) for line in told]
    return [each / sum(found) for each in found]


def loss(weights: list[float], told: list[Sample]) -> float:
    """Mean logarithmic loss of the predicted chances of the winners; less is better."""
    total = 0.0
    for rows, won in told:
        total -= sum([share * math.log(max(1e-6, p)) for share, p in zip(won, predicted(weights, rows), strict=True)])
    return total / len(told)


def fit(told: list[Sample]) -> list[float]:
    """Newton's method, with a small ridge term because some figures are nearly collinear."""
    size = len(FIGURES)
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [RIDGE * len(told) * w for w in weights]
        bend = [[RIDGE * len(told) * (i == k) for k in range(size)] for i in range(size)]
        for rows, won in told:
            likely = predicted(weights, rows)
            mean = [sum([p * row[i] for p, row in zip(likely, rows, strict=True)]) for i in range(size)]
            for p, share, row in zip(likely, won, rows, strict=True):
                away = [row[i] - mean[i] for i in range(size)]
                for i in range(size):
                    slope[i] += (p - share) * row[i]
                    part, line = p * away[i], bend[i]
                    for k in range(size):
                        line[k] += part * away[k]
        weights = [w - step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination without pivoting, since the matrix is positive definite."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (rows[i][size] - sum([rows[i][k] * found[k] for k in range(i + 1, size)])) / rows[i][i]
    return found


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("table", choices=("value", "chance"))
    read.add_argument("--generations", type=int, default=8)
    read.add_argument("--population", type=int, default=16)
    read.add_argument("--deals", type=int, default=12, help="deals for two; for four a quarter of them")
    read.add_argument("--opponent", default="greedy")
    read.add_argument("--positions", type=int, default=6000)
    read.add_argument("--seed", default="1")
    given = read.parse_args()
    if given.table == "chance":
        weights = fit(samples(given.positions, given.seed))
        fresh = samples(given.positions // 5, f"{given.seed}/fresh")
        even = loss([0.0] * len(FIGURES), fresh)
        print(f"# on fresh positions {loss(weights, fresh):.4f}, with even chances {even:.4f}")
        print("[chance]")
        for name, weight in zip(FIGURES, weights, strict=True):
            print(f"{name} = {weight:.3f}")
        return
    plans = [Plan(given.opponent, 2, given.deals), Plan(given.opponent, 4, max(1, given.deals // 4))]
    found = tune(given.generations, given.population, plans, given.seed)
    print("[value]")
    for name, value in msgspec.structs.asdict(found).items():
        print(f"{name} = {value}")


if __name__ == "__main__":
    main()
