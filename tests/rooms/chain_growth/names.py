"""What Chain Growth has names for, and games in which it is told; `texts/test_every_room.py` asks for it."""

from __future__ import annotations

import typing

from labtop.rooms.chain_growth.actions import Actions, Discard
from labtop.rooms.chain_growth.cards import PACKAGED_CARDS
from labtop.rooms.chain_growth.chains import MADE
from labtop.rooms.chain_growth.text import NOTES

PACK_REASONS = (
    "too_few_monomers",
    "no_starter",
    "no_value_one",
    "no_finisher",
    "same_id",
    "mass_without_formula",
    "formula",
)
STEPS = (
    *("initiation", "propagation", "combination", "disproportionation"),
    *("transfer", "mediation", "copolymerisation"),
)
JOKERS = ("termination", "transfer", "copolymer")
"""Jokers that take a chain from somebody."""
KEYS = [
    "room-winner",
    "score-amount",
    *(f"card-{card}" for card in PACKAGED_CARDS.ids),
    *(f"card-{card}.about" for card in PACKAGED_CARDS.ids[PACKAGED_CARDS.starters :]),
    *(f"monomer-{name}" for name in PACKAGED_CARDS.families),
    *(f"starter-{name}" for name in ("H2O2", "AIBN", "CTA")),
    *(f"made-{made}" for made in MADE if made),
    *(f"step-{step}" for step in STEPS),
    *(f"by-{joker}" for joker in JOKERS),
    *(f"reason-{reason}" for reason in (*PACK_REASONS, "bad_pack", "bad_pack_size", "bad_pack_mass")),
    *(f"play-action-{kind.__name__.lower()}" for kind in typing.get_args(Actions)[:9]),
    *NOTES.values(),
]
REASONS = {"empty_hand", "stack_empty"}
ENDS = {"empty_hand"}
"""Reasons that the games below end for."""
SCORES = {"chain", "capped", "mn", "mw", "dispersity", "index"}
ADDS_UP = False
"""Masses stand beside what counts."""
ASKS = {"start", "deal", "draw", "source", "play"}
GAMES = [
    (2, {}),
    (3, {"learning": True, "scoring": "chemist"}),
    (4, {"draw_from_discard": True, "learning": True}),
    (2, {"single_addition": True, "true_termination": True, "short_game": True}),
] * 3
ENGLISH = "Player|chain|styrene|units?"
"""Words that no French sentence has."""


def choose(legal, rng, _number):
    """Seldom a discard, so that few games show every kind of event."""
    rare = [action for action in legal if not isinstance(action, Discard)]
    return rng.choice(rare if rare and rng.random() < 0.7 else legal)
