"""What every room must be able to say, whatever its game: names, options, questions, events, results."""

from __future__ import annotations

import typing

import msgspec
import pytest

from labtop.engine import drive
from labtop.engine.core import CHANCE, Log
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import LANGUAGES, texts
from texts.reading import FOLDERS, catalogues, first_words
from texts.test_refusals import RAW

GAMES = 12
SHORTER = {"laboratorium": {"rounds": 6}, "chemistry-monopoly": {"rounds": 20}}
"""Random players hardly ever make a molecule, nor go bankrupt."""


def option_keys(id: str) -> list[str]:
    """An option's name and help, and a name for each value where there is a list of them; packs are files."""
    found = []
    for name, kind in typing.get_type_hints(room(id).options, include_extras=False).items():
        found += [f"option-{name}", f"option-{name}.help"]
        values = typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()
        values = (False, True) if kind is bool else values
        found += [f"option-{name}-{str(value).lower()}" for value in values]
    return found


def event_kinds(id: str) -> set[str]:
    """What rules tell a log; the `say` of text.py is the catalogue's."""
    files = [path for path in FOLDERS[id].glob("*.py") if path.name != "text.py"]
    told = {kind for path in files for kind in first_words(path, 0, "say")}
    return told | {kind for path in files for kind in first_words(path, 1, "tell_growth")}


def keys(id: str) -> list[str]:
    answers = typing.get_args(room(id).actions)
    return [
        f"room-{id}",
        f"room-{id}.tagline",
        *option_keys(id),
        *(f"score-{key}" for key in first_words(FOLDERS[id], 0, "ScoreLine")),
        *(f"ask-{kind}" for kind in first_words(FOLDERS[id], 0, "open", "open_all", "open_door")),
        *(f"field-{name}" for answer in answers for name in answer.__struct_fields__),
        *(f"event-{kind}" for kind in event_kinds(id)),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_everything_has_its_words(id, lang):
    words = texts(lang, id)
    wanted = keys(id)
    assert len(wanted) > 30
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize("id", ROOMS)
def test_no_words_are_kept_for_an_event_that_never_happens(id):
    kept = {key.removeprefix("event-") for key in catalogues("en")[id] if key.startswith("event-") and "." not in key}
    assert kept == {kind.replace("_", "-") for kind in event_kinds(id)}


def told_game(id: str, number: int):
    """A random game with everything that was said, and its outcome."""
    played = room(id)
    options = played.read_options(SHORTER.get(id))
    fewest, most = played.seats(options)
    seats = fewest + number % (min(most, 4) - fewest + 1)
    state, log = played.rules.setup(options, seats), Log()
    dice, rng = SealedDice(deal_key(f"{id} {number}")), Quick(f"{id} {number}")
    drive.settle(played.rules, state, dice, log)
    while state.stack:
        p = state.stack[-1]
        seat = p.waiting[0]
        assert seat != CHANCE
        drive.step(played.rules, state, p, seat, played.rules.pick(state, p, seat, rng), log)
        drive.settle(played.rules, state, dice, log)
    return log.events, played.rules.outcome(state), seats


@pytest.mark.parametrize("id", ROOMS)
def test_every_event_and_result_of_real_games_can_be_told(id):
    for number in range(GAMES):
        events, outcome, seats = told_game(id, number)
        for lang in LANGUAGES:
            words = texts(lang, id)
            for event in events:
                for seat in (None, *range(seats)):
                    seen = event.seen_by(seat)
                    told = words.event(seen)
                    assert not RAW.search(told), told
                    wired = msgspec.json.decode(msgspec.json.Encoder(decimal_format="number").encode(seen))
                    assert words.event(wired) == told
                    if event.private is None:
                        break
            told = [words.say(f"reason-{outcome.reason}")]
            told += [words.say(f"score-{line.key}", **line.params) for lines in outcome.lines for line in lines]
            assert not any(RAW.search(text) for text in told), told
