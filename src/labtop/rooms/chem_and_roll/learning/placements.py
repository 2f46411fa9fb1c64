"""Which use of a die is best, a few rounds before the end: every throw to come is weighed exactly (bots/exact.py)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Dice, Prompt
from labtop.engine.wire import Action
from labtop.learning.posing import Posed, plain
from labtop.learning.puzzles import Choice, Phrase
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.bots.exact import Exact
from labtop.rooms.chem_and_roll.bots.search import with_sheet
from labtop.rooms.chem_and_roll.packing import LINES
from labtop.rooms.chem_and_roll.rules import ROUNDS, ChemAndRoll, use_die
from labtop.rooms.chem_and_roll.state import Table

RULES: Final = ChemAndRoll()
CLEAR: Final = 0.3
"""Dollars by which the right answer must be better than every other one."""
SHOWN: Final = 4
"""Choices, the right one included."""


class Weighed:
    """One use of a die: dollars at once, and those to be expected from the rounds left."""

    __slots__ = ("action", "key", "later", "now")

    def __init__(self, action: Action, now: float, later: float, key: tuple[int, ...]) -> None:
        self.action = action
        self.now = now
        self.later = later
        self.key = key
        """The sheet that it leaves; equal lines may change places."""

    @property
    def worth(self) -> float:
        return self.now + self.later


def weigh(s: Table, legal: list[Action], left: int) -> list[Weighed]:
    """Every use, the best first; of uses that leave alike sheets the first alone."""
    exact = Exact()
    before = s.sheets[0].money()
    found: dict[tuple[int, ...], Weighed] = {}
    for action in legal:
        assert isinstance(action, Place)
        after = with_sheet(s, 0)
        use_die(after, 0, action, None)
        sheet = after.sheets[0]
        key = (sheet.market, *sorted(sheet.boxes[:LINES]), *sheet.boxes[LINES:])
        now = (sheet.money() - before) / 10
        if key not in found:
            found[key] = Weighed(action, now, exact.worth(after, left), key)
    return sorted(found.values(), key=lambda one: -one.worth)


def best(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """One round and the one after it, or the last round alone."""
    left = ROUNDS - s.round
    return pose(s, p, seat, dice, left) if left <= 1 else None


def last_three(s: Table, p: Prompt, seat: int, dice: Dice) -> Posed | None:
    """Three rounds to play, the dice of the first one on the table."""
    return pose(s, p, seat, dice, 2) if ROUNDS - s.round == 2 else None


def pose(s: Table, p: Prompt, seat: int, dice: Dice, left: int) -> Posed | None:
    """The question, if one use is clearly better than all others."""
    found = weigh(s, RULES.legal(s, p, seat), left)
    if len(found) < SHOWN or found[0].worth - found[1].worth < CLEAR:
        return None
    right, *others = found
    shown = [others.pop(0)]
    shown.append(others.pop(max(range(len(others)), key=lambda i: (others[i].now, -i))))
    while len(shown) < SHOWN - 1:
        shown.append(others.pop(dice.below(len(others))))
    best_of = {one.key: one.worth for one in found}

    def good(action: Action) -> bool:
        assert isinstance(action, Place)
        after = with_sheet(s, 0)
        use_die(after, 0, action, None)
        sheet = after.sheets[0]
        key = (sheet.market, *sorted(sheet.boxes[:LINES]), *sheet.boxes[LINES:])
        return best_of[key] > right.worth - CLEAR / 2

    return Posed(
        concept="expectation" if left else "counting",
        question={"say": "puzzle-place"},
        figures={"round": s.round, "rounds": ROUNDS, "left": left},
        choices=[choice(right, right, left), *[choice(one, right, left) for one in shown]],
        good=good,
        gap=right.worth - found[1].worth,
    )


def choice(one: Weighed, right: Weighed, left: int) -> Choice:
    """A use as an answer, with its dollars."""
    figures: Phrase = {"now": money(one.now)}
    if left:
        figures |= {"later": money(one.later), "worth": money(one.worth)}
    if one is right:
        why: Phrase = {"say": "puzzle-place-right", **figures}
    else:
        why = {"say": "puzzle-place-wrong", **figures, "less": money(right.worth - one.worth)}
    return Choice(plain(one.action), None, why, round(one.worth, 4))


def money(amount: float) -> Phrase:
    """Dollars as people read them, to a tenth."""
    return {"$": round(amount, 1) + 0.0}
