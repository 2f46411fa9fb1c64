"""Hints and reviews at a live table: made by a coach in another process, counted, sent to the person who asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from msgspec import Raw, Struct

from labtop.bots.coach import HINT_EFFORT
from labtop.bots.text import HintInWords, ReviewInWords
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal
from labtop.tables.bots import JobWriter, error_code
from labtop.tables.clock import Clock
from labtop.tables.commands import Hint
from labtop.tables.game_log import GameLog, Pending
from labtop.tables.inbox import Background, Inbox, Item
from labtop.tables.jobs import Bots, CoachJob, ReviewJob
from labtop.tables.link import Link
from labtop.tables.messages import Advice

logger = logging.getLogger(__name__)

COUNTED: Final = "a hint of the coach that counts, for question"
"""Prefix of the command id of a hint's line."""


class Advised(Struct):
    """The result of a coach for one question, for the connection that asked."""

    what: Hint
    told: HintInWords

    @property
    def n(self) -> str:
        return self.what.n


class Kept(Struct):
    """A coach's advice on one question, by language."""

    question: tuple[int, ...]
    told: dict[str, HintInWords]


class Hints:
    """A table's coach. The game does not wait for it."""

    def __init__(
        self,
        log: GameLog,
        clock: Clock,
        jobs: JobWriter,
        coach: Bots,
        inbox: Inbox,
        background: Background,
        rule: str,
        names: Callable[[], list[str]],
    ) -> None:
        self.log = log
        self.clock = clock
        self.jobs = jobs
        self.coach = coach
        self.inbox = inbox
        self.background = background
        self.rule = rule
        """off, counted or free."""
        self.names = names
        self.kept: dict[int, Kept] = {}
        """Seat -> the last question it was advised on."""
        self.thinking: set[int] = set()
        """Seats for which the coach thinks at this moment."""
        self.reviews: dict[int, asyncio.Task[dict[str, ReviewInWords]]] = {}
        """Seat (-1: no particular seat) -> the task that makes the review of the finished game, or has made it."""

    # ---- hints -----------------------------------------------------------------------------------------------------

    def ask(self, what: Hint, link: Link, _pending: Pending) -> Advice | None:
        """A hint: at once if there is advice on this question already, else when the coach is ready."""
        self.check(what, link)
        kept = self.kept.get(what.ask.seat)
        if kept is not None and kept.question == self.log.question(what.ask) and what.lang in kept.told:
            return self.advice(what, kept.told[what.lang])
        self.begin(what, link)
        return None

    def check(self, what: Hint, link: Link) -> None:
        """Refuses a hint unless it is for an open question of the own seat and the table allows hints."""
        log, seat = self.log, what.ask.seat
        if seat == CHANCE or not log.seats.may_answer(link, seat) or log.seats.face_of(link) != seat:
            raise Illegal("not_your_seat", seat=seat)  # on a shared device a hint must not show another seat's hand
        if self.rule == "off":
            raise Illegal("hints_off")
        if self.clock.paused:
            raise Illegal("paused")
        if log.guidance.due(log.game) is not None:
            raise Illegal("guided")
        drive.find(log.game.state, what.ask)

    def begin(self, what: Hint, link: Link) -> None:
        """Let the coach think; its answer comes into the inbox as `Advised`."""
        seat = what.ask.seat
        if seat in self.thinking:
            raise Illegal("slow_down", wait=1)
        if not self.log.game.legal(what.ask):
            raise Illegal("coach_is_silent")
        job = self.jobs.job(what.ask, "coach", HINT_EFFORT)
        asked = CoachJob(job, what.lang, self.names(), Raw(codec.encode(self.log.options)))
        self.thinking.add(seat)
        self.background.start(self.think(what, link, asked))

    async def think(self, what: Hint, link: Link, job: CoachJob) -> None:
        """If the coach fails, the person who asked gets a refusal; the table is not affected."""
        try:
            told = codec.reader(HintInWords).decode(await self.coach.hint(job))
        except Illegal as error:
            link.refuse(what.n, error)
        except Exception as error:  # noqa: BLE001 - whatever a coach does, the table goes on
            logger.warning("a coach failed", extra={"table": self.log.table, "code": error_code(error)})
            link.refuse(what.n, Illegal("coach_failed"))
        else:
            self.inbox.put(Item(Advised(what, told), link), limited=False)
        finally:
            self.thinking.discard(what.ask.seat)

    def tell(self, done: Advised, link: Link, pending: Pending) -> Advice:
        """The coach's result, if the question is still open. Where hints count, it is on disk before it is sent.

        A question counts once, even if its hint is read in several languages.
        """
        what, log = done.what, self.log
        seat, question = what.ask.seat, log.question(what.ask)
        self.check(what, link)
        kept = self.kept.get(seat)
        if kept is None or kept.question != question:
            kept = self.kept[seat] = Kept(question, {})
            cmd = log.command(COUNTED, what.ask)
            if self.rule == "counted" and (seat, cmd) not in log.done:
                log.hint(seat, cmd, pending)
        kept.told[what.lang] = done.told
        return self.advice(what, done.told)

    def advice(self, what: Hint, told: HintInWords) -> Advice:
        taken = self.log.hinted.get(what.ask.seat, 0)
        return Advice(what.n, self.log.table, self.log.seq, what.ask, told.best, told.next, taken)

    # ---- reviews ---------------------------------------------------------------------------------------------------

    async def review(self, seat: int) -> dict[str, ReviewInWords]:
        """The finished game as the coach sees it, by language: made once, in a worker, for everybody who asks."""
        if not self.log.game.over:
            raise Illegal("not_over_yet")
        task = self.reviews.get(seat)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            job = ReviewJob(self.log.game.record(with_seed=False), seat, self.names())
            task = self.reviews[seat] = self.background.start(self.make_review(job))
        return await asyncio.shield(task)

    async def make_review(self, job: ReviewJob) -> dict[str, ReviewInWords]:
        try:
            found: dict[str, ReviewInWords] = codec.reader(dict[str, ReviewInWords]).decode(
                await self.coach.review(job)
            )
        except Illegal:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a coach does, the server goes on
            logger.warning("a review failed", extra={"table": self.log.table, "code": error_code(error)})
            raise Illegal("coach_failed") from None
        return found
