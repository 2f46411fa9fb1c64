"""The house: every group and table of one server. All that a door (socket, stream, test) may ask for is here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import structs

from labtop import content
from labtop.bots.base import bot
from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.stores.base import Batch, GroupRow, Store, TableRow
from labtop.tables import keys
from labtop.tables import protocol as wire
from labtop.tables.link import Link
from labtop.tables.log import Holder, TableBody
from labtop.tables.people import GroupBody, Member, deal_tables, new_member
from labtop.tables.table import Bots, LiveTable

logger = logging.getLogger(__name__)

DAYS_KEPT: Final = 30
MOST_MEMBERS: Final = 150
LOBBY_PACE: Final = 0.3
"""Seconds between two pictures of a lobby: 99 people joining at once must not cost 99 times 99 messages."""

RIGHTS: Final[dict[str, frozenset[str]]] = {
    "act": frozenset({"member", "host"}),
    "face": frozenset({"member"}),
    "watch": frozenset({"watcher", "host", "wall"}),
    "history": frozenset({"member", "watcher", "host", "wall"}),
    "back": frozenset({"member"}),
    "agree": frozenset({"member", "host"}),
    "ping": frozenset({"member", "watcher", "host", "wall"}),
    "start": frozenset({"host"}),
    "rematch": frozenset({"host"}),
    "lock": frozenset({"host"}),
    "approve": frozenset({"host"}),
    "rename": frozenset({"host"}),
    "remove": frozenset({"host"}),
    "let_back": frozenset({"host"}),
    "pause": frozenset({"host"}),
    "close_round": frozenset({"host"}),
    "delete": frozenset({"host"}),
}
"""Which roles may send which message; a message without a line here is refused, and a test wants a line for each."""


class Group:
    """A group in memory: its row, its live tables and its connections. Changes go through `House.change`."""

    def __init__(self, id: str, code: str, body: GroupBody) -> None:
        self.id = id
        self.code = code
        self.body = body
        self.tables: dict[str, LiveTable] = {}
        self.numbers: dict[str, int] = {}
        self.links: set[Link] = set()
        self.lock = asyncio.Lock()
        self.picture_due = False
        self.touched = 0.0
        self.idle_since = 0.0

    def newest(self) -> list[str]:
        """The tables of the present deal; those before it are finished games."""
        if not self.numbers:
            return []
        deal = max(number // 100 for number in self.numbers.values())
        return [id for id, number in self.numbers.items() if number // 100 == deal]


class House:
    def __init__(self, store: Store, bots: Bots, now: Callable[[], float], entropy: keys.Entropy) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.entropy = entropy
        self.groups: dict[str, Group] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.names = content.names()
        self.tidier: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.tidier = asyncio.create_task(self.tidy_for_ever())

    async def close(self) -> None:
        """Graceful: say goodbye, let tables finish their batch, close the store."""
        if self.tidier is not None:
            self.tidier.cancel()
        for group in list(self.groups.values()):
            for link in tuple(group.links):
                link.transport.close("stopping")
            await asyncio.gather(*(table.sleep() for table in group.tables.values()))
        await self.store.close()

    # ---- creating and joining --------------------------------------------------------------------------------------

    async def create(self, wish: wire.Create) -> wire.Entry:
        played = room(wish.room)
        options = played.read_options(wish.options)
        for level in [*wish.bots, wish.fill]:
            bot(played, level)
        most = played.seats(options)[1]
        if wish.per_table is not None:
            played.check_seats(options, wish.per_table)
        if wish.seats_here + len(wish.bots) > most:
            raise Illegal("seats_out_of_range", seats=wish.seats_here + len(wish.bots), fewest=1, most=most)
        id = self.entropy(8).hex()
        a_class = wish.kind == "class"
        code = await self.fresh_code(keys.CLASS_CODE if a_class else keys.TABLE_CODE)
        host, wall = keys.token(self.entropy, id, "h"), keys.token(self.entropy, id, "w")
        host_key = keys.code(self.entropy, keys.KEY)
        body = GroupBody(
            kind=wish.kind,
            room=wish.room,
            options=msgspec.to_builtins(options),
            lang=wish.lang,
            dice=wish.dice,
            host=keys.hashed(host),
            host_key=keys.hashed(host_key),
            wall=keys.hashed(wall),
            deal=wish.deal or None,
            bots=wish.bots,
            per_table=wish.per_table,
            fill=wish.fill,
            own_names=wish.own_names,
            approve=wish.approve,
            hints=wish.hints,
        )
        group = Group(id, code, body)
        entry = wire.Entry(id, code, wish.kind, wish.room, host, host_key, None, None, host, host_key, wall)
        if not a_class and wish.seats_here:
            named = structs.replace(body, own_names=True, approve=False)
            names = [keys.read_name(name) for name in wish.names]
            member, token, key = self.make_member(group, named, wish.name, wish.seats_here, False, names)
            body = body.with_member(member)
            entry = structs.replace(entry, token=token, key=key, member=member.id, name=member.name)
        await self.change(group, body)
        self.groups[id] = group
        if wish.start:
            await self.deal(group)
        return entry

    async def fresh_code(self, length: int) -> str:
        while True:
            code = keys.code(self.entropy, length)
            if await self.store.group_by_code(code) is None:
                return code

    def make_member(
        self, group: Group, body: GroupBody, name: str | None, seats: int, watching: bool, names: list[str]
    ) -> tuple[Member, str, str]:
        number = len(body.members)
        token = keys.token(self.entropy, group.id, str(number))
        key = keys.code(self.entropy, keys.KEY)
        called = new_member(body, name, self.names[body.lang], self.entropy)
        member = Member(
            number, called, keys.hashed(token), keys.hashed(key), names, seats, not body.approve, False, watching
        )
        return member, token, key

    async def join(self, wish: wire.Join) -> wire.Entry:
        group = await self.group_by_code(wish.code)
        async with group.lock:
            body = group.body
            if body.locked:
                raise Illegal("lobby_locked")
            if len(body.players()) >= MOST_MEMBERS:
                raise Illegal("group_full", most=MOST_MEMBERS)
            if not wish.watch:
                self.check_room_for(body, wish.seats_here)
            member, token, key = self.make_member(group, body, wish.name, wish.seats_here, wish.watch, [])
            await self.change(group, body.with_member(member))
        return wire.Entry(group.id, group.code, body.kind, body.room, token, key, member.id, member.name)

    def check_room_for(self, body: GroupBody, seats: int) -> None:
        """Refuse at the door who could never get a seat."""
        if body.kind == "class" and body.per_table is not None:
            return
        played = room(body.room)
        most = played.seats(played.read_options(body.options))[1]
        held = sum(member.seats for member in body.players()) + len(body.bots)
        if held + seats > most:
            raise Illegal("group_full", most=most)

    async def reenter(self, wish: wire.Reenter) -> wire.Entry:
        """Back with the personal key: a new token, the old one is dead."""
        group = await self.group_by_code(wish.code)
        key = keys.tidy_code(wish.key)
        async with group.lock:
            body = group.body
            if keys.same(key, body.host_key):
                token = keys.token(self.entropy, group.id, "h")
                await self.change(group, structs.replace(body, host=keys.hashed(token)))
                self.drop_links(group, "replaced", lambda link: link.role == "host")
                return wire.Entry(group.id, group.code, body.kind, body.room, token, key, None, None, token, key)
            back = next((m for m in body.members if not m.removed and keys.same(key, m.key)), None)
            if back is None:
                raise Illegal("key_unknown")
            token = keys.token(self.entropy, group.id, str(back.id))
            await self.change(group, body.with_member(structs.replace(back, token=keys.hashed(token))))
            self.drop_links(group, "replaced", lambda link: link.member == back.id)
            return wire.Entry(group.id, group.code, body.kind, body.room, token, key, back.id, back.name)

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
        group = Group(row.id, row.code, msgspec.json.decode(row.body, type=GroupBody))
        group.touched = row.touched
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
        table = LiveTable(row.id, msgspec.json.decode(row.body, type=TableBody), self.store, self.now, self.bots)
        table.paused = group.body.paused
        table.on_change = lambda: self.touch(group)
        await table.wake()
        group.tables[row.id] = table
        group.numbers[row.id] = row.number
        return table

    # ---- durable changes -------------------------------------------------------------------------------------------

    async def change(self, group: Group, body: GroupBody, tables: list[TableRow] | None = None) -> None:
        """The only way a group changes: on disk first, then in memory, then told."""
        group.touched = self.now()
        row = GroupRow(group.id, group.code, group.touched, codec.encode(body))
        await self.store.commit(Batch(groups=[row], tables=tables or []))
        group.body = body
        self.show_soon(group)

    def touch(self, group: Group) -> None:
        """After a move: the lobby's picture (who is waited for) is due; the day of last play is kept to the hour."""
        self.show_soon(group)
        if self.now() - group.touched > 3600:
            group.touched = self.now()
            row = GroupRow(group.id, group.code, group.touched, codec.encode(group.body))
            task = asyncio.create_task(self.store.commit(Batch(groups=[row])))
            task.add_done_callback(lambda done: done.exception())

    async def deal(self, group: Group) -> None:
        """Start or rematch: new tables for whoever is there."""
        body = group.body
        played = room(body.room)
        options = played.read_options(body.options)
        plans = deal_tables(body, played.seats(options)[1])
        for holders in plans:
            played.check_seats(options, len(holders))
        if len(plans) > 99:
            raise Illegal("too_many_tables", most=99)
        deal = 1 + max((number // 100 for number in group.numbers.values()), default=0)
        rows = []
        for i, holders in enumerate(plans):
            seed = f"{body.deal}/{deal}" if body.deal else self.entropy(32).hex()
            made = TableBody(body.room, played.version, body.options, len(holders), holders, seed, body.dice)
            rows.append(TableRow(self.entropy(8).hex(), group.id, 100 * deal + i, codec.encode(made)))
        await self.change(group, structs.replace(body, started=True), rows)
        for row in rows:
            await self.wake_table(group, row)
        for link in tuple(group.links):
            self.seat_link(group, link)
            await self.look(group, link)

    # ---- connections -----------------------------------------------------------------------------------------------

    async def hello(self, link: Link, hello: wire.Hello) -> None:
        """Who is this? The token says where to look, its hash decides."""
        id, _, rest = hello.token.partition(".")
        who, _, _ = rest.partition(".")
        try:
            group = await self.wake_group(id)
        except Illegal:
            raise Illegal("token_unknown") from None
        self.know(link, group, who, hello.token)
        link.hosts = link.role == "host" or (hello.host is not None and keys.same(hello.host, group.body.host))
        if hello.host is not None and not link.hosts:
            raise Illegal("token_unknown")
        link.group = id
        group.links.add(link)
        self.seat_link(group, link)
        self.show(group, link)
        await self.look(group, link)
        self.show_soon(group)

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
            link.role = "watcher" if member.watching else "member"
            link.member = member.id
        else:
            raise Illegal("token_unknown")

    def seat_link(self, group: Group, link: Link) -> None:
        """Which table a connection looks at first, and as whom: on a shared device as nobody, until somebody says."""
        newest = group.newest()
        if link.table:
            group.tables[link.table].links.discard(link)
        link.table, link.face = "", None
        if link.role == "member":
            for id in newest:
                mine = [i for i, h in enumerate(group.tables[id].played.holders) if h.member == link.member]
                if mine:
                    link.table, link.face = id, mine[0] if len(mine) == 1 else None
                    return
        if newest and link.role != "member":
            link.table = newest[0]

    async def look(self, group: Group, link: Link) -> None:
        if link.table:
            table = group.tables[link.table]
            await table.ask(lambda: table.look(link))

    def leave(self, link: Link) -> None:
        """A connection ended, for whatever reason."""
        group = self.groups.get(link.group)
        if group is not None:
            group.links.discard(link)
            if link.table in group.tables:
                group.tables[link.table].links.discard(link)
            group.idle_since = self.now()
            self.show_soon(group)

    def drop_links(self, group: Group, code: str, which: Callable[[Link], bool]) -> None:
        for link in tuple(group.links):
            if which(link):
                link.transport.close(code)
                self.leave(link)

    # ---- messages --------------------------------------------------------------------------------------------------

    async def say(self, link: Link, message: Any) -> None:
        """One message of a connection that has said hello. Refusals are told; nothing is raised."""
        n: str = getattr(message, "n", "")
        try:
            await self.do(link, message)
        except Illegal as error:
            link.refuse(n, error)

    async def do(self, link: Link, message: Any) -> None:
        kind: str = message.__struct_config__.tag
        roles = RIGHTS.get(kind, frozenset())
        if not (link.role in roles or (link.hosts and "host" in roles)):
            raise Illegal("not_allowed", what=kind)
        group = self.groups.get(link.group)
        if group is None:
            raise Illegal("token_unknown")
        table = self.table_of(group, link, message)
        if isinstance(message, wire.Act | wire.Back | wire.Agree):
            assert table is not None
            table.put(message, link)
        elif isinstance(message, wire.Ping):
            link.tell(wire.Pong({link.table: group.tables[link.table].shown.v} if link.table else {}))
        elif isinstance(message, wire.Face | wire.Watch | wire.History):
            assert table is not None
            await self.turn(link, message, group, table)
        else:
            async with group.lock:
                await self.command(group, link, message, table)

    def table_of(self, group: Group, link: Link, message: Any) -> LiveTable | None:
        """The table a message is about, if the sender has any business there."""
        id: str | None = getattr(message, "table", None)
        if id is None:
            return None
        table = group.tables.get(id)
        if table is None:
            raise Illegal("no_such_table")
        if link.role == "member" and not link.hosts and not any(h.member == link.member for h in table.played.holders):
            raise Illegal("no_such_table")
        return table

    async def turn(self, link: Link, message: Any, group: Group, table: LiveTable) -> None:
        """Look at another table, or as another seat of the own device."""
        if isinstance(message, wire.History):
            link.tell(await table.ask(lambda: table.story(link)))
            return
        if isinstance(message, wire.Face):
            seat = message.seat
            if seat is not None and not (
                0 <= seat < len(table.played.holders) and table.played.holders[seat].member == link.member
            ):
                raise Illegal("not_your_seat", seat=seat)
            link.face = seat
        if link.table != table.id and link.table in group.tables:
            group.tables[link.table].links.discard(link)
        link.table = table.id
        await self.look(group, link)

    async def command(self, group: Group, link: Link, message: Any, table: LiveTable | None) -> None:
        """What only a host may do."""
        body = group.body
        key: str | None = None
        if isinstance(message, wire.Start):
            if body.started:
                raise Illegal("already_started")
            await self.deal(group)
        elif isinstance(message, wire.Rematch):
            await self.deal(group)
        elif isinstance(message, wire.Lock):
            await self.change(group, structs.replace(body, locked=message.on))
        elif isinstance(message, wire.Approve):
            await self.change(group, body.with_member(structs.replace(body.member(message.member), approved=True)))
        elif isinstance(message, wire.Rename):
            await self.rename(group, message)
        elif isinstance(message, wire.Remove):
            await self.remove(group, message.member)
        elif isinstance(message, wire.LetBack):
            key = keys.code(self.entropy, keys.KEY)
            dead = keys.hashed(keys.token(self.entropy, group.id, "x"))
            member = structs.replace(body.member(message.member), key=keys.hashed(key), token=dead)
            await self.change(group, body.with_member(member))
            self.drop_links(group, "replaced", lambda other: other.member == message.member)
        elif isinstance(message, wire.Pause):
            await self.pause(group, message.on)
        elif isinstance(message, wire.CloseRound):
            assert table is not None
            await table.ask(table.idle_answers)
        else:
            assert isinstance(message, wire.Delete)
            if keys.tidy_code(message.code) != group.code:
                raise Illegal("wrong_code")
            link.tell(wire.Ok(message.n))
            await self.erase(group.id)
            return
        link.tell(wire.Ok(message.n, key=key))

    async def rename(self, group: Group, message: wire.Rename) -> None:
        name = keys.read_name(message.name)
        member = group.body.member(message.member)
        if name != member.name and name in group.body.names_taken():
            raise Illegal("name_taken", name=name)
        await self.change(group, group.body.with_member(structs.replace(member, name=name)))

    async def remove(self, group: Group, id: int) -> None:
        """Out, with the token dead; a bot goes on with the seats in running games."""
        member = structs.replace(group.body.member(id), removed=True)
        await self.change(group, group.body.with_member(member))
        self.drop_links(group, "removed", lambda link: link.member == id)
        for table in group.tables.values():
            holders = table.played.holders
            if not table.shown.over and any(holder.member == id for holder in holders):
                bots = [Holder(bot=group.body.fill) if holder.member == id else holder for holder in holders]
                table.put(bots)

    async def pause(self, group: Group, on: bool) -> None:
        await self.change(group, structs.replace(group.body, paused=on))
        for id in group.newest():
            table = group.tables[id]
            table.paused = on

            def tell(table: LiveTable = table) -> None:
                table.tell([])

            await table.ask(tell)

    async def erase(self, id: str) -> None:
        """Everything of a group, for good."""
        group = self.groups.pop(id, None)
        if group is not None:
            self.drop_links(group, "deleted", lambda link: True)
            await asyncio.gather(*(table.sleep() for table in group.tables.values()))
        await self.store.commit(Batch(erase=[id]))

    # ---- pictures of the lobby -------------------------------------------------------------------------------------

    def show_soon(self, group: Group) -> None:
        if not group.picture_due and group.links:
            group.picture_due = True
            asyncio.get_running_loop().call_later(LOBBY_PACE, self.show_all, group)

    def show_all(self, group: Group) -> None:
        group.picture_due = False
        for link in tuple(group.links):
            self.show(group, link)

    def show(self, group: Group, link: Link) -> None:
        """Members see themselves and their own table; host and wall see everybody."""
        body = group.body
        here = {other.member for other in group.links}
        whole = link.role in ("host", "wall") or body.kind == "table"
        members = [
            wire.MemberInfo(m.id, m.name, m.seats, m.approved, m.id in here, m.watching)
            for m in body.members
            if not m.removed and (whole or m.id == link.member)
        ]
        shown = group.newest() if whole or link.role == "watcher" else [link.table] if link.table else []
        link.tell(
            wire.Group(
                group.id, group.code, body.kind, body.room, body.lang, body.options, body.dice, link.role, link.member,
                body.locked, body.paused, body.started, members, [self.table_info(group, id, here) for id in shown],
            )
        )  # fmt: skip

    def table_info(self, group: Group, id: str, here: set[int | None]) -> wire.TableInfo:
        table = group.tables[id]
        names = {member.id: member.name for member in group.body.members}
        seats = [
            wire.SeatInfo(
                holder.name or (names.get(holder.member, "") if holder.member is not None else ""),
                holder.member,
                holder.bot,
                holder.member is not None and holder.member in here,
            )
            for holder in table.played.holders
        ]
        shown = table.shown
        return wire.TableInfo(id, group.numbers[id] % 100 + 1, seats, shown.v, shown.over, shown.waiting)

    # ---- what HTTP asks for ----------------------------------------------------------------------------------------

    async def known(self, token: str) -> tuple[Group, Link]:
        """The group and the rights behind a token, for a request without a connection."""
        link = Link(Nowhere())
        id, _, rest = token.partition(".")
        try:
            group = await self.wake_group(id)
        except Illegal:
            raise Illegal("token_unknown") from None
        self.know(link, group, rest.partition(".")[0], token)
        link.group = id
        return group, link

    async def record(self, token: str, table_id: str) -> str:
        """A game as text: for its players, and for everybody of the group once it is over."""
        group, _ = await self.known(token)
        table = await self.table_awake(group, table_id)
        if not table.shown.over:
            raise Illegal("not_over_yet")
        return str(await table.ask(table.record))

    async def results(self, token: str) -> list[wire.ResultRow]:
        """Host: everybody's result at the tables of the present deal."""
        group, link = await self.known(token)
        if link.role != "host":
            raise Illegal("not_allowed", what="results")
        found: list[wire.ResultRow] = []
        for id in group.newest():
            table = await self.table_awake(group, id)
            found += await table.ask(lambda table=table, id=id: self.table_results(group, id, table))  # type: ignore[misc]
        return found

    def table_results(self, group: Group, id: str, table: LiveTable) -> list[wire.ResultRow]:
        info = self.table_info(group, id, set())
        outcome = table.played.room.rules.outcome(table.played.state)
        return [
            wire.ResultRow(info.number, seat + 1, sitting.name, sitting.bot, False)
            if outcome is None
            else wire.ResultRow(
                info.number, seat + 1, sitting.name, sitting.bot, True,
                outcome.places[seat], outcome.scores[seat], outcome.awards[seat], outcome.reason,
            )
            for seat, sitting in enumerate(info.seats)
        ]  # fmt: skip

    # ---- tidying ---------------------------------------------------------------------------------------------------

    async def tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(600)
            try:
                await self.tidy()
            except Exception:
                logger.exception("tidying failed")

    async def tidy(self) -> None:
        """Erase what nobody has touched for 30 days; let groups without connections leave memory."""
        for id in await self.store.stale(self.now() - DAYS_KEPT * 86400):
            await self.erase(id)
        for group in list(self.groups.values()):
            if not group.links and self.now() - group.idle_since > 600:
                del self.groups[group.id]
                await asyncio.gather(*(table.sleep() for table in group.tables.values()))


class Nowhere:
    """The transport of a request: nobody listens."""

    def send(self, data: bytes) -> None:
        pass

    def close(self, code: str) -> None:
        pass
