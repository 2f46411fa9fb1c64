"""One live table: a task with a bounded inbox. Answers are judged, written, and only then told to anybody."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Raw

from labtop.bots.base import WORLDS, scaled, worlds_of
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Log
from labtop.engine.dice import Keyed, Quick, deal_key
from labtop.engine.wire import Action, Ask
from labtop.stores.base import Batch, Conflict, LogRow, Store, Unavailable
from labtop.tables import guiding
from labtop.tables.advising import Advising, told_error
from labtop.tables.grace import Windows
from labtop.tables.jobs import BotJob as BotJob
from labtop.tables.jobs import Bots as Bots
from labtop.tables.link import Link
from labtop.tables.log import Played, TableBody, ours
from labtop.tables.playing import Answer, Call, Item
from labtop.tables.protocol import Act, Agree, Back, Ok, Thinking

INBOX: Final = 256
SLOW: Final = 1.0
"""Seconds of thinking after which everybody is told who thinks."""
BOTS_AT_ONCE: Final = 8
ALONE: Final = frozenset({Back, Agree})
RETRY: Final = 1.0
"""Seconds until a table tries again after its store failed."""

logger = logging.getLogger(__name__)


class LiveTable(Advising):
    """The task: it takes what arrived together, has it played, writes it, and only then tells anybody."""

    def __init__(self, id: str, body: TableBody, store: Store, now: Callable[[], float], bots: Bots) -> None:
        super().__init__(id, body, now, bots)
        self.store = store
        self.secret = Keyed(deal_key(f"{body.seed}/bots"))
        """Bots' own chance, which nobody at the table can foretell."""
        self.inbox: deque[Item] = deque()
        self.waiter: asyncio.Future[None] | None = None
        """Of the task, while there is nothing to do."""
        self.busy = False
        self.thinking: set[tuple[int, ...]] = set()
        self.helpers: set[asyncio.Task[None]] = set()
        self.slow: set[int] = set()
        """Seats of bots that have thought for more than a second."""
        self.own_bots: dict[str, str] = {}
        self.think_times = 1.0
        """How much more than usual bots may search here; whoever started the server says so, never a client."""
        self.on_change: Callable[[], None] = lambda: None
        self.task: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.windows = Windows(0)

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

    async def sleep(self) -> None:
        """Stop serving; whoever still waits for an answer is told that there is none."""
        if self.alarm is not None:
            self.alarm.cancel()
        tasks = [task for task in (self.task, *self.helpers, *self.reviews.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while self.inbox:
            fail(self.inbox.popleft(), Illegal("busy"))

    def put(self, what: Any, link: Link | None = None, done: asyncio.Future[Any] | None = None) -> None:
        """Hand something in; a full inbox refuses at once."""
        if len(self.inbox) >= INBOX:
            raise Illegal("busy")
        self.take(Item(what, link, done))

    def take(self, item: Item) -> None:
        self.inbox.append(item)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

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
            if self.tick_due:
                self.tell_tick()

    def wind_clock(self) -> None:
        """Where the game has a time limit, or a window is open for so long only: wake up when it comes."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        left = None if self.paused else self.left()
        waits = [wait for wait in (left, self.closes()) if wait is not None]
        if waits:
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, min(waits)) + 0.05, self.nudge)

    def closes(self) -> float | None:
        return self.windows.left(self.now())

    def pause(self, on: bool) -> None:
        """A window that was open begins anew afterwards."""
        super().pause(on)
        self.windows.look(self.played, self.now(), on)

    def nudge(self) -> None:
        """Go on with what is due without anybody asking: first draws, bots."""
        if len(self.inbox) < INBOX:
            self.put(Call(lambda: None))

    async def next_items(self) -> list[Item]:
        """What arrived together; taking back is served alone, since it retells the game."""
        if not self.inbox:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        inbox = self.inbox
        items = [inbox.popleft()]
        if type(items[0].what) not in ALONE:
            while inbox and type(inbox[0].what) not in ALONE:
                items.append(inbox.popleft())
        return items

    # ---- one batch: judge, write, tell -----------------------------------------------------------------------------

    async def serve(self, items: list[Item]) -> None:
        """Everything that arrived together costs one transaction and one view per connection."""
        rows: list[LogRow] = []
        log = Log()
        replies: list[tuple[Item, Any]] = []
        calls: list[Item] = []
        news = self.do_what_is_due(rows, log)
        for item in items:
            if type(item.what) is Call:
                calls.append(item)
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
        if self.windows.seconds:
            self.windows.look(self.played, self.now(), self.paused)
        for item, reply in replies:
            self.reply(item, reply)
        for item in calls:
            self.call(item)
        if self.afterwards:
            afterwards, self.afterwards = self.afterwards, []
            for tell in afterwards:
                tell()
        if rows:
            self.tell(log.events if news else None)
            self.on_change()
        if self.played.bots:
            self.wake_bots()
        if self.timed or self.windows.seconds:
            self.wind_clock()

    def do_what_is_due(self, rows: list[LogRow], log: Log) -> bool:
        """What nobody asks for and comes first: draws, the bell, closed windows, seats of who left. True: news."""
        begun = self.first_draws(log)
        if begun is not None:
            rows.append(begun)
        rung = self.time_is_up(log) if self.timed else None
        if rung is not None:
            rows.append(rung)
        if self.windows.seconds:
            self.close_windows(rows, log)
        news = bool(rows)
        if self.gone:
            self.replace_gone(rows)
        news = news or self.retold
        self.retold = False
        return news

    def close_windows(self, rows: list[LogRow], log: Log) -> None:
        """Whoever has let the grace time go by gives the idle answer; an answer in this very batch comes too late."""
        if self.paused:
            return
        rules, state = self.played.room.rules, self.played.state
        for ask in self.windows.due(self.now()):
            try:
                action = rules.first(state, drive.find(state, ask), ask.seat)
            except Illegal:  # the question has gone meanwhile
                continue
            self.answer(ask, action, "idle", ours(f"grace-{self.played.seq + 1}"), rows, log)

    async def start_over(self, items: list[Item], code: str) -> None:
        """What is in memory is not what is on disk: forget it, read the log, refuse what did not count."""
        self.afterwards.clear()
        self.advised.clear()
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
        answers = stack[-1].answers if stack else None
        return answers is None or answers.count(None) == len(answers)

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

    # ---- bots ------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think, outside this loop; each question once.

        A crowd of them a few at a time: what each of them is shown is made here, and others wait for this loop.
        """
        if self.paused:
            return
        begun = 0
        for ask in drive.asks(self.played.state):
            level = self.played.holders[ask.seat].bot if ask.seat != CHANCE else None
            key = (ask.prompt, ask.seat, ask.nth, self.played.drops)
            if level is not None and key not in self.thinking and (ask.must or self.has_use_for(ask)):
                begun += 1
                if begun > BOTS_AT_ONCE:
                    asyncio.get_running_loop().call_soon(self.nudge)
                    return
                self.thinking.add(key)
                worlds = worlds_of(self.played.room, level, self.think_times)
                self.help(self.think(ask, level, self.bot_job(ask, level, worlds), key))

    def has_use_for(self, ask: Ask) -> bool:
        """Whether a seat could do something at a door now: a bot is asked then, since nobody else would.

        What it has sealed is no door: it would change its mind for ever.
        """
        rules, state = self.played.room.rules, self.played.state
        p = drive.find(state, ask)
        return p.times is not None and guiding.due(self.played) is None and bool(rules.legal(state, p, ask.seat))

    def help(self, work: Coroutine[Any, Any, None]) -> None:
        """Work beside the task, which must not wait for it."""
        task = asyncio.create_task(work)
        self.helpers.add(task)
        task.add_done_callback(self.helpers.discard)

    def bot_job(self, ask: Ask, level: str, worlds: int) -> BotJob:
        rules, state = self.played.room.rules, self.played.state
        p = drive.find(state, ask)
        seed = self.secret.digest(self.played.server_cmd(str(ask.seat), ask).encode()).hex()
        rng = Quick(f"{seed}/worlds")
        own = self.own_bots.get(level, "")
        many = scaled(WORLDS["master"], self.think_times) if own else worlds
        imagined = [rules.imagine(state, ask.seat, rng) for _ in range(many)]
        return BotJob(
            room=self.played.body.room,
            level=level,
            ask=ask,
            public=Raw(codec.encode(rules.public(state))),
            private=Raw(codec.encode(rules.private(state, ask.seat))),
            legal=Raw(codec.encode(rules.legal(state, p, ask.seat))),
            seed=seed,
            think=self.think_times,
            worlds=[Raw(codec.encode(codec.dump(world))) for world in imagined],
            own=own,
        )

    async def think(self, ask: Ask, level: str, job: BotJob, key: tuple[int, ...]) -> None:
        """A bot that raises, stalls or answers nonsense gives the idle answer instead, and the log says so."""
        by, cmd = "bot", self.played.server_cmd("bot", ask)
        # Everybody knows who is asked, but not who has a use for a door: that is not told.
        slow = asyncio.get_running_loop().call_later(SLOW, self.tell_thinking, ask.seat) if ask.must else None
        try:
            action: Action = guiding.move_of(self.played, ask.seat) or codec.decode(
                await self.bots.choose(job), self.played.room.actions
            )
            p = drive.find(self.played.state, ask)
            self.played.room.rules.check(self.played.state, p, ask.seat, action)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
            if not ask.must and isinstance(error, Illegal) and error.code == "closed":
                return  # a door that closed while the bot thought; if it opens again, it is asked again
            logger.warning("a bot failed", extra={"table": self.id, "kind": level, "code": told_error(error)})
            if not ask.must:
                return  # the game does not wait at a door
            by = "idle"
            legal = codec.reader(list[self.played.room.actions]).decode(job.legal)  # type: ignore[name-defined]
            action = legal[0]
        finally:
            if slow is not None:
                slow.cancel()
            self.slow.discard(ask.seat)
            self.thinking.discard(key)
        self.take(Item(Answer(ask, action, by, cmd)))  # never refused: each seat has one question at a time

    def tell_thinking(self, seat: int) -> None:
        """After a second: everybody sees who is thinking. The next picture ends it."""
        self.slow.add(seat)
        for link in tuple(self.links):
            link.tell(Thinking(self.id, self.shown.v, sorted(self.slow)))


def fail(item: Item, error: Exception) -> None:
    if item.done is not None and not item.done.done():
        item.done.set_exception(error)
