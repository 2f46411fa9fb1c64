"""The numbered rules: the same in both languages, and every number that is cited exists."""

from __future__ import annotations

import ast
import re

import pytest

from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS
from labtop.locales.texts import LANGUAGES, rules_source, rules_text, rules_title
from texts.reading import ANY_RULE, FOLDERS, raised, text, trees

ROOM = "chem-and-roll"
PARAGRAPHS = {
    "chem-and-roll": [4, 8, 5, 3, 5, 3, 5, 13, 6, 3],
    "chain-growth": [6, 4, 8, 4, 4, 3, 4, 2, 4, 3, 3, 4],
    "chemistry-monopoly": [6, 10, 10, 6, 8, 9, 5, 4, 7, 5, 5, 3, 6],
    "laboratorium": [4, 7, 6, 9, 8, 15, 5, 5, 3, 3, 4],
}
"""How many paragraphs each chapter has; a number that code or a record cites never changes its meaning."""
SOURCES = {
    "en": {"(rulebook)": "rulebook", "(reconstruction)": "reconstruction"},
    "fr": {"(règle d\u2019origine)": "rulebook", "(reconstitution)": "reconstruction"},
}
CITED = re.compile(r"[Rr]ules? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)")


@pytest.mark.parametrize("room", PARAGRAPHS)
def test_the_numbers_are_those_that_records_cite(room):
    wanted = [f"{chapter}.{n}" for chapter, count in enumerate(PARAGRAPHS[room], 1) for n in range(1, count + 1)]
    assert list(rules_text(room, "en")) == wanted


def chapters(room: str) -> dict[str, int]:
    """Chapter -> how many paragraphs it has, in English."""
    found: dict[str, int] = {}
    for number in rules_text(room, "en"):
        chapter = number.partition(".")[0]
        found[chapter] = found.get(chapter, 0) + 1
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_the_numbers_are_complete_and_in_order(room, lang):
    counted = chapters(room)
    assert list(counted) == [str(n) for n in range(1, len(counted) + 1)]
    wanted = [f"{chapter}.{n}" for chapter, count in counted.items() for n in range(1, count + 1)]
    assert list(rules_text(room, lang)) == wanted
    assert re.findall(r"^\*\*(\d+\.\d+)\*\*", rules_source(room, lang), re.MULTILINE) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_chapter_has_a_title(room, lang):
    counted = chapters(room)
    titles = [rules_title(room, lang, chapter) for chapter in counted]
    assert len(set(titles)) == len(counted)
    assert rules_title(room, lang, "3.2") == rules_title(room, lang, "3")
    with pytest.raises(KeyError):
        rules_title(room, lang, str(len(counted) + 1))


def marks(lang: str, paragraph: str) -> list[str]:
    return [SOURCES[lang][mark] for mark in re.findall(r"\*(\([^)]*\))\*", paragraph)]


@pytest.mark.parametrize("room", ROOMS)
def test_every_paragraph_ends_with_where_it_comes_from(room):
    for lang in LANGUAGES:
        for number, paragraph in rules_text(room, lang).items():
            assert paragraph.endswith(tuple(f"*{mark}*" for mark in SOURCES[lang])), number
            assert len(paragraph) > 40
            assert "\n" not in paragraph


@pytest.mark.parametrize("room", ROOMS)
def test_both_languages_name_the_same_sources(room):
    en, fr = rules_text(room, "en"), rules_text(room, "fr")
    assert {number: marks("en", told) for number, told in en.items()} == {
        number: marks("fr", told) for number, told in fr.items()
    }


@pytest.mark.parametrize(
    ("number", "sources"),
    [
        ("3.2", ["rulebook"]),
        ("4.3", ["rulebook"]),
        ("2.5", ["reconstruction"]),
        ("3.5", ["reconstruction"]),
        ("7.5", ["reconstruction"]),
        ("8.8", ["reconstruction"]),
        ("8.10", ["rulebook", "reconstruction"]),
    ],
)
def test_what_the_rulebook_says_and_what_we_filled_in(number, sources):
    assert marks("en", rules_text(ROOM, "en")[number]) == sources


def cited(room: str) -> dict[str, str]:
    """Rule numbers in a room's source -> where."""
    found = {}
    for path in sorted(FOLDERS[room].glob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for numbers in CITED.findall(line):
                found |= dict.fromkeys(re.findall(r"\d+(?:\.\d+)?", numbers), f"{path.name}:{number}")
    for path, tree in trees(FOLDERS[room]):
        for node in ast.walk(tree):
            word = text(node)
            if word is not None and re.fullmatch(r"\d+\.\d+", word):
                found[word] = path.name
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_cited_rule_exists(room):
    numbers = cited(room)
    assert len(numbers) > len(rules_text(room, "en")) * 5 / 6, "hardly a paragraph is about nothing in the code"
    for number, where in numbers.items():
        for lang in LANGUAGES:
            known = rules_text(room, lang).keys() if "." in number else chapters(room).keys()
            assert number in known, f"{where} cites rule {number}"


@pytest.mark.parametrize("room", ROOMS)
def test_refusals_cite_what_the_test_above_has_read(room):
    assert {site.rule for site in raised(FOLDERS[room])} - {"", ANY_RULE} <= cited(room).keys()


@pytest.mark.parametrize("room", ROOMS)
def test_paragraphs_that_speak_of_others_name_real_ones(room):
    for lang in LANGUAGES:
        book = rules_text(room, lang)
        for paragraph in book.values():
            assert set(re.findall(r"(?<![\d$])\b(?:\d|1\d)\.\d{1,2}\b", paragraph)) <= book.keys()


def test_french_keeps_its_spaces():
    assert "\u00a0$" in rules_text(ROOM, "fr")["2.4"]


@pytest.mark.parametrize("room", ROOMS)
def test_french_is_typeset(room):
    book = rules_source(room, "fr")
    assert "'" not in re.sub(r"`[^`]*`", "", book)
    assert not re.search(r"\w [:;!?»]|« ", book)


def test_unknown_rooms_and_languages_are_refused():
    with pytest.raises(Illegal, match="unknown_room"):
        rules_text("../engine", "en")
    with pytest.raises(Illegal, match="unknown_language"):
        rules_text(ROOM, "de")
