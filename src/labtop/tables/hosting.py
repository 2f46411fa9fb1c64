"""What only a host or teacher may do. Each command is written before it is answered, and counts once for its id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from labtop.engine.core import Illegal
from labtop.tables import keys
from labtop.tables import protocol as wire
from labtop.tables.group import Group
from labtop.tables.link import Link
from labtop.tables.people import GroupBody
from labtop.tables.playing import CloseFor
from labtop.tables.table import LiveTable

if TYPE_CHECKING:
    from labtop.tables.house import House

REMEMBERED: Final = 50
"""Commands of a host whose ids are kept: a resent one is answered, not done again."""


async def command(house: House, group: Group, link: Link, message: Any, table: LiveTable | None) -> None:
    """Under the group's lock."""
    n: str = message.n
    if n in group.body.done:
        if isinstance(message, wire.LetBack) and n not in group.keys_told:
            raise Illegal("key_not_kept")  # only its hash outlives a restart: another command makes another key
        link.tell(wire.Ok(n, key=group.keys_told.get(n)))
        return
    if isinstance(message, wire.CloseRound):
        assert table is not None
        await table.finish(CloseFor(n))
        await house.change(group, remembering(group.body, n))  # also where nobody was late: the next round is another
    elif isinstance(message, wire.Delete):
        if keys.tidy_code(message.code) != group.code:
            raise Illegal("wrong_code")
        await house.erase(group.id, but=link)
    elif isinstance(message, wire.Start | wire.Rematch):
        await deal(house, group, message)
    else:
        await house.change(group, remembering(changed(house, group, message), n))
        await follow_up(house, group, message)
    link.tell(wire.Ok(n, key=group.keys_told.get(n)))


def remembering(body: GroupBody, n: str) -> GroupBody:
    return structs.replace(body, done=[*body.done[-REMEMBERED + 1 :], n])


async def deal(house: House, group: Group, message: wire.Start | wire.Rematch) -> None:
    if isinstance(message, wire.Start):
        if group.body.started:
            raise Illegal("already_started")
    elif not (message.abandon or group.is_over()):
        raise Illegal("not_over_yet")
    await house.deal(group, remembering(group.body, message.n))


def changed(house: House, group: Group, message: Any) -> GroupBody:
    """The group as it will be."""
    body = group.body
    if isinstance(message, wire.Lock):
        return structs.replace(body, locked=message.on)
    if isinstance(message, wire.Pause):
        return rested(body, message.on, house.now())
    member = body.member(message.member)
    if isinstance(message, wire.Approve):
        return body.with_member(structs.replace(member, approved=True))
    if isinstance(message, wire.Rename):
        name = keys.read_name(message.name)
        if name != member.name and name in body.names_taken():
            raise Illegal("name_taken", name=name)
        return body.with_member(structs.replace(member, name=name))
    if isinstance(message, wire.Remove):
        return body.with_member(structs.replace(member, removed=True))
    assert isinstance(message, wire.LetBack)
    key = keys.code(house.entropy, keys.KEY)
    group.keys_told[message.n] = key
    dead = keys.hashed(keys.token(house.entropy, group.id, "x"))
    return body.with_member(structs.replace(member, key=keys.hashed(key), token=dead))


async def follow_up(house: House, group: Group, message: Any) -> None:
    """What a change means for connections and tables, once it is on disk."""
    if isinstance(message, wire.LetBack):
        house.drop_links(group, "replaced", lambda link: link.member == message.member)
    elif isinstance(message, wire.Remove):
        house.drop_links(group, "removed", lambda link: link.member == message.member)
        for table in group.tables.values():
            table.gone[message.member] = group.body.fill
            table.nudge()
    elif isinstance(message, wire.Approve):
        for link in tuple(group.links):
            if link.member == message.member and group.body.members[message.member].watching:
                link.role = "watcher"
                house.seat_link(group, link)
                await house.look(group, link)
    elif isinstance(message, wire.Pause):
        for id in group.newest():
            await rest(group.tables[id], message.on)


def rested(body: GroupBody, on: bool, now: float) -> GroupBody:
    """Paused, or going on; how long it lasted stays known when everybody has gone, or the server has."""
    if on == body.paused:
        return body
    if on:
        return structs.replace(body, paused=True, paused_at=now)
    return structs.replace(body, paused=False, rested=body.rested + (now - body.paused_at if body.paused_at else 0.0))


async def rest(table: LiveTable, on: bool) -> None:
    def tell() -> None:
        table.pause(on)
        table.tell([])

    await table.ask(tell)
