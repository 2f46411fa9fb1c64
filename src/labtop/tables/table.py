"""One live table: a task with a bounded inbox. Answers are judged, written, and only then told to anybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw, Struct

from labtop.engine import codec, drive, record
from labtop.engine.core import CHANCE, Event, Illegal, Log
from labtop.engine.dice import Keyed, commitment, deal_key
from labtop.engine.dice import Table as SealedDice
from labtop.engine.wire import Action, Ask, Move
from labtop.stores.base import Batch, Conflict, LogRow, Store, Unavailable
from labtop.tables import taking_back
from labtop.tables.link import Link
from labtop.tables.log import Drawn, Holder, Line, Played, TableBody
from labtop.tables.protocol import Act, Agree, Back, Now, Ok, Story, Tick, Wish

INBOX: Final = 256
CROWD: Final = 12
"""Above this many seats everybody is told the own events only: 99 times 99 would be ten thousand a round."""
TICK: Final = 0.1
NULL: Final = Raw(b"null")

logger = logging.getLogger(__name__)


class BotJob(Struct, frozen=True):
    """All that a bot gets, as bytes for another process: a view, its question, the legal answers, a random stream."""

    room: str
    level: str
    ask: Ask
    public: Raw
    private: Raw
    legal: Raw
    seed: str


class Bots(Protocol):
    async def choose(self, job: BotJob) -> bytes:
        """An action as JSON. Raises TimeoutError or Illegal where the bot fails; then the idle answer is played."""


class Item(Struct):
    """Something to be done at this table: by a connection, a bot, the host."""

    what: Any
    link: Link | None = None
    done: asyncio.Future[Any] | None = None


class Answer(Struct):
    """An answer that comes from the server itself: a bot's, or the idle one for somebody absent."""

    ask: Ask
    action: Action
    by: str
    cmd: str


class Call(Struct):
    """A question to the table that must see committed state only."""

    function: Callable[[], Any]


class Shown(Struct):
    """What of a table is on disk and may be told at any moment, also while the next batch is being written."""

    v: int = 0
    over: bool = False
    waiting: list[int] = []
    chosen: list[int] = []


