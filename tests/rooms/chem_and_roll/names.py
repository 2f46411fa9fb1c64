"""What Chem and Roll has names for, and games in which it is told; `texts/test_every_room.py` asks for it."""

from __future__ import annotations

from labtop.rooms.chem_and_roll.sheet import BOXES, COLOURS, PRINTED
from labtop.rooms.chem_and_roll.text import NOTES

KEYS = [
    *(f"box-{box}{part}" for box in BOXES for part in ("", ".the", ".into")),
    *(f"colour-{colour}{part}" for colour in (*COLOURS, "violet") for part in ("", ".formula")),
    *(f"die-{colour}" for colour in COLOURS),
    *(f"pattern-{row.pattern}" for row in PRINTED.row),
    *(f"medal-{medal.id}" for medal in PRINTED.medal),
    *NOTES.values(),
]
REASONS = {"fifth_line", "last_standing", "rounds"}
ENDS = {"rounds", "last_standing"}
"""Reasons that the games below end for."""
SCORES = {"acid", "sale", "stock", "market", "black_hole"}
ASKS = {"start", "roll", "take", "choose"}
GAMES = [
    (1, {}),
    (3, {"chemistry": "advanced"}),
    (2, {"mode": "draft"}),
    (4, {"mode": "draft", "chemistry": "advanced", "excess": "same-value"}),
    (3, {"mode": "draft", "excess": "one-colour", "black_hole_prices": [0, 1, 2]}),
] * 6
ENGLISH = "Player|blue|red|white|yellow"
"""Words that no French sentence has."""


def choose(legal, rng, number):
    """Looks for what is rare, so that few games show every kind of event."""
    wanted = ("excess", "catalyst-1", "black") if number % 2 else ("stock", "water-1", "catalyst-1")
    rare = [action for action in legal if action.violet or action.box.startswith(wanted)]
    return rng.choice(rare or legal)
