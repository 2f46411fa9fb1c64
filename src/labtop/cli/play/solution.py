"""Answers that have to be found: typed in full and judged by the room. A list of them would give them away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from labtop.cli.play import doors, pages
from labtop.cli.play.screen import printable
from labtop.engine import codec, drive
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.cli.play.turn import Turn
    from labtop.engine.spans import Spans
    from labtop.engine.wire import Action

LONGEST: Final = 12
"""The most digits that are read; the room itself refuses numbers that are too large for it."""


def find_out(turn: Turn) -> Action | None:
    """The answer; None: something was taken back or played instead, and the table must be shown again."""
    session, words, seat = turn.session, turn.words, turn.ask.seat
    news = session.news(seat)
    table = pages.table(session, turn.view)
    lines = [*table, *news, [], *asked(turn)]
    if not turn.screen.page(lines):
        turn.screen.show([[], *lines])
    while True:
        typed = session.hear(words.say(f"play-name-{turn.ask.kind}"))
        command = session.command(typed)
        if command == "undo":
            if session.take_back(seat):
                return None
        elif command == "door":
            if doors.go_through(session, seat):
                return None
        elif command == "back":
            turn.complain("play-nothing-before")
        elif command == "help":
            turn.screen.show([[], *asked(turn)])
        elif command == "hint":
            turn.hint()
        elif command:
            session.obey(command, typed, seat)
        else:
            answer = judged(turn, typed)
            if answer is not None:
                return answer


def asked(turn: Turn) -> list[Spans]:
    """The question and, if the room has them, the figures from which the answer is found."""
    wrapped, words = turn.screen.wrapped, turn.words
    question = words.say(f"ask-{turn.ask.kind}")
    if turn.session.people > 1:
        question = words.say("play-asked", seat=turn.ask.seat, question=question)
    game = turn.session.game
    figures = game.room.text.figures(game.options, turn.view.public, words.say)
    return [*wrapped(question, "title"), *figures, *wrapped(words.say("play-commands-first"), "dim")]


def judged(turn: Turn, typed: str) -> Action | None:
    """The typed number as an answer; None: it was refused, and the reason was shown."""
    game = turn.session.game
    (field,) = turn.legal[0].__struct_fields__
    number = typed.removeprefix(game.room.text.currency).strip()
    try:
        if not (number.isdecimal() and len(number) <= LONGEST):
            raise Illegal("bad_shape", reason=typed)
        answer: Action = codec.valid(replace(turn.legal[0], **{field: int(number)}), game.room.actions)
    except Illegal:
        turn.complain(f"play-name-{turn.ask.kind}.wrong", typed=printable(typed))
        return None
    try:
        game.room.rules.check(game.state, drive.find(game.state, turn.ask), turn.ask.seat, answer)
    except Illegal as error:
        turn.session.queue.clear()
        turn.screen.tell(turn.words.refusal(error), "bad")
        return None
    return answer
