"""The levels of the bots of Laboratorium: all follow the planner; higher levels use their cards and dice better.

Their strategies are in novice.py, strategies.py and master.py. None of them searches; the coach plays turns on in
imagined worlds (search.py). Unusual opponents are in zoo.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from labtop.bots.base import Bot, Coach, Question
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.bots.coach import LaboratoriumCoach
from labtop.rooms.laboratorium.bots.master import Tactician
from labtop.rooms.laboratorium.bots.novice import SLIPS, Forgetful
from labtop.rooms.laboratorium.bots.strategies import Schemer, Strategy, answer
from labtop.rooms.laboratorium.bots.zoo import ZOO
from labtop.rooms.laboratorium.view import PrivateView, PublicView

__all__ = ["BOTS", "COACH", "WORLDS", "ZOO"]


class Greedy:
    """Follows a shortest plan for the molecule on its bench, as far as cards and dice allow."""

    strategy: ClassVar[type[Strategy]] = Strategy

    def choose(self, seen: Question) -> Action:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        return answer(self.strategy(public, private, seen.ask.seat), seen)


class Beginner:
    """Knows the plan as well as `greedy`, and makes the mistakes of a first game (novice.py)."""

    def choose(self, seen: Question) -> Action:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        strategy = Forgetful(public, private, seen.ask.seat)
        strategy.slips = seen.ask.kind == "manipulate" and seen.rng.below(SLIPS) == 0
        return answer(strategy, seen)


class Strong(Greedy):
    """Plays the Boum cards that stop a turn on its first manipulation."""

    strategy = Schemer


class Master(Greedy):
    """Keeps the cards it will need, and lays each where it changes most."""

    strategy = Tactician


WORLDS: Final[dict[str, int]] = {}
"""Level -> imagined worlds that a server makes for it; none of them needs any."""
BOTS: Final[dict[str, type[Bot]]] = {"beginner": Beginner, "greedy": Greedy, "strong": Strong, "master": Master}
COACH: Final[type[Coach]] = LaboratoriumCoach
