"""Scores and places (rules 11.3 and 12), in whole hundredths of g/mol and exact fractions, never floats."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Final

from labtop.chemistry.polymers import Distribution, shown
from labtop.engine.wire import Outcome, ScoreLine
from labtop.rooms.chain_growth.cards import grams
from labtop.rooms.chain_growth.chains import MADE
from labtop.rooms.chain_growth.state import Table

GRAM: Final = 100
"""Masses are in hundredths of g/mol."""
MASS_PLACES: Final = 2
DISPERSITY_PLACES: Final = 3
INDEX_PLACES: Final = 1


def averages(s: Table, seat: int) -> Distribution:
    """Rule 12.2, over the finished chains; masses in hundredths of g/mol."""
    return Distribution([chain.mass for chain in s.finished(seat)])


def shown_averages(found: Distribution) -> tuple[Decimal, Decimal, Decimal, Decimal]:
    """Mn, Mw, dispersity and index (rules 12.2 and 12.3), rounded for display."""
    return (
        shown(found.mn, MASS_PLACES, GRAM),
        shown(found.mw, MASS_PLACES, GRAM),
        shown(found.dispersity, DISPERSITY_PLACES),
        shown(found.index, INDEX_PLACES, GRAM),
    )


def units(s: Table, seat: int) -> int:
    """Rule 12.1."""
    return sum([chain.units for chain in s.finished(seat)])


def rank(s: Table, seat: int) -> tuple[int | Fraction, ...]:
    return rank_of(s.options.scoring, units(s, seat), averages(s, seat))


def rank_of(scoring: str, length: int, found: Distribution) -> tuple[int | Fraction, ...]:
    """Rules 12.1, 12.3 and 12.4: the higher, the better; exact, so that only true equals share a place."""
    if scoring == "chemist":
        return (found.index, length)
    return (length, found.mn, -found.dispersity)


def score(s: Table, seat: int) -> Decimal:
    return score_of(s.options.scoring, units(s, seat), averages(s, seat))


def score_of(scoring: str, length: int, found: Distribution) -> Decimal:
    """The number shown beside a player's name: monomers, or the index."""
    if scoring == "chemist":
        return shown(found.index, INDEX_PLACES, GRAM)
    return Decimal(length)


def outcome(s: Table) -> Outcome | None:
    if not s.reason:
        return None
    return Outcome(
        reason=s.reason,
        places=places([rank(s, seat) for seat in range(s.seats)]),
        scores=[score(s, seat) for seat in range(s.seats)],
        lines=[score_lines(s, seat) for seat in range(s.seats)],
        awards=[None] * s.seats,
    )


def places(ranks: list[tuple[int | Fraction, ...]]) -> list[int]:
    """Rule 12.4: one more than the players who rank higher, so equals share a place."""
    return [1 + sum([other > mine for other in ranks]) for mine in ranks]


def score_lines(s: Table, seat: int) -> list[ScoreLine]:
    """Each finished chain with its length, which add up to the monomers; then the averages, which do not add up."""
    found: list[ScoreLine] = []
    for chain in s.finished(seat):
        told = {"mass": grams(chain.mass), "chain": chain.number}
        if MADE[chain.status]:
            found.append(ScoreLine("chain", Decimal(chain.units), {**told, "made": MADE[chain.status]}))
        else:
            found.append(ScoreLine("capped", Decimal(chain.units), told))
    masses = averages(s, seat)
    if masses.chains:
        mn, mw, dispersity, index = shown_averages(masses)
        found.append(ScoreLine("mn", mn))
        found.append(ScoreLine("mw", mw))
        found.append(ScoreLine("dispersity", dispersity))
        found.append(ScoreLine("index", index))
    return found
