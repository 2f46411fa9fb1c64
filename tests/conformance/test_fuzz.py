"""Fuzzed answers in every mode: each is refused with a code and changes nothing, or is one of the legal ones.

LABTOP_FUZZ sets how many per mode: 5,000 in `make test`, which find each planted defect; a million in `make soak`.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

import toy
from conformance.fuzz import any_answer, any_ask
from conformance.games import Case, Turn, frozen, walk
from conformance.promises import refusal
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE
from labtop.engine.registry import ROOMS, Room, room
from toy.defects import ROOMS as DEFECTS

MANY = int(os.environ.get("LABTOP_FUZZ", "5000"))
ENOUGH = 5000
"""Answers after which a planted defect must have been found; the slower of the two takes 2,151."""

MODES = [
    ("chem-and-roll", {"mode": "class", "chemistry": "basic"}, 1),
    ("chem-and-roll", {"mode": "class", "chemistry": "advanced"}, 1),
    ("chem-and-roll", {"mode": "draft", "chemistry": "basic"}, 2),
    ("chem-and-roll", {"mode": "draft", "chemistry": "advanced"}, 2),
    ("chain-growth", {}, 2),
    ("chain-growth", {"draw_from_discard": True, "single_addition": True, "true_termination": True}, 3),
    ("chemistry-monopoly", {"rounds": 8, "auction": True}, 3),
    ("chemistry-monopoly", {"rounds": 8, "short_game": True, "count_it_yourself": True}, 4),
    ("laboratorium", {"rounds": 4, "hydroxyl": True, "rings": "bridging"}, 3),
    ("toy", {}, 3),
]
MODES += [(id, {}, room(id).seats(room(id).read_options())[0]) for id in ROOMS if id not in {mode[0] for mode in MODES}]


@pytest.mark.parametrize(("id", "given", "seats"), MODES)
def test_fuzzed_answers(id, given, seats):
    told = fuzzed(toy.ROOM if id == "toy" else room(id), given, seats, MANY)
    assert told["accepted"] > MANY // 100, "nothing but refusals proves little"
    assert {"bad_shape", "closed", "not_asked", "no_such_seat"} <= set(told)
    assert told["bad_shape"] < MANY // 2, "most answers did not reach the rules"


@pytest.mark.parametrize(
    ("name", "complaint"), [("LaxJudge", "is not listed"), ("HastyJudge", "was refused and changed something")]
)
def test_a_planted_defect_is_found(name, complaint):
    """By no more answers than the short version gives."""
    with pytest.raises(AssertionError, match=complaint):
        fuzzed(DEFECTS[name], {}, 3, ENOUGH)


def fuzzed(played: Room, given: dict[str, Any], seats: int, many: int) -> Counter[str]:
    """So many answers in random games; returns what became of them."""
    told: Counter[str] = Counter()
    game = 0
    while told.total() < many:
        case = Case(played, played.read_options(given), seats, f"fuzz {game}")
        rng = Random(f"fuzz {game}")
        for turn in walk(case):
            before = frozen(turn.state)
            for _ in range(25):
                told[one_answer(case, turn, before, rng)] += 1
            if told.total() >= many:
                break
        game += 1
    return told


def one_answer(case: Case, turn: Turn, before: bytes, rng: Random) -> str:
    """Tries one, as a door to the game would; returns what became of it."""
    rules, s = case.room.rules, turn.state
    ask = any_ask(turn.ask, case.seats, rng)
    answer = any_answer(case.room.actions, turn.action, rng)
    error = refusal(codec.valid, answer, case.room.actions)
    if error is None:
        action = codec.valid(answer, case.room.actions)
        draft = rules.clone(s)
        error = refusal(drive.push, rules, draft, ask, action)
        if error is None:
            if ask.seat != CHANCE:
                listed = rules.legal(s, drive.find(s, ask), ask.seat)
                assert action in listed or isinstance(action, case.room.open_answers), f"{action} is not listed"
            assert draft.moves == s.moves + 1
            return "accepted"
        assert frozen(draft) == before, f"{answer!r} was refused and changed something"
    assert error.code.isidentifier()
    codec.encode(error.refusal())  # must be able to reach the client
    assert frozen(s) == before, f"{answer!r} changed what it was tried on"
    return error.code
