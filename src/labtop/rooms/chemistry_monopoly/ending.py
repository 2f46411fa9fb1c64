"""What a finished game shows one player: everybody's fortune round by round, and the rents that ended it for somebody.

All of it is read from the events of the game. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from labtop.engine.core import Logged, Seat
from labtop.engine.wire import Event
from labtop.rooms.chemistry_monopoly import events as told
from labtop.rooms.chemistry_monopoly.board import LAB, OWN
from labtop.rooms.chemistry_monopoly.ledger import Ledger
from labtop.rooms.chemistry_monopoly.options import Options


class Kept(Struct, frozen=True):
    """What would have been enough: the money that these liquids and solids cost, less what they brought."""

    round: int
    """Since this round."""
    spent: int
    levels: int
    """Liquids and solids bought for it."""
    enough: int
    """What that money would have added to what could be raised."""


class Fall(Struct, frozen=True):
    """A bankruptcy."""

    seat: int
    round: int
    creditor: int | None
    """None: the Lab."""
    space: str
    """The card that was visited; empty where no rent was owed."""
    level: int
    amount: int
    """What was owed."""
    cash: int
    """The money in hand then."""
    raised: int
    """What could be raised beside that money."""
    short: int
    """What was missing after that."""
    before: int
    """The fortune before that."""
    kept: Kept | None
    """None: no spending of the last rounds alone would have saved it."""


class Ending(Struct, frozen=True):
    fortunes: list[list[int]]
    """By seat: at the start and after each round, up to the one in which the seat left."""
    falls: list[Fall]
    led: int
    """The last round after which this seat was ahead of everybody; 0: it never was."""


class Spending(Struct):
    """What one seat has paid for liquids and solids, and what rents these brought since."""

    round: int
    space: int
    amount: int


def ending(logged: Iterable[Logged], options: Options, seat: Seat) -> Ending:
    """The end of the game for one seat."""
    events = [one.event for one in logged]
    story = Story(options, 1 + max([event.seat for event in events if isinstance(event, told.OpeningRoll)], default=0))
    for event in events:
        story.read(event)
    story.close()
    return Ending(story.fortunes, story.falls, last_lead(story.fortunes, seat))


def last_lead(fortunes: list[list[int]], seat: Seat) -> int:
    """The last round after which this seat had more than anybody else."""
    mine = fortunes[seat]
    for number in range(len(mine) - 1, 0, -1):
        others = [line[number] if number < len(line) else 0 for line in fortunes]
        if mine[number] > max([worth for other, worth in enumerate(others) if other != seat], default=0):
            return number
    return 0


class Story:
    """A game while its events are read."""

    def __init__(self, options: Options, seats: int) -> None:
        self.ledger = Ledger(options, seats)
        self.seats = range(seats)
        self.fortunes: list[list[int]] = [[self.ledger.cash[seat]] for seat in self.seats]
        self.falls: list[Fall] = []
        self.spent: list[list[Spending]] = [[] for _ in self.seats]
        self.brought: list[list[Spending]] = [[] for _ in self.seats]
        self.visitor, self.space = LAB, 0
        """Who stands on a card of somebody, since when it is owed for."""
        self.owed: dict[int, told.OwesLab | told.OwesPlayer] = {}
        self.purse: dict[int, tuple[int, int, int]] = {}
        """By seat that owes: its money, its fortune, and the space it owes for."""

    def read(self, event: Event) -> None:
        ledger, before = self.ledger, self.ledger.round
        self.follow(event)
        if isinstance(event, told.Bankrupt):
            self.fall(event)
        ledger_worth = [ledger.worth(seat) for seat in self.seats] if isinstance(event, told.Turn) else []
        ledger.read(event)
        if isinstance(event, told.Turn):
            for _ in range(before, ledger.round):
                self.note(ledger_worth)
        elif isinstance(event, told.Starts):
            for seat in self.seats:
                self.fortunes[seat][0] = ledger.worth(seat)

    def note(self, worth: list[int]) -> None:
        """A round is over."""
        for seat in self.seats:
            if seat not in self.ledger.out:
                self.fortunes[seat].append(worth[seat])

    def close(self) -> None:
        """The last round is over, played to its end or not."""
        self.note([self.ledger.worth(seat) for seat in self.seats])

    def follow(self, event: Event) -> None:
        """Notes visits, debts, and what was spent on liquids and solids and came back as rent."""
        ledger, b = self.ledger, self.ledger.board
        if isinstance(event, told.Landed):
            q = b.numbers[event.space]
            self.visitor, self.space = (event.seat, q) if b.kind[q] == OWN else (LAB, 0)
        elif isinstance(event, told.Turn):
            self.visitor = LAB
        elif isinstance(event, told.Condensed | told.Frozen):
            self.spent[event.seat].append(Spending(ledger.round, b.numbers[event.space], event.amount))
        elif isinstance(event, told.PaidPlayer) and event.seat == self.visitor:
            self.brought[event.to].append(Spending(ledger.round, self.space, event.amount))
            self.owed.pop(event.seat, None)
        elif isinstance(event, told.PaidPlayer | told.PaidLab):
            self.owed.pop(event.seat, None)
        elif isinstance(event, told.OwesPlayer | told.OwesLab):
            self.owed[event.seat] = event
            visited = self.space if isinstance(event, told.OwesPlayer) and event.seat == self.visitor else LAB
            self.purse[event.seat] = (ledger.cash[event.seat], ledger.worth(event.seat), visited)

    def fall(self, event: told.Bankrupt) -> None:
        """A seat leaves: what it owed, and what was missing (rule 9.3)."""
        owed, ledger = self.owed.get(event.seat), self.ledger
        self.fortunes[event.seat].append(0)
        if owed is None:
            return  # one of several debts that came at once (rule 9.6): only the first of them is announced
        cash, before, space = self.purse[event.seat]
        creditor = owed.to if isinstance(owed, told.OwesPlayer) else None
        reach = ledger.reach(event.seat)
        visited = space != LAB and ledger.owner[space] == creditor
        self.falls.append(
            Fall(
                event.seat,
                ledger.round,
                creditor,
                ledger.board.ids[space] if visited else "",
                ledger.level[space] if visited else 0,
                owed.amount,
                cash,
                max(0, reach - cash),
                owed.amount - reach,
                before,
                self.kept(event.seat, owed.amount - reach),
            )
        )

    def kept(self, seat: int, short: int) -> Kept | None:
        """The latest round since which the money for liquids and solids, kept in the purse, would have been enough.

        Half of it is counted already: that is what the Lab pays, or has paid, for evaporating. What these levels
        brought in rent since then is taken off in full, as far as the level without them would have brought less.
        """
        found = self.spent[seat]
        for round in sorted({one.round for one in found}, reverse=True):
            since = [one for one in found if one.round >= round]
            spent = sum([one.amount for one in since])
            enough = spent - spent // 2 - self.rents(seat, round, since)
            if enough >= short:
                return Kept(round, spent, len(since), enough)
        return None

    def rents(self, seat: int, round: int, since: list[Spending]) -> int:
        """Rents that came in since a round on elements that were condensed in it, as if all of it were due to that."""
        spaces = {one.space for one in since}
        return sum([one.amount for one in self.brought[seat] if one.round >= round and one.space in spaces])
