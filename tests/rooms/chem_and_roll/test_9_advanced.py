"""Rules 9.1 to 9.6: stoichiometry."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.engine import codec, drive
from labtop.engine.core import Log
from labtop.engine.dice import Quick
from labtop.rooms.chem_and_roll import ROOM
from labtop.rooms.chem_and_roll.view import own_sheet

from .dsl import Play, leaves, of_kind

ANY = {1, 2, 3, 4, 5, 6}


def advanced(**options) -> Play:
    return Play(chemistry="advanced", **options)


@pytest.mark.rule("9.1")
def test_any_values_react():
    play = advanced()
    play.put("blue 1", "line-1")
    play.put("red 6", "line-2")
    play.put("white 4", "line-2")
    assert play.takes("red", "line-1") == play.takes("blue", "line-2") == ANY
    play.put("red 6", "line-1", violet=1)
    assert play.takes("white", "line-1") == ANY
    play.put("white 6", "line-1")
    assert play.line(1) == (1, 6, 1, 6)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("first", ["blue", "red"])
@pytest.mark.parametrize("red", range(1, 7))
def test_two_so2_for_one_o2(first, red):
    """Spec vector 4: 5 and 6 give 5, 6 and 2 give 4, 3 and 6 give 3."""
    for blue in range(1, 7):
        play = advanced()
        dice = [f"blue {blue}", f"red {red}"]
        if first == "red":
            dice.reverse()
        play.put(dice[0], "line-1")
        assert play.violets(dice[1], "line-1") == [min(blue, 2 * red)]


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("violet", "white", "gain"), [(3, 2, 2), (3, 3, 3), (3, 6, 3), (1, 5, 1), (6, 5, 5)])
def test_acid_is_the_smaller_of_violet_and_white(violet, white, gain):
    """Spec vector 4; R19: SO3 and H2O, one for one."""
    play = advanced()
    play.put(f"blue {violet}", "line-1")
    play.put("red 6", "line-1", violet=violet)
    done = play.put(f"white {white}", "line-1")
    assert of_kind(done, "acid_sold")[0]["gain"] == gain
    assert (play.money(), play.sheet().lines[0].acid) == (gain, gain)
    lost = {k: v for k, v in of_kind(done, "acid_sold")[0].items() if k.endswith("lost")}
    assert lost == ({} if violet == white else {"violet_lost": violet - gain, "white_lost": white - gain})


@pytest.mark.rule("9.4")
@pytest.mark.parametrize(
    ("blue", "red", "violet", "blue_lost", "red_lost"),
    [
        (5, 6, 5, "0", "3.5"),
        (6, 2, 4, "2", "0"),
        (3, 6, 3, "0", "4.5"),
        (1, 1, 1, "0", "0.5"),
        (6, 1, 2, "4", "0"),
        (6, 3, 6, "0", "0"),
    ],
)
def test_what_is_left_over_is_lost_and_shown(blue, red, violet, blue_lost, red_lost):
    """Spec vector 4."""
    play = advanced()
    play.put(f"blue {blue}", "line-1")
    told = of_kind(play.put(f"red {red}", "line-1", violet=violet), "reacted")[0]
    assert (told["blue_lost"], told["red_lost"]) == (Decimal(blue_lost), Decimal(red_lost))
    assert (told["violet"], told["shift"]) == (violet, 0)
    line = own_sheet(play.game.view(0)).lines[0]
    assert (line.made, line.blue_lost, line.red_lost) == (violet, Decimal(blue_lost), Decimal(red_lost))


@pytest.mark.rule("9.4")
def test_the_losses_are_those_before_the_water_bonus():
    play = advanced()
    play.complete("water-1")
    play.put("blue 5", "line-1")
    told = of_kind(play.put("red 6", "line-1", violet=6), "reacted")[0]
    assert (told["violet"], told["shift"]) == (6, 1)
    assert (told["blue_lost"], told["red_lost"]) == (Decimal(0), Decimal("3.5"))


@pytest.mark.rule("9.4")
def test_basic_chemistry_loses_nothing():
    play = Play()
    play.put("blue 5", "line-1")
    told = of_kind(play.put("red 5", "line-1", violet=5), "reacted")[0]
    assert "blue_lost" not in told
    assert "red_lost" not in told
    line = own_sheet(play.game.view(0)).lines[0]
    assert (line.made, line.blue_lost, line.red_lost) == (5, 0, 0)


@pytest.mark.rule("9.5")
def test_the_water_bonus_shifts_the_product():
    play = advanced()
    play.complete("water-2")
    play.put("blue 5", "line-1")
    assert play.violets("red 2", "line-1") == [6, 5, 4, 3, 2]
    assert play.violets("red 1", "line-1") == [4, 3, 2, 1]
    assert play.refused("red 1", "line-1", violet=5) == (
        "violet_out_of_reach", "3.4", {"violet": 5, "low": 1, "high": 4, "reach": 2},
    )  # fmt: skip
    assert play.refused("red 1", "line-1") == ("violet_needed", "3.3", {"line": 1, "low": 1, "high": 4})


@pytest.mark.rule("9.5")
def test_a_waiting_white_sets_no_condition():
    """R13, last sentence."""
    play = advanced()
    play.put("white 6", "line-1")
    play.put("blue 2", "line-1")
    assert play.violets("red 5", "line-1") == [2]
    done = play.put("red 5", "line-1", violet=2)
    assert of_kind(done, "acid_sold")[0]["gain"] == 2

    play = advanced()
    play.complete("water-1")
    play.put("white 2", "line-1")
    play.put("blue 4", "line-1")
    assert play.violets("red 4", "line-1") == [5, 4, 3]


@pytest.mark.rule("9.5")
def test_the_highest_violet_comes_first():
    """What an idle player gets: spec 4.3."""
    play = advanced()
    play.complete("water-1")
    play.put("blue 3", "line-1")
    assert next(a.violet for a in play.ways("red 3", "line-1")) == 4


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(
    ("colour", "box", "gains"),
    [
        ("white", "water-sale", ["0.3", "0.7", "1", "1.3", "1.7", "2"]),
        ("yellow", "catalyst-sale", ["0.5", "1", "1.5", "2", "2.5", "3"]),
    ],
)
def test_sales_keep_one_decimal(colour, box, gains):
    """R7, spec vector 5."""
    for value, gain in enumerate(gains, 1):
        play = advanced()
        done = play.put(f"{colour} {value}", box)
        assert of_kind(done, "sold") == [{"seat": 0, "box": box, "gain": Decimal(gain)}]
        assert play.money() == Decimal(gain)
        assert str(play.money()) == gain  # one decimal where needed, none where not


@pytest.mark.rule("9.6")
def test_totals_may_be_fractional():
    play = advanced()
    play.put("white 5", "water-sale")
    play.put("yellow 5", "catalyst-sale")
    play.put("blue 4", "line-1")
    play.put("red 4", "line-1", violet=4)
    play.put("white 3", "line-1")
    play.put("blue 6->1", "line-2", price=2)
    assert play.money() == Decimal("1.7") + Decimal("2.5") + 3 - 2
    play.put("blue 6->1", "line-3", price=2)
    play.fill_time()
    (score,) = play.outcome.scores
    assert score == sum(line.amount for line in play.outcome.lines[0])
    assert score % 1 == Decimal("0.2")


@pytest.mark.rule("9.6")
def test_the_cash_rule_counts_tenths():
    """Rule 2.6: 0.7 is not enough for a dollar, 1.7 is."""
    play = advanced(market_needs_cash=True)
    play.put("white 2", "water-sale")
    assert play.refused("blue 6->1", "line-1", price=1) == ("not_enough_cash", "2.6", {"price": 1})
    play.put("yellow 2", "catalyst-sale")
    play.put("blue 6->1", "line-1", price=1)
    assert play.money() == Decimal("0.7")


@pytest.mark.rule("9.1")
def test_advanced_goes_with_a_draft():
    play = Play(seats=3, mode="draft", chemistry="advanced")
    for number in range(1, 6):
        play.put("blue 6", f"line-{number}")
        play.put("red 1", f"line-{number}", violet=2)
        play.put("white 1", f"line-{number}")
    assert play.outcome.reason == "fifth_line"  # filled, whatever it paid
    assert play.outcome.scores[0] == 5


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("mode", ["class", "draft"])
@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_money_is_never_a_float(mode, chemistry):
    """Views, results and events of whole games hold ints and Decimals; so does their JSON, with one decimal at most."""
    for seed in range(3):
        rules, log = ROOM.rules, Log()
        s = rules.setup(ROOM.read_options({"mode": mode, "chemistry": chemistry}), 2)
        rng, dice = Quick(f"rng {seed}"), Quick(f"dice {seed}")
        while s.stack:
            drive.playout(rules, s, rng, dice, log=log, at_most=s.moves + 1)
            seen = [rules.public(s), rules.private(s, 0), rules.private(s, 1), rules.outcome(s)]
            for value in leaves(seen):
                assert value is None or isinstance(value, int | str | Decimal), value
        assert isinstance(rules.public(s).players[0].money, Decimal)
        assert all(isinstance(score, Decimal) for score in rules.outcome(s).scores)
        assert all(isinstance(line.amount, Decimal) for lines in rules.outcome(s).lines for line in lines)
        for value in leaves([event.public for event in log.events]):
            assert isinstance(value, int | str | Decimal), value
            assert not isinstance(value, Decimal) or value.as_tuple().exponent >= -1
        assert b"e-" not in codec.encode(rules.outcome(s)).lower()
