"""Chapter 6: trading and transferring."""

from __future__ import annotations

import pytest

from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    BuyBack,
    Counter,
    Decline,
    Offer,
    PayInterest,
    Refuse,
    Transfer,
)

from .dsl import PURPLE, Play, of_kind


def two_owners(**options):
    play = Play(3, **options)
    play.owns(0, *PURPLE, "gold", "carbon")
    play.owns(1, "iron", "bunsen-burner")
    play.holds_free(1)
    return play


@pytest.mark.rule("6.1")
def test_any_mix_of_cards_cash_and_free_cards():
    play = two_owners()
    play.offer(1, give=("gold", "carbon"), want=("iron", "bunsen-burner", "free-lab"), ask=40)
    events = play.do(Accept(), seat=1)
    assert [play.owner(x) for x in ("gold", "carbon", "iron", "bunsen-burner")] == [1, 1, 0, 0]
    assert (play.cash(0), play.cash(1)) == (1540, 1460)
    assert play.public.players[0].frees == ["free-lab"]
    assert len(of_kind(events, "traded")) == 1


@pytest.mark.rule("6.1")
def test_what_cannot_be_traded():
    """Resolution R1: the whole set must be gas."""
    play = two_owners()
    play.levels(PURPLE, 1, 0)
    told = {"space": "helium", "family": "purple"}
    assert play.refused(Offer(1, ("helium",), (), 0, 50)) == ("set_not_gas", "6.1", told)
    assert play.refused(Offer(1, ("iron",), ("gold",))) == ("not_yours_to_give", "6.1", {"space": "iron"})
    assert play.refused(Offer(1, ("gold",), ("helium",))) == ("not_theirs_to_give", "6.1", {"space": "helium"})
    assert play.refused(Offer(1, ("free-lab",), ("iron",))) == ("free_card_not_held", "6.1", {"card": "free-lab"})
    assert play.refused(Offer(1, ("gold",), ("free-test",))) == ("free_card_not_theirs", "6.1", {"card": "free-test"})
    assert play.refused(Offer(1, ("gold", "gold"), ("iron",))) == ("named_twice", "6.1", {})
    assert play.refused(Offer(1, ("go",), ("iron",))) == ("no_such_card", "1.2", {"space": "go"})


@pytest.mark.rule("6.2")
def test_offers_go_to_one_other_player_still_in():
    """Resolution R22."""
    play = two_owners()
    play.s.alive[2] = False
    assert play.refused(Offer(0, ("gold",), (), 0, 5)) == ("no_partner", "6.2", {})
    assert play.refused(Offer(2, ("gold",), (), 0, 5)) == ("no_partner", "6.2", {})
    assert play.refused(Offer(5, ("gold",), (), 0, 5)) == ("no_partner", "6.2", {})
    play.offer(1, give=("gold",), ask=500)
    assert play.asked == (1, "offer")
    trade = play.public.trade
    assert (trade.seat, trade.to, trade.give, trade.ask, trade.counter) == (0, 1, ["gold"], 500, False)
    assert play.game.view(2).public.trade == trade


@pytest.mark.rule("6.2")
def test_a_view_tells_what_a_trade_would_change():
    play = Play(2)
    play.owns(0, "hydrogen", "platinum", "gold")
    play.owns(1, "helium", "iron")
    play.transferred("helium")
    play.offer(1, give=("gold",), want=("helium",), pay=7)
    mine, theirs = play.public.trade.sides
    assert (mine.seat, mine.gains, mine.loses, mine.interest, mine.value) == (0, ["purple"], ["dark-blue"], 3, 60)
    assert (theirs.seat, theirs.gains, theirs.loses, theirs.interest, theirs.value) == (1, [], [], 0, 407)


