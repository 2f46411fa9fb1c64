"""From a plan to manipulations that were tried: the next ones on a bench, and a whole shortest synthesis.

Only manipulations that were played on a copy are shown. Each next manipulation is made on a copy of the bench, and what
is left of the plan after it is counted anew; a whole route is played by the manipulations of the rules up to the
target.
"""

from __future__ import annotations

from typing import Final, Literal

from labtop.chemistry import manipulations as chem
from labtop.chemistry.canonical import canonical
from labtop.chemistry.molecules import Molecule
from labtop.chemistry.planner import Plan, Planner
from labtop.chemistry.remainder import followed
from labtop.chemistry.steps import Comparison, Step
from labtop.engine.wire import Illegal

MOST_TRIED: Final = 4_000
"""Manipulations that are tried for one route, before it is given up; nearly every route needs none twice."""
Verdict = Literal["made", "unreachable", "cannot_tell"]
"""Whether a target can be made: a route to it was played; no cards make it; or a search reached its limit."""


def next_steps(planner: Planner, plan: Plan, m: Molecule) -> list[Step]:
    """Every manipulation of a plan for this molecule that is possible now and leaves one less to do."""
    return [step for step, _, _ in ways_on(planner, plan, m)]


Way = tuple[Step, Molecule, Plan]
"""A manipulation, the molecule after it, and what is left of the plan then."""


def ways_on(planner: Planner, plan: Plan, m: Molecule) -> list[Way]:
    """The manipulations of a plan that were tried and lead one nearer."""
    beside = Comparison(planner, plan, m)
    found: list[Way] = []
    for step in beside.steps():
        way = tried(planner, beside, plan, step)
        if way is not None:
            found.append(way)
    return found


def tried(planner: Planner, beside: Comparison, plan: Plan, step: Step) -> Way | None:
    """A manipulation made on a copy of the bench; None: it is not possible, or leads away from the target."""
    try:
        made = perform(planner, beside.m, step)
    except Illegal:
        return None
    left = followed(beside, plan, step, made)
    return None if left is None or left.cost >= plan.cost else (step, made, left)


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


class Route:
    """A whole shortest synthesis, played from its starting card to the target."""

    __slots__ = ("steps", "verdict")

    def __init__(self, verdict: Verdict, steps: list[Step]) -> None:
        self.verdict = verdict
        self.steps = steps
        """The step "start" with its card, then every manipulation; empty unless the verdict is "made"."""


def route_of(planner: Planner) -> Route:
    """A shortest synthesis that was played to its end; kept by the planner."""
    if planner.route is None:
        planner.route = found_route(planner)
    found = planner.route
    assert isinstance(found, Route)
    return found


def found_route(planner: Planner) -> Route:
    """The route of the planner's plan, replayed to the target, or why there is none."""
    plan = planner.plan()
    if plan is None:
        return Route("cannot_tell" if planner.limited else "unreachable", [])
    start = Step("start", plan.cards[0])
    goal = canonical(planner.target)
    steps = played(planner, plan, planner.cards[plan.cards[0]], goal, [MOST_TRIED])
    return Route("cannot_tell", []) if steps is None else Route("made", [start, *steps])


def played(planner: Planner, plan: Plan, m: Molecule, goal: str, left: list[int]) -> list[Step] | None:
    """The manipulations of a plan up to the target, each the first that leads there; None: none was found."""
    if plan.cost == 0:
        return [] if canonical(m) == goal else None
    beside = Comparison(planner, plan, m)
    for step in beside.steps():
        if left[0] <= 0:
            return None
        left[0] -= 1
        way = tried(planner, beside, plan, step)
        if way is not None:
            rest = played(planner, way[2], way[1], goal, left)
            if rest is not None:
                return [step, *rest]
    return None


def route(planner: Planner) -> list[Step]:
    """A whole shortest synthesis: the step "start" with its card, then every manipulation; empty: none was found."""
    return route_of(planner).steps
