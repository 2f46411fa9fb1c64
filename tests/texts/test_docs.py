"""The worked example of the players' page is a game that can be played, in both languages; signs in French pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import labtop
from labtop.engine.registry import ROOMS
from labtop.locales.texts import rules_text, texts
from labtop.rooms.chem_and_roll.actions import Place, Roll
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS
from labtop.rooms.chem_and_roll.view import own_sheet

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "rules" / "chem-and-roll.md", "fr": DOCS / "fr" / "rules" / "chem-and-roll.md"}
ROOM = "chem-and-roll"
CODE = re.compile(r"```.*?^```|`[^`]*`|\]\([^)]*\)|^\|[-:| ]+\|$", re.MULTILINE | re.DOTALL)
OLD_BLANK = re.compile("[ \u00a0][;:!?%\u00bb]|\u00ab[ \u00a0]|[a-z]'[a-z]")
"""An ordinary or wide blank at a sign, or a straight apostrophe."""


def rows(page):
    for line in page.read_text(encoding="utf-8").split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0].isdecimal():
            yield cells


@pytest.mark.parametrize("lang", PAGES)
def test_the_worked_example_is_true(lang):
    words = texts(lang, ROOM)
    boxes = {words.say(f"box-{box}"): box for box in BOXES}
    colours = {words.say(f"colour-{colour}"): colour for colour in COLOURS}
    game = labtop.start(ROOM, seats=1, dice="typed")
    for number, die, box, follows, money in rows(PAGES[lang]):
        named, value = die.split(" ")
        colour = colours[named]
        game.play(game.asks()[0], Roll(tuple(int(value) if one == colour else 6 for one in COLOURS)))
        made = re.findall(r"SO₃ (\d)", follows)
        game.play(game.asks()[0], Place(colour, int(value), boxes[box], violet=int(made[-1]) if made else 0))
        assert plain(words.dollars(game.view(0).public.players[0].money)) == plain(money), number
    assert game.view(0).public.round == 8
    assert own_sheet(game.view(0)).reach == 1


def plain(money):
    return re.sub(r"\s", " ", money)


FOLDERS = {"en": DOCS / "rules", "fr": DOCS / "fr" / "rules"}


@pytest.mark.parametrize("lang", FOLDERS)
def test_every_game_has_a_page_for_players(lang):
    assert {page.stem for page in FOLDERS[lang].glob("*.md")} == set(ROOMS)


@pytest.mark.parametrize(
    ("folder", "room"),
    [(folder, page.stem) for folder in FOLDERS.values() for page in sorted(folder.glob("*.md"))],
    ids=lambda told: told if isinstance(told, str) else told.relative_to(DOCS).parts[0],
)
def test_a_page_cites_rules_that_exist_and_files_that_are_there(folder, room):
    page = (folder / f"{room}.md").read_text(encoding="utf-8")
    cited = {rule for found in re.findall(r"\((\d+\.\d+(?:, \d+\.\d+)*)\)", page) for rule in found.split(", ")}
    assert len(cited) > 3
    assert cited <= rules_text(room, "en").keys()
    for link in re.findall(r"\]\(([^)#]+)\)", page):
        assert (folder / link).is_file(), link


@pytest.mark.parametrize("page", sorted((DOCS / "fr").rglob("*.md")), ids=lambda page: page.name)
def test_french_pages_have_narrow_blanks_at_signs(page):
    told = CODE.sub("", page.read_text(encoding="utf-8"))
    assert [told[max(0, found.start() - 20) : found.end() + 5] for found in OLD_BLANK.finditer(told)] == []
