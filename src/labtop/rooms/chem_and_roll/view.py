"""Who sees what. Everything on the table is open but the sealed choices of a round (rule 7.2).

`public` is the same for everybody, so a server encodes it once. Whole sheets of everybody are in it only at
small tables: 99 sheets would be 20 kB a round for each of 99 phones.
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from typing import Final

from msgspec import Struct

from labtop.engine.core import Prompt, Seat
from labtop.engine.wire import Action, View
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.boxes import (
    BLACK_HOLE,
    CATALYST_SALE,
    DIVISORS,
    FIRST_EXCESS,
    LINES,
    SIZES,
    STOCK,
    WATER_SALE,
    WHITE,
    Line,
    acid_sold,
    look_up,
    product,
    row_values,
    with_die,
    zone_dice,
)
from labtop.rooms.chem_and_roll.choosing import colours, offers, reachable
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.scoring import black_hole_price, dollars, sale
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS, PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table

OPEN_SHEETS: Final = 6
"""Largest table at which everybody sees everybody's whole sheet."""


ZERO: Final = Decimal(0)
"""The one nothing: what is left out of JSON is told by being this very object."""


class LineView(Struct, frozen=True, omit_defaults=True):
    """Pictures go to everybody after every die, so what most lines do not have is left out."""

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
    """One line of the table's summary; what is 0 or false is left out, since a class has 99 of them."""

    money: Decimal = ZERO
    reactions: int = 0
    lines: int = 0
    """Of reactor II, complete."""
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
    """Draft: who still takes a die in this round, in order."""
    players: list[PlayerView]
    sheets: list[SheetView] | None
    reason: str


class PrivateView(Struct, frozen=True, omit_defaults=True):
    sheet: SheetView | None = None
    """The own sheet, where the public part does not show everybody's: `own_sheet` finds it in either."""
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
    """All legal uses, folded: the dice with what they may become, and for each box the dice it takes."""

    dice: list[DieMenu]
    offers: list[OfferMenu]
    takes: list[int]
    """For each box, in the order of their ids: bit colour * 6 + value - 1 says that it takes that die."""
    choices: dict[str, list[tuple[int, int, int]]]
    """box:colour:value -> (violet, line, dollars gained at once) where an SO3 must be named; line 0: this one."""
    gains: dict[str, Decimal]
    """box:colour:value -> dollars gained at once, where there are any and no SO3 is to be named."""
    made: dict[str, tuple[int, Decimal, Decimal]]
    """box:colour:value -> SO3 before the heat exchanger, SO2 lost, O2 lost, where both gases of a line meet (9.4)."""


def sealed_by(s: Table) -> Prompt | None:
    """The prompt that holds sealed choices, if one is open."""
    return s.stack[-1] if s.stack and s.stack[-1].answers is not None else None


def public(s: Table) -> PublicView:
    p = sealed_by(s)
    top = s.stack[-1] if s.stack else None
    return PublicView(
        mode=s.options.mode,
        chemistry=s.options.chemistry,
        round=s.round,
        rounds=None if s.draft else PRINTED.rounds,
        dice=s.dice[:],
        starter=None if s.starter < 0 else s.starter,
        turns=top.waiting[:] if top is not None and top.kind == "take" else [],
        players=[player_view(seat, sheet, s.options, p) for seat, sheet in enumerate(s.sheets)],
        sheets=[sheet_view(sheet, s.options) for sheet in s.sheets] if s.seats <= OPEN_SHEETS else None,
        reason=s.reason,
    )


def player_view(seat: Seat, sheet: Sheet, options: Options, p: Prompt | None) -> PlayerView:
    chosen = p is not None and p.answers is not None and p.answers[seat] is not None
    money = sheet_view(sheet, options).money
    return PlayerView(money or ZERO, sheet.reactions, sheet.sold_lines, chosen, sheet.out)


def private(s: Table, seat: Seat) -> PrivateView:
    sheet = None if s.seats <= OPEN_SHEETS else sheet_view(s.sheets[seat], s.options)
    return PrivateView(sheet, private_choice(s, seat))


