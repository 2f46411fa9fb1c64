"""The member and the rights that belong to a token."""

from __future__ import annotations

from labtop.engine.core import Illegal
from labtop.tables import keys
from labtop.tables.commands import Hello
from labtop.tables.group import Group
from labtop.tables.latecomers import Latecomers
from labtop.tables.link import Link
from labtop.tables.residency import Residency
from labtop.tables.table import LiveTable


class Admission:
    """Finds the group and the rights of a connection or request by its token."""

    def __init__(self, residency: Residency, latecomers: Latecomers) -> None:
        self.residency = residency
        self.latecomers = latecomers

    async def hello(self, link: Link, hello: Hello) -> None:
        """The first message of a connection. The token names the group; its hash is compared with the stored one."""
        group = await self.identify(link, hello.token)
        opened = link.member is not None and link.member == group.body.opener and hello.host == hello.token
        link.hosts = link.role == "host" or (
            hello.host is not None and (opened or keys.same(hello.host, group.body.host))
        )
        if hello.host is not None and not link.hosts:
            raise Illegal("token_unknown")
        link.group = group.id
        if link.member is not None:
            self.residency.arrive(group, link.member)
            await self.latecomers.seat(group, link.member)
        group.links.add(link)
        group.seat(link)
        group.show(link)
        await group.look(link)
        group.show_soon()

    def leave(self, link: Link) -> None:
        """A connection ended, for whatever reason."""
        group = self.residency.groups.get(link.group)
        if group is not None:
            group.leave(link)

    async def known(self, token: str, source: str = "") -> tuple[Group, Link]:
        """The group and the rights behind a token, for a request without a connection."""
        link = Link(Nowhere(), source)
        group = await self.identify(link, token)
        if group.body.waits(link.member):
            raise Illegal("not_approved")
        link.group = group.id
        return group, link

    async def identify(self, link: Link, token: str) -> Group:
        """Give a connection the role and the member that its token stands for."""
        id, _, rest = token.partition(".")
        who = rest.partition(".")[0]
        group = await self.residency.wake_group(id, link.source)
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
        return group


def check_sees(link: Link, table: LiveTable) -> None:
    """Refuses a table that the connection may not see: a member sees only its own, other roles see all.

    A member of a class who found no seat was given a table to watch.
    """
    shown = link.member in table.log.seats.members or link.table == table.id
    if link.role == "member" and not link.hosts and not shown:
        raise Illegal("no_such_table")


def check_looks_over(group: Group, link: Link, table: LiveTable, seat: int) -> None:
    """Refuses a view from somebody else's seat to everybody but the teacher of a class, who plays no seat there."""
    if link.role != "host" or group.body.kind != "class":
        raise Illegal("not_allowed", what="watch")
    if not 0 <= seat < len(table.log.seats.holders):
        raise Illegal("no_such_seat", seat=seat)


def check_finished(group: Group, link: Link, table: LiveTable) -> None:
    """Refuses a game that is not over; while a common deal is played, also the finished games of other tables."""
    same_dice = group.body.deal is not None and table.id in group.newest() and not group.is_over()
    sat_there = link.role in ("host", "wall") or link.member in table.log.seats.members
    if not table.shown.over or (same_dice and not sat_there):
        raise Illegal("not_over_yet")


class Nowhere:
    """The transport of a request, which has no connection: it drops all messages."""

    def send(self, data: bytes) -> None:
        pass

    def close(self, code: str) -> None:
        pass
