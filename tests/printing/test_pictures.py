"""Pages as pictures, compared with kept ones: LABTOP_KEEP=1 writes them anew, to be looked at before a commit."""

from __future__ import annotations

import os
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from printing.pages import made

KEPT = Path(__file__).with_name("pictures")
WIDE = 420
"""Pixels: a card is 126 wide, and its name can be read."""
SHADES = [17 * round(shade / 17) for shade in range(256)]
"""Sixteen shades of grey: small files."""
TILE = 12
MOST_ON_AVERAGE = 1.0
"""Of 255 shades of grey, over the whole page …"""
MOST_IN_A_TILE = 40.0
"""… and in a square of twelve pixels, six millimetres: other versions of fonts and drawings move edges, no more."""

PAGES = [
    ("chem-and-roll", "en", "a4", False, "sheets", (0, 1, 6, 7)),
    ("chem-and-roll", "fr", "letter", True, "pairs", (0, 5)),
    ("chem-and-roll", "fr", "a4", False, "key", (0,)),
    ("chem-and-roll", "en", "a4", False, "rules", (0, 1)),
    ("chain-growth", "en", "a4", False, "cards", (0, 1, 8, 20, 24, 25)),
    ("chain-growth", "fr", "letter", True, "cards", (2, 22)),
    ("chain-growth", "fr", "a4", True, "sheets", (0, 1)),
    ("chemistry-monopoly", "en", "a4", False, "board", (0, 6, 8)),
    ("chemistry-monopoly", "fr", "letter", True, "board", (2,)),
    ("chemistry-monopoly", "fr", "a4", False, "cards", (0, 1, 8, 9)),
    ("chemistry-monopoly", "en", "a4", True, "money", (0, 8)),
    ("chemistry-monopoly", "fr", "a4", False, "tokens", (0,)),
    ("chemistry-monopoly", "en", "a4", False, "sheets", (0,)),
    ("laboratorium", "en", "a4", False, "tokens", (0, 1, 2)),
    ("laboratorium", "fr", "a4", False, "cards", (0, 10, 24)),
    ("laboratorium", "en", "letter", True, "cards", (6, 7, 24)),
    ("laboratorium", "fr", "a4", False, "board", (0, 1)),
]


def picture(document: bytes, number: int) -> Image.Image:
    page = pypdfium2.PdfDocument(document)[number]
    return page.render(scale=WIDE / page.get_width(), grayscale=True).to_pil().convert("L").point(SHADES)


def apart(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How much two pictures differ: on average, and in the tile where they differ most."""
    found = ImageChops.difference(one, other)
    tiles = found.resize((max(1, one.width // TILE), max(1, one.height // TILE)), Image.Resampling.BOX)
    return ImageStat.Stat(found).mean[0], float(tiles.getextrema()[1])


@pytest.mark.parametrize(("room", "lang", "paper", "bw", "part", "numbers"), PAGES)
def test_pages_look_as_they_did(room, lang, paper, bw, part, numbers):
    document = made(room, lang, part, paper=paper, bw=bw)
    for number in numbers:
        found = picture(document, number)
        kept = KEPT / f"{room}.{part}-{number}.{lang}.{paper}{'.bw' if bw else ''}.png"
        if os.environ.get("LABTOP_KEEP"):
            KEPT.mkdir(exist_ok=True)
            found.save(kept, optimize=True)
        wanted = Image.open(kept).convert("L")
        assert found.size == wanted.size
        average, worst = apart(found, wanted)
        assert average <= MOST_ON_AVERAGE, (kept.name, average)
        assert worst <= MOST_IN_A_TILE, (kept.name, worst)


@pytest.mark.parametrize("fault", ["a missing card", "two millimetres to the right", "another name"])
def test_what_the_comparison_finds(fault):
    document = made("chain-growth", "en", "cards")
    right = picture(document, 8)
    wrong = right.copy()
    if fault == "a missing card":
        wrong.paste(255, (12, 20, 138, 190))
    elif fault == "another name":
        wrong.paste(255, (60, 28, 110, 44))
    else:
        wrong = ImageChops.offset(right, 4, 0)
    average, worst = apart(right, wrong)
    assert average > MOST_ON_AVERAGE or worst > MOST_IN_A_TILE
