"""The coach of every room returns all its input, so that a hint reveals any difference between two states.

Work that the server does in threads is done at once here, because virtual time does not wait for threads.
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
