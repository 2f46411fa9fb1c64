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
from labtop.tables.bots import BotPlayers, BotSettings, JobWriter
from labtop.tables.broadcast import Broadcast, Shown
from labtop.tables.clock import Clock
from labtop.tables.commands import Act, Agree, Back, Hint
from labtop.tables.game_log import GameLog, Pending, TableBody
from labtop.tables.hints import Advised, Hints
from labtop.tables.inbox import Answer, Background, IdleRound, Inbox, Item, Query
from labtop.tables.jobs import Bots
from labtop.tables.judge import Judge
from labtop.tables.messages import Ok
from labtop.tables.take_backs import TakeBacks

RETRY: Final = 1.0
"""Seconds until a table tries again after its store failed."""

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
    names: Callable[[], list[str]] = list
    """Names of the seats, in their order."""
    on_change: Callable[[], None] = lambda: None
    """Called after every batch that changed something."""


class LiveTable:
    """The task of a table: it takes all waiting items as a batch, has them judged, writes them, then sends messages."""

    def __init__(
        self,
        id: str,
        body: TableBody,
        terms: Terms,
        store: Store,
        now: Callable[[], float],
        bots: Bots,
        bot_settings: BotSettings,
    ) -> None:
        self.id = id
        self.store = store
        self.on_change = terms.on_change
        self.inbox = Inbox()
        self.background = Background()
        self.log = GameLog(id, body, now)
        self.clock = Clock(self.log, now, terms.grace, terms.paused, terms.paused_at, terms.rested)
        self.broadcast = Broadcast(self.log, self.clock)
        self.take_backs = TakeBacks(self.log, self.broadcast)
        self.judge = Judge(self.log, self.clock, self.take_backs, terms.removed)
        self.jobs = JobWriter(self.log, bot_settings)
        self.bots = BotPlayers(self.log, self.clock, self.broadcast, self.jobs, bots, self.inbox, self.background)
        self.hints = Hints(
            self.log, self.clock, self.jobs, bots, self.inbox, self.background, terms.hints, terms.names
        )  # fmt: skip
        self.handlers: dict[type, Callable[[Any, Any, Pending], Any]] = {
            Act: self.judge.act,
            Answer: self.judge.bot_answer,
            IdleRound: self.judge.idle_round,
            Back: self.take_backs.back,
            Agree: self.take_backs.agree,
            Hint: self.hints.ask,
            Advised: self.hints.tell,
        }
        """Type of an item -> its handler, which gets the item, its connection and the batch so far."""
        self.busy = False
        self.task: asyncio.Task[None] | None = None

    @property
    def game(self) -> Game:
        """The game in memory: while a batch is being written, it is ahead of `shown`."""
        return self.log.game

    @property
    def shown(self) -> Shown:
        """The part that is on disk and may be sent at any moment."""
        return self.broadcast.shown

    # ---- life ------------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Rebuild the table from its log and begin to serve."""
        await self.read_log()
        self.task = asyncio.create_task(self.serve_for_ever())

    async def read_log(self) -> None:
        self.log.retell(await self.store.log_of(self.id))
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
            self.broadcast.tell_game([])

        await self.ask(tell)

    def remove(self, member: int, level: str) -> None:
        """A bot of this level takes the member's seats with the next batch."""
        self.judge.removed[member] = level
        self.nudge()

    # ---- one batch: judge, write, tell -----------------------------------------------------------------------------

    async def serve(self, items: list[Item]) -> None:
        """Everything that arrived together costs one transaction and one view per connection."""
        pending = Pending()
        self.judge.do_what_is_due(pending)
        replies = [(item, self.judged(item, pending)) for item in items if type(item.what) is not Query]
        if pending.rows:
            try:
                await self.store.commit(Batch(log=pending.rows))
            except (Conflict, Unavailable):
                await self.start_over(items, "storage")
                return
        self.broadcast.update()
        if self.clock.runs:
            self.clock.update()
        for item, reply in replies:
            self.reply(item, reply)
        for item in items:
            if type(item.what) is Query:
                run(item)
        for tell in pending.afterwards:
            tell()
        if pending.news:
            self.broadcast.tell_game(pending.events)
        elif pending.rows:
            self.broadcast.tick_soon()
        if pending.rows:
            self.on_change()
        if self.log.seats.with_bots and self.bots.wake():
            asyncio.get_running_loop().call_soon(self.nudge)
        if self.clock.runs:
            self.clock.set_alarm(self.nudge)

    def judged(self, item: Item, pending: Pending) -> Any:
        """The reply to an item, or its refusal. Notes whether anything but sealed answers has changed."""
        known = len(pending.rows)
        try:
            reply = self.handlers[type(item.what)](item.what, item.link, pending)
        except Illegal as error:
            reply = error
        if len(pending.rows) > known and not pending.news:
            stack = self.log.game.state.stack
            answers = stack[-1].answers if stack else None
            pending.news = answers is None or answers.count(None) == len(answers)
        return reply

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


def run(item: Item) -> None:
    """Runs a query; an error goes to its caller."""
    try:
        found = item.what.function()
    except Exception as error:  # noqa: BLE001
        item.fail(error)
    else:
        item.succeed(found)
