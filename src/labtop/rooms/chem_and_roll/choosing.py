"""Which dice a player may use, as what, at what price (rule 2)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Illegal
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.boxes import PLACES
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.packing import (
    BLUE,
    BOXES,
    COLOUR_OF,
    COLOURS,
    FACE,
    RED,
    VALUE_OF,
    WHITE,
    YELLOW,
    Choice,
    counted,
    faces_between,
)
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet

PRICES: Final[list[int]] = [0] + [offer.price for offer in PRINTED.market.offer]
HIGHEST: Final[list[int]] = [0] + [offer.highest for offer in PRINTED.market.offer]
"""By offer: 0 is "as it is", the others are the market's (rule 2.4)."""

AS_IT_IS: Final[list[int]] = [0]
EVERY_OFFER: Final[list[int]] = list(range(len(PRICES)))
DICE: Final[list[int]] = [BLUE, RED, WHITE, YELLOW]
"""The four dice have the numbers of their colours."""
OWN_COLOUR: Final[list[list[int]]] = [[die] for die in DICE]
EVERY_COLOUR: Final[list[list[int]]] = [[die] + [other for other in DICE if other != die] for die in DICE]


def offers(sheet: Sheet, needs_cash: bool) -> list[int]:
    """Rules 2.4 and 2.6: the offers that this player may use."""
    if sheet.market == 0:
        return AS_IT_IS
    if not needs_cash:
        return EVERY_OFFER
    return [offer for offer in EVERY_OFFER if sheet.cash() >= 10 * PRICES[offer] or offer == 0]


def reachable(sheet: Sheet, rolled: int, offer: int) -> tuple[int, int]:
    """Rules 2.2, 2.4, 2.5, 2.7: lowest and highest value this die may have."""
    return (1, HIGHEST[offer]) if offer else shifted(rolled, sheet.shift)


def shifted(rolled: int, shift: int) -> tuple[int, int]:
    """Rules 2.2 and 2.7: the same without the market."""
    return (max(1, rolled - shift), min(6, rolled + shift)) if shift else (rolled, rolled)


def colours(sheet: Sheet, die: int) -> list[int]:
    """Rule 2.3, the own colour first."""
    return becomes(die, sheet.recolour)


def becomes(die: int, recolour: bool) -> list[int]:
    return EVERY_COLOUR[die] if recolour else OWN_COLOUR[die]


def count_uses(sheet: Sheet, dice: list[int], options: Options) -> list[int]:
    """How many uses there are for each offer and, in it, for each die: as many as `legal` lists, in its order.

    An offer that cannot be paid counts nothing but keeps its place.
    """
    ways = sheet.ways
    if sheet.shift == 0 and not sheet.recolour:
        blue, red, white, yellow = dice
        counts = [
            ways[FACE[BLUE][blue]] if blue else 0,
            ways[FACE[RED][red]] if red else 0,
            ways[FACE[WHITE][white]] if white else 0,
            ways[FACE[YELLOW][yellow]] if yellow else 0,
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
            everything = sum([counted(ways, colour, 1, highest) for colour in DICE])
            counts += [everything if rolled else 0 for rolled in dice]
        else:
            counts += [counted(ways, die, 1, highest) if rolled else 0 for die, rolled in zip(DICE, dice)]
    return counts


def free_uses(sheet: Sheet, die: int, rolled: int) -> int:
    """How many uses a die has without the market once the catalyst may change it."""
    if rolled == 0:
        return 0
    low, high = reachable(sheet, rolled, 0)
    total = 0
    for colour in colours(sheet, die):
        total += counted(sheet.ways, colour, low, high)
    return total


def nth_use(sheet: Sheet, rolled: int, die: int, offer: int, i: int) -> Action:
    """The i-th of the uses that `count_uses` counted for this die and offer."""
    if offer == 0 and sheet.shift == 0 and not sheet.recolour:
        return nth_place(sheet, die, FACE[die][rolled], 0, i)
    low, high = reachable(sheet, rolled, offer)
    ways = sheet.ways
    for colour in colours(sheet, die):
        for face in faces_between(colour, low, high):
            if i < ways[face]:
                return nth_place(sheet, die, face, offer, i)
            i -= ways[face]
    raise Illegal("no_such_use")


def nth_place(sheet: Sheet, die: int, face: int, offer: int, i: int) -> Action:
    """The i-th use of a die with this face, box by box."""
    tables = sheet.takes
    for box in PLACES[COLOUR_OF[face]]:
        n = tables[box].ways[face]
        if i < n:
            return action_of(die, face, box, offer, tables[box].uses[face][i])
        i -= n
    raise Illegal("no_such_use")


def action_of(die: int, face: int, box: int, offer: int, choice: Choice) -> Place:
    """The answer of a player for a die that is used with this face."""
    colour = COLOUR_OF[face]
    changed = COLOURS[colour] if colour != die else None
    if choice.violet == 0:
        return Place(COLOURS[die], VALUE_OF[face], BOXES[box], changed, PRICES[offer])
    return Place(COLOURS[die], VALUE_OF[face], BOXES[box], changed, PRICES[offer], choice.violet, choice.line)
