"""Skeletal formulas as data for a screen: atoms at places with bonds of length 1, by RDKit (the extra `labtop[chem]`).

RDKit parses a text from strangers here: a server calls `skeleton` in a process that it can kill, as with `smiles`.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any, Final, Literal

from msgspec import Struct

from labtop.chemistry import formulas, smiles
from labtop.engine.core import Illegal

MOST_ATOMS: Final = 60
"""Hydrogens are not counted: as many as a card can show."""
SMALL: Final = 3
"""Of a molecule of no more atoms every carbon is written: a bare line says too little."""
RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class SkeletonAtom(Struct, frozen=True, omit_defaults=True):
    """An atom at its place, in lengths of a bond."""

    x: float
    y: float
    """Downwards, as on a screen."""
    label: str = ""
    """Element and charge; none for a carbon of the skeleton, whose hydrogens follow from its bonds."""
    hydrogens: int = 0
    """Those that are written beside the label."""


class SkeletonBond(Struct, frozen=True, omit_defaults=True):
    """A bond between two atoms, by their numbers in the list of atoms."""

    first: int
    second: int
    order: Literal[1, 2, 3] = 1
    side: Literal[-1, 0, 1] = 0
    """On which side of the way from `first` to `second` the second line lies: 1 right, -1 left, 0 on both."""


class Skeleton(Struct, frozen=True):
    """A whole drawing."""

    atoms: list[SkeletonAtom]
    bonds: list[SkeletonBond]


def skeleton(text: str, formula: str) -> Skeleton | None:
    """The drawing of a SMILES; None if it cannot be read, is too big, or is not a substance of that formula.

    Examples:
        >>> [atom.label for atom in skeleton("C=CC(=O)O", "C3H4O2").atoms]
        ['', '', '', 'O', 'O']
        >>> skeleton("C=C", "C8H8") is None
        True
    """
    try:
        smiles.check_text(text)
        chem = smiles.rdkit()
        found = chem.MolFromSmiles(text)
        fits = found is not None and found.GetNumAtoms() <= MOST_ATOMS and is_of(found, formula)
    except Illegal:
        return None
    return laid(chem, found) if fits else None


def is_of(found: Any, formula: str) -> bool:
    """Whether RDKit's molecule has exactly these atoms."""
    return counts(found) == formulas.atoms(formula)


def counts(found: Any) -> dict[str, int]:
    """Atoms of each element, hydrogens too."""
    made = Counter(atom.GetSymbol() for atom in found.GetAtoms())
    made["H"] += sum(atom.GetTotalNumHs() for atom in found.GetAtoms())
    return {element: count for element, count in made.items() if count}


def laid(chem: Any, found: Any) -> Skeleton:
    """RDKit's molecule, laid out flat."""
    chem.Kekulize(found, clearAromaticFlags=True)
    depict = import_module("rdkit.Chem.rdDepictor")
    depict.Compute2DCoords(found, bondLength=1.0)
    points = found.GetConformer().GetPositions()
    places = [(float(x), -float(y)) for x, y, _ in points]
    whole = found.GetNumAtoms() <= SMALL
    atoms = [
        SkeletonAtom(round(x, 3), round(y, 3), *label(atom, whole))
        for atom, (x, y) in zip(found.GetAtoms(), places, strict=True)
    ]
    return Skeleton(atoms, [bond(found, one, places) for one in found.GetBonds()])


def label(atom: Any, whole: bool) -> tuple[str, int]:
    """What is written at an atom, and its hydrogens beside it; `whole`: carbons are written too."""
    symbol, charge = atom.GetSymbol(), atom.GetFormalCharge()
    bare = symbol == "C" and not charge and not atom.GetNumRadicalElectrons()
    if bare and atom.GetDegree() and not whole:
        return "", 0
    many = str(abs(charge)).translate(RAISED) if abs(charge) > 1 else ""
    sign = many + ("⁺" if charge > 0 else "⁻") if charge else ""
    return symbol + sign, atom.GetTotalNumHs()


def bond(found: Any, one: Any, places: list[tuple[float, float]]) -> SkeletonBond:
    """One of its bonds; the second line of a double bond in a ring lies inside."""
    order = {1.0: 1, 2.0: 2, 3.0: 3}.get(one.GetBondTypeAsDouble(), 1)
    first, second = one.GetBeginAtomIdx(), one.GetEndAtomIdx()
    ring = next((ring for ring in found.GetRingInfo().AtomRings() if first in ring and second in ring), None)
    if order != 2 or ring is None:
        return SkeletonBond(first, second, order)  # type: ignore[arg-type]  # one of the orders above
    (ax, ay), (bx, by) = places[first], places[second]
    cx = sum(places[n][0] for n in ring) / len(ring)
    cy = sum(places[n][1] for n in ring) / len(ring)
    turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return SkeletonBond(first, second, 2, 1 if turn > 0 else -1)
