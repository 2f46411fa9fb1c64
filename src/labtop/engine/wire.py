"""The messages of a game: questions, answers, moves, views, results, refusals.

Structs only. mypyc silently drops a Struct's class keywords, so this module and every room's
`actions`, `options` and `view` are never compiled (docs/core.md).
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any, ClassVar

import msgspec
from msgspec import Struct


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """A question open to one seat. Equal asks are the same question."""

    prompt: int
    seat: int
    kind: str = ""
    must: bool = True
    """False: a door, or a sealed answer that may still be changed; the game does not wait for it."""
    nth: int = 0
    """Answers already given in this prompt: the second answer of a double click is refused as "closed"."""

    @classmethod
    def of(cls, move: Move) -> Ask:
        """The question that a move answered."""
        return cls(move.prompt, move.seat, "", True, move.nth)


class Action(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag=str.lower):
    """A seat's answer. Rooms derive one class per answer, named by an imperative."""


def snake_case(name: str) -> str:
    """`AcidSold` as `acid_sold`: how the class of an event is called on the wire and in catalogues."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Event(Struct, frozen=True, tag=snake_case):
    """The public part of an event. Rooms derive one class per event, named by what happened.

    The part that only some seats learn is another Struct, named as PRIVATE, which a room passes to the log separately.
    """

    PRIVATE: ClassVar[type[Struct] | None] = None


def plain_fields(part: Struct) -> dict[str, Any]:
    """The fields of an event, or of its private part, as plain values without the tag; a Decimal stays one."""
    found: dict[str, Any] = msgspec.to_builtins(part, builtin_types=(Decimal,))
    found.pop("type", None)
    return found


class Move(Struct, frozen=True):
    """One line of a record, chance included."""

    prompt: int
    seat: int
    nth: int
    action: Action


class View(Struct, frozen=True):
    """The information that one seat, or a spectator (seat None), may see. `public` is the same for everybody."""

    seat: int | None
    public: Any
    private: Any = None


class ScoreLine(Struct, frozen=True):
    """One line of how a score adds up; `key` is a translation key."""

    key: str
    amount: Decimal
    params: dict[str, Any] = {}


class Outcome(Struct, frozen=True):
    """Why the game ended, and the scores and places of all seats."""

    reason: str
    places: list[int]
    """Per seat: 1 for the winner; equal places are shared."""
    scores: list[Decimal]
    lines: list[list[ScoreLine]]
    awards: list[str | None]
    """Per seat: a medal or the like; a translation key."""


class Refusal(Struct, frozen=True):
    """An `Illegal` on its way to a person: translation key, its numbers and names, the rule's paragraph."""

    code: str
    rule: str = ""
    params: dict[str, Any] = {}


class Illegal(Exception):
    """A refusal: nothing has changed. `code` is a translation key, `rule` the paragraph of the room's RULES.md."""

    def __init__(self, code: str, rule: str = "", **params: Any) -> None:
        super().__init__(code, rule, params)
        self.code = code
        self.rule = rule
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.code}{f' (rule {self.rule})' if self.rule else ''}{f': {told}' if told else ''}"

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle, between processes: the default loses named parameters, and unpickling would fail."""
        return told_again, (self.code, self.rule, self.params)

    def refusal(self) -> Refusal:
        """The same as a Struct, which can be sent."""
        return Refusal(self.code, self.rule, self.params)


def told_again(code: str, rule: str, params: dict[str, Any]) -> Illegal:
    """Rebuilds a refusal that came from another process, without `Illegal(…)`, whose code is a literal elsewhere."""
    error = Illegal.__new__(Illegal, code, rule, params)
    error.code, error.rule, error.params = code, rule, params
    return error
