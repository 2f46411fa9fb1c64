"""The messages that a client sends over its connection."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from labtop.engine.wire import Ask
from labtop.tables.requests import (
    MOST_SECONDS,
    Command,
    Delay,
    Id,
    Name,
    Question,
    Scene,
    SeatNumber,
    Strict,
    Title,
    Token,
)


class Hello(Strict, frozen=True, tag_field="t", tag="hello"):
    """First message of a connection, with its token. A player who is also the host sends both tokens."""

    token: Token
    host: Token | None = None


class Act(Strict, frozen=True, tag_field="t", tag="act"):
    """Answer a question."""

    table: Id
    n: Command
    ask: Ask
    action: Raw


class Try(Strict, frozen=True, tag_field="t", tag="try"):
    """Ask what the judge says to an answer, without giving it. The reply is `fits`, or `no` with the reason."""

    table: Id
    n: Command
    ask: Ask
    action: Raw


class Redo(Strict, frozen=True, tag_field="t", tag="redo"):
    """Somebody who came late chooses for the rounds that were filled in. `answers` are those so far, from the first.

    The reply is `past`, the next of these rounds; when there is none, the answers are written and the reply is `ok`.
    """

    table: Id
    n: Command
    seat: SeatNumber
    answers: Annotated[list[Raw], Meta(max_length=256)]
    tries: bool = False
    """Only ask what the judge says to the last of them: the reply is `fits`, or `no` with the reason."""


class Face(Strict, frozen=True, tag_field="t", tag="face"):
    """Several people on one device: show this seat. None: show no seat."""

    table: Id
    seat: SeatNumber | None


class Watch(Strict, frozen=True, tag_field="t", tag="watch"):
    """Host, wall and spectators: show me this table. The teacher of a class may look at it from one seat."""

    table: Id
    seat: SeatNumber | None = None


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
    """Answer to another player's wish to take back; `wish` is the id from that message."""

    table: Id
    n: Command
    wish: Command
    yes: bool


class Hint(Strict, frozen=True, tag_field="t", tag="hint"):
    """Ask for the coach's answer to an open question. The reply is `advice`, when the coach is ready."""

    table: Id
    n: Command
    ask: Ask
    lang: Literal["en", "fr"] = "en"


class CallMe(Strict, frozen=True, tag_field="t", tag="call_me"):
    """Change my name, until the game starts; where people do not type names, to one that was offered."""

    n: Command
    name: Name


class Ping(Strict, frozen=True, tag_field="t", tag="ping"):
    pass


class Start(Strict, frozen=True, tag_field="t", tag="start"):
    """Host: start the game with the people who have joined."""

    n: Command


class Rematch(Strict, frozen=True, tag_field="t", tag="rematch"):
    """Host: the same people again, new dice. `abandon`: even though a game is not over."""

    n: Command
    abandon: bool = False


class Lock(Strict, frozen=True, tag_field="t", tag="lock"):
    """Host: close the group to new people, or open it again."""

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
    """Host: remove this person; a bot takes the seat of a running game."""

    n: Command
    member: int


class Clear(Strict, frozen=True, tag_field="t", tag="clear"):
    """Host: take back a seat that no device is connected with; a bot takes it over in a running game."""

    n: Command
    member: int


class LetBack(Strict, frozen=True, tag_field="t", tag="let_back"):
    """Host: a new key for a person who lost device and key; the old token becomes invalid."""

    n: Command
    member: int


class Pause(Strict, frozen=True, tag_field="t", tag="pause"):
    """Host: pause all tables, or continue."""

    n: Command
    on: bool


class CloseRound(Strict, frozen=True, tag_field="t", tag="close_round"):
    """Host: every seat of this table that has not answered gives the idle answer, which is logged as such."""

    n: Command
    table: Id
    wait: Delay = 0
    """Seconds in which `undo` may take it back; 0: at once."""


class ChooseFor(Strict, frozen=True, tag_field="t", tag="choose_for"):
    """Teacher: one seat that has not answered gives the idle answer, which is logged as such."""

    n: Command
    table: Id
    ask: Ask
    """The question: a message that comes late must not answer the next one."""
    wait: Delay = 0
    """Seconds in which `undo` may take it back; 0: at once."""


class Undo(Strict, frozen=True, tag_field="t", tag="undo"):
    """Teacher: what was announced under this id is not carried out."""

    n: Command
    table: Id
    what: Command


class SendHint(Strict, frozen=True, tag_field="t", tag="send_hint"):
    """Teacher: put the coach's hint on the screen of a seat that has not answered."""

    n: Command
    table: Id
    ask: Ask
    lang: Literal["en", "fr"] = "en"


class Timer(Strict, frozen=True, tag_field="t", tag="timer"):
    """Host: a visible timer for every round, at all tables; it begins for the open one. 0 seconds: no timer."""

    n: Command
    seconds: Annotated[int, Meta(ge=0, le=MOST_SECONDS)]
    closes: bool = False
    """Whether it closes the round when it rings, as `close_round` does."""


class MoreTime(Strict, frozen=True, tag_field="t", tag="more_time"):
    """Host: more time for the open round, at all tables."""

    n: Command
    seconds: Annotated[int, Meta(ge=1, le=MOST_SECONDS)]


class Call(Strict, frozen=True, tag_field="t", tag="call"):
    """Host: what this class is called. Empty: it has no name."""

    n: Command
    title: Title


class Show(Strict, frozen=True, tag_field="t", tag="show"):
    """Host: what the wall shows."""

    n: Command
    scene: Scene = "game"
    page: Annotated[int, Meta(ge=0, le=20)] = 0
    """Of the debriefing."""
    ranking: bool = True
    question: Question = ""
    """A question of the teacher, shown in a pause."""


class Delete(Strict, frozen=True, tag_field="t", tag="delete"):
    """Host: erase the group with everything in it."""

    n: Command
    code: str
    """The join code, as a confirmation."""


FromClient = (
    Hello | Act | Try | Redo | Face | Watch | History | Back | Agree | Hint | CallMe | Ping | Start | Rematch | Lock
    | Approve | Rename | Remove | Clear | LetBack | Pause | CloseRound | ChooseFor | Undo | SendHint | Timer | MoreTime
    | Call | Show | Delete
)  # fmt: skip
