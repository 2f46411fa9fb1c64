"""How close a player came to the coach. Knows no game.

Accuracy, per player: of what a player would lose by answering at random, the part that was kept,

    1 - Σ loss / Σ stake,

over the decisions weighed. `loss` is the value of the best answer less that of the answer played, `stake` the same
for answers that the random bot draws; all these values were worked out. The best answer is chosen by one half of the
games and judged by the other, and the other way round: who takes the highest of several noisy figures as the best
value finds losses where there are none. 1: as good as the coach. 0: as the random bot. None: nothing was at stake.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from msgspec import Struct

from labtop.bots.base import Advice, Question
from labtop.bots.pairs import BEYOND, SURE, difference, within
from labtop.engine.core import CALM
from labtop.engine.wire import Action, Ask

NOTHING: Final = 1e-9
DRAWN: Final = 6
"""Answers drawn at random that one decision is compared with."""


class Accuracy(Struct, frozen=True):
    """How close one player came to the coach; the formula is at the top of this file."""

    seat: int
    decisions: int
    """Number of decisions weighed; a question with only one answer is not a decision."""
    accuracy: float | None
    """May be below 0, for a player worse than chance, or by noise above 1."""
    loss: float
    """Sum of the losses, in the coach's unit."""
    error: float = 0.0
    """Half of the 95 % interval of the accuracy."""
    good: int = 0
    """Decisions that were as good as the coach's, or too close to call."""


class Cost(NamedTuple):
    """What one decision lost, what the random bot would lose on average, and whether it was as good as the coach's."""

    loss: float
    stake: float
    good: bool = False


class Decision(Struct):
    """One answer of a seat, with the state in which it was given."""

    move: int
    ask: Ask
    played: Action
    state: Any = None
    found: list[Advice] = []
    drawn: list[tuple[Action, float]] = []
    """Answers of the random bot, and how much each counts in its mean."""

    def of(self, action: Action) -> Advice | None:
        """The coach's advice on an answer."""
        return next((advice for advice in self.found if advice.action == action), None)

    @property
    def own(self) -> Advice | None:
        """The coach's advice on the answer that was played."""
        return self.of(self.played)

    @property
    def loss(self) -> float:
        """How much the answer was worth less than the best one; 0 where it was not weighed."""
        own = self.own
        return 0.0 if own is None else max(0.0, self.found[0].value - own.value)

    @property
    def real(self) -> bool:
        """Something was lost beyond the error, also where the best answer of some games is judged by the others."""
        own = self.own
        if own is None or not own.worked:
            return False
        ahead, error = difference(self.found[0], own)
        return ahead > NOTHING and ahead > BEYOND * error and self.cost.loss > SURE * error

    @property
    def cost(self) -> Cost:
        """What was lost, and what the random bot would lose on average."""
        worked = [advice for advice in self.found if advice.worked]
        own = self.own
        drawn = [(advice, weight) for action, weight in self.drawn if (advice := self.of(action)) is not None]
        if own is None or not own.worked or not drawn:
            return Cost(0.0, 0.0)
        good = within(*difference(self.found[0], own))
        if min([len(advice.games) for advice in worked]) < 2:  # nothing was sampled
            best = self.found[0].value
            return Cost(best - own.value, best - sum([weight * advice.value for advice, weight in drawn]), good)
        lost = stake = 0.0
        for half in (0, 1):
            best = best_of_other_half(worked, half)
            lost += (best - mean_of(own, half)) / 2
            stake += (best - sum([weight * mean_of(advice, half) for advice, weight in drawn])) / 2
        return Cost(lost, stake, good)


def random_answers(seen: Question, calm: tuple[str, ...]) -> list[tuple[Action, float]]:
    """What the random bot may answer, and how often: in calm kinds of questions it mostly gives the main answer."""
    usual = 1 - 1 / CALM if seen.ask.kind in calm else 0.0
    drawn = [(seen.any(), (1 - usual) / DRAWN) for _ in range(DRAWN)]
    return [(seen.legal[0], usual), *drawn] if usual else drawn


def best_of_other_half(worked: Sequence[Advice], half: int) -> float:
    """What the answers that are best in the other half bring in this one: of equals the mean, none is preferred."""
    others = [mean_of(advice, 1 - half) for advice in worked]
    highest = max(others)
    found = [mean_of(advice, half) for advice, mean in zip(worked, others, strict=True) if mean == highest]
    return sum(found) / len(found)


def mean_of(advice: Advice, half: int) -> float:
    """The mean of every second game."""
    games = advice.games[half::2]
    return sum(games) / len(games)


def accuracy(seat: int, mine: Sequence[Cost]) -> Accuracy:
    """From the costs of a player's decisions. The error is that of a ratio of two sums."""
    lost, stake = sum([one.loss for one in mine]), sum([one.stake for one in mine])
    good = sum([one.good for one in mine])
    if stake <= NOTHING:
        return Accuracy(seat, len(mine), None, round(lost, 6), good=good)
    ratio, n = lost / stake, len(mine)
    spread = sum([(one.loss - ratio * one.stake) ** 2 for one in mine])
    error = SURE * sqrt(spread * n / max(1, n - 1)) / stake
    return Accuracy(seat, n, round(1.0 - ratio, 4), round(lost, 6), round(error, 4), good)
