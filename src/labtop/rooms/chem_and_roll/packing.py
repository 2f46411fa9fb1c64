"""How a sheet is written in integers. This is the only module that knows it; all others use the names in it.

Boxes and colours have numbers. A face is a colour with a value, one of 24. The content of a box is one integer, as it
stands in the JSON of a state: `Line`, `Row`, `Stock` and `Zone` read one, and their `with_…` methods give the content
that follows. There is one object for each content, made when it is first met, so that reading a box is a look-up.

A sale holds the value that was sold, the black hole the number of dice in it: plain numbers, which need no reader.
"""

from __future__ import annotations

from typing import Final, get_args

from labtop.rooms.chem_and_roll import sheet
from labtop.rooms.chem_and_roll.actions import Box, Colour
from labtop.rooms.chem_and_roll.sheet import PRINTED

# ---- boxes and colours ----------------------------------------------------------------------------------------------

# Compiled code reads a name of its own module at once, and one of another module through a dict.
BOXES: Final[list[Box]] = list(get_args(Box))
BOX_NUMBERS: Final[dict[str, int]] = sheet.BOX_NUMBERS
COLOURS: Final[list[Colour]] = list(get_args(Colour))
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

# The numbers above are literals, because the compiler folds those; the assertions tie them to the printed sheet.
assert sheet.BOXES == BOXES
assert sheet.COLOURS == COLOURS
assert BOXES[STOCK] == "stock"
assert BOXES[WATER_SALE] == "water-sale"
assert BOXES[CATALYST_SALE] == "catalyst-sale"
assert BOXES[FIRST_EXCESS] == "excess-1"
assert BOXES[BLACK_HOLE] == "black-hole"
assert BOXES[FIRST_CATALYST] == "catalyst-1"
assert PRINTED.lines == LINES
assert COLOUR_NUMBERS == {"blue": BLUE, "red": RED, "white": WHITE, "yellow": YELLOW}
assert len(BOXES) == ALL_BOXES

PATTERNS: Final[list[str]] = [""] * LINES + [row.pattern for row in PRINTED.row]
SIZES: Final[list[int]] = [0] * LINES + [row.size for row in PRINTED.row]
BONUS: Final[list[int]] = [0] * LINES + [row.bonus for row in PRINTED.row]
ROW_COLOURS: Final[list[int]] = [-1] * LINES + [COLOUR_NUMBERS[row.colour] for row in PRINTED.row]
"""By box: what is printed beside a row; lines have nothing of it."""
DIVISORS: Final[dict[int, int]] = {BOX_NUMBERS[sale.id]: sale.divisor for sale in PRINTED.sale}
SALE_COLOURS: Final[dict[int, int]] = {BOX_NUMBERS[sale.id]: COLOUR_NUMBERS[sale.colour] for sale in PRINTED.sale}

VALUES: Final[list[int]] = [1, 2, 3, 4, 5, 6]

# ---- faces: 6 x colour + value - 1 ----------------------------------------------------------------------------------

