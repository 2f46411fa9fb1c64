"""Writes canned.json: real tables of Chem and Roll for the preview page and the browser's tests.

Run with the project's Python from the web folder: `python preview/canned.py`. Same seeds, same file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from labtop.bots.base import Seen, bot
from labtop.engine import codec, drive
from labtop.engine.dice import Quick
from labtop.game import Game, start
from labtop.rooms.chem_and_roll.actions import Roll
from labtop.rooms.chem_and_roll.sheet import COLOURS

NAMES = ["Mina", "Yanis", "Lou", "Vanadis"]
PUPILS = (
    "Ada Ali Ana Bao Cem Chloé Diego Emma Enzo Fatou Hugo Inès Jade Karim Lina Louis Malik Maya Nina Noé Omar Rosa Sacha "
    "Salma Théo Tom Yanis Zoé"
).split()


def plain(value: Any) -> Any:
    return json.loads(codec.encode(value))


def gains(game: Game, seat: int) -> dict[str, float]:
    """Dollars each use earns at once: played on a copy, so that the rules say it and nobody else."""
    rules, found = game.room.rules, {}
    ask = game.asks(seat)[0]
    for action in game.legal(ask):
        if action.price or action.colour:
            continue
        trial = rules.clone(game.state)
        before = trial.sheets[seat].money()
        from labtop.rooms.chem_and_roll.rules import use_die

        use_die(trial, seat, action, None)
        gain = (trial.sheets[seat].money() - before) / 10
        if gain:
            key = f"{action.box}:{action.die}:{action.value}"
            found[f"{key}:{action.violet}:{action.line}" if action.violet else key] = int(gain) if gain == int(gain) else gain
    return found


def all_gains(game: Game, seat: int) -> dict[str, float]:
    """Values that only the market or a change of colour reaches are tried on dice that show them."""
    found: dict[str, float] = {}
    rolled = game.state.dice
    for face in range(1, 7):
        game.state.dice = [face] * 4
        found.update(gains(game, seat))
    game.state.dice = rolled
    return found


def scene(game: Game, seat: int | None, names: list[str], events: list[Any] | None = None) -> dict[str, Any]:
    """A table as the server would send it to a seat."""
    view = game.view(seat)
    asks = [] if seat is None else game.asks(seat)
    menus = []
    for ask in asks:
        p = drive.find(game.state, ask)
        menu = plain(game.room.rules.menu(game.state, p, ask.seat))
        menu.setdefault("gains", all_gains(game, ask.seat))
        menus.append(menu)
    chosen = [n for n, player in enumerate(view.public.players) if player.chosen]
    return {
        "seat": seat, "public": plain(view.public), "private": plain(view.private),
        "asks": [{"ask": plain(ask), "menu": menu} for ask, menu in zip(asks, menus, strict=True)],
        "legal": [plain(action) for action in game.legal(asks[0])] if asks else [],
        "events": plain([event.seen_by(seat) for event in events or []]),
        "outcome": plain(game.outcome), "names": names[: game.seats], "chosen": chosen,
    }  # fmt: skip


def answer(game: Game, ask: Any, level: str = "greedy") -> list[Any]:
    seen = Seen(game.room, game.state, drive.find(game.state, ask), ask, Quick(ask.prompt * 7 + ask.seat))
    return game.play(ask, bot(game.room, level).choose(seen))


def one_round(game: Game, level: str = "greedy") -> list[Any]:
    """Everybody who has not answered does; the events of the last answer."""
    told: list[Any] = []
    for ask in [ask for ask in game.asks() if ask.must]:
        told = answer(game, ask, level)
    return told


def play_until(game: Game, stop: Any, level: str = "greedy") -> list[Any] | None:
    told: list[Any] = []
    while not game.over:
        if stop(game):
            return told
        told = one_round(game, level) if game.state.stack[-1].at_once else answer(game, game.asks()[0], level)
    return None


def search(make: Any, stop: Any, level: str = "greedy") -> tuple[Game, list[Any]]:
    for seed in range(3000):
        game = make(seed)
        told = play_until(game, stop, level)
        if told is not None:
            print(game.room.id, "seed", seed)
            return game, told
    raise SystemExit("no such table")


MOCKUP = (
    "blue 4 line-1", "red 4 line-1", "white 4 line-1", "blue 3 line-2", "yellow 2 catalyst-1", "red 3 line-2",
    "white 3 line-2", "blue 5 line-3", "white 6 line-3", "yellow 6 catalyst-sale", "white 1 water-1", "red 1 stock",
    "yellow 1 catalyst-1", "white 2 water-1", "blue 2 line-4",
)  # fmt: skip
"""Seat 0's fifteen rounds on the mockup, a violet named where one follows."""


