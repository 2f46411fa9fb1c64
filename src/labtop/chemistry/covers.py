"""The search behind a plan: every way to cover a target by fragments, each joined to the ones before it.

A fragment costs what fragments.py says, a join costs one, and each further bond to the covered atoms one more (a ring
closure). Two corrections make this cost exact:

- A double bond between carbons joins two parts, and neither has a mauve centre for it: a single bond and an elimination
  take two manipulations, where merging on both sides would take three.
- A single bond joins two parts that both have a mauve centre too many: a double bond and an addition take two
  manipulations instead of three.

Fragments have a flag on such atoms. A state of the search is the set of covered atoms and the set of covered atoms with
a flag, both as bits of one number.

The search leaves out what cannot lead below a bound. Every bond between two parts costs one, half of it for each of
them; so a part has a price of its own, and atoms get shares such that no part is cheaper than the shares of its atoms
(shares.py). The shares of the atoms that are left are then a lower bound for the cost of the rest.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.fragments import Bond, Crossing, Fragment, Skeleton
from labtop.chemistry.molecules import CARBON, RING_SIZE
from labtop.chemistry.shares import WHOLE, Shares

FAR: Final = 1 << 20
"""A cost that no cover reaches; stands for "there is none"."""
SPREAD: Final = 27_720
"""Costs per atom are compared in parts of this number, which can be divided by all numbers up to 12."""
Way = tuple[int, int, Fragment]
"""A part that may come next: its cost, the state after it, and the part."""


class Cover:
    """The least cost to cover the rest of one target drawing, for each state (flags stand above atoms)."""

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
        """How many ways may still be looked at; one list, shared by all covers of one planner."""
        self.bonds = [(a, b) for a, b in target.orders if (a, b) not in target.rings]
        self.ring_bonds = [(a, b) for a, b in target.orders if (a, b) in target.rings]
        self.by_joint: dict[Bond, list[Fragment]] = {}
        for part in parts:
            for inner, outer in part.joints | part.late:
                self.by_joint.setdefault((outer, inner), []).append(part)
        self.edges = [(1 << bits[a], 1 << bits[b]) for a, b in target.orders]
        for part in parts:
            part.outers = [a for a, b in self.edges if part.mask & b and not part.mask & a]
        self.shares = Shares(len(bits), parts, target, hydroxyl=hydroxyl, bridging=bridging)
        self.cuts: dict[int, int] = {}
        """Set of atoms -> number of bonds between them and the others."""
        self.carbon_bonds = [
            (a, b, order)
            for (a, b), order in target.orders.items()
            if target.elements[a] == CARBON and target.elements[b] == CARBON
        ]
        self.partner = {a: 1 << bits[b] for a, b, order in self.carbon_bonds if order == 2}
        """Carbon -> the carbon that it has a double bond to, as a bit."""

    # ---- what a part costs where it is joined ----------------------------------------------------------------------

    def with_hydroxyls(self, covered: int, part: Fragment) -> tuple[int, int]:
        """The state after a part is added, and the cost of its O-H groups, if the variant makes them at once."""
        state = covered | part.mask | part.flags << self.atoms
        if not self.hydroxyl:
            return state, 0
        more = part.hydroxyls & ~state
        return state | more, more.bit_count()

    def links(self, covered: int, part: Fragment) -> int:
        """The number of bonds between a part and the covered atoms."""
        found = 0
        for outer in part.outers:
            if covered & outer:
                found += 1
        return found

    def joining(self, covered: int, part: Fragment) -> int:
        """The cost of one join and a closure for each further bond; a bridge makes two bonds at once."""
        links = self.links(covered, part)
        if self.bridging and links > 1 and self.bridge(covered, part):
            return links - 1
        return links

    def bridge(self, covered: int, part: Fragment) -> list[Bond]:
        """Two single bonds that a bridge can make at once, closing a ring of six; each needs its own printed centre."""
        joints = [
            (inner, outer)
            for inner, outer in sorted(part.joints)
            if covered >> self.bits[outer] & 1 and self.target.orders[inner, outer] == 1
        ]
        for i, (inner, outer) in enumerate(joints):
            for other, far in joints[i + 1 :]:
                if outer == far or (inner == other and part.printed.get(inner, 0) < 2):
                    continue
                inside = self.path_length(inner, other, part.mask)
                if inside and inside + self.path_length(outer, far, covered) == RING_SIZE:
                    return [(inner, outer), (other, far)]
        return []

    def path_length(self, start: int, end: int, among: int) -> int:
        """Atoms of a shortest path within the atoms `among`, both ends included; 0: there is none."""
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
        """What flags at the bonds between a part and the covered atoms add to the cost, and which are used up."""
        flags, done, saved = covered >> self.atoms, 0, 0
        price = FAR if part.late and not any(covered >> self.bits[outer] & 1 for _, outer in part.joints) else 0
        for one, two, double, late, first, second in self.crossing(part):
            if not covered & one:
                continue
            if double:
                later = (
                    2 * (not flags & one) + 2 * (not part.flags & two) - 1
                )  # what a single bond and an elimination cost more than a double bond at once
                saved += min(0, later)
                done |= one | two
                if late and price:
                    price = min(price, later - min(0, later))
            elif (
                flags & one & ~done
                and part.flags & two & ~done
                and not (first & ~covered or second & ~part.mask)
                and (part.ready & two or self.enters_elsewhere(covered, part, two))
            ):
                saved -= 1  # both flags stand for mauve centres too many, not for double bonds still to be made
                done |= one | two
        return saved + price, done

    def enters_elsewhere(self, covered: int, part: Fragment, inner: int) -> bool:
        """Whether a part can be joined by another atom than this one; if so, this bond is made by a ring closure."""
        bits = self.bits
        return any(covered >> bits[outer] & 1 and 1 << bits[atom] != inner for atom, outer in part.joints)

    def corrections(self, covered: int, part: Fragment) -> tuple[list[int], list[int]]:
        """Where `flagged` counts a correction: the covered carbons of these bonds, as bits.

        First those of bonds made as a single bond and an elimination, then of those made as a double one and an
        addition.
        """
        flags, done = covered >> self.atoms, 0
        entered = not part.late or any(covered >> self.bits[outer] & 1 for _, outer in part.joints)
        later: list[int] = []
        paired: list[int] = []
        entries: list[tuple[int, int]] = []
        for one, two, double, late, first, second in self.crossing(part):
            if not covered & one:
                continue
            if double:
                more = 2 * (not flags & one) + 2 * (not part.flags & two) - 1
                done |= one | two
                if more < 0:
                    later.append(one)
                if late:
                    entries.append((more, one))
            elif (
                flags & one & ~done
                and part.flags & two & ~done
                and not (first & ~covered or second & ~part.mask)
                and (part.ready & two or self.enters_elsewhere(covered, part, two))
            ):
                paired.append(one)
                done |= one | two
        if not entered and entries and min(entries)[0] > 0:
            later.append(min(entries)[1])
        return later, paired

    def after(self, covered: int, part: Fragment) -> int:
        """The state after a part is joined: its flags that met others are used up."""
        state, _ = self.with_hydroxyls(covered, part)
        if state > self.full or part.late:
            state &= ~(self.flagged(covered, part)[1] << self.atoms)
        return state

    def price(self, parts: list[Fragment]) -> int:
        """The cost of a synthesis that joins these parts in this order; FAR if that does not make the target."""
        state, extra = self.with_hydroxyls(0, parts[0])
        cost = parts[0].cost + extra
        for part in parts[1:]:
            if part.mask & state or not any(state >> self.bits[outer] & 1 for _, outer in part.joints | part.late):
                return FAR
            _, extra = self.with_hydroxyls(state, part)
            cost += part.cost + extra + self.joining(state, part) + self.flagged(state, part)[0]
            state = self.after(state, part)
        return cost if state & self.full == self.full else FAR

    def crossing(self, part: Fragment) -> list[Crossing]:
        """The bonds between carbons that lead from a part to other parts."""
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

    def ways(self, covered: int, bound: int) -> list[Way]:
        """What may come next and lead below the bound; the ways with the least cost per covered atom first."""
        found = []
        least = self.unrounded(covered)
        for part in self.next_parts(covered):
            if -(-(least + part.surplus) // WHOLE) >= bound:
                continue
            state, extra = self.with_hydroxyls(covered, part)
            cost = part.cost + extra + self.joining(covered, part)
            if state > self.full or part.late:
                more, done = self.flagged(covered, part)
                cost += more
                state &= ~(done << self.atoms)
            found.append((cost, state, part))
        found.sort(key=lambda way: (way[0] * SPREAD // (way[1] & self.full & ~covered).bit_count(), way[1]))
        return found

    def next_parts(self, covered: int) -> list[Fragment]:
        """Parts that can be joined next: first at bonds outside rings, the only way to what is beyond them."""
        bits = self.bits
        for a, b in self.bonds:
            if covered >> bits[a] & 1 and not covered >> bits[b] & 1:
                return [part for part in self.by_joint.get((a, b), []) if not part.mask & covered]
        found: list[Fragment] = []
        for a, b in self.ring_bonds:
            if covered >> bits[a] & 1 and not covered >> bits[b] & 1:
                found += [
                    part for part in self.by_joint.get((a, b), []) if not part.mask & covered and part not in found
                ]
        return found

    # ---- the search ------------------------------------------------------------------------------------------------

    def lower(self, covered: int) -> int:
        """A lower bound for the cost of the rest."""
        return -(-self.unrounded(covered) // WHOLE)

    def unrounded(self, covered: int) -> int:
        """The same in parts of WHOLE: shares of the atoms left, and the outer halves of the bonds that lead to them.

        Two flags that meet save one manipulation, so each flag lowers the bound by half of one in advance.
        """
        halves = self.crossed(covered & self.full) - (covered >> self.atoms).bit_count()
        return self.shares.total(self.full & ~covered) + halves * (WHOLE // 2)

    def crossed(self, covered: int) -> int:
        """The number of bonds between the covered atoms and the others."""
        found = self.cuts.get(covered)
        if found is None:
            found = self.cuts[covered] = sum([1 for a, b in self.edges if covered & a and not covered & b])
        return found

    def least(self, covered: int, bound: int) -> int:
        """The cost of the rest if it is below the bound, else FAR; `known` keeps the part to add first."""
        if covered & self.full == self.full:
            return 0 if bound > 0 else FAR
        found = self.known.get(covered)
        if found is not None:
            return found[0] if found[0] < bound else FAR
        if self.at_least.get(covered, 0) >= bound or self.lower(covered) >= bound:
            return FAR
        if self.budget[0] <= 0:
            return FAR
        ways = self.ways(covered, bound)
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
            covered = self.after(covered, part)
        return found
