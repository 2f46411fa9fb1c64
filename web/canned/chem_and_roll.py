# ruff: noqa: INP001 - a script beside the file it writes
"""Writes chem-and-roll.json: real tables of Chem and Roll for the browser's tests.

Run with the project's Python from the web folder: `python canned/chem_and_roll.py`. Same seeds, same file.
"""

from __future__ import annotations

from typing import Any

import kit
from kit import numbered, write

from labtop import start
from labtop.engine.game import Game
from labtop.locales.names import names as generated
from labtop.rooms.chem_and_roll.actions import Roll, Start
from labtop.rooms.chem_and_roll.sheet import COLOURS

NAMES = ["Mina", "Yanis", "Lou", "Vanadis"]
PUPILS = [
    "Ada", "Ali", "Ana", "Bao", "Cem", "Chloé", "Diego", "Emma", "Enzo", "Fatou", "Hugo", "Inès", "Jade",
    "Karim", "Lina", "Louis", "Malik", "Maya", "Nina", "Noé", "Omar", "Rosa", "Sacha",
    "Salma", "Théo", "Tom", "Yanis", "Zoé",
]  # fmt: skip


def scene(game: Game, seat: int | None, names: list[str], events: list[Any] | None = None) -> dict[str, Any]:
    found = kit.scene(game, seat, names, events)
    asks = [] if seat is None else game.asks(seat)
    found["chosen"] = [n for n, player in enumerate(game.view(seat).public.players) if player.chosen]
    return found | {"legal": kit.legal(game, asks[0]) if asks else []}


def answer(game: Game, ask: Any, level: str = "greedy") -> list[Any]:
    return kit.answer(game, ask, level, numbered(ask.prompt * 7 + ask.seat))


def one_round(game: Game, level: str = "greedy") -> list[Any]:
    """Let every player answer whose answer is missing; return the events of the last answer."""
    told: list[Any] = []
    for ask in [ask for ask in game.asks() if ask.must]:
        told = answer(game, ask, level)
    return told


def nicknames(count: int) -> list[str]:
    """The longest that the server gives: the wall has to show them whole."""
    longest = sorted((name for of in generated().values() for name in of), key=lambda name: (-len(name), name))
    return longest[:count]


def play_out(game: Game) -> None:
    while not game.over:
        one_round(game)


MOCKUP = (
    "blue 4 line-1", "red 4 line-1", "white 4 line-1", "blue 3 line-2", "yellow 2 catalyst-1", "red 3 line-2",
    "white 3 line-2", "blue 5 line-3", "white 6 line-3", "yellow 6 catalyst-sale", "white 1 water-1", "red 1 stock",
    "yellow 1 catalyst-1", "white 2 water-1", "blue 2 line-4",
)  # fmt: skip
"""Seat 0's fifteen rounds on the mockup, with the violet move where one follows."""


VIOLET = ("white 1 water-1", "white 2 water-1", "blue 4 line-1", "red 4 line-1 5", "blue 3 line-2")
RECOLOUR = (
    "yellow 2 catalyst-4", "yellow 2 catalyst-4", "yellow 2 catalyst-4", "blue 4 line-1", "yellow 2 catalyst-4",
    "yellow 5 catalyst-1", "yellow 4 catalyst-1", "white 4 line-1",
)  # fmt: skip
DRAFT = (
    "blue 4 line-1", "red 4 line-1", "white 4 line-1", "blue 2 excess-1", "red 3 excess-1", "red 5 excess-2",
    "yellow 6 black-hole", "white 3 water-1", "yellow 1 black-hole", "blue 6 line-3", "white 2 water-1",
    "white 5 line-2",
)  # fmt: skip
ADVANCED = (
    "blue 5 line-1", "red 2 line-1", "white 6 line-1", "white 2 water-1", "white 1 water-1", "blue 2 line-2",
    "red 5 line-2 3", "white 4 water-sale", "blue 6 line-3", "white 6 line-3",
)  # fmt: skip


