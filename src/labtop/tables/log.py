"""What a log line says, and how a table is told again from its lines."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw, Struct

from labtop.engine import codec, drive
from labtop.engine.core import CHANCE, Illegal, Log, Logged
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask, Move
from labtop.learning.introductions import GuidedMove
from labtop.stores.base import LogRow, link
from labtop.tables.protocol import MOST_COMMAND

NULL: Final = Raw(b"null")
"""msgspec reads `Raw | None` as None alone, so "nothing" is written out."""


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere: a person, or a bot."""

    member: int | None = None
    bot: str | None = None
    name: str | None = None
    """A name of its own, where several people share a device."""


class Before(Struct, frozen=True):
    """A move that was made before this table began: it plays on from another one's position."""

    prompt: int
    seat: int
    nth: int
    action: Raw


class TableBody(Struct, frozen=True, omit_defaults=True):
    """What a table is, from its first moment. Stored apart from the log because the seed is in it."""

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
    """Whether the seed tells every draw: not where a game began with the draws of another, or of a lesson."""
    chosen: bool = False
    """The seed is a deal code that somebody thought of: a hash of it would be found by guessing."""


class Drawn(Struct, frozen=True):
    """A chance draw that followed an answer."""

    prompt: int
    nth: int
    action: Raw


class Line(Struct, frozen=True, omit_defaults=True):
    """One log line: an answer with the draws and events that followed, or answers taken back."""

    by: str
    """seat, bot, idle (somebody was absent), host (typed dice), chance (the first draws), back, leaves, hint."""
    ask: Ask | None = None
    action: Raw = NULL
    chance: list[Drawn] = []
    events: Raw = NULL
    drop: list[int] = []
    """Taken back: which of the moves so far are undone."""
    leaves: int | None = None
    """The member who left for good; a bot of level `bot` sits there now. No line ever holds a name."""
    bot: str = ""
    hinted: int | None = None
    """This seat was given a hint that counts."""


def ours(cmd: str) -> str:
    """A command id of the server's own: longer than any client's may be, so that nobody can have used it before."""
    return cmd.ljust(MOST_COMMAND + 1, ".")


class Played:
    """A game with everything that has been accepted so far; in memory, told from table body and lines."""

    def __init__(self, body: TableBody) -> None:
        self.body = body
        self.room: Room = room(body.room)
        self.reader = codec.reader(self.room.actions)
        if self.room.version != body.rules:
            raise Illegal("other_rules_version", room=body.room, version=body.rules, known=self.room.version)
        self.options = self.room.read_options(body.options)
        self.holders = body.holders
        self.members = {holder.member for holder in body.holders}
        self.bots = any(holder.bot is not None for holder in body.holders)
        """Whether bots sit here."""
        self.state: Any = self.room.rules.setup(self.options, body.seats)
        self.moves: list[Move] = []
        self.answered: dict[int, int] = {}
        """Seat -> the question it answered last."""
        self.events: list[Logged] = []
        self.seq = 0
        self.hash = b""
        self.begun: float | None = None
        """When the first line was written."""
        self.drops = 0
        """How often something was taken back: a question asked again is a new one for bots."""
        self.hinted: dict[int, int] = {}
        """Seat -> hints it was given, where they count."""
        self.done: dict[tuple[int, str], int] = {}
        """Command of a seat -> the line that counted it."""
        for m in body.before:
            self.step(Ask(m.prompt, m.seat, "", True, m.nth), self.read_action(m.action), Log())

    def tell_again(self, row: LogRow) -> None:
        """Fold one stored line in; a line that does not fit the chain or the rules is refused."""
        if row.seq != self.seq + 1 or row.hash != link(self.hash, row.body):
            raise Illegal("log_damaged", table=row.table, seq=row.seq)
        line = codec.reader(Line).decode(row.body)
        log = Log()
        if line.leaves is not None:
            self.leave(line.leaves, line.bot)
        if line.drop:
            self.drop(line.drop)
        if line.hinted is not None:
            self.hint(line.hinted)
        if line.ask is not None:
            action = self.read_action(line.action)
            self.step(line.ask, action, log)
        for drawn in line.chance:
            action = self.read_action(drawn.action)
            self.step(Ask(drawn.prompt, CHANCE, "", True, drawn.nth), action, log)
        self.events += log.events
        self.count(row)

    def read_action(self, raw: Raw) -> Action:
        action: Action = self.reader.decode(raw)
        return action

    def step(self, ask: Ask, action: Action, log: Log) -> None:
        drive.push(self.room.rules, self.state, ask, action, log)
        self.moves.append(Move(ask.prompt, ask.seat, ask.nth, action))
        self.answered[ask.seat] = ask.prompt

    def leave(self, member: int, level: str) -> None:
        self.holders = [Holder(bot=level) if holder.member == member else holder for holder in self.holders]
        self.members = {holder.member for holder in self.holders}
        self.bots = True

    def hint(self, seat: int) -> None:
        self.hinted[seat] = self.hinted.get(seat, 0) + 1

    def drop(self, which: list[int]) -> None:
        """Undo some moves: the state is told again without them."""
        gone = set(which)
        moves = [move for i, move in enumerate(self.moves) if i not in gone]
        state = self.room.rules.setup(self.options, self.body.seats)
        log = Log()
        drive.replay(self.room.rules, state, moves, log)
        self.state, self.moves, self.events = state, moves, log.events
        self.answered = {move.seat: move.prompt for move in moves}
        self.drops += 1

    def server_cmd(self, by: str, ask: Ask) -> str:
        """The command id of an answer that the server itself gives: given again after a crash, it still counts once."""
        return ours(f"{by}-{ask.prompt}-{ask.nth}-{self.drops}")

    def count(self, row: LogRow) -> None:
        self.seq = row.seq
        self.hash = row.hash
        self.done[row.seat, row.cmd] = row.seq
        if self.begun is None:
            self.begun = row.at

    def line_row(self, table: str, seat: int, cmd: str, line: Line, at: float) -> LogRow:
        """The next row of this table."""
        body = codec.encode(line)
        return LogRow(table, self.seq + 1, seat, cmd, body, link(self.hash, body), at)
