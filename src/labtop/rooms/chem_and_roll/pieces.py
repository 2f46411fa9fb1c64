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
from labtop.rooms.chem_and_roll import view
from labtop.rooms.chem_and_roll.boxes import BLACK_HOLE, DIVISORS, FIRST_EXCESS, LINES, STOCK
from labtop.rooms.chem_and_roll.choosing import HIGHEST, PRICES, colours, offers, reachable
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.state import Sheet, Table

# The views' own Structs, with pieces of JSON where the types want parts.
PublicJson: Final[Any] = view.PublicView
SheetJson: Final[Any] = view.SheetView
MenuJson: Final[Any] = view.Menu

NOTHING: Final = Raw(b"{}")


class Told:
    """A sheet as JSON: whole, and as a line of the table's summary before and after its seat has chosen."""

    __slots__ = ("choosing", "chosen", "whole")

    def __init__(self, whole: Raw, choosing: bytes, chosen: bytes) -> None:
        self.whole = whole
        self.choosing = choosing
        self.chosen = chosen


def public(s: Table) -> bytes:
    """`view.public`, encoded."""
    told = [sheet_told(sheet, s.options) for sheet in s.sheets]
    p = view.sealed_by(s)
    if p is None or p.answers is None:
        lines = [one.choosing for one in told]
    else:
        lines = [one.choosing if answer is None else one.chosen for one, answer in zip(told, p.answers, strict=True)]
    top = s.stack[-1] if s.stack else None
    return encode(
        PublicJson(
            mode=s.options.mode,
            chemistry=s.options.chemistry,
            round=s.round,
            rounds=None if s.draft else view.PRINTED.rounds,
            dice=s.dice,
            starter=None if s.starter < 0 else s.starter,
            turns=top.waiting if top is not None and top.kind == "take" else [],
            players=Raw(b"[" + b",".join(lines) + b"]"),
            sheets=[one.whole for one in told] if s.seats <= view.OPEN_SHEETS else None,
            reason=s.reason,
        )
    )


def private(s: Table, seat: Seat) -> bytes:
    """`view.private`, encoded."""
    if s.seats <= view.OPEN_SHEETS:
        return encode(view.private(s, seat))
    sealed = view.private_choice(s, seat)
    return encode(view.PrivateView(sheet_told(s.sheets[seat], s.options).whole, sealed))  # type: ignore[arg-type]


def sheet_told(sheet: Sheet, options: Options) -> Told:
    """Made once for everybody who looks before the next die."""
    found: Told | None = sheet.told
    if found is None:
        found = sheet.told = work_out_told(sheet, options)
    return found


def work_out_told(sheet: Sheet, options: Options) -> Told:
    boxes = sheet.boxes
    money = view.dollars(sheet.money())
    whole = SheetJson(
        lines=[line(content) for content in boxes[:LINES]],
        rows=rows(tuple(boxes[LINES:STOCK])),
        stock=stock(boxes[STOCK]),
        water_sale=boxes[view.WATER_SALE],
        catalyst_sale=boxes[view.CATALYST_SALE],
        water_gain=view.sale_gain(view.WATER_SALE, sheet, options),
        catalyst_gain=view.sale_gain(view.CATALYST_SALE, sheet, options),
        market_left=sheet.market,
        market_spent=view.dollars(sheet.spent) if sheet.spent else view.ZERO,
        excess=zones(boxes[FIRST_EXCESS], boxes[FIRST_EXCESS + 1]) if sheet.draft else [],
        black_hole=boxes[BLACK_HOLE],
        black_hole_next=view.next_black_hole_price(sheet, options),
        shift=sheet.shift,
        reach=sheet.reach,
        recolour=sheet.recolour,
        money=money,
        reactions=sheet.reactions,
        out=sheet.out,
    )
    choosing, chosen = (
        encode(view.PlayerView(money or view.ZERO, sheet.reactions, sheet.sold_lines, done, sheet.out))
        for done in (False, True)
    )
    return Told(Raw(encode(whole)), choosing, chosen)


