"""Every message between a client and a table, as types: JSON, OpenAPI and TypeScript are generated from here.

The same messages travel over WebSocket, or over server-sent events and POST where sockets are blocked. docs/protocol.md
shows each with an example. A client is told `ok` only when its command is on disk; the same command id sent again is
answered again and counted once.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct

from labtop.bots.text import Told
from labtop.engine.wire import Ask

Id = Annotated[str, Meta(min_length=1, max_length=64)]
MOST_COMMAND: Final = 40
Command = Annotated[str, Meta(min_length=1, max_length=MOST_COMMAND)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=-1, le=99)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in must be exactly of this shape."""


# ---- requests: over HTTP, answered once ------------------------------------------------------------------------------


class PlayOn(Strict, frozen=True):
    """Where to begin: a finished game of a group I belong to, after this many of its moves, in this seat."""

    token: Token
    table: Id
    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=98)]


class Create(Strict, frozen=True):
    """Open a table for friends, or a class; the answer holds the join code."""

    room: Id
    kind: Literal["table", "class"] = "table"
    options: dict[str, Any] = {}
    lang: Literal["en", "fr"] = "en"
    dice: Literal["table", "typed"] = "table"
    deal: Annotated[str, Meta(max_length=64)] | None = None
    """A deal code: every table gets the same dice."""
    bots: Annotated[list[Id], Meta(max_length=98)] = []
    """Levels of the bots that take the seats after the people (table)."""
    seats_here: Annotated[int, Meta(ge=0, le=99)] = 1
    """Seats on the creator's own device (table); a class teacher holds none."""
    name: Name | None = None
    names: Annotated[list[Name], Meta(max_length=99)] = []
    """Names of the seats on the creator's device, where there are several."""
    per_table: Annotated[int, Meta(ge=1, le=99)] | None = None
    """Class: split into tables of this size; None: one table for all."""
    fill: Id = "greedy"
    """Class: the level of bots that fill the last table."""
    own_names: bool = False
    """Whether people may bring their own names; else they get generated ones."""
    approve: bool = False
    """Whether the host lets everybody in by hand."""
    hints: Literal["off", "counted", "free"] | None = None
    """What the coach may say: in a class counted or off. None: free at a table, counted in a class."""
    grace: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds after which a short window (Laboratorium: Boum) passes by itself; 0: it waits."""
    start: bool = False
    """Start at once: alone against bots, or several on this device."""
    introduction: bool = False
    """Be shown the game: forced dice or cards, guided moves, then on against bots. Options and seats are its own."""
    play_on: PlayOn | None = None
    """Play on from a position of a finished game: same dice, the other seats are bots of level `fill`."""


class Join(Strict, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]
    name: Name | None = None
    seats_here: Annotated[int, Meta(ge=1, le=6)] = 1
    watch: bool = False


class Reenter(Strict, frozen=True):
    """Come back on another device: the group's code and the personal one shown on the first screen."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]
    key: Annotated[str, Meta(min_length=1, max_length=20)]


class Foresee(Strict, frozen=True):
    """Options of a table that is not open yet, to ask whether its target can be made."""

    options: dict[str, Any] = {}


class Entry(Struct, frozen=True):
    """What a person keeps: the token is the seat; the key gets it back on another device."""

    group: str
    code: str
    kind: str
    room: str
    token: str
    key: str
    member: int | None
    name: str | None
    host: str | None = None
    """Only for who created the group: the token of the host's or teacher's screen."""
    host_key: str | None = None
    wall: str | None = None
    """The token of the screen that is safe to project."""


class ResultRow(Struct, frozen=True):
    """One seat of one table, for the teacher's list; place and score once the game is over."""

    table: int
    seat: int
    name: str
    bot: str | None
    over: bool
    place: int | None = None
    score: Decimal | None = None
    award: str | None = None
    reason: str | None = None
    hints: int = 0
    """Hints taken, where they are counted."""


