"""Hints and reviews: from what a seat sees, from the record alone, the same every time."""

from __future__ import annotations

import msgspec
import pytest

from bots.coaches import FirstIsBest, coach_of
from labtop import start
from labtop.bots import coach as coaching
from labtop.bots.base import Seen
from labtop.bots.coach import accuracy, evenly, hint, review
from labtop.bots.text import hint_in_words, review_in_words
from labtop.engine import drive, record
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import room_texts, texts

OPTIONS = {"chem-and-roll": {"mode": "draft"}, "chain-growth": {}, "chemistry-monopoly": {}, "laboratorium": {}}


def module_of(id):
    return room(id).bots


@pytest.fixture
def first_is_best(monkeypatch):
    for id in ROOMS:
        monkeypatch.setattr(module_of(id), "COACH", FirstIsBest, raising=False)


def a_game(id, seed="7", *, last=False, seats=2, options=None, most=400):
    """A game in which everybody gives the first legal answer, or the last; cut off where it is long."""
    game = start(id, seats=seats, seed=seed, options=options or OPTIONS[id])
    while not game.over and len(game.moves) < most:
        ask = game.asks()[0]
        legal = game.legal(ask)
        game.play(ask, legal[-1 if last else 0])
    return game


def finished(id, **given):
    game = a_game(id, **given)
    assert game.over
    return record.read(game.record())


@pytest.mark.usefixtures("first_is_best")
def test_a_hint_is_the_best_and_the_next_best():
    game = start("chem-and-roll", seed="1")
    (ask,) = game.asks()
    seen = Seen(game.room, game.state, drive.find(game.state, ask), ask, Quick("x"))
    found = hint(game.room, seen)
    assert [found.best.action, found.next.action] == seen.legal[:2]
    for lang in ("en", "fr"):
        told = hint_in_words(texts(lang, "chem-and-roll"), "chem-and-roll", found, game.view(0))
        assert told.best.move != told.next.move
        assert "10" in told.best.worth
        assert told.best.why


def test_without_a_coach_there_is_a_refusal(monkeypatch):
    monkeypatch.setattr(module_of("chem-and-roll"), "COACH", None, raising=False)
    game = start("chem-and-roll", seed="1")
    (ask,) = game.asks()
    with pytest.raises(Illegal, match="no_coach"):
        hint(game.room, Seen(game.room, game.state, drive.find(game.state, ask), ask, Quick("x")))


@pytest.mark.usefixtures("first_is_best")
def test_who_always_plays_the_best_loses_nothing():
    found = review(finished("chem-and-roll"))
    assert [line.accuracy for line in found.accuracy] == [1.0, 1.0]
    assert found.turning == []


@pytest.mark.usefixtures("first_is_best")
def test_who_always_plays_the_worst_has_no_accuracy_and_three_turning_points():
    told = finished("chem-and-roll", last=True)
    found = review(told)
    assert [line.accuracy for line in found.accuracy] == [0.0, 0.0]
    assert len(found.turning) == 3
    losses = [point.loss for point in found.turning]
    assert all(loss > 0 for loss in losses)
    assert [point.move for point in found.turning] == sorted(point.move for point in found.turning)
    for point in found.turning:
        assert told.moves[point.move].action == point.played.action
        assert told.moves[point.move].seat == point.seat


@pytest.mark.usefixtures("first_is_best")
def test_the_turning_points_are_the_largest_losses():
    told = finished("chem-and-roll", last=True)
    every, _ = coaching.decisions(room("chem-and-roll"), told)
    coaching.stand_again(room("chem-and-roll"), told, every)
    for decision in every:
        decision.found = coaching.weighed(room("chem-and-roll"), FirstIsBest(), decision, 1)
    largest = sorted((decision.loss for decision in every), reverse=True)[:3]
    assert sorted((point.loss for point in review(told).turning), reverse=True) == largest


@pytest.mark.usefixtures("first_is_best")
def test_one_players_turning_points():
    told = finished("chem-and-roll", last=True)
    assert {point.seat for point in review(told, 1).turning} == {1}
    with pytest.raises(Illegal, match="no_such_seat"):
        review(told, 2)


