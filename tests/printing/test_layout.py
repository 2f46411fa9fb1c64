"""Nothing is cut off, too small or in a foreign font, and each back lies behind its front: read from the PDF."""

from __future__ import annotations

import os
import re

import pytest

from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import rules_source, texts
from printing.cards import check_cards, overlapping
from printing.own_packs import PACKS
from printing.pages import MM, PAPERS, Page, Run, made, pages

EDGE = 4.2
"""Millimetres that printers leave white."""
LEAST = 7.0
SMALL = 7.2
"""Points: footers are set smaller."""
ALL = bool(os.environ.get("LABTOP_PRINTS"))
"""Every room, language, paper and colour, and every own pack in both languages; a few of them otherwise."""
LOOKS = [("fr", "a4", False)]
if ALL:
    LOOKS = [(lang, paper, bw) for lang in ("en", "fr") for paper in ("a4", "letter") for bw in (False, True)]


def is_shown(page: Page, run: Run) -> bool:
    """The board is drawn whole on each of its pages, and what is outside is cut away."""
    return 0 <= run.left <= page.wide and 0 <= run.top <= page.high


@pytest.mark.parametrize(("lang", "paper", "bw"), LOOKS)
@pytest.mark.parametrize("room", ROOMS)
def test_texts_are_big_enough_and_inside_of_the_page(room, lang, paper, bw):
    document = made(room, lang, paper=paper, bw=bw)
    assert len(document) <= 5_000_000
    for number, page in enumerate(pages(document), 1):
        boards = room == "chemistry-monopoly" and number <= 8
        for run in page.runs:
            assert run.embedded, (number, run)
            assert "AtkinsonHyperlegibleNext" in run.font, (number, run)
            if boards and not is_shown(page, run):
                continue
            assert run.size >= LEAST, (number, run)
            inside = run.left >= EDGE and run.right <= page.wide - EDGE and run.bottom <= page.high - EDGE
            assert boards or (inside and run.top >= EDGE), (number, run)


def looks_of_cards() -> list:
    """Room, language, paper, options; cards of own packs in English are looked at where they are counted."""
    if not ALL:
        return [("chain-growth", "fr", "letter", True, {}), ("chemistry-monopoly", "fr", "letter", True, {})]
    found = [(room, *look, {}) for room in PACKS for look in LOOKS]
    return found + [(room, "fr", "a4", True, {"pack": make()}) for room, packs in PACKS.items() for make in packs]


@pytest.mark.parametrize(("room", "lang", "paper", "bw", "options"), looks_of_cards())
def test_cards_in_other_languages_and_on_other_paper(room, lang, paper, bw, options):
    check_cards(room, made(room, lang, "cards", paper=paper, bw=bw, options=options), paper)


def test_what_the_test_of_overlaps_finds():
    one = Run("one", 10, 10, 20, 14, 9, "", True)
    assert overlapping([one, one._replace(text="two", top=12, bottom=16)]) == [("one", "two")]
    assert overlapping([one, one._replace(top=14, bottom=18)]) == []


def body(page: Page) -> str:
    """What stands on a page, but for its footer, which counts the pages."""
    return "".join("".join(run.text for run in page.runs if run.size > SMALL).split())


@pytest.mark.parametrize("id", ROOMS)
def test_every_part_begins_on_the_front_of_a_sheet(id):
    """Printed on both sides as a whole; else its backs would lie behind the fronts of others."""
    whole = [body(page) for page in pages(made(id, "fr"))]
    for part in room(id).parts:
        first = body(pages(made(id, "fr", part))[0])
        assert first in whole[::2], part
        assert first not in whole[1::2], part


@pytest.mark.parametrize(
    ("id", "part", "begins"),
    [("chemistry-monopoly", "board", 0), ("chemistry-monopoly", "money", 0), ("laboratorium", "cards", 24)],
)
def test_what_has_no_back_has_an_empty_one(id, part, begins):
    """Parts of the board, notes and targets, which begin after the cards."""
    found = pages(made(id, "fr", part))[begins:]
    assert len(found) > 1
    assert all(page.runs for page in found[::2])
    assert not any(page.runs for page in found[1::2])
    assert [page.wide for page in found[1::2]] == [page.wide for page in found[:-1:2]]


def test_the_back_of_the_large_board_is_as_large():
    _, large, back, *_ = pages(made("chemistry-monopoly", "fr"))[7:]
    assert (back.runs, back.wide, back.high) == ((), large.wide, large.high)


@pytest.mark.parametrize("room", ROOMS)
def test_the_ruler_is_fifty_millimetres_long(room):
    """The horizontal line of the ruler, read from the drawing of the first page."""
    import pypdfium2
    from pypdfium2 import raw

    page = pypdfium2.PdfDocument(made(room, "fr"))[0]
    lines = [one.get_bounds() for one in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=15)]
    widths = {round((right - left) / MM, 1) for left, bottom, right, top in lines if bottom < 10 * MM}
    assert widths & {50.3, 50.4}, widths  # with the half of a line at each end


def test_the_same_game_gives_the_same_bytes():
    from labtop.printing.documents import pdf
    from labtop.printing.wanted import Wanted

    wanted = Wanted("chem-and-roll", parts=("key",))
    assert pdf(wanted).pdf == pdf(wanted).pdf
    assert pdf(wanted).pages == 1 == len(pages(pdf(wanted).pdf))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", ROOMS)
def test_the_booklet_calls_options_as_the_page_of_a_new_game_does(id, lang):
    words = texts(lang, id)
    shown = squeezed("".join(run.text for page in pages(made(id, lang, "rules")) for run in page.runs))
    found = set(re.findall(r"`(\w+)(?:=[\w-]+)?`", rules_source(id, lang))) & set(room(id).options.__struct_fields__)
    assert found
    for option in found:
        assert squeezed(words.say(f"option-{option.replace('_', '-')}")) in shown, option
        assert f"{option}=" not in shown
        assert "_" not in option or option not in shown


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_paper_has_the_size_that_was_asked_for():
    for paper, (wide, high) in PAPERS.items():
        page = pages(made("chain-growth", "en", "sheets", paper=paper))[0]
        assert (round(page.wide, 1), round(page.high, 1)) == (wide, high)
