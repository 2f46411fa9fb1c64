"""Every packaged puzzle is solved again, by methods that call none of the generators' solvers.

A fixed sample of each room, all of them with LABTOP_PUZZLES=1 (`make soak`).
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from itertools import zip_longest

import msgspec
import pytest

from labtop.engine.registry import ROOMS, room
from labtop.learning.making import position
from labtop.learning.packaged import collection

ALL = os.environ.get("LABTOP_PUZZLES") == "1"
SAMPLE = 26
FEW = {"last-three": 1}
"""Of kinds that take seconds each, this many are in the sample."""
TARGETS_AT_MOST = 2
"""Manipulations left in the sample where all ways are tried."""


def quick(puzzle):
    return puzzle.figures.get("need", 0) <= TARGETS_AT_MOST


@cache
def sample(id):
    """The same of each kind, as far as there are any, spread over the collection."""
    found = collection(id)
    if ALL:
        return found
    by_kind = {kind: [one for one in found if one.kind == kind and quick(one)] for kind in kinds(id)}
    spread = [ones[:: max(1, len(ones) // SAMPLE)][: FEW.get(kind, SAMPLE)] for kind, ones in by_kind.items()]
    return [one for row in zip_longest(*spread) for one in row if one is not None][:SAMPLE]


def kinds(id):
    return room(id).learning.LEARNING.kinds


@cache
def solver(id):
    return import_module(f"learning.{id.replace('-', '_')}")


def faults(puzzle, *, thorough=ALL):
    played = room(puzzle.room)
    state = position(played, puzzle)
    actions = [one.action and msgspec.convert(one.action, played.actions) for one in puzzle.choices]
    return solver(puzzle.room).faults(puzzle, state, actions, thorough)


CASES = [pytest.param(puzzle, id=f"{id}-{puzzle.id}") for id in ROOMS for puzzle in sample(id)]


@pytest.mark.parametrize("puzzle", CASES)
def test_a_puzzle_is_solved_again(puzzle):
    assert faults(puzzle) == []


def planted(puzzle):
    """Puzzles with one thing wrong."""
    replace = msgspec.structs.replace
    for wrong in range(len(puzzle.choices)):
        if wrong != puzzle.right:
            yield "another answer is called right", replace(puzzle, right=wrong)
    right = puzzle.choices[puzzle.right]
    if right.value is not None:
        better = [replace(one, value=one.value + 1) if one is right else one for one in puzzle.choices]
        yield "a value is wrong", replace(puzzle, choices=better)
    if right.say is not None:
        doubled = [replace(one, say=right.say) for one in puzzle.choices]
        yield "all answers are the same", replace(puzzle, choices=doubled)


@pytest.mark.parametrize("id", ROOMS)
def test_planted_errors_are_found(id):
    """One puzzle of each kind, with another answer called right, a wrong value, equal answers."""
    chosen = {puzzle.kind: puzzle for puzzle in sample(id) if puzzle.kind not in FEW}
    assert len(chosen) >= len(kinds(id)) - len(FEW) - 1
    for puzzle in chosen.values():
        for what, wrong in planted(puzzle):
            assert faults(wrong) != [], f"{puzzle.id}: {what}"


@pytest.mark.parametrize("id", ROOMS)
def test_the_sample_has_every_kind(id):
    assert len(sample(id)) >= 25
    lacking = set(kinds(id)) - {puzzle.kind for puzzle in sample(id)}
    assert lacking <= {"ring"}
