"""SMILES of any spelling, by RDKit (the extra `labtop[chem]`): brackets, stereo marks, explicit hydrogen, any order.

Texts that `notation` can read do not need RDKit. RDKit is a big library in C++ and parses text from strangers, so a
server calls `normal` in a process that it can kill (labtop.tables.foreign_texts), never in its own.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from labtop.chemistry import notation
from labtop.chemistry.molecules import Molecule
from labtop.engine.wire import Illegal

SIGNS: Final = frozenset("[]()=#-+@/\\.:%$~*0123456789")
MOST_BRANCHES: Final = 40
MOST_RING_MARKS: Final = 60


def check_text(text: str) -> None:
    """Limits before anything is parsed: length, letters, nesting, ring marks."""
    if len(text) > notation.LONGEST:
        raise Illegal("structure_too_long", most=notation.LONGEST)
    if not text:
        raise Illegal("structure_empty")
    for at, sign in enumerate(text, 1):
        if sign not in SIGNS and not (sign.isascii() and sign.isalpha()):
            raise Illegal("structure_unreadable", sign=sign, at=at)
    if sum(sign.isdigit() for sign in text) > MOST_RING_MARKS:
        raise Illegal("structure_too_many_rings", most=notation.MOST_RINGS)
    if text.count("(") > MOST_BRANCHES or text.count("[") > 2 * MOST_BRANCHES:
        raise Illegal("structure_too_big", most=notation.MOST_TOKENS)


def plain(text: str) -> Molecule | None:
    """The molecule if our own notation reads it; None: RDKit might read it. Raises Illegal if neither can."""
    check_text(text)
    try:
        return notation.read(text)
    except Illegal as error:
        if error.code in ("structure_unreadable", "structure_unknown_atom", "structure_not_aromatic"):
            return None
        raise


def rdkit() -> Any:
    """The module rdkit.Chem, with its log turned off."""
    try:
        chem = import_module("rdkit.Chem")
    except ImportError:
        raise Illegal("chemistry_not_installed") from None
    import_module("rdkit.RDLogger").DisableLog("rdApp.*")
    return chem


def normal(text: str) -> str:
    """Any SMILES of C, H, O and centres in our own notation; to be called in a process that may be killed."""
    check_text(text)
    chem = rdkit()
    found = chem.MolFromSmiles(text)
    if found is None:
        raise Illegal("structure_not_readable")
    for atom in found.GetAtoms():
        check_atom(atom)
    chem.RemoveStereochemistry(found)
    chem.Kekulize(found, clearAromaticFlags=True)
    for atom in found.GetAtoms():
        atom.SetAtomMapNum(0)
        atom.SetNoImplicit(False)
    made: str = chem.MolToSmiles(found, canonical=True, kekuleSmiles=True)
    notation.read(made)
    return made


def check_atom(atom: Any) -> None:
    """Refuse what no token can show: charges, radicals, and isotopes other than those that stand for centres."""
    symbol, isotope = atom.GetSymbol(), atom.GetIsotope()
    if symbol == "*" and isotope in (1, 2):
        return
    if symbol not in ("C", "O", "H") or isotope or atom.GetFormalCharge() or atom.GetNumRadicalElectrons():
        raise Illegal("structure_unknown_atom", sign=symbol, at=atom.GetIdx() + 1)


def standard(m: Molecule) -> str:
    """RDKit's canonical SMILES of a molecule, for exchange with other programs."""
    chem = rdkit()
    made: str = chem.MolToSmiles(chem.MolFromSmiles(notation.write(m)))
    return made