def private_choice(s: Table, seat: Seat) -> Place | None:
    """Rule 7.2: what this seat alone knows."""
    answers = s.stack[-1].answers if s.stack else None
    mine: Action | None = None if answers is None else answers[seat]
    return mine if type(mine) is Place else None


def own_sheet(view: View) -> SheetView | None:
    """The sheet of the seat that looks: its own message, or its place among everybody's."""
    public, private = view.public, view.private
    if view.seat is None or not isinstance(public, PublicView):
        return None
    if isinstance(private, PrivateView) and private.sheet is not None:
        return private.sheet
    return None if public.sheets is None else public.sheets[view.seat]


def sheet_view(sheet: Sheet, options: Options) -> SheetView:
    """Made once for everybody who looks before the next die."""
    found: SheetView | None = sheet.seen
    if found is None:
        found = sheet.seen = work_out_view(sheet, options)
    return found


def work_out_view(sheet: Sheet, options: Options) -> SheetView:
    return SheetView(
        lines=[line_view(content) for content in sheet.boxes[:LINES]],
        rows=[row_view(box, sheet.boxes[box]) for box in range(LINES, STOCK)],
        stock=stock_filled(sheet.boxes[STOCK]),
        water_sale=sheet.boxes[WATER_SALE],
        catalyst_sale=sheet.boxes[CATALYST_SALE],
        water_gain=sale_gain(WATER_SALE, sheet, options),
        catalyst_gain=sale_gain(CATALYST_SALE, sheet, options),
        market_left=sheet.market,
        market_spent=dollars(sheet.spent) if sheet.spent else ZERO,
        excess=[zone_view(sheet.boxes[zone]) for zone in range(FIRST_EXCESS, BLACK_HOLE)] if sheet.draft else [],
        black_hole=sheet.boxes[BLACK_HOLE],
        black_hole_next=next_black_hole_price(sheet, options),
        shift=sheet.shift,
        reach=sheet.reach,
        recolour=sheet.recolour,
        money=dollars(sheet.money()),
        reactions=sheet.reactions,
        out=sheet.out,
    )


def stock_filled(content: int) -> list[int]:
    return [value for value in range(1, 7) if content >> value & 1]


