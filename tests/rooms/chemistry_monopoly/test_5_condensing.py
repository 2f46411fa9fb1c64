"""Chapter 5: condensing and evaporating."""

from __future__ import annotations

import pytest

from labtop.rooms.chemistry_monopoly.actions import BuyBack, Condense, End, Evaporate, SellDown, Transfer

from .dsl import PURPLE, YELLOW, Play, of_kind


def owner_of(spaces, *levels, seats=2, **options):
    play = Play(seats, **options)
    play.owns(0, *spaces)
    play.levels(spaces, *levels)
    return play


@pytest.mark.rule("5.1")
def test_the_whole_set_is_needed_and_none_transferred():
    """Resolution R2."""
    play = Play(2)
    play.owns(0, "fluorine", "iodine")
    play.owns(1, "chlorine")
    wanted = {"space": "iodine", "family": "yellow", "have": 2, "size": 3}
    assert play.refused(Condense("iodine")) == ("set_not_whole", "5.1", wanted)
    play = owner_of(YELLOW, 0, 0, 0)
    play.do(Transfer("chlorine"))
    told = {"space": "iodine", "family": "yellow"}
    assert play.refused(Condense("iodine")) == ("set_transferred", "5.1", told)
    play.do(BuyBack("chlorine"), Condense("iodine"))
    assert play.level("iodine") == 1


@pytest.mark.rule("5.2")
def test_each_liquid_costs_the_step():
    play = owner_of(YELLOW, 0, 0, 0)
    play.condense(*YELLOW)
    assert [play.level(space) for space in YELLOW] == [1, 1, 1]
    assert play.cash(0) == 1500 - 450
    assert (play.s.liquids, play.s.solids) == (48, 20)
    play.has(0, 149)
    assert play.refused(Condense("iodine")) == ("cannot_afford", "2.4", {"amount": 150, "cash": 149, "missing": 1})


@pytest.mark.rule("5.3")
def test_a_solid_takes_four_liquids_back_to_the_lab():
    play = owner_of(PURPLE, 4, 4)
    assert play.s.liquids == 43
    events = play.do(Condense("hydrogen"))
    assert of_kind(events, "frozen") == [{"seat": 0, "space": "hydrogen", "level": 5, "amount": 50}]
    assert (play.s.liquids, play.s.solids) == (47, 19)
    play.do(Condense("helium"))
    assert play.refused(Condense("helium")) == ("already_solid", "5.3", {"space": "helium"})


@pytest.mark.rule("5.4")
def test_the_example_of_the_booklet():
    """Four liquids on Fluorine, three on Chlorine: then Iodine must have three as well."""
    play = owner_of(YELLOW, 3, 3, 3)
    play.do(Condense("fluorine"))
    assert play.refused(Condense("fluorine")) == (
        "uneven_up", "5.4", {"space": "fluorine", "level": 4, "first": "chlorine"},
    )  # fmt: skip
    play = owner_of(YELLOW, 3, 3, 2)
    told = {"space": "chlorine", "level": 3, "first": "iodine"}
    assert play.refused(Condense("chlorine")) == ("uneven_up", "5.4", told)


@pytest.mark.rule("5.4")
def test_evenly_on_the_way_back_too():
    play = owner_of(YELLOW, 3, 2, 2)
    told = {"space": "iodine", "level": 2, "first": "fluorine"}
    assert play.refused(Evaporate("iodine")) == ("uneven_down", "5.4", told)
    play.do(Evaporate("fluorine"), Evaporate("iodine"))
    assert [play.level(space) for space in YELLOW] == [2, 2, 1]


@pytest.mark.rule("5.5")
def test_evaporating_pays_half():
    play = owner_of(PURPLE, 5, 5)
    play.do(Evaporate("helium"))
    assert play.cash(0) == 1525
    assert (play.level("helium"), play.s.liquids, play.s.solids) == (4, 47, 19)
    play = owner_of(PURPLE, 1, 0)
    play.do(Evaporate("hydrogen"))
    assert play.refused(Evaporate("hydrogen")) == ("is_gas", "5.5", {"space": "hydrogen"})


@pytest.mark.rule("5.6")
def test_shortage():
    """Resolution R10: first come, first served."""
    play = owner_of(PURPLE, 0, 0)
    play.s.liquids = 1
    play.do(Condense("hydrogen"))
    assert play.refused(Condense("helium")) == ("no_liquids", "5.6", {"space": "helium"})
    play.do(Evaporate("hydrogen"), Condense("helium"))
    play = owner_of(PURPLE, 4, 4)
    play.s.solids = 0
    assert play.refused(Condense("helium")) == ("no_solids", "5.6", {"space": "helium"})


@pytest.mark.rule("5.6")
def test_somebody_elses_evaporating_makes_pieces_free():
    play = owner_of(PURPLE, 1, 1)
    play.owns(1, *YELLOW)
    play.s.liquids = 0
    play.do(Evaporate("helium"))
    play.throw(4, 6)
    play.do(End())
    play.do(Condense("iodine"), seat=1)
    assert play.s.liquids == 0


@pytest.mark.rule("5.7")
def test_a_set_is_sold_down_when_the_liquids_are_not_there():
    """Resolution R11."""
    play = owner_of(YELLOW, 5, 5, 4)
    play.s.liquids = 1
    told = {"space": "fluorine", "needed": 4, "left": 1}
    assert play.refused(Evaporate("fluorine")) == ("no_liquids_below", "5.7", told)
    # four on iodine and one in the Lab: five liquids can lie on the set afterwards
    ways = [a for a in play.legal() if isinstance(a, SellDown)]
    assert [a.levels for a in ways] == [(2, 2, 1), (2, 1, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0), (0, 0, 0)]
    bad = {"family": "yellow", "left": 1}
    assert play.refused(SellDown("yellow", (2, 2, 2))) == ("bad_levels", "5.7", bad)
    assert play.refused(SellDown("yellow", (3, 1, 1))) == ("bad_levels", "5.7", bad)
    assert play.refused(SellDown("yellow", (1, 1))) == ("bad_levels", "5.7", bad)
    assert play.refused(SellDown("green", (1, 1, 1))) == ("not_your_set", "5.7", {"family": "green"})
    play.do(SellDown("yellow", (1, 2, 2)))  # any even state, not only those listed
    assert [play.level(space) for space in YELLOW] == [1, 2, 2]
    assert play.cash(0) == 1500 + 9 * 75
    assert (play.s.liquids, play.s.solids) == (0, 20)


@pytest.mark.rule("5.7")
def test_with_liquids_enough_there_is_nothing_to_sell_down():
    play = owner_of(YELLOW, 5, 5, 5)
    assert play.refused(SellDown("yellow", (0, 0, 0))) == ("not_blocked", "5.7", {"family": "yellow"})


@pytest.mark.rule("5.7")
def test_one_solid_among_many_stays_if_only_the_others_go():
    play = owner_of(PURPLE, 5, 4)
    play.s.liquids = 3
    ways = [a.levels for a in play.legal() if isinstance(a, SellDown)]
    assert ways[0] == (4, 3)  # 4 + 3 of the 4 + 3 there are
    assert (4, 4) not in ways


@pytest.mark.rule("5.8")
@pytest.mark.parametrize("space", ["carbon", "silicon", "bunsen-burner"])
def test_what_never_condenses(space):
    play = Play(2)
    play.owns(0, "carbon", "silicon", "test-tube-rack", "bunsen-burner", "erlenmeyer-flask", "electronic-balance")
    assert play.refused(Condense(space)) == ("never_condenses", "5.8", {"space": space})
