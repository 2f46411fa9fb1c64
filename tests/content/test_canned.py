"""The tables that the browser's tests draw are what the rules make of them today."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import pytest

CANNED = Path(__file__).parents[2] / "web" / "canned"


@pytest.mark.parametrize("room", ["chain_growth", "chem_and_roll", "chemistry_monopoly", "laboratorium"])
def test_a_canned_table_is_fresh(room, monkeypatch):
    monkeypatch.syspath_prepend(str(CANNED))
    for name in ("kit", room):
        monkeypatch.delitem(sys.modules, name, raising=False)
    made = json.loads(json.dumps(importlib.import_module(room).tables()))
    kept = json.loads((CANNED / f"{room.replace('_', '-')}.json").read_text(encoding="utf-8"))
    stale = [name for name in {**made, **kept} if made.get(name) != kept.get(name)]
    assert not stale, f"run `python canned/{room}.py` in web/"
