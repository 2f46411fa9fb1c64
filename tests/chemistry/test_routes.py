"""No route is shown that was not played: random targets, flavonoids, random benches, and a second referee."""

from __future__ import annotations

import os
import time
import tomllib
from functools import cache
from pathlib import Path
from random import Random

import pytest

from labtop.chemistry import manipulations as chem
from labtop.chemistry import notation, routes
from labtop.chemistry.canonical import canonical
from labtop.chemistry.molecules import CARBON, MAUVE, OXYGEN, YELLOW, Molecule
from labtop.chemistry.planner import BUDGET, Planner
from labtop.chemistry.routes import next_steps, perform, route_of
from labtop.rooms.laboratorium.pack import PACKAGED
from labtop.rooms.laboratorium.targets import MOST_TARGET

from . import referee
from .growing import CARDS, growth

ROUTES = int(os.environ.get("LABTOP_ROUTES", "300"))
PARTS = 10
LIST = tomllib.loads((Path(__file__).parent / "flavonoids.toml").read_text())["molecule"]
VARIANTS = ({}, {"hydroxyl": True}, {"bridging": True})


def finished(m: Molecule, rng: Random) -> Molecule:
    """A molecule whose centres have all been characterised; every manipulation on the way was one of the rules."""
    while True:
        centres = [token for token, kind in m.kinds.items() if kind >= YELLOW]
        if not centres:
            return m
        centre = rng.choice(centres)
        if m.kinds[centre] == MAUVE:
            m = chem.oxygen(m, centre)
        else:
            m = chem.hydrogen(m, centre) if rng.random() < 0.8 else chem.hydroxyl(m, centre)


def reachable(seed: int) -> Molecule:
    """A random target of a size that a table allows; the cards can make it, since it was built from them."""
    for again in range(99):
        rng = Random(1000 * seed + again)
        *_, last = growth(rng.randrange(1 << 30), steps=rng.randrange(3, 14))
        m = finished(last, rng)
        if m.counts()[CARBON] and m.counts()[CARBON] + m.counts()[OXYGEN] <= MOST_TARGET:
            return m
    raise AssertionError(seed)


def replayed(planner: Planner) -> str:
    return referee.made(planner.cards, route_of(planner).steps)


@pytest.mark.parametrize("part", range(PARTS))
def test_routes_to_random_targets_arrive(part):
    """A target that was built from the cards has a plan, and a second reading of the rules accepts its route."""
    for seed in range(part, ROUTES, PARTS):
        target = reachable(seed)
        planner = Planner(CARDS, target, **VARIANTS[seed % 3])
        found = route_of(planner)
        assert found.verdict == "made", notation.write(target)
        assert len(found.steps) - 1 == planner.plan().cost
        assert replayed(planner) == referee.standard(notation.write(target)), notation.write(target)
        assert planner.budget[0] > BUDGET * 3 // 4, "far from the limit: 5,000 targets took at most a sixth of it"


@cache
def planned(structure: str) -> tuple[Planner, float]:
    """A planner with a finished route, and the CPU-seconds that the route took."""
    begun = time.process_time()
    planner = Planner(CARDS, notation.read(structure))
    route_of(planner)
    return planner, time.process_time() - begun


def test_the_list_is_long_enough_and_its_formulas_are_right():
    assert len(LIST) >= 30
    assert {"chrysin", "quercetin", "luteolin", "catechin", "lawsone", "maltol"} <= {one["name"] for one in LIST}
    for one in LIST:
        counts = notation.read(one["structure"]).counts()
        found = notation.formula(counts).translate(str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789"))
        letters = "".join(sign for part in ("C", "H", "O") for sign in part_of(found, part))
        assert letters == one["formula"], one["name"]


def part_of(formula: str, sign: str) -> str:
    """An element of a formula with its number."""
    at = formula.find(sign)
    if at < 0:
        return ""
    end = at + 1
    while end < len(formula) and formula[end].isdigit():
        end += 1
    return formula[at:end]


@pytest.mark.parametrize("one", LIST, ids=lambda one: one["name"])
def test_routes_to_flavonoids_and_their_relatives_arrive(one):
    planner, _ = planned(one["structure"])
    assert route_of(planner).verdict == "made"
    assert len(route_of(planner).steps) - 1 == planner.plan().cost == one["least"]
    assert replayed(planner) == referee.standard(one["structure"])
    assert planner.prove(), "no detour is shorter"


def test_plans_take_less_than_two_seconds_nineteen_times_of_twenty():
    times = sorted(planned(one["structure"])[1] for one in LIST)
    assert times[len(times) * 19 // 20] < 2


@pytest.mark.parametrize("part", range(5))
def test_hints_never_raise_the_distance(part):
    """Random benches and targets, those of the findings among them."""
    rng = Random(part)
    wanted = [one["structure"] for one in LIST[:15]] + [entry.structure for entry in PACKAGED.target]
    wanted += ["OC1=CC(=O)c2ccccc2C1=O", "CC1=C(O)C(=O)C=CO1", "OCC1=CC(=O)C(O)=CO1"]
    told = 0
    for seed in range(4):
        planner = Planner(CARDS, notation.read(rng.choice(wanted)), **rng.choice(VARIANTS))
        for m in list(growth(100 * part + seed, steps=9))[::4]:
            plan = planner.plan_from(m)
            assert plan is not None
            steps = next_steps(planner, plan, m)
            assert steps or plan.cost == 0, notation.write(m)
            for step in rng.sample(steps, min(2, len(steps))):
                after = planner.plan_from(perform(planner, m, step))
                assert after is not None
                assert after.cost < plan.cost, (notation.write(planner.target), notation.write(m), step)
                told += 1
    assert told > 12


def test_the_bench_of_the_findings():
    """Maltol, with card 2 on the bench: the split that was suggested led one away."""
    planner = Planner(CARDS, notation.read("CC1=C(O)C(=O)C=CO1"))
    m = CARDS[2]
    plan = planner.plan_from(m)
    assert plan.cost == 9
    steps = next_steps(planner, plan, m)
    assert steps
    assert "split" not in [step.how for step in steps]
    assert all(planner.plan_from(perform(planner, m, step)).cost == 8 for step in steps)


def test_a_route_that_does_not_arrive_is_not_shown(monkeypatch):
    planner = Planner(CARDS, notation.read("CCO"))
    elsewhere = canonical(notation.read("COC"))
    monkeypatch.setattr(routes, "canonical", lambda m: elsewhere if m is planner.target else canonical(m))
    found = route_of(planner)
    assert (found.verdict, found.steps) == ("cannot_tell", [])


def test_a_limit_that_was_reached_is_told_apart_from_a_target_out_of_reach(monkeypatch):
    assert route_of(Planner({3: CARDS[3]}, notation.read("c1ccccc1"))).verdict == "unreachable"
    monkeypatch.setattr("labtop.chemistry.planner.BUDGET", 3)
    assert route_of(Planner(CARDS, notation.read(LIST[1]["structure"]))).verdict == "cannot_tell"


def test_a_mauve_centre_that_only_a_cut_will_make_joins_nothing_yet():
    """Two carbons with a mauve centre too many save a manipulation, but only if the card brings its own."""
    planner = Planner(CARDS, notation.read("C(O)(C(C(=O)C)C(=O)C)(C=C)C(=O)C"))
    assert route_of(planner).verdict == "made"
    assert len(route_of(planner).steps) - 1 == 11
