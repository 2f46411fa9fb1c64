"""Commands of a host or teacher. Each is written before it is answered, and carried out once for its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import structs

from labtop.engine.core import Illegal
from labtop.tables import commands, keys
from labtop.tables.dealer import Dealer
from labtop.tables.group import Group
from labtop.tables.inbox import IdleRound
from labtop.tables.link import Link
from labtop.tables.messages import Ok
from labtop.tables.people import GroupBody
from labtop.tables.residency import Residency

REMEMBERED: Final = 50
"""How many ids of host commands are kept: a resent command is answered, but not carried out again."""

Run = Callable[["Hosting", Group, Link, Any], Awaitable[None]]


class Hosting:
    """The commands of a host, one method each."""

    def __init__(self, residency: Residency, dealer: Dealer, entropy: keys.Entropy) -> None:
        self.residency = residency
        self.dealer = dealer
        self.entropy = entropy

    async def run(self, command: Run, group: Group, link: Link, message: Any) -> None:
        """One command at a time in each group; `ok` when it is on disk."""
        async with group.lock:
            n: str = message.n
            if n not in group.body.done:
                await command(self, group, link, message)
            elif isinstance(message, commands.LetBack) and n not in group.new_keys:
                raise Illegal("key_not_kept")  # after a restart only its hash is known; a new command makes a new key
            link.tell(Ok(n, key=group.new_keys.get(n)))

    async def change(self, group: Group, body: GroupBody, n: str) -> None:
        await self.residency.change(group, remembering(body, n))

    # ---- the deal --------------------------------------------------------------------------------------------------

    async def start(self, group: Group, _link: Link, message: commands.Start) -> None:
        if group.body.started:
            raise Illegal("already_started")
        await self.dealer.deal(group, remembering(group.body, message.n))

    async def rematch(self, group: Group, _link: Link, message: commands.Rematch) -> None:
        if not (message.abandon or group.is_over()):
            raise Illegal("not_over_yet")
        await self.dealer.deal(group, remembering(group.body, message.n))

    async def close_round(self, group: Group, _link: Link, message: commands.CloseRound) -> None:
        if message.table not in group.numbers:
            raise Illegal("no_such_table")
        table = await self.residency.table(group, message.table)
        await table.finish(IdleRound(message.n))
        await self.change(group, group.body, message.n)  # in any case: resent, it must not close the next round

    async def pause(self, group: Group, _link: Link, message: commands.Pause) -> None:
        await self.change(group, paused(group.body, message.on, self.residency.now()), message.n)
        for id in group.newest():
            await group.tables[id].pause(message.on)

    # ---- people ----------------------------------------------------------------------------------------------------

    async def lock(self, group: Group, _link: Link, message: commands.Lock) -> None:
        await self.change(group, structs.replace(group.body, locked=message.on), message.n)

    async def approve(self, group: Group, _link: Link, message: commands.Approve) -> None:
        member = structs.replace(group.body.member(message.member), approved=True)
        await self.change(group, group.body.with_member(member), message.n)
        for link in tuple(group.links):
            if link.member == message.member and member.watching:
                link.role = "watcher"
                group.seat(link)
                await group.look(link)

    async def rename(self, group: Group, _link: Link, message: commands.Rename) -> None:
        body = group.body
        member = body.member(message.member)
        name = keys.read_name(message.name)
        if name != member.name and name in body.names_taken():
            raise Illegal("name_taken", name=name)
        await self.change(group, body.with_member(structs.replace(member, name=name)), message.n)

    async def remove(self, group: Group, _link: Link, message: commands.Remove) -> None:
        member = structs.replace(group.body.member(message.member), removed=True)
        await self.change(group, group.body.with_member(member), message.n)
        group.disconnect("removed", lambda link: link.member == message.member)
        for table in group.tables.values():
            table.remove(message.member, group.body.fill)

    async def let_back(self, group: Group, _link: Link, message: commands.LetBack) -> None:
        """A new key for a member; the old token becomes invalid."""
        member = group.body.member(message.member)
        key = keys.code(self.entropy, keys.KEY)
        group.new_keys[message.n] = key
        dead = keys.hashed(keys.token(self.entropy, group.id, "x"))
        member = structs.replace(member, key=keys.hashed(key), token=dead)
        await self.change(group, group.body.with_member(member), message.n)
        group.disconnect("replaced", lambda link: link.member == message.member)

    async def delete(self, group: Group, link: Link, message: commands.Delete) -> None:
        if keys.tidy_code(message.code) != group.code:
            raise Illegal("wrong_code")
        await self.residency.erase(group.id, but=link)


def remembering(body: GroupBody, n: str) -> GroupBody:
    return structs.replace(body, done=[*body.done[-REMEMBERED + 1 :], n])


def paused(body: GroupBody, on: bool, now: float) -> GroupBody:
    """The body with the pause begun or ended; its length is stored, so that it survives a restart."""
    if on == body.paused:
        return body
    if on:
        return structs.replace(body, paused=True, paused_at=now)
    return structs.replace(body, paused=False, rested=body.rested + (now - body.paused_at if body.paused_at else 0.0))
