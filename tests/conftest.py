"""What tests of several folders share. The toy room is passed as an object; nothing registers it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent
if str(HERE) not in sys.path:  # so that `toy`, `conformance` and `playthroughs` are found however pytest is started
    sys.path.insert(0, str(HERE))


def toy_bots():
    """What a room's file of bots has: nobody but a coach."""
    from bots.coaches import Telltale

    found = ModuleType("labtop.bots.toy")
    found.BOTS, found.COACH = {}, Telltale
    return found


@pytest.fixture
def toy_room(monkeypatch):
    """The toy, also found by its id for the length of a test."""
    import toy
    from labtop.engine import registry

    monkeypatch.setitem(registry.ROOMS, "toy", "toy")
    monkeypatch.setitem(sys.modules, "labtop.bots.toy", toy_bots())
    return toy.ROOM
