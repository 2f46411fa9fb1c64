"""Warnings that strangers can cause: each kind is logged once a minute at most."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

MINUTE: Final = 60.0


class SparseLog:
    """At most one line a minute of each kind; the next one tells in `count` how many were held back.

    A full disk fails every move and a hostile client is refused again and again: neither may fill the disk with lines.
    """

    def __init__(self, logger: logging.Logger, now: Callable[[], float]) -> None:
        self.logger = logger
        self.now = now
        self.told: dict[tuple[str, str], float] = {}
        """Event and kind -> when its last line was written. Both are words of our own, so there are not many."""
        self.held: dict[tuple[str, str], Held] = {}

    def say(self, level: int, event: str, kind: str, **fields: Any) -> None:
        if not self.logger.isEnabledFor(level):
            return
        now, held = self.now(), self.held.get((event, kind))
        if now - self.told.get((event, kind), -MINUTE) < MINUTE:
            self.held[event, kind] = Held(level, fields, 1 + (held.lines if held else 0))
            return
        self.write(level, event, kind, fields, held.lines if held else 0, now)

    def catch_up(self) -> None:
        """Logs the counts of lines held back more than a minute ago: a next line of their kind may never come."""
        now = self.now()
        for (event, kind), held in list(self.held.items()):
            if now - self.told[event, kind] >= MINUTE:
                self.write(held.level, event, kind, held.fields, held.lines - 1, now)

    def write(self, level: int, event: str, kind: str, fields: dict[str, Any], count: int, now: float) -> None:
        self.told[event, kind] = now
        self.held.pop((event, kind), None)
        self.logger.log(level, event, extra={"kind": kind, **fields, **({"count": count} if count else {})})


class Held(Struct, frozen=True):
    """The last line of a kind that was held back, and how many there were."""

    level: int
    fields: dict[str, Any]
    lines: int
