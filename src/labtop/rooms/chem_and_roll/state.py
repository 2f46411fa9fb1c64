"""A table of Chem and Roll: one sheet per seat, the dice in the middle, whose turn it is."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from labtop.engine.core import State
from labtop.rooms.chem_and_roll.boxes import (
    ADVANCED,
    ALL_BOXES,
    ANYTHING,
    BLACK_HOLE,
    FIRST_EXCESS,
    LINES,
    NOTHING,
    ONE_COLOUR,
    RUN,
    SAME_VALUE,
    STOCK,
    Line,
    Takes,
    look_up,
    zone_takes,
)
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.sheet import PRINTED

EXCESS_RULES: Final = {"run": RUN, "same-value": SAME_VALUE, "one-colour": ONE_COLOUR}
STOCK_FULL: Final = 0b1111110


class Sheet:
    """One player's sheet. Money in tenths of a dollar. `takes`, `in_all` and `ways` are derived from the boxes."""

    __slots__ = (
        "acid", "boxes", "draft", "excess_rule", "in_all", "market", "out", "penalty", "reach", "reactions",
        "recolour", "sales", "seen", "shift", "sold_lines", "spent", "takes", "ways",
    )  # fmt: skip
    SHAPE: ClassVar[dict[str, Any]] = {
        "boxes": list[int],
        "draft": bool,
        "excess_rule": int,
        "shift": int,
        "reach": int,
        "recolour": bool,
        "market": int,
        "acid": int,
        "sales": int,
        "spent": int,
        "penalty": int,
        "reactions": int,
        "sold_lines": int,
        "out": bool,
    }

    def __init__(self) -> None:
        self.boxes: list[int] = []
        self.draft = False
        self.excess_rule = RUN
        self.shift = 0
        """S of rule 2.2: how far the catalyst may shift a die."""
        self.reach = 0
        """T of rule 3.4: how far the water may shift a product."""
        self.recolour = False
        self.market = PRINTED.market.visits
        self.acid = 0
        self.sales = 0
        self.spent = 0
        self.penalty = 0
        self.reactions = 0
        self.sold_lines = 0
        """Lines of reactor II that are full."""
        self.out = False
        self.takes: list[Takes] = []
        self.in_all = 0
        self.ways = b""
        """How many uses each of the 24 dice has on this sheet; `in_all` is the same as one number (boxes.Takes)."""
        self.seen: Any = None
        """The view of this sheet, once somebody asked for it; forgotten when a die is used."""

    def derive(self) -> None:
        """Work `takes`, `in_all` and `ways` out afresh: after loading, and in the test that recounts them."""
        self.takes = [look_up(box, self.boxes[box]) for box in range(FIRST_EXCESS)]
        if self.draft:
            lines = self.boxes[:LINES]
            for zone in range(FIRST_EXCESS, BLACK_HOLE):
                self.takes.append(zone_takes(zone, self.excess_rule, self.boxes[zone], lines))
            self.takes.append(ANYTHING)
        else:
            self.takes += [NOTHING] * (ALL_BOXES - FIRST_EXCESS)
        self.in_all = sum([takes.in_all for takes in self.takes])
        self.ways = self.in_all.to_bytes(24, "little")

    def put(self, box: int, content: int) -> None:
        """Change one box and what the sheet can take."""
        self.boxes[box] = content
        if box < FIRST_EXCESS:
            self.now_takes(box, look_up(box, content))
        if self.draft and (box < LINES or FIRST_EXCESS <= box < BLACK_HOLE):
            lines = self.boxes[:LINES]
            for zone in range(FIRST_EXCESS, BLACK_HOLE):
                self.now_takes(zone, zone_takes(zone, self.excess_rule, self.boxes[zone], lines))

    def now_takes(self, box: int, new: Takes) -> None:
        old = self.takes[box]
        if old is not new:
            self.takes[box] = new
            self.in_all += new.in_all - old.in_all
            self.ways = self.in_all.to_bytes(24, "little")

    def clone(self) -> Sheet:
        c = Sheet()
        c.boxes = self.boxes[:]
        c.draft = self.draft
        c.excess_rule = self.excess_rule
        c.shift = self.shift
        c.reach = self.reach
        c.recolour = self.recolour
        c.market = self.market
        c.acid = self.acid
        c.sales = self.sales
        c.spent = self.spent
        c.penalty = self.penalty
        c.reactions = self.reactions
        c.sold_lines = self.sold_lines
        c.out = self.out
        c.takes = self.takes[:]
        c.in_all = self.in_all
        c.ways = self.ways
        c.seen = self.seen
        return c

    def cash(self) -> int:
        """What `market_needs_cash` looks at (rule 2.6)."""
        return self.acid + self.sales - self.spent

    def stock_reward(self) -> int:
        """Rule 6.3, in tenths."""
        return 10 * PRINTED.stock.reward if self.boxes[STOCK] == STOCK_FULL else 0

    def money(self) -> int:
        """Rule 10.1, in tenths."""
        return self.acid + self.sales + self.stock_reward() - self.spent - self.penalty

    def line(self, number: int) -> Line:
        return Line(self.boxes[number])


class Table(State):
    __slots__ = ("advanced", "dice", "draft", "options", "reason", "round", "sheets", "starter")
    SHAPE: ClassVar[dict[str, Any]] = {
        **State.SHAPE,
        "options": Options,
        "sheets": list[Sheet],
        "dice": list[int],
        "round": int,
        "starter": int,
        "reason": str,
    }

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.options = DEFAULT
        self.draft = False
        self.advanced = False
        self.sheets: list[Sheet] = []
        self.dice: list[int] = [0, 0, 0, 0]
        """Blue, red, white, yellow; 0: taken in this round, or not thrown yet."""
        self.round = 0
        self.starter = -1
        """Draft: who holds the marker; -1 until chance has said who begins, and in class mode."""
        self.reason = ""
        """Why the game ended; empty while it runs."""

    def derive(self) -> None:
        """What follows from the options, kept because rules ask for it often."""
        self.draft = self.options.mode == "draft"
        self.advanced = self.options.chemistry == "advanced"

    def playing(self) -> list[int]:
        """Seats not put out by the black hole (rule 8.11)."""
        return [seat for seat in range(self.seats) if not self.sheets[seat].out]


DEFAULT: Final = Options()


_fresh: Final[dict[tuple[str, str, str], Sheet]] = {}


def fresh_sheet(options: Options) -> Sheet:
    """An empty sheet of these options; worked out once, then copied."""
    key = (options.mode, options.chemistry, options.excess)
    found = _fresh.get(key)
    if found is None:
        found = _fresh[key] = work_out_fresh(options)
    return found.clone()


def work_out_fresh(options: Options) -> Sheet:
    sheet = Sheet()
    sheet.boxes = [ADVANCED if options.chemistry == "advanced" else 0] * LINES + [0] * (ALL_BOXES - LINES)
    sheet.draft = options.mode == "draft"
    sheet.excess_rule = EXCESS_RULES[options.excess]
    sheet.derive()
    return sheet


def new_table(options: Options, seats: int) -> Table:
    """A table before the first throw."""
    s = Table(seats)
    s.options = options
    s.derive()
    s.sheets = [fresh_sheet(options) for _ in range(seats)]
    return s
