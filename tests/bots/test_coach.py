"""Hints and reviews: from what a seat sees, from the record alone, the same every time."""

from __future__ import annotations

import msgspec
import pytest

from bots.coaches import FirstIsBest, coach_of
from labtop import start
from labtop.bots import coach as coaching
from labtop.bots.accuracy import Cost, Decision, accuracy
from labtop.bots.base import Advice, Seen
from labtop.bots.coach import evenly, review
from labtop.bots.hinting import hint
from labtop.bots.text import hint_in_words, lead, review_in_words
from labtop.engine import drive, record
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room
from labtop.engine.wire import Ask
from labtop.locales.texts import room_texts, texts
from labtop.rooms.chain_growth.actions import Discard, Draw, Take

OPTIONS = {"chem-and-roll": {"mode": "draft"}, "chain-growth": {}, "chemistry-monopoly": {}, "laboratorium": {}}
BRIEF = 48
"""Characters of an answer told in few words: web/e2e/theatre.ts shows that a strip on a phone holds as many."""


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
        assert told.lead


@pytest.mark.parametrize(
    ("lang", "room_id", "unit", "difference", "said"),
    [
        ("en", "chem-and-roll", "money", 1.23, "about $1.2 more at the end than the next best"),
        ("fr", "chem-and-roll", "money", 2.0, "environ 2 $ de plus à la fin que le suivant"),
        ("en", "chem-and-roll", "money", 0.04, "about as good as the next best"),
        ("en", "chain-growth", "chance", 0.012, "about one win more in 100 games than the next best"),
        ("fr", "laboratorium", "chance", 0.061, "environ 6 victoires de plus sur 100 que le suivant"),
        ("fr", "laboratorium", "chance", 0.0, "à peu près aussi bon que le suivant"),
    ],
)
def test_what_an_answer_is_worth_is_a_sentence_beside_the_next_one(lang, room_id, unit, difference, said):
    assert lead(texts(lang, room_id), room_id, unit, difference).replace("\u202f", " ").replace("\xa0", " ") == said


def a_hint(monkeypatch, one, other):
    """A hint where the first two answers have these games."""

    class Two(FirstIsBest):
        def weigh(self, seen, effort, also=()):
            games = [one, other]
            return [Advice(a, sum(g) / len(g), games=g) for a, g in zip(seen.legal[:2], games, strict=True)]

    monkeypatch.setattr(module_of("chem-and-roll"), "COACH", Two, raising=False)
    game = start("chem-and-roll", seed="1")
    (ask,) = game.asks()
    found = hint(game.room, Seen(game.room, game.state, drive.find(game.state, ask), ask, Quick("x")))
    return found, hint_in_words(texts("en", "chem-and-roll"), "chem-and-roll", found, game.view(0))


@pytest.mark.parametrize(
    ("one", "other", "even"),
    [
        ((5.0, 6.0, 7.0, 6.0), (1.0, 2.0, 3.1, 2.0), False),
        ((5.0, 1.0, 7.0, 3.0), (1.0, 6.0, 2.0, 3.0), True),
        ((5.04, 5.04, 5.04, 5.04), (5.0, 5.0, 5.0, 5.0), True),
        ((5.06, 5.06, 5.06, 5.06), (5.0, 5.0, 5.0, 5.0), False),
    ],
    ids=["beyond its error", "inside its error", "too small to be written", "small and certain"],
)
def test_a_difference_inside_its_error_is_too_close_to_call(monkeypatch, one, other, even):
    found, told = a_hint(monkeypatch, one, other)
    assert found.even is told.even is even
    assert ("too close to call" in told.lead) is even
    assert (told.best.worth == told.next.worth) is even


def test_what_is_too_close_to_call_is_told_with_its_games(monkeypatch):
    found, told = a_hint(monkeypatch, (5.0, 1.0, 7.0, 3.0), (1.0, 6.0, 2.0, 3.0))
    assert found.duel == (4, 2, 1)
    assert (
        "Of 4 games played on from each, with the same luck, 1 comes out clearly ahead in 2, 2 in 1." in told.best.why
    )
    assert told.best.worth == told.next.worth == "about 3.5 points at the end"


