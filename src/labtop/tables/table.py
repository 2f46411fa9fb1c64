"""One live table: a task with a bounded inbox. Answers are judged, written, and only then told to anybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.engine.game import Game
from labtop.stores.base import Batch, Conflict, Store, Unavailable
from labtop.tables.absent import Absent
from labtop.tables.bots import BotPlayers, BotSettings, JobWriter
from labtop.tables.broadcast import Broadcast, Shown
from labtop.tables.clock import Clock
from labtop.tables.commands import Act, Agree, Back, Hint, Redo, SendHint, Try
from labtop.tables.efforts import Efforts
from labtop.tables.game_log import GameLog, Pending, TableBody
from labtop.tables.hints import Advised, Hints
from labtop.tables.inbox import Background, Inbox, Item, Query
from labtop.tables.jobs import BotsOfGroup
from labtop.tables.judge import Judge
from labtop.tables.messages import Ok
from labtop.tables.round_timer import RoundTimer
from labtop.tables.take_backs import TakeBacks
from labtop.tables.times import Times

RETRY: Final = 1.0
"""Seconds until a table tries again after its store failed."""
SIGNS_OF_LIFE: Final = frozenset({Act, Try, Hint})
"""Messages by which a person does something about the open question."""

logger = logging.getLogger(__name__)


class Terms(Struct):
    """Settings of a table that come from its group and server."""

    hints: str = "off"
    """off, counted or free."""
    grace: int = 0
    """Seconds that a short window stays open; 0: until it is answered."""
    paused: bool = False
    paused_at: float = 0.0
    rested: float = 0.0
    """Seconds of the pauses that have ended."""
    removed: dict[int, str] = {}
    """Members who were removed -> the level of the bot that takes their seats."""
    untaken: Callable[[int], bool] = lambda _member: False
    """Whether nobody has taken the seats of a member yet, so that the game does not wait for them."""
    names: Callable[[], list[str]] = list
    """Names of the seats, in their order."""
    on_change: Callable[[], None] = lambda: None
    """Called after every batch that changed something."""
    on_damage: Callable[[], None] = lambda: None
    """Called when the log turns out to be damaged."""
    on_effort: Callable[[], None] = lambda: None
    """Called when the rules have refused an answer of a person: the host's screen counts these."""
    seconds: int = 0
    """Of the timer for a round; 0: none."""
    closes: bool = False
    """Whether the timer closes the round."""


