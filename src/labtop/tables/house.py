"""The house: every group and table of one server. All that a door (socket, stream, test) may ask for is here."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, get_args

from labtop.engine.core import Illegal
from labtop.tables import hosting
from labtop.tables import protocol as wire
from labtop.tables.entering import Entering
from labtop.tables.group import Group
from labtop.tables.link import Link
from labtop.tables.table import LiveTable

RIGHTS: Final[dict[str, frozenset[str]]] = {
    "act": frozenset({"member", "host"}),
    "face": frozenset({"member"}),
    "watch": frozenset({"watcher", "host", "wall"}),
    "history": frozenset({"member", "watcher", "host", "wall"}),
    "back": frozenset({"member"}),
    "agree": frozenset({"member", "host"}),
    "hint": frozenset({"member"}),
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


MAY_SAY: Final = {kind: RIGHTS.get(kind.__struct_config__.tag, frozenset()) for kind in get_args(wire.FromClient)}
"""The same by type."""

FOR_A_TABLE: Final = frozenset({wire.Act, wire.Back, wire.Agree, wire.Hint})
"""What is put into a table's inbox."""


class House(Entering):
    """All that a door (socket, stream, test) may ask for."""

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
        self.helpers.close()
        await self.store.close()

    # ---- messages --------------------------------------------------------------------------------------------------

    def begin(self, link: Link, message: Any) -> Coroutine[Any, Any, None] | None:
        """One message of a connection that has said hello. Refusals are told.

        What needs no waiting, every answer of a game among it, is done at once; else what is to be awaited is returned.
        """
        try:
            group = self.allowed(link, message)
            if type(message) in FOR_A_TABLE and (table := group.tables.get(message.table)) is not None:
                self.check_business(link, table)
                table.put(message, link)
                return None
            if type(message) is wire.Ping:
                link.tell(wire.Pong({link.table: group.tables[link.table].shown.v} if link.table else {}))
                return None
        except Illegal as error:
            link.refuse(getattr(message, "n", ""), error)
            return None
        return self.finish(link, group, message)

    async def say(self, link: Link, message: Any) -> None:
        """The same, to the end."""
        later = self.begin(link, message)
        if later is not None:
            await later

    async def finish(self, link: Link, group: Group, message: Any) -> None:
        try:
            await self.do(link, group, message)
        except Illegal as error:
            link.refuse(getattr(message, "n", ""), error)

    def allowed(self, link: Link, message: Any) -> Group:
        roles = MAY_SAY[type(message)]
        if not (link.role in roles or (link.hosts and "host" in roles)):
            raise Illegal("not_allowed", what=message.__struct_config__.tag)
        group = self.groups.get(link.group)
        if group is None:
            raise Illegal("token_unknown")
        return group

    def check_business(self, link: Link, table: LiveTable) -> None:
        """A member has none at the tables of others."""
        if link.role == "member" and not link.hosts and link.member not in table.played.members:
            raise Illegal("no_such_table")

    async def do(self, link: Link, group: Group, message: Any) -> None:
        table = await self.table_of(group, link, message)
        if type(message) in FOR_A_TABLE:
            assert table is not None
            table.put(message, link)
        elif isinstance(message, wire.Face | wire.Watch | wire.History):
            assert table is not None
            await self.turn(link, message, group, table)
        else:
            async with group.lock:
                await hosting.command(self, group, link, message, table)

    async def table_of(self, group: Group, link: Link, message: Any) -> LiveTable | None:
        """The table a message is about, if the sender has any business there."""
        id: str | None = getattr(message, "table", None)
        if id is None:
            return None
        if id not in group.numbers:
            raise Illegal("no_such_table")
        table = await self.table_awake(group, id)
        self.check_business(link, table)
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
        if link.table != table.id:
            self.unlook(group, link)
        if isinstance(message, wire.Watch):
            link.face = None
        link.table = table.id
        await self.look(group, link)

    # ---- what HTTP asks for ----------------------------------------------------------------------------------------

    async def record(self, token: str, table_id: str) -> str:
        """A game as text: for its players, and for everybody of the group once it is over."""
        group, link = await self.known(token)
        table = await self.table_awake(group, table_id)
        self.check_told(group, link, table)
        known = group.is_over() or table_id not in group.newest()
        return str(await table.ask(lambda: table.record(known)))

    async def results(self, token: str) -> list[wire.ResultRow]:
        """Host: everybody's result at the tables of the present deal."""
        group, link = await self.known(token)
        if link.role != "host" and (link.member is None or link.member != group.body.opener):
            raise Illegal("not_allowed", what="results")
        found: list[wire.ResultRow] = []
        for id in group.newest():
            table = await self.table_awake(group, id)
            found += await table.ask(lambda table=table, id=id: self.table_results(group, id, table))  # type: ignore[misc]
        return found

    def table_results(self, group: Group, id: str, table: LiveTable) -> list[wire.ResultRow]:
        info = group.table_info(id, set())
        outcome = table.played.room.rules.outcome(table.played.state)
        return [
            wire.ResultRow(info.number, seat + 1, sitting.name, sitting.bot, False)
            if outcome is None
            else wire.ResultRow(
                info.number, seat + 1, sitting.name, sitting.bot, True,
                outcome.places[seat], outcome.scores[seat], outcome.awards[seat], outcome.reason,
                table.played.hinted.get(seat, 0),
            )
            for seat, sitting in enumerate(info.seats)
        ]  # fmt: skip
