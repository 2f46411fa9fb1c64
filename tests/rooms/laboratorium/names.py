"""What Laboratorium has names for, and games in which it is told; `texts/test_every_room.py` asks for it."""

from __future__ import annotations

import typing

from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.pack import PACKAGED
from labtop.rooms.laboratorium.text import HOW_NOTES

KEYS = [
    *(f"ask-draw_{pile}" for pile in ("chemistry", "boum", "safety")),
    *(f"action-{action.__name__.lower()}" for action in typing.get_args(actions.Actions)),
    *(
        f"card-{card.id}{part}"
        for card in (*PACKAGED.boum, *PACKAGED.chemistry, *PACKAGED.safety)
        for part in ("", ".does")
    ),
    *(f"cancels-{card.id}" for card in PACKAGED.boum),
    *(f"target-{target.id}{part}" for target in PACKAGED.target for part in ("", ".crest")),
    *(f"difficulty-{target.difficulty}" for target in PACKAGED.target),
    *(f"note-{how}" for how in (*HOW_NOTES, "boum", "catalyst")),
    *(f"medal-route-{metal}" for metal in ("gold", "silver", "copper")),
]
REASONS = {"rounds", "synthesis", "given_up"}
ENDS = {"rounds", "synthesis"}
"""Reasons that the games below end for."""
SCORES = {"synthesis", "unfinished"}
ASKS = {"begin", "take", "dice", "reroll", "boum", "safety", "manipulate", "chemistry", "surplus", "lose"}
GAMES = [
    (2, {"rounds": 6}),
    (3, {"rounds": 12, "target": "ethanal"}),
    (4, {"rounds": 6, "any_safety": True}),
    (2, {"rounds": 12, "target": "propanone", "any_safety": True}),
] * 3
BOT = "greedy"
"""Random players hardly ever make a molecule."""
ENGLISH = "Player"
"""Words that no French sentence has."""
