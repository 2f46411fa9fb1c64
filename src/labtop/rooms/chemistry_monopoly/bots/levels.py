"""What bots know of Chemistry Monopoly, by level. All of it opinion: rules are the room's.

`random` keeps calm: in a turn and before a card to buy it gives the main answer seven times in eight, else any; uniform
bots would transfer and buy back ten times a turn. `beginner` and `greedy` go by rules of thumb
(chemistry_monopoly_greedy.py), `strong` judges the position after each answer (…_strong.py, …_value.py), and `master`
plays games on (…_master.py, …_quick.py), judges where they end (…_chance.py) and deals in sets (…_deals.py).
"""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Bot
from labtop.rooms.chemistry_monopoly.bots.coach import Coach
from labtop.rooms.chemistry_monopoly.bots.greedy import Beginner, Greedy
from labtop.rooms.chemistry_monopoly.bots.master import Master
from labtop.rooms.chemistry_monopoly.bots.strong import Strong

WORLDS: Final = {"beginner": 1, "greedy": 1, "strong": 1, "master": 1}
"""Nothing is hidden here but cards nobody has seen, which chance draws one by one: one world is all of them. The simple
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
