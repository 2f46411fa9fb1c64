"""Every room's coach tells all it was shown, so that a hint would betray any difference between two worlds."""

from __future__ import annotations

from importlib import import_module

import pytest

from bots.coaches import Telltale
from labtop.engine.registry import ROOMS
from labtop.tables import advising


@pytest.fixture(autouse=True)
def _telltale_coaches(monkeypatch):
    for id in list(ROOMS):
        if id != "toy":
            monkeypatch.setattr(import_module(f"labtop.bots.{id.replace('-', '_')}"), "COACH", Telltale, raising=False)
    monkeypatch.setattr(advising, "HINT_EFFORT", 1)
