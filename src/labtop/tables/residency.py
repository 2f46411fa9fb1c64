"""Moves groups and tables between disk and memory: reads them on demand, writes changes, erases them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.stores.base import Batch, Conflict, GroupRow, Store, TableRow, Unavailable
from labtop.tables import keys
from labtop.tables.bots import BotSettings
from labtop.tables.game_log import TableBody
from labtop.tables.group import Group
from labtop.tables.inbox import Background
from labtop.tables.jobs import Bots, BotsOfGroup
from labtop.tables.link import Link
from labtop.tables.occupancy import Capacity, Occupancy, Use
from labtop.tables.people import GroupBody
from labtop.tables.retention import Retention
from labtop.tables.sparse_log import SparseLog
from labtop.tables.table import LiveTable, Terms
from labtop.tables.times import Times

logger = logging.getLogger(__name__)

FIRST_TIDYING: Final = 5.0
TIDYING: Final = 60.0
"""Seconds until the first tidying after the start, and between later ones. A wrong clock is noticed as soon."""
ARRIVALS_PACE: Final = 0.5
"""Seconds between two writes about people who have said hello for the first time."""
IDLE: Final = 120.0
"""Seconds after which a group without connections leaves memory: more than a reload or a change of networks takes.
Coming back later costs no more than reading the log of each table."""
UNLOADING: Final = 30.0
"""Seconds between two looks for groups and tables that may leave memory."""
STAMPED: Final = 3600.0
"""Seconds between two writes of the time of the last play."""


class Residency:
    """Every group that is in memory; groups are loaded, changed and unloaded only here."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        times: Times,
        bot_settings: BotSettings,
        capacity: Capacity,
        keep_days: int,
        notes: SparseLog,
    ) -> None:
        self.store = store
        self.bots = bots
        self.times = times
        self.bot_settings = bot_settings
        self.notes = notes
        self.retention = Retention(keep_days, times)
        self.groups: dict[str, Group] = {}
        self.occupancy = Occupancy(capacity, self.groups)
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Group -> the lock of those who are loading it; it is dropped when the last of them is done, or has failed."""
        self.damaged: dict[str, str] = {}
        """Table whose log was read and cannot be trusted -> its group."""
        self.tidier: asyncio.Task[None] | None = None
        self.unloader: asyncio.Task[None] | None = None
        self.background = Background()

    async def open(self) -> None:
        await self.store.open()
        await self.retention.begin(self.store)
        self.tidier = asyncio.create_task(self.tidy_for_ever())
        self.unloader = asyncio.create_task(self.unload_for_ever())

    async def close(self) -> None:
        """End all connections and let tables finish their batch. The store stays open."""
        for task in (self.tidier, self.unloader):
            if task is not None:
                task.cancel()
        for group in list(self.groups.values()):
            for link in tuple(group.links):
                link.transport.close("stopping")
            await self.write_arrivals(group)
            await group.sleep()

    # ---- from disk -------------------------------------------------------------------------------------------------

    async def group_by_code(self, typed: str, source: str = "") -> Group:
        row = await self.store.group_by_code(keys.tidy_code(typed))
        if row is None:
            raise Illegal("code_unknown")
        return await self.wake_group(row.id, source)

    async def wake_group(self, id: str, source: str = "") -> Group:
        """A group with its live tables, read from the store if it is not in memory."""
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            group = self.groups.get(id)
            if group is None:
                group = await self.read_group(id, source)
        group.source = group.source or source
        group.idle_since = self.times.steady()
        return group

    async def read_group(self, id: str, source: str) -> Group:
        row = await self.store.group(id)
        if row is None:
            raise Illegal("token_unknown")
        group = Group(row.id, row.code, msgspec.json.decode(row.body, type=GroupBody), self.times, source)
        group.version = row.version
        rows = await self.store.tables_of(id)
        group.numbers = {table.id: table.number for table in rows}
        newest = set(group.newest())
        with self.occupancy.taking(source, Use(1, len(group.body.members), len(newest)), known=True):
            for table in rows:
                if table.id in newest:
                    await self.wake_table(group, table)
            self.groups[id] = group
        return group

    async def table(self, group: Group, id: str) -> LiveTable:
        """A table of this group; one of an earlier deal is read from disk."""
        table = group.tables.get(id)
        if table is None:
            row = await self.store.table(id)
            if row is None or row.group != group.id:
                raise Illegal("no_such_table")
            table = group.tables.get(id) or await self.wake_table(group, row)
        return table

    async def wake_table(self, group: Group, row: TableRow) -> LiveTable:
        body = msgspec.json.decode(row.body, type=TableBody)
        played = room(body.room)
        if played.is_foreign(body.options):  # what the room makes of an own pack or target is kept: not in the loop
            await asyncio.to_thread(played.rules.setup, played.known_options(body.options), body.seats)
        people = group.body
        terms = Terms(
            people.hint_rule(),
            people.grace,
            people.paused,
            people.paused_at,
            people.rested,
            {member.id: people.fill for member in people.members if member.removed},
            lambda member: people.kind == "class" and group.untaken(member),
            lambda: group.seat_names(row.id),
            lambda: self.touch(group),
            lambda: self.find_damage(group, row.id),
            lambda: group.show_soon(members=False),
            people.seconds,
            people.closes,
        )
        bots = BotsOfGroup(self.bots, group.owner, self.notes)
        table = LiveTable(row.id, body, terms, self.store, self.times, bots, self.bot_settings)
        await table.wake()
        self.damaged.pop(row.id, None)
        group.tables[row.id] = table
        group.numbers[row.id] = row.number
        return table

    # ---- to disk ---------------------------------------------------------------------------------------------------

    async def change(self, group: Group, body: GroupBody, tables: list[TableRow] | None = None) -> None:
        """The only way to change a group: first on disk, then in memory; then its people are told."""
        row = GroupRow(group.id, group.code, self.retention.note(group.id), codec.encode(body), group.version + 1)
        try:
            await self.store.commit(Batch(groups=[row], tables=tables or []))
        except Conflict:  # another writer changed it first: read that version, on which a new attempt is based
            await self.read_again(group)
            raise Illegal("storage") from None
        except Unavailable:
            raise Illegal("storage") from None
        group.body, group.version, group.stamped_at = body, row.version, self.times.steady()
        group.show_soon()

    def arrive(self, group: Group, member: int) -> None:
        """The first hello for a member. Written a moment later, for many at once: a class comes within seconds."""
        if not group.untaken(member):
            return
        group.arrived.add(member)
        if not group.arrivals_due:
            group.arrivals_due = True
            later = asyncio.get_running_loop().call_later
            later(ARRIVALS_PACE, lambda: self.background.start(self.write_arrivals(group)))

    async def write_arrivals(self, group: Group) -> None:
        """If the disk fails, they are known in memory, and written with the next arrival."""
        async with group.lock:
            if group.arrivals_due and self.groups.get(group.id) is group:
                group.arrivals_due = False
                with suppress(Illegal):
                    await self.change(group, group.body.with_taken(group.arrived))

    async def read_again(self, group: Group) -> None:
        row = await self.store.group(group.id)
        if row is not None:
            group.body, group.version = msgspec.json.decode(row.body, type=GroupBody), row.version

    def touch(self, group: Group) -> None:
        """After a move: sends the lobby soon, with the seats waited for; stores the time of last play every hour."""
        group.show_soon(members=False)
        at, now = self.retention.note(group.id), self.times.steady()
        if group.stamped_at is None or now - group.stamped_at > STAMPED:
            group.stamped_at = now
            task = asyncio.create_task(self.store.commit(Batch(touched=[(group.id, at)])))
            task.add_done_callback(lambda done: forget_failed(group, done))

    def find_damage(self, group: Group, table: str) -> None:
        """A log cannot be trusted. Where the table is being played, its group leaves memory, as after any doubt."""
        self.damaged[table] = group.id
        if table in group.tables and self.groups.get(group.id) is group:
            self.forget(group)

    # ---- out of memory, and off the disk ---------------------------------------------------------------------------

    def forget(self, group: Group) -> None:
        """Drop a group from memory and end its connections; it is read from disk when people reconnect."""
        self.groups.pop(group.id, None)
        group.disconnect("storage", lambda _: True)
        self.background.start(group.sleep())

    async def erase(self, id: str, why: str, but: Link | None = None) -> None:
        """Delete everything of a group. The connection `but` is left open for the answer to its command."""
        try:
            await self.store.commit(Batch(erase=[id]))
        except (Conflict, Unavailable):
            raise Illegal("storage") from None
        logger.warning("group erased", extra={"kind": why})
        self.retention.played.pop(id, None)
        for table in [table for table, of in self.damaged.items() if of == id]:
            del self.damaged[table]
        group = self.groups.pop(id, None)
        if group is not None:
            group.disconnect("deleted", lambda link: link is not but)
            await group.sleep()

    async def tidy_for_ever(self) -> None:
        """Tidies at intervals, first soon after the start, because some servers run only for one lesson at a time."""
        wait = FIRST_TIDYING
        while True:
            await asyncio.sleep(wait)
            wait = TIDYING
            try:
                await self.tidy()
            except Exception:
                logger.exception("tidying failed")

    async def tidy(self) -> None:
        """Erase groups that nobody has played for long; drop groups without connections from memory."""
        for id in await self.retention.due(self.store):
            if id not in self.groups and id not in self.loading:  # somebody is there, or was a few minutes ago
                await self.erase(id, "old")
        await self.unload()

    async def unload_for_ever(self) -> None:
        while True:
            await asyncio.sleep(UNLOADING)
            try:
                await self.unload()
            except Exception:
                logger.exception("unloading failed")

    async def unload(self) -> None:
        """Drop from memory groups without connections, and tables of earlier deals that nobody looks at."""
        for group in list(self.groups.values()):
            if self.groups.get(group.id) is not group:
                continue  # it was dropped while another one fell asleep
            if group.at_rest() and self.times.steady() - group.idle_since > IDLE:
                del self.groups[group.id]
                await group.sleep()
            else:
                await group.drop_earlier()


def forget_failed(group: Group, written: asyncio.Task[None]) -> None:
    """A time of play that could not be stored is stored with the next move."""
    if written.cancelled() or written.exception() is not None:
        group.stamped_at = None
