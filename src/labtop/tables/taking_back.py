"""Taking back at a live table: alone where the engine allows it, else with the consent of the other people."""

from __future__ import annotations

from typing import Final

from labtop.engine import drive
from labtop.engine.core import CHANCE, Illegal
from labtop.tables.link import Link
from labtop.tables.log import Played

NEEDS_CONSENT: Final = frozenset({"chance_was_drawn", "another_seat_moved", "hidden_was_shown"})


class Wish:
    """A seat wants to take back; the members in `missing` have not agreed yet."""

    __slots__ = ("cmd", "link", "missing", "seat")

    def __init__(self, seat: int, cmd: str, missing: list[int], link: Link) -> None:
        self.seat = seat
        self.cmd = cmd
        self.missing = missing
        self.link = link
        """Who asked, to be told how it went."""


def alone(played: Played, seat: int, others: list[int]) -> list[int] | None:
    """Which moves a seat may undo by itself; None: the others must agree. Without others to ask, the refusal stands."""
    start = played.room.rules.setup(played.options, played.body.seats)
    try:
        _, kept = drive.take_back(played.room.rules, start, played.moves, seat)
    except Illegal as error:
        if error.code in NEEDS_CONSENT and others:
            last_of(played, seat)
            return None
        raise
    still = {id(move) for move in kept}
    return [i for i, move in enumerate(played.moves) if id(move) not in still]


def last_of(played: Played, seat: int) -> list[int]:
    """With consent: this seat's last answer and all that came after it. Dice fall again as they fell."""
    for i in range(len(played.moves) - 1, -1, -1):
        if played.moves[i].seat == seat and seat != CHANCE:
            return list(range(i, len(played.moves)))
    raise Illegal("nothing_to_take_back")
