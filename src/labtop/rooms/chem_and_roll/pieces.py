"""Views and menus as JSON, put together from pieces that were encoded before.

A line, a row or a sheet looks the same until a die comes, and a table tells it to everybody after every die. What is
told is what `view` says, byte by byte: the conformance suite compares the two at every step.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from msgspec import Raw

from labtop.engine.codec import encode
from labtop.engine.core import Prompt, Seat
from labtop.rooms.chem_and_roll import menu as menus
from labtop.rooms.chem_and_roll import view
from labtop.rooms.chem_and_roll.boxes import look_up
from labtop.rooms.chem_and_roll.choosing import HIGHEST, PRICES, colours, offers, reachable
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    CATALYST_SALE,
    FIRST_EXCESS,
    LINES,
    STOCK,
    WATER_SALE,
    line_of,
    row_of,
    stock_of,
    zone_of,
)
from labtop.rooms.chem_and_roll.scoring import dollars
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table

# The views' own Structs, with pieces of JSON where the types want parts.
PublicJson: Final[Any] = view.PublicView
PrivateJson: Final[Any] = view.PrivateView

MOST_KEPT: Final = 10_000
"""Of pieces that have very many forms; then they are forgotten."""


class Told:
    """One sheet as JSON, and its line in the table's summary: made once for everybody who looks before the next die."""

    __slots__ = ("player", "sheet", "summary")

    def __init__(self, sheet: Sheet, options: Options) -> None:
        money = sheet.money()
        self.sheet = sheet_told(sheet, options, money)
        self.summary = (money, sheet.reactions, sheet.sold_lines, sheet.out)
        self.player = player(*self.summary, False)


class Pieces:
    """What some boxes add to a sheet and to a menu: members of lists and objects, each followed by a comma."""

    __slots__ = ("choices", "gains", "made", "shown", "takes")

    def __init__(self, shown: bytes, takes: bytes, choices: bytes = b"", gains: bytes = b"", made: bytes = b"") -> None:
        self.shown = shown
        self.takes = takes
        self.choices = choices
        self.gains = gains
        self.made = made


def public(s: Table) -> bytes:
    """`view.public`, encoded."""
    options = s.options
    top = s.stack[-1] if s.stack else None
    told = [told_of(sheet, options) for sheet in s.sheets]
    if top is None or top.answers is None:
        players = [one.player for one in told]
    else:
        players = [player(*one.summary, answer is not None) for one, answer in zip(told, top.answers, strict=True)]
    sheets = Raw(b"[%b]" % b",".join([one.sheet for one in told])) if s.seats <= view.OPEN_SHEETS else None
    return encode(
        PublicJson(
            options.mode,
            options.chemistry,
            s.round,
            None if s.draft else PRINTED.rounds,
            s.dice,
            None if s.starter < 0 else s.starter,
            top.waiting if top is not None and top.kind == "take" else [],
            Raw(b"[%b]" % b",".join(players)),
            sheets,
            s.reason,
        )
    )


def private(s: Table, seat: Seat) -> bytes:
    """`view.private`, encoded."""
    if s.seats > view.OPEN_SHEETS:
        whole = Raw(told_of(s.sheets[seat], s.options).sheet)
        return encode(PrivateJson(whole, view.private_choice(s, seat)))
    if not s.stack or s.stack[-1].answers is None:
        return b"{}"  # nothing is sealed
    return encode(PrivateJson(None, view.private_choice(s, seat)))


def told_of(sheet: Sheet, options: Options) -> Told:
    found: Told | None = sheet.told
    if found is None:
        found = sheet.told = Told(sheet, options)
    return found


def sheet_told(sheet: Sheet, options: Options, money: int) -> bytes:
    """`view.sheet_view`, encoded."""
    boxes = sheet.boxes
    return b'{"lines":[%b],"rows":[%b],%b%b%b%b%b' % (
        lines(boxes).shown[:-1],
        rows(boxes).shown[:-1],
        goods(boxes[STOCK], boxes[WATER_SALE], boxes[CATALYST_SALE], options.chemistry == "advanced").shown,
        market(sheet.market, sheet.spent),
        zones(boxes[FIRST_EXCESS], boxes[FIRST_EXCESS + 1]) if sheet.draft else b'"excess":[],',
        standing(
            boxes[BLACK_HOLE],
            view.next_black_hole_price(sheet, options) if sheet.draft else None,
            sheet.shift,
            sheet.reach,
            sheet.recolour,
        ),
        result(money, sheet.reactions, sheet.out),
    )


def menu(s: Table, _p: Prompt, seat: Seat) -> bytes:
    """`view.menu`, encoded."""
    sheet = s.sheets[seat]
    boxes = sheet.boxes
    line, row = lines(boxes), rows(boxes)
    good = goods(boxes[STOCK], boxes[WATER_SALE], boxes[CATALYST_SALE], s.advanced)
    in_zones, black_hole, choices = b"0,0,", b"0", line.choices
    if sheet.draft:
        first, second, last = sheet.takes[FIRST_EXCESS:]
        in_zones, black_hole = b"%d,%d," % (first.mask, second.mask), b"%d" % last.mask
        if first.names_a_line or second.names_a_line:
            choices += members(menus.zone_choices(sheet))
    return b'{"dice":[%b],"offers":%b,"takes":[%b%b%b%b%b],"choices":{%b},"gains":{%b},"made":{%b}}' % (
        dice(s.dice, sheet.shift, sheet.recolour),
        offers_menu(tuple(offers(sheet, s.options.market_needs_cash))),
        line.takes,
        row.takes,
        good.takes,
        in_zones,
        black_hole,
        choices[:-1],
        (line.gains + good.gains)[:-1],
        line.made[:-1],
    )


