"""Why an answer is refused: one code per reason, with the rule and the numbers a person needs to understand it."""

from __future__ import annotations

from typing import assert_never, cast

from labtop.engine.core import Illegal, Prompt, Seat
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Kind, Place, Roll, Start
from labtop.rooms.chem_and_roll.boxes import RUN, can_become, product, violets, zone_can_take
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    BLUE,
    BOX_NUMBERS,
    BOXES,
    COLOUR_NUMBERS,
    COLOURS,
    FACE,
    FIRST_EXCESS,
    LINES,
    PATTERNS,
    ROW_COLOURS,
    SALE_COLOURS,
    SIZES,
    STOCK,
    VALUES,
    WATER_SALE,
    WHITE,
    YELLOW,
    Line,
    Row,
)
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table


def check(s: Table, p: Prompt, seat: Seat, action: Action) -> None:
    """Judge an answer by the kind of its question."""
    kind = cast(Kind, p.kind)
    match kind:
        case "start":
            check_start(s, action)
        case "roll":
            check_roll(action)
        case "choose" | "take":
            if not isinstance(action, Place):
                raise Illegal("wrong_answer", kind=kind)
            check_place(s, s.sheets[seat], action)
        case _:
            assert_never(kind)


def check_start(s: Table, action: Action) -> None:
    """Rule 8.1."""
    if not isinstance(action, Start):
        raise Illegal("wrong_answer", kind="start")
    if not 0 <= action.seat < s.seats:
        raise Illegal("no_such_seat", "8.1", seat=action.seat)


def check_roll(action: Action) -> None:
    """Rule 1.2. A person may type real dice: only their number and their range can be judged."""
    if not isinstance(action, Roll):
        raise Illegal("wrong_answer", kind="roll")
    if len(action.faces) != 4 or any(not 1 <= face <= 6 for face in action.faces):
        raise Illegal("not_four_dice", "1.2")


def check_place(s: Table, sheet: Sheet, a: Place) -> None:
    """Rules 2.1 to 2.7, then the box."""
    die = COLOUR_NUMBERS.get(a.die, -1)
    box = BOX_NUMBERS.get(a.box, -1)
    if die < 0 or box < 0:
        raise Illegal("no_such_box_or_die", "1.3")
    rolled = s.dice[die]
    if rolled == 0:
        raise Illegal("die_taken", "8.2", die=a.die)
    colour = die
    if a.colour is not None:
        colour = COLOUR_NUMBERS.get(a.colour, die)
        if colour == die:
            raise Illegal("colour_not_changed", "2.3", die=a.die)
        if not sheet.recolour:
            raise Illegal("colour_fixed", "2.3", die=a.die, colour=a.colour)
    if not 1 <= a.value <= 6:
        raise Illegal("value_off_the_die", "2.7", value=a.value)
    if a.price:
        check_purchase(s, sheet, a)
    elif abs(a.value - rolled) > sheet.shift:
        raise Illegal("shift_too_far", "2.2", die=a.die, rolled=rolled, value=a.value, shift=sheet.shift)
    if not sheet.takes[box].offers(FACE[colour][a.value], a.violet, a.line):
        raise why_not(sheet, box, colour, a)


def check_purchase(s: Table, sheet: Sheet, a: Place) -> None:
    """Rules 2.4 and 2.6."""
    if sheet.market == 0:
        raise Illegal("market_used_up", "2.4", visits=PRINTED.market.visits)
    for offer in PRINTED.market.offer:
        if offer.price == a.price:
            if a.value > offer.highest:
                raise Illegal("offer_too_small", "2.4", price=a.price, highest=offer.highest, value=a.value)
            break
    else:
        raise Illegal("no_such_offer", "2.4", price=a.price)
    if s.options.market_needs_cash and sheet.cash() < 10 * a.price:
        raise Illegal("not_enough_cash", "2.6", price=a.price)


def why_not(sheet: Sheet, box: int, colour: int, a: Place) -> Illegal:
    """The reason a box does not take this die."""
    if box < LINES:
        return why_not_line(sheet.line(box), box + 1, colour, a)
    if box < STOCK:
        return why_not_row(sheet.row(box), colour, a.value) or no_reaction(a)
    if box == STOCK:
        if a.value in sheet.stock.values:
            return Illegal("stock_taken", "6.3", value=a.value)
        return no_reaction(a)
    if box < FIRST_EXCESS:
        rule = "6.1" if box == WATER_SALE else "6.2"
        if colour != SALE_COLOURS[box]:
            return Illegal("sale_wrong_colour", rule, box=BOXES[box], colour=COLOURS[colour])
        return Illegal("sale_used", rule, box=BOXES[box]) if sheet.sold(box) else no_reaction(a)
    if not sheet.draft:
        return Illegal("not_on_this_sheet", "1.3", box=BOXES[box])
    if box == BLACK_HOLE:
        return no_reaction(a)
    return why_not_zone(sheet, box, colour, a)


