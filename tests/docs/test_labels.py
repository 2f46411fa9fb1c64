"""What pages for players and teachers set in italics are words of the program: labels of buttons and choices."""

from __future__ import annotations

import re
from functools import cache

import pytest

from docs.page_blocks import DOCS, FENCE, text_of
from labtop.locales.texts import LANGUAGES
from texts.reading import LOCALES

PAGES = [
    "play.md",
    "teach.md",
    "set-up.md",
    "trouble.md",
    *(f"lessons/{one.name}" for one in (DOCS / "lessons").iterdir()),
]
PAGES += [f"rules/{one.name}" for one in (DOCS / "rules").iterdir()] + ["tutorial/pack.md"]
IN_ITALICS = re.compile(r"(?<![*\w])\*([^*\n]+(?:\n[^*\n]+)?)\*(?![*\w])")
TEXT = re.compile(r"(?: = |^\s+\*?\[\w+\] )(.+)$")
FOREIGN = {"Mobile hotspot", "Internet Sharing", "Wi-Fi Hotspot", "packs", "Chemist"}
"""Buttons of other systems, a word that is explained, and the name of a level, which is made of two messages."""


def plain(text):
    """Without the differences that are none: capitals, kinds of blanks and apostrophes, numbers and parameters."""
    text = re.sub(r"\{[^}]*\}|\d+", "#", text.replace("\u2019", "'"))
    return re.sub(r"\s+", " ", text).strip(" :.").lower()


@cache
def words(lang):
    """Every text of the program in this language, of messages, their attributes and variants."""
    lines = [line for file in (LOCALES / lang).glob("*.ftl") for line in text_of(file).splitlines()]
    return {plain(found[1]) for line in lines if (found := TEXT.search(line))}


def labels(page):
    return [re.sub(r"\s+", " ", found) for found in IN_ITALICS.findall(FENCE.sub("", text_of(page)))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_every_label_is_one_of_the_program(name, lang):
    page = DOCS / ("fr" if lang == "fr" else "") / name
    if not page.exists():
        pytest.skip("this page is in English only")
    unknown = [label for label in labels(page) if label not in FOREIGN and plain(label) not in words(lang)]
    assert unknown == []


def test_labels_are_found():
    assert "Close round" in labels(DOCS / "teach.md")
    assert plain("Close round") in words("en")
    assert plain("Close the round at once") not in words("en")
