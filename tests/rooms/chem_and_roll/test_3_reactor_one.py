"""Rules 3.1 to 3.5: SO2 and O2 become SO3."""

from __future__ import annotations

import pytest

from .dsl import Play, of_kind

ANY = {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("3.1")
def test_each_reactant_has_its_own_box_in_five_lines():
    """R1."""
    play = Play()
    for number in range(1, 6):
        box = f"line-{number}"
        assert play.takes("blue", box) == play.takes("red", box) == ANY
        assert play.takes("yellow", box) == set()
        play.put("blue 2" if number % 2 else "red 2", box)
    assert [play.line(n)[:2] for n in range(1, 6)] == [(2, 0), (0, 2), (2, 0), (0, 2), (2, 0)]
    assert play.refused("blue 2", "line-1") == ("reactant_box_taken", "3.1", {"line": 1, "colour": "blue", "held": 2})
    assert play.refused("red 2", "line-2") == ("reactant_box_taken", "3.1", {"line": 2, "colour": "red", "held": 2})


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_the_catalyst_never_reacts(chemistry):
    play = Play(chemistry=chemistry)
    assert play.refused("yellow 3", "line-1") == ("catalyst_does_not_react", "3.1", {})


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("first", "second"), [("blue", "red"), ("red", "blue")])
@pytest.mark.parametrize("value", range(1, 7))
def test_both_of_a_line_have_one_value(first, second, value):
    play = Play()
    play.put(f"{first} {value}", "line-1")
    assert play.takes(second, "line-1") == {value}
    assert play.takes(second, "line-2") == ANY
    other = value % 6 + 1
    assert play.refused(f"{second} {other}", "line-1", violet=other) == (
        "line_value_frozen", "3.2", {"line": 1, "colour": first, "held": value, "value": other},
    )  # fmt: skip


@pytest.mark.rule("3.2")
def test_the_water_bonus_does_not_loosen_the_reactants():
    """Spec D6: it changes the product, so even with T = 6 blue and red must be equal."""
    play = Play()
    play.complete("water-1", "water-2", "water-3")
    play.put("blue 4", "line-1")
    assert play.takes("red", "line-1") == {4}


@pytest.mark.rule("3.3")
def test_the_violet_appears_at_once_in_the_same_line():
    play = Play()
    play.put("red 5", "line-4")
    assert play.line(4) == (0, 5, 0, 0)
    done = play.put("blue 5", "line-4", violet=5)
    assert play.line(4) == (5, 5, 5, 0)
    assert of_kind(done, "reacted") == [{"seat": 0, "line": 4, "violet": 5, "blue": 5, "red": 5, "shift": 0}]
    assert (play.sheet().reactions, play.money()) == (1, 0)
    assert all(play.line(n) == (0, 0, 0, 0) for n in (1, 2, 3, 5))


@pytest.mark.rule("3.3")
def test_a_violet_is_named_exactly_when_one_appears():
    play = Play()
    assert play.refused("blue 4", "line-1", violet=4) == ("no_reaction_yet", "3.3", {"line": 1})
    for die, box in (("blue 4", "stock"), ("white 4", "water-1"), ("white 4", "water-sale"), ("white 4", "line-1")):
        assert play.refused(die, box, violet=4) == ("no_reaction_here", "3.3", {"box": box})
    play.put("blue 4", "line-1")
    assert play.refused("red 4", "line-1") == ("violet_needed", "3.3", {"line": 1, "low": 4, "high": 4})
    assert play.refused("red 4", "line-1", violet=4, line=1) == ("no_line_to_choose", "3.3", {"line": 1})


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(
    ("rows", "reach"),
    [
        ([], 0),
        (["water-1"], 1),
        (["water-2"], 2),
        (["water-3"], 3),
        (["water-1", "water-2"], 3),
        (["water-1", "water-3"], 4),
        (["water-2", "water-3"], 5),
        (["water-1", "water-2", "water-3"], 6),
        (["catalyst-1", "catalyst-2"], 0),
    ],
)
def test_the_water_bonus_moves_the_violet_by_up_to_the_sum(rows, reach):
    """R2, R3, R4 (up, down or not at all), R5 (never off the die)."""
    play = Play()
    play.complete(*rows)
    assert play.sheet().reach == reach
    for number, value in enumerate((1, 4, 6), 1):
        play.put(f"blue {value}", f"line-{number}")
        want = [v for v in range(6, 0, -1) if abs(v - value) <= reach]
        assert play.violets(f"red {value}", f"line-{number}") == want


