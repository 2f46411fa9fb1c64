"""The sorts of atoms that chemists have words for: the carbon of C=O, the oxygen of O-H, those of a benzene ring."""

from __future__ import annotations

from typing import Final

from labtop.chemistry.flatness import is_benzene, rings
from labtop.chemistry.molecules import CARBON, HYDROGEN, IN_RING, IS_DOUBLE, OXYGEN, Molecule

HEAVY: Final = (CARBON, OXYGEN)


class Sorts:
    """Which carbons and oxygens of a molecule are of which sort; an atom may be of several."""

    __slots__ = ("all_rings", "atoms", "found", "in_benzene", "m", "near")

    def __init__(self, m: Molecule) -> None:
        self.m = m
        self.atoms = [token for token, kind in m.kinds.items() if kind < HYDROGEN]
        self.near = {token: [o >> 2 for o in m.links[token] if m.kinds[o >> 2] < HYDROGEN] for token in self.atoms}
        self.all_rings = rings(m)
        self.in_benzene = self.benzene()
        self.found: dict[str, list[int]] = {
            "carbon": [token for token in self.atoms if m.kinds[token] == CARBON],
            "oxygen": [token for token in self.atoms if m.kinds[token] == OXYGEN],
            "carbonyl": [token for token in self.atoms if self.is_carbonyl(token)],
            "oxo": [token for token in self.atoms if self.is_oxo(token)],
            "hydroxyl": [token for token in self.atoms if self.is_hydroxyl(token)],
            "ether": [token for token in self.atoms if self.is_ether(token)],
            "methyl": [token for token in self.atoms if self.hydrogens(token) == 3],
            "methylene": [token for token in self.atoms if self.hydrogens(token) == 2],
            "methine": [token for token in self.atoms if self.hydrogens(token) == 1],
            "alkene": [token for token in self.atoms if self.is_alkene(token)],
            "benzene": self.in_benzene,
            "ring": [token for token in self.atoms if self.in_ring(token, CARBON)],
            "ring-oxygen": [token for token in self.atoms if self.in_ring(token, OXYGEN)],
            "carbon-oxygen": [token for token in self.atoms if self.is_bound_to_oxygen(token)],
            "shared": [token for token in self.atoms if self.is_shared(token)],
            "branched": [token for token in self.atoms if self.is_branched(token)],
        }
        if self.all_rings:
            self.found["chain"] = [token for token in self.found["carbon"] if token not in self.found["ring"]]

    def hydrogens(self, token: int) -> int:
        """Hydrogen atoms on a carbon; -1: it is no carbon."""
        return len(self.m.centres_on(token, HYDROGEN)) if self.m.kinds[token] == CARBON else -1

    def double_to(self, token: int, kind: int) -> list[int]:
        """The tokens of this kind that it has a double bond to."""
        m = self.m
        return [link >> 2 for link in m.links[token] if link & IS_DOUBLE and m.kinds[link >> 2] == kind]

    def is_carbonyl(self, token: int) -> bool:
        """Whether it is a carbon with a double bond to oxygen."""
        return self.m.kinds[token] == CARBON and bool(self.double_to(token, OXYGEN))

    def is_oxo(self, token: int) -> bool:
        """Whether it is an oxygen with a double bond to carbon."""
        return self.m.kinds[token] == OXYGEN and bool(self.double_to(token, CARBON))

    def is_hydroxyl(self, token: int) -> bool:
        """Whether it is the oxygen of O-H."""
        return self.m.kinds[token] == OXYGEN and bool(self.m.centres_on(token, HYDROGEN))

    def is_ether(self, token: int) -> bool:
        """Whether it is an oxygen between two carbons."""
        near = self.near[token]
        return self.m.kinds[token] == OXYGEN and [self.m.kinds[other] for other in near] == [CARBON, CARBON]

    def is_alkene(self, token: int) -> bool:
        """Whether it is a carbon of a C=C outside benzene rings."""
        return self.m.kinds[token] == CARBON and bool(self.double_to(token, CARBON)) and token not in self.in_benzene

    def is_bound_to_oxygen(self, token: int) -> bool:
        """Whether it is a carbon with a single bond to oxygen, and no carbonyl."""
        single = any(self.m.kinds[other] == OXYGEN for other in self.near[token])
        return self.m.kinds[token] == CARBON and single and not self.is_carbonyl(token)

    def is_shared(self, token: int) -> bool:
        """Whether it is in more than one ring."""
        return sum([token in ring for ring in self.all_rings]) > 1

    def is_branched(self, token: int) -> bool:
        """A carbon with a chain on it: a third atom outside the rings, or any outside its ring."""
        if self.m.kinds[token] != CARBON or len(self.near[token]) < 3:
            return False
        return any(not link & IN_RING for link in self.m.links[token] if self.m.kinds[link >> 2] < HYDROGEN)

    def in_ring(self, token: int, kind: int) -> bool:
        """Whether it is of this kind and in a ring."""
        return self.m.kinds[token] == kind and any(link & IN_RING for link in self.m.links[token])

    def benzene(self) -> list[int]:
        """Carbons of benzene rings in any drawing: a ring may have lent a double bond to a benzene ring beside it."""
        sure = [ring for ring in self.all_rings if is_benzene(self.m, ring)]
        more = True
        while more:
            more = False
            for ring in self.all_rings:
                if ring not in sure and self.lends(ring, sure):
                    sure.append(ring)
                    more = True
        return list(dict.fromkeys([token for ring in sure for token in ring]))

    def lends(self, ring: list[int], sure: list[list[int]]) -> bool:
        """Whether another drawing of the rings beside it gives this ring its three double bonds."""
        m = self.m
        if any(m.kinds[token] != CARBON for token in ring):
            return False
        for other in sure:
            shared = [token for token in ring if token in other]
            if len(shared) != 2 or m.bond(*shared) & IS_DOUBLE:
                continue
            rest = [token for token in ring if token not in shared]
            if all(any(o in rest for o in self.double_to(token, CARBON)) for token in rest):
                return True
        return False
