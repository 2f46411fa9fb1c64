"""An event loop with virtual time: it never sleeps, and the same seed gives exactly the same run."""

from __future__ import annotations

import asyncio
import asyncio.base_events
import traceback
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine

LIFE: ContextVar[Life | None] = ContextVar("life", default=None)
"""Which life of a process a task belongs to; inherited by the tasks that it starts."""


class NothingLeft(RuntimeError):
    """Everybody waits for something that will never come."""


class Life:
    """One process from start to crash: all that runs in it can be ended between two steps, without a last word."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.dead = False
        self.failed: list[str] = []
        """Tasks that ended with an unexpected exception."""
        self.tasks: dict[asyncio.Task[Any], None] = {}  # in order, unlike a set: a crash is the same every time

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        token = LIFE.set(self)
        try:
            return self.loop.create_task(work)
        finally:
            LIFE.reset(token)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            places = traceback.extract_tb(task.exception().__traceback__)
            where = " ".join(f"{place.name}:{place.lineno}" for place in places)
            self.failed.append(f"{task.get_coro().__qualname__}: {task.exception()!r} at {where}")

    def end(self) -> None:
        self.dead = True
        for task in [task for task in self.tasks if not task.done()]:
            task.cancel()
        self.tasks.clear()


class Jump:
    """In the place of a selector: no input ever comes, waiting is a jump in time."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise NothingLeft
        self.loop.now += timeout
        return []

    def close(self) -> None:
        pass


class VirtualLoop(asyncio.base_events.BaseEventLoop):
    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._selector = Jump(self)
        self.set_task_factory(self.make_task)
        self.faults: list[str] = []
        """Collects exceptions of tasks and callbacks that no code awaited."""
        self.set_exception_handler(self.note)

    def time(self) -> float:
        return self.now

    def _process_events(self, events: list[Any]) -> None:
        assert not events

    def _write_to_self(self) -> None:
        """Does nothing: the loop never sleeps, so it need not be woken."""

    @staticmethod
    def make_task(loop: Any, work: Any, context: Any = None) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=loop, context=context)
        life = LIFE.get() if context is None else context.get(LIFE)
        if life is not None:
            if life.dead:
                task.cancel()
            life.tasks[task] = None
            task.add_done_callback(life.ended)
        return task

    def note(self, _loop: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.faults.append(f"{context.get('message')}: {error!r}")


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run to the end in a virtual loop; what is still under way then is cancelled."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()
