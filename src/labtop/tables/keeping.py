"""Groups and tables between disk and memory: read when somebody comes, written before anybody is told, erased."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import cached_property
from typing import Final

import msgspec

from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.locales.names import names
from labtop.stores.base import Batch, Conflict, GroupRow, Store, TableRow, Unavailable
from labtop.tables import keys
from labtop.tables.group import Group
from labtop.tables.helping import Helpers
from labtop.tables.link import Link
from labtop.tables.log import TableBody
from labtop.tables.people import GroupBody
from labtop.tables.table import Bots, LiveTable

logger = logging.getLogger(__name__)

DAYS_KEPT: Final = 30
FIRST_TIDYING: Final = 5.0
TIDYING: Final = 600.0
"""Seconds after the start, and from then on."""


class Keeping:
    def __init__(self, store: Store, bots: Bots, now: Callable[[], float], entropy: keys.Entropy) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.entropy = entropy
        self.own_bots: dict[str, str] = {}
        """Level -> where its program is; only what whoever started the server named, never what a client says."""
        self.think_times = 1.0
        """How much more than usual the bots of this house may search."""
        self.groups: dict[str, Group] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tidier: asyncio.Task[None] | None = None
        self.sleepers: set[asyncio.Task[None]] = set()
        self.helpers = Helpers()

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """Generated nicknames by language: read when the first group is opened, not when the server starts."""
        return names()

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
        group = Group(row.id, row.code, msgspec.json.decode(row.body, type=GroupBody), self.now())
        group.touched, group.version = row.touched, row.version
        rows = await self.store.tables_of(id)
        group.numbers = {table.id: table.number for table in rows}
        newest = set(group.newest())
        for table in rows:
            if table.id in newest:
                await self.wake_table(group, table)
        self.groups[id] = group
        return group

    async def table_awake(self, group: Group, id: str) -> LiveTable:
        """A table of this group, an old one too; those are read when somebody asks for them."""
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
            await asyncio.to_thread(played.read_options, body.options)  # judged out of the loop; then it is known
        table = LiveTable(row.id, body, self.store, self.now, self.bots)
        table.paused = group.body.paused
        table.rested = group.body.rested
        table.resting_since = group.body.paused_at or table.resting_since
        table.hint_rule = group.body.hint_rule()
        table.own_bots = self.own_bots
        table.think_times = self.think_times
        table.names = lambda: [seat.name for seat in group.table_info(row.id, set()).seats]
        table.windows.seconds = group.body.grace
        table.gone = {member.id: group.body.fill for member in group.body.members if member.removed}
        table.on_change = lambda: self.touch(group)
        await table.wake()
        group.tables[row.id] = table
        group.numbers[row.id] = row.number
        return table

    # ---- durable changes -------------------------------------------------------------------------------------------

    async def change(self, group: Group, body: GroupBody, tables: list[TableRow] | None = None) -> None:
        """The only way a group changes: on disk first, then in memory, then told."""
        group.touched = self.now()
        row = GroupRow(group.id, group.code, group.touched, codec.encode(body), group.version + 1)
        try:
            await self.store.commit(Batch(groups=[row], tables=tables or []))
        except Conflict:  # somebody else changed it: what they made of it counts, and the next try begins from there
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

    async def commit(self, batch: Batch) -> None:
        try:
            await self.store.commit(batch)
        except (Conflict, Unavailable):
            raise Illegal("storage") from None

    def touch(self, group: Group) -> None:
        """After a move: the lobby's picture (who is waited for) is due; the day of last play is kept to the hour."""
        group.show_soon(members=False)
        if self.now() - group.touched > 3600:
            group.touched = self.now()
            task = asyncio.create_task(self.store.commit(Batch(touched=[(group.id, group.touched)])))
            task.add_done_callback(lambda done: done.exception())

    # ---- who is who ------------------------------------------------------------------------------------------------

    def know(self, link: Link, group: Group, who: str, token: str) -> None:
        body = group.body
        if who == "h" and keys.same(token, body.host):
            link.role = "host"
        elif who == "w" and keys.same(token, body.wall):
            link.role = "wall"
        elif who.isdecimal() and len(who) < 5 and int(who) < len(body.members):
            member = body.members[int(who)]
            if member.removed or not keys.same(token, member.token):
                raise Illegal("removed" if member.removed else "token_unknown")
            link.role = "watcher" if member.watching and member.approved else "member"
            link.member = member.id
        else:
            raise Illegal("token_unknown")

    async def known(self, token: str) -> tuple[Group, Link]:
        """The group and the rights behind a token, for a request without a connection."""
        link = Link(Nowhere())
        id, _, rest = token.partition(".")
        group = await self.wake_group(id)
        self.know(link, group, rest.partition(".")[0], token)
        if group.body.waits(link.member):
            raise Illegal("not_approved")
        link.group = id
        return group, link

    def leave(self, link: Link) -> None:
        """A connection ended, for whatever reason."""
        group = self.groups.get(link.group)
        if group is not None:
            group.links.discard(link)
            self.unlook(group, link)
            group.idle_since = self.now()
            group.show_soon()

    def unlook(self, group: Group, link: Link) -> None:
        if link.table in group.tables:
            group.tables[link.table].links.discard(link)

    def drop_links(self, group: Group, code: str, which: Callable[[Link], bool]) -> None:
        for link in tuple(group.links):
            if which(link):
                link.transport.close(code)
                self.leave(link)
                link.role, link.member, link.hosts = "", None, False  # what is still in its socket counts for nothing

    # ---- tidying ---------------------------------------------------------------------------------------------------

    def forget(self, group: Group) -> None:
        """Out of memory, with everybody cut off: what is on disk counts, and is read again when they come back."""
        self.groups.pop(group.id, None)
        self.drop_links(group, "storage", lambda _: True)
        for table in group.tables.values():
            self.sleepers.add(task := asyncio.create_task(table.sleep()))
            task.add_done_callback(self.sleepers.discard)

    async def erase(self, id: str, but: Link | None = None) -> None:
        """Everything of a group, for good. Who asked for it is told before its connection ends."""
        await self.commit(Batch(erase=[id]))
        group = self.groups.pop(id, None)
        if group is not None:
            self.drop_links(group, "deleted", lambda link: link is not but)
            await asyncio.gather(*(table.sleep() for table in group.tables.values()))

    async def tidy_for_ever(self) -> None:
        """Soon after the start too: a server that runs for one lesson at a time would never get to it."""
        wait = FIRST_TIDYING
        while True:
            await asyncio.sleep(wait)
            wait = TIDYING
            try:
                await self.tidy()
            except Exception:
                logger.exception("tidying failed")

    async def tidy(self) -> None:
        """Erase what nobody has touched for 30 days; let groups without connections leave memory."""
        for id in await self.store.stale(self.now() - DAYS_KEPT * 86400):
            await self.erase(id)
        for group in list(self.groups.values()):
            if group.at_rest() and self.now() - group.idle_since > 600:
                del self.groups[group.id]
                await asyncio.gather(*(table.sleep() for table in group.tables.values()))


class Nowhere:
    """The transport of a request: nobody listens."""

    def send(self, data: bytes) -> None:
        pass

    def close(self, code: str) -> None:
        pass
