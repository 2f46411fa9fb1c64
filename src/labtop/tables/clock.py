"""A time limit in minutes. Rooms know no clock: they open a door for chance, and the table knocks when time is up."""

from __future__ import annotations

from labtop.engine.core import CHANCE
from labtop.engine.wire import Ask
from labtop.tables.log import Played


def door(played: Played) -> Ask | None:
    """Where the clock may knock, once; None: this game has no limit, or it has rung already."""
    if not played.state.stack:
        return None
    for p in played.state.doors:
        if p.waiting == [CHANCE]:
            return Ask(p.id, CHANCE, p.kind, False, p.times[CHANCE])
    return None


def seconds_left(played: Played, now: float, rested: float) -> float | None:
    """Until the limit; None where there is none. Counted from the first line of the log.

    `rested` is how long the table was paused. A stop of the server without a pause counts as played.
    """
    minutes = played.room.minutes(played.options)
    if not minutes or played.begun is None or door(played) is None:
        return None
    return played.begun + 60.0 * minutes + rested - now
