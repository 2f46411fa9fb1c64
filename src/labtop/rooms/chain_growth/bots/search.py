"""For the coach of Chain Growth: whole games played out in imagined worlds by a quick player. Opinion; no rule is here.

Every candidate meets the same worlds and the same dice: what differs is the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from labtop.engine import drive
from labtop.engine.core import Dice
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action
from labtop.rooms.chain_growth import scoring
from labtop.rooms.chain_growth.bots.net import Judge, net, signs
from labtop.rooms.chain_growth.bots.quick import QUICK
from labtop.rooms.chain_growth.state import Table

LONGEST: Final = 400
"""Moves of a game that is played to its end: hardly one of the quick player's is as long."""


class Found:
    """What games played out after one answer came to, for one seat."""

    __slots__ = ("action", "finished", "games", "robbed", "units", "won")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.games = 0
        self.won = 0.0
        """Games won, a shared win by its share; one that was not played to its end by the chance to win it."""
        self.units = 0.0
        self.finished = 0
        """Games this seat ended with an empty hand."""
        self.robbed = 0
        """Games in which another player took one of its chains."""

    @property
    def mean(self) -> float:
        return self.won / max(1, self.games)


def play_on(world: Any, me: int, found: Found, seed: str) -> None:
    """One game in one world after one answer, to its end if it comes in time."""
    rules = room("chain-growth").rules
    s = rules.clone(world)
    drive.step(rules, s, s.stack[-1], me, found.action, None)
    dice = Quick(seed)
    drive.playout(rules, s, dice, dice, QUICK, at_most=s.moves + LONGEST)
    found.games += 1
    if s.stack:
        found.won += Judge(net("master"))(signs(s, me))
    else:
        count(s, me, found)


def count(s: Table, me: int, found: Found) -> None:
    """What a finished game came to."""
    ranks = [scoring.rank(s, seat) for seat in range(s.seats)]
    best = max(ranks)
    if ranks[me] == best:
        found.won += 1 / ranks.count(best)
    found.units += scoring.units(s, me)
    found.finished += s.reason == "empty_hand" and s.held[me] == 0
    found.robbed += any(chain.lost_by == me for chain in s.shelf)


def compare(worlds: Sequence[Any], seat: int, candidates: Sequence[Action], rng: Dice, each: int) -> list[Found]:
    """Candidates by what they came to in as many whole games each: figures that can be told beside each other."""
    found = [Found(action) for action in candidates]
    salt = rng.below(1 << 30)
    for number in range(each):
        one_round(worlds, seat, found, f"{salt}/{number}", number)
    return sorted(found, key=lambda one: -one.mean)


def one_round(worlds: Sequence[Any], me: int, alive: list[Found], seed: str, number: int) -> None:
    """A game for each, in the same world with the same dice: what differs is the answer."""
    for one in alive:
        play_on(worlds[number % len(worlds)], me, one, seed)
