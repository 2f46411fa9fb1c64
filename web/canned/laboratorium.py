# ruff: noqa: INP001 - a script beside the file it writes
"""Writes laboratorium.json: real tables of Laboratorium for the browser's tests.

Run with the project's Python from the web folder: `python canned/laboratorium.py`. Same seeds, same file.
"""

from __future__ import annotations

from typing import Any

import kit
from kit import plain, write

from labtop import start
from labtop.engine.dice import Quick
from labtop.engine.game import Game
from labtop.rooms.laboratorium.aid import aid

NAMES = ["Lina", "Noé", "Mei", "Tom"]


def scene(game: Game, seat: int | None, events: list[Any] | None = None) -> dict[str, Any]:
    found = kit.scene(game, seat, NAMES, events)
    return found | {"aid": plain(aid(game.view(seat).public, whose(game, seat), deep=True))}


def whose(game: Game, seat: int | None) -> int:
    """The bench that is compared with the target: the winner's at the end."""
    return game.state.winner if game.state.winner >= 0 else seat or 0


def answer(game: Game, level: str) -> list[Any]:
    """Let a bot answer the first open question; return the events."""
    ask = next(ask for ask in game.asks() if ask.must)
    return kit.answer(game, ask, level, Quick(f"{ask.prompt}:{ask.seat}"))


def until(game: Game, wanted: Any, most: int = 3000) -> list[Any]:
    """Play on until this question is asked; return the events of the last answer."""
    told: list[Any] = []
    for _ in range(most):
        if game.over or wanted(game):
            return told
        told = answer(game, "greedy")
    raise RuntimeError("never asked")


def asked(kind: str, seat: int = 0, **more: Any) -> Any:
    """A test for a game: this seat has this question, and at least so many items on its bench or in its hand."""

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


def tables() -> dict[str, Any]:
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
    return scenes


if __name__ == "__main__":
    write("laboratorium", tables())
