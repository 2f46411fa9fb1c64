"""Narrows many legal answers down to one, by a question for each field. Knows fields, but no rules of a game."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from labtop.engine.room_text import SEATS, TYPE, Steps

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from labtop.engine.wire import Action, View


@dataclass(frozen=True)
class Choice:
    key: str
    """The text that selects it: its number in the list, or the value itself if that is a number."""
    value: Any
    actions: list[Action]


@dataclass(frozen=True)
class Question:
    field: str
    choices: list[Choice]
    default: int
    opens: int = 0
    """How many groups of quiet fields `+` can still open; 0: there are no further answers."""


@dataclass(frozen=True)
class Stage:
    left: list[Action]
    opened: int = 0


@dataclass
class Narrowing:
    """The legal answers that are still possible, and the earlier stages for a step back."""

    steps: Mapping[str, Steps]
    view: View
    stages: list[Stage] = field(default_factory=list)

    def begin(self, legal: list[Action]) -> None:
        self.stages = [Stage(legal)]

    def question(self) -> Question | None:
        """The next question; None when one answer is left."""
        stage = self.stages[-1]
        left = stage.left
        kinds = groups(left, TYPE)
        if len(kinds) > 1:
            return Question(TYPE, numbered(kinds, TYPE), 0)
        steps = self.steps_of(left[0])
        group_of = {name: number for number, group in enumerate(steps.quiet, 1) for name in group}
        opens = 0
        anchor = ""
        for name in in_order(left[0], steps):
            found = groups(left, name)
            if len(found) == 1:
                if opens and not anchor and name not in group_of:
                    anchor = name
                continue
            kept = self.usual(steps, left, name) if group_of.get(name, 0) > stage.opened else None
            if kept is None:
                return Question(name, numbered(found, name), self.default(steps, name, found), opens)
            opens = opens or group_of[name]
            left = kept
        if opens and anchor:
            # one usual answer, others behind "+": ask for it instead of taking it silently
            return Question(anchor, numbered(groups(left, anchor), anchor), 0, opens)
        return None

    def steps_of(self, action: Action) -> Steps:
        return self.steps.get(type(action).__name__, Steps())

    def only_changed(self, name: str, actions: list[Action]) -> bool:
        """Whether a value of the first field needs a change of a quiet field; the choice then says so."""
        steps = self.steps_of(actions[0])
        usual = steps.usual
        if usual is None or name != steps.order[0]:
            return False
        quiet = [field for group in steps.quiet for field in group]
        return not any(all(usual(action, field, self.view) for field in quiet) for action in actions)

    def usual(self, steps: Steps, left: list[Action], name: str) -> list[Action] | None:
        """The answers with the usual value in a quiet field; None: there is none, so ask."""
        assert steps.usual is not None
        kept = [action for action in left if steps.usual(action, name, self.view)]
        if kept:
            return kept
        return next(iter(groups(left, name).values())) if name in steps.first else None

    def default(self, steps: Steps, name: str, found: dict[Any, list[Action]]) -> int:
        """The usual value of an opened field; of any other field the first value, that of the main answer."""
        best = next(iter(found))
        if steps.usual is not None and any(name in group for group in steps.quiet):
            usual = [value for value, actions in found.items() if steps.usual(actions[0], name, self.view)]
            best = usual[0] if usual else best
        return [choice.value for choice in numbered(found, name)].index(best)

    @property
    def answer(self) -> Action:
        """The one that is left when there is no question."""
        return self.stages[-1].left[0]

    def choose(self, choice: Choice) -> None:
        self.stages.append(Stage(choice.actions, self.stages[-1].opened))

    def open(self, groups: int) -> None:
        """`+`: ask for fields that usually keep their usual value."""
        self.stages.append(Stage(self.stages[-1].left, groups))

    def back(self) -> bool:
        """One step back; False at the first question."""
        if len(self.stages) == 1:
            return False
        self.stages.pop()
        return True


def in_order(action: Action, steps: Steps) -> list[str]:
    own = [found.name for found in fields(action)]
    return [name for name in steps.order if name in own] + [name for name in own if name not in steps.order]


def groups(actions: list[Action], name: str) -> dict[Any, list[Action]]:
    """Answers by the value of one field, in the order of the legal list."""
    found: dict[Any, list[Action]] = {}
    for action in actions:
        value = type(action).__name__ if name == TYPE else getattr(action, name)
        found.setdefault(value, []).append(action)
    return found


def numbered(found: dict[Any, list[Action]], name: str) -> list[Choice]:
    """The key of a number is the number; the key of a named value is its place among all values, legal now or not.

    So a box or a die keeps its number during the whole game: line 2 has key 2 even when line 1 is full.
    """
    if name in SEATS:
        return [Choice(str(value + 1), value, found[value]) for value in sorted(found)]  # players count from 1
    if all(type(value) is int for value in found):
        return [Choice(str(value), value, found[value]) for value in sorted(found)]
    named = known_values(next(iter(found.values()))[0], name)
    places = {value: place for place, value in enumerate(named or found, 1)}
    return [Choice(str(places[value]), value, found[value]) for value in sorted(found, key=places.__getitem__)]


def known_values(action: Action, name: str) -> list[Any]:
    """All values a field can have, if its type lists them; None comes first if it is allowed."""
    if name == TYPE:
        return []
    kind = get_type_hints(type(action))[name]
    parts = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    literals = [value for part in parts if get_origin(part) is Literal for value in get_args(part)]
    return [None, *literals] if literals and NoneType in parts else literals


def bare(text: str) -> str:
    """Small letters without accents, blanks or dashes: how typed words and labels are compared."""
    taken_apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in taken_apart if letter.isalnum())


def match(typed: str, choices: Sequence[Choice], labels: Sequence[str]) -> list[int]:
    """Which choices a person may mean: by key, by the start of the label or id, by the start of a word in it."""
    word = bare(typed)
    for number, choice in enumerate(choices):
        if typed == choice.key:
            return [number]
    if len(word) < 2 or word.isdecimal():
        return []
    names = [(label, str(choice.value)) for choice, label in zip(choices, labels, strict=True)]
    for test in (is_same, begins, has_word):
        found = [number for number, texts in enumerate(names) if any(test(text, word) for text in texts)]
        if found:
            return found
    return []


def is_same(text: str, word: str) -> bool:
    return bare(text) == word


def begins(text: str, word: str) -> bool:
    return bare(text).startswith(word)


def has_word(text: str, word: str) -> bool:
    return any(bare(part).startswith(word) for part in re.findall(r"\w+", text))
