"""What tests of several folders share. The toy room is passed as an object; nothing registers it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
if str(HERE) not in sys.path:  # so that `toy`, `conformance` and `playthroughs` are found however pytest is started
    sys.path.insert(0, str(HERE))


@pytest.fixture
def toy_room(monkeypatch):
    """The toy, also found by its id for the length of a test."""
    import toy
    from labtop.engine import registry

    monkeypatch.setitem(registry.ROOMS, "toy", "toy")
    return toy.ROOM
