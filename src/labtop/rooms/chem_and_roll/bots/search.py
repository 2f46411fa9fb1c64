"""What the uses of a die are worth to the stronger bots of Chem and Roll, by the tuned worth of a sheet.

They work on a world of their own (`Question.worlds`); what may be done and what it does is asked of the room's rules.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final

from labtop.engine.fields import copied
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.bots.value import CLOCK_AT, MARKET_AT, SPAN, Net, Vector, feature, features, nets
from labtop.rooms.chem_and_roll.boxes import (
    BLACK_HOLE,
    DIVISORS,
    FIRST_EXCESS,
    LINES,
    STOCK,
    acid_sold,
    look_up,
    with_die,
)
from labtop.rooms.chem_and_roll.choosing import DICE, HIGHEST, PRICES, colours, offers, reachable, use_of
from labtop.rooms.chem_and_roll.rules import use_die
from labtop.rooms.chem_and_roll.scoring import black_hole_price, rank, sale
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import STOCK_FULL, Sheet, Table

SURE: Final = 8.0
"""The logit of a game that is won."""
OUT: Final = -20.0
"""Worse than any loss that may still be turned: the last place in the black hole."""


class Use:
    """One use of a die: as which of the 24, where, with what, at what price."""

    __slots__ = ("box", "die", "line", "price", "violet", "which", "worth")

    def __init__(self, die: int, which: int, box: int, use: int, price: int, worth: float) -> None:
        self.die = die
        self.which = which
        self.box = box
        self.violet = use % 7
        self.line = use // 7
        self.price = price
        self.worth = worth

    def action(self) -> Place:
        return use_of(self.die, self.which, self.box, PRICES.index(self.price), self.violet + 7 * self.line)


# ---- what a box offers ----------------------------------------------------------------------------------------------


@cache
def becomes(box: int, held: int, which: int, use: int) -> int:
    """What a box holds afterwards; equal to what the rules make of it, which a test makes sure of."""
    value = which % 6 + 1
    if box < LINES:
        return with_die(held, which // 6, value) + 49 * use
    if box < STOCK:
        return held + (1 << 3 * value)
    if box == STOCK:
        return held | 1 << value
    if box < FIRST_EXCESS:
        return value
    if box == BLACK_HOLE:
        return held + 1
    later = 13 if held else 1
    return held + (which + 1) * (later if held < 13 else 169)


@cache
def gain(box: int, held: int, which: int, use: int, advanced: bool) -> float:
    """Dollars at once."""
    if box < LINES:
        return float(acid_sold(becomes(box, held, which, use)))
    if box == STOCK:
        return float(PRINTED.stock.reward) if becomes(box, held, which, use) == STOCK_FULL else 0.0
    if box in DIVISORS:
        return sale(which % 6 + 1, DIVISORS[box], advanced) / 10
    return 0.0


Offer = tuple[int, int, int, float]
"""Which of the 24 dice, the use, the feature the box has then, dollars at once."""


@cache
def offered(box: int, held: int, advanced: bool) -> list[Offer]:
    """All uses a box has for any die; not for an excess zone's third die, which depends on the lines."""
    found: list[Offer] = []
    for which, uses in enumerate(look_up(box, held).uses):
        for use in uses:
            then = feature(box, becomes(box, held, which, use))
            found.append((which, use, then, gain(box, held, which, use, advanced)))
    return found


