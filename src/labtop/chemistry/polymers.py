"""Averages over polymer chains: Mn, Mw, dispersity. Exact fractions inside, decimals for display, never floats.

Mn = sum(Mi) / N and Mw = sum(Mi^2) / sum(Mi), every chain counted once; dispersity is Mw / Mn, 1 for equal chains.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final

ZERO: Final = Fraction(0)


class Distribution:
    """The three sums that all averages follow from. Averages have the unit of the masses, and are 0 without chains.

    Examples:
        >>> chains = Distribution([200, 400, 1200])
        >>> chains.mn, chains.mw
        (Fraction(600, 1), Fraction(8200, 9))
        >>> shown(chains.dispersity, 2)
        Decimal('1.52')
    """

    __slots__ = ("chains", "squares", "total")

    def __init__(self, masses: Sequence[int | Fraction | Decimal]) -> None:
        exact = [mass if isinstance(mass, int) else Fraction(mass) for mass in masses]
        self.chains = len(exact)
        self.total = sum(exact)
        self.squares = sum([mass * mass for mass in exact])

    @property
    def mn(self) -> Fraction:
        """The number average: the mean mass of a chain, every chain counted once."""
        return Fraction(self.total, self.chains) if self.chains else ZERO

    @property
    def mw(self) -> Fraction:
        """The weight average: the mean mass of a chain, every chain counted by its mass."""
        return Fraction(self.squares, self.total) if self.total else ZERO

    @property
    def dispersity(self) -> Fraction:
        """Mw / Mn: 1 if all chains are equal, and higher the more they differ."""
        return Fraction(self.chains * self.squares, self.total**2) if self.total else ZERO

    @property
    def index(self) -> Fraction:
        """Mn / dispersity: higher for longer chains, and for chains of more equal mass."""
        return Fraction(self.total**3, self.chains**2 * self.squares) if self.squares else ZERO


def shown(value: Fraction, places: int, unit: int = 1) -> Decimal:
    """A fraction for display: in this unit, rounded half up to so many places, trailing zeros kept.

    Nothing else is rounded here.
    """
    top, bottom = value.as_integer_ratio()
    bottom *= unit
    whole = (2 * 10**places * abs(top) + bottom) // (2 * bottom)
    return Decimal(-whole if top < 0 else whole).scaleb(-places)