def no_reaction(a: Place) -> Illegal:
    """A product was named where none can form."""
    return Illegal("no_reaction_here", "3.3", box=a.box)


def why_not_line(line: Line, number: int, colour: int, a: Place) -> Illegal:
    """Rules 3.1 to 3.5, 4.1, 4.2, 8.7."""
    if colour == YELLOW:
        return Illegal("catalyst_does_not_react", "3.1")
    if colour == WHITE:
        if line.white:
            return Illegal("white_box_taken", "4.1", line=number, white=line.white)
        if line.violet and not line.advanced and line.violet != a.value:
            return Illegal("water_must_match", "4.2", line=number, violet=line.violet, value=a.value)
        return no_reaction(a)
    mine, other = (line.blue, line.red) if colour == BLUE else (line.red, line.blue)
    if mine:
        return Illegal("reactant_box_taken", "3.1", line=number, colour=COLOURS[colour], held=mine)
    if line.violet:
        return Illegal("line_closed", "8.7", line=number, violet=line.violet)
    if other == 0:
        return Illegal("no_reaction_yet", "3.3", line=number)
    base = product(a.value, other, line.advanced) if colour == BLUE else product(other, a.value, line.advanced)
    if base == 0:
        there = COLOURS[1 - colour]
        return Illegal("line_value_frozen", "3.2", line=number, colour=there, held=other, value=a.value)
    return why_not_violet(line, base, number, a)


def why_not_violet(line: Line, base: int, number: int, a: Place) -> Illegal:
    """Rules 3.4 and 3.5."""
    low, high = max(1, base - line.reach), min(6, base + line.reach)
    found = violets(base, line)
    if not found:
        return Illegal("violet_cannot_meet_water", "3.5", line=number, white=line.white, low=low, high=high)
    if a.violet == 0:
        return Illegal("violet_needed", "3.3", line=number, low=found[-1], high=found[0])
    if a.violet in found:
        return Illegal("no_line_to_choose", "3.3", line=number)
    if len(found) == 1 and line.white and low <= a.violet <= high:
        return Illegal("violet_must_meet_water", "3.5", line=number, white=line.white, violet=a.violet)
    return Illegal("violet_out_of_reach", "3.4", violet=a.violet, low=low, high=high, reach=line.reach)


def why_not_row(row: Row, colour: int, value: int) -> Illegal | None:
    """Rules 5.1 and 5.2."""
    box = row.box
    if colour != ROW_COLOURS[box]:
        return Illegal("row_wrong_colour", "5.1", box=BOXES[box], colour=COLOURS[colour])
    if row.full:
        return Illegal("row_full", "5.2", box=BOXES[box])
    if value in fitting(row):
        return None
    held = " ".join(str(v) for v in row.values)
    return Illegal(
        "row_cannot_finish", "5.2", box=BOXES[box], pattern=PATTERNS[box], size=SIZES[box], held=held, value=value
    )


def fitting(row: Row) -> list[int]:
    """The values a row takes."""
    return [value for value in VALUES if can_become(PATTERNS[row.box], SIZES[row.box], [*row.values, value])]


def why_not_zone(sheet: Sheet, zone: int, colour: int, a: Place) -> Illegal:
    """Rules 8.6 to 8.9."""
    held = sheet.zone(zone)
    if colour in (WHITE, YELLOW):
        return Illegal("excess_wants_reactants", "8.6", colour=COLOURS[colour])
    if len(held.faces) == PRINTED.excess.size:
        return Illegal("excess_full", "8.6", box=BOXES[zone])
    face = FACE[colour][a.value]
    if not zone_can_take(zone, sheet.excess_rule, [*held.faces, face]):
        told = " ".join(str(value) for value in held.values)
        rule = "8.6" if sheet.excess_rule == RUN else "8.9"
        return Illegal("excess_no_series", rule, box=BOXES[zone], colour=COLOURS[colour], value=a.value, held=told)
    if not sheet.takes[zone].uses[face]:
        return Illegal("excess_no_line", "8.8", box=BOXES[zone])
    if len(held.faces) < PRINTED.excess.size - 1:
        return no_reaction(a)
    return Illegal("excess_choice", "8.7", box=BOXES[zone], line=a.line, violet=a.violet)
