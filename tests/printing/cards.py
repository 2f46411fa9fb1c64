"""What holds for every sheet of cards: texts in their frames, none on another one, each back behind its front."""

from __future__ import annotations

from printing.pages import CARDS, DAYS, Grid, Page, Run, pages, words

RIM = 3.0
"""Millimetres at the edge of a card where no text may be."""


def check_cards(room: str, document: bytes, paper: str = "a4") -> None:
    sheets = sheets_of(room, document)
    assert sheets
    for grid, front, back in sheets:
        check_frames(grid, front, paper)
        check_frames(grid, back, paper)
        check_backs(room, grid, front, back, paper)


def check_frames(grid: Grid, page: Page, paper: str) -> None:
    x0, y0 = grid.corner(paper)
    for (row, col), runs in grid.cells(page, paper).items():
        left, top = x0 + col * grid.wide + RIM, y0 + row * grid.high + RIM
        right, bottom = left + grid.wide - 2 * RIM, top + grid.high - 2 * RIM
        for run in runs:
            assert left <= run.left < run.right <= right, (words(runs), run)
            assert top <= run.top < run.bottom <= bottom, (words(runs), run)
        assert overlapping(runs) == []


def check_backs(room: str, grid: Grid, front: Page, back: Page, paper: str) -> None:
    """Flipped on the long edge, column c lies behind column cols - 1 - c."""
    there = {(row, grid.cols - 1 - col): runs for (row, col), runs in grid.cells(back, paper).items()}
    here = grid.cells(front, paper)
    assert set(here) == set(there)
    for place, runs in here.items():
        assert belong(room, grid, words(runs), words(there[place])), (words(runs), words(there[place]))


def sheets_of(room: str, document: bytes) -> list[tuple[Grid, Page, Page]]:
    """Fronts with their backs; deeds come before days."""
    all_pages = pages(document)
    found = []
    for front, back in zip(all_pages[::2], all_pages[1::2]):
        day = room == "chemistry-monopoly" and ("Day" in words(list(back.runs)) or "Jour" in words(list(back.runs)))
        grid = DAYS if day else CARDS
        if room == "laboratorium" and ("Target" in words(list(front.runs)) or "Cible" in words(list(front.runs))):
            break
        found.append((grid, front, back))
    return found


def overlapping(runs: list[Run]) -> list[tuple[str, str]]:
    """Texts that lie on each other by more than a third of the smaller one."""
    found = []
    for n, one in enumerate(runs):
        for other in runs[n + 1 :]:
            wide = min(one.right, other.right) - max(one.left, other.left)
            high = min(one.bottom, other.bottom) - max(one.top, other.top)
            areas = [(run.right - run.left) * (run.bottom - run.top) for run in (one, other)]
            if wide > 0 and high > 0 and wide * high > min(areas) / 3:
                found.append((one.text, other.text))
    return found


def belong(room: str, grid: Grid, front: str, back: str) -> bool:
    """What a front and its back have in common."""
    if room == "chain-growth":
        aid = front.startswith(("Your turn", "Ton tour"))
        return aid == back.startswith(("Scoring", "Décompte")) and (aid or back.count("Chain Growth") == 2)
    if room == "laboratorium":
        return back.split(maxsplit=1)[0] in front.split()
    if grid == CARDS and (front == back or front.startswith(("Your turn", "Ton tour"))):  # a blank, or help
        return front == back or back.startswith(("From gas", "Du gaz"))
    if grid == CARDS:  # a deed and its price when it is bought back: half of it and ten percent, rounded up
        half = next(int(word[1:]) for word in front.split() if word.startswith("@")) // 2
        return f"@{half + -(-half // 10)}" in back.split()
    return ("Lab" in back or "labo" in back) or ("Test" in back or "contrôle" in back)
