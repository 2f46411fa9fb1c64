"""What a class has done, for the pages after the game: changes of state, and families of elements.

Read from the events and the tables of finished games. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from labtop.engine.played import Played
from labtop.rooms.chemistry_monopoly.board import LAB, OWN
from labtop.rooms.chemistry_monopoly.events import (
    Condensed,
    Evaporated,
    Frozen,
    Landed,
    Melted,
    PaidPlayer,
    SoldDown,
    Turn,
)
from labtop.rooms.chemistry_monopoly.state import Table

Change = Literal["condensed", "frozen", "melted", "evaporated"]
CHANGES: Final[dict[type, Change]] = {
    Condensed: "condensed", Frozen: "frozen", Melted: "melted", Evaporated: "evaporated",
}  # fmt: skip


class Changes(Struct, frozen=True):
    """How often elements changed their state in one way, and the money for it."""

    how: Change
    times: int
    amount: int
    """Paid to the Lab for the first two, paid by the Lab for the others."""


class ElementSet(Struct, frozen=True):
    """One set of elements, over all games."""

    id: str
    elements: list[str]
    rent: int
    """What visitors paid for it, where payer or owner counts."""
    whole: int
    """Games at whose end one player had the whole set."""


class Debriefing(Struct, frozen=True):
    games: int
    players: int
    changes: list[Changes]
    sold_down: int
    """Sets that were sold down in one step (rule 5.7)."""
    families: list[ElementSet]
    """In the order of the board; of the packaged board where no game was played."""


def debriefing(games: Sequence[Played]) -> Debriefing:
    return Debriefing(
        len(games),
        sum([len(game.seats) for game in games]),
        changes(games),
        sum([isinstance(one.event, SoldDown) and one.seat in game.seats for game in games for one in game.events]),
        families(games),
    )


def changes(games: Sequence[Played]) -> list[Changes]:
    """Rules 5.2, 5.3 and 5.5."""
    times: Counter[str] = Counter()
    amounts: Counter[str] = Counter()
    for game in games:
        for logged in game.events:
            event = logged.event
            if isinstance(event, Condensed | Frozen | Melted | Evaporated) and event.seat in game.seats:
                how = CHANGES[type(event)]
                times[how] += 1
                amounts[how] += event.amount
    return [Changes(how, times[how], amounts[how]) for how in CHANGES.values()]


def families(games: Sequence[Played]) -> list[ElementSet]:
    """Every coloured set: its rent, and how often somebody completed it. The tables of a class have the same board."""
    if not games:
        return []
    first: Table = games[0].state
    b = first.board
    rent = rents(games)
    found = []
    for number in range(b.colours):
        members = b.members[number]
        whole = sum([any(number in game.state.sets[seat] for seat in game.seats) for game in games])
        found.append(
            ElementSet(b.family_ids[number], [b.ids[q] for q in members], sum([rent[b.ids[q]] for q in members]), whole)
        )
    return found


def rents(games: Sequence[Played]) -> Counter[str]:
    """By space: what visitors paid to its owner, unless bots were among themselves."""
    found: Counter[str] = Counter()
    for game in games:
        b = game.state.board
        visitor, space = LAB, 0
        for logged in game.events:
            event = logged.event
            if isinstance(event, Landed):
                visitor, space = event.seat, b.numbers[event.space]
            elif isinstance(event, PaidPlayer) and event.seat == visitor and b.kind[space] == OWN:
                counts = event.seat in game.seats or event.to in game.seats
                found[b.ids[space]] += event.amount if counts else 0
            elif isinstance(event, Turn):
                visitor = LAB
    return found
