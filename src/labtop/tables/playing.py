"""What can be done at a table: judged and played in memory, as rows for the log. Nothing here waits or tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from msgspec import Raw, Struct, ValidationError

from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Log, Logged
from labtop.engine.dice import Quick
from labtop.engine.wire import Action, Ask, Move
from labtop.stores.base import LogRow
from labtop.tables import clock, guiding, taking_back
from labtop.tables.link import Link
from labtop.tables.log import Drawn, Line, TableBody, ours
from labtop.tables.protocol import Act, Agree, Back, Ok, Wish
from labtop.tables.telling import Telling

NO_DRAWS: Final[list[Drawn]] = []
NO_EVENTS: Final = Raw(b"[]")


class Item(Struct):
    """Something to be done at this table: by a connection, a bot, the host. `done` is told once it is on disk."""

    what: Any
    link: Link | None = None
    done: asyncio.Future[Any] | None = None


class Answer(Struct):
    """An answer that comes from the server itself: a bot's."""

    ask: Ask
    action: Action
    by: str
    cmd: str


class CloseFor(Struct):
    """Whoever has not answered gives the idle answer; the host's command id makes it count once."""

    n: str


class Call(Struct):
    """A question to the table that must see committed state only."""

    function: Callable[[], Any]


class Playing(Telling):
    def __init__(self, id: str, body: TableBody, now: Callable[[], float]) -> None:
        super().__init__(id, body)
        self.now = now
        self.gone: dict[int, str] = {}
        """Members who were removed -> the level of the bot that takes their seats."""
        self.wish: taking_back.Wish | None = None
        self.refused_wishes: set[str] = set()
        self.rested = 0.0
        self.resting_since = now()
        self.timed = self.played.room.minutes(self.played.options) > 0
        """Whether the game has a limit in minutes."""
        self.retold = False
        """This batch changed more than the answers it brought: everybody needs the whole picture."""

    def do(self, item: Item, rows: list[LogRow], log: Log) -> Any:
        what, link = item.what, item.link
        if type(what) is Act and link is not None:
            return self.act(what, link, rows, log)
        if isinstance(what, Answer):
            if self.paused:
                raise Illegal("paused")
            return self.answer(what.ask, what.action, what.by, what.cmd, rows, log)
        if isinstance(what, CloseFor):
            return self.close_for(what, rows, log)
        assert link is not None
        if isinstance(what, Back):
            return self.back(what, link, rows)
        if isinstance(what, Agree):
            return self.agree(what, link, rows)
        return self.advise(what, link, rows)

    def advise(self, what: Any, link: Link, rows: list[LogRow]) -> Any:
        """What is asked of a table's coach, or told by it."""
        raise NotImplementedError

    def act(self, what: Act, link: Link, rows: list[LogRow], log: Log) -> Ok:
        """A person's answer. Who may answer for a seat is who holds it; typed dice are the host's."""
        ask, n, played = what.ask, what.n, self.played
        seat = ask.seat
        if not self.may_answer(link, seat):
            raise Illegal("not_your_seat", seat=seat)
        counted = played.done.get((seat, n))
        if counted is not None:
            return Ok(n, counted)
        if self.paused:
            raise Illegal("paused")
        action = self.read_action(what.action)
        if played.body.guide:
            guiding.judge(played, seat, action)
        return self.answer(ask, action, "host" if seat == CHANCE else "seat", n, rows, log)

    def read_action(self, given: Raw) -> Action:
        """By the room's schema. The message around it has been judged as a whole: its size, depth, no key twice."""
        try:
            return self.played.read_action(given)
        except ValidationError as error:
            raise Illegal("bad_shape", reason=str(error)) from None

    def may_answer(self, link: Link, seat: int) -> bool:
        if seat == CHANCE:
            return link.hosts and self.dice is None
        holders, member = self.played.holders, link.member
        if not 0 <= seat < len(holders):
            raise Illegal("no_such_seat", seat=seat)
        return member is not None and holders[seat].member == member

    def answer(self, ask: Ask, action: Action, by: str, cmd: str, rows: list[LogRow], log: Log) -> Ok:
        """Judge, play, draw: one line of the log. In memory only until `write`."""
        played = self.played
        counted = played.done.get((ask.seat, cmd))
        if counted is not None:
            return Ok(cmd, counted)
        mine = Log()
        played.step(ask, action, mine)
        if self.wish is not None:
            self.refuse_wish(self.wish)  # the game has gone on
        stack = played.state.stack
        drawn = self.settle(mine) if stack and stack[-1].waiting[0] == CHANCE else NO_DRAWS
        line = Line(by, ask, Raw(codec.encode(action)), drawn, encoded(mine.events))
        rows.append(self.row(ask.seat, cmd, line))
        log.events += mine.events
        return Ok(cmd, played.seq)

    def settle(self, log: Log) -> list[Drawn]:
        moves: list[Move] = []
        while self.played.body.guide and (forced := guiding.draws(self.played)) is not None:
            p = self.played.state.stack[-1]
            moves.append(Move(p.id, CHANCE, p.nth, forced))
            self.played.step(Ask(p.id, CHANCE, "", True, p.nth), forced, log)
        known = len(moves)
        drive.settle(self.played.room.rules, self.played.state, self.dice, log, moves)
        self.played.moves += moves[known:]
        return [Drawn(m.prompt, m.nth, Raw(codec.encode(m.action))) for m in moves]

    def first_draws(self, log: Log) -> LogRow | None:
        """The throw a game begins with, or goes on with after a crash between an answer and nothing."""
        stack = self.played.state.stack
        if not stack or stack[-1].waiting[0] != CHANCE or self.dice is None:
            return None
        mine = Log()
        drawn = self.settle(mine)
        log.events += mine.events
        return self.row(
            CHANCE, ours(f"chance-{self.played.seq + 1}"), Line("chance", chance=drawn, events=encoded(mine.events))
        )

    def left(self) -> float | None:
        """Of a limit in minutes; a table that rests lets no time pass."""
        if not self.timed:
            return None
        return clock.seconds_left(self.played, self.resting_since if self.paused else self.now(), self.rested)

    def time_is_up(self, log: Log) -> LogRow | None:
        """The clock's knock, where a game has a limit in minutes and it has come: chance's move, logged as such."""
        left = self.left()
        ask = clock.door(self.played)
        if left is None or left > 0 or ask is None or self.paused:
            return None
        rules, state, mine = self.played.room.rules, self.played.state, Log()
        action = rules.draw(state, drive.find(state, ask), Quick(""))
        self.played.step(ask, action, mine)
        log.events += mine.events
        line = Line("chance", ask, Raw(codec.encode(action)), self.settle(mine), encoded(mine.events))
        return self.row(CHANCE, ours(f"bell-{self.played.seq + 1}"), line)

    def pause(self, on: bool) -> None:
        """A table that rests lets no time pass."""
        if on and not self.paused:
            self.resting_since = self.now()
        elif self.paused and not on:
            self.rested += self.now() - self.resting_since
        self.paused = on

    def row(self, seat: int, cmd: str, line: Line) -> LogRow:
        row = self.played.line_row(self.id, seat, cmd, line, self.now())
        self.played.count(row)
        return row

    def back(self, what: Back, link: Link, rows: list[LogRow]) -> Ok | Wish:
        if not self.may_answer(link, what.seat):
            raise Illegal("not_your_seat", seat=what.seat)
        counted = self.played.done.get((what.seat, what.n))
        if counted is not None:
            return Ok(what.n, counted)
        if what.n in self.refused_wishes:
            raise Illegal("consent_refused")
        if self.wish is not None and self.wish.cmd == what.n:
            self.wish.link = link
            return self.told_wish(self.wish, None)
        if what.seat not in self.played.answered:
            raise Illegal("nothing_to_take_back")
        if self.played.answered[what.seat] != what.prompt:
            raise Illegal("closed")
        others = self.people_but(link.member)
        drop = taking_back.alone(self.played, what.seat, others)
        if drop is None:
            self.wish = taking_back.Wish(what.seat, what.n, others, link)
            self.tell_wish(self.wish, None, but=link)
            return self.told_wish(self.wish, None)
        self.take_back(what.seat, what.n, drop, rows)
        return Ok(what.n, self.played.seq)

    def agree(self, what: Agree, link: Link, rows: list[LogRow]) -> Ok:
        wish = self.wish
        if wish is None or wish.cmd != what.wish:
            if self.ended(what.wish):  # said again because the answer was lost, or somebody else was quicker
                return Ok(what.n, self.played.seq)
            raise Illegal("no_wish")
        decides = link.role == "host"  # a teacher; a host who plays has one voice, and not for the own wish
        if not (decides or link.member in wish.missing):
            return Ok(what.n, self.played.seq)
        if not what.yes:
            self.refuse_wish(wish)
            return Ok(what.n, self.played.seq)
        wish.missing = [] if decides else [m for m in wish.missing if m != link.member]
        if wish.missing:
            self.tell_wish(wish, None)
        else:
            self.take_back(wish.seat, wish.cmd, taking_back.last_of(self.played, wish.seat), rows)
            v = self.played.seq
            self.tell_wish(wish, agreed=True)
            self.afterwards.append(lambda: wish.link.tell(Ok(wish.cmd, v)))
        return Ok(what.n, self.played.seq)

    def ended(self, wish: str) -> bool:
        return wish in self.refused_wishes or any(cmd == wish for _, cmd in self.played.done)

    def refuse_wish(self, wish: taking_back.Wish) -> None:
        self.wish = None
        self.refused_wishes.add(wish.cmd)
        self.tell_wish(wish, agreed=False)
        self.afterwards.append(lambda: wish.link.refuse(wish.cmd, Illegal("consent_refused")))

    def take_back(self, seat: int, cmd: str, drop: list[int], rows: list[LogRow]) -> None:
        self.played.drop(drop)
        self.wish = None
        self.retold = True
        rows.append(self.row(seat, cmd, Line("back", drop=drop)))

    def replace_gone(self, rows: list[LogRow]) -> None:
        """A bot plays on for everybody the host removed; tried again with every batch until it is on disk."""
        for member, level in self.gone.items():
            if self.played.state.stack and any(holder.member == member for holder in self.played.holders):
                self.played.leave(member, level)
                self.retold = True
                line = Line("leaves", leaves=member, bot=level)
                rows.append(self.row(CHANCE, ours(f"leaves-{self.played.seq + 1}"), line))
                if self.wish is not None and member in self.wish.missing:
                    self.refuse_wish(self.wish)

    def close_for(self, what: CloseFor, rows: list[LogRow], log: Log) -> None:
        """Host: the idle answer for everybody the game waits for, logged as such; once for each command."""
        if self.paused:
            raise Illegal("paused")
        cmd = ours(f"idle-{what.n}")
        if any(done == cmd for _, done in self.played.done):
            return
        rules, state = self.played.room.rules, self.played.state
        for ask in drive.asks(state):
            if ask.must and ask.seat != CHANCE:
                action = rules.first(state, drive.find(state, ask), ask.seat)
                self.answer(ask, action, "idle", cmd, rows, log)

    def people_but(self, member: int | None) -> list[int]:
        found = {holder.member for holder in self.played.holders if holder.member is not None}
        return sorted(found - {member})


def encoded(events: list[Logged]) -> Raw:
    """Events for the log, private parts included: the log never leaves the server."""
    if not events:
        return NO_EVENTS
    return Raw(codec.encode([{"type": e.kind, "public": e.public, "private": e.private} for e in events]))
