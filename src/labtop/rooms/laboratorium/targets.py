"""Which molecule is the target (rules 2.4, 2.5 and 11.4)."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from labtop.chemistry.planner import Plan
from labtop.engine.core import Illegal
from labtop.rooms.laboratorium.library import molecules
from labtop.rooms.laboratorium.options import Options
from labtop.rooms.laboratorium.pack import Label, Pack, Target

OWN: Final = "own"
"""The id of a target that the options give as a structure."""
MOST_TARGET: Final = 28
"""Carbons and oxygens of a target at most: a bigger one takes too long to play, and too long to plan."""


def chosen_target(options: Options, pack: Pack) -> Target:
    """Rule 2.4: an own molecule, else the one of the day, else a target of the pack or of the list by its id."""
    if options.own_target:
        return Target(OWN, options.own_target)
    if options.daily:
        return target_of_the_day(options.daily, pack)
    for target in pack.target:
        if target.id == options.target:
            return target
    known = [one.id for one in pack.target]
    if options.pack is None:
        listed = molecules()
        found = listed.get(options.target)
        if found is not None:
            label = label_for(found.steps)
            return Target(found.id, found.structure, label, found.suggested, found.en, found.fr)
        known += [id for id in listed if id.startswith(options.target[:3])]
    raise Illegal("no_such_target", "2.4", target=options.target, known=", ".join(known))


def target_of_the_day(day: str, pack: Pack) -> Target:
    """Rule 11.4: all targets of the pack in turn, in another order each time round.

    The day is counted from the year 1 by hand, since rules do not import a calendar or a clock.
    """
    year, month, date = [int(part) for part in day.split("-")]
    if not (year and 1 <= month <= 12 and 1 <= date <= days_in(year, month)):
        raise Illegal("no_such_day", "11.4", day=day)
    before = year - 1
    number = 365 * before + before // 4 - before // 100 + before // 400
    number += sum([days_in(year, earlier) for earlier in range(1, month)]) + date
    turn = number // len(pack.target)
    order = sorted(pack.target, key=lambda one: sha256(f"{turn}/{one.id}".encode()).digest())
    return order[number % len(order)]


def is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in(year: int, month: int) -> int:
    return 29 if month == 2 and is_leap(year) else (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[month - 1]


def label_of(plan: Plan | None) -> Label:
    """Rule 2.4: how hard an own target is, by the length of its shortest synthesis."""
    return "hard" if plan is None else label_for(plan.cost)


def label_for(steps: int) -> Label:
    """The limits were chosen so that most targets of the box would get the label that is printed on them."""
    if steps > 9:
        return "hard"
    return "short" if steps < 5 else "easy" if steps < 8 else "medium"


def suggestion(plan: Plan | None) -> list[int]:
    """Rule 2.5: for a target without suggested reagents, the cards of a shortest synthesis."""
    return [] if plan is None else sorted(set(plan.cards))
