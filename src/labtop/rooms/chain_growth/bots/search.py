"""For the coach of Chain Growth: whole games in imagined worlds, played out by the quick player.

Every candidate is tried in the same worlds with the same dice, so that only the answer differs.
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
"""Most moves of a game that is played out; games of the quick player are hardly ever as long."""


class Found:
    """Results for one seat of the games played out after one answer."""

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
    """Add the result of a finished game."""
    ranks = [scoring.rank(s, seat) for seat in range(s.seats)]
    best = max(ranks)
    if ranks[me] == best:
        found.won += 1 / ranks.count(best)
    found.units += scoring.units(s, me)
    found.finished += s.reason == "empty_hand" and s.held[me] == 0
    found.robbed += any(chain.lost_by == me for chain in s.shelf)


def compare(worlds: Sequence[Any], seat: int, candidates: Sequence[Action], rng: Dice, each: int) -> list[Found]:
    """The candidates, the best first, after the same number of whole games each, so that figures compare."""
    found = [Found(action) for action in candidates]
    salt = rng.below(1 << 30)
    for number in range(each):
        one_round(worlds, seat, found, f"{salt}/{number}", number)
    return sorted(found, key=lambda one: -one.mean)


def one_round(worlds: Sequence[Any], me: int, alive: list[Found], seed: str, number: int) -> None:
    """A game for each, in the same world with the same dice: what differs is the answer."""
    for one in alive:
        play_on(worlds[number % len(worlds)], me, one, seed)
