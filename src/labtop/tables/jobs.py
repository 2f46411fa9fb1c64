"""The inputs of bots and coaches in other processes. Structs only."""

from __future__ import annotations

from typing import Protocol

from msgspec import Raw, Struct

from labtop.engine.wire import Ask


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


class Bots(Protocol):
    async def choose(self, job: BotJob) -> bytes:
        """An action as JSON. Raises TimeoutError or Illegal where the bot fails; then the idle answer is played."""

    async def hint(self, job: CoachJob) -> bytes:
        """A `bots.text.HintInWords` as JSON; raises as `choose` does."""

    async def review(self, job: ReviewJob) -> bytes:
        """A `bots.text.ReviewInWords` for each language, as JSON; raises as `choose` does."""
