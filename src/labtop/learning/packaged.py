"""The puzzles that come with a room: `learning/puzzles.json` of its folder, made by learning/collect.py.

Puzzles about one game share its moves: a line for each game, then a line for each puzzle with the number of its game
and of the moves before its position.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.learning.making import learning_of
from labtop.learning.puzzles import Puzzle

FILE = "puzzles.json"


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A game whose positions puzzles are about."""

    options: dict[str, Any]
    seats: int
    moves: list[tuple[int, int, int, dict[str, Any]]]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle without its game: `rest` has the other fields."""

    game: int
    until: int
    rest: dict[str, Any]


class Collection(Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    room: str
    version: int
    """Of the rules that the moves were played by."""
    seed: str
    games: list[Deal]
    puzzles: list[Kept]


SHARED = ("room", "options", "seats", "moves")
"""Fields of a puzzle that stand in its game, or once in the file."""


def packed(room_id: str, version: int, seed: str, found: Iterable[Puzzle]) -> str:
    """A collection as text. A game is as long as its last position."""
    puzzles = list(found)
    games: dict[bytes, tuple[int, Puzzle]] = {}
    kept: list[tuple[bytes, Puzzle]] = []
    for puzzle in puzzles:
        first, number, _ = puzzle.seed.rsplit("/", 2)
        key = codec.encode([first, number, puzzle.options, puzzle.seats, puzzle.moves[:2]])
        known = games.get(key)
        if known is None or len(known[1].moves) < len(puzzle.moves):
            games[key] = (len(games) if known is None else known[0], puzzle)
        kept.append((key, puzzle))
    head = {"room": room_id, "version": version, "seed": seed}
    deals = [Deal(one.options, one.seats, one.moves) for _, one in sorted(games.values(), key=lambda pair: pair[0])]
    lines = [Kept(games[key][0], len(one.moves), rest_of(one)) for key, one in kept]
    parts = [codec.encode(head).decode()[:-1]]
    for name, items in (("games", deals), ("puzzles", lines)):
        parts.append(f',\n"{name}":[\n' + ",\n".join(codec.encode(item).decode() for item in items) + "\n]")
    return "".join(parts) + "}\n"


def rest_of(puzzle: Puzzle) -> dict[str, Any]:
    """What of a puzzle is its own."""
    plain: dict[str, Any] = msgspec.to_builtins(puzzle)
    return {name: value for name, value in plain.items() if name not in SHARED}


@cache
def collection(room_id: str) -> list[Puzzle]:
    """All puzzles that come with a room."""
    return unpacked(learning_of(room(room_id)).file(FILE))


def unpacked(text: str) -> list[Puzzle]:
    """The puzzles of a file."""
    found = msgspec.json.decode(text, type=Collection)
    puzzles = []
    for one in found.puzzles:
        deal = found.games[one.game]
        whole = {"room": found.room, "options": deal.options, "seats": deal.seats, "moves": deal.moves[: one.until]}
        puzzles.append(msgspec.convert(one.rest | whole, Puzzle))
    return puzzles


def chosen(room_id: str, seed: str, concept: str | None = None) -> Puzzle:
    """The puzzle that a seed chooses: the same on every machine. The id of a puzzle chooses that one."""
    learning = learning_of(room(room_id))
    known = [one.id for one in learning.concepts()]
    if concept is not None and concept not in known:
        raise Illegal("unknown_concept", concept=concept, known=", ".join(known))
    found = [one for one in collection(room_id) if concept in (None, one.concept)]
    named = [one for one in found if one.id == seed]
    return named[0] if named else found[Quick(f"puzzle/{room_id}/{seed}").below(len(found))]
