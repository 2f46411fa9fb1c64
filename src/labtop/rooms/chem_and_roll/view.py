"""What everybody sees, and what one seat sees beside it. All is open but the sealed choices of a round (rule 7.2).

`public` is the same for everybody, so a server encodes it once. It has the whole sheets of everybody only at small
tables: 99 sheets would be 20 kB a round for each of 99 phones.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import Final

from msgspec import Struct

from labtop.engine.core import Seat
from labtop.engine.wire import Action, View
from labtop.rooms.chem_and_roll.actions import Kind, Place
from labtop.rooms.chem_and_roll.boxes import needed, product
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    BOXES,
    CATALYST_SALE,
    COLOUR_OF,
    COLOURS,
    DIVISORS,
    FIRST_EXCESS,
    LINES,
    SIZES,
    STOCK,
    VALUE_OF,
    WATER_SALE,
    Line,
    line_of,
    row_of,
    zone_of,
)
from labtop.rooms.chem_and_roll.scoring import black_hole_price, dollars, sale
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table

OPEN_SHEETS: Final = 6
"""Largest table at which everybody sees everybody's whole sheet."""

ZERO: Final = Decimal(0)
"""The default of amounts. msgspec leaves a default out of JSON only where the value is this very object."""


class LineView(Struct, frozen=True, omit_defaults=True):
    """One line of both reactors. What most lines do not have is left out: views go to everybody after every die."""

    blue: int
    red: int
    violet: int
    white: int
    """Values; 0 is empty."""
    crossed_out: bool = False
    """Closed by an excess zone (rule 8.7)."""
    acid: int | None = None
    """Dollars it was sold for."""
    made: int = 0
    """SO3 that blue and red gave, before the water bonus; 0: they have not reacted."""
    blue_lost: Decimal = ZERO
    red_lost: Decimal = ZERO
    """Surplus that was lost then (rule 9.4)."""


class RowView(Struct, frozen=True, omit_defaults=True):
    box: str
    dice: list[int]
    size: int
    complete: bool = False
    needs: list[int] = []
    """A row that has begun: for each empty box the value that it must get, 0 where several fit (rules 5.3, 5.4)."""


class ZoneDie(Struct, frozen=True):
    colour: str
    value: int


class SheetView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    lines: list[LineView]
    rows: list[RowView]
    stock: list[int]
    """Boxes filled."""
    water_sale: int
    catalyst_sale: int
    """Value sold; 0: still open."""
    water_gain: Decimal = ZERO
    catalyst_gain: Decimal = ZERO
    """Dollars those sales brought."""
    market_left: int
    market_spent: Decimal = ZERO
    excess: list[list[ZoneDie]]
    black_hole: int
    black_hole_next: int | None
    """Dollars the next die there costs; None: it puts the player out."""
    shift: int
    reach: int
    recolour: bool
    money: Decimal
    reactions: int
    out: bool = False


class PlayerView(Struct, frozen=True, omit_defaults=True):
    """One seat in the summary of a table; what is 0 or false is left out, since a class has 99 of them."""

    money: Decimal = ZERO
    reactions: int = 0
    lines: int = 0
    """How many lines of reactor II are complete."""
    chosen: bool = False
    """Has sealed a choice for this round."""
    out: bool = False


class PublicView(Struct, frozen=True):
    mode: str
    chemistry: str
    round: int
    rounds: int | None
    dice: list[int]
    """The last throw: blue, red, white, yellow; 0: taken in this round, or nothing thrown yet."""
    starter: int | None
    turns: list[Seat]
    """Draft: the seats that still take a die in this round, in order."""
    players: list[PlayerView]
    sheets: list[SheetView] | None
    reason: str


class PrivateView(Struct, frozen=True, omit_defaults=True):
    sheet: SheetView | None = None
    """The own sheet, only where the public part does not show all sheets; `own_sheet` finds it in both cases."""
    sealed: Place | None = None
    """The own choice of this round; may be changed until everybody has chosen."""


class DieMenu(Struct, frozen=True):
    die: str
    colours: list[str]
    low: int
    high: int


class OfferMenu(Struct, frozen=True):
    price: int
    highest: int


class Menu(Struct, frozen=True):
    """All legal uses in short: the dice with what they may become, and for each box the faces it takes."""

    dice: list[DieMenu]
    offers: list[OfferMenu]
    takes: list[int]
    """By box, in the order of their ids: the faces it takes; bit colour * 6 + value - 1 stands for one."""
    choices: dict[str, list[tuple[int, int, int]]]
    """box:colour:value -> (violet, line, dollars gained at once) where an SO3 must be named; line 0: this one."""
    gains: dict[str, Decimal]
    """box:colour:value -> dollars gained at once, where there are any and no SO3 is to be named."""
    made: dict[str, tuple[int, Decimal, Decimal]]
    """box:colour:value -> SO3 before the heat exchanger, SO2 lost, O2 lost, where both gases of a line meet (9.4)."""


