"""The planner's figures are those of the specification, and every route is played through the rules."""

from __future__ import annotations

import pytest

from labtop.bots.base import Crowd
from labtop.chemistry import notation
from labtop.chemistry.planner import Planner
from labtop.chemistry.routes import next_steps, perform, route
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.laboratorium.pack import PACKAGED
from labtop.rooms.laboratorium.plans import action_of, bench_plan

from .dsl import ROOM, Play

CARDS = {entry.number: notation.read(entry.structure) for entry in PACKAGED.reagent}
TARGETS = {target.id: target for target in PACKAGED.target}
LEAST = {
    "aspirin": (7, 7, 7), "cinnamaldehyde": (5, 5, 5), "myrcene": (6, 6, 6), "linalool": (8, 7, 8),
    "vanillin": (8, 7, 7), "coumarin": (8, 8, 7), "resveratrol": (12, 9, 12),
}  # fmt: skip
"""Suggested cards, with the OH variant, all ten cards: section 8 of the specification."""
SHORT = {
    "ethanal": (1, 1), "propane": (2, 2), "propanone": (2, 2), "acetic-acid": (2, 2), "acrylic-acid": (2, 2),
    "dimethyl-ether": (2, 2), "ethanol": (3, 2), "isobutene": (3, 3), "isoprene": (3, 3), "benzaldehyde": (3, 3),
    "styrene": (3, 3), "phenol": (4, 3), "benzoic-acid": (4, 4), "ethylene-glycol": (4, 2), "lactic-acid": (6, 5),
    "salicylic-acid": (7, 6),
}  # fmt: skip
"""All ten cards, then with the OH variant: section 9."""


def planner(target: str, cards=None, **options) -> Planner:
    chosen = CARDS if cards is None else {number: CARDS[number] for number in cards}
    return Planner(chosen, notation.read(TARGETS[target].structure), **options)


@pytest.mark.parametrize("target", LEAST)
def test_the_seven_targets_take_as_few_as_the_specification_says(target):
    suggested = TARGETS[target].suggested
    found = [planner(target, suggested), planner(target, suggested, hydroxyl=True), planner(target)]
    assert tuple(each.plan().cost for each in found) == LEAST[target]
    assert all(each.prove() for each in found), "also where the specification has no proof"


@pytest.mark.parametrize("target", SHORT)
def test_the_short_targets_too(target):
    assert (planner(target).plan().cost, planner(target, hydroxyl=True).plan().cost) == SHORT[target]


@pytest.mark.parametrize("target", SHORT)
def test_the_suggested_cards_of_a_short_target_are_enough_and_one_is_a_decoy(target):
    suggested = TARGETS[target].suggested
    plan = planner(target, suggested).plan()
    assert plan.cost == SHORT[target][0]
    assert len(set(suggested) - set(plan.cards)) >= 1


def test_bridging_saves_one_on_coumarin():
    assert planner("coumarin", TARGETS["coumarin"].suggested, bridging=True).plan().cost == 7


def test_without_its_cards_a_target_cannot_be_made():
    assert planner("aspirin", [1, 3]).plan() is None or planner("aspirin", [3]).plan() is None
    assert planner("aspirin", [3]).plan() is None


@pytest.mark.parametrize("target", [target for target in LEAST if target != "resveratrol"])
def test_every_next_step_leads_one_nearer(target):
    found = planner(target, TARGETS[target].suggested)
    m = found.cards[found.plan().cards[0]]
    for left in range(found.plan().cost, 0, -1):
        here = found.plan_from(m)
        assert here.cost == left
        steps = next_steps(found, here, m)
        made = [perform(found, m, step) for step in (steps if left < 6 else steps[:2])]
        assert all((left == 1) or found.plan_from(each).cost == left - 1 for each in made)
        m = made[0]


@pytest.mark.parametrize("hydroxyl", [False, True])
@pytest.mark.parametrize("target", [*LEAST, *SHORT])
def test_routes_are_played_through_the_rules(target, hydroxyl):
    options = {"target": target, "reagents": "suggested", "hydroxyl": hydroxyl}
    play = Play(seats=1, puzzle=True, rounds=30, **options)
    steps = route(play.s.kit.planner)
    play.begin(steps[0][1])
    for step in steps[1:]:
        assert not play.game.over
        play.answer(0, action_of(step))
    assert play.outcome.reason == "synthesis"
    assert play.outcome.awards == ["route-gold"]


def test_a_hint_comes_from_the_open_view():
    play = Play(start=(10, 3))
    found = bench_plan(play.public, 0)
    assert (found.left, found.cards.count(9)) == (7, 1)
    assert found.steps
    assert len(found.there) + len(found.missing) == 13
    assert bench_plan(Play().public, 0) is None


@pytest.mark.parametrize(("target", "rounds"), [("ethanol", 6), ("cinnamaldehyde", 15), ("aspirin", 20)])
def test_greedy_bots_make_the_target(target, rounds):
    played = room(ROOM)
    options = played.read_options({"target": target, "rounds": rounds})
    for seed in range(3):
        s = played.rules.setup(options, 3)
        drive.playout(played.rules, s, Quick(f"p{seed}"), Quick(f"d{seed}"), Crowd(played, ["greedy"] * 3, f"b{seed}"))
        assert s.reason == "synthesis"
