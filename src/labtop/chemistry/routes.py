"""From a plan to the next manipulations: what can be done now on a bench and is part of a shortest synthesis."""

from __future__ import annotations

from typing import NamedTuple

from labtop.chemistry import manipulations as chem
from labtop.chemistry.canonical import sorts
from labtop.chemistry.fragments import Bond, Fragment, Search, Skeleton, drawings, symmetries
from labtop.chemistry.molecules import CARBON, HYDROGEN, MAUVE, OXYGEN, RING_SIZE, YELLOW, Molecule, shortest
from labtop.chemistry.planner import HYDROXYL, Plan, Planner
from labtop.chemistry.sites import ends_of


class Step(NamedTuple):
    """One manipulation: what to do (`how`) and with which tokens and cards.

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
    """Every manipulation of a plan for this molecule that is possible now."""
    return Next(planner, plan, m).steps()


class Next:
    """A molecule compared with a plan for it."""

    def __init__(self, planner: Planner, plan: Plan, m: Molecule) -> None:
        self.planner = planner
        self.m = m
        self.cover = planner.covers()[plan.drawing]
        self.target = planner.targets[plan.drawing]
        self.at = plan.parts[0].places
        """Token -> atom of the target, for what stays …"""
        self.back = {atom: token for token, atom in self.at.items()}
        """… and the other way round."""
        self.coming = plan.parts[1:]
        self.part = Skeleton(m, self.drawing())
        self.later: set[int] = set()
        """Tokens whose double bond is made as a single bond and an elimination."""
        self.paired: dict[int, Fragment] = {}
        """Token -> the part whose mauve centre joins with its surplus mauve centre; an addition follows."""
        if self.at:
            self.read_flags(plan.parts[0])

    def drawing(self) -> list[Bond]:
        """The Kekulé drawing of the molecule that differs least from the plan's."""
        return min(drawings(self.m), key=lambda doubles: self.differences(Skeleton(self.m, doubles)))

    def differences(self, part: Skeleton) -> int:
        """Bonds with another order than in the target."""
        return sum([1 for (a, b), order in part.orders.items() if a < b and self.differs(a, b, order)])

    def differs(self, a: int, b: int, order: int) -> bool:
        return a in self.at and b in self.at and self.target.orders.get((self.at[a], self.at[b]), order) != order

    def read_flags(self, root: Fragment) -> None:
        """Find the bonds of this molecule where the plan uses the two corrections of covers.py."""
        bits, orders = self.cover.bits, self.target.orders
        here = root.mask
        flags = root.flags
        for part in self.coming:
            for one, two, double, late, first, second in self.cover.crossing(part):
                if not here & one:
                    continue
                token = next(each for each, atom in self.at.items() if one == 1 << bits[atom])
                if double:
                    if (flags & one and part.flags & two) or (late and not self.by_double_bond(part, token)):
                        self.later.add(token)
                elif flags & one and part.flags & two and not (first & ~here or second & ~part.mask):
                    self.paired.setdefault(token, part)
        for (a, b), order in orders.items():
            if a in self.back and b in self.back and order == 2:
                one_token, other_token = self.back[a], self.back[b]
                bound = other_token in self.part.near[one_token]
                if not bound and not self.m.centres_on(one_token, MAUVE) and not self.m.centres_on(other_token, MAUVE):
                    self.later.add(one_token)

    def by_double_bond(self, part: Fragment, token: int) -> bool:
        """Whether a part has a mauve centre for this token."""
        atom = self.at[token]
        return any(outer == atom and self.target.orders[inner, outer] == 2 for inner, outer in part.doors)

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
        """Nothing of this molecule stays: join the first card anywhere, or make a centre for it."""
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
        """Cut off neighbours and hydrogens of this token that the target does not have."""
        m = self.m
        found = [Step("cut", token, other) for other in self.part.near[token] if other not in self.at]
        hydrogens = m.centres_on(token, HYDROGEN)
        surplus = len(hydrogens) - self.target.hydrogens[self.at[token]]
        return found + [Step("cut", token, each) for each in hydrogens[: max(0, surplus)]]

    def missing_doubles(self, token: int) -> list[int]:
        """Atoms of the target with a double bond to this one that are not bound to it yet."""
        atom = self.at[token]
        there = [self.at[other] for other in self.part.near[token] if other in self.at]
        return [o for o in self.target.near[atom] if self.target.orders[atom, o] == 2 and o not in there]

    def hybridisations(self, token: int) -> list[Step]:
        """Split a mauve centre that is not needed, or merge two yellow ones where one is."""
        m = self.m
        mauve, wanted = m.centres_on(token, MAUVE), self.missing_doubles(token)
        if m.kinds[token] != CARBON:
            return []
        if token in self.later:
            wanted = []
        if mauve and not wanted:
            return [] if token in self.paired else [Step("split", mauve[0])]
        yellow = m.centres_on(token, YELLOW)
        if wanted and not mauve and not m.has_double(token) and len(yellow) > 1:
            return [Step("merge", min(yellow[:2]), max(yellow[:2]))]
        return []

    def characterisations(self, token: int) -> list[Step]:
        """Turn centres of this token into H, =O or, in the variant, O-H."""
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
        """Double bonds between carbons that stay: open them, or form them where both centres are there."""
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
                kind = MAUVE if order == 2 and one not in self.later else YELLOW
                ends, others = self.m.centres_on(one, kind), self.m.centres_on(two, kind)
                if ends and others and len(shortest(self.m, one, two)) == RING_SIZE:
                    found.append(Step("close", min(ends[0], others[0]), max(ends[0], others[0])))
        return found

    def joins(self) -> list[Step]:
        """Cards of the plan that can be joined now."""
        found: list[Step] = []
        covered = sum([1 << self.cover.bits[atom] for atom in self.back])
        for part in self.coming:
            bridge = self.cover.bridge(covered, part) if self.cover.bridging else []
            covered |= part.mask | (part.hydroxyls if self.planner.hydroxyl else 0)
            if part.card == HYDROXYL:
                found += self.hydroxyl_joins(part)
            elif bridge:
                found += self.bridges(part, bridge)
            else:
                for inner, outer in sorted(part.doors | part.late):
                    if outer in self.back:
                        found += self.join(part, inner, outer)
        return found

    def hydroxyl_joins(self, part: Fragment) -> list[Step]:
        """The O-H of the variant, where the target has an ether."""
        tokens = [self.back[outer] for _, outer in sorted(part.doors) if outer in self.back]
        return [Step("OH", centre) for token in tokens for centre in self.m.centres_on(token, YELLOW)[:1]]

    def join(self, part: Fragment, inner: int, outer: int) -> list[Step]:
        """Join a part by one of its doors, if both centres are there."""
        token = self.back[outer]
        kind = MAUVE if self.target.orders[inner, outer] == 2 and token not in self.later else YELLOW
        if self.paired.get(token) is part and self.target.orders[inner, outer] == 1:
            kind = MAUVE
        card = self.planner.cards[part.card]
        centres = self.m.centres_on(token, kind)
        ends = card.centres_on(self.token_at(part, inner), kind)
        if not centres or not ends:
            return []
        return [Step("join", centres[0], part.card, representative(card, ends[0]))]

    def token_at(self, part: Fragment, atom: int) -> int:
        """The token of a card that becomes this atom of the target."""
        return next(token for token, each in part.places.items() if each == atom)

    def bridges(self, part: Fragment, doors: list[Bond]) -> list[Step]:
        """Make both single bonds at once; one of them alone would cost more in the end."""
        if not all(outer in self.back for _, outer in doors):
            return []
        card = self.planner.cards[part.card]
        (inner, outer), (other, far) = doors
        ends = card.centres_on(self.token_at(part, inner), YELLOW)
        one = representative(card, ends[0])
        turn = turning(card, ends[0], one)
        others = card.centres_on(turn[self.token_at(part, other)], YELLOW)
        two = next((end for end in others if end != one), -1)
        centres = self.m.centres_on(self.back[outer], YELLOW), self.m.centres_on(self.back[far], YELLOW)
        if two < 0 or not centres[0] or not centres[1]:
            return []
        members = len(shortest(self.m, self.back[outer], self.back[far]))
        members += len(shortest(card, card.carrier(one), card.carrier(two)))
        return [Step("bridge", centres[0][0], part.card, one, centres[1][0], two)] if members == RING_SIZE else []

    # ---- following the same plan -----------------------------------------------------------------------------------

    def followed(self, plan: Plan, step: Step, m: Molecule) -> Plan:
        """The plan after one of its steps, without a new search; `m` is the molecule after the step."""
        places = dict(self.at)
        coming = list(self.coming)
        if step.how in ("join", "bridge"):
            part = self.brought(step)
            coming.remove(part)
            places |= self.laid(part, step)
        elif step.how == "O":
            carrier = self.m.carrier(step.a)
            missing = self.missing_doubles(carrier)
            places[step.a] = next(atom for atom in missing if self.target.elements[atom] == OXYGEN)
        elif step.how == "OH":
            places[step.a] = self.hydroxyl_atom(self.m.carrier(step.a), coming)
            coming = [part for part in coming if part.card != HYDROXYL or places[step.a] not in part.places.values()]
        root = standing(m, places, self.target, self.cover.bits)
        return Plan(plan.cost - 1, plan.drawing, [root, *coming], plan.proven)

    def brought(self, step: Step) -> Fragment:
        """The part that a join adds: the first of the plan that fits the step."""
        outer = self.at[self.m.carrier(step.a)]
        card = self.planner.cards[step.b]
        sort = sorts(card)[step.c]
        for part in self.coming:
            if part.card != step.b:
                continue
            for inner, door in sorted(part.doors | part.late):
                ends = card.centres_on(self.token_at(part, inner), card.kinds[step.c])
                if door == outer and any(sorts(card)[end] == sort for end in ends):
                    return part
        raise AssertionError(step)

    def laid(self, part: Fragment, step: Step) -> dict[int, int]:
        """New tokens of the bench after a join -> atoms of the target."""
        outer = self.at[self.m.carrier(step.a)]
        card = self.planner.cards[step.b]
        inner = next(a for a, b in sorted(part.doors | part.late) if b == outer)
        end = next(
            end
            for end in card.centres_on(self.token_at(part, inner), card.kinds[step.c])
            if sorts(card)[end] == sorts(card)[step.c]
        )
        turn = turning(card, end, step.c)
        order = [token for token in card.kinds if token != step.c]
        return {self.m.fresh + order.index(turn[token]): atom for token, atom in part.places.items()}

    def hydroxyl_atom(self, token: int, coming: list[Fragment]) -> int:
        """Which oxygen of the target an O-H on this token becomes: an O-H of the target first, else an ether."""
        taken = [atom for part in coming if part.card != HYDROXYL for atom in part.places.values()]
        free = [
            outer
            for outer in self.target.near[self.at[token]]
            if self.target.elements[outer] == OXYGEN and outer not in self.back and outer not in taken
        ]
        return max(free, key=lambda outer: self.target.hydrogens[outer])