TAKE: Final[Kind] = "take"


def public(s: Table) -> PublicView:
    top = s.stack[-1] if s.stack else None
    answers = None if top is None else top.answers
    sheets = [sheet_view(sheet, s.options) for sheet in s.sheets]
    return PublicView(
        mode=s.options.mode,
        chemistry=s.options.chemistry,
        round=s.round,
        rounds=None if s.draft else PRINTED.rounds,
        dice=s.dice[:],
        starter=None if s.starter < 0 else s.starter,
        turns=top.waiting[:] if top is not None and top.kind == TAKE else [],
        players=[
            PlayerView(
                shown.money or ZERO,
                shown.reactions,
                sheet.sold_lines,
                answers is not None and answers[seat] is not None,
                shown.out,
            )
            for seat, (sheet, shown) in enumerate(zip(s.sheets, sheets))
        ],
        sheets=sheets if s.seats <= OPEN_SHEETS else None,
        reason=s.reason,
    )


def private(s: Table, seat: Seat) -> PrivateView:
    """Beside the own sheet, a seat alone knows its choice of this round (rule 7.2)."""
    sheet = None if s.seats <= OPEN_SHEETS else sheet_view(s.sheets[seat], s.options)
    answers = s.stack[-1].answers if s.stack else None
    mine: Action | None = None if answers is None else answers[seat]
    return PrivateView(sheet, mine if type(mine) is Place else None)


def own_sheet(view: View) -> SheetView | None:
    """The sheet of the seat whose view it is, in the private part or among the sheets of all."""
    public, private = view.public, view.private
    if view.seat is None or not isinstance(public, PublicView):
        return None
    if isinstance(private, PrivateView) and private.sheet is not None:
        return private.sheet
    return None if public.sheets is None else public.sheets[view.seat]


def sheet_view(sheet: Sheet, options: Options) -> SheetView:
    """Made once between two dice and kept on the sheet, since the views of all seats have it."""
    found: SheetView | None = sheet.seen
    if found is None:
        found = sheet.seen = work_out_view(sheet, options)
    return found


def work_out_view(sheet: Sheet, options: Options) -> SheetView:
    return SheetView(
        lines=[known_line(content) for content in sheet.boxes[:LINES]],
        rows=[known_row(box, content) for box, content in enumerate(sheet.boxes[LINES:STOCK], LINES)],
        stock=sheet.stock.values[:],
        water_sale=sheet.sold(WATER_SALE),
        catalyst_sale=sheet.sold(CATALYST_SALE),
        water_gain=sale_gain(WATER_SALE, sheet.sold(WATER_SALE), options.chemistry == "advanced"),
        catalyst_gain=sale_gain(CATALYST_SALE, sheet.sold(CATALYST_SALE), options.chemistry == "advanced"),
        market_left=sheet.market,
        market_spent=dollars(sheet.spent) if sheet.spent else ZERO,
        excess=[known_zone(content) for content in sheet.boxes[FIRST_EXCESS:BLACK_HOLE]] if sheet.draft else [],
        black_hole=sheet.black_hole,
        black_hole_next=next_black_hole_price(sheet, options),
        shift=sheet.shift,
        reach=sheet.reach,
        recolour=sheet.recolour,
        money=dollars(sheet.money()),
        reactions=sheet.reactions,
        out=sheet.out,
    )


def sale_gain(box: int, value: int, advanced: bool) -> Decimal:
    return dollars(sale(value, DIVISORS[box], advanced)) if value else ZERO


def next_black_hole_price(sheet: Sheet, options: Options) -> int | None:
    """Rules 8.10 and 8.11."""
    count = sheet.black_hole + 1
    return black_hole_price(options, count) if sheet.draft and count < options.black_hole_limit else None


# A line, row or zone of the same content looks the same on every sheet, and contents come back often: made once each.


@cache
def known_line(content: int) -> LineView:
    return line_view(line_of(content))


@cache
def known_row(box: int, content: int) -> RowView:
    row = row_of(box, content)
    needs = needed(box, row.values) if row.values and not row.full else []
    return RowView(BOXES[box], row.values[:], SIZES[box], row.full, needs)


@cache
def known_zone(content: int) -> list[ZoneDie]:
    return [ZoneDie(COLOURS[COLOUR_OF[face]], VALUE_OF[face]) for face in zone_of(content).faces]


def line_view(line: Line) -> LineView:
    reacted = line.violet and line.blue and line.red
    made = product(line.blue, line.red, line.advanced) if reacted else 0
    return LineView(
        line.blue,
        line.red,
        line.violet,
        line.white,
        line.violet > 0 and not (line.blue and line.red),
        line.acid or None,
        made,
        Decimal(line.blue - made) if made and line.advanced and line.blue > made else ZERO,
        dollars(10 * line.red - 5 * made) if made and line.advanced and 2 * line.red > made else ZERO,
    )
