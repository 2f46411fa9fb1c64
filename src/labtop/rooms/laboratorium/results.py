"""What the teacher's list of results says about a seat besides the winner."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import Logged
from labtop.rooms.laboratorium.events import Announced, Failed, FailedCritically, Succeeded, TokenLost
from labtop.rooms.laboratorium.state import Table

COLUMNS: Final = ("manipulations", "announced", "succeeded", "failed", "tokens-lost")


def results(s: Table, events: list[Logged], seat: int) -> dict[str, Any]:
    """Steps that changed the molecule, and how the throws went."""
    mine = [logged.event for logged in events if logged.seat == seat]
    return {
        "manipulations": s.benches[seat].done,
        "announced": sum([isinstance(event, Announced) for event in mine]),
        "succeeded": sum([isinstance(event, Succeeded) for event in mine]),
        "failed": sum([isinstance(event, Failed | FailedCritically) for event in mine]),
        "tokens-lost": sum([isinstance(event, TokenLost) for event in mine]),
    }
