"""The coach of Chem and Roll: what each use of a die is worth; the reasons are facts of the sheet (reasons.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from labtop.bots.base import Advice, Question
from labtop.bots.pairs import race, values_of
from labtop.bots.reasons import Reasons
from labtop.engine.core import Dice
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.bots.draft import Ready, clock_of, rival, round_of, throws
from labtop.rooms.chem_and_roll.bots.reasons import GAINS, LACKS, Position, same_but_dearer
from labtop.rooms.chem_and_roll.bots.search import SURE, Scale, Use, chance_of
from labtop.rooms.chem_and_roll.bots.strong import mean_after
from labtop.rooms.chem_and_roll.packing import BOX_NUMBERS, COLOUR_NUMBERS, FACE, LINES
from labtop.rooms.chem_and_roll.rules import ROUNDS, colour_used
from labtop.rooms.chem_and_roll.state import Sheet, Table

AGAIN: Final = 8
"""How many uses are looked at twice."""
MOST_THROWS: Final = 120
"""Draft: throws of the next round with which each use is judged, at most."""
FIRST: Final = 16
"""Draft: the same number at first; a thorough look gives the rest to uses that are close."""

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
        wanted = [a for a in also if isinstance(a, Place)]
        worth = weigh_all(s, seat, listed, wanted, effort, seen.rng)
        found: list[Advice] = []
        for a in listed:
            one = worth[key_of(s.sheets[seat], a), a.price, die_of(a)]
            found.append(Advice(a, round(one.value, 4), games=one.games, worked=one.worked))
        # Of uses that win for certain the one that ends the game comes first.
        place = Position(s, seat)
        return sorted(found, key=lambda advice: (-advice.value, advice.value < 1 or not place.ends(advice.action)))

    def reasons(self, seen: Question) -> Reasons:
        return Reasons(Position(seen.worlds(1)[0], seen.ask.seat), GAINS, LACKS, same_but_dearer)


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


class Worth(NamedTuple):
    """Dollars at the end, or the chance to win."""

    value: float
    games: tuple[float, ...] = ()
    worked: bool = True


def weigh_all(
    s: Table, seat: int, listed: list[Place], wanted: list[Place], effort: int, rng: Dice
) -> dict[Key, Worth]:
    """By `key_of`, price and die; those that are wanted are looked at twice in any case."""
    sheet = s.sheets[seat]
    found = at_first_sight(s, seat, listed)
    first = {key: chance(use.worth) if s.draft else use.worth + sheet.money() / 10 for key, use in found.items()}
    if effort <= 0:
        return {key: Worth(value) for key, value in first.items()}
    order = sorted(first, key=lambda key: -first[key])[:AGAIN]
    order = list(dict.fromkeys([*order, *[(key_of(sheet, a), a.price, die_of(a)) for a in wanted]]))
    if s.draft:
        again = in_draft(s, seat, found, order, effort, rng)
    else:
        again = {key: Worth(sheet.money() / 10 + mean_after(s, seat, found[key])) for key in order}
    # The others are moved by the mean difference of the two looks, but never above a use that was looked at twice.
    moved = sum(again[key].value - first[key] for key in order) / len(order)
    lowest = min(one.value for one in again.values())
    guessed = {key: Worth(max(0.0, min(lowest, first[key] + moved)), worked=False) for key in first}
    settled = {  # the game ends
        key: Worth(first[key], again[key].games if key in again else ())
        for key, use in found.items()
        if s.draft and abs(use.worth) >= SURE
    }
    return {**guessed, **again, **settled}


def in_draft(s: Table, seat: int, found: dict[Key, Use], order: list[Key], effort: int, rng: Dice) -> dict[Key, Worth]:
    """Each throw of the next round is a game, the same throws for all uses; more of them where it is close."""
    start, coming = round_of(s), throws(rng, MOST_THROWS)
    ready = {key: Ready(start, found[key], seat) for key in order}
    games = race(order, lambda key, n: ready[key].chance_after(coming[n % MOST_THROWS]), min(effort, FIRST), effort)
    values = values_of(games)
    return {key: Worth(values[key], tuple(games[key])) for key in order}


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
