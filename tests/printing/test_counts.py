"""Every card, note and token of a pack is printed as often as the pack says: read from the PDF."""

from __future__ import annotations

from collections import Counter

import pytest

from labtop.engine.registry import room
from labtop.rooms.chain_growth.cards import cards_of
from labtop.rooms.chemistry_monopoly.pack import OWNED
from labtop.rooms.chemistry_monopoly.pack import PACKAGED as BOARD
from labtop.rooms.laboratorium.pack import PACKAGED as BOX
from printing.cards import check_cards
from printing.own_packs import PACKS
from printing.pages import CARDS, DAYS, NOTES, TARGETS, Grid, Page, made, pages, words

TIMES = " \u00d7 "


def packs(id: str) -> list:
    return [pytest.param(None, id="packaged"), *[pytest.param(make, id=make.__name__) for make in PACKS[id]]]


def read(id: str, make) -> tuple[dict, object]:
    options = {} if make is None else {"pack": make()}
    return options, room(id).read_options(options).pack


def fronts(all_pages: list[Page], grid: Grid) -> list[list]:
    """The texts of every card, of pages with fronts and backs in turns."""
    return [runs for page in all_pages[::2] for runs in grid.cells(page).values()]


@pytest.mark.parametrize("make", packs("chain-growth"))
def test_chain_growth(make):
    options, pack = read("chain-growth", make)
    cards = cards_of(pack)
    found: Counter = Counter()
    document = made("chain-growth", "en", "cards", options=options)
    check_cards("chain-growth", document)
    for runs in fronts(pages(document), CARDS):
        told = [run.text.strip() for run in runs]
        times = next((text for text in told if TIMES in text), None)
        mass = next((text for text in told if text.replace(".", "").isdigit() and "." in text), None)
        if times:
            value, _, _ = times.partition(TIMES)
            found[next(text for text in told if text in cards.families) + value] += 1
        elif mass and "INITIATOR" in told:
            found["starters"] += 1
        elif "JOKER" in told:
            found["jokers"] += 1
    wanted = {name: cards.counts[number] for name, number in cards.numbers.items()}
    monomers = {name: count for name, count in wanted.items() if name[:-1] in cards.families and count}
    assert {name: count for name, count in found.items() if name not in ("starters", "jokers")} == monomers
    deck = cards.deck
    assert found["starters"] == deck.decks * sum(one.count for one in deck.starter)
    assert found["jokers"] == deck.decks * sum(one.count for one in deck.joker)


@pytest.mark.parametrize("make", packs("laboratorium"))
def test_laboratorium_cards(make):
    options, pack = read("laboratorium", make)
    pack = pack or BOX
    document = made("laboratorium", "en", "cards", options=options)
    check_cards("laboratorium", document)
    all_pages = pages(document)
    targets = 2 * -(-len(pack.target) // 4) - 1  # with an empty back behind each but the last
    found: Counter = Counter()
    for runs in fronts(all_pages[:-targets], CARDS):
        found[next(int(run.text) for run in runs[::-1] if run.text.isdigit())] += 1
    wanted = {one.number: one.count for one in (*pack.boum, *pack.chemistry, *pack.safety)}
    assert found == wanted | {one.number: 4 for one in pack.reagent}
    assert sum(len(TARGETS.cells(page)) for page in all_pages[-targets:]) == len(pack.target)


@pytest.mark.parametrize("make", packs("laboratorium"))
def test_laboratorium_tokens(make):
    """Atoms have their letters, centres Y on one side and M on the other."""
    options, pack = read("laboratorium", make)
    stock = (pack or BOX).tokens
    all_pages = pages(made("laboratorium", "en", "tokens", options=options))
    for side, centre in ((0, "Y"), (1, "M")):
        found = Counter(run.text for page in all_pages[side::2] for run in page.runs if run.text in "COHYM")
        wanted = {"C": stock.carbon, "O": stock.oxygen, "H": stock.hydrogen, centre: stock.centre}
        assert {letter: found[letter] for letter in wanted} == wanted


@pytest.mark.parametrize("make", packs("chemistry-monopoly"))
def test_chemistry_monopoly_cards(make):
    options, pack = read("chemistry-monopoly", make)
    pack = pack or BOARD
    owned = Counter(f"@{space.price}" for space in pack.spaces if space.kind in OWNED)
    sheets = -(-owned.total() // 9)
    document = made("chemistry-monopoly", "en", "cards", options=options)
    check_cards("chemistry-monopoly", document)
    all_pages = pages(document)
    faces = [runs for page in all_pages[: 2 * sheets : 2] for runs in CARDS.cells(page).values()]
    deeds = [runs for runs in faces if any(run.text.startswith("Rent") for run in runs)]
    assert len(faces) == 9 * sheets
    aids = [runs for runs in faces if words(runs).startswith("Your turn")]
    assert len(aids) == min(6, len(faces) - len(deeds))
    assert Counter(next(run.text for run in runs if run.text.startswith("@")) for runs in deeds) == owned
    symbols = [run.text for runs in deeds for run in runs if run.size > 20]
    assert Counter(symbols) == Counter(space.symbol for space in pack.spaces if space.kind in ("element", "life"))
    days = [runs for page in all_pages[2 * sheets :: 2] for runs in DAYS.cells(page).values()]
    assert sum(words(runs) != "your own" for runs in days) == len(pack.cards)


@pytest.mark.parametrize("make", packs("chemistry-monopoly"))
def test_notes_are_enough_for_six_players_to_start_with(make):
    options, pack = read("chemistry-monopoly", make)
    start = (pack or BOARD).money.start
    found: Counter = Counter()
    for page in pages(made("chemistry-monopoly", "en", "money", options=options)):
        for runs in NOTES.cells(page).values():
            found[int(next(run.text for run in runs if run.text.startswith("@"))[1:])] += 1
    left = start
    for value in sorted(found, reverse=True):
        each = min(found[value] // 6, left // value)
        left -= each * value
    assert left == 0
    if make is None:  # the breakdown of the rulebook
        assert all(found[value] >= 6 * n for value, n in {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}.items())


@pytest.mark.parametrize("make", packs("chemistry-monopoly"))
def test_liquids_and_solids(make):
    options, pack = read("chemistry-monopoly", make)
    money = (pack or BOARD).money
    found = Counter(
        run.text for page in pages(made("chemistry-monopoly", "en", "tokens", options=options)) for run in page.runs
    )
    assert (found["L"], found["S"]) == (money.liquids, money.solids)
