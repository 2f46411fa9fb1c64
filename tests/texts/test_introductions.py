"""Every introduction is a game by the real rules, and says in both languages what to do before each of its moves."""

from __future__ import annotations

import pytest

from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS, room
from labtop.learning import introductions as lessons
from labtop.locales.texts import LANGUAGES, texts


@pytest.mark.parametrize("name", ROOMS)
def test_it_is_a_game_by_the_rules(name):
    played = room(name)
    lesson = lessons.lesson(played)
    state = played.rules.setup(played.read_options(lesson.options), lesson.seats)
    for move in lesson.move:
        ask = next(ask for ask in drive.asks(state) if ask.must)
        assert ask.seat == move.seat
        drive.push(played.rules, state, ask, lessons.action_of(played, move), None)
    assert state.stack, "the person plays on"


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_the_persons_moves_is_explained(name, lang):
    lesson = lessons.lesson(room(name))
    words = texts(lang, name)
    for move in lesson.move:
        assert bool(move.say) == (move.seat == 0)
        assert not move.say or words.has(f"intro-{move.say}")
    assert words.has(f"intro-{lesson.end}")
    told = [move.say for move in lesson.move if move.say]
    assert len(told) == len(set(told)) >= 6


@pytest.mark.parametrize("name", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_move_is_refused_by_saying_which_one_is_meant(name, lang):
    """The refusal tells what to touch: the card or the space of this step."""
    words, told = texts(lang, name), set()
    for move in lessons.lesson(room(name)).move:
        if move.say:
            refused = words.refusal(Illegal("guided", intro=move.say))
            assert refused.endswith(words.say(f"intro-{move.say}.touch"))
            told.add(refused)
    assert len(told) >= 6


def test_a_move_that_the_rules_refuse_would_be_found():
    played = room("chem-and-roll")
    lesson = lessons.lesson(played)
    state = played.rules.setup(played.read_options(lesson.options), lesson.seats)
    with pytest.raises(Illegal):
        drive.push(
            played.rules, state, drive.asks(state)[0], lessons.action_of(played, lesson.move[1]), None
        )  # the person's move where the dice should fall


def test_laboratorium_shows_every_kind_of_step():
    """Joining, a mauve centre that is split, a cleavage and a ring are the person's own moves."""
    own = [move.action["type"] for move in lessons.lesson(room("laboratorium")).move if move.seat == 0]
    assert {"begin", "dice", "take", "join", "play", "split", "cut", "close", "end"} <= set(own)


def test_after_the_last_guided_move_one_characterisation_makes_the_target():
    from labtop.chemistry import manipulations as chem
    from labtop.chemistry.canonical import canonical

    played = room("laboratorium")
    lesson = lessons.lesson(played)
    state = played.rules.setup(played.read_options(lesson.options), lesson.seats)
    for move in lesson.move:
        ask = next(ask for ask in drive.asks(state) if ask.must)
        drive.push(played.rules, state, ask, lessons.action_of(played, move), None)
    bench = state.benches[0].molecule
    (left,) = [token for token, kind in bench.kinds.items() if kind >= 3]
    assert canonical(chem.hydrogen(bench, left)) == canonical(state.kit.target)
