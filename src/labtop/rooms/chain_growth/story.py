"""A finished game read from its events: which chains counted, which were still growing, which had been taken.

It follows the chains as a listener at the table could. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from labtop.engine.core import Seat
from labtop.engine.wire import Event
from labtop.rooms.chain_growth import events as told
from labtop.rooms.chain_growth.cards import cards_of, hundredths
from labtop.rooms.chain_growth.options import Options

How = Literal["combination", "disproportionation", "transfer", "capped"]


class Growing(Struct):
    """A living chain; masses are in hundredths of g/mol."""

    number: int
    owner: Seat
    units: int
    mass: int
    capped: bool = False
    round: int = 0
    """When it fell asleep."""
    victim: Seat | None = None
    """The player it was taken from last."""


class Counted(Struct, frozen=True):
    """A chain that counts at the end (rule 11.3)."""

    number: int
    owner: Seat
    units: int
    mass: int
    how: How
    round: int
    victim: Seat | None
    """The player it, or a part of it, was taken from last."""
    alone: bool
    """It is one chain of the table, and not two that combined."""


class Theft(Struct, frozen=True):
    """A chain that changed its owner, as long as it was then (rule 1.5)."""

    number: int
    victim: Seat
    thief: Seat
    units: int
    mass: int
    round: int


class Story:
    """The events in order. A round is a turn of every player, from the one who began."""

    def __init__(self, events: Iterable[Event], options: Options) -> None:
        self.cards = cards_of(options.pack)
        self.living: dict[int, Growing] = {}
        self.dead: list[Counted] = []
        self.thefts: list[Theft] = []
        self.seats = 0
        self.turns = 0
        self.last: Seat | None = None
        self.reason = ""
        for event in events:
            self.follow(event)

    @property
    def counted(self) -> list[Counted]:
        """Rule 11.3: dead chains and capped ones."""
        asleep = [
            Counted(one.number, one.owner, one.units, one.mass, "capped", one.round, one.victim, alone=True)
            for one in self.living.values()
            if one.capped
        ]
        return self.dead + asleep

    @property
    def growing(self) -> list[Growing]:
        return [one for one in self.living.values() if not one.capped]

    @property
    def round(self) -> int:
        return 1 + (self.turns - 1) // self.seats

    def follow(self, event: Event) -> None:
        if isinstance(event, told.Dealt):
            self.seats = (self.cards.total - event.stack) // event.each
        elif isinstance(event, told.Drew | told.Took):
            self.turns += 1
            self.last = event.seat
        elif isinstance(event, told.Initiated):
            mass = sum([self.cards.masses[self.cards.numbers[card]] for card in event.cards])
            self.living[event.chain] = Growing(event.chain, event.seat, event.units, mass)
        elif isinstance(event, told.Propagated | told.Switched):
            self.grow(event)
        elif isinstance(event, told.Stolen):
            self.steal(event)
        elif isinstance(event, told.Capped):
            chain = self.living[event.chain]
            chain.capped, chain.round = True, self.round
        elif isinstance(event, told.Reactivated):
            self.living[event.chain].capped = False
        elif isinstance(event, told.Ended):
            self.reason = event.reason
        else:
            self.finish(event)

    def grow(self, event: told.Propagated | told.Switched) -> None:
        chain = self.living[event.chain]
        chain.units, chain.mass, chain.owner = event.units, hundredths(event.mass), event.seat

    def steal(self, event: told.Stolen) -> None:
        chain = self.living[event.chain]
        self.thefts.append(Theft(event.chain, event.victim, event.seat, event.units, chain.mass, self.round))
        chain.owner, chain.victim = event.seat, event.victim

    def finish(self, event: Event) -> None:
        """Rule 4.4: chains that end go to the player of the card."""
        if isinstance(event, told.Transferred):
            self.end(event.seat, self.living.pop(event.chain), "transfer")
        elif isinstance(event, told.Disproportionated):
            self.end(event.seat, self.living.pop(event.chain), "disproportionation")
            self.end(event.seat, self.living.pop(event.other), "disproportionation")
        elif isinstance(event, told.Combined):
            one, other = self.living.pop(event.chain), self.living.pop(event.other)
            victim = one.victim if one.victim is not None else other.victim
            units, mass = one.units + other.units, one.mass + other.mass
            made = Counted(one.number, event.seat, units, mass, "combination", self.round, victim, alone=False)
            self.dead.append(made)

    def end(self, seat: Seat, chain: Growing, how: How) -> None:
        made = Counted(chain.number, seat, chain.units, chain.mass, how, self.round, chain.victim, alone=True)
        self.dead.append(made)
