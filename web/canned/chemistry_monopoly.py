# ruff: noqa: INP001 - a script beside the file it writes
"""Writes chemistry-monopoly.json: tables of Chemistry Monopoly for the browser's tests.

Run with the project's Python from the web folder: `python canned/chemistry_monopoly.py`. Positions are laid out like a
mockup; every question, menu and event is the engine's own answer to real moves from there.
"""

from __future__ import annotations

from typing import Any

import kit
from kit import numbered, plain, write

from labtop import start
from labtop.engine import drive
from labtop.engine.game import Game
from labtop.rooms.chemistry_monopoly.actions import (
    Bid,
    Counter,
    Decline,
    Drawn,
    Drop,
    Evaporate,
    Offer,
    PayTax,
    Refuse,
    Throw,
    Thrown,
)
from labtop.rooms.chemistry_monopoly.ending import ending
from labtop.rooms.chemistry_monopoly.holdings import set_level
from labtop.rooms.chemistry_monopoly.purse import from_lab, give_card, to_lab, turn_over

NAMES = ["Mina", "Noé", "Mei", "Curie"]
ME, NOE, MEI, CURIE = range(4)

# The owner of each space on the mockup, and the space's level.
MOCKUP: dict[int, dict[str, int]] = {
    ME: {"lithium": 2, "sodium": 2, "potassium": 3, "fluorine": 0, "iodine": 0, "copper": 0, "test-tube-rack": 0},
    NOE: {"iron": 0, "nickel": 0, "chlorine": 0, "bunsen-burner": 0, "carbon": 0},
    MEI: {"nitrogen": 4, "oxygen": 5, "sulfur": 5, "erlenmeyer-flask": 0},
    CURIE: {"hydrogen": 0, "helium": 0, "platinum": 0, "silicon": 0},
}
FATAL = "fatal-1"
"""A game in which Mina goes bankrupt and money kept would have been enough."""
CASH = {ME: 692, NOE: 455, MEI: 1038, CURIE: 270}


def scene(game: Game, seat: int | None, events: list[Any] | None = None) -> dict[str, Any]:
    return kit.scene(game, seat, NAMES, events) | {"options": plain(game.options)}


def laid(options: dict[str, Any] | None = None, at: dict[int, str] | None = None, away: tuple[str, ...] = ()) -> Game:
    """The mockup's position on seat 0's turn, before rolling; `away` cards are transferred."""
    game = start("chemistry-monopoly", seats=4, seed="look", dice="typed", options=options or {})
    for faces in ((6, 6), (1, 2), (1, 3), (1, 4)):
        game.play(game.asks()[0], Thrown(faces))
    s = game.state
    board = s.board
    for seat, cards in MOCKUP.items():
        for name, level in cards.items():
            q = board.numbers[name]
            give_card(s, q, seat)
            if level:
                set_level(s, q, level)
        to_lab(s, seat, s.cash[seat] - CASH[seat])
    for name in away:
        turn_over(s, board.numbers[name], True)
    for seat, name in {ME: "test-day-2", NOE: "test-day-3", MEI: "lab-day-3", CURIE: "magnesium", **(at or {})}.items():
        s.pos[seat] = board.numbers[name]
    s.round = 12
    return game


def ask(game: Game) -> Any:
    return next(one for one in game.asks() if one.must)


def roll(game: Game, one: int, two: int) -> list[Any]:
    told = game.play(ask(game), Throw())
    return told + game.play(ask(game), Thrown((one, two)))


def answer(game: Game, level: str = "greedy") -> list[Any]:
    one = ask(game)
    p = drive.find(game.state, one)
    if one.seat < 0:
        return game.play(one, game.room.rules.draw(game.state, p, numbered(one.prompt)))
    return kit.answer(game, one, level, numbered(one.prompt * 7 + one.seat))


def ended(game: Game) -> dict[str, Any]:
    """What the end of a game shows beside its result."""
    return {"ending": plain(ending(game.events, game.options, ME))}


