"""Search in Laboratorium: each answer is followed by some moves in imagined worlds; then the distances are compared."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from labtop.bots.base import Bot, Seen
from labtop.chemistry.planner import Planner
from labtop.engine import drive
from labtop.engine.core import Dice, Prompt
from labtop.engine.dice import Quick
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask
from labtop.rooms.laboratorium.plans import plan_of, planner_for
from labtop.rooms.laboratorium.state import Table

HORIZON: Final = 30
"""Moves that are played on after an answer: about a round for two players."""
STEP: Final = 0.3
"""What being one manipulation ahead of another player is worth, as a logarithm of odds …"""
SPRINT: Final = 1.5
"""… and how much more near the end."""
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


class Looked:
    """One answer and its results: games, their sum of chances to win, and of manipulations left."""

    __slots__ = ("action", "games", "left", "won")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.games = 0
        self.won = 0.0
        self.left = 0.0

    @property
    def mean(self) -> float:
        return self.won / max(1, self.games)


def look_ahead(
    worlds: Sequence[Any], ask: Ask, candidates: Sequence[Action], bot: Bot, rng: Dice, each: int
) -> list[Looked]:
    """Play on after every candidate, in the same worlds with the same dice; results in the order given."""
    found = [Looked(action) for action in candidates]
    salt = rng.below(1 << 30)
    planner = planner_for(room("laboratorium").rules.public(worlds[0]))
    for number in range(each):
        for one in found:
            play_on(worlds[number % len(worlds)], ask, one, bot, f"{salt}/{number}", planner)
    return found


def play_on(world: Any, ask: Ask, one: Looked, bot: Bot, seed: str, planner: Planner) -> None:
    """Play some moves after one answer, and add the result to it."""
    played = room("laboratorium")
    rules = played.rules
    s = rules.clone(world)
    drive.step(rules, s, drive.find(s, ask), ask.seat, one.action, None)
    dice = Quick(seed)
    drive.playout(rules, s, dice, dice, Follow(played, bot, dice), at_most=s.moves + HORIZON)
    lefts = [left(s, seat, planner) for seat in range(s.seats)]
    one.games += 1
    one.left += lefts[ask.seat]
    one.won += (s.winner == ask.seat) if s.winner >= 0 else standing(lefts, ask.seat)


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