# ---- client to server ------------------------------------------------------------------------------------------------


class Hello(Strict, frozen=True, tag_field="t", tag="hello"):
    """First message of a connection: who I am. A player who is the host too shows both tokens."""

    token: Token
    host: Token | None = None


class Act(Strict, frozen=True, tag_field="t", tag="act"):
    """Answer a question."""

    table: Id
    n: Command
    ask: Ask
    action: Raw


class Face(Strict, frozen=True, tag_field="t", tag="face"):
    """Several people on one device: this seat's player now holds it. None: nobody looks."""

    table: Id
    seat: SeatNumber | None


class Watch(Strict, frozen=True, tag_field="t", tag="watch"):
    """Host, wall and spectators: show me this table."""

    table: Id


class History(Strict, frozen=True, tag_field="t", tag="history"):
    """Tell me again what happened, as I saw it."""

    table: Id
    n: Command


class Back(Strict, frozen=True, tag_field="t", tag="back"):
    """Take my last answer back. Where the others must agree they are sent a `wish`, and `ok` comes when they have."""

    table: Id
    n: Command
    seat: SeatNumber
    prompt: int
    """The question it answered: a message that comes late must not undo a newer answer."""


class Agree(Strict, frozen=True, tag_field="t", tag="agree"):
    """My answer to somebody's wish to take back; `wish` is the id that the wish came with."""

    table: Id
    n: Command
    wish: Command
    yes: bool


class Hint(Strict, frozen=True, tag_field="t", tag="hint"):
    """What would the coach answer to this question of mine, and why? Answered by `advice`, when it has thought."""

    table: Id
    n: Command
    ask: Ask
    lang: Literal["en", "fr"] = "en"


class Ping(Strict, frozen=True, tag_field="t", tag="ping"):
    pass


class Start(Strict, frozen=True, tag_field="t", tag="start"):
    """Host: deal, with whoever is there."""

    n: Command


class Rematch(Strict, frozen=True, tag_field="t", tag="rematch"):
    """Host: the same people again, new dice. `abandon`: even though a game is not over."""

    n: Command
    abandon: bool = False


class Lock(Strict, frozen=True, tag_field="t", tag="lock"):
    """Host: nobody else comes in."""

    n: Command
    on: bool


class Approve(Strict, frozen=True, tag_field="t", tag="approve"):
    n: Command
    member: int


class Rename(Strict, frozen=True, tag_field="t", tag="rename"):
    n: Command
    member: int
    name: Name


class Remove(Strict, frozen=True, tag_field="t", tag="remove"):
    """Host: this person is out; a bot takes the seat of a running game."""

    n: Command
    member: int


class LetBack(Strict, frozen=True, tag_field="t", tag="let_back"):
    """Host: a new key for somebody who lost device and key; the old token dies."""

    n: Command
    member: int


class Pause(Strict, frozen=True, tag_field="t", tag="pause"):
    """Host: all tables rest, or go on."""

    n: Command
    on: bool


class CloseRound(Strict, frozen=True, tag_field="t", tag="close_round"):
    """Host: whoever has not answered at this table gives the idle answer; it is logged as such."""

    n: Command
    table: Id


class Delete(Strict, frozen=True, tag_field="t", tag="delete"):
    """Host: erase the group with everything in it."""

    n: Command
    code: str
    """The join code again, so that it is not a slip."""


FromClient = (
    Hello | Act | Face | Watch | History | Back | Agree | Hint | Ping | Start | Rematch | Lock | Approve | Rename
    | Remove | LetBack | Pause | CloseRound | Delete
)  # fmt: skip


# ---- server to client ------------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    name: str
    member: int | None = None
    bot: str | None = None
    here: bool = False


class TableInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    number: int
    seats: list[SeatInfo] = []
    v: int = 0
    over: bool = False
    waiting: list[int] = []
    """Seats the game waits for."""


