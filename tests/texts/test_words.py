"""Everything a room can name, say or ask has its words."""

from __future__ import annotations

import re
import typing
from random import Random

import msgspec
import pytest

import labtop
from labtop.engine.core import Log
from labtop.engine.registry import room
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chem_and_roll.actions import Place, Roll, Start
from labtop.rooms.chem_and_roll.events import Reason
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS, PRINTED
from labtop.rooms.chem_and_roll.text import FORMULAS, NOTES, note
from texts.reading import ROOM as ROOM_FOLDER
from texts.reading import catalogues, first_words
from texts.test_refusals import RAW

ROOM = "chem-and-roll"


def option_keys() -> list[str]:
    found = []
    for name, kind in typing.get_type_hints(Options).items():
        found += [f"option-{name}", f"option-{name}.help"]
        values = typing.get_args(kind) if typing.get_origin(kind) is typing.Literal else ()
        values = (False, True) if kind is bool else values
        found += [f"option-{name}-{str(value).lower()}" for value in values]
    return found


def keys() -> list[str]:
    return [
        f"room-{ROOM}",
        f"room-{ROOM}.tagline",
        *option_keys(),
        *(f"box-{box}{part}" for box in BOXES for part in ("", ".the", ".into")),
        *(f"colour-{colour}" for colour in (*COLOURS, "violet")),
        *(f"colour-{colour}.formula" for colour in (*COLOURS, "violet")),
        *(f"die-{colour}" for colour in COLOURS),
        *(f"pattern-{row.pattern}" for row in PRINTED.row),
        *(f"medal-{medal.id}" for medal in PRINTED.medal),
        *(f"reason-{reason}" for reason in typing.get_args(Reason)),
        *(f"score-{key}" for key in first_words(ROOM_FOLDER, 0, "ScoreLine")),
        *(f"ask-{kind}" for kind in room(ROOM).kinds),
        *(f"field-{name}" for action in (Place, Roll, Start) for name in action.__struct_fields__),
        *(f"event-{kind}" for kind in event_kinds()),
        *NOTES.values(),
    ]


def event_kinds() -> set[str]:
    return {event.__struct_config__.tag for event in typing.get_args(room(ROOM).events)}


