"""Search in Laboratorium: after each answer the round is played to its end in imagined worlds, and judged there."""

from __future__ import annotations

from typing import Any

from labtop.bots.base import Bot, Seen
from labtop.chemistry.planner import Planner
from labtop.engine import drive
from labtop.engine.core import Dice, Prompt
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask
from labtop.rooms.laboratorium.bots.standing import FAR, chances
from labtop.rooms.laboratorium.plans import plan_of
from labtop.rooms.laboratorium.state import Table


class Follow:
    """A `drive.Chooser` that lets one bot answer for every seat, where there is a choice."""

    def __init__(self, played: Room, bot: Bot, rng: Dice) -> None:
        self.played, self.bot, self.rng = played, bot, rng

    def __call__(self, s: Any, p: Prompt, seat: int) -> Action:
        seen = Seen(self.played, s, p, drive.ask_of(p, seat), self.rng)
        return seen.legal[0] if len(seen.legal) == 1 else self.bot.choose(seen)


def play_on(world: Table, ask: Ask, action: Action, bot: Bot, seed: str, planner: Planner) -> float:
    """The chance to win at the end of the round in which this answer is given."""
    return chances(round_played(world, ask, action, bot, seed), planner)[ask.seat]


def round_played(world: Table, ask: Ask, action: Action, bot: Bot, seed: str) -> Table:
    """The world after an answer and the rest of its round (of the first for a start), when everybody has had a turn.

    A number of moves would not compare answers: a manipulation takes several of them, the end of a turn one. Cards that
    may be played at any moment are played at once, as at a table. The same world and seed give the same dice: the n-th
    throw of each kind is equal whatever came between.
    """
    played = room("laboratorium")
    rules = played.rules
    s: Table = rules.clone(world)
    drive.step(rules, s, drive.find(s, ask), ask.seat, action, None)
    rng, dice = Quick(seed), SealedDice(deal_key(seed))
    choose = Follow(played, bot, rng)
    last = max(1, world.round)
    while s.stack and s.round <= last:
        if not (s.doors and drive.answer_door(rules, s, choose)):
            drive.playout(rules, s, rng, dice, choose, at_most=s.moves + 1)
    return s


def left_after(world: Any, ask: Ask, action: Action, planner: Planner) -> float:
    """Manipulations left to the player who answers, once this answer is carried out; `FAR` if it gives up."""
    rules = room("laboratorium").rules
    s = rules.clone(world)
    drive.step(rules, s, drive.find(s, ask), ask.seat, action, None)
    if s.winner == ask.seat:
        return 0.0
    bench = s.benches[ask.seat]
    plan = plan_of(planner, bench.molecule.code()) if s.stack and bench.steps else None
    return FAR if plan is None else float(plan.cost)
