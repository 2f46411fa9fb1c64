"""The two clocks of a server, and the seconds that have passed at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

TOLERANCE: Final = 1.0
"""Seconds by which the clocks of a table may differ before its log says so."""


class Times(Struct):
    """Moments that outlive the process are wall time; durations are measured in steady time."""

    wall: Callable[[], float]
    """Seconds since 1970. A person or the network may set this clock forward or back at any moment."""
    steady: Callable[[], float]
    """Seconds since some moment. This clock is never set, but its zero is another one after a restart."""


class Stopwatch:
    """Seconds since the first line of a table's log: steady time, also while somebody sets the wall clock.

    Lines are stamped with the wall clock, since nothing else means the same after a restart. If that clock was set
    since the last stamp, the next line says when the first one would have been written by the clock as it is now
    (`begun`).
    """

    def __init__(self, times: Times) -> None:
        self.times = times
        self.begun: float | None = None
        """When the first line was written, in the wall time of the newest line."""
        self.newest = 0.0
        """The stamp of the newest line."""
        self.zero: float | None = None
        """When the first line was written, in steady time."""

    def forget_stamps(self) -> None:
        """Before the log is read, for the first time or again; in the second case `zero` is still right."""
        self.begun, self.newest = None, 0.0

    def read(self, at: float, begun: float | None) -> None:
        """A stored line."""
        if begun is not None:
            self.begun = begun
        elif self.begun is None:
            self.begun = at
        self.newest = at

    def start(self, paused_at: float = 0.0) -> bool:
        """After the log was read. Returns whether the seconds had to be taken from the wall clock.

        After a restart, or when a table returns to memory, only the wall clock tells how much time has passed since
        the newest stamp, which may be a pause. It may have been set meanwhile. If it shows an earlier time than that
        stamp, no time has passed since; if it was set forward, that time counts as played, as any stop without a pause
        does. `Clock.left` keeps the result between 0 and the limit.
        """
        if self.begun is None:
            self.zero = None
        elif self.zero is None:
            now = max(self.times.wall(), self.newest, paused_at)
            self.zero = self.times.steady() - max(0.0, now - self.begun)
            return True
        return False

    def stamp(self) -> tuple[float, float | None]:
        """The time of a new line; and `begun`, if the wall clock was set."""
        wall, steady = self.times.wall(), self.times.steady()
        self.newest = wall
        if self.begun is None or self.zero is None:
            self.begun, self.zero = wall, steady
        begun = wall - (steady - self.zero)
        if abs(begun - self.begun) <= TOLERANCE:
            return wall, None
        self.begun = begun
        return wall, begun

    def seconds(self) -> float:
        return 0.0 if self.zero is None else self.times.steady() - self.zero
