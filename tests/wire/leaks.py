"""Games in two worlds, for tests that plant a leak in the server."""

from __future__ import annotations

from simulation.loop import run
from wire.boxes import Worlds
from wire.probing import beside, chem_game, game

SECRETIVE = ["toy", "chem", "chain-growth", "laboratorium"]
"""Rooms in which seats have secrets. In Chemistry Monopoly only chance has."""


def differences(room: str) -> list[str]:
    worlds = Worlds(f"leak {room}")
    if room == "toy":
        run(game(worlds, "toy", {"turns": 30}, [1, 2], 40))
    elif room == "chem":
        run(chem_game(worlds, [1, 2, 1], 8))
    else:
        run(game(worlds, room, {}, [1, 2], 20))
    return worlds.differences


def differences_beside(room: str) -> list[str]:
    worlds = Worlds(f"leak beside {room}")
    run(beside(worlds, room))
    return worlds.differences
