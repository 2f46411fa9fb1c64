"""Judges answers at a table and plays them in memory, as lines for the log. Nothing here waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Raw

from labtop.engine import codec, drive
from labtop.engine.arrivals import Arrival as Replay
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.dice import Quick
from labtop.engine.wire import Action, Ask
from labtop.tables.announcements import check_waits, waited_for
from labtop.tables.clock import Clock
from labtop.tables.commands import Act, Redo, Try
from labtop.tables.game_log import GameLog, Line, Pending, server_command
from labtop.tables.inbox import Answer, Arrival, IdleRound
from labtop.tables.link import Link
from labtop.tables.messages import Fits, Ok, Past
from labtop.tables.take_backs import TakeBacks


class Judge:
    """Judges answers of people, of bots, of the clock and for absent players."""

    def __init__(self, log: GameLog, clock: Clock, take_backs: TakeBacks, removed: dict[int, str]) -> None:
        self.log = log
        self.clock = clock
        self.take_backs = take_backs
        self.removed = removed
        """Members whom the host removed -> the level of the bot that takes their seats."""

    def handlers(self) -> dict[type, Callable[[Any, Any, Pending], Any]]:
        """Type of an item -> the method that judges it."""
        return {
            Act: self.act,
            Try: self.try_out,
            Redo: self.redo,
            Answer: self.bot_answer,
            IdleRound: self.idle_round,
            Arrival: self.arrival,
        }

    def act(self, what: Act, link: Link, pending: Pending) -> Ok:
        """A person's answer."""
        log, ask, n = self.log, what.ask, what.n
        seat = ask.seat
        counted = self.counted(seat, n, link)
        if counted is not None:
            return counted
        action = log.read_action(what.action)
        if log.guidance.moves:
            log.guidance.judge(log.game, seat, action)
        return self.answer(ask, action, "host" if seat == CHANCE else "seat", n, pending)

    def counted(self, seat: int, n: str, link: Link) -> Ok | None:
        """The reply to a person's command that counts already; raises where they may not answer for the seat now."""
        if not self.log.seats.may_answer(link, seat):
            raise Illegal("not_your_seat", seat=seat)
        line = self.log.done.get((seat, n))
        if line is not None:
            return Ok(n, line)
        if self.clock.paused:
            raise Illegal("paused")
        return None

    def try_out(self, what: Try, link: Link, _pending: Pending) -> Fits:
        """What the rules, and after them an introduction, say to an answer that is only tried."""
        log, ask = self.log, what.ask
        seat = ask.seat
        if seat == CHANCE or not log.seats.may_answer(link, seat) or log.seats.face_of(link) != seat:
            raise Illegal("not_your_seat", seat=seat)  # on a shared device only the seat that is shown may try
        if self.clock.paused:
            raise Illegal("paused")
        action = log.read_action(what.action)
        log.game.check(ask, action)
        log.guidance.judge(log.game, seat, action)
        return Fits(what.n, log.table, log.seq)

    def redo(self, what: Redo, link: Link, pending: Pending) -> Ok | Fits | Past:
        """Somebody who came late chooses for the rounds before, one by one; the last choice writes them all."""
        log, seat, n = self.log, what.seat, what.n
        counted = self.counted(seat, n, link)
        if counted is not None:
            return counted
        rounds = log.attendance.open_to_redo(seat)
        if rounds == 0 or len(what.answers) > rounds:
            raise Illegal("closed")
        answers = [log.read_action(action) for action in what.answers]
        told = log.game.redone(seat, answers, halts=True)
        if what.tries:
            return Fits(n, log.table, log.seq)
        if len(answers) < rounds:
            return past(log, told, what, rounds)
        if self.take_backs.wish is not None:
            self.take_backs.refuse(pending)  # its numbers of moves are no longer right
        given = [Raw(codec.encode(action)) for action in log.redo(seat, answers)]
        log.add(seat, n, Line("redoes", redoes=seat, filled=given), pending)
        pending.news = True
        return Ok(n, log.seq)

    def bot_answer(self, what: Answer, _link: Link | None, pending: Pending) -> Ok:
        if self.clock.paused:
            raise Illegal("paused")
        return self.answer(what.ask, what.action, what.by, what.cmd, pending)

    def idle_round(self, what: IdleRound, _link: Link | None, pending: Pending) -> None:
        """Host: the idle answer for everybody the game waits for, or for one; logged as such, once for each command."""
        if self.clock.paused:
            raise Illegal("paused")
        cmd = server_command(f"idle-{what.n}")
        if any(done == cmd for _, done in self.log.done):
            return
        if what.ask is not None:
            check_waits(self.log, what.ask)
        for ask in waited_for(self.log) if what.ask is None else [what.ask]:
            self.answer(ask, self.log.game.idle_answer(ask), "idle", cmd, pending)

    def arrival(self, what: Arrival, _link: Link | None, pending: Pending) -> None:
        """Seats a latecomer, also during a pause. A person who sits here already keeps that seat."""
        log = self.log
        if what.member in log.seats.members:
            return
        if log.game.over:
            raise Illegal("over")
        if what.seat is not None and what.seat not in log.seats.bots():
            raise Illegal("seat_held")
        if self.take_backs.wish is not None:
            self.take_backs.refuse(pending)  # its numbers of moves are no longer right
        log.admit(what.member, what.seat, pending)
        pending.afterwards.append(what.tell)

    def answer(self, ask: Ask, action: Action, by: str, cmd: str, pending: Pending) -> Ok:
        """Judge and play: one line of the log, in memory only until the batch is on disk."""
        log = self.log
        counted = log.done.get((ask.seat, cmd))
        if counted is not None:
            return Ok(cmd, counted)
        log.answer(ask, action, by, cmd, pending)
        if by == "idle":
            pending.seats.add(ask.seat)  # the person learns it at once, also while others are still choosing
        if self.take_backs.wish is not None:
            self.take_backs.refuse(pending)  # the game has gone on
        return Ok(cmd, log.seq)

    # ---- changes that are due without a message --------------------------------------------------------------------

    def do_what_is_due(self, pending: Pending) -> None:
        """Before anything else in a batch: draws, the bell, what is overdue, seats of members who were removed."""
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
        """The idle answer for each person whose time has passed; an answer in this batch comes too late."""
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


def past(log: GameLog, told: Replay, what: Redo, rounds: int) -> Past:
    """The round that the replay has stopped at, as the seat would have seen it."""
    rules, state, seat = log.room.rules, told.state, what.seat
    p = state.stack[-1]
    events = [event.message(seat) for event in told.log.events[told.last :] if event.seat in {None, seat}]
    menu = rules.menu(state, p, seat)
    view = rules.public(state), rules.private(state, seat)
    return Past(what.n, log.table, len(what.answers), rounds, seat, *view, events, [drive.ask_of(p, seat)], [menu])
