"""The remainder of a plan after one of its steps: the parts that are on the bench then, and what is left to do.

The cost of what is left is worked out anew from the molecule, so a step that the plan did not mean shows at once.
"""

from __future__ import annotations

from labtop.chemistry.canonical import sorts
from labtop.chemistry.covers import FAR
from labtop.chemistry.fragments import Fragment, Search, Skeleton, drawings
from labtop.chemistry.molecules import OXYGEN, Molecule
from labtop.chemistry.planner import HYDROXYL, Plan
from labtop.chemistry.steps import Comparison, Step, turning


def followed(beside: Comparison, plan: Plan, step: Step, m: Molecule) -> Plan | None:
    """The plan after one of its steps, without a new search; `m` is the molecule after the step.

    None: after this step the plan cannot go on.
    """
    places = dict(beside.at)
    coming = list(beside.coming)
    if not places:
        if step.how != "join":
            return Plan(plan.cost - 1, plan.drawing, [plan.parts[0], *coming], plan.proven)
        part = coming.pop(0)
        places = laid(beside, part, step, step.c)
    elif step.how in ("join", "bridge"):
        found = brought(beside, step)
        if found is None:
            return None
        part, end = found
        coming.remove(part)
        places |= laid(beside, part, step, end)
    elif step.how == "O":
        missing = beside.missing_doubles(beside.m.carrier(step.a))
        places[step.a] = next(atom for atom in missing if beside.target.elements[atom] == OXYGEN)
    elif step.how == "OH":
        places[step.a] = hydroxyl_atom(beside, beside.m.carrier(step.a), coming)
        coming = [part for part in coming if part.card != HYDROXYL or places[step.a] not in part.places.values()]
    root = standing(m, places, beside.target, beside.cover.bits)
    if root is None:
        return None
    cost = beside.cover.price([root, *coming])
    return None if cost >= FAR else Plan(cost, plan.drawing, [root, *coming], plan.proven)


def brought(beside: Comparison, step: Step) -> tuple[Fragment, int] | None:
    """The part that a join adds, and its centre for the new bond; of several parts the first of the plan."""
    outer = beside.at[beside.m.carrier(step.a)]
    card = beside.planner.cards[step.b]
    same = sorts(card)
    for part in beside.coming:
        if part.card != step.b:
            continue
        for inner, far in sorted(part.joints | part.late):
            if far == outer:
                for end in card.centres_on(beside.token_at(part, inner), card.kinds[step.c]):
                    if same[end] == same[step.c]:
                        return part, end
    return None


def laid(beside: Comparison, part: Fragment, step: Step, end: int) -> dict[int, int]:
    """New tokens of the bench after a join -> atoms of the target; `end`: the centre that the plan meant to join by."""
    card = beside.planner.cards[step.b]
    turn = turning(card, end, step.c)
    order = [token for token in card.kinds if token != step.c]
    return {beside.m.fresh + order.index(turn[token]): atom for token, atom in part.places.items()}


def hydroxyl_atom(beside: Comparison, token: int, coming: list[Fragment]) -> int:
    """Which oxygen of the target an O-H on this token becomes: an O-H of the target first, else an ether."""
    taken = [atom for part in coming if part.card != HYDROXYL for atom in part.places.values()]
    free = [
        outer
        for outer in beside.target.near[beside.at[token]]
        if beside.target.elements[outer] == OXYGEN and outer not in beside.back and outer not in taken
    ]
    return max(free, key=lambda outer: beside.target.hydrogens[outer])


def standing(m: Molecule, places: dict[int, int], target: Skeleton, bits: dict[int, int]) -> Fragment | None:
    """The part of a bench that stays by a given mapping, in its cheapest drawing; None: it cannot become the target."""
    found: list[Fragment] = []
    for doubles in drawings(m):
        part = Skeleton(m, doubles)
        if not fits(part, places, target):
            continue
        search = Search(0, part, target, bits, 1)
        search.finish(places, {(a, b) for a in places for b in part.near[a] if b not in places})
        found += search.found.values()
    return min(found, key=lambda each: each.cost, default=None)


def fits(part: Skeleton, places: dict[int, int], target: Skeleton) -> bool:
    """Whether every bond between tokens that stay is a bond of the target, and those of oxygen have their order."""
    for token, atom in places.items():
        for other in part.near[token]:
            if other not in places:
                if (token, other) in part.rings:
                    return False
                continue
            order = target.orders.get((atom, places[other]))
            if order is None:
                return False
            oxygen = OXYGEN in (part.elements[token], part.elements[other])
            if oxygen and order != part.orders[token, other]:
                return False
    return True
