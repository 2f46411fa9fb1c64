"""The yardstick: perfect play of Chem and Roll where it can be worked out, on a few open boxes or in the last rounds.

Dynamic programming over every sheet that can follow, every throw weighed exactly. A fresh sheet with 20 rounds is far
out of reach; a line and a catalyst row for some rounds, or the last two rounds of a whole sheet, are not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labtop.rooms.chem_and_roll.bots.search import Use, mean_of_best, offered, with_sheet
from labtop.rooms.chem_and_roll.boxes import FIRST_EXCESS, LINES
from labtop.rooms.chem_and_roll.choosing import DICE, HIGHEST, PRICES, reachable
from labtop.rooms.chem_and_roll.rules import use_die
from labtop.rooms.chem_and_roll.state import Table

NOTHING_FITS: Final = -99.0
Opinion = Callable[[Table, int], dict[tuple[int, int, int, int], float]]
"""What somebody thinks of each use with so many rounds left after it, by (box, die, use, price)."""


class Exact:
    """Dollars to come for the first seat in class mode. Only `boxes` are open; a throw that fits none is lost."""

    def __init__(self, boxes: tuple[int, ...] = tuple(range(FIRST_EXCESS)), follow: Opinion | None = None) -> None:
        self.boxes = boxes
        self.follow = follow
        """Whose choices are judged; None: the best there are."""
        self.known: dict[tuple[int, ...], float] = {}

    def worth(self, s: Table, left: int) -> float:
        """With so many rounds to play, before the throw."""
        assert not s.draft
        assert not s.options.market_needs_cash
        if left == 0:
            return 0.0
        sheet = s.sheets[0]
        key = (left, sheet.market, *sorted(sheet.boxes[:LINES]), *sheet.boxes[LINES:])
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.throw(s, left - 1)
        return found

    def throw(self, s: Table, left: int) -> float:
        """The mean over all throws of the use that is chosen."""
        sheet = s.sheets[0]
        stay = self.worth(s, left) if len(self.boxes) < FIRST_EXCESS else NOTHING_FITS
        plain = [(stay if self.follow is None else NOTHING_FITS, stay)] * 24
        paid = [(NOTHING_FITS, NOTHING_FITS)] * 24
        opinion = {} if self.follow is None else self.follow(s, left)
        for price in [0, *PRICES[1:]] if sheet.market else [0]:
            best = paid if price else plain
            for use in self.uses(s, price):
                true = self.after(s, use, left)
                thought = true if self.follow is None else opinion[use.box, use.which, use.violet, price]
                if thought > best[use.which][0]:
                    best[use.which] = (thought, true)
        rolled: list[list[tuple[float, float]]] = []
        for colour in DICE:
            row = []
            for value in range(1, 7):
                low, high = reachable(sheet, value, 0)
                at = colour * 6
                row.append(max(*plain[at + low - 1 : at + high], *paid[at : at + 6]))
            rolled.append(row)
        if sheet.recolour:
            rolled = [[max(row[value] for row in rolled) for value in range(6)] for _ in DICE]
        return mean_of_chosen(rolled)

    def uses(self, s: Table, price: int) -> list[Use]:
        """Every use of every die, equal lines once; at a price only what that offer of the market sells."""
        sheet = s.sheets[0]
        highest = 6 if price == 0 else HIGHEST[PRICES.index(price)]
        lowest = 0 if price < 2 else HIGHEST[PRICES.index(1)]
        found: list[Use] = []
        seen: list[int] = []
        for box in self.boxes:
            held = sheet.boxes[box]
            if box < LINES:
                if held in seen:
                    continue
                seen.append(held)
            for which, use, _, _ in offered(box, held, s.advanced):
                if lowest <= which % 6 < highest:
                    found.append(Use(which // 6, which, box, use, price, 0.0))
        return found

    def after(self, s: Table, use: Use, left: int) -> float:
        after = with_sheet(s, 0)
        use_die(after, 0, use.action(), None)
        return (after.sheets[0].money() - s.sheets[0].money()) / 10 + self.worth(after, left)


def mean_of_chosen(rolled: list[list[tuple[float, float]]]) -> float:
    """What a throw truly brings when the die that is thought best is taken: (thought, true) by colour and value."""
    if all(thought == true for row in rolled for thought, true in row):
        return mean_of_best([[true for _, true in row] for row in rolled])
    order = sorted((thought, true, colour) for colour in DICE for thought, true in rolled[colour])
    counts = [0, 0, 0, 0]
    mean, before = 0.0, 0
    for _, true, colour in order:
        counts[colour] += 1
        now = counts[0] * counts[1] * counts[2] * counts[3]
        mean += true * (now - before)
        before = now
    return mean / 1296
