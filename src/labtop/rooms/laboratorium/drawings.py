"""Molecules as they are drawn: where each token of a bench, a reagent or a target lies."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from labtop.chemistry import layout, notation
from labtop.chemistry.molecules import IS_DOUBLE, Molecule
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.actions import Begin
from labtop.rooms.laboratorium.state import Bench, Table
from labtop.rooms.laboratorium.trials import changed
from labtop.rooms.laboratorium.wording import codes


class MoleculeView(Struct, frozen=True, omit_defaults=True):
    """Tokens where they lie; a bond is 100 long. Kinds: 0 C, 1 O, 2 H, 3 yellow centre, 4 mauve centre."""

    tokens: list[tuple[int, int, int, int]]
    """Number, kind, x, y."""
    bonds: list[tuple[int, int, int]]
    """First token, second token, order."""
    formula: str
    addresses: list[tuple[str, list[int]]] = []
    """Of a bench or a reagent: where tokens are in the words of chemistry (chemistry/addresses.py), and which tokens
    that means; they are alike by symmetry."""


class Drawn:
    """A drawing, the molecule it shows, and after how many steps of the bench it is."""

    __slots__ = ("known", "molecule", "places", "shown", "steps")

    def __init__(self, steps: int, molecule: Molecule, places: layout.Places) -> None:
        self.steps = steps
        self.molecule = molecule
        self.places = places
        self.shown = molecule_view(molecule, places, codes(molecule))
        self.known: dict[Action, Drawn] = {}
        """Drawings after one more step: a coach plays on from one bench many times, mostly with the same steps."""

    def grown(self, s: Table, step: Action) -> Drawn:
        """The drawing after one more step."""
        found = self.known.get(step)
        if found is None:
            molecule = changed(s, self.molecule, step)
            found = self.known[step] = Drawn(self.steps + 1, molecule, layout.grown(molecule, self.places))
        return found


def drawing(s: Table, bench: Bench) -> MoleculeView | None:
    """The drawing of a bench, made step by step, so that tokens keep their places while the molecule grows."""
    if not bench.steps:
        return None
    drawn: Drawn | None = bench.drawn
    if drawn is None or drawn.steps > len(bench.steps):
        first = bench.steps[0]
        assert isinstance(first, Begin)
        molecule = s.kit.reagents[s.kit.index[first.card]].molecule
        drawn = Drawn(1, molecule, layout.fresh(molecule))
    for number in range(drawn.steps, len(bench.steps)):
        drawn = drawn.grown(s, bench.steps[number])
    bench.drawn = drawn
    return drawn.shown


def molecule_view(m: Molecule, places: layout.Places, addresses: Sequence[tuple[str, list[int]]] = ()) -> MoleculeView:
    return MoleculeView(
        tokens=[(token, kind, *places[token]) for token, kind in m.kinds.items()],
        bonds=[
            (token, link >> 2, 1 + (link & 1))
            for token, links in m.links.items()
            for link in links
            if token < link >> 2
        ],
        formula=notation.formula(m.counts()),
        addresses=list(addresses),
    )


def molecule_of(seen: MoleculeView) -> Molecule:
    """The molecule of a view, with the same numbers of tokens."""
    kinds = {number: kind for number, kind, _, _ in seen.tokens}
    m = Molecule(kinds, {number: [] for number in kinds}, 1 + max(kinds))
    for a, b, order in seen.bonds:
        m.tie(a, b, IS_DOUBLE if order == 2 else 0)
    notation.mark_rings(m)
    return m
