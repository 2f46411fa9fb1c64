"""What a person types in full: real dice and cards, and answers that have to be found.

The latter are never listed, for listing would give them away; the room judges them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec.structs import replace

from labtop.cli import play_doors, play_show
from labtop.cli.play_rooms import CHANCE_ANSWERS, typed_name
from labtop.cli.play_screen import printable
from labtop.engine import codec, drive
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from labtop.cli.play import Session
    from labtop.cli.play_screen import Span
    from labtop.cli.play_turn import Turn
    from labtop.engine.wire import Action, Ask

LONGEST: Final = 12
"""Digits that are read at all; what is too much for the room is refused by it."""


def name_it(turn: Turn) -> Action | None:
    """The answer; None: something was taken back or played instead, so look at the table again."""
    session, words, seat = turn.session, turn.words, turn.ask.seat
    news = session.news(seat)
    table = play_show.table(session, turn.view, set())
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
            if play_doors.go_through(session, seat):
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


def asked(turn: Turn) -> list[list[Span]]:
    """What is wanted and, where the room has it, what the answer is found from."""
    wrapped, words = turn.screen.wrapped, turn.words
    question = words.say(f"ask-{turn.ask.kind}")
    if turn.session.people > 1:
        question = words.say("play-asked", seat=turn.ask.seat, question=question)
    figures = getattr(play_show.room_text(turn.session), "figures", None)
    lines = wrapped(question, "title")
    if figures is not None:
        lines += figures(turn.session.game.options, turn.view.public, words.say)
    return lines + wrapped(words.say("play-commands-first"), "dim")


def judged(turn: Turn, typed: str) -> Action | None:
    """The typed number as an answer; None: it was said what is wrong with it."""
    game = turn.session.game
    (field,) = turn.legal[0].__struct_fields__
    number = typed.removeprefix("@").strip()
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


# ---- real dice -----------------------------------------------------------------------------------------------------


def throw(session: Session, ask: Ask) -> None:
    """Chance answered by a person with real dice: the numbers they show, or who begins."""
    tag = CHANCE_ANSWERS.get(ask.kind, ask.kind)
    kind = next(kind for kind in get_args(session.game.room.actions) if kind.__struct_config__.tag == tag)
    name = kind.__struct_fields__[0]
    session.screen.show(session.pending)
    session.pending = []
    while True:
        typed = session.hear(session.words.say(f"play-type-{ask.kind}"))
        command = session.command(typed)
        if command == "undo":
            if session.take_back(session.game.moves[-1].seat if session.game.moves else 0):
                return
        elif command == "help":
            session.screen.tell(session.words.say(f"play-type-{ask.kind}.help"))
        elif command:
            session.obey(command, typed, 0)
        else:
            try:
                named = name in ("card", "space")
                value = typed_name(session.words, name, typed, session.game) if named else read_numbers(typed, name)
                session.answer(ask, kind(**{name: value}))
            except Illegal:
                session.screen.tell(session.words.say(f"play-type-{ask.kind}.wrong", typed=printable(typed)), "bad")
            else:
                return


def read_numbers(typed: str, name: str) -> Any:
    """`4 1 3 6`, `4,1,3,6` or `4136`; a seat is one number, counted from 1. Raises Illegal for anything else."""
    words = typed.replace(",", " ").replace(";", " ").split()
    if name != "seat" and len(words) == 1:
        words = list(words[0])
    if not words or not all(word.isdecimal() and len(word) < 4 for word in words):
        raise Illegal("wrong_answer", kind=name)
    numbers = [int(word) for word in words]
    if name != "seat":
        return tuple(numbers)
    if len(numbers) != 1:
        raise Illegal("wrong_answer", kind=name)
    return numbers[0] - 1
