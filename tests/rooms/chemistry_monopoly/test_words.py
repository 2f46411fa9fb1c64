"""Everything the room can name, say, ask or refuse has its words in both languages."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import msgspec
import pytest

from labtop.engine import drive
from labtop.engine.core import Log
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.spans import WIDTH, plain
from labtop.engine.wire import View
from labtop.locales.texts import LANGUAGES, rules_source, rules_text, rules_title, texts
from labtop.rooms import chemistry_monopoly
from labtop.rooms.chemistry_monopoly.options import Options
from labtop.rooms.chemistry_monopoly.pack import OWNED, PACKAGED
from labtop.rooms.chemistry_monopoly.text import NOTES, draw, note
from texts.reading import LOCALES, catalogues, first_words

ROOM = room("chemistry-monopoly")
FOLDER = Path(chemistry_monopoly.__file__).parent
RAW = re.compile(r"[{}]|\$[a-z]|\?\?\?|\b[a-z]+_[a-z]+\b|\b[a-z]+-day-\d")
"""What must never reach a person: Fluent's own signs, ids, codes."""


def event_kinds() -> set[str]:
    return {event.__struct_config__.tag for event in typing.get_args(ROOM.events)}


def option_keys() -> list[str]:
    found = []
    for name, kind in typing.get_type_hints(Options).items():
        found += [f"option-{name}", f"option-{name}.help"]
        values = typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()
        values = (False, True) if kind is bool else values
        found += [f"option-{name}-{str(value).lower()}" for value in values]
    return found


def keys() -> list[str]:
    actions = typing.get_args(ROOM.actions)
    return [
        f"room-{ROOM.id}",
        f"room-{ROOM.id}.tagline",
        *option_keys(),
        *(f"space-{space.id}{part}" for space in PACKAGED.spaces for part in ("", ".the")),
        *(f"space-{space.id}.fact" for space in PACKAGED.spaces if space.kind in OWNED),
        *(
            f"family-{family}{part}"
            for family in [*(f.id for f in PACKAGED.families), "supplies", "life"]
            for part in ("", ".kin")
        ),
        *(f"card-{card.id}{part}" for card in PACKAGED.cards for part in ("", ".order")),
        *(f"reason-{reason}" for reason in first_words(FOLDER, 1, "end_game")),
        *(f"score-{key}" for key in first_words(FOLDER, 0, "ScoreLine")),
        *(f"ask-{kind}" for kind in ROOM.kinds),
        *(f"field-{name}" for action in actions for name in action.__struct_fields__),
        *(
            f"play-action-{action.__struct_config__.tag}"
            for action in actions
            if action.__name__ not in ("Thrown", "Drawn", "Dealt", "Bell")
        ),
        *(f"event-{kind}" for kind in event_kinds()),
        *NOTES.values(),
    ]


def test_the_lists_are_what_we_think():
    assert first_words(FOLDER, 1, "end_game") == {"last_one", "second_bankruptcy", "last_round", "bell"}
    assert first_words(FOLDER, 0, "ScoreLine") == {"cash", "cards", "transferred", "condensed"}
    assert first_words(FOLDER, 0, "open", "open_all", "open_door") == set(ROOM.kinds)
    assert {"bought", "frozen", "condensed", "bankrupt", "threw"} <= event_kinds()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang):
    words = texts(lang, ROOM.id)
    assert [key for key in keys() if not words.has(key)] == []


def test_no_words_are_kept_for_an_event_that_never_happens():
    kept = {
        key.removeprefix("event-") for key in catalogues("en")[ROOM.id] if key.startswith("event-") and "." not in key
    }
    assert kept == {kind.replace("_", "-") for kind in event_kinds()}


def test_french_is_typeset():
    source = (LOCALES / "fr" / f"{ROOM.id}.ftl").read_text(encoding="utf-8")
    for number, line in enumerate(source.split("\n"), 1):
        if not line.startswith("#"):
            assert not re.search(r"\w [:;!?»]|« |\w'\w|\} [:;!?»%]", line), f"line {number}: {line}"


GAMES = [
    ({"rounds": 30, "auction": True, "extra_credit": "pot-and-base", "double_go": True}, 4),
    ({"rounds": 40, "short_game": True, "count_it_yourself": True, "minutes": 20}, 3),
    ({"rounds": 40}, 6),
]


@pytest.fixture(scope="module")
def played():
    """Random games to the end with everything that was said."""
    found = []
    for number, (options, seats) in enumerate(GAMES * 2):
        state, log = ROOM.rules.setup(ROOM.read_options(options), seats), Log()
        drive.playout(ROOM.rules, state, Quick(f"words {number}"), Quick(f"dice {number}"), None, log)
        found.append((state, log.events))
    return found


