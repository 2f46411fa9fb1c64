"""For the coach of Chain Growth: what an answer leads to in imagined worlds, as the net of `master` sees it.

The quick player answers for everybody until this seat has had its next play; then the net gives the chance to win.
Games that are played out to their end differ by luck far more than most answers do: a hundred of them say less.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from labtop.bots.base import Question
from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.bots.lookahead import RULES, judged, share
from labtop.rooms.chain_growth.bots.net import Judge, Net, net, signs
from labtop.rooms.chain_growth.bots.quick import QUICK

LEVEL: Final = "master"
"""The level whose net the coach asks."""


class Games:
    """Games to play on for one question: the same worlds and dice for every answer."""

    def __init__(self, worlds: Sequence[Any], seen: Question) -> None:
        self.worlds = worlds
        self.me = seen.ask.seat
        self.salt = seen.rng.below(1 << 30)
        self.net: Net = net(LEVEL)
        self.at_once: dict[Action, float] = {}
        """The chance to win right after an answer; empty where the answer only draws a card."""
        if seen.ask.kind != "source":
            legal = seen.legal
            self.at_once = {one.action: one.chance for one in judged(worlds[0], self.me, legal, self.net)}

    def order(self, legal: Sequence[Action]) -> list[Action]:
        """The answers, the best at first sight first."""
        return sorted(legal, key=lambda action: -self.at_once.get(action, 0.0))

    def play(self, action: Action, number: int) -> float:
        """One game; the chance right after the answer counts as much, as it does for `master`."""
        world = self.worlds[number % len(self.worlds)]
        then = play_on(world, self.me, action, f"{self.salt}/{number}", self.net)
        return (self.at_once[action] + then) / 2 if action in self.at_once else then


def play_on(world: Any, me: int, action: Action, seed: str, judge: Net) -> float:
    """The chance to win after one's next play; the same world and seed give the same cards, whatever the answer."""
    s = RULES.clone(world)
    drive.step(RULES, s, s.stack[-1], me, action, None)
    dice = Quick(seed)
    while s.stack:
        p = s.stack[-1]
        seat = p.waiting[0]
        found = drive.throw(RULES, s, p, dice) if seat == CHANCE else QUICK(s, p, seat)
        drive.step(RULES, s, p, seat, found, None)
        if seat == me and p.kind != "source":
            break
    return Judge(judge)(signs(s, me)) if s.stack else share(s, me)
