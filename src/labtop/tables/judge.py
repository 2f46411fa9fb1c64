"""Judges answers at a table and plays them in memory, as lines for the log. Nothing here waits."""

from __future__ import annotations

from labtop.engine import drive
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.dice import Quick
from labtop.engine.wire import Action, Ask
from labtop.tables.clock import Clock
from labtop.tables.commands import Act
from labtop.tables.game_log import GameLog, Pending, server_command
from labtop.tables.inbox import Answer, IdleRound
from labtop.tables.link import Link
from labtop.tables.messages import Ok
from labtop.tables.take_backs import TakeBacks


class Judge:
    """Judges answers of people, of bots, of the clock and for absent players."""

    def __init__(self, log: GameLog, clock: Clock, take_backs: TakeBacks, removed: dict[int, str]) -> None:
        self.log = log
        self.clock = clock
        self.take_backs = take_backs
        self.removed = removed
        """Members whom the host removed -> the level of the bot that takes their seats."""

    def act(self, what: Act, link: Link, pending: Pending) -> Ok:
        """A person's answer."""
        log, ask, n = self.log, what.ask, what.n
        seat = ask.seat
        if not log.seats.may_answer(link, seat):
            raise Illegal("not_your_seat", seat=seat)
        counted = log.done.get((seat, n))
        if counted is not None:
            return Ok(n, counted)
        if self.clock.paused:
            raise Illegal("paused")
        action = log.read_action(what.action)
        if log.guidance.moves:
            log.guidance.judge(log.game, seat, action)
        return self.answer(ask, action, "host" if seat == CHANCE else "seat", n, pending)

    def bot_answer(self, what: Answer, _link: Link | None, pending: Pending) -> Ok:
        if self.clock.paused:
            raise Illegal("paused")
        return self.answer(what.ask, what.action, what.by, what.cmd, pending)

    def idle_round(self, what: IdleRound, _link: Link | None, pending: Pending) -> None:
        """Host: the idle answer for everybody the game waits for, logged as such; once for each command."""
        if self.clock.paused:
            raise Illegal("paused")
        cmd = server_command(f"idle-{what.n}")
        if any(done == cmd for _, done in self.log.done):
            return
        for ask in self.log.game.asks():
            if ask.must and ask.seat != CHANCE:
                self.answer(ask, self.log.game.idle_answer(ask), "idle", cmd, pending)

    def answer(self, ask: Ask, action: Action, by: str, cmd: str, pending: Pending) -> Ok:
        """Judge and play: one line of the log, in memory only until the batch is on disk."""
        log = self.log
        counted = log.done.get((ask.seat, cmd))
        if counted is not None:
            return Ok(cmd, counted)
        log.answer(ask, action, by, cmd, pending)
        if self.take_backs.wish is not None:
            self.take_backs.refuse(pending)  # the game has gone on
        return Ok(cmd, log.seq)

    # ---- changes that are due without a message --------------------------------------------------------------------

    def do_what_is_due(self, pending: Pending) -> None:
        """Before anything else in a batch: draws, the bell, closed windows, seats of members who were removed."""
        log = self.log
        if log.game.dice is not None and log.game.waits_for_chance:
            log.first_draws(pending)
        if self.clock.runs:
            self.ring(pending)
            self.close_windows(pending)
        pending.news = bool(pending.rows)
        if self.removed:
            self.replace_removed(pending)

    def ring(self, pending: Pending) -> None:
        """When the time limit of a game is reached: makes chance's move, logged as such."""
        ask = self.clock.bell()
        if ask is not None:
            game = self.log.game
            action = game.room.rules.draw(game.state, drive.find(game.state, ask), Quick(""))
            self.log.answer(ask, action, "chance", server_command(f"bell-{self.log.seq + 1}"), pending)

    def close_windows(self, pending: Pending) -> None:
        """The idle answer for each person whose grace time has passed; an answer in this batch comes too late."""
        for ask in self.clock.overdue():
            try:
                action = self.log.game.idle_answer(ask)
            except Illegal:  # the question was closed meanwhile
                continue
            self.answer(ask, action, "idle", server_command(f"grace-{self.log.seq + 1}"), pending)

    def replace_removed(self, pending: Pending) -> None:
        """A bot takes the seat of each member the host removed; repeated with every batch until it is on disk."""
        for member, level in self.removed.items():
            if not self.log.game.over and member in self.log.seats.members:
                self.log.replace(member, level, pending)
                self.take_backs.forget_member(member, pending)
