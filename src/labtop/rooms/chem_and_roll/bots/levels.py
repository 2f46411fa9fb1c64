"""The levels of Chem and Roll's bots, and its coach."""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Bot
from labtop.rooms.chem_and_roll.bots.coach import ChemAndRollCoach
from labtop.rooms.chem_and_roll.bots.greedy import Beginner, Greedy
from labtop.rooms.chem_and_roll.bots.strong import Master, Strong
from labtop.rooms.chem_and_roll.bots.zoo import ZOO

__all__ = ["BOTS", "COACH", "LADDER", "WORLDS", "ZOO"]

WORLDS: Final = {"strong": 1, "master": 1}
"""Only sealed answers are hidden, which the bots do not look at: one world is enough."""
LADDER: Final = [(2, {"mode": "draft"})]
"""Seats and options of the games in which levels are compared (labtop ladder)."""
BOTS: Final[dict[str, type[Bot]]] = {"beginner": Beginner, "greedy": Greedy, "strong": Strong, "master": Master}
COACH: Final = ChemAndRollCoach
