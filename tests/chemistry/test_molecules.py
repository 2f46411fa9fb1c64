"""Molecules: true valence at every step, one text per molecule, sites that are exactly what may be done."""

from __future__ import annotations

import os
from random import Random

import pytest

from chemistry.growing import CARDS, done, growth
from labtop.chemistry import flatness, layout, manipulations, notation
from labtop.chemistry.canonical import canonical, sorts
from labtop.chemistry.molecules import IN_RING, IS_DOUBLE, Molecule, fault, from_code
from labtop.chemistry.sites import Sites, ends_of
from labtop.engine.core import Illegal

MANY = int(os.environ.get("LABTOP_MOLECULES", "60"))
"""Random growths; `make soak` takes thousands."""


def shuffled(m: Molecule, rng: Random) -> Molecule:
    """The same molecule with other numbers, in another order, in another Kekulé drawing where there is one."""
    tokens = list(m.kinds)
    numbers = rng.sample(range(1000), len(tokens))
    new = dict(zip(tokens, numbers, strict=True))
    order = rng.sample(tokens, len(tokens))
    links = {new[t]: rng.sample([new[k >> 2] * 4 + (k & 3) for k in m.links[t]], len(m.links[t])) for t in order}
    made = Molecule({new[t]: m.kinds[t] for t in order}, links, 1000)
    ring = [(a, k >> 2) for a in made.links for k in made.links[a] if k & 3 == IN_RING and a < k >> 2]
    for a, b in ring:
        other = manipulations.other_drawing(made, a, b)
        if other and rng.random() < 0.5:
            made = made.draft()
            for c, d in other:
                made.tie(c, d, made.bond(c, d) ^ IS_DOUBLE)
            break
    return made


def test_growth_keeps_valence_and_faces():
    biggest = rings = 0
    for seed in range(MANY):
        for m in growth(seed):
            assert fault(m) == "", seed
            biggest = max(biggest, len(m.kinds))
            rings = max(rings, len({tuple(sorted(r)) for rs in layout.rings_of(m).values() for r in rs}))
    assert biggest > 50
    assert rings > 3


