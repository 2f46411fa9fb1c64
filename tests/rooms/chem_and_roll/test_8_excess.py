"""Rules 8.6 to 8.9: the excess zones of the draft sheet."""

from __future__ import annotations

import pytest

from .dsl import COLOURS, Play, of_kind

ANY = {1, 2, 3, 4, 5, 6}


def draft(**options) -> Play:
    """Three players; seat 0 is the one we follow."""
    return Play(seats=3, mode="draft", **options)


def zone(play: Play, number: int = 1) -> list[tuple[str, int]]:
    return [(die.colour, die.value) for die in play.sheet().excess[number - 1]]


def choices(play: Play, die: str, box: str) -> set[tuple[int, int]]:
    """(violet, line) a third die may name."""
    return {(a.violet, a.line) for a in play.ways(die, box)}


@pytest.mark.rule("8.6")
def test_a_zone_takes_blue_and_red_mixed_in_any_order():
    """R10."""
    play = draft()
    for colour in COLOURS:
        for box in ("excess-1", "excess-2"):
            assert play.takes(colour, box) == (ANY if colour in ("blue", "red") else set())
    assert play.refused("white 3", "excess-1") == ("excess_wants_reactants", "8.6", {"colour": "white"})
    assert play.refused("yellow 3", "excess-2") == ("excess_wants_reactants", "8.6", {"colour": "yellow"})
    play.put("red 4", "excess-1")
    play.put("blue 2", "excess-1")
    play.put("red 3", "excess-1", violet=3, line=1)
    assert zone(play) == [("red", 4), ("blue", 2), ("red", 3)]


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(
    ("held", "fits"),
    [
        (["blue 1"], {2, 3}),
        (["red 6"], {4, 5}),
        (["blue 3"], {1, 2, 4, 5}),
        (["blue 2", "red 4"], {3}),
        (["blue 2", "blue 3"], {1, 4}),
        (["red 5", "red 6"], {4}),
        (["red 2", "blue 1"], {3}),
    ],
)
def test_a_die_only_while_a_series_stays_possible(held, fits):
    """R10, spec vector 10."""
    play = draft()
    for die in held:
        play.put(die, "excess-2")
    assert play.takes("blue", "excess-2") == play.takes("red", "excess-2") == fits
    assert play.takes("blue", "excess-1") == ANY
    numbers = " ".join(die.split()[1] for die in held)
    for value in ANY - fits:
        assert play.refused(f"red {value}", "excess-2") == (
            "excess_no_series", "8.6", {"box": "excess-2", "colour": "red", "value": value, "held": numbers},
        )  # fmt: skip


@pytest.mark.rule("8.6")
def test_two_dice_react_to_nothing():
    play = draft()
    assert play.refused("red 3", "excess-1", violet=3, line=1) == ("no_reaction_here", "3.3", {"box": "excess-1"})
    play.put("red 3", "excess-1")
    assert play.refused("red 4", "excess-1", violet=4, line=1) == ("no_reaction_here", "3.3", {"box": "excess-1"})
    play.put("red 4", "excess-1")
    assert play.sheet().reactions == 0
    assert all(play.line(n) == (0, 0, 0, 0) for n in range(1, 6))


@pytest.mark.rule("8.7")
@pytest.mark.parametrize("values", [(1, 2, 3), (6, 4, 5), (3, 5, 4)])
def test_the_third_die_gives_a_violet_of_the_middle_value(values):
    """R10, R10b: in any line without a violet."""
    first, second, third = values
    middle = sorted(values)[1]
    play = draft()
    play.put(f"blue {first}", "excess-1")
    play.put(f"red {second}", "excess-1")
    assert choices(play, f"blue {third}", "excess-1") == {(middle, line) for line in range(1, 6)}
    done = play.put(f"blue {third}", "excess-1", violet=middle, line=4)
    assert of_kind(done, "excess_reacted") == [{"seat": 0, "box": "excess-1", "line": 4, "violet": middle}]
    assert play.line(4) == (0, 0, middle, 0)
    assert (play.sheet().reactions, play.money()) == (1, 0)
    assert play.takes("white", "line-4") == {middle}
    play.put(f"white {middle}", "line-4")
    assert (play.sheet().reactions, play.money()) == (2, middle)


def two_in_zone(play: Play, box: str = "excess-1") -> None:
    play.put("blue 2", box)
    play.put("red 4", box)