class LiveTable:
    """The task of a table: it takes all waiting items as a batch, has them judged, writes them, then sends messages."""

    def __init__(
        self,
        id: str,
        body: TableBody,
        terms: Terms,
        store: Store,
        times: Times,
        bots: BotsOfGroup,
        bot_settings: BotSettings,
    ) -> None:
        self.id = id
        self.store = store
        self.on_change = terms.on_change
        self.on_damage = terms.on_damage
        self.on_effort = terms.on_effort
        self.inbox = Inbox()
        self.background = Background()
        self.log = GameLog(id, body, times)
        self.clock = clock_of(self.log, terms, times)
        self.broadcast = Broadcast(self.log, self.clock)
        self.clock.timer.anybody = self.broadcast.anybody_plays
        self.efforts = Efforts(self.log, times.steady)
        self.take_backs = TakeBacks(self.log, self.broadcast)
        self.judge = Judge(self.log, self.clock, self.take_backs, terms.removed)
        self.jobs = JobWriter(self.log, bot_settings)
        self.bots = BotPlayers(self.log, self.clock, self.broadcast, self.jobs, bots, self.inbox, self.background)
        self.hints = Hints(
            self.log, self.clock, self.jobs, bots, self.inbox, self.background, terms.hints, terms.names
        )  # fmt: skip
        self.handlers = self.all_handlers()
        self.busy = False
        self.task: asyncio.Task[None] | None = None

    def all_handlers(self) -> dict[type, Callable[[Any, Any, Pending], Any]]:
        """Type of an item -> its handler, which gets the item, its connection and the batch so far."""
        return {
            **self.judge.handlers(),
            Back: self.take_backs.back,
            Agree: self.take_backs.agree,
            Hint: self.hints.ask,
            SendHint: self.hints.send,
            Advised: self.hints.tell,
        }

    @property
    def game(self) -> Game:
        """The game in memory: while a batch is being written, it is ahead of `shown`."""
        return self.log.game

    @property
    def shown(self) -> Shown:
        """The part that is on disk and may be sent at any moment."""
        return self.broadcast.shown

    @property
    def at_work(self) -> bool:
        """Whether a batch, a message or a review is not done yet. Bots do not count: they go on when it is woken."""
        return self.busy or bool(self.inbox.items) or any(not review.done() for review in self.hints.reviews.values())

    # ---- life ------------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Rebuild the table from its log and begin to serve."""
        await self.read_log()
        self.task = asyncio.create_task(self.serve_for_ever())

    async def read_log(self) -> None:
        rows = await self.store.log_of(self.id)
        try:
            self.log.retell(rows)
        except Illegal as error:
            if error.code == "log_damaged":
                self.on_damage()
            raise
        self.clock.resume()
        self.clock.timer.update(self.clock.paused)
        self.broadcast.update()

    async def sleep(self) -> None:
        """Stop serving; items that still wait for an answer are refused."""
        self.clock.stop()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.background.stop()
        self.inbox.refuse_all(Illegal("busy"))

    async def serve_for_ever(self) -> None:
        """Serves batch after batch. An error in one does not end the table: it is rebuilt from its log."""
        self.nudge()
        while True:
            items = await self.inbox.next_items()
            self.busy = self.broadcast.held = True
            try:
                await self.serve(items)
            except Exception:
                logger.exception("fault at a table", extra={"table": self.id})
                await self.start_over(items, "fault")
            finally:
                self.busy = self.broadcast.held = False
            if self.broadcast.tick_due:
                self.broadcast.tick()

    # ---- input -----------------------------------------------------------------------------------------------------

    def nudge(self) -> None:
        """Start what is due without a message: first draws, bots, the clock."""
        if not self.inbox.full:
            self.inbox.put(Item(Query(lambda: None)))

    async def ask(self, function: Callable[[], Any]) -> Any:
        """The result of a function that is called between two batches, when everything in memory is on disk."""
        return await self.finish(Query(function))

    async def finish(self, what: Any) -> Any:
        """Have something done; returns when it is on disk, raises the refusal."""
        if self.task is None or self.task.done():
            raise Illegal("busy")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.inbox.put(Item(what, None, done))
        return await done

    async def pause(self, on: bool) -> None:
        def tell() -> None:
            self.clock.pause(on)
            self.efforts.begin()
            self.broadcast.tell_game([])

        await self.ask(tell)

    async def set_timer(self, seconds: int, closes: bool) -> None:
        def tell() -> None:
            self.clock.set_timer(seconds, closes)
            self.broadcast.tell_game([])

        await self.ask(tell)

    async def more_time(self, seconds: int) -> None:
        def tell() -> None:
            self.clock.timer.more(seconds)
            self.broadcast.tell_game([])

        await self.ask(tell)

    def remove(self, member: int, level: str) -> None:
        """A bot of this level takes the member's seats with the next batch."""
        self.judge.removed[member] = level
        self.nudge()

    # ---- one batch: judge, write, tell -----------------------------------------------------------------------------

    async def serve(self, items: list[Item]) -> None:
        """What is served together costs one transaction and one view per connection.

        In a crowd that is everything that arrived together. Elsewhere people watch move after move, so a batch ends
        with the first thing that everybody sees: each move has its own picture.
        """
        pending = Pending()
        self.judge.do_what_is_due(pending)
        replies: list[tuple[Item, Any]] = []
        for at, item in enumerate(items):
            if pending.events and pending.news and not self.broadcast.crowd:
                self.inbox.put_back(items[at:])
                del items[at:]
                break
            if type(item.what) is not Query:
                replies.append((item, self.judged(item, pending)))
        if pending.rows:
            try:
                await self.store.commit(Batch(log=pending.rows))
            except (Conflict, Unavailable):
                await self.start_over(items, "storage")
                return
        self.tell(items, replies, pending)
        if self.log.seats.with_bots and self.bots.wake():
            asyncio.get_running_loop().call_soon(self.nudge)
        if self.clock.runs:
            self.clock.set_alarm(self.nudge)

    def tell(self, items: list[Item], replies: list[tuple[Item, Any]], pending: Pending) -> None:
        """Everything that follows from a batch which is on disk: replies first, then the news, then queries."""
        self.broadcast.update()
        self.efforts.update()
        if self.clock.runs:
            self.clock.update()
        for item, reply in replies:
            self.reply(item, reply)
        for tell in pending.afterwards:
            tell()
        if pending.news:
            self.broadcast.tell_game(pending.events)
        elif pending.rows:
            self.broadcast.tick_soon()
            self.broadcast.show_seats(pending.seats)
        for item in items:  # last, so that nobody is shown the table and then told this batch as well
            if type(item.what) is Query:
                run(item)
        if pending.rows:
            self.on_change()

    def judged(self, item: Item, pending: Pending) -> Any:
        """The reply to an item, or its refusal. Notes whether anything but sealed answers has changed."""
        known = len(pending.rows)
        try:
            reply = self.handlers[type(item.what)](item.what, item.link, pending)
        except Illegal as error:
            reply = error
        self.notice(item, reply)
        if len(pending.rows) > known and not pending.news:
            stack = self.log.game.state.stack
            answers = stack[-1].answers if stack else None
            pending.news = answers is None or answers.count(None) == len(answers)
        return reply

    def notice(self, item: Item, reply: Any) -> None:
        """Signs of life of people, for the teacher's screen."""
        what, link = item.what, item.link
        if type(what) is Redo and not isinstance(reply, Illegal):
            self.efforts.heard(what.seat)
        if type(what) not in SIGNS_OF_LIFE or link is None or not self.log.seats.holds(link, what.ask.seat):
            return
        if not isinstance(reply, Illegal):
            self.efforts.heard(what.ask.seat)
        elif self.efforts.refused(what.ask, reply):
            self.on_effort()

    def reply(self, item: Item, reply: Any) -> None:
        """Sends the reply. Called only after the commit."""
        link = item.link
        if isinstance(reply, Illegal):
            item.fail(reply)
            if link is not None:
                link.refuse(item.what.n, reply)
        elif link is None:
            item.succeed(reply)
        elif reply is not None:
            link.tell(reply)

    async def start_over(self, items: list[Item], code: str) -> None:
        """After a failed commit: rebuild the table from the log on disk, and refuse the items that are not in it."""
        self.hints.kept.clear()
        while True:
            try:
                await self.read_log()
                break
            except (Unavailable, OSError):
                await asyncio.sleep(RETRY)
        for item in items:
            if isinstance(item.what, Query):
                run(item)
                continue
            counted = self.counted(item)
            self.reply(item, Illegal(code) if counted is None else counted)
        asyncio.get_running_loop().call_later(RETRY, self.nudge)

    def counted(self, item: Item) -> Ok | None:
        """The reply to a command that is already in the log."""
        what = item.what
        seat = what.ask.seat if isinstance(what, Act) else what.seat if isinstance(what, Back) else None
        if seat is None:
            return None
        v = self.log.done.get((seat, what.n))
        return None if v is None else Ok(what.n, v)


def clock_of(log: GameLog, terms: Terms, times: Times) -> Clock:
    absent = Absent(log, terms.untaken)
    timer = RoundTimer(log, times.steady, terms.seconds, terms.closes)
    return Clock(log, times, absent, terms.grace, terms.paused, terms.paused_at, terms.rested, timer)


def run(item: Item) -> None:
    """Runs a query; an error goes to its caller."""
    try:
        found = item.what.function()
    except Exception as error:  # noqa: BLE001
        item.fail(error)
    else:
        item.succeed(found)
