"""Sentences with boiling points and E numbers, beside a table with its sources (facts.toml)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from labtop.chemistry.elements import WEIGHTS
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chemistry_monopoly.pack import PACKAGED

TABLE = (Path(__file__).parent / "facts.toml").read_text(encoding="utf-8")
FACTS = tomllib.loads(TABLE)
BOILING: dict[str, int] = FACTS["boiling"]
BOARD = {space.id: space.symbol for space in PACKAGED.spaces if space.symbol}
DEGREES = re.compile(r"([\u2212-]?\d[\d\s,\u00a0\u202f]*)[\s\u00a0\u202f]°C")


def degrees(text: str) -> list[int]:
    """Every temperature of a sentence."""
    return [int(re.sub(r"[\s,\u00a0\u202f]", "", found).replace("\u2212", "-")) for found in DEGREES.findall(text)]


def test_every_line_of_the_table_names_two_sources():
    lines = [line for line in TABLE.splitlines() if "=" in line and not line.startswith("#")]
    assert len(lines) == sum(map(len, FACTS.values()))
    known = set(re.findall(r"^#   (\w+) ", TABLE, re.MULTILINE))
    for line in lines:
        sources = line.partition("  # ")[2].split(", ")
        assert len(sources) >= 2, line
        assert set(sources) <= known, line


def test_every_element_of_the_board_is_in_both_tables():
    assert set(BOARD.values()) - set(BOILING) == {"C"}, "carbon sublimes"
    assert set(BOARD.values()) <= set(WEIGHTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lowest_and_the_highest_boiling_point_of_the_board(lang):
    words = texts(lang, "chemistry-monopoly")
    told = words.say("note-condensing")
    here = sorted((BOILING[symbol], space) for space, symbol in BOARD.items() if symbol in BOILING)
    assert degrees(told) == [here[0][0], here[-1][0]]
    for _, space in (here[0], here[-1]):
        assert words.say(f"space-{space}").lower() in told.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_boiling_point_that_is_told_is_that_of_the_table(lang):
    words, found = texts(lang, "chemistry-monopoly"), 0
    for space, symbol in BOARD.items():
        fact = words.say(f"space-{space}.fact")
        if re.search(r"\bboils?\b|\bbout\b", fact):
            assert BOILING[symbol] in degrees(fact), space
            found += 1
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_e_numbers(lang):
    told = texts(lang, "laboratorium").say("target-benzoic-acid.crest")
    acid, first, last = map(int, re.findall(r"E[\s\u00a0\u202f](\d{3})", told))
    assert [acid] == FACTS["additives"]["benzoic acid"]
    assert list(range(first, last + 1)) == FACTS["additives"]["salts of benzoic acid"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_other_sentence_has_an_e_number(lang):
    """A new one belongs into the table."""
    folder = Path(__file__).parents[2] / "src/labtop/locales" / lang
    lines = [line for path in folder.glob("*.ftl") for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(bool(re.search(r"\bE[\s\u00a0\u202f]\d{3}\b", line)) for line in lines) == 1
