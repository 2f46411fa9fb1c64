"""What a position is worth to each player: money, cards, the rents they earn and the rents to be paid.

The weights are data (rooms/chemistry_monopoly/content/weights.toml), tuned by benchmarks/tune_chemistry_monopoly.py.
"""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

from labtop.engine import content
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.bots.lore import MEAN_ROLL, Lore, lore_of
from labtop.rooms.chemistry_monopoly.scoring import rank
from labtop.rooms.chemistry_monopoly.state import Table

TARGET: Final = 3
"""Liquids up to which a set is condensed first: the rent leaps with the third."""
PLENTY: Final = 1_000_000


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Whole numbers; those without a unit are per cent."""

    horizon: int
    """Rounds that income is counted for."""
    asset: int
    """Of a card's printed price, beside what it earns."""
    piece: int
    """Of what liquids and solids cost."""
    prospect: int
    """Percent of what the money in hand could earn if it were condensed now."""
    later: int
    """Percent of what a whole set could earn beyond that, with money still to come."""
    free: int
    """Hope for a set, for each of its cards that nobody owns."""
    held: int
    """Hope for a set, for each of its cards that another player has."""
    keep: int
    """@ that are not condensed."""
    base: int
    """Money that a player should have: this sum and the two parts below, in @."""
    fear_mean: int
    """To this sum: as many times the rent that one roll costs on average."""
    fear_max: int
    """To this sum: percent of the dearest rent."""
    short: int
    """Percent of the money missing to that sum by which the value falls."""
    expense: int
    """Of the rents to be paid over the horizon."""
    low: int
    """@ below which a position counts as nearly lost."""


class File(Struct, frozen=True, forbid_unknown_fields=True):
    value: Weights
    chance: dict[str, float]
    """The weights of the figures in odds.py, by name."""


FILE: Final = content.read("chemistry_monopoly", "weights", File)
WEIGHTS: Final = FILE.value


class Scale:
    """What stays the same while one question is judged: the board, the weights, the rounds left."""

    __slots__ = ("asset", "horizon", "late", "lore", "others", "piece", "potential", "w")

    def __init__(self, s: Table, w: Weights = WEIGHTS) -> None:
        b = s.board
        self.lore: Lore = lore_of(b)
        self.w = w
        self.horizon = min(float(w.horizon), s.options.rounds - s.round + 0.5)
        self.late = 1 - self.horizon / w.horizon
        """0, until the end of the last round is near: then only what is counted at the end counts (rule 10.4)."""
        self.asset = w.asset / 100 + (1 - w.asset / 100) * self.late
        self.piece = w.piece / 100 + (1 - w.piece / 100) * self.late
        self.others = sum(s.alive) - 1
        rolls = self.others * self.horizon
        self.potential = [
            max(0.0, rolls * earns[TARGET] - TARGET * b.size[f] * b.step[b.members[f][0]] * (1 - self.piece))
            for f, earns in enumerate(self.lore.earns)
        ]
        """Per colour set: what it may earn in the time left, less what condensing it costs."""


def strengths(s: Table, scale: Scale) -> list[float]:
    """What each seat's position is worth, in @; 0: bankrupt."""
    w, horizon = scale.w, scale.horizon
    incomes = [0.0] * s.seats
    dearest = [0] * s.seats
    found = [0.0] * s.seats
    for seat in range(s.seats):
        if s.alive[seat]:
            incomes[seat], dearest[seat], cards = holdings(s, seat, scale)
            found[seat] = s.cash[seat] + cards + sets(s, seat, scale)
    total = sum(incomes)
    for seat in range(s.seats):
        if s.alive[seat]:
            rents = total - incomes[seat]
            feared = w.base + w.fear_mean * rents + w.fear_max / 100 * max(dearest[:seat] + dearest[seat + 1 :])
            missing = max(0.0, feared - s.cash[seat]) * (1 - scale.late)
            value = found[seat] + horizon * (scale.others * incomes[seat] - w.expense / 100 * rents)
            found[seat] = above_nothing(value - w.short / 100 * missing, w.low)
    return found


