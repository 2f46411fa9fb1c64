"""Tune the weights of Chain Growth's quick player by playing against earlier weights (cross-entropy method).

    python benchmarks/tune_chain_growth.py [ROUNDS] [SEED]

Each round draws some weights around the current ones, lets each play the same deals from both seats against the
weights of an earlier round, and moves towards the best. The same rounds and seed give the same weights. The new file is
printed, not written.
"""

from __future__ import annotations

import sys
from random import Random
from typing import TextIO

import msgspec

from labtop.engine import drive
from labtop.engine.core import Prompt, State
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.bots.quick import TUNED, QuickPlayer, Weights

PLAYED = room("chain-growth")
DRAWN, BEST, DEALS = 24, 6, 60
FRESH = range(90_000, 90_040)
SEATS = (2, 2, 3)


class Two:
    """A challenger in one seat, opponents in the others."""

    def __init__(self, challenger: QuickPlayer, opponent: QuickPlayer, seat: int) -> None:
        self.challenger, self.opponent, self.seat = challenger, opponent, seat

    def __call__(self, s: State, p: Prompt, seat: int) -> Action:
        return (self.challenger if seat == self.seat else self.opponent)(s, p, seat)


def score(weights: Weights, opponent: Weights, deals: range) -> float:
    """Share of games won beyond that of equal players, plus a small term for the lead in points."""
    won = 0.0
    one, other = QuickPlayer(weights), QuickPlayer(opponent)
    for deal in deals:
        seats = SEATS[deal % len(SEATS)]
        for seat in range(seats):
            state = PLAYED.rules.setup(PLAYED.read_options(), seats)
            drive.playout(PLAYED.rules, state, Quick("x"), Quick(f"tune {deal}"), Two(one, other, seat), at_most=600)
            outcome = PLAYED.rules.outcome(state)
            if outcome is None:
                continue
            best = max(float(points) for at, points in enumerate(outcome.scores) if at != seat)
            won += ((outcome.places[seat] == 1) / outcome.places.count(1) - 1 / seats) / seats
            won += 0.005 * max(-20.0, min(20.0, float(outcome.scores[seat]) - best)) / seats
    return won / len(deals)


def tune(rounds: int, seed: str) -> Weights:
    rng = Random(seed)
    names = Weights.__struct_fields__
    mean = msgspec.structs.astuple(TUNED.weights)
    spread = tuple(0.3 * abs(value) + 0.15 for value in mean)
    history = [TUNED.weights]
    for number in range(rounds):
        opponent = history[max(0, len(history) - 1 - rng.randrange(3))]
        deals = range(number * DEALS, (number + 1) * DEALS)
        drawn = [tuple(rng.gauss(m, sd) for m, sd in zip(mean, spread, strict=True)) for _ in range(DRAWN)]
        drawn[0] = mean
        ranked = sorted(drawn, key=lambda one: -score(Weights(*one), opponent, deals))[:BEST]
        mean = tuple(sum(values) / BEST for values in zip(*ranked, strict=True))
        spread = tuple(
            0.6 * sd + 0.4 * (sum((v - m) ** 2 for v in values) / BEST) ** 0.5 + 0.02 * abs(m)
            for sd, m, values in zip(spread, mean, zip(*ranked, strict=True), strict=True)
        )
        history.append(Weights(*mean))
        print(
            f"{number}: {score(history[-1], TUNED.weights, FRESH):+.3f} against the first",
            file=sys.stderr,
            flush=True,
        )
        dump(history[-1], names, rounds, seed, sys.stderr)
    return history[-1]


def dump(weights: Weights, names: tuple[str, ...], rounds: int, seed: str, to: TextIO) -> None:
    print(f'command = "python benchmarks/tune_chain_growth.py {rounds} {seed}"\n\n[weights]', file=to)
    for name, value in zip(names, msgspec.structs.astuple(weights), strict=True):
        print(f"{name} = {value:.3f}", file=to, flush=True)


if __name__ == "__main__":
    rounds, seed = int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2] if len(sys.argv) > 2 else "1"
    dump(tune(rounds, seed), Weights.__struct_fields__, rounds, seed, sys.stdout)
