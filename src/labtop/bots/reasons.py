"""Reasons of a coach as predicates: a sentence about an answer is said only if it holds on the board. Knows no game.

A reason is a pure function of a position, an answer and the answer beside it. It returns the figures of its sentence,
or None where the sentence would be false.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from labtop.engine.wire import Action

Numbers = dict[str, str | int | float]
"""The parameters of a sentence."""
Reason = Callable[[Any, Any, Any], Numbers | None]
"""Position, answer, the answer it is compared with (None: there is none) -> figures, or None: it does not hold."""
Alike = Callable[[Any, Any, Any], bool]
"""Position, best answer, another one -> whether both are the same in substance, so that a hint leaves one out."""
Named = Sequence[tuple[str, Reason]]
"""Reasons by name, those that say most first."""


class Reasons:
    """What can be said of the answers in one position."""

    def __init__(self, position: Any, gains: Named, lacks: Named, alike: Alike | None = None) -> None:
        self.position = position
        self.gains = gains
        """What an answer gives: the messages `<room>-hint-<name>`."""
        self.lacks = lacks
        """What an answer does not give and the better one does: the messages `<room>-missed-<name>`."""
        self.alike = alike

    def same(self, best: Action, other: Action) -> bool:
        """Whether the other answer does the same as the best one, for a higher price or later."""
        return self.alike is not None and self.alike(self.position, best, other)

    def gain(self, action: Action, other: Action | None) -> tuple[str, Numbers] | None:
        """What speaks for an answer; None: nothing that can be said in a sentence."""
        return first(self.gains, self.position, action, other)

    def lack(self, action: Action, better: Action) -> tuple[str, Numbers] | None:
        """What an answer lacks beside a better one."""
        return first(self.lacks, self.position, action, better)


def first(named: Named, position: Any, action: Action, other: Action | None) -> tuple[str, Numbers] | None:
    """The first reason that holds, with its figures."""
    for name, reason in named:
        numbers = reason(position, action, other)
        if numbers is not None:
            return name, numbers
    return None
