"""Puzzles of Chemistry Monopoly: chances and expected rents of one roll, changes of state, families, percentages."""

from __future__ import annotations

from typing import Final

from labtop.learning.posing import Kind, Learning, Setup
from labtop.rooms.chemistry_monopoly.learning import matter, rolls

SHORT: Final = {"short_game": True, "rounds": 20}

LEARNING: Final = Learning(
    folder="labtop.rooms.chemistry_monopoly",
    setups={
        "three": Setup((SHORT,), 3, ("greedy", "greedy", "beginner")),
        "two": Setup(({"rounds": 30},), 2, ("greedy", "greedy")),
    },
    kinds={
        "chance": Kind("three", "turn", rolls.chance, 44, each=9, tries=40),
        "expected-rent": Kind("three", "turn", rolls.expected_rent, 44, each=9, tries=40),
        "state-change": Kind("two", "turn", matter.state_change, 40, each=9, tries=40),
        "family": Kind("two", "turn", matter.family, 40, each=9, tries=40),
        "percentage": Kind("two", "turn", rolls.percentage, 36, each=9, tries=40),
    },
)
