"""A group in memory: the people behind one code, their live tables, their connections, and the lobby they see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from labtop.tables import protocol as wire
from labtop.tables.jobs import Owner
from labtop.tables.link import Link
from labtop.tables.people import GroupBody
from labtop.tables.table import LiveTable
from labtop.tables.times import Times

LOBBY_PACE: Final = 0.3
"""Seconds between two messages about a lobby: 99 people joining at once must not cost 99 times 99 messages."""


class Group:
    """A group. `body` is changed only by `Residency.change`, which writes it to disk first."""

    def __init__(self, id: str, code: str, body: GroupBody, times: Times, source: str = "") -> None:
        self.id = id
        self.code = code
        self.body = body
        self.times = times
        self.version = 0
        """Version of the body on disk; 0: not written yet."""
        self.tables: dict[str, LiveTable] = {}
        self.numbers: dict[str, int] = {}
        """Table -> 100 times its deal plus its place in it."""
        self.links: set[Link] = set()
        self.lock = asyncio.Lock()
        self.picture_due = False
        self.members_due = False
        self.source = source
        """Where it was opened from, or asked for after it was read from disk (see `occupancy`); empty: not known."""
        self.sources: dict[int, str] = {}
        """Member -> where they joined from, as far as that is known."""
        self.arrived: set[int] = set()
        """Members who have said hello; `body` knows of them a moment later."""
        self.arrivals_due = False
        self.idle_since = times.steady()
        self.stamped_at: float | None = None
        """When the time of the last play was last stored, in steady time; None: not since the group was read."""
        ago = max(0.0, times.wall() - body.paused_at) if body.paused_at else 0.0
        self.paused_since = times.steady() - ago
        """When the present pause began, in steady time; if that was before the group was read, by the wall clock."""
        self.new_keys: dict[str, str] = {}
        """Command of the host -> the key it made, in case the answer is lost and the command is sent again."""

    def owner(self) -> Owner:
        """For whom jobs of this group are done; a group whose source is not known stands for itself."""
        return Owner(self.source or self.id, self.id)

    def deal_number(self) -> int:
        return max((number // 100 for number in self.numbers.values()), default=0)

    def newest(self) -> list[str]:
        """The tables of the present deal; tables of earlier deals are finished games."""
        deal = self.deal_number()
        return [id for id, number in self.numbers.items() if number // 100 == deal]

    def untaken(self, member: int) -> bool:
        """Whether nobody has taken the seat of this member yet."""
        return self.body.members[member].untaken and member not in self.arrived

    def at_rest(self) -> bool:
        """Whether no connection is open and nothing is being done."""
        return not self.links and not self.lock.locked() and not any(t.at_work for t in self.tables.values())

    def is_over(self) -> bool:
        """Whether every game of the present deal has ended."""
        return all(id in self.tables and self.tables[id].shown.over for id in self.newest())

    async def sleep(self) -> None:
        await asyncio.gather(*(table.sleep() for table in self.tables.values()))

    async def drop_earlier(self) -> None:
        """Drop tables of earlier deals that nobody looks at; bots of a game that was given up stop with them."""
        for id, table in list(self.tables.items()):
            kept = {*self.newest(), *(link.table for link in self.links)}
            if id not in kept and not table.at_work and self.tables.pop(id, None) is not None:
                await table.sleep()

    # ---- connections -----------------------------------------------------------------------------------------------

    def seat(self, link: Link) -> None:
        """Sets the table a connection looks at first, and its seat: none on a shared device, until a `face` message."""
        newest = self.newest()
        if link.table:
            self.look_away(link)
        link.table, link.face, link.over = "", None, None
        if link.role == "member":
            for id in newest:
                mine = self.tables[id].log.seats.held_by(link.member)
                if mine:
                    link.table, link.face = id, mine[0] if len(mine) == 1 else None
                    return
            if self.body.kind == "class" and not self.body.waits(link.member):  # no seat is left: they watch
                link.table = next((id for id in newest if not self.tables[id].shown.over), "")
        elif newest:
            link.table = newest[0]

    async def look(self, *links: Link) -> None:
        """Show connections the tables they look at, all those of a table at once."""
        for id in dict.fromkeys(link.table for link in links if link.table):
            table = self.tables[id]
            here = tuple(link for link in links if link.table == id)
            await table.ask(partial(table.broadcast.show, here))

    def look_away(self, link: Link) -> None:
        if link.table in self.tables:
            self.tables[link.table].broadcast.links.discard(link)

    def leave(self, link: Link) -> None:
        """A connection ended, for whatever reason."""
        self.links.discard(link)
        self.look_away(link)
        self.idle_since = self.times.steady()
        self.show_soon()

    def disconnect(self, code: str, which: Callable[[Link], bool]) -> None:
        """End some connections, and their rights with them: messages still in their sockets are ignored."""
        for link in tuple(self.links):
            if which(link):
                link.transport.close(code)
                self.leave(link)
                link.role, link.member, link.hosts = "", None, False

    # ---- messages about the lobby ----------------------------------------------------------------------------------

    def show_soon(self, members: bool = True) -> None:
        """Send the lobby shortly; without `members`, only to those who follow the tables in it: hosts and the wall."""
        self.members_due = self.members_due or members
        if not self.picture_due and self.links:
            self.picture_due = True
            asyncio.get_running_loop().call_later(LOBBY_PACE, self.show_all)

    def show_all(self, members: bool = False) -> None:
        """Send the lobby now; to members too if something that concerns them has changed, or if `members` is set."""
        members, self.picture_due, self.members_due = members or self.members_due, False, False
        here = {other.member for other in self.links}
        known: dict[str, wire.TableInfo] = {}
        for link in tuple(self.links):
            if members or link.role != "member" or link.hosts:
                self.show(link, here, known)

    def show(
        self, link: Link, here: set[int | None] | None = None, known: dict[str, wire.TableInfo] | None = None
    ) -> None:
        """Members of a class see themselves and their own table; host and wall see everybody."""
        body = self.body
        here = {other.member for other in self.links} if here is None else here
        known = {} if known is None else known
        whole = link.role in ("host", "wall") or link.hosts or (body.kind == "table" and not body.waits(link.member))
        marks = body.marks()
        members = [
            wire.MemberInfo(
                m.id, m.name, m.seats, m.approved, m.id in here, m.watching, self.untaken(m.id), marks.get(m.id, 0)
            )
            for m in body.members
            if not m.removed and (whole or m.id == link.member)
        ]
        inside = sum(member.seats for member in body.players())
        shown = self.newest() if whole or link.role == "watcher" else [link.table] if link.table else []
        link.tell(
            wire.Group(
                self.id, self.code, body.kind, body.room, body.lang, body.options, body.dice, link.role, link.member,
                body.locked, body.paused, body.started, members, [self.table_info(id, here, known) for id in shown],
                body.hint_rule(), inside, len(body.bots), body.own_names, body.title, body.begun, body.seconds,
                body.closes,
                body.wall_shows if link.role in ("wall", "host") else None,
                self.efforts() if link.role == "host" and body.kind == "class" and not body.paused else [],
                self.announced() if link.role == "host" or link.hosts else [],
            )
        )  # fmt: skip

    def efforts(self) -> list[wire.Effort]:
        """For a teacher: the people that the tables wait for."""
        tables = [self.tables[id] for id in self.newest() if id in self.tables]
        return [effort for table in tables for effort in table.efforts.told(table.id, table.shown.waiting)]

    def announced(self) -> list[wire.Announced]:
        """For a host: what can still be taken back."""
        clocks = [self.tables[id].clock for id in self.newest() if id in self.tables]
        return [one for clock in clocks for one in clock.announced.told(clock.now())]

    def table_info(
        self, id: str, here: set[int | None], known: dict[str, wire.TableInfo] | None = None
    ) -> wire.TableInfo:
        """A table's entry in the lobby message; `known` caches it for the next connection."""
        if known is not None and id in known:
            return known[id]
        table = self.tables[id]
        attendance = table.log.attendance
        names = self.body.names_to_show()
        seats = [
            wire.SeatInfo(
                holder.name or (names.get(holder.member, "") if holder.member is not None else ""),
                holder.member,
                holder.bot,
                holder.member is not None and holder.member in here,
                joined_round=attendance.joined_round(seat),
                missed=attendance.missed(seat) if holder.member is not None else 0,
                away=holder.member is not None and attendance.away(seat),
            )
            for seat, holder in enumerate(table.log.seats.holders)
        ]
        shown = table.shown
        info = wire.TableInfo(id, self.numbers[id] % 100 + 1, seats, shown.v, shown.over, shown.waiting)
        if known is not None:
            known[id] = info
        return info

    def seat_names(self, id: str) -> list[str]:
        """The names at one table, in the order of its seats."""
        return [seat.name for seat in self.table_info(id, set()).seats]
