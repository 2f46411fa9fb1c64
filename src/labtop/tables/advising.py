"""Hints and reviews at a live table: asked of a coach in another process, counted, told to who asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Raw, Struct

from labtop.bots.coach import HINT_EFFORT
from labtop.bots.text import ToldHint, ToldReview
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.wire import Ask
from labtop.stores.base import LogRow
from labtop.tables import guiding
from labtop.tables.jobs import BotJob, Bots, CoachJob, ReviewJob
from labtop.tables.link import Link
from labtop.tables.log import Line, TableBody
from labtop.tables.playing import Item, Playing
from labtop.tables.protocol import Advice, Hint

logger = logging.getLogger(__name__)

COUNTED: Final = "a hint of the coach that counts, for question"
"""Begins the command id of such a line."""


class Advised(Struct):
    """The coach has thought: what it says about a question, for the connection that asked."""

    what: Hint
    told: ToldHint

    @property
    def n(self) -> str:
        return self.what.n


class Kept(Struct):
    """What a coach said about one question, by language."""

    question: tuple[int, ...]
    told: dict[str, ToldHint]


class Advising(Playing):
    """What a table does with its coach. Whoever asks waits for nobody, and nobody waits for who asks."""

    def __init__(self, id: str, body: TableBody, now: Callable[[], float], bots: Bots) -> None:
        super().__init__(id, body, now)
        self.bots = bots
        self.hint_rule = "off"
        """off, counted or free."""
        self.advised: dict[int, Kept] = {}
        """Seat -> the last question it was advised on."""
        self.advising: set[int] = set()
        """Seats for which the coach thinks at this moment."""
        self.reviews: dict[int, asyncio.Task[dict[str, ToldReview]]] = {}
        """Seat (-1: nobody in particular) -> the review of the finished game, or its making."""
        self.names: Callable[[], list[str]] = list

    def take(self, item: Item) -> None:
        raise NotImplementedError

    def help(self, work: Coroutine[Any, Any, None]) -> None:
        raise NotImplementedError

    def bot_job(self, ask: Ask, level: str, worlds: int) -> BotJob:
        raise NotImplementedError

    def advise(self, what: Any, link: Link, rows: list[LogRow]) -> Any:
        if isinstance(what, Hint):
            return self.ask_coach(what, link)
        assert isinstance(what, Advised)
        return self.tell_advice(what, link, rows)

    def ask_coach(self, what: Hint, link: Link) -> Advice | None:
        """A hint: at once where this question was advised on already, else when the coach has thought."""
        self.check_hint(what, link)
        kept = self.advised.get(what.ask.seat)
        if kept is not None and kept.question == self.question_of(what.ask) and what.lang in kept.told:
            return self.told_advice(what, kept.told[what.lang])
        self.begin_advice(what, link)
        return None

    def check_hint(self, what: Hint, link: Link) -> None:
        """For the own seat, for a question that is open, where the table allows it."""
        seat = what.ask.seat
        if seat == CHANCE or not self.may_answer(link, seat) or self.face_of(link) != seat:
            raise Illegal("not_your_seat", seat=seat)  # on a shared device the others' hands are not to be read here
        if self.hint_rule == "off":
            raise Illegal("hints_off")
        if self.paused:
            raise Illegal("paused")
        if guiding.due(self.played) is not None:
            raise Illegal("guided")
        drive.find(self.played.state, what.ask)

    def tell_advice(self, done: Advised, link: Link, rows: list[LogRow]) -> Advice:
        """What the coach found, if the question is still open. Where hints count it is on disk before it is told.

        A question counts once, in however many languages its hint is read.
        """
        what, seat = done.what, done.what.ask.seat
        self.check_hint(what, link)
        kept = self.advised.get(seat)
        if kept is None or kept.question != self.question_of(what.ask):
            kept = self.advised[seat] = Kept(self.question_of(what.ask), {})
            cmd = self.played.server_cmd(COUNTED, what.ask)
            if self.hint_rule == "counted" and (seat, cmd) not in self.played.done:
                self.played.hint(seat)
                rows.append(self.row(seat, cmd, Line("hint", hinted=seat)))
        kept.told[what.lang] = done.told
        return self.told_advice(what, done.told)

    def told_advice(self, what: Hint, told: ToldHint) -> Advice:
        taken = self.played.hinted.get(what.ask.seat, 0)
        return Advice(what.n, self.id, self.played.seq, what.ask, told.best, told.next, taken)

    def question_of(self, ask: Ask) -> tuple[int, ...]:
        """A question asked again after something was taken back is a new one."""
        return (ask.prompt, ask.seat, ask.nth, self.played.drops)

    def begin_advice(self, what: Hint, link: Link) -> None:
        """Let the coach think, outside this loop; its answer comes in as `Advised`."""
        seat = what.ask.seat
        if seat in self.advising:
            raise Illegal("slow_down", wait=1)
        if not self.played.room.rules.legal(self.played.state, drive.find(self.played.state, what.ask), seat):
            raise Illegal("coach_is_silent")
        job = CoachJob(
            self.bot_job(what.ask, "coach", HINT_EFFORT),
            what.lang,
            self.names(),
            Raw(codec.encode(self.played.options)),
        )
        self.advising.add(seat)
        self.help(self.think_for(what, link, job))

    async def think_for(self, what: Hint, link: Link, job: CoachJob) -> None:
        """A coach that fails is a refusal to who asked, and nothing to the table."""
        try:
            told = codec.reader(ToldHint).decode(await self.bots.hint(job))
        except Illegal as error:
            link.refuse(what.n, error)
        except Exception as error:  # noqa: BLE001 - whatever a coach does, the table goes on
            logger.warning("a coach failed", extra={"table": self.id, "code": told_error(error)})
            link.refuse(what.n, Illegal("coach_failed"))
        else:
            self.take(Item(Advised(what, told), link))
        finally:
            self.advising.discard(what.ask.seat)

    async def review(self, seat: int, names: list[str]) -> dict[str, ToldReview]:
        """The finished game as the coach sees it, by language: made once, in a worker, for everybody who asks."""
        if not self.shown.over:
            raise Illegal("not_over_yet")
        task = self.reviews.get(seat)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            job = ReviewJob(self.record(with_seed=False), seat, names)
            task = self.reviews[seat] = asyncio.create_task(self.make_review(job))
        return await asyncio.shield(task)

    async def make_review(self, job: ReviewJob) -> dict[str, ToldReview]:
        try:
            found: dict[str, ToldReview] = codec.reader(dict[str, ToldReview]).decode(await self.bots.review(job))
        except Illegal:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a coach does, the server goes on
            logger.warning("a review failed", extra={"table": self.id, "code": told_error(error)})
            raise Illegal("coach_failed") from None
        return found


def told_error(error: Exception) -> str:
    """For the log: what kind of failure, nothing of the game."""
    return error.code if isinstance(error, Illegal) else type(error).__name__
