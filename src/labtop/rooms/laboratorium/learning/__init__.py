"""Puzzles of Laboratorium, in its route puzzle (chapter 11): shortest ways, valence, functional groups."""

from __future__ import annotations

from typing import Any, Final

from labtop.learning.posing import Kind, Learning, Setup
from labtop.rooms.laboratorium.learning import groups, ways
from labtop.rooms.laboratorium.library import molecules

SHORT: Final = range(3, 8)
"""Manipulations of the targets: molecules of school chemistry that are soon made."""
CLOSED: Final = 10
"""Fewer manipulations than that for targets with rings."""
OPTIONS: Final[tuple[dict[str, Any], ...]] = tuple(
    [{"target": one.id, "puzzle": True} for one in molecules().values() if one.steps in SHORT]
)
RINGS: Final[tuple[dict[str, Any], ...]] = tuple(
    [{"target": one.id, "puzzle": True} for one in molecules().values() if "1" in one.structure and one.steps < CLOSED]
)
STEPS: Final = (1.0, 2.0)
"""Manipulations."""

LEARNING: Final = Learning(
    folder="labtop.rooms.laboratorium",
    setups={"routes": Setup(OPTIONS, 1, ("greedy",)), "rings": Setup(RINGS, 1, ("greedy",))},
    kinds={
        "finish-in": Kind("routes", "manipulate", ways.finish_in, 60, each=1, stars=STEPS),
        "steps-left": Kind("routes", "manipulate", ways.steps_left, 30, each=1),
        "ring": Kind("rings", "manipulate", ways.ring, 8, each=2, tries=20, stars=STEPS),
        "next-kind": Kind("routes", "manipulate", ways.next_kind, 40, each=1),
        "formula": Kind("routes", "manipulate", groups.formula, 36, each=1),
        "group": Kind("routes", "manipulate", groups.group, 40, each=1),
    },
)
