"""What Chemistry Monopoly has names for, and games in which it is told; `texts/test_every_room.py` asks for it."""

from __future__ import annotations

import typing

from labtop.rooms.chemistry_monopoly.actions import Actions
from labtop.rooms.chemistry_monopoly.pack import OWNED, PACKAGED
from labtop.rooms.chemistry_monopoly.text import NOTES

FAMILIES = (*(family.id for family in PACKAGED.families), "supplies", "life")
KEYS = [
    *(f"space-{space.id}{part}" for space in PACKAGED.spaces for part in ("", ".the")),
    *(f"space-{space.id}.fact" for space in PACKAGED.spaces if space.kind in OWNED),
    *(f"family-{family}{part}" for family in FAMILIES for part in ("", ".kin")),
    *(f"card-{card.id}{part}" for card in PACKAGED.cards for part in ("", ".order")),
    *(
        f"play-action-{action.__struct_config__.tag}"
        for action in typing.get_args(Actions)
        if action.__name__ not in ("Thrown", "Drawn", "Dealt", "Bell")
    ),
    *NOTES.values(),
]
REASONS = {"last_one", "second_bankruptcy", "last_round", "bell"}
ENDS = {"last_round"}
"""Reasons that the games below end for."""
SCORES = {"cash", "cards", "transferred", "condensed"}
ASKS = {"turn", "buy", "debt", "auction", "offer", "counter", "lab_day", "bell"}
GAMES = [
    (4, {"rounds": 30, "auction": True, "extra_credit": "pot-and-base", "double_go": True}),
    (3, {"rounds": 40, "short_game": True, "count_it_yourself": True, "minutes": 20}),
    (6, {"rounds": 40}),
] * 2
ENGLISH = "Player"
"""Words that no French sentence has."""
SHORTEST_NOTE = 30
"""Facts about elements are short."""
RARE = [
    {"type": "bell"},
    {"type": "sold_down", "seat": 0, "family": "yellow", "levels": [2, 1, 1], "amount": 75},
    {"type": "paid_interest", "seat": 0, "space": "gold", "amount": 20},
    {"type": "melted", "seat": 0, "space": "helium", "level": 4, "amount": 25},
    {"type": "frozen", "seat": 0, "space": "helium", "level": 5, "amount": 50},
    {"type": "condensed", "seat": 0, "space": "helium", "level": 1, "amount": 50},
    {"type": "landed_on_go", "seat": 0, "amount": 400},
    {"type": "won_pot", "seat": 0, "amount": 340},
    {"type": "unsold", "space": "gold"},
    {"type": "to_be_auctioned", "count": 1},
]
"""Events that few random games show, as they are told."""
