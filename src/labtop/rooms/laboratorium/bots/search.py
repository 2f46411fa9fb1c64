"""Looking ahead in Laboratorium: some turns played on in imagined worlds, then the race as it stands."""

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
from labtop.rooms.laboratorium.hints import plan_of, planner_for
from labtop.rooms.laboratorium.state import Table

HORIZON: Final = 30
"""Moves that are played on: about a round for two."""
STEP: Final = 0.3
"""What a manipulation less than another player is worth, as a logarithm of odds …"""
SPRINT: Final = 1.5
"""… and how much more of it near the end."""
LOST: Final = 1.2
"""Manipulations that a lost safety token costs."""
FAR: Final = 20


class Follow:
    """A `drive.Chooser`: one bot in every seat."""

    def __init__(self, played: Room, bot: Bot, rng: Dice) -> None:
        self.played, self.bot, self.rng = played, bot, rng

    def __call__(self, s: Any, p: Prompt, seat: int) -> Action:
        return self.bot.choose(Seen(self.played, s, p, drive.ask_of(p, seat), self.rng))


class Looked:
    """What one answer came to."""

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
    """Every candidate in the same worlds with the same dice, in the order given."""
    found = [Looked(action) for action in candidates]
    salt = rng.below(1 << 30)
    planner = planner_for(room("laboratorium").rules.public(worlds[0]))
    for number in range(each):
        for one in found:
            play_on(worlds[number % len(worlds)], ask, one, bot, f"{salt}/{number}", planner)
    return found


def play_on(world: Any, ask: Ask, one: Looked, bot: Bot, seed: str, planner: Planner) -> None:
    """Some moves after one answer, and how the race stands then."""
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
    """Manipulations that still lead to the target, and what lost tokens add."""
    if s.winner == seat:
        return 0.0
    bench = s.benches[seat]
    plan = plan_of(planner, bench.molecule.code()) if bench.steps else None
    return (FAR if plan is None else plan.cost) + LOST * bench.safety.count(False)


def standing(lefts: list[float], me: int) -> float:
    """The chance to finish first as the race stands, from 0 to 1."""
    nearest = min(lefts)
    weight = STEP * (1 + SPRINT / (1 + nearest))
    powers = [math.exp(-weight * (each - nearest)) for each in lefts]
    return powers[me] / sum(powers)