def play(
    seats: int, options: dict[str, Any], wishes: tuple[str, ...], dice: tuple[int, ...], turn: int = 0
) -> tuple[Game, list[Any]]:
    """Seat 0 makes the given move (die, value, box, violet), the others avoid its die; then these dice are thrown."""
    game = start("chem-and-roll", seats=seats, seed=5, dice="typed", options=options)
    todo, told = list(wishes), []
    while True:
        ask = next(ask for ask in game.asks() if ask.must)
        if ask.kind == "start":
            told = game.play(ask, Start(0))
        elif ask.kind == "roll":
            faces = [(len(todo) * 5 + i * 2) % 6 + 1 for i in range(4)] if todo else list(dice)
            for wish in todo[: 2 if seats == 2 and "mode" in options else 1]:
                faces[COLOURS.index(wish.split()[0])] = int(wish.split()[1])
            told += game.play(ask, Roll(tuple(faces)))
            if not todo and not turn:
                return game, told
        elif ask.seat == 0:
            if not todo:
                return game, told
            die, value, box, *violet = todo.pop(0).split()
            wanted = (die, int(value), box, 0)
            legal = [a for a in game.legal(ask) if (a.die, a.value, a.box, a.price) == wanted]
            named = int(violet[0]) if violet else int(value)
            told = game.play(ask, next((a for a in legal if not a.violet or a.violet == named), legal[0]))
        elif game.state.stack[-1].at_once:
            told = answer(game, ask)
        else:
            mine = [wish.split()[0] for wish in todo[:1]] or ["red"]
            free = [a for a in game.legal(ask) if a.die not in mine and a.box != "black-hole"]
            told = game.play(ask, free[0])


def tables() -> dict[str, Any]:
    scenes: dict[str, Any] = {}
    game = start("chem-and-roll", seats=4, seed=1)
    scenes["first"] = scene(game, 0, NAMES)
    game, told = play(4, {}, MOCKUP, (2, 4, 3, 5))
    for seat in (1, 3):
        answer(game, game.asks(seat)[0])
    scenes["busy"] = scene(game, 0, NAMES, told)
    answer(game, game.asks(0)[0])
    scenes["waiting"] = scene(game, 0, NAMES)
    told = answer(game, game.asks(2)[0])
    told += game.play(game.asks()[0], Roll((6, 1, 5, 2)))
    scenes["revealed"] = scene(game, 0, NAMES, told)

    game, told = play(2, {}, VIOLET, (1, 3, 5, 6))
    scenes["violet"] = scene(game, 0, NAMES, told)
    game, told = play(1, {}, RECOLOUR, (4, 1, 6, 3))
    scenes["recolour"] = scene(game, 0, NAMES, told)
    game, told = play(3, {"mode": "draft"}, DRAFT, (4, 2, 3, 6), turn=1)
    scenes["excess"] = scene(game, 0, NAMES, told)
    told = answer(game, game.asks()[0])
    scenes["draft-other"] = scene(game, 0, NAMES, told)
    for ask in (game.asks()[0], None):
        told = game.play(ask or game.asks()[0], game.legal(ask or game.asks()[0])[0])
    told += game.play(game.asks()[0], Roll((6, 3, 2, 5)))
    while game.asks()[0].seat:
        told = answer(game, game.asks()[0])
    scenes["draft"] = scene(game, 0, NAMES, told)
    game, told = play(2, {"chemistry": "advanced"}, ADVANCED, (4, 2, 5, 3))
    scenes["advanced"] = scene(game, 0, NAMES, told)
    game = start("chem-and-roll", seats=4, seed=15)
    play_out(game)
    scenes["end"] = scene(game, 0, NAMES)
    for seed in range(500):
        game = start("chem-and-roll", seats=1, seed=seed)
        play_out(game)
        if game.outcome and game.outcome.awards[0] == "silver" and len(game.outcome.lines[0]) > 5:
            break
    scenes["solo-end"] = scene(game, 0, NAMES)
    game = start("chem-and-roll", seats=28, seed=3)
    while game.state.round < 13:
        one_round(game)
    for ask in [ask for ask in game.asks() if ask.must]:
        if PUPILS[ask.seat] not in {"Inès", "Lina", "Noé", "Sacha", "Tom"}:
            answer(game, ask)
    scenes["wall"] = scene(game, None, PUPILS)
    for pupils in (28, 99):
        game = start("chem-and-roll", seats=pupils, seed=pupils)
        while not game.over:
            for ask in [ask for ask in game.asks() if ask.must]:
                answer(game, ask, "random" if ask.seat % 5 else "greedy")
        scenes[f"class-{pupils}"] = scene(game, None, nicknames(pupils))
    for name, one in scenes.items():
        if name not in {"busy", "violet", "draft", "excess", "advanced"}:
            del one["legal"]
    return scenes


if __name__ == "__main__":
    write("chem-and-roll", tables())
