"""The Python interface: labtop.start, play, take_back, record, resume."""

from __future__ import annotations

import pytest

import labtop
import toy
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.dice import Quick, commitment
from labtop.engine.game import Game
from labtop.engine.wire import Ask
from labtop.rooms.chem_and_roll.actions import Place, Roll, Start


def code_of(call, *given, **named):
    with pytest.raises(Illegal) as refused:
        call(*given, **named)
    return refused.value.code


def play_on(game, most=10_000):
    for _ in range(most):
        if game.over:
            return
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[0])


def test_a_whole_game():
    game = labtop.start("chem-and-roll", seed=7)
    assert game.view(0).public.dice == [2, 3, 4, 5]
    assert game.outcome is None
    play_on(game)
    assert game.over
    assert game.outcome.reason == "rounds"
    assert game.asks() == []
    assert len(game.moves) == 40
    assert game.events[0].kind == "rolled"
    assert game.events[-1].kind == "ended"


def test_the_seed_decides_the_dice():
    faces = [labtop.start("chem-and-roll", seed=seed).view().public.dice for seed in (7, "7", 8)]
    assert faces[0] == faces[1] != faces[2]
    one, other = labtop.start("chem-and-roll"), labtop.start("chem-and-roll")
    assert one.seed != other.seed
    assert len(one.seed) == 32


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"id": "chess"}, "unknown_room"),
        ({"seats": 0}, "seats_out_of_range"),
        ({"seats": 100}, "seats_out_of_range"),
        ({"seats": 1, "options": {"mode": "draft"}}, "seats_out_of_range"),
        ({"options": {"mood": "class"}}, "unknown_option"),
        ({"options": {"mode": "exam"}}, "option_not_among"),
        ({"options": {"black_hole_prices": [0] * 6}}, "too_many_prices"),
        ({"dice": "loaded"}, "unknown_dice"),
        ({"dice": "quick"}, "unknown_dice"),
        ({"seed": ""}, "bad_seed"),
        ({"seed": "x" * 65}, "bad_seed"),
        ({"seed": "a\nb"}, "bad_seed"),
        ({"seed": "\ud800"}, "bad_seed"),
    ],
)
def test_what_cannot_be_started(given, code):
    assert code_of(labtop.start, **{"id": "chem-and-roll", **given}) == code


def test_a_refused_answer_changes_nothing():
    game = labtop.start("chem-and-roll", seed=7)
    ask = game.asks(0)[0]
    before = codec.state_hash(game.state), game.moves[:], len(game.events)
    wrong = [Place("blue", 6, "line-1"), Place("blue", "2", "line-1"), Roll((1, 1, 1, 1)), toy.actions.Draw(), None]
    for action in wrong:
        code_of(game.play, ask, action)
        assert (codec.state_hash(game.state), game.moves, len(game.events)) == before
    assert code_of(game.play, Ask(99, 0), game.legal(ask)[0]) == "closed"
    assert code_of(game.play, Ask(ask.prompt, 5), game.legal(ask)[0]) == "no_such_seat"
    assert code_of(game.legal, Ask(99, 0)) == "closed"
    assert (codec.state_hash(game.state), game.moves, len(game.events)) == before


def test_views():
    game = labtop.start("chem-and-roll", seats=2, seed=7)
    assert game.view().private is None
    assert game.view(1).seat == 1
    assert game.view(0).public == game.view(1).public == game.view().public
    assert code_of(game.view, 2) == "no_such_seat"
    assert code_of(game.view, -1) == "no_such_seat"


def test_asks_of_one_seat():
    game = labtop.start("chem-and-roll", seats=3, seed=7)
    assert [ask.seat for ask in game.asks()] == [0, 1, 2]
    assert [ask.seat for ask in game.asks(1)] == [1]
    game.play(game.asks(1)[0], game.legal(game.asks(1)[0])[0])
    assert [(ask.seat, ask.must) for ask in game.asks()] == [(0, True), (2, True), (1, False)]


# ---- taking back ---------------------------------------------------------------------------------------------------


def test_while_the_dice_lie_an_answer_can_be_taken_back():
    game = labtop.start("chem-and-roll", seed=7)
    before, events, ask = codec.state_hash(game.state), len(game.events), game.asks()[0]
    told = game.play(ask, game.legal(ask)[0], throw=False)
    assert [event.kind for event in told] == ["placed"]
    assert game.waits_for_chance
    game.take_back(0)
    assert codec.state_hash(game.state) == before
    assert len(game.moves) == 1
    assert len(game.events) == events
    game.play(ask, game.legal(ask)[1], throw=False)
    assert [event.kind for event in game.throw()] == ["rolled"]
    assert not game.waits_for_chance
    assert game.throw() == []
    assert code_of(game.take_back, 0) == "chance_was_drawn"


def test_taking_back_cannot_roll_again():
    game = labtop.start("chem-and-roll", seed=7)
    seen = []
    for choice in (0, 1, 2):
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[choice], throw=False)
        lying = labtop.resume(game.record(), seed=7)
        lying.throw()
        seen.append(lying.view().public.dice)
        game.take_back(0)
    assert seen[0] == seen[1] == seen[2]