@pytest.mark.usefixtures("first_is_best")
def test_the_curve_ends_with_the_result():
    game = a_game("chem-and-roll")
    found = review(record.read(game.record()))
    assert [point.value for point in found.curve[-2:]] == [float(score) for score in game.outcome.scores]
    assert [point.move for point in found.curve] == sorted(point.move for point in found.curve)


@pytest.mark.usefixtures("first_is_best")
def test_an_open_game_is_not_reviewed():
    game = start("chem-and-roll", seed="1")
    with pytest.raises(Illegal, match="not_over_yet"):
        review(record.read(game.record()))


@pytest.mark.usefixtures("first_is_best")
def test_only_so_many_decisions_are_weighed(monkeypatch):
    monkeypatch.setattr(coaching, "MOST_WEIGHED", 7)
    found = review(finished("chem-and-roll", last=True))
    assert found.weighed == 7 < found.decisions
    assert sum(line.decisions for line in found.accuracy) == 7
    many = list(range(1000))
    assert evenly(many, 10) == [0, 100, 200, 300, 400, 500, 600, 700, 800, 900]


def test_accuracy_is_what_the_formula_says():
    from labtop.bots.base import Advice
    from labtop.bots.coach import Decision
    from labtop.engine.wire import Action, Ask
    from labtop.rooms.chain_growth.actions import Discard, Draw, Take

    answers: list[Action] = [Draw(), Take(), Discard("S1")]
    found = [Advice(action, value, "") for action, value in zip(answers, (9.0, 6.0, 3.0), strict=True)]
    mine = [Decision(0, Ask(1, 0), played, None, found) for played in answers[:2]]
    # best - mean is 3 in both; 0 and 3 were lost: half of what chance would have lost was kept.
    assert accuracy(0, mine).accuracy == 0.5
    assert accuracy(0, []).accuracy is None


@pytest.mark.usefixtures("first_is_best")
def test_a_changed_sealed_answer_counts_once():
    game = start("chem-and-roll", seats=2, seed="1")
    ask = game.asks(0)[0]
    legal = game.legal(ask)
    game.play(ask, legal[-1])
    game.play(ask, legal[0])
    while not game.over:
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[0])
    found = review(record.read(game.record()))
    assert found.accuracy[0].accuracy == 1.0


@pytest.mark.parametrize("id", ["chem-and-roll", "chain-growth"])
def test_the_same_record_gives_the_same_review(id, monkeypatch):
    monkeypatch.setattr(module_of(id), "COACH", coach_of(id), raising=False)
    monkeypatch.setattr(coaching, "MOST_WEIGHED", 4)
    monkeypatch.setattr(coaching, "MOST_CAREFUL", 1)
    game = a_game(id, most=10_000)
    told = record.read(game.record())
    one, two = review(told), review(record.read(game.record()))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.parametrize("id", ROOMS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_of_a_game_has_its_words(id, lang):
    """As its seat saw the table: what a hint or a review may have to name."""
    from labtop.bots.text import move_in_words

    game = start(id, seats=2, seed="9", options=OPTIONS[id])
    words = room_texts(lang, id, game.options)
    rng = Quick("words")
    said = set()
    while not game.over and len(game.moves) < 250:
        ask = game.asks()[0]
        legal = game.legal(ask)
        named = [move_in_words(words, id, action, game.view(ask.seat)) for action in legal[:12]]
        assert all(named)
        said.update(named)
        game.play(ask, game.room.rules.pick(game.state, drive.find(game.state, ask), ask.seat, rng))
    assert len(said) > 20


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.usefixtures("first_is_best")
def test_a_review_in_words(lang):
    told = finished("chem-and-roll", last=True)
    shown = review_in_words(texts(lang, "chem-and-roll"), told, review(told))
    assert len(shown.turning) == 3
    for point in shown.turning:
        assert point.best.move != point.played.move
        assert point.loss


@pytest.mark.usefixtures("first_is_best")
def test_playing_on_asks_the_same_question_again():
    told = finished("chem-and-roll", last=True)
    point = review(told).turning[0]
    rules = room(told.room).rules
    state = rules.setup(told.options, told.seats)
    drive.replay(rules, state, told.moves[: point.move])
    assert point.ask in drive.asks(state)
    assert point.best.action in rules.legal(state, drive.find(state, point.ask), point.seat)
