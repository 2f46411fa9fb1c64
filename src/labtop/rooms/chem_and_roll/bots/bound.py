"""A proven upper bound on the mean money of Chem and Roll played alone, with basic chemistry.

It is the exact value, by dynamic programming, of a kinder game with few states: boxes only count their dice. Every way
to play the true game can be copied in the kinder one, move by move on the same dice, and earns at least as much there:

- A line sold for x has water x and two equal gases y with y + T >= x, T being the reach when they react. The kinder
  game pays x / 3 when the water is placed and 2 min(6, y + T) / 3 when the second gas is: at least x in all. It does
  not ask that values match, nor that the line be finished, nor what the first gas was.
- Bonus rows take any dice of their colour, whatever the pattern, and n dice give the best bonus that n dice can give.
  From `MOST_CATALYST` and `MOST_WATER` dice on they give everything.
- The stock exchange takes any six dice.
- The market may be visited any number of times.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from labtop.rooms.chem_and_roll.bots.search import mean_of_best
from labtop.rooms.chem_and_roll.choosing import HIGHEST, PRICES
from labtop.rooms.chem_and_roll.packing import (
    BLUE,
    BONUS,
    CATALYST_SALE,
    DIVISORS,
    FIRST_CATALYST,
    LINES,
    RED,
    SIZES,
    STOCK,
    WATER_SALE,
    WHITE,
    YELLOW,
)
from labtop.rooms.chem_and_roll.scoring import sale
from labtop.rooms.chem_and_roll.sheet import PRINTED

MOST_CATALYST: Final = 7
MOST_WATER: Final = 5
COLOUR_ROW: Final = next(row for row in range(FIRST_CATALYST, STOCK) if BONUS[row] == 0)


def best_bonus(rows: range, dice: int) -> int:
    """The highest sum of bonuses that so many dice can complete."""
    best = [0] * (dice + 1)
    for row in rows:
        for n in range(dice, SIZES[row] - 1, -1):
            best[n] = max(best[n], best[n - SIZES[row]] + BONUS[row])
    return min(6, best[dice])


REACH: Final = [6 if n == MOST_WATER else best_bonus(range(LINES, FIRST_CATALYST), n) for n in range(MOST_WATER + 1)]
SHIFT: Final = [
    6 if n == MOST_CATALYST else best_bonus(range(FIRST_CATALYST, STOCK), n) for n in range(MOST_CATALYST + 1)
]
ANY_COLOUR: Final = [
    6 if n == MOST_CATALYST else SHIFT[n - SIZES[COLOUR_ROW]] if n >= SIZES[COLOUR_ROW] else -1
    for n in range(MOST_CATALYST + 1)
]
"""The shift that a change of colour leaves; -1: no change yet."""


class Count(NamedTuple):
    """A sheet of the kinder game."""

    firsts: int = 0
    """Lines with a gas; `pairs` of them have both."""
    pairs: int = 0
    waters: int = 0
    catalyst: int = 0
    cooling: int = 0
    stock: int = 0
    water_sold: bool = False
    catalyst_sold: bool = False


class Kinder:
    """The kinder game; `best` is what it is worth."""

    def __init__(self) -> None:
        self.known: dict[tuple[Count, int], float] = {}

    def best(self, c: Count, left: int) -> float:
        """Dollars to come with so many rounds."""
        if left == 0:
            return 0.0
        key = (c, left)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.throw(c, left - 1)
        return found

    def throw(self, c: Count, left: int) -> float:
        """The mean over a throw of its best use."""
        worth = [self.uses(c, colour, left) for colour in range(4)]
        shift, other = SHIFT[c.catalyst], ANY_COLOUR[c.catalyst]
        every = [max(row[value] for row in worth) for value in range(6)]
        rolled = []
        for row in worth:
            wide = every if other >= 0 else row
            bought = max(max(wide[: HIGHEST[n]]) - PRICES[n] for n in range(1, len(PRICES)))
            shifted = [max(bought, *row[max(0, v - shift) : v + shift + 1]) for v in range(6)]
            if other >= 0:
                shifted = [max(shifted[v], *every[max(0, v - other) : v + other + 1]) for v in range(6)]
            rolled.append(shifted)
        return mean_of_best(rolled)

    def uses(self, c: Count, colour: int, left: int) -> list[float]:
        """By value: the best use of a die of this colour."""
        best = [-99.0] * 6
        if c.stock < 6:
            reward = float(PRINTED.stock.reward) if c.stock == 5 else 0.0
            worth = reward + self.best(c._replace(stock=c.stock + 1), left)
            best = [worth] * 6
        if colour in (BLUE, RED):
            self.gas(c, left, best)
        elif colour == WHITE:
            self.water(c, left, best)
        else:
            assert colour == YELLOW
            more = self.best(c._replace(catalyst=min(MOST_CATALYST, c.catalyst + 1)), left)
            if not c.catalyst_sold:
                self.sell(CATALYST_SALE, self.best(c._replace(catalyst_sold=True), left), best)
            best = [max(worth, more) for worth in best]
        return best

    def gas(self, c: Count, left: int, best: list[float]) -> None:
        if c.firsts < LINES:
            worth = self.best(c._replace(firsts=c.firsts + 1), left)
            best[:] = [max(old, worth) for old in best]
        if c.pairs < c.firsts:
            worth = self.best(c._replace(pairs=c.pairs + 1), left)
            reach = REACH[c.cooling]
            best[:] = [max(old, worth + 2 * min(6, y + reach) / 3) for y, old in enumerate(best, 1)]

    def water(self, c: Count, left: int, best: list[float]) -> None:
        worth = self.best(c._replace(cooling=min(MOST_WATER, c.cooling + 1)), left)
        best[:] = [max(old, worth) for old in best]
        if c.waters < LINES:
            worth = self.best(c._replace(waters=c.waters + 1), left)
            best[:] = [max(old, worth + (v + 1) / 3) for v, old in enumerate(best)]
        if not c.water_sold:
            self.sell(WATER_SALE, self.best(c._replace(water_sold=True), left), best)

    def sell(self, box: int, worth: float, best: list[float]) -> None:
        divisor = DIVISORS[box]
        best[:] = [max(old, worth + sale(v + 1, divisor, False) / 10) for v, old in enumerate(best)]


def bound(rounds: int = PRINTED.rounds) -> float:
    """No way to play has a higher mean. Twenty rounds take half a minute."""
    return Kinder().best(Count(), rounds)
