"""What the uses of a die are worth to the stronger bots of Chem and Roll, by the tuned worth of a sheet.

The bots work on a world of their own (`Question.worlds`); the room's rules say what may be done and what it does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final, TypeVar

from labtop.engine.fields import copied
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.bots.value import CLOCK_AT, MARKET_AT, SPAN, Net, Vector, feature, features, nets
from labtop.rooms.chem_and_roll.boxes import look_up
from labtop.rooms.chem_and_roll.choosing import DICE, HIGHEST, PRICES, action_of, colours, offers, reachable
from labtop.rooms.chem_and_roll.packing import (
    ALL_FACES,
    BLACK_HOLE,
    COLOUR_OF,
    DIVISORS,
    FACES_OF,
    FIRST_EXCESS,
    LINES,
    NO_CHOICE,
    STOCK,
    VALUE_OF,
    VALUES,
    Choice,
    faces_between,
    line_of,
    row_of,
    stock_of,
    zone_of,
)
from labtop.rooms.chem_and_roll.rules import use_die
from labtop.rooms.chem_and_roll.scoring import black_hole_price, rank, sale
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table

T = TypeVar("T", float, tuple[float, float])

SURE: Final = 8.0
"""The logit of a game that is won."""
OUT: Final = -20.0
"""The logit of being put out by the black hole: below that of any sheet that is still in."""


class Use:
    """One use of a die: with which face, in which box, with what choice, at what price."""

    __slots__ = ("box", "choice", "die", "face", "price", "worth")

    def __init__(self, die: int, face: int, box: int, choice: Choice, price: int, worth: float) -> None:
        self.die = die
        self.face = face
        self.box = box
        self.choice = choice
        self.price = price
        self.worth = worth

    def action(self) -> Place:
        return action_of(self.die, self.face, self.box, PRICES.index(self.price), self.choice)


# ---- what a box offers ----------------------------------------------------------------------------------------------


@cache
def becomes(box: int, content: int, face: int, choice: Choice) -> int:
    """The content of a box after a use of a die in it; a test compares it with what the rules do."""
    value = VALUE_OF[face]
    if box < LINES:
        return line_of(content).with_die(COLOUR_OF[face], value).with_violet(choice.violet).content
    if box < STOCK:
        return row_of(box, content).with_die(value).content
    if box == STOCK:
        return stock_of(content).with_die(value).content
    if box < FIRST_EXCESS:
        return value
    if box == BLACK_HOLE:
        return content + 1
    return zone_of(content).with_die(face).content


@cache
def gain(box: int, content: int, face: int, choice: Choice, advanced: bool) -> float:
    """Dollars at once."""
    if box < LINES:
        return float(line_of(becomes(box, content, face, choice)).acid)
    if box == STOCK:
        return float(PRINTED.stock.reward) if stock_of(becomes(box, content, face, choice)).full else 0.0
    if box in DIVISORS:
        return sale(VALUE_OF[face], DIVISORS[box], advanced) / 10
    return 0.0


Offer = tuple[int, Choice, int, float]
"""A face, the choice that goes with the use, the feature the box has then, dollars at once."""


@cache
def offered(box: int, content: int, advanced: bool) -> list[Offer]:
    """All uses a box has for any die; not for an excess zone's third die, which depends on the lines."""
    found: list[Offer] = []
    for face, uses in enumerate(look_up(box, content).uses):
        for choice in uses:
            then = feature(box, becomes(box, content, face, choice))
            found.append((face, choice, then, gain(box, content, face, choice, advanced)))
    return found


def available_faces(sheet: Sheet, dice: list[int], needs_cash: bool) -> dict[int, tuple[int, int]]:
    """The faces this throw can have: face -> (price, die), the cheapest way each (rules 2.2 to 2.7)."""
    found: dict[int, tuple[int, int]] = {}
    for offer in offers(sheet, needs_cash):
        for die in DICE:
            if dice[die]:
                low, high = reachable(sheet, dice[die], offer)
                for colour in colours(sheet, die):
                    for face in faces_between(colour, low, high):
                        found.setdefault(face, (PRICES[offer], die))
    return found


# ---- what a use is worth by the net ---------------------------------------------------------------------------------


