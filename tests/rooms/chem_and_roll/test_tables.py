"""The tables of boxes leave out nothing that a rule would take, and contents are read as they were written."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from labtop.rooms.chem_and_roll.boxes import ONE_COLOUR, PLACES, RUN, SAME_VALUE, work_out, zone_takes
from labtop.rooms.chem_and_roll.packing import (
    ALL_BOXES,
    ALL_FACES,
    BLACK_HOLE,
    BLUE,
    COLOUR_OF,
    FACE,
    FIRST_EXCESS,
    GASES,
    LINES,
    RED,
    SIZES,
    STOCK,
    VALUE_OF,
    VALUES,
    WHITE,
    counted,
    counts_as_one,
    counts_by_face,
    empty_line,
    faces_between,
    line_of,
    mask_of,
    row_of,
    stock_of,
    zone_of,
)


def line_with(blue=0, red=0, violet=0, white=0, reach=0, advanced=False):
    line = empty_line(advanced).with_die(BLUE, blue).with_die(RED, red).with_die(WHITE, white)
    return line.with_violet(violet).with_reach(reach)


def zone_with(*faces):
    zone = zone_of(0)
    for face in faces:
        zone = zone.with_die(face)
    return zone


SOME_LINES = [
    line_with(*values)
    for values in product((0, 1, 4), (0, 2, 4), (0, 3), (0, 3, 6), (0, 1, 6), (False, True))
]  # fmt: skip
ADVANCED = line_with(blue=4, reach=6, advanced=True)
SOME_ZONES = [zone_with(), zone_with(FACE[BLUE][1]), zone_with(FACE[RED][1]), zone_with(FACE[BLUE][1], FACE[BLUE][2])]


def colours_taken(takes):
    return {COLOUR_OF[face] for face in range(ALL_FACES) if takes.uses[face]}


@pytest.mark.rule("3.1")
@pytest.mark.rule("8.6")
def test_only_boxes_that_never_take_a_colour_are_passed_over():
    """For each box, the colours it takes in any content tried are exactly those it is looked through for."""
    empty = [empty_line(advanced=False).content] * LINES
    for box in range(ALL_BOXES):
        if box < LINES:
            tables = [work_out(box, line.content) for line in SOME_LINES]
        elif FIRST_EXCESS <= box < BLACK_HOLE:
            rules = (RUN, SAME_VALUE, ONE_COLOUR)
            tables = [zone_takes(box, rule, zone, empty) for rule in rules for zone in SOME_ZONES]
        else:
            tables = [work_out(box, 0)]
        taken = set().union(*(colours_taken(table) for table in tables))
        assert taken == {colour for colour in range(4) if box in PLACES[colour]}, box


@pytest.mark.rule("3.1")
def test_a_line_is_read_as_it_was_written():
    for values in product((0, 1, 6), repeat=5):
        for advanced in (False, True):
            line = line_of(line_with(*values, advanced).content)
            assert (line.blue, line.red, line.violet, line.white, line.reach, line.advanced) == (*values, advanced)
            assert line.acid == min(line.violet, line.white)


@pytest.mark.rule("5.2")
def test_a_row_is_read_as_it_was_written():
    for box in range(LINES, STOCK):
        for size in range(SIZES[box] + 1):
            for dice in combinations_with_replacement(VALUES, size):
                row = row_of(box, 0)
                for value in reversed(dice):
                    row = row.with_die(value)
                row = row_of(box, row.content)
                assert (row.box, row.values, row.missing) == (box, list(dice), SIZES[box] - size)
                assert row.full == (size == SIZES[box])


@pytest.mark.rule("6.3")
def test_the_stock_is_read_as_it_was_written():
    for filled in product((False, True), repeat=6):
        values = [value for value, there in zip(VALUES, filled, strict=True) if there]
        stock = stock_of(0)
        for value in values:
            stock = stock.with_die(value)
        stock = stock_of(stock.content)
        assert stock.values == values
        assert stock.missing == [value for value in VALUES if value not in values]
        assert stock.full == all(filled)


@pytest.mark.rule("8.6")
def test_a_zone_is_read_as_it_was_written():
    for size in range(4):
        for faces in product(GASES[::3], repeat=size):
            zone = zone_of(zone_with(*faces).content)
            assert zone.faces == list(faces)
            assert zone.values == [VALUE_OF[face] for face in faces]


def test_contents_are_those_of_states_that_were_stored():
    """The integers stand in the JSON of states and in their hashes, so they never change."""
    line = line_with(blue=1, red=2, violet=3, white=4, reach=5, advanced=True)
    assert line.content == 1 + 7 * 2 + 49 * 3 + 343 * 4 + 2401 * 5 + 16807
    assert row_of(LINES, 0).with_die(3).with_die(2).content == 0o1100
    assert stock_of(0).with_die(1).with_die(6).content == 0b1000010
    assert zone_with(FACE[BLUE][2], FACE[RED][3]).content == 2 + 13 * 9


def test_faces_and_what_is_counted_by_them():
    assert [FACE[colour][value] for colour in range(4) for value in VALUES] == list(range(ALL_FACES))
    assert [FACE[COLOUR_OF[face]][VALUE_OF[face]] for face in range(ALL_FACES)] == list(range(ALL_FACES))
    ways = bytes(range(100, 100 + ALL_FACES))
    assert counts_by_face(counts_as_one(ways)) == ways
    for colour, low, high in product(range(4), VALUES, VALUES):
        faces = faces_between(colour, low, high)
        assert [(COLOUR_OF[face], VALUE_OF[face]) for face in faces] == [(colour, v) for v in range(low, high + 1)]
        assert counted(ways, colour, low, high) == sum(ways[face] for face in faces)
    assert mask_of([0, 3]) == 0b1001


def test_ways_fit_into_a_byte():
    """All boxes together: a sheet that offers as much as one can, and more, stays below 256 for every die."""
    lines = [ADVANCED.content] * LINES
    zones = [zone_takes(zone, RUN, SOME_ZONES[-1], lines) for zone in range(FIRST_EXCESS, BLACK_HOLE)]
    most = [max(work_out(box, line.content).ways) for box in range(LINES) for line in (SOME_LINES[-1], ADVANCED)]
    rows = ALL_BOXES - LINES - len(zones)
    assert LINES * max(most) + rows + sum(max(zone.ways) for zone in zones) < 256