@pytest.mark.rule("3.4")
@pytest.mark.parametrize("violet", [3, 4, 5])
def test_the_shifted_violet_is_what_stands_and_pays(violet):
    play = Play()
    play.put("red 4", "line-2")  # lines begun before the bonus profit as well
    play.complete("water-1")
    done = play.put("blue 4", "line-2", violet=violet)
    assert play.line(2) == (4, 4, violet, 0)
    assert of_kind(done, "reacted")[0]["shift"] == violet - 4
    assert play.takes("white", "line-2") == {violet}
    play.put(f"white {violet}", "line-2")
    assert play.money() == violet


@pytest.mark.rule("3.4")
def test_a_violet_out_of_reach():
    play = Play()
    play.put("blue 6", "line-1")
    assert play.refused("red 6", "line-1", violet=5) == (
        "violet_out_of_reach", "3.4", {"violet": 5, "low": 6, "high": 6, "reach": 0},
    )  # fmt: skip
    play.complete("water-1")
    assert play.refused("red 6", "line-1", violet=4) == (
        "violet_out_of_reach", "3.4", {"violet": 4, "low": 5, "high": 6, "reach": 1},
    )  # fmt: skip
    play.put("red 6", "line-1", violet=5)


@pytest.mark.rule("3.4")
def test_a_violet_once_written_stays_when_the_bonus_grows():
    play = Play()
    play.put("blue 4", "line-1")
    play.put("red 4", "line-1", violet=4)
    play.complete("water-2")
    assert play.line(1) == (4, 4, 4, 0)
    assert play.takes("white", "line-1") == {4}


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("second", ["blue", "red"])
def test_the_violet_must_meet_a_waiting_white(second):
    """R13: both may start; spec vector 8: a white 6 waits, T = 1, the reach of 4 and 4 is 3 to 5."""
    first = "red" if second == "blue" else "blue"
    play = Play()
    play.complete("water-1")
    play.put("white 6", "line-1")
    play.put(f"{first} 4", "line-1")
    assert play.takes(second, "line-1") == set()
    for violet in range(7):
        assert play.refused(f"{second} 4", "line-1", violet=violet) == (
            "violet_cannot_meet_water", "3.5", {"line": 1, "white": 6, "low": 3, "high": 5},
        )  # fmt: skip
    play.complete("water-2")  # T = 3 reaches it
    assert play.violets(f"{second} 4", "line-1") == [6]
    assert play.refused(f"{second} 4", "line-1", violet=5) == (
        "violet_must_meet_water", "3.5", {"line": 1, "white": 6, "violet": 5},
    )  # fmt: skip
    assert play.refused(f"{second} 4", "line-1") == ("violet_needed", "3.3", {"line": 1, "low": 6, "high": 6})
    play.put(f"{second} 4", "line-1", violet=6)
    assert (play.line(1), play.money(), play.sheet().reactions) == ((4, 4, 6, 6), 6, 2)


@pytest.mark.rule("3.5")
def test_a_waiting_white_without_bonus_wants_its_own_value():
    """R13: red 6 under a white 3 can be started and is then stuck."""
    play = Play()
    play.put("white 3", "line-2")
    play.put("red 6", "line-2")
    assert play.line(2) == (0, 6, 0, 3)
    assert play.takes("blue", "line-2") == set()
    assert play.refused("blue 3", "line-2", violet=3)[:2] == ("line_value_frozen", "3.2")
    assert play.refused("blue 6", "line-2", violet=6)[:2] == ("violet_cannot_meet_water", "3.5")