def above_nothing(value: float, low: int) -> float:
    """A value that stays above 0: below `low` it falls ever slower, so that worse positions still compare."""
    return value if value >= low else low * math.exp(max(-20.0, value / low - 1))


def holdings(s: Table, seat: int, scale: Scale) -> tuple[float, int, float]:
    """What a seat's cards earn with one roll of a visitor, their dearest rent, and what they are worth as they lie."""
    b, visits = s.board, scale.lore.visits
    first = seat * b.families
    income, dearest, worth = 0.0, 0, 0.0
    for q in s.cards[seat]:
        f = b.family[q]
        if s.away[q]:
            worth += max(0.0, b.price[q] * scale.asset - b.back[q]) * (1 - scale.late) + b.half[q] * scale.late
            continue
        n = s.owned[first + f]
        level = s.level[q]
        worth += b.price[q] * scale.asset + level * b.step[q] * scale.piece
        if f < b.colours:
            rent = b.rents[q][level]
            if level == 0 and n == b.size[f]:
                rent *= 2
        else:
            rent = b.supply_rents[n] if f == b.supplies else MEAN_ROLL * b.life_factors[n]
        income += visits[q] * rent
        dearest = max(dearest, rent)
    return income, dearest, worth


def sets(s: Table, seat: int, scale: Scale) -> float:
    """What whole sets may still become with the money in hand, and the hope for others."""
    b, w = s.board, scale.w
    first = seat * b.families
    value = 0.0
    whole: list[int] = []
    for f in range(b.colours):
        n = s.owned[first + f]
        if n == b.size[f] and not s.gone[f]:
            whole.append(f)
        elif n:
            value += scale.potential[f] * hope(s, seat, f, w)
    if whole:
        spare = s.cash[seat] - w.keep
        if len(whole) > 1:
            earns = scale.lore.earns
            whole.sort(key=lambda f: -earns[f][TARGET] / (b.step[b.members[f][0]] * b.size[f]))
        for f in whole:
            gain, spent = condensable(s, f, spare, scale)
            full, _ = condensable(s, f, PLENTY, scale)
            value += (gain * w.prospect + max(0.0, full - gain) * w.later) / 100
            spare -= spent
    return value


def hope(s: Table, seat: int, f: int, w: Weights) -> float:
    """A rough chance that a set becomes whole: less for each missing card, and least for one of another player."""
    chance = 1.0
    for q in s.board.members[f]:
        owner = s.owner[q]
        if owner == LAB:
            chance *= w.free / 100
        elif owner != seat:
            chance *= w.held / 100
        elif s.away[q]:
            chance *= (w.free + 100) / 200
    return chance


def condensable(s: Table, f: int, spare: int, scale: Scale) -> tuple[float, int]:
    """What this money could bring on a whole set up to the third liquid, and what of it that takes."""
    b = s.board
    step, size, pieces = b.step[b.members[f][0]], b.size[f], s.pieces[f]
    target = TARGET * size if pieces < TARGET * size else b.top * size
    steps = min(spare // step, target - pieces)
    if steps <= 0:
        return 0.0, 0
    earns = scale.lore.earns[f]
    more = level_income(earns, (pieces + steps) / size) - level_income(earns, pieces / size)
    return max(0.0, scale.others * scale.horizon * more - steps * step * (1 - scale.piece)), steps * step


def level_income(earns: list[float], level: float) -> float:
    """Between two levels in proportion; a whole set of gases earns twice (rule 4.1)."""
    low = int(level)
    here = earns[low] * (2 if low == 0 else 1)
    return here if low == level else here + (level - low) * (earns[low + 1] - here)


def share(s: Table, seat: int, scale: Scale) -> float:
    """The seat's part of the strengths of all players; of a finished game 1 for the winner."""
    if s.reason:
        ranks = [rank(s, each) for each in range(s.seats)]
        best = max(ranks)
        return 1 / ranks.count(best) if ranks[seat] == best else 0.0
    found = strengths(s, scale)
    return found[seat] / sum(found)
