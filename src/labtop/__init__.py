"""Labtop: four chemistry tabletop games for browser, terminal and Python.

import labtop
game = labtop.start("chem-and-roll", seats=2, seed=7, options={"mode": "draft"})
"""

from labtop.engine.core import CHANCE, Illegal
from labtop.engine.registry import ROOMS, room
from labtop.game import Game, resume, start

__version__ = "0.1.0"
__all__ = ["CHANCE", "ROOMS", "Game", "Illegal", "resume", "room", "start"]
