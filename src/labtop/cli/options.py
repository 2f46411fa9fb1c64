"""Options of a command line that are translated for the room: molecules in any SMILES, today's date."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labtop.engine.registry import Room


def in_our_notation(played: Room, options: dict[str, str]) -> dict[str, str]:
    """Options with every SMILES in our own notation. RDKit is loaded only if needed, because that takes a second."""
    options = with_today(played, options)
    if not any(options.get(name) for name in played.structures):
        return options
    from labtop.tables.chemist import read_structures

    return read_structures(played, options)


def with_today(played: Room, options: dict[str, str]) -> dict[str, str]:
    """`--option <name>=today`, for options that hold a day: rooms know no calendar, so the date is filled in here."""
    dated = [name for name in played.dates if options.get(name) == "today"]
    if not dated:
        return options
    from datetime import date

    today = date.today().isoformat()  # noqa: DTZ011 - the player's own day
    return {**options, **dict.fromkeys(dated, today)}
