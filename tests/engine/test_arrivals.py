"""A seat that is added while a game runs: the others' game stays as it was, and the whole is an ordinary game."""

from __future__ import annotations

import random

import pytest

from labtop.engine import codec, record
from labtop.engine.core import Illegal
from labtop.engine.game import Game
from labtop.engine.registry import ROOMS, room

APART = [id for id in ROOMS if room(id).apart(room(id).options())]


def a_game(id, seats, moves, seed="arrivals", **options):
    played = room(id)
    game = Game(played, played.read_options(options), seats, seed)
    chance = random.Random(f"{id} {seats} {moves} {seed}")
    for _ in range(moves):
        asks = [ask for ask in game.asks() if ask.must]
        if not asks:
            break
        ask = chance.choice(asks)
        game.play(ask, chance.choice(game.legal(ask)))
    return game


def test_some_room_is_meant():
    assert "chem-and-roll" in APART
    assert not room("chem-and-roll").apart(room("chem-and-roll").read_options({"mode": "draft"}))


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 17, 40])
@pytest.mark.parametrize("id", APART)
def test_the_others_play_on_as_before(id, moves):
    """The same questions to the same seats, the same dice, the same private parts, whenever somebody comes."""
    game, alone = (a_game(id, 3, moves) for _ in range(2))
    game.admit()
    assert game.seats == 4
    assert game.state.serial == alone.state.serial
    assert [ask for ask in game.asks() if ask.seat != 3] == alone.asks()
    assert [move for move in game.moves if move.seat != 3] == alone.moves
    for seat in range(3):
        assert codec.encode(game.view(seat).private) == codec.encode(alone.view(seat).private)
        assert [game.legal(ask) for ask in game.asks(seat)] == [alone.legal(ask) for ask in alone.asks(seat)]
    assert [ask.seat for ask in game.asks() if ask.must].count(3) == 1, "the new seat plays at once"


@pytest.mark.parametrize("id", APART)
def test_it_is_the_game_of_a_seat_that_was_idle_from_the_start(id):
    late = a_game(id, 2, 21)
    late.admit()
    early = Game(room(id), late.options, 3, late.seed)
    for move in late.moves:
        for ask in early.asks():
            if (ask.prompt, ask.seat) == (move.prompt, move.seat):
                if move.seat == 2:
                    assert early.idle_answer(ask) == move.action
                early.play(ask, move.action)
    assert early.moves == late.moves
    assert early == late


@pytest.mark.parametrize("id", APART)
def test_its_record_replays_to_the_same_result(id):
    game = a_game(id, 3, 25)
    game.admit()
    while not game.over:
        ask = next(ask for ask in game.asks() if ask.must)
        game.play(ask, game.idle_answer(ask))
    told = record.read(game.record())
    assert told.seats == 4
    again = Game.from_record(told, game.seed)
    assert again == game
    assert again.outcome == game.outcome


@pytest.mark.parametrize("id", APART)
def test_known_answers_are_given_again(id):
    """What a log says was filled in counts, whatever the idle answer is now."""
    game = a_game(id, 2, 2)
    fresh = Game(room(id), game.options, 3, game.seed)
    ask = fresh.asks(2)[0]
    other = fresh.legal(ask)[1]
    assert other != fresh.idle_answer(ask)
    assert [move.action for move in game.admit([other])] == [other]


@pytest.mark.parametrize("id", APART)
def test_a_seat_too_many_is_refused_and_changes_nothing(id):
    played = room(id)
    most = played.seats(played.options())[1]
    full = Game(played, played.options(), most, "full")
    with pytest.raises(Illegal, match="seats_out_of_range"):
        full.admit()
    assert full.seats == full.state.seats == most


def test_where_seats_affect_each_other_nobody_sits_down():
    game = a_game("chem-and-roll", 3, 5, mode="draft")
    before = codec.dump(game.state)
    with pytest.raises(Illegal, match="no_late_seat"):
        game.admit()
    assert codec.dump(game.state) == before


@pytest.mark.parametrize("id", APART)
def test_nobody_sits_down_after_the_end(id):
    game = a_game(id, 2, 10_000)
    assert game.over
    with pytest.raises(Illegal, match="over"):
        game.admit()


@pytest.mark.parametrize("id", APART)
def test_a_seat_chooses_again_for_the_rounds_before(id):
    """Only its own answers change; with those it had the game is the same, and what is left out is idle."""
    game = a_game(id, 3, 25)
    filled = [move.action for move in game.admit()]
    same, other = game.copy(), game.copy()
    assert [move.action for move in same.redo(3, filled)] == filled
    assert same == game
    first = other.redone(3, [], halts=True)
    legal = other.room.rules.legal(first.state, first.state.stack[-1], 3)
    assert first.filled == []
    assert legal[0] == filled[0], "the idle answer is the first one"
    given = other.redo(3, [legal[-1]])
    assert (given[0].action, len(given)) == (legal[-1], len(filled))
    assert [move for move in other.moves if move.seat != 3] == [move for move in game.moves if move.seat != 3]
    assert other.state.serial == game.state.serial
    for seat in range(3):
        assert codec.encode(other.view(seat).private) == codec.encode(game.view(seat).private)


@pytest.mark.parametrize("id", APART)
def test_an_answer_that_is_not_legal_changes_nothing(id):
    game = a_game(id, 2, 9)
    filled = [move.action for move in game.admit()]
    before = codec.dump(game.state), game.moves, game.events
    with pytest.raises(Illegal):
        game.redo(2, [filled[0]] * 99)  # the same box again and again
    assert (codec.dump(game.state), game.moves, game.events) == before
