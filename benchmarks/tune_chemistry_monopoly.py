"""Tunes what the bots of Chemistry Monopoly weigh a position by: the cross-entropy method on mirrored deals.

    python benchmarks/tune_chemistry_monopoly.py --generations 8 --seed 1 >tuned.txt

Each generation draws weights around the best ones so far, lets a `strong` bot with each of them play the same deals
from every seat, and moves to the mean of the best quarter. Same seed, same weights. It prints the [value] table of
src/labtop/content/bots/chemistry_monopoly.toml; nothing is written.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass

import msgspec

from labtop.bots import chemistry_monopoly as bots
from labtop.bots.base import Question
from labtop.bots.chemistry_monopoly_strong import Think
from labtop.bots.chemistry_monopoly_value import WEIGHTS, Weights
from labtop.engine.wire import Action
from labtop.simulate.ladder import Match, play_match

SPREAD = 0.35
"""Standard deviation of the first draws, of the logarithm of a weight."""
ELITE = 4
"""One in so many weights is kept."""


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
    """Games won, of each plan in units of its par."""
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
    mean = {name: float(value) for name, value in msgspec.structs.asdict(WEIGHTS).items()}
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


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--generations", type=int, default=8)
    read.add_argument("--population", type=int, default=16)
    read.add_argument("--deals", type=int, default=16, help="deals for two; for four a quarter of them")
    read.add_argument("--opponent", default="greedy")
    read.add_argument("--seed", default="1")
    given = read.parse_args()
    plans = [Plan(given.opponent, 2, given.deals), Plan(given.opponent, 4, max(1, given.deals // 4))]
    found = tune(given.generations, given.population, plans, given.seed)
    print("[value]")
    for name, value in msgspec.structs.asdict(found).items():
        print(f"{name} = {value}")


if __name__ == "__main__":
    main()
