"""What a class has done, for the pages after the game: short routes, kinds of reactions, safety.

Read from the events of finished games. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from labtop.chemistry.polymers import shown
from labtop.engine.played import Played
from labtop.rooms.laboratorium.events import (
    Announced,
    Failed,
    FailedCritically,
    How,
    Secured,
    Succeeded,
    TokenLost,
)
from labtop.rooms.laboratorium.odds import throws
from labtop.rooms.laboratorium.pack import TOKENS, Token

Class = Literal["formation", "cleavage", "addition", "elimination", "hybridisation", "characterisation"]
CLASSES: Final[dict[How, Class]] = {
    "single": "formation", "double": "formation", "bridge": "formation", "close": "formation",
    "cut": "cleavage", "cut-double": "cleavage",
    "add": "addition", "eliminate": "elimination",
    "split": "hybridisation", "merge": "hybridisation",
    "is-h": "characterisation", "is-o": "characterisation", "is-oh": "characterisation",
}  # fmt: skip
"""The chapters of the rulebook about manipulations (rules 6.2 to 6.11)."""
ALL_THROWS: Final = 36


class Manipulations(Struct, frozen=True):
    """One kind of manipulation."""

    name: Class
    tried: int
    succeeded: int


class TokensLost(Struct, frozen=True):
    token: Token
    times: int


class Debriefing(Struct, frozen=True):
    games: int
    players: int
    tried: int
    """Manipulations that came to a throw."""
    succeeded: int
    expected: Decimal
    """How many of them the dice let expect, from their difficulties (rules 5.4 to 5.6)."""
    steps: list[int]
    """Successful manipulations of each winner."""
    kinds: list[Manipulations]
    critical: int
    """Throws of 2."""
    lost: list[TokensLost]
    """Safety tokens lost."""
    secured: int
    """Safety tokens brought back by a card."""


def debriefing(games: Sequence[Played]) -> Debriefing:
    tried: Counter[str] = Counter()
    succeeded: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    expected, critical, secured = 0, 0, 0
    for game in games:
        how: How = "single"
        for logged in game.events:
            event = logged.event
            if logged.seat not in game.seats:
                continue
            if isinstance(event, Announced):
                how = event.how
            elif isinstance(event, Succeeded | Failed | FailedCritically):
                tried[CLASSES[how]] += 1
                succeeded[CLASSES[how]] += isinstance(event, Succeeded)
                expected += throws(event.difficulty)
                critical += isinstance(event, FailedCritically)
            elif isinstance(event, TokenLost):
                lost[event.token] += 1
            elif isinstance(event, Secured):
                secured += 1
    return Debriefing(
        games=len(games),
        players=sum([len(game.seats) for game in games]),
        tried=sum(tried.values()),
        succeeded=sum(succeeded.values()),
        expected=shown(Fraction(expected, ALL_THROWS), 1),
        steps=[game.state.benches[game.state.winner].done for game in games if game.state.winner in game.seats],
        kinds=[Manipulations(name, tried[name], succeeded[name]) for name in dict.fromkeys(CLASSES.values())],
        critical=critical,
        lost=[TokensLost(token, lost[token]) for token in TOKENS],
        secured=secured,
    )
