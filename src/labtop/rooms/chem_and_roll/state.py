"""A table of Chem and Roll: one sheet per seat, and the dice in the middle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from labtop.engine.core import State
from labtop.engine.fields import DERIVED, copied
from labtop.rooms.chem_and_roll.boxes import (
    ANYTHING,
    NOTHING,
    ONE_COLOUR,
    RUN,
    SAME_VALUE,
    Takes,
    look_up,
    zone_takes,
)
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.packing import (
    ALL_BOXES,
    BLACK_HOLE,
    FIRST_EXCESS,
    LINES,
    STOCK,
    Line,
    Row,
    Stock,
    Zone,
    counts_by_face,
    empty_line,
    line_of,
    row_of,
    stock_of,
    zone_of,
)
from labtop.rooms.chem_and_roll.sheet import PRINTED

EXCESS_RULES: Final = {"run": RUN, "same-value": SAME_VALUE, "one-colour": ONE_COLOUR}


@dataclass(eq=False)
class Sheet:
    """One player's sheet. Money in tenths of a dollar."""

    boxes: list[int] = field(default_factory=list[int])
    """By box: its content, which `line`, `row`, `stock`, `sold`, `zone` and `black_hole` read."""
    draft: bool = False
    excess_rule: int = RUN
    shift: int = 0
    """S of rule 2.2: how far the catalyst may shift a die."""
    reach: int = 0
    """T of rule 3.4: how far the water may shift a product."""
    recolour: bool = False
    market: int = PRINTED.market.visits
    acid: int = 0
    sales: int = 0
    spent: int = 0
    penalty: int = 0
    reactions: int = 0
    sold_lines: int = 0
    """Lines of reactor II that are full."""
    out: bool = False
    takes: list[Takes] = field(default_factory=list[Takes], metadata=DERIVED)
    """By box: the uses it offers."""
    in_all: int = field(default=0, metadata=DERIVED)
    ways: bytes = field(default=b"", metadata=DERIVED)
    """By face: how many uses it has on this sheet; `in_all` is the same as one number (packing.counts_as_one)."""
    seen: Any = field(default=None, metadata=DERIVED)
    """The view of this sheet, made when it is first asked for; cleared when a die is used."""

    # ---- reading ---------------------------------------------------------------------------------------------------

    def line(self, number: int) -> Line:
        return line_of(self.boxes[number])

    def row(self, box: int) -> Row:
        return row_of(box, self.boxes[box])

    @property
    def stock(self) -> Stock:
        return stock_of(self.boxes[STOCK])

    def sold(self, box: int) -> int:
        """The value that was sold in one of the two sales; 0: none yet."""
        return self.boxes[box]

    def zone(self, box: int) -> Zone:
        return zone_of(self.boxes[box])

    @property
    def black_hole(self) -> int:
        """How many dice are in the black hole."""
        return self.boxes[BLACK_HOLE]

    def cash(self) -> int:
        """What `market_needs_cash` looks at (rule 2.6)."""
        return self.acid + self.sales - self.spent

    def stock_reward(self) -> int:
        """Rule 6.3, in tenths."""
        return 10 * PRINTED.stock.reward if self.stock.full else 0

    def money(self) -> int:
        """Rule 10.1, in tenths."""
        return self.acid + self.sales + self.stock_reward() - self.spent - self.penalty

    # ---- writing ---------------------------------------------------------------------------------------------------

    def put(self, box: int, content: int) -> None:
        """Change one box and what the sheet can take."""
        self.boxes[box] = content
        if box < FIRST_EXCESS:
            self.now_takes(box, look_up(box, content))
        if self.draft and (box < LINES or FIRST_EXCESS <= box < BLACK_HOLE):
            lines = self.boxes[:LINES]
            for zone in range(FIRST_EXCESS, BLACK_HOLE):
                self.now_takes(zone, zone_takes(zone, self.excess_rule, self.zone(zone), lines))

    def now_takes(self, box: int, new: Takes) -> None:
        old = self.takes[box]
        if old is not new:
            self.takes[box] = new
            self.in_all += new.in_all - old.in_all
            self.ways = counts_by_face(self.in_all)

    def derive(self) -> None:
        """Work `takes`, `in_all` and `ways` out afresh: after loading, and in the test that recounts them."""
        self.takes = [look_up(box, self.boxes[box]) for box in range(FIRST_EXCESS)]
        if self.draft:
            lines = self.boxes[:LINES]
            for zone in range(FIRST_EXCESS, BLACK_HOLE):
                self.takes.append(zone_takes(zone, self.excess_rule, self.zone(zone), lines))
            self.takes.append(ANYTHING)
        else:
            self.takes += [NOTHING] * (ALL_BOXES - FIRST_EXCESS)
        self.in_all = sum([takes.in_all for takes in self.takes])
        self.ways = counts_by_face(self.in_all)


DEFAULT: Final = Options()


@dataclass(eq=False)
class Table(State):
    """One game of Chem and Roll."""

    options: Options = DEFAULT
    sheets: list[Sheet] = field(default_factory=list[Sheet])
    dice: list[int] = field(default_factory=list[int])
    """Blue, red, white, yellow; 0: taken in this round, or not thrown yet."""
    round: int = 0
    starter: int = -1
    """Draft: the seat with the start marker; -1 until chance has named it, and in class mode."""
    reason: str = ""
    """Why the game ended; empty while it runs."""
    draft: bool = field(default=False, metadata=DERIVED)
    advanced: bool = field(default=False, metadata=DERIVED)

    def derive(self) -> None:
        """What follows from the options; kept because the rules ask for it often."""
        self.draft = self.options.mode == "draft"
        self.advanced = self.options.chemistry == "advanced"

    def playing(self) -> list[int]:
        """Seats not put out by the black hole (rule 8.11)."""
        return [seat for seat in range(self.seats) if not self.sheets[seat].out]


_fresh: Final[dict[tuple[str, str, str], Sheet]] = {}


def fresh_sheet(options: Options) -> Sheet:
    """An empty sheet of these options; worked out once, then copied."""
    key = (options.mode, options.chemistry, options.excess)
    found = _fresh.get(key)
    if found is None:
        found = _fresh[key] = work_out_fresh(options)
    return copied(found)


def work_out_fresh(options: Options) -> Sheet:
    sheet = Sheet()
    sheet.boxes = [empty_line(options.chemistry == "advanced").content] * LINES + [0] * (ALL_BOXES - LINES)
    sheet.draft = options.mode == "draft"
    sheet.excess_rule = EXCESS_RULES[options.excess]
    sheet.derive()
    return sheet


def new_table(options: Options, seats: int) -> Table:
    """A table before the first throw."""
    s = Table(seats)
    s.options = options
    s.dice = [0, 0, 0, 0]
    s.derive()
    s.sheets = [fresh_sheet(options) for _ in range(seats)]
    return s
