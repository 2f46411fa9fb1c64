"""The messages of a table to each connection: the only module in which a state becomes messages."""

from __future__ import annotations

import asyncio
from operator import itemgetter
from typing import Any, Final

from msgspec import UNSET, Raw, Struct, UnsetType

from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Logged
from labtop.engine.wire import Ask
from labtop.tables.clock import Clock
from labtop.tables.game_log import NULL, GameLog
from labtop.tables.link import Link
from labtop.tables.messages import Guide, Story, Thinking, Tick

CROWD: Final = 12
"""Above this many seats a player gets only events about the own seat: 99 times 99 would be ten thousand a round."""
TICK: Final = 0.25
NO_ASKS: Final[list[Ask]] = []


Placed = dict[int | None, list[tuple[int, Logged]]]
"""Events with their positions, by the seat they are about; None: no particular seat."""


class Shared(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="now"):
    """The part of a `protocol.Now` that is the same for everybody: encoded once."""

    table: str
    v: int
    public: Raw
    outcome: Raw
    events: Raw | UnsetType = UNSET
    """Unset if seats saw different events."""
    paused: bool = False
    commitment: str = ""
    hints: list[int] = []
    closes: float | None = None
    left: float | None = None


class Own(Struct, frozen=True, omit_defaults=True):
    """The rest of a `protocol.Now`, which differs by connection."""

    seat: int | None
    private: Any
    events: Raw | UnsetType = UNSET
    asks: list[Ask] = []
    menus: list[Any] = []
    answered: int | None = None
    guide: Guide | None = None


class Common(Struct, frozen=True):
    """The data that are made once per batch for all connections."""

    shared: bytes
    """A `Shared` as JSON without the closing brace, to which an `Own` is appended."""
    asks: dict[int | None, list[Ask]]
    """Open questions by the member who holds the seat; None: chance and bots."""
    events: list[Logged]
    """The events, if seats saw them differently; otherwise empty."""
    placed: Placed | None
    """At a table of many seats: these events by the seat they are about."""


class Shown(Struct):
    """The part of a table that is on disk and may be sent at any moment, also while the next batch is being written."""

    v: int = 0
    over: bool = False
    waiting: list[int] = []
    chosen: list[int] = []


