"""Rules 5.1 to 5.5: the heat exchanger and the catalyst tank."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations, product

import pytest

from labtop.rooms.chem_and_roll.boxes import can_become, needed
from labtop.rooms.chem_and_roll.packing import PATTERNS, SIZES, VALUES
from labtop.rooms.chem_and_roll.sheet import BOX_NUMBERS

from .dsl import FULL_ROWS, Play, of_kind

ANY = {1, 2, 3, 4, 5, 6}
WATER = ["water-1", "water-2", "water-3"]
CATALYST = ["catalyst-1", "catalyst-2", "catalyst-3", "catalyst-4"]


def is_complete(row: str, dice: tuple[int, ...]) -> bool:
    """Rules 5.3 and 5.4, written down once more from the rule text."""
    counts = sorted(Counter(dice).values())
    run = sorted(dice) == list(range(min(dice), min(dice) + len(dice)))
    return {
        "water-1": run and len(dice) == 2,
        "water-2": counts == [3],
        "water-3": counts == [2, 3],
        "catalyst-1": run and len(dice) == 2,
        "catalyst-2": run and len(dice) == 3,
        "catalyst-3": counts == [2, 2],
        "catalyst-4": counts == [4],
    }[row]


@pytest.mark.rule("5.1")
def test_white_goes_to_water_rows_and_yellow_to_catalyst_rows():
    play = Play()
    for row in WATER + CATALYST:
        right = "white" if row in WATER else "yellow"
        for colour in ("blue", "red", "white", "yellow"):
            assert play.takes(colour, row) == (ANY if colour == right else set())
        wrong = "yellow" if row in WATER else "white"
        assert play.refused(f"{wrong} 3", row) == ("row_wrong_colour", "5.1", {"box": row, "colour": wrong})


@pytest.mark.rule("5.1")
def test_rows_are_independent_and_in_any_order():
    play = Play()
    for row in reversed(WATER + CATALYST):
        play.put(f"{'white' if row in WATER else 'yellow'} 3", row)
    assert all(play.row(row) == [3] for row in WATER + CATALYST)
    play.put("white 4", "water-1")
    assert (play.sheet().reach, play.row("water-2"), play.row("water-3")) == (1, [3], [3])


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("row", "held", "fits"),
    [
        ("catalyst-1", [2], {1, 3}),
        ("catalyst-1", [6], {5}),
        ("water-1", [1], {2}),
        ("catalyst-2", [2], {1, 3, 4}),
        ("catalyst-2", [2, 4], {3}),
        ("catalyst-2", [2, 3], {1, 4}),
        ("catalyst-2", [1, 2], {3}),
        ("catalyst-3", [5], ANY),
        ("catalyst-3", [5, 5], ANY - {5}),
        ("catalyst-3", [5, 2], {2, 5}),
        ("catalyst-3", [5, 5, 2], {2}),
        ("catalyst-4", [3], {3}),
        ("catalyst-4", [3, 3, 3], {3}),
        ("water-2", [6], {6}),
        ("water-2", [6, 6], {6}),
        ("water-3", [1, 1, 1], ANY - {1}),
        ("water-3", [1, 1, 2], {1, 2}),
        ("water-3", [1, 1, 2, 2], {1, 2}),
        ("water-3", [1, 1, 1, 2], {2}),
    ],
)
def test_a_die_enters_a_row_only_if_it_can_still_be_completed(row, held, fits):
    """Spec vector 6; R25: no fourth of a kind in two pairs or a full house."""
    colour = "white" if row in WATER else "yellow"
    play = Play()
    for value in held:
        play.put(f"{colour} {value}", row)
    assert play.takes(colour, row) == fits
    for value in ANY - fits:
        code, rule, params = play.refused(f"{colour} {value}", row)
        assert (code, rule) == ("row_cannot_finish", "5.2")
        assert (params["box"], params["value"], params["size"]) == (row, value, len(FULL_ROWS[row]))
        assert params["held"] == " ".join(map(str, sorted(held)))
        assert params["pattern"] == PATTERNS[BOX_NUMBERS[row]]


@pytest.mark.rule("5.2")
def test_the_refusal_says_what_the_row_holds_and_wants():
    play = Play()
    play.put("yellow 4", "catalyst-2")
    play.put("yellow 2", "catalyst-2")
    assert play.refused("yellow 5", "catalyst-2") == (
        "row_cannot_finish", "5.2",
        {"box": "catalyst-2", "pattern": "run", "size": 3, "held": "2 4", "value": 5},
    )  # fmt: skip


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("row", WATER + CATALYST)
def test_can_be_completed_means_that_some_dice_complete_it(row):
    """All partial rows there are, against every way to go on."""
    box = BOX_NUMBERS[row]
    size = SIZES[box]
    full = [dice for dice in product(range(1, 7), repeat=size) if is_complete(row, dice)]
    possible = {tuple(sorted(dice[:n])) for dice in full for n in range(1, size + 1)}
    for n in range(1, size + 1):
        for dice in product(range(1, 7), repeat=n):
            assert can_become(PATTERNS[box], size, list(dice)) == (tuple(sorted(dice)) in possible), dice


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("row", WATER + CATALYST)
def test_a_full_row_takes_no_more(row):
    play = Play()
    play.complete(row)
    colour = "white" if row in WATER else "yellow"
    assert play.takes(colour, row) == set()
    assert play.refused(f"{colour} 2", row) == ("row_full", "5.2", {"box": row})


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("row", "dice", "bonus"), [("water-1", [5, 4], 1), ("water-2", [2, 2, 2], 2), ("water-3", [6, 3, 6, 3, 3], 3)]
)
def test_what_the_heat_exchanger_gives(row, dice, bonus):
    """R2."""
    play = Play()
    for value in dice[:-1]:
        play.put(f"white {value}", row)
        assert play.sheet().reach == 0
    done = play.put(f"white {dice[-1]}", row)
    assert of_kind(done, "row_complete") == [{"seat": 0, "box": row, "bonus": bonus}]
    assert (play.sheet().reach, play.sheet().shift, play.sheet().recolour) == (bonus, 0, False)


@pytest.mark.rule("5.3")
def test_five_equal_are_no_full_house():
    """R25."""
    play = Play()
    for _ in range(3):
        play.put("white 4", "water-3")
    assert play.refused("white 4", "water-3")[:2] == ("row_cannot_finish", "5.2")


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("row", "dice", "shift", "recolour"),
    [
        ("catalyst-1", [3, 2], 1, False),
        ("catalyst-2", [6, 4, 5], 2, False),
        ("catalyst-3", [1, 6, 6, 1], 3, False),
        ("catalyst-4", [2, 2, 2, 2], 0, True),
    ],
)
def test_what_the_catalyst_tank_gives(row, dice, shift, recolour):
    """R2."""
    play = Play()
    for value in dice[:-1]:
        play.put(f"yellow {value}", row)
        assert (play.sheet().shift, play.sheet().recolour) == (0, False)
    done = play.put(f"yellow {dice[-1]}", row)
    assert of_kind(done, "row_complete") == [{"seat": 0, "box": row, "bonus": shift}]
    assert (play.sheet().shift, play.sheet().recolour, play.sheet().reach) == (shift, recolour, 0)


@pytest.mark.rule("5.4")
def test_four_equal_are_no_two_pairs():
    """R25."""
    play = Play()
    play.put("yellow 4", "catalyst-3")
    play.put("yellow 4", "catalyst-3")
    assert play.refused("yellow 4", "catalyst-3")[:2] == ("row_cannot_finish", "5.2")


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("order", list(permutations(WATER)))
def test_water_bonuses_add_up_and_stay(order):
    """R3."""
    play = Play()
    reach = 0
    for row in order:
        play.complete(row)
        reach += WATER.index(row) + 1
        assert play.sheet().reach == reach
    for number, value in enumerate((1, 6), 1):  # permanent: used twice
        play.put(f"blue {value}", f"line-{number}")
        assert play.violets(f"red {value}", f"line-{number}") == [6, 5, 4, 3, 2, 1]
        play.put(f"red {value}", f"line-{number}", violet=3)
    assert play.sheet().reach == 6


@pytest.mark.rule("5.5")
def test_catalyst_bonuses_add_up_and_stay():
    """R3."""
    play = Play()
    play.complete("catalyst-1", "catalyst-2", "catalyst-4")
    assert (play.sheet().shift, play.sheet().recolour) == (3, True)
    for number in (1, 2, 3):
        play.put("yellow 6->3", f"line-{number}", colour="red")
    assert [play.line(n) for n in (1, 2, 3)] == [(0, 3, 0, 0)] * 3
    assert play.sheet().shift == 3


@pytest.mark.rule("5.3")
@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("row", "held", "needs"),
    [
        ("catalyst-1", [6], [5]), ("catalyst-1", [1], [2]), ("catalyst-1", [3], [0]),
        ("catalyst-2", [6], [5, 4]), ("catalyst-2", [1], [3, 2]), ("catalyst-2", [5], [4, 0]),
        ("catalyst-2", [4, 6], [5]), ("catalyst-2", [3, 4], [0]), ("catalyst-3", [2], [2, 0, 0]),
        ("catalyst-3", [2, 4], [4, 2]),
        ("catalyst-4", [5], [5, 5, 5]), ("water-2", [3, 3], [3]),
        ("water-3", [4, 4, 4], [0, 0]), ("water-3", [2, 4, 4], [2, 0]), ("water-3", [], []), ("water-2", [3, 3, 3], []),
    ],
)  # fmt: skip
def test_the_view_says_what_a_row_that_has_begun_needs(row, held, needs):
    """After a 6 a run goes down: 7 and 8 are on no die."""
    play = Play()
    colour = "white" if row.startswith("water") else "yellow"
    for value in held:
        play.put(f"{colour} {value}", row)
    assert next(one.needs for one in play.sheet().rows if one.box == row) == needs


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("row", list(FULL_ROWS))
def test_what_a_row_needs_agrees_with_what_it_takes(row):
    """A value that is needed is taken; where all boxes are sure, nothing else is."""
    box = BOX_NUMBERS[row]
    for size in range(1, SIZES[box]):
        for held in combinations_with_replacement(VALUES, size):
            if not can_become(PATTERNS[box], SIZES[box], list(held)):
                continue
            needs = needed(box, list(held))
            taken = {value for value in VALUES if can_become(PATTERNS[box], SIZES[box], [*held, value])}
            assert len(needs) == SIZES[box] - size
            assert set(needs) - {0} <= taken
            assert 0 in needs or taken == set(needs)
