"""A plan compared with a bench: the manipulations that could come next."""

from __future__ import annotations

from typing import NamedTuple

from labtop.chemistry.canonical import sorts
from labtop.chemistry.fragments import Bond, Fragment, Skeleton, drawings, symmetries
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


class Comparison:
    """A molecule compared with a plan for it."""

    def __init__(self, planner: Planner, plan: Plan, m: Molecule) -> None:
        self.planner = planner
        self.m = m
        self.cover = planner.covers()[plan.drawing]
        self.target = planner.targets[plan.drawing]
        self.at = plan.parts[0].places
        """Token -> atom of the target, for the part of the molecule that stays."""
        self.back = {atom: token for token, atom in self.at.items()}
        """Atom of the target -> token: the inverse of `at`."""
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
        """Whether a bond of both molecules has another order in the target."""
        return a in self.at and b in self.at and self.target.orders.get((self.at[a], self.at[b]), order) != order

    def read_flags(self, root: Fragment) -> None:
        """Find the bonds of this molecule where the plan uses the two corrections of covers.py."""
        bits, orders = self.cover.bits, self.target.orders
        tokens = {1 << bits[atom]: token for token, atom in self.at.items()}
        state, _ = self.cover.with_hydroxyls(0, root)
        for part in self.coming:
            later, paired = self.cover.corrections(state, part)
            self.later.update([tokens[one] for one in later if one in tokens])
            for one in paired:
                if one in tokens:
                    self.paired.setdefault(tokens[one], part)
            state = self.cover.after(state, part)
        for (a, b), order in orders.items():
            if a in self.back and b in self.back and order == 2:
                one_token, other_token = self.back[a], self.back[b]
                bound = other_token in self.part.near[one_token]
                if not bound and not self.m.centres_on(one_token, MAUVE) and not self.m.centres_on(other_token, MAUVE):
                    self.later.add(one_token)

    def steps(self) -> list[Step]:
        """What brings the molecule closer to the target."""
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
        found = [Step("cut", m.carrier(token), token) for token, kind in m.kinds.items() if kind == HYDROGEN]
        return found or [Step("cut", token, link >> 2) for token, links in m.links.items() for link in links]

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
                if order == 1 and self.m.centres_on(one, MAUVE) and self.m.centres_on(two, MAUVE):
                    kind = MAUVE  # an addition follows
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
                for inner, outer in sorted(part.joints | part.late):
                    if outer in self.back:
                        found += self.join(part, inner, outer)
        return found

    def hydroxyl_joins(self, part: Fragment) -> list[Step]:
        """The O-H of the variant, where the target has an ether."""
        tokens = [self.back[outer] for _, outer in sorted(part.joints) if outer in self.back]
        return [Step("OH", centre) for token in tokens for centre in self.m.centres_on(token, YELLOW)[:1]]

    def join(self, part: Fragment, inner: int, outer: int) -> list[Step]:
        """Join a part by one of its joints, if both centres are there."""
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

    def bridges(self, part: Fragment, joints: list[Bond]) -> list[Step]:
        """Make both single bonds at once; one of them alone would cost more in the end."""
        if not all(outer in self.back for _, outer in joints):
            return []
        card = self.planner.cards[part.card]
        (inner, outer), (other, far) = joints
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


def representative(card: Molecule, end: int) -> int:
    """The centre that is named for all those that a symmetry of the card exchanges."""
    same = sorts(card)
    return next(each for each in ends_of(card, same) if same[each] == same[end])


def turning(card: Molecule, end: int, to: int) -> dict[int, int]:
    """A symmetry of a card that maps the carrier of one centre to that of another."""
    a, b = card.carrier(end), card.carrier(to)
    return next(turn for turn in symmetries(card) if turn[a] == b)
