"""What a box takes (rules 3 to 6, 8.6, 9): plain predicates, worked out once per content and then looked up.

A box is a small automaton. Its content is one int, and for each content there is a table over all 24 dice
(colour x value): which uses the box offers that die. Speed comes from the tables, the rules are the predicates.
"""

from __future__ import annotations

from typing import Final

from labtop.rooms.chem_and_roll import sheet
from labtop.rooms.chem_and_roll.sheet import PRINTED

# Names of their own, because compiled code finds those at once and asks other modules each time.
BOXES: Final[list[str]] = sheet.BOXES
BOX_NUMBERS: Final[dict[str, int]] = sheet.BOX_NUMBERS
COLOURS: Final[list[str]] = sheet.COLOURS
COLOUR_NUMBERS: Final[dict[str, int]] = sheet.COLOUR_NUMBERS

BLUE: Final = 0
RED: Final = 1
WHITE: Final = 2
YELLOW: Final = 3

LINES: Final = 5
FIRST_CATALYST: Final = 8
STOCK: Final = 12
WATER_SALE: Final = 13
CATALYST_SALE: Final = 14
FIRST_EXCESS: Final = 15
BLACK_HOLE: Final = 17
ALL_BOXES: Final = 18

RUN: Final = 0
SAME_VALUE: Final = 1
ONE_COLOUR: Final = 2

# The numbers above are written out because compiled code folds them; this is what ties them to the sheet.
assert BOXES[STOCK] == "stock"
assert BOXES[WATER_SALE] == "water-sale"
assert BOXES[CATALYST_SALE] == "catalyst-sale"
assert BOXES[FIRST_EXCESS] == "excess-1"
assert BOXES[BLACK_HOLE] == "black-hole"
assert BOXES[FIRST_CATALYST] == "catalyst-1"
assert PRINTED.lines == LINES
assert COLOUR_NUMBERS == {"blue": BLUE, "red": RED, "white": WHITE, "yellow": YELLOW}
assert len(BOXES) == ALL_BOXES
assert max([row.size for row in PRINTED.row]) < 7  # row_length

PATTERNS: Final[list[str]] = [""] * LINES + [row.pattern for row in PRINTED.row]
SIZES: Final[list[int]] = [0] * LINES + [row.size for row in PRINTED.row]
BONUS: Final[list[int]] = [0] * LINES + [row.bonus for row in PRINTED.row]
ROW_COLOURS: Final[list[int]] = [-1] * LINES + [COLOUR_NUMBERS[row.colour] for row in PRINTED.row]
DIVISORS: Final[dict[int, int]] = {BOX_NUMBERS[sale.id]: sale.divisor for sale in PRINTED.sale}
SALE_COLOURS: Final[dict[int, int]] = {BOX_NUMBERS[sale.id]: COLOUR_NUMBERS[sale.colour] for sale in PRINTED.sale}

NONE: Final[list[int]] = []
PLAIN: Final[list[int]] = [0]


def may_ever_take(box: int, colour: int) -> bool:
    """Rules 3.1, 5.1, 6.1 to 6.3, 8.6, 8.10: whether a die of this colour can go there at all."""
    if box < LINES:
        return colour != YELLOW
    if box < STOCK:
        return colour == ROW_COLOURS[box]
    if box in SALE_COLOURS:
        return colour == SALE_COLOURS[box]
    return colour in (BLUE, RED) or not FIRST_EXCESS <= box < BLACK_HOLE


PLACES: Final[list[list[int]]] = [[box for box in range(ALL_BOXES) if may_ever_take(box, c)] for c in range(4)]
"""By colour: the boxes to look through; none of the others ever takes such a die."""


