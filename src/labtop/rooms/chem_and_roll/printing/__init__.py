"""What this game gives to paper: the score sheets of its modes, a teacher's key, and dice for classes without any."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from labtop.engine.content import packaged
from labtop.engine.dice import SealedDice, deal_key
from labtop.rooms.chem_and_roll.sheet import PRINTED

if TYPE_CHECKING:
    from collections.abc import Callable

    from labtop.rooms.chem_and_roll.options import Options

PARTS: Final = ("sheets", "pairs", "key", "dice")
"""Score sheets one and two to a page, the teacher's key, ready-made throws."""
GAMES: Final = 8
"""Games on the page of throws."""
FACES: Final = 6


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One round of the worked example; a test plays it by the rules."""

    die: str
    value: int
    """As thrown."""
    box: str
    used: int = 0
    """After a shift; 0: as thrown."""
    violet: int = 0
    """The SO3 that is written."""
    earned: int = 0


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    round: tuple[Round, ...]


EXAMPLE: Final = msgspec.convert(tomllib.loads(packaged("rooms/chem_and_roll/printing/example.toml")), Example)


def content(options: Options, say: Callable[..., str], _has: Callable[[str], bool], _lang: str) -> dict[str, Any]:
    """The sheet with what the options change, the worked example, and throws: the same on every print."""
    prices = options.black_hole_prices
    return {
        "sheet": msgspec.to_builtins(PRINTED),
        "boxes": {box: say(f"box-{box}") for box in sorted({entry.box for entry in EXAMPLE.round})},
        "hole": [prices[min(n, len(prices) - 1)] for n in range(options.black_hole_limit - 1)],
        "example": msgspec.to_builtins(EXAMPLE),
        "throws": throws(),
    }


def throws() -> list[dict[str, Any]]:
    """For each game its deal code and the throws of its rounds: the very dice that a table with this code throws."""
    return [{"code": f"paper-{game + 1}", "rounds": rounds(f"paper-{game + 1}")} for game in range(GAMES)]


def rounds(code: str) -> list[list[int]]:
    dice = SealedDice(deal_key(code))
    found = []
    for n in range(PRINTED.rounds):
        dice.at("roll", n)
        found.append([1 + dice.below(FACES) for _ in PRINTED.die])
    return found
