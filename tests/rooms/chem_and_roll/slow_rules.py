"""A second, slow reading of rules 2 to 9, made from the rule text alone: what a seat may do with what it sees.

It knows a sheet only through its view and finds out whether a row or zone can be completed by trying
every way to go on.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from labtop.rooms.chem_and_roll.actions import Place

if TYPE_CHECKING:
    from collections.abc import Iterator

COLOURS = ["blue", "red", "white", "yellow"]
SIZES = {
    "water-1": 2, "water-2": 3, "water-3": 5, "catalyst-1": 2, "catalyst-2": 3, "catalyst-3": 4, "catalyst-4": 4,
}  # fmt: skip


def is_series(values: tuple[int, ...]) -> bool:
    return sorted(values) == list(range(min(values), min(values) + len(values)))


@cache
def row_can_finish(row: str, held: tuple[int, ...]) -> bool:
    rest = SIZES[row] - len(held)
    return rest >= 0 and any(row_is_full(row, held + more) for more in product(range(1, 7), repeat=rest))


def row_is_full(row: str, dice: tuple[int, ...]) -> bool:
    counts = sorted(Counter(dice).values())
    if row in ("water-1", "catalyst-1", "catalyst-2"):
        return is_series(dice)
    return counts == {"water-2": [3], "water-3": [2, 3], "catalyst-3": [2, 2], "catalyst-4": [4]}[row]


@cache
def zone_can_finish(variant: str, number: int, held: tuple[tuple[str, int], ...]) -> bool:
    if len(held) > 3:
        return False
    if len(held) < 3:
        return any(zone_can_finish(variant, number, (*held, (c, v))) for c in ("blue", "red") for v in range(1, 7))
    colours, values = {colour for colour, _ in held}, tuple(value for _, value in held)
    if variant == "same-value":
        return len(colours) == 1 and len(set(values)) == 1
    if variant == "one-colour" and colours != {("blue", "red")[number]}:
        return False
    return is_series(values)


def products(base: int, line: Any, reach: int, advanced: bool) -> list[int]:
    """Rules 3.4, 3.5, 9.5."""
    near = [v for v in range(1, 7) if abs(v - base) <= reach]
    return [v for v in near if advanced or not line.white or v == line.white]


def into_line(sheet: Any, line: Any, colour: str, value: int, advanced: bool) -> list[int]:
    """The violets that may be named; 0: none appears; empty: not allowed (rules 3 and 4)."""
    if colour == "white":
        return [0] if not line.white and (advanced or line.violet in (0, value)) else []
    if colour == "yellow" or line.violet or getattr(line, colour):
        return []
    other = line.red if colour == "blue" else line.blue
    if not other:
        return [0]
    blue, red = (value, other) if colour == "blue" else (other, value)
    if advanced:
        return products(min(blue, 2 * red), line, sheet.reach, advanced)
    return products(blue, line, sheet.reach, advanced) if blue == red else []


def uses(sheet: Any, options: Any, colour: str, value: int) -> Iterator[tuple[str, int, int]]:
    """Box, violet, line for a die that has become this."""
    advanced = options.chemistry == "advanced"
    for number, line in enumerate(sheet.lines, 1):
        for violet in into_line(sheet, line, colour, value, advanced):
            yield f"line-{number}", violet, 0
    for row in sheet.rows:
        right = row.box.startswith({"white": "water", "yellow": "catalyst"}.get(colour, "no row"))
        if right and row_can_finish(row.box, (*row.dice, value)):
            yield row.box, 0, 0
    if value not in sheet.stock:
        yield "stock", 0, 0
    if colour == "white" and not sheet.water_sale:
        yield "water-sale", 0, 0
    if colour == "yellow" and not sheet.catalyst_sale:
        yield "catalyst-sale", 0, 0
    if options.mode == "draft":
        yield "black-hole", 0, 0
        for number, dice in enumerate(sheet.excess):
            held = (*((die.colour, die.value) for die in dice), (colour, value))
            if colour not in ("blue", "red") or not zone_can_finish(options.excess, number, held):
                continue
            if len(held) < 3:
                yield f"excess-{number + 1}", 0, 0
                continue
            middle = sorted(v for _, v in held)[1]
            for where, line in enumerate(sheet.lines, 1):
                for violet in products(middle, line, sheet.reach, advanced) if not line.violet else []:
                    yield f"excess-{number + 1}", violet, where


def cash(sheet: Any, options: Any) -> int:
    """Acid and sales less purchases, in tenths, rounded as rules 6.1, 6.2 and 9.6 say."""
    tenths = sum(10 * line.acid for line in sheet.lines if line.acid)
    for value, part in ((sheet.water_sale, 3), (sheet.catalyst_sale, 2)):
        tenths += int(value * 10 / part + 0.5) if options.chemistry == "advanced" else 10 * (value // part)
    return tenths - int(10 * sheet.market_spent)


def legal(sheet: Any, dice: list[int], options: Any) -> set[Place]:
    """Every answer the rules allow."""
    found = set()
    bonus = {row.box: len(row.dice) == row.size for row in sheet.rows}
    shift = sum(n for n in (1, 2, 3) if bonus[f"catalyst-{n}"])
    for die, rolled in zip(COLOURS, dice, strict=True):
        if not rolled:
            continue
        changed: list[tuple[int, int]] = [(0, v) for v in range(1, 7) if abs(v - rolled) <= shift]
        for price, values in ((1, (1, 2, 3)), (2, (1, 2, 3, 4, 5, 6))):
            if sheet.market_left and (not options.market_needs_cash or cash(sheet, options) >= 10 * price):
                changed += [(price, v) for v in values]
        for colour in COLOURS if bonus["catalyst-4"] else [die]:
            for price, value in changed:
                for box, violet, line in uses(sheet, options, colour, value):
                    found.add(Place(die, value, box, None if colour == die else colour, price, violet, line))
    return found


def money(sheet: Any, options: Any) -> int:
    """Rule 10.1, in tenths."""
    prices = [*options.black_hole_prices, *[options.black_hole_prices[-1]] * 7][: options.black_hole_limit - 1]
    lost = 10 * sum(prices[: sheet.black_hole])
    return cash(sheet, options) + (60 if len(sheet.stock) == 6 else 0) - lost