class Takes:
    """For each of the 24 dice: the uses a box offers. 0 is plain; violet + 7 x line says which SO3 follows where."""

    __slots__ = ("dice", "in_all", "names_a_line", "uses", "ways")

    def __init__(self, uses: list[list[int]]) -> None:
        self.uses = uses
        self.ways = bytes([len(found) for found in uses])
        """How many uses each die has: at most 30 in one box and, with all boxes together, 101."""
        self.in_all = int.from_bytes(self.ways, "little")
        """The same as one number, a byte a die: a sheet adds its boxes up with one addition instead of 24."""
        self.dice = sum([1 << die for die in range(24) if uses[die]])
        """The dice it takes, one bit each: what a client's menu is made of."""
        self.names_a_line = max([found[0] for found in uses if found], default=0) > 6
        """Whether some use says in which line an SO3 is to be written: an excess zone that waits for its third die."""


# ---- lines: blue + 7 red + 49 violet + 343 white + 2401 reach + 16807 advanced -------------------------------------

REACH: Final = 2401
ADVANCED: Final = 16807


class Line:
    """One line of both reactors, read out of its content."""

    __slots__ = ("advanced", "blue", "reach", "red", "violet", "white")

    def __init__(self, content: int) -> None:
        self.blue = content % 7
        self.red = content // 7 % 7
        self.violet = content // 49 % 7
        self.white = content // 343 % 7
        self.reach = content // REACH % 7
        self.advanced = content >= ADVANCED


def acid_sold(content: int) -> int:
    """Rules 4.3 and 9.3: the dollars a line with SO3 and water gives; 0: one of them is missing."""
    violet, white = content // 49 % 7, content // 343 % 7
    return violet if violet < white else white  # noqa: FURB136 - `min` takes as long as all the rest


def with_die(content: int, colour: int, value: int) -> int:
    """A line with one more die in it."""
    return content + (value if colour == BLUE else 7 * value if colour == RED else 343 * value)


def product(blue: int, red: int, advanced: bool) -> int:
    """Rules 3.3 and 9.2: the SO3 of one blue and one red, before the water bonus; 0: they do not react."""
    if advanced:
        return min(blue, 2 * red)
    return blue if blue == red else 0


def violets(base: int, line: Line) -> list[int]:
    """Rules 3.4, 3.5, 9.5: the SO3 values that may be written, highest first."""
    low, high = max(1, base - line.reach), min(6, base + line.reach)
    if line.white and not line.advanced:
        return [line.white] if low <= line.white <= high else NONE
    return list(range(high, low - 1, -1))


def line_uses(line: Line, colour: int, value: int) -> list[int]:
    """Rules 3.1 to 3.5, 4.1, 4.2 and their advanced forms."""
    if colour == WHITE:
        free = line.white == 0 and (line.advanced or line.violet in (0, value))
        return PLAIN if free else NONE
    if colour == YELLOW or line.violet:
        return NONE
    mine, other = (line.blue, line.red) if colour == BLUE else (line.red, line.blue)
    if mine:
        return NONE
    if other == 0:
        return PLAIN
    base = product(value, other, line.advanced) if colour == BLUE else product(other, value, line.advanced)
    return violets(base, line) if base else NONE


# ---- rows: how many dice of each value, three bits a value ---------------------------------------------------------


def row_length(content: int) -> int:
    """How many dice are in a row: the digits to the base 8 added up, as `% 9` does it to the base 10."""
    return content % 7


def row_values(content: int) -> list[int]:
    """The dice in a row, in rising order."""
    return [value for value in range(1, 7) for _ in range(content >> (3 * value) & 7)]


def can_become(pattern: str, size: int, held: list[int]) -> bool:
    """Rule 5.2: whether these dice can still become the pattern."""
    if len(held) > size:
        return False
    counts = sorted(held.count(value) for value in set(held))
    if pattern == "run":
        return counts[-1] == 1 and max(held) - min(held) < size
    if pattern == "equal":
        return len(counts) == 1
    if pattern == "two-pairs":
        return len(counts) <= 2 and counts[-1] <= 2
    assert pattern == "full-house"
    return len(counts) <= 2 and counts[-1] <= 3


# ---- excess zones: up to three dice, each 1 + its number, base 13 ---------------------------------------------------


def zone_dice(content: int) -> list[int]:
    """The dice in an excess zone (colour * 6 + value - 1), in the order they came."""
    held = []
    while content:
        held.append(content % 13 - 1)
        content //= 13
    return held


