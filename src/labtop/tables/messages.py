"""The messages that a server sends to a connection."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from labtop.bots.text import AnswerInWords
from labtop.engine.wire import Ask, Refusal
from labtop.tables.requests import Scene


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    name: str
    member: int | None = None
    bot: str | None = None
    here: bool = False
    joined_round: int = 0
    """The first round that this person played; the rounds before were filled in. 0: they were there from the start."""
    missed: int = 0
    """Answers that were given in this person's place after they had joined."""
    away: bool = False
    """More answers were given in this person's place than by them: results rank the seat apart."""


class TableInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    number: int
    seats: list[SeatInfo] = []
    v: int = 0
    over: bool = False
    waiting: list[int] = []
    """Seats the game waits for."""


class Effort(Struct, frozen=True, omit_defaults=True):
    """A person whom a table waits for, for the host only."""

    table: str
    seat: int
    quiet: float = 0.0
    """Seconds since the seat last did anything about the open question."""
    tries: int = 0
    """Answers to it that the rules have refused."""
    refused: list[Refusal] = []
    """The last of these refusals."""
    ask: Ask | None = None
    """The open question, to be named in `send_hint` and `choose_for`."""
    hint: str = ""
    """asked or sent, if there was a hint on it."""


class Announced(Struct, frozen=True):
    """Seats that get the idle answer soon, unless the host takes it back; for the host only."""

    table: str
    id: str
    """To be named in `undo`."""
    seats: list[int]
    left: float
    """Seconds until it is carried out."""


class Wall(Struct, frozen=True, omit_defaults=True):
    """What the host has the wall show."""

    scene: Scene = "game"
    page: int = 0
    ranking: bool = True
    question: str = ""


class MemberInfo(Struct, frozen=True, omit_defaults=True):
    id: int
    name: str
    seats: int = 1
    approved: bool = True
    here: bool = False
    watching: bool = False
    untaken: bool = False
    """No device has said hello for this member yet: the seat can be cleared, and a class does not wait for it."""
    mark: int = 0
    """The seat that this member will have, or the first of them: its mark is shown while people wait."""


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
    inside: int = 0
    """People who are in and play, also those who are not listed to this connection."""
    bots: int = 0
    """Bots that will sit down beside the people."""
    own_names: bool = False
    """Whether people choose their names themselves; otherwise they choose among generated ones."""
    title: str = ""
    """What the class is called."""
    begun: float = 0.0
    """When the present deal was made, in seconds since 1970; 0: not known."""
    timer: int = 0
    """Seconds of the timer for a round; 0: none."""
    timer_closes: bool = False
    wall: Wall | None = None
    """Host and wall only."""
    efforts: list[Effort] = []
    """Host only, in a class: the people that tables wait for."""
    announced: list[Announced] = []
    """Host only: the closing of a round, or an answer in somebody's place, that can still be taken back."""


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
    places: list[int | None] = []
    """Once the game is over, if somebody was away: the places without them, null for themselves."""
    idle: int = 0
    """How many answers of the shown seat in a row, up to its last one, were given in the person's place."""
    timer: float | None = None
    """Seconds until the timer of the open round rings, 0 once it has; null: there is none. A pause stops it."""
    hint_sent: bool = False
    """The teacher has put a hint on the open question of the shown seat: `hint` gives it, and does not count."""


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


class Fits(Struct, frozen=True, tag_field="t", tag="fits"):
    """The answer of a `try` would be accepted. It was not given, and nothing has changed."""

    n: str
    table: str
    v: int


class Past(Struct, frozen=True, tag_field="t", tag="past"):
    """A round before the person came, as they would have seen it after the answers of their `redo`."""

    n: str
    table: str
    at: int
    """The number of answers so far."""
    of: int
    """How many rounds there are to choose for."""
    seat: int
    public: Any
    private: Any
    events: list[Any]
    """What the last answer led to."""
    asks: list[Ask]
    menus: list[Any]


class Story(Struct, frozen=True, tag_field="t", tag="story"):
    table: str
    v: int
    events: list[dict[str, Any]]


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
    lead: str = ""
    """By how much the best answer is better than the next one, in words; empty where there is no other."""
    lead_short: str = ""
    """The same in a few words."""
    even: bool = False
    """That difference is too small to be told: neither of the two is better."""


class Thinking(Struct, frozen=True, tag_field="t", tag="thinking"):
    """Bots that have thought for more than a second; the next `now` ends it."""

    table: str
    v: int
    seats: list[int]


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    v: dict[str, int]
    """The version of each table that this connection sees, so that it notices a missed message."""


class Trouble(Struct, frozen=True, tag_field="t", tag="trouble"):
    """What is wrong with the server now, for hosts only; empty: it is well again."""

    codes: list[str]


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The connection ends: removed, deleted, replaced, too slow, server stopping."""

    code: str


FromServer = Group | Now | Tick | Ok | No | Fits | Past | Story | Wish | Advice | Thinking | Pong | Trouble | Bye
