"""Copy, pickle, equality and repr of a game, in every room; a copy never changes the original."""

from __future__ import annotations

import copy
import pickle

import pytest

import labtop
import toy
from labtop.engine import codec
from labtop.engine.core import Logged
from labtop.engine.dice import Scripted
from labtop.engine.fields import kinds_of
from labtop.engine.game import Game
from labtop.engine.wire import Ask

SEATS = {"chem-and-roll": 3, "chain-growth": 3, "chemistry-monopoly": 3, "laboratorium": 2}


def same_by_pickle(game):
    return pickle.loads(pickle.dumps(game))  # noqa: S301 - our own bytes


WAYS = {"copy": Game.copy, "copy.copy": copy.copy, "copy.deepcopy": copy.deepcopy, "pickle": same_by_pickle}


def everything(game):
    """All that a game says, so that any change shows."""
    events = [(event.kind, event.public, event.private) for event in game.events]
    views = [codec.encode(game.view(seat)) for seat in (None, *range(game.seats))]
    state = codec.encode(codec.dump(game.state))
    return state, game.moves[:], events, dict(game.answered), views, game.record(), repr(game), game.asks()


def play_on(game, moves, which=0):
    for _ in range(moves):
        if game.over:
            return
        ask = next(ask for ask in game.asks() if ask.must)
        legal = game.legal(ask)
        game.play(ask, legal[which % len(legal)])


@pytest.fixture(params=SEATS)
def game(request):
    found = labtop.start(request.param, seats=SEATS[request.param], seed="copies")
    play_on(found, 25)
    return found


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_equal_and_goes_on_alike(game, way):
    made = WAYS[way](game)
    assert made is not game
    assert made == game
    assert everything(made) == everything(game)
    play_on(game, 20)
    assert made != game
    play_on(made, 20)
    assert made == game
    assert everything(made) == everything(game)
    assert made.dice is not game.dice


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_never_touches_its_origin(game, way):
    """To the end of the game, and a take-back: whatever is changed in one, the other says what it said."""
    before = everything(game)
    made = WAYS[way](game)
    play_on(made, 5000, which=-1)
    made.drop([len(made.moves) - 1])
    made.events.append(Logged(made.events[0].event))
    made.answered[0] = -5
    assert everything(game) == before
    assert everything(made) != before


@pytest.mark.parametrize("way", WAYS)
def test_an_origin_never_touches_its_copy(game, way):
    made = WAYS[way](game)
    before = everything(made)
    play_on(game, 5000, which=-1)
    assert everything(made) == before


@pytest.mark.parametrize("way", WAYS)
def test_every_list_of_a_copied_state_is_its_own(game, way):
    """Mutation by hand, field by field: no part that can change is shared."""
    made = WAYS[way](game)
    before = everything(game)
    for name in kinds_of(type(made.state)):
        value = getattr(made.state, name)
        if isinstance(value, list) and value:
            value.pop()
        elif isinstance(value, dict):
            value["planted"] = 1
    assert everything(game) == before


def test_games_differ_by_each_thing_they_are_compared_by(game):
    assert game != labtop.start(game.room.id, seats=game.seats, seed="copies"), "fewer moves"
    other = game.copy()
    other.moves[-1] = other.moves[0]
    assert other != game, "another move"
    other = game.copy()
    other.state.serial += 1
    assert other != game, "another state"
    other = game.copy()
    other.seats += 1
    assert other != game, "other seats"
    other = game.copy()
    other.options = None
    assert other != game, "other options"
    elsewhere = next(id for id in SEATS if id != game.room.id)
    other = game.copy()
    other.room = labtop.room(elsewhere)
    assert other != game, "another room"
    assert game != "a game"
    with pytest.raises(TypeError):
        hash(game)


def test_games_that_came_about_alike_are_equal(game):
    again = labtop.start(game.room.id, seats=game.seats, seed="copies")
    play_on(again, 25)
    assert again == game
    assert labtop.resume(game.record(), seed="copies") == game


def test_what_a_game_says_of_itself(game):
    said = repr(game)
    assert game.room.id in said
    assert f"move {len(game.moves)}," in said
    assert any(f"seat {ask.seat}" in said for ask in game.asks() if ask.must)
    if hasattr(game.state, "round"):
        assert f"round {game.state.round}," in said
    play_on(game, 100_000)
    assert "over" in repr(game)
    assert "waits" not in repr(game)


def test_whose_turn_it_is():
    game = labtop.start("chem-and-roll", seats=2, seed=7)
    assert repr(game) == "<Game chem-and-roll, 2 seats: round 1, move 1, waits for seat 0, seat 1>"
    typed = labtop.start("chem-and-roll", seats=2, seed=7, dice="typed")
    assert repr(typed) == "<Game chem-and-roll, 2 seats: round 0, move 0, waits for chance>"
    assert "move " in repr(Game(toy.ROOM, toy.ROOM.read_options(), 3, "7"))
    assert "round" not in repr(Game(toy.ROOM, toy.ROOM.read_options(), 3, "7"))


@pytest.mark.parametrize("way", WAYS)
def test_typed_dice_stay_typed(way):
    game = labtop.start("chem-and-roll", seed=7, dice="typed")
    made = WAYS[way](game)
    assert made.dice is None
    assert made.waits_for_chance
    assert made.throw() == []
    assert made == game


def test_a_copy_keeps_a_generator_of_its_own_kind():
    game = labtop.start("chem-and-roll", seed=7, dice="typed")
    game.dice = Scripted([0, 1, 2, 3])
    assert game.copy().dice is game.dice


def test_a_move_names_its_question():
    game = labtop.start("chem-and-roll", seats=2, seed=7)
    ask = game.asks()[1]
    game.play(ask, game.legal(ask)[0])
    asked = Ask.of(game.moves[-1])
    assert (asked.prompt, asked.seat, asked.nth) == (ask.prompt, ask.seat, ask.nth)
