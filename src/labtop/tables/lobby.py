"""The lobby: people open a group, join it and return to it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from msgspec import structs

from labtop.bots.base import bot
from labtop.engine.core import Illegal
from labtop.engine.registry import Room, room
from labtop.learning.introductions import Lesson, lesson
from labtop.tables import keys
from labtop.tables.admission import Admission, check_finished
from labtop.tables.aids import AidWorkers
from labtop.tables.dealer import Dealer
from labtop.tables.group import Group
from labtop.tables.nicknames import Nicknames
from labtop.tables.people import GroupBody, Member, name_of
from labtop.tables.requests import Create, Entry, Join, PlayOn, Reenter
from labtop.tables.residency import Residency

MOST_MEMBERS: Final = 150


class Lobby:
    """All ways into a group."""

    def __init__(
        self,
        residency: Residency,
        admission: Admission,
        dealer: Dealer,
        aids: AidWorkers,
        nicknames: Nicknames,
        entropy: keys.Entropy,
    ) -> None:
        self.residency = residency
        self.admission = admission
        self.dealer = dealer
        self.aids = aids
        self.nicknames = nicknames
        self.entropy = entropy

    # ---- opening ---------------------------------------------------------------------------------------------------

    async def create(self, wish: Create) -> Entry:
        if wish.play_on is not None:
            return await self.play_on(wish, wish.play_on)
        played = room(wish.room)
        taught = lesson(played) if wish.introduction else None
        if taught is not None:
            wish = introducing(wish, taught)
        options = await self.read_options(played, wish)
        group, entry = await self.new_group(wish, options)
        body = group.body
        if wish.kind == "table" and wish.seats_here:
            named = structs.replace(body, own_names=True, approve=False)
            names = [keys.read_name(name) for name in wish.names]
            member, token, key = self.new_member(group, named, wish.name, wish.seats_here, False, names)
            body = structs.replace(body.with_member(member), opener=member.id)
            entry = structs.replace(entry, token=token, key=key, member=member.id, name=member.name)
        if wish.start:
            await self.dealer.deal(group, body, taught)
        else:
            await self.residency.change(group, body)
        self.residency.groups[group.id] = group
        return entry

    async def read_options(self, played: Room, wish: Create) -> Any:
        """The room's options, with seats, dice and levels judged."""
        played.check_dice(wish.dice)
        # Judging a typed molecule takes a moment, so it is done outside the loop. The result is cached.
        given = await self.aids.read_structures(played, wish.options)
        options = await asyncio.to_thread(played.read_options, given)
        for level in [*wish.bots, wish.fill]:
            self.check_level(played, level)
        most = played.seats(options)[1]
        if wish.per_table is not None:
            played.check_seats(options, wish.per_table)
        if wish.seats_here + len(wish.bots) > most:
            raise Illegal("seats_out_of_range", seats=wish.seats_here + len(wish.bots), fewest=1, most=most)
        return options

    async def new_group(self, wish: Create, options: Any) -> tuple[Group, Entry]:
        """A group that is not written yet, and the entry for its host."""
        id = self.entropy(8).hex()
        code = await self.fresh_code(keys.CLASS_CODE if wish.kind == "class" else keys.TABLE_CODE)
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
        entry = Entry(id, code, wish.kind, wish.room, host, host_key, None, None, host, host_key, wall)
        return Group(id, code, body, self.residency.now), entry

    async def play_on(self, wish: Create, point: PlayOn) -> Entry:
        """A new table at a position of a finished game, for one person and bots.

        The dice continue as in that game, unless another table of its deal is still playing with them.
        """
        old_group, link = await self.admission.known(point.token)
        table = await self.residency.table(old_group, point.table)
        check_finished(old_group, link, table)
        old = table.log
        if point.seat >= old.body.seats:
            raise Illegal("no_such_seat", seat=point.seat)
        if point.move >= len(old.game.moves):
            raise Illegal("no_such_move", move=point.move, most=len(old.game.moves) - 1)
        self.check_level(old.room, wish.fill)
        plain = structs.replace(
            wish, play_on=None, start=False, kind="table", room=old.body.room, options=old.body.options, bots=[],
            seats_here=1, per_table=None, dice="table",
        )  # fmt: skip
        entry = await self.create(plain)
        seed_is_known = old_group.is_over() or point.table not in old_group.newest()
        same_dice = old.body.dice == "table" and seed_is_known
        await self.dealer.play_on(
            self.residency.groups[entry.group], old, point.seat, point.move, wish.fill, same_dice
        )  # fmt: skip
        return entry

    def check_level(self, played: Room, level: str) -> None:
        """Refuses a level unless the room has it or it is an own bot of the operator."""
        if level not in self.residency.bot_settings.own:
            bot(played, level)

    async def fresh_code(self, length: int) -> str:
        while True:
            code = keys.code(self.entropy, length)
            if await self.residency.store.group_by_code(code) is None:
                return code

    def new_member(
        self, group: Group, body: GroupBody, name: str | None, seats: int, watching: bool, names: list[str]
    ) -> tuple[Member, str, str]:
        """A member, the token and the key."""
        number = len(body.members)
        token = keys.token(self.entropy, group.id, str(number))
        key = keys.code(self.entropy, keys.KEY)
        called = name_of(body, name, self.nicknames)
        member = Member(
            number, called, keys.hashed(token), keys.hashed(key), names, seats, not body.approve, False, watching
        )
        return member, token, key

    # ---- joining and coming back -----------------------------------------------------------------------------------

    async def join(self, wish: Join) -> Entry:
        group = await self.residency.group_by_code(wish.code)
        async with group.lock:
            body = group.body
            if body.locked:
                raise Illegal("lobby_locked")
            here = sum(not member.removed for member in body.members)
            # Spectators and people who wait to be let in count too.
            if len(body.players()) >= MOST_MEMBERS or here >= 2 * MOST_MEMBERS:
                raise Illegal("group_full", most=MOST_MEMBERS)
            if not wish.watch:
                check_room_for(body, wish.seats_here)
            member, token, key = self.new_member(group, body, wish.name, wish.seats_here, wish.watch, [])
            await self.residency.change(group, body.with_member(member))
        return Entry(group.id, group.code, body.kind, body.room, token, key, member.id, member.name)

    async def come_back(self, wish: Reenter) -> Entry:
        """Return with the personal key: a new token; the old one becomes invalid."""
        group = await self.residency.group_by_code(wish.code)
        key = keys.tidy_code(wish.key)
        async with group.lock:
            if keys.same(key, group.body.host_key):
                return await self.host_comes_back(group, key)
            body = group.body
            back = next((m for m in body.members if not m.removed and keys.same(key, m.key)), None)
            if back is None:
                raise Illegal("key_unknown")
            token = keys.token(self.entropy, group.id, str(back.id))
            entry = Entry(group.id, group.code, body.kind, body.room, token, key, back.id, back.name)
            body = body.with_member(structs.replace(back, token=keys.hashed(token)))
            await self.residency.change(group, body)
            group.disconnect("replaced", lambda link: link.member == back.id)
            # The person who opened a table has one key, for the seat and as host; other devices keep their tokens.
            return structs.replace(entry, host=token) if back.id == body.opener else entry

    async def host_comes_back(self, group: Group, key: str) -> Entry:
        body = group.body
        token, wall = keys.token(self.entropy, group.id, "h"), keys.token(self.entropy, group.id, "w")
        await self.residency.change(group, structs.replace(body, host=keys.hashed(token), wall=keys.hashed(wall)))
        group.disconnect("replaced", lambda link: link.role in ("host", "wall"))
        for link in group.links:  # devices of a player who was also the host keep their seat
            link.hosts = False
        group.show_soon()
        return Entry(group.id, group.code, body.kind, body.room, token, key, None, None, token, key, wall)


def introducing(wish: Create, taught: Lesson) -> Create:
    """An introduction has options and seats of its own, and starts at once."""
    return structs.replace(
        wish, kind="table", options=taught.options, bots=[taught.bots] * (taught.seats - 1), seats_here=1,
        per_table=None, dice="table", deal=None, start=True,
    )  # fmt: skip


def check_room_for(body: GroupBody, seats: int) -> None:
    """Refuses a person for whom there can be no seat."""
    if body.kind == "class" and body.per_table is not None:
        return
    played = room(body.room)
    most = played.seats(played.read_options(body.options))[1]
    held = sum(member.seats for member in body.players()) + len(body.bots)
    if held + seats > most:
        raise Illegal("group_full", most=most)
