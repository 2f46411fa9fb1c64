# ruff: noqa: INP001 - a script beside the file it writes
"""Writes chain-growth.json: real tables of Chain Growth for the browser's tests.

Run with the project's Python from the web folder: `python canned/chain_growth.py`. Same seeds, same file.
"""

from __future__ import annotations

from typing import Any

import kit
from kit import numbered, plain, write

from labtop import start
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.game import Game
from labtop.rooms.chain_growth.ending import ending

NAMES = ["Mina", "Noé", "Mei", "Yanis"]


def scene(game: Game, seat: int | None, events: list[Any] | None = None, *, legal: bool = False) -> dict[str, Any]:
    found = kit.scene(game, seat, NAMES, events)
    if game.over:
        found["ending"] = [plain(ending(game.events, game.options, one)) for one in range(game.seats)]
    if legal:
        found["legal"] = kit.legal(game, game.asks(seat)[0])
    return found


LIKED = ("Terminate", "Copolymerise", "Transfer", "Cap", "Propagate", "Initiate", "Take", "Draw", "Discard")


def lively(game: Game, rng: Quick) -> list[Any]:
    """Play a move that lays cards where possible, to fill the tables; the first player keeps its jokers longer."""
    ask = next(ask for ask in game.asks() if ask.must)
    legal = game.legal(ask)
    wanted = list(LIKED)
    if rng.below(3 if ask.seat else 9):
        wanted = ["Propagate", "Initiate", "Draw", "Discard"]
    for kind in wanted:
        found = [action for action in legal if type(action).__name__ == kind]
        if found:
            return game.play(ask, found[rng.below(len(found))])
    return game.play(ask, legal[0])


def full(menu: Any) -> int:
    """Score of a menu by how many kinds of moves it offers: a scene should show many kinds at once."""
    kinds = {play["play"] for play in menu.get("plays", [])}
    return len(kinds) + (2 if menu.get("meetings") else 0)


BEFORE: list[Any] = []
"""The state before the last move of the game found by the search."""


def search(want: Any, seats: int, options: dict[str, Any], tries: int = 120) -> tuple[Game, list[Any]]:
    """The first game, in order of seeds, that reaches a table for which `want(game, events)` is true."""
    for seed in range(tries):
        game = start("chain-growth", seats=seats, seed=seed, options=options)
        rng = numbered(seed + 1000)
        told: list[Any] = []
        while not game.over:
            if want(game, told):
                return game, told
            BEFORE[:] = [game.room.rules.clone(game.state)]
            told = lively(game, rng)
        if want(game, told):
            return game, told
    raise LookupError(want)


def menu_of(game: Game, seat: int) -> Any:
    asks = game.asks(seat)
    if not asks:
        return {}
    return plain(game.room.rules.menu(game.state, drive.find(game.state, asks[0]), seat))


def kinds_in(events: list[Any]) -> set[str]:
    return {event.kind for event in events}


