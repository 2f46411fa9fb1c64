"""The levels of bots, and the coach.

`random` gives the main answer to a turn and to a card for sale seven times in eight, else any (`Room.calm`): uniform
bots would transfer and buy back ten times a turn. `beginner` and `greedy` follow rules of thumb (greedy.py). `strong`
judges the position after each answer (strong.py, value.py) and offers the trades of trades.py. `master` plays games on
from each answer (master.py, quick.py), judges the positions they end in (odds.py) and looks for trades of whole sets
(deals.py). lore.py has what all of them know of a board.
"""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Bot
from labtop.rooms.chemistry_monopoly.bots.coach import Coach
from labtop.rooms.chemistry_monopoly.bots.greedy import Beginner, Greedy
from labtop.rooms.chemistry_monopoly.bots.master import Master
from labtop.rooms.chemistry_monopoly.bots.strong import Strong
from labtop.rooms.chemistry_monopoly.bots.zoo import ZOO

__all__ = ["BOTS", "COACH", "LADDER", "WORLDS", "ZOO"]

WORLDS: Final = {"beginner": 1, "greedy": 1, "strong": 1, "master": 1}
"""One imagined world is enough: only the order of unseen cards is hidden, and chance draws them one by one. The simple
levels read the board in it."""
LADDER: Final[list[tuple[int, dict[str, str]]]] = [(2, {}), (4, {})]
"""Seats and options of the games in which levels are compared (labtop ladder)."""
BOTS: Final[dict[str, type[Bot]]] = {
    "beginner": Beginner,
    "greedy": Greedy,
    "strong": Strong,
    "master": Master,
}
COACH: Final = Coach
