"""Perfect play of Chem and Roll where it can be worked out: on a few open boxes, or in the last rounds.

Bots are measured by it. Dynamic programming over every sheet that can follow, every throw weighed exactly. A fresh
sheet with 20 rounds is far out of reach; a line and a catalyst row for some rounds, or the last two rounds of a whole
sheet, are not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labtop.rooms.chem_and_roll.bots.search import Use, after_changes, mean_of_best, offered, with_sheet
from labtop.rooms.chem_and_roll.choosing import DICE, HIGHEST, PRICES
from labtop.rooms.chem_and_roll.packing import ALL_FACES, COLOUR_OF, FIRST_EXCESS, LINES, VALUE_OF
from labtop.rooms.chem_and_roll.rules import use_die
from labtop.rooms.chem_and_roll.state import Table

NOTHING_FITS: Final = -99.0
Opinion = Callable[[Table, int], dict[tuple[int, int, int, int], float]]
"""What a player thinks of each use with so many rounds left after it, by (box, face, violet, price)."""


class Exact:
    """Dollars to come for the first seat in class mode. Only `boxes` are open; a throw that fits none is lost."""

    def __init__(self, boxes: tuple[int, ...] = tuple(range(FIRST_EXCESS)), follow: Opinion | None = None) -> None:
        self.boxes = boxes
        self.follow = follow
        """The opinion that chooses the uses; None: the best uses are chosen."""
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
        plain = [(stay if self.follow is None else NOTHING_FITS, stay)] * ALL_FACES
        paid = [(NOTHING_FITS, NOTHING_FITS)] * ALL_FACES
        opinion = {} if self.follow is None else self.follow(s, left)
        for price in [0, *PRICES[1:]] if sheet.market else [0]:
            best = paid if price else plain
            for use in self.uses(s, price):
                true = self.after(s, use, left)
                thought = true if self.follow is None else opinion[use.box, use.face, use.choice.violet, price]
                if thought > best[use.face][0]:
                    best[use.face] = (thought, true)
        return mean_of_chosen(after_changes(sheet, plain, paid))

    def uses(self, s: Table, price: int) -> list[Use]:
        """Every use of every die, equal lines once; at a price only what that offer of the market sells."""
        sheet = s.sheets[0]
        highest = 6 if price == 0 else HIGHEST[PRICES.index(price)]
        lowest = 1 if price < 2 else HIGHEST[PRICES.index(1)] + 1
        found: list[Use] = []
        seen: list[int] = []
        for box in self.boxes:
            content = sheet.boxes[box]
            if box < LINES:
                if content in seen:
                    continue
                seen.append(content)
            for face, choice, _, _ in offered(box, content, s.advanced):
                if lowest <= VALUE_OF[face] <= highest:
                    found.append(Use(COLOUR_OF[face], face, box, choice, price, 0.0))
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
