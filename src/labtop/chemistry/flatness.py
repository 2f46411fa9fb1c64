"""Steric hindrance: whether the rings of a molecule can lie flat on a table, with all bonds of one length.

Tokens have angles of 120 degrees, so a ring of six is a regular hexagon. Rings that share one bond lie side by side, as
in a honeycomb. Rings that share more cannot: the tokens of a bridge across a ring would lie on those of the ring, or
its bonds would have to be stretched. Chains turn out of each other's way, so only rings are judged.

All numbers are whole: places are written in steps along two directions that are 60 degrees apart.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from labtop.chemistry.manipulations import half_bridge
from labtop.chemistry.molecules import CARBON, IN_RING, IS_DOUBLE, RING_SIZE, Molecule, shortest

Place = tuple[int, int]
Ring = list[int]
Bonds = frozenset[tuple[int, int]]
Neighbours = dict[int, list[int]]
"""The tokens that a token has ring bonds to."""
STEPS: Final[list[Place]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The six directions of a bond, each 60 degrees further round."""
META: Final = 3
PARA: Final = 4
"""Atoms that a ring shares with a benzene ring if it starts at the next corner but one, or at the opposite one."""


class RingSpace:
    """The space that a molecule has for one more ring. Each answer is found once, as a molecule never changes."""

    __slots__ = ("answers", "m", "ring_bonds", "rings", "stacked")

    def __init__(self, m: Molecule) -> None:
        self.m = m
        self.ring_bonds: Neighbours | None = None
        self.rings: list[Ring] = []
        """All rings; known once `ring_bonds` is."""
        self.stacked: list[Ring] = []
        """The rings that cannot lie flat."""
        self.answers: dict[tuple[int, int] | tuple[Molecule, int, int, int, int], bool] = {}

    def for_closure(self, one: int, two: int) -> bool:
        """Whether the ring that two centres close can lie flat: the carriers alone decide."""
        a, b = self.m.carrier(one), self.m.carrier(two)
        key = (a, b) if a < b else (b, a)
        found = self.answers.get(key)
        if found is None:
            found = self.answers[key] = self.fits(shortest(self.m, *key))
        return found

    def for_bridge(self, one: int, two: int, card: Molecule, end: int, far: int) -> bool:
        """The same for a bridge: a closure after the bond with the first centre of the card."""
        m = self.m
        key = (card, m.carrier(one), m.carrier(two), card.carrier(end), card.carrier(far))
        found = self.answers.get(key)
        if found is None:
            joined, last = half_bridge(m, one, card, end, far)
            found = self.answers[key] = RingSpace(joined).for_closure(last, two)
        return found

    def fits(self, chain: list[int]) -> bool:
        """Whether a ring made of a shortest chain of six can lie flat, with all the rings that it is fused to.

        Rings that could not lie flat before do not forbid it.
        """
        if self.ring_bonds is None:
            self.ring_bonds = ring_bonds(self.m)
            self.rings = rings_along(self.ring_bonds)
            self.stacked = [ring for group in stacked_of(self.rings) for ring in group]
        fused = sheet(alike(self.ring_bonds, chain), self.rings)
        return bool(honeycomb(fused)) or any(ring in self.stacked for ring in fused)


def ring_bonds(m: Molecule) -> Neighbours:
    """Each token in a ring with its neighbours along rings."""
    found: Neighbours = {}
    for token, links in m.links.items():
        if len(links) > 1:
            near = [link >> 2 for link in links if link & IN_RING]
            if near:
                found[token] = near
    return found


def rings(m: Molecule) -> list[Ring]:
    """All rings of six, each once, in the order of its atoms."""
    return rings_along(ring_bonds(m))


def rings_along(near: Neighbours) -> list[Ring]:
    """All rings of six along these bonds."""
    found: list[Ring] = []
    for start in sorted(near):
        paths = [[start]]
        for _ in range(RING_SIZE - 1):
            paths = [
                [*path, other] for path in paths for other in near[path[-1]] if other > start and other not in path
            ]
        found += [path for path in paths if path[1] < path[-1] and start in near[path[-1]]]
    return found