def test_the_lists_are_what_we_think():
    """A reader that finds nothing would prove nothing."""
    assert {"acid", "sale", "stock", "market", "black_hole"} == first_words(ROOM_FOLDER, 0, "ScoreLine")
    assert {"option-mode-draft", "option-black_hole_limit-7", "option-market_needs_cash-true"} <= set(option_keys())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang):
    words = texts(lang, ROOM)
    assert [key for key in keys() if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_formulas_on_the_board_are_those_of_the_catalogue_and_the_sheet(lang):
    for colour, formula in FORMULAS.items():
        assert texts(lang, ROOM).say(f"colour-{colour}.formula") == formula
    plain = str.maketrans("₂₃₄₅", "2345")
    assert {die.id: die.formula for die in PRINTED.die} == {c: FORMULAS[c].translate(plain) for c in COLOURS}


def test_no_words_are_kept_for_an_event_that_never_happens():
    kept = {key.removeprefix("event-") for key in catalogues("en")[ROOM] if key.startswith("event-") and "." not in key}
    assert kept == {kind.replace("_", "-") for kind in event_kinds()}


GAMES = [
    (1, {}),
    (3, {"chemistry": "advanced"}),
    (2, {"mode": "draft"}),
    (4, {"mode": "draft", "chemistry": "advanced", "excess": "same-value"}),
    (3, {"mode": "draft", "excess": "one-colour", "black_hole_prices": [0, 1, 2]}),
]


@pytest.fixture(scope="module")
def played():
    """Random games to the end, with everything that was said."""
    found = []
    for number, (seats, options) in enumerate(GAMES * 6):
        rng = Random(number)
        game = labtop.start(ROOM, seats=seats, seed=number, options=options)
        log = Log()
        log.events = list(game.events)
        while not game.over:
            ask = game.asks()[0]
            # a greedy look for what is rare, so that few games show every kind of event
            legal = game.legal(ask)
            wanted = ("excess", "catalyst-1", "black") if number % 2 else ("stock", "water-1", "catalyst-1")
            rare = [a for a in legal if a.violet or a.box.startswith(wanted)]
            log.events += game.play(ask, rng.choice(rare or legal))
        found.append((game, log.events))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_real_games_can_be_told(lang, played):
    words = texts(lang, ROOM)
    seen = set()
    for _, events in played:
        for event in events:
            seen.add(event.kind)
            told = words.event(event.seen_by(None))
            assert not RAW.search(told), told
            assert told.endswith(".")
            assert not (lang == "fr" and re.search(r"\b(Player|blue|red|white|yellow)\b", told)), told
    assert seen == event_kinds()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_that_came_over_the_wire_are_told_the_same(lang, played):
    words = texts(lang, ROOM)
    for _, events in played[:10]:
        for event in events:
            wired = msgspec.json.decode(msgspec.json.Encoder(decimal_format="number").encode(event.seen_by(None)))
            assert words.event(wired) == words.event(event.seen_by(None))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_result_of_real_games_can_be_told(lang, played):
    words = texts(lang, ROOM)
    reasons, lines = set(), set()
    for game, _ in played:
        outcome = game.outcome
        reasons.add(outcome.reason)
        told = [words.say(f"reason-{outcome.reason}")]
        told += [words.say(f"score-{line.key}", **line.params) for lines in outcome.lines for line in lines]
        told += [words.say(f"medal-{award}") for award in outcome.awards if award]
        lines |= {line.key for lines in outcome.lines for line in lines}
        assert not any(RAW.search(text) for text in told)
    assert {"rounds", "last_standing"} <= reasons
    assert {"acid", "sale", "market", "black_hole"} <= lines


def test_an_event_tells_what_was_changed_and_only_that():
    en = texts("en", ROOM)
    as_it_fell = {"type": "placed", "seat": 0, "die": "red", "rolled": 4, "value": 4, "box": "line-3"}
    assert en.event(as_it_fell) == "Player 1 puts the red die (O₂) as a 4 into line 3."
    changed = as_it_fell | {"rolled": 3, "colour": "blue", "price": 2}
    assert en.event(changed, ["Ada"]) == (
        "Ada puts the red die (O₂) as a 4 into line 3. It had shown 3. It counts as blue. That cost $2 at the market."
    )
    assert changed["seat"] == 0


def test_losses_are_told_when_there_are_some():
    reacted = {"type": "reacted", "seat": 1, "line": 2, "violet": 5, "blue": 5, "red": 6, "shift": 0}
    lost = reacted | {"blue_lost": 0, "red_lost": 3.5}
    assert texts("en", ROOM).event(lost) == "Player 2, line 2: SO₂ 5 and O₂ 6 give SO₃ 5. Lost: O₂ 3.5."
    assert texts("fr", ROOM).event(lost).endswith("Perdu\u00a0: O₂ 3,5.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_is_chemistry_with_its_equation(lang, played):
    words = texts(lang, ROOM)
    found = {note(event.seen_by(None)) for _, events in played for event in events} - {None}
    assert found >= set(NOTES.values()) | {"note-catalyst", "note-surplus", "note-heat-exchanger"}
    for name in ("reaction-1", "reaction-2", "heat-exchanger", "catalyst", "surplus", "excess"):
        assert re.search("SO₃.*H₂SO₄|2 SO₂ . O₂ ⇌ 2 SO₃", words.say(f"note-{name}"))
    for key in found | {"note-colour-change", "note-heat-exchanger", "note-contact-process"}:
        assert len(words.say(key)) > 60


def test_every_row_and_box_has_a_note_or_none():
    done = {"type": "row_complete", "seat": 0}
    assert note(done | {"box": "water-2", "bonus": 2}) == "note-heat-exchanger"
    assert note(done | {"box": "catalyst-4", "bonus": 0}) == "note-colour-change"
    assert note({"type": "rolled", "round": 1, "faces": [1, 2, 3, 4]}) is None
