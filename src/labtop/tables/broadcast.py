"""The messages of a table to each connection: the only module in which a state becomes messages."""

from __future__ import annotations

import asyncio
from operator import itemgetter
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType

from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Logged
from labtop.engine.wire import Ask, Outcome
from labtop.tables.clock import Clock
from labtop.tables.game_log import SENT, GameLog
from labtop.tables.link import Link
from labtop.tables.messages import Guide, Story, Thinking, Tick

CROWD: Final = 12
"""Above this many seats a player gets only events about the own seat: 99 times 99 would be ten thousand a round."""
SCREENS: Final = frozenset({"host", "wall"})
"""Roles of the teacher's screens."""
TICK: Final = 0.25
NO_ASKS: Final[list[Ask]] = []


Placed = dict[int | None, list[tuple[int, Logged]]]
"""Events with their positions, by the seat they are about; None: no particular seat."""
Seen = list[Any]
"""Events as one seat saw them: an event itself, or its fields with those of the seat's private part."""


class Shared(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="now"):
    """The part of a `protocol.Now` that is the same for everybody: encoded once."""

    table: str
    v: int
    public: Any
    outcome: Outcome | None
    events: Seen | UnsetType | None = UNSET
    """Unset if seats saw different events."""
    paused: bool = False
    commitment: str = ""
    hints: list[int] = []
    closes: float | None = None
    left: float | None = None
    places: list[int | None] = []
    timer: float | None = None


class Own(Struct, frozen=True, omit_defaults=True):
    """The rest of a `protocol.Now`, which differs by connection."""

    seat: int | None
    private: Any
    events: Seen | UnsetType = UNSET
    asks: list[Ask] = []
    menus: list[Any] = []
    answered: int | None = None
    guide: Guide | None = None
    idle: int = 0
    hint_sent: bool = False


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
        self.ticking = False
        self.held = False
        """A batch is being written."""
        self.tick_due = False
        """A tick became due while a batch was being written: it is sent together with the messages of that batch."""
        self.slow: set[int] = set()
        """Seats of bots that have thought for more than a second."""

    @property
    def crowd(self) -> bool:
        """Whether each player gets only the events about the own seat. This may change: seats are added in a game."""
        return self.log.game.seats > CROWD

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

    def show(self, links: tuple[Link, ...]) -> None:
        """Connections begin to watch, or change their seats: the whole table, without events."""
        self.links.update(links)
        self.send(links, self.common([]))

    def show_seats(self, seats: set[int]) -> None:
        """After a commit that changed nothing but the own view of these seats."""
        members = {self.log.seats.holders[seat].member for seat in seats}
        links = tuple(link for link in self.links if link.member is not None and link.member in members)
        if links:
            self.send(links, self.common([]))

    def story(self, link: Link) -> Story:
        """All events so far, as this connection's seat saw them."""
        events = self.log.game.events
        placed = by_seat(events) if self.crowd and link.role not in SCREENS else None
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
        # Events without private parts are the same for everybody, except at a table of many seats.
        alike = not events or not (self.crowd or any(event.private is not None for event in events))
        outcome = game.room.rules.outcome(game.state)
        shared = Shared(
            log.table,
            log.seq,
            game.room.rules.public(game.state),
            outcome,
            UNSET if not alike else seen_by(events, None) if events else None,
            self.clock.paused,
            game.commitment,
            [log.hinted.get(i, 0) for i in range(game.seats)] if log.hinted else [],
            self.clock.closes() if self.clock.runs else None,
            self.clock.left() if self.clock.runs else None,
            log.places_apart(outcome),
            self.clock.timer.left(),
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
        seat = self.seen_from(link)
        asks = self.asks_of(link, common)
        return Own(
            seat,
            None if seat is None else game.room.rules.private(game.state, seat),
            seen(common.events, self.crowd_events(link, common), seat) if common.events else UNSET,
            asks,
            [self.menu_of(ask) if ask.seat == seat else None for ask in asks] if asks else [],
            self.to_take_back(link, seat),
            log.guidance.word(game, seat) if log.guidance.moves else None,
            0 if seat is None else log.attendance.latest(seat),
            seat in log.sent and any(log.was_hinted(ask, SENT) for ask in asks if ask.must and ask.seat == seat),
        )

    def to_take_back(self, link: Link, seat: int | None) -> int | None:
        """The question that this seat answered last, where that can be taken back: alone, or if other people agree."""
        game, others = self.log.game, self.log.seats.people_but(link.member)
        return None if seat is None or not (others or game.may_take_back(seat)) else game.answered.get(seat)

    def seen_from(self, link: Link) -> int | None:
        """The seat whose view a connection gets: the shown one of its own, or the one a teacher looks at."""
        over = link.over
        if over is not None and link.table == self.log.table and over < len(self.log.seats.holders):
            return over
        return self.log.seats.face_of(link)

    def anybody_plays(self) -> bool:
        """Whether a player of this table is connected."""
        members = self.log.seats.members
        return any(link.member is not None and link.member in members for link in self.links)

    def crowd_events(self, link: Link, common: Common) -> Placed | None:
        """Events by seat, of which a player gets a part. None for the teacher's screens, which get all events."""
        return None if link.role in SCREENS else common.placed

    def asks_of(self, link: Link, common: Common) -> list[Ask]:
        """Questions to the seats a connection's member holds; typed dice are the host's."""
        asks, member = common.asks, link.member
        mine = NO_ASKS if member is None else asks.get(member, NO_ASKS)
        if self.log.seats.typed_dice and link.hosts:
            return [*mine, *(ask for ask in asks.get(None, NO_ASKS) if ask.must)]
        return mine

    def menu_of(self, ask: Ask) -> Any:
        """The choices for an open question: the innermost one, or a door."""
        state = self.log.game.state
        top = state.stack[-1]
        p = top if top.id == ask.prompt else drive.find(state, ask)
        return self.log.room.rules.menu(state, p, ask.seat)


def seen(events: list[Logged], placed: Placed | None, seat: int | None) -> Seen:
    """Events as one seat saw them; at a table of many seats only its own and those of no particular seat, in order."""
    if placed is not None:
        mine = [*placed.get(None, []), *(placed.get(seat, []) if seat is not None else [])]
        events = [event for _, event in sorted(mine, key=itemgetter(0))]
    return seen_by(events, seat)


def seen_by(events: list[Logged], seat: int | None) -> Seen:
    return [event.message(seat) for event in events]


def by_seat(events: list[Logged]) -> Placed:
    """Events by seat, sorted once for all connections: 99 seats that scan the events of 99 are ten thousand steps."""
    found: Placed = {}
    for place, event in enumerate(events):
        found.setdefault(event.seat, []).append((place, event))
    return found
