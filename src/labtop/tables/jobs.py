"""What other processes are asked and answer: bots, coaches, the reader of strangers' texts. Structs only."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol

from msgspec import Raw, Struct

from labtop.engine.wire import Ask, Illegal, Refusal
from labtop.tables.sparse_log import SparseLog


class BotJob(Struct, frozen=True):
    """All that a bot gets, as bytes for another process: a view, its question, the legal answers, a random stream."""

    room: str
    level: str
    ask: Ask
    public: Raw
    private: Raw
    legal: Raw
    seed: str
    worlds: list[Raw] = []
    """For bots that search: imagined states, made without the hidden part of the real one."""
    own: str = ""
    """Path of an own bot, set by the operator of the server, never by a client."""
    think: float = 1.0
    """How much more than usual it may search."""


class CoachJob(Struct, frozen=True):
    """The input of a coach for a hint: that of a bot, and the language of the answer."""

    job: BotJob
    lang: str
    names: list[str]
    options: Raw


class ReviewJob(Struct, frozen=True):
    """A finished game to be reviewed: its record, the seat whose turning points are listed (-1: all), the names."""

    record: str
    seat: int
    names: list[str]


class Owner(Struct, frozen=True):
    """For whom a job is done. Jobs of many owners take turns; no worker is told whose job it has."""

    source: str = ""
    group: str = ""


NOBODY: Final = Owner()


class Question(Struct, frozen=True, omit_defaults=True):
    """To the process that reads what strangers wrote (`reader`)."""

    kind: Literal["options", "smiles", "record", "print"]
    seconds: float
    """CPU time that reading may take; on Windows time by the clock."""
    text: str = ""
    room: str = ""
    options: dict[str, Any] = {}
    """Of a game; for a print all of what is wanted (`printing.wanted`)."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """What the reader found, or why it refuses."""

    found: Raw = Raw(b"null")
    refused: Refusal | None = None
    why: Refusal | None = None
    """The refusal behind the refusal: what is wrong with the pack of a record."""
    peak: int = 0
    """Bytes of memory that the process has needed so far, where the system tells it."""
    tired: bool = False
    """The process ran out of memory: it should be replaced."""


class Bots(Protocol):
    async def choose(self, job: BotJob, owner: Owner) -> bytes:
        """An action as JSON. Raises TimeoutError or Illegal where the bot fails; then the idle answer is played."""

    async def hint(self, job: CoachJob, owner: Owner) -> bytes:
        """A `bots.text.HintInWords` as JSON; raises as `choose` does."""

    async def review(self, job: ReviewJob, owner: Owner) -> bytes:
        """A `bots.text.ReviewInWords` for each language, as JSON; raises as `choose` does."""


class BotsOfGroup:
    """The bots, asked on behalf of one group."""

    def __init__(self, bots: Bots, owner: Callable[[], Owner], notes: SparseLog) -> None:
        self.bots = bots
        self.owner = owner
        self.notes = notes

    def warn(self, event: str, table: str, error: Exception, kind: str = "") -> None:
        """A bot or coach failed. Once a minute of each kind: somebody with many tables must not fill the log."""
        code = error.code if isinstance(error, Illegal) else type(error).__name__
        self.notes.say(logging.WARNING, event, kind or code, table=table, code=code)

    async def choose(self, job: BotJob) -> bytes:
        return await self.bots.choose(job, self.owner())

    async def hint(self, job: CoachJob) -> bytes:
        return await self.bots.hint(job, self.owner())

    async def review(self, job: ReviewJob) -> bytes:
        return await self.bots.review(job, self.owner())