def standing(m: Molecule, places: dict[int, int], target: Skeleton, bits: dict[int, int]) -> Fragment:
    """The part of a bench that stays by a given mapping, in its cheapest drawing."""
    found: list[Fragment] = []
    for doubles in drawings(m):
        part = Skeleton(m, doubles)
        search = Search(0, part, target, bits, 1)
        search.finish(places, {(a, b) for a in places for b in part.near[a] if b not in places})
        found += search.found.values()
    return min(found, key=lambda each: each.cost)


def representative(card: Molecule, end: int) -> int:
    """The centre that is named for all those that a symmetry of the card exchanges."""
    same = sorts(card)
    return next(each for each in ends_of(card, same) if same[each] == same[end])


def turning(card: Molecule, end: int, to: int) -> dict[int, int]:
    """A symmetry of a card that maps the carrier of one centre to that of another."""
    a, b = card.carrier(end), card.carrier(to)
    return next(turn for turn in symmetries(card) if turn[a] == b)


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
    """A whole shortest synthesis: the step "start" with its card, then every manipulation."""
    plan = planner.plan()
    if plan is None:
        return []
    steps: list[Step] = [Step("start", plan.cards[0])]
    m = planner.cards[plan.cards[0]]
    for _ in range(plan.cost):
        beside = Next(planner, plan, m)
        step = beside.steps()[0]
        m = perform(planner, m, step)
        plan = beside.followed(plan, step, m)
        steps.append(step)
    return steps