def tables() -> dict[str, Any]:
    scenes: dict[str, Any] = {}
    scenes["first"] = scene(start("chemistry-monopoly", seats=4, seed="look", dice="typed"), ME)
    game = laid()
    scenes["turn"] = scene(game, ME)
    told = roll(game, 4, 3)
    scenes["own"] = scene(game, ME, told)  # Copper, owned by the player in turn
    game.play(ask(game), Offer(NOE, ("copper",), ("chlorine",), 80, 0))
    scenes["my-offer"] = scene(game, ME)
    scenes["offer"] = scene(game, NOE)
    denied = laid()
    denied.play(ask(denied), Offer(NOE, (), ("chlorine",), 100, 0))
    told = denied.play(ask(denied), Refuse("yours", 630))
    scenes["denied"] = scene(denied, ME, told)
    told = game.play(ask(game), Counter(("chlorine",), ("copper", "test-tube-rack"), 0, 30))
    scenes["counter"] = scene(game, ME, told)

    game = laid(at={ME: "test-day-1"})
    told = roll(game, 3, 6)  # from Test Day to Magnesium
    scenes["buy"] = scene(game, ME, told)
    game = laid({"auction": True}, at={ME: "test-day-1"})
    roll(game, 3, 6)
    game.play(ask(game), Decline())
    game.play(ask(game), Bid(60))
    game.play(ask(game), Bid(90))
    game.play(ask(game), Drop())
    scenes["auction"] = scene(game, ME)
    scenes["auction-other"] = scene(game, MEI)

    game = laid(at={ME: "go"})
    roll(game, 1, 3)
    scenes["tax"] = scene(game, ME)
    game = laid({"count_it_yourself": True}, at={ME: "biology-class"})
    roll(game, 2, 4)
    scenes["count"] = scene(game, ME)
    game = laid(at={ME: "biology-class"})
    told = roll(game, 4, 5)
    scenes["debt"] = scene(game, ME, told)  # Sulfur, solid
    scenes["debt-other"] = scene(game, NOE)
    for name in ("potassium",):
        game.play(ask(game), Evaporate(name))
    scenes["debt-less"] = scene(game, ME)
    game = laid(at={ME: "biology-class"})
    to_lab(game.state, ME, 600)
    roll(game, 4, 5)
    scenes["debt-lost"] = scene(game, ME)

    game = laid()
    game.state.inside[ME] = 2
    game.state.pos[ME] = game.state.board.at_class
    game.state.frees[ME].append(game.state.board.card_numbers["free-lab"])
    game.state.unseen[0].remove(game.state.board.card_numbers["free-lab"])
    scenes["class"] = scene(game, ME)
    game = laid(at={ME: "fluorine"})
    told = roll(game, 3, 4)
    told += game.play(ask(game), Drawn("study-group"))
    scenes["card"] = scene(game, ME, told)
    game = laid({"extra_credit": "pot-and-base"}, at={ME: "go"}, away=("iodine", "platinum"))
    roll(game, 1, 3)
    game.play(ask(game), PayTax("flat"))
    scenes["pot"] = scene(game, ME)
    game = laid(away=("chlorine",))
    game.play(ask(game), Offer(NOE, (), ("chlorine",), 150, 0))
    game.play(ask(game), next(a for a in game.legal(ask(game)) if type(a).__name__ == "Accept"))
    scenes["receipt"] = scene(game, ME)
    game = laid()
    from_lab(game.state, ME, 2000)
    scenes["rich"] = scene(game, ME)
    scenes["other"] = scene(game, MEI)
    scenes["wall"] = scene(game, None)

    game = start("chemistry-monopoly", seats=4, seed="end", options={"rounds": 9, "auction": True})
    while not game.over:
        answer(game, "random")
    scenes["end"] = scene(game, ME) | ended(game)
    game = start("chemistry-monopoly", seats=4, seed=FATAL, options={"rounds": 150})
    while not game.over:
        answer(game, "greedy")
    scenes["fallen"] = scene(game, ME) | ended(game)
    game = start("chemistry-monopoly", seats=3, seed="short", options={"short_game": True, "rounds": 40})
    while not game.over and game.state.round < 12:
        answer(game, "random")
    scenes["short"] = scene(game, ask(game).seat)

    return scenes


if __name__ == "__main__":
    write("chemistry-monopoly", tables())
