"""What a class has made, for the pages after the game: how unequal its chains are, and what ended them.

Read from the finished chains of finished games. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from labtop.chemistry.polymers import Distribution, shown
from labtop.engine.played import Played
from labtop.rooms.chain_growth.chains import CAPPED, MADE, Chain
from labtop.rooms.chain_growth.scoring import shown_averages

Ending = Literal["combination", "disproportionation", "transfer", "capped"]
ENDINGS: Final[tuple[Ending, ...]] = ("combination", "disproportionation", "transfer", "capped")
BARS: Final = 100
"""The width of a bar in g/mol."""
ZERO: Final = Decimal(0)


class Bar(Struct, frozen=True):
    """How many chains weigh from `least` g/mol up to the next bar."""

    least: int
    chains: int


class Longest(Struct, frozen=True):
    table: int
    seat: int
    units: int
    mass: Decimal


class EndedChains(Struct, frozen=True):
    """The chains that ended in one way."""

    how: Ending
    chains: int
    units: Decimal
    """Of a chain, on average."""


class Debriefing(Struct, frozen=True):
    games: int
    players: int
    chains: int
    """Finished ones."""
    units: int
    mn: Decimal
    mw: Decimal
    dispersity: Decimal
    bars: list[Bar]
    """From the first chain to the last, empty ones between them too."""
    longest: Longest | None
    endings: list[EndedChains]
    living: int
    """Chains that were still growing when their game ended: they count nothing (rule 11.3)."""


def debriefing(games: Sequence[Played]) -> Debriefing:
    made = [(game.table, chain) for game in games for seat in game.seats for chain in game.state.finished(seat)]
    chains = [chain for _, chain in made]
    mn, mw, dispersity, _ = shown_averages(Distribution([chain.mass for chain in chains]))
    living = [
        chain for game in games for chain in game.state.chains if chain.owner in game.seats and chain.status != CAPPED
    ]
    return Debriefing(
        games=len(games),
        players=sum([len(game.seats) for game in games]),
        chains=len(chains),
        units=sum([chain.units for chain in chains]),
        mn=mn,
        mw=mw,
        dispersity=dispersity,
        bars=bars(chains),
        longest=longest(made),
        endings=[ended(how, [chain for chain in chains if how_ended(chain) == how]) for how in ENDINGS],
        living=len(living),
    )


def bars(chains: Sequence[Chain]) -> list[Bar]:
    """Masses are in hundredths of g/mol."""
    places = [chain.mass // (100 * BARS) for chain in chains]
    if not places:
        return []
    return [Bar(BARS * place, places.count(place)) for place in range(min(places), max(places) + 1)]


def longest(made: Sequence[tuple[int, Chain]]) -> Longest | None:
    """The one with the most units; of equal ones the heavier, then the one of the first table."""
    if not made:
        return None
    table, chain = max(made, key=lambda one: (one[1].units, one[1].mass, -one[0]))
    return Longest(table, chain.owner, chain.units, shown(Fraction(chain.mass), 2, 100))


def how_ended(chain: Chain) -> str:
    return MADE[chain.status] or "capped"


def ended(how: Ending, chains: Sequence[Chain]) -> EndedChains:
    mean = Fraction(sum([chain.units for chain in chains]), len(chains)) if chains else Fraction(0)
    return EndedChains(how, len(chains), shown(mean, 1))