def to_be_had(sheet: Sheet, dice: list[int], needs_cash: bool) -> dict[int, tuple[int, int]]:
    """The dice this throw can become: which of the 24 -> (price, die), the cheapest way each (rules 2.2 to 2.7)."""
    found: dict[int, tuple[int, int]] = {}
    for offer in offers(sheet, needs_cash):
        for die in DICE:
            if dice[die]:
                low, high = reachable(sheet, dice[die], offer)
                for colour in colours(sheet, die):
                    for which in range(colour * 6 + low - 1, colour * 6 + high):
                        found.setdefault(which, (PRICES[offer], die))
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

    def uses(self, had: dict[int, tuple[int, int]]) -> list[Use]:
        """Every use of these dice, weighed."""
        found: list[Use] = []
        seen: list[int] = []
        boxes = self.sheet.boxes
        for box in range(BLACK_HOLE + 1 if self.draft else FIRST_EXCESS):
            held = boxes[box]
            if box < LINES:
                if held in seen:  # a line like one before offers nothing new
                    continue
                seen.append(held)
            if FIRST_EXCESS <= box < BLACK_HOLE:
                self.weigh_zone(box, held, had, found)
            else:
                self.weigh_box(box, held, had, found)
        return found

    def weigh_box(self, box: int, held: int, had: dict[int, tuple[int, int]], found: list[Use]) -> None:
        free: Vector | None = None
        paid: Vector | None = None
        old = feature(box, held)
        for which, use, then, dollars in offered(box, held, self.advanced):
            if which not in had:
                continue
            price, die = had[which]
            if price:
                if paid is None:
                    paid = self.net.without(self.paid, old)
                base = paid
            else:
                if free is None:
                    free = self.net.without(self.total, old)
                base = free
            if box == BLACK_HOLE:
                worth = self.swallowed(base, held, then, price)
            elif self.draft:
                worth = self.drafted(box, base, then, dollars - price, held, which, use, price)
            else:
                worth = dollars - price + (self.net.worth(base, then, self.clock) if self.clock else 0.0)
            found.append(Use(die, which, box, use, price, worth))

    def drafted(
        self, box: int, base: Vector, then: int, dollars: float, held: int, which: int, use: int, price: int
    ) -> float:
        if box < LINES and self.sheet.sold_lines == LINES - 1 and acid_sold(becomes(box, held, which, use)):
            return self.ended(Use(0, which, box, use, price, 0.0))
        return self.net.worth(self.net.richer(base, dollars), then, self.clock)

    def swallowed(self, base: Vector, held: int, then: int, price: int) -> float:
        """Rules 8.10, 8.11."""
        if held + 1 >= self.options.black_hole_limit:
            return OUT
        dollars = -float(price + black_hole_price(self.options, held + 1))
        return self.net.worth(self.net.richer(base, dollars), then, self.clock)

    def weigh_zone(self, box: int, held: int, had: dict[int, tuple[int, int]], found: list[Use]) -> None:
        """An excess zone; its third die changes a line too (rule 8.7)."""
        old = feature(box, held)
        seen: dict[tuple[int, int, int], float] = {}
        for which, (price, die) in had.items():
            for use in self.sheet.takes[box].uses[which]:
                then = feature(box, becomes(box, held, which, 0))
                base = self.net.without(self.paid if price else self.total, old)
                if not use:
                    worth = self.net.worth(self.net.richer(base, -float(price)), then, self.clock)
                    found.append(Use(die, which, box, use, price, worth))
                    continue
                line = self.sheet.boxes[use // 7 - 1]
                key = (line, use % 7, which)
                if key in seen:
                    continue
                seen[key] = 0.0
                filled = line + 49 * (use % 7)
                if self.sheet.sold_lines == LINES - 1 and acid_sold(filled):
                    worth = self.ended(Use(die, which, box, use, price, 0.0))
                else:
                    base = self.net.plus(self.net.without(base, feature(0, line)), then)
                    base = self.net.richer(base, float(acid_sold(filled) - price))
                    worth = self.net.worth(base, feature(0, filled), self.clock)
                found.append(Use(die, which, box, use, price, worth))

    def ended(self, use: Use) -> float:
        """The fifth line ends a draft (rule 8.13): who has won then."""
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
    """The first of the best: no chance in it."""
    return max(uses, key=lambda use: use.worth)


def chance_of(logit: float) -> float:
    return 1 / (1 + math.exp(-logit))


# ---- class mode: the mean over the coming throw ---------------------------------------------------------------------

EVERY_DIE: Final = {which: (0, which // 6) for which in range(24)}
BOUGHT: Final = {
    which: (min(PRICES[offer] for offer in range(1, len(PRICES)) if HIGHEST[offer] > which % 6), which // 6)
    for which in range(24)
}


def mean_of_next(s: Table, seat: int, left: int) -> float:
    """Dollars to come with `left` rounds to play: the exact mean over all 1296 throws of the best use by the net."""
    if left == 0:
        return 0.0
    sheet = s.sheets[seat]
    scale = Scale(s, seat, left - 1)
    plain, paid = [-99.0] * 24, [-99.0] * 24
    for use in scale.uses(EVERY_DIE):
        plain[use.which] = max(plain[use.which], use.worth)
    if len(offers(sheet, s.options.market_needs_cash)) > 1:
        for use in scale.uses(BOUGHT):
            paid[use.which] = max(paid[use.which], use.worth)
    return mean_of_best(after_changes(sheet, plain, paid))


def after_changes(sheet: Sheet, plain: list[float], paid: list[float]) -> list[list[float]]:
    """By colour and rolled value: the best a die can be made to bring."""
    rolled = []
    for colour in DICE:
        row = []
        for value in range(1, 7):
            low, high = reachable(sheet, value, 0)
            row.append(max(*plain[colour * 6 + low - 1 : colour * 6 + high], *paid[colour * 6 : colour * 6 + 6]))
        rolled.append(row)
    if sheet.recolour:
        rolled = [[max(row[value] for row in rolled) for value in range(6)] for _ in DICE]
    return rolled


def mean_of_best(rolled: list[list[float]]) -> float:
    """The mean of the best of four dice: sorted, each counts as often as it is the best of a throw."""
    order = sorted((worth, colour) for colour in DICE for worth in rolled[colour])
    counts = [0, 0, 0, 0]
    mean, before = 0.0, 0
    for worth, colour in order:
        counts[colour] += 1
        now = counts[0] * counts[1] * counts[2] * counts[3]
        mean += worth * (now - before)
        before = now
    return mean / 1296
