"""Bots at a table: the information each of them gets, and their search, which runs in other processes."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Raw, Struct

from labtop.bots.base import WORLDS, scaled, worlds_of
from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.dice import Keyed, Quick, deal_key
from labtop.engine.wire import Action, Ask
from labtop.tables.broadcast import Broadcast
from labtop.tables.clock import Clock
from labtop.tables.game_log import GameLog
from labtop.tables.inbox import Answer, Background, Inbox, Item
from labtop.tables.jobs import BotJob, BotsOfGroup

SLOW: Final = 1.0
"""Seconds of thinking after which everybody is told which bot thinks."""
GONE: Final = frozenset({"closed", "not_asked", "over"})
"""Refusals of an answer whose question has gone, for its seat at least."""
AT_ONCE: Final = 8
"""The most bots woken together: their input is made in the event loop, which must not be blocked for long."""


class BotSettings(Struct):
    """Settings of the operator for bots; a client cannot change them."""

    own: dict[str, str] = {}
    """Level -> path of an own bot of the operator."""
    think: float = 1.0
    """How much more than usual bots may search."""


class JobWriter:
    """Makes the input of a bot or a coach for one question, as bytes for another process."""

    def __init__(self, log: GameLog, settings: BotSettings) -> None:
        self.log = log
        self.settings = settings
        self.secret = Keyed(deal_key(f"{log.body.seed}/bots"))
        """Seed of the bots' random streams, which nobody at the table can predict."""

    def job(self, ask: Ask, level: str, worlds: int) -> BotJob:
        log, think = self.log, self.settings.think
        rules, state = log.room.rules, log.game.state
        p = drive.find(state, ask)
        seed = self.secret.digest(log.command(str(ask.seat), ask).encode()).hex()
        rng = Quick(f"{seed}/worlds")
        own = self.settings.own.get(level, "")
        many = scaled(WORLDS["master"], think) if own else worlds
        imagined = [rules.imagine(state, ask.seat, rng) for _ in range(many)]
        return BotJob(
            room=log.body.room,
            level=level,
            ask=ask,
            public=Raw(codec.encode(rules.public(state))),
            private=Raw(codec.encode(rules.private(state, ask.seat))),
            legal=Raw(codec.encode(rules.legal(state, p, ask.seat))),
            seed=seed,
            think=think,
            worlds=[Raw(codec.encode(codec.dump(world))) for world in imagined],
            own=own,
        )


class BotPlayers:
    """The bots that hold seats of one table."""

    def __init__(
        self,
        log: GameLog,
        clock: Clock,
        broadcast: Broadcast,
        jobs: JobWriter,
        bots: BotsOfGroup,
        inbox: Inbox,
        background: Background,
    ) -> None:
        self.log = log
        self.clock = clock
        self.broadcast = broadcast
        self.jobs = jobs
        self.bots = bots
        self.inbox = inbox
        self.background = background
        self.thinking: set[tuple[int, ...]] = set()

    def wake(self) -> bool:
        """Starts every bot that is asked, once for each question. True: there are more, to be woken later."""
        log = self.log
        if self.clock.paused:
            return False
        begun = 0
        for ask in drive.asks(log.game.state):
            level = log.seats.holders[ask.seat].bot if ask.seat != CHANCE else None
            if level is None or log.question(ask) in self.thinking or not (ask.must or self.has_use_for(ask)):
                continue
            begun += 1
            if begun > AT_ONCE:
                return True
            self.thinking.add(log.question(ask))
            job = self.jobs.job(ask, level, worlds_of(log.room, level, self.jobs.settings.think))
            self.background.start(self.think(ask, level, job))
        return False

    def has_use_for(self, ask: Ask) -> bool:
        """Whether a seat has an answer at a door now; then its bot is asked.

        A sealed answer that may still be changed is not a door: the bot would change it without end.
        """
        log = self.log
        p = drive.find(log.game.state, ask)
        at_a_door = p.times is not None and log.guidance.due(log.game) is None
        return at_a_door and bool(log.room.rules.legal(log.game.state, p, ask.seat))

    async def think(self, ask: Ask, level: str, job: BotJob) -> None:
        """A bot that raises, stalls or answers nonsense gives the idle answer instead, and the log says so."""
        log = self.log
        by, cmd, question = "bot", log.command("bot", ask), log.question(ask)
        # The asked seats are public, but not which seats have an answer at a door: only the former are shown thinking.
        loop = asyncio.get_running_loop()
        slow = loop.call_later(SLOW, self.broadcast.tell_thinking, ask.seat) if ask.must else None
        try:
            action = await self.chosen(ask, job)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
            if isinstance(error, Illegal) and error.code in GONE:
                return  # a door or round was closed while the bot thought, or the game ended: no failure of the bot
            self.bots.warn("a bot failed", log.table, error, level.partition("@")[0])
            if not ask.must:
                return  # the game does not wait at a door
            by = "idle"
            action = codec.reader(list[log.room.actions]).decode(job.legal)[0]  # type: ignore[name-defined]
        finally:
            if slow is not None:
                slow.cancel()
            self.broadcast.slow.discard(ask.seat)
            self.thinking.discard(question)
        self.inbox.put(Item(Answer(ask, action, by, cmd)), limited=False)  # each seat has one question at a time

    async def chosen(self, ask: Ask, job: BotJob) -> Action:
        """The lesson's move, or the bot's own if the rules allow it."""
        log = self.log
        action: Action = log.guidance.action_of(log.game, ask.seat) or codec.decode(
            await self.bots.choose(job), log.room.actions
        )
        log.room.rules.check(log.game.state, drive.find(log.game.state, ask), ask.seat, action)
        return action
