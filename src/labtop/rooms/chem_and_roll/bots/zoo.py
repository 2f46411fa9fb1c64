"""Unusual opponents: plain players with one idea each (docs/bots/chem-and-roll.md has what they win).

They are named on command lines, as levels are, and are never offered to players.
"""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Bot, Question
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.actions import Place
from labtop.rooms.chem_and_roll.bots.greedy import Worth, at_once
from labtop.rooms.chem_and_roll.sheet import COLOURS
from labtop.rooms.chem_and_roll.view import PublicView, SheetView, own_sheet

HASTE: Final = 4.0
"""Dollars that a racer sees in each die that brings a line nearer to its end."""
ENVY: Final = 0.8
"""Part of what a die is worth to the next player that a stealer counts as its own gain."""
ROWS: Final = 3.0
"""How much more a builder thinks of bonus rows."""
SURE: Final = 0.2
"""Dollars that a miser sees in anything that does not pay at once, beside what `greedy` sees in it."""


class Odd:
    """Takes the use that its own idea rates best; of equals the first."""

    def choose(self, seen: Question) -> Action:
        public, sheet = seen.view.public, own_sheet(seen.view)
        assert isinstance(public, PublicView)
        assert sheet is not None
        self.look(public, seen.ask.seat)
        mind = self.mind(public, sheet)
        return max(seen.legal, key=lambda action: self.rate(mind, place(action)))

    def mind(self, public: PublicView, sheet: SheetView) -> Worth:
        return Worth(public, sheet)

    def look(self, public: PublicView, seat: int) -> None:
        """What the idea needs to know of the others."""

    def rate(self, mind: Worth, a: Place) -> float:
        return mind.of(a)


class Racer(Odd):
    """Fills lines as fast as it can, whatever they bring: five of them end the game (rule 8.13)."""

    def rate(self, mind: Worth, a: Place) -> float:
        nearer = a.box.startswith("line") or a.line > 0
        return mind.of(a) + (HASTE if nearer else 0.0)


class Stealer(Odd):
    """Takes the die that the next player wants, if its own use of it is not much worse."""

    def __init__(self) -> None:
        self.wishes: dict[str, float] = {}

    def look(self, public: PublicView, seat: int) -> None:
        self.wishes = {}
        after = [other for other in public.turns if other != seat]
        if public.sheets is None or not after:
            return
        mind = Worth(public, public.sheets[after[0]])
        for colour, value in zip(COLOURS, public.dice, strict=True):
            if value:
                self.wishes[colour] = max(self.as_rolled(mind, colour, value))

    def as_rolled(self, mind: Worth, colour: str, value: int) -> list[float]:
        """What this die, unchanged, is worth in the lines of a sheet; and nothing at least."""
        found = [0.0]
        for line in mind.sheet.lines:
            empty = {"blue": not line.blue and line.red in (0, value), "red": not line.red and line.blue in (0, value)}
            empty["white"] = not line.white and line.violet in (0, value)
            if empty.get(colour, False) and line.acid is None and not line.crossed_out:
                violet = value if colour != "white" and (line.blue or line.red) else 0
                before = mind.line(line.blue, line.red, line.violet, line.white)
                found.append(mind.line_after(line, colour, value, violet) - before)
        return found

    def rate(self, mind: Worth, a: Place) -> float:
        return mind.of(a) + ENVY * self.wishes.get(a.die, 0.0)


class Builder(Odd):
    """Completes bonus rows and the stock exchange before anything else."""

    def rate(self, mind: Worth, a: Place) -> float:
        worth = mind.of(a)
        wanted = a.box.startswith(("water-", "catalyst-", "stock")) and not a.box.endswith("sale")
        return ROWS * worth if wanted else worth


class Thrifty(Worth):
    """What pays now, and little of what may pay later."""

    def placed(self, a: Place, colour: str) -> float:
        return at_once(self.sheet, a, colour) + SURE * super().placed(a, colour)


class Miser(Odd):
    """Takes money where it lies, the most first, and spends none."""

    def mind(self, public: PublicView, sheet: SheetView) -> Worth:
        return Thrifty(public, sheet)


def place(action: Action) -> Place:
    assert isinstance(action, Place)
    return action


ZOO: Final[dict[str, type[Bot]]] = {"racer": Racer, "stealer": Stealer, "builder": Builder, "miser": Miser}
