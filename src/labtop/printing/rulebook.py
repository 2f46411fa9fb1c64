"""A room's RULES.md as blocks that a template can set: titles, numbered paragraphs, points; words are runs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from labtop.locales.texts import rules_source

if TYPE_CHECKING:
    from labtop.locales.texts import Texts

NUMBERED: Final = re.compile(r"\*\*(\d+\.\d+)\*\* ")
RUN: Final = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\*(?P<slanted>[^*]+)\*|`(?P<code>[^`]+)`")
STYLES: Final = ("bold", "slanted", "code")
FIRM: Final = "\u00a0"
"""A space at which no line ends: a name of several words stands out in its sentence."""


def blocks(room_id: str, words: Texts) -> list[dict[str, Any]]:
    """The book in the language of the words, which call options as the page of a new game does."""
    found = []
    for text in re.split(r"\n\s*\n", rules_source(room_id, words.lang).strip()):
        if text.startswith("#"):
            marks, _, title = text.partition(" ")
            found.append({"kind": f"title-{len(marks)}", "number": "", "runs": runs(title, words)})
        else:
            found += paragraph(text, words)
    return found


def paragraph(text: str, words: Texts) -> list[dict[str, Any]]:
    """One paragraph, or one for each point of a list."""
    parts = re.split(r"\n(?=- )", text)
    made = []
    for part in parts:
        numbered = NUMBERED.match(part)
        kind = "point" if part.startswith("- ") else "numbered" if numbered else "plain"
        inner = part[2:] if kind == "point" else part[numbered.end() :] if numbered else part
        made.append({"kind": kind, "number": numbered[1] if numbered else "", "runs": runs(inner, words)})
    return made


def runs(text: str, words: Texts) -> list[dict[str, str]]:
    """Pieces of one style each."""
    text = re.sub("[ \n]+", " ", text).strip(" ")
    found, end = [], 0
    for match in RUN.finditer(text):
        style = next(name for name in STYLES if match[name] is not None)
        inner = called(match[style], words) if style == "code" else match[style]
        found += [{"style": "", "text": text[end : match.start()]}, {"style": style, "text": inner}]
        end = match.end()
    found.append({"style": "", "text": text[end:]})
    return [run for run in found if run["text"]]


def called(option: str, words: Texts) -> str:
    """An option, or one with its value, as `short_game` or `order=snake`, by its names in the catalogue."""
    name, _, value = option.partition("=")
    key = f"option-{name.replace('_', '-')}"
    if not words.has(key) or (value and not words.has(f"{key}-{value}")):
        return option
    shown = words.say(key).replace(" ", FIRM)
    return f"{shown} = {words.say(f'{key}-{value}')}" if value else shown
