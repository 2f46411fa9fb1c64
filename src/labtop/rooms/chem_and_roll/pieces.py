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
from labtop.rooms.chem_and_roll.boxes import BLACK_HOLE, CATALYST_SALE, DIVISORS, FIRST_EXCESS, LINES, STOCK, WATER_SALE
from labtop.rooms.chem_and_roll.choosing import HIGHEST, PRICES, colours, offers, reachable
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.scoring import dollars
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table

# The views' own Structs, with pieces of JSON where the types want parts.
PublicJson: Final[Any] = view.PublicView
PrivateJson: Final[Any] = view.PrivateView
MenuJson: Final[Any] = view.Menu

NOTHING: Final = Raw(b"{}")
MOST_KEPT: Final = 20_000
"""Of pieces that have very many forms; then they are forgotten."""


def public(s: Table) -> bytes:
    """`view.public`, encoded."""
    options, sheets = s.options, s.sheets
    p = view.sealed_by(s)
    answers = [None] * s.seats if p is None or p.answers is None else p.answers
    players = [
        player(sheet.money(), sheet.reactions, sheet.sold_lines, answer is not None, sheet.out)
        for sheet, answer in zip(sheets, answers, strict=True)
    ]
    top = s.stack[-1] if s.stack else None
    return encode(
        PublicJson(
            mode=options.mode,
            chemistry=options.chemistry,
            round=s.round,
            rounds=None if s.draft else PRINTED.rounds,
            dice=s.dice,
            starter=None if s.starter < 0 else s.starter,
            turns=top.waiting if top is not None and top.kind == "take" else [],
            players=Raw(b"[" + b",".join(players) + b"]"),
            sheets=[sheet_told(sheet, options) for sheet in sheets] if s.seats <= view.OPEN_SHEETS else None,
            reason=s.reason,
        )
    )


def private(s: Table, seat: Seat) -> bytes:
    """`view.private`, encoded."""
    whole = None if s.seats <= view.OPEN_SHEETS else sheet_told(s.sheets[seat], s.options)
    return encode(PrivateJson(whole, view.private_choice(s, seat)))


def sheet_told(sheet: Sheet, options: Options) -> Raw:
    """Made once for everybody who looks before the next die."""
    found: Raw | None = sheet.told
    if found is None:
        found = sheet.told = Raw(work_out_told(sheet, options))
    return found


def work_out_told(sheet: Sheet, options: Options) -> bytes:
    boxes = sheet.boxes
    pieces = (
        b'{"lines":[',
        b",".join([line(content) for content in boxes[:LINES]]),
        rows(tuple(boxes[LINES:STOCK])),
        stock(boxes[STOCK]),
        sales(boxes[WATER_SALE], boxes[CATALYST_SALE], options.chemistry == "advanced"),
        market(sheet.market, sheet.spent),
        zones(boxes[FIRST_EXCESS], boxes[FIRST_EXCESS + 1], sheet.draft),
        black_hole(boxes[BLACK_HOLE], view.next_black_hole_price(sheet, options)),
        bonuses(sheet.shift, sheet.reach, sheet.recolour),
        result(sheet.money(), sheet.reactions, sheet.out),
    )
    return b"".join(pieces)


@cache
def player(money: int, reactions: int, lines: int, chosen: bool, out: bool) -> bytes:
    return encode(view.PlayerView(dollars(money) or view.ZERO, reactions, lines, chosen, out))


@cache
def line(content: int) -> bytes:
    return encode(view.line_view(content))


ROWS: Final[dict[tuple[int, ...], bytes]] = {}


def rows(contents: tuple[int, ...]) -> bytes:
    """All rows of a sheet together: most dice change none of them."""
    found = ROWS.get(contents)
    if found is None:
        if len(ROWS) >= MOST_KEPT:
            ROWS.clear()
        shown = [view.row_view(LINES + i, content) for i, content in enumerate(contents)]
        found = ROWS[contents] = b'],"rows":' + encode(shown)
    return found


@cache
def stock(content: int) -> bytes:
    return b',"stock":' + encode(view.stock_filled(content))


@cache
def sales(water: int, catalyst: int, advanced: bool) -> bytes:
    found: dict[str, Any] = {"water_sale": water, "catalyst_sale": catalyst}
    for name, box, sold in (("water_gain", WATER_SALE, water), ("catalyst_gain", CATALYST_SALE, catalyst)):
        gain = view.sold_for(box, sold, advanced)
        if gain is not view.ZERO:
            found[name] = gain
    return b"," + members(found)


@cache
def market(left: int, spent: int) -> bytes:
    found: dict[str, Any] = {"market_left": left}
    if spent:
        found["market_spent"] = dollars(spent)
    return b"," + members(found)


ZONES: Final[dict[tuple[int, int, bool], bytes]] = {}


def zones(first: int, second: int, draft: bool) -> bytes:
    found = ZONES.get((first, second, draft))
    if found is None:
        if len(ZONES) >= MOST_KEPT:
            ZONES.clear()
        shown = [view.zone_view(first), view.zone_view(second)] if draft else []
        found = ZONES[first, second, draft] = b',"excess":' + encode(shown)
    return found


@cache
def black_hole(count: int, price: int | None) -> bytes:
    return b"," + members({"black_hole": count, "black_hole_next": price})


@cache
def bonuses(shift: int, reach: int, recolour: bool) -> bytes:
    return b"," + members({"shift": shift, "reach": reach, "recolour": recolour})


@cache
def result(money: int, reactions: int, out: bool) -> bytes:
    found: dict[str, Any] = {"money": dollars(money), "reactions": reactions}
    if out:
        found["out"] = True
    return b"," + members(found) + b"}"


# ---- menus ---------------------------------------------------------------------------------------------------------


class Pieces:
    """What one box adds to a menu: members of JSON objects, without the brackets around them."""

    __slots__ = ("choices", "gains", "made")

    def __init__(self, choices: bytes, gains: bytes, made: bytes) -> None:
        self.choices = choices
        self.gains = gains
        self.made = made


def menu(s: Table, _p: Prompt, seat: Seat) -> bytes:
    """`view.menu`, encoded."""
    sheet, boxes = s.sheets[seat], s.sheets[seat].boxes
    lines = [line_pieces(box, boxes[box]) for box in range(LINES)]
    gains = [one.gains for one in lines if one.gains]
    gains += [found for box in DIVISORS if (found := sale_gains(box, boxes[box], s.advanced))]
    if last := stock_gains(boxes[STOCK]):
        gains.append(last)
    choices = [one.choices for one in lines if one.choices]
    if sheet.draft and (named := view.zone_choices(sheet)):
        choices.append(members(named))
    return encode(
        MenuJson(
            [die_menu(die, s.dice[die], sheet.shift, sheet.recolour) for die in range(4) if s.dice[die]],
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
def die_menu(die: int, rolled: int, shift: int, recolour: bool) -> Raw:
    like = Sheet()
    like.shift, like.recolour = shift, recolour
    return Raw(encode(view.die_menu(die, tuple(colours(like, die)), *reachable(like, rolled, 0))))


@cache
def offers_menu(given: tuple[int, ...]) -> Raw:
    return Raw(encode([view.OfferMenu(PRICES[offer], HIGHEST[offer]) for offer in given if offer]))
