"""Puzzles of Chain Growth: winning plays, chains in danger, what a radical takes, averages of chains."""

from __future__ import annotations

from typing import Final

from labtop.learning.posing import Kind, Learning, Setup
from labtop.rooms.chain_growth.learning import averages, chains, plays

UNITS: Final = (1.0, 3.0)
"""Monomers."""

LEARNING: Final = Learning(
    folder="labtop.rooms.chain_growth",
    setups={
        "short": Setup(({"short_game": True},), 2, ("greedy", "strong")),
        "table": Setup(({},), 3, ("greedy", "beginner", "greedy")),
    },
    kinds={
        "win-now": Kind("short", "play", plays.win_now, 20, each=2, tries=40),
        "finish-most": Kind("short", "play", plays.finish_most, 28, each=6, tries=30, stars=UNITS),
        "danger": Kind("table", "play", chains.danger, 27, each=9, tries=60),
        "radical": Kind("table", "play", chains.radical, 27, each=9, tries=60),
        "initiator": Kind("table", "play", plays.initiator, 27, each=9, tries=60),
        "termination": Kind("table", "play", chains.termination, 27, each=9, tries=60),
        "number-average": Kind("table", "play", averages.number_average, 27, each=9, tries=60),
        "dispersity": Kind("table", "play", averages.dispersity, 27, each=9, tries=60),
    },
)
