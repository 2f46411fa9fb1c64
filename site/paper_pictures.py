"""The pictures of the page "On paper", from what `labtop print` makes. `python site/paper_pictures.py` writes them."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from PIL import Image

from labtop.locales.texts import LANGUAGES
from labtop.printing.documents import pdf
from labtop.printing.wanted import Wanted

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SHOWN = (("chem-and-roll", "sheets"), ("chain-growth", "cards"))
HIGH = 560
"""Pixels."""
BETWEEN = 24


def picture(lang):
    """The first page of each, side by side."""
    pages = [first_page(pdf(Wanted(room, lang, parts=(part,))).pdf) for room, part in SHOWN]
    wide = sum(page.width for page in pages) + BETWEEN * (len(pages) + 1)
    found = Image.new("RGB", (wide, HIGH + 2 * BETWEEN), "#d9d9d9")
    left = BETWEEN
    for page in pages:
        found.paste(page, (left, BETWEEN))
        left += page.width + BETWEEN
    return found.quantize(256)


def first_page(document):
    page = pypdfium2.PdfDocument(document)[0]
    return page.render(scale=HIGH / page.get_height()).to_pil()


def place(lang):
    return PICTURES / f"paper-{lang}.png"


if __name__ == "__main__":
    for lang in LANGUAGES:
        picture(lang).save(place(lang), optimize=True)