def net_of(s: Table) -> Net:
    return nets()[f"{s.options.mode}-{s.options.chemistry}"]


class Scale:
    """Weighs the uses of one sheet: dollars to come in class mode, the logit of winning in a draft."""

    __slots__ = ("advanced", "clock", "draft", "net", "options", "other", "paid", "seat", "sheet", "table", "total")

    def __init__(self, s: Table, seat: int, clock: int, other: int = -1) -> None:
        self.table = s
        self.seat = seat
        self.sheet = s.sheets[seat]
        self.net = net_of(s)
        self.clock = clock
        self.draft = s.draft
        self.advanced = s.advanced
        self.options = s.options
        self.other = other
        numbers = [*features(self.sheet.boxes, self.sheet.market, s.draft), CLOCK_AT + clock]
        total = self.net.summed(numbers)
        if s.draft:
            beside = s.sheets[other]
            for number in features(beside.boxes, beside.market, True):
                total = self.net.plus(total, SPAN + number)
            total = self.net.richer(total, (self.sheet.money() - beside.money()) / 10)
        self.total = total
        self.paid: Vector = total
        """The same with one visit to the market less."""
        if self.sheet.market:
            self.paid = self.net.plus(
                self.net.without(total, MARKET_AT + self.sheet.market), MARKET_AT + self.sheet.market - 1
            )

    def uses(self, faces: dict[int, tuple[int, int]]) -> list[Use]:
        """Every use of these faces, weighed; `faces` is as `available_faces` returns it."""
        found: list[Use] = []
        seen: list[int] = []
        boxes = self.sheet.boxes
        for box in range(BLACK_HOLE + 1 if self.draft else FIRST_EXCESS):
            content = boxes[box]
            if box < LINES:
                if content in seen:  # a line like one before offers nothing new
                    continue
                seen.append(content)
            if FIRST_EXCESS <= box < BLACK_HOLE:
                self.weigh_zone(box, content, faces, found)
            else:
                self.weigh_box(box, content, faces, found)
        return found

    def weigh_box(self, box: int, content: int, faces: dict[int, tuple[int, int]], found: list[Use]) -> None:
        free: Vector | None = None
        paid: Vector | None = None
        old = feature(box, content)
        for face, choice, then, dollars in offered(box, content, self.advanced):
            if face not in faces:
                continue
            price, die = faces[face]
            if price:
                if paid is None:
                    paid = self.net.without(self.paid, old)
                base = paid
            else:
                if free is None:
                    free = self.net.without(self.total, old)
                base = free
            use = Use(die, face, box, choice, price, 0.0)
            if box == BLACK_HOLE:
                use.worth = self.swallowed(base, then, price)
            elif self.draft:
                use.worth = self.drafted(use, base, then, dollars)
            else:
                use.worth = dollars - price + (self.net.worth(base, then, self.clock) if self.clock else 0.0)
            found.append(use)

    def drafted(self, use: Use, base: Vector, then: int, dollars: float) -> float:
        if use.box < LINES and dollars and self.sheet.sold_lines == LINES - 1:
            return self.ended(use)
        return self.net.worth(self.net.richer(base, dollars - use.price), then, self.clock)

    def swallowed(self, base: Vector, then: int, price: int) -> float:
        """Rules 8.10, 8.11."""
        count = self.sheet.black_hole + 1
        if count >= self.options.black_hole_limit:
            return OUT
        dollars = -float(price + black_hole_price(self.options, count))
        return self.net.worth(self.net.richer(base, dollars), then, self.clock)

    def weigh_zone(self, box: int, content: int, faces: dict[int, tuple[int, int]], found: list[Use]) -> None:
        """An excess zone; its third die changes a line too (rule 8.7)."""
        old = feature(box, content)
        seen: set[tuple[int, int, int]] = set()
        for face, (price, die) in faces.items():
            for choice in self.sheet.takes[box].uses[face]:
                use = Use(die, face, box, choice, price, 0.0)
                base = self.net.without(self.paid if price else self.total, old)
                then = feature(box, becomes(box, content, face, NO_CHOICE))
                if not choice.line:
                    use.worth = self.net.worth(self.net.richer(base, -float(price)), then, self.clock)
                    found.append(use)
                    continue
                key = (self.sheet.line(choice.line - 1).content, choice.violet, face)
                if key not in seen:  # a line like one before
                    seen.add(key)
                    use.worth = self.third_in_zone(use, base, then)
                    found.append(use)

    def third_in_zone(self, use: Use, base: Vector, then: int) -> float:
        line = self.sheet.line(use.choice.line - 1)
        filled = line.with_violet(use.choice.violet)
        if filled.acid and self.sheet.sold_lines == LINES - 1:
            return self.ended(use)
        base = self.net.plus(self.net.without(base, feature(0, line.content)), then)
        base = self.net.richer(base, float(filled.acid - use.price))
        return self.net.worth(base, feature(0, filled.content), self.clock)

    def ended(self, use: Use) -> float:
        """The fifth line ends a draft (rule 8.13): whether this seat has won then."""
        after = with_sheet(self.table, self.seat)
        use_die(after, self.seat, use.action(), None)
        mine, theirs = rank(after, self.seat), rank(after, self.other)
        return SURE if mine > theirs else -SURE if mine < theirs else 0.0


