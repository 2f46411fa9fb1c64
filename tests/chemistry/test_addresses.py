"""Where an atom is, in words: they mean exactly the tokens that are meant, and say where several are alike."""

from __future__ import annotations

import os

import pytest
from rdkit import Chem

from labtop.chemistry import manipulations as chem
from labtop.chemistry import notation
from labtop.chemistry.addresses import addresses
from labtop.chemistry.atom_sorts import Sorts
from labtop.chemistry.canonical import canonical
from labtop.chemistry.sites import Sites
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.pack import PACKAGED
from labtop.rooms.laboratorium.wording import addresses_of, phrase, told

from .growing import CARDS, growth
from .reader import Reader
from .referee import WEIGHTS, bench

SEEDS = range(400 if os.environ.get("LABTOP_SOAK") else 12)
SAYS = {lang: texts(lang, "laboratorium").say for lang in LANGUAGES}


def said(given, lang):
    return SAYS[lang](given["say"], **{key: value for key, value in given.items() if key != "say"})


def molecules(seeds):
    yield from CARDS.values()
    yield from (notation.read(target.structure) for target in PACKAGED.target)
    for seed in seeds:
        yield from growth(seed)


def alike(m):
    """Tokens that a symmetry exchanges, found by RDKit: its classes of atoms, hydrogens and centres included."""
    made, order = Chem.RWMol(), {}
    shown = bench(m)
    for token, sign in shown.signs.items():
        number, isotope = WEIGHTS.get(sign, (0, 9))
        atom = Chem.Atom(number)
        atom.SetIsotope(isotope)
        order[token] = made.AddAtom(atom)
    for (a, b), bond in (((*pair,), bond) for pair, bond in shown.bonds.items()):
        made.AddBond(order[a], order[b], Chem.BondType.DOUBLE if bond == 2 else Chem.BondType.SINGLE)
    Chem.SanitizeMol(made, Chem.SANITIZE_ALL ^ Chem.SANITIZE_PROPERTIES)
    ranks = Chem.CanonicalRankAtoms(made, breakTies=False, includeChirality=False)
    return {token: ranks[place] for token, place in order.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_mean_exactly_the_tokens_that_are_meant(lang):
    """Read back by an independent reader."""
    for m in molecules(SEEDS):
        reader = Reader(m)
        found = addresses(m)
        assert sorted(token for one in found for token in one.tokens) == sorted(m.kinds)
        for one in found:
            words = said(phrase(one), lang)
            assert one.exact, (notation.write(m), one)
            assert reader.meant(words, lang) == set(one.tokens), (notation.write(m), words)


def test_tokens_with_one_address_are_alike_by_symmetry():
    """RDKit's classes may be coarser than its symmetries in cages, so they must never be finer than ours."""
    several = 0
    for m in molecules(SEEDS):
        classes = alike(m)
        for one in addresses(m):
            assert len({classes[token] for token in one.tokens}) == 1, (notation.write(m), one)
            several += len(one.tokens) > 1
    assert several > 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_manipulations_told_alike_make_the_same_molecule(lang):
    """So a person who follows the words cannot do the wrong thing."""
    pairs = 0
    for m in molecules(range(len(SEEDS) // 2)):
        if len(m.kinds) > 45:
            continue
        results: dict[str, str] = {}
        for action, made in everything(m):
            words, text = said(told(m, action), lang), canonical(made)
            pairs += words in results
            assert results.setdefault(words, text) == text, (notation.write(m), words)
    assert pairs > 300


def everything(m):
    """Every manipulation of a molecule, with a card each of single and double centres, and what comes of it."""
    sites = Sites(m)
    for number in (2, 10):
        card = CARDS[number]
        for end, kind in card.kinds.items():
            for centre in sites.yellow if kind == 3 else sites.mauve if kind == 4 else []:
                if kind == 4 or end == next(each for each, k in card.kinds.items() if k == 3):
                    yield actions.Join(centre, number, end), chem.join(m, centre, card, end)
    yield from ((actions.Cut(a, b), chem.cut(m, a, b)) for a, b in sites.cuts)
    yield from ((actions.Add(a, b), chem.add(m, a, b)) for a, b in sites.adds)
    yield from ((actions.Eliminate(a, b), chem.eliminate(m, a, b)) for a, b in sites.pairs)
    yield from ((actions.Split(one), chem.split(m, one)) for one in sites.splits)
    yield from ((actions.Merge(a, b), chem.merge(m, a, b)) for a, b in sites.merges)
    yield from ((actions.Close(a, b), chem.close(m, a, b)) for a, b in sites.closes)
    yield from ((actions.Characterise(one, "H"), chem.hydrogen(m, one)) for one in sites.yellow)
    yield from ((actions.Characterise(one, "O"), chem.oxygen(m, one)) for one in sites.mauve)


def test_a_place_in_words():
    m = notation.read("CC(=O)Oc1ccccc1[1*]")
    told_of = {said(phrase(one), "en"): one for one in addresses(m)}
    assert "the yellow centre" in told_of
    assert "one of the 3 equivalent H on the CH₃ carbon" in told_of
    assert "the C=O carbon" in told_of
    yellow = next(one for one in addresses(m) if one.kind == "yellow")
    cut = next(b for a, b in Sites(m).cuts if m.kinds[b] == 2 and addresses_of(m)[b].head == "methyl")
    assert (
        said(told(m, actions.Cut(m.carrier(cut), cut)), "en") == "cut off one of the 3 equivalent H on the CH₃ carbon"
    )
    assert said(told(m, actions.Characterise(yellow.tokens[0], "H")), "fr") == "le centre jaune est un hydrogène"


def test_a_benzene_ring_is_one_in_any_drawing():
    for text in ("C1=CC=CC=C1", "C1=CC2=CC=CC=C2C=C1", "C1=CC=C2C=CC=CC2=C1", "C1=CC2=CC=CC3=CC=CC(=C1)C23"):
        m = notation.read(text)
        reader = Reader(m)
        assert set(Sorts(m).in_benzene) == reader.benzene, text
