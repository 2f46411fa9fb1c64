# ruff: noqa: INP001 - beside the scripts that use it
"""Functions shared by the scripts that write real tables for the browser's tests. Same seeds, same files."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from labtop.bots.base import Seen, bot
from labtop.engine import codec, drive
from labtop.engine.dice import Quick
from labtop.engine.played import Played

if TYPE_CHECKING:
    from labtop.engine.core import Ask
    from labtop.engine.game import Game


def numbered(seed: int) -> Quick:
    """A random generator seeded with a number."""
    rng = Quick("")
    rng.random = Random(seed).random
    return rng


def plain(value: Any) -> Any:
    return json.loads(codec.encode(value))


def legal(game: Game, ask: Ask) -> list[str]:
    """Every answer that the rules allow, as text."""
    return sorted(json.dumps(plain(action), sort_keys=True) for action in game.legal(ask))


def scene(game: Game, seat: int | None, names: list[str], events: list[Any] | None = None) -> dict[str, Any]:
    """A table as the server would send it to a seat."""
    view = game.view(seat)
    asks = [] if seat is None else game.asks(seat)
    menus = [plain(game.room.rules.menu(game.state, drive.find(game.state, ask), ask.seat)) for ask in asks]
    return {
        "seat": seat, "public": plain(view.public), "private": plain(view.private),
        "asks": [{"ask": plain(ask), "menu": menu} for ask, menu in zip(asks, menus, strict=True)],
        "events": plain([event.seen_by(seat) for event in events or []]),
        "outcome": plain(game.outcome), "names": names[: game.seats], "chosen": [], **made(game),
    }  # fmt: skip


TABLES = 7


def made(game: Game) -> dict[str, Any]:
    """Of a finished game of several: what a class has made in which all tables have played it."""
    if not game.over or game.seats < 2 or game.room.debriefing is None:
        return {}
    tables = [Played(n + 1, game.state, game.events, tuple(range(game.seats))) for n in range(TABLES)]
    return {"debriefing": plain(game.room.debriefing.debriefing(tables))}


def answer(game: Game, ask: Ask, level: str, rng: Quick) -> list[Any]:
    """Let a bot answer; return the events."""
    seen = Seen(game.room, game.state, drive.find(game.state, ask), ask, rng)
    return game.play(ask, bot(game.room, level).choose(seen))


def write(room: str, scenes: dict[str, Any], folder: Path = Path(__file__).parent) -> None:
    """Write one table per line, so that a diff is readable."""
    lines = ",\n".join(
        f"{json.dumps(name)}:{json.dumps(one, ensure_ascii=False, separators=(',', ':'))}"
        for name, one in scenes.items()
    )
    (folder / f"{room}.json").write_text("{" + lines + "}\n", encoding="utf-8")
