"""Coming in: groups are opened, joined and come back to, seats are dealt, and connections find theirs."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Raw, structs

from labtop.bots.base import bot
from labtop.engine import codec
from labtop.engine.core import Illegal
from labtop.engine.registry import Room, room
from labtop.learning.introductions import Lesson, lesson
from labtop.stores.base import TableRow
from labtop.tables import keys
from labtop.tables import protocol as wire
from labtop.tables.group import Group
from labtop.tables.keeping import Keeping
from labtop.tables.link import Link
from labtop.tables.log import Before, Holder, TableBody
from labtop.tables.people import GroupBody, Member, deal_tables, new_member
from labtop.tables.table import LiveTable

MOST_MEMBERS: Final = 150


class Entering(Keeping):
    # ---- creating and joining --------------------------------------------------------------------------------------

    async def create(self, wish: wire.Create) -> wire.Entry:
        if wish.play_on is not None:
            return await self.play_on(wish, wish.play_on)
        played = room(wish.room)
        taught = lesson(played) if wish.introduction else None
        if taught is not None:
            wish = structs.replace(
                wish, kind="table", options=taught.options, bots=[taught.bots] * (taught.seats - 1), seats_here=1,
                per_table=None, dice="table", deal=None, start=True,
            )  # fmt: skip
        played.check_dice(wish.dice)
        # A molecule of one's own takes a moment to judge: not in the loop. Later readings find it worked out.
        given = await self.helpers.read_structures(played, wish.options)
        options = await asyncio.to_thread(played.read_options, given)
        for level in [*wish.bots, wish.fill]:
            self.check_level(played, level)
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
            hints=wish.hints or "free",
            grace=wish.grace,
        )
        group = Group(id, code, body, self.now())
        entry = wire.Entry(id, code, wish.kind, wish.room, host, host_key, None, None, host, host_key, wall)
        if not a_class and wish.seats_here:
            named = structs.replace(body, own_names=True, approve=False)
            names = [keys.read_name(name) for name in wish.names]
            member, token, key = self.make_member(group, named, wish.name, wish.seats_here, False, names)
            body = structs.replace(body.with_member(member), opener=member.id)
            entry = structs.replace(entry, token=token, key=key, member=member.id, name=member.name)
        if wish.start:
            await self.deal(group, body, taught)
        else:
            await self.change(group, body)
        self.groups[id] = group
        return entry

    async def play_on(self, wish: wire.Create, point: wire.PlayOn) -> wire.Entry:
        """A new table at a position of a finished game, for one person and bots.

        The same dice go on falling, unless somebody of that deal still plays with them.
        """
        old_group, link = await self.known(point.token)
        old = await self.table_awake(old_group, point.table)
        self.check_told(old_group, link, old)
        told = old.played
        if point.seat >= told.body.seats:
            raise Illegal("no_such_seat", seat=point.seat)
        if point.move >= len(told.moves):
            raise Illegal("no_such_move", move=point.move, most=len(told.moves) - 1)
        self.check_level(told.room, wish.fill)
        plain = structs.replace(
            wish, play_on=None, start=False, kind="table", room=told.body.room, options=told.body.options, bots=[],
            seats_here=1, per_table=None, dice="table",
        )  # fmt: skip
        entry = await self.create(plain)
        group = self.groups[entry.group]
        told_already = old_group.is_over() or point.table not in old_group.newest()
        same_dice = told.body.dice == "table" and told_already
        seed = told.body.seed if same_dice else self.entropy(32).hex()
        plan = [Holder(member=0) if s == point.seat else Holder(bot=wish.fill) for s in range(told.body.seats)]
        holders = self.name_bots(group.body, plan)
        before = [Before(m.prompt, m.seat, m.nth, Raw(codec.encode(m.action))) for m in told.moves[: point.move]]
        made = structs.replace(
            told.body, holders=holders, seed=seed, dice="table", before=before, guide=[], from_seed=same_dice,
            chosen=told.body.chosen and same_dice,
        )  # fmt: skip
        row = TableRow(self.entropy(8).hex(), group.id, 100, codec.encode(made))
        await self.change(group, structs.replace(group.body, started=True, locked=True), [row])
        await self.wake_table(group, row)
        return entry

    def check_level(self, played: Room, level: str) -> None:
        """A level of the room, or a bot that whoever started this server brought."""
        if level not in self.own_bots:
            bot(played, level)

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
            here = sum(not member.removed for member in body.members)
            if len(body.players()) >= MOST_MEMBERS or here >= 2 * MOST_MEMBERS:  # spectators and who waits count too
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
                token, wall = keys.token(self.entropy, group.id, "h"), keys.token(self.entropy, group.id, "w")
                await self.change(group, structs.replace(body, host=keys.hashed(token), wall=keys.hashed(wall)))
                self.drop_links(group, "replaced", lambda link: link.role in ("host", "wall"))
                self.end_hosting(group)
                return wire.Entry(group.id, group.code, body.kind, body.room, token, key, None, None, token, key, wall)
            back = next((m for m in body.members if not m.removed and keys.same(key, m.key)), None)
            if back is None:
                raise Illegal("key_unknown")
            token = keys.token(self.entropy, group.id, str(back.id))
            entry = wire.Entry(group.id, group.code, body.kind, body.room, token, key, back.id, back.name)
            body = body.with_member(structs.replace(back, token=keys.hashed(token)))
            await self.change(group, body)
            self.drop_links(group, "replaced", lambda link: link.member == back.id)
            # Who opened a table has one key, for the seat and for being host; their other devices stay what they are.
            return structs.replace(entry, host=token) if back.id == body.opener else entry

    def end_hosting(self, group: Group) -> None:
        """On devices where somebody plays and was the host: the seat stays, the host is elsewhere now."""
        for link in group.links:
            link.hosts = False
        group.show_soon()

    async def deal(self, group: Group, body: GroupBody, taught: Lesson | None = None) -> None:
        """Start or rematch: new tables for whoever is there, in the same transaction as the group."""
        played = room(body.room)
        options = played.read_options(body.options)
        plans = deal_tables(body, played.seats(options)[1])
        for holders in plans:
            played.check_seats(options, len(holders))
        if len(plans) > 99:
            raise Illegal("too_many_tables", most=99)
        deal = group.deal_number() + 1
        common = self.common_seed(body, deal)
        rows = []
        for i, plan in enumerate(plans):
            holders = self.name_bots(body, plan)
            seed = common or self.entropy(32).hex()
            made = TableBody(body.room, played.version, body.options, len(holders), holders, seed, body.dice)
            made = structs.replace(made, chosen=seed == body.deal)
            if taught is not None:
                made = structs.replace(made, guide=taught.move, guide_end=taught.end, from_seed=False)
            rows.append(TableRow(self.entropy(8).hex(), group.id, 100 * deal + i, codec.encode(made)))
        begun = structs.replace(body, started=True, rested=0.0, paused_at=self.now() if body.paused else 0.0)
        await self.change(group, begun, rows)
        try:
            for row in rows:
                await self.wake_table(group, row)
        except Exception:
            self.forget(group)  # the deal is on disk: whoever comes back finds it there, whole
            raise
        links = tuple(group.links)
        for link in links:
            self.seat_link(group, link)
        # Who sits where comes before what happens there, else players would have no names; and to everybody, though a
        # picture without the tables may just have been sent.
        group.show_all(members=True)
        for link in links:
            await self.look(group, link)

    def name_bots(self, body: GroupBody, holders: list[Holder]) -> list[Holder]:
        """Bots get generated names too, none that a person of the group has."""
        taken = body.names_taken() | {holder.name for holder in holders if holder.name is not None}
        named: list[Holder] = []
        for holder in holders:
            if holder.bot is not None:
                name = keys.nickname(self.names[body.lang], taken, self.entropy)
                taken.add(name)
                named.append(structs.replace(holder, name=name))
            else:
                named.append(holder)
        return named

    def common_seed(self, body: GroupBody, deal: int) -> str | None:
        """A deal code is for the first deal: its record tells it. Later ones are common too, but nobody's to know."""
        if body.deal is None:
            return None
        return body.deal if deal == 1 else self.entropy(32).hex()

    # ---- connections -----------------------------------------------------------------------------------------------

    async def hello(self, link: Link, hello: wire.Hello) -> None:
        """Who is this? The token says where to look, its hash decides."""
        id, _, rest = hello.token.partition(".")
        who, _, _ = rest.partition(".")
        group = await self.wake_group(id)
        self.know(link, group, who, hello.token)
        opened = link.member is not None and link.member == group.body.opener and hello.host == hello.token
        link.hosts = link.role == "host" or (
            hello.host is not None and (opened or keys.same(hello.host, group.body.host))
        )
        if hello.host is not None and not link.hosts:
            raise Illegal("token_unknown")
        link.group = id
        group.links.add(link)
        self.seat_link(group, link)
        group.show(link)
        await self.look(group, link)
        group.show_soon()

    def seat_link(self, group: Group, link: Link) -> None:
        """Which table a connection looks at first, and as whom: on a shared device as nobody, until somebody says."""
        newest = group.newest()
        if link.table:
            self.unlook(group, link)
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

    def check_told(self, group: Group, link: Link, table: LiveTable) -> None:
        """Whether a game may be looked through: once it is over, and not by who is still to throw the same dice."""
        same_dice = group.body.deal is not None and table.id in group.newest() and not group.is_over()
        sat_there = link.role in ("host", "wall") or link.member in table.played.members
        if not table.shown.over or (same_dice and not sat_there):
            raise Illegal("not_over_yet")