@pytest.mark.rule("8.7")
def test_line_and_violet_must_be_named():
    play = draft()
    two_in_zone(play)
    for violet, line in ((0, 0), (3, 0), (0, 3), (2, 1), (4, 1)):
        assert play.refused("red 3", "excess-1", violet=violet, line=line) == (
            "excess_choice", "8.7", {"box": "excess-1", "line": line, "violet": violet},
        )  # fmt: skip


@pytest.mark.rule("8.7")
def test_the_water_bonus_applies_to_it():
    """R4, R10: as in a normal reaction I."""
    play = draft()
    play.complete("water-1")
    two_in_zone(play)
    assert choices(play, "red 3", "excess-1") == {(v, line) for v in (2, 3, 4) for line in range(1, 6)}
    play.put("red 3", "excess-1", violet=4, line=2)
    assert play.line(2) == (0, 0, 4, 0)


@pytest.mark.rule("8.7")
def test_waiting_reactants_are_crossed_out_and_the_line_takes_no_more():
    """R10b: they are lost; the white is still to come."""
    play = draft()
    play.put("blue 6", "line-2")
    two_in_zone(play)
    play.put("red 3", "excess-1", violet=3, line=2)
    assert play.line(2) == (6, 0, 3, 0)
    assert [line.crossed_out for line in play.sheet().lines] == [False, True, False, False, False]
    assert play.takes("red", "line-2") == play.takes("blue", "line-2") == set()
    assert play.refused("red 6", "line-2", violet=6) == ("line_closed", "8.7", {"line": 2, "violet": 3})
    assert play.refused("blue 6", "line-2")[:2] == ("reactant_box_taken", "3.1")
    assert play.takes("white", "line-2") == {3}
    assert play.sheet().reactions == 1


@pytest.mark.rule("8.7")
def test_an_empty_line_is_closed_for_reactants_as_well():
    play = draft()
    two_in_zone(play)
    play.put("red 3", "excess-1", violet=3, line=1)
    assert play.refused("blue 3", "line-1") == ("line_closed", "8.7", {"line": 1, "violet": 3})
    assert play.refused("red 3", "line-1") == ("line_closed", "8.7", {"line": 1, "violet": 3})


@pytest.mark.rule("8.7")
def test_an_ordinary_line_is_not_crossed_out():
    play = draft()
    play.fill_line(1, 2)
    assert not any(line.crossed_out for line in play.sheet().lines)


@pytest.mark.rule("8.7")
def test_a_waiting_white_must_be_met_and_pays_at_once():
    """R10b, rule 3.5."""
    play = draft()
    play.put("white 3", "line-1")
    play.put("white 5", "line-2")
    two_in_zone(play)
    assert choices(play, "red 3", "excess-1") == {(3, 1), (3, 3), (3, 4), (3, 5)}
    assert play.refused("red 3", "excess-1", violet=3, line=2)[:2] == ("excess_choice", "8.7")
    done = play.put("red 3", "excess-1", violet=3, line=1)
    assert of_kind(done, "acid_sold", 0) == [{"seat": 0, "line": 1, "gain": 3}]
    assert (play.money(), play.sheet().reactions) == (3, 2)


@pytest.mark.rule("8.7")
def test_the_bonus_lets_it_meet_a_farther_white_only_there():
    play = draft()
    play.put("white 5", "line-2")
    play.complete("water-2")
    two_in_zone(play)
    free = {(v, line) for v in (1, 2, 3, 4, 5) for line in (1, 3, 4, 5)}
    assert choices(play, "red 3", "excess-1") == free | {(5, 2)}


@pytest.mark.rule("8.7")
def test_each_zone_works_once():
    play = draft()
    two_in_zone(play)
    play.put("red 3", "excess-1", violet=3, line=1)
    assert play.takes("blue", "excess-1") == play.takes("red", "excess-1") == set()
    assert play.refused("blue 3", "excess-1") == ("excess_full", "8.6", {"box": "excess-1"})
    two_in_zone(play, "excess-2")
    assert choices(play, "red 3", "excess-2") == {(3, 2), (3, 3), (3, 4), (3, 5)}
    play.put("red 3", "excess-2", violet=3, line=5)
    assert play.sheet().reactions == 2


@pytest.mark.rule("8.7")
def test_an_excess_violet_may_fill_the_fifth_line():
    """Rule 8.13 asks for full lines of reactor II, however they were filled."""
    play = draft()
    two_in_zone(play)
    for number in range(1, 5):
        play.fill_line(number, 1)
    play.put("white 3", "line-5")
    play.put("red 3", "excess-1", violet=3, line=5)
    assert (play.game.over, play.outcome.reason, play.outcome.scores[0]) == (True, "fifth_line", 7)
    assert play.sheet().reactions == 10


