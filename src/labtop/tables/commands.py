"""What a client says over its connection."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw

from labtop.engine.wire import Ask
from labtop.tables.requests import Command, Id, Name, SeatNumber, Strict, Token


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
