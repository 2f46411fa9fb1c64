"""Plans for a bench: what is still missing and what could come next, worked out from the public view alone.

A plan takes milliseconds, for the biggest targets up to half a second: call this from bots and worker processes, not
for every view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from labtop.chemistry.molecules import Molecule, from_code
from labtop.chemistry.planner import Plan, Planner
from labtop.chemistry.routes import next_steps
from labtop.chemistry.steps import Step
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.drawings import MoleculeView, molecule_of
from labtop.rooms.laboratorium.view import PublicView

KEPT: Final = 1024
"""Molecules whose plans and next steps are kept."""


class BenchPlan(Struct, frozen=True):
    """A shortest plan for one bench."""

    left: int
    """The fewest manipulations that still lead to the target."""
    proven: bool
    there: list[tuple[int, int]]
    """Token of the bench, atom of the crest: the tokens that stay."""
    missing: list[int]
    """Carbons and oxygens of the crest that are not there yet."""
    cards: list[int]
    """Reagents that the plan takes, in order."""
    steps: list[actions.Actions]
    """The manipulations of the plan that could come next, whether the cards are in hand or not."""


def bench_plan(public: PublicView, seat: int) -> BenchPlan | None:
    """For the bench of one seat; None before it has a molecule, or if there is no plan."""
    seen = public.players[seat].molecule
    if seen is None:
        return None
    planner, code = planner_for(public), code_of(seen)
    plan = plan_of(planner, code)
    if plan is None:
        return None
    there = [(token, atom) for token, atom in plan.parts[0].places.items()]
    placed = [atom for _, atom in there]
    heavy = [number for number, kind, _, _ in public.target.crest.tokens if kind <= 1]
    return BenchPlan(
        left=plan.cost,
        proven=plan.proven,
        there=there,
        missing=[atom for atom in heavy if atom not in placed],
        cards=plan.cards[1:],
        steps=list(steps_of(planner, code)),
    )


def action_of(step: Step) -> actions.Actions:
    """A step of the planner as an answer of the room."""
    how, a, b, c, d, e = step
    if how == "join":
        return actions.Join(a, b, c)
    if how == "cut":
        return actions.Cut(a, b)
    if how == "add":
        return actions.Add(a, b)
    if how == "eliminate":
        return actions.Eliminate(a, b)
    if how == "split":
        return actions.Split(a)
    if how == "merge":
        return actions.Merge(a, b)
    if how == "close":
        return actions.Close(a, b)
    if how == "bridge":
        return actions.Bridge(a, b, c, d, e)
    assert how in ("H", "O", "OH")
    return actions.Characterise(a, "H" if how == "H" else "O" if how == "O" else "OH")


def step_of(action: Action) -> Step:
    """An answer of the room as a step of the planner."""
    if isinstance(action, actions.Join):
        return Step("join", action.centre, action.card, action.end)
    if isinstance(action, actions.Bridge):
        return Step("bridge", action.centre, action.card, action.end, action.other, action.far)
    if isinstance(action, actions.Cut):
        return Step("cut", action.keep, action.away)
    if isinstance(action, actions.Add):
        return Step("add", action.first, action.second)
    if isinstance(action, actions.Eliminate):
        return Step("eliminate", action.centre, action.other)
    if isinstance(action, actions.Split):
        return Step("split", action.centre)
    if isinstance(action, actions.Merge):
        return Step("merge", action.centre, action.other)
    if isinstance(action, actions.Close):
        return Step("close", action.centre, action.other)
    assert isinstance(action, actions.Characterise)
    return Step(action.group, action.centre)


def planner_for(public: PublicView) -> Planner:
    """The planner for the target and reagents of a table; kept, since all seats and moves share it."""
    shown = msgspec.json.encode([[(one.number, one.molecule) for one in public.reagents], public.target.crest])
    return planner_of(shown, public.hydroxyl, public.bridging)


def plan_for(planner: Planner, m: Molecule) -> Plan | None:
    """A shortest plan from this molecule; kept for the next question about it."""
    return plan_of(planner, m.code())


def plan_seen(planner: Planner, seen: MoleculeView) -> Plan | None:
    """A shortest plan from the molecule of a view."""
    return plan_of(planner, code_of(seen))


def code_of(seen: MoleculeView) -> tuple[int, ...]:
    """The molecule of a view as a row of numbers; kept, since a bench is looked at many times before it changes."""
    return coded(tuple(seen.tokens), tuple(seen.bonds), seen.formula)


@lru_cache(maxsize=32)
def planner_of(shown: bytes, hydroxyl: bool, bridging: bool) -> Planner:
    """The planner for reagents and crest as JSON; bytes are quicker to compare than views."""
    reagents, crest = msgspec.json.decode(shown, type=tuple[list[tuple[int, MoleculeView]], MoleculeView])
    molecules = {number: plain(one) for number, one in reagents}
    return Planner(molecules, plain(crest), hydroxyl=hydroxyl, bridging=bridging)


def plain(seen: MoleculeView) -> Molecule:
    """The molecule of a view in the planner's own form, so that plans do not depend on how it was drawn."""
    return from_code(code_of(seen))


@lru_cache(maxsize=KEPT)
def coded(
    tokens: tuple[tuple[int, int, int, int], ...], bonds: tuple[tuple[int, int, int], ...], formula: str
) -> tuple[int, ...]:
    return molecule_of(MoleculeView(list(tokens), list(bonds), formula)).code()


@lru_cache(maxsize=KEPT)
def plan_of(planner: Planner, code: tuple[int, ...]) -> Plan | None:
    return planner.plan_from(from_code(code))


@lru_cache(maxsize=KEPT)
def steps_of(planner: Planner, code: tuple[int, ...]) -> tuple[actions.Actions, ...]:
    """The manipulations of a shortest plan from this molecule that could come next."""
    plan = plan_of(planner, code)
    return () if plan is None else tuple([action_of(step) for step in next_steps(planner, plan, from_code(code))])


def planned_actions(public: PublicView, seat: int) -> list[Action]:
    """The manipulations that a plan for the bench of one seat could go on with."""
    found = bench_plan(public, seat)
    return [] if found is None else list(found.steps)