def with_sheet(s: Table, seat: int) -> Table:
    """A table whose dice and sheet of this seat may be changed; all the rest is shared and must stay as it is."""
    c = Table(s.seats)
    c.options = s.options
    c.draft = s.draft
    c.advanced = s.advanced
    c.sheets = s.sheets[:]
    c.sheets[seat] = copied(s.sheets[seat])
    c.dice = s.dice[:]
    c.round = s.round
    c.starter = s.starter
    return c


def best(uses: Iterable[Use]) -> Use:
    """The first of the best, so that the same uses always give the same answer."""
    return max(uses, key=lambda use: use.worth)


def chance_of(logit: float) -> float:
    return 1 / (1 + math.exp(-logit))


# ---- class mode: the mean over the coming throw ---------------------------------------------------------------------

EVERY_FACE: Final = {face: (0, COLOUR_OF[face]) for face in range(ALL_FACES)}
BOUGHT: Final = {
    face: (min(PRICES[offer] for offer in range(1, len(PRICES)) if HIGHEST[offer] >= VALUE_OF[face]), COLOUR_OF[face])
    for face in range(ALL_FACES)
}


def mean_of_next(s: Table, seat: int, left: int) -> float:
    """Dollars to come with `left` rounds to play: the exact mean over all 1296 throws of the best use by the net."""
    if left == 0:
        return 0.0
    sheet = s.sheets[seat]
    scale = Scale(s, seat, left - 1)
    plain, paid = [-99.0] * ALL_FACES, [-99.0] * ALL_FACES
    for use in scale.uses(EVERY_FACE):
        plain[use.face] = max(plain[use.face], use.worth)
    if len(offers(sheet, s.options.market_needs_cash)) > 1:
        for use in scale.uses(BOUGHT):
            paid[use.face] = max(paid[use.face], use.worth)
    return mean_of_best(after_changes(sheet, plain, paid))


def after_changes(sheet: Sheet, plain: list[T], paid: list[T]) -> list[list[T]]:
    """By colour and rolled value: the best of what is given by face, for each die and all it can be made into."""
    rolled = []
    for colour in DICE:
        bought = [paid[face] for face in FACES_OF[colour]]
        row = []
        for value in VALUES:
            low, high = reachable(sheet, value, 0)
            row.append(max([plain[face] for face in faces_between(colour, low, high)] + bought))
        rolled.append(row)
    if sheet.recolour:
        best = [max(column) for column in zip(*rolled)]
        rolled = [best for _ in DICE]
    return rolled


def mean_of_best(rolled: list[list[float]]) -> float:
    """The mean of the best of four dice, given what each brings by colour and value.

    The 24 amounts are sorted; each counts as often as it is the best of one of the 1296 throws.
    """
    order = sorted((worth, colour) for colour in DICE for worth in rolled[colour])
    counts = [0, 0, 0, 0]
    mean, before = 0.0, 0
    for worth, colour in order:
        counts[colour] += 1
        now = counts[0] * counts[1] * counts[2] * counts[3]
        mean += worth * (now - before)
        before = now
    return mean / 1296