def test_a_sealed_choice_is_withdrawn_alone():
    game = labtop.start("chem-and-roll", seats=3, seed=7)
    for seat in (0, 1):
        ask = game.asks(seat)[0]
        game.play(ask, game.legal(ask)[seat])
    game.take_back(0)
    assert game.view(0).private.sealed is None
    assert game.view(1).private.sealed is not None
    assert code_of(game.take_back, 2) == "another_seat_moved"
    assert code_of(labtop.start("chem-and-roll", seed=7, dice="typed").take_back, 0) == "nothing_to_take_back"


# ---- typed dice ----------------------------------------------------------------------------------------------------


def test_typed_dice():
    game = labtop.start("chem-and-roll", dice="typed")
    assert game.waits_for_chance
    ask = game.asks()[0]
    assert ask.seat == CHANCE
    for faces in ((1, 2, 3), (1, 2, 3, 7), (1, 2, 3, "4"), "1234", None, (1, 2, 3, 4, 5)):
        assert code_of(game.play, ask, Roll(faces)) == "bad_shape"
    assert code_of(game.play, ask, Start(0)) == "wrong_answer"
    assert code_of(game.play, ask, Place("blue", 1, "line-1")) == "wrong_answer"
    assert game.moves == []
    told = game.play(ask, Roll((6, 5, 4, 3)))
    assert [event.kind for event in told] == ["rolled"]
    assert game.view().public.dice == [6, 5, 4, 3]
    assert code_of(game.play, ask, Roll((1, 1, 1, 1))) == "closed"
    ask = game.asks(0)[0]
    game.play(ask, game.legal(ask)[0])
    assert game.waits_for_chance, "nobody throws typed dice but a person"


def test_typed_dice_go_into_the_record():
    game = labtop.start("chem-and-roll", dice="typed")
    game.play(game.asks()[0], Roll((6, 5, 4, 3)))
    text = game.record()
    assert "dice: typed" in text
    again = labtop.resume(text)
    assert again.record() == text
    again.play(again.asks(0)[0], again.legal(again.asks(0)[0])[0])
    assert again.waits_for_chance


# ---- going on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"mode": "draft"}])
def test_a_game_goes_on_where_it_stopped(options):
    game = labtop.start("chem-and-roll", seats=2, seed=7, options=options)
    texts = []
    for _ in range(30):
        texts.append(game.record())
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[0])
    play_on(game)
    for text in texts[::5]:
        again = labtop.resume(text, seed=7)
        assert again.record() == text
        assert [event.kind for event in again.events][:1] == [game.events[0].kind]
        play_on(again)
        assert again.record() == game.record()
    finished = labtop.resume(game.record())
    assert finished.over
    assert finished.record() == game.record()
    assert [event.seen_by(None) for event in finished.events] == [event.seen_by(None) for event in game.events]


def test_the_seed_is_needed_to_go_on():
    text = labtop.start("chem-and-roll", seed=7).record()
    assert commitment("7") in text
    assert code_of(labtop.resume, text, seed=8) == "seed_does_not_match"
    assert code_of(labtop.resume, text) == "seed_does_not_match"
    assert labtop.resume(text, seed="7").record() == text


def test_a_damaged_record_is_not_gone_on_with():
    text = labtop.start("chem-and-roll", seed=7).record()
    assert code_of(labtop.resume, text.replace("[2,3,4,5]", "[2,3,4,6]"), seed=7) == "damaged_record"


def test_a_game_of_any_room_object():
    """A room that is not registered can still be played with the Python interface."""
    game = Game(toy.ROOM, toy.ROOM.read_options(), 3, "7")
    assert sum(game.view(0).private.hand) == 3
    assert {ask.kind for ask in game.asks(1)} == {"shield"}
    play_on(game)
    assert game.outcome is not None
    assert "room: toy" in game.record()


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [
        ("chem-and-roll", 3, {}),
        ("chem-and-roll", 3, {"mode": "draft"}),
        ("chain-growth", 3, {}),
        ("chemistry-monopoly", 3, {"auction": True}),
        ("laboratorium", 2, {}),
    ],
)
def test_what_may_be_taken_back_is_known_without_a_replay(id, seats, options):
    """Taking back is offered where the engine allows it, and nowhere else."""
    game, rng, found = labtop.start(id, seats=seats, options=options, seed=3), Quick(f"back {id}"), set()
    for _ in range(70):
        asks = [ask for ask in game.asks() if ask.must and ask.seat != CHANCE]
        if not asks:
            break
        ask = asks[rng.below(len(asks))]
        game.answer(ask, game.room.rules.pick(game.state, drive.find(game.state, ask), ask.seat, rng))
        for throw in (False, True):
            if throw:
                game.throw()
            for seat in range(seats):
                assert game.may_take_back(seat) == could_take_back(game, seat), (seat, game.moves[-1])
                found.add(game.may_take_back(seat))
    assert found == {True, False}


def could_take_back(game, seat):
    try:
        game.undoable(seat)
    except Illegal:
        return False
    return True
