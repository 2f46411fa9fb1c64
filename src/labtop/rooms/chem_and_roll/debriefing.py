"""What a class has done, for the pages after the game: cooling, the catalyst, the gas that ran short.

Read from the events and the sheets of finished games. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from msgspec import UNSET, Struct

from labtop.engine.played import Played
from labtop.rooms.chem_and_roll.events import AcidSold, Placed, Reacted, RowComplete
from labtop.rooms.chem_and_roll.packing import BOXES, LINES, STOCK
from labtop.rooms.chem_and_roll.scoring import dollars

MOST_CASES: Final = 6
"""How many cases a page names."""
ZERO: Final = Decimal(0)


class Case(Struct, frozen=True):
    """One line of one sheet whose product the water moved (rule 3.4)."""

    table: int
    seat: int
    line: int
    blue: int
    red: int
    violet: int
    """After the move."""
    gain: int
    """Dollars that its acid brought; 0: it was never sold."""


class Cooling(Struct, frozen=True):
    reactions: int = 0
    cooled: int = 0
    """Reactions of a plant that had a complete water row."""
    moved: int = 0
    """Those in which the product got another value."""
    raised: int = 0
    """Those in which it got a higher one."""
    cases: list[Case] = []


class Catalyst(Struct, frozen=True):
    rows: int = 0
    """Complete catalyst rows."""
    plants: int = 0
    """Sheets that have one."""
    dice: int = 0
    """Dice used."""
    changed: int = 0
    """Dice used with another value or colour, without the market."""
    bought: int = 0
    """Dice changed at the market."""


class Limiting(Struct, frozen=True):
    reacted: int = 0
    """Lines in which both gases met."""
    short_of_oxygen: int = 0
    """Lines in which sulfur dioxide still waits."""
    short_of_dioxide: int = 0
    """Lines in which oxygen still waits."""
    dioxide_lost: Decimal = ZERO
    oxygen_lost: Decimal = ZERO
    """Advanced chemistry: what was left over and lost (rule 9.4)."""
    advanced: bool = False


class Made(Struct, frozen=True):
    """What all sheets together hold at the end."""

    money: Decimal = ZERO
    lines: int = 0
    """Lines of reactor II that became acid."""
    reactions: int = 0
    """Reactions of rule 10.2."""
    catalyst_rows: int = 0
    water_rows: int = 0


class Debriefing(Struct, frozen=True):
    games: int
    players: int
    made: Made
    cooling: Cooling
    catalyst: Catalyst
    limiting: Limiting


def debriefing(games: Sequence[Played]) -> Debriefing:
    return Debriefing(
        len(games),
        sum([len(game.seats) for game in games]),
        made(games),
        cooling(games),
        catalyst(games),
        limiting(games),
    )


def made(games: Sequence[Played]) -> Made:
    """Read from the sheets, as the ranking and the teacher's list are."""
    sheets = [game.state.sheets[seat] for game in games for seat in game.seats]
    rows = [box for sheet in sheets for box in range(LINES, STOCK) if sheet.row(box).full]
    catalyst_rows = len([box for box in rows if BOXES[box].startswith("catalyst")])
    return Made(
        money=sum([dollars(sheet.money()) for sheet in sheets], ZERO),
        lines=sum([sheet.sold_lines for sheet in sheets]),
        reactions=sum([sheet.reactions for sheet in sheets]),
        catalyst_rows=catalyst_rows,
        water_rows=len(rows) - catalyst_rows,
    )


def cooling(games: Sequence[Played]) -> Cooling:
    """Rule 3.4: the reactions of plants that could move their product, and those that did."""
    reactions, cooled, moved, raised = 0, 0, 0, 0
    cases: list[Case] = []
    for game in games:
        reach: Counter[int] = Counter()
        for logged in game.events:
            event = logged.event
            if logged.seat not in game.seats:
                continue
            if isinstance(event, RowComplete) and event.box.startswith("water"):
                reach[event.seat] += event.bonus
            elif isinstance(event, Reacted):
                reactions += 1
                cooled += reach[event.seat] > 0
                moved += event.shift != 0
                raised += event.shift > 0
                if event.shift:
                    gain = sold_for(game, event.seat, event.line)
                    cases.append(Case(game.table, event.seat, event.line, event.blue, event.red, event.violet, gain))
    cases.sort(key=lambda case: (-case.gain, case.table, case.seat, case.line))
    return Cooling(reactions, cooled, moved, raised, cases[:MOST_CASES])


def sold_for(game: Played, seat: int, line: int) -> int:
    """Dollars that the acid of a line brought: each line is sold once at most."""
    events = [logged.event for logged in game.events if isinstance(logged.event, AcidSold)]
    return sum([event.gain for event in events if event.seat == seat and event.line == line])


def catalyst(games: Sequence[Played]) -> Catalyst:
    """Rules 2.2 to 2.4: what complete catalyst rows were used for, beside what money bought."""
    rows, plants, dice, changed, bought = 0, 0, 0, 0, 0
    for game in games:
        with_row: set[int] = set()
        for logged in game.events:
            event = logged.event
            if logged.seat not in game.seats:
                continue
            if isinstance(event, RowComplete) and event.box.startswith("catalyst"):
                rows += 1
                with_row.add(event.seat)
            elif isinstance(event, Placed):
                paid = event.price is not UNSET
                dice += 1
                bought += paid
                changed += not paid and (event.value != event.rolled or event.colour is not UNSET)
        plants += len(with_row)
    return Catalyst(rows, plants, dice, changed, bought)


def limiting(games: Sequence[Played]) -> Limiting:
    """Rule 3.2: one gas without the other gives nothing. Read from the sheets as they are at the end."""
    reacted, no_red, no_blue = 0, 0, 0
    lost_blue, lost_red = ZERO, ZERO
    advanced = False
    for game in games:
        advanced = advanced or game.state.advanced
        for seat in game.seats:
            for number in range(LINES):
                line = game.state.sheets[seat].line(number)
                reacted += bool(line.blue and line.red)
                no_red += bool(line.blue and not line.red)
                no_blue += bool(line.red and not line.blue)
        for logged in game.events:
            event = logged.event
            if isinstance(event, Reacted) and event.seat in game.seats:
                lost_blue += ZERO if event.blue_lost is UNSET else event.blue_lost
                lost_red += ZERO if event.red_lost is UNSET else event.red_lost
    return Limiting(reacted, no_red, no_blue, lost_blue, lost_red, advanced)
