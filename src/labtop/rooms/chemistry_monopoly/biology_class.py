"""Biology Class (rule 7)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Log
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.debts import pay
from labtop.rooms.chemistry_monopoly.purse import return_free
from labtop.rooms.chemistry_monopoly.state import Table

TURNS_INSIDE: Final = 3
"""Rule 7.5."""


def go_to_class(s: Table, seat: int, log: Log | None) -> None:
    """Rules 2.6, 3.10, 7.1: straight there, no Go, and the turn is over."""
    s.pos[seat] = s.board.at_class
    s.inside[seat] = 1
    s.again = False
    if log is not None:
        log.say(events.ToClass(seat))
    s.stack.pop()  # the turn


def leaves_by_doubles(s: Table, seat: int, doubles: bool, log: Log | None) -> bool:
    """Rules 7.4 and 7.5: whether this roll moves the token; after a third turn without doubles leaving is paid for."""
    if doubles:
        s.inside[seat] = 0
        if log is not None:
            log.say(events.FreedByDoubles(seat))
        return True
    if s.inside[seat] < TURNS_INSIDE:
        s.inside[seat] += 1
        if log is not None:
            log.say(events.StaysInside(seat, s.inside[seat]))
    elif s.frees[seat]:
        s.open("leave", seat)
    else:
        leave_for_fine(s, seat, log)
    return False


def leave_for_fine(s: Table, seat: int, log: Log | None) -> None:
    """Rules 7.3 and 7.5: a normal roll follows."""
    leave(s, seat)
    if log is not None:
        log.say(events.LeavesClass(seat, s.board.fine))
    pay(s, seat, s.board.fine, LAB, True, log)


def leave_with_card(s: Table, seat: int, card: int, log: Log | None) -> None:
    """Rules 3.6, 7.3 and 7.5: the card goes back under its deck, and a normal roll follows."""
    leave(s, seat)
    s.frees[seat].remove(card)
    return_free(s, card)
    if log is not None:
        log.say(events.UsedFree(seat, s.board.card_ids[card]))


def leave(s: Table, seat: int) -> None:
    """Outside, and before a roll."""
    s.inside[seat] = 0
    s.thrown = False
    s.again = True
