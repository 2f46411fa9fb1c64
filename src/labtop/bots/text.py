"""A coach's figures as sentences: the name of a move, its value, the reason. For terminal and tables alike.

Sentences are the room's messages `<room>-hint-<reason>`, filled with the coach's own numbers; messages shared by all
rooms are in coach.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from labtop.bots.accuracy import Accuracy
from labtop.bots.base import Advice
from labtop.bots.coach import Point, Review
from labtop.bots.hinting import Hint
from labtop.bots.pairs import SURE
from labtop.engine import drive
from labtop.engine.registry import room
from labtop.engine.room_text import kind_label
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
    short: str = ""
    """The reason in one short line, for the strip on a board."""
    brief: str = ""
    """The answer in a few words, for that strip and its buttons: the board marks the places they speak of."""


class HintInWords(Struct, frozen=True):
    """The coach's advice on one question, as a person reads it."""

    best: AnswerInWords
    next: AnswerInWords | None = None
    lead: str = ""
    """By how much the best answer is better than the next one; empty where there is no other."""
    lead_short: str = ""
    """The same in a few words."""
    even: bool = False
    """The difference is too small to be told: neither of the two is better."""


class TurningInWords(Struct, frozen=True):
    """A decision that cost much: `move` moves were played before it."""

    move: int
    seat: int
    loss: str
    played: AnswerInWords
    best: AnswerInWords
    when: str = ""
    """As people count: "in round 4", or "in turn 4" of this player in a game without rounds."""


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
    whole = text.sentence(words, action, view)
    if whole:
        return whole
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
    """Amounts as numbers and how many goods a list has, beside their labels: `$n-pay`, `$n-give`."""
    found = {field: getattr(action, field) for field in action.__struct_fields__}
    return {
        f"n-{field}": len(value) if isinstance(value, tuple) else value
        for field, value in found.items()
        if isinstance(value, tuple) or type(value) is int
    }


def brief_move(words: Texts, room_id: str, action: Action, view: View) -> str:
    """An answer in a few words, for a board that marks its places."""
    return room(room_id).text.brief(words, action, view) or move_in_words(words, room_id, action, view)


def worth(words: Texts, room_id: str, unit: str, value: float, kind: str = "worth", error: float = 0.0) -> str:
    """A value in its unit, with a typographic minus sign; `kind` is "worth", "loss" or, alone, "value"."""
    shown = 100 * value if unit == "chance" else value
    rounded = round(shown, 1) if unit != "chance" else round(shown)
    sign, around = "minus" if rounded < 0 else "plus", whole(told_as(unit, SURE * error))
    return words.say(f"hint-{kind}-{unit}", game=room_id, value=abs(rounded), sign=sign, error=around)


def lead(words: Texts, room_id: str, unit: str, difference: float, error: float = 0.0, part: str = "") -> str:
    """How much better an answer is than the next one, in the unit that the game is won in, with its 95 % error.

    With the part ".short" in a few words.
    """
    rounded = told_as(unit, difference)
    key = f"hint-lead-{unit}" if rounded > 0 else "hint-lead-none"
    return words.say(key + part, game=room_id, value=whole(rounded), error=whole(told_as(unit, SURE * error)))


def told_as(unit: str, difference: float) -> float:
    """A difference as players read it: as games won of a hundred, else with one decimal."""
    return round(100 * difference) if unit == "chance" else round(difference, 1)


def whole(rounded: float) -> float:
    """A number without `.0`."""
    return int(rounded) if rounded == int(rounded) else rounded


def answer_in_words(
    words: Texts, room_id: str, unit: str, advice: Advice, view: View, value: float | None = None
) -> AnswerInWords:
    """An answer, its worth and its reason; `value`: the worth to show in place of its own."""
    numbers = {name: tidy(value) for name, value in advice.numbers.items()}
    kind = "missed" if advice.missed else "hint"
    key = f"{room_id}-{kind}-{advice.reason}"
    if not words.has(key):
        key = f"{kind}-plain"
    return AnswerInWords(
        advice.action,
        move_in_words(words, room_id, advice.action, view),
        advice.value,
        worth(words, room_id, unit, advice.value if value is None else value),
        words.say(key, **numbers),
        words.say(f"{key}.short", **numbers) if words.has(f"{key}.short") else words.say(key, **numbers),
        brief_move(words, room_id, advice.action, view),
    )


def tidy(value: Any) -> Any:
    """Rounds a number to the digits that a person reads."""
    return round(value, 1 if abs(value) >= 10 else 2) if isinstance(value, float) else value


