"""Figures of the coaches: how players of known strength score, what hints and reviews cost, which offers are taken.

    python benchmarks/coach.py accuracy chain-growth --levels master,random --games 50 --decisions 24
    python benchmarks/coach.py hints chain-growth --games 6
    python benchmarks/coach.py reviews chain-growth --games 4
    python benchmarks/coach.py offers --games 12

`accuracy` plays games of one level against itself, weighs decisions of each as the first pass of a review does, and
gives 1 - (all losses / all stakes) with its 95 % interval, each game being one observation. `hints` and `reviews` give
CPU seconds. `offers` asks every level what it would answer to the offers that hints of Chemistry Monopoly recommend.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

from labtop import start
from labtop.bots.accuracy import Cost
from labtop.bots.base import Crowd, Seen, asked_coach, bot, levels
from labtop.bots.coach import QUICK, decisions, evenly, question, review, stand_again, weighed
from labtop.bots.hinting import hint
from labtop.bots.pairs import SURE
from labtop.engine import drive, record
from labtop.engine.dice import Quick
from labtop.engine.game import Game
from labtop.engine.registry import room

SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "chain-growth": [(2, {})],
    "chem-and-roll": [(1, {}), (2, {"mode": "draft"})],
    "chemistry-monopoly": [(2, {})],
    "laboratorium": [(2, {})],
}
"""Room -> seats and options of the games; more than one take turns."""


def played(id: str, names: list[str], seed: str, options: dict[str, Any]) -> Game:
    """A finished game of bots; who has a use for a card that may be played at any moment is asked at once."""
    game = start(id, seats=len(names), seed=seed, options=options)
    crowd = Crowd(game.room, names, seed)
    while not game.over:
        asks = game.asks()
        doors = [door.id for door in game.state.doors]
        ask = next((ask for ask in asks if ask.prompt in doors and game.legal(ask)), asks[0])
        game.play(ask, crowd.answer(game.state, ask))
    return game


def costs(wish: tuple[str, str, str, int, int, str]) -> tuple[float, float, int]:
    """Of one game: the sum of losses, the sum of stakes, decisions."""
    id, level, players, number, most, seed = wish
    seats, options = SETTINGS[id][number % len(SETTINGS[id])]
    told = record.read(played(id, [players] * seats, f"{seed}/{players}/{number}", options).record())
    found, _ = decisions(room(id), told)
    chosen = evenly(found, most)
    stand_again(room(id), told, chosen)
    wise = asked_coach(room(id))
    each: list[Cost] = []
    for decision in chosen:
        if level != players:
            decision.played = bot(room(id), level).choose(question(room(id), decision, f"{seed}/{level}/{number}"))
        decision.found = weighed(room(id), wise, decision, QUICK)
        each.append(decision.cost)
    return sum([one.loss for one in each]), sum([one.stake for one in each]), len(each)


def accuracy(asked: argparse.Namespace) -> None:
    with ProcessPoolExecutor(asked.jobs) as pool:
        for level in asked.levels.split(","):
            many = len(SETTINGS[asked.room])
            players = asked.players or level
            wishes = [(asked.room, level, players, n, asked.decisions, asked.seed) for n in range(asked.games)]
            found = list(pool.map(costs, wishes))
            for kind in range(many):
                mine = found[kind::many]
                lost, stake = sum(one[0] for one in mine), sum(one[1] for one in mine)
                ratio = lost / stake
                spread = sum((one[0] - ratio * one[1]) ** 2 for one in mine) * len(mine) / max(1, len(mine) - 1)
                error = SURE * sqrt(spread) / stake
                seats, options = SETTINGS[asked.room][kind]
                figures = f"{100 * (1 - ratio):.1f} % ± {100 * error:.1f}"
                weighed_in_all = sum(one[2] for one in mine)
                print(
                    f"{asked.room} {seats} {options} {level}: {figures} ({len(mine)} games, {weighed_in_all} decisions)"
                )


def hints(asked: argparse.Namespace) -> None:
    """Every fifth decision of games between `strong` and `greedy`."""
    took: list[float] = []
    even = 0
    for number in range(asked.games):
        seats, options = SETTINGS[asked.room][number % len(SETTINGS[asked.room])]
        game = start(asked.room, seats=seats, seed=f"{asked.seed}/{number}", options=options)
        crowd = Crowd(game.room, [("strong", "greedy")[seat % 2] for seat in range(seats)], f"{asked.seed}/{number}")
        met = 0
        while not game.over:
            ask = game.asks()[0]
            met += len(game.legal(ask)) > 1
            if len(game.legal(ask)) > 1 and met % 5 == 0:
                prompt = drive.find(game.state, ask)
                begun = time.process_time()
                found = hint(game.room, Seen(game.room, game.state, prompt, ask, Quick(f"{number}/{met}")))
                took.append(time.process_time() - begun)
                even += found.even
            game.play(ask, crowd.answer(game.state, ask))
    took.sort()
    middle, slow = took[len(took) // 2], took[min(len(took) - 1, int(0.95 * len(took)))]
    print(
        f"{asked.room}: {len(took)} hints, median {middle:.2f} s, p95 {slow:.2f} s, longest {took[-1]:.2f} s;", end=" "
    )
    print(f"{100 * even / len(took):.0f} % too close to call")


def reviews(asked: argparse.Namespace) -> None:
    took = []
    for number in range(asked.games):
        seats, options = SETTINGS[asked.room][number % len(SETTINGS[asked.room])]
        names = [("strong", "greedy", "beginner")[(number + seat) % 3] for seat in range(seats)]
        told = record.read(played(asked.room, names, f"{asked.seed}/{number}", options).record())
        begun = time.process_time()
        found = review(told)
        took.append((time.process_time() - begun, found.weighed, len(found.turning)))
    took.sort()
    print(
        f"{asked.room}: {len(took)} reviews, median {took[len(took) // 2][0]:.1f} s, longest {took[-1][0]:.1f} s;",
        end=" ",
    )
    print(f"decisions weighed {sum(one[1] for one in took)}, turning points {sum(one[2] for one in took)}")


def offers(asked: argparse.Namespace) -> None:
    """What each level answers to the offers that hints put first, and first beyond their error."""
    monopoly = room("chemistry-monopoly")
    found: Counter[tuple[str, str]] = Counter()
    for number in range(asked.games):
        game = start(monopoly.id, seats=2 + number % 2, seed=f"{asked.seed}/{number}")
        crowd = Crowd(monopoly, ["strong", "greedy", "strong"][: game.seats], f"{asked.seed}/{number}")
        met = 0
        while not game.over and met < asked.decisions:
            ask = game.asks()[0]
            prompt = drive.find(game.state, ask)
            met += ask.kind == "turn"
            if ask.kind == "turn" and met % 3 == 0:
                first = hint(monopoly, Seen(monopoly, game.state, prompt, ask, Quick(f"{number}/{met}")))
                if type(first.best.action).__name__ == "Offer":
                    tried = monopoly.rules.clone(game.state)
                    drive.step(monopoly.rules, tried, drive.find(tried, ask), ask.seat, first.best.action, None)
                    sure = "close" if first.even else "clear"
                    found[sure, "made"] += 1
                    for level in levels(monopoly)[1:]:
                        reply = drive.asks(tried)[0]
                        seen = Seen(monopoly, tried, drive.find(tried, reply), reply, Quick("reply"))
                        found[sure, level] += type(bot(monopoly, level).choose(seen)).__name__ == "Accept"
            game.play(ask, crowd.answer(game.state, ask))
    for sure in ("clear", "close"):
        taken = ", ".join(f"{level} {found[sure, level]}" for level in levels(monopoly)[1:])
        print(f"{sure}: {found[sure, 'made']} offers; accepted by {taken}")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=["accuracy", "hints", "reviews", "offers"])
    asked.add_argument("room", nargs="?", default="chemistry-monopoly")
    asked.add_argument("--levels", default="master,random")
    asked.add_argument("--games", type=int, default=50)
    asked.add_argument("--players", help="who plays the games, where not the level itself: it answers those weighed")
    asked.add_argument("--decisions", type=int, default=24, help="of each game, at most, spread evenly over it")
    asked.add_argument("--seed", default="coach")
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    {"accuracy": accuracy, "hints": hints, "reviews": reviews, "offers": offers}[given.what](given)


if __name__ == "__main__":
    main()