def zone_view(content: int) -> list[ZoneDie]:
    return [ZoneDie(COLOURS[die // 6], die % 6 + 1) for die in zone_dice(content)]


def sale_gain(box: int, sheet: Sheet, options: Options) -> Decimal:
    return sold_for(box, sheet.boxes[box], options.chemistry == "advanced")


def sold_for(box: int, value: int, advanced: bool) -> Decimal:
    return dollars(sale(value, DIVISORS[box], advanced)) if value else ZERO


def next_black_hole_price(sheet: Sheet, options: Options) -> int | None:
    """Rules 8.10 and 8.11."""
    count = sheet.boxes[BLACK_HOLE] + 1
    return black_hole_price(options, count) if sheet.draft and count < options.black_hole_limit else None


# What a box shows and offers depends on its content alone, and contents come back all the time: worked out once each.


@cache
def line_view(content: int) -> LineView:
    line = Line(content)
    reacted = line.violet and line.blue and line.red
    made = product(line.blue, line.red, line.advanced) if reacted else 0
    return LineView(
        line.blue,
        line.red,
        line.violet,
        line.white,
        line.violet > 0 and not (line.blue and line.red),
        min(line.violet, line.white) if line.violet and line.white else None,
        made,
        Decimal(line.blue - made) if made and line.advanced and line.blue > made else ZERO,
        dollars(10 * line.red - 5 * made) if made and line.advanced and 2 * line.red > made else ZERO,
    )


@cache
def row_view(box: int, content: int) -> RowView:
    dice = row_values(content)
    return RowView(BOXES[box], dice, SIZES[box], len(dice) == SIZES[box])


def menu(s: Table, seat: Seat) -> Menu:
    """What a client gets instead of up to 280 actions of 80 bytes."""
    sheet = s.sheets[seat]
    dice = []
    for die in range(4):
        if s.dice[die]:
            low, high = reachable(sheet, s.dice[die], 0)
            dice.append(die_menu(die, tuple(colours(sheet, die)), low, high))
    allowed = [
        OfferMenu(PRINTED.market.offer[offer - 1].price, PRINTED.market.offer[offer - 1].highest)
        for offer in offers(sheet, s.options.market_needs_cash)
        if offer
    ]
    return Menu(dice, allowed, [takes.dice for takes in sheet.takes], choices(sheet), gains(s, sheet), made(sheet))


@cache
def die_menu(die: int, becomes: tuple[int, ...], low: int, high: int) -> DieMenu:
    return DieMenu(COLOURS[die], [COLOURS[colour] for colour in becomes], low, high)


def use_name(box: int, die: int) -> str:
    return f"{BOXES[box]}:{COLOURS[die // 6]}:{die % 6 + 1}"


def choices(sheet: Sheet) -> dict[str, list[tuple[int, int, int]]]:
    """Uses that write an SO3: which values, in which line, and what acid is sold at once."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for box in range(LINES):
        found.update(line_choices(box, sheet.boxes[box]))
    found.update(zone_choices(sheet))
    return found


def zone_choices(sheet: Sheet) -> dict[str, list[tuple[int, int, int]]]:
    """Where a third die in excess gives an SO3 for a line."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for zone in range(FIRST_EXCESS, BLACK_HOLE):
        takes = sheet.takes[zone]
        for die in range(12) if takes.names_a_line else []:
            uses = takes.uses[die]
            if uses and uses[0]:
                found[use_name(zone, die)] = [
                    (use % 7, use // 7, acid_sold(sheet.boxes[use // 7 - 1] + 49 * (use % 7))) for use in uses
                ]
    return found


@cache
def line_choices(box: int, content: int) -> dict[str, list[tuple[int, int, int]]]:
    uses = look_up(box, content).uses
    return {
        use_name(box, die): [(use % 7, 0, acid_sold(content + 49 * use)) for use in uses[die]]
        for die in range(12)
        if uses[die] and uses[die][0]
    }


def made(sheet: Sheet) -> dict[str, tuple[int, Decimal, Decimal]]:
    """Uses in which both gases of a line meet: what forms, and what is left over."""
    found: dict[str, tuple[int, Decimal, Decimal]] = {}
    for box in range(LINES):
        found.update(line_made(box, sheet.boxes[box]))
    return found


@cache
def line_made(box: int, content: int) -> dict[str, tuple[int, Decimal, Decimal]]:
    uses = look_up(box, content).uses
    found: dict[str, tuple[int, Decimal, Decimal]] = {}
    for die in range(12):
        if uses[die] and uses[die][0]:
            after = line_view(with_die(content, die // 6, die % 6 + 1) + 49 * uses[die][0])
            found[use_name(box, die)] = (after.made, after.blue_lost, after.red_lost)
    return found


def gains(s: Table, sheet: Sheet) -> dict[str, Decimal]:
    """Uses that bring money at once without a choice: water that meets its SO3, sales, the last stock."""
    found: dict[str, Decimal] = {}
    for box in range(LINES):
        found.update(line_gains(box, sheet.boxes[box]))
    for box in DIVISORS:
        found.update(sale_gains(box, sheet.boxes[box], s.advanced))
    found.update(stock_gains(sheet.boxes[STOCK]))
    return found


@cache
def line_gains(box: int, content: int) -> dict[str, Decimal]:
    uses = look_up(box, content).uses
    sold = {die: acid_sold(with_die(content, WHITE, die - 11)) for die in range(12, 18) if uses[die]}
    return {use_name(box, die): Decimal(gain) for die, gain in sold.items() if gain}


@cache
def sale_gains(box: int, content: int, advanced: bool) -> dict[str, Decimal]:
    uses = look_up(box, content).uses
    sold = {die: sale(die % 6 + 1, DIVISORS[box], advanced) for die in range(24) if uses[die]}
    return {use_name(box, die): dollars(gain) for die, gain in sold.items() if gain}


@cache
def stock_gains(content: int) -> dict[str, Decimal]:
    missing = [value for value in range(1, 7) if not content >> value & 1]
    if len(missing) > 1:
        return {}
    return {use_name(STOCK, c * 6 + value - 1): Decimal(PRINTED.stock.reward) for value in missing for c in range(4)}
