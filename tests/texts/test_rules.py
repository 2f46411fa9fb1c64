"""The numbered rules: the same in both languages, and every number that is cited exists."""

from __future__ import annotations

import ast
import re

import pytest

from labtop.engine.core import Illegal
from labtop.texts import LANGUAGES, rules_source, rules_text, rules_title
from texts.reading import ANY_RULE, raised, text, trees
from texts.reading import ROOM as ROOM_FOLDER

ROOM = "chem-and-roll"
PARAGRAPHS = {"1": 4, "2": 8, "3": 5, "4": 3, "5": 5, "6": 3, "7": 5, "8": 13, "9": 6, "10": 3}
"""How many paragraphs each chapter has; a number that code or a record cites never changes its meaning."""
SOURCES = {
    "en": {"(rulebook)": "rulebook", "(reconstruction)": "reconstruction"},
    "fr": {"(règle d\u2019origine)": "rulebook", "(reconstitution)": "reconstruction"},
}
CITED = re.compile(r"[Rr]ules? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_are_complete_and_in_order(lang):
    wanted = [f"{chapter}.{n}" for chapter, count in PARAGRAPHS.items() for n in range(1, count + 1)]
    assert list(rules_text(ROOM, lang)) == wanted
    assert re.findall(r"^\*\*(\d+\.\d+)\*\*", rules_source(ROOM, lang), re.MULTILINE) == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_a_title(lang):
    titles = [rules_title(ROOM, lang, chapter) for chapter in PARAGRAPHS]
    assert len(set(titles)) == 10
    assert rules_title(ROOM, lang, "3.2") == rules_title(ROOM, lang, "3")
    with pytest.raises(KeyError):
        rules_title(ROOM, lang, "11")


def marks(lang: str, paragraph: str) -> list[str]:
    return [SOURCES[lang][mark] for mark in re.findall(r"\*(\([^)]*\))\*", paragraph)]


def test_every_paragraph_ends_with_where_it_comes_from():
    for lang in LANGUAGES:
        for number, paragraph in rules_text(ROOM, lang).items():
            assert paragraph.endswith(tuple(f"*{mark}*" for mark in SOURCES[lang])), number
            assert len(paragraph) > 40
            assert "\n" not in paragraph


def test_both_languages_name_the_same_sources():
    en, fr = rules_text(ROOM, "en"), rules_text(ROOM, "fr")
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


def cited() -> dict[str, str]:
    """Rule numbers in the room's source -> where."""
    found = {}
    for path in sorted(ROOM_FOLDER.glob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            for numbers in CITED.findall(line):
                found |= dict.fromkeys(re.findall(r"\d+(?:\.\d+)?", numbers), f"{path.name}:{number}")
    for path, tree in trees(ROOM_FOLDER):
        for node in ast.walk(tree):
            word = text(node)
            if word is not None and re.fullmatch(r"\d+\.\d+", word):
                found[word] = path.name
    return found


def test_every_cited_rule_exists():
    numbers = cited()
    assert len(numbers) > 40
    for number, where in numbers.items():
        for lang in LANGUAGES:
            known = rules_text(ROOM, lang).keys() if "." in number else PARAGRAPHS.keys()
            assert number in known, f"{where} cites rule {number}"


def test_refusals_cite_what_the_test_above_has_read():
    assert {site.rule for site in raised(ROOM_FOLDER)} - {"", ANY_RULE} <= cited().keys()


def test_paragraphs_that_speak_of_others_name_real_ones():
    for lang in LANGUAGES:
        book = rules_text(ROOM, lang)
        for paragraph in book.values():
            assert set(re.findall(r"(?<![\d$])\b(?:\d|10)\.\d{1,2}\b", paragraph)) <= book.keys()


def test_french_keeps_its_spaces():
    assert "\u00a0$" in rules_text(ROOM, "fr")["2.4"]


def test_unknown_rooms_and_languages_are_refused():
    with pytest.raises(Illegal, match="unknown_room"):
        rules_text("../engine", "en")
    with pytest.raises(Illegal, match="unknown_language"):
        rules_text(ROOM, "de")
