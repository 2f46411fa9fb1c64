"""Commands of a host or teacher. Each is written before it is answered, and carried out once for its id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import structs

from labtop.engine.core import Illegal
from labtop.engine.wire import Ask
from labtop.tables import commands, keys
from labtop.tables.announcements import check_waits, waited_for
from labtop.tables.dealer import Dealer
from labtop.tables.game_log import GameLog
from labtop.tables.group import Group
from labtop.tables.inbox import IdleRound
from labtop.tables.latecomers import Latecomers
from labtop.tables.link import Link
from labtop.tables.messages import Ok, Wall
from labtop.tables.people import GroupBody
from labtop.tables.residency import Residency
from labtop.tables.table import LiveTable
from labtop.tables.times import Times

REMEMBERED: Final = 50
"""How many ids of host commands are kept: a resent command is answered, but not carried out again."""

Run = Callable[["Hosting", Group, Link, Any], Awaitable[None]]


class Hosting:
    """The commands of a host, one method each."""

    def __init__(self, residency: Residency, dealer: Dealer, latecomers: Latecomers, entropy: keys.Entropy) -> None:
        self.residency = residency
        self.dealer = dealer
        self.latecomers = latecomers
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

    async def table(self, group: Group, id: str) -> LiveTable:
        if id not in group.numbers:
            raise Illegal("no_such_table")
        return await self.residency.table(group, id)

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
        table = await self.table(group, message.table)
        if message.wait:
            await self.announce(group, table, message, waited_for)
        else:
            await table.finish(IdleRound(message.n))
            await self.change(group, group.body, message.n)  # in any case: resent, it must not close the next round

    async def choose_for(self, group: Group, link: Link, message: commands.ChooseFor) -> None:
        check_teaches(group, link)
        table, ask = await self.table(group, message.table), message.ask
        if message.wait:
            await table.ask(lambda: check_waits(table.log, ask))
            await self.announce(group, table, message, lambda _log: [ask])
        else:
            await table.finish(IdleRound(message.n, ask))
            await self.change(group, group.body, message.n)

    async def announce(
        self,
        group: Group,
        table: LiveTable,
        message: commands.CloseRound | commands.ChooseFor,
        asks: Callable[[GameLog], list[Ask]],
    ) -> None:
        """The command counts as announced; the idle answers are lines of the log when they are given."""
        await table.ask(lambda: table.clock.announce(message.n, asks(table.log), message.wait))
        try:
            await self.change(group, group.body, message.n)
        except Illegal:
            table.clock.announced.open.pop(message.n, None)
            raise

    async def undo(self, group: Group, _link: Link, message: commands.Undo) -> None:
        table = await self.table(group, message.table)
        await table.ask(lambda: table.clock.announced.undo(message.what))
        await self.change(group, group.body, message.n)

    async def pause(self, group: Group, _link: Link, message: commands.Pause) -> None:
        times = self.residency.times
        if message.on != group.body.paused:
            await self.change(group, paused(group, message.on, times), message.n)
            group.paused_since = times.steady()
        else:
            await self.change(group, group.body, message.n)
        for id in group.newest():
            await group.tables[id].pause(message.on)

    async def set_timer(self, group: Group, _link: Link, message: commands.Timer) -> None:
        body = structs.replace(group.body, seconds=message.seconds, closes=message.closes and message.seconds > 0)
        await self.change(group, body, message.n)
        for id in group.newest():
            await group.tables[id].set_timer(body.seconds, body.closes)

    async def more_time(self, group: Group, _link: Link, message: commands.MoreTime) -> None:
        await self.change(group, group.body, message.n)  # first: resent, it must not count twice
        for id in group.newest():
            await group.tables[id].more_time(message.seconds)

    # ---- the screens -----------------------------------------------------------------------------------------------

    async def call(self, group: Group, _link: Link, message: commands.Call) -> None:
        await self.change(group, structs.replace(group.body, title=keys.read_line(message.title)), message.n)

    async def show(self, group: Group, _link: Link, message: commands.Show) -> None:
        shown = Wall(message.scene, message.page, message.ranking, keys.read_line(message.question))
        await self.change(group, structs.replace(group.body, wall_shows=shown), message.n)

    # ---- people ----------------------------------------------------------------------------------------------------

    async def lock(self, group: Group, _link: Link, message: commands.Lock) -> None:
        await self.change(group, structs.replace(group.body, locked=message.on), message.n)

    async def approve(self, group: Group, _link: Link, message: commands.Approve) -> None:
        member = structs.replace(group.body.member(message.member), approved=True)
        await self.change(group, group.body.with_member(member), message.n)
        if not group.untaken(member.id):
            await self.latecomers.seat_now(group, member.id)
        for link in tuple(group.links):
            if link.member == message.member:
                link.role = "watcher" if member.watching else link.role
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
        await self.take_out(group, message.member, message.n)

    async def clear(self, group: Group, _link: Link, message: commands.Clear) -> None:
        """Remove somebody who is not there; a person who is there is safe from it."""
        if any(link.member == message.member for link in group.links):
            raise Illegal("seat_held")
        await self.take_out(group, message.member, message.n)

    async def take_out(self, group: Group, id: int, n: str) -> None:
        member = structs.replace(group.body.member(id), removed=True)
        await self.change(group, group.body.with_member(member), n)
        group.disconnect("removed", lambda link: link.member == id)
        for table in group.tables.values():
            table.remove(id, group.body.fill)

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
        await self.residency.erase(group.id, "by_host", but=link)


def check_teaches(group: Group, link: Link) -> None:
    """Refuses everybody but the teacher of a class: a host who plays must not touch another player's seat."""
    if link.role != "host" or group.body.kind != "class":
        raise Illegal("teachers_only")


def remembering(body: GroupBody, n: str) -> GroupBody:
    return structs.replace(body, done=[*body.done[-REMEMBERED + 1 :], n])


def paused(group: Group, on: bool, times: Times) -> GroupBody:
    """The body with the pause begun or ended; its length is stored, so that it survives a restart."""
    body = group.body
    if on:
        return structs.replace(body, paused=True, paused_at=times.wall())
    return structs.replace(body, paused=False, rested=body.rested + times.steady() - group.paused_since)
