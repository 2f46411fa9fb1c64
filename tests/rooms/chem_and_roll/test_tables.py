"""What the tables of boxes leave out for speed is nothing that a rule would have taken."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from labtop.rooms.chem_and_roll.boxes import (
    ADVANCED,
    ALL_BOXES,
    BLACK_HOLE,
    FIRST_EXCESS,
    LINES,
    ONE_COLOUR,
    PLACES,
    REACH,
    RUN,
    SAME_VALUE,
    SIZES,
    STOCK,
    row_length,
    row_values,
    work_out,
    zone_takes,
)

LINE_CONTENTS = [
    blue + 7 * red + 49 * violet + 343 * white + REACH * reach + advanced
    for blue in (0, 1, 4)
    for red in (0, 2, 4)
    for violet in (0, 3)
    for white in (0, 3, 6)
    for reach in (0, 1, 6)
    for advanced in (0, ADVANCED)
]


def colours_taken(takes):
    return {die // 6 for die in range(24) if takes.uses[die]}


@pytest.mark.rule("3.1")
@pytest.mark.rule("8.6")
def test_only_boxes_that_never_take_a_colour_are_passed_over():
    """For each box, the colours it takes in any content tried are exactly those it is looked through for."""
    for box in range(ALL_BOXES):
        if box < LINES:
            tables = [work_out(box, content) for content in LINE_CONTENTS]
        elif FIRST_EXCESS <= box < BLACK_HOLE:
            rules = (RUN, SAME_VALUE, ONE_COLOUR)
            tables = [
                zone_takes(box, rule, content, [0] * LINES) for rule in rules for content in (0, 1, 7, 1 + 13 * 2)
            ]
        else:
            tables = [work_out(box, 0)]
        taken = set().union(*(colours_taken(table) for table in tables))
        assert taken == {colour for colour in range(4) if box in PLACES[colour]}, box


@pytest.mark.rule("5.2")
def test_the_length_of_a_row():
    for size in range(max(SIZES[LINES:STOCK]) + 1):
        for dice in combinations_with_replacement(range(1, 7), size):
            content = sum(1 << 3 * value for value in dice)
            assert row_length(content) == len(row_values(content)) == size


def test_ways_fit_into_a_byte():
    """All boxes together: a sheet that offers as much as one can, and more, stays below 256 for every die."""
    lines = [4 + REACH * 6 + ADVANCED] * LINES
    zones = [zone_takes(zone, RUN, 1 + 13 * 2, lines) for zone in range(FIRST_EXCESS, BLACK_HOLE)]
    most = [max(work_out(box, content).ways) for box in range(LINES) for content in LINE_CONTENTS[-1:] + lines[:1]]
    rows = ALL_BOXES - LINES - len(zones)
    assert LINES * max(most) + rows + sum(max(zone.ways) for zone in zones) < 256
