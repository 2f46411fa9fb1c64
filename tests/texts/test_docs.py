"""The worked example of the players' page is a game that can be played."""

from __future__ import annotations

import re
from pathlib import Path

import labtop
from labtop.locales.texts import rules_text, texts
from labtop.rooms.chem_and_roll.actions import Place, Roll
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS
from labtop.rooms.chem_and_roll.view import own_sheet

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "chem-and-roll.md"
ROOM = "chem-and-roll"


def rows():
    for line in PAGE.read_text(encoding="utf-8").split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0].isdecimal():
            yield cells


def test_the_worked_example_is_true():
    en = texts("en", ROOM)
    boxes = {en.say(f"box-{box}"): box for box in BOXES}
    game = labtop.start(ROOM, seats=1, dice="typed")
    for number, die, box, follows, money in rows():
        colour, value = die.split(" ")
        game.play(game.asks()[0], Roll(tuple(int(value) if one == colour else 6 for one in COLOURS)))
        made = re.findall(r"SO₃ (\d)", follows)
        game.play(game.asks()[0], Place(colour, int(value), boxes[box], violet=int(made[-1]) if made else 0))
        assert en.dollars(game.view(0).public.players[0].money) == money, number
    assert game.view(0).public.round == 8
    assert own_sheet(game.view(0)).reach == 1


def test_the_page_cites_rules_that_exist_and_files_that_are_there():
    page = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"\((\d+\.\d+)\)", page)) <= rules_text(ROOM, "en").keys()
    for link in re.findall(r"\]\(([^)]+)\)", page):
        assert (PAGE.parent / link).is_file(), link
