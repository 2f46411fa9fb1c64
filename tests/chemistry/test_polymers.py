"""Mn, Mw, dispersity: the specification's vectors, and what must hold for any chains."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labtop.chemistry.polymers import Distribution, shown

MASSES = st.lists(st.integers(1, 10**7), min_size=1, max_size=30)


@pytest.mark.parametrize(
    ("masses", "wanted"),
    [
        (["833.20", "500.60", "716.96"], ["683.59", "711.37", "1.041", "656.9"]),
        (["1333.80", "716.96"], ["1025.38", "1118.15", "1.090", "940.3"]),
        (["104.15"], ["104.15", "104.15", "1.000", "104.2"]),
        ([], ["0.00", "0.00", "0.000", "0.0"]),
    ],
)
def test_vectors(masses, wanted):
    found = Distribution([Decimal(mass) for mass in masses])
    assert [
        str(shown(value, places))
        for value, places in ((found.mn, 2), (found.mw, 2), (found.dispersity, 3), (found.index, 1))
    ] == wanted


@given(MASSES)
def test_dispersity_is_one_for_equal_chains_only(masses):
    found = Distribution(masses)
    assert found.dispersity >= 1
    assert (found.dispersity == 1) == (len(set(masses)) == 1)
    assert found.dispersity == found.mw / found.mn
    assert found.index == found.mn / found.dispersity


@given(MASSES)
def test_units_do_not_matter(masses):
    whole, parts = Distribution(masses), Distribution([Fraction(mass, 100) for mass in masses])
    assert parts.mn == whole.mn / 100
    assert parts.mw == whole.mw / 100
    assert parts.dispersity == whole.dispersity
    assert shown(parts.index, 1) == shown(whole.index, 1, 100)


@given(MASSES, st.integers(1, 10**7))
def test_two_chains_that_combine_raise_mn(masses, other):
    """What the player reads when he lets two chains meet."""
    apart = Distribution([*masses, other])
    together = Distribution([*masses[:-1], masses[-1] + other])
    assert together.mn > apart.mn
    assert together.total == apart.total


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(1, 8), 2, "0.13"),
        (Fraction(-1, 8), 2, "-0.13"),
        (Fraction(2, 3), 3, "0.667"),
        (Fraction(5), 0, "5"),
        (Fraction(5, 2), 0, "3"),
        (Fraction(0), 3, "0.000"),
        (Fraction(10**20 + 1, 2), 1, "50000000000000000000.5"),
    ],
)
def test_rounding_is_half_up_and_exact(value, places, text):
    assert str(shown(value, places)) == text
    assert str(shown(100 * value, places, 100)) == text
