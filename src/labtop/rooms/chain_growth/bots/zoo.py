"""Unusual opponents: plain players with one idea each (docs/bots/chain-growth.md has what they win).

They are named on command lines, as levels are, and are never offered to players.
"""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Bot, Question
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import Copolymerise, Terminate, Transfer
from labtop.rooms.chain_growth.bots.value import Worth, views

HASTE: Final = 3.0
"""Units that a racer sees in each card it lays down."""
LOOT: Final = 8.0
"""Units that a stealer sees in taking a chain of another player."""
HELD: Final = 12.0
"""Units of a chain below which a hoarder does not end it."""
CAUGHT: Final = 2
"""Cards that another player holds at most when a hoarder ends its chains after all."""


class Odd:
    """Takes the play that its own idea rates best; of equals the first."""

    def __init__(self) -> None:
        self.fewest = 0
        """Cards in the smallest hand of the others."""

    def choose(self, seen: Question) -> Action:
        if seen.ask.kind == "source":
            return seen.legal[-1]
        public, private = views(seen)
        mind = Worth(public, private, seen.ask.seat)
        self.fewest = min(player.hand for seat, player in enumerate(public.players) if seat != seen.ask.seat)
        return max(seen.legal, key=lambda action: self.rate(mind, action))

    def rate(self, mind: Worth, a: Action) -> float:
        return mind.of(a)


class Racer(Odd):
    """Lays down as many cards as it can, to go out first with any finished chain."""

    def rate(self, mind: Worth, a: Action) -> float:
        return mind.of(a) + HASTE * len(mind.after(a)[1])


class Stealer(Odd):
    """Takes chains of others whenever it can."""

    def rate(self, mind: Worth, a: Action) -> float:
        numbers = a.chains if isinstance(a, Terminate) else (a.chain,) if isinstance(a, Transfer | Copolymerise) else ()
        taken = [number for number in numbers if mind.chains[number].owner != mind.me]
        return mind.of(a) + LOOT * len(taken)


class Hoarder(Odd):
    """Lets its chains grow long, and ends none before another player is about to go out."""

    def rate(self, mind: Worth, a: Action) -> float:
        if self.fewest > CAUGHT and isinstance(a, Terminate | Transfer):
            numbers = a.chains if isinstance(a, Terminate) else (a.chain,)
            own = [number for number in numbers if mind.chains[number].owner == mind.me]
            if any(mind.chains[number].units < HELD for number in own):
                return mind.of(a) - HELD
        return mind.of(a)


ZOO: Final[dict[str, type[Bot]]] = {"racer": Racer, "stealer": Stealer, "hoarder": Hoarder}