@pytest.mark.rule("8.8")
def test_the_third_die_needs_a_line_without_violet():
    """R24, spec vector 10: two dice may stay for ever."""
    play = draft()
    two_in_zone(play)
    for number in range(1, 6):
        play.put("blue 1", f"line-{number}")
        play.put("red 1", f"line-{number}", violet=1)
    assert play.takes("red", "excess-1") == set()
    for violet, line in ((0, 0), (3, 1)):
        assert play.refused("red 3", "excess-1", violet=violet, line=line) == (
            "excess_no_line", "8.8", {"box": "excess-1"},
        )  # fmt: skip
    assert play.refused("red 5", "excess-1")[:2] == ("excess_no_series", "8.6")
    assert play.takes("red", "excess-2") == ANY  # a first die needs no line


@pytest.mark.rule("8.8")
def test_whites_that_cannot_be_met_leave_no_line_either():
    """R24; a bonus opens it again, also with the dice already in the zone."""
    play = draft()
    two_in_zone(play)
    for number in range(1, 6):
        play.put("white 5", f"line-{number}")
    assert play.refused("red 3", "excess-1", violet=3, line=1) == ("excess_no_line", "8.8", {"box": "excess-1"})
    play.complete("water-2")
    assert choices(play, "red 3", "excess-1") == {(5, line) for line in range(1, 6)}


@pytest.mark.rule("8.9")
def test_the_variant_of_three_equal_dice_of_one_colour():
    """R10, `same-value`."""
    play = draft(excess="same-value")
    play.put("red 5", "excess-1")
    assert (play.takes("red", "excess-1"), play.takes("blue", "excess-1")) == ({5}, set())
    assert play.refused("blue 5", "excess-1") == (
        "excess_no_series", "8.9", {"box": "excess-1", "colour": "blue", "value": 5, "held": "5"},
    )  # fmt: skip
    play.put("blue 2", "excess-2")
    assert (play.takes("red", "excess-2"), play.takes("blue", "excess-2")) == (set(), {2})
    play.put("red 5", "excess-1")
    assert choices(play, "red 5", "excess-1") == {(5, line) for line in range(1, 6)}
    play.put("red 5", "excess-1", violet=5, line=3)
    assert (play.line(3), play.sheet().reactions) == ((0, 0, 5, 0), 1)


@pytest.mark.rule("8.9")
def test_the_variant_of_one_zone_per_colour():
    """R10, `one-colour`: zone 1 for blue, zone 2 for red, three consecutive values."""
    play = draft(excess="one-colour")
    assert (play.takes("blue", "excess-1"), play.takes("red", "excess-1")) == (ANY, set())
    assert (play.takes("blue", "excess-2"), play.takes("red", "excess-2")) == (set(), ANY)
    assert play.refused("red 5", "excess-1") == (
        "excess_no_series", "8.9", {"box": "excess-1", "colour": "red", "value": 5, "held": ""},
    )  # fmt: skip
    play.put("red 6", "excess-2")
    play.put("red 4", "excess-2")
    assert play.takes("red", "excess-2") == {5}
    play.put("red 5", "excess-2", violet=5, line=1)
    assert zone(play, 2) == [("red", 6), ("red", 4), ("red", 5)]
    assert play.line(1) == (0, 0, 5, 0)


@pytest.mark.rule("8.9")
def test_the_catalyst_changes_dice_for_a_zone_too():
    """Spec D5, R15: a shifted or recoloured die counts as what it has become."""
    play = draft()
    play.complete("catalyst-1", "catalyst-4")
    play.put("blue 3->2", "excess-1")
    play.put("white 4", "excess-1", colour="red")
    play.put("yellow 4->3", "excess-1", colour="blue", violet=3, line=1)
    assert zone(play) == [("blue", 2), ("red", 4), ("blue", 3)]


@pytest.mark.rule("8.7")
@pytest.mark.rule("9.5")
def test_in_advanced_chemistry_a_waiting_white_sets_no_condition():
    play = draft(chemistry="advanced")
    play.put("white 5", "line-2")
    play.put("white 1", "line-3")
    play.complete("water-1")
    two_in_zone(play)
    assert choices(play, "red 3", "excess-1") == {(v, line) for v in (2, 3, 4) for line in range(1, 6)}
    done = play.put("red 3", "excess-1", violet=4, line=2)
    assert of_kind(done, "acid_sold", 0)[0]["gain"] == 4
    assert (play.money(), play.sheet().reactions) == (4, 2)
    assert play.refused("blue 4", "line-2") == ("line_closed", "8.7", {"line": 2, "violet": 4})
