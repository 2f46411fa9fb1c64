"""Bots of Laboratorium: all follow the planner, and know more and more of what else there is to do.

What each of them knows is in laboratorium_minds.py and laboratorium_master.py. None of them searches; the coach plays
turns on in imagined worlds (laboratorium_search.py).
"""

from __future__ import annotations

from typing import ClassVar, Final

from labtop.bots.base import Bot, Coach, Question
from labtop.engine.wire import Action
from labtop.rooms.laboratorium.bots.coach import LaboratoriumCoach
from labtop.rooms.laboratorium.bots.master import Tactician
from labtop.rooms.laboratorium.bots.minds import Forgetful, Mind, Schemer, minded
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


class Master(Greedy):
    """Wastes no card: keeps what it will need, and lays each where it changes most."""

    mind = Tactician


WORLDS: Final[dict[str, int]] = {}
"""None of them asks for imagined worlds, so nobody has to make and send them."""
BOTS: Final[dict[str, type[Bot]]] = {"beginner": Beginner, "greedy": Greedy, "strong": Strong, "master": Master}
COACH: Final[type[Coach]] = LaboratoriumCoach
