"""Every room's coach tells all it was shown, so that a hint would betray any difference between two worlds.

What the server does in threads is done at once here: in virtual time nobody waits for a thread.
"""

from __future__ import annotations

import asyncio

import pytest

from bots.coaches import Telltale
from labtop.engine.registry import ROOMS, room
from labtop.tables import hints


@pytest.fixture(autouse=True)
def _telltale_coaches(monkeypatch):
    for id in list(ROOMS):
        if id != "toy":
            monkeypatch.setattr(room(id).bots, "COACH", Telltale, raising=False)
    monkeypatch.setattr(hints, "HINT_EFFORT", 1)


@pytest.fixture(autouse=True)
def _no_threads(monkeypatch):
    async def here(function, *args, **named):
        return function(*args, **named)

    monkeypatch.setattr(asyncio, "to_thread", here)


@pytest.fixture(autouse=True)
def _toy_in_words(monkeypatch):
    """The toy has no board to draw: all of a view is."""
    import toy.text

    monkeypatch.setattr(toy.text, "draw", lambda view, _say: view, raising=False)
    monkeypatch.setattr(toy.text, "plain", repr, raising=False)
