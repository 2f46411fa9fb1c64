"""What every room must be able to say, whatever its game: names, options, questions, events, results."""

from __future__ import annotations

import re
import typing
from functools import cache
from importlib import import_module
from random import Random

import msgspec
import pytest

from labtop.bots.base import Crowd
from labtop.engine import drive
from labtop.engine.core import CHANCE, Log
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import LANGUAGES, texts
from texts.reading import FOLDERS, catalogues, first_words
from texts.test_refusals import RAW

PEOPLE = ["Ada", "Marie", "Dmitri", "Lise", "Irène", "Rosalind"]


def names(id: str):
    """What a room says of itself in `tests/rooms/<room>/names.py`."""
    return import_module(f"rooms.{FOLDERS[id].name}.names")


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
    """The tags of a room's events."""
    return {event.__struct_config__.tag for event in typing.get_args(room(id).events)}


def question_kinds(id: str) -> set[str]:
    """Every kind of question a room asks."""
    return set(room(id).kinds)


def keys(id: str) -> list[str]:
    answers = typing.get_args(room(id).actions)
    return [
        f"room-{id}",
        f"room-{id}.tagline",
        *option_keys(id),
        *(f"score-{key}" for key in first_words(FOLDERS[id], 0, "ScoreLine")),
        *(f"ask-{kind}" for kind in question_kinds(id)),
        *(f"field-{name}" for answer in answers for name in answer.__struct_fields__),
        *(f"event-{kind}" for kind in event_kinds(id)),
        *(f"reason-{reason}" for reason in reasons(id)),
        *names(id).KEYS,
    ]


def reasons(id: str) -> set[str]:
    return first_words(FOLDERS[id], 1, "end", "end_game")


@pytest.mark.parametrize("id", ROOMS)
def test_the_lists_are_what_we_think(id):
    """A reader that finds nothing would prove nothing."""
    assert reasons(id) == names(id).REASONS
    assert first_words(FOLDERS[id], 0, "ScoreLine") == names(id).SCORES
    assert first_words(FOLDERS[id], 0, "open", "open_all", "open_door") >= names(id).ASKS
    assert event_kinds(id)


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


@cache
def told_games(id: str):
    """Games with everything that was said, and their outcomes: random, each second by a bot if the room names one."""
    played, found = room(id), []
    rules, bot = played.rules, getattr(names(id), "BOT", None)
    for number, (seats, given) in enumerate(names(id).GAMES):
        state, log = rules.setup(played.read_options(given), seats), Log()
        dice = SealedDice(deal_key(f"{id} {number}"))
        if hasattr(names(id), "choose"):
            play_with(names(id).choose, number, rules, state, dice, log)
        else:
            crowd = Crowd(played, [bot] * seats, str(number)) if bot and number % 2 else None
            drive.playout(rules, state, Quick(f"{id} {number}"), dice, crowd, log)
        found.append((log.events, rules.outcome(state), seats))
    return found


def play_with(choose, number, rules, state, dice, log):
    rng = Random(number)
    drive.settle(rules, state, dice, log)
    while state.stack:
        p = state.stack[-1]
        seat = p.waiting[0]
        assert seat != CHANCE
        drive.step(rules, state, p, seat, choose(rules.legal(state, p, seat), rng, number), log)
        drive.settle(rules, state, dice, log)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_every_event_of_real_games_can_be_told(id, lang):
    words, english = texts(lang, id), re.compile(rf"\b({names(id).ENGLISH})\b")
    notes = import_module(f"{ROOMS[id]}.text").note
    seen = {event["type"] for event in getattr(names(id), "RARE", [])}
    for events, _, seats in told_games(id):
        for event in events:
            seen.add(event.kind)
            for seat in (None, *range(seats)):
                told = words.event(event.seen_by(seat))
                assert not RAW.search(told), told
                assert told.endswith("."), told
                assert not (lang == "fr" and english.search(told)), told
                wired = msgspec.json.decode(msgspec.json.Encoder(decimal_format="number").encode(event.seen_by(seat)))
                assert words.event(wired) == told
                assert "Player" not in words.event(wired, PEOPLE)
                key = notes(event.seen_by(seat))
                assert key is None or len(words.say(key)) > getattr(names(id), "SHORTEST_NOTE", 60)
                if event.private is None:
                    break
    assert seen == event_kinds(id)


@pytest.mark.parametrize("name", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_the_reader_is_told_as_you(id, name):
    """Every event that names an acting player has a sentence for that player, and one for the player it is done to.

    Further sentences are the same ones, since their parameters are; none of them calls the reader by a name.
    """
    keys = catalogues(name)[id]
    named = {key: found for key, found in keys.items() if key.startswith("event-")}
    whole = {key.partition(".")[0].removeprefix("event-") for key, found in named.items() if "seat" in found}
    others = {key.partition(".")[0].removeprefix("event-") for key, found in named.items() if {"to", "victim"} & found}
    families = {"you-": (whole, {"seat"}), "for-you-": (others, {"to", "victim"})}
    for family, (wanted, hidden) in families.items():
        there = {key.removeprefix(family): found for key, found in keys.items() if key.startswith(family)}
        assert {key for key in there if "." not in key} == wanted
        for key, found in there.items():
            assert found == named[f"event-{key}"] - hidden, key
        assert {key for key in there if "." in key} == {
            part
            for part in (key.removeprefix("event-") for key in named)
            if "." in part and part.partition(".")[0] in wanted
        }
    assert whole


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_rare_events_can_be_told(id, lang):
    for event in getattr(names(id), "RARE", []):
        assert not RAW.search(texts(lang, id).event(event))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_every_result_of_real_games_can_be_told(id, lang):
    words = texts(lang, id)
    for _, outcome, seats in told_games(id):
        for seat in range(seats if getattr(names(id), "ADDS_UP", True) else 0):
            assert sum(line.amount for line in outcome.lines[seat]) == outcome.scores[seat]
        told = [words.say(f"reason-{outcome.reason}")]
        told += [words.say(f"score-{line.key}", **line.params) for lines in outcome.lines for line in lines]
        told += [words.say(f"medal-{award}") for award in outcome.awards if award]
        assert not any(RAW.search(text) for text in told), told
    lines = {line.key for _, outcome, _ in told_games(id) for lines in outcome.lines for line in lines}
    assert lines == names(id).SCORES
    assert {outcome.reason for _, outcome, _ in told_games(id)} >= names(id).ENDS
