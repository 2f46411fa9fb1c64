"""What can be said of the use of a die in Chem and Roll: each reason is a fact of the sheet before and after it.

Chances are for the next throw, without the market. In the last round of the class mode there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labtop.bots.reasons import Named, Numbers
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.bots.draft import rival
from labtop.rooms.chem_and_roll.bots.search import with_sheet
from labtop.rooms.chem_and_roll.choosing import reachable
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    BLUE,
    BONUS,
    BOX_NUMBERS,
    BOXES,
    COLOURS,
    DIVISORS,
    FIRST_CATALYST,
    FIRST_EXCESS,
    LINES,
    RED,
    ROW_COLOURS,
    STOCK,
    VALUE_OF,
    VALUES,
    WHITE,
    faces_between,
)
from labtop.rooms.chem_and_roll.rules import ROUNDS, colour_used, use_die
from labtop.rooms.chem_and_roll.scoring import black_hole_price, rank
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table


class Position:
    """A table, one seat, and its sheet after each use."""

    def __init__(self, s: Table, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.sheet: Sheet = s.sheets[seat]
        self.tables: dict[Action, Table] = {}

    @property
    def more(self) -> bool:
        """Another throw comes: in a draft nobody knows when the game ends."""
        return self.s.draft or self.s.round < ROUNDS

    def table(self, a: Place) -> Table:
        if a not in self.tables:
            after = with_sheet(self.s, self.seat)
            use_die(after, self.seat, a, None)
            self.tables[a] = after
        return self.tables[a]

    def after(self, a: Place) -> Sheet:
        return self.table(a).sheets[self.seat]

    def ends(self, a: Action) -> bool:
        """The fifth acid of a draft (rule 8.9)."""
        return isinstance(a, Place) and self.s.draft and self.after(a).sold_lines == LINES

    def brings(self, a: Place) -> int:
        """Money at once, in tenths of a dollar; what the market takes is in it."""
        return self.after(a).money() - self.sheet.money()

    def new_acid(self, a: Place) -> bool:
        return self.after(a).sold_lines > self.sheet.sold_lines

    def new_product(self, a: Place) -> tuple[int, int] | None:
        """The line that gets SO3, and its value."""
        for n in range(LINES):
            now = self.after(a).line(n).violet
            if now and not self.sheet.line(n).violet:
                return n, now
        return None


# ---- what a use gives -----------------------------------------------------------------------------------------------


def last_line(p: Position, a: Place, _: Place | None) -> Numbers | None:
    if not p.ends(a):
        return None
    after = p.table(a)
    other = rival(after, p.seat)
    ahead = (p.after(a).money() - after.sheets[other].money()) / 10
    won = rank(after, p.seat) > rank(after, other)
    return {"ahead": whole(abs(ahead)), "leads": "yes" if won else "no"}


def acid(p: Position, a: Place, _: Place | None) -> Numbers | None:
    if not p.new_acid(a) or p.ends(a):
        return None
    line = next(n for n in range(LINES) if p.after(a).line(n).acid and not p.sheet.line(n).acid)
    return {"line": line + 1, "gain": (p.after(a).acid - p.sheet.acid) // 10}


def stock(p: Position, a: Place, _: Place | None) -> Numbers | None:
    if BOX_NUMBERS[a.box] != STOCK or not (p.more or p.after(a).stock.full):
        return None
    return {"missing": len(p.after(a).stock.missing), "reward": PRINTED.stock.reward, "value": a.value}


def sale(p: Position, a: Place, _: Place | None) -> Numbers | None:
    if BOX_NUMBERS[a.box] not in DIVISORS:
        return None
    return {"box": a.box, "value": a.value, "gain": whole((p.after(a).sales - p.sheet.sales) / 10)}


def black_hole(p: Position, a: Place, _: Place | None) -> Numbers | None:
    if BOX_NUMBERS[a.box] != BLACK_HOLE:
        return None
    count, limit = p.after(a).black_hole, p.s.options.black_hole_limit
    last = "yes" if count >= limit else "no"
    return {"count": count, "price": black_hole_price(p.s.options, count), "last": last}


def too_late(p: Position, a: Place, _: Place | None) -> Numbers | None:
    """In the last round, a use that brings no money."""
    return {} if not p.more and p.brings(a) <= 0 else None


def reaction(p: Position, a: Place, _: Place | None) -> Numbers | None:
    """SO3 in a line, by its two gases or, from an excess zone, by three of them."""
    made = None if p.new_acid(a) or not p.more else p.new_product(a)
    if made is None:
        return None
    line, violet = made
    numbers: Numbers = {"line": line + 1, "violet": violet, "excess": "yes" if a.line else "no"}
    return {**numbers, "chance": percent(fits(p.after(a), line, (WHITE,)))}


def gas(p: Position, a: Place, _: Place | None) -> Numbers | None:
    box, colour = BOX_NUMBERS[a.box], colour_used(a)
    if box >= LINES or colour == WHITE or not p.more or p.new_product(a) or p.after(a).line(box).violet:
        return None
    partner = RED if colour == BLUE else BLUE
    numbers: Numbers = {"line": box + 1, "value": a.value, "colour": COLOURS[colour]}
    return {**numbers, "chance": percent(fits(p.after(a), box, (partner,)))}


def water(p: Position, a: Place, _: Place | None) -> Numbers | None:
    box = BOX_NUMBERS[a.box]
    if box >= LINES or colour_used(a) != WHITE or not p.more or p.after(a).line(box).acid:
        return None
    return {"line": box + 1, "value": a.value}


def row_of(p: Position, a: Place, family: str) -> int | None:
    box = BOX_NUMBERS[a.box]
    if not LINES <= box < STOCK or not p.more:
        return None
    return box if (box >= FIRST_CATALYST) == (family == "catalyst") else None


def catalyst_row(p: Position, a: Place, _: Place | None) -> Numbers | None:
    box = row_of(p, a, "catalyst")
    if box is None or not p.after(a).row(box).full:
        return None
    old, new = percent(hits(p.sheet, WHITE, 4)), percent(hits(p.after(a), WHITE, 4))
    return {"box": BOXES[box], "bonus": BONUS[box], "before": old, "chance": new} if new > old else None


def water_row(p: Position, a: Place, _: Place | None) -> Numbers | None:
    box = row_of(p, a, "water")
    if box is None or not p.after(a).row(box).full:
        return None
    return {"box": BOXES[box], "reach": p.after(a).reach}


def catalyst_step(p: Position, a: Place, _: Place | None) -> Numbers | None:
    return step(p, a, "catalyst")


def water_step(p: Position, a: Place, _: Place | None) -> Numbers | None:
    return step(p, a, "water")


def step(p: Position, a: Place, family: str) -> Numbers | None:
    box = row_of(p, a, family)
    if box is None or p.after(a).row(box).full:
        return None
    likely = percent(fits(p.after(a), box, (ROW_COLOURS[box],)))
    return {"box": BOXES[box], "missing": p.after(a).row(box).missing, "chance": likely}


def excess_step(p: Position, a: Place, _: Place | None) -> Numbers | None:
    box = BOX_NUMBERS[a.box]
    if not FIRST_EXCESS <= box < BLACK_HOLE or a.line or p.new_product(a):
        return None
    missing = PRINTED.excess.size - len(p.after(a).zone(box).faces)
    return {"box": a.box, "missing": missing, "chance": percent(fits(p.after(a), box, (BLUE, RED)))}


GAINS: Final[Named] = (
    ("last-line", last_line), ("acid", acid), ("stock", stock), ("sale", sale), ("black-hole", black_hole),
    ("late", too_late), ("reaction", reaction), ("gas", gas), ("water", water), ("catalyst-row", catalyst_row),
    ("water-row", water_row), ("catalyst-step", catalyst_step), ("water-step", water_step),
    ("excess-step", excess_step),
)  # fmt: skip

# ---- what it lacks beside a better one ------------------------------------------------------------------------------


def less_money(p: Position, a: Place, better: Place | None) -> Numbers | None:
    if better is None or not p.brings(a) < p.brings(better):
        return None
    mine, theirs = p.brings(a), p.brings(better)
    sign = "costs" if theirs <= 0 else "minus" if mine < 0 else "plus"
    return {"sign": sign, "gain": whole(abs(mine) / 10), "better": whole(abs(theirs) / 10)}


def no_row(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """The better one completes a row, which helps in all rounds to come."""
    if better is None or not p.more:
        return None
    box = BOX_NUMBERS[better.box]
    if not LINES <= box < STOCK or not p.after(better).row(box).full or p.after(a).row(box).full:
        return None
    return {"box": better.box}


def no_product(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """The better one makes SO3; this makes none."""
    if better is None or not p.more or p.new_product(a) is not None:
        return None
    made = None if p.new_acid(better) else p.new_product(better)
    return None if made is None else {"line": made[0] + 1, "violet": made[1]}


def waits_longer(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """What both need next, and how likely the next throw has it."""
    mine, theirs = (None if each is None else next_chance(p, each) for each in (a, better))
    if mine is None or theirs is None or mine >= theirs:
        return None
    return {"chance": mine, "better": theirs}


def next_chance(p: Position, a: Place) -> int | None:
    for reason in (reaction, gas, catalyst_step, water_step, excess_step):
        found = reason(p, a, None)
        if found is not None:
            return int(found["chance"])
    return None


def smaller(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """Both are the first gas of a line, and this one has the smaller value."""
    mine, theirs = gas(p, a, None), None if better is None else gas(p, better, None)
    if mine is None or theirs is None or not int(mine["value"]) < int(theirs["value"]):
        return None
    return {"value": a.value, "better": theirs["value"]}


def no_water_there(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """Both are the first gas of a line; where the better one goes, water waits already."""
    mine, theirs = gas(p, a, None), None if better is None else gas(p, better, None)
    if mine is None or theirs is None:
        return None
    here, there = (p.sheet.line(int(each["line"]) - 1).white for each in (mine, theirs))
    return {"line": theirs["line"], "water": there} if there and not here else None


def line_without(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """The better one puts a molecule into a line that has none of its kind after this use."""
    if better is None or (gas(p, better, None) is None and water(p, better, None) is None):
        return None
    box, colour = BOX_NUMBERS[better.box], colour_used(better)
    line = p.after(a).line(box)
    there = line.white if colour == WHITE else line.violet or (line.blue if colour == BLUE else line.red)
    return None if there else {"line": box + 1, "colour": COLOURS[colour]}


def no_step(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """The better one goes on with a row or an excess zone; so many dice are missing there after this use."""
    box = LINES if better is None else BOX_NUMBERS[better.box]
    found = None if better is None or a.box == better.box else steps(p, better)
    if found is None:
        return None
    missing = p.after(a).row(box).missing if box < STOCK else PRINTED.excess.size - len(p.after(a).zone(box).faces)
    return {"box": found["box"], "missing": missing}


def steps(p: Position, a: Place) -> Numbers | None:
    return catalyst_step(p, a, None) or water_step(p, a, None) or (excess_step(p, a, None) if p.more else None)


def no_stock(p: Position, a: Place, better: Place | None) -> Numbers | None:
    """The better one brings the stock exchange a new value."""
    found = None if better is None or a.box == better.box else stock(p, better, None)
    return None if found is None else {"missing": len(p.after(a).stock.missing), "reward": found["reward"]}


def same_but_dearer(p: Position, best: Place, other: Place) -> bool:
    """The same value in a box of the same content, at a higher price of the market."""
    one, two = BOX_NUMBERS[best.box], BOX_NUMBERS[other.box]
    alike = one == two or (max(one, two) < LINES and p.sheet.line(one).content == p.sheet.line(two).content)
    return alike and best.value == other.value and colour_used(best) == colour_used(other) and best.price < other.price


LACKS: Final[Named] = (
    ("money", less_money), ("row", no_row), ("product", no_product), ("water", no_water_there),
    ("chance", waits_longer), ("smaller", smaller), ("line", line_without), ("step", no_step), ("stock", no_stock),
)  # fmt: skip

# ---- chances --------------------------------------------------------------------------------------------------------


def hits(sheet: Sheet, colour: int, value: int) -> float:
    """How likely the next throw has a die of this colour that can be made this value, without the market."""
    return some(sheet, (colour,), lambda face: VALUE_OF[face] == value)


def fits(sheet: Sheet, box: int, wanted: tuple[int, ...]) -> float:
    """How likely the next throw has a die of these colours that this box takes, without the market."""
    uses = sheet.takes[box].uses
    return some(sheet, wanted, lambda face: bool(uses[face]))


def some(sheet: Sheet, wanted: tuple[int, ...], good: Callable[[int], bool]) -> float:
    """The chance that at least one of four dice can become a good one of the wanted colours."""
    none = 1.0
    for colour in range(4):
        becoming = wanted if sheet.recolour else tuple(c for c in wanted if c == colour)
        lucky = 0
        for rolled in VALUES:
            low, high = reachable(sheet, rolled, 0)
            lucky += any(good(face) for c in becoming for face in faces_between(c, low, high))
        none *= 1 - lucky / 6
    return 1 - none


def percent(chance: float) -> int:
    return round(100 * chance)


def whole(dollars: float) -> int | float:
    """An int where the amount is whole, so that it is written $3 and not $3.0."""
    return int(dollars) if dollars == int(dollars) else round(dollars, 1)
