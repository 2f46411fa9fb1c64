"""Every kind of question is asked and every event is told in random games, and no others."""

from __future__ import annotations

from typing import get_args

import pytest

from labtop.engine import drive
from labtop.engine.core import Log
from labtop.engine.dice import Quick
from labtop.rooms.chem_and_roll import ROOM

GAMES = [
    (1, {}),
    (2, {"chemistry": "advanced"}),
    (2, {"mode": "draft", "black_hole_limit": 7}),
    (4, {"mode": "draft", "chemistry": "advanced"}),
]


@pytest.fixture(scope="module")
def played():
    """The kinds that were asked and the events that were told."""
    asked, told = [], Log()
    for seats, options in GAMES:
        for number in range(60):
            state = ROOM.rules.setup(ROOM.read_options(options), seats)
            picks, dice = Quick(f"pick {number}"), Quick(f"dice {number}")
            while state.stack:
                ask = next(ask for ask in drive.asks(state) if ask.must)
                asked.append(ask.kind)
                p = drive.find(state, ask)
                answer = ROOM.rules.draw(state, p, dice) if ask.seat < 0 else ROOM.rules.pick(state, p, ask.seat, picks)
                drive.push(ROOM.rules, state, ask, answer, told)
    return asked, told.events


def test_the_kinds_of_questions(played):
    asked, _ = played
    assert set(asked) == set(ROOM.kinds)


def test_the_events(played):
    _, told = played
    assert {type(logged.event) for logged in told} == set(get_args(ROOM.events))
    assert all(logged.private is None for logged in told)
