"""How much of this server is in use, and by whom: no source takes so much that others find no place.

A source says where a request comes from. It is only compared, never stored and never logged. Each group counts for the
source that opened it, or that was the first to ask for it after it was read from disk.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.tables.fairness import is_fair
from labtop.tables.group import Group
from labtop.tables.people import GroupBody

MOST_MEMBERS: Final = 150
"""People who play in one group; with spectators and those who wait to be let in, twice as many."""


class Capacity(Struct, frozen=True, kw_only=True):
    """What is in memory at most, and how much of it is for one source."""

    groups: int = 2000
    members: int = 20_000
    tables: int = 2000
    share: float = 0.5
    """The part of these that one source may have, as long as nobody else has any."""
    class_share: float = 0.7
    """The part of one group's places that may be taken from one source: a school with a class of 99 is one."""
    bot_tables: int = 20
    """Tables of one source at which nobody but bots plays."""


class Use(Struct):
    groups: int = 0
    members: int = 0
    tables: int = 0


class Occupancy:
    """Counts the groups in memory, anew each time: a count that is kept could become wrong."""

    def __init__(self, capacity: Capacity, groups: Mapping[str, Group]) -> None:
        self.capacity = capacity
        self.groups = groups
        self.coming: list[tuple[str, Use]] = []
        """Places that are given and not visible in the groups yet, because they are being written or read."""

    @contextmanager
    def taking(self, source: str, wanted: Use, *, known: bool = False) -> Iterator[None]:
        """Refuses what is too much, else keeps the places until they are visible. `known`: it is on disk already."""
        self.check(source, wanted, known=known)
        place = (source, wanted)
        self.coming.append(place)
        try:
            yield
        finally:
            self.coming.remove(place)

    def check(self, source: str, wanted: Use, *, known: bool = False) -> None:
        """Refuses what does not fit, or is more than a fair share. Without a source only the whole is limited.

        A group that is on disk already was admitted once: it is only kept out if its source would have more than it
        could ever have. Otherwise a restart, after which groups return in any order, would lock some of them out.
        """
        share = self.capacity.share
        total, held = self.count(source)
        for name in Use.__struct_fields__:
            more, most = getattr(wanted, name), getattr(self.capacity, name)
            free, mine = most - getattr(total, name), getattr(held, name)
            if more > free:
                raise Illegal("house_full")
            fair = mine + more <= share * most if known else is_fair(mine + more, free - more, share)
            if more and source and not fair:
                raise Illegal("share_used")

    def count(self, source: str) -> tuple[Use, Use]:
        """The places in use, of all and of one source."""
        total, held = Use(), Use()
        for owner, use in self.coming:
            for one in (total, held) if owner == source else (total,):
                one.groups += use.groups
                one.members += use.members
                one.tables += use.tables
        for group in self.groups.values():
            for one in (total, held) if group.source == source else (total,):
                one.groups += 1
                one.members += len(group.body.members)
                one.tables += len(group.tables)
        return total, held

    def check_member(self, group: Group, body: GroupBody, source: str) -> None:
        """Refuses a person for whom there is no place in the group, or none for the source they come from."""
        people = [member for member in body.members if not member.removed]
        limited = [(people, 1.0)]
        if source:
            limited.append(([m for m in people if group.sources.get(m.id) == source], self.capacity.class_share))
        for some, share in limited:
            playing = sum(member.plays for member in some)
            if playing >= int(share * MOST_MEMBERS) or len(some) >= int(share * 2 * MOST_MEMBERS):
                raise Illegal("group_full", most=MOST_MEMBERS) if some is people else Illegal("share_used")
        self.check(group.source, Use(members=1))

    def check_bots(self, source: str, wanted: int) -> None:
        """Refuses more tables at which nobody but bots plays."""
        if not (source and wanted):
            return
        mine = (table for group in self.groups.values() if group.source == source for table in group.tables.values())
        held = sum(table.log.seats.only_bots and not table.shown.over for table in mine)
        if held + wanted > self.capacity.bot_tables:
            raise Illegal("too_many_bot_tables", most=self.capacity.bot_tables)
