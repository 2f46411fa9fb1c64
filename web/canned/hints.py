# ruff: noqa: INP001 - a script beside the file it writes
"""Writes hints.json: what the coach says at one of the real tables of each room, in both languages.

For the picture test. Run with the project's Python from the web folder: `python canned/hints.py`. The coach searches,
so the figures may differ a little from run to run; the test only needs texts of real length.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import kit

from labtop.bots.base import Seen
from labtop.bots.hinting import hint
from labtop.bots.text import hint_in_words
from labtop.engine import drive
from labtop.locales.texts import room_texts

if TYPE_CHECKING:
    from labtop.engine.game import Game

TABLES = {"chem-and-roll": "busy", "chain-growth": "busy", "chemistry-monopoly": "buy", "laboratorium": "manipulate"}
LANGUAGES = ("en", "fr")


def advice(room: str, name: str) -> dict[str, Any]:
    """The coach's hint at the table of this name."""
    told: dict[int, dict[str, Any]] = {}
    drawn = kit.scene

    def scene(game: Game, seat: int | None, names: list[str], events: list[Any] | None = None) -> dict[str, Any]:
        found = drawn(game, seat, names, events)
        if seat is not None and any(ask.must for ask in game.asks(seat)):
            found["game"] = (game.room.rules.clone(game.state), game, seat, names)
        return found

    kit.scene = scene
    module = importlib.import_module(room.replace("-", "_"))
    state, game, seat, names = module.tables()[name]["game"]
    kit.scene = drawn
    game.state = state
    ask = next(ask for ask in game.asks(seat) if ask.must)
    seen = Seen(game.room, state, drive.find(state, ask), ask, kit.numbered(1))
    found = hint(game.room, seen)
    for lang in LANGUAGES:
        words = room_texts(lang, game.room.id, game.options)
        told[lang] = kit.plain(hint_in_words(words, game.room.id, found, game.view(seat), names[: game.seats]))
    return {"scene": name, **told}


if __name__ == "__main__":
    made = {room: advice(room, name) for room, name in TABLES.items()}
    target = Path(__file__).parent / "hints.json"
    target.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
