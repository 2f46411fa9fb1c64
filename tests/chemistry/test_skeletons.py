"""Drawings of strangers' SMILES: what is drawn is the substance, and nothing is drawn that is not."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from labtop.chemistry import formulas
from labtop.chemistry.skeletons import Skeleton, skeleton
from labtop.printing.structures import drawn

VALENCES = {"C": 4, "N": 3, "O": 2, "F": 1, "Cl": 1}
SUBSTANCES = [
    ("C=C", "C2H4"),
    ("C=CC#N", "C3H3N"),
    ("C=CC(=O)O", "C3H4O2"),
    ("C=Cc1ccccc1", "C8H8"),
    ("C=CN1CCCC1=O", "C6H9NO"),
    ("FC(F)=C(F)F", "C2F4"),
    ("O=C1OC(=O)C=C1", "C4H2O3"),
    ("CC(C)(C#N)N=NC(C)(C)C#N", "C8H12N4"),
    ("O=C(OOC(=O)c1ccccc1)c1ccccc1", "C14H10O4"),
    ("C", "CH4"),
]


def read(drawn: Skeleton) -> dict[str, int]:
    """The formula as a person reads it from lines and letters: free valences of bare corners are hydrogens."""
    counts: dict[str, int] = {}
    for at, atom in enumerate(drawn.atoms):
        element = atom.label or "C"
        used = sum(bond.order for bond in drawn.bonds if at in (bond.first, bond.second))
        hydrogens = VALENCES[element] - used
        assert hydrogens == atom.hydrogens or not atom.label
        counts[element] = counts.get(element, 0) + 1
        counts["H"] = counts.get("H", 0) + hydrogens
    return {element: count for element, count in counts.items() if count}


@pytest.mark.parametrize(("text", "formula"), SUBSTANCES, ids=[formula for _, formula in SUBSTANCES])
def test_what_is_drawn_is_the_substance_of_the_formula(text, formula):
    drawn = skeleton(text, formula)
    assert drawn is not None
    assert read(drawn) == formulas.atoms(formula)
    for bond in drawn.bonds:
        one, two = drawn.atoms[bond.first], drawn.atoms[bond.second]
        assert hypot(one.x - two.x, one.y - two.y) == pytest.approx(1, abs=0.15)
    for one, two in combinations(drawn.atoms, 2):
        assert hypot(one.x - two.x, one.y - two.y) > 0.4


def test_second_lines_of_a_ring_lie_inside_it():
    drawn = skeleton("C=Cc1ccccc1", "C8H8")
    assert drawn is not None
    ring = drawn.atoms[2:]
    cx, cy = sum(atom.x for atom in ring) / 6, sum(atom.y for atom in ring) / 6
    inner = [bond for bond in drawn.bonds if bond.side]
    assert len(inner) == 3
    for bond in inner:
        one, two = drawn.atoms[bond.first], drawn.atoms[bond.second]
        right = (-(two.y - one.y) * bond.side, (two.x - one.x) * bond.side)
        assert right[0] * (cx - one.x) + right[1] * (cy - one.y) > 0


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("C=C", "C8H8"),
        ("C=(=C", "C3H6"),
        ("", "C2H4"),
        ("C(C)(C)(C)(C)C", "C6H14"),
        ("C" * 61, "C61H124"),
        ("é", "C2H4"),
    ],
)
def test_what_cannot_be_read_or_is_another_substance_is_not_drawn(text, formula):
    assert skeleton(text, formula) is None


def test_paper_shows_no_other_substance_either():
    right = {"smiles": "C=CC(=O)O", "composition": "C3H4O2"}
    made = drawn({"right": right, "other": {**right, "composition": "C2H4"}, "alone": {"smiles": "C=C"}})
    assert "svg" in made["right"]
    assert "svg" in made["alone"]
    assert made["other"] is None
