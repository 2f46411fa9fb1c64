"""Shortest syntheses: how few manipulations lead from reagents, or from a bench, to a target, and which ones.

Every atom of the finished target comes from one card, or from a characterisation. So a synthesis is a cover of the
target by fragments (fragments.py), with one join for each fragment but the first, and one ring closure for each further
bond between them. All covers are searched (covers.py). A card joins with a centre printed on it, so each fragment but
the first must have one at the bond where it is joined. A detour that cuts a whole card off again could lift this
condition, but costs two manipulations: a plan that needs at most two more than the least cover without the condition is
proven to be shortest.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.covers import FAR, Cover
from labtop.chemistry.fragments import MOST_FORMS, Fragment, Key, Search, Skeleton, distinct, drawings
from labtop.chemistry.molecules import HYDROGEN, MAUVE, OXYGEN, YELLOW, Molecule

MOST_STEPS: Final = 200
"""Longest synthesis that is looked for."""
NODES: Final = 60_000
"""Partial mappings tried per part: enough for every card; the plan for a bench that needs more is not proven."""

PROOF: Final = 100_000
"""The budget of a proof, which may take longer than a plan."""
BUDGET: Final = 24_000
"""Ways that a planner looks at before it gives a target up. They take about a fifth of a second. Flavonoids need less
than fifty, and of 5,000 random targets none needs a tenth of it (tests/chemistry/test_routes.py)."""
HYDROXYL: Final = -1
"""Stands for the number of a card where the O-H of the variant becomes part of a bigger group."""
DEEPER: Final = (1, 2, 3, 5, 8, 12, 20, FAR)
"""Limits for the cost of what stays of a bench, tried one after the other, since most benches need few changes."""


class Plan:
    """One synthesis: its fragments in the order in which they are joined."""

    __slots__ = ("cards", "cost", "drawing", "parts", "proven")

    def __init__(self, cost: int, drawing: int, parts: list[Fragment], proven: bool) -> None:
        self.cost = cost
        """Manipulations still to do."""
        self.drawing = drawing
        """The Kekulé drawing of the target that it uses, by number."""
        self.parts = parts
        self.cards = [part.card for part in parts if part.card != HYDROXYL]
        """Numbers of the cards in order; 0 for the bench."""
        self.proven = proven
        """Known to be shortest; for a plan from the start this is found out by `Planner.prove`."""


class Planner:
    """Plans for one target and one set of reagents; keeps what it has found.

    Examples:
        >>> from labtop.chemistry.notation import read
        >>> reagents = {3: read("O([1*])[1*]"), 5: read("C([1*])C[1*]")}
        >>> plan = Planner(reagents, read("CCO")).plan()
        >>> plan.cards, plan.cost
        ([3, 5], 3)
    """

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
        self.limited = False
        """Whether the search for the plan reached its limit, so that a missing plan proves nothing."""
        self.route: object = None
        """The route that routes.py has found and played."""
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
        """Whether the last search used up its budget."""
        return self.budget[0] <= 0

    def plan(self) -> Plan | None:
        """A shortest synthesis from any starting card; None: there is none, or the search was `limited`."""
        if not self._planned:
            self._planned = True
            self.budget[0] = BUDGET
            self._plan = self.search(self.covers(), self._roots)
            self.limited = self._plan is None and self.gave_up
        return self._plan

    def prove(self) -> bool:
        """Whether the plan is shortest also among syntheses with detours. Takes longer than the plan."""
        plan = self.plan()
        if plan is None or not self.provable():
            return False
        if not plan.proven:
            self.budget[0] = PROOF
            plan.proven = self.relaxed(plan.cost - 2)
        return plan.proven

    def provable(self) -> bool:
        """Whether a proof is possible: all drawings are looked at, and no card has a mauve centre on an oxygen."""
        odd = [
            1 for card in self.cards.values() for token, kind in card.kinds.items()
            if kind == MAUVE and card.kinds[card.carrier(token)] == OXYGEN
        ]  # fmt: skip
        return not odd and len(drawings(self.target)) < MOST_FORMS

    def search(self, covers: list[Cover], roots: list[list[Fragment]]) -> Plan | None:
        """Raise the bound one by one: the first plan below a bound is a shortest one."""
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
        """A lower bound for the cost of a synthesis that starts with this fragment."""
        mask, extra = cover.with_hydroxyls(0, root)
        return root.cost + extra + cover.lower(mask)

    def relaxed(self, bound: int) -> bool:
        """Whether no cover is below the bound even if cards could be joined at any atom; then no detour helps."""
        for drawing, cover in enumerate(self.covers()):
            free = [part.joinable_anywhere(cover.target) for part in self._parts[drawing]]
            opened = Cover(cover.target, self.bits, free, self.hydroxyl, self.bridging, self.budget)
            if any(opened.whole(root, bound) < bound for root in free if root.card != HYDROXYL):
                return False
        return not self.gave_up

    def plan_from(self, m: Molecule) -> Plan | None:
        """A shortest synthesis from a molecule on a bench: a part of it stays, or a card replaces all of it."""
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
                found.proven = whole  # a root that costs more than the limit could not lead to a shorter plan
                break
        return self.start_again(m, found)

    def start_again(self, m: Molecule, found: Plan | None) -> Plan | None:
        """Start anew on a bench: join a card, then cut its bond to the rest and keep the card's side, for two more."""
        colours = [kind for kind in m.kinds.values() if kind >= YELLOW]
        price = 2 if colours else 3  # a centre has to be made first, by cutting off a hydrogen if there is one
        if not colours:
            colours = [YELLOW if HYDROGEN in m.kinds.values() else MAUVE]
        best = FAR if found is None else found.cost
        for drawing, cover in enumerate(self.covers()):
            for root in self._roots[drawing]:
                kinds = self.cards[root.card].kinds.values()
                if self.floor(cover, root) + price >= best:
                    continue
                cost = cover.whole(root, best - price) + price
                if cost < best and any(kind in kinds for kind in colours):
                    best = cost
                    found = Plan(cost, drawing, [Fragment(0, {}, 0), *cover.parts(root)], False)
        return found


def useful(parts: list[Fragment]) -> list[Fragment]:
    """Leave out parts with flags if another with the same atoms and joints is cheaper even if all flags pay off."""
    alike: dict[int, list[Fragment]] = {}
    for part in parts:
        alike.setdefault(part.mask, []).append(part)
    return [
        part
        for part in parts
        if not (part.flags or part.late)
        or not any(
            other.cost + part.flags.bit_count() <= part.cost and other.joints >= part.joints | part.late
            for other in alike[part.mask]
            if other is not part
        )
    ]


def is_ether(target: Skeleton, atom: int) -> bool:
    """Whether an atom is an oxygen between two others."""
    return target.elements[atom] == OXYGEN and len(target.near[atom]) == 2


def bound_oxygen(target: Skeleton, bits: dict[int, int], atom: int) -> Fragment:
    """The O-H of the variant as an oxygen between two others: its hydrogen is cut off again."""
    made = Fragment(HYDROXYL, {0: atom}, 1 << bits[atom])
    made.cost = 1
    made.joints = frozenset([(atom, outer) for outer in target.near[atom]])
    for outer in target.near[atom]:
        if target.elements[outer] == OXYGEN and target.hydrogens[outer] == 1:
            made.hydroxyls |= 1 << bits[outer]
    return made


def fragments(
    number: int, m: Molecule, target: Skeleton, bits: dict[int, int], most: int, limit: int
) -> tuple[list[Fragment], bool]:
    """Every fragment of a molecule in a target drawing, the cheapest for each key; whether the search was complete."""
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
