"""Which dice a player may use, as what, at what price (rule 2)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Illegal
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.boxes import ALL_BOXES
from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS, PRINTED
from labtop.rooms.chem_and_roll.state import Sheet

PRICES: Final[list[int]] = [0] + [offer.price for offer in PRINTED.market.offer]
HIGHEST: Final[list[int]] = [0] + [offer.highest for offer in PRINTED.market.offer]


def offers(sheet: Sheet, needs_cash: bool) -> list[int]:
    """Rules 2.4 and 2.6: 0 is "as it is", the others are the market's."""
    if sheet.market == 0:
        return [0]
    if not needs_cash:
        return list(range(len(PRICES)))
    return [offer for offer in range(len(PRICES)) if offer == 0 or sheet.cash() >= 10 * PRICES[offer]]


def reachable(sheet: Sheet, rolled: int, offer: int) -> tuple[int, int]:
    """Rules 2.2, 2.4, 2.5, 2.7: lowest and highest value this die may have."""
    if offer:
        return 1, HIGHEST[offer]
    return max(1, rolled - sheet.shift), min(6, rolled + sheet.shift)


def colours(sheet: Sheet, die: int) -> list[int]:
    """Rule 2.3, the own colour first."""
    if not sheet.recolour:
        return [die]
    return [die] + [colour for colour in range(4) if colour != die]


def count_uses(sheet: Sheet, dice: list[int], needs_cash: bool) -> list[int]:
    """How many uses there are per offer and die, in the order of `legal`; `pick` needs no more."""
    counts: list[int] = []
    ways = sheet.ways
    for offer in offers(sheet, needs_cash):
        for die in range(4):
            rolled = dice[die]
            if rolled == 0:
                counts.append(0)
                continue
            if offer:
                low, high = 0, HIGHEST[offer]
            else:
                low, high = max(0, rolled - 1 - sheet.shift), min(6, rolled + sheet.shift)
            if sheet.recolour:
                counts.append(sum([sum(ways[c * 6 + low : c * 6 + high]) for c in range(4)]))
            else:
                counts.append(sum(ways[die * 6 + low : die * 6 + high]))
    if needs_cash and sheet.market and len(counts) < 4 * len(PRICES):
        return pad_missing_offers(sheet, counts)
    return counts


def pad_missing_offers(sheet: Sheet, counts: list[int]) -> list[int]:
    """Offers that cannot be paid count nothing but keep their place, so that an index still names its offer."""
    padded = [0] * (4 * len(PRICES))
    for i, offer in enumerate(offers(sheet, True)):
        padded[4 * offer : 4 * offer + 4] = counts[4 * i : 4 * i + 4]
    return padded


def nth_use(sheet: Sheet, rolled: int, die: int, offer: int, i: int) -> Action:
    """The i-th of the uses that `count_uses` counted for this die and offer."""
    low, high = reachable(sheet, rolled, offer)
    for colour in colours(sheet, die):
        for value in range(low, high + 1):
            which = colour * 6 + value - 1
            if i >= sheet.ways[which]:
                i -= sheet.ways[which]
                continue
            for box in range(ALL_BOXES):
                uses = sheet.takes[box].uses[which]
                if i < len(uses):
                    changed = COLOURS[colour] if colour != die else None
                    use = uses[i]
                    return Place(COLOURS[die], value, BOXES[box], changed, PRICES[offer], use % 7, use // 7)  # type: ignore[arg-type]
                i -= len(uses)
    raise Illegal("no_such_use")
