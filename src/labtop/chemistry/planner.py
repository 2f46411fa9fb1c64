"""Shortest syntheses: how few manipulations lead from reagents, or from a bench, to a target, and which ones.

Every atom of the finished target comes from one card, or from a characterisation. So a synthesis is a cover of the
target by fragments (fragments.py), one join for each but the first, one ring closure for each further bond between
them; the covers are tried out exhaustively. A card joins with a centre printed on it, so each fragment but the first
must have one at the bond where it comes in. A detour that throws a whole card away again costs two manipulations and
could only lift that condition: a plan within two of the least cover without it is proven shortest.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.covers import FAR, Cover
from labtop.chemistry.fragments import MOST_FORMS, Fragment, Key, Search, Skeleton, distinct, drawings
from labtop.chemistry.molecules import MAUVE, OXYGEN, YELLOW, Molecule

MOST_STEPS: Final = 200
NODES: Final = 60_000
"""Partial mappings tried per part: enough for every card; a bench that needs more gets a plan that is not proven."""

PROOF: Final = 100_000
"""The same for a proof, which nobody waits for."""
BUDGET: Final = 24_000
"""Ways on that a planner looks at before it gives a target up: twice what any target we know needs, and a fifth of a
second, which only big fused rings ever take."""
HYDROXYL: Final = -1
"""Stands for a card where the variant's O-H becomes part of a bigger group."""
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
        self.cards = [part.card for part in parts if part.card != HYDROXYL]
        """Numbers of the cards in order; 0 for the bench."""
        self.proven = proven
        """Known to be shortest (of a plan from the start: once `Planner.prove` has been asked)."""


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
        self._parts: list[list[Fragment]] = []
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
                parts = useful(parts)
                self.targets.append(target)
                self._roots.append(parts)
                if self.hydroxyl:
                    parts = parts + [
                        bound_oxygen(target, self.bits, atom) for atom in target.tokens if is_ether(target, atom)
                    ]
                self._parts.append(parts)
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
        if plan is None or not self.provable():
            return False
        if not plan.proven:
            self.budget[0] = PROOF
            plan.proven = self.relaxed(plan.cost - 2)
        return plan.proven

    def provable(self) -> bool:
        """Not with more drawings than we look at, nor with a card whose mauve centre sits on an oxygen."""
        odd = [
            1 for card in self.cards.values() for token, kind in card.kinds.items()
            if kind == MAUVE and card.kinds[card.carrier(token)] == OXYGEN
        ]  # fmt: skip
        return not odd and len(drawings(self.target)) < MOST_FORMS

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
            free = [part.without_doors(cover.target) for part in self._parts[drawing]]
            opened = Cover(cover.target, self.bits, free, self.hydroxyl, self.bridging, self.budget)
            if any(opened.whole(root, bound) < bound for root in free if root.card != HYDROXYL):
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


def useful(parts: list[Fragment]) -> list[Fragment]:
    """Without those whose flags could never make up for what another part of the same atoms and doors costs less."""
    alike: dict[int, list[Fragment]] = {}
    for part in parts:
        alike.setdefault(part.mask, []).append(part)
    return [
        part
        for part in parts
        if not (part.flags or part.late)
        or not any(
            other.cost + part.flags.bit_count() <= part.cost and other.doors >= part.doors | part.late
            for other in alike[part.mask]
            if other is not part
        )
    ]


def is_ether(target: Skeleton, atom: int) -> bool:
    """An oxygen between two others."""
    return target.elements[atom] == OXYGEN and len(target.near[atom]) == 2


def bound_oxygen(target: Skeleton, bits: dict[int, int], atom: int) -> Fragment:
    """Rule 6.11's O-H as an oxygen between two others: its hydrogen is cut off again."""
    made = Fragment(HYDROXYL, {0: atom}, 1 << bits[atom])
    made.cost = 1
    made.doors = frozenset([(atom, outer) for outer in target.near[atom]])
    for outer in target.near[atom]:
        if target.elements[outer] == OXYGEN and target.hydrogens[outer] == 1:
            made.hydroxyls |= 1 << bits[outer]
    return made


def fragments(
    number: int, m: Molecule, target: Skeleton, bits: dict[int, int], most: int, limit: int
) -> tuple[list[Fragment], bool]:
    """Every fragment of a part in a target drawing, cheapest of those alike; and whether none was left out."""
    found: dict[Key, Fragment] = {}
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
