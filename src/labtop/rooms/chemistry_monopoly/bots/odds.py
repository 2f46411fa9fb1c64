"""How likely each player wins from a position: figures for each player, with weights fitted to thousands of games.

The weights are data (rooms/chemistry_monopoly/content/weights.toml), fitted by benchmarks/tune_chemistry_monopoly.py.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.bots.lore import MEAN_ROLL, Lore
from labtop.rooms.chemistry_monopoly.bots.value import FILE, TARGET, level_income
from labtop.rooms.chemistry_monopoly.scoring import rank
from labtop.rooms.chemistry_monopoly.state import Table

KEEP: Final = 100
"""@ that a player keeps when condensing."""
FIGURES: Final = (
    "cash", "purse", "cards", "away", "pieces", "income", "soon", "later", "one_free", "one_held", "more",
    "short", "reach", "lasting", "supplies",
)  # fmt: skip
FITTED: Final = [FILE.chance[name] for name in FIGURES]


def figures(s: Table, seat: int, lore: Lore, incomes: list[float], dearest: list[int]) -> list[float]:
    """What a seat has and has to fear, in the order of FIGURES; thousands of @, hundreds for a round."""
    b = s.board
    others = sum(s.alive) - 1
    cash = s.cash[seat]
    cards = away = pieces = 0
    for q in s.cards[seat]:
        if s.away[q]:
            away += b.half[q]
        else:
            cards += b.price[q]
            pieces += s.level[q] * b.step[q]
    rents = sum(incomes) - incomes[seat]
    threat = max([dearest[other] for other in range(s.seats) if other != seat])
    reach = cash + pieces / 2 + cards / 2
    return [
        cash / 1000,
        log(1 + cash / 100),
        cards / 1000,
        away / 1000,
        pieces / 1000,
        others * incomes[seat] / 100,
        *[others * each / 100 for each in prospects(s, seat, lore)],
        max(0, threat - cash) / 1000,
        log(1 + reach / 100),
        log((reach + 200) / (rents + 10)),
        s.owned[seat * b.families + b.supplies] / 4,
    ]


def prospects(s: Table, seat: int, lore: Lore) -> list[float]:
    """What a seat's colour sets may earn more: whole ones now and later, then those with cards missing.

    The figures from `soon` to `more`: income with one roll of a visitor.
    """
    b = s.board
    spare = s.cash[seat] - KEEP
    soon = later = one_free = one_held = more = 0.0
    for f in range(b.colours):
        n = s.owned[seat * b.families + f]
        if not n:
            continue
        earns = lore.earns[f]
        if n == b.size[f]:
            if s.gone[f]:
                later += earns[TARGET]
                continue
            step, size, have = b.step[b.members[f][0]], b.size[f], s.pieces[f]
            steps = max(0, min(spare // step, b.top * size - have))
            now = level_income(earns, have / size)
            gain = level_income(earns, (have + steps) / size) - now
            soon += gain
            spare -= steps * step
            later += max(0.0, earns[TARGET] - now - gain)
        else:
            free, held = missing_cards(s, seat, f)
            if free + held > 1:
                more += 0.0 if held else earns[TARGET]
            elif free:
                one_free += earns[TARGET]
            else:
                one_held += earns[TARGET]
    return [soon, later, one_free, one_held, more]


def missing_cards(s: Table, seat: int, f: int) -> tuple[int, int]:
    """Cards of a set that a seat lacks: how many nobody owns, and how many other players have."""
    free = held = 0
    for q in s.board.members[f]:
        owner = s.owner[q]
        if owner == LAB:
            free += 1
        elif owner != seat:
            held += 1
    return free, held


def income(s: Table, seat: int, lore: Lore) -> tuple[float, int]:
    """What a seat's cards earn with one roll of a visitor, and their dearest rent."""
    b, visits = s.board, lore.visits
    first = seat * b.families
    found, dearest = 0.0, 0
    for q in s.cards[seat]:
        if s.away[q]:
            continue
        f = b.family[q]
        n = s.owned[first + f]
        if f < b.colours:
            level = s.level[q]
            rent = b.rents[q][level]
            if level == 0 and n == b.size[f]:
                rent *= 2
        else:
            rent = b.supply_rents[n] if f == b.supplies else MEAN_ROLL * b.life_factors[n]
        found += visits[q] * rent
        dearest = max(dearest, rent)
    return found, dearest


def lines(s: Table, lore: Lore) -> list[list[float] | None]:
    """The figures of each seat still in."""
    incomes, dearest = [0.0] * s.seats, [0] * s.seats
    for seat in range(s.seats):
        if s.alive[seat]:
            incomes[seat], dearest[seat] = income(s, seat, lore)
    return [figures(s, seat, lore, incomes, dearest) if s.alive[seat] else None for seat in range(s.seats)]


def chances(s: Table, lore: Lore, weights: list[float] = FITTED) -> list[float]:
    """How likely each seat wins; in a finished game 1 for the winner, shared by equal winners."""
    if s.reason:
        ranks = [rank(s, seat) for seat in range(s.seats)]
        best = max(ranks)
        return [1 / ranks.count(best) if mine == best else 0.0 for mine in ranks]
    found = [0.0 if line is None else exp(sum(map(float.__mul__, weights, line))) for line in lines(s, lore)]
    total = sum(found)
    return [each / total for each in found]
