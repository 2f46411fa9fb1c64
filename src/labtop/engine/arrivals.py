"""Somebody sits down while a game runs: the same game, with one seat more that has given the idle answer so far.

That is possible where seats do not affect each other and are all asked at once (`Room.apart`). Then nobody else's
board, dice or questions change, and the result is an ordinary game: its record replays like any other.
"""

from __future__ import annotations

from typing import Any

from labtop.engine import drive
from labtop.engine.core import Illegal, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Ask, Move


class Arrival:
    """A game replayed from its beginning, with the idle answers of one more seat filled in."""

    def __init__(self, rules: Rules[Any], start: Any, known: list[Action] | None) -> None:
        """`start`: the first position with the additional seat; `known`: its answers, if they were given before."""
        self.rules = rules
        self.state = start
        self.seat: Seat = start.seats - 1
        self.known = None if known is None else iter(known)
        self.log = Log()
        self.moves: list[Move] = []
        self.filled: list[Move] = []
        """The answers that were filled in; they are among the moves."""

    def tell(self, moves: list[Move], serial: int) -> None:
        """All moves of the others; `serial` is the number of their last question, which the new seat is asked too."""
        for move in moves:
            if move.prompt != self.state.stack[-1].id:
                self.fill()
            self.make(move)
        if self.state.serial != serial:
            self.fill()
        if self.state.serial != serial:
            raise Illegal("no_late_seat")

    def fill(self) -> None:
        """The idle answer where the others have answered and only the new seat is missing."""
        p: Prompt = self.state.stack[-1]
        if p.waiting != [self.seat]:
            return
        action = self.rules.first(self.state, p, self.seat) if self.known is None else next(self.known)
        move = Move(p.id, self.seat, 0, action)
        self.make(move)
        self.filled.append(move)

    def make(self, move: Move) -> None:
        """Plays one move in the new state and keeps it."""
        drive.push(self.rules, self.state, Ask.of(move), move.action, self.log)
        self.moves.append(move)
