"""Steric hindrance: the space for one more ring, compared with laying down all rings of the molecule that it makes."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from chemistry.growing import CARDS, growth
from chemistry.test_molecules import MANY, shuffled
from labtop.chemistry import manipulations as chem
from labtop.chemistry import notation
from labtop.chemistry.flatness import RingSpace, stacked
from labtop.chemistry.molecules import YELLOW, Molecule
from labtop.chemistry.sites import Sites
from labtop.engine.core import Illegal


def test_space_for_a_closure_agrees_with_laying_down_the_whole_molecule():
    """Also for molecules with rings that could not lie flat before."""
    found = {(before, room): 0 for before in (False, True) for room in (False, True)}
    for seed in range(MANY):
        for m in growth(seed):
            sites = Sites(m)
            whole, before = RingSpace(m), len(stacked(m))
            for one, two in sites.closes[:20]:
                room = whole.for_closure(one, two)
                assert room == ((one, two) in sites.flat_closes)
                assert room == (len(stacked(chem.close(m, one, two))) <= before), (seed, one, two)
                assert whole.for_closure(two, one) == room
                found[before > 0, room] += 1
    assert min(found.values()) > 20, found


def test_space_for_a_bridge_agrees_with_laying_down_the_whole_molecule():
    rng = Random(1)
    found = {False: 0, True: 0}
    for seed in range(MANY // 4):
        for m in growth(seed, most=40):
            room, before = RingSpace(m), len(stacked(m))
            for one, two, card, end, far in bridges(m, rng):
                made = chem.bridge(m, one, two, card, end, far)
                assert room.for_bridge(one, two, card, end, far) == (len(stacked(made)) <= before), (seed, one, two)
                found[len(stacked(made)) <= before] += 1
    assert min(found.values()) > 20, found


def bridges(m: Molecule, rng: Random) -> list[tuple[int, int, Molecule, int, int]]:
    """A few bridges with cards of the box."""
    yellow = list(permutations(Sites(m).yellow, 2))
    ways = []
    for card in CARDS.values():
        ends = list(permutations([token for token, kind in card.kinds.items() if kind == YELLOW], 2))
        for _ in range(6 if yellow and ends else 0):
            way = (*rng.choice(yellow), card, *rng.choice(ends))
            try:
                chem.check_bridge(m, *way)
            except Illegal:
                continue
            ways.append(way)
    return ways


@pytest.mark.parametrize("structure", ["[1*]C1CCC3C2C1CCCC2CC([1*])C3", "C1CC2CCC1CC2", "C1CCC2CCCCC2C1"])
def test_flatness_does_not_depend_on_the_numbers_of_the_tokens(structure):
    """Numbers decide which ring is laid down first; the bond that closes one may lie between tokens far apart."""
    m = notation.read(structure)
    made = [chem.close(m, one, two) for one, two in Sites(m).closes] or [m]
    for each in made:
        assert {not stacked(shuffled(each, Random(seed))) for seed in range(200)} == {not stacked(each)}
