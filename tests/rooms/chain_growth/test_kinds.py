"""Which questions are asked: each kind of `KINDS` in some game, and no other kind in any."""

from __future__ import annotations

from typing import get_args

import pytest

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick
from labtop.rooms.chain_growth import ROOM
from labtop.rooms.chain_growth.actions import KINDS, ChanceKind, SeatKind

VARIANTS = [
    {},
    {"draw_from_discard": True, "learning": True},
    {"single_addition": True, "true_termination": True, "short_game": True, "scoring": "chemist"},
]


def kinds_asked(given: dict[str, object], seats: int) -> set[tuple[str, bool]]:
    """The kinds of questions of one random game, and whether CHANCE was asked."""
    rules, rng, dice = ROOM.rules, Quick(f"pick {seats}"), Quick(f"dice {seats}")
    state = rules.setup(ROOM.read_options(given), seats)
    asked = set()
    while state.stack:
        for ask in drive.asks(state):
            asked.add((ask.kind, ask.seat == CHANCE))
        p = state.stack[-1]
        seat = p.waiting[0]
        action = drive.throw(rules, state, p, dice) if seat == CHANCE else rules.pick(state, p, seat, rng)
        drive.step(rules, state, p, seat, action, None)
    return asked


def test_every_kind_is_asked_and_no_other():
    asked = set().union(*(kinds_asked(given, seats) for given in VARIANTS for seats in (2, 3, 4)))
    assert {kind for kind, _ in asked} == set(KINDS) == set(ROOM.kinds)
    assert {kind for kind, chance in asked if chance} == set(get_args(ChanceKind))
    assert {kind for kind, chance in asked if not chance} == set(get_args(SeatKind))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_to_draw_from_is_asked_only_with_the_option(seats):
    assert ("source", False) not in kinds_asked({}, seats)
    assert ("source", False) in kinds_asked({"draw_from_discard": True}, seats)