RARE = {
    "bell",
    "sold_down",
    "paid_interest",
    "melted",
    "frozen",
    "condensed",
    "landed_on_go",
    "won_pot",
    "unsold",
    "to_be_auctioned",
}
"""Events that few random games show; their words are tried below."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_real_games_can_be_told(lang, played):
    words = texts(lang, ROOM.id)
    seen = set()
    for _, events in played:
        for event in events:
            seen.add(event.kind)
            told = words.event(event.seen_by(None))
            assert not RAW.search(told), told
            assert told.endswith(".")
            wired = msgspec.json.decode(msgspec.json.encode(event.seen_by(None)))
            assert words.event(wired, ["Ada", "Marie", "Dmitri", "Lise", "Irène", "Rosalind"]).count("Player") == 0
            key = note(event.seen_by(None))
            assert key is None or len(words.say(key)) > 30
    assert event_kinds() - seen <= RARE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_told(lang):
    words = texts(lang, ROOM.id)
    for event in (
        {"type": "bell"},
        {"type": "sold_down", "seat": 0, "family": "yellow", "levels": [2, 1, 1], "amount": 75},
        {"type": "paid_interest", "seat": 0, "space": "gold", "amount": 20},
        {"type": "melted", "seat": 0, "space": "helium", "level": 4, "amount": 25},
        {"type": "frozen", "seat": 0, "space": "helium", "level": 5, "amount": 50},
        {"type": "condensed", "seat": 0, "space": "helium", "level": 1, "amount": 50},
        {"type": "landed_on_go", "seat": 0, "amount": 400},
        {"type": "won_pot", "seat": 0, "amount": 340},
        {"type": "unsold", "space": "gold"},
        {"type": "to_be_auctioned", "count": 1},
    ):
        assert not RAW.search(words.event(event))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_result_can_be_told(lang, played):
    words = texts(lang, ROOM.id)
    for state, _ in played:
        outcome = ROOM.rules.outcome(state)
        told = [words.say(f"reason-{outcome.reason}")]
        told += [words.say(f"score-{line.key}", **line.params) for lines in outcome.lines for line in lines]
        assert not any(RAW.search(text) for text in told)
        for seat in range(state.seats):
            assert sum(line.amount for line in outcome.lines[seat]) == outcome.scores[seat]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_in_words_is_narrow_and_complete(lang):
    say = texts(lang, ROOM.id).say
    kinds = set()
    for number, (options, seats) in enumerate(GAMES):
        state, rng, dice = ROOM.rules.setup(ROOM.read_options(options), seats), Quick(f"{number}"), Quick(f"d{number}")
        for _ in range(1200):
            drive.playout(ROOM.rules, state, rng, dice, at_most=state.moves + 1)
            if not state.stack:
                break
            if rng.below(6) and state.stack[-1].kind in kinds:
                continue
            kinds.add(state.stack[-1].kind)
            for seat in (None, 0, seats - 1):
                view = msgspec.structs.replace(VIEW, seat=seat, public=ROOM.rules.public(state))
                text = plain(draw(view, say, {"gold"}))
                assert max(map(len, text.split("\n"))) <= WIDTH == 78
                for card in view.public.cards:
                    if seat in (None, card.owner):
                        assert say(f"space-{card.space}") in text
    assert {"auction", "offer", "debt", "count"} <= kinds


VIEW = View(None, None)


# ---- the rule book -------------------------------------------------------------------------------------------------

SOURCES = {
    "en": {"(rulebook)": "rulebook", "(reconstruction)": "reconstruction"},
    "fr": {"(règle d\u2019origine)": "rulebook", "(reconstitution)": "reconstruction"},
}
PARAGRAPHS = {1: 6, 2: 10, 3: 10, 4: 6, 5: 8, 6: 9, 7: 5, 8: 4, 9: 7, 10: 5, 11: 5, 12: 3, 13: 6}


def marks(lang: str, paragraph: str) -> list[str]:
    return [SOURCES[lang][mark] for mark in re.findall(r"\*(\([^)]*\))\*", paragraph)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_are_complete_and_in_order(lang):
    wanted = [f"{chapter}.{n}" for chapter, count in PARAGRAPHS.items() for n in range(1, count + 1)]
    assert list(rules_text(ROOM.id, lang)) == wanted
    assert re.findall(r"^\*\*(\d+\.\d+)\*\*", rules_source(ROOM.id, lang), re.MULTILINE) == wanted
    assert len({rules_title(ROOM.id, lang, str(chapter)) for chapter in PARAGRAPHS}) == 13


def test_both_languages_name_the_same_sources():
    en, fr = rules_text(ROOM.id, "en"), rules_text(ROOM.id, "fr")
    for number in en:
        assert marks("en", en[number]) == marks("fr", fr[number]), number
        assert en[number].endswith(("*(rulebook)*", "*(reconstruction)*"))
        assert set(re.findall(r"(?<![\d@])\b\d{1,2}\.\d{1,2}\b", en[number])) <= en.keys()


def test_no_sentence_of_the_booklet_is_copied():
    """Eight words in a row that we know from it would be too many."""
    told = " ".join(re.findall(r"[a-z]+", rules_source(ROOM.id, "en").lower()))
    for phrase in (
        "whenever a player passes over go in a clockwise direction",
        "he is paid by the lab",
        "all elements in a set must be condensed evenly meaning that",
        "a player is bankrupt when he owes more than he can pay",
    ):
        assert phrase not in told
