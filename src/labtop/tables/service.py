"""The service: every group and table of one server, and the one dispatcher of messages."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.stores.base import Store
from labtop.tables import keys
from labtop.tables import protocol as wire
from labtop.tables.admission import Admission, check_looks_over, check_sees
from labtop.tables.aids import Aids, AidWorkers
from labtop.tables.archive import Archive
from labtop.tables.bots import BotSettings
from labtop.tables.codes import Codes
from labtop.tables.dealer import Dealer
from labtop.tables.foreign_texts import ForeignTexts
from labtop.tables.group import Group
from labtop.tables.hosting import Hosting, Run, check_teaches
from labtop.tables.inbox import Item
from labtop.tables.jobs import Bots
from labtop.tables.latecomers import Latecomers
from labtop.tables.limited import LimitedProcess
from labtop.tables.link import Link
from labtop.tables.lobby import Lobby
from labtop.tables.nicknames import Nicknames
from labtop.tables.occupancy import Capacity
from labtop.tables.press import Press
from labtop.tables.residency import Residency
from labtop.tables.sparse_log import SparseLog
from labtop.tables.table import LiveTable
from labtop.tables.times import Times
from labtop.tables.workers import Pool

logger = logging.getLogger(__name__)


class Service:
    """The interface for sockets, streams and tests."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        now: Callable[[], float],
        entropy: keys.Entropy,
        bot_settings: BotSettings | None = None,
        capacity: Capacity | None = None,
        *,
        steady: Callable[[], float] | None = None,
        keep_days: int = 30,
        notes: SparseLog | None = None,
    ) -> None:
        """`now` is the wall clock. Without a `steady` one, it also measures durations: nobody sets it."""
        times = Times(now, steady or now)
        notes = notes or SparseLog(logger, times.steady)
        nicknames, self.foreign_texts = Nicknames(entropy), ForeignTexts(notes)
        self.press = Press(notes, self.foreign_texts)
        self.store = store
        self.bot_settings = bot_settings or BotSettings()
        self.residency = Residency(store, bots, times, self.bot_settings, capacity or Capacity(), keep_days, notes)
        latecomers = Latecomers(notes)
        self.admission = Admission(self.residency, latecomers)
        self.aids = Aids(self.residency, self.admission, AidWorkers(), self.foreign_texts)
        self.archive = Archive(self.residency, self.admission)
        dealer = Dealer(self.residency, nicknames, entropy)
        self.lobby = Lobby(
            self.residency, self.admission, dealer, self.foreign_texts, nicknames, Codes(entropy), entropy
        )
        self.hosting = Hosting(self.residency, dealer, latecomers, entropy)

    async def open(self) -> None:
        await self.residency.open()

    async def close(self) -> None:
        """Stop gracefully: end connections, let tables finish their batch, close the store."""
        await self.residency.close()
        self.aids.workers.close()
        self.foreign_texts.close()
        self.press.close()
        await self.store.close()

    def helpers(self) -> dict[str, Pool | LimitedProcess]:
        """Processes that answer questions, by their names in the figures; those of the bots are not among them."""
        texts = self.foreign_texts
        return {
            "aids": self.aids.workers.pool,
            "options": texts.options_desk.process,
            "structures": texts.smiles_desk.process,
            "press": self.press.desk.process,
        }

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


async def send_hint(service: Service, group: Group, link: Link, message: wire.SendHint) -> None:
    check_teaches(group, link)
    await hand_to_table(service, group, link, message)


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
    if message.seat is not None:
        check_looks_over(group, link, table, message.seat)
    if link.table != table.id:
        group.look_away(link)
    link.face, link.over, link.table = None, message.seat, table.id
    await group.look(link)


async def tell_story(service: Service, group: Group, link: Link, message: wire.History) -> None:
    table = await service.table(group, link, message.table)
    link.tell(await table.ask(lambda: table.broadcast.story(link)))


async def call_me(service: Service, group: Group, link: Link, message: wire.CallMe) -> None:
    await service.lobby.call_me(group, link, message)


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
    wire.Try: Handler(PLAYERS, hand_to_table),
    wire.Redo: Handler(PLAYERS, hand_to_table),
    wire.Face: Handler(PLAYERS, turn_face),
    wire.Watch: Handler(ONLOOKERS, watch),
    wire.History: Handler(EVERYBODY, tell_story),
    wire.Back: Handler(PLAYERS, hand_to_table),
    wire.Agree: Handler(PLAYERS_AND_HOST, hand_to_table),
    wire.Hint: Handler(PLAYERS, hand_to_table),
    wire.CallMe: Handler(PLAYERS, call_me),
    wire.Ping: Handler(EVERYBODY, pong),
    wire.Start: by_host(Hosting.start),
    wire.Rematch: by_host(Hosting.rematch),
    wire.Lock: by_host(Hosting.lock),
    wire.Approve: by_host(Hosting.approve),
    wire.Rename: by_host(Hosting.rename),
    wire.Remove: by_host(Hosting.remove),
    wire.Clear: by_host(Hosting.clear),
    wire.LetBack: by_host(Hosting.let_back),
    wire.Pause: by_host(Hosting.pause),
    wire.CloseRound: by_host(Hosting.close_round),
    wire.ChooseFor: by_host(Hosting.choose_for),
    wire.Undo: by_host(Hosting.undo),
    wire.SendHint: Handler(frozenset({"host"}), send_hint),
    wire.Timer: by_host(Hosting.set_timer),
    wire.MoreTime: by_host(Hosting.more_time),
    wire.Call: by_host(Hosting.call),
    wire.Show: by_host(Hosting.show),
    wire.Delete: by_host(Hosting.delete),
}
"""Every message a client can send: which roles may, and what handles it. A test requires a line for each."""

RIGHTS: Final = {
    kind.__struct_config__.tag: handler.roles  # type: ignore[attr-defined]  # msgspec's
    for kind, handler in HANDLERS.items()
    if handler.roles
}
"""The roles by the name of the message, as the protocol's page lists them."""
