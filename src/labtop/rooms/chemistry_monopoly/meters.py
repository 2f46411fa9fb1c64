"""What simulations of this room can count: each meter reads the events and the last state of one game.

A meter gives whole numbers by name, so that games add up in any order: `labtop simulate --meters landings,income`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labtop.engine.core import Logged
from labtop.rooms.chemistry_monopoly.board import LAB, OWN
from labtop.rooms.chemistry_monopoly.events import Landed, LandedOnGo, PaidPlayer, PassedGo, Threw, ToClass, Turn
from labtop.rooms.chemistry_monopoly.scoring import outcome
from labtop.rooms.chemistry_monopoly.state import Table

Meter = Callable[[list[Logged], Table], dict[str, int]]


def landings(events: list[Logged], s: Table) -> dict[str, int]:
    """How often a token came to each space, by dice or by card; `throws` is what to divide by."""
    found = dict.fromkeys(s.board.ids, 0) | {"throws": 0}
    for logged in events:
        event = logged.event
        if isinstance(event, Landed):
            found[event.space] += 1
        elif isinstance(event, ToClass):
            found[s.board.ids[s.board.at_class]] += 1
        elif isinstance(event, Threw):
            found["throws"] += 1
    return found


def turns(_events: list[Logged], s: Table) -> dict[str, int]:
    """How long games are."""
    return {"games": 1, "turns": s.turns, "rounds": s.round, "bankruptcies": len(s.left)}


def wins(_events: list[Logged], s: Table) -> dict[str, int]:
    """Wins by seat and by how the game ended; a shared win counts for each seat."""
    result = outcome(s)
    if result is None:
        return {}
    return {f"{result.reason} seat {seat + 1}": 1 for seat, place in enumerate(result.places) if place == 1}


def income(events: list[Logged], s: Table) -> dict[str, int]:
    """Rent that each card brought, and the Lab's payments at Go."""
    b = s.board
    found = {b.ids[q]: 0 for q in b.owned} | {"go": 0}
    visitor, space = LAB, 0
    for logged in events:
        event = logged.event
        if isinstance(event, Landed):
            visitor, space = event.seat, b.numbers[event.space]
        elif isinstance(event, PassedGo | LandedOnGo):
            found["go"] += event.amount
        elif isinstance(event, PaidPlayer) and event.seat == visitor and b.kind[space] == OWN:
            found[b.ids[space]] += event.amount
        elif isinstance(event, Turn):
            visitor = LAB
    return found


METERS: Final[dict[str, Meter]] = {"landings": landings, "turns": turns, "wins": wins, "income": income}
