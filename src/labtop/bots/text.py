"""A coach's figures as sentences: what a move is called, what it is worth, why. For terminal and tables alike.

Sentences are the room's messages `<room>-hint-<reason>`, filled with the coach's own numbers; what every room shares is
in coach.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from labtop.bots.base import Advice
from labtop.bots.coach import Accuracy, Hint, Point, Review
from labtop.engine import drive
from labtop.engine.registry import room
from labtop.engine.wire import Ask, View
from labtop.locales.texts import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from labtop.engine.record import Record
    from labtop.engine.wire import Action
    from labtop.locales.texts import Texts

WHOLE: Final = frozenset({"Place"})
"""Answers whose message says all of them."""


class Told(Struct, frozen=True):
    """One answer as a person reads it."""

    action: Any
    move: str
    value: float
    worth: str
    why: str


class ToldHint(Struct, frozen=True):
    best: Told
    next: Told | None = None


class ToldTurning(Struct, frozen=True):
    """A decision that cost much: `move` moves were played before it."""

    move: int
    seat: int
    loss: str
    played: Told
    best: Told


class ToldReview(Struct, frozen=True):
    """A finished game as the coach sees it, in words; `curve` is what each seat could expect after its moves."""

    room: str
    unit: str
    moves: int
    decisions: int
    weighed: int
    curve: list[Point]
    turning: list[ToldTurning]
    accuracy: list[Accuracy]


def move_in_words(words: Texts, room_id: str, action: Action, view: View) -> str:
    """What an answer is called, as one seat sees the table; `<room>-move-<tag>` says one whole."""
    from labtop.cli import play_rooms  # the same names as in the terminal's questions
    from labtop.cli.play_turn import in_words

    tag, name = action.__struct_config__.tag, type(action).__name__
    hint = play_rooms.HINTS.get(name)
    fields = {field.name: field for field in msgspec.structs.fields(type(action))}
    order = dict.fromkeys([*(hint.order if hint is not None else ()), *fields])
    if name in WHOLE:
        return words.say(f"play-action-{tag}", **in_words(action))
    labels = {field: play_rooms.label(words, field, getattr(action, field), [action], view) for field in order}
    if words.has(f"{room_id}-move-{tag}"):
        return words.say(f"{room_id}-move-{tag}", **labels, **numbers_of(action))
    key = next((key for key in (f"play-action-{tag}", f"action-{tag}") if words.has(key)), None)
    head = str(tag) if key is None else words.say(key, **in_words(action))
    details = " · ".join(labels[field] for field in order if getattr(action, field) != fields[field].default)
    return words.say("hint-move", head=head, details=details) if details else head


def numbers_of(action: Action) -> dict[str, int]:
    """Amounts as numbers, beside their labels: `$n-pay`."""
    found = {field: getattr(action, field) for field in action.__struct_fields__}
    return {f"n-{field}": value for field, value in found.items() if type(value) is int}


def worth(words: Texts, room_id: str, unit: str, value: float, kind: str = "worth") -> str:
    """A value in its unit, with a true minus sign before it; `kind` loss: what was lost."""
    shown = 100 * value if unit == "chance" else value
    rounded = round(shown, 1) if unit != "chance" else round(shown)
    return words.say(f"hint-{kind}-{unit}", game=room_id, value=abs(rounded), sign="minus" if rounded < 0 else "plus")


def told(words: Texts, room_id: str, unit: str, advice: Advice, view: View, names: Sequence[str] | None) -> Told:
    key = f"{room_id}-hint-{advice.reason}"
    numbers = {name: tidy(value) for name, value in advice.numbers.items()}
    if names is not None:
        numbers |= {name: names[numbers[name]] for name in SEATS if is_seat(numbers.get(name), names)}
    return Told(
        advice.action,
        move_in_words(words, room_id, advice.action, view),
        advice.value,
        worth(words, room_id, unit, advice.value),
        words.say(key, **numbers) if words.has(key) else words.say("hint-plain"),
    )


def is_seat(value: Any, names: Sequence[str]) -> bool:
    return isinstance(value, int) and 0 <= value < len(names)


def tidy(value: Any) -> Any:
    """No more digits than a person reads."""
    return round(value, 1 if abs(value) >= 10 else 2) if isinstance(value, float) else value


def told_hint(words: Texts, room_id: str, hint: Hint, view: View, names: Sequence[str] | None = None) -> ToldHint:
    best = told(words, room_id, hint.unit, hint.best, view, names)
    return ToldHint(best, None if hint.next is None else told(words, room_id, hint.unit, hint.next, view, names))


def told_review(words: Texts, played: Record, found: Review, names: Sequence[str] | None = None) -> ToldReview:
    """A review in words; the record tells what the board looked like at each turning point."""
    rules = room(played.room).rules
    state = rules.setup(played.options, played.seats)
    wanted = {point.move: point for point in found.turning}
    turning: list[ToldTurning] = []
    for number, m in enumerate(played.moves):
        point = wanted.get(number)
        if point is not None:
            view = View(point.seat, rules.public(state), rules.private(state, point.seat))
            own, best = (
                told(words, played.room, found.unit, advice, view, names) for advice in (point.played, point.best)
            )
            loss = worth(words, played.room, found.unit, point.loss, "loss")
            turning.append(ToldTurning(point.move, point.seat, loss, own, best))
            if len(turning) == len(wanted):
                break
        drive.step(rules, state, drive.find(state, Ask.of(m)), m.seat, m.action, None)
    return ToldReview(
        found.room, found.unit, found.moves, found.decisions, found.weighed, found.curve, turning, found.accuracy
    )
