"""A coach's figures as sentences: the name of a move, its value, the reason. For terminal and tables alike.

Sentences are the room's messages `<room>-hint-<reason>`, filled with the coach's own numbers; messages shared by all
rooms are in coach.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from labtop.bots.base import Advice
from labtop.bots.coach import Accuracy, Hint, Point, Review
from labtop.engine import drive
from labtop.engine.registry import room
from labtop.engine.room_text import SEATS, kind_label
from labtop.engine.wire import Ask, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from labtop.engine.record import Record
    from labtop.engine.wire import Action
    from labtop.locales.texts import Texts


class AnswerInWords(Struct, frozen=True):
    """One answer as a person reads it."""

    action: Any
    move: str
    value: float
    worth: str
    why: str


class HintInWords(Struct, frozen=True):
    best: AnswerInWords
    next: AnswerInWords | None = None


class TurningInWords(Struct, frozen=True):
    """A decision that cost much: `move` moves were played before it."""

    move: int
    seat: int
    loss: str
    played: AnswerInWords
    best: AnswerInWords


class ReviewInWords(Struct, frozen=True):
    """A finished game as the coach sees it, in words; `curve` is each seat's expected result after its moves."""

    room: str
    unit: str
    moves: int
    decisions: int
    weighed: int
    curve: list[Point]
    turning: list[TurningInWords]
    accuracy: list[Accuracy]


def move_in_words(words: Texts, room_id: str, action: Action, view: View) -> str:
    """The name of an answer, as one seat sees the table; the message `<room>-move-<tag>` is used if there is one."""
    text = room(room_id).text
    tag, name = str(action.__struct_config__.tag), type(action).__name__
    if name in text.whole:
        return words.say(f"play-action-{tag}", **text.message(action))
    fields = {field.name: field for field in msgspec.structs.fields(type(action))}
    first = text.steps[name].order if name in text.steps else ()
    order = dict.fromkeys([*first, *fields])
    labels = {field: text.label(words, field, getattr(action, field), [action], view) for field in order}
    if words.has(f"{room_id}-move-{tag}"):
        return words.say(f"{room_id}-move-{tag}", **labels, **numbers_of(action))
    head = kind_label(words, tag, **text.message(action))
    details = " · ".join(labels[field] for field in order if getattr(action, field) != fields[field].default)
    return words.say("hint-move", head=head, details=details) if details else head


def numbers_of(action: Action) -> dict[str, int]:
    """Amounts as numbers, beside their labels: `$n-pay`."""
    found = {field: getattr(action, field) for field in action.__struct_fields__}
    return {f"n-{field}": value for field, value in found.items() if type(value) is int}


def worth(words: Texts, room_id: str, unit: str, value: float, kind: str = "worth") -> str:
    """A value in its unit, with a typographic minus sign; `kind` is "worth" for a value, "loss" for a loss."""
    shown = 100 * value if unit == "chance" else value
    rounded = round(shown, 1) if unit != "chance" else round(shown)
    return words.say(f"hint-{kind}-{unit}", game=room_id, value=abs(rounded), sign="minus" if rounded < 0 else "plus")


def answer_in_words(
    words: Texts, room_id: str, unit: str, advice: Advice, view: View, names: Sequence[str] | None
) -> AnswerInWords:
    key = f"{room_id}-hint-{advice.reason}"
    numbers = {name: tidy(value) for name, value in advice.numbers.items()}
    if names is not None:
        numbers |= {name: names[numbers[name]] for name in SEATS if is_seat(numbers.get(name), names)}
    return AnswerInWords(
        advice.action,
        move_in_words(words, room_id, advice.action, view),
        advice.value,
        worth(words, room_id, unit, advice.value),
        words.say(key, **numbers) if words.has(key) else words.say("hint-plain"),
    )


def is_seat(value: Any, names: Sequence[str]) -> bool:
    return isinstance(value, int) and 0 <= value < len(names)


def tidy(value: Any) -> Any:
    """Rounds a number to the digits that a person reads."""
    return round(value, 1 if abs(value) >= 10 else 2) if isinstance(value, float) else value


def hint_in_words(
    words: Texts, room_id: str, hint: Hint, view: View, names: Sequence[str] | None = None
) -> HintInWords:
    """The best answer and the next one, as a person reads them."""
    best = answer_in_words(words, room_id, hint.unit, hint.best, view, names)
    if hint.next is None:
        return HintInWords(best)
    return HintInWords(best, answer_in_words(words, room_id, hint.unit, hint.next, view, names))


def review_in_words(words: Texts, played: Record, found: Review, names: Sequence[str] | None = None) -> ReviewInWords:
    """A review in words; the board at each turning point is replayed from the record."""
    rules = room(played.room).rules
    state = rules.setup(played.options, played.seats)
    wanted = {point.move: point for point in found.turning}
    turning: list[TurningInWords] = []
    for number, m in enumerate(played.moves):
        point = wanted.get(number)
        if point is not None:
            view = View(point.seat, rules.public(state), rules.private(state, point.seat))
            own, best = (
                answer_in_words(words, played.room, found.unit, advice, view, names)
                for advice in (point.played, point.best)
            )
            loss = worth(words, played.room, found.unit, point.loss, "loss")
            turning.append(TurningInWords(point.move, point.seat, loss, own, best))
            if len(turning) == len(wanted):
                break
        drive.step(rules, state, drive.find(state, Ask.of(m)), m.seat, m.action, None)
    return ReviewInWords(
        found.room, found.unit, found.moves, found.decisions, found.weighed, found.curve, turning, found.accuracy
    )
