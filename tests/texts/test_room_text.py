"""Every room's `text` says all that terminal, hints and screen readers ask it for, and speaks only of what there is."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

import labtop
from labtop.bots.text import move_in_words
from labtop.cli.play.screen import STYLES
from labtop.engine.registry import ROOMS, Room, room
from labtop.engine.room_text import TYPE, RoomText, fields_of, plain_label
from labtop.engine.spans import WIDTH, joined, plain, wrapped
from labtop.engine.wire import Action, View
from labtop.locales.texts import LANGUAGES, room_texts, texts
from texts.reading import catalogues

STEPS = 60
"""Answers of one game that are put into words, from each seat's own view."""
CHOICES = 8


def answers(played: Room) -> dict[str, type[Action]]:
    return {kind.__name__: kind for kind in get_args(played.actions)}


@pytest.mark.parametrize("id", ROOMS)
def test_a_text_speaks_only_of_what_the_room_has(id):
    played = room(id)
    text = played.text
    assert isinstance(text, RoomText)
    kinds = answers(played)
    fields = {name for kind in kinds.values() for name in kind.__struct_fields__}
    assert set(text.steps) <= set(kinds)
    for name, steps in text.steps.items():
        own = set(kinds[name].__struct_fields__)
        quiet = {field for group in steps.quiet for field in group}
        assert set(steps.order) | quiet | steps.first <= own
        assert steps.first <= quiet
        assert bool(quiet) == (steps.usual is not None)
    assert text.whole <= set(kinds)
    assert text.outlook <= fields
    events = {key.removeprefix("event-").replace("-", "_") for key in catalogues("en")[id] if key.startswith("event-")}
    assert text.dull | text.obvious <= events
    tags = {kind.__struct_config__.tag for kind in kinds.values()}
    assert set(text.chance_answers.values()) <= tags


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_everything_that_may_be_answered_has_its_words(id, lang):
    game = labtop.start(id, seed="words", seats=2, options={"mode": "draft"} if id == "chem-and-roll" else {})
    words, text, rng = room_texts(lang, id, game.options), game.room.text, Random(id)
    for _ in range(STEPS):
        if game.over:
            break
        ask = game.asks()[0]
        view, legal = game.view(ask.seat), game.legal(ask)
        for action in rng.sample(legal, min(CHOICES, len(legal))):
            name = type(action).__name__
            if name not in text.whole:
                assert text.label(words, TYPE, name, [action], view) != name.lower()
            for field, value in fields_of(action).items():
                assert text.label(words, field, value, [action], view) != ""
                assert text.style(field, value, [action]) in STYLES
                marked = text.draw(view, words.say, text.marks(field, [action]))
                assert {style for line in marked for _, style in line} <= set(STYLES)
            assert set(text.message(action)) == set(action.__struct_fields__)
            assert move_in_words(words, id, action, view)
        game.play(ask, rng.choice(legal))


@pytest.mark.parametrize("id", ROOMS)
def test_a_drawing_has_a_head_and_the_players_last(id):
    """A low terminal shows them in another order."""
    game = labtop.start(id, seed="blocks", seats=2, options={"mode": "draft"} if id == "chem-and-roll" else {})
    for seat in (None, 0, 1):
        lines = game.room.text.draw(game.view(seat), texts("en", id).say)
        assert lines[0] != []
        blocks = plain(lines).split("\n\n")
        assert len(blocks) >= 3
        assert all(name in blocks[-1] for name in ("Player 1", "Player 2"))


class Pass(Action, frozen=True):
    seat: int = 0
    card: str = ""


def test_a_room_that_gives_only_a_drawing_gets_sensible_words():
    view, words = View(0, None), texts("en", "chain-growth")
    text = RoomText(draw=lambda _view, _say, _marks=frozenset(): [])
    assert text.label is plain_label
    assert text.label(words, "seat", 1, [Pass()], view) == "Player 2"
    assert text.label(words, "card", "TEMPO", [Pass()], view) == words.say("card-TEMPO")
    assert text.label(words, "card", "none such", [Pass()], view) == "none such"
    assert text.label(words, TYPE, "Discard", [Pass()], view) == words.say("play-action-discard")
    assert text.label(words, TYPE, "Pass", [Pass()], view) == "pass"
    assert text.message(Pass(1, "S1")) == {"seat": 1, "card": "S1"}
    assert (text.names(None, "en"), text.note({"type": "any"}), text.marks("card", [Pass()])) == ({}, None, frozenset())
    assert (text.style("card", "S1", []), text.gives_up(view, Pass()), text.pieces(None, "card")) == ("", False, ())
    assert (text.figures(None, None, words.say), text.ending(view, words.say)) == ([], [])
    assert (text.secret_hands, dict(text.steps), text.whole | text.dull, text.currency) == (False, {}, frozenset(), "")


def test_lines_are_broken_between_words_and_lose_their_styles():
    long = "one two three " * 20
    lines = wrapped(long, "dim", "    ")
    assert len(lines) > 1
    assert all(len(line) == 1 and line[0][1] == "dim" and len(line[0][0]) <= WIDTH for line in lines)
    assert all(line[0][0].startswith("    o") or line[0][0].startswith("    t") for line in lines)
    assert joined(["a", "b"]) == [[("a · b", "")]]
    assert plain([[("a ", "title"), ("b  ", "")], [], [("c", "")]]) == "a b\n\nc"


def test_a_text_cannot_be_changed():
    with pytest.raises(AttributeError):
        room("chain-growth").text.secret_hands = False
