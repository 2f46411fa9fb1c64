"""Options of a command line that are translated for the room: molecules in any SMILES, today's date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from labtop.engine.registry import Room


def read_options(played: Room, words: dict[str, str]) -> Any:
    """The room's options as typed; a pack or a molecule is read in a process with limits on memory and time."""
    given = played.plain_options(with_today(played, words))
    if not played.is_foreign(given):
        return played.read_options(given)
    from labtop.tables.foreign_texts import options_of

    return options_of(played, given)


def with_today(played: Room, options: dict[str, str]) -> dict[str, str]:
    """`--option <name>=today`, for options that hold a day: rooms know no calendar, so the date is filled in here."""
    dated = [name for name in played.dates if options.get(name) == "today"]
    if not dated:
        return options
    from datetime import date

    today = date.today().isoformat()  # noqa: DTZ011 - the player's own day
    return {**options, **dict.fromkeys(dated, today)}
