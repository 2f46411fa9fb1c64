"""From a plan to the very next manipulations: what on this bench can be done now and is part of a shortest way."""

from __future__ import annotations

from typing import NamedTuple

from labtop.chemistry import manipulations as chem
from labtop.chemistry.canonical import sorts
from labtop.chemistry.fragments import Bond, Skeleton, drawings
from labtop.chemistry.molecules import CARBON, HYDROGEN, MAUVE, OXYGEN, RING_SIZE, YELLOW, Molecule, shortest
from labtop.chemistry.planner import Plan, Planner
from labtop.chemistry.sites import ends_of


class Step(NamedTuple):
    """What to do and with which tokens.

    (start card), (cut keep away), (add a b), (eliminate y y), (split m), (merge y y), (close c c),
    (join centre card end), (bridge centre card end other far), (H y), (O m), (OH y).
    """

    how: str
    a: int
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0


def next_steps(planner: Planner, plan: Plan, m: Molecule) -> list[Step]:
    """All that a plan for this molecule asks for and that is possible at once."""
    return Next(planner, plan, m).steps()


class Next:
    """One molecule beside one plan."""

    def __init__(self, planner: Planner, plan: Plan, m: Molecule) -> None:
        self.planner = planner
        self.m = m
        self.target = planner.targets[plan.drawing]
        self.at = plan.parts[0].places
        self.back = {atom: token for token, atom in self.at.items()}
        self.coming = plan.parts[1:]
        self.part = Skeleton(m, self.drawing())

    def drawing(self) -> list[Bond]:
        """The Kekulé drawing of the molecule that is nearest to the plan's."""
        return min(drawings(self.m), key=lambda doubles: self.off(Skeleton(self.m, doubles)))

    def off(self, part: Skeleton) -> int:
        return sum([1 for (a, b), order in part.orders.items() if a < b and self.differs(a, b, order)])

    def differs(self, a: int, b: int, order: int) -> bool:
        return a in self.at and b in self.at and self.target.orders.get((self.at[a], self.at[b]), order) != order

    def steps(self) -> list[Step]:
        if not self.at:
            return self.new_start()
        found: list[Step] = []
        for token in self.at:
            found += self.cuts(token)
            found += self.hybridisations(token)
            found += self.characterisations(token)
        found += self.double_bonds()
        found += self.closures()
        found += self.joins()
        return found

    def new_start(self) -> list[Step]:
        """Nothing here is of use: bring in the first card anywhere, or make a centre for it."""
        m, number = self.m, self.coming[0].card
        card = self.planner.cards[number]
        ends = ends_of(card, sorts(card))
        found: list[Step] = [
            Step("join", centre, number, end)
            for centre, kind in m.kinds.items()
            for end in ends
            if kind >= YELLOW and card.kinds[end] == kind
        ]
        if found:
            return found
        return [Step("cut", m.carrier(token), token) for token, kind in m.kinds.items() if kind == HYDROGEN]

    def cuts(self, token: int) -> list[Step]:
        """What hangs here and has no place in the target."""
        m = self.m
        found = [Step("cut", token, other) for other in self.part.near[token] if other not in self.at]
        hydrogens = m.centres_on(token, HYDROGEN)
        surplus = len(hydrogens) - self.target.hydrogens[self.at[token]]
        return found + [Step("cut", token, each) for each in hydrogens[: max(0, surplus)]]

    def missing_doubles(self, token: int) -> list[int]:
        """Atoms that the target binds doubly here and that are not bound yet."""
        atom = self.at[token]
        there = [self.at[other] for other in self.part.near[token] if other in self.at]
        return [o for o in self.target.near[atom] if self.target.orders[atom, o] == 2 and o not in there]

    def hybridisations(self, token: int) -> list[Step]:
        m = self.m
        mauve, wanted = m.centres_on(token, MAUVE), self.missing_doubles(token)
        if m.kinds[token] != CARBON:
            return []
        if mauve and not wanted:
            return [Step("split", mauve[0])]
        yellow = m.centres_on(token, YELLOW)
        if wanted and not mauve and not m.has_double(token) and len(yellow) > 1:
            return [Step("merge", min(yellow[:2]), max(yellow[:2]))]
        return []

    def characterisations(self, token: int) -> list[Step]:
        m, atom = self.m, self.at[token]
        yellow, mauve = m.centres_on(token, YELLOW), m.centres_on(token, MAUVE)
        lacking = self.target.hydrogens[atom] - len(m.centres_on(token, HYDROGEN))
        found: list[Step] = [Step("H", centre) for centre in yellow[: max(0, lacking)]]
        if mauve and any(self.target.elements[outer] == OXYGEN for outer in self.missing_doubles(token)):
            found.append(Step("O", mauve[0]))
        if self.planner.hydroxyl and yellow:
            planned = [each for part in self.coming for each in part.places.values()]
            for outer in self.target.near[atom]:
                free = outer not in self.back and outer not in planned
                if free and self.target.elements[outer] == OXYGEN and self.target.hydrogens[outer] == 1:
                    found.append(Step("OH", yellow[-1]))
        return found

    def double_bonds(self) -> list[Step]:
        """Double bonds between carbons that stay: to open, or to form where centres are ready."""
        m = self.m
        found: list[Step] = []
        for (a, b), order in self.part.orders.items():
            if a > b or not self.differs(a, b, order):
                continue
            if order == 2:
                found.append(Step("add", a, b))
                continue
            one, two = m.centres_on(a, YELLOW), m.centres_on(b, YELLOW)
            if one and two and not m.has_double(a) and not m.has_double(b):
                found.append(Step("eliminate", min(one[0], two[0]), max(one[0], two[0])))
        return found

    def closures(self) -> list[Step]:
        """Bonds of the target between atoms that are there and not bound to each other."""
        found: list[Step] = []
        for (a, b), order in self.target.orders.items():
            if a < b and a in self.back and b in self.back:
                one, two = self.back[a], self.back[b]
                if two in self.part.near[one]:
                    continue
                kind = MAUVE if order == 2 else YELLOW
                ends, others = self.m.centres_on(one, kind), self.m.centres_on(two, kind)
                if ends and others and len(shortest(self.m, one, two)) == RING_SIZE:
                    found.append(Step("close", min(ends[0], others[0]), max(ends[0], others[0])))
        return found

    def joins(self) -> list[Step]:
        """Cards of the plan that can come in now."""
        found: list[Step] = []
        for part in self.coming:
            card = self.planner.cards[part.card]
            same = sorts(card)
            for inner, outer in sorted(part.doors):
                token = self.back.get(outer)
                if token is None:
                    continue
                kind = MAUVE if self.target.orders[inner, outer] == 2 else YELLOW
                centres = self.m.centres_on(token, kind)
                carrier = next(each for each, atom in part.places.items() if atom == inner)
                ends = [same[end] for end in card.centres_on(carrier, kind)]
                if centres and ends:
                    end = next(each for each in ends_of(card, same) if same[each] == ends[0])
                    found.append(Step("join", centres[0], part.card, end))
        return found


