"""Every registered room, and the toy, through the same promises."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

import toy
from conformance import declared, promises, seen
from conformance.games import Case, walk
from conformance.matter import MATTER
from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.registry import ROOMS, room

if TYPE_CHECKING:
    from collections.abc import Callable

OWN_DECK = {
    "decks": 1,
    "monomer": [
        {"id": "AN", "formula": "C3H3N", "mass": 53.06, "count": [9, 9, 6], "ends": "combination"},
        {"id": "IP", "formula": "C5H8", "count": [9, 9, 6], "name": {"en": "isoprene", "fr": "isoprène"}},
    ],
    "starter": [{"id": "BPO", "formula": "C14H10O4", "radicals": 2, "count": 6}],
    "joker": [{"id": "CTA", "count": 3, "formula": "C12H26S"}, {"id": "TEMPO", "count": 3}, {"id": "CO", "count": 3}],
}
"""A pack of Chain Growth: the record of its games must carry it, and replay needs no file."""


def poor_board() -> dict[str, Any]:
    """The packaged board with little money, few pieces and high rents: debts, bankruptcies, shortages in few turns."""
    from labtop.rooms.chemistry_monopoly.pack import PACKAGED

    plain: dict[str, Any] = msgspec.to_builtins(PACKAGED)
    plain["money"] |= {"start": 900, "go": 20, "liquids": 5, "solids": 2}
    for space in plain["space"]:
        space["rents"] = [4 * rent for rent in space.get("rents", [])]
    for family in plain["set"]:
        family["step"] = 10
    return plain


SEVERAL: dict[str, list[dict[str, Any]]] = {
    "chem-and-roll": [
        {"mode": "class", "chemistry": "basic"},
        {"mode": "class", "chemistry": "advanced", "market_needs_cash": True},
        {"mode": "draft", "chemistry": "basic"},
        {"mode": "draft", "chemistry": "advanced", "order": "snake", "black_hole_prices": [2, 0, 3]},
        {"mode": "draft", "excess": "same-value", "black_hole_limit": 7, "market_needs_cash": True},
        {"mode": "draft", "chemistry": "advanced", "excess": "one-colour"},
    ],
    "chain-growth": [
        {},
        {"draw_from_discard": True, "learning": True},
        {"single_addition": True, "true_termination": True, "short_game": True, "scoring": "chemist"},
        {"pack": OWN_DECK, "short_game": True},
    ],
    "chemistry-monopoly": [
        {"rounds": 6},
        {"rounds": 8, "auction": True, "double_go": True, "extra_credit": "pot-and-base", "forced_doubles": True},
        {"rounds": 8, "short_game": True, "count_it_yourself": True, "extra_credit": "pot", "minutes": 30},
        {"rounds": 12, "short_game": True, "auction": True, "pack": poor_board()},
    ],
    "laboratorium": [
        {"rounds": 3},
        {"rounds": 4, "target": "coumarin", "reagents": "suggested", "hydroxyl": True, "any_safety": True},
        {"rounds": 4, "target": "ethanal", "rings": "bridging", "token_stock": True},
        {"puzzle": True, "rounds": 12, "target": "ethanol"},
    ],
    "toy": [{}, {"hand": 5, "coins": 2, "copies": 4}],
}
"""Options to try beside the defaults; a room that is not named here is tried with the defaults."""


def cases() -> list[Case]:
    """Each set of options with one to four seats as far as allowed, the first one with thirty too."""
    found = []
    for played in [toy.ROOM, *map(room, ROOMS)]:
        for number, given in enumerate(SEVERAL.get(played.id, [{}])):
            options = played.read_options(given)
            fewest, most = played.seats(options)
            numbers = [*range(fewest, min(most, 4) + 1), *([30] if number == 0 and most >= 30 else [])]
            found += [Case(played, options, seats) for seats in numbers]
    return found


ALL = cases()
SMALL = [case for case in ALL if case.seats < 9]

PROMISES: list[Callable[[Case], Any]] = [
    promises.a_draft_never_touches_its_origin,
    promises.clone_is_deep,
    promises.replay_is_exact,
    promises.a_record_is_faithful,
    promises.json_is_faithful,
    promises.somebody_must_act_or_it_is_over,
    promises.it_ends_in_time,
    promises.the_same_seed_gives_the_same_game,
    promises.draws_depend_on_their_place_only,
    seen.the_view_tells_nothing,
    seen.verdicts_tell_nothing,
    seen.imagined_worlds_tell_nothing,
    seen.moves_tell_nothing,
    seen.events_tell_no_more_than_views,
]


def seeds(case: Case) -> list[Case]:
    """Small tables are cheap, the toy's games still more so: more games of them."""
    number = 4 if case.room is toy.ROOM else 2 if case.seats < 4 else 1
    return [case._replace(seed=f"{n}") for n in range(number)]


