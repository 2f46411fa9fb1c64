"""How long people would sit at a game of Chemistry Monopoly: games of bots, each decision with a person's seconds.

    python benchmarks/length_chemistry_monopoly.py --games 60 --seed length

The seconds are assumptions, written down here; the decisions are those of games that the bots of the levels which
people resemble (beginner, greedy and a mixture of both) play to their end. For 2 to 6 seats and several sets of options
the table has the median, the nine games of ten that are shorter, and the share of games that a limit in rounds ended.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from labtop.bots.base import Crowd
from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly import ROOM

SECONDS = {
    "throw": 6.0, "end": 3.0, "buy": 7.0, "decline": 7.0, "condense": 5.0, "evaporate": 6.0, "selldown": 12.0,
    "transfer": 6.0, "buyback": 6.0, "offer": 30.0, "accept": 12.0, "refuse": 12.0, "counter": 30.0, "bid": 5.0,
    "drop": 4.0, "paytax": 8.0, "payfine": 5.0, "usefree": 4.0, "payinterest": 6.0, "giveup": 15.0, "count": 15.0,
}  # fmt: skip
"""Assumed seconds of a person for an answer, with reading and passing the device or the mouse; not measured."""
SHOWN = {"thrown": 2.0, "lab_day": 4.0, "test_day": 4.0}
"""Seconds that dice and tokens take on the screen at the calm pace, and for reading a card."""
TABLES = ("beginner", "greedy", "mixed")


def levels(table: str, seats: int) -> list[str]:
    if table == "mixed":
        return [("beginner", "greedy")[seat % 2] for seat in range(seats)]
    return [table] * seats


def played(wish: tuple[dict[str, Any], int, str, str]) -> tuple[float, str, int, int]:
    """One game: minutes, the reason of its end, rounds, bankruptcies."""
    options, seats, table, seed = wish
    rules = ROOM.rules
    s = rules.setup(ROOM.read_options(options), seats)
    crowd, dice, seconds = Crowd(ROOM, levels(table, seats), seed), Quick(f"{seed}/dice"), 0.0
    while s.stack:
        p = s.stack[-1]
        seat = p.waiting[0]
        if seat == CHANCE:
            action: Action = drive.throw(rules, s, p, dice)
            seconds += SHOWN.get(p.kind, 0.0)
        else:
            action = crowd(s, p, seat)
            seconds += SECONDS[str(type(action).__struct_config__.tag)]
        drive.step(rules, s, p, seat, action, None)
    return seconds / 60, s.reason, s.round, len(s.left)


def row(pool: ProcessPoolExecutor, options: dict[str, Any], seats: int, games: int, seed: str) -> str:
    wishes = [(options, seats, table, f"{seed}/{table}/{n}") for table in TABLES for n in range(games)]
    found = list(pool.map(played, wishes, chunksize=8))
    minutes = sorted(one[0] for one in found)
    ended = Counter(one[1] for one in found)
    limit = 100 * (ended["last_round"] + ended["bell"]) / len(found)
    nine = minutes[int(0.9 * len(minutes))]
    rounds = statistics.median(one[2] for one in found)
    out = sum(one[3] for one in found) / len(found)
    figures = [seats, round(statistics.median(minutes)), round(nine), round(minutes[-1]), round(rounds)]
    return f"| {' | '.join(map(str, figures))} | {limit:.0f} % | {out:.1f} |"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=60, help="games of each kind of table")
    asked.add_argument("--seed", default="length")
    asked.add_argument("--option", action="append", default=[], help="name=value, more than once")
    asked.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    options = ROOM.plain_options(dict(pair.split("=", 1) for pair in given.option))
    print(options)
    print("| seats | median, min | nine of ten, min | longest | rounds | ended by the limit | bankruptcies |")
    print("|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(given.jobs) as pool:
        for seats in given.seats:
            print(row(pool, options, seats, given.games, given.seed), flush=True)


if __name__ == "__main__":
    main()
