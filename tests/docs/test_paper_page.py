"""The page "On paper": its parts are those that can be printed, its pictures show them, its throws are a table's."""

from __future__ import annotations

import importlib.util
import re

import pytest
from PIL import Image, ImageChops, ImageStat

import labtop
from docs.page_blocks import DOCS, ROOT, text_of
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chem_and_roll.printing import throws

ROW = re.compile(r"^\| (.*?) ?\| `(\w+)` \| (.+) \|$", re.MULTILINE)
ALIKE = 1.0
"""Of 255, on average over the picture: other versions of a library draw edges a little otherwise."""


def page_of(lang):
    return DOCS / ("" if lang == "en" else lang) / "paper.md"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_every_game_is_on_the_page(lang):
    found, game = {}, ""
    for name, part, _ in ROW.findall(text_of(page_of(lang))):
        game = name or game
        found.setdefault(game, []).append(part)
    assert found == {texts(lang, id).say(f"room-{id}"): list(room(id).parts) for id in ROOMS}


@pytest.fixture
def pictures():
    spec = importlib.util.spec_from_file_location("paper_pictures", ROOT / "site" / "paper_pictures.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pictures_show_what_is_printed(pictures, lang):
    """Else: python site/paper_pictures.py."""
    kept, made = Image.open(pictures.place(lang)).convert("RGB"), pictures.picture(lang).convert("RGB")
    assert kept.size == made.size
    assert sum(ImageStat.Stat(ImageChops.difference(kept, made)).mean) / 3 < ALIKE


def test_other_pictures_are_told_apart(pictures):
    one, other = (pictures.picture(lang).convert("RGB") for lang in LANGUAGES)
    assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3 > ALIKE


def test_printed_throws_are_those_of_a_table_with_this_deal_code():
    for game in throws():
        table = labtop.start("chem-and-roll", seats=1, seed=game["code"])
        seen = []
        while not table.over:
            board = table.view(0).public
            if board.round > len(seen):
                seen.append(list(board.dice))
            ask = table.asks()[0]
            table.play(ask, table.idle_answer(ask))
        assert seen == game["rounds"]
