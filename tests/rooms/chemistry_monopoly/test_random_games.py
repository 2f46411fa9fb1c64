"""Random games of all options and numbers of seats: money and pieces are conserved, somebody can always answer.

LABTOP_GAMES sets how many: 60 here, 10,000 in a long run. Uniform games of many rounds end at the round limit far too
often to tell much, so half of the games are played on a board with little money, where debts are the rule.
"""

from __future__ import annotations

import json
import os
from collections import Counter

import msgspec
import pytest

from conformance.matter import money_cards_and_pieces
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Log
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import room
from labtop.rooms.chemistry_monopoly.pack import PACKAGED

ROOM = room("chemistry-monopoly")
MANY = int(os.environ.get("LABTOP_GAMES", "60"))


def poor() -> dict:
    """The packaged board with a quarter of the money and three times the rents."""
    plain = json.loads(msgspec.json.encode(PACKAGED))
    plain["money"] |= {"start": 800, "go": 50, "liquids": 9, "solids": 3}
    for space in plain["space"]:
        space["rents"] = [3 * rent for rent in space.get("rents", [])]
    return plain


def options_of(number: int) -> dict:
    """Every set of options comes up."""
    return {
        "auction": bool(number & 1),
        "short_game": bool(number & 2),
        "forced_doubles": bool(number & 4),
        "double_go": bool(number & 8),
        "extra_credit": ("nothing", "pot", "pot-and-base")[number % 3],
        "count_it_yourself": number % 5 == 0,
        "rounds": 40,
        "pack": poor() if number & 16 else None,
    }


def calm_players(rng):
    """Calm players as a chooser: the answers that the driver gives for them by itself."""

    def choose(s, p, seat):
        if p.kind in ROOM.calm and rng.below(8):
            return ROOM.rules.first(s, p, seat)
        return ROOM.rules.pick(s, p, seat, rng)

    return choose


def play_through(numbers: range) -> tuple[Counter[str], Counter[str]]:
    """Why games ended and which questions came up; on the way money and pieces are counted after every few moves."""
    ended: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for number in numbers:
        options = ROOM.read_options(options_of(number))
        s = ROOM.rules.setup(options, 2 + number % 5)
        rng, dice = Quick(f"pick {number}"), Quick(f"dice {number}")
        crowd = calm_players(rng)
        whole = money_cards_and_pieces(s)
        while s.stack:
            p = s.stack[-1]
            kinds[p.kind] += 1
            if p.waiting[0] != CHANCE and rng.below(20) == 0:
                assert ROOM.rules.legal(s, p, p.waiting[0])
                assert ROOM.rules.first(s, p, p.waiting[0]) == ROOM.rules.legal(s, p, p.waiting[0])[0]
            drive.playout(ROOM.rules, s, rng, dice, crowd, at_most=s.moves + 1 + rng.below(8))
            assert money_cards_and_pieces(s) == whole
        assert s.moves <= ROOM.most_moves(options, s.seats)
        ended[s.reason] += 1
    return ended, kinds


def test_money_and_pieces_are_conserved_and_every_question_has_an_answer():
    ended, kinds = play_through(range(MANY))
    assert set(kinds) <= set(ROOM.kinds)
    assert {"turn", "buy", "debt", "auction", "offer", "receive", "tax", "count"} <= set(kinds)
    assert {"last_one", "last_round", "second_bankruptcy"} <= set(ended), ended


def calm_game(number: int, way: str) -> str:
    """The end of one game of four calm players, played in one of several ways."""
    s = ROOM.rules.setup(ROOM.read_options(options_of(number) | {"minutes": 20 * (number == 5)}), 4)
    rng, dice = Quick(f"pick {number}"), SealedDice(deal_key(f"dice {number}"))
    crowd = calm_players(rng) if way == "crowd" else None
    log = Log() if way == "watched" else None
    stops = Quick("stops")
    while s.stack:
        at_most = s.moves + 1 + stops.below(5) if way == "stopped" else 1_000_000
        drive.playout(ROOM.rules, s, rng, dice, crowd, log, at_most=at_most, calm=ROOM.calm)
        assert s.moves <= at_most
    return codec.state_hash(s)


@pytest.mark.parametrize("number", range(6))
def test_a_calm_game_does_not_depend_on_how_it_is_driven(number):
    """At one go, in pieces, with a log, or with a chooser that does what the driver does: the same game."""
    assert len({calm_game(number, way) for way in ("at one go", "stopped", "watched", "crowd")}) == 1
