"""Looking ahead in Chain Growth: games played out in imagined worlds by a quick player. Opinion; no rule is here.

Every candidate meets the same worlds and the same dice: what differs is the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from labtop.bots.chain_growth_chance import chance
from labtop.bots.chain_growth_quick import QUICK
from labtop.engine import drive
from labtop.engine.core import Dice
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action
from labtop.rooms.chain_growth import scoring
from labtop.rooms.chain_growth.state import Table

LONGEST: Final = 400
"""Moves of a game that is played to its end: hardly one of the quick player's is as long."""
TRUST: Final = 10.0
"""How many games played out the look one step ahead is worth."""
STEP: Final = 0.02
"""What a unit of that look is worth as a chance to win."""


class Found:
    """What games played out after one answer came to, for one seat."""

    __slots__ = ("action", "finished", "games", "prior", "robbed", "units", "won")

    def __init__(self, action: Action, prior: float = 0.0) -> None:
        self.action = action
        self.prior = prior
        """How much worse than the best it looks one step ahead, as a chance to win."""
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

    @property
    def value(self) -> float:
        """The chance to win; the look one step ahead counts as some games, for few games say less than it does."""
        return (self.won + TRUST * (0.5 + self.prior)) / (self.games + TRUST)


def play_on(world: Any, me: int, found: Found, seed: str, horizon: int) -> None:
    """One game in one world after one answer, to its end or to the horizon."""
    rules = room("chain-growth").rules
    s = rules.clone(world)
    drive.step(rules, s, s.stack[-1], me, found.action, None)
    dice = Quick(seed)
    drive.playout(rules, s, dice, dice, QUICK, at_most=s.moves + horizon)
    found.games += 1
    if s.stack:
        found.won += chance(s, me)
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


Candidate = tuple[Action, float]
"""An answer and its worth one step ahead."""


def search(
    worlds: Sequence[Any], seat: int, candidates: Sequence[Candidate], rng: Dice, games: int, horizon: int
) -> list[Found]:
    """Candidates by what they came to, the best first: sequential halving of a whole budget of games played on.

    After `horizon` moves, draws included, the learned chance to win takes over.
    """
    found = with_priors(candidates)
    alive = found[:]
    rounds = max(1, (len(alive) - 1).bit_length())
    salt = rng.below(1 << 30)
    number = 0
    for _ in range(rounds):
        for _ in range(max(1, games // (rounds * len(alive)))):
            one_round(worlds, seat, alive, f"{salt}/{number}", number, horizon)
            number += 1
        alive.sort(key=lambda one: -one.value)
        alive = alive[: max(2, (len(alive) + 1) // 2)]
    return alive + sorted([one for one in found if one not in alive], key=lambda one: -one.value)


def with_priors(candidates: Sequence[Candidate]) -> list[Found]:
    best = max([worth for _, worth in candidates])
    return [Found(action, STEP * (worth - best)) for action, worth in candidates]


def compare(worlds: Sequence[Any], seat: int, candidates: Sequence[Action], rng: Dice, each: int) -> list[Found]:
    """Candidates by what they came to in as many whole games each: figures that can be told beside each other."""
    found = [Found(action) for action in candidates]
    salt = rng.below(1 << 30)
    for number in range(each):
        one_round(worlds, seat, found, f"{salt}/{number}", number, LONGEST)
    return sorted(found, key=lambda one: -one.mean)


def one_round(worlds: Sequence[Any], me: int, alive: list[Found], seed: str, number: int, horizon: int) -> None:
    """A game for each, in the same world with the same dice: what differs is the answer."""
    for one in alive:
        play_on(worlds[number % len(worlds)], me, one, seed, horizon)