@pytest.mark.rule("6.2")
def test_out_of_turn_nobody_is_asked_for_offers():
    play = two_owners()
    assert [ask.seat for ask in play.game.asks()] == [0]
    play.at(0, "go")
    play.throw(2, 4)
    play.offer(1, give=("gold",), ask=5)  # while a card is waiting to be bought
    play.do(Refuse())
    assert play.asked == (0, "buy")
    play.do(Decline())


@pytest.mark.rule("6.3")
def test_refusing_ends_it():
    play = two_owners()
    play.offer(1, give=("gold",), ask=500)
    events = play.do(Refuse(), seat=1)
    assert of_kind(events, "refused") == [{"seat": 1, "to": 0}]
    assert play.asked == (0, "turn")
    assert play.owner("gold") == 0


@pytest.mark.rule("6.3")
def test_a_reason_must_hold_on_the_board():
    """Gold is worth @400 and makes no set here; @500 is asked for it."""
    play = two_owners()
    play.offer(1, give=("gold",), ask=500)
    for why in ("yours", "both", "broken", "purse"):
        assert play.refused(Refuse(why)) == ("reason_untrue", "6.3", {})
    (told,) = of_kind(play.do(Refuse("printed", 100), seat=1), "refused")
    assert told == {"seat": 1, "to": 0, "why": "printed", "offered": 400, "asked": 500, "more": 100}
    assert play.public.denial.reason.asked == 500


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("taken", [True, False])
def test_one_counter_offer(taken):
    play = two_owners()
    play.offer(1, give=("gold",), ask=500)
    play.do(Counter(("iron",), ("gold",), 30), seat=1)
    assert play.asked == (0, "counter")
    assert play.public.trade.counter
    assert play.refused(Counter((), ("iron",), 1)) == ("one_counter", "6.3", {})
    play.do(Accept() if taken else Refuse(), seat=0)
    assert play.asked == (0, "turn")
    assert (play.owner("gold"), play.owner("iron")) == ((1, 0) if taken else (0, 1))
    assert play.cash(0) == (1530 if taken else 1500)


@pytest.mark.rule("6.4")
def test_five_offers_a_turn():
    play = two_owners()
    for _ in range(5):
        play.offer(1, give=("gold",), ask=500)
        play.do(Refuse())
    assert play.refused(Offer(1, ("gold",), (), 0, 1)) == ("offers_used_up", "6.4", {"most": 5})
    play.pass_turn()
    play.offer(0, give=("iron",), ask=5)


@pytest.mark.rule("6.5")
def test_two_sides_and_nothing_one_does_not_have():
    play = two_owners()
    assert play.refused(Offer(1, ("gold",))) == ("one_sided", "6.5", {"missing": "theirs"})
    assert play.refused(Offer(1, (), ("iron",))) == ("one_sided", "6.5", {"missing": "yours"})
    assert play.refused(Offer(1)) == ("one_sided", "6.5", {"missing": "both"})
    assert play.refused(Offer(1, ("gold",), (), 5, 6)) == ("cash_both_ways", "6.5", {"pay": 5, "ask": 6})
    told = {"amount": 1501, "cash": 1500}
    assert play.refused(Offer(1, (), ("iron",), 1501)) == ("cannot_pay_that", "6.5", told)
    assert play.refused(Offer(1, ("gold",), (), 0, 1501)) == ("they_cannot_pay_that", "6.5", told)


@pytest.mark.rule("6.6")
def test_transferring():
    """Resolution R9: half the printed price."""
    play = two_owners()
    play.do(Transfer("gold"))
    assert play.cash(0) == 1700
    assert play.away("gold")
    assert play.owner("gold") == 0
    assert play.refused(Transfer("gold")) == ("already_transferred", "6.6", {"space": "gold"})
    play.levels(PURPLE, 1, 0)
    told = {"space": "helium", "family": "purple"}
    assert play.refused(Transfer("helium")) == ("set_condensed", "6.6", told)
    assert play.refused(Transfer("iron")) == ("not_your_card", "2.4", {"space": "iron"})


