"""Chapter 11: the optional rules."""

from __future__ import annotations

import pytest

from labtop.engine.core import CHANCE
from labtop.rooms.chemistry_monopoly.actions import (
    Bid,
    Buy,
    BuyBack,
    Condense,
    Count,
    Decline,
    Drop,
    Evaporate,
    PayFine,
    PayTax,
    Thrown,
    Transfer,
)

from .dsl import LIFE, PURPLE, SUPPLIES, YELLOW, Play, of_kind, visit


@pytest.mark.rule("11.1")
def test_double_go_is_for_landing_only():
    play = Play(2, double_go=True)
    visit(play, "go")
    assert play.cash(0) == 1900
    play.end()
    play.at(1, "gold")
    play.throw(1, 2)
    assert play.cash(1) == 1700
    play = Play(2, double_go=True)
    play.draws("fresh-start")
    assert play.cash(0) == 1900


@pytest.mark.rule("11.2")
def test_whoever_declined_may_bid():
    play = Play(2, auction=True)
    visit(play, "iron")
    play.do(Decline())
    play.do(Drop(), seat=1)
    play.do(Bid(3), seat=0)
    assert (play.owner("iron"), play.cash(0)) == (0, 1497)


@pytest.mark.rule("11.3")
def test_taxes_and_fines_go_to_the_pot_and_nothing_else():
    play = Play(2, extra_credit="pot")
    play.owns(1, "gold")
    assert play.public.pot == 0
    visit(play, "glassware-fee")
    play.end()
    visit(play, "avogadros-tax")
    play.do(PayTax("flat"))
    play.end()
    assert play.public.pot == 275
    play.inside(0)
    play.do(PayFine())
    assert play.public.pot == 325
    play.owns(0, *PURPLE)
    play.do(Condense("hydrogen"), Evaporate("hydrogen"), Transfer("helium"), BuyBack("helium"))
    visit(play, "gold")  # rent
    play.end()
    visit(play, "iron")
    play.do(Buy())
    play.end()
    assert play.public.pot == 325
    play.draws("goggles")
    assert play.public.pot == 340
    play.end()
    before = play.cash(1)
    events = visit(play, "extra-credit")
    assert of_kind(events, "won_pot") == [{"seat": 1, "amount": 340}]
    assert (play.cash(1), play.public.pot) == (before + 340, 0)


@pytest.mark.rule("11.3")
def test_a_debt_to_the_pot_is_paid_into_it():
    play = Play(2, extra_credit="pot")
    play.owns(0, "iron")
    play.has(0, 1)
    visit(play, "glassware-fee")
    play.do(Transfer("iron"))
    assert (play.public.pot, play.cash(0)) == (75, 36)


@pytest.mark.rule("11.4")
def test_the_base_is_laid_down_again():
    """Resolution R15."""
    play = Play(2, extra_credit="pot-and-base")
    assert (play.public.pot, play.s.lab) == (50, -50)
    visit(play, "extra-credit")
    assert (play.cash(0), play.public.pot) == (1550, 50)
    assert play.total() == 3000


@pytest.mark.rule("11.5")
def test_count_the_rent_yourself():
    play = Play(2, count_it_yourself=True)
    play.owns(1, *YELLOW)
    assert all(card.rent == 0 for card in play.public.cards)
    visit(play, "iodine")
    assert play.asked == (0, "count")
    menu = play.game.room.rules.menu(play.s, play.s.stack[-1], 0)
    assert (menu.plain, menu.count.why, menu.count.space) == ([], "rent", "iodine")
    told = {"named": 24, "space": "iodine", "rent": 24}
    assert play.refused(Count(24)) == ("count_whole_set", "4.1", told)
    play.do(Count(48))
    assert (play.cash(0), play.cash(1)) == (1452, 1548)


@pytest.mark.rule("11.5")
def test_every_kind_of_rent_is_explained():
    def asked(space, *owned, level=0, dice=(1, 2)):
        play = Play(2, count_it_yourself=True)
        play.owns(1, *owned)
        if level:
            play.levels(owned, *[level] * len(owned))
        visit(play, space, dice)
        return play.refused(Count(0))

    assert asked("iodine", "iodine") == ("count_gas", "4.1", {"named": 0, "space": "iodine"})
    told = {"named": 0, "space": "helium", "level": 2}
    assert asked("helium", *PURPLE, level=2) == ("count_liquids", "4.2", told)
    assert asked("helium", *PURPLE, level=5) == ("count_solid", "4.2", {"named": 0, "space": "helium"})
    told = {"named": 0, "count": 3, "rent": 100, "factor": 1}
    assert asked("bunsen-burner", *SUPPLIES[:3]) == ("count_supply", "4.3", told)
    told = {"named": 0, "count": 2, "factor": 10, "total": 7}
    assert asked("carbon", *LIFE, dice=(3, 4)) == ("count_life", "4.4", told)


@pytest.mark.rule("11.5")
def test_shares_charges_and_card_rents_are_counted_too():
    play = Play(2, count_it_yourself=True)
    play.owns(0, *PURPLE)
    play.levels(PURPLE, 5, 4)
    visit(play, "avogadros-tax")
    play.do(PayTax("percent"))
    told = {"named": 200, "percent": 10, "cash": 1500, "cards": 120, "condensed": 450}
    assert play.refused(Count(200)) == ("count_tax", "3.7", told)
    play.do(Count(207))
    play.end()
    play.pass_turn()
    play.draws("phase-maintenance")
    told = {"named": 0, "liquids": 4, "solids": 1, "liquid": 25, "solid": 100}
    assert play.refused(Count(0)) == ("count_pieces", "13.5", told)
    play.do(Count(200))
    play.end()
    play.owns(0, *LIFE)
    play.draws("life-science")
    play.do(Thrown((5, 4)), seat=CHANCE)
    told = {"named": 36, "factor": 10, "total": 9}
    assert play.refused(Count(36)) == ("count_life_card", "13.3", told)
    play.do(Count(90))


@pytest.mark.rule("11.5")
def test_what_needs_no_counting_is_taken_at_once():
    play = Play(2, count_it_yourself=True)
    visit(play, "glassware-fee")
    assert play.cash(0) == 1425
    assert play.asked == (0, "turn")
    play.end()
    play.draws("phase-maintenance")  # nothing to pay for
    assert play.asked == (1, "turn")