@pytest.mark.parametrize("case", ALL, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise, case):
    for each in seeds(case):
        promise(each)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_derived_values_recount(case):
    promises.derived_values_recount(case)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_enumerated_actions_are_legal(case):
    assert sum(promises.enumerated_actions_are_legal(each) for each in seeds(case)) > 50


@pytest.mark.parametrize("case", ALL, ids=str)
def test_mutated_actions_are_refused(case):
    assert sum(promises.mutated_actions_are_refused(each) for each in seeds(case)) > 50


@pytest.mark.parametrize("case", ALL, ids=str)
def test_sealed_answers_commute(case):
    tried = sum(promises.sealed_answers_commute(each) for each in seeds(case))
    sealed = any(turn.prompt.answers is not None for turn in walk(case))
    assert (tried > 0) == sealed


@pytest.mark.parametrize("case", ALL, ids=str)
def test_matter_is_conserved(case):
    assert case.room.id in MATTER, "say what this room conserves in conformance/matter.py"
    for each in seeds(case):
        MATTER[case.room.id](each)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_events_are_declared(case):
    assert sum(declared.events_are_declared(each) for each in seeds(case)) > 20


@pytest.mark.parametrize("case", ALL, ids=str)
def test_questions_are_declared(case):
    for each in seeds(case):
        assert declared.questions_are_declared(each)


HASHED = [("toy:ROOM", 3, SEVERAL["toy"])] + [
    (f"{path}:ROOM", max(2, room(name).seats(room(name).read_options())[0]), SEVERAL.get(name, [{}]))
    for name, path in ROOMS.items()
]


@pytest.mark.parametrize(("where", "seats", "option_sets"), HASHED, ids=[where for where, _, _ in HASHED])
def test_hashing_does_not_matter(where, seats, option_sets):
    promises.hashing_does_not_matter(where, option_sets, seats)


def test_the_other_process_looks_where_this_one_looks(tmp_path, monkeypatch):
    """PYTHONPATH goes on to the child, so that a second checkout is not proved by the games of the first."""
    (tmp_path / "elsewhere.py").write_text("from toy import ROOM as ROOM\n")
    paths = [os.path.relpath(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    promises.hashing_does_not_matter("elsewhere:ROOM", [{}], 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_secrecy_promises_have_something_to_compare(seats):
    """Imagined hands differ, moves are possible in both worlds, hidden draws look alike: none of it is vacuous."""
    case = Case(toy.ROOM, toy.ROOM.read_options(), seats)
    steps = sum(1 for _ in walk(case))
    assert seen.the_view_tells_nothing(case) > steps * seats * 3 // 4
    assert seen.verdicts_tell_nothing(case) > steps // 4
    assert seen.moves_tell_nothing(case) > steps * seats // 2
    assert seen.events_tell_no_more_than_views(case) > steps // 2


@pytest.mark.parametrize("seats", [2, 3, 30])
def test_sealed_choices_are_imagined_otherwise(seats):
    """The same for a room whose only secret is the sealed choice."""
    played = room("chem-and-roll")
    case = Case(played, played.read_options(), seats)
    assert seen.the_view_tells_nothing(case) > 30
    assert seen.moves_tell_nothing(case) > 10


def test_the_toy_reaches_every_mechanism():
    """The situations that the promises are about do occur in their games."""
    kinds, answers, told = set(), set(), set()
    for case in ALL:
        if case.room is toy.ROOM:
            for each in seeds(case):
                for turn in walk(each):
                    kinds.add((turn.prompt.kind, turn.ask.nth > 0))
                    answers.add(type(turn.action).__name__)
                    _, events = drive.play(toy.ROOM.rules, turn.state, turn.ask, turn.action)
                    told.update(type(logged.event) for logged in events)
    assert answers == {kind.__name__ for kind in toy.Actions.__args__}
    assert {kind for kind, _ in kinds} == set(toy.ROOM.kinds)
    assert told == set(get_args(toy.ROOM.events))
    assert {("turn", True), ("offer", True), ("bid", True), ("shield", True)} <= kinds


def test_a_deal_code_gives_every_table_the_same_dice():
    """Rolls depend only on the seed, not on the players or their number."""
    played = room("chem-and-roll")
    rolls = []
    for seats, salt, options in ((1, "a", {}), (5, "b", {}), (2, "c", {"chemistry": "advanced"})):
        case = Case(played, played.read_options(options), seats, seed="class 3b")
        rolls.append([turn.action for turn in walk(case, salt) if turn.ask.seat == CHANCE])
    assert len(rolls[0]) == 20
    assert rolls[0] == rolls[1] == rolls[2]
