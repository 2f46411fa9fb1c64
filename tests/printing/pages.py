"""What stands on printed pages: texts with their places and sizes, read from the PDF alone."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec
import pypdfium2
from pypdfium2 import raw

from labtop.printing.documents import pdf
from labtop.printing.wanted import Wanted

MM = 72 / 25.4
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
HYPHEN = "\x02"
"""What PDFium reads for a hyphen at the end of a line."""
ON_TOP = {"a4": 10.4}
"""Millimetres above the first row of cards, where there is room for a footer below them."""


class Run(NamedTuple):
    """A piece of text: from its left upper corner in millimetres, and its size in points."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    font: str
    embedded: bool


class Page(NamedTuple):
    wide: float
    high: float
    runs: tuple[Run, ...]


@cache
def printed(wanted: bytes) -> bytes:
    return pdf(msgspec.json.decode(wanted, type=Wanted)).pdf


def made(room: str, lang: str = "en", *parts: str, **more) -> bytes:
    """A PDF; each is made once for all tests of a process."""
    return printed(msgspec.json.encode(Wanted(room, lang, parts=parts, **more)))


@cache
def pages(document: bytes) -> list[Page]:
    return [page_of(page) for page in pypdfium2.PdfDocument(document)]


def page_of(page) -> Page:
    high = page.get_height()
    words = page.get_textpage()
    found = [
        run_of(one, high) for one in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=15, textpage=words)
    ]
    return Page(page.get_width() / MM, high / MM, tuple(run for run in found if run.text.strip()))


def run_of(one, high: float) -> Run:
    left, bottom, right, top = one.get_bounds()
    m = one.get_matrix()
    size = one.get_font_size() * (m.b**2 + m.d**2) ** 0.5
    font = one.get_font()
    places = (left / MM, (high - top) / MM, right / MM, (high - bottom) / MM)
    text = one.extract().replace("\u200b", "").strip()  # a space that lets a long word break
    text = text.replace(HYPHEN, "-")
    return Run(text, *places, size, font.get_base_name(), bool(font.is_embedded))


class Grid(NamedTuple):
    """Cards on a page: columns, rows, width and height in millimetres."""

    cols: int
    rows: int
    wide: float
    high: float

    def corner(self, paper: str) -> tuple[float, float]:
        wide, high = PAPERS[paper]
        tall = self.rows * self.high
        return (wide - self.cols * self.wide) / 2, ON_TOP.get(paper, (high - tall) / 2)

    def cells(self, page: Page, paper: str = "a4") -> dict[tuple[int, int], list[Run]]:
        """Row and column of a card -> what stands on it, from above."""
        x0, y0 = self.corner(paper)
        found: dict[tuple[int, int], list[Run]] = {}
        for run in page.runs:
            x, y = (run.left + run.right) / 2 - x0, (run.top + run.bottom) / 2 - y0
            place = int(y // self.high), int(x // self.wide)
            if 0 <= place[0] < self.rows and 0 <= place[1] < self.cols:
                found.setdefault(place, []).append(run)
        return {place: sorted(runs, key=lambda run: (round(run.top), run.left)) for place, runs in found.items()}


CARDS = Grid(3, 3, 63, 88)
DAYS = Grid(3, 6, 63, 44)
NOTES = Grid(3, 8, 63, 33)
TARGETS = Grid(2, 2, 95, 128)


def words(runs: list[Run]) -> str:
    return " ".join(run.text.strip() for run in runs)


def footer(page: Page) -> str:
    """The small text at the foot of a page."""
    return words(sorted((run for run in page.runs if run.size < 7.2), key=lambda run: (round(run.top), run.left)))
