"""Chapter 10: how the game ends and who has won."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.wire import Ask
from labtop.rooms.chemistry_monopoly.actions import Bell, Buy, Throw, Thrown

from .dsl import PURPLE, Play, of_kind, visit


@pytest.mark.rule("10.1")
def test_it_ends_at_once_in_the_middle_of_a_turn():
    play = Play(2)
    play.owns(0, "gold")
    play.has(1, 9)
    play.do(Throw())
    play.s.pos[0] = play.number("test-day-2") - 4
    play.chance(Thrown((2, 2)))
    play.draw("mole-day")
    assert play.game.over
    assert play.outcome.reason == "last_one"
    assert play.outcome.scores == [Decimal(1500 + 9 + 400), Decimal(0)]


@pytest.mark.rule("10.2")
def test_the_round_limit():
    play = Play(3, first=1, rounds=2)
    for seat in (1, 2, 0, 1, 2):
        assert play.asked == (seat, "turn")
        play.pass_turn()
    assert (play.asked, play.public.round) == ((0, "turn"), 2)
    play.pass_turn()
    assert play.outcome.reason == "last_round"
    assert Play(2).s.options.rounds == 300


@pytest.mark.rule("10.2")
def test_a_round_is_one_turn_of_everybody_still_in():
    play = Play(3, first=1, rounds=2)
    play.s.alive[1] = False  # even if the one who started is gone
    play.s.turn = 0
    play.s.stack[-1].waiting[0] = 0
    play.pass_turn()
    assert (play.asked, play.public.round) == ((2, "turn"), 2)
    play.pass_turn()
    play.pass_turn()
    assert play.game.over


@pytest.mark.rule("10.3")
def test_the_bell_lets_the_running_turn_finish():
    play = Play(2, minutes=30)
    door = next(ask for ask in play.game.asks() if ask.kind == "bell")
    assert (door.seat, door.must) == (CHANCE, False)
    play.throw(2, 4)
    events = play.game.play(door, Bell())
    assert of_kind(events, "bell") == [{}]
    assert play.public.bell
    assert not [ask for ask in play.game.asks() if ask.kind == "bell"]
    play.do(Buy())
    play.end()
    assert play.outcome.reason == "bell"
    assert play.game.record().splitlines()[-1].startswith("end bell")


@pytest.mark.rule("10.3")
def test_no_clock_no_door():
    play = Play(2)
    assert [ask.kind for ask in play.game.asks()] == ["turn"]
    with pytest.raises(Exception, match="closed"):
        drive.push(play.game.room.rules, play.s, Ask(99, CHANCE, "bell", False, 0), Bell())


@pytest.mark.rule("10.4")
def test_worth():
    play = Play(2, rounds=1)
    play.owns(0, *PURPLE, "gold")
    play.levels(PURPLE, 5, 4)
    play.transferred("gold")
    play.pass_turn()
    play.pass_turn()
    assert play.outcome.scores[0] == 1500 + 120 + 200 + 9 * 50
    lines = {line.key: line.amount for line in play.outcome.lines[0]}
    assert lines == {"cash": 1500, "cards": 120, "transferred": 200, "condensed": 450}
    assert play.public.players[0].worth == 2270


@pytest.mark.rule("10.5")
def test_places():
    play = Play(4, rounds=1)
    play.owns(3, "gold")
    play.has(0, 0)
    visit(play, "gold")  # seat 0 leaves first
    play.has(1, 2000)
    play.has(2, 2000)
    play.has(3, 1000)
    for _ in range(3):
        play.pass_turn()
    assert play.outcome.places == [4, 1, 1, 3]
    assert play.outcome.lines[0] == []


@pytest.mark.rule("10.5")
def test_the_last_to_leave_stands_before_those_who_left_earlier():
    play = Play(3)
    play.owns(2, "gold")
    play.has(0, 0)
    visit(play, "gold")
    play.has(1, 0)
    visit(play, "gold")
    assert play.outcome.places == [3, 2, 1]
