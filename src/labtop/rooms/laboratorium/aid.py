"""Costly help for people, made in a worker process or the terminal, never in the event loop of a table.

`aid` compares a bench with the target and, where hints are allowed, tells the next steps of a shortest synthesis; once
the game is over, it tells the route that was taken and a shortest one. `preview` tells a host before the table opens in
how many manipulations a target can be made, and with which cards. Both read public information only.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, convert

from labtop.chemistry import layout, notation
from labtop.chemistry.common import common
from labtop.chemistry.molecules import HYDROGEN, Molecule
from labtop.chemistry.planner import Planner
from labtop.chemistry.routes import perform, route
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.drawings import MoleculeView, molecule_of, molecule_view
from labtop.rooms.laboratorium.events import How
from labtop.rooms.laboratorium.kit import kit_of
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.plans import action_of, bench_plan, planner_for, step_of
from labtop.rooms.laboratorium.trials import announcement
from labtop.rooms.laboratorium.view import PublicView
from labtop.rooms.laboratorium.wording import told


class RouteStep(Struct, frozen=True, omit_defaults=True):
    """One manipulation of a route to the target, told as the event `announced` does, and the molecule after it."""

    how: How | Literal["start"]
    molecule: MoleculeView
    first: str = ""
    second: str = ""
    reagent: int = 0
    told: dict[str, Any] = {}
    """The manipulation as a phrase (wording.py)."""


class PlanView(Struct, frozen=True, omit_defaults=True):
    """A shortest synthesis from a bench."""

    left: int
    """Manipulations still to do, if all succeed."""
    proven: bool = False
    """Known to be the fewest."""
    cards: list[int] = []
    """Reagents it takes, in order."""
    steps: list[actions.Actions] = []
    """What could come next, whether the cards are in hand or not."""


class Aid(Struct, frozen=True, omit_defaults=True):
    """One bench compared with the target."""

    there: list[tuple[int, int]] = []
    """Token of the bench, atom of the crest: the largest part that both share."""
    missing: list[int] = []
    """Tokens of the crest that are not there yet, hydrogens too."""
    extra: list[int] = []
    """Carbons and oxygens of the bench that are not in that part."""
    plan: PlanView | None = None
    """Where hints are allowed."""
    taken: list[RouteStep] = []
    shortest: list[RouteStep] = []
    """Once the game is over: the route of this bench, and a shortest one from the beginning."""


class Preview(Struct, frozen=True, omit_defaults=True):
    """What a host is told about the target before the table opens."""

    structure: str
    formula: str
    crest: MoleculeView
    manipulations: int
    """The fewest that make it from the reagents on the table."""
    reactions: int
    characterisations: int
    cards: list[int]
    """Reagents of such a synthesis in order, the starting one first; in a route puzzle none, as they are its answer."""
    difficulty: str
    proven: bool = False
    suggested: list[int] = []


def aid(public: PublicView, seat: int, deep: bool) -> Aid:
    """For the bench of one seat; `deep`: with the next steps of a plan."""
    seen = public.players[seat].molecule
    crest = public.target.crest
    if seen is None:
        return Aid(missing=[number for number, _, _, _ in crest.tokens])
    bench, target = molecule_of(seen), molecule_of(crest)
    places = common(bench, target)
    over = bool(public.reason)
    return Aid(
        there=sorted(places.items()),
        missing=lacking(bench, target, places),
        extra=[token for token, kind in bench.kinds.items() if kind < HYDROGEN and token not in places],
        plan=plan_view(public, seat) if deep and not over else None,
        taken=retold(public, seat) if over else [],
        shortest=shortest_route(planner_for(public)) if over else [],
    )


def lacking(bench: Molecule, target: Molecule, places: dict[int, int]) -> list[int]:
    """Tokens of the crest without a counterpart: atoms, and of each atom as many hydrogens as are not there."""
    back = {atom: token for token, atom in places.items()}
    found = []
    for atom, kind in target.kinds.items():
        if kind >= HYDROGEN:
            continue
        hydrogens = target.centres_on(atom, HYDROGEN)
        token = back.get(atom)
        if token is None:
            found += [atom, *hydrogens]
        else:
            found += hydrogens[len(bench.centres_on(token, HYDROGEN)) :]
    return sorted(found)


def plan_view(public: PublicView, seat: int) -> PlanView | None:
    found = bench_plan(public, seat)
    return None if found is None else PlanView(found.left, found.proven, found.cards, found.steps)


# ---- routes ----------------------------------------------------------------------------------------------------------


def retold(public: PublicView, seat: int) -> list[RouteStep]:
    """The route of a bench, from the steps that the view of a finished game has."""
    planner = planner_for(public)
    steps: list[Any] = [convert(step, actions.Actions) for step in public.players[seat].steps]
    return drawn(planner, steps)


def shortest_route(planner: Planner) -> list[RouteStep]:
    steps = route(planner)
    return drawn(planner, [actions.Begin(steps[0].a), *[action_of(step) for step in steps[1:]]] if steps else [])


def drawn(planner: Planner, steps: list[Action]) -> list[RouteStep]:
    """A route with a drawing after each step, as it would grow on a bench."""
    if not steps:
        return []
    first = steps[0]
    assert isinstance(first, actions.Begin)
    m = planner.cards[first.card]
    places = layout.fresh(m)
    found = [RouteStep("start", molecule_view(m, places), reagent=first.card, told=told(m, first))]
    for step in steps[1:]:
        words = announcement(0, m, step)
        m = perform(planner, m, step_of(step))
        places = layout.grown(m, places)
        reagent = 0 if words.reagent is UNSET else words.reagent
        found.append(RouteStep(words.how, molecule_view(m, places), words.first, words.second, reagent, words.told))
    return found


def preview(options: Options) -> Preview:
    """For options that have been checked, so that a route was played; what is counted are the steps of that route."""
    kit = kit_of(options)
    start, *steps = route(kit.planner)
    easy = [step.how in ("H", "O", "OH") for step in steps].count(True)
    target = kit.target
    return Preview(
        structure=notation.write(target),
        formula=notation.formula(target.counts()),
        crest=molecule_view(target, layout.fresh(target)),
        manipulations=len(steps),
        reactions=len(steps) - easy,
        characterisations=easy,
        cards=[] if options.puzzle else [start.a, *[step.b for step in steps if step.how in ("join", "bridge")]],
        difficulty=kit.target_entry.difficulty,
        proven=kit.planner.prove(),
        suggested=[] if options.puzzle else [number for number in kit.suggested if number in kit.index],
    )