class MemberInfo(Struct, frozen=True, omit_defaults=True):
    id: int
    name: str
    seats: int = 1
    approved: bool = True
    here: bool = False
    watching: bool = False


class Group(Struct, frozen=True, tag_field="t", tag="group"):
    """The lobby and the tables of a group; members get their own table only, host and wall get all."""

    id: str
    code: str
    kind: str
    room: str
    lang: str
    options: Any
    dice: str
    role: str
    """member, host, wall or watcher."""
    member: int | None
    locked: bool
    paused: bool
    started: bool
    members: list[MemberInfo]
    tables: list[TableInfo]
    hints: str = "off"
    """off, counted or free."""


class Guide(Struct, frozen=True, omit_defaults=True):
    """An introduction's word to the person: `intro-<say>` in the room's texts."""

    say: str
    step: int
    of: int
    action: dict[str, Any] | None = None
    """The move it asks for; null when the guided part is over."""


class Now(Struct, frozen=True, tag_field="t", tag="now", omit_defaults=True):
    """A table as one seat, or a spectator, sees it now. Always enough to go on from; events are for showing."""

    table: str
    v: int
    seat: int | None
    public: Raw
    private: Any
    """Null for who holds no seat, or shows none."""
    events: Raw
    """What happened since the last picture, as this seat saw it; null for a first picture."""
    outcome: Raw
    """An Outcome once the game is over, else null."""
    asks: list[Ask] = []
    """Open questions of the seats this connection holds."""
    menus: list[Any] = []
    """For each ask of the seat that is shown: what it may answer, folded; null for the others."""
    answered: int | None = None
    """The question the shown seat answered last: what `back` names."""
    paused: bool = False
    commitment: str = ""
    guide: Guide | None = None
    hints: list[int] = []
    """Hints taken so far, by seat, where they are counted; left out while there are none."""
    closes: float | None = None
    """Seconds until the short window that is open now passes by itself; null: nothing does."""
    left: float | None = None
    """Seconds until the bell, where the game has a limit in minutes and it has not rung; a pause lets none pass."""


class Tick(Struct, frozen=True, tag_field="t", tag="tick"):
    """Who has answered the question that is open to many; at most four a second."""

    table: str
    v: int
    chosen: list[int]


class Ok(Struct, frozen=True, tag_field="t", tag="ok", omit_defaults=True):
    """On disk, and counted once."""

    n: str
    v: int = 0
    key: str | None = None
    """Answer to let_back: the new personal key."""


class No(Struct, frozen=True, tag_field="t", tag="no", omit_defaults=True):
    """Refused; nothing has changed."""

    n: str
    code: str
    rule: str = ""
    params: dict[str, Any] = {}


class Story(Struct, frozen=True, tag_field="t", tag="story"):
    table: str
    v: int
    events: Raw


class Wish(Struct, frozen=True, tag_field="t", tag="wish"):
    """A seat wants to take back and needs the others; agreed None: still open."""

    id: str
    table: str
    seat: int
    agreed: bool | None
    missing: list[int]


class Advice(Struct, frozen=True, tag_field="t", tag="advice", omit_defaults=True):
    """The coach's answer to a `hint`, in words; for the seat that asked, and nobody else."""

    n: str
    table: str
    v: int
    ask: Ask
    best: Told
    next: Told | None = None
    hints: int = 0
    """Hints this seat has taken so far, this one among them, where they are counted."""


class Thinking(Struct, frozen=True, tag_field="t", tag="thinking"):
    """Bots that have thought for more than a second; the next `now` ends it."""

    table: str
    v: int
    seats: list[int]


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    v: dict[str, int]
    """How far each table that this connection sees has got: a gap shows at once."""


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The connection ends: removed, deleted, replaced, too slow, server stopping."""

    code: str


FromServer = Group | Now | Tick | Ok | No | Story | Wish | Advice | Thinking | Pong | Bye
