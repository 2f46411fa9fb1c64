"""Hints and reviews at a live table: made by a coach in another process, counted, sent to the person who asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Raw, Struct

from labtop.bots.base import coach as coach_of
from labtop.bots.hinting import HINT_EFFORT
from labtop.bots.text import HintInWords, ReviewInWords
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.wire import Ask
from labtop.tables.announcements import check_waits
from labtop.tables.bots import JobWriter
from labtop.tables.clock import Clock
from labtop.tables.commands import Hint, SendHint
from labtop.tables.game_log import ASKED, SENT, GameLog, Pending
from labtop.tables.inbox import Background, Inbox, Item
from labtop.tables.jobs import BotsOfGroup, CoachJob, ReviewJob
from labtop.tables.link import Link
from labtop.tables.messages import Advice, Ok


class Advised(Struct):
    """The result of a coach for one question, for the connection that asked, or for a teacher who sends it."""

    what: Hint | SendHint
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
        coach: BotsOfGroup,
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

    def ask(self, what: Hint, link: Link, pending: Pending) -> Advice | None:
        """A hint: at once if there is advice on this question already, else when the coach is ready."""
        self.check(what, link)
        kept = self.kept.get(what.ask.seat)
        if kept is not None and kept.question == self.log.question(what.ask) and what.lang in kept.told:
            self.count(what.ask, pending)
            return self.advice(what, kept.told[what.lang])
        self.begin(what, link)
        return None

    def check(self, what: Hint, link: Link) -> None:
        """Refuses a hint unless it is for an open question of the own seat and the table allows hints."""
        log, seat = self.log, what.ask.seat
        if seat == CHANCE or not log.seats.may_answer(link, seat) or log.seats.face_of(link) != seat:
            raise Illegal("not_your_seat", seat=seat)  # on a shared device a hint must not show another seat's hand
        if self.rule == "off" and not log.was_hinted(what.ask, SENT):
            raise Illegal("hints_off")
        self.check_time()
        drive.find(log.game.state, what.ask)

    def check_time(self) -> None:
        if self.clock.paused:
            raise Illegal("paused")
        if self.log.guidance.due(self.log.game) is not None:
            raise self.log.guidance.refusal(self.log.game)

    def begin(self, what: Hint | SendHint, link: Link) -> None:
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

    async def think(self, what: Hint | SendHint, link: Link, job: CoachJob) -> None:
        """If the coach fails, the person who asked gets a refusal; the table is not affected."""
        try:
            told = codec.reader(HintInWords).decode(await self.coach.hint(job))
        except Illegal as error:
            link.refuse(what.n, error)
        except Exception as error:  # noqa: BLE001 - whatever a coach does, the table goes on
            self.coach.warn("a coach failed", self.log.table, error)
            link.refuse(what.n, Illegal("coach_failed"))
        else:
            self.inbox.put(Item(Advised(what, told), link), limited=False)
        finally:
            self.thinking.discard(what.ask.seat)

    def tell(self, done: Advised, link: Link, pending: Pending) -> Advice | Ok:
        """The coach's result, if the question is still open. Where hints count, it is on disk before it is sent."""
        what, told = done.what, done.told
        if isinstance(what, SendHint):
            self.check_sending(what)
            self.keep(what, told)
            return self.put(what, pending)
        self.check(what, link)
        self.keep(what, told)
        self.count(what.ask, pending)
        return self.advice(what, told)

    def keep(self, what: Hint | SendHint, told: HintInWords) -> None:
        seat, question = what.ask.seat, self.log.question(what.ask)
        kept = self.kept.get(seat)
        if kept is None or kept.question != question:
            kept = self.kept[seat] = Kept(question, {})
        kept.told[what.lang] = told

    def count(self, ask: Ask, pending: Pending) -> None:
        """A question counts once, even if its hint is read in several languages; not where the teacher sent it."""
        if self.rule == "counted" and not (self.log.was_hinted(ask, ASKED) or self.log.was_hinted(ask, SENT)):
            self.log.hint(ask, ASKED, pending)

    # ---- hints that a teacher sends --------------------------------------------------------------------------------

    def send(self, what: SendHint, link: Link, pending: Pending) -> Ok | None:
        """The coach is heard first, so that nobody is promised a hint that does not come. Once for each question."""
        if self.log.was_hinted(what.ask, SENT):
            return Ok(what.n, self.log.seq)
        self.check_sending(what)
        kept = self.kept.get(what.ask.seat)
        if kept is not None and kept.question == self.log.question(what.ask):
            return self.put(what, pending)
        self.begin(what, link)
        return None

    def check_sending(self, what: SendHint) -> None:
        """Also where pupils may ask for none: this one is the teacher's decision."""
        if coach_of(self.log.room) is None:
            raise Illegal("coach_is_silent")
        self.check_time()
        check_waits(self.log, what.ask)

    def put(self, what: SendHint, pending: Pending) -> Ok:
        """The seat's `now` says that a hint is there; its device asks for it in its own language."""
        if not self.log.was_hinted(what.ask, SENT):
            self.log.hint(what.ask, SENT, pending)
        return Ok(what.n, self.log.seq)

    # ---- both ------------------------------------------------------------------------------------------------------

    def advice(self, what: Hint, told: HintInWords) -> Advice:
        taken = self.log.hinted.get(what.ask.seat, 0)
        lead = (told.lead, told.lead_short)
        return Advice(what.n, self.log.table, self.log.seq, what.ask, told.best, told.next, taken, *lead, told.even)

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

    def accuracy(self, seat: int) -> float | None:
        """The coach's accuracy of a seat in percent, if a review of this game has been made."""
        for task in (self.reviews.get(seat), self.reviews.get(-1)):
            if task is not None and task.done() and not task.cancelled() and task.exception() is None:
                review = next(iter(task.result().values()))
                share = next((one.accuracy for one in review.accuracy if one.seat == seat), None)
                return None if share is None else round(100 * share, 1)
        return None

    async def make_review(self, job: ReviewJob) -> dict[str, ReviewInWords]:
        try:
            found: dict[str, ReviewInWords] = codec.reader(dict[str, ReviewInWords]).decode(
                await self.coach.review(job)
            )
        except Illegal:
            raise
        except Exception as error:  # noqa: BLE001 - whatever a coach does, the server goes on
            self.coach.warn("a review failed", self.log.table, error)
            raise Illegal("coach_failed") from None
        return found
