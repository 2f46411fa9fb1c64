"""The interface of a room's `text` module, which describes a game in words: a `RoomText` called `TEXT`.

Terminal, hints, reviews and the board for screen readers take all texts about a game from it and from the room's
catalogue. Only `draw` is required; each other part has a default that fits a room with nothing special to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from labtop.engine.spans import Say, Spans
from labtop.engine.wire import Action, View

TYPE: Final = "type"
"""The field that stands for the kind of an answer: asked before all others, where several kinds are legal."""
SEATS: Final = ("seat", "to", "victim")
"""Fields and parameters that name a player: the one who acts, and the ones affected."""


class Words(Protocol):
    """One language's words for a room (labtop.locales.texts.Texts)."""

    @property
    def lang(self) -> str:
        """The language: `en` or `fr`."""

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""

    def say(self, key: str, /, **params: Any) -> str:
        """The message of this name with these parameters."""

    def dollars(self, amount: Any) -> str:
        """An amount of money as the language writes it."""


class Drawing(Protocol):
    """The table as one seat, or a spectator, sees it: a head, blocks between empty lines, the players last.

    `marks` has the things that can be chosen now, as `RoomText.marks` names them.
    """

    def __call__(self, view: View, say: Say, marks: frozenset[str] = ..., /) -> list[Spans]: ...


@dataclass(frozen=True)
class Steps:
    """The order of the questions by which one kind of answer is asked for; default: field by field."""

    order: tuple[str, ...] = ()
    """Which fields to ask for first; the others follow in their own order."""
    quiet: tuple[tuple[str, ...], ...] = ()
    """Fields taken as usual without asking; each `+` opens the next group of them."""
    usual: Callable[[Action, str, View], bool] | None = None
    """Whether an answer has the usual value in a quiet field."""
    first: frozenset[str] = frozenset()
    """Quiet fields whose first value is taken when the usual one is not there; the others are then asked for."""


# ---- defaults ------------------------------------------------------------------------------------------------------


def plain_label(words: Words, name: str, value: Any, _actions: list[Action], _view: View) -> str:
    """The message `<field>-<value>`, for a kind of answer `play-action-<tag>`; else the value itself."""
    if name in SEATS:
        return words.say("seat-name", number=value + 1)
    if name == TYPE:
        return kind_label(words, str(value).lower())
    key = f"{name}-{value}"
    return words.say(key) if words.has(key) else str(value)


def kind_label(words: Words, tag: str, **params: object) -> str:
    """The name of a kind of answer."""
    key = next((key for key in (f"play-action-{tag}", f"action-{tag}") if words.has(key)), None)
    return tag if key is None else words.say(key, **params)


def fields_of(action: Action) -> dict[str, object]:
    """An answer's fields as they are."""
    return {name: getattr(action, name) for name in action.__struct_fields__}


def no_style(_name: str, _value: Any, _actions: list[Action]) -> str:
    """No colour for any value."""
    return ""


def no_marks(_name: str, _actions: list[Action]) -> frozenset[str]:
    """No marks beside any choice."""
    return frozenset()


def no_note(_event: dict[str, Any]) -> str | None:
    """No note on any event."""
    return None


def no_names(_options: Any, _lang: str) -> dict[str, str]:
    """No names that depend on the options."""
    return {}


def never(_view: View, _action: Action) -> bool:
    """Holds for no answer."""
    return False


def no_figures(_options: Any, _public: Any, _say: Say) -> list[Spans]:
    """No figures above the board."""
    return []


def no_ending(_view: View, _say: Say) -> list[Spans]:
    """No lines at the end."""
    return []


def no_sentence(_words: Words, _action: Action, _view: View) -> str:
    """No sentence for any answer."""
    return ""


def no_pieces(_state: Any, _name: str) -> Sequence[str]:
    """No pieces of that name."""
    return ()


# ---- the whole of it -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class RoomText:
    """Everything of a room in words."""

    draw: Drawing
    numbered: Drawing | None = None
    """The same table with the numbers of its parts, for people who ask for them."""
    names: Callable[[Any, str], dict[str, str]] = no_names
    """Names that a pack in the options adds, by key of the catalogue, in one language."""
    note: Callable[[dict[str, Any]], str | None] = no_note
    """The key of the chemistry behind an event as `Event.seen_by` returns it."""

    # answers
    label: Callable[[Words, str, Any, list[Action], View], str] = plain_label
    """The label of a choice: one value of a field, for the answers that have it."""
    style: Callable[[str, Any, list[Action]], str] = no_style
    """The style of that label."""
    steps: Mapping[str, Steps] = field(default_factory=dict)
    """By the name of the answer's class."""
    marks: Callable[[str, list[Action]], frozenset[str]] = no_marks
    """The things that a question for this field can still lead to, as `draw` marks them."""
    outlook: frozenset[str] = frozenset()
    """Fields that settle enough of an answer for a preview of its effect."""
    message: Callable[[Action], dict[str, object]] = fields_of
    """An answer as parameters of messages."""
    sentence: Callable[[Words, Action, View], str] = no_sentence
    """A whole answer in words, as one seat sees the table; empty: it is told by its parts."""
    brief: Callable[[Words, Action, View], str] = no_sentence
    """An answer in a few words, where the board marks its places; empty: as it is always told."""
    whole: frozenset[str] = frozenset()
    """Kinds of answers that the message `play-action-<tag>` describes completely."""
    gives_up: Callable[[View, Action], bool] = never
    """Whether an answer ends the game for good: it is never the default, and asked for twice."""
    figures: Callable[[Any, Any, Say], list[Spans]] = no_figures
    """The figures from which a person finds the answer to a puzzle; for options and public view."""
    currency: str = ""
    """A sign that people may type before an amount."""

    # events
    secret_hands: bool = False
    """Whether a player's view must be hidden from the others at the same keyboard."""
    dull: frozenset[str] = frozenset()
    """Kinds of events that the next drawing shows anyway."""
    obvious: frozenset[str] = frozenset()
    """Kinds of events that only repeat the choice that brings them."""
    ending: Callable[[View, Say], list[Spans]] = no_ending
    """Lines shown at the end of the game, before the ranking."""

    # chance, answered by a person with real dice and cards
    chance_answers: Mapping[str, str] = field(default_factory=dict)
    """Kinds of questions to chance -> the tag of their answer, where it is not the same word."""
    pieces: Callable[[Any, str], Sequence[str]] = no_pieces
    """Ids that a person may type by name into a field of chance's answer; none: only numbers are typed."""
