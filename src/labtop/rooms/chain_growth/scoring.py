"""Scores and places (rules 11.3 and 12), in whole hundredths of g/mol and exact fractions, never floats."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Final

from labtop.chemistry.polymers import Distribution, shown
from labtop.engine.wire import Outcome, ScoreLine
from labtop.rooms.chain_growth.chains import MADE
from labtop.rooms.chain_growth.state import Table

MASS_PLACES: Final = 2
DISPERSITY_PLACES: Final = 3
INDEX_PLACES: Final = 1


def averages(s: Table, seat: int) -> Distribution:
    """Rule 12.2, over the finished chains; masses in hundredths of g/mol."""
    return Distribution([chain.mass for chain in s.finished(seat)])


def units(s: Table, seat: int) -> int:
    """Rule 12.1."""
    return sum([chain.units for chain in s.finished(seat)])


def rank(s: Table, seat: int) -> tuple[Fraction, ...]:
    """Rules 12.1, 12.3 and 12.4: the higher, the better; exact, so that only true equals share a place."""
    found = averages(s, seat)
    mine = Fraction(units(s, seat))
    if s.options.scoring == "chemist":
        return (found.index, mine)
    return (mine, found.mn, -found.dispersity)


def score(s: Table, seat: int) -> Decimal:
    """The number shown beside a player's name: monomers, or the index."""
    if s.options.scoring == "chemist":
        return shown(averages(s, seat).index / 100, INDEX_PLACES)
    return Decimal(units(s, seat))


def outcome(s: Table) -> Outcome | None:
    if not s.reason:
        return None
    ranks = [rank(s, seat) for seat in range(s.seats)]
    return Outcome(
        reason=s.reason,
        places=[1 + sum([other > mine for other in ranks]) for mine in ranks],
        scores=[score(s, seat) for seat in range(s.seats)],
        lines=[score_lines(s, seat) for seat in range(s.seats)],
        awards=[None] * s.seats,
    )


def score_lines(s: Table, seat: int) -> list[ScoreLine]:
    """Each finished chain with its length, which add up to the monomers; then the averages, which do not add up."""
    found: list[ScoreLine] = []
    for chain in s.finished(seat):
        told = {"mass": shown(Fraction(chain.mass, 100), MASS_PLACES), "chain": chain.number}
        if MADE[chain.status]:
            found.append(ScoreLine("chain", Decimal(chain.units), {**told, "made": MADE[chain.status]}))
        else:
            found.append(ScoreLine("capped", Decimal(chain.units), told))
    masses = averages(s, seat)
    if masses.chains:
        found.append(ScoreLine("mn", shown(masses.mn / 100, MASS_PLACES)))
        found.append(ScoreLine("mw", shown(masses.mw / 100, MASS_PLACES)))
        found.append(ScoreLine("dispersity", shown(masses.dispersity, DISPERSITY_PLACES)))
        found.append(ScoreLine("index", shown(masses.index / 100, INDEX_PLACES)))
    return found
