"""The end of a game as a player sees it: fortunes read from its events are those of the table, a what-if is true."""

from __future__ import annotations

import pytest

from labtop.bots.base import Crowd
from labtop.engine import drive
from labtop.engine.core import CHANCE, Illegal, Log
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.chemistry_monopoly.actions import Condense, Evaporate, GiveUp, SellDown, Transfer
from labtop.rooms.chemistry_monopoly.ending import ending, last_lead
from labtop.rooms.chemistry_monopoly.events import Bankrupt
from labtop.rooms.chemistry_monopoly.ledger import Ledger
from labtop.rooms.chemistry_monopoly.rent import reach, worth

ROOM = room("chemistry-monopoly")
RULES = ROOM.rules
WAYS = [
    (2, "greedy", {}),
    (4, "greedy", {"auction": True, "double_go": True, "extra_credit": "pot-and-base"}),
    (3, "random", {"auction": True, "rounds": 120}),
    (6, "random", {"short_game": True, "rounds": 150, "extra_credit": "pot"}),
    (4, "greedy", {"short_game": True, "count_it_yourself": True, "forced_doubles": True}),
    (5, "beginner", {"rounds": 60}),
]
"""Seats, bots, options."""


def steps(seats, level, options, seed):
    """A game of bots: the events of each step, and the table after it."""
    s = RULES.setup(ROOM.read_options(options), seats)
    dice, crowd = Quick(f"{seed}/dice"), Crowd(ROOM, [level] * seats, str(seed))
    while s.stack:
        p = s.stack[-1]
        seat = p.waiting[0]
        log = Log()
        action = drive.throw(RULES, s, p, dice) if seat == CHANCE else crowd(s, p, seat)
        drive.step(RULES, s, p, seat, action, log)
        yield log.events, s, seat, action


def whole(seats, level, options, seed):
    """All events of a game, and its last table."""
    events, s = [], None
    for told, table, _, _ in steps(seats, level, options, seed):
        events += told
        s = table
    return events, s


@pytest.mark.parametrize(("seats", "level", "options"), WAYS, ids=str)
def test_the_ledger_agrees_with_the_table_after_every_step(seats, level, options):
    """Cash, cards, levels and the round; a step with an event that is not understood shows at once."""
    for seed in range(4):
        ledger = Ledger(ROOM.read_options(options), seats)
        for told, s, _, _ in steps(seats, level, options, seed):
            for logged in told:
                ledger.read(logged.event)
            if not s.stack or s.stack[-1].kind == "turn":
                assert ledger.cash == s.cash
                assert [ledger.worth(seat) for seat in range(seats)] == [worth(s, seat) for seat in range(seats)]
                assert [ledger.reach(seat) for seat in range(seats)] == [reach(s, seat) for seat in range(seats)]
                assert ledger.round == s.round


@pytest.mark.parametrize(("seats", "level", "options"), WAYS, ids=str)
def test_fortunes_end_with_the_score_or_with_nothing(seats, level, options):
    for seed in range(4):
        events, s = whole(seats, level, options, seed)
        found = ending(events, s.options, 0)
        scores = RULES.outcome(s).scores
        for seat in range(seats):
            line = found.fortunes[seat]
            if s.alive[seat]:
                assert line[-1] == scores[seat]
                assert len(line) == s.round + 1
            else:
                assert line[-1] == 0
                assert len(line) <= s.round + 1
        assert [fall.seat for fall in found.falls] == [seat for seat in s.left if seat in {f.seat for f in found.falls}]
        for fall in found.falls:
            assert fall.cash + fall.raised + fall.short == fall.amount
            assert fall.short > 0
            assert found.fortunes[fall.seat][fall.round] == 0


def test_most_bankruptcies_are_told_and_some_could_have_been_prevented():
    falls = []
    for seed in range(12):
        events, s = whole(4, "greedy", {"rounds": 150}, seed)
        falls += ending(events, s.options, 0).falls
    assert len(falls) > 10
    assert any(fall.space for fall in falls)
    kept = [fall for fall in falls if fall.kept is not None]
    assert kept
    for fall in kept:
        assert fall.kept.enough >= fall.short
        assert fall.kept.enough <= fall.kept.spent - fall.kept.spent // 2
        assert 1 <= fall.kept.round <= fall.round


def test_what_would_have_been_enough_saves_in_the_same_game_without_that_spending():
    """The game is played again without those liquids; where all other answers still fit, the sum is there."""
    saved = tried = 0
    for seed in range(30):
        moves = [(seat, action, list(told)) for told, _, seat, action in steps(4, "greedy", {"rounds": 150}, seed)]
        events = [logged for _, _, told in moves for logged in told]
        for fall in ending(events, ROOM.read_options({"rounds": 150}), 0).falls:
            if fall.kept is not None:
                found = again(moves, fall)
                tried += found is not None
                saved += bool(found)
    assert tried >= 5
    assert saved == tried, f"{saved} of {tried}"


def again(moves, fall):
    """Whether the seat could pay at the moment it gave up, had it not condensed since that round; None: cannot tell."""
    s = RULES.setup(ROOM.read_options({"rounds": 150}), 4)
    for seat, action, told in moves:
        if seat == fall.seat and isinstance(action, Condense) and s.round >= fall.kept.round:
            continue
        p = s.stack[-1]
        try:
            assert p.waiting[0] == seat
            RULES.check(s, p, seat, action)
        except (Illegal, AssertionError):
            if seat == fall.seat and isinstance(action, Evaporate | SellDown | Transfer):
                continue
            return True if seat == fall.seat and isinstance(action, GiveUp) and s.round == fall.round else None
        drive.step(RULES, s, p, seat, action, None)
        if not s.alive[fall.seat]:
            return False
        if any(isinstance(logged.event, Bankrupt) and logged.event.seat == fall.seat for logged in told):
            return True
    return None


def test_who_led_last():
    assert last_lead([[1500, 1600, 1400, 1700], [1500, 1500, 1500, 1800]], 0) == 1
    assert last_lead([[1500, 1600, 0], [1500, 1500, 1500, 1800]], 0) == 1
    assert last_lead([[1500, 1600], [1500, 1600]], 0) == 0
    assert last_lead([[1500, 1600, 0], [1500, 1500, 1500, 1800]], 1) == 3
