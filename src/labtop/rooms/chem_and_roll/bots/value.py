"""What a sheet of Chem and Roll is worth: a small net over its boxes, tuned by benchmarks/tune_chem_and_roll.py.

Every box is a feature by what it holds; the five lines share theirs, since they are alike. A feature is a short vector;
the vectors of a sheet add up, pass through `max(0, x)` and are weighed. A die changes one or two boxes, so that the
worth of what follows costs one or two vectors instead of eighteen.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from labtop.engine import content
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    CATALYST_SALE,
    FIRST_EXCESS,
    LINES,
    PATTERNS,
    STOCK,
    WATER_SALE,
    Line,
    Row,
    Stock,
    line_of,
    row_of,
    stock_of,
    zone_of,
)

# ---- features: what a box holds, as one number ----------------------------------------------------------------------

LINE_SPAN: Final = 19 * 7 + 1
"""A gas (none, SO2, O2 or SO3 with a value) with water or none, and one number for all lines that are sold."""
ROW_SPAN: Final = 23
"""A row by what counts for its pattern."""
FIRST_ROW: Final = LINE_SPAN
STOCK_AT: Final = FIRST_ROW + ROW_SPAN * (STOCK - LINES)
SALES_AT: Final = STOCK_AT + 64
MARKET_AT: Final = SALES_AT + 4
ZONE_AT: Final = MARKET_AT + 3
HOLE_AT: Final = ZONE_AT + 17
CLOCK_AT: Final = HOLE_AT + 8
"""Class mode: rounds to come. Draft: how many dice of this round were taken before, 0 to 3."""
SPAN: Final = CLOCK_AT + 21


@cache
def feature(box: int, content: int) -> int:
    """The number of what a box holds; equal for contents of about the same worth."""
    if box < LINES:
        return line_feature(line_of(content))
    if box < STOCK:
        return FIRST_ROW + ROW_SPAN * (box - LINES) + row_feature(row_of(box, content))
    if box == STOCK:
        return STOCK_AT + stock_feature(stock_of(content))
    if box in (WATER_SALE, CATALYST_SALE):
        return SALES_AT + 2 * (box - WATER_SALE) + (content > 0)
    if box == BLACK_HOLE:
        return HOLE_AT + content
    return ZONE_AT + zone_feature(zone_of(content).values)


def line_feature(line: Line) -> int:
    if line.acid:
        return LINE_SPAN - 1
    gas = 12 + line.violet if line.violet else line.blue or (6 + line.red if line.red else 0)
    return 7 * gas + line.white


def row_feature(row: Row) -> int:
    """0: empty; 22: complete; a run by its values, any other pattern by how many are equal."""
    if row.full:
        return ROW_SPAN - 1
    if PATTERNS[row.box] == "run":
        return run_feature(row.values)
    counts = sorted((row.values.count(value) for value in set(row.values)), reverse=True)
    return 0 if not counts else 4 * counts[0] + (counts[1] if len(counts) > 1 else 0)


def stock_feature(stock: Stock) -> int:
    """Every set of boxes has a number of its own, 0 to 63."""
    return sum(2 ** (value - 1) for value in stock.values)


def run_feature(values: list[int]) -> int:
    """1 to 6: one value; 7 to 15: two of them, by the lower one and the gap."""
    if len(values) < 2:
        return sum(values)
    low, high = min(values), max(values)
    return 5 + 2 * low if high - low == 1 else 6 + 2 * low


def zone_feature(values: list[int]) -> int:
    if len(values) == 3:
        return 16
    if len(values) == 2 and values[0] == values[1]:  # rule 8.9: equal ones count like neighbours
        values = [min(values[0], 5), min(values[0], 5) + 1]
    return run_feature(values)


def features(boxes: list[int], market: int, draft: bool) -> list[int]:
    """All of a sheet."""
    last = BLACK_HOLE + 1 if draft else FIRST_EXCESS
    return [feature(box, boxes[box]) for box in range(last)] + [MARKET_AT + market]


# ---- the net --------------------------------------------------------------------------------------------------------

GRAIN: Final = 200
"""Weights are written as whole parts of this."""


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """One net as it is stored: a row of whole numbers per line of text."""

    id: str
    """Mode and chemistry."""
    iterations: int
    own: str
    """Feature, then its vector, the plain worth last. In a draft those of the other sheet follow, from SPAN on."""
    margin: str
    """Draft: the vector of one dollar more than the other has."""
    bias: str
    out: str
    """By clock: what each part of the summed vector weighs."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    command: str
    """What made them."""
    net: list[Written]


Vector = list[float]


def vectors(text: str) -> list[Vector]:
    return [[int(word) / GRAIN for word in line.split()] for line in text.strip().split("\n")]


class Net:
    """One tuned net: it estimates the dollars still to come (class mode), or the logit of winning (draft)."""

    __slots__ = ("bias", "margin", "out", "rows")

    def __init__(self, written: Written) -> None:
        self.out = vectors(written.out)
        self.margin = vectors(written.margin)[0]
        self.bias = vectors(written.bias)[0]
        never: Vector = [0.0] * len(self.bias)
        self.rows = [never] * (2 * SPAN)
        for line in written.own.strip().split("\n"):
            number, *vector = line.split()
            self.rows[int(number)] = [int(word) / GRAIN for word in vector]

    def summed(self, numbers: list[int]) -> Vector:
        """The vectors of these features added up."""
        total = self.bias
        for number in numbers:
            total = [a + b for a, b in zip(total, self.rows[number])]
        return total

    def without(self, total: Vector, number: int) -> Vector:
        return [a - b for a, b in zip(total, self.rows[number])]

    def plus(self, total: Vector, number: int) -> Vector:
        return [a + b for a, b in zip(total, self.rows[number])]

    def richer(self, total: Vector, dollars: float) -> Vector:
        return [a + dollars * b for a, b in zip(total, self.margin)] if dollars else total

    def worth(self, total: Vector, number: int, clock: int) -> float:
        """What a sum is worth with one more feature."""
        row = self.rows[number]
        worth = total[-1] + row[-1]
        for a, b, weight in zip(total, row, self.out[clock]):
            x = a + b
            if x > 0.0:
                worth += x * weight
        return worth


@cache
def nets() -> dict[str, Net]:
    """Read once, when the first bot thinks."""
    return {written.id: Net(written) for written in content.read("chem_and_roll", "weights", Weights).net}
