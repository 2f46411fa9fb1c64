"""Real dice and cards: a person types their values, in place of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from labtop.cli.play.choice import Choice, match
from labtop.cli.play.screen import printable
from labtop.engine.core import Illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from labtop.cli.play.session import Session
    from labtop.engine.wire import Ask
    from labtop.locales.texts import Texts


def throw(session: Session, ask: Ask) -> None:
    """Chance answered by a person with real dice: the numbers they show, or the seat that begins."""
    tag = session.game.room.text.chance_answers.get(ask.kind, ask.kind)
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
                session.answer(ask, kind(**{name: read_answer(session, typed, name)}))
            except Illegal:
                session.screen.tell(session.words.say(f"play-type-{ask.kind}.wrong", typed=printable(typed)), "bad")
            else:
                return


def read_answer(session: Session, typed: str, name: str) -> Any:
    """A card or space by its name, if the room has named pieces; else numbers. Raises Illegal for other input."""
    pieces = session.game.room.text.pieces(session.game.state, name)
    return read_piece(session.words, name, typed, pieces) if pieces else read_numbers(typed, name)


def read_piece(words: Texts, name: str, typed: str, pieces: Sequence[str]) -> str:
    """A real piece by the first letters of its name."""
    labels = [words.say(f"{name}-{id}") if words.has(f"{name}-{id}") else id for id in pieces]
    found = match(typed, [Choice("", id, []) for id in pieces], labels)
    if not found:
        raise Illegal("wrong_answer", kind=name)
    return pieces[found[0]]


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