ALL_FACES: Final = 24
FACE: Final[list[list[int]]] = [[-1] + [6 * colour + value - 1 for value in VALUES] for colour in range(4)]
"""By colour and value: the number of the face. No face has the value 0."""
COLOUR_OF: Final[list[int]] = [face // 6 for face in range(ALL_FACES)]
VALUE_OF: Final[list[int]] = [face % 6 + 1 for face in range(ALL_FACES)]
FACES_OF: Final[list[list[int]]] = [numbers[1:] for numbers in FACE]
"""By colour: its six faces."""
GASES: Final[list[int]] = FACES_OF[BLUE] + FACES_OF[RED]


def faces_between(colour: int, low: int, high: int) -> list[int]:
    """The faces of a colour from one value to another, both included."""
    return FACE[colour][low : high + 1]


def counted(ways: bytes, colour: int, low: int, high: int) -> int:
    """The sum of counts by face, over the faces of a colour from one value to another."""
    total = 0
    for face in range(6 * colour + low - 1, 6 * colour + high):  # compiled, this is quicker than the `sum` of a slice
        total += ways[face]
    return total


def counts_as_one(ways: bytes) -> int:
    """Counts by face as one number, a byte each: those of several boxes are added up by adding the numbers."""
    return int.from_bytes(ways, "little")


def counts_by_face(number: int) -> bytes:
    """What `counts_as_one` was made from."""
    return number.to_bytes(ALL_FACES, "little")


def mask_of(faces: list[int]) -> int:
    """A set of faces as the bits of one number, as clients get it in a menu."""
    return sum([1 << face for face in faces])


# ---- choices --------------------------------------------------------------------------------------------------------


class Choice:
    """What a player names when a use of a die makes SO3: its value and, for an excess zone, its line."""

    __slots__ = ("line", "violet")

    def __init__(self, violet: int, line: int) -> None:
        self.violet = violet
        """The value of the SO3; 0: the use makes none."""
        self.line = line
        """1 to 5: the line that an excess zone gives it to; 0: the line that the die is placed in."""


CHOICES: Final[list[list[Choice]]] = [[Choice(violet, line) for violet in range(7)] for line in range(LINES + 1)]
"""By line and violet."""
NO_CHOICE: Final = CHOICES[0][0]
"""A use that makes no SO3."""

# ---- lines: blue + 7 red + 49 violet + 343 white + 2401 reach + 16807 if advanced -----------------------------------

VIOLET_STEP: Final = 49
REACH_STEP: Final = 2401
ADVANCED_STEP: Final = 16807
DIE_STEPS: Final[list[int]] = [1, 7, 343]
"""By colour: blue, red, white."""


class Line:
    """One line of both reactors. Values are 0 where its box is empty."""

    __slots__ = ("acid", "advanced", "blue", "content", "reach", "red", "violet", "white")

    def __init__(self, content: int) -> None:
        self.content = content
        self.blue = content % 7
        self.red = content // 7 % 7
        self.violet = content // VIOLET_STEP % 7
        self.white = content // 343 % 7
        self.reach = content // REACH_STEP % 7
        """How far the water may shift the product (rule 3.4): the same for all lines of a sheet."""
        self.advanced = content >= ADVANCED_STEP
        self.acid = min(self.violet, self.white)
        """Rules 4.3 and 9.3: the dollars that the acid was sold for; 0: SO3 or water is missing."""

    def with_die(self, colour: int, value: int) -> Line:
        return line_of(self.content + DIE_STEPS[colour] * value)

    def with_violet(self, violet: int) -> Line:
        return line_of(self.content + VIOLET_STEP * violet)

    def with_reach(self, more: int) -> Line:
        return line_of(self.content + REACH_STEP * more)


_lines: Final[dict[int, Line]] = {}


def line_of(content: int) -> Line:
    found = _lines.get(content)
    if found is None:
        found = _lines[content] = Line(content)
    return found


def empty_line(advanced: bool) -> Line:
    return line_of(ADVANCED_STEP if advanced else 0)


# ---- rows: how many dice of each value, three bits a value ----------------------------------------------------------

assert max([row.size for row in PRINTED.row]) <= 7


class Row:
    """One row of the heat exchanger or the catalyst tank."""

    __slots__ = ("box", "content", "full", "missing", "values")

    def __init__(self, box: int, content: int) -> None:
        self.box = box
        self.content = content
        self.values: list[int] = [value for value in VALUES for _ in range(content >> 3 * value & 7)]
        """The dice in it, in rising order."""
        self.missing = SIZES[box] - len(self.values)
        self.full = self.missing == 0

    def with_die(self, value: int) -> Row:
        return row_of(self.box, self.content + (1 << 3 * value))


_rows: Final[list[dict[int, Row]]] = [{} for _ in range(STOCK)]


def row_of(box: int, content: int) -> Row:
    found = _rows[box].get(content)
    if found is None:
        found = _rows[box][content] = Row(box, content)
    return found


# ---- the stock exchange: one bit for each value ---------------------------------------------------------------------


class Stock:
    """The stock exchange (rule 6.3)."""

    __slots__ = ("content", "full", "missing", "values")

    def __init__(self, content: int) -> None:
        self.content = content
        self.values: list[int] = [value for value in VALUES if content >> value & 1]
        """The boxes that are filled."""
        self.missing: list[int] = [value for value in VALUES if value not in self.values]
        self.full = not self.missing

    def with_die(self, value: int) -> Stock:
        return stock_of(self.content | 1 << value)


_stocks: Final[dict[int, Stock]] = {}


def stock_of(content: int) -> Stock:
    found = _stocks.get(content)
    if found is None:
        found = _stocks[content] = Stock(content)
    return found


# ---- excess zones: up to three dice in the order they came, each 1 + its face, base 13 ------------------------------


class Zone:
    """One excess zone (rule 8.6)."""

    __slots__ = ("content", "faces", "values")

    def __init__(self, content: int) -> None:
        self.content = content
        self.faces: list[int] = []
        """The dice in it, in the order they came."""
        while content:
            self.faces.append(content % 13 - 1)
            content //= 13
        self.values: list[int] = [VALUE_OF[face] for face in self.faces]

    def with_die(self, face: int) -> Zone:
        return zone_of(self.content + (face + 1) * 13 ** len(self.faces))


_zones: Final[dict[int, Zone]] = {}


def zone_of(content: int) -> Zone:
    found = _zones.get(content)
    if found is None:
        found = _zones[content] = Zone(content)
    return found
