"""Rules 4.1 to 4.3: SO3 and water become acid."""

from __future__ import annotations

import pytest

from .dsl import Play, of_kind

ANY = {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_a_white_may_wait_for_its_violet(chemistry):
    play = Play(chemistry=chemistry)
    for number in range(1, 6):
        assert play.takes("white", f"line-{number}") == ANY
        play.put(f"white {number}", f"line-{number}")
        assert play.refused("white 6", f"line-{number}") == (
            "white_box_taken", "4.1", {"line": number, "white": number},
        )  # fmt: skip
    assert [play.line(n) for n in range(1, 6)] == [(0, 0, 0, n) for n in range(1, 6)]
    assert play.money() == play.sheet().reactions == 0


@pytest.mark.rule("4.1")
def test_a_white_may_join_reactants_of_another_value():
    """R13."""
    play = Play()
    play.put("blue 5", "line-1")
    assert play.takes("white", "line-1") == ANY


@pytest.mark.rule("4.2")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_white_must_equal_the_violet(value):
    play = Play()
    play.put(f"blue {value}", "line-1")
    play.put(f"red {value}", "line-1", violet=value)
    assert play.takes("white", "line-1") == {value}
    other = value % 6 + 1
    assert play.refused(f"white {other}", "line-1") == (
        "water_must_match", "4.2", {"line": 1, "violet": value, "value": other},
    )  # fmt: skip


@pytest.mark.rule("4.2")
def test_the_catalyst_may_make_the_white_fit():
    """R16, spec D10: the changed value counts and pays."""
    play = Play()
    play.complete("catalyst-1")
    play.put("blue 5", "line-1")
    play.put("red 5", "line-1", violet=5)
    play.put("white 4->5", "line-1")
    assert play.money() == 5


@pytest.mark.rule("4.3")
@pytest.mark.parametrize("value", range(1, 7))
def test_acid_is_sold_at_once_for_its_value(value):
    """R17: blue, red and white of one value, no bonus."""
    play = Play()
    play.put(f"blue {value}", "line-3")
    play.put(f"red {value}", "line-3", violet=value)
    assert play.money() == 0
    done = play.put(f"white {value}", "line-3")
    assert of_kind(done, "acid_sold") == [{"seat": 0, "line": 3, "gain": value}]
    assert (play.money(), play.sheet().reactions) == (value, 2)
    assert play.sheet().lines[2].acid == value
    assert play.public.players[0].lines == 1


@pytest.mark.rule("4.3")
def test_five_lines_pay_five_times():
    play = Play()
    for number in range(1, 6):
        play.fill_line(number, number)
    assert (play.money(), play.sheet().reactions) == (15, 10)
    assert not play.game.over  # rule 7.4: a class game goes on
