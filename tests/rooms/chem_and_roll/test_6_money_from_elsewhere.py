"""Rules 6.1 to 6.3: sales and the stock exchange."""

from __future__ import annotations

from decimal import Decimal

import pytest

from .dsl import COLOURS, Play, of_kind

ANY = {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("value", "gain"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_water_is_sold_for_a_third_rounded_down(value, gain):
    """R7, spec vector 5."""
    play = Play()
    done = play.put(f"white {value}", "water-sale")
    assert of_kind(done, "sold") == [{"seat": 0, "box": "water-sale", "gain": gain}]
    assert (play.money(), play.sheet().water_sale) == (gain, value)


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("value", "gain"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_catalyst_is_sold_for_half_rounded_down(value, gain):
    """R7, spec vector 5."""
    play = Play()
    done = play.put(f"yellow {value}", "catalyst-sale")
    assert of_kind(done, "sold") == [{"seat": 0, "box": "catalyst-sale", "gain": gain}]
    assert (play.money(), play.sheet().catalyst_sale) == (gain, value)


@pytest.mark.rule("6.1")
@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("box", "right", "rule"), [("water-sale", "white", "6.1"), ("catalyst-sale", "yellow", "6.2")])
def test_each_sale_once_and_in_its_colour(box, right, rule):
    play = Play()
    for colour in COLOURS:
        assert play.takes(colour, box) == (ANY if colour == right else set())
        if colour != right:
            assert play.refused(f"{colour} 6", box) == ("sale_wrong_colour", rule, {"box": box, "colour": colour})
    play.put(f"{right} 1", box)  # worth nothing, and used up all the same
    assert play.takes(right, box) == set()
    assert play.refused(f"{right} 6", box) == ("sale_used", rule, {"box": box})


@pytest.mark.rule("6.1")
@pytest.mark.rule("6.2")
def test_sales_use_the_changed_value():
    """R16: shifted, bought or recoloured."""
    play = Play()
    play.complete("catalyst-1")
    play.put("yellow 5->6", "catalyst-sale")
    play.put("white 1->6", "water-sale", price=2)
    assert play.money() == 3 + 2 - 2
    play = Play()
    play.complete("catalyst-4")
    play.put("blue 6", "water-sale", colour="white")
    assert play.money() == 2


@pytest.mark.rule("6.2")
def test_a_sale_does_not_hinder_a_row():
    """Spec D9."""
    play = Play()
    play.put("yellow 2", "catalyst-1")
    play.put("yellow 6", "catalyst-sale")
    play.put("yellow 1", "catalyst-1")
    assert play.sheet().shift == 1


@pytest.mark.rule("6.3")
def test_the_stock_exchange_takes_any_colour_in_any_order():
    """Spec D7."""
    play = Play()
    for i, value in enumerate((5, 1, 6, 2, 4)):
        assert all(play.takes(colour, "stock") == ANY - set(play.sheet().stock) for colour in COLOURS)
        play.put(f"{COLOURS[i % 4]} {value}", "stock")
        assert play.money() == 0
        assert play.refused(f"red {value}", "stock") == ("stock_taken", "6.3", {"value": value})
    done = play.put("white 3", "stock")
    assert of_kind(done, "stock_complete") == [{"seat": 0, "gain": 6}]
    assert (play.money(), play.sheet().stock) == (6, [1, 2, 3, 4, 5, 6])


@pytest.mark.rule("6.3")
def test_an_unfinished_stock_row_is_worth_nothing():
    play = Play()
    for value in (1, 2, 3, 4, 5):
        play.put(f"blue {value}", "stock")
    for number in range(1, 6):
        play.put("blue 1", f"line-{number}")
    for row in ("catalyst-2", "catalyst-3", "catalyst-4"):
        play.put("yellow 1", row)
    for _ in range(2):
        play.put("yellow 1", "catalyst-4")
    for number in range(1, 6):
        play.put("white 2", f"line-{number}")
    assert play.game.over
    assert play.outcome.scores == [Decimal(0)]
    assert play.outcome.lines == [[]]