@pytest.mark.rule("6.7")
@pytest.mark.parametrize(("space", "price"), [("gold", 220), ("carbon", 83), ("hydrogen", 33)])
def test_buying_back_costs_ten_percent_more(space, price):
    """Resolutions R8 and R27: 75 + 7.5 is 83."""
    play = two_owners()
    play.transferred(space)
    play.do(BuyBack(space))
    assert play.cash(0) == 1500 - price
    assert not play.away(space)
    assert play.refused(BuyBack(space)) == ("not_transferred", "6.7", {"space": space})


@pytest.mark.rule("6.8")
@pytest.mark.parametrize(("back", "cost"), [(True, 220), (False, 20)])
def test_receiving_a_transferred_card(back, cost):
    play = two_owners()
    play.transferred("gold")
    play.offer(1, give=("gold",), ask=100)
    play.do(Accept())
    assert play.asked == (1, "receive")
    assert play.public.receipt == "gold"
    assert play.refused(BuyBack("iron")) == ("another_card_first", "6.8", {"space": "gold"})
    menu = play.game.room.rules.menu(play.s, play.s.stack[-1], 1)
    assert (menu.receipt.back if back else menu.receipt.interest) == cost  # each button says what it takes
    play.do(BuyBack("gold") if back else PayInterest(), seat=1)
    assert play.cash(1) == 1500 - 100 - cost
    assert play.away("gold") is not back
    assert play.asked == (0, "turn")


@pytest.mark.rule("6.8")
def test_leaving_it_costs_the_full_price_later():
    play = two_owners()
    play.transferred("gold")
    play.offer(1, give=("gold",), ask=100)
    play.do(Accept(), PayInterest())
    play.pass_turn()
    play.do(BuyBack("gold"), seat=1)
    assert play.cash(1) == 1500 - 100 - 20 - 220


@pytest.mark.rule("6.8")
def test_the_player_in_turn_is_asked_first():
    """Resolution R23."""
    play = two_owners()
    play.transferred("gold", "iron")
    play.offer(1, give=("gold",), want=("iron",))
    play.do(Accept())
    play.do(PayInterest(), seat=0)
    play.do(PayInterest(), seat=1)
    assert (play.cash(0), play.cash(1)) == (1489, 1480)


@pytest.mark.rule("6.9")
def test_the_ten_percent_must_be_payable():
    play = two_owners()
    play.transferred("gold")
    play.has(1, 110)
    told = {"interest": 20, "cash": 10}
    assert play.refused(Offer(1, ("gold",), (), 0, 100)) == ("interest_not_payable_by_them", "6.9", told)
    play.offer(1, give=("gold",), ask=90)
    play.do(Accept(), PayInterest())
    assert play.cash(1) == 0
    play = two_owners()
    play.transferred("iron")
    play.has(0, 105)
    told = {"interest": 11, "cash": 5}
    assert play.refused(Offer(1, (), ("iron",), 100)) == ("interest_not_payable", "6.9", told)


@pytest.mark.rule("6.9")
def test_buying_one_card_back_leaves_the_ten_percent_of_the_next():
    play = two_owners()
    play.transferred("gold", "carbon")
    play.has(1, 230)
    play.offer(1, give=("gold", "carbon"), want=("iron",))
    play.do(Accept())
    assert play.public.receipt == "carbon"
    play.do(PayInterest())  # 8
    assert play.cash(1) == 222
    play.do(BuyBack("gold"))
    play = two_owners()
    play.transferred("hydrogen", "carbon")
    play.has(1, 40)
    play.offer(1, give=("hydrogen", "carbon"), want=("iron",))
    play.do(Accept())
    told = {"space": "hydrogen", "amount": 33, "cash": 40}
    assert play.refused(BuyBack("hydrogen")) == ("cannot_buy_back_now", "6.9", told)
    play.do(PayInterest(), PayInterest())
