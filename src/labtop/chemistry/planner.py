"""Shortest syntheses: how few manipulations lead from reagents, or from a bench, to a target, and which ones.

Every atom of the finished target comes from one card, or from a characterisation. So a synthesis is a cover of the
target by fragments (fragments.py), one join for each but the first, one ring closure for each further bond between
them; the covers are tried out exhaustively. A card joins with a centre printed on it, so each fragment but the first
must have one at the bond where it comes in. A detour that throws a whole card away again costs two manipulations and
could only lift that condition: a plan within two of the least cover without it is proven shortest.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.fragments import Bond, Fragment, Search, Skeleton, drawings
from labtop.chemistry.molecules import Molecule

FAR: Final = 1 << 20
NODES: Final = 60_000
"""Partial mappings tried per part: enough for every card; a bench that needs more gets a plan that is not proven."""


DEEPER: Final = (1, 2, 3, 5, 8, 12, 20, FAR)
"""How much the part of a bench that stays may cost, tried one after the other: most benches are nearly right."""


class Plan:
    """One synthesis: the first fragment, then each with the bond it comes in by."""

    __slots__ = ("cards", "cost", "drawing", "parts", "proven")

    def __init__(self, cost: int, drawing: int, parts: list[Fragment], proven: bool) -> None:
        self.cost = cost
        """Manipulations still to do."""
        self.drawing = drawing
        """Which Kekulé drawing of the target it goes by."""
        self.parts = parts
        self.cards = [part.card for part in parts]
        """Numbers of the cards in order; 0 for the bench."""
        self.proven = proven


class Cover:
    """The least cost to cover the rest of one target drawing, for each set of atoms covered already."""

    def __init__(
        self, target: Skeleton, bits: dict[int, int], parts: list[Fragment], hydroxyl: bool, bridging: bool
    ) -> None:
        self.target = target
        self.bits = bits
        self.full = (1 << len(bits)) - 1
        self.hydroxyl = hydroxyl
        self.bridging = bridging
        self.known: dict[int, tuple[int, Fragment | None]] = {self.full: (0, None)}
        self.bonds = [(a, b) for a, b in target.orders if (a, b) not in target.rings]
        self.ring_bonds = [(a, b) for a, b in target.orders if (a, b) in target.rings]
        self.by_door: dict[Bond, list[Fragment]] = {}
        for part in parts:
            for inner, outer in part.doors:
                self.by_door.setdefault((outer, inner), []).append(part)
        self.edges = [(1 << bits[a], 1 << bits[b]) for a, b in target.orders if bits[a] < bits[b]]

    def with_hydroxyls(self, covered: int, part: Fragment) -> tuple[int, int]:
        """What is covered once a part is there, and what its O-H cost, where they come in one go."""
        mask = covered | part.mask
        if not self.hydroxyl:
            return mask, 0
        more = part.hydroxyls & ~mask
        return mask | more, more.bit_count()

    def links(self, covered: int, part: Fragment) -> int:
        """Bonds between a part and what is covered."""
        mask = part.mask
        return sum([1 for a, b in self.edges if (covered & a and mask & b) or (covered & b and mask & a)])

    def joining(self, covered: int, part: Fragment) -> int:
        """One join, a closure for each further bond; a bridge makes two bonds at once."""
        links = self.links(covered, part)
        if self.bridging and links > 1:
            single = [
                1
                for inner, outer in part.doors
                if covered >> self.bits[outer] & 1 and self.target.orders[inner, outer] == 1
            ]
            if len(single) > 1:
                return links - 1
        return links

    def least(self, covered: int) -> tuple[int, Fragment | None]:
        """Cost of the rest, and the part to add first."""
        found = self.known.get(covered)
        if found is not None:
            return found
        self.known[covered] = (FAR, None)
        best: tuple[int, Fragment | None] = (FAR, None)
        for part in self.next_parts(covered):
            mask, extra = self.with_hydroxyls(covered, part)
            cost = part.cost + extra + self.joining(covered, part)
            if cost < best[0]:
                cost += self.least(mask)[0]
                if cost < best[0]:
                    best = (cost, part)
        self.known[covered] = best
        return best

    def next_parts(self, covered: int) -> list[Fragment]:
        """Parts that can come in next. Beyond a bond outside rings there is no other way in: take that one first."""
        bits = self.bits
        for a, b in self.bonds:
            if covered >> bits[a] & 1 and not covered >> bits[b] & 1:
                return [part for part in self.by_door.get((a, b), []) if not part.mask & covered]
        found: list[Fragment] = []
        for a, b in self.ring_bonds:
            if covered >> bits[a] & 1 and not covered >> bits[b] & 1:
                found += [
                    part for part in self.by_door.get((a, b), []) if not part.mask & covered and part not in found
                ]
        return found

    def whole(self, root: Fragment) -> int:
        mask, extra = self.with_hydroxyls(0, root)
        return root.cost + extra + self.least(mask)[0]

    def parts(self, root: Fragment) -> list[Fragment]:
        found = [root]
        covered, _ = self.with_hydroxyls(0, root)
        while covered != self.full:
            part = self.least(covered)[1]
            assert part is not None
            found.append(part)
            covered, _ = self.with_hydroxyls(covered, part)
        return found


class Planner:
    """Plans for one target and one set of reagents; what it has worked out it keeps."""

    def __init__(
        self, cards: dict[int, Molecule], target: Molecule, *, hydroxyl: bool = False, bridging: bool = False
    ) -> None:
        self.cards = cards
        self.target = target
        self.hydroxyl = hydroxyl
        self.bridging = bridging
        self._covers: list[Cover] = []
        self._roots: list[list[Fragment]] = []
        self._plan: Plan | None = None
        self._planned = False
        self.targets: list[Skeleton] = []
        self.bits: dict[int, int] = {}

    def only(self, numbers: list[int]) -> Planner:
        """The same target with fewer cards."""
        cards = {number: card for number, card in self.cards.items() if number in numbers}
        return Planner(cards, self.target, hydroxyl=self.hydroxyl, bridging=self.bridging)

    def covers(self) -> list[Cover]:
        """One per Kekulé drawing of the target; made when first needed."""
        if not self._covers:
            for doubles in drawings(self.target):
                target = Skeleton(self.target, doubles)
                self.bits = {token: i for i, token in enumerate(target.tokens)}
                parts: list[Fragment] = []
                for number, card in self.cards.items():
                    parts += fragments(number, card, target, self.bits, NODES, FAR)[0]
                self.targets.append(target)
                self._roots.append(parts)
                self._covers.append(Cover(target, self.bits, parts, self.hydroxyl, self.bridging))
        return self._covers

    def plan(self) -> Plan | None:
        """A shortest synthesis from any starting card; None: it cannot be made of these."""
        if not self._planned:
            self._planned = True
            best = FAR
            for drawing, cover in enumerate(self.covers()):
                for root in self._roots[drawing]:
                    cost = cover.whole(root)
                    if cost < best:
                        best = cost
                        self._plan = Plan(cost, drawing, cover.parts(root), False)
            if self._plan is not None:
                self._plan.proven = best <= self.relaxed() + 2
        return self._plan

    def relaxed(self) -> int:
        """The least cover if a card could be joined at any of its atoms: what no detour can beat by more than two."""
        best = FAR
        for drawing in range(len(self.covers())):
            free = [part.without_doors(self.targets[drawing]) for part in self._roots[drawing]]
            open_cover = Cover(self.targets[drawing], self.bits, free, self.hydroxyl, self.bridging)
            best = min(best, min([open_cover.whole(root) for root in free], default=FAR))
        return best

    def plan_from(self, m: Molecule) -> Plan | None:
        """A shortest way on from a molecule on a bench: some of it stays. None: only a new start would help."""
        found: Plan | None = None
        for limit in DEEPER:
            best = FAR if found is None else found.cost
            whole = True
            for drawing, cover in enumerate(self.covers()):
                roots, all_of_them = fragments(0, m, self.targets[drawing], self.bits, NODES, min(limit, best))
                whole = whole and all_of_them
                for root in roots:
                    cost = cover.whole(root)
                    if cost < best:
                        best = cost
                        found = Plan(cost, drawing, cover.parts(root), False)
            if found is not None and (found.cost <= limit or not whole):
                found.proven = whole  # a root that costs more than this could not lead to less
                return found
        return found


def fragments(
    number: int, m: Molecule, target: Skeleton, bits: dict[int, int], most: int, limit: int
) -> tuple[list[Fragment], bool]:
    """Every fragment of a part in a target drawing, cheapest of those alike; and whether none was left out."""
    found: dict[tuple[int, frozenset[Bond]], Fragment] = {}
    whole = True
    for doubles in drawings(m):
        search = Search(number, Skeleton(m, doubles), target, bits, most)
        search.limit = limit
        for part in search.run():
            known = found.get(part.key())
            if known is None or part.cost < known.cost:
                found[part.key()] = part
        whole = whole and search.left > 0
    return list(found.values()), whole
