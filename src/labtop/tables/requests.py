"""HTTP requests with one answer each: opening a table or a class, joining, coming back.

`commands` uses the same base class and the same limits of fields.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=64)]
MOST_COMMAND: Final = 40
Command = Annotated[str, Meta(min_length=1, max_length=MOST_COMMAND)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Title = Annotated[str, Meta(max_length=60)]
"""What a class is called."""
Question = Annotated[str, Meta(max_length=240)]
MOST_SECONDS: Final = 3600
Delay = Annotated[int, Meta(ge=0, le=30)]
"""Seconds until something announced is carried out."""
Scene = Literal["game", "reveal", "end", "debrief"]
"""What the wall shows: the game as it goes, the last round, the podium, a page of the debriefing."""
SeatNumber = Annotated[int, Meta(ge=-1, le=99)]
Secret = Annotated[str, Meta(min_length=32, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of incoming messages: unknown fields are refused."""


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
    """Whether people may choose their names; otherwise names are generated."""
    approve: bool = False
    """Whether the host lets everybody in by hand."""
    hints: Literal["off", "counted", "free"] | None = None
    """Hints are off, counted or free; in a class off or counted. None: free at a table, counted in a class."""
    grace: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds after which a short window (Laboratorium: Boum) passes by itself; 0: it waits."""
    title: Title = ""
    """Class: what it is called."""
    seconds: Annotated[int, Meta(ge=0, le=MOST_SECONDS)] = 0
    """Class: seconds of the visible timer for a round; 0: none."""
    start: bool = False
    """Start at once: alone against bots, or several on this device."""
    introduction: bool = False
    """Guided introduction: fixed dice or cards, explained moves, then play against bots. It sets options and seats."""
    play_on: PlayOn | None = None
    """Play on from a position of a finished game: same dice, the other seats are bots of level `fill`."""


class Join(Strict, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]
    name: Name | None = None
    seats_here: Annotated[int, Meta(ge=1, le=6)] = 1
    watch: bool = False
    lang: Literal["en", "fr"] | None = None
    """Language of a generated name; None: that of the group."""
    n: Secret | None = None
    """Id of this join, in case its answer is lost: sent again, it gives the same seat, token and key. At least 128
    random bits, kept as secret as a token: a person who knows it and the code can take the seat."""


class Look(Strict, frozen=True):
    """Look at the door of a group before joining it."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]
    lang: Literal["en", "fr"] | None = None
    """Language of the offered names; None: that of the group."""


class Reenter(Strict, frozen=True):
    """Come back on another device: the group's code and the personal key shown on the first screen."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]
    key: Annotated[str, Meta(min_length=1, max_length=20)]


class Foresee(Strict, frozen=True):
    """Options of a table that is not open yet, for a preview of whether its target can be made."""

    options: dict[str, Any] = {}


class Print(Strict, frozen=True):
    """A game on paper: what of it, on what, in which language."""

    lang: Annotated[str, Meta(max_length=8)] = "en"
    paper: Literal["a4", "letter"] = "a4"
    bw: bool = False
    parts: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=8)] = []
    """Empty: all of them."""
    options: dict[str, Any] = {}


class Entry(Struct, frozen=True):
    """Credentials of a person: the token gives access to the seat; the key restores it on another device."""

    group: str
    code: str
    kind: str
    room: str
    token: str
    key: str
    member: int | None
    name: str | None
    host: str | None = None
    """Only for the person who created the group: the token of the host's or teacher's screen."""
    host_key: str | None = None
    wall: str | None = None
    """The token of the screen that is safe to project."""


class Doorway(Struct, frozen=True):
    """What a person with the code of a group may know before joining it."""

    code: str
    kind: str
    room: str
    own_names: bool
    """Whether people type their names; otherwise they choose among the offered ones."""
    locked: bool
    approve: bool
    started: bool
    over: bool
    inside: int
    """People who are in and play."""
    nicknames: list[str]
    """Generated names that are free."""


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
    hints_sent: int = 0
    """Hints that the teacher sent."""
    joined_round: int = 0
    """The first round the person played; 0: they were there from the start."""
    missed: int = 0
    """Answers that were given in the person's place after they had joined."""
    away: bool = False
    """Ranked apart, without a place: more answers were given in the person's place than by them."""
    accuracy: float | None = None
    """The coach's accuracy of the seat, 0 to 100, where the game has been reviewed."""
    title: str = ""
    """What the class is called."""
    date: str = ""
    """The day on which the game was dealt."""
    more: dict[str, Any] = {}
    """What the room counts, by column."""
