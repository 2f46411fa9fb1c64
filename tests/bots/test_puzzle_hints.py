"""Hints in a route puzzle of Laboratorium (rule 11.2) count manipulations, without chance and without error."""

from __future__ import annotations

import pytest

from labtop.bots import hinting
from labtop.bots.base import Seen
from labtop.bots.text import hint_in_words
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.locales.texts import texts
from labtop.rooms.laboratorium import actions

ROOM = room("laboratorium")
SHORTEST = {"ethanol": 3, "aspirin": 7, "vanillin": 7}


def hinted(state):
    prompt = state.stack[-1]
    seen = Seen(ROOM, state, prompt, drive.ask_of(prompt, 0), Quick("hint"))
    return prompt, seen, hinting.hint(ROOM, seen)


@pytest.mark.parametrize("target", SHORTEST)
def test_the_hints_of_a_puzzle_lead_to_its_target_on_a_shortest_way(target):
    state = ROOM.rules.setup(ROOM.options(target=target, puzzle=True), 1)
    left = []
    while state.stack:
        prompt, _seen, hint = hinted(state)
        assert (hint.unit, hint.even, hint.error) == ("steps", False, 0.0)
        assert not isinstance(hint.best.action, actions.End)
        left.append(-hint.best.value)
        drive.step(ROOM.rules, state, prompt, 0, hint.best.action, None)
    assert state.winner == 0
    assert left == [*range(SHORTEST[target], -1, -1)]


def test_after_a_bad_start_the_hint_counts_the_way_from_there():
    """From reagent 6 ethanol takes five manipulations; without a hint that says so, a pupil would count three."""
    state = ROOM.rules.setup(ROOM.options(target="ethanol", puzzle=True), 1)
    drive.step(ROOM.rules, state, state.stack[-1], 0, actions.Begin(6), None)
    _, seen, hint = hinted(state)
    told = hint_in_words(texts("en", "laboratorium"), "laboratorium", hint, seen.view)
    assert told.best.why == "A step of a shortest way: 4 manipulations are left after it."
    assert told.best.worth == "4 manipulations left"
    assert told.lead == "one manipulation fewer left than after the next best"
