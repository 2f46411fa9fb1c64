"""Hints before a move, made from the advice of a room's coach. Knows no game."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from labtop.bots.base import Advice, Question, asked_coach, weigh
from labtop.bots.pairs import BEYOND, difference, duel, rarer, within
from labtop.bots.reasons import Reasons
from labtop.engine.registry import Room

HINT_EFFORT: Final = 16
"""Worlds (or games played on) that a hint may cost for each answer; hints at a table use the same number."""
NOTHING: Final = 1e-9
LEAST_TOLD: Final = {"chance": 0.005, "money": 0.05, "points": 0.05, "steps": 0.5}
"""By unit: a smaller difference would be written as 0, so it counts as none."""
CLEARLY: Final = 4
"""A game counts for one of two answers if its result after that answer is better by so many times `LEAST_TOLD`."""
SETTLED: Final = 0.02
"""If the chance to win is so near to 0 or 1 with either answer, the game is nearly decided."""


class Hint(Struct, frozen=True):
    """The answer a coach would give, and the next best one."""

    unit: str
    best: Advice
    next: Advice | None = None
    """None: there is no other answer."""
    ahead: float = 0.0
    """How much better the best is, and the standard error of that."""
    error: float = 0.0
    even: bool = False
    """The difference is inside its error: neither of the two is better."""
    duel: tuple[int, int, int] = (0, 0, 0)
    """Games in the same worlds with the same dice that both were played on in; those in which the best came out ahead,
    and those in which the next best did."""
    rarer: int = 0
    """1 (the best) or 2: it comes out ahead in clearly fewer games, but by more in those."""

    @property
    def settled(self) -> str:
        """`won` or `lost` where the chance to win is nearly 1 or 0 with either answer."""
        if self.unit != "chance" or self.next is None:
            return ""
        low, high = sorted((self.best.value, self.next.value))
        return "won" if low > 1 - SETTLED else "lost" if high < SETTLED else ""


def hint(played: Room, seen: Question, effort: int = HINT_EFFORT) -> Hint:
    """The best answer and the next best, with their values and reasons."""
    wise = asked_coach(played)
    weighed = leading(weigh(wise, seen, effort))
    reasons = wise.reasons(seen)
    best, other = weighed[0], another(weighed, reasons)
    if other is None:
        return Hint(wise.unit, speaking_for(best, reasons, None))
    ahead, error = difference(best, other)
    even = ahead < LEAST_TOLD[wise.unit] or within(ahead, error)
    own = even and reasons.gain(other.action, best.action) is not None
    second = speaking_for(other, reasons, best) if own else speaking_against(other, reasons, best)
    found = best.games, other.games, CLEARLY * LEAST_TOLD[wise.unit]
    return Hint(wise.unit, speaking_for(best, reasons, other), second, ahead, error, even, duel(*found), rarer(*found))


def leading(found: list[Advice]) -> list[Advice]:
    """The usual answer first, unless another is clearly better: of several noisy figures the highest is too high."""
    usual = next((advice for advice in found if advice.usual), found[0])
    ahead, error = difference(found[0], usual)
    if usual is found[0] or ahead > BEYOND * error:
        return found
    return [usual, *[advice for advice in found if advice is not usual]]


def another(found: list[Advice], reasons: Reasons) -> Advice | None:
    """The next best answer that differs in substance: the same die in one of two equal lines does not count.

    None: nothing else is worth a comparison. That the turn may also begin with a sale that nobody needs is no choice.
    """
    best, said = found[0], kind_of(found[0], reasons)
    apart = [advice for advice in found[1:] if not reasons.same(best.action, advice.action)]
    for advice in apart:
        if abs(best.value - advice.value) > NOTHING or kind_of(advice, reasons) != said:
            return advice
    return next(iter(apart), None)


def kind_of(advice: Advice, reasons: Reasons) -> str:
    """The reason behind an answer, whatever it is compared with."""
    found = reasons.gain(advice.action, None)
    return advice.reason if found is None else found[0]


def speaking_for(advice: Advice, reasons: Reasons, other: Advice | None) -> Advice:
    """The advice with what speaks for the answer."""
    found = reasons.gain(advice.action, None if other is None else other.action)
    return advice if found is None else msgspec.structs.replace(advice, reason=found[0], numbers=found[1])


def speaking_against(advice: Advice, reasons: Reasons, better: Advice) -> Advice:
    """The advice with what the answer lacks beside a better one; else with what speaks for it alone."""
    found = reasons.lack(advice.action, better.action)
    if found is None and reasons.gain(advice.action, better.action) != reasons.gain(better.action, advice.action):
        return speaking_for(advice, reasons, better)
    name, numbers = found or ("", {})
    return msgspec.structs.replace(advice, reason=name, numbers=numbers, missed=True)
