"""Bots of Laboratorium: all follow the planner, and know more and more of what else there is to do.

What each of them knows is in laboratorium_minds.py; turns played on in imagined worlds are in laboratorium_search.py.
"""

from __future__ import annotations

from typing import ClassVar, Final

from labtop.bots.base import WORLDS, Bot, Coach, Question
from labtop.bots.laboratorium_coach import LaboratoriumCoach
from labtop.bots.laboratorium_minds import Forgetful, Mind, Schemer, minded, rivals
from labtop.bots.laboratorium_search import look_ahead
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.view import PrivateView, PublicView


class Greedy:
    """Follows a shortest plan for the molecule on its bench, as far as cards and dice allow."""

    mind: ClassVar[type[Mind]] = Mind

    def choose(self, seen: Question) -> Action:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        return minded(self.mind(public, private, seen.ask.seat), seen)


class Beginner(Greedy):
    """Builds well, as whoever sees the target does, but forgets what the cards in hand are for."""

    mind = Forgetful


class Strong(Greedy):
    """Knows whom to stop, and when."""

    mind = Schemer


class Master(Strong):
    """Plays on in imagined worlds where there is a choice that cards and dice decide."""

    each = 14
    most = 4

    def choose(self, seen: Question) -> Action:
        usual = super().choose(seen)
        others = rivals(seen, usual)[: self.most - 1]
        if not others:
            return usual
        candidates = [usual, *others]
        found = look_ahead(seen.worlds(WORLDS["master"]), seen.ask, candidates, Strong(), seen.rng, self.each)
        best = max(found, key=lambda one: one.mean)
        return best.action if best.mean > found[0].mean + DOUBT else usual


DOUBT: Final = 0.02
"""How much better than the usual answer another must look: few games played on say little."""

BOTS: Final[dict[str, type[Bot]]] = {"beginner": Beginner, "greedy": Greedy, "strong": Strong, "master": Master}
COACH: Final[type[Coach]] = LaboratoriumCoach
