"""What goes to another process to be thought about. Structs only."""

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
    """For bots that search: imagined states, none of them the real one but by chance."""
    own: str = ""
    """Where the program of a bot is that no room has. The person who started the server says so, never a client."""
    think: float = 1.0
    """How much more than usual it may search."""


class CoachJob(Struct, frozen=True):
    """What a coach gets for a hint: what a bot gets, and in which words to answer."""

    job: BotJob
    lang: str
    names: list[str]
    options: Raw


class ReviewJob(Struct, frozen=True):
    """A finished game to be reviewed: its record, whose turning points (-1: everybody's), the players' names."""

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