def alike(near: Neighbours, chain: list[int]) -> list[Ring]:
    """The chain and all others of its length between its ends: where two differ, they go round a ring."""
    on = dict(pairwise(chain))
    paths = [chain[:1]]
    for _ in range(RING_SIZE - 1):
        paths = [
            [*path, other]
            for path in paths
            for other in dict.fromkeys([*near.get(path[-1], ()), on.get(path[-1], -1)])
            if other not in path
        ]
    return [path for path in paths if path[-1] == chain[-1]]


def sheets(all_rings: list[Ring]) -> list[list[Ring]]:
    """Rings sorted into groups that lie as one sheet, since each shares a bond with another of its group."""
    left = all_rings
    found: list[list[Ring]] = []
    while left:
        group = sheet(left[:1], left[1:])
        left = [ring for ring in left if ring not in group]
        found.append(group)
    return found


def sheet(start: list[Ring], others: list[Ring]) -> list[Ring]:
    """Rings and all those that lie in one sheet with them."""
    left = [(ring, bonds(ring)) for ring in others]
    found = start[:]
    for ring in found:
        own = bonds(ring)
        found += [other for other, sides in left if own & sides]
        left = [each for each in left if not own & each[1]]
    return found


def bonds(ring: Ring) -> Bonds:
    """The bonds of a ring."""
    return frozenset([(a, b) if a < b else (b, a) for a, b in zip(ring, ring[1:] + ring[:1])])


def honeycomb(group: list[Ring]) -> dict[int, Place]:
    """The places of a sheet of rings, hexagon by hexagon; empty: tokens would lie on each other, or bonds stretch."""
    places: dict[int, Place] = {}
    for ring in group:
        found = hexagon_beside(ring, places)
        if not found:
            return {}
        places.update(found)
    return places


def hexagon_beside(ring: Ring, places: dict[int, Place]) -> dict[int, Place]:
    """The corners of one ring that fit the tokens that lie already; empty: there is no space for it."""
    edges = [(i, (i + 1) % RING_SIZE) for i in range(RING_SIZE)]
    laid = next(((i, j) for i, j in edges if ring[i] in places and ring[j] in places), None)
    if laid is None:
        return corners(ring, (0, 0), 0, 1)
    first, second = ring[laid[0]], ring[laid[1]]
    turned = [ring[(laid[0] + k) % RING_SIZE] for k in range(RING_SIZE)]
    step = (places[second][0] - places[first][0], places[second][1] - places[first][1])
    if step not in STEPS:
        return {}  # this bond would have to be stretched
    way = STEPS.index(step)
    taken = {place: token for token, place in places.items()}
    for side in (1, -1):
        found = corners(turned, places[first], way, side)
        if all(
            places.get(token, place) == place and taken.get(place, token) == token for token, place in found.items()
        ):
            return found
    return {}


def corners(ring: Ring, start: Place, way: int, side: int) -> dict[int, Place]:
    """A hexagon: from the first corner in one of the six directions, turning to one side at each corner."""
    found: dict[int, Place] = {}
    x, y = start
    for token in ring:
        found[token] = (x, y)
        x, y = x + STEPS[way][0], y + STEPS[way][1]
        way = (way + side) % RING_SIZE
    return found


def stacked(m: Molecule) -> list[list[Ring]]:
    """Groups of rings that cannot lie flat."""
    return stacked_of(rings(m))


def stacked_of(all_rings: list[Ring]) -> list[list[Ring]]:
    """Groups of rings that cannot lie flat side by side."""
    return [group for group in sheets(all_rings) if not honeycomb(group)]


def across_benzene(m: Molecule, group: list[Ring]) -> str:
    """Where a ring spans a benzene ring of its group: para, meta; empty: it does not."""
    for ring in group:
        if not is_benzene(m, ring):
            continue
        for other in group:
            shared = len(set(ring) & set(other))
            if other is not ring and shared >= META:
                return "para" if shared >= PARA else "meta"
    return ""


def is_benzene(m: Molecule, ring: Ring) -> bool:
    """Six carbons, single and double bonds by turns."""
    doubles = [m.bond(a, b) & IS_DOUBLE for a, b in bonds(ring)]
    return sum(doubles) == RING_SIZE // 2 and all(m.kinds[token] == CARBON for token in ring)