def members(found: dict[str, Any]) -> bytes:
    """What stands between the brackets of an object, and a comma."""
    return encode(found)[1:-1] + b"," if found else b""


# ---- pieces of a sheet and its menu, by what is in the boxes -------------------------------------------------------

LINES_KEPT: Final[dict[tuple[int, ...], Pieces]] = {}
ROWS_KEPT: Final[dict[tuple[int, ...], Pieces]] = {}


def keep(kept: dict[Any, Any], key: Any, found: Any) -> Any:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = found
    return found


def lines(boxes: list[int]) -> Pieces:
    """All lines of a sheet together: half of the dice change none of them."""
    contents = tuple(boxes[:LINES])
    return LINES_KEPT.get(contents) or keep(LINES_KEPT, contents, lines_together(contents))


def lines_together(contents: tuple[int, ...]) -> Pieces:
    each = [line(box, content) for box, content in enumerate(contents)]
    return Pieces(
        b"".join([one.shown for one in each]),
        b"".join([one.takes for one in each]),
        b"".join([one.choices for one in each]),
        b"".join([one.gains for one in each]),
        b"".join([one.made for one in each]),
    )


@cache
def line(box: int, content: int) -> Pieces:
    return Pieces(
        encode(view.line_view(line_of(content))) + b",",
        b"%d," % look_up(box, content).mask,
        members(menus.line_choices(box, line_of(content))),
        members(menus.line_gains(box, line_of(content))),
        members(menus.line_made(box, line_of(content))),
    )


def rows(boxes: list[int]) -> Pieces:
    """All rows of a sheet together: most dice change none of them."""
    contents = tuple(boxes[LINES:STOCK])
    return ROWS_KEPT.get(contents) or keep(ROWS_KEPT, contents, rows_together(contents))


def rows_together(contents: tuple[int, ...]) -> Pieces:
    each = [row(LINES + i, content) for i, content in enumerate(contents)]
    return Pieces(b"".join([one.shown for one in each]), b"".join([one.takes for one in each]))


@cache
def row(box: int, content: int) -> Pieces:
    return Pieces(encode(view.row_view(row_of(box, content))) + b",", b"%d," % look_up(box, content).mask)


@cache
def goods(stock: int, water: int, catalyst: int, advanced: bool) -> Pieces:
    """The stock and both sales."""
    shown: dict[str, Any] = {"stock": stock_of(stock).values, "water_sale": water, "catalyst_sale": catalyst}
    for name, box, sold in (("water_gain", WATER_SALE, water), ("catalyst_gain", CATALYST_SALE, catalyst)):
        gain = view.sale_gain(box, sold, advanced)
        if gain is not view.ZERO:
            shown[name] = gain
    gains: menus.Gains = {}
    for box, sold in ((WATER_SALE, water), (CATALYST_SALE, catalyst)):
        gains |= menus.sale_gains(box, advanced) if not sold else {}
    return Pieces(
        members(shown),
        b"".join([b"%d," % look_up(STOCK + i, content).mask for i, content in enumerate((stock, water, catalyst))]),
        gains=members(gains | menus.stock_gains(stock_of(stock))),
    )


# ---- the rest of a sheet -------------------------------------------------------------------------------------------


@cache
def player(money: int, reactions: int, lines: int, out: bool, chosen: bool) -> bytes:
    return encode(view.PlayerView(dollars(money) or view.ZERO, reactions, lines, chosen, out))


@cache
def market(left: int, spent: int) -> bytes:
    return members({"market_left": left} | ({"market_spent": dollars(spent)} if spent else {}))


ZONES_KEPT: Final[dict[tuple[int, int], bytes]] = {}


def zones(first: int, second: int) -> bytes:
    found = ZONES_KEPT.get((first, second))
    if found is None:
        shown = members({"excess": [view.zone_view(zone_of(first)), view.zone_view(zone_of(second))]})
        found = keep(ZONES_KEPT, (first, second), shown)
    return found


@cache
def standing(black_hole: int, price: int | None, shift: int, reach: int, recolour: bool) -> bytes:
    return members(
        {"black_hole": black_hole, "black_hole_next": price, "shift": shift, "reach": reach, "recolour": recolour}
    )


@cache
def result(money: int, reactions: int, out: bool) -> bytes:
    return members({"money": dollars(money), "reactions": reactions} | ({"out": True} if out else {}))[:-1] + b"}"


# ---- the rest of a menu --------------------------------------------------------------------------------------------

DICE_KEPT: Final[dict[tuple[Any, ...], bytes]] = {}


def dice(rolled: list[int], shift: int, recolour: bool) -> bytes:
    """The dice that are left, with what they may become: the same for all whose catalysts are alike."""
    key = (*rolled, shift, recolour)
    found = DICE_KEPT.get(key)
    if found is None:
        each = [die_menu(die, value, shift, recolour) for die, value in enumerate(rolled) if value]
        found = keep(DICE_KEPT, key, b",".join(each))
    return found


@cache
def die_menu(die: int, rolled: int, shift: int, recolour: bool) -> bytes:
    like = Sheet()
    like.shift, like.recolour = shift, recolour
    return encode(menus.die_menu(die, tuple(colours(like, die)), *reachable(like, rolled, 0)))


@cache
def offers_menu(given: tuple[int, ...]) -> bytes:
    return encode([view.OfferMenu(PRICES[offer], HIGHEST[offer]) for offer in given if offer])