class Broadcast:
    """Sends messages to the connections that look at one table. It reads the game and never changes it."""

    def __init__(self, log: GameLog, clock: Clock) -> None:
        self.log = log
        self.clock = clock
        self.links: set[Link] = set()
        self.shown = Shown()
        self.crowd = log.body.seats > CROWD
        self.ticking = False
        self.held = False
        """A batch is being written."""
        self.tick_due = False
        """A tick became due while a batch was being written: it is sent together with the messages of that batch."""
        self.slow: set[int] = set()
        """Seats of bots that have thought for more than a second."""

    def update(self) -> None:
        """Called when everything in memory is on disk: it may be sent from now on."""
        seq, stack = self.log.seq, self.log.game.state.stack
        if not stack:
            self.shown = Shown(seq, True)
            return
        top = stack[-1]
        chosen = [] if top.answers is None else [seat for seat, answer in enumerate(top.answers) if answer is not None]
        waiting = [seat for seat in (top.waiting if top.at_once else top.waiting[:1]) if seat != CHANCE]
        self.shown = Shown(seq, False, waiting, chosen)

    # ---- to everybody ----------------------------------------------------------------------------------------------

    def tell_all(self, message: Any, but: Link | None = None) -> None:
        data = codec.encode(message)
        for link in tuple(self.links):
            if link is not but:
                link.transport.send(data)

    def tell_game(self, events: list[Logged]) -> None:
        """After a commit: sends each connection its own view."""
        self.tick_due = False
        self.send(tuple(self.links), self.common(events))

    def tick_soon(self) -> None:
        """After a commit of sealed answers only: tells soon which seats have answered, once for several commits."""
        if not self.ticking:
            self.ticking = True
            asyncio.get_running_loop().call_later(TICK, self.tick)

    def tick(self) -> None:
        self.ticking, self.tick_due = False, self.held
        if self.shown.chosen and not self.held:
            self.tell_all(Tick(self.log.table, self.shown.v, self.shown.chosen))

    def tell_thinking(self, seat: int) -> None:
        """Tells everybody which bot is thinking. The next `now` ends it."""
        self.slow.add(seat)
        self.tell_all(Thinking(self.log.table, self.shown.v, sorted(self.slow)))

    # ---- to one connection -----------------------------------------------------------------------------------------

    def show(self, link: Link) -> None:
        """A connection begins to watch, or changes its seat: the whole table, without events."""
        self.links.add(link)
        self.send((link,), self.common([]))

    def story(self, link: Link) -> Story:
        """All events so far, as this connection's seat saw them."""
        events = self.log.game.events
        placed = by_seat(events) if self.crowd else None
        return Story(self.log.table, self.log.seq, seen(events, placed, self.log.seats.face_of(link)))

    # ---- a `now` message: the part common to all, and each connection's own ----------------------------------------

    def send(self, links: tuple[Link, ...], common: Common) -> None:
        """Sends each connection both parts of its `now`, joined to one JSON object."""
        shared, own, encode = common.shared, self.own, codec.encode
        for link in links:
            link.transport.send(shared + encode(own(link, common))[1:])

    def common(self, events: list[Logged]) -> Common:
        """The part that is the same for all connections, made and encoded once."""
        log, game = self.log, self.log.game
        asks: dict[int | None, list[Ask]] = {}
        for ask in drive.asks(game.state):
            holder = None if ask.seat == CHANCE else log.seats.holders[ask.seat].member
            asks.setdefault(holder, []).append(ask)
        outcome = game.room.rules.outcome(game.state)
        # Events without private parts are the same for everybody, except at a table of many seats.
        alike = not events or not (self.crowd or any(event.private is not None for event in events))
        shared = Shared(
            log.table,
            log.seq,
            Raw(codec.encode(game.room.rules.public(game.state))),
            NULL if outcome is None else Raw(codec.encode(outcome)),
            UNSET if not alike else encoded_for(events, None) if events else NULL,
            self.clock.paused,
            game.commitment,
            [log.hinted.get(i, 0) for i in range(game.seats)] if log.hinted else [],
            self.clock.closes() if self.clock.runs else None,
            self.clock.left() if self.clock.runs else None,
        )
        return Common(
            codec.encode(shared)[:-1] + b",",
            asks,
            [] if alike else events,
            by_seat(events) if self.crowd else None,
        )

    def own(self, link: Link, common: Common) -> Own:
        """The only place where a table's state becomes a message to one connection."""
        log, game = self.log, self.log.game
        seat = log.seats.face_of(link)
        asks = self.asks_of(link, common)
        return Own(
            seat,
            None if seat is None else Raw(codec.encode(game.room.rules.private(game.state, seat))),
            seen(common.events, common.placed, seat) if common.events else UNSET,
            asks,
            [self.menu_of(ask) if ask.seat == seat else None for ask in asks] if asks else [],
            None if seat is None else game.answered.get(seat),
            log.guidance.word(game, seat) if log.guidance.moves else None,
        )

    def asks_of(self, link: Link, common: Common) -> list[Ask]:
        """Questions to the seats a connection's member holds; typed dice are the host's."""
        asks, member = common.asks, link.member
        mine = NO_ASKS if member is None else asks.get(member, NO_ASKS)
        if self.log.seats.typed_dice and link.hosts:
            return [*mine, *(ask for ask in asks.get(None, NO_ASKS) if ask.must)]
        return mine

    def menu_of(self, ask: Ask) -> Raw:
        """The choices for an open question: the innermost one, or a door."""
        state = self.log.game.state
        top = state.stack[-1]
        p = top if top.id == ask.prompt else drive.find(state, ask)
        return Raw(codec.encode(self.log.room.rules.menu(state, p, ask.seat)))


def seen(events: list[Logged], placed: Placed | None, seat: int | None) -> Raw:
    """Events as one seat saw them; at a table of many seats only its own and those of no particular seat, in order."""
    if placed is not None:
        mine = [*placed.get(None, []), *(placed.get(seat, []) if seat is not None else [])]
        events = [event for _, event in sorted(mine, key=itemgetter(0))]
    return encoded_for(events, seat)


def encoded_for(events: list[Logged], seat: int | None) -> Raw:
    return Raw(codec.encode([event.seen_by(seat) for event in events]))


def by_seat(events: list[Logged]) -> Placed:
    """Events by seat, sorted once for all connections: 99 seats that scan the events of 99 are ten thousand steps."""
    found: Placed = {}
    for place, event in enumerate(events):
        found.setdefault(event.seat, []).append((place, event))
    return found
