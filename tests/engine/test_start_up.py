"""A new game imports the engine and its own room: no server, no terminal, no other room."""

from __future__ import annotations

import subprocess
import sys

import pytest

from labtop.engine.registry import ROOMS

NOT_NEEDED = ("labtop.server", "labtop.tables", "labtop.stores", "labtop.cli", "labtop.lab", "rich", "click", "fluent")


def modules_of_a_new_game(id):
    seats = 1 if id == "chem-and-roll" else 2
    code = f"import sys, labtop; labtop.start({id!r}, seats={seats}, seed=7); print(*sys.modules)"
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.parametrize("id", ROOMS)
def test_a_new_game_imports_only_its_own_room(id):
    loaded = modules_of_a_new_game(id)
    assert f"{ROOMS[id]}.rules" in loaded
    strangers = [package for other, package in ROOMS.items() if other != id]
    assert [name for name in loaded if name.startswith((*strangers, *NOT_NEEDED))] == []
