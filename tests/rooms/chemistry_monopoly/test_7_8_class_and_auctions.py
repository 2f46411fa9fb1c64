"""Chapters 7 and 8: Biology Class and auctions."""

from __future__ import annotations

import pytest

from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    Condense,
    Decline,
    Drop,
    End,
    Evaporate,
    GiveUp,
    Offer,
    PayFine,
    PayInterest,
    Throw,
    Thrown,
    Transfer,
    UseFree,
)

from .dsl import PURPLE, Play, kinds, of_kind


@pytest.mark.rule("7.1")
def test_three_ways_in():
    play = Play(2)
    play.s.pos[0] = play.number("go-to-biology-class") - 4
    play.throw(2, 2)  # doubles give no further roll then: resolution R25
    assert (play.s.inside[0], play.asked) == (1, (1, "turn"))
    play.s.pos[1] = play.number("lab-day-3") - 3
    play.do(Throw())
    play.s.pos[1] -= 3
    play.s.doubles = 0
    play.chance(Thrown((3, 3)))
    play.draw("wrong-classroom")  # resolution R16: the pending roll is gone
    assert (play.s.inside[1], play.asked) == (1, (0, "turn"))
    assert play.s.cash == [1500, 1500]
    third = Play(2)
    for _ in range(2):
        third.throw(5, 5)
    third.throw(1, 1)
    assert (third.s.inside[0], third.where(0)) == (1, "biology-class")


@pytest.mark.rule("7.2")
def test_inside_one_goes_on_with_business():
    play = Play(2)
    play.inside(0)
    play.owns(0, *PURPLE, "gold", "iron")
    play.do(Condense("hydrogen"), Evaporate("hydrogen"), Transfer("gold"))
    play.do(Offer(1, ("iron",), (), 0, 300))
    play.do(Accept(), seat=1)
    play.throw(1, 2)
    play.end()
    before = play.cash(0)
    play.s.pos[1] = play.number("helium") - 3
    play.throw(1, 2)
    assert play.cash(0) == before + 8


@pytest.mark.rule("7.3")
def test_paying_before_the_roll():
    """Resolutions R6 and R17."""
    play = Play(2)
    play.inside(0, 2)
    play.do(PayFine())
    assert play.cash(0) == 1450
    assert play.s.inside[0] == 0
    assert play.legal()[0] == Throw()
    assert End() not in play.legal()
    play.throw(5, 5)
    assert play.public.doubles == 1
    assert play.legal()[:2] == [Throw(), End()]


@pytest.mark.rule("7.3")
def test_a_free_card_before_the_roll():
    play = Play(2)
    play.inside(0)
    play.holds_free(0)
    assert UseFree("free-lab") in play.legal()
    play.do(UseFree("free-lab"))
    assert (play.cash(0), play.s.inside[0]) == (1500, 0)
    play.throw(4, 6)
    assert play.where(0) == "extra-credit"


@pytest.mark.rule("7.3")
def test_not_outside_and_not_after_rolling():
    play = Play(2)
    assert play.refused(PayFine()) == ("not_inside", "7.3", {})
    play.inside(0)
    play.throw(1, 2)
    assert play.refused(PayFine()) == ("leave_before_rolling", "7.3", {})
    play.end()
    play.pass_turn()
    play.has(0, 49)
    assert play.refused(PayFine()) == ("cannot_afford", "2.4", {"amount": 50, "cash": 49, "missing": 1})


@pytest.mark.rule("7.4")
def test_doubles_let_out_without_a_further_roll():
    play = Play(2)
    play.inside(0)
    events = play.throw(5, 5)
    assert "freed_by_doubles" in kinds(events)
    assert (play.where(0), play.s.inside[0], play.cash(0)) == ("extra-credit", 0, 1500)
    assert play.legal()[0] == End()
    assert Throw() not in play.legal()


@pytest.mark.rule("7.4")
def test_no_doubles_stays_inside():
    play = Play(2)
    play.inside(0)
    for turn in (2, 3):
        play.throw(1, 2)
        assert (play.where(0), play.s.inside[0]) == ("biology-class", turn)
        play.end()
        play.pass_turn()


@pytest.mark.rule("7.5")
def test_the_third_turn_pays_and_rolls_again():
    """Resolution R5: that roll is a normal one, doubles and all."""
    play = Play(2)
    play.inside(0, 3)
    events = play.throw(1, 2)
    assert of_kind(events, "leaves_class") == [{"seat": 0, "amount": 50}]
    assert (play.cash(0), play.s.inside[0], play.where(0)) == (1450, 0, "biology-class")
    assert play.refused(End()) == ("roll_first", "2.3", {})
    play.throw(5, 5)
    assert play.where(0) == "extra-credit"
    assert play.legal()[:2] == [Throw(), End()]