class LiveTable:
    def __init__(self, id: str, body: TableBody, store: Store, now: Callable[[], float], bots: Bots) -> None:
        self.id = id
        self.store = store
        self.now = now
        self.bots = bots
        self.played = Played(body)
        self.dice = SealedDice(deal_key(body.seed)) if body.dice == "table" else None
        self.secret = Keyed(deal_key(f"{body.seed}/bots"))
        """Bots' own chance, which nobody at the table can foretell."""
        self.commitment = commitment(body.seed) if body.dice == "table" else ""
        self.links: set[Link] = set()
        self.inbox: asyncio.Queue[Item] = asyncio.Queue(INBOX)
        self.paused = False
        self.storage_down = False
        self.wish: taking_back.Wish | None = None
        self.thinking: set[tuple[int, ...]] = set()
        self.helpers: set[asyncio.Task[None]] = set()
        self.ticking = False
        self.afterwards: list[Callable[[], None]] = []
        self.shown = Shown()
        self.on_change: Callable[[], None] = lambda: None
        self.task: asyncio.Task[None] | None = None

    # ---- life ------------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Tell the table again from its log and begin to serve."""
        await self.read_log()
        self.task = asyncio.create_task(self.serve_for_ever())

    async def read_log(self) -> None:
        played = Played(self.played.body)
        for row in await self.store.log_of(self.id):
            played.tell_again(row)
        self.played = played
        self.shown = self.picture()

    def picture(self) -> Shown:
        stack = self.played.state.stack
        if not stack:
            return Shown(self.played.seq, True)
        top = stack[-1]
        chosen = [] if top.answers is None else [seat for seat, answer in enumerate(top.answers) if answer is not None]
        waiting = [seat for seat in (top.waiting if top.at_once else top.waiting[:1]) if seat != CHANCE]
        return Shown(self.played.seq, False, waiting, chosen)

    async def sleep(self) -> None:
        tasks = [task for task in (self.task, *self.helpers) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def put(self, what: Any, link: Link | None = None) -> None:
        """Hand something in; a full inbox refuses at once."""
        try:
            self.inbox.put_nowait(Item(what, link))
        except asyncio.QueueFull:
            raise Illegal("busy") from None

    async def ask(self, function: Callable[[], Any]) -> Any:
        """What a function says between two batches, when everything in memory is on disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            self.inbox.put_nowait(Item(Call(function), None, done))
        except asyncio.QueueFull:
            raise Illegal("busy") from None
        return await done

    async def serve_for_ever(self) -> None:
        self.put(Call(lambda: None))  # the first draws and the first bots
        while True:
            items = [await self.inbox.get()]
            while len(items) < INBOX and not self.inbox.empty():
                items.append(self.inbox.get_nowait())
            await self.serve(items)

    # ---- one batch: judge, write, tell -----------------------------------------------------------------------------

    async def serve(self, items: list[Item]) -> None:
        """Everything that arrived together costs one transaction and one view per connection."""
        rows: list[LogRow] = []
        log = Log()
        replies: list[tuple[Item, Any]] = []
        calls: list[Item] = []
        revealed = False
        begun = self.first_draws(log)
        if begun is not None:
            rows.append(begun)
            revealed = True
        for item in items:
            if isinstance(item.what, Call):
                calls.append(item)
                continue
            before = len(rows)
            try:
                replies.append((item, self.do(item, rows, log)))
            except Illegal as error:
                replies.append((item, error))
            except Exception:
                logger.exception("fault at a table", extra={"table": self.id})
                await self.start_over(items, "fault")
                return
            revealed = revealed or self.is_news(rows, before)
        if rows and not await self.write(rows, items):
            return
        for item, reply in replies:
            self.reply(item, reply)
        self.shown = self.picture()
        for item in calls:
            self.call(item)
        for tell in self.afterwards:
            tell()
        self.afterwards.clear()
        if rows:
            self.played.events += log.events
            self.tell(log.events if revealed else None)
            self.on_change()
        self.wake_bots()

    async def write(self, rows: list[LogRow], items: list[Item]) -> bool:
        """Nothing is told to anybody before this returns True."""
        try:
            await self.store.commit(Batch(log=rows))
        except (Conflict, Unavailable) as error:
            self.storage_down = isinstance(error, Unavailable)
            await self.start_over(items, "storage")
            return False
        self.storage_down = False
        return True

    async def start_over(self, items: list[Item], code: str) -> None:
        """What is in memory is not what is on disk: forget it, read the log, refuse the whole batch."""
        await self.read_log()
        self.afterwards.clear()
        for item in items:
            if isinstance(item.what, Call):
                self.call(item)
            else:
                self.reply(item, Illegal(code))

    def is_news(self, rows: list[LogRow], before: int) -> bool:
        """Whether more came of these rows than one more sealed answer."""
        if len(rows) == before:
            return False
        stack = self.played.state.stack
        return not (stack and stack[-1].answers is not None and any(a is not None for a in stack[-1].answers))

    def reply(self, item: Item, reply: Any) -> None:
        if item.link is None or not hasattr(item.what, "n"):
            return
        if isinstance(reply, Illegal):
            item.link.refuse(item.what.n, reply)
        elif reply is not None:
            item.link.tell(reply)

    def call(self, item: Item) -> None:
        try:
            found = item.what.function()
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            if item.done is not None and not item.done.done():
                item.done.set_exception(error)
            return
        if item.done is not None and not item.done.done():
            item.done.set_result(found)

    # ---- what can be done ------------------------------------------------------------------------------------------

    def do(self, item: Item, rows: list[LogRow], log: Log) -> Any:
        what = item.what
        if isinstance(what, Act):
            assert item.link is not None
            return self.act(what, item.link, rows, log)
        if isinstance(what, Answer):
            return self.answer(what.ask, what.action, what.by, what.cmd, rows, log)
        if isinstance(what, Back):
            assert item.link is not None
            return self.back(what, item.link, rows)
        if isinstance(what, Agree):
            assert item.link is not None
            return self.agree(what, item.link, rows)
        assert isinstance(what, list)
        return self.change_holders(what, rows)

    def act(self, what: Act, link: Link, rows: list[LogRow], log: Log) -> Ok:
        """A person's answer. Who may answer for a seat is who holds it; typed dice are the host's."""
        seat = what.ask.seat
        if not self.may_answer(link, seat):
            raise Illegal("not_your_seat", seat=seat)
        counted = self.played.done.get((seat, what.n))
        if counted is not None:
            return Ok(what.n, counted)
        if self.paused:
            raise Illegal("paused")
        action: Action = codec.decode(bytes(what.action), self.played.room.actions)
        by = "host" if seat == CHANCE else "seat"
        return self.answer(what.ask, action, by, what.n, rows, log)

    def may_answer(self, link: Link, seat: int) -> bool:
        if seat == CHANCE:
            return link.hosts and self.dice is None
        if not 0 <= seat < self.played.body.seats:
            raise Illegal("no_such_seat", seat=seat)
        return link.member is not None and self.played.holders[seat].member == link.member

    def answer(self, ask: Ask, action: Action, by: str, cmd: str, rows: list[LogRow], log: Log) -> Ok:
        """Judge, play, draw: one line of the log. In memory only until `write`."""
        counted = self.played.done.get((ask.seat, cmd))
        if counted is not None:
            return Ok(cmd, counted)
        mine = Log()
        self.played.step(ask, action, mine)
        self.wish = None
        drawn = self.settle(mine)
        line = Line(by, ask, Raw(codec.encode(action)), drawn, encoded(mine.events))
        rows.append(self.row(ask.seat, cmd, line))
        log.events += mine.events
        return Ok(cmd, self.played.seq)

    def settle(self, log: Log) -> list[Drawn]:
        moves: list[Move] = []
        drive.settle(self.played.room.rules, self.played.state, self.dice, log, moves)
        self.played.moves += moves
        return [Drawn(m.prompt, m.nth, Raw(codec.encode(m.action))) for m in moves]

    def first_draws(self, log: Log) -> LogRow | None:
        """The throw a game begins with, or goes on with after a crash between an answer and nothing."""
        stack = self.played.state.stack
        if not stack or stack[-1].waiting[0] != CHANCE or self.dice is None:
            return None
        mine = Log()
        drawn = self.settle(mine)
        log.events += mine.events
        return self.row(
            CHANCE, f"chance-{self.played.seq + 1}", Line("chance", None, None, drawn, encoded(mine.events))
        )

    def row(self, seat: int, cmd: str, line: Line) -> LogRow:
        row = self.played.line_row(self.id, seat, cmd, line, self.now())
        self.played.count(row)
        return row

    def back(self, what: Back, link: Link, rows: list[LogRow]) -> Ok:
        if not self.may_answer(link, what.seat):
            raise Illegal("not_your_seat", seat=what.seat)
        counted = self.played.done.get((what.seat, what.n))
        if counted is not None:
            return Ok(what.n, counted)
        others = self.people_but(link.member)
        drop = taking_back.alone(self.played, what.seat, others)
        if drop is None:
            self.wish = taking_back.Wish(what.seat, what.n, others)
            self.tell_wish(self.wish)
            return Ok(what.n, self.played.seq)
        self.take_back(what.seat, what.n, drop, rows)
        return Ok(what.n, self.played.seq)

    def agree(self, what: Agree, link: Link, rows: list[LogRow]) -> Ok:
        wish = self.wish
        if wish is None:
            raise Illegal("no_wish")
        if not what.yes:
            self.wish = None
            self.tell_wish(wish, agreed=False)
            return Ok(what.n, self.played.seq)
        wish.missing = [] if link.hosts else [m for m in wish.missing if m != link.member]
        if wish.missing:
            self.tell_wish(wish)
        else:
            self.take_back(wish.seat, wish.cmd, taking_back.last_of(self.played, wish.seat), rows)
            self.tell_wish(wish, agreed=True)
        return Ok(what.n, self.played.seq)

    def take_back(self, seat: int, cmd: str, drop: list[int], rows: list[LogRow]) -> None:
        self.played.drop(drop)
        self.wish = None
        rows.append(self.row(seat, cmd, Line("back", drop=drop)))

    def change_holders(self, holders: list[Holder], rows: list[LogRow]) -> None:
        """Somebody was removed: a bot plays on."""
        self.played.holders = holders
        rows.append(self.row(CHANCE, f"holders-{self.played.seq + 1}", Line("holder", holders=holders)))

    def people_but(self, member: int | None) -> list[int]:
        found = {holder.member for holder in self.played.holders if holder.member is not None}
        return sorted(found - {member})

    def idle_answers(self) -> None:
        """Host: close the question for those who have not answered (logged as idle)."""
        rules, state = self.played.room.rules, self.played.state
        for ask in drive.asks(state):
            if ask.must and ask.seat != CHANCE:
                action = rules.first(state, drive.find(state, ask), ask.seat)
                self.put(Answer(ask, action, "idle", self.played.server_cmd("idle", ask)))

    # ---- telling ---------------------------------------------------------------------------------------------------

    def tell(self, events: list[Event] | None) -> None:
        """After a commit: everybody's own view, or, while answers are only being sealed, a tick."""
        if events is None:
            if not self.ticking:
                self.ticking = True
                asyncio.get_running_loop().call_later(TICK, self.tell_tick)
            return
        public = Raw(codec.encode(self.played.room.rules.public(self.played.state)))
        shared = self.shared_events(events)
        for link in tuple(self.links):
            link.tell(self.now_for(link, public, events, shared))

    def tell_tick(self) -> None:
        self.ticking = False
        if self.shown.chosen:
            data = codec.encode(Tick(self.id, self.shown.v, self.shown.chosen))
            for link in tuple(self.links):
                link.transport.send(data)

    def shared_events(self, events: list[Event]) -> Raw | None:
        """Events without private parts are the same for everybody and encoded once."""
        if self.played.body.seats > CROWD or any(event.private is not None for event in events):
            return None
        return Raw(codec.encode([event.seen_by(None) for event in events]))

    def seen_events(self, events: list[Event], seat: int | None) -> Raw:
        """As one seat saw them; in a crowd the own ones and those of nobody in particular."""
        if self.played.body.seats > CROWD:
            events = [event for event in events if event.public.get("seat", seat) == seat]
        return Raw(codec.encode([event.seen_by(seat) for event in events]))

    def now_for(self, link: Link, public: Raw, events: list[Event], shared: Raw | None) -> Now:
        """The only place where a table's state becomes a message."""
        rules, state, seat = self.played.room.rules, self.played.state, link.face
        mine = [ask for ask in drive.asks(state) if self.shown_ask(link, ask)]
        menus = [
            Raw(codec.encode(rules.menu(state, drive.find(state, ask), ask.seat))) if ask.seat == seat else NULL
            for ask in mine
        ]
        return Now(
            table=self.id,
            v=self.played.seq,
            seat=seat,
            public=public,
            private=None if seat is None else Raw(codec.encode(rules.private(state, seat))),
            asks=mine,
            menus=menus,
            events=(shared if shared is not None else self.seen_events(events, seat)) if events else None,
            outcome=rules.outcome(state),
            paused=self.paused,
            commitment=self.commitment,
        )

    def shown_ask(self, link: Link, ask: Ask) -> bool:
        if ask.seat == CHANCE:
            return link.hosts and self.dice is None
        return link.member is not None and self.played.holders[ask.seat].member == link.member

    def look(self, link: Link) -> None:
        """A connection begins to watch, or turns its face: the whole picture, no events."""
        self.links.add(link)
        public = Raw(codec.encode(self.played.room.rules.public(self.played.state)))
        link.tell(self.now_for(link, public, [], None))

    def story(self, link: Link) -> Story:
        """What happened so far, as this connection's seat saw it."""
        return Story(self.id, self.played.seq, self.seen_events(self.played.events, link.face))

    def tell_wish(self, wish: taking_back.Wish, agreed: bool | None = None) -> None:
        """Once what led to it is on disk."""
        message = Wish(self.id, wish.seat, agreed, wish.missing[:])

        def tell() -> None:
            for link in tuple(self.links):
                link.tell(message)

        self.afterwards.append(tell)

    def record(self) -> str:
        """The game so far as text; the seed is in it only when the game is over."""
        played, body = self.played, self.played.body
        outcome = played.room.rules.outcome(played.state)
        over = outcome is not None and body.dice == "table"
        return record.write(
            record.Record(
                body.room, body.rules, body.seats, played.options, played.moves, body.dice, self.commitment,
                body.seed if over else None, None if outcome is None else outcome.reason,
            )
        )  # fmt: skip

    # ---- bots ------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think, outside this loop; each question once."""
        if self.paused or self.storage_down:
            return
        for ask in drive.asks(self.played.state):
            level = self.played.holders[ask.seat].bot if ask.seat != CHANCE else None
            key = (ask.prompt, ask.seat, ask.nth, self.played.drops)
            if level is not None and ask.must and key not in self.thinking:
                self.thinking.add(key)
                task = asyncio.create_task(self.think(ask, level, self.bot_job(ask, level), key))
                self.helpers.add(task)
                task.add_done_callback(self.helpers.discard)

    def bot_job(self, ask: Ask, level: str) -> BotJob:
        rules, state = self.played.room.rules, self.played.state
        p = drive.find(state, ask)
        return BotJob(
            room=self.played.body.room,
            level=level,
            ask=ask,
            public=Raw(codec.encode(rules.public(state))),
            private=Raw(codec.encode(rules.private(state, ask.seat))),
            legal=Raw(codec.encode(rules.legal(state, p, ask.seat))),
            seed=self.secret.digest(self.played.server_cmd(str(ask.seat), ask).encode()).hex(),
        )

    async def think(self, ask: Ask, level: str, job: BotJob, key: tuple[int, ...]) -> None:
        """A bot that raises, stalls or answers nonsense gives the idle answer instead, and the log says so."""
        by, cmd = "bot", self.played.server_cmd("bot", ask)
        try:
            action: Action = codec.decode(await self.bots.choose(job), self.played.room.actions)
            p = drive.find(self.played.state, ask)
            self.played.room.rules.check(self.played.state, p, ask.seat, action)
        except (Illegal, TimeoutError, OSError):
            by = "idle"
            legal = msgspec.json.decode(job.legal, type=list[self.played.room.actions])  # type: ignore[name-defined]
            action = legal[0]
        finally:
            self.thinking.discard(key)
        await self.inbox.put(Item(Answer(ask, action, by, cmd)))


def encoded(events: list[Event]) -> Raw:
    """Events for the log, private parts included: the log never leaves the server."""
    return Raw(codec.encode([{"type": e.kind, "public": e.public, "private": e.private} for e in events]))
