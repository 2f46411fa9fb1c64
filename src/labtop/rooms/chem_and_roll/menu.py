"""What a client gets to choose from: all legal uses in short, and what each of them brings at once."""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import Final, NamedTuple

from labtop.engine.core import Seat
from labtop.rooms.chem_and_roll.boxes import look_up
from labtop.rooms.chem_and_roll.choosing import DICE, HIGHEST, PRICES, becomes, offers, shifted
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    BOXES,
    COLOUR_OF,
    COLOURS,
    DIVISORS,
    FACES_OF,
    FIRST_EXCESS,
    GASES,
    LINES,
    SALE_COLOURS,
    STOCK,
    VALUE_OF,
    WHITE,
    Line,
    Stock,
    line_of,
)
from labtop.rooms.chem_and_roll.scoring import dollars, sale
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table
from labtop.rooms.chem_and_roll.view import DieMenu, Menu, OfferMenu, line_view

Choices = dict[str, list[tuple[int, int, int]]]
Gains = dict[str, Decimal]
Made = dict[str, tuple[int, Decimal, Decimal]]
"""The types of `choices`, `gains` and `made` in a menu, which says what they mean (view.py)."""

OFFERS: Final = [OfferMenu(price, highest) for price, highest in zip(PRICES, HIGHEST)]
"""By offer."""


def menu(s: Table, seat: Seat) -> Menu:
    """A menu has about 1 kB; the up to 280 actions it stands for have 80 bytes each."""
    sheet = s.sheets[seat]
    dice = [die_menu(die, s.dice[die], sheet.shift, sheet.recolour) for die in DICE if s.dice[die]]
    allowed = [OFFERS[offer] for offer in offers(sheet, s.options.market_needs_cash) if offer]
    choices: Choices = {}
    gains: Gains = {}
    made: Made = {}
    for number, content in enumerate(sheet.boxes[:LINES]):
        uses = line_uses(number, content)
        if uses is not None:
            choices.update(uses.choices)
            gains.update(uses.gains)
            made.update(uses.made)
    if sheet.draft:
        choices.update(zone_choices(sheet))
    for box in DIVISORS:
        if not sheet.sold(box):
            gains.update(sale_gains(box, s.advanced))
    gains.update(stock_gains(sheet.stock))
    return Menu(dice, allowed, [takes.mask for takes in sheet.takes], choices, gains, made)


@cache
def die_menu(die: int, rolled: int, shift: int, recolour: bool) -> DieMenu:
    low, high = shifted(rolled, shift)
    return DieMenu(COLOURS[die], [COLOURS[colour] for colour in becomes(die, recolour)], low, high)


def use_name(box: int, face: int) -> str:
    return f"{BOXES[box]}:{COLOURS[COLOUR_OF[face]]}:{VALUE_OF[face]}"


class LineUses(NamedTuple):
    """What the uses of one line add to a menu."""

    choices: Choices
    gains: Gains
    made: Made


def zone_choices(sheet: Sheet) -> Choices:
    """Where a third die in excess gives an SO3 for a line."""
    found: Choices = {}
    for zone in range(FIRST_EXCESS, BLACK_HOLE):
        takes = sheet.takes[zone]
        for face in GASES if takes.names_a_line else []:
            if takes.uses[face]:
                found[use_name(zone, face)] = [
                    (choice.violet, choice.line, sheet.line(choice.line - 1).with_violet(choice.violet).acid)
                    for choice in takes.uses[face]
                ]
    return found


# What the parts below add depends on the content of one box alone, and contents come back often: kept once each.


@cache
def line_uses(number: int, content: int) -> LineUses | None:
    """None: nothing to add, as for a line that is empty or full."""
    line = line_of(content)
    found = LineUses(line_choices(number, line), line_gains(number, line), line_made(number, line))
    return found if any(found) else None


def line_choices(number: int, line: Line) -> Choices:
    """Uses that write an SO3: which values, and what acid is sold at once."""
    uses = look_up(number, line.content).uses
    return {
        use_name(number, face): [(choice.violet, 0, line.with_violet(choice.violet).acid) for choice in uses[face]]
        for face in GASES
        if uses[face] and uses[face][0].violet
    }


def line_made(number: int, line: Line) -> Made:
    """Uses in which both gases of a line meet: what forms, and what is left over."""
    uses = look_up(number, line.content).uses
    found: Made = {}
    for face in GASES:
        if uses[face] and uses[face][0].violet:
            after = line.with_die(COLOUR_OF[face], VALUE_OF[face]).with_violet(uses[face][0].violet)
            shown = line_view(after)
            found[use_name(number, face)] = (shown.made, shown.blue_lost, shown.red_lost)
    return found


def line_gains(number: int, line: Line) -> Gains:
    """Uses that bring money at once without a choice: water that meets its SO3."""
    uses = look_up(number, line.content).uses
    sold = {face: line.with_die(WHITE, VALUE_OF[face]).acid for face in FACES_OF[WHITE] if uses[face]}
    return {use_name(number, face): Decimal(acid) for face, acid in sold.items() if acid}


@cache
def sale_gains(box: int, advanced: bool) -> Gains:
    """While nothing is sold there."""
    sold = {face: sale(VALUE_OF[face], DIVISORS[box], advanced) for face in FACES_OF[SALE_COLOURS[box]]}
    return {use_name(box, face): dollars(gain) for face, gain in sold.items() if gain}


@cache
def stock_gains(stock: Stock) -> Gains:
    if len(stock.missing) != 1:
        return {}
    (last,) = stock.missing
    return {use_name(STOCK, FACES_OF[colour][last - 1]): Decimal(PRINTED.stock.reward) for colour in DICE}
