"""People who come while a class is playing: they get a seat at once, if there is one."""

from __future__ import annotations

import logging

from labtop.engine.core import Illegal
from labtop.tables.group import Group
from labtop.tables.inbox import Arrival
from labtop.tables.people import Member
from labtop.tables.sparse_log import SparseLog
from labtop.tables.table import LiveTable

Place = tuple[LiveTable, int | None]
"""A table, and the seat of a bot there; None: a new seat."""


class Latecomers:
    """Seats the members of a running class who have none.

    It is done when a device says hello, and again at each hello, so that a crash between joining and sitting down
    leaves nobody outside.
    """

    def __init__(self, notes: SparseLog) -> None:
        self.notes = notes

    async def seat(self, group: Group, member: int) -> None:
        if self.is_late(group, member):
            async with group.lock:
                await self.seat_now(group, member)

    async def seat_now(self, group: Group, member: int) -> None:
        """Gives this member a seat at a table that is being played, if they have none and one is free.

        Called with the lock of the group: nobody else deals or sits down meanwhile.
        """
        place = self.place_for(group, group.body.members[member]) if self.is_late(group, member) else None
        if place is None:
            return
        table, seat = place
        try:
            await table.finish(Arrival(member, seat, lambda: group.show_all(members=True)))
        except Illegal as error:  # they are tried again at each hello: no line for each
            self.notes.say(logging.WARNING, "somebody who came late got no seat", error.code, table=table.id)

    def is_late(self, group: Group, member: int) -> bool:
        """Whether this member plays, the class is playing, and they have no seat in this deal."""
        body = group.body
        if body.kind != "class" or not body.started or not body.members[member].plays:
            return False
        tables = [group.tables.get(id) for id in group.newest()]
        return not any(table is None or member in table.log.seats.members for table in tables)

    def place_for(self, group: Group, member: Member) -> Place | None:
        """A new seat where seats do not affect each other, else that of a bot; the other way round at small tables."""
        tables = [group.tables[id] for id in group.newest() if not group.tables[id].shown.over]
        bots: list[Place] = [(table, seat) for table in tables for seat in table.log.seats.bots()]
        new: list[Place] = [(table, None) for table in tables if has_room(table)]
        wanted = new + bots if group.body.per_table is None else bots + new
        return wanted[0] if wanted and member.seats == 1 else None


def has_room(table: LiveTable) -> bool:
    """Whether one more can sit down at this table."""
    log = table.log
    return log.room.apart(log.options) and log.game.seats < log.room.seats(log.options)[1]
