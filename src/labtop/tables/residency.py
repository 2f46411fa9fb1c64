"""Moves groups and tables between disk and memory: reads them on demand, writes changes, erases them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.stores.base import Batch, Conflict, GroupRow, Store, TableRow, Unavailable
from labtop.tables import keys
from labtop.tables.bots import BotSettings
from labtop.tables.game_log import TableBody
from labtop.tables.group import Group
from labtop.tables.jobs import Bots
from labtop.tables.link import Link
from labtop.tables.people import GroupBody
from labtop.tables.table import LiveTable, Terms

logger = logging.getLogger(__name__)

DAYS_KEPT: Final = 30
FIRST_TIDYING: Final = 5.0
TIDYING: Final = 600.0
"""Seconds until the first tidying after the start, and between later ones."""
IDLE: Final = 600.0
"""Seconds after which a group without connections leaves memory."""


class Residency:
    """Every group that is in memory; groups are loaded, changed and unloaded only here."""

    def __init__(self, store: Store, bots: Bots, now: Callable[[], float], bot_settings: BotSettings) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.bot_settings = bot_settings
        self.groups: dict[str, Group] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tidier: asyncio.Task[None] | None = None
        self.falling_asleep: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.tidier = asyncio.create_task(self.tidy_for_ever())

    async def close(self) -> None:
        """End all connections and let tables finish their batch. The store stays open."""
        if self.tidier is not None:
            self.tidier.cancel()
        for group in list(self.groups.values()):
            for link in tuple(group.links):
                link.transport.close("stopping")
            await group.sleep()

    # ---- from disk -------------------------------------------------------------------------------------------------

    async def group_by_code(self, typed: str) -> Group:
        row = await self.store.group_by_code(keys.tidy_code(typed))
        if row is None:
            raise Illegal("code_unknown")
        return await self.wake_group(row.id)

    async def wake_group(self, id: str) -> Group:
        """A group with its live tables, read from the store if it is not in memory."""
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            group = self.groups.get(id)
            if group is None:
                group = await self.read_group(id)
        self.loading.pop(id, None)
        return group

    async def read_group(self, id: str) -> Group:
        row = await self.store.group(id)
        if row is None:
            raise Illegal("token_unknown")
        group = Group(row.id, row.code, msgspec.json.decode(row.body, type=GroupBody), self.now)
        group.touched, group.version = row.touched, row.version
        rows = await self.store.tables_of(id)
        group.numbers = {table.id: table.number for table in rows}
        newest = set(group.newest())
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
        if any(body.options.get(name) for name in played.structures):
            await asyncio.to_thread(played.read_options, body.options)  # checked outside the loop; the result is cached
        people = group.body
        terms = Terms(
            people.hint_rule(),
            people.grace,
            people.paused,
            people.paused_at,
            people.rested,
            {member.id: people.fill for member in people.members if member.removed},
            lambda: group.seat_names(row.id),
            lambda: self.touch(group),
        )
        table = LiveTable(row.id, body, terms, self.store, self.now, self.bots, self.bot_settings)
        await table.wake()
        group.tables[row.id] = table
        group.numbers[row.id] = row.number
        return table

    # ---- to disk ---------------------------------------------------------------------------------------------------

    async def change(self, group: Group, body: GroupBody, tables: list[TableRow] | None = None) -> None:
        """The only way to change a group: first on disk, then in memory; then its people are told."""
        group.touched = self.now()
        row = GroupRow(group.id, group.code, group.touched, codec.encode(body), group.version + 1)
        try:
            await self.store.commit(Batch(groups=[row], tables=tables or []))
        except Conflict:  # another writer changed it first: read that version, on which a new attempt is based
            await self.read_again(group)
            raise Illegal("storage") from None
        except Unavailable:
            raise Illegal("storage") from None
        group.body, group.version = body, row.version
        group.show_soon()

    async def read_again(self, group: Group) -> None:
        row = await self.store.group(group.id)
        if row is not None:
            group.body, group.version = msgspec.json.decode(row.body, type=GroupBody), row.version

    def touch(self, group: Group) -> None:
        """After a move: sends the lobby soon, with the seats waited for; stores the time of last play every hour."""
        group.show_soon(members=False)
        if self.now() - group.touched > 3600:
            group.touched = self.now()
            task = asyncio.create_task(self.store.commit(Batch(touched=[(group.id, group.touched)])))
            task.add_done_callback(lambda done: done.exception())

    # ---- out of memory, and off the disk ---------------------------------------------------------------------------

    def forget(self, group: Group) -> None:
        """Drop a group from memory and end its connections; it is read from disk when people reconnect."""
        self.groups.pop(group.id, None)
        group.disconnect("storage", lambda _: True)
        self.falling_asleep.add(task := asyncio.create_task(group.sleep()))
        task.add_done_callback(self.falling_asleep.discard)

    async def erase(self, id: str, but: Link | None = None) -> None:
        """Delete everything of a group. The connection `but` is left open for the answer to its command."""
        try:
            await self.store.commit(Batch(erase=[id]))
        except (Conflict, Unavailable):
            raise Illegal("storage") from None
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
        """Erase groups not played for 30 days; drop groups without connections from memory."""
        for id in await self.store.stale(self.now() - DAYS_KEPT * 86400):
            await self.erase(id)
        for group in list(self.groups.values()):
            if group.at_rest() and self.now() - group.idle_since > IDLE:
                del self.groups[group.id]
                await group.sleep()
