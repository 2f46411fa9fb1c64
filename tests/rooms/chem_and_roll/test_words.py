"""Sentences and notes of Chem and Roll, word by word; what every room must have is in `texts/test_every_room.py`."""

from __future__ import annotations

import re

import pytest

from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chem_and_roll.sheet import COLOURS, PRINTED
from labtop.rooms.chem_and_roll.text import FORMULAS, NOTES, note
from texts.test_every_room import told_games

ROOM = "chem-and-roll"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_formulas_on_the_board_are_those_of_the_catalogue_and_the_sheet(lang):
    for colour, formula in FORMULAS.items():
        assert texts(lang, ROOM).say(f"colour-{colour}.formula") == formula
    plain = str.maketrans("₂₃₄₅", "2345")
    assert {die.id: die.formula for die in PRINTED.die} == {c: FORMULAS[c].translate(plain) for c in COLOURS}


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
    assert texts("fr", ROOM).event(lost).endswith("Perdu\u202f: O₂ 3,5.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_is_chemistry_with_its_equation(lang):
    words = texts(lang, ROOM)
    found = {note(event.seen_by(None)) for events, _, _ in told_games(ROOM) for event in events} - {None}
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
