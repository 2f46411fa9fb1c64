"""What a table tells to whom: the only module in which a state becomes messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final

from msgspec import UNSET, Raw, Struct, UnsetType

from labtop.engine import codec, drive, record
from labtop.engine.core import CHANCE, Logged
from labtop.engine.dice import Table as SealedDice
from labtop.engine.dice import commitment, deal_key
from labtop.engine.told import told
from labtop.engine.wire import Ask
from labtop.tables import guiding, taking_back
from labtop.tables.link import Link
from labtop.tables.log import NULL, Played, TableBody
from labtop.tables.protocol import Guide, Story, Tick, Wish

CROWD: Final = 12
"""Above this many seats everybody is told the own events only: 99 times 99 would be ten thousand a round."""
TICK: Final = 0.25
NO_ASKS: Final[list[Ask]] = []


Placed = dict[int | None, list[tuple[int, Logged]]]
"""Events with their places, by the seat they are about; None: nobody in particular."""


class Shared(Struct, frozen=True, omit_defaults=True, tag_field="t", tag="now"):
    """The share of a `protocol.Now` that everybody gets alike: encoded once."""

    table: str
    v: int
    public: Raw
    outcome: Raw
    events: Raw | UnsetType = UNSET
    """Unset where seats saw different ones."""
    paused: bool = False
    commitment: str = ""
    hints: list[int] = []
    closes: float | None = None
    left: float | None = None


class Own(Struct, frozen=True, omit_defaults=True):
    """The rest of a `protocol.Now`: what one connection is told beside it."""

    seat: int | None
    private: Any
    events: Raw | UnsetType = UNSET
    asks: list[Ask] = []
    menus: list[Any] = []
    answered: int | None = None
    guide: Guide | None = None


class Common(Struct, frozen=True):
    """What is made once for everybody who is told of a batch."""

    shared: bytes
    """A `Shared` as JSON, up to where the own share goes on."""
    asks: dict[int | None, list[Ask]]
    """By the member who holds the seat; None: chance and bots."""
    events: list[Logged]
    """Those that not everybody saw alike; none where all did."""
    placed: Placed | None
    """In a crowd: these by the seat they are about."""


class Shown(Struct):
    """What of a table is on disk and may be told at any moment, also while the next batch is being written."""

    v: int = 0
    over: bool = False
    waiting: list[int] = []
    chosen: list[int] = []


class Telling:
    """A table's game and the connections that look at it. Everything here reads; nothing changes the game."""

    def __init__(self, id: str, body: TableBody) -> None:
        self.id = id
        self.played = Played(body)
        self.dice = SealedDice(deal_key(body.seed)) if body.dice == "table" else None
        self.commitment = commitment(body.seed) if body.dice == "table" and not body.chosen else ""
        self.links: set[Link] = set()
        self.paused = False
        self.shown = Shown()
        self.ticking = False
        self.tick_due = False
        """It was time for a tick while a batch was being written: it leaves together with what that batch tells."""
        self.busy = False
        self.told = told(self.played.room)
        self.afterwards: list[Callable[[], None]] = []
        """What is to be told once the batch at hand is on disk."""

    def picture(self) -> Shown:
        stack = self.played.state.stack
        if not stack:
            return Shown(self.played.seq, True)
        top = stack[-1]
        chosen = [] if top.answers is None else [seat for seat, answer in enumerate(top.answers) if answer is not None]
        waiting = [seat for seat in (top.waiting if top.at_once else top.waiting[:1]) if seat != CHANCE]
        return Shown(self.played.seq, False, waiting, chosen)

    def tell(self, events: list[Logged] | None) -> None:
        """After a commit: everybody's own view, or, while answers are only being sealed, a tick."""
        if events is None:
            if not self.ticking:
                self.ticking = True
                asyncio.get_running_loop().call_later(TICK, self.tell_tick)
            return
        self.tick_due = False
        self.tell_now(tuple(self.links), self.common(events))

    def tell_now(self, links: tuple[Link, ...], common: Common) -> None:
        """The two shares of a picture, put together as one object."""
        shared, now_for, encode = common.shared, self.now_for, codec.encode
        for link in links:
            link.transport.send(shared + encode(now_for(link, common))[1:])

    def common(self, events: list[Logged]) -> Common:
        """What all connections get alike, made and encoded once."""
        played, state = self.played, self.played.state
        asks: dict[int | None, list[Ask]] = {}
        for ask in drive.asks(state):
            holder = None if ask.seat == CHANCE else played.holders[ask.seat].member
            asks.setdefault(holder, []).append(ask)
        outcome = played.room.rules.outcome(state)
        alike = self.seen_alike(events)
        shared = Shared(
            self.id,
            played.seq,
            Raw(self.told.public(state)),
            NULL if outcome is None else Raw(codec.encode(outcome)),
            UNSET if not alike else encoded_for(events, None) if events else NULL,
            self.paused,
            self.commitment,
            [played.hinted.get(i, 0) for i in range(played.body.seats)] if played.hinted else [],
            self.closes(),
            self.left(),
        )
        return Common(
            codec.encode(shared)[:-1] + b",",
            asks,
            [] if alike else events,
            by_seat(events) if self.crowd() else None,
        )

    def tell_tick(self) -> None:
        self.ticking, self.tick_due = False, self.busy
        if self.shown.chosen and not self.busy:
            data = codec.encode(Tick(self.id, self.shown.v, self.shown.chosen))
            for link in tuple(self.links):
                link.transport.send(data)

    def seen_alike(self, events: list[Logged]) -> bool:
        """Events without private parts are the same for everybody, but in a crowd everybody is told the own ones."""
        return not events or not (self.crowd() or any(event.private is not None for event in events))

    def crowd(self) -> bool:
        return self.played.body.seats > CROWD

    def now_for(self, link: Link, common: Common) -> Own:
        """The only place where a table's state becomes a message to one connection."""
        played, seat = self.played, self.face_of(link)
        mine = self.asks_of(link, common)
        return Own(
            seat,
            None if seat is None else Raw(self.told.private(played.state, seat)),
            seen(common.events, common.placed, seat) if common.events else UNSET,
            mine,
            [self.menu_of(ask) if ask.seat == seat else None for ask in mine] if mine else [],
            None if seat is None else played.answered.get(seat),
            guiding.told(played, seat) if played.body.guide else None,
        )

    def menu_of(self, ask: Ask) -> Raw:
        """What may be answered to an open question: to the innermost one, or at a door."""
        state = self.played.state
        top = state.stack[-1]
        return Raw(self.told.menu(state, top if top.id == ask.prompt else drive.find(state, ask), ask.seat))

    def closes(self) -> float | None:
        """Seconds until an open window passes by itself; whoever has a clock knows."""
        return None

    def left(self) -> float | None:
        """Seconds until the bell of a game with a limit in minutes; whoever has a clock knows."""
        return None

    def asks_of(self, link: Link, common: Common) -> list[Ask]:
        """Questions to the seats a connection's member holds; typed dice are the host's."""
        asks, member = common.asks, link.member
        mine = NO_ASKS if member is None else asks.get(member, NO_ASKS)
        if self.dice is None and link.hosts:
            return [*mine, *(ask for ask in asks.get(None, NO_ASKS) if ask.must)]
        return mine

    def face_of(self, link: Link) -> int | None:
        """The seat a connection looks through at this very table: only one that its member holds here."""
        seat, member = link.face, link.member
        if seat is None or member is None or link.table != self.id:
            return None
        holders = self.played.holders
        return seat if 0 <= seat < len(holders) and holders[seat].member == member else None

    def look(self, link: Link) -> None:
        """A connection begins to watch, or turns its face: the whole picture, no events."""
        self.links.add(link)
        self.tell_now((link,), self.common([]))

    def story(self, link: Link) -> Story:
        """What happened so far, as this connection's seat saw it."""
        events = self.played.events
        placed = by_seat(events) if self.crowd() else None
        return Story(self.id, self.played.seq, seen(events, placed, self.face_of(link)))

    def told_wish(self, wish: taking_back.Wish, agreed: bool | None) -> Wish:
        return Wish(wish.cmd, self.id, wish.seat, agreed, wish.missing[:])

    def tell_wish(self, wish: taking_back.Wish, agreed: bool | None, but: Link | None = None) -> None:
        """To everybody at the table, once what led to it is on disk."""
        message = self.told_wish(wish, agreed)

        def tell() -> None:
            for link in tuple(self.links):
                if link is not but:
                    link.tell(message)

        self.afterwards.append(tell)

    def record(self, with_seed: bool) -> str:
        """The game so far as text; the seed is in it only when nobody who is still playing could use it."""
        played, body = self.played, self.played.body
        outcome = played.room.rules.outcome(played.state)
        dice = body.dice if body.from_seed else "typed"
        over = with_seed and outcome is not None and dice == "table"
        return record.write(
            record.Record(
                body.room, body.rules, body.seats, played.options, played.moves, dice,
                commitment(body.seed) if over else self.commitment,
                body.seed if over else None, None if outcome is None else outcome.reason,
            )
        )  # fmt: skip


def seen(events: list[Logged], placed: Placed | None, seat: int | None) -> Raw:
    """As one seat saw them; in a crowd the own ones and those of nobody in particular, in their order."""
    if placed is not None:
        mine = [*placed.get(None, []), *(placed.get(seat, []) if seat is not None else [])]
        events = [event for _, event in sorted(mine, key=itemgetter(0))]
    return encoded_for(events, seat)


def encoded_for(events: list[Logged], seat: int | None) -> Raw:
    return Raw(codec.encode([event.seen_by(seat) for event in events]))


def by_seat(events: list[Logged]) -> Placed:
    """Gone through once for everybody: 99 seats that each look at the events of 99 would be ten thousand looks."""
    found: Placed = {}
    for place, event in enumerate(events):
        found.setdefault(event.public.get("seat"), []).append((place, event))
    return found
