"""The messages that a server sends to a connection."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from labtop.bots.text import AnswerInWords
from labtop.engine.wire import Ask


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
    """A text of an introduction for the person: `intro-<say>` in the room's catalogue."""

    say: str
    step: int
    of: int
    action: dict[str, Any] | None = None
    """The move it asks for; null when the guided part is over."""


class Now(Struct, frozen=True, tag_field="t", tag="now", omit_defaults=True):
    """A table as one seat, or a spectator, sees it now. It is complete; events are only for display."""

    table: str
    v: int
    seat: int | None
    public: Raw
    private: Any
    """Null for a connection that holds no seat, or shows none."""
    events: Raw
    """Events since the last `now`, as this seat saw them; null in the first one."""
    outcome: Raw
    """An Outcome once the game is over, else null."""
    asks: list[Ask] = []
    """Open questions of the seats this connection holds."""
    menus: list[Any] = []
    """For each ask of the seat that is shown: its menu of answers; null for the others."""
    answered: int | None = None
    """The question the shown seat answered last, to be named in `back`."""
    paused: bool = False
    commitment: str = ""
    guide: Guide | None = None
    hints: list[int] = []
    """Hints taken so far, by seat, where they are counted; left out while there are none."""
    closes: float | None = None
    """Seconds until the open grace window closes by itself; null: none is open."""
    left: float | None = None
    """Seconds until the bell, where the game has a limit in minutes and it has not rung; a pause stops the count."""


class Tick(Struct, frozen=True, tag_field="t", tag="tick"):
    """The seats that have answered a question put to many; at most four a second."""

    table: str
    v: int
    chosen: list[int]


class Ok(Struct, frozen=True, tag_field="t", tag="ok", omit_defaults=True):
    """The command is on disk, and counted once."""

    n: str
    v: int = 0
    key: str | None = None
    """Answer to let_back: the new personal key."""


class No(Struct, frozen=True, tag_field="t", tag="no", omit_defaults=True):
    """The command is refused; nothing has changed."""

    n: str
    code: str
    rule: str = ""
    params: dict[str, Any] = {}


class Story(Struct, frozen=True, tag_field="t", tag="story"):
    table: str
    v: int
    events: Raw


class Wish(Struct, frozen=True, tag_field="t", tag="wish"):
    """A seat wants to take back and needs the consent of the others; agreed None: still open."""

    id: str
    table: str
    seat: int
    agreed: bool | None
    missing: list[int]


class Advice(Struct, frozen=True, tag_field="t", tag="advice", omit_defaults=True):
    """The coach's answer to a `hint`, in words; only for the seat that asked."""

    n: str
    table: str
    v: int
    ask: Ask
    best: AnswerInWords
    next: AnswerInWords | None = None
    hints: int = 0
    """Hints this seat has taken so far, this one among them, where they are counted."""


class Thinking(Struct, frozen=True, tag_field="t", tag="thinking"):
    """Bots that have thought for more than a second; the next `now` ends it."""

    table: str
    v: int
    seats: list[int]


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    v: dict[str, int]
    """The version of each table that this connection sees, so that it notices a missed message."""


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The connection ends: removed, deleted, replaced, too slow, server stopping."""

    code: str


FromServer = Group | Now | Tick | Ok | No | Story | Wish | Advice | Thinking | Pong | Bye
