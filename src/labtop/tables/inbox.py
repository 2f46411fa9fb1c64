"""The inbox of a live table, and its background tasks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Struct

from labtop.engine.core import Illegal
from labtop.engine.wire import Action, Ask
from labtop.tables.commands import Agree, Back
from labtop.tables.link import Link

MOST_WAITING: Final = 256
ALONE: Final = frozenset({Back, Agree})
"""Take-backs are served alone, since they rebuild the game."""


class Item(Struct):
    """Something to be done at a table: by a connection, a bot, the host. `done` is resolved once it is on disk."""

    what: Any
    link: Link | None = None
    done: asyncio.Future[Any] | None = None

    def fail(self, error: Exception) -> None:
        if self.done is not None and not self.done.done():
            self.done.set_exception(error)

    def succeed(self, found: Any) -> None:
        if self.done is not None and not self.done.done():
            self.done.set_result(found)


class Answer(Struct):
    """An answer that comes from the server itself: a bot's."""

    ask: Ask
    action: Action
    by: str
    cmd: str


class IdleRound(Struct):
    """Every seat that has not answered gives the idle answer; the host's command id makes it count once."""

    n: str
    ask: Ask | None = None
    """For the seat of this question only."""


class Arrival(Struct):
    """A member sits down while the game is running: on the seat of a bot, or on a new one."""

    member: int
    seat: int | None
    tell: Callable[[], None]
    """Tells the names, once it is on disk and before the new picture of the table."""


class Query(Struct):
    """A question to the table, answered between two batches, when everything in memory is on disk."""

    function: Callable[[], Any]


class Inbox:
    """Bounded; one reader, which takes everything that arrived together."""

    def __init__(self) -> None:
        self.items: deque[Item] = deque()
        self.waiter: asyncio.Future[None] | None = None
        """The future that the reader waits on while the inbox is empty."""

    @property
    def full(self) -> bool:
        return len(self.items) >= MOST_WAITING

    def put(self, item: Item, *, limited: bool = True) -> None:
        """Add an item; a full inbox refuses. Items that the table itself waits for are not limited."""
        if limited and len(self.items) >= MOST_WAITING:
            raise Illegal("busy")
        self.items.append(item)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def next_items(self) -> list[Item]:
        """All items that have arrived, at least one."""
        if not self.items:
            self.waiter = asyncio.get_running_loop().create_future()
            await self.waiter
        waiting = self.items
        items = [waiting.popleft()]
        if type(items[0].what) not in ALONE:
            while waiting and type(waiting[0].what) not in ALONE:
                items.append(waiting.popleft())
        return items

    def put_back(self, items: list[Item]) -> None:
        """Items that were taken and not served: they are the next ones again."""
        self.items.extendleft(reversed(items))

    def refuse_all(self, error: Illegal) -> None:
        while self.items:
            self.items.popleft().fail(error)


class Background:
    """Background tasks, which the table's own task does not wait for."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
