"""Search in Laboratorium: each answer is followed by some moves in imagined worlds; then the distances are compared."""

from __future__ import annotations

import math
from typing import Any, Final

from labtop.bots.base import Bot, Seen
from labtop.chemistry.planner import Planner
from labtop.engine import drive
from labtop.engine.core import Dice, Prompt
from labtop.engine.dice import Quick
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask
from labtop.rooms.laboratorium.plans import plan_of
from labtop.rooms.laboratorium.state import Table

HORIZON: Final = 16
"""Moves that are played on after an answer, about half a round for two: longer games differ more by luck."""
STEP: Final = 0.3
"""What being one manipulation ahead of another player is worth, as a logarithm of odds."""
SPRINT: Final = 1.5
"""How many times more it is worth near the end."""
LOST: Final = 1.2
"""Manipulations that a lost safety token costs."""
FAR: Final = 20
"""Stands for the manipulations left to a player without a known plan."""


class Follow:
    """A `drive.Chooser` that lets one bot answer for every seat."""

    def __init__(self, played: Room, bot: Bot, rng: Dice) -> None:
        self.played, self.bot, self.rng = played, bot, rng

    def __call__(self, s: Any, p: Prompt, seat: int) -> Action:
        return self.bot.choose(Seen(self.played, s, p, drive.ask_of(p, seat), self.rng))


def play_on(world: Any, ask: Ask, action: Action, bot: Bot, seed: str, planner: Planner) -> float:
    """The chance to win some moves after an answer; the same world and seed give the same dice."""
    played = room("laboratorium")
    rules = played.rules
    s = rules.clone(world)
    drive.step(rules, s, drive.find(s, ask), ask.seat, action, None)
    dice = Quick(seed)
    drive.playout(rules, s, dice, dice, Follow(played, bot, dice), at_most=s.moves + HORIZON)
    if s.winner >= 0:
        return float(s.winner == ask.seat)
    return standing([left(s, seat, planner) for seat in range(s.seats)], ask.seat)


def left_after(world: Any, ask: Ask, action: Action, planner: Planner) -> float:
    """Manipulations left to the player who answers, once this answer is carried out; `FAR` if it gives up."""
    rules = room("laboratorium").rules
    s = rules.clone(world)
    drive.step(rules, s, drive.find(s, ask), ask.seat, action, None)
    return FAR if s.winner < 0 and not s.stack else left(s, ask.seat, planner)


def left(s: Table, seat: int, planner: Planner) -> float:
    """The fewest manipulations to the target, and what lost tokens add to them."""
    if s.winner == seat:
        return 0.0
    bench = s.benches[seat]
    plan = plan_of(planner, bench.molecule.code()) if bench.steps else None
    return (FAR if plan is None else plan.cost) + LOST * bench.safety.count(False)


def standing(lefts: list[float], me: int) -> float:
    """An estimate of the chance to finish first, from the manipulations left to each seat."""
    nearest = min(lefts)
    weight = STEP * (1 + SPRINT / (1 + nearest))
    powers = [math.exp(-weight * (each - nearest)) for each in lefts]
    return powers[me] / sum(powers)
