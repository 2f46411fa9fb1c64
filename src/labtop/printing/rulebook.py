"""A room's RULES.md as blocks that a template can set: titles, numbered paragraphs, points; words are runs."""

from __future__ import annotations

import re
from typing import Any, Final

from labtop.locales.texts import rules_source

NUMBERED: Final = re.compile(r"\*\*(\d+\.\d+)\*\* ")
RUN: Final = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\*(?P<slanted>[^*]+)\*|`(?P<code>[^`]+)`")
STYLES: Final = ("bold", "slanted", "code")


def blocks(room_id: str, lang: str) -> list[dict[str, Any]]:
    found = []
    for text in re.split(r"\n\s*\n", rules_source(room_id, lang).strip()):
        if text.startswith("#"):
            marks, _, title = text.partition(" ")
            found.append({"kind": f"title-{len(marks)}", "number": "", "runs": runs(title)})
        else:
            found += paragraph(text)
    return found


def paragraph(text: str) -> list[dict[str, Any]]:
    """One paragraph, or one for each point of a list."""
    parts = re.split(r"\n(?=- )", text)
    made = []
    for part in parts:
        numbered = NUMBERED.match(part)
        kind = "point" if part.startswith("- ") else "numbered" if numbered else "plain"
        inner = part[2:] if kind == "point" else part[numbered.end() :] if numbered else part
        made.append({"kind": kind, "number": numbered[1] if numbered else "", "runs": runs(inner)})
    return made


def runs(text: str) -> list[dict[str, str]]:
    """Pieces of one style each."""
    text = re.sub("[ \n]+", " ", text).strip(" ")
    found, end = [], 0
    for match in RUN.finditer(text):
        style = next(name for name in STYLES if match[name] is not None)
        found += [{"style": "", "text": text[end : match.start()]}, {"style": style, "text": match[style]}]
        end = match.end()
    found.append({"style": "", "text": text[end:]})
    return [run for run in found if run["text"]]
