"""Meters: quantities that a batch counts beside scores. A room may define some in `rooms/<room>/meters.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labtop.engine.core import Illegal, Logged
from labtop.engine.registry import room

Meter = Callable[[list[Logged], Any], dict[str, int]]


def meters_of(id: str) -> dict[str, Meter]:
    """The meters of a room by name.

    Examples:
        >>> sorted(meters_of("chemistry-monopoly"))
        ['income', 'landings', 'turns', 'wins']
    """
    found: dict[str, Meter] = getattr(room(id).meters, "METERS", {})
    return found


def chosen(id: str, names: list[str]) -> dict[str, Meter]:
    """The meters with these names; an unknown name is refused."""
    known = meters_of(id)
    for name in names:
        if name not in known:
            raise Illegal("unknown_meter", meter=name, known=", ".join(known) or "-")
    return {name: known[name] for name in names}


def add_up(total: dict[str, dict[str, int]], name: str, counts: dict[str, int]) -> None:
    """Adds the counts of one meter to the total; whole numbers, so that the order does not matter."""
    sums = total.setdefault(name, {})
    for key, count in counts.items():
        sums[key] = sums.get(key, 0) + count