@pytest.mark.rule("7.5")
@pytest.mark.parametrize("card", [True, False])
def test_the_third_turn_with_a_free_card_in_hand(card):
    play = Play(2)
    play.inside(0, 3)
    play.holds_free(0)
    play.throw(1, 2)
    assert play.asked == (0, "leave")
    assert play.legal() == [PayFine(), UseFree("free-lab")]
    assert play.refused(UseFree("free-test")) == ("no_free_card", "3.6", {"card": "free-test"})
    play.do(UseFree("free-lab") if card else PayFine())
    assert play.cash(0) == (1500 if card else 1450)
    play.throw(4, 6)
    assert play.where(0) == "extra-credit"


@pytest.mark.rule("7.5")
def test_who_cannot_raise_the_fine_is_bankrupt_to_the_lab():
    play = Play(3)
    play.inside(0, 3)
    play.has(0, 49)
    events = play.throw(1, 2)
    assert of_kind(events, "bankrupt") == [{"seat": 0}]
    assert play.asked == (1, "turn")


# ---- auctions ------------------------------------------------------------------------------------------------------


def at_auction(seats=3, space="iron", **options):
    play = Play(seats, auction=True, **options)
    play.s.pos[0] = play.number(space) - 3
    play.throw(1, 2)
    play.do(Decline())
    return play


@pytest.mark.rule("8.1")
def test_declined_cards_are_auctioned_with_the_option():
    play = at_auction()
    assert play.asked == (1, "auction")
    assert (play.public.auction.space, play.public.auction.price, play.public.auction.leader) == ("iron", 0, None)


@pytest.mark.rule("8.2")
def test_bids_go_round_from_the_left_and_dropping_is_for_good():
    """Resolution R21."""
    play = at_auction()
    assert play.public.auction.bidders == [1, 2, 0]
    play.do(Bid(10), seat=1)
    assert play.refused(Bid(10)) == ("bid_too_low", "8.2", {"amount": 10, "price": 10})
    play.do(Bid(11), seat=2)
    play.do(Drop(), seat=0)
    play.do(Bid(500), seat=1)
    play.do(Drop(), seat=2)
    assert play.owner("iron") == 1
    assert play.cash(1) == 1000
    assert play.asked == (0, "turn")


@pytest.mark.rule("8.3")
def test_a_bid_is_covered_by_money_in_hand():
    play = at_auction()
    told = {"amount": 1501, "cash": 1500, "interest": 0}
    assert play.refused(Bid(1501)) == ("bid_not_covered", "8.3", told)
    play.has(2, 10)
    events = play.do(Bid(10), seat=1)
    assert of_kind(events, "dropped") == [{"seat": 2, "space": "iron"}]
    assert play.asked == (0, "auction")


@pytest.mark.rule("8.3")
def test_the_listed_bids():
    play = at_auction()
    play.has(1, 60)
    assert play.legal() == [Drop(), Bid(1), Bid(10), Bid(50)]


@pytest.mark.rule("8.4")
def test_the_last_one_in_may_still_drop():
    play = at_auction()
    play.do(Drop(), Drop())
    assert play.asked == (0, "auction")
    play.do(Bid(1))
    assert (play.owner("iron"), play.cash(0)) == (0, 1499)
    play = at_auction()
    events = play.do(Drop(), Drop(), Drop())
    assert of_kind(events, "unsold") == [{"space": "iron"}]
    assert play.owner("iron") == -1
    play.end()
    play.s.pos[1] = play.number("iron") - 3
    play.throw(1, 2)
    play.do(Buy())
    assert play.cash(1) == 1280


@pytest.mark.rule("8.4")
def test_a_transferred_card_costs_its_ten_percent_on_top():
    """Resolution R7: cards of a player bankrupt to the Lab come up transferred; the lowest bid is 1."""
    play = Play(3)
    play.owns(0, "iron", "gold")
    play.transferred("iron", "gold")
    play.has(0, 10)
    play.s.pos[0] = play.number("glassware-fee") - 3
    play.throw(1, 2)
    play.do(GiveUp(), seat=0)
    assert play.public.auction.space == "iron"
    assert play.public.auction.away
    play.has(1, 100)
    told = {"amount": 90, "cash": 100, "interest": 11}
    assert play.refused(Bid(90)) == ("bid_not_covered", "8.3", told)
    play.do(Bid(1), seat=1)
    play.do(Drop(), seat=2)
    play.do(PayInterest(), seat=1)
    assert play.cash(1) == 100 - 1 - 11
    play.do(Drop(), Drop())  # gold
    assert (play.owner("gold"), play.away("gold")) == (-1, False)
    assert play.asked == (1, "turn")
