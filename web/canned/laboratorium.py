# ruff: noqa: INP001 - a script beside the file it writes
"""Writes laboratorium.json: real tables of Laboratorium for the browser's tests.

Run with the project's Python from the web folder: `python canned/laboratorium.py`. Same seeds, same file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from labtop.bots.base import Seen, bot
from labtop.engine import codec, drive
from labtop.engine.dice import Quick
from labtop.game import Game, start
from labtop.rooms.laboratorium.aid import aid

NAMES = ["Lina", "Noé", "Mei", "Tom"]


def plain(value: Any) -> Any:
    return json.loads(codec.encode(value))


def scene(game: Game, seat: int | None, events: list[Any] | None = None) -> dict[str, Any]:
    """A table as the server would send it to a seat."""
    view = game.view(seat)
    asks = [] if seat is None else game.asks(seat)
    menus = [plain(game.room.rules.menu(game.state, drive.find(game.state, ask), ask.seat)) for ask in asks]
    return {
        "seat": seat, "public": plain(view.public), "private": plain(view.private),
        "asks": [{"ask": plain(ask), "menu": menu} for ask, menu in zip(asks, menus, strict=True)],
        "events": plain([event.seen_by(seat) for event in events or []]),
        "aid": plain(aid(view.public, whose(game, seat), deep=True)),
        "outcome": plain(game.outcome), "names": NAMES[: game.seats], "chosen": [],
    }  # fmt: skip


def whose(game: Game, seat: int | None) -> int:
    """The bench that is compared with the target: the winner's at the end."""
    return game.state.winner if game.state.winner >= 0 else seat or 0


def answer(game: Game, level: str) -> list[Any]:
    """Whoever is asked answers as a bot."""
    ask = next(ask for ask in game.asks() if ask.must)
    seen = Seen(game.room, game.state, drive.find(game.state, ask), ask, Quick(f"{ask.prompt}:{ask.seat}"))
    return game.play(ask, bot(game.room, level).choose(seen))


def until(game: Game, wanted: Any, most: int = 3000) -> list[Any]:
    """Play on until this is asked; the events of the last answer."""
    told: list[Any] = []
    for _ in range(most):
        if game.over or wanted(game):
            return told
        told = answer(game, "greedy")
    raise RuntimeError("never asked")


def asked(kind: str, seat: int = 0, **more: Any) -> Any:
    """Whether this seat is asked this, with at least so much on its bench or in its hand."""

    def found(game: Game) -> bool:
        if not any(ask.kind == kind and ask.seat == seat for ask in game.asks()):
            return False
        bench = game.state.benches[seat]
        if bench.done < more.get("done", 0) or len(bench.reagents) < more.get("reagents", 0):
            return False
        if "joins" in more:
            ask = next(ask for ask in game.asks() if ask.seat == seat and ask.kind == kind)
            if sum(action.__class__.__name__ == "Join" for action in game.legal(ask)) < more["joins"]:
                return False
        return all(size >= more.get("cards", 0) for size in bench.sizes) and len(game.state.trials) >= more.get(
            "trials", 0
        )

    return found


def main() -> None:
    scenes: dict[str, Any] = {}

    def one(name: str, options: dict[str, Any], wanted: Any, seats: int = 3, seed: int = 1) -> Game:
        for more in range(60):
            game = start("laboratorium", seats=seats, seed=seed + more, options=options)
            told = until(game, wanted)
            if not game.over:
                break
        scenes[name] = scene(game, 0, told)
        return game

    one("begin", {}, asked("begin"))
    one("dice", {}, asked("dice", done=2))
    one("take", {}, asked("take"))
    one("surplus", {}, asked("surplus"))
    game = one("manipulate", {}, asked("manipulate", done=2, reagents=2, joins=4))
    scenes["spectator"] = scene(game, None)
    scenes["watch"] = scene(game, 1)
    one("four", {"target": "resveratrol"}, asked("manipulate", done=4, joins=1), seats=4)
    one("boum", {}, asked("boum", done=2, cards=1))
    one("chemistry", {}, asked("chemistry", done=2))
    one("reroll", {"target": "resveratrol"}, asked("reroll"))
    one("lose", {"target": "resveratrol"}, asked("lose"))
    one("safety", {"target": "resveratrol"}, asked("safety", done=1))
    one("bridge", {"target": "coumarin", "rings": "bridging", "hydroxyl": True}, asked("manipulate", done=2, joins=3))
    one("exchange", {"target": "resveratrol"}, asked("manipulate", done=1, reagents=3))
    game = start("laboratorium", seats=1, seed=4, options={"puzzle": True, "target": "ethanol"})
    until(game, asked("manipulate"))
    scenes["puzzle"] = scene(game, 0)
    until(game, lambda game: game.over)
    scenes["puzzle-end"] = scene(game, 0)
    game = start("laboratorium", seats=4, seed=3)
    told = until(game, lambda game: game.over)
    scenes["end"] = scene(game, 0, told)
    lines = ",\n".join(
        f"{json.dumps(name)}:{json.dumps(one, ensure_ascii=False, separators=(',', ':'))}"
        for name, one in scenes.items()
    )
    Path(__file__).with_name("laboratorium.json").write_text("{" + lines + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
