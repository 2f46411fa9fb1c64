"""docs/watching.md says what the code says: every trouble, metric, check and setting, with its default."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from msgspec import structs

from labtop.locales.texts import LANGUAGES, texts
from labtop.server.checks import TROUBLES
from labtop.server.meter import Meter
from labtop.server.settings import PREFIX, Settings
from server.kit import opened
from texts.reading import catalogues

PAGE = (Path(__file__).parent.parent.parent / "docs" / "watching.md").read_text(encoding="utf-8")


def rows(chapter: str) -> list[list[str]]:
    """The cells of the table in a chapter, without its head."""
    part = re.search(rf"^## {re.escape(chapter)}$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)[1]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_trouble_is_explained():
    assert [cells[0].strip("`") for cells in rows("Troubles")] == list(TROUBLES)
    assert all(all(cells) for cells in rows("Troubles"))


def test_every_check_is_listed_with_its_troubles():
    async def main():
        async with opened() as app:
            return [check.check for check in app.watch.checks()]

    listed = {cells[0].strip("`"): re.findall(r"`([a-z_]+)`", cells[2]) for cells in rows("/health and /ready")}
    assert list(listed) == asyncio.run(main())
    assert {code for codes in listed.values() for code in codes} - {"warn"} == set(TROUBLES)


def test_every_metric_is_listed():
    written = {name for cells in rows("Metrics") for name in re.findall(r"`(labtop_\w+)(?:{\w+})?`", cells[0])}
    assert written == {
        f"{family.name}_total" if family.type == "counter" else family.name for family in Meter().registry.collect()
    }


def test_the_settings_have_these_defaults():
    known = {f"{PREFIX}{field.name.upper()}": field.default for field in structs.fields(Settings)}
    for cells in rows("Settings"):
        found = known[cells[0].strip("`")]
        assert (found if isinstance(found, str) else float(found)) == (
            cells[1].strip("`") if isinstance(found, str) else float(cells[1])
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trouble_has_words_for_the_operator_and_for_the_teacher(lang):
    words = texts(lang)
    for code in TROUBLES:
        assert words.has(f"trouble-{code}")
        for part in ("", ".pupils", ".do"):
            assert f"web-trouble-{code}{part}".replace("_", "-") in catalogues(lang)["web-class"]