def perform(planner: Planner, m: Molecule, step: Step) -> Molecule:
    """The molecule after a step; raises Illegal where it is not possible."""
    how, a, b, c, d, e = step
    if how == "join":
        chem.check_join(m, a, planner.cards[b], c)
        return chem.join(m, a, planner.cards[b], c)
    if how == "cut":
        chem.check_cut(m, a, b)
        return chem.cut(m, a, b)
    if how == "add":
        chem.check_add(m, a, b)
        return chem.add(m, a, b)
    if how == "eliminate":
        chem.check_eliminate(m, a, b)
        return chem.eliminate(m, a, b)
    if how == "split":
        chem.check_split(m, a)
        return chem.split(m, a)
    if how == "merge":
        chem.check_merge(m, a, b)
        return chem.merge(m, a, b)
    if how == "close":
        chem.check_close(m, a, b)
        return chem.close(m, a, b)
    if how == "H":
        chem.check_hydrogen(m, a)
        return chem.hydrogen(m, a)
    if how == "O":
        chem.check_oxygen(m, a)
        return chem.oxygen(m, a)
    if how == "bridge":
        chem.check_bridge(m, a, d, planner.cards[b], c, e)
        return chem.bridge(m, a, d, planner.cards[b], c, e)
    assert how == "OH"
    chem.check_hydrogen(m, a)
    return chem.hydroxyl(m, a)


def route(planner: Planner) -> list[Step]:
    """A whole shortest synthesis: ("start" card), then step by step, each one nearer."""
    plan = planner.plan()
    if plan is None:
        return []
    steps: list[Step] = [Step("start", plan.cards[0])]
    m = planner.cards[plan.cards[0]]
    for _ in range(plan.cost):
        here = planner.plan_from(m)
        assert here is not None
        step = next_steps(planner, here, m)[0]
        m = perform(planner, m, step)
        steps.append(step)
    return steps
