"""What a box takes (rules 3 to 6, 8.6, 9): plain predicates, worked out once per content and then looked up.

For each content of a box there is a table over all 24 faces: the uses that the box offers a die with that face. The
predicates are the rules; the tables make them quick.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from labtop.rooms.chem_and_roll.packing import (
    ALL_BOXES,
    ALL_FACES,
    BLACK_HOLE,
    BLUE,
    CHOICES,
    COLOUR_OF,
    FACE,
    FACES_OF,
    FIRST_EXCESS,
    GASES,
    LINES,
    NO_CHOICE,
    PATTERNS,
    RED,
    ROW_COLOURS,
    SALE_COLOURS,
    SIZES,
    STOCK,
    VALUE_OF,
    VALUES,
    WHITE,
    YELLOW,
    Choice,
    Line,
    Zone,
    counts_as_one,
    line_of,
    mask_of,
    row_of,
    stock_of,
)

RUN: Final = 0
SAME_VALUE: Final = 1
ONE_COLOUR: Final = 2

NONE: Final[list[Choice]] = []
PLAIN: Final[list[Choice]] = [NO_CHOICE]


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
    """For each of the 24 faces: the uses a box offers."""

    __slots__ = ("in_all", "mask", "names_a_line", "uses", "ways")

    def __init__(self, uses: list[list[Choice]]) -> None:
        self.uses = uses
        """One choice for each use; no use at all: the box does not take that face."""
        self.ways = bytes([len(found) for found in uses])
        """How many uses each face has: at most 30 in one box and, with all boxes together, 101."""
        self.in_all = counts_as_one(self.ways)
        self.mask = mask_of([face for face in range(ALL_FACES) if uses[face]])
        """The faces it takes, as a client's menu has them."""
        self.names_a_line = any(found[0].line > 0 for found in uses if found)
        """Whether some use names the line of an SO3: so it is in an excess zone that waits for its third die."""

    def offers(self, face: int, violet: int, line: int) -> bool:
        return any(choice.violet == violet and choice.line == line for choice in self.uses[face])


NOTHING: Final = Takes([NONE] * ALL_FACES)
ANYTHING: Final = Takes([PLAIN] * ALL_FACES)


# ---- lines ----------------------------------------------------------------------------------------------------------


def product(blue: int, red: int, advanced: bool) -> int:
    """Rules 3.3 and 9.2: the SO3 of one blue and one red, before the water bonus; 0: they do not react."""
    if advanced:
        return min(blue, 2 * red)
    return blue if blue == red else 0


def violets(base: int, line: Line) -> list[int]:
    """Rules 3.4, 3.5, 9.5: the SO3 values that may be written, highest first."""
    low, high = max(1, base - line.reach), min(6, base + line.reach)
    if line.white and not line.advanced:
        return [line.white] if low <= line.white <= high else []
    return list(range(high, low - 1, -1))


def line_uses(line: Line, colour: int, value: int) -> list[Choice]:
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
    return [CHOICES[0][violet] for violet in violets(base, line)] if base else NONE


# ---- rows -----------------------------------------------------------------------------------------------------------


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


def needed(box: int, held: list[int]) -> list[int]:
    """Rules 5.3, 5.4: for each empty box of a row the value that every way to complete it needs, 0 where there is none.

    A run of three that begins with 6 needs 5 and 4; one that begins with 5 needs 4, and a 3 or a 6.
    """
    pattern, size = PATTERNS[box], SIZES[box]
    ways = [list(dice) for dice in combinations_with_replacement(VALUES, size - len(held))]
    done = [way for way in ways if is_complete(pattern, sorted([*held, *way]))]
    sure = [value for value in VALUES for _ in range(min(way.count(value) for way in done))]
    return sorted(sure, reverse=True) + [0] * (size - len(held) - len(sure))


def is_complete(pattern: str, dice: list[int]) -> bool:
    """Rules 5.3, 5.4: whether these dice, as many as the row has boxes, are its pattern."""
    counts = sorted(dice.count(value) for value in set(dice))
    if pattern == "run":
        return counts[-1] == 1 and max(dice) - min(dice) < len(dice)
    if pattern == "equal":
        return len(counts) == 1
    return counts == ([2, 2] if pattern == "two-pairs" else [2, 3])


# ---- excess zones ---------------------------------------------------------------------------------------------------