def zone_can_take(zone: int, rule: int, held: list[int]) -> bool:
    """Rules 8.6 and 8.9: whether these dice can still become a series."""
    colours = {die // 6 for die in held}
    values = [die % 6 for die in held]
    if rule == ONE_COLOUR and colours != {zone - FIRST_EXCESS}:
        return False
    if rule == SAME_VALUE:
        return len(colours) == 1 and len(set(values)) == 1
    return len(set(values)) == len(values) and max(values) - min(values) < 3


def zone_takes(zone: int, rule: int, content: int, lines: list[int]) -> Takes:
    """An excess zone's table. Where the third die may come it depends on all lines; any other is worked out once."""
    held = zone_dice(content)
    if len(held) == 2:
        return work_out_zone(zone, rule, held, lines)
    key = (zone, rule, content)
    found = ZONE_TABLES.get(key)
    if found is None:
        found = ZONE_TABLES[key] = work_out_zone(zone, rule, held, lines)
    return found


ZONE_TABLES: Final[dict[tuple[int, int, int], Takes]] = {}


def work_out_zone(zone: int, rule: int, held: list[int], lines: list[int]) -> Takes:
    uses: list[list[int]] = []
    given: dict[int, list[int]] = {}
    for die in range(24):
        if die >= 12 or len(held) == 3 or not zone_can_take(zone, rule, [*held, die]):
            uses.append(NONE)
        elif len(held) < 2:
            uses.append(PLAIN)
        else:
            middle = sorted([other % 6 + 1 for other in [*held, die]])[1]
            if middle not in given:
                given[middle] = excess_uses(middle, lines)
            uses.append(given[middle])
    return Takes(uses)


def excess_uses(middle: int, lines: list[int]) -> list[int]:
    """Rules 8.7 and 8.8: lines without a violet whose white, if any, it can meet."""
    found = []
    for number in range(LINES):
        found += line_excess(middle, number, lines[number])
    return found


_excess: Final[dict[int, list[int]]] = {}


def line_excess(middle: int, number: int, content: int) -> list[int]:
    """What one line adds; worked out once for each content."""
    key = (content * LINES + number) * 7 + middle
    found = _excess.get(key)
    if found is None:
        line = Line(content)
        found = _excess[key] = (
            [violet + 7 * (number + 1) for violet in violets(middle, line)] if line.violet == 0 else NONE
        )
    return found


# ---- the tables ----------------------------------------------------------------------------------------------------


def work_out(box: int, content: int) -> Takes:
    """Ask the predicates about all 24 dice."""
    uses = [NONE] * 24
    if box == BLACK_HOLE:
        return ANYTHING  # rule 8.10
    if box < LINES:
        line = Line(content)
        for die in range(24):
            uses[die] = line_uses(line, die // 6, die % 6 + 1)
    elif box < STOCK:
        held = row_values(content)
        for value in range(1, 7):
            if can_become(PATTERNS[box], SIZES[box], [*held, value]):
                uses[ROW_COLOURS[box] * 6 + value - 1] = PLAIN
    elif box == STOCK:
        for die in range(24):
            if not content >> (die % 6 + 1) & 1:  # rule 6.3
                uses[die] = PLAIN
    elif content == 0:  # rules 6.1, 6.2
        colour = SALE_COLOURS[box]
        uses[colour * 6 : colour * 6 + 6] = [PLAIN] * 6
    return Takes(uses)


_lines: Final[dict[int, Takes]] = {}
_tables: Final[list[dict[int, Takes]]] = [_lines if box < LINES else {} for box in range(ALL_BOXES)]
"""By box, then content; all lines share theirs."""

NOTHING: Final = Takes([NONE] * 24)
ANYTHING: Final = Takes([PLAIN] * 24)


def look_up(box: int, content: int) -> Takes:
    """The table of a box with this content."""
    found = _tables[box].get(content)
    if found is None:
        found = _tables[box][content] = work_out(box, content)
    return found
