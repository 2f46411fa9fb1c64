"""A player's own bot: a class in a file, named as `path/to/bot.py:Name`.

It runs with the rights of the person who started the program. Only the command line uses this module, never
a request from the network (docs/own-bots.md).
"""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from labtop.bots.base import Bot, Question
from labtop.engine.core import Illegal
from labtop.engine.wire import Action

PATIENCE: Final = 5.0
"""Seconds an own bot may think in `play`, `simulate` and `ladder`, where the system has alarms; times its `@2`."""

logger = logging.getLogger(__name__)


def load_bot(named: str) -> Bot:
    """A fresh bot of the class that `path/to/bot.py:Name` names."""
    path, _, name = named.rpartition(":")
    found = bot_class(str(Path(path).resolve()), name, path)
    try:
        made: Bot = found()
    except Exception as error:
        raise Illegal("own_bot_fails", name=name, reason=reason_of(error)) from error
    return made


@cache
def bot_class(path: str, name: str, shown: str) -> Any:
    """The class of this name in a file, which is read once in each process."""
    spec = spec_from_file_location(f"labtop_own_bot_{abs(hash(path))}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise Illegal("no_bot_file", file=shown)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Illegal("own_bot_fails", name=name, reason=reason_of(error)) from error
    found = getattr(module, name, None)
    if not isinstance(found, type):
        known = ", ".join(sorted(key for key, one in vars(module).items() if is_bot(one, module.__name__)))
        raise Illegal("no_bot_class", file=shown, name=name, known=known or "?")
    if not callable(getattr(found, "choose", None)):
        raise Illegal("not_a_bot", file=shown, name=name)
    return found


def is_bot(value: Any, home: str) -> bool:
    """Whether this is a class of the file itself that has a method `choose`."""
    return isinstance(value, type) and value.__module__ == home and callable(getattr(value, "choose", None))


def reason_of(error: Exception) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {error}"


def watched_bot(named: str) -> Bot:
    """An own bot whose answers are checked here, for callers that do not check them."""
    return Watched(load_bot(named), named.rpartition(":")[2])


class Watched:
    """Wraps an own bot: if it raises, stalls or answers nonsense, the idle answer is played and the failure logged."""

    def __init__(self, inner: Bot, name: str) -> None:
        self.inner = inner
        self.name = name
        self.failures = 0

    def choose(self, seen: Question) -> Action:
        """The bot's answer, or the idle one if it fails, cheats or takes too long."""
        try:
            with alarm(PATIENCE * max(1.0, seen.think)):
                action = self.inner.choose(seen)
            if not isinstance(action, Action):
                raise TypeError(type(action).__name__)
            if action not in seen.legal:
                seen.check(action)
        except Exception as error:  # noqa: BLE001 - whatever it does, the game goes on
            self.failures += 1
            if self.failures <= 3:
                logger.warning("bot %s: %s; the idle answer is played", self.name, reason_of(error))
            return seen.legal[0]
        return action


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raises TimeoutError inside the block after `seconds`; only in the main thread of a system with alarms."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