@cache
def line(content: int) -> Raw:
    return Raw(encode(view.line_view(content)))


@cache
def stock(content: int) -> Raw:
    return Raw(encode(view.stock_filled(content)))


@cache
def row(box: int, content: int) -> bytes:
    return encode(view.row_view(box, content))


ROWS: Final[dict[tuple[int, ...], Raw]] = {}
ZONES: Final[dict[tuple[int, int], Raw]] = {}
MOST_KEPT: Final = 20_000
"""Of those that have many forms; then they are forgotten."""


def rows(contents: tuple[int, ...]) -> Raw:
    """All rows of a sheet: most dice change none of them."""
    found = ROWS.get(contents)
    if found is None:
        if len(ROWS) >= MOST_KEPT:
            ROWS.clear()
        pieces = [row(LINES + i, content) for i, content in enumerate(contents)]
        found = ROWS[contents] = Raw(b"[" + b",".join(pieces) + b"]")
    return found


def zones(first: int, second: int) -> Raw:
    found = ZONES.get((first, second))
    if found is None:
        if len(ZONES) >= MOST_KEPT:
            ZONES.clear()
        found = ZONES[first, second] = Raw(encode([view.zone_view(first), view.zone_view(second)]))
    return found


# ---- menus ---------------------------------------------------------------------------------------------------------


class Pieces:
    """What one box adds to a menu: members of JSON objects, without the brackets around them."""

    __slots__ = ("choices", "gains", "made")

    def __init__(self, choices: bytes, gains: bytes, made: bytes) -> None:
        self.choices = choices
        self.gains = gains
        self.made = made


def menu(s: Table, p: Prompt, seat: Seat) -> bytes:
    """`view.menu`, encoded."""
    sheet, boxes = s.sheets[seat], s.sheets[seat].boxes
    lines = [line_pieces(box, boxes[box]) for box in range(LINES)]
    gains = [one.gains for one in lines if one.gains]
    gains += [found for box in DIVISORS if (found := sale_gains(box, boxes[box], s.advanced))]
    if last := stock_gains(boxes[STOCK]):
        gains.append(last)
    choices = [one.choices for one in lines if one.choices]
    if sheet.draft and (found := view.zone_choices(sheet)):
        choices.append(members(found))
    return encode(
        MenuJson(
            [die_menu(die, tuple(colours(sheet, die)), *reachable(sheet, s.dice[die], 0)) for die in range(4) if s.dice[die]],
            offers_menu(tuple(offers(sheet, s.options.market_needs_cash))),
            [takes.dice for takes in sheet.takes],
            together(choices),
            together(gains),
            together([one.made for one in lines if one.made]),
        )
    )


def together(pieces: list[bytes]) -> Raw:
    return Raw(b"{" + b",".join(pieces) + b"}") if pieces else NOTHING


def members(found: dict[str, Any]) -> bytes:
    """What stands between the brackets of an object."""
    return encode(found)[1:-1]


@cache
def line_pieces(box: int, content: int) -> Pieces:
    return Pieces(
        members(view.line_choices(box, content)),
        members(view.line_gains(box, content)),
        members(view.line_made(box, content)),
    )


@cache
def sale_gains(box: int, content: int, advanced: bool) -> bytes:
    return members(view.sale_gains(box, content, advanced))


@cache
def stock_gains(content: int) -> bytes:
    return members(view.stock_gains(content))


@cache
def die_menu(die: int, becomes: tuple[int, ...], low: int, high: int) -> Raw:
    return Raw(encode(view.die_menu(die, becomes, low, high)))


@cache
def offers_menu(given: tuple[int, ...]) -> Raw:
    return Raw(encode([view.OfferMenu(PRICES[offer], HIGHEST[offer]) for offer in given if offer]))
