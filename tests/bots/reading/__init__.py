"""What a person would read off the board, for each reason of a coach: code that shares nothing with the reasons.

A reading plays the answer by the rules on a copy and compares the boards, or counts on the board itself. It returns the
figures that the sentence must have, or None where the sentence would be false.
"""

from __future__ import annotations

from importlib import import_module

from labtop.engine import drive


class Board:
    """A real position: the whole state, which no coach sees, and the seat that is asked."""

    def __init__(self, room, state, ask):
        self.room = room
        self.state = state
        self.ask = ask
        self.seat = ask.seat
        self.known = {}

    def after(self, action):
        """The table after an answer, before anything else happens; made once."""
        if action not in self.known:
            s = self.room.rules.clone(self.state)
            drive.step(self.room.rules, s, drive.find(s, self.ask), self.seat, action, None)
            self.known[action] = s
        return self.known[action]


def readings(id):
    """Two dictionaries by name: of what answers give, and of what they lack."""
    module = import_module(f"bots.reading.{id.replace('-', '_')}")
    return {"hint": module.GIVES, "missed": module.LACKS}
