"""Molar masses from formulas: those of the specification, those of textbooks, and what cannot be read."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.chemistry.elements import ELEMENTS, WEIGHTS
from labtop.chemistry.formulas import atoms, molar_mass
from labtop.engine.core import Illegal


@pytest.mark.parametrize(
    ("formula", "mass"),
    [
        ("C8H8", "104.15"),  # styrene
        ("C5H8O2", "100.12"),  # methyl methacrylate
        ("C4H6O2", "86.09"),  # vinyl acetate
        ("C7H12O2", "128.17"),  # n-butyl acrylate
        ("H2O2", "34.01"),
        ("C8H12N4", "164.21"),  # AIBN
        ("C9H18NO", "156.25"),  # TEMPO
        ("C12H26S", "202.40"),  # 1-dodecanethiol
        ("H2O", "18.02"),
        ("NaCl", "58.44"),
        ("Ca(OH)2", "74.09"),
        ("(CH3)2C(CN)NNC(CN)(CH3)2", "164.21"),
        ("Al2(SO4)3", "342.13"),
    ],
)
def test_molar_masses(formula, mass):
    assert str(molar_mass(formula)) == mass


def test_atoms_are_counted_through_brackets():
    assert atoms("Al2(SO4)3") == {"Al": 2, "S": 3, "O": 12}
    assert atoms("CH3CH2OH") == {"C": 2, "H": 6, "O": 1}
    assert atoms("Co") == {"Co": 1}
    assert atoms("CO") == {"C": 1, "O": 1}
    assert atoms("((H2)2)2") == {"H": 8}


@pytest.mark.parametrize(
    ("formula", "place"),
    [
        ("c8", 1), ("8C", 1), ("C0", 2), ("C08", 2), ("C-1", 2), ("C 8", 2), ("(CH3", 1), ("CH3)", 4), ("()2", 1),
        ("H₂O", 2), ("C12345", 2), ("C9999C", 6), ("(C5000)2", 1), ("(((((C)))))", 5), ("C8\n", 3),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_its_place(formula, place):
    with pytest.raises(Illegal) as caught:
        molar_mass(formula)
    assert (caught.value.code, caught.value.params) == ("bad_formula", {"formula": formula, "place": place})


def test_an_unknown_element_is_named():
    with pytest.raises(Illegal) as caught:
        molar_mass("C2Xx3")
    assert (caught.value.code, caught.value.params) == ("unknown_element", {"formula": "C2Xx3", "element": "Xx"})
    with pytest.raises(Illegal, match="empty_formula"):
        molar_mass("")


def test_weights_are_exact_decimals_with_a_source():
    assert "IUPAC" in ELEMENTS.source
    assert all(isinstance(weight, Decimal) for weight in WEIGHTS.values())
    assert {"H", "C", "N", "O", "S", "Fe"} <= WEIGHTS.keys()
    assert list(WEIGHTS) == sorted(WEIGHTS, key=list(WEIGHTS).index)
    assert WEIGHTS["C"] == Decimal("12.011")
