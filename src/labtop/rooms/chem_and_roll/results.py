"""What the teacher's list of results says about a seat besides its money."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import Logged
from labtop.rooms.chem_and_roll.packing import LINES, STOCK
from labtop.rooms.chem_and_roll.sheet import PRINTED
from labtop.rooms.chem_and_roll.state import Table

COLUMNS: Final = ("reactions", "lines", "rows", "market")


def results(s: Table, _events: list[Logged], seat: int) -> dict[str, Any]:
    """Reactions (rule 10.2), lines of acid, complete water and catalyst rows, visits to the market."""
    sheet = s.sheets[seat]
    return {
        "reactions": sheet.reactions,
        "lines": sheet.sold_lines,
        "rows": sum([sheet.row(box).full for box in range(LINES, STOCK)]),
        "market": PRINTED.market.visits - sheet.market,
    }
