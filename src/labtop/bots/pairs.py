"""Answers compared by games in the same worlds with the same dice, and how sure the comparison is. Knows no game.

What two answers have in common in a game (its dice, the hands of others) cancels in the difference, so that few games
say much. Errors are standard errors of the mean; a difference is beyond its error if it is larger than `SURE` of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, TypeVar

from labtop.bots.base import Advice

SURE: Final = 1.96
"""A difference of more standard errors counts as one. Of a hundred pairs of equal answers, five seem to differ."""
BEYOND: Final = 2.5
"""The same bound for the largest of several differences, which is large by noise too."""
THOROUGH: Final = 16
"""From this effort on, which is that of a hint, answers that are close to the best one get more games."""
WAVES: Final = 2
"""How often they get more games: each time as many together as all answers had at first."""
CLOSEST: Final = 4
"""Answers that get more games the first time, at most; the next time half as many."""
USUAL: Final = 6
"""A question with fewer answers gets as many games as one with this number of answers."""

A = TypeVar("A")
"""An answer, or a key that stands for answers of the same worth."""
Play = Callable[[A, int], float]
"""An answer and the number of a game -> its result; the number settles the world and the dice."""


def error_of(games: Sequence[float]) -> float:
    """The standard error of the mean; 0 where nothing was sampled."""
    n = len(games)
    if n < 2:
        return 0.0 if n == 0 else 1.0
    mean = sum(games) / n
    return sqrt(sum([(each - mean) ** 2 for each in games]) / (n - 1) / n)


def gap(better: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much better one answer did in the games that both had, and the standard error of that."""
    both = [one - two for one, two in zip(better, other, strict=False)]
    return (sum(both) / len(both), error_of(both)) if both else (0.0, 0.0)


def duel(one: Sequence[float], other: Sequence[float], least: float) -> tuple[int, int, int]:
    """Games that both answers had, and in how many each came out ahead by more than so much."""
    both = list(zip(one, other, strict=False))
    return len(both), sum(a - b > least for a, b in both), sum(b - a > least for a, b in both)


def rarer(one: Sequence[float], other: Sequence[float], least: float) -> int:
    """1 or 2: which of two answers comes out ahead in clearly fewer games, but by more in those; 0: neither does."""
    both = [a - b for a, b in zip(one, other, strict=False)]
    margins = [[each for each in both if each > least], [-each for each in both if -each > least]]
    few, many = sorted(margins, key=len)
    if len(many) - len(few) <= SURE * sqrt(len(many) + len(few)) or not few:
        return 0
    more = sum(few) / len(few) > sum(many) / len(many)
    return 1 + margins.index(few) if more else 0


def difference(better: Advice, other: Advice) -> tuple[float, float]:
    """The difference of two values, and its standard error."""
    return better.value - other.value, gap(better.games, other.games)[1]


def race(candidates: Sequence[A], play: Play[A], each: int, effort: int) -> dict[A, list[float]]:
    """The results of so many games for each answer; a thorough look plays more games for those that are close."""
    found = {action: [play(action, number) for number in range(each)] for action in candidates}
    budget, most, played = each * max(len(found), USUAL), CLOSEST, each
    for _ in range(WAVES if effort >= THOROUGH else 0):
        close = contenders(found)[:most]
        if len(close) < 2:
            break
        until = played + budget // len(close)
        for action in close:
            found[action] += [play(action, number) for number in range(len(found[action]), until)]
        most, played = max(2, most // 2), until
    return found


def contenders(found: dict[A, list[float]]) -> list[A]:
    """The best answer and those that are not behind it beyond the error, the best first."""
    values = values_of(found)
    order = sorted(found, key=lambda action: -values[action])
    best = found[order[0]]
    return [action for action in order if within(*gap(best, found[action]))]


def within(ahead: float, error: float) -> bool:
    """Whether a difference is inside its error."""
    return ahead <= SURE * error


def values_of(found: dict[A, list[float]]) -> dict[A, float]:
    """Means that compare: an answer with fewer games is put behind the one with most by what they differed in both."""
    most = max(found, key=lambda action: (len(found[action]), sum(found[action])))
    base = sum(found[most]) / max(1, len(found[most]))
    return {action: base - gap(found[most], games)[0] for action, games in found.items()}