def as_on_the_mockup() -> tuple[Game, list[Any]]:
    """Round 16 of 20 with dice 2 4 3 5: red 4, shifted to 5, would make and sell acid in line 3."""
    game = start("chem-and-roll", seats=4, seed=5, dice="typed")
    told: list[Any] = []
    for number, wish in enumerate([*MOCKUP, ""]):
        faces = [2, 4, 3, 5] if not wish else [(number * 5 + i * 2) % 6 + 1 for i in range(4)]
        if wish:
            die, value, box = wish.split()
            faces[COLOURS.index(die)] = int(value)
        told += game.play(game.asks()[0], Roll(tuple(faces)))
        if not wish:
            return game, told
        for seat in (1, 2, 3):
            answer(game, game.asks(seat)[0])
        legal = [a for a in game.legal(game.asks(0)[0]) if (a.die, a.value, a.box, a.price) == (die, int(value), box, 0)]
        told = game.play(game.asks(0)[0], next(a for a in legal if not a.violet or a.violet == int(value)))
    raise AssertionError


def main() -> None:
    scenes: dict[str, Any] = {}
    game = start("chem-and-roll", seats=4, seed=1)
    scenes["first"] = scene(game, 0, NAMES)
    game, told = as_on_the_mockup()
    for seat in (1, 3):
        answer(game, game.asks(seat)[0])
    scenes["busy"] = scene(game, 0, NAMES, told)
    answer(game, game.asks(0)[0])
    scenes["waiting"] = scene(game, 0, NAMES)
    told = answer(game, game.asks(2)[0])
    told += game.play(game.asks()[0], Roll((6, 1, 5, 2)))
    scenes["revealed"] = scene(game, 0, NAMES, told)

    def choice(g: Game) -> bool:
        menu = g.room.rules.menu(g.state, g.state.stack[-1], 0)
        dice = {f"{c}:{v}" for c, v in zip(("blue", "red", "white", "yellow"), g.state.dice, strict=True)}
        return g.state.round > 8 and any(len(v) > 2 and k.partition(":")[2] in dice for k, v in menu.choices.items())

    game, told = search(lambda n: start("chem-and-roll", seats=2, seed=n), choice)
    scenes["violet"] = scene(game, 0, NAMES, told)
    game, told = search(lambda n: start("chem-and-roll", seats=1, seed=n), lambda g: g.state.sheets[0].recolour, "random")
    scenes["recolour"] = scene(game, 0, NAMES, told)

    draft = {"mode": "draft"}

    def drafting(g: Game) -> bool:
        sheet = g.state.sheets[0]
        zones = sheet.boxes[15] and sheet.boxes[16]
        return bool(g.state.stack and g.asks()[0].seat == 0 and zones and sheet.boxes[17] and 0 in g.state.dice and sheet.sold_lines)

    game, told = search(lambda n: start("chem-and-roll", seats=3, seed=n, options=draft), drafting, "random")
    scenes["draft"] = scene(game, 0, NAMES, told)
    told = answer(game, game.asks()[0])
    scenes["draft-other"] = scene(game, 0, NAMES, told)

    def third(g: Game) -> bool:
        menu = g.room.rules.menu(g.state, g.state.stack[-1], 0)
        dice = {f"{c}:{v}" for c, v in zip(("blue", "red", "white", "yellow"), g.state.dice, strict=True) if v}
        open_lines = [v for k, v in menu.choices.items() if k.startswith("excess") and k.partition(":")[2] in dice]
        return g.asks()[0].seat == 0 and any(len({line for _, line in v}) > 1 for v in open_lines)

    game, told = search(lambda n: start("chem-and-roll", seats=2, seed=n, options=draft), third, "random")
    scenes["excess"] = scene(game, 0, NAMES, told)

    advanced = {"chemistry": "advanced"}

    def losing(g: Game) -> bool:
        sheet = g.state.sheets[0]
        return g.state.round > 13 and sheet.reach > 0 and sheet.money() % 10 > 0

    game, told = search(lambda n: start("chem-and-roll", seats=2, seed=n, options=advanced), losing, "greedy")
    scenes["advanced"] = scene(game, 0, NAMES, told)
    game = start("chem-and-roll", seats=4, seed=15)
    play_until(game, lambda g: False)
    scenes["end"] = scene(game, 0, NAMES)
    for seed in range(500):
        game = start("chem-and-roll", seats=1, seed=seed)
        play_until(game, lambda g: False)
        if game.outcome and game.outcome.awards[0] == "silver" and len(game.outcome.lines[0]) > 5:
            break
    scenes["solo-end"] = scene(game, 0, NAMES)
    game = start("chem-and-roll", seats=28, seed=3)
    while game.state.round < 7:
        one_round(game)
    for ask in [ask for ask in game.asks() if ask.must]:
        if PUPILS[ask.seat] not in {"Inès", "Lina", "Noé", "Sacha", "Tom"}:
            answer(game, ask)
    scenes["wall"] = scene(game, None, PUPILS)
    for name, one in scenes.items():
        if name not in {"busy", "violet", "draft", "excess", "advanced", "recolour"}:
            del one["legal"]
    lines = ",\n".join(f"{json.dumps(name)}:{json.dumps(one, ensure_ascii=False, separators=(',', ':'))}" for name, one in scenes.items())
    Path(__file__).with_name("canned.json").write_text("{" + lines + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
