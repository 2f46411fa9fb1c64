"""The service: every group and table of one server, and the one dispatcher of messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.stores.base import Store
from labtop.tables import keys
from labtop.tables import protocol as wire
from labtop.tables.admission import Admission, check_sees
from labtop.tables.aids import Aids, AidWorkers
from labtop.tables.archive import Archive
from labtop.tables.bots import BotSettings
from labtop.tables.dealer import Dealer
from labtop.tables.group import Group
from labtop.tables.hosting import Hosting, Run
from labtop.tables.inbox import Item
from labtop.tables.jobs import Bots
from labtop.tables.link import Link
from labtop.tables.lobby import Lobby
from labtop.tables.nicknames import Nicknames
from labtop.tables.residency import Residency
from labtop.tables.table import LiveTable


class Service:
    """The interface for sockets, streams and tests."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        now: Callable[[], float],
        entropy: keys.Entropy,
        bot_settings: BotSettings | None = None,
    ) -> None:
        nicknames, workers = Nicknames(entropy), AidWorkers()
        self.store = store
        self.bot_settings = bot_settings or BotSettings()
        self.residency = Residency(store, bots, now, self.bot_settings)
        self.admission = Admission(self.residency)
        self.aids = Aids(self.residency, self.admission, workers)
        self.archive = Archive(self.residency, self.admission)
        dealer = Dealer(self.residency, nicknames, entropy)
        self.lobby = Lobby(self.residency, self.admission, dealer, workers, nicknames, entropy)
        self.hosting = Hosting(self.residency, dealer, entropy)

    async def open(self) -> None:
        await self.residency.open()

    async def close(self) -> None:
        """Stop gracefully: end connections, let tables finish their batch, close the store."""
        await self.residency.close()
        self.aids.workers.close()
        await self.store.close()

    async def handle(self, link: Link, message: Any) -> None:
        """One message of a connection after its hello. Refusals are sent to it."""
        handler = HANDLERS[type(message)]
        try:
            if not (link.role in handler.roles or (link.hosts and "host" in handler.roles)):
                raise Illegal("not_allowed", what=message.__struct_config__.tag)
            group = self.residency.groups.get(link.group)
            if group is None:
                raise Illegal("token_unknown")
            await handler.run(self, group, link, message)
        except Illegal as error:
            link.refuse(getattr(message, "n", ""), error)

    async def table(self, group: Group, link: Link, id: str) -> LiveTable:
        """The table a message is about, if the sender may see it."""
        table = group.tables.get(id)
        if table is None:
            if id not in group.numbers:
                raise Illegal("no_such_table")
            table = await self.residency.table(group, id)
        check_sees(link, table)
        return table


# ---- one handler for each message ------------------------------------------------------------------------------------


class Handler(Struct, frozen=True):
    """The roles that may send a message, and the function that handles it."""

    roles: frozenset[str]
    run: Callable[[Service, Group, Link, Any], Awaitable[None]]


async def never(_service: Service, _group: Group, _link: Link, _message: Any) -> None:
    """`hello` is the first message of a connection (`Admission.hello`), and no other."""


async def hand_to_table(service: Service, group: Group, link: Link, message: Any) -> None:
    """Puts the message into the table's inbox; a full inbox refuses at once."""
    table = await service.table(group, link, message.table)
    table.inbox.put(Item(message, link))


async def turn_face(service: Service, group: Group, link: Link, message: wire.Face) -> None:
    """Show another seat of the same device."""
    table = await service.table(group, link, message.table)
    seat = message.seat
    if seat is not None and seat not in table.log.seats.held_by(link.member):
        raise Illegal("not_your_seat", seat=seat)
    if link.table != table.id:
        group.look_away(link)
    link.face, link.table = seat, table.id
    await group.look(link)


async def watch(service: Service, group: Group, link: Link, message: wire.Watch) -> None:
    """Look at another table."""
    table = await service.table(group, link, message.table)
    if link.table != table.id:
        group.look_away(link)
    link.face, link.table = None, table.id
    await group.look(link)


async def tell_story(service: Service, group: Group, link: Link, message: wire.History) -> None:
    table = await service.table(group, link, message.table)
    link.tell(await table.ask(lambda: table.broadcast.story(link)))


async def pong(_service: Service, group: Group, link: Link, _message: wire.Ping) -> None:
    link.tell(wire.Pong({link.table: group.tables[link.table].shown.v} if link.table else {}))


def by_host(command: Run) -> Handler:
    async def run(service: Service, group: Group, link: Link, message: Any) -> None:
        await service.hosting.run(command, group, link, message)

    return Handler(frozenset({"host"}), run)


PLAYERS: Final = frozenset({"member"})
PLAYERS_AND_HOST: Final = frozenset({"member", "host"})
ONLOOKERS: Final = frozenset({"watcher", "host", "wall"})
EVERYBODY: Final = frozenset({"member", "watcher", "host", "wall"})

HANDLERS: Final[dict[type, Handler]] = {
    wire.Hello: Handler(frozenset(), never),
    wire.Act: Handler(PLAYERS_AND_HOST, hand_to_table),
    wire.Face: Handler(PLAYERS, turn_face),
    wire.Watch: Handler(ONLOOKERS, watch),
    wire.History: Handler(EVERYBODY, tell_story),
    wire.Back: Handler(PLAYERS, hand_to_table),
    wire.Agree: Handler(PLAYERS_AND_HOST, hand_to_table),
    wire.Hint: Handler(PLAYERS, hand_to_table),
    wire.Ping: Handler(EVERYBODY, pong),
    wire.Start: by_host(Hosting.start),
    wire.Rematch: by_host(Hosting.rematch),
    wire.Lock: by_host(Hosting.lock),
    wire.Approve: by_host(Hosting.approve),
    wire.Rename: by_host(Hosting.rename),
    wire.Remove: by_host(Hosting.remove),
    wire.LetBack: by_host(Hosting.let_back),
    wire.Pause: by_host(Hosting.pause),
    wire.CloseRound: by_host(Hosting.close_round),
    wire.Delete: by_host(Hosting.delete),
}
"""Every message a client can send: which roles may, and what handles it. A test requires a line for each."""

RIGHTS: Final = {
    kind.__struct_config__.tag: handler.roles  # type: ignore[attr-defined]  # msgspec's
    for kind, handler in HANDLERS.items()
    if handler.roles
}
"""The roles by the name of the message, as the protocol's page lists them."""
