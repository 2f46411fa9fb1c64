"""`labtop tidy`: what would be erased by age and why it is held back; with `--yes`, an operator erases it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from labtop.stores.ages import read_ages
from labtop.stores.base import Batch
from labtop.stores.sqlite import SqliteStore
from labtop.tables.retention import DAYS, HELD, SMALL, doubt, oldest_kept

if TYPE_CHECKING:
    from pathlib import Path


class Prospect(Struct, frozen=True):
    """Figures about the groups that may be erased, for the operator to decide."""

    now: float
    days: int
    """0: groups are kept for ever."""
    groups: int
    """How many groups there are."""
    old: list[float]
    """When each group that would be erased was last played, oldest first."""
    newest: float | None
    held: str
    """jump, silence, behind, or empty: the server erases them by itself."""


def prospect(data: Path, days: int | None, otherwise: int, now: float) -> Prospect:
    """Reads only, also while a server runs.

    The days are those given, else those of the server that ran last: its operator may have set them by an option that
    is not known here, and a shorter time would erase too much. Without such a server, `otherwise`.
    """
    ages = read_ages(data)
    if days is None:
        known = ages.notes.get(DAYS, "")
        days = int(known) if known else otherwise
    newest = ages.played[-1] if ages.played else None
    before = oldest_kept(days, now)
    held = ages.notes.get(HELD, "") or doubt(days, newest, now)
    old = [at for at in ages.played if at < before] if days else []
    return Prospect(now, days, len(ages.played), old, newest, held)


async def erase(data: Path, days: int, now: float) -> int:
    """Erases these groups in one transaction, and lets the server erase by itself again. Returns their number.

    What seems to have been played in the future counts as played now: else the next start would hold back the erasing
    again. The data folder must not be in use: one program alone writes there, and only the server knows who is
    connected.
    """
    if not days:
        return 0
    store = SqliteStore(data)
    await store.open()
    try:
        old, past = await store.stale(oldest_kept(days, now)), set(await store.stale(now + SMALL))
        future = [(id, now) for id in await store.stale(float("inf")) if id not in past]
        await store.commit(Batch(erase=old, touched=future, notes={HELD: ""}))
    finally:
        await store.close()  # also removes the last traces of what was erased
    return len(old)
