"""What the teacher's list of results says about a seat besides its score."""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import Logged
from labtop.rooms.chain_growth.scoring import averages, shown_averages, units
from labtop.rooms.chain_growth.state import Table

COLUMNS: Final = ("chains", "units", "mn", "mw", "dispersity")


def results(s: Table, _events: list[Logged], seat: int) -> dict[str, Any]:
    """Finished chains, their units and their averages (rules 12.1 and 12.2); without a chain there is no average."""
    found = averages(s, seat)
    told: dict[str, Any] = {"chains": found.chains, "units": units(s, seat)}
    if found.chains:
        mn, mw, dispersity, _ = shown_averages(found)
        told |= {"mn": mn, "mw": mw, "dispersity": dispersity}
    return told