def zone_can_take(zone: int, rule: int, held: list[int]) -> bool:
    """Rules 8.6 and 8.9: whether dice with these faces can still become a series."""
    colours = {COLOUR_OF[face] for face in held}
    values = [VALUE_OF[face] for face in held]
    if rule == ONE_COLOUR and colours != {zone - FIRST_EXCESS}:
        return False
    if rule == SAME_VALUE:
        return len(colours) == 1 and len(set(values)) == 1
    return len(set(values)) == len(values) and max(values) - min(values) < 3


def zone_takes(box: int, rule: int, zone: Zone, lines: list[int]) -> Takes:
    """An excess zone's table. For the third die it depends on the contents of all lines; others are kept."""
    key = (box, rule, zone.content)
    if len(zone.faces) == 2:
        middles = _middles.get(key)
        if middles is None:
            middles = _middles[key] = middles_with(box, rule, zone)
        return third_die(middles, lines)
    found = _zone_tables.get(key)
    if found is None:
        found = _zone_tables[key] = first_dice(box, rule, zone)
    return found


_zone_tables: Final[dict[tuple[int, int, int], Takes]] = {}
_middles: Final[dict[tuple[int, int, int], list[int]]] = {}


def first_dice(box: int, rule: int, zone: Zone) -> Takes:
    """The table of a zone whose next die does not complete a series, and so needs no choice."""
    uses = [NONE] * ALL_FACES
    for face in GASES:
        if len(zone.faces) < 3 and zone_can_take(box, rule, [*zone.faces, face]):
            uses[face] = PLAIN
    return Takes(uses)


def middles_with(box: int, rule: int, zone: Zone) -> list[int]:
    """By face: the middle value of the series that it completes as the third die; 0: it completes none."""
    middles = [0] * ALL_FACES
    for face in GASES:
        if zone_can_take(box, rule, [*zone.faces, face]):
            middles[face] = sorted([*zone.values, VALUE_OF[face]])[1]
    return middles


def third_die(middles: list[int], lines: list[int]) -> Takes:
    """The table of a zone whose series these faces complete, on a sheet whose lines have these contents."""
    uses = [NONE] * ALL_FACES
    given: dict[int, list[Choice]] = {}
    for face in GASES:
        middle = middles[face]
        if middle:
            if middle not in given:
                given[middle] = excess_uses(middle, lines)
            uses[face] = given[middle]
    return Takes(uses)


def excess_uses(middle: int, lines: list[int]) -> list[Choice]:
    """Rules 8.7 and 8.8: lines without a violet whose white, if any, it can meet."""
    found: list[Choice] = []
    for number, content in enumerate(lines, 1):
        found += line_excess(middle, number, content)
    return found


_excess: Final[dict[tuple[int, int, int], list[Choice]]] = {}


def line_excess(middle: int, number: int, content: int) -> list[Choice]:
    """What one line adds; worked out once for each content."""
    key = (middle, number, content)
    found = _excess.get(key)
    if found is None:
        line = line_of(content)
        written = violets(middle, line) if line.violet == 0 else []
        found = _excess[key] = [CHOICES[number][violet] for violet in written]
    return found


# ---- the tables -----------------------------------------------------------------------------------------------------


def work_out(box: int, content: int) -> Takes:
    """Ask the predicates about all 24 faces."""
    if box == BLACK_HOLE:
        return ANYTHING  # rule 8.10
    uses = [NONE] * ALL_FACES
    if box < LINES:
        line = line_of(content)
        for face in range(ALL_FACES):
            uses[face] = line_uses(line, COLOUR_OF[face], VALUE_OF[face])
    elif box < STOCK:
        held = row_of(box, content).values
        for value in VALUES:
            if can_become(PATTERNS[box], SIZES[box], [*held, value]):
                uses[FACE[ROW_COLOURS[box]][value]] = PLAIN
    elif box == STOCK:
        missing = stock_of(content).missing
        for face in range(ALL_FACES):
            if VALUE_OF[face] in missing:  # rule 6.3
                uses[face] = PLAIN
    elif content == 0:  # rules 6.1, 6.2
        for face in FACES_OF[SALE_COLOURS[box]]:
            uses[face] = PLAIN
    return Takes(uses)


_line_tables: Final[dict[int, Takes]] = {}
_tables: Final[list[dict[int, Takes]]] = [_line_tables if box < LINES else {} for box in range(ALL_BOXES)]
"""By box, then content; all lines share theirs."""


def look_up(box: int, content: int) -> Takes:
    """The table of a box with this content."""
    found = _tables[box].get(content)
    if found is None:
        found = _tables[box][content] = work_out(box, content)
    return found
