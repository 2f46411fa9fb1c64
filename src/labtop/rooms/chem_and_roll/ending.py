"""What a finished game shows one player: the money round by round, and one sentence of chemistry to take home.

Both are read from the events of the game, so they can say nothing that did not happen on the sheet.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Final, Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from labtop.engine.core import Logged, Seat
from labtop.engine.wire import Event
from labtop.rooms.chem_and_roll import events as told
from labtop.rooms.chem_and_roll.options import Options
from labtop.rooms.chem_and_roll.sheet import PRINTED

Law = Literal["cooling", "excess", "short", "surplus", "catalyst", "ratio"]
LAWS: Final[list[Law]] = ["cooling", "excess", "short", "surplus", "catalyst", "ratio"]
"""The chemistry that can stand behind a sale: of sales that brought the same, the first of these counts."""


class Step(Struct, frozen=True):
    """A medal of the printed sheet (rule 7.5)."""

    id: str
    at: int


class Lesson(Struct, frozen=True, omit_defaults=True):
    """A rule of chemistry behind the player's best sale of acid, with the figures of that line."""

    law: Law
    line: int
    round: int
    """When SO2 and O2 reacted; for `catalyst`, when the changed die was placed."""
    sold: int
    """The round of the sale."""
    violet: int
    white: int
    gain: int
    blue: int = 0
    red: int = 0
    """0: the SO3 came from an excess zone."""
    made: int = 0
    """`cooling`: the SO3 before the water moved it."""
    die: str = ""
    rolled: int = 0
    value: int = 0
    """`catalyst`: the die as it fell, and as it was used."""
    scarce: str = ""
    """`surplus` and `short`: the substance that ran out first."""


class Ending(Struct, frozen=True):
    money: list[Decimal]
    """After each round, the first of them first."""
    best: int
    """The round that brought most; 0: none brought anything."""
    gain: Decimal
    """What it brought."""
    medals: list[Step]
    """Those on the sheet, the lowest first; none in a draft."""
    lesson: Lesson | None
    """None: no acid was sold, so no rule of chemistry stands behind a move."""


class Line:
    """What is known about one line of the player's reactors while the events are read."""

    def __init__(self) -> None:
        self.reacted: told.Reacted | None = None
        self.excess: told.ExcessReacted | None = None
        self.round = 0
        self.white = 0
        self.changed: tuple[int, told.Placed] | None = None
        """The round and the first die of this line that the catalyst had shifted."""


def ending(logged: Iterable[Logged], options: Options, seat: Seat) -> Ending:
    """The end of the game for one seat."""
    rounds = by_round([one.event for one in logged], seat)
    money, total = [Decimal(0)] * len(rounds), Decimal(0)
    for number, happened in enumerate(rounds):
        total += sum((gain_of(event) for event in happened), Decimal(0))
        money[number] = total
    gains = [after - before for before, after in zip([Decimal(0), *money], money, strict=False)]
    most = max(gains, default=Decimal(0))
    medals = [] if options.mode == "draft" else [Step(medal.id, medal.at) for medal in PRINTED.medal]
    best = 1 + gains.index(most) if most > 0 else 0
    return Ending(money, best, max(most, Decimal(0)), medals, lesson(rounds))


def by_round(events: Iterable[Event], seat: Seat) -> list[list[Event]]:
    """The events of one seat, round by round."""
    rounds: list[list[Event]] = []
    for event in events:
        if isinstance(event, told.Rolled):
            rounds.append([])
        elif getattr(event, "seat", None) == seat and rounds:
            rounds[-1].append(event)
    return rounds


def gain_of(event: Event) -> Decimal:
    """Rule 10.1: what an event adds to a player's money."""
    if isinstance(event, told.AcidSold | told.Sold | told.StockComplete):
        return Decimal(event.gain)
    if isinstance(event, told.Placed):
        return Decimal(0) if event.price is UNSET else -Decimal(event.price)
    return -Decimal(event.price) if isinstance(event, told.Swallowed) else Decimal(0)


def lesson(rounds: list[list[Event]]) -> Lesson | None:
    """The sale that brought most; of several, the one with the first of the `LAWS`, then the first in the game."""
    lines = [Line() for _ in range(PRINTED.lines)]
    found: list[Lesson] = []
    for number, happened in enumerate(rounds, 1):
        for event in happened:
            follow(lines, number, event)
            if isinstance(event, told.AcidSold):
                found.append(law_of(lines[event.line - 1], number, event))
    return min(found, key=lambda one: (-one.gain, LAWS.index(one.law)), default=None)


def follow(lines: list[Line], number: int, event: Event) -> None:
    """Note what an event says about a line."""
    if isinstance(event, told.Placed) and event.box.startswith("line-"):
        line = lines[int(event.box.removeprefix("line-")) - 1]
        colour = event.die if event.colour is UNSET else event.colour
        if colour == "white":
            line.white = event.value
        as_it_is = event.price is UNSET and event.colour is UNSET
        if as_it_is and event.value != event.rolled and line.changed is None:
            line.changed = (number, event)  # rule 2.2
    elif isinstance(event, told.Reacted):
        lines[event.line - 1].reacted, lines[event.line - 1].round = event, number
    elif isinstance(event, told.ExcessReacted):
        lines[event.line - 1].excess, lines[event.line - 1].round = event, number


def law_of(line: Line, sold: int, sale: told.AcidSold) -> Lesson:
    """The rule behind the acid of one line, and the figures it needs."""
    reacted, excess, number = line.reacted, line.excess, sale.line
    if excess is not None:
        return Lesson("excess", number, line.round, sold, excess.violet, line.white, sale.gain)
    assert reacted is not None
    found = Lesson("ratio", number, line.round, sold, reacted.violet, line.white, sale.gain, reacted.blue, reacted.red)
    if reacted.shift > 0:  # rule 3.4
        return replace(found, law="cooling", made=reacted.violet - reacted.shift)
    if sale.violet_lost or sale.white_lost:  # rule 9.3
        return replace(found, law="short", scarce="white" if sale.violet_lost else "violet")
    if reacted.blue_lost or reacted.red_lost:  # rule 9.4
        return replace(found, law="surplus", scarce="red" if reacted.blue_lost else "blue")
    if line.changed is not None:
        when, placed = line.changed
        return replace(found, law="catalyst", round=when, die=placed.die, rolled=placed.rolled, value=placed.value)
    return found
