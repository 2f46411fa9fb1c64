"""Shortest syntheses: how few manipulations lead from reagents, or from a bench, to a target, and which ones.

Every atom of the finished target comes from one card, or from a characterisation. So a synthesis is a cover of the
target by fragments (fragments.py), one join for each but the first, one ring closure for each further bond between
them; the covers are tried out exhaustively. A card joins with a centre printed on it, so each fragment but the first
must have one at the bond where it comes in. A detour that throws a whole card away again costs two manipulations and
could only lift that condition: a plan within two of the least cover without it is proven shortest.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.fragments import MOST_FORMS, Bond, Fragment, Search, Skeleton, distinct, drawings
from labtop.chemistry.molecules import YELLOW, Molecule

FAR: Final = 1 << 20
MOST_STEPS: Final = 200
NODES: Final = 60_000
"""Partial mappings tried per part: enough for every card; a bench that needs more gets a plan that is not proven."""


WHOLE: Final = 27_720
"""Divisible by all numbers up to 12: shares of a cost stay whole."""
PROOF: Final = 100_000
"""The same for a proof, which nobody waits for."""
BUDGET: Final = 25_000
"""Ways on that a planner looks at before it gives a target up: less than a second, which only fused rings ever take."""
EIGHT: Final = 255
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
        """Known to be shortest (of a plan from the start: once `Planner.prove` has been asked)."""


class Cover:
    """The least cost to cover the rest of one target drawing, for each set of atoms covered already."""

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
        self.full = (1 << len(bits)) - 1
        self.hydroxyl = hydroxyl
        self.bridging = bridging
        self.known: dict[int, tuple[int, Fragment | None]] = {self.full: (0, None)}
        """Covered atoms -> least cost of the rest, and the part to add first."""
        self.at_least: dict[int, int] = {}
        """Covered atoms -> a cost that the rest is known to reach."""
        self.budget = budget
        """How many ways on may still be looked at; shared by all covers of one planner."""
        self.shares = share_tables([share_of(1 << i, parts) for i in range(len(bits))])
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

    def lower(self, covered: int) -> int:
        """No less than this covers the rest: each atom pays at least its share of the cheapest part it could be in."""
        left = self.full & ~covered
        total = 0
        for table in self.shares:
            total += table[left & EIGHT]
            left >>= 8
        return -(-total // WHOLE)

    def least(self, covered: int, bound: int) -> int:
        """The cost of the rest if it is below the bound, else FAR; what it is made of is kept in `known`."""
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
        for cost, mask, part in ways:
            if cost + self.lower(mask) < best:
                rest = self.least(mask, best - cost)
                if cost + rest < best:
                    best, chosen = cost + rest, part
        if chosen is None:
            if self.budget[0] > 0:
                self.at_least[covered] = bound
            return FAR
        self.known[covered] = (best, chosen)
        return best

    def ways(self, covered: int) -> list[tuple[int, int, Fragment]]:
        """What may come in next: cost, what is covered then, the part; those that cover an atom cheapest first."""
        found = []
        for part in self.next_parts(covered):
            mask, extra = self.with_hydroxyls(covered, part)
            found.append((part.cost + extra + self.joining(covered, part), mask, part))
        found.sort(key=lambda way: (way[0] * WHOLE // (way[1] & ~covered).bit_count(), way[1]))
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

    def whole(self, root: Fragment, bound: int) -> int:
        """The cost of a synthesis that starts with this part, if it is below the bound, else FAR."""
        mask, extra = self.with_hydroxyls(0, root)
        cost = root.cost + extra
        return cost + self.least(mask, bound - cost) if cost < bound else FAR

    def parts(self, root: Fragment) -> list[Fragment]:
        found = [root]
        covered, _ = self.with_hydroxyls(0, root)
        while covered != self.full:
            part = self.known[covered][1]
            assert part is not None
            found.append(part)
            covered, _ = self.with_hydroxyls(covered, part)
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
    """The least an atom can cost, in parts of WHOLE: the cheapest fragment with it, joined, shared by its atoms."""
    costs = [
        (part.cost + 1) * WHOLE // (part.mask | part.hydroxyls).bit_count()
        for part in parts
        if (part.mask | part.hydroxyls) & bit
    ]
    return min(costs, default=FAR * WHOLE)


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
        self.budget = [BUDGET]
        self.targets: list[Skeleton] = []
        self.bits: dict[int, int] = {}

    def only(self, numbers: list[int]) -> Planner:
        """The same target with fewer cards."""
        cards = {number: card for number, card in self.cards.items() if number in numbers}
        return Planner(cards, self.target, hydroxyl=self.hydroxyl, bridging=self.bridging)

    def covers(self) -> list[Cover]:
        """One per Kekulé drawing of the target; made when first needed."""
        if not self._covers:
            for doubles in distinct(self.target):
                target = Skeleton(self.target, doubles)
                self.bits = {token: i for i, token in enumerate(target.tokens)}
                parts: list[Fragment] = []
                for number, card in self.cards.items():
                    parts += fragments(number, card, target, self.bits, NODES, FAR)[0]
                self.targets.append(target)
                self._roots.append(parts)
                self._covers.append(Cover(target, self.bits, parts, self.hydroxyl, self.bridging, self.budget))
        return self._covers

    @property
    def gave_up(self) -> bool:
        """Whether the last search was too big, so that no plan means nothing."""
        return self.budget[0] <= 0

    def plan(self) -> Plan | None:
        """A shortest synthesis from any starting card; None: it cannot be made of these, or `gave_up`."""
        if not self._planned:
            self._planned = True
            self.budget[0] = BUDGET
            self._plan = self.search(self.covers(), self._roots)
        return self._plan

    def prove(self) -> bool:
        """Whether the plan is shortest beyond doubt: also among syntheses with detours. Costs more than the plan."""
        plan = self.plan()
        if plan is None:
            return False
        if not plan.proven:
            self.budget[0] = PROOF
            plan.proven = self.relaxed(plan.cost - 2)
        return plan.proven

    def search(self, covers: list[Cover], roots: list[list[Fragment]]) -> Plan | None:
        """Deeper and deeper: the first bound that is met is met by a shortest plan."""
        first = min([self.floor(cover, root) for cover, some in zip(covers, roots) for root in some], default=FAR)
        if first >= FAR:
            return None  # some atom is in no card
        for bound in range(first + 1, first + MOST_STEPS):
            best, found = bound, None
            for drawing, cover in enumerate(covers):
                for root in roots[drawing]:
                    if self.floor(cover, root) < best:
                        cost = cover.whole(root, best)
                        if cost < best:
                            best = cost
                            found = Plan(cost, drawing, cover.parts(root), False)
            if found is not None or self.gave_up:
                return found
        return None

    def floor(self, cover: Cover, root: Fragment) -> int:
        mask, extra = cover.with_hydroxyls(0, root)
        return root.cost + extra + cover.lower(mask)

    def relaxed(self, bound: int) -> bool:
        """Whether no cover is cheaper than this even if cards could be joined at any atom: then no detour pays."""
        for drawing, cover in enumerate(self.covers()):
            free = [part.without_doors(cover.target) for part in self._roots[drawing]]
            opened = Cover(cover.target, self.bits, free, self.hydroxyl, self.bridging, self.budget)
            if any(opened.whole(root, bound) < bound for root in free):
                return False
        return not self.gave_up

    def plan_from(self, m: Molecule) -> Plan | None:
        """A shortest way on from a molecule on a bench: some of it stays, or a card takes over and the rest goes."""
        self.budget[0] = BUDGET
        found: Plan | None = None
        for limit in DEEPER:
            best = FAR if found is None else found.cost
            whole = True
            for drawing, cover in enumerate(self.covers()):
                roots, all_of_them = fragments(0, m, self.targets[drawing], self.bits, NODES, min(limit, best))
                whole = whole and all_of_them
                for root in sorted(roots, key=lambda each: self.floor(cover, each)):
                    if self.floor(cover, root) >= best:
                        break
                    cost = cover.whole(root, best)
                    if cost < best:
                        best = cost
                        found = Plan(cost, drawing, cover.parts(root), False)
            if found is not None and (found.cost <= limit or not whole):
                found.proven = whole  # a root that costs more than this could not lead to less
                break
        return self.start_again(m, found)

    def start_again(self, m: Molecule, found: Plan | None) -> Plan | None:
        """A new start on an old bench: join a card, cut its bond to the rest, keep the card's side. Two for nothing."""
        colours = [kind for kind in m.kinds.values() if kind >= YELLOW]
        price = 2 if colours else 3  # a centre has to be made first
        best = FAR if found is None else found.cost
        for drawing, cover in enumerate(self.covers()):
            for root in self._roots[drawing]:
                kinds = self.cards[root.card].kinds.values()
                if self.floor(cover, root) + price >= best:
                    continue
                cost = cover.whole(root, best - price) + price
                if cost < best and any(kind in kinds for kind in colours or [YELLOW]):
                    best = cost
                    found = Plan(cost, drawing, [Fragment(0, {}, 0), *cover.parts(root)], False)
        return found


def fragments(
    number: int, m: Molecule, target: Skeleton, bits: dict[int, int], most: int, limit: int
) -> tuple[list[Fragment], bool]:
    """Every fragment of a part in a target drawing, cheapest of those alike; and whether none was left out."""
    found: dict[tuple[int, frozenset[Bond]], Fragment] = {}
    whole = True
    for doubles in distinct(m):
        search = Search(number, Skeleton(m, doubles), target, bits, most)
        search.limit = limit
        for part in search.run():
            known = found.get(part.key())
            if known is None or part.cost < known.cost:
                found[part.key()] = part
        whole = whole and search.left > 0
    return list(found.values()), whole
