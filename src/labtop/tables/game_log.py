"""The log of one table: its lines, and the game they lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Raw, Struct, ValidationError, structs

from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Logged
from labtop.engine.dice import SealedDice, commitment, deal_key
from labtop.engine.game import Game
from labtop.engine.registry import room
from labtop.engine.wire import Action, Ask, Move, Outcome
from labtop.learning.introductions import GuidedMove
from labtop.stores.base import LogRow, link
from labtop.tables.attendance import Attendance, places_apart
from labtop.tables.guidance import Guidance
from labtop.tables.requests import MOST_COMMAND
from labtop.tables.seats import Holder, Seats
from labtop.tables.times import Stopwatch, Times

ASKED: Final = "a hint of the coach that counts, for question"
SENT: Final = "a hint that the host sent, for question"
"""Prefixes of the command ids of the lines of hints."""
NULL: Final = Raw(b"null")
"""msgspec reads `Raw | None` as None alone, so "nothing" is written out."""
NO_EVENTS: Final = Raw(b"[]")


class Before(Struct, frozen=True):
    """A move that was made before this table began: the table continues from a position of another one."""

    prompt: int
    seat: int
    nth: int
    action: Raw


class TableBody(Struct, frozen=True, omit_defaults=True):
    """The fixed data of a table. Stored apart from the log because the seed is in it."""

    room: str
    rules: int
    options: dict[str, Any]
    seats: int
    holders: list[Holder]
    seed: str
    dice: str
    before: list[Before] = []
    guide: list[GuidedMove] = []
    """An introduction: the moves of its guided part, from the first on."""
    guide_end: str = ""
    from_seed: bool = True
    """Whether every draw comes from the seed: not if the game began with draws of another game, or of a lesson."""
    chosen: bool = False
    """Whether the seed is a deal code chosen by a person: a hash of it could be broken by guessing."""


class Drawn(Struct, frozen=True):
    """A chance draw that followed an answer."""

    prompt: int
    nth: int
    action: Raw


class Line(Struct, frozen=True, omit_defaults=True):
    """One log line: an answer with the draws and events that followed, or answers taken back."""

    by: str
    """seat, bot, idle (for an absent player), host (typed dice), chance (the first draws), back, leaves, comes,
    hint, sent, redoes."""
    ask: Ask | None = None
    action: Raw = NULL
    chance: list[Drawn] = []
    events: Raw = NULL
    drop: list[int] = []
    """Numbers of the moves that are taken back."""
    leaves: int | None = None
    """The member who left for good; a bot of level `bot` sits there now. No line ever holds a name."""
    bot: str = ""
    comes: int | None = None
    """The member who sat down while the game was running, on the seat `sits` of a bot, or on a new one."""
    sits: int | None = None
    filled: list[Raw] = []
    """The answers of a new seat to the questions before, or those it chose for them later."""
    redoes: int | None = None
    """The seat that chose for the rounds before it came."""
    hinted: int | None = None
    """This seat was given a hint that counts."""
    sent: int | None = None
    """The teacher sent this seat a hint."""
    begun: float | None = None
    """In a game with a limit in minutes, if the wall clock was set since the last stamp: see `Stopwatch`."""


class Pending:
    """The changes of one batch so far: played in memory, not yet on disk and not yet sent to anybody."""

    __slots__ = ("afterwards", "events", "news", "rows", "seats")

    def __init__(self) -> None:
        self.rows: list[LogRow] = []
        self.events: list[Logged] = []
        self.news = False
        """Whether everybody needs a new `now`: something changed besides sealed answers."""
        self.afterwards: list[Callable[[], None]] = []
        """Messages to send once the batch is on disk."""
        self.seats: set[int] = set()
        """Seats that need a new `now`, even where nobody else does."""


class GameLog:
    """Everything that has been accepted at one table. Each change is one line, judged and played before it is added."""

    def __init__(self, table: str, body: TableBody, times: Times) -> None:
        self.table = table
        self.body = body
        self.room = room(body.room)
        if self.room.version != body.rules:
            raise Illegal("other_rules_version", room=body.room, version=body.rules, known=self.room.version)
        self.options = self.room.known_options(body.options)  # judged when the group was opened
        self.minutes = self.room.minutes(self.options)
        self.stopwatch = Stopwatch(times)
        self.reader = codec.reader(self.room.actions)
        self.guidance = Guidance(body.guide, body.guide_end)
        self.begin()

    def begin(self) -> None:
        """The table as it was before its first line."""
        self.game = self.first_position()
        self.seats = Seats(self.table, self.body.holders, self.game.dice is None)
        self.seq = 0
        self.hash = b""
        self.stopwatch.forget_stamps()
        self.drops = 0
        """Number of take-backs: a question asked again afterwards is a new one for bots and hints."""
        self.hinted: dict[int, int] = {}
        """Seat -> hints it was given, where they count."""
        self.sent: dict[int, int] = {}
        """Seat -> hints that the teacher sent."""
        self.attendance = Attendance()
        self.done: dict[tuple[int, str], int] = {}
        """Command of a seat -> the line in which it was accepted."""

    def first_position(self) -> Game:
        """The game before its first line; its first draws are left open until they are a line of the log."""
        body = self.body
        kind = body.dice if body.from_seed else "typed"
        game = Game(self.room, self.options, body.seats, body.seed, kind, throw=False)
        sealed = body.dice == "table"
        game.dice = SealedDice(deal_key(body.seed)) if sealed else None
        game.commitment = commitment(body.seed) if sealed and not body.chosen else ""
        game.replay([Move(m.prompt, m.seat, m.nth, self.reader.decode(m.action)) for m in body.before])
        game.events.clear()
        return game

    # ---- from rows -------------------------------------------------------------------------------------------------

    def retell(self, rows: list[LogRow]) -> None:
        """Rebuild the table in memory from its lines."""
        self.begin()
        for row in rows:
            self.fold(row)

    def fold(self, row: LogRow) -> None:
        """One stored line; a line that does not fit the chain or the rules is refused."""
        if row.seq != self.seq + 1 or row.hash != link(self.hash, row.body):
            raise Illegal("log_damaged", table=row.table, seq=row.seq)
        line = codec.reader(Line).decode(row.body)
        if line.leaves is not None:
            self.seats.replace(line.leaves, line.bot)
        if line.comes is not None:
            self.sit_down(line.comes, line.sits, [self.reader.decode(action) for action in line.filled])
        if line.redoes is not None:
            self.redo(line.redoes, [self.reader.decode(action) for action in line.filled])
        if line.drop:
            self.drop(line.drop)
        if line.hinted is not None:
            self.count_hint(line.hinted, ASKED)
        if line.sent is not None:
            self.count_hint(line.sent, SENT)
        if line.ask is not None:
            self.game.answer(line.ask, self.reader.decode(line.action))
            self.attend(line.ask, line.by)
        self.game.replay([Move(d.prompt, CHANCE, d.nth, self.reader.decode(d.action)) for d in line.chance])
        self.count(row)
        self.stopwatch.read(row.at, line.begun)

    # ---- to rows ---------------------------------------------------------------------------------------------------

    def answer(self, ask: Ask, action: Action, by: str, cmd: str, pending: Pending) -> None:
        """Judge and play one answer, with the draws that follow it. Raises Illegal and changes nothing."""
        events = self.game.answer(ask, action)
        self.attend(ask, by)
        drawn = self.draws(events) if self.game.waits_for_chance else []
        self.add(ask.seat, cmd, Line(by, ask, Raw(codec.encode(action)), drawn, for_the_log(events)), pending)
        pending.events += events

    def first_draws(self, pending: Pending) -> None:
        """Makes the draws that are due without an answer: at the start, or if their line was not written."""
        events: list[Logged] = []
        drawn = self.draws(events)
        line = Line("chance", chance=drawn, events=for_the_log(events))
        self.add(CHANCE, server_command(f"chance-{self.seq + 1}"), line, pending)
        pending.events += events

    def draws(self, events: list[Logged]) -> list[Drawn]:
        """Let chance answer, as the lesson says and then from the dice; adds the new events to `events`."""
        game = self.game
        known = len(game.moves)
        while (forced := self.guidance.draw(game)) is not None:
            events += game.answer(drive.ask_of(game.state.stack[-1], CHANCE), forced)
        events += game.throw()
        return [Drawn(m.prompt, m.nth, Raw(codec.encode(m.action))) for m in game.moves[known:]]

    def take_back(self, seat: int, cmd: str, numbers: list[int], pending: Pending) -> None:
        self.drop(numbers)
        self.add(seat, cmd, Line("back", drop=numbers), pending)
        pending.news = True

    def replace(self, member: int, level: str, pending: Pending) -> None:
        """A bot sits down for a member who was removed."""
        self.seats.replace(member, level)
        cmd = server_command(f"leaves-{self.seq + 1}")
        self.add(CHANCE, cmd, Line("leaves", leaves=member, bot=level), pending)
        pending.news = True

    def admit(self, member: int, seat: int | None, pending: Pending) -> None:
        """Somebody who came late sits down: on a bot's seat, or on a new one, whose missing answers are filled in."""
        filled = self.sit_down(member, seat, None)
        line = Line("comes", comes=member, sits=seat, filled=[Raw(codec.encode(action)) for action in filled])
        self.add(CHANCE, server_command(f"comes-{self.seq + 1}"), line, pending)
        pending.news = True

    def hint(self, ask: Ask, by: str, pending: Pending) -> None:
        """A hint on this question: `ASKED` for, where they count, or `SENT`."""
        seat = ask.seat
        self.count_hint(seat, by)
        line = Line("hint", hinted=seat) if by == ASKED else Line("sent", sent=seat)
        self.add(seat, self.command(by, ask), line, pending)
        if by == SENT:
            pending.seats.add(seat)

    def add(self, seat: int, cmd: str, line: Line, pending: Pending) -> None:
        """The next row of this table."""
        at, begun = self.stopwatch.stamp()
        if self.minutes and begun is not None:
            line = structs.replace(line, begun=begun)
        body = codec.encode(line)
        row = LogRow(self.table, self.seq + 1, seat, cmd, body, link(self.hash, body), at)
        self.count(row)
        pending.rows.append(row)

    # ---- what both need --------------------------------------------------------------------------------------------

    def count(self, row: LogRow) -> None:
        self.seq = row.seq
        self.hash = row.hash
        self.done[row.seat, row.cmd] = row.seq

    def attend(self, ask: Ask, by: str) -> None:
        """Notes who answered. Silence in a short window is an answer like any other."""
        if ask.seat != CHANCE:
            idle = by == "idle" and ask.kind not in self.room.windows
            self.attendance.note(ask.seat, (ask.prompt, ask.nth), "idle" if idle else "own")

    def sit_down(self, member: int, seat: int | None, known: list[Action] | None) -> list[Action]:
        """Returns the answers that were filled in for a new seat."""
        if seat is not None:
            self.seats.sit_down(member, seat)
            self.attendance.forget(seat)
            return []
        filled = self.game.admit(known)
        self.seats.sit_down(member, None)
        for move in filled:
            self.attendance.note(move.seat, (move.prompt, move.nth), "filled")
        return [move.action for move in filled]

    def redo(self, seat: int, answers: list[Action]) -> list[Action]:
        """Somebody who came late has chosen for the rounds before; returns all answers of the seat.

        What it is asked now is a new question, since its board is another one.
        """
        given = [move.action for move in self.game.redo(seat, answers)]
        self.attendance.redo(seat)
        self.drops += 1
        return given

    def count_hint(self, seat: int, by: str) -> None:
        counts = self.hinted if by == ASKED else self.sent
        counts[seat] = counts.get(seat, 0) + 1

    def was_hinted(self, ask: Ask, by: str) -> bool:
        """Whether there was such a hint on this question."""
        return (ask.seat, self.command(by, ask)) in self.done

    def drop(self, numbers: list[int]) -> None:
        self.game.drop(numbers)
        self.attendance.keep({(move.prompt, move.seat, move.nth) for move in self.game.moves})
        self.drops += 1

    def away(self) -> list[bool]:
        """By seat: whether it belongs to a person who was mostly not there."""
        return [h.member is not None and self.attendance.away(seat) for seat, h in enumerate(self.seats.holders)]

    def places_apart(self, outcome: Outcome | None) -> list[int | None]:
        """The places without those who were away; empty: nobody was, or the game is not over."""
        away = [] if outcome is None else self.away()
        return places_apart(outcome, away) if outcome is not None and any(away) else []

    def read_action(self, given: Raw) -> Action:
        """Reads an action by the room's schema. The size, depth and keys of the whole message were checked before."""
        try:
            action: Action = self.reader.decode(given)
        except ValidationError as error:
            raise Illegal("bad_shape", reason=str(error)) from None
        return action

    def question(self, ask: Ask) -> tuple[int, int, int, int]:
        """Identity of a question: after a take-back the same question counts as a new one."""
        return (ask.prompt, ask.seat, ask.nth, self.drops)

    def command(self, by: str, ask: Ask) -> str:
        """The command id of an answer by the server itself: the same after a crash, so that the answer counts once."""
        return server_command(f"{by}-{ask.prompt}-{ask.nth}-{self.drops}")


def server_command(cmd: str) -> str:
    """A command id of the server: longer than a client's may be, so that no client can have used it before."""
    return cmd.ljust(MOST_COMMAND + 1, ".")


def for_the_log(events: list[Logged]) -> Raw:
    """Events with their private parts: the log never leaves the server."""
    if not events:
        return NO_EVENTS
    return Raw(codec.encode([{"type": e.kind, "public": e.public, "private": e.private} for e in events]))
