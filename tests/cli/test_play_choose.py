"""From a legal list to one answer, without a terminal."""

from __future__ import annotations

import pytest

from labtop import start
from labtop.cli.play_choose import Choice, Narrowing, match
from labtop.cli.play_rooms import HINTS
from labtop.rooms.chem_and_roll.actions import Roll


def test_every_legal_answer_can_be_reached_and_no_other():
    """By choices and `+` alone, on a sheet with shifts, purchases and reactions to choose."""
    game = start("chem-and-roll", seed="31", seats=2, options={"mode": "draft"})
    while game.state.round < 9 and not game.over:
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[len(game.legal(ask)) // 2])
    ask = game.asks()[0]
    legal = game.legal(ask)
    found = reachable(Narrowing(HINTS, game.view(ask.seat)), legal)
    assert len(legal) > 20
    assert sorted(map(repr, found)) == sorted(map(repr, legal))


def reachable(narrowing, legal):
    """All answers some way of typing leads to."""
    narrowing.begin(legal)
    found = set()
    seen = set()

    def walk():
        question = narrowing.question()
        if question is None:
            found.add(narrowing.answer)
            return
        stage = narrowing.stages[-1]
        if (tuple(stage.left), stage.opened) in seen:
            return
        seen.add((tuple(stage.left), stage.opened))
        for choice in question.choices:
            narrowing.choose(choice)
            walk()
            narrowing.back()
        if question.opens:
            narrowing.open(question.opens)
            walk()
            narrowing.back()

    walk()
    return found


def test_answers_without_a_hint_are_asked_field_by_field():
    game = start("chem-and-roll", seed="5")
    legal = game.legal(game.asks()[0])
    narrowing = Narrowing({}, game.view(0))
    assert reachable(narrowing, legal) == set(legal)
    narrowing.begin(legal)
    assert narrowing.question().field == "die"


def test_a_box_keeps_its_number_all_game_long():
    game = start("chem-and-roll", seed="5", dice="typed")
    for faces in [(1, 1, 1, 1)] * 2:
        game.play(game.asks()[0], Roll(faces))
        legal = game.legal(game.asks(0)[0])
        narrowing = Narrowing(HINTS, game.view(0))
        narrowing.begin([action for action in legal if action.die == "blue"])
        keys = {choice.value: choice.key for choice in narrowing.question().choices}
        game.play(game.asks(0)[0], legal[0])
    assert "line-1" not in keys
    assert (keys["line-2"], keys["stock"]) == ("2", "13")


def test_the_default_way_leads_to_an_unchanged_die():
    game = start("chem-and-roll", seed="5")
    narrowing = Narrowing(HINTS, game.view(0))
    narrowing.begin(game.legal(game.asks()[0]))
    while (question := narrowing.question()) is not None:
        narrowing.choose(question.choices[question.default])
    answer = narrowing.answer
    assert (answer.value, answer.colour, answer.price) == (game.view(0).public.dice[0], None, 0)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("2", [1]), ("re", [1]), ("RE", [1]), ("b", []), ("bl", [0, 2]), ("bleu", [0]), ("blanc", [2]), ("eau", [3]),
        ("rangée d'eau", [3]), ("rangee", [3]), ("line-9", [4]), ("xx", []), ("7", []), ("", []),
    ],
)  # fmt: skip
def test_words_are_found_by_their_start(typed, found):
    labels = ["bleu", "red", "blanc", "rangée d'eau 1", "Ligne 9"]
    values = ["blue", "red", "white", "water-1", "line-9"]
    choices = [Choice(str(number), value, []) for number, value in enumerate(values, 1)]
    assert match(typed, choices, labels) == found