def test_who_is_ahead_less_often_but_by_more_is_named(monkeypatch):
    """Else a hint that calls 1 in 20 against 19 in 20 too close to call looks wrong."""
    one, other = (20.0, *[1.0] * 19), (1.0, *[2.0] * 19)
    found, told = a_hint(monkeypatch, one, other)
    assert found.even
    assert (found.duel, found.rarer) == ((20, 1, 19), 1)
    assert "1 comes out clearly ahead in 1, 2 in 19, but 1 by more when it does." in told.best.why
    assert a_hint(monkeypatch, other, one)[0].rarer == 2
    assert a_hint(monkeypatch, (5.0, 1.0, 7.0, 3.0), (1.0, 6.0, 2.0, 3.0))[0].rarer == 0


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
def test_who_always_plays_the_worst_is_below_random_and_has_three_turning_points():
    told = finished("chem-and-roll", last=True)
    found = review(told)
    assert all(line.accuracy < 0 for line in found.accuracy)
    assert len(found.turning) == 3
    losses = [point.loss for point in found.turning]
    assert all(loss > 0 for loss in losses)
    assert [point.move for point in found.turning] == sorted(point.move for point in found.turning)
    for point in found.turning:
        assert told.moves[point.move].action == point.played.action
        assert told.moves[point.move].seat == point.seat


@pytest.mark.usefixtures("first_is_best")
def test_the_turning_points_are_the_largest_losses_each_missed_answer_once():
    told = finished("chem-and-roll", last=True)
    every, _ = coaching.decisions(room("chem-and-roll"), told)
    coaching.stand_again(room("chem-and-roll"), told, every)
    for decision in every:
        decision.found = coaching.weighed(room("chem-and-roll"), FirstIsBest(), decision, 1)
    missed = {}
    for decision in sorted(every, key=lambda decision: -decision.loss):
        missed.setdefault((decision.ask.seat, decision.found[0].action), decision.loss)
    largest = sorted(missed.values(), reverse=True)[:3]
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
    answers = [Draw(), Take(), Discard("S1")]
    found = [Advice(action, value, "") for action, value in zip(answers, (9.0, 6.0, 3.0), strict=True)]
    drawn = [(action, 1 / 3) for action in answers]
    mine = [Decision(0, Ask(1, 0), played, None, found, drawn).cost for played in answers[:2]]
    assert [(one.loss, round(one.stake, 6), one.good) for one in mine] == [(0.0, 3.0, True), (3.0, 3.0, False)]
    # 3 of the 6 that answers at random would have lost on average
    assert accuracy(0, mine).accuracy == 0.5
    assert accuracy(0, []).accuracy is None


def test_a_value_that_was_not_worked_out_does_not_count():
    """Beside a loss of 3 of 3 it would make the player look better."""
    found = [Advice(Draw(), 9.0), Advice(Take(), 6.0), Advice(Discard("S1"), 8.9, worked=False)]
    drawn = [(Take(), 1.0)]
    lost = Decision(0, Ask(1, 0), Take(), None, found, drawn).cost
    guessed = Decision(0, Ask(1, 0), Discard("S1"), None, found, drawn).cost
    assert guessed == Cost(0.0, 0.0)
    assert accuracy(0, [lost, guessed]).accuracy == 0.0


def test_the_best_of_figures_that_only_vary_costs_nothing():
    """Ten answers of the same worth: who takes the highest mean for the best one finds a loss, the halves do not."""
    rng, lost, naive = Quick("noise"), 0.0, 0.0
    for _ in range(300):
        games = [tuple(float(rng.below(2)) for _ in range(8)) for _ in range(10)]
        found = [Advice(Discard(str(at)), sum(each) / 8, games=each) for at, each in enumerate(games)]
        found.sort(key=lambda advice: -advice.value)
        decision = Decision(0, Ask(1, 0), Discard("0"), None, found, [(Discard("1"), 1.0)])
        lost += decision.cost.loss / 300
        naive += decision.loss / 300
    assert naive > 0.2
    assert abs(lost) < 0.05


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
    from labtop.bots.text import brief_move, move_in_words

    game = start(id, seats=2, seed="9", options=OPTIONS[id])
    words = room_texts(lang, id, game.options).calling(["Mina", "Noé"])
    rng = Quick("words")
    said = set()
    while not game.over and len(game.moves) < 250:
        ask = game.asks()[0]
        legal = game.legal(ask)
        named = [move_in_words(words, id, action, game.view(ask.seat)) for action in legal[:12]]
        assert all(named)
        few = [brief_move(words, id, action, game.view(ask.seat)) for action in legal[:12]]
        assert [one for one in few if not one or len(one) > BRIEF] == []
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