def test_ring_marks_are_true():
    """Kept up to date by each manipulation; here against a search."""
    for seed in range(MANY // 4):
        for m in growth(seed):
            for a in m.kinds:
                for link in m.links[a]:
                    b = link >> 2
                    without = m.draft()
                    without.links[a] = [k for k in m.links[a] if k >> 2 != b]
                    assert bool(link & IN_RING) == (b in without.side(a, -1)), (seed, a, b)


def test_codes_are_faithful():
    for seed in range(20):
        for m in growth(seed):
            again = from_code(m.code())
            assert again.code() == m.code()
            assert (again.kinds, again.links, again.fresh) == (m.kinds, m.links, m.fresh)


def test_a_molecule_has_one_text_however_it_is_drawn():
    rng = Random(1)
    for seed in range(MANY // 2):
        for m in list(growth(seed))[::5]:
            other = shuffled(m, rng)
            assert fault(other) == ""
            assert canonical(other) == canonical(m)


def test_isomers_have_different_texts():
    names = ["CCO", "COC", "CC(C)O", "CCCO", "Oc1ccccc1C=O", "Oc1cccc(C=O)c1", "Oc1ccc(C=O)cc1", "C1CCCCC1", "CCCC=CC"]
    assert len({canonical(notation.read(name)) for name in names}) == len(names)


def test_rdkit_sees_the_same_classes():
    """Equality by our text and by RDKit's canonical SMILES, on all pairs of thousands of random molecules.

    In rare cages of fused rings RDKit itself tells two Kekulé drawings of one molecule apart; there its text of the
    skeleton without bond orders decides.
    """
    chem = pytest.importorskip("rdkit.Chem")
    pytest.importorskip("rdkit.RDLogger").DisableLog("rdApp.*")
    rng = Random(2)
    ours: dict[str, str] = {}
    theirs: dict[str, str] = {}
    cages = 0
    for seed in range(4 * MANY):
        for m in growth(seed, steps=14, most=34):
            for each in (m, shuffled(m, rng)):
                found = chem.MolFromSmiles(notation.write(each))
                assert found is not None
                smiles, text = chem.MolToSmiles(found), canonical(each)
                assert theirs.setdefault(smiles, text) == text, "one molecule, two texts"
                if ours.setdefault(text, smiles) != smiles:
                    cages += 1
                    other = chem.MolFromSmiles(ours[text])
                    assert skeleton(chem, other) == skeleton(chem, found), "one text, two molecules"
    assert len(ours) > 1500
    assert cages < len(ours) // 500


def skeleton(chem, found) -> str:
    """RDKit's text of atoms, hydrogens and neighbours alone."""
    bare = chem.RWMol(chem.AddHs(found))
    for bond in bare.GetBonds():
        bond.SetBondType(chem.BondType.SINGLE)
        bond.SetIsAromatic(False)
    for atom in bare.GetAtoms():
        atom.SetIsAromatic(False)
        atom.SetNoImplicit(True)
    return chem.MolToSmiles(bare)


def test_sites_are_what_the_judges_allow():
    for seed in range(MANY // 4):
        for m in list(growth(seed, most=30))[::4]:
            sites = Sites(m)
            tokens = list(m.kinds)
            for name, listed in (
                ("cut", sites.cuts), ("add", sites.adds), ("eliminate", sites.pairs), ("merge", sites.merges),
                ("close", sites.closes),
            ):  # fmt: skip
                pairs = [(a, b) for a in tokens for b in tokens if name == "cut" or a < b]
                assert sorted(listed) == sorted(pair for pair in pairs if allowed(name, m, pair)), (seed, name)
            assert sorted(sites.splits) == sorted(token for token in tokens if allowed("split", m, (token,)))


def allowed(name: str, m: Molecule, given: tuple[int, ...]) -> bool:
    try:
        done(m, name, given)
    except Illegal:
        return False
    return True


def test_symmetry_leaves_one_end_of_each_sort():
    found = {number: len(ends_of(card, sorts(card))) for number, card in CARDS.items()}
    assert found == {1: 1, 2: 2, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 1, 9: 1, 10: 2}


# ---- drawings --------------------------------------------------------------------------------------------------------


def overlaps(places: layout.Places) -> list[tuple[int, int]]:
    """Pairs of tokens that lie too near to each other; 4 is the rounding error of a turned drawing."""
    tokens = list(places)
    found = []
    for i, a in enumerate(tokens):
        for b in tokens[i + 1 :]:
            (ax, ay), (bx, by) = places[a], places[b]
            if (ax - bx) ** 2 + (ay - by) ** 2 < (layout.APART - 4) ** 2:
                found.append((a, b))
    return found


def test_drawings_never_overlap_and_nothing_jumps():
    moved = kept = 0
    for seed in range(MANY):
        places: layout.Places = {}
        before: Molecule | None = None
        for m in growth(seed):
            new = layout.fresh(m) if before is None else layout.grown(m, places)
            assert new.keys() == m.kinds.keys()
            assert overlaps(new) == [], seed
            if before is not None and not layout.ring_closed(m, places):
                common = [token for token in m.kinds if token in places]
                kept += len(common)
                moved += sum(new[token] != places[token] for token in common)
            places, before = new, m
    assert moved == 0
    assert kept > 10_000


def test_benzene_is_a_hexagon():
    m = notation.read("c1ccccc1")
    places = layout.fresh(m)
    for a in range(6):
        (ax, ay), (bx, by) = places[a], places[(a + 1) % 6]
        assert 98 <= ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 <= 102


@pytest.mark.parametrize(
    "structure",
    [
        "c1cc2ccc3ccc4ccc5ccc6ccc1c7c2c3c4c5c67", "C1CCC2(CC1)CCCCC2", "C1CCC2(CC1)CCCC1CCCCC12",
        "O=c1c(O)c(-c2ccc(O)c(O)c2)oc2cc(O)cc(O)c12", "Cc1cc(O)c2c(c1)C(=O)c1cc(O)cc(O)c1C2=O",
        "C(C1=C([1*])C(C=C)=C(OC(C=C)=O)C3=C1C2C([1*])=C([1*])C([1*])=C([1*])C=2OC3=O)(=O)C([1*])C([1*])[1*]",
    ],
)  # fmt: skip
def test_rings_that_lie_flat_are_drawn_with_bonds_of_one_length(structure):
    """Fused and spiro rings, with groups that lay in the way of the last ring before."""
    m = notation.read(structure)
    assert not flatness.stacked(m)
    assert layout.stretched(m, layout.fresh(m)) == []


def test_a_growing_molecule_has_bonds_of_one_length_as_long_as_it_is_flat():
    """Apart from a few crowded spiro centres."""
    flat = stretched = 0
    for seed in range(MANY):
        places: layout.Places = {}
        for m in growth(seed):
            places = layout.grown(m, places) if places else layout.fresh(m)
            if not flatness.stacked(m):
                flat += 1
                stretched += bool(layout.stretched(m, places))
    assert flat > 1000
    assert stretched <= flat // 500


@pytest.mark.parametrize(
    ("structure", "across"),
    [("C1Cc2ccc1cc2", "para"), ("O=C1OC(C)c2cccc1c2", "meta"), ("C1CC2CCC1CC2", ""), ("C1CC2CCCC(C1)C2", "")],
)
def test_rings_that_cannot_lie_flat(structure, across):
    """Our own drawing of the first two has a bond four times as long as the others."""
    m = notation.read(structure)
    (group,) = flatness.stacked(m)
    assert flatness.across_benzene(m, group) == across
    assert layout.stretched(m, layout.fresh(m))


def test_bonds_of_the_targets_have_their_length():
    from labtop.rooms.laboratorium.pack import PACKAGED

    for target in PACKAGED.target:
        m = notation.read(target.structure)
        places = layout.fresh(m)
        for a, links in m.links.items():
            for link in links:
                (ax, ay), (bx, by) = places[a], places[link >> 2]
                assert 95 <= ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 <= 135, target.id
