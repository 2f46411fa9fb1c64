"""Every kind of question the room names is asked in games, and no other; every one has its effect."""

from __future__ import annotations

import pytest

from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.chemistry_monopoly.actions import KINDS
from labtop.rooms.chemistry_monopoly.effects import EFFECTS

from .test_random_games import calm_players, options_of

ROOM = room("chemistry-monopoly")
GAMES = 32
"""All sets of options, half of them on the board with little money."""


@pytest.fixture(scope="module")
def asked() -> set[str]:
    """The kinds of questions that were open in random games, doors included."""
    found = set()
    for number in range(GAMES):
        options = ROOM.read_options(options_of(number) | {"minutes": number % 3})
        s = ROOM.rules.setup(options, 2 + number % 5)
        rng, dice = Quick(f"kinds {number}"), Quick(f"dice of kinds {number}")
        players = calm_players(rng)
        while s.stack:
            found |= {p.kind for p in [s.stack[-1], *s.doors]}
            drive.playout(ROOM.rules, s, rng, dice, players, at_most=s.moves + 1)
    return found


def test_the_room_names_the_kinds_of_its_questions():
    assert ROOM.kinds == KINDS
    assert len(set(KINDS)) == len(KINDS)


def test_every_kind_is_asked_and_no_other(asked):
    assert asked == set(KINDS)


def test_an_answer_to_every_kind_has_an_effect():
    assert set(EFFECTS) == set(KINDS)


def test_games_on_one_board_share_it():
    """A board is never changed: bots clone tables by the thousand, and keep what they worked out of a board."""
    state = ROOM.rules.setup(ROOM.read_options({}), 2)
    assert ROOM.rules.clone(state).board is state.board is ROOM.rules.imagine(state, 0, Quick("other")).board
