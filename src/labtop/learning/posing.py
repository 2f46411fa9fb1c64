"""What a room gives to puzzles: the module `learning` of its folder has a `Learning` called LEARNING."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from labtop.engine import content
from labtop.engine.core import Dice, Prompt
from labtop.engine.wire import Action
from labtop.learning.puzzles import Choice, Concept, Concepts, Known, Phrase


@dataclass(frozen=True)
class Setup:
    """Games from which positions are taken: their options, one set after the other, seats and bots."""

    options: tuple[dict[str, Any], ...]
    seats: int
    bots: tuple[str, ...]
    """One level for each seat."""


@dataclass(frozen=True, kw_only=True)
class Posed:
    """A question about a position, as a room poses it."""

    concept: str
    question: Phrase
    choices: list[Choice]
    """The right one first; they are shuffled afterwards."""
    figures: dict[str, Any] = field(default_factory=dict[str, Any])
    """Parameters that question, answers and reasons have in common."""
    known: Known = "exact"
    steps: int = 1
    """Steps of thought from 1 to 5: the difficulty, where bots are not asked."""
    good: Callable[[Action], bool] | None = None
    """Whether an answer to the open question is as good as the right one: then bots are asked how difficult it is."""
    gap: float = 0.0
    solution: list[Action] = field(default_factory=list[Action])


@dataclass(frozen=True)
class Kind:
    """One kind of question."""

    setup: str
    asks: str
    """The kind of the room's question that is open in its positions."""
    pose: Callable[[Any, Prompt, int, Dice], Posed | None]
    """Makes the question, from the state, the open prompt and the seat; None: this position has none."""
    wanted: int
    """How many the packaged collection has."""
    each: int = 2
    """The most of one game."""
    tries: int = 12
    """Positions of one game that are looked at."""
    stars: tuple[float, float] | None = None
    """Losses up to which an answer has two stars, and one; None: only the right answer counts."""


@dataclass(frozen=True)
class Learning:
    """Everything a room teaches by puzzles."""

    folder: str
    """The room's package, `labtop.rooms.<room>`; its `learning/` holds concepts and the collection."""
    setups: dict[str, Setup]
    kinds: dict[str, Kind]

    def concepts(self) -> tuple[Concept, ...]:
        """The room's concepts, in the order of its file."""
        import tomllib

        return msgspec.convert(tomllib.loads(self.file("concepts.toml")), Concepts).concept

    def file(self, name: str) -> str:
        """The text of a file of this folder."""
        return content.packaged(f"rooms/{self.folder.rpartition('.')[2]}/learning/{name}")


def plain(action: Action) -> dict[str, Any]:
    """An action as it stands in a puzzle."""
    found: dict[str, Any] = msgspec.to_builtins(action)
    return found


def in_reach(count: int, choices: list[Choice], least: int = 3) -> list[Choice] | None:
    """The first so many choices; None: there are too few to ask."""
    return choices[:count] if len(choices) >= least else None
