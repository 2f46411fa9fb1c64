"""Labtop: four chemistry tabletop games for browser, terminal and Python.

Examples:
    >>> import labtop
    >>> game = labtop.start("chem-and-roll", seats=2, seed=7, options={"mode": "draft"})
    >>> game.over
    False
"""

from __future__ import annotations

from typing import Any

from labtop.engine import record
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.game import Game
from labtop.engine.registry import ROOMS, room
from labtop.seeds import read_seed

__version__ = "0.1.0"
__all__ = ["CHANCE", "ROOMS", "Game", "Illegal", "resume", "room", "start"]


def start(
    id: str,
    *,
    seats: int = 1,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    dice: str = "table",
) -> Game:
    """A new game. The same seed gives the same dice; without a seed they cannot be predicted.

    Examples:
        >>> game = start("chem-and-roll", seats=2, seed=7, options={"mode": "draft"})
        >>> game
        <Game chem-and-roll, 2 seats: round 1, move 2, waits for seat 0>
        >>> start("chem-and-roll", seats=2, seed=7, options={"mode": "draft"}) == game
        True
    """
    played = room(id)
    if dice not in ("table", "typed"):  # "typed" is allowed in every room: a program sees all hidden information anyway
        raise Illegal("unknown_dice", dice=dice)
    return Game(played, played.read_options(options), seats, read_seed(seed), dice)


def resume(text: str, seed: int | str | None = None) -> Game:
    """A game from the text of its record, ready to be continued; the seed is needed to go on with the same dice.

    Examples:
        >>> game = start("chain-growth", seats=2, seed="Friday")
        >>> resume(game.record(), seed="Friday") == game
        True
    """
    told = record.read(text)
    return Game.from_record(told, told.seed if told.seed is not None else read_seed(seed))
