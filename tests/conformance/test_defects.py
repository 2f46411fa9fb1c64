"""Checks of the promise tests: each planted defect is caught by the promise meant for it."""

from __future__ import annotations

import pytest

import toy
from conformance import declared, promises, seen
from conformance.games import Case
from conformance.matter import toy as conserved
from toy.defects import ROOMS

CAUGHT = [
    ("HandsInTheView", seen.the_view_tells_nothing, "sees what is hidden"),
    ("TellingList", seen.the_view_tells_nothing, "sees what is hidden"),
    ("TellingOffer", seen.the_view_tells_nothing, "sees what is hidden"),
    ("TellingJudge", seen.verdicts_tell_nothing, "the judge tells seat"),
    ("TellingWorlds", seen.imagined_worlds_tell_nothing, "imagines what is hidden"),
    ("DoorForHolders", seen.moves_tell_nothing, "showed .* too much"),
    ("LoudTheft", seen.events_tell_no_more_than_views, "what its view does not"),
    ("SharedClone", promises.a_draft_never_touches_its_origin, "touched the state"),
    ("SharedClone", promises.clone_is_deep, "state.hands"),
    ("SharedDeep", promises.a_draft_never_touches_its_origin, "touched the state"),
    ("SharedDeep", promises.clone_is_deep, "waiting"),
    ("ForgetfulClone", promises.clone_is_deep, "not equal"),
    ("ForgetfulClone", promises.derived_values_recount, "clone forgot state.turn"),
    ("GlobalChance", promises.the_same_seed_gives_the_same_game, "another game"),
    ("GlobalChance", promises.draws_depend_on_their_place_only, "more than its place"),
    ("LostCard", conserved, "vanished"),
    ("LaxJudge", promises.mutated_actions_are_refused, "not listed but was accepted"),
    ("HastyJudge", promises.mutated_actions_are_refused, "was refused and changed something"),
    ("OffByOne", promises.enumerated_actions_are_legal, r"is not legal\["),
    ("FirstSealedWins", promises.sealed_answers_commute, "the order of sealed answers matters"),
    ("UndeclaredEvent", declared.events_are_declared, "Winked is not one of the events of toy"),
    ("PlainPrivatePart", declared.events_are_declared, "Drawn has a private part that is no SeenCard"),
    ("WrongField", declared.events_are_declared, "melded does not read back"),
    ("UndeclaredQuestion", declared.questions_are_declared, "cover is not one of the kinds of questions of toy"),
]
BY_HASH = "SetOrder"


@pytest.mark.parametrize(("name", "promise", "complaint"), CAUGHT, ids=lambda it: getattr(it, "__name__", None))
def test_defect_is_caught(name, promise, complaint):
    with pytest.raises(AssertionError, match=complaint):
        four_games(promise, ROOMS[name])


def four_games(promise, played):
    for seed in ("1", "2", "3", "4"):
        promise(Case(played, played.read_options(), 3, seed))


def test_the_order_of_a_set_is_caught():
    with pytest.raises(AssertionError, match="the order of a set"):
        promises.hashing_does_not_matter("toy.defects:SET_ORDER", [{}], 3)


def test_every_defect_is_caught_by_something():
    assert {name for name, _, _ in CAUGHT} | {BY_HASH} == set(ROOMS)


@pytest.mark.parametrize("promise", dict.fromkeys(p for _, p, _ in CAUGHT), ids=lambda promise: promise.__name__)
def test_the_sound_room_is_not_accused(promise):
    four_games(promise, toy.ROOM)