def tables() -> dict[str, Any]:
    scenes: dict[str, Any] = {}
    game, told = search(lambda g, _: bool(g.asks(0)), 2, {})
    scenes["first"] = scene(game, 0, told, legal=True)

    def busy(g: Game, _: Any) -> bool:
        s = g.state
        if not g.asks(0) or len(s.chains) < 5 or len(s.shelf) < 2:
            return False
        kinds = {play["play"] for play in menu_of(g, 0).get("plays", [])}
        return {"copolymerise", "propagate"} <= kinds and full(menu_of(g, 0)) >= 5

    game, told = search(busy, 3, {"learning": True}, tries=900)
    scenes["busy"] = scene(game, 0, told, legal=True)
    scenes["busy-other"] = scene(game, 1, told)
    scenes["busy-watch"] = scene(game, None, told)

    def transfers(g: Game, _: Any) -> bool:
        kinds = {play["play"] for play in menu_of(g, 0).get("plays", [])}
        return {"transfer", "cap"} <= kinds and len(g.state.chains) >= 4

    game, told = search(transfers, 4, {"scoring": "chemist"}, tries=900)
    scenes["transfer"] = scene(game, 0, told, legal=True)

    def two_ways(g: Game, _: Any) -> bool:
        plays = menu_of(g, 0).get("plays", [])
        return any(play.get("two") and play["cards"][1] == play["cards"][2] for play in plays) and bool(g.state.chains)

    game, told = search(two_ways, 2, {})
    scenes["two-ways"] = scene(game, 0, told, legal=True)

    def meeting(g: Game, _: Any) -> bool:
        return len(menu_of(g, 0).get("meetings", [])) >= 5

    game, told = search(meeting, 2, {}, tries=900)
    scenes["meeting"] = scene(game, 0, told, legal=True)

    def robbed(g: Game, events: list[Any]) -> bool:
        stolen = [event for event in events if event.kind == "stolen"]
        return bool(g.asks(0)) and any(event.public["victim"] == 0 and event.public["units"] > 4 for event in stolen)

    game, told = search(robbed, 2, {}, tries=900)
    scenes["robbed"] = scene(game, 0, told)
    scenes["robber"] = scene(game, 1, told)
    after, game.state = game.state, BEFORE[0]
    scenes["robbed-before"], scenes["robber-before"] = scene(game, 0), scene(game, 1)
    game.state = after

    def combined(g: Game, events: list[Any]) -> bool:
        mine = [event for event in events if event.kind == "combined" and event.public["seat"] == 0]
        return bool(mine) and len(g.state.finished(0)) > 2

    game, told = search(combined, 2, {}, tries=900)
    scenes["combined"] = scene(game, 0, told)
    after, game.state = game.state, BEFORE[0]
    scenes["combined-before"] = scene(game, 0)
    game.state = after

    def waking(g: Game, _: Any) -> bool:
        asleep = {chain.number for chain in g.state.chains if chain.owner == 0 and chain.status == 1}
        plays = menu_of(g, 0).get("plays", [])
        return any(play["play"] == "propagate" and asleep & set(play.get("on", [])) for play in plays)

    game, told = search(waking, 2, {}, tries=900)
    scenes["waking"] = scene(game, 0, told, legal=True)
    game, told = search(lambda g, _: bool(menu_of(g, 0).get("take")), 2, {"draw_from_discard": True}, tries=900)
    scenes["source"] = scene(game, 0, told, legal=True)
    pack = own_deck()
    game, told = search(lambda g, _: bool(g.asks(0)) and len(g.state.chains) > 4, 3, {"pack": pack}, tries=900)
    scenes["own-deck"] = scene(game, 0, told, legal=True)
    game, told = search(lambda g, _: len(g.state.shelf) > 6 and g.over, 4, {}, tries=900)
    scenes["end"] = scene(game, 0, told)
    game, told = search(lambda g, _: len(g.state.shelf) > 4 and g.over, 2, {"scoring": "chemist"}, tries=900)
    scenes["end-chemist"] = scene(game, 0, told)

    def last(g: Game, kind: str, place: int) -> bool:
        found = menu_of(g, 0).get("last", [])
        return any(
            one["answer"]["type"] == kind and one["place"] == place and one["score"] != one["other"] for one in found
        )

    game, told = search(lambda g, _: last(g, "propagate", 2), 3, {"short_game": True}, tries=2000)
    scenes["last-behind"] = scene(game, 0, told, legal=True)
    game, told = search(
        lambda g, _: last(g, "terminate", 1) or last(g, "transfer", 1), 2, {"short_game": True}, tries=2000
    )
    scenes["last-win"] = scene(game, 0, told, legal=True)

    def copied(g: Game, events: list[Any]) -> bool:
        lost = [
            e.public for e in events if e.kind == "stolen" and e.public["victim"] == 0 and e.public["by"] == "copolymer"
        ]
        return bool(g.asks(0)) and bool(lost) and any(player.hand == 1 for player in g.view().public.players[1:])

    game, told = search(copied, 3, {"short_game": True}, tries=2000)
    scenes["taken"] = scene(game, 0, told)

    def changed(g: Game, _: Any) -> bool:
        return g.over and g.state.reason == "empty_hand" and ending(g.events, g.options, 0).instead is not None

    game, told = search(changed, 3, {"short_game": True}, tries=900)
    scenes["end-if"] = scene(game, 0, told)

    def wall(g: Game, _: Any) -> bool:
        return len(g.state.chains) >= 8 and len(g.state.shelf) >= 4

    game, told = search(wall, 4, {}, tries=900)
    scenes["wall"] = scene(game, None, told)
    return scenes


def own_deck() -> dict[str, Any]:
    """Six monomers, two of them known ones."""
    monomers = [
        ("S", "C8H8", None), ("MMA", "C5H8O2", None), ("AN", "C3H3N", ("acrylonitrile", "acrylonitrile")),
        ("VC", "C2H3Cl", ("vinyl chloride", "chlorure de vinyle")), ("E", "C2H4", ("ethene", "éthène")),
        ("NIPAM", "C6H11NO", ("N-isopropylacrylamide", "N-isopropylacrylamide")),
    ]  # fmt: skip
    return {
        "monomer": [
            {"id": id, "formula": formula, "count": [3, 2, 2], "name": {"en": name[0], "fr": name[1]} if name else None}
            for id, formula, name in monomers
        ],
        "starter": [
            {"id": "AIBN", "formula": "C8H12N4", "radicals": 2, "count": 3},
            {"id": "BPO", "formula": "C14H10O4", "radicals": 2, "count": 3,
             "name": {"en": "benzoyl peroxide", "fr": "peroxyde de benzoyle"}},
        ],
        "joker": [{"id": id, "count": 2, "formula": f} for id, f in
                  (("T", None), ("CTA", "C12H26S"), ("TEMPO", "C9H18NO"), ("CO", None))],
        "decks": 2,
    }  # fmt: skip


if __name__ == "__main__":
    write("chain-growth", tables())
