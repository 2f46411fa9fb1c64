"""The two levels that look one die ahead, and what a half-filled box is worth to them.

The figures are opinion; the rules are elsewhere.
"""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Question
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.sheet import COLOURS
from labtop.rooms.chem_and_roll.view import LineView, PublicView, SheetView, own_sheet

BONUS_WORTH: Final = {
    "water-1": 1.5, "water-2": 1.5, "water-3": 1.0,
    "catalyst-1": 5.0, "catalyst-2": 4.5, "catalyst-3": 3.0, "catalyst-4": 1.5,
}  # fmt: skip
"""Dollars a full row is worth with the whole game ahead."""

STOCK_WORTH: Final = (0.0, 0.5, 1.1, 1.9, 2.9, 4.2, 6.0)
"""By boxes filled."""

DRAFT_LENGTH: Final = 20
"""Rounds a draft usually lasts; its sheet does not say how many are left."""

BIG_NUMBERS: Final = 0.3
"""Dollars that a beginner sees in each pip of a die."""
AT_ONCE: Final = 2.0
"""Dollars that a beginner sees in each dollar that a use brings at once."""
LATER: Final = 0.3
"""The part of the worth of a bonus row that a beginner sees."""


class Greedy:
    """Takes the use that adds most to the own sheet, looking one step ahead."""

    def choose(self, seen: Question) -> Action:
        public, sheet = seen.view.public, own_sheet(seen.view)
        assert isinstance(public, PublicView)
        assert sheet is not None
        judge = Worth(public, sheet)
        return max(seen.legal, key=judge.of)


class Worth:
    """The worth in dollars of each use of a die on one sheet."""

    def __init__(self, public: PublicView, sheet: SheetView) -> None:
        self.sheet = sheet
        self.advanced = public.chemistry == "advanced"
        rounds = public.rounds or max(DRAFT_LENGTH, public.round + 4)
        self.left = max(0, rounds - public.round)
        """Dice still to come after this one."""
        self.known: dict[tuple[str, str, int, int, int], float] = {}

    def of(self, action: Action) -> float:
        assert isinstance(action, Place)
        colour = action.colour or action.die
        key = (action.box, colour, action.value, action.violet, action.line)
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self.placed(action, colour)
        return worth - 1.1 * action.price

    def placed(self, a: Place, colour: str) -> float:
        box = a.box
        if box.startswith("line"):
            line = self.sheet.lines[int(box[-1]) - 1]
            return self.line_after(line, colour, a.value, a.violet) - self.line(
                line.blue, line.red, line.violet, line.white
            )
        if box == "stock":
            held = len(self.sheet.stock)
            return (STOCK_WORTH[held + 1] - STOCK_WORTH[held]) * self.hope(5 - held, 1.2)
        if box == "water-sale":
            return a.value / 3 - 0.9 if self.advanced else a.value // 3 - 0.9
        if box == "catalyst-sale":
            return a.value / 2 - 1.3 if self.advanced else a.value // 2 - 1.3
        if box == "black-hole":
            return -0.5 - 0.6 * self.sheet.black_hole**2
        if box.startswith("excess"):
            return self.excess(a)
        return self.row(box)

    def hope(self, needed: int, pace: float = 1.6) -> float:
        """How likely it is that `needed` more dice of the right kind still come, from 0 to 1."""
        if needed <= 0:
            return 1.0
        return max(0.0, min(1.0, (self.left - needed * 0.5) / (needed * pace * 2.2)))

    def line_after(self, line: LineView, colour: str, value: int, violet: int) -> float:
        blue = value if colour == "blue" else line.blue
        red = value if colour == "red" else line.red
        white = value if colour == "white" else line.white
        return self.line(blue, red, violet or line.violet, white)

    def line(self, blue: int, red: int, violet: int, white: int) -> float:
        """What a line promises: its acid, times the hope of finishing it."""
        if violet and white:
            return float(min(violet, white))
        if violet:
            return 0.85 * violet * self.hope(1)
        if blue and red:  # crossed out before it could react
            return 0.0
        if self.advanced:
            return self.advanced_line(blue, red, white)
        held = blue or red
        if held and white:
            return 0.75 * white * self.hope(1) if abs(held - white) <= self.sheet.reach else 0.1
        if held:
            return 0.62 * held * self.hope(2)
        return 0.55 * white * self.hope(2) if white else 0.0

    def advanced_line(self, blue: int, red: int, white: int) -> float:
        if not (blue or red or white):
            return 0.0
        sulfur = min(blue or 5, 2 * red if red else 6)
        acid = min(sulfur, white or 5)
        missing = (not blue) + (not red) + (not white)
        return acid * (0.9 if missing == 1 else 0.7) * self.hope(missing, 1.0) - 0.25 * max(0, white - sulfur)

    def row(self, box: str) -> float:
        """A step towards a bonus; a bonus is worth less the fewer dice are left to use it."""
        row = next(row for row in self.sheet.rows if row.box == box)
        held = len(row.dice)
        full = BONUS_WORTH[box] * min(1.0, self.left / 16)
        step: float = ((held + 1) / row.size) ** 1.5 - (held / row.size) ** 1.5
        return full * step * self.hope(row.size - held - 1, 1.3)

    def excess(self, a: Place) -> float:
        if not a.line:
            return 0.25
        line = self.sheet.lines[a.line - 1]
        before = self.line(line.blue, line.red, 0, line.white)
        return self.line(0, 0, a.violet, line.white) - before


class Hopeful(Worth):
    """The worth of uses to a beginner: money at once, high dice, and no thought of the rounds that are left."""

    def hope(self, needed: int, pace: float = 1.6) -> float:
        """Always certain, so the beginner starts lines that cannot be finished in time."""
        return 1.0

    def row(self, box: str) -> float:
        """What a bonus will bring in later rounds is underrated."""
        return LATER * super().row(box)

    def placed(self, a: Place, colour: str) -> float:
        """Money is taken where it lies, and a high die is worth more in every box."""
        return super().placed(a, colour) + BIG_NUMBERS * a.value + AT_ONCE * at_once(self.sheet, a, colour)


def at_once(sheet: SheetView, a: Place, colour: str) -> float:
    """Dollars that a use brings now, before sales are rounded."""
    if a.box.startswith("line"):
        line = sheet.lines[int(a.box[-1]) - 1]
        violet, white = a.violet or line.violet, a.value if colour == "white" else line.white
        return float(min(violet, white)) if violet and white else 0.0
    if a.box == "stock":
        return STOCK_WORTH[6] if len(sheet.stock) == 5 else 0.0
    return {"water-sale": a.value / 3, "catalyst-sale": a.value / 2}.get(a.box, 0.0)


class Beginner:
    """Makes the mistakes of a first game: uses dice as they fell, likes high ones and money at once, plans nothing."""

    def choose(self, seen: Question) -> Action:
        public, sheet = seen.view.public, own_sheet(seen.view)
        assert isinstance(public, PublicView)
        assert sheet is not None
        rolled = dict(zip(COLOURS, public.dice, strict=True))
        plain = [a for a in seen.legal if isinstance(a, Place) and not a.price and not a.colour]
        plain = [a for a in plain if a.value == rolled[a.die]]
        return max(plain or seen.legal, key=Hopeful(public, sheet).of)
