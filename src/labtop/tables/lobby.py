"""The lobby: people open a group, join it and return to it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import structs

from labtop.bots.base import bot
from labtop.engine.core import Illegal
from labtop.engine.registry import Room, room
from labtop.learning.introductions import Lesson, lesson
from labtop.tables import keys
from labtop.tables.admission import Admission, check_finished
from labtop.tables.codes import Codes
from labtop.tables.commands import CallMe
from labtop.tables.dealer import Dealer
from labtop.tables.foreign_texts import ForeignTexts
from labtop.tables.group import Group
from labtop.tables.link import Link
from labtop.tables.messages import Ok
from labtop.tables.nicknames import Nicknames
from labtop.tables.occupancy import Use
from labtop.tables.people import GroupBody, Member, name_of
from labtop.tables.requests import Create, Doorway, Entry, Join, Look, PlayOn, Reenter
from labtop.tables.residency import Residency

OFFERED: Final = 12
"""Nicknames that somebody at the door may choose from."""


class Lobby:
    """All ways into a group."""

    def __init__(
        self,
        residency: Residency,
        admission: Admission,
        dealer: Dealer,
        foreign_texts: ForeignTexts,
        nicknames: Nicknames,
        codes: Codes,
        entropy: keys.Entropy,
    ) -> None:
        self.residency = residency
        self.admission = admission
        self.dealer = dealer
        self.foreign_texts = foreign_texts
        self.nicknames = nicknames
        self.codes = codes
        self.entropy = entropy

    # ---- opening ---------------------------------------------------------------------------------------------------

    async def create(self, wish: Create, source: str = "") -> Entry:
        """A new group, with its game begun if that is wanted. `source`: where the wish comes from."""
        with self.residency.occupancy.taking(source, Use(groups=1, members=1)):
            if wish.play_on is not None:
                return await self.play_on(wish, wish.play_on, source)
            return await self.read_and_open(wish, source)

    async def read_and_open(self, wish: Create, source: str) -> Entry:
        played = room(wish.room)
        taught = lesson(played) if wish.introduction else None
        if taught is not None:
            wish = introducing(wish, taught)
        played.check_dice(wish.dice)
        options = await self.foreign_texts.options(played, wish.options, source)
        return await self.open(wish, options, source, taught)

    async def open(self, wish: Create, options: Any, source: str, taught: Lesson | None = None) -> Entry:
        """A group with these options, which have been judged."""
        self.check_seating(room(wish.room), wish, options)
        group, entry = await self.new_group(wish, options, source)
        body = group.body
        if wish.kind == "table" and wish.seats_here:
            named = structs.replace(body, own_names=True, approve=False)
            names = [keys.read_name(name) for name in wish.names]
            member, token, key = self.new_member(group, named, wish, self.entropy)
            body = structs.replace(body.with_member(structs.replace(member, names=names)), opener=member.id)
            entry = structs.replace(entry, token=token, key=key, member=member.id, name=member.name)
        if wish.start:
            await self.dealer.deal(group, body, taught)
        else:
            await self.residency.change(group, body)
        self.residency.groups[group.id] = group
        return entry

    def check_seating(self, played: Room, wish: Create, options: Any) -> None:
        """Refuses levels of bots and numbers of seats that these options do not have."""
        for level in [*wish.bots, wish.fill]:
            self.check_level(played, level)
        most = played.seats(options)[1]
        if wish.per_table is not None:
            played.check_seats(options, wish.per_table)
        if wish.seats_here + len(wish.bots) > most:
            raise Illegal("seats_out_of_range", seats=wish.seats_here + len(wish.bots), fewest=1, most=most)

    async def new_group(self, wish: Create, options: Any, source: str) -> tuple[Group, Entry]:
        """A group that is not written yet, and the entry for its host."""
        id = self.entropy(8).hex()
        code = await self.fresh_code(wish.kind)
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
            title=keys.read_line(wish.title),
            seconds=wish.seconds if wish.kind == "class" else 0,
        )
        entry = Entry(id, code, wish.kind, wish.room, host, host_key, None, None, host, host_key, wall)
        return Group(id, code, body, self.residency.times, source), entry

    async def play_on(self, wish: Create, point: PlayOn, source: str) -> Entry:
        """A new table at a position of a finished game, for one person and bots.

        The dice continue as in that game, unless another table of its deal is still playing with them.
        """
        old_group, link = await self.admission.known(point.token, source)
        table = await self.residency.table(old_group, point.table)
        check_finished(old_group, link, table)
        old = table.log
        if point.seat >= old.body.seats:
            raise Illegal("no_such_seat", seat=point.seat)
        if point.move >= len(old.game.moves):
            raise Illegal("no_such_move", move=point.move, most=len(old.game.moves) - 1)
        self.check_level(old.room, wish.fill)
        plain = structs.replace(
            wish, play_on=None, start=False, kind="table", room=old.body.room, bots=[],
            seats_here=1, per_table=None, dice="table",
        )  # fmt: skip
        entry = await self.open(plain, old.options, source)
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

    async def fresh_code(self, kind: str) -> str:
        store = self.residency.store

        async def known(code: str) -> bool:
            return await store.group_by_code(code) is not None

        return await self.codes.fresh(kind, [group.code for group in self.residency.groups.values()], known)

    def new_member(
        self, group: Group, body: GroupBody, wish: Create | Join, entropy: keys.Entropy
    ) -> tuple[Member, str, str]:
        """A member, the token and the key."""
        number = len(body.members)
        token, key = credentials(group, number, entropy)
        lang = wish.lang or body.lang
        called = name_of(body, wish.name, lang, self.nicknames)
        member = Member(
            number, called, keys.hashed(token), keys.hashed(key), seats=wish.seats_here, approved=not body.approve,
            unnamed=self.nicknames.knows(called),
        )  # fmt: skip
        return member, token, key

    # ---- joining and coming back -----------------------------------------------------------------------------------

    async def look(self, wish: Look, source: str = "") -> Doorway:
        """What stands at the door of a group, for somebody who has its code and has not joined."""
        group = await self.residency.group_by_code(wish.code, source)
        body = group.body
        taken = body.names_taken()
        return Doorway(
            group.code, body.kind, body.room, body.own_names, body.locked, body.approve, body.started,
            body.started and group.is_over(), sum(member.seats for member in body.players()),
            self.nicknames.offered(wish.lang or body.lang, taken, OFFERED),
        )  # fmt: skip

    async def call_me(self, group: Group, link: Link, message: CallMe) -> None:
        """Another name, until the game starts: an own one where people choose them, else one that was offered."""
        async with group.lock:
            body = group.body
            member = body.member(-1 if link.member is None else link.member)
            if message.name != member.name:
                if body.started:
                    raise Illegal("already_started")
                if not (body.own_names or self.nicknames.knows(message.name)):
                    raise Illegal("nicknames_only")
                name = keys.read_name(message.name)
                if name in body.names_taken():
                    raise Illegal("name_taken", name=name)
                called = structs.replace(member, name=name, unnamed=self.nicknames.knows(name))
                await self.residency.change(group, body.with_member(called))
        link.tell(Ok(message.n))

    async def join(self, wish: Join, source: str = "") -> Entry:
        """A new member. A join with an id that was sent before gives the seat it gave then, whatever happened since."""
        group = await self.residency.group_by_code(wish.code, source)
        id = "" if wish.n is None else keys.hashed(f"{group.id} {wish.n}")
        entropy = self.entropy if wish.n is None else keys.drawn_from(wish.n, group.id)
        async with group.lock:
            body = group.body
            before = body.joined_with(id) if id else None
            if before is not None:
                return entry_again(group, before, entropy)
            if body.locked:
                raise Illegal("lobby_locked")
            self.residency.occupancy.check_member(group, body, source)
            if not wish.watch:
                check_room_for(body, wish.seats_here)
            member, token, key = self.new_member(group, body, wish, entropy)
            member = structs.replace(member, watching=wish.watch, untaken=True, joined=id)
            await self.residency.change(group, body.with_member(member))
            group.sources[member.id] = source
        return entry_of(group, member, token, key)

    async def come_back(self, wish: Reenter, source: str = "") -> Entry:
        """Return with the personal key: a new token; the old one becomes invalid."""
        group = await self.residency.group_by_code(wish.code, source)
        key = keys.tidy_code(wish.key)
        async with group.lock:
            if keys.same(key, group.body.host_key):
                return await self.host_comes_back(group, key)
            body = group.body
            back = next((m for m in body.members if not m.removed and keys.same(key, m.key)), None)
            if back is None:
                raise Illegal("key_unknown")
            token = keys.token(self.entropy, group.id, str(back.id))
            entry = entry_of(group, back, token, key)
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


def credentials(group: Group, number: int, entropy: keys.Entropy) -> tuple[str, str]:
    """The token and the key of a member."""
    return keys.token(entropy, group.id, str(number)), keys.code(entropy, keys.KEY)


def entry_of(group: Group, member: Member, token: str, key: str) -> Entry:
    return Entry(group.id, group.code, group.body.kind, group.body.room, token, key, member.id, member.name)


def entry_again(group: Group, member: Member, entropy: keys.Entropy) -> Entry:
    """The answer to a join that is sent again, unless the seat has been given to another device since."""
    token, key = credentials(group, member.id, entropy)
    if not (keys.same(token, member.token) and keys.same(key, member.key)):
        raise Illegal("join_used")
    return entry_of(group, member, token, key)


def check_room_for(body: GroupBody, seats: int) -> None:
    """Refuses a person for whom there can be no seat."""
    if body.kind == "class" and body.per_table is not None:
        return
    played = room(body.room)
    most = played.seats(played.known_options(body.options))[1]
    held = sum(member.seats for member in body.players()) + len(body.bots)
    if held + seats > most:
        raise Illegal("group_full", most=most)
