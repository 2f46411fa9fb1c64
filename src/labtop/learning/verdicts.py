"""Judges an answer to a puzzle: right, close or no, with stars in the room's own unit, and why."""

from __future__ import annotations

from labtop.engine.core import Illegal
from labtop.engine.registry import room
from labtop.learning.making import known_kind
from labtop.learning.puzzles import Mark, Phrase, Puzzle, Verdict

BEST = 3
SAME = 1e-6
"""Losses that are only the rounding of the stored values."""


def judge(puzzle: Puzzle, picked: int) -> Verdict:
    """The verdict on one of the choices, counted from 0."""
    if not 0 <= picked < len(puzzle.choices):
        raise Illegal("no_such_choice", most=len(puzzle.choices))
    chosen, best = puzzle.choices[picked], puzzle.choices[puzzle.right]
    loss = None
    if chosen.value is not None and best.value is not None:
        loss = best.value - chosen.value
    stars = stars_of(puzzle, picked, loss)
    mark: Mark = "right" if stars == BEST else "close" if stars else "no"
    beside = puzzle.tempting if picked == puzzle.right else picked
    reasons = [puzzle.choices[one].why for one in (puzzle.right, beside)]
    return Verdict(mark, stars, picked, puzzle.right, loss, [with_figures(puzzle, why) for why in reasons if why])


def stars_of(puzzle: Puzzle, picked: int, loss: float | None) -> int:
    """3 for the right answer or one as good; 2 and 1 within the limits of the kind; else 0."""
    if picked == puzzle.right or (loss is not None and loss < SAME):
        return BEST
    limits = known_kind(room(puzzle.room), puzzle.kind).stars
    if limits is None or loss is None:
        return 0
    return 2 if loss <= limits[0] else 1 if loss <= limits[1] else 0


def with_figures(puzzle: Puzzle, phrase: Phrase) -> Phrase:
    """A phrase with the figures that all phrases of the puzzle share."""
    return {**puzzle.figures, **phrase}
