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
from labtop.tables.log import NULL, Drawn, Line, Played, TableBody
from labtop.tables.protocol import Act, Agree, Back, Now, Ok, Story, Tick, Wish

INBOX: Final = 256
CROWD: Final = 12
"""Above this many seats everybody is told the own events only: 99 times 99 would be ten thousand a round."""
TICK: Final = 0.1
RETRY: Final = 1.0
"""Seconds until a table tries again after its store failed."""

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
    """Something to be done at this table: by a connection, a bot, the host. `done` is told once it is on disk."""

    what: Any
    link: Link | None = None
    done: asyncio.Future[Any] | None = None


class Answer(Struct):
    """An answer that comes from the server itself: a bot's."""

    ask: Ask
    action: Action
    by: str
    cmd: str


class CloseFor(Struct):
    """Whoever has not answered gives the idle answer; the host's command id makes it count once."""

    n: str


class Call(Struct):
    """A question to the table that must see committed state only."""

    function: Callable[[], Any]


class Common(Struct, frozen=True):
    """The share of a picture that is the same for everybody."""

    public: Raw
    asks: dict[int | None, list[Ask]]
    """By the member who holds the seat; None: chance and bots."""
    events: list[Event]
    shared: Raw | None
    """Events encoded for all; None where seats saw different ones."""
    outcome: Raw


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
        self.held: Item | None = None
        self.gone: dict[int, str] = {}
        """Members who were removed -> the level of the bot that takes their seats."""
        self.paused = False
        self.busy = False
        self.wish: taking_back.Wish | None = None
        self.refused_wishes: set[str] = set()
        self.thinking: set[tuple[int, ...]] = set()
        self.helpers: set[asyncio.Task[None]] = set()
        self.ticking = False
        self.retold = False
        """This batch changed more than the answers it brought: everybody needs the whole picture."""
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
        """Stop serving; whoever still waits for an answer is told that there is none."""
        tasks = [task for task in (self.task, *self.helpers) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while not self.inbox.empty():
            fail(self.inbox.get_nowait(), Illegal("busy"))

    def put(self, what: Any, link: Link | None = None, done: asyncio.Future[Any] | None = None) -> None:
        """Hand something in; a full inbox refuses at once."""
        try:
            self.inbox.put_nowait(Item(what, link, done))
        except asyncio.QueueFull:
            raise Illegal("busy") from None

    async def ask(self, function: Callable[[], Any]) -> Any:
        """What a function says between two batches, when everything in memory is on disk."""
        return await self.finish(Call(function))

    async def finish(self, what: Any) -> Any:
        """Have something done; returns when it is on disk, raises the refusal."""
        if self.task is None or self.task.done():
            raise Illegal("busy")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.put(what, None, done)
        return await done

    async def serve_for_ever(self) -> None:
        """Batch after batch. A fault in one never ends the table: it is told again from its log."""
        self.nudge()
        while True:
            items = await self.next_items()
            self.busy = True
            try:
                await self.serve(items)
            except Exception:
                logger.exception("fault at a table", extra={"table": self.id})
                await self.start_over(items, "fault")
            finally:
                self.busy = False

    def nudge(self) -> None:
        """Go on with what is due without anybody asking: first draws, bots."""
        if not self.inbox.full():
            self.put(Call(lambda: None))

    async def next_items(self) -> list[Item]:
        """What arrived together; taking back is served alone, since it retells the game."""
        first = self.held or await self.inbox.get()
        self.held = None
        items = [first]
        while not isinstance(first.what, Back | Agree) and len(items) < INBOX and not self.inbox.empty():
            item = self.inbox.get_nowait()
            if isinstance(item.what, Back | Agree):
                self.held = item
                break
            items.append(item)
        return items

    # ---- one batch: judge, write, tell -----------------------------------------------------------------------------

    async def serve(self, items: list[Item]) -> None:
        """Everything that arrived together costs one transaction and one view per connection."""
        rows: list[LogRow] = []
        log = Log()
        replies: list[tuple[Item, Any]] = []
        begun = self.first_draws(log)
        news = begun is not None
        if begun is not None:
            rows.append(begun)
        self.replace_gone(rows)
        news = news or self.retold
        self.retold = False
        for item in items:
            if isinstance(item.what, Call):
                continue
            before = len(rows)
            try:
                replies.append((item, self.do(item, rows, log)))
            except Illegal as error:
                replies.append((item, error))
            news = news or self.is_news(rows, before)
        if rows:
            try:
                await self.store.commit(Batch(log=rows))
            except (Conflict, Unavailable):
                await self.start_over(items, "storage")
                return
            self.played.events += log.events
        self.shown = self.picture()
        for item, reply in replies:
            self.reply(item, reply)
        for item in items:
            if isinstance(item.what, Call):
                self.call(item)
        afterwards, self.afterwards = self.afterwards, []
        for tell in afterwards:
            tell()
        if rows:
            self.tell(log.events if news else None)
            self.on_change()
        self.wake_bots()

    async def start_over(self, items: list[Item], code: str) -> None:
        """What is in memory is not what is on disk: forget it, read the log, refuse what did not count."""
        self.afterwards.clear()
        self.retold = False
        while True:
            try:
                await self.read_log()
                break
            except (Unavailable, OSError):
                await asyncio.sleep(RETRY)
        for item in items:
            if isinstance(item.what, Call):
                self.call(item)
                continue
            counted = self.counted(item)
            self.reply(item, Illegal(code) if counted is None else counted)
        asyncio.get_running_loop().call_later(RETRY, self.nudge)

    def counted(self, item: Item) -> Ok | None:
        """The answer to a command that is in the log already."""
        what = item.what
        seat = what.ask.seat if isinstance(what, Act) else what.seat if isinstance(what, Back) else None
        if seat is None:
            return None
        v = self.played.done.get((seat, what.n))
        return None if v is None else Ok(what.n, v)

    def is_news(self, rows: list[LogRow], before: int) -> bool:
        """Whether more came of these rows than one more sealed answer."""
        if len(rows) == before:
            return False
        if self.retold:
            self.retold = False
            return True
        stack = self.played.state.stack
        return not (stack and stack[-1].answers is not None and any(a is not None for a in stack[-1].answers))

    def reply(self, item: Item, reply: Any) -> None:
        """After the commit, never before."""
        if item.done is not None:
            if isinstance(reply, Illegal):
                fail(item, reply)
            elif not item.done.done():
                item.done.set_result(reply)
        if item.link is not None and reply is not None:
            if isinstance(reply, Illegal):
                item.link.refuse(item.what.n, reply)
            else:
                item.link.tell(reply)

    def call(self, item: Item) -> None:
        try:
            found = item.what.function()
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            fail(item, error)
            return
        if item.done is not None and not item.done.done():
            item.done.set_result(found)

    # ---- what can be done ------------------------------------------------------------------------------------------

    def do(self, item: Item, rows: list[LogRow], log: Log) -> Any:
        what, link = item.what, item.link
        if isinstance(what, Answer):
            if self.paused:
                raise Illegal("paused")
            return self.answer(what.ask, what.action, what.by, what.cmd, rows, log)
        if isinstance(what, CloseFor):
            return self.close_for(what, rows, log)
        assert link is not None
        if isinstance(what, Act):
            return self.act(what, link, rows, log)
        if isinstance(what, Back):
            return self.back(what, link, rows)
        assert isinstance(what, Agree)
        return self.agree(what, link, rows)

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
            CHANCE, f"chance-{self.played.seq + 1}", Line("chance", chance=drawn, events=encoded(mine.events))
        )

    def row(self, seat: int, cmd: str, line: Line) -> LogRow:
        row = self.played.line_row(self.id, seat, cmd, line, self.now())
        self.played.count(row)
        return row

    def back(self, what: Back, link: Link, rows: list[LogRow]) -> Ok | Wish:
        if not self.may_answer(link, what.seat):
            raise Illegal("not_your_seat", seat=what.seat)
        counted = self.played.done.get((what.seat, what.n))
        if counted is not None:
            return Ok(what.n, counted)
        if what.n in self.refused_wishes:
            raise Illegal("consent_refused")
        if self.wish is not None and self.wish.cmd == what.n:
            self.wish.link = link
            return self.told_wish(self.wish, None)
        if not any(m.seat == what.seat for m in self.played.moves):
            raise Illegal("nothing_to_take_back")
        if next(m.prompt for m in reversed(self.played.moves) if m.seat == what.seat) != what.prompt:
            raise Illegal("closed")
        others = self.people_but(link.member)
        drop = taking_back.alone(self.played, what.seat, others)
        if drop is None:
            self.wish = taking_back.Wish(what.seat, what.n, others, link)
            self.tell_wish(self.wish, None, but=link)
            return self.told_wish(self.wish, None)
        self.take_back(what.seat, what.n, drop, rows)
        return Ok(what.n, self.played.seq)

    def agree(self, what: Agree, link: Link, rows: list[LogRow]) -> Ok:
        wish = self.wish
        if wish is None or wish.cmd != what.wish:
            raise Illegal("no_wish")
        if not (link.hosts or link.member in wish.missing):
            return Ok(what.n, self.played.seq)
        if not what.yes:
            self.refuse_wish(wish)
            return Ok(what.n, self.played.seq)
        wish.missing = [] if link.hosts else [m for m in wish.missing if m != link.member]
        if wish.missing:
            self.tell_wish(wish, None)
        else:
            self.take_back(wish.seat, wish.cmd, taking_back.last_of(self.played, wish.seat), rows)
            v = self.played.seq
            self.tell_wish(wish, agreed=True)
            self.afterwards.append(lambda: wish.link.tell(Ok(wish.cmd, v)))
        return Ok(what.n, self.played.seq)

    def refuse_wish(self, wish: taking_back.Wish) -> None:
        self.wish = None
        self.refused_wishes.add(wish.cmd)
        self.tell_wish(wish, agreed=False)
        self.afterwards.append(lambda: wish.link.refuse(wish.cmd, Illegal("consent_refused")))

    def take_back(self, seat: int, cmd: str, drop: list[int], rows: list[LogRow]) -> None:
        self.played.drop(drop)
        self.wish = None
        self.retold = True
        rows.append(self.row(seat, cmd, Line("back", drop=drop)))

    def replace_gone(self, rows: list[LogRow]) -> None:
        """A bot plays on for everybody the host removed; tried again with every batch until it is on disk."""
        for member, level in self.gone.items():
            if self.played.state.stack and any(holder.member == member for holder in self.played.holders):
                self.played.leave(member, level)
                self.retold = True
                line = Line("leaves", leaves=member, bot=level)
                rows.append(self.row(CHANCE, f"leaves-{self.played.seq + 1}", line))
                if self.wish is not None and member in self.wish.missing:
                    self.refuse_wish(self.wish)

    def close_for(self, what: CloseFor, rows: list[LogRow], log: Log) -> None:
        """Host: the idle answer for everybody the game waits for, logged as such; once for each command."""
        if self.paused:
            raise Illegal("paused")
        cmd = f"idle-{what.n}"
        if any(done == cmd for _, done in self.played.done):
            return
        rules, state = self.played.room.rules, self.played.state
        for ask in drive.asks(state):
            if ask.must and ask.seat != CHANCE:
                action = rules.first(state, drive.find(state, ask), ask.seat)
                self.answer(ask, action, "idle", cmd, rows, log)

    def people_but(self, member: int | None) -> list[int]:
        found = {holder.member for holder in self.played.holders if holder.member is not None}
        return sorted(found - {member})

    # ---- telling ---------------------------------------------------------------------------------------------------

    def tell(self, events: list[Event] | None) -> None:
        """After a commit: everybody's own view, or, while answers are only being sealed, a tick."""
        if events is None:
            if not self.ticking:
                self.ticking = True
                asyncio.get_running_loop().call_later(TICK, self.tell_tick)
            return
        common = self.common(events)
        for link in tuple(self.links):
            link.tell(self.now_for(link, common))

    def common(self, events: list[Event]) -> Common:
        """What all connections get alike, made and encoded once."""
        rules, state = self.played.room.rules, self.played.state
        asks: dict[int | None, list[Ask]] = {}
        for ask in drive.asks(state):
            holder = None if ask.seat == CHANCE else self.played.holders[ask.seat].member
            asks.setdefault(holder, []).append(ask)
        outcome = rules.outcome(state)
        return Common(
            Raw(codec.encode(rules.public(state))),
            asks,
            events,
            self.shared_events(events),
            NULL if outcome is None else Raw(codec.encode(outcome)),
        )

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

    def now_for(self, link: Link, common: Common) -> Now:
        """The only place where a table's state becomes a message."""
        rules, state, seat = self.played.room.rules, self.played.state, self.face_of(link)
        mine = self.asks_of(link, common)
        menus = [
            Raw(codec.encode(rules.menu(state, drive.find(state, ask), ask.seat))) if ask.seat == seat else NULL
            for ask in mine
        ]
        events = common.shared if common.shared is not None else self.seen_events(common.events, seat)
        return Now(
            table=self.id,
            v=self.played.seq,
            seat=seat,
            public=common.public,
            private=NULL if seat is None else Raw(codec.encode(rules.private(state, seat))),
            asks=mine,
            menus=menus,
            events=events if common.events else NULL,
            outcome=common.outcome,
            paused=self.paused,
            commitment=self.commitment,
        )

    def asks_of(self, link: Link, common: Common) -> list[Ask]:
        """Questions to the seats a connection's member holds; typed dice are the host's."""
        mine = [] if link.member is None else common.asks.get(link.member, [])
        if link.hosts and self.dice is None:
            return [*mine, *(ask for ask in common.asks.get(None, []) if ask.seat == CHANCE)]
        return mine

    def face_of(self, link: Link) -> int | None:
        """The seat a connection looks through at this very table: only one that its member holds here."""
        seat = link.face
        if seat is None or link.member is None or link.table != self.id or not 0 <= seat < self.played.body.seats:
            return None
        return seat if self.played.holders[seat].member == link.member else None

    def look(self, link: Link) -> None:
        """A connection begins to watch, or turns its face: the whole picture, no events."""
        self.links.add(link)
        link.tell(self.now_for(link, self.common([])))

    def story(self, link: Link) -> Story:
        """What happened so far, as this connection's seat saw it."""
        return Story(self.id, self.played.seq, self.seen_events(self.played.events, self.face_of(link)))

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
        over = with_seed and outcome is not None and body.dice == "table"
        return record.write(
            record.Record(
                body.room, body.rules, body.seats, played.options, played.moves, body.dice, self.commitment,
                body.seed if over else None, None if outcome is None else outcome.reason,
            )
        )  # fmt: skip

    # ---- bots ------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think, outside this loop; each question once."""
        if self.paused:
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


def fail(item: Item, error: Exception) -> None:
    if item.done is not None and not item.done.done():
        item.done.set_exception(error)
