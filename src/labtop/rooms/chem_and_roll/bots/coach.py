"""The coach of Chem and Roll: what each use of a die is worth, and the reason with the figures it rests on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from labtop.bots.base import Advice, Question
from labtop.engine.core import Dice
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.bots.draft import clock_of, look_ahead, rival, round_of, throws
from labtop.rooms.chem_and_roll.bots.search import (
    SURE,
    Scale,
    Use,
    chance_of,
    with_sheet,
)
from labtop.rooms.chem_and_roll.bots.strong import mean_after
from labtop.rooms.chem_and_roll.choosing import reachable
from labtop.rooms.chem_and_roll.packing import (
    BLACK_HOLE,
    BLUE,
    BONUS,
    BOX_NUMBERS,
    BOXES,
    COLOUR_NUMBERS,
    COLOURS,
    DIVISORS,
    FACE,
    FIRST_CATALYST,
    LINES,
    RED,
    ROW_COLOURS,
    STOCK,
    VALUE_OF,
    VALUES,
    WHITE,
    faces_between,
)
from labtop.rooms.chem_and_roll.rules import ROUNDS, colour_used, use_die
from labtop.rooms.chem_and_roll.scoring import black_hole_price, rank, sale
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Sheet, Table

AGAIN: Final = 8
"""How many uses are looked at twice."""
MOST_THROWS: Final = 24

REASONS: Final = (
    "last-line", "acid", "reaction", "gas", "water", "catalyst-row", "catalyst-step", "water-row", "water-step",
    "stock", "sale", "excess", "excess-step", "black-hole",
)  # fmt: skip

Numbers = dict[str, str | int | float]
Alike = tuple[tuple[int, int], int, int, int]
"""What uses of the same worth have in common (`key_of`)."""
Key = tuple[Alike, int, int]
"""With the price and the die."""


class ChemAndRollCoach:
    """Weighs like the master. Alone and in class it counts dollars at the end, in a draft the chance to win."""

    def __init__(self) -> None:
        self.unit = "money"
        """Set by `weigh`: `money`, or `chance` for a draft."""

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        s: Table = seen.worlds(1)[0]
        seat = seen.ask.seat
        self.unit = "chance" if s.draft else "money"
        listed = [a for a in [*seen.legal, *(a for a in also if a not in seen.legal)] if isinstance(a, Place)]
        worth = weigh_all(s, seat, listed, effort, seen.rng)
        known: dict[tuple[Alike, str, int], tuple[str, Numbers]] = {}
        found: list[Advice] = []
        for a in listed:
            alike = key_of(s.sheets[seat], a)
            said = (alike, a.box, a.line)
            if said not in known:
                known[said] = reason(s, seat, a)
            found.append(Advice(a, round(worth[alike, a.price, die_of(a)], 4), *known[said]))
        # Of uses that win for certain the one that ends the game comes first.
        return sorted(found, key=lambda advice: (-advice.value, advice.reason != "last-line"))


# ---- what a use is worth --------------------------------------------------------------------------------------------


def face_of(a: Place) -> int:
    return FACE[colour_used(a)][a.value]


def die_of(a: Place) -> int:
    return COLOUR_NUMBERS[a.die]


def key_of(sheet: Sheet, a: Place) -> Alike:
    """The same for uses of the same worth: lines with the same content are alike."""
    box = BOX_NUMBERS[a.box]
    place = (0, sheet.line(box).content) if box < LINES else (box, 0)
    return place, face_of(a), a.violet, sheet.line(a.line - 1).content if a.line else -1


def weigh_all(s: Table, seat: int, listed: list[Place], effort: int, rng: Dice) -> dict[Key, float]:
    """Dollars at the end, or the chance to win, by `key_of`, price and die."""
    sheet = s.sheets[seat]
    found = at_first_sight(s, seat, listed)
    first = {key: chance(use.worth) if s.draft else use.worth + sheet.money() / 10 for key, use in found.items()}
    if effort <= 0:
        return first
    order = sorted(first, key=lambda key: -first[key])[:AGAIN]
    if s.draft:
        start, coming = round_of(s), throws(rng, min(effort, MOST_THROWS))
        again = {key: look_ahead(start, found[key], seat, coming) for key in order}
    else:
        again = {key: sheet.money() / 10 + mean_after(s, seat, found[key]) for key in order}
    # The others are moved by the mean difference of the two looks, but never above a use that was looked at twice.
    moved = sum(again[key] - first[key] for key in order) / len(order)
    lowest = min(again.values())
    guessed = {key: max(0.0, min(lowest, first[key] + moved)) for key in first}
    settled = {key: first[key] for key, use in found.items() if s.draft and abs(use.worth) >= SURE}  # the game ends
    return {**guessed, **again, **settled}


def chance(logit: float) -> float:
    """The chance to win; 1, 0 or, with equal results, a half where the use ends the game."""
    return 1.0 if logit >= SURE else 0.0 if logit <= -SURE else chance_of(logit)


def at_first_sight(s: Table, seat: int, listed: list[Place]) -> dict[Key, Use]:
    """By the net alone: one scale for all, asked once for each price and die."""
    if s.draft:
        now = round_of(s)
        scale = Scale(s, seat, clock_of(now.taken, len(now.turns)), rival(s, seat))
    else:
        scale = Scale(s, seat, ROUNDS - s.round)
    sheet = s.sheets[seat]
    found: dict[Key, Use] = {}
    for price, die in sorted({(a.price, die_of(a)) for a in listed}):
        wanted = {face_of(a): (price, die) for a in listed if (a.price, die_of(a)) == (price, die)}
        for use in scale.uses(wanted):
            found[key_of(sheet, use.action()), price, die] = use
    return found


# ---- why ------------------------------------------------------------------------------------------------------------


def reason(s: Table, seat: int, a: Place) -> tuple[str, Numbers]:
    """The message that says what this use is for, and the figures in it."""
    after = with_sheet(s, seat)
    use_die(after, seat, a, None)
    before, sheet = s.sheets[seat], after.sheets[seat]
    box = BOX_NUMBERS[a.box]
    if s.draft and sheet.sold_lines == LINES:
        other = rival(after, seat)
        ahead = (sheet.money() - after.sheets[other].money()) / 10
        won = rank(after, seat) > rank(after, other)
        return "last-line", {"ahead": whole(abs(ahead)), "leads": "yes" if won else "no"}
    if sheet.sold_lines > before.sold_lines:
        line = a.line or box + 1
        return "acid", {"line": line, "gain": (sheet.acid - before.acid) // 10}
    if box < LINES:
        return line_reason(s, sheet, box, a)
    if box < STOCK:
        return row_reason(before, sheet, box)
    if box == STOCK:
        missing = len(sheet.stock.missing)
        return "stock", {"missing": missing, "reward": PRINTED.stock.reward, "value": a.value}
    if box in DIVISORS:
        return "sale", {"box": a.box, "value": a.value, "gain": whole(sale(a.value, DIVISORS[box], s.advanced) / 10)}
    if box == BLACK_HOLE:
        count = sheet.black_hole
        last = "yes" if count >= s.options.black_hole_limit else "no"
        return "black-hole", {"count": count, "price": black_hole_price(s.options, count), "last": last}
    if a.line:
        return "excess", {"line": a.line, "violet": a.violet, "chance": percent(hits(sheet, WHITE, a.violet))}
    missing = PRINTED.excess.size - len(sheet.zone(box).faces)
    return "excess-step", {"box": a.box, "missing": missing, "chance": percent(fits(sheet, box, (BLUE, RED)))}


def line_reason(s: Table, sheet: Sheet, box: int, a: Place) -> tuple[str, Numbers]:
    """A line that is not sold yet."""
    line = box + 1
    if a.violet:
        wanted = hits(sheet, WHITE, a.violet) if not s.advanced else 1.0
        return "reaction", {"line": line, "violet": a.violet, "chance": percent(wanted)}
    colour = colour_used(a)
    if colour == WHITE:
        return "water", {"line": line, "value": a.value, "reach": sheet.reach}
    partner = RED if colour == BLUE else BLUE
    numbers: Numbers = {"line": line, "value": a.value, "colour": COLOURS[colour]}
    return "gas", {**numbers, "chance": percent(fits(sheet, box, (partner,)))}


def row_reason(before: Sheet, sheet: Sheet, box: int) -> tuple[str, Numbers]:
    name = BOXES[box]
    family = "catalyst" if box >= FIRST_CATALYST else "water"
    row = sheet.row(box)
    if row.full:
        if family == "water":
            return "water-row", {"box": name, "bonus": BONUS[box], "reach": sheet.reach}
        old, new = hits(before, WHITE, 4), hits(sheet, WHITE, 4)
        return "catalyst-row", {"box": name, "bonus": BONUS[box], "before": percent(old), "chance": percent(new)}
    likely = percent(fits(sheet, box, (ROW_COLOURS[box],)))
    return f"{family}-step", {"box": name, "missing": row.missing, "chance": likely}


def hits(sheet: Sheet, colour: int, value: int) -> float:
    """How likely the next throw has a die of this colour that can be made this value, without the market."""
    return some(sheet, (colour,), lambda face: VALUE_OF[face] == value)


def fits(sheet: Sheet, box: int, wanted: tuple[int, ...]) -> float:
    """How likely the next throw has a die of these colours that this box takes, without the market."""
    uses = sheet.takes[box].uses
    return some(sheet, wanted, lambda face: bool(uses[face]))


def some(sheet: Sheet, wanted: tuple[int, ...], good: Callable[[int], bool]) -> float:
    """The chance that at least one of four dice can become a good one of the wanted colours."""
    none = 1.0
    for colour in range(4):
        becoming = wanted if sheet.recolour else tuple(c for c in wanted if c == colour)
        lucky = 0
        for rolled in VALUES:
            low, high = reachable(sheet, rolled, 0)
            lucky += any(good(face) for c in becoming for face in faces_between(c, low, high))
        none *= 1 - lucky / 6
    return 1 - none


def percent(chance: float) -> int:
    return round(100 * chance)


def whole(dollars: float) -> int | float:
    """An int where the amount is whole, so that it is written $3 and not $3.0."""
    return int(dollars) if dollars == int(dollars) else round(dollars, 1)
