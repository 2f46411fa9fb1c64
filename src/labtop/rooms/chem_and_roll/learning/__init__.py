"""Puzzles of Chem and Roll: which use of a die is best in the last rounds, and what two reactants give."""

from __future__ import annotations

from typing import Final

from labtop.learning.posing import Kind, Learning, Setup
from labtop.rooms.chem_and_roll.learning import amounts, placements

BASIC: Final = {"chemistry": "basic"}
ADVANCED: Final = {"chemistry": "advanced"}
STARS: Final = (0.5, 1.5)
"""Dollars."""

LEARNING: Final = Learning(
    folder="labtop.rooms.chem_and_roll",
    setups={
        "chemist": Setup((BASIC, ADVANCED), 1, ("greedy",)),
        "reactors": Setup((ADVANCED,), 1, ("beginner",)),
        "tanks": Setup((ADVANCED,), 1, ("greedy",)),
        "newcomer": Setup((ADVANCED,), 1, ("random",)),
    },
    kinds={
        "best-placement": Kind("chemist", "choose", placements.best, 36, tries=20, stars=STARS),
        "last-three": Kind("chemist", "choose", placements.last_three, 28, each=1, tries=20, stars=STARS),
        "limiting": Kind("reactors", "choose", amounts.limiting, 44, each=6, tries=20),
        "acid": Kind("reactors", "choose", amounts.acid, 34, each=6, tries=20),
        "catalyst": Kind("tanks", "choose", amounts.catalyst, 30, each=5, tries=20),
        "cooling": Kind("newcomer", "choose", amounts.cooling, 30, each=5, tries=20),
    },
)
