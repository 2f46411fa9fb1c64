"""Random games: every molecule valence-correct at every step, every token and card where it belongs.

LABTOP_GAMES sets how many: 60 in `make test`, 10,000 in `make soak`.
"""

from __future__ import annotations

import os

import pytest

from conformance.matter import cards_and_tokens
from labtop.chemistry.molecules import fault
from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.dice import Quick
from labtop.engine.registry import room

from .dsl import ROOM

MANY = int(os.environ.get("LABTOP_GAMES", "60"))
VARIANTS = [
    {"rounds": 6},
    {"rounds": 6, "target": "coumarin", "rings": "bridging", "token_stock": True},
    {"rounds": 6, "target": "linalool", "hydroxyl": True, "any_safety": True, "reagents": "suggested"},
]


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("number", range(3))
def test_valence_tokens_and_cards(number):
    played = room(ROOM)
    rules, options = played.rules, played.read_options(VARIANTS[number])
    seen = 0
    for game in range(number, MANY, 3):
        s = rules.setup(options, 2 + game % 3)
        whole = cards_and_tokens(s)
        rng, dice = Quick(f"random {game}"), Quick(f"dice {game}")
        molecules = [bench.molecule for bench in s.benches]
        while s.stack:
            p = s.stack[-1]
            seat = p.waiting[0]
            if s.doors and rng.below(8) == 0 and rules.legal(s, s.doors[0], s.doors[0].waiting[0]):
                p, seat = s.doors[0], s.doors[0].waiting[0]
            action = drive.throw(rules, s, p, dice) if seat == CHANCE else rules.pick(s, p, seat, rng)
            drive.step(rules, s, p, seat, action, None)
            for i, bench in enumerate(s.benches):
                if bench.molecule is not molecules[i]:
                    molecules[i] = bench.molecule
                    assert fault(bench.molecule) == ""
                    assert cards_and_tokens(s) == whole
                    if options.token_stock:
                        assert min(s.stock) >= 0
                    seen += 1
        assert cards_and_tokens(s) == whole
        assert rules.outcome(s) is not None
    assert seen > MANY
