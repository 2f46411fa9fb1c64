"""Who was there: which answers a person gave, and which the table gave in their place.

An answer that nobody gave stays in the game like any other. But it is not the work of the person whose seat it is, so
results mark it, and seats that were mostly empty are ranked apart.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from labtop.engine.wire import Outcome

By = Literal["own", "idle", "filled", "redone"]
"""The person, or the idle answer in their place; filled: before they came; redone: chosen later for a round before."""
Question = tuple[int, int]
"""Prompt and how often it was answered before."""


class Attendance:
    """The answers of each seat of one table, by question, in the order in which they were given."""

    def __init__(self) -> None:
        self.given: dict[int, dict[Question, By]] = {}
        self.counts: Counter[tuple[int, By]] = Counter()
        """How many answers each seat got from whom: the same as in `given`."""

    def note(self, seat: int, question: Question, by: By) -> None:
        """If an answer is changed, the last change decides whose it is."""
        given = self.given.setdefault(seat, {})
        before = given.pop(question, None)
        if before is not None:
            self.counts[seat, before] -= 1
        given[question] = by
        self.counts[seat, by] += 1

    def keep(self, questions: set[tuple[int, int, int]]) -> None:
        """After a take-back: forgets the answers that are no longer in the game."""
        for seat, given in self.given.items():
            self.given[seat] = {key: by for key, by in given.items() if (key[0], seat, key[1]) in questions}
        self.recount()

    def forget(self, seat: int) -> None:
        """Somebody else sits there now: the answers so far were not theirs."""
        self.given.pop(seat, None)
        self.recount()

    def recount(self) -> None:
        self.counts = Counter((seat, by) for seat, given in self.given.items() for by in given.values())

    def count(self, seat: int, by: By) -> int:
        return self.counts[seat, by]

    def joined_round(self, seat: int) -> int:
        """The first round that the person played; 0: they were there from the start."""
        filled = self.count(seat, "filled") + self.count(seat, "redone")
        return filled + 1 if filled else 0

    def missed(self, seat: int) -> int:
        """Answers that were given in the place of somebody who had joined."""
        return self.count(seat, "idle")

    def away(self, seat: int) -> bool:
        """Whether the seat was mostly empty: more answers were given in the person's place than by them."""
        idle = self.missed(seat)
        return idle > 0 and idle > self.count(seat, "own")

    def open_to_redo(self, seat: int) -> int:
        """How many rounds before they came a person may still choose for: all, until they have chosen anything."""
        chosen = self.count(seat, "own") + self.count(seat, "redone")
        return 0 if chosen else self.count(seat, "filled")

    def redo(self, seat: int) -> None:
        """The rounds before the person came are their own work now."""
        given = self.given.get(seat, {})
        self.given[seat] = {question: "redone" if by == "filled" else by for question, by in given.items()}
        self.recount()

    def latest(self, seat: int) -> int:
        """How many answers in a row, up to the last one, were given in the person's place."""
        found = 0
        for by in reversed(self.given.get(seat, {}).values()):
            if by in {"own", "redone"}:
                break
            found += 1
        return found


def places_apart(outcome: Outcome, away: list[bool]) -> list[int | None]:
    """The places of those who were there; None for the others. Equal places are shared, as before."""
    there = [place for place, gone in zip(outcome.places, away, strict=True) if not gone]
    return [
        None if gone else 1 + sum(other < place for other in there)
        for place, gone in zip(outcome.places, away, strict=True)
    ]
