"""Which dice a player may use, as what, at what price (rule 2)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Illegal
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.boxes import BOXES, COLOURS, PLACES
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet

PRICES: Final[list[int]] = [0] + [offer.price for offer in PRINTED.market.offer]
HIGHEST: Final[list[int]] = [0] + [offer.highest for offer in PRINTED.market.offer]

AS_IT_IS: Final[list[int]] = [0]
EVERY_OFFER: Final[list[int]] = list(range(len(PRICES)))
DICE: Final[list[int]] = [0, 1, 2, 3]
OWN_COLOUR: Final[list[list[int]]] = [[die] for die in DICE]
EVERY_COLOUR: Final[list[list[int]]] = [[die] + [other for other in DICE if other != die] for die in DICE]
FIRST_OF: Final[list[int]] = [0, 6, 12, 18]
"""Where a colour's six dice begin in tables of 24."""


def offers(sheet: Sheet, needs_cash: bool) -> list[int]:
    """Rules 2.4 and 2.6: 0 is "as it is", the others are the market's."""
    if sheet.market == 0:
        return AS_IT_IS
    if not needs_cash:
        return EVERY_OFFER
    return [offer for offer in EVERY_OFFER if sheet.cash() >= 10 * PRICES[offer] or offer == 0]


def reachable(sheet: Sheet, rolled: int, offer: int) -> tuple[int, int]:
    """Rules 2.2, 2.4, 2.5, 2.7: lowest and highest value this die may have."""
    if offer:
        return 1, HIGHEST[offer]
    if sheet.shift == 0:
        return rolled, rolled
    return max(1, rolled - sheet.shift), min(6, rolled + sheet.shift)


def colours(sheet: Sheet, die: int) -> list[int]:
    """Rule 2.3, the own colour first."""
    return EVERY_COLOUR[die] if sheet.recolour else OWN_COLOUR[die]


def count_uses(sheet: Sheet, dice: list[int], options: Options) -> list[int]:
    """How many uses there are per offer and die, in the order of `legal`; `pick` needs no more.

    An offer that cannot be paid counts nothing but keeps its place: entry 4 * offer + die.
    """
    ways = sheet.ways
    if sheet.shift == 0 and not sheet.recolour:
        blue, red, white, yellow = dice
        counts = [
            ways[blue - 1] if blue else 0,
            ways[red + 5] if red else 0,
            ways[white + 11] if white else 0,
            ways[yellow + 17] if yellow else 0,
        ]
    else:
        counts = [free_uses(sheet, die, dice[die]) for die in DICE]
    if sheet.market == 0:
        return counts
    for offer in range(1, len(PRICES)):
        if options.market_needs_cash and sheet.cash() < 10 * PRICES[offer]:
            counts += [0, 0, 0, 0]
            continue
        highest = HIGHEST[offer]
        if sheet.recolour:
            everything = sum([sum(ways[a : a + highest]) for a in FIRST_OF])
            counts += [everything if rolled else 0 for rolled in dice]
        else:
            counts += [sum(ways[a : a + highest]) if rolled else 0 for a, rolled in zip(FIRST_OF, dice)]
    return counts


def free_uses(sheet: Sheet, die: int, rolled: int) -> int:
    """How many uses a die has without the market once the catalyst may change it."""
    if rolled == 0:
        return 0
    shift = sheet.shift
    low, high = max(0, rolled - 1 - shift), min(6, rolled + shift)
    if sheet.recolour:
        return sum([sum(sheet.ways[a + low : a + high]) for a in FIRST_OF])
    return sum(sheet.ways[die * 6 + low : die * 6 + high])


def nth_use(sheet: Sheet, rolled: int, die: int, offer: int, i: int) -> Action:
    """The i-th of the uses that `count_uses` counted for this die and offer."""
    if offer == 0 and sheet.shift == 0 and not sheet.recolour:
        return nth_place(sheet, die, die * 6 + rolled - 1, 0, i)
    low, high = reachable(sheet, rolled, offer)
    ways = sheet.ways
    for colour in colours(sheet, die):
        for which in range(colour * 6 + low - 1, colour * 6 + high):
            if i < ways[which]:
                return nth_place(sheet, die, which, offer, i)
            i -= ways[which]
    raise Illegal("no_such_use")


def nth_place(sheet: Sheet, die: int, which: int, offer: int, i: int) -> Action:
    """The i-th use of a die as one of the 24, box by box."""
    tables = sheet.takes
    for box in PLACES[which // 6]:
        n = tables[box].ways[which]
        if i < n:
            return use_of(die, which, box, offer, tables[box].uses[which][i])
        i -= n
    raise Illegal("no_such_use")


def use_of(die: int, which: int, box: int, offer: int, use: int) -> Place:
    """The action for a die used as one of the 24 (colour * 6 + value - 1)."""
    colour = which // 6
    changed = COLOURS[colour] if colour != die else None
    if use == 0:
        return Place(COLOURS[die], which % 6 + 1, BOXES[box], changed, PRICES[offer])  # type: ignore[arg-type]
    return Place(COLOURS[die], which % 6 + 1, BOXES[box], changed, PRICES[offer], use % 7, use // 7)  # type: ignore[arg-type]
