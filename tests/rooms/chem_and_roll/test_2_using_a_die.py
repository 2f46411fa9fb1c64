"""Rules 2.1 to 2.8: choosing a die and changing it."""

from __future__ import annotations

import pytest

from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.rooms.chem_and_roll import ROOM
from labtop.rooms.chem_and_roll.actions import Place, Roll

from .dsl import COLOURS, FULL_ROWS, Play, told

ANY = {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("2.1")
def test_one_die_is_used_in_one_box():
    play = Play()
    play.put("blue 4", "line-2")
    assert [play.line(n) for n in range(1, 6)] == [(0, 0, 0, 0), (4, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert play.sheet().stock == []
    assert all(not row.dice for row in play.sheet().rows)
    assert play.public.round == 1
    assert play.game.waits_for_chance


@pytest.mark.rule("2.1")
def test_a_use_is_resolved_down_to_the_acid():
    """Reaction I and reaction II may both follow from one die (a waiting white is met)."""
    play = Play()
    play.put("white 3", "line-1")
    play.put("blue 3", "line-1")
    done = play.put("red 3", "line-1", violet=3)
    assert [event.kind for event in done] == ["placed", "reacted", "acid_sold"]
    assert play.money() == 3


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("rows", "shift"),
    [
        ([], 0),
        (["catalyst-1"], 1),
        (["catalyst-2"], 2),
        (["catalyst-3"], 3),
        (["catalyst-1", "catalyst-2"], 3),
        (["catalyst-1", "catalyst-3"], 4),
        (["catalyst-2", "catalyst-3"], 5),
        (["catalyst-1", "catalyst-2", "catalyst-3"], 6),
        (["catalyst-4"], 0),
        (["water-1", "water-2"], 0),
    ],
)
def test_the_catalyst_shifts_by_up_to_the_sum(rows, shift):
    """R2: run, longer run, two pairs give 1, 2, 3; R3: they add up, every smaller shift is possible, none too."""
    play = Play()
    play.complete(*rows)
    assert play.sheet().shift == shift
    for colour in COLOURS:
        for rolled in range(1, 7):
            near = {value for value in ANY if abs(value - rolled) <= shift}
            assert play.becomes(f"{colour} {rolled}") == near


@pytest.mark.rule("2.2")
def test_a_shift_too_far_is_refused_with_its_numbers():
    play = Play()
    assert play.refused("blue 3->4", "line-1") == (
        "shift_too_far", "2.2", {"die": "blue", "rolled": 3, "value": 4, "shift": 0},
    )  # fmt: skip
    play.complete("catalyst-1")
    play.put("blue 3->4", "line-1")
    play.put("white 3->2", "line-1")
    play.put("yellow 5->6", "catalyst-sale")
    assert (play.line(1), play.money()) == ((4, 0, 0, 2), 3)
    assert play.refused("red 6->4", "line-1", violet=4) == (
        "shift_too_far", "2.2", {"die": "red", "rolled": 6, "value": 4, "shift": 1},
    )  # fmt: skip


@pytest.mark.rule("2.3")
def test_the_square_changes_colours():
    """R15: any of the four; R2: the square is the colour row."""
    play = Play()
    assert play.refused("yellow 2", "line-1", colour="blue") == (
        "colour_fixed", "2.3", {"die": "yellow", "colour": "blue"},
    )  # fmt: skip
    play.complete("catalyst-1", "catalyst-2", "catalyst-3")
    assert not play.sheet().recolour
    assert play.refused("yellow 2", "line-1", colour="blue")[0] == "colour_fixed"

    play = Play()
    play.complete("catalyst-4")
    assert play.sheet().recolour
    for die in COLOURS:
        assert {a.colour or die for a in play.ways(f"{die} 2")} == set(COLOURS)
    play.put("yellow 2", "line-1", colour="blue")
    play.put("white 2", "line-1", colour="red", violet=2)
    play.put("blue 2", "line-1", colour="white")
    assert play.line(1) == (2, 2, 2, 2)
    play.put("red 6", "catalyst-sale", colour="yellow")
    assert play.money() == 5


@pytest.mark.rule("2.3")
def test_a_changed_colour_counts_for_the_box_not_the_rolled_one():
    play = Play()
    play.complete("catalyst-4")
    assert play.refused("yellow 4", "catalyst-1", colour="white") == (
        "row_wrong_colour", "5.1", {"box": "catalyst-1", "colour": "white"},
    )  # fmt: skip
    assert play.refused("yellow 4", "catalyst-1", colour="yellow") == ("colour_not_changed", "2.3", {"die": "yellow"})


@pytest.mark.rule("2.3")
def test_a_change_of_colour_goes_with_a_shift_or_a_purchase():
    play = Play()
    play.complete("catalyst-4", "catalyst-1")
    play.put("yellow 3->4", "line-1", colour="blue")
    play.put("yellow 6->1", "line-2", colour="red", price=1)
    assert (play.line(1), play.line(2), play.money()) == ((4, 0, 0, 0), (0, 1, 0, 0), -1)


@pytest.mark.rule("2.4")
def test_the_market_offers():
    play = Play()
    assert play.becomes("blue 6", price=1) == {1, 2, 3}
    assert play.becomes("blue 1", price=2) == ANY
    assert play.refused("blue 6->4", "line-1", price=1) == (
        "offer_too_small", "2.4", {"price": 1, "highest": 3, "value": 4},
    )  # fmt: skip
    play.put("red 6->2", "line-1", price=1)
    assert (play.line(1), play.money(), play.sheet().market_left) == ((0, 2, 0, 0), -1, 1)
    play.put("red 1->6", "line-2", price=2)
    assert (play.line(2), play.money(), play.sheet().market_left) == ((0, 6, 0, 0), -3, 0)


@pytest.mark.rule("2.4")
@pytest.mark.parametrize("prices", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_two_visits_in_total_of_any_kind(prices):
    """R6b: free choice, not one of each."""
    play = Play()
    for line, price in enumerate(prices, 1):
        play.put("blue 6->3", f"line-{line}", price=price)
    assert play.money() == -sum(prices)
    for price in (1, 2):
        assert play.becomes("blue 6", price=price) == set()
        assert play.refused("blue 6->3", "line-3", price=price) == ("market_used_up", "2.4", {"visits": 2})


@pytest.mark.rule("2.4")
def test_no_such_offer():
    s = ROOM.rules.setup(ROOM.read_options(), 1)
    drive.push(ROOM.rules, s, drive.asks(s)[0], Roll((1, 1, 1, 1)))
    with pytest.raises(Illegal) as refusal:
        drive.push(ROOM.rules, s, drive.asks(s)[0], Place("blue", 1, "stock", price=3))
    assert told(refusal.value) == ("no_such_offer", "2.4", {"price": 3})


@pytest.mark.rule("2.5")
def test_a_bought_value_is_final():
    """R21; spec vector 9: with S = 1 a $1 die is 1, 2 or 3, never 4."""
    play = Play()
    play.complete("catalyst-1")
    for rolled in range(1, 7):
        assert play.becomes(f"white {rolled}", price=1) == {1, 2, 3}
    assert play.refused("white 6->4", "line-1", price=1)[:2] == ("offer_too_small", "2.4")
    assert play.refused("white 3->4", "line-1", price=1)[:2] == ("offer_too_small", "2.4")


@pytest.mark.rule("2.6")
def test_a_purchase_needs_no_cash():
    """R6: it is deducted at the end, so a score may fall below nothing."""
    play = Play()
    play.put("blue 6->1", "line-1", price=2)
    play.put("blue 6->2", "line-2", price=2)
    assert play.money() == -4
    assert play.sheet().market_spent == 4


@pytest.mark.rule("2.6")
def test_the_house_rule_that_a_purchase_needs_cash():
    """R6: cash is acid and sales less purchases; a full stock row is paid at the end and is no cash."""
    play = Play(market_needs_cash=True)
    assert play.becomes("blue 6", price=1) == set()
    assert play.refused("blue 6->1", "line-1", price=1) == ("not_enough_cash", "2.6", {"price": 1})
    for value in range(1, 7):
        play.put(f"red {value}", "stock")
    assert play.money() == 6
    assert play.refused("blue 6->1", "line-1", price=1) == ("not_enough_cash", "2.6", {"price": 1})
    play.put("yellow 2", "catalyst-sale")
    assert play.becomes("blue 6", price=1) == {1, 2, 3}
    assert play.becomes("blue 6", price=2) == set()
    assert play.refused("blue 6->5", "line-1", price=2) == ("not_enough_cash", "2.6", {"price": 2})
    play.put("blue 6->1", "line-1", price=1)
    assert play.refused("red 6->1", "line-1", price=1, violet=1) == ("not_enough_cash", "2.6", {"price": 1})
    play.fill_line(2, 5)
    play.put("red 6->1", "line-1", price=2, violet=1)
    assert play.money() == 6 + 1 - 1 + 5 - 2


@pytest.mark.rule("2.7")
def test_values_stay_on_the_die():
    """R5, spec vector 7: S = 1, a 6 may be 5 or 6, never 1 or 7; no wrap at the other end either."""
    play = Play()
    play.complete("catalyst-1")
    assert play.becomes("red 6") == {5, 6}
    assert play.becomes("red 1") == {1, 2}
    assert play.refused("red 6->1", "line-1")[:2] == ("shift_too_far", "2.2")
    assert play.refused("red 6->7", "line-1")[0] == "bad_shape"
    s = play.game.state
    drive.push(ROOM.rules, s, drive.asks(s)[0], Roll((6, 6, 6, 6)))
    for value in (0, 7):
        with pytest.raises(Illegal) as refusal:
            drive.push(ROOM.rules, s, drive.asks(s)[0], Place("red", value, "line-1"))
        assert told(refusal.value) == ("value_off_the_die", "2.7", {"value": value})


@pytest.mark.rule("2.8")
@pytest.mark.parametrize("row", ["catalyst-1", "catalyst-2", "catalyst-3"])
def test_a_bonus_works_from_the_next_die_on(row):
    """R22: the die that completes a row is not yet changed by it."""
    *first, last = FULL_ROWS[row]
    play = Play()
    for value in first:
        play.put(f"yellow {value}", row)
    assert play.becomes("yellow 4") == {4}
    assert play.refused(f"yellow {last + 1}->{last}", row)[:2] == ("shift_too_far", "2.2")
    play.put(f"yellow {last}", row)
    assert play.becomes("yellow 4") > {4}


@pytest.mark.rule("2.8")
def test_with_two_in_a_draft_a_bonus_works_on_the_second_die_of_the_round():
    """R22."""
    play = Play(seats=2, mode="draft")
    play.roll(yellow=1)
    for seat, die in ((0, "yellow 1"), (1, "white 1"), (0, "blue 1"), (1, "red 1")):
        play.take(seat, die, "catalyst-1" if "yellow" in die else "stock" if seat == 0 else "black-hole")
    play.roll(blue=3, red=3, yellow=2)
    play.take(1, "red 3", "stock")
    play.take(0, "yellow 2", "catalyst-1")
    play.take(1, "white 1", "stock")
    assert {a.value for a in play.legal(0) if a.die == "blue" and not a.price} == {2, 3, 4}
    play.take(0, "blue 3->4", "line-1")
    assert play.line(1) == (4, 0, 0, 0)
