"""Money and places (rules 6, 8.10, 9.6, 10). Exact tenths of a dollar inside, Decimals outside, never floats."""

from __future__ import annotations

from decimal import Decimal
from functools import cache

from labtop.engine.wire import Outcome, ScoreLine
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.packing import BOXES, DIVISORS, LINES
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table


@cache
def dollars(tenths: int) -> Decimal:
    """Tenths of a dollar as views, events and outcomes have them: 215 is $21.5."""
    return Decimal(tenths // 10) if tenths % 10 == 0 else Decimal(tenths).scaleb(-1)


def sale(value: int, divisor: int, advanced: bool) -> int:
    """Rules 6.1, 6.2: whole dollars, rounded down; rule 9.6: to a tenth, half up. In tenths."""
    if advanced:
        return (20 * value + divisor) // (2 * divisor)
    return 10 * (value // divisor)


def black_hole_price(options: Options, count: int) -> int:
    """Rule 8.10: what the count-th die costs; the one that puts a player out has no price."""
    if count >= options.black_hole_limit:
        return 0
    prices = options.black_hole_prices
    return prices[min(count, len(prices)) - 1]


def rank(s: Table, seat: int) -> tuple[bool, int, int]:
    """Rules 10.2 and 10.3: still in, then money, then reactions."""
    sheet = s.sheets[seat]
    return not sheet.out, sheet.money(), sheet.reactions


def outcome(s: Table) -> Outcome | None:
    if not s.reason:
        return None
    ranks = [rank(s, seat) for seat in range(s.seats)]
    best_first = sorted(ranks, reverse=True)
    return Outcome(
        reason=s.reason,
        places=[1 + best_first.index(mine) for mine in ranks],
        scores=[dollars(sheet.money()) for sheet in s.sheets],
        lines=[score_lines(s, sheet) for sheet in s.sheets],
        awards=[None if s.draft else medal(sheet) for sheet in s.sheets],
    )


def score_lines(s: Table, sheet: Sheet) -> list[ScoreLine]:
    """Rule 10.1, line by line; the amounts add up to the score."""
    found: list[ScoreLine] = []
    for number in range(LINES):
        acid = sheet.line(number).acid
        if acid:
            found.append(ScoreLine("acid", dollars(10 * acid), {"line": number + 1}))
    for box, divisor in DIVISORS.items():
        value = sheet.sold(box)
        if value:
            amount = dollars(sale(value, divisor, s.advanced))
            found.append(ScoreLine("sale", amount, {"box": BOXES[box], "value": value}))
    if sheet.stock_reward():
        found.append(ScoreLine("stock", dollars(sheet.stock_reward())))
    if sheet.spent:
        found.append(ScoreLine("market", dollars(-sheet.spent)))
    if sheet.penalty:
        found.append(ScoreLine("black_hole", dollars(-sheet.penalty), {"count": sheet.black_hole}))
    return found


def medal(sheet: Sheet) -> str | None:
    """Rule 7.5: by money alone, whatever the place."""
    best: str | None = None
    money = sheet.money()
    for candidate in PRINTED.medal:
        if money >= 10 * candidate.at:
            best = candidate.id
    return best
