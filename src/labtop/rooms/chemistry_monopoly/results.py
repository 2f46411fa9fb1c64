"""What the teacher's list of results says about a seat besides its worth."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import Logged
from labtop.rooms.chemistry_monopoly.events import PaidPlayer
from labtop.rooms.chemistry_monopoly.rent import condensed_cost
from labtop.rooms.chemistry_monopoly.state import Table

COLUMNS: Final = ("cash", "owned-cards", "whole-sets", "phases", "from-players", "to-players")


def results(s: Table, events: list[Logged], seat: int) -> dict[str, Any]:
    """Money, cards, complete sets, what liquids and solids cost, and the money from and to other players."""
    paid = [logged.event for logged in events if isinstance(logged.event, PaidPlayer)]
    return {
        "cash": s.cash[seat],
        "owned-cards": len(s.cards[seat]),
        "whole-sets": len(s.sets[seat]),
        "phases": condensed_cost(s, seat),
        "from-players": sum([event.amount for event in paid if event.to == seat]),
        "to-players": sum([event.amount for event in paid if event.seat == seat]),
    }
