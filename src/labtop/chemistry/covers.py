"""The search behind a plan: covers of a target by fragments, each joined to what is there, tried out exhaustively.

A fragment costs what fragments.py says, a join one, each further bond to what is there one more (ring closure). Two
corrections make that exact. Where a double bond between carbons joins two parts and neither has a mauve centre for it,
a single bond and an elimination do it in two where merging on both sides would take three. And where a single bond
joins two parts that both have a mauve centre too many, a double bond and an addition take two instead of three. So
fragments flag such atoms, and a state of the search is: which atoms are covered, and which of those still wave a flag.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.fragments import Bond, Crossing, Fragment, Skeleton
from labtop.chemistry.molecules import CARBON, RING_SIZE

FAR: Final = 1 << 20
WHOLE: Final = 27_720
"""Divisible by all numbers up to 12: shares of a cost stay whole."""
EIGHT: Final = 255
Way = tuple[int, int, Fragment]
"""Cost, the state then, the part."""


class Cover:
    """The least cost to cover the rest of one target drawing, for each state: covered atoms, flags above them."""

    def __init__(
        self,
        target: Skeleton,
        bits: dict[int, int],
        parts: list[Fragment],
        hydroxyl: bool,
        bridging: bool,
        budget: list[int],
    ) -> None:
        self.target = target
        self.bits = bits
        self.atoms = len(bits)
        self.full = (1 << len(bits)) - 1
        self.hydroxyl = hydroxyl
        self.bridging = bridging
        self.known: dict[int, tuple[int, Fragment]] = {}
        """State -> least cost of the rest, and the part to add first."""
        self.at_least: dict[int, int] = {}
        """State -> a cost that the rest is known to reach."""
        self.budget = budget
        """How many ways on may still be looked at; shared by all covers of one planner."""
        self.shares = share_tables([share_of(1 << i, parts) for i in range(len(bits))])
        self.bonds = [(a, b) for a, b in target.orders if (a, b) not in target.rings]
        self.ring_bonds = [(a, b) for a, b in target.orders if (a, b) in target.rings]
        self.by_door: dict[Bond, list[Fragment]] = {}
        for part in parts:
            for inner, outer in part.doors | part.late:
                self.by_door.setdefault((outer, inner), []).append(part)
        edges = [(1 << bits[a], 1 << bits[b]) for a, b in target.orders]
        for part in parts:
            part.outers = [a for a, b in edges if part.mask & b and not part.mask & a]
        self.carbon_bonds = [
            (a, b, order)
            for (a, b), order in target.orders.items()
            if target.elements[a] == CARBON and target.elements[b] == CARBON
        ]
        self.partner = {a: 1 << bits[b] for a, b, order in self.carbon_bonds if order == 2}
        """Carbon -> the carbon it is bound to doubly."""

    # ---- what a part costs where it comes in -----------------------------------------------------------------------

    def with_hydroxyls(self, covered: int, part: Fragment) -> tuple[int, int]:
        """What is covered and flagged once a part is there, and what its O-H cost, where they come in one go."""
        state = covered | part.mask | part.flags << self.atoms
        if not self.hydroxyl:
            return state, 0
        more = part.hydroxyls & ~state
        return state | more, more.bit_count()

    def links(self, covered: int, part: Fragment) -> int:
        """Bonds between a part and what is covered."""
        found = 0
        for outer in part.outers:
            if covered & outer:
                found += 1
        return found

    def joining(self, covered: int, part: Fragment) -> int:
        """One join, a closure for each further bond; a bridge makes two bonds at once."""
        links = self.links(covered, part)
        if self.bridging and links > 1 and self.bridge(covered, part):
            return links - 1
        return links

    def bridge(self, covered: int, part: Fragment) -> list[Bond]:
        """Two single bonds that a bridge can make at once, closing a ring of six: of printed centres, each its own."""
        doors = [
            (inner, outer)
            for inner, outer in sorted(part.doors)
            if covered >> self.bits[outer] & 1 and self.target.orders[inner, outer] == 1
        ]
        for i, (inner, outer) in enumerate(doors):
            for other, far in doors[i + 1 :]:
                if outer == far or (inner == other and part.printed.get(inner, 0) < 2):
                    continue
                inside = self.way(inner, other, part.mask)
                if inside and inside + self.way(outer, far, covered) == RING_SIZE:
                    return [(inner, outer), (other, far)]
        return []

    def way(self, start: int, end: int, among: int) -> int:
        """Atoms of a shortest way within some of the target, both ends included; 0: there is none."""
        edge, seen, length = [start], {start}, 1
        while edge:
            if end in edge:
                return length
            further = [b for a in edge for b in self.target.near[a] if b not in seen and among >> self.bits[b] & 1]
            edge = list(dict.fromkeys(further))
            seen.update(edge)
            length += 1
        return 0

    def flagged(self, covered: int, part: Fragment) -> tuple[int, int]:
        """What flags at the bonds between a part and what is covered save (or cost), and which are done with."""
        flags, done, saved = covered >> self.atoms, 0, 0
        price = FAR if part.late and not any(covered >> self.bits[outer] & 1 for _, outer in part.doors) else 0
        for one, two, double, late, first, second in self.crossing(part):
            if not covered & one:
                continue
            if double:
                later = 2 * (not flags & one) + 2 * (not part.flags & two) - 1  # than by a double bond at once
                saved += min(0, later)
                done |= one | two
                if late and price:
                    price = min(price, later - min(0, later))
            elif flags & one & ~done and part.flags & two & ~done and not (first & ~covered or second & ~part.mask):
                saved -= 1  # both flags are of mauve centres too many, not of double bonds that are to come
                done |= one | two
        return saved + price, done

    def crossing(self, part: Fragment) -> list[Crossing]:
        """The bonds between carbons by which a part is bound to others."""
        if part.crossings is None:
            part.crossings = [
                (
                    1 << self.bits[a], 1 << self.bits[b], order == 2, (b, a) in part.late,
                    self.partner.get(a, 0), self.partner.get(b, 0),
                )
                for a, b, order in self.carbon_bonds
                if part.mask >> self.bits[b] & 1 and not part.mask >> self.bits[a] & 1
            ]  # fmt: skip
        return part.crossings

    def ways(self, covered: int) -> list[Way]:
        """What may come in next; those that cover an atom cheapest first."""
        found = []
        for part in self.next_parts(covered):
            state, extra = self.with_hydroxyls(covered, part)
            cost = part.cost + extra + self.joining(covered, part)
            if state > self.full or part.late:
                more, done = self.flagged(covered, part)
                cost += more
                state &= ~(done << self.atoms)
            found.append((cost, state, part))
        found.sort(key=lambda way: (way[0] * WHOLE // (way[1] & self.full & ~covered).bit_count(), way[1]))
        return found

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

    # ---- the search ------------------------------------------------------------------------------------------------

    def lower(self, covered: int) -> int:
        """No less than this covers the rest: each atom pays at least its share of the cheapest part it could be in."""
        left = self.full & ~covered
        total = -(covered >> self.atoms).bit_count() * WHOLE // 2
        for table in self.shares:
            total += table[left & EIGHT]
            left >>= 8
        return -(-total // WHOLE)

    def least(self, covered: int, bound: int) -> int:
        """The cost of the rest if it is below the bound, else FAR; what it is made of is kept in `known`."""
        if covered & self.full == self.full:
            return 0 if bound > 0 else FAR
        found = self.known.get(covered)
        if found is not None:
            return found[0] if found[0] < bound else FAR
        if self.at_least.get(covered, 0) >= bound or self.lower(covered) >= bound:
            return FAR
        if self.budget[0] <= 0:
            return FAR
        ways = self.ways(covered)
        self.budget[0] -= 1 + len(ways)
        best, chosen = bound, None
        for cost, state, part in ways:
            if cost + self.lower(state) < best:
                rest = self.least(state, best - cost)
                if cost + rest < best:
                    best, chosen = cost + rest, part
        if chosen is None:
            if self.budget[0] > 0:
                self.at_least[covered] = bound
            return FAR
        self.known[covered] = (best, chosen)
        return best

    def whole(self, root: Fragment, bound: int) -> int:
        """The cost of a synthesis that starts with this part, if it is below the bound, else FAR."""
        state, extra = self.with_hydroxyls(0, root)
        cost = root.cost + extra
        return cost + self.least(state, bound - cost) if cost < bound else FAR

    def parts(self, root: Fragment) -> list[Fragment]:
        """The parts of the cover that `whole` has found, in order."""
        found = [root]
        covered, _ = self.with_hydroxyls(0, root)
        while covered & self.full != self.full:
            part = self.known[covered][1]
            found.append(part)
            state, _ = self.with_hydroxyls(covered, part)
            if state > self.full or part.late:
                state &= ~(self.flagged(covered, part)[1] << self.atoms)
            covered = state
        return found


def share_tables(shares: list[int]) -> list[list[int]]:
    """Sums of shares for eight atoms at a time, by which of them are left."""
    found = []
    for first in range(0, len(shares), 8):
        table = [0]
        for share in shares[first : first + 8]:
            table += [known + share for known in table]
        found.append(table)
    return found


def share_of(bit: int, parts: list[Fragment]) -> int:
    """The least an atom can cost, in parts of WHOLE: the cheapest fragment with it, joined, shared by its atoms.

    Two flags that meet save one: half of it is given away in advance for each.
    """
    costs = [
        (2 * part.cost + 2 - part.flags.bit_count()) * WHOLE // (2 * (part.mask | part.hydroxyls).bit_count())
        for part in parts
        if (part.mask | part.hydroxyls) & bit
    ]
    return min(costs, default=FAR * WHOLE)
