"""For two states that a person must not be able to distinguish, that person is sent the same bytes.

Every pair is a table in two worlds that differ in sealed choices or hidden hands, in the seed and so in all that dice
and bots will bring, in the others' tokens and in what others were told; a player, a spectator, the wall and the teacher
ask for everything they can think of, at every address that shows a game.
LABTOP_PAIRS=100000 for more.
"""

from __future__ import annotations

import os

import pytest

from simulation.loop import run
from wire.boxes import Worlds
from wire.probing import BESIDE, MOVES_BESIDE, beside, chem_game, game

PAIRS = int(os.environ.get("LABTOP_PAIRS", "1000"))
TABLES = [[1, 1, 1], [1, 2, 1], [1, 1, 1, 1, 1]]


@pytest.mark.parametrize("devices", TABLES, ids=str)
def test_sealed_choices(devices):
    pairs = number = 0
    while pairs < PAIRS / 8:
        worlds = Worlds(f"chem {devices} {number}")
        run(chem_game(worlds, devices, 20, {"chemistry": "advanced"} if number % 2 else {}))
        assert worlds.differences == []
        pairs += worlds.pairs
        number += 1


def test_sealed_choices_in_a_crowd():
    worlds = Worlds("crowd")
    run(chem_game(worlds, [1] * 11 + [2, 1], 6))
    assert worlds.differences == []
    assert worlds.pairs == 6


@pytest.mark.parametrize("devices", [[1, 1], [1, 2], [1, 1, 2]], ids=str)
def test_hidden_hands(devices, toy_room):
    assert toy_room.id == "toy"
    pairs = number = 0
    while pairs < PAIRS / 8:
        worlds = Worlds(f"toy {devices} {number}")
        run(game(worlds, "toy", {"turns": 30}, devices, 60))
        assert worlds.differences == []
        pairs += worlds.pairs
        number += 1


@pytest.mark.parametrize("devices", [[1, 1], [1, 1, 1], [1, 2], [1, 1, 1, 1]], ids=str)
@pytest.mark.parametrize("options", [{}, {"draw_from_discard": True, "learning": True}], ids=str)
def test_hidden_hands_of_chain_growth(devices, options):
    pairs = number = 0
    while pairs < PAIRS / 20:
        worlds = Worlds(f"chain {devices} {number}")
        run(game(worlds, "chain-growth", options, devices, 70))
        assert worlds.differences == []
        pairs += worlds.pairs
        number += 1


def test_the_seed_of_a_draft():
    """All is open but what the dice will show."""
    for seed in range(2):
        worlds = Worlds(f"draft {seed}")
        run(game(worlds, "chem-and-roll", {"mode": "draft"}, [1, 2], 30))
        assert worlds.differences == []
        assert worlds.pairs == 30


@pytest.mark.parametrize("devices", [[1, 1], [1, 2], [1, 1, 1, 1]], ids=str)
def test_hidden_hands_of_laboratorium(devices):
    """Boum, Chimie and Sécurité cards in hands, in piles and under them; and what the dice will show."""
    pairs = number = 0
    while pairs < PAIRS / 15:
        worlds = Worlds(f"laboratorium {devices} {number}")
        options = {"any_safety": True, "token_stock": True} if number % 2 else {}
        run(game(worlds, "laboratorium", options, devices, 70))
        assert worlds.differences == []
        pairs += worlds.pairs
        number += 1


@pytest.mark.parametrize("options", [{}, {"auction": True, "short_game": True, "extra_credit": "pot"}], ids=str)
def test_the_seed_of_chemistry_monopoly(options):
    """All is open but what the dice will show and the decks will bring."""
    pairs = number = 0
    while pairs < PAIRS / 15:
        worlds = Worlds(f"monopoly {number}")
        run(game(worlds, "chemistry-monopoly", options, [1, 2], 70))
        assert worlds.differences == []
        pairs += worlds.pairs
        number += 1


@pytest.mark.parametrize("room", BESIDE)
def test_a_finished_game_beside_one_that_goes_on(room):
    """Its record, its moves one by one, its review: all of it may be known but what it would tell of the others."""
    worlds = Worlds(f"beside {room}")
    run(beside(worlds, room))
    assert worlds.differences == []
    assert worlds.pairs == MOVES_BESIDE
