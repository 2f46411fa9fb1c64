"""Puzzles as data: a position of a played game, a question about it, answers to choose from, exactly one of them right.

A sentence is kept as a phrase, `{"say": key, …}`: a message of the catalogues with its parameters, which are computed
from the position. So one puzzle speaks every language.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Phrase = dict[str, Any]
Known = Literal["exact", "proven", "sampled"]
"""How the values of the answers are known: counted out completely; searched and replayed by the rules; estimated, with
a gap of more than four standard errors."""
Mark = Literal["right", "close", "no"]


class Concept(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to understand in a room. Words: `concept-<id>`, its explanation the attribute `.why`."""

    id: str
    rules: tuple[str, ...]
    """Paragraphs of the room's RULES.md that it rests on."""


class Concepts(Struct, frozen=True, forbid_unknown_fields=True):
    """The file `learning/concepts.toml` of a room."""

    concept: tuple[Concept, ...]


class Choice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One answer to choose: an action of the room, or a phrase."""

    action: dict[str, Any] | None = None
    say: Phrase | None = None
    why: Phrase | None = None
    """Why it is right, or what is wrong with it."""
    value: float | None = None
    """Its result in the room's unit; None: it is right or wrong, and nothing in between."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One puzzle, complete: the moves lead from the first question of the game to the position."""

    room: str
    id: str
    seed: str
    """`generate` makes the same puzzle from it again."""
    kind: str
    concept: str
    options: dict[str, Any]
    seats: int
    seat: int
    """The seat that is asked; only what it may see is shown."""
    moves: list[tuple[int, int, int, dict[str, Any]]]
    """Question, seat, number of its answer, and the answer: the fields of a `Move`."""
    figures: dict[str, Any]
    """Figures of the position: parameters of every phrase of this puzzle."""
    question: Phrase
    choices: list[Choice]
    right: int
    """The index of the right choice."""
    known: Known
    difficulty: int
    """1 to 5: how many of the five levels of bots fail, or where bots are not asked the steps of thought it takes."""
    gap: float = 0.0
    """How much better the right answer is than the best of the others, in the room's unit."""
    error: float = 0.0
    """The standard error of the gap; 0 unless the values are sampled."""
    solution: list[dict[str, Any]] = []
    """The actions that prove the right answer, where it is about more than the next one."""

    @property
    def tempting(self) -> int:
        """The wrong answer that needs an explanation most: the best of them, or else the first."""
        wrong = [i for i in range(len(self.choices)) if i != self.right]
        return max(wrong, key=lambda i: (worth(self.choices[i]), -i))


def worth(choice: Choice) -> float:
    """The value of an answer; the least there is for one without."""
    return float("-inf") if choice.value is None else choice.value


class Verdict(Struct, frozen=True, omit_defaults=True):
    """What is said of an answer."""

    mark: Mark
    stars: int
    """3: the best; 2 and 1: within the room's limits of it; 0."""
    picked: int
    right: int
    loss: float | None = None
    """How much worse the answer is, in the room's unit."""
    why: list[Phrase] = []
    """Of the right answer; then of the one that was given, or of the tempting one."""
