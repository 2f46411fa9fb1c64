"""Somebody sits down while a game runs: the same game, with one seat more that has given the idle answer so far.

That is possible where seats do not affect each other and are all asked at once (`Room.apart`). Then nobody else's
board, dice or questions change, and the result is an ordinary game: its record replays like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from labtop.engine import drive
from labtop.engine.core import Illegal, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Ask, Move


class Arrival:
    """A game replayed from its beginning, with one seat's answers filled in: the known ones, then idle ones."""

    def __init__(
        self, rules: Rules[Any], start: Any, seat: Seat, known: Sequence[Action] = (), *, halts: bool = False
    ) -> None:
        """`start`: the first position, with this seat in it; `known`: its first answers, where they are known.

        `halts`: the replay stops at the first question to the seat after them.
        """
        self.rules = rules
        self.state = start
        self.seat = seat
        self.known = iter(known)
        self.halts = halts
        self.halted = False
        self.log = Log()
        self.last = 0
        """The number of events before the last answer of the seat."""
        self.moves: list[Move] = []
        self.filled: list[Move] = []
        """The answers that were filled in; they are among the moves."""

    def tell(self, moves: list[Move], serial: int) -> None:
        """All moves of the others; `serial` is the number of their last question, which the new seat is asked too."""
        for move in moves:
            if move.prompt != self.state.stack[-1].id:
                self.fill()
            if self.halted:
                return
            self.make(move)
        if self.state.serial != serial:
            self.fill()
        if self.state.serial != serial and not self.halted:
            raise Illegal("no_late_seat")

    def fill(self) -> None:
        """The seat's answer where the others have answered and only this one is missing."""
        p: Prompt = self.state.stack[-1]
        if p.waiting != [self.seat]:
            return
        action = next(self.known, None)
        if action is None:
            if self.halts:
                self.halted = True
                return
            action = self.rules.first(self.state, p, self.seat)
        move = Move(p.id, self.seat, 0, action)
        self.last = len(self.log.events)
        self.make(move)
        self.filled.append(move)

    def make(self, move: Move) -> None:
        """Plays one move in the new state and keeps it."""
        drive.push(self.rules, self.state, Ask.of(move), move.action, self.log)
        self.moves.append(move)
