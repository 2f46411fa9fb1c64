"""Own targets: good ones are planned, bad and hostile ones refused with the reason, and in time."""

from __future__ import annotations

import time
from random import Random

import pytest

from labtop.chemistry import notation, smiles
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.rooms.laboratorium.kit import kit_of

from .dsl import ROOM

GOOD = {
    "CO": 2, "CCO": 3, "CC(C)O": 0, "OCC(O)CO": 0, "CC(=O)C": 2, "CCOCC": 0, "CC(=O)OCC": 0, "C=CC=C": 1, "C1CCCCC1": 0,
    "OC1CCCCC1": 0, "CC1CCC(C(C)C)C(O)C1": 13, "Cc1ccccc1": 0, "Cc1ccc(C)cc1": 0, "COc1ccccc1": 0, "Oc1ccc(O)cc1": 0,
    "O=C1C=CC(=O)C=C1": 0, "CC(=O)c1ccccc1": 0, "c1ccc2ccccc2c1": 0, "C1CCC2CCCCC2C1": 8, "CC(C)=CCCC(C)=CC=O": 0,
    "CC(C)=CCCC(C)=CCO": 0, "OC(=O)CC(O)(CC(=O)O)C(=O)O": 0, "OC(=O)C(O)C(O)C(=O)O": 0, "O=CC=O": 0, "OO": 3,
    "C1COCCO1": 0, "COc1cc(CC=C)ccc1O": 0, "O=C(C=Cc1ccccc1)C=Cc1ccccc1": 0, "CC(C)(C)O": 0, "CCCCCCCC": 4,
    "OC(=O)C=CC(=O)O": 0, "c1ccc(-c2ccccc2)cc1": 0, "COC(=O)c1ccccc1O": 0, "OCC1OC(O)C(O)C(O)C1O": 0,
}  # fmt: skip
"""SMILES -> the fewest manipulations where somebody has counted by hand, else 0."""

BAD = {
    "": "nothing", "N": "structure_unknown_atom", "CN": "structure_unknown_atom", "CCl": "structure_unknown_atom",
    "[Na]": "structure_unknown_atom", "[O-]C": "structure_unknown_atom", "[13CH4]": "structure_unknown_atom",
    "C#C": "structure_triple_bond", "CC#CC": "structure_triple_bond", "C=C=C": "structure_two_double_bonds",
    "O=C=O": "structure_two_double_bonds", "C1CC1": "structure_ring_size", "C1CCCC1": "structure_ring_size",
    "C1CCCCCC1": "structure_ring_size", "c1ccoc1": "structure_ring_size", "C1CCC2CC2C1": "structure_ring_size",
    "C.C": "structure_in_pieces", "C(": "structure_unfinished", "C1CCCCC": "structure_unfinished",
    "C=": "structure_unfinished", "C)": "structure_unreadable", "(C)": "structure_unreadable",
    "1CC": "structure_unreadable", "C==C": "structure_unreadable", "C-=C": "structure_unreadable",
    "=C": "structure_unreadable", "C11": "structure_unreadable", "C12CCCCC12": "structure_unreadable",
    "C%1": "structure_unreadable", "C$C": "structure_unreadable", "C C": "structure_unreadable",
    "C\n": "structure_unreadable", "C\u0661CCCCC\u0661": "structure_unreadable", "C/C=C/C": "structure_unreadable",
    "C[C@H](O)C": "structure_unknown_atom", "C(C)(C)(C)(C)C": "structure_valence", "COC(O)(O)(O)O": "structure_valence",
    "O(C)(C)C": "structure_valence", "C=O=C": "structure_valence", "[H][H]": "structure_valence",
    "[H]": "structure_valence", "[CH3]": "structure_valence", "[C]": "structure_valence",
    "[CH2]=[CH3]": "structure_valence",
    "[1*]": "structure_valence", "C[1*]": "target_has_centres", "C=[2*]": "target_has_centres",
    "[1*][1*]": "structure_loose_centre", "c1cccc1": "structure_not_aromatic", "cc": "structure_not_aromatic",
    "c1ccccc1c": "structure_not_aromatic", "C" * 29: "target_too_big", "C" * 251: "bad_option",
    "(" * 90: "structure_unreadable",
    "C" + "(C" * 120: "structure_unfinished", "C1" * 90: "structure_unreadable", "[[C]]": "structure_unknown_atom",
    "c1cc2ccc3cc4cccc5ccc6cc(c1)c2c3c6c54": "target_too_hard", "\u202eC": "structure_unreadable",
    "é": "structure_unknown_atom",
    "C" * 28 + "=C": "target_too_big", "O" * 29: "target_too_big", "C\x00": "structure_unreadable",
    "*": "structure_unreadable",
}  # fmt: skip


@pytest.mark.parametrize("structure", GOOD)
def test_good_targets_can_be_planned(structure):
    options = room(ROOM).read_options({"own_target": structure})
    planner = kit_of(options).planner
    plan = planner.plan()
    assert plan is not None
    assert GOOD[structure] in (0, plan.cost)
    assert planner.prove()


def test_there_are_enough_of_them():
    assert len(GOOD) >= 30
    assert len(BAD) + len(mutants()) >= 200


@pytest.mark.parametrize("structure", [bad for bad in BAD if bad], ids=lambda bad: ascii(bad[:24]))
def test_bad_targets_are_refused_with_the_reason_and_in_time(structure):
    begun = time.process_time()
    with pytest.raises(Illegal) as caught:
        room(ROOM).read_options({"own_target": structure})
    assert caught.value.code == BAD[structure]
    assert time.process_time() - begun < 1.2


def mutants() -> list[str]:
    """Good structures with a sign put in, taken out or changed: hostile by accident."""
    rng = Random(5)
    found = []
    for structure in [*GOOD] * 6:
        signs = list(structure)
        at = rng.randrange(len(signs))
        what = rng.choice("()=#123[]+NSFcoC.%@*/ é")
        if rng.random() < 0.4:
            signs[at] = what
        elif rng.random() < 0.7:
            signs.insert(at, what)
        else:
            del signs[at]
        found.append("".join(signs))
    return [mutant for mutant in found if mutant]


def test_mutants_are_read_as_a_molecule_or_refused():
    refused = 0
    for mutant in mutants():
        begun = time.process_time()
        try:
            made = notation.read(mutant)
            assert notation.read(notation.write(made)) is not None
        except Illegal as error:
            refused += error.code.startswith("structure_")
        assert time.process_time() - begun < 0.5
    assert refused > 60


def test_limits_before_any_parser():
    for text, code in (
        ("C" * 251, "structure_too_long"), ("", "structure_empty"), ("C\t", "structure_unreadable"),
        ("C1" * 61, "structure_too_many_rings"), ("(" * 41, "structure_too_big"),
    ):  # fmt: skip
        with pytest.raises(Illegal) as caught:
            smiles.check_text(text)
        assert caught.value.code == code
