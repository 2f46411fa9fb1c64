"""What everybody was worth at each moment of a game, read from its events (rule 10.4).

A test compares the sums with the table after every turn: an event that this reader does not understand shows there.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from labtop.engine.wire import Event
from labtop.rooms.chemistry_monopoly import events as told
from labtop.rooms.chemistry_monopoly.board import LAB, Board, board_of
from labtop.rooms.chemistry_monopoly.options import Options

BRINGS: Final = (told.PassedGo, told.LandedOnGo, told.Collected, told.WonPot)
COSTS: Final = (told.PaidLab, told.PaidInterest)


class Ledger:
    """Purses and cards after the events read so far."""

    def __init__(self, options: Options, seats: int) -> None:
        self.board: Board = board_of(options.pack, options.short_game)
        self.short = options.short_game
        b = self.board
        self.cash = [b.start] * seats
        self.owner = [LAB] * b.spaces
        self.level = [0] * b.spaces
        self.away = [False] * b.spaces
        self.out: list[int] = []
        """Bankrupt seats, the first one first."""
        self.starter = self.turn = LAB
        self.round = 0

    def worth(self, seat: int) -> int:
        """Rule 10.4."""
        b = self.board
        held = [q for q in b.owned if self.owner[q] == seat]
        cards = sum([(b.half[q] if self.away[q] else b.price[q]) + self.level[q] * b.step[q] for q in held])
        return self.cash[seat] + cards

    def reach(self, seat: int) -> int:
        """Rule 9.3: cash and all that the Lab would pay."""
        b = self.board
        held = [q for q in b.owned if self.owner[q] == seat]
        return self.cash[seat] + sum([self.level[q] * b.step[q] // 2 + b.half[q] * (not self.away[q]) for q in held])

    # ---- events ----------------------------------------------------------------------------------------------------

    def read(self, event: Event) -> None:
        if isinstance(event, told.Starts):
            self.starter = self.turn = event.seat
            self.round = 1
        elif isinstance(event, told.Turn):
            self.pass_on(event.seat)
        elif isinstance(event, BRINGS):
            self.cash[event.seat] += event.amount
        elif isinstance(event, COSTS):
            self.cash[event.seat] -= event.amount
        elif isinstance(event, told.PaidPlayer):
            self.cash[event.seat] -= event.amount
            self.cash[event.to] += event.amount
        elif isinstance(event, told.Traded):
            self.trade(event)
        elif isinstance(event, told.Bankrupt):
            self.bankrupt(event.seat, LAB if event.to is UNSET else event.to)
        else:
            self.read_card(event)

    def read_card(self, event: Event) -> None:
        """Events about one card, or one set."""
        numbers = self.board.numbers
        if isinstance(event, told.Bought | told.Dealt | told.Auctioned):
            self.owner[numbers[event.space]] = event.seat
            self.cash[event.seat] -= event.amount
        elif isinstance(event, told.Condensed | told.Frozen):
            self.level[numbers[event.space]] = event.level
            self.cash[event.seat] -= event.amount
        elif isinstance(event, told.Evaporated | told.Melted):
            self.level[numbers[event.space]] = event.level
            self.cash[event.seat] += event.amount
        elif isinstance(event, told.SoldDown):
            members = self.board.members[self.board.family_ids.index(event.family)]
            for q, level in zip(members, event.levels, strict=True):
                self.level[q] = level
            self.cash[event.seat] += event.amount
        elif isinstance(event, told.Transferred | told.BoughtBack):
            away = isinstance(event, told.Transferred)
            self.away[numbers[event.space]] = away
            self.cash[event.seat] += event.amount if away else -event.amount
        elif isinstance(event, told.PutUp | told.Unsold):
            self.owner[numbers[event.space]] = LAB
            if isinstance(event, told.Unsold):
                self.away[numbers[event.space]] = False

    def pass_on(self, seat: int) -> None:
        """Rule 2.8: a new round begins when the turn passes the seat that began."""
        while self.turn != seat:
            self.turn = (self.turn + 1) % len(self.cash)
            self.round += self.turn == self.starter

    def trade(self, event: told.Traded) -> None:
        """Rules 6.3 and 6.8: cards and money change hands; what the cards cost then has events of its own."""
        numbers = self.board.numbers
        for goods, taker in ((event.give, event.to), (event.want, event.seat)):
            for good in () if goods is UNSET else goods:
                if good in numbers:
                    self.owner[numbers[good]] = taker
        paid = (0 if event.pay is UNSET else event.pay) - (0 if event.ask is UNSET else event.ask)
        self.cash[event.seat] -= paid
        self.cash[event.to] += paid

    def bankrupt(self, seat: int, creditor: int) -> None:
        """Rules 9.4, 9.5 and 12.3."""
        self.out.append(seat)
        as_it_stands = self.short and len(self.out) == 2 and creditor != LAB
        for q in self.board.owned:
            if self.owner[q] != seat:
                continue
            if not as_it_stands:
                self.cash[seat] += self.level[q] * self.board.step[q] // 2
                self.level[q] = 0
            self.owner[q] = creditor
            self.away[q] = self.away[q] or creditor == LAB
        if creditor != LAB:
            self.cash[creditor] += self.cash[seat]
        self.cash[seat] = 0
