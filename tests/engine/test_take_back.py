"""Taking back alone is allowed while no other seat moved, chance was not drawn and nothing hidden was shown."""

from __future__ import annotations

import pytest

from engine.toys import RULES, table
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.wire import Move
from toy.actions import Boum, Dealt, Discard, Draw, Meld, Offer, Refuse, Shield, Steal
from toy.state import BOUM, SHIELD


class Play:
    """A toy game with its moves, from a position."""

    def __init__(self, *hands, turns=24, at_turn=0):
        self.start = table(*hands, turns=turns)
        self.start.turns = at_turn
        self.state = RULES.clone(self.start)
        self.moves: list[Move] = []
        self.states = [codec.state_hash(self.start)]

    def do(self, seat, action):
        for ask in drive.asks(self.state):
            p = drive.find(self.state, ask)
            if ask.seat == seat and (seat == CHANCE or action in RULES.legal(self.state, p, seat)):
                drive.push(RULES, self.state, ask, action)
                self.moves.append(Move(ask.prompt, seat, ask.nth, action))
                self.states.append(codec.state_hash(self.state))
                return self
        raise AssertionError(f"seat {seat} cannot {action}")

    def back(self, seat):
        before, moves = codec.state_hash(self.start), self.moves[:]
        state, kept = drive.take_back(RULES, self.start, self.moves, seat)
        assert codec.state_hash(self.start) == before
        assert self.moves == moves
        again = RULES.clone(self.start)
        drive.replay(RULES, again, kept)
        assert codec.state_hash(again) == codec.state_hash(state)
        return state, kept

    def refuses(self, seat, code):
        with pytest.raises(Illegal) as refused:
            self.back(seat)
        assert refused.value.code == code


def test_the_own_last_answer():
    game = Play([2, 2], [3]).do(0, Meld(2))
    state, kept = game.back(0)
    assert kept == []
    assert codec.state_hash(state) == game.states[0]


def test_only_the_last_one():
    game = Play([2, 2], [3], [4]).do(0, Offer(1, 2, 3)).do(1, Refuse()).do(0, Meld(2))
    state, kept = game.back(0)
    assert len(kept) == 2
    assert codec.state_hash(state) == game.states[2]


def test_nothing():
    Play([2], [3]).refuses(0, "nothing_to_take_back")


def test_another_seat_moved():
    game = Play([2, 2], [3]).do(0, Offer(1, 2, 3)).do(1, Refuse())
    game.refuses(0, "another_seat_moved")
    state, _ = game.back(1)
    assert codec.state_hash(state) == game.states[1]


def test_another_seat_used_a_door():
    game = Play([2, 2], [3, SHIELD]).do(0, Meld(2)).do(1, Shield())
    game.refuses(0, "another_seat_moved")
    state, _ = game.back(1)
    assert codec.state_hash(state) == game.states[1]


def test_chance_was_drawn():
    game = Play([2], [3]).do(0, Draw())
    state, _ = game.back(0)  # the card is not dealt yet
    assert codec.state_hash(state) == game.states[0]
    game.do(CHANCE, Dealt(4)).refuses(0, "chance_was_drawn")


def test_chance_itself_cannot_take_back():
    game = Play([2], [3]).do(0, Steal(1)).do(CHANCE, Dealt(3))
    game.refuses(CHANCE, "chance_was_drawn")


def test_an_opened_prompt_closes_again():
    game = Play([BOUM, 2], [3]).do(0, Boum(1))
    assert game.state.stack[-1].kind == "react"
    state, _ = game.back(0)
    assert state.stack[-1].kind == "turn"
    assert codec.state_hash(state) == game.states[0]


def sealing():
    return Play([2, 2, 3, 4], [4, 5, SHIELD], [2, 5], at_turn=4).do(0, Meld(2))


def test_a_sealed_answer_whichever_seats_sealed_since():
    game = sealing().do(1, Discard(4)).do(0, Discard(3))
    state, kept = game.back(1)
    assert [(m.seat, m.action) for m in kept] == [(0, Meld(2)), (0, Discard(3))]
    assert state.stack[-1].waiting == [1, 2]
    assert state.stack[-1].answers[1] is None


def test_a_changed_sealed_answer_goes_back_to_the_one_before():
    game = sealing().do(1, Discard(4)).do(1, Discard(5)).do(0, Discard(3))
    state, _ = game.back(1)
    assert state.stack[-1].answers[1] == Discard(4)
    assert state.stack[-1].waiting == [2]


def test_a_sealed_answer_though_a_door_was_used_since():
    game = sealing().do(0, Discard(3)).do(1, Shield())
    state, kept = game.back(0)
    assert state.stack[-1].waiting == [0, 1, 2]
    assert [m.action for m in kept] == [Meld(2), Shield()]


def test_the_own_door_answer_comes_before_the_own_sealed_one():
    game = sealing().do(1, Discard(4)).do(1, Shield())
    state, kept = game.back(1)
    assert [m.action for m in kept] == [Meld(2), Discard(4)]
    assert state.hands[1][SHIELD] == 1


def test_a_seat_that_has_not_sealed_takes_back_nothing_of_others():
    game = sealing().do(1, Discard(4))
    game.refuses(2, "another_seat_moved")
    game.refuses(0, "another_seat_moved")


def test_the_reveal_shows_what_was_hidden():
    game = sealing().do(1, Discard(4)).do(0, Discard(3)).do(2, Discard(5))
    assert game.state.stack[-1].kind == "turn"
    game.refuses(2, "hidden_was_shown")
    game.refuses(1, "another_seat_moved")


def test_alone_a_revealed_answer_showed_nothing():
    """A sealed prompt for a single seat reveals no other seat's answer."""
    game = Play([2, 2, 3], [BOUM], at_turn=4)
    game.start.hands[1][BOUM] -= 1
    game.state.hands[1][BOUM] -= 1
    game.do(0, Meld(2)).do(0, Discard(3))
    assert game.state.stack[-1].kind == "turn"
    state, kept = game.back(0)
    assert [m.action for m in kept] == [Meld(2)]
    assert state.stack[-1].kind == "discard"


def test_after_the_end():
    game = Play([2, 2], [3], turns=1).do(0, Meld(2))
    assert not game.state.stack
    state, _ = game.back(0)
    assert state.stack[-1].kind == "turn"