def hint_in_words(
    words: Texts, room_id: str, hint: Hint, view: View, names: Sequence[str] | None = None
) -> HintInWords:
    """The best answer and the next one, as a person reads them."""
    words = words.calling(names or ())
    other = hint.next
    if other is None:
        return HintInWords(answer_in_words(words, room_id, hint.unit, hint.best, view))
    # what cannot be told apart has one worth: the mean
    shared = (hint.best.value + other.value) / 2 if hint.even else None
    best, second = (answer_in_words(words, room_id, hint.unit, one, view, shared) for one in (hint.best, other))
    if hint.even:
        best = msgspec.structs.replace(best, why=either(words, room_id, hint, best, second))
        return HintInWords(best, second, words.say("hint-lead-even"), words.say("hint-lead-even.short"), even=True)
    if not other.missed and second.why != words.say("hint-plain"):
        second = msgspec.structs.replace(second, why=words.say("hint-although", one=second.why))
    told, short = (lead(words, room_id, hint.unit, hint.ahead, hint.error, part) for part in ("", ".short"))
    return HintInWords(best, second, told, short)


def either(words: Texts, room_id: str, hint: Hint, best: AnswerInWords, second: AnswerInWords) -> str:
    """Why two answers are too close to call: what speaks for each, and what decides."""
    both, first, other = hint.duel
    state = hint.settled or ("same" if both and not first + other else "open")
    decides = words.say("hint-decides", game=room_id, state=state, both=both, first=first, second=other,
                        rarer=hint.rarer)  # fmt: skip
    plain = words.say("hint-plain")
    if second.why == words.say("missed-plain"):
        second = msgspec.structs.replace(second, why=plain)
    if best.why == plain == second.why:
        return decides
    if best.short == second.short:
        return words.say("hint-either-same", one=best.why, decides=decides)
    if plain in (best.why, second.why):
        return words.say("hint-either-one", one=best.why if second.why == plain else second.why,
                         number=1 if second.why == plain else 2, decides=decides)  # fmt: skip
    return words.say("hint-either", one=best.short, two=second.short, decides=decides)


class Turns:
    """Counts the turns of each seat, for games that have no rounds."""

    def __init__(self, room_id: str, seats: int) -> None:
        self.room_id = room_id
        self.taken = [0] * seats
        self.last = -1

    def follow(self, state: Any) -> None:
        """Counts a turn when it passes to another seat."""
        turn = getattr(state, "turn", -1)
        if turn != self.last and 0 <= turn < len(self.taken):
            self.taken[turn] += 1
        self.last = turn

    def moment(self, words: Texts, state: Any, seat: int) -> str:
        """The round or the seat's turn that the game is in."""
        found = getattr(state, "round", None)
        if isinstance(found, int) and found > 0:
            return words.say("review-round", game=self.room_id, round=found)
        return words.say("review-turn", turn=max(1, self.taken[seat]))


def review_in_words(words: Texts, played: Record, found: Review, names: Sequence[str] | None = None) -> ReviewInWords:
    """A review in words; the board at each turning point is replayed from the record."""
    words = words.calling(names or ())
    rules = room(played.room).rules
    state = rules.setup(played.options, played.seats)
    wanted = {point.move: point for point in found.turning}
    turning: list[TurningInWords] = []
    turns = Turns(played.room, played.seats)
    for number, m in enumerate(played.moves):
        point = wanted.get(number)
        turns.follow(state)
        if point is not None:
            view = View(point.seat, rules.public(state), rules.private(state, point.seat))
            own, best = (
                answer_in_words(words, played.room, found.unit, advice, view) for advice in (point.played, point.best)
            )
            loss = worth(words, played.room, found.unit, point.loss, "loss", point.error)
            when = turns.moment(words, state, point.seat)
            turning.append(TurningInWords(point.move, point.seat, loss, own, best, when))
            if len(turning) == len(wanted):
                break
        drive.step(rules, state, drive.find(state, Ask.of(m)), m.seat, m.action, None)
    return ReviewInWords(
        found.room, found.unit, found.moves, found.decisions, found.weighed, found.curve, turning,
        [within_scale(one) for one in found.accuracy],
    )  # fmt: skip


def within_scale(one: Accuracy) -> Accuracy:
    """As it is shown: noise may bring it a little above 1 or below 0."""
    share = one.accuracy
    return one if share is None else msgspec.structs.replace(one, accuracy=min(1.0, max(0.0, share)))
