"""The largest connected part that two molecules share: it shows how much of a target is on a bench already."""

from __future__ import annotations

from typing import Final

from labtop.chemistry.canonical import sorts
from labtop.chemistry.fragments import Skeleton, drawings
from labtop.chemistry.molecules import Molecule

NODES: Final = 20_000
"""Partial matches that are looked at: more than any molecule of the box needs. A search that stops early keeps the best
one it has seen."""


def common(m: Molecule, target: Molecule, nodes: int = NODES) -> dict[int, int]:
    """Token of the molecule -> atom of the target, for carbons and oxygens.

    Of all connected parts the one with most atoms, and of those the one with most hydrogens in place.
    """
    found = Match(m, target, nodes)
    found.run()
    return found.best


class Match:
    """The search. Bonds between matched atoms must be bonds of the target; the target may have more (open rings)."""

    def __init__(self, m: Molecule, target: Molecule, nodes: int) -> None:
        self.m = m
        self.forms = [Skeleton(m, doubles) for doubles in drawings(m)]
        self.wanted = [Skeleton(target, doubles) for doubles in drawings(target)]
        self.part, self.target = self.forms[0], self.wanted[0]
        self.orders = orders(self.forms)
        self.target_orders = orders(self.wanted)
        self.left = nodes
        self.most = min(len(self.part.tokens), len(self.target.tokens))
        self.best: dict[int, int] = {}
        self.score = (0, 0)

    def run(self) -> None:
        """Start a match from one atom of each sort; later matches leave out the atoms that were a start before."""
        same = sorts(self.m)
        never: set[int] = set()
        begun: set[str] = set()
        for token in self.part.tokens:
            if same[token] not in begun:
                begun.add(same[token])
                for atom in self.target.tokens:
                    if self.part.elements[token] == self.target.elements[atom]:
                        self.grow({token: atom}, {atom}, set(never), self.hydrogens(token, atom))
            never.add(token)

    def hydrogens(self, token: int, atom: int) -> int:
        """Hydrogens that both have at this place."""
        return min(self.part.hydrogens[token], self.target.hydrogens[atom])

    def grow(self, places: dict[int, int], used: set[int], never: set[int], hydrogens: int) -> None:
        """Decide the next neighbour of the matched atoms: match it with an atom of the target, or leave it out."""
        if (len(places), hydrogens) > self.score:
            self.score, self.best = (len(places), hydrogens), dict(places)
        self.left -= 1
        if self.left <= 0 or len(self.part.tokens) - len(never) < self.score[0]:
            return
        for token in list(places):
            for other in self.part.near[token]:
                if other in places or other in never:
                    continue
                for atom in self.target.near[places[token]]:
                    if atom not in used and self.fits(other, atom, places):
                        places[other] = atom
                        used.add(atom)
                        self.grow(places, used, never, hydrogens + self.hydrogens(other, atom))
                        used.discard(atom)
                        del places[other]
                never.add(other)
                self.grow(places, used, never, hydrogens)
                never.discard(other)
                return

    def fits(self, token: int, atom: int, places: dict[int, int]) -> bool:
        """Whether a token may be matched with an atom: the same element, and its bonds to matched tokens exist."""
        if self.part.elements[token] != self.target.elements[atom]:
            return False
        for other in self.part.near[token]:
            place = places.get(other)
            if place is not None:
                wanted = self.target_orders.get((atom, place), 0)
                if not self.orders[token, other] & wanted:
                    return False
        return True


def orders(forms: list[Skeleton]) -> dict[tuple[int, int], int]:
    """Bond -> 1 if it is single in some Kekulé drawing, plus 2 if it is double in some."""
    found: dict[tuple[int, int], int] = {}
    for form in forms:
        for bond, order in form.orders.items():
            found[bond] = found.get(bond, 0) | order
    return found
