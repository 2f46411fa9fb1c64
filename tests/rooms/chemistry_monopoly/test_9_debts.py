"""Chapter 9: debts and bankruptcy."""

from __future__ import annotations

import pytest

from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    BuyBack,
    Condense,
    Drop,
    Evaporate,
    GiveUp,
    Offer,
    PayInterest,
    PayTax,
    Refuse,
    Transfer,
)

from .dsl import PURPLE, Play, kinds, of_kind


def owes(play, space="gold", seat=0):
    """The seat in turn comes to a space it cannot pay for."""
    play.s.pos[seat] = play.number(space) - 3
    return play.throw(1, 2)


def debtor(cash=10, seats=3):
    """Seat 0 owes seat 1 @50 on Gold and has Iron and a condensed purple set."""
    play = Play(seats)
    play.owns(1, "gold")
    play.owns(0, "iron", *PURPLE)
    play.levels(PURPLE, 1, 1)
    play.has(0, cash)
    return play


@pytest.mark.rule("9.1")
def test_raising_money_pays_as_soon_as_it_covers_the_debt():
    play = debtor()
    owes(play)
    assert play.asked == (0, "debt")
    debt = play.public.debt
    assert (debt.seat, debt.amount, debt.creditor, debt.reach) == (0, 50, 1, 10 + 110 + 50 + 60)
    play.do(Evaporate("helium"))
    assert play.asked == (0, "debt")
    events = play.do(Evaporate("hydrogen"))
    assert of_kind(events, "paid_player") == [{"seat": 0, "amount": 50, "to": 1}]
    assert (play.cash(0), play.cash(1)) == (10, 1550)
    assert play.asked == (0, "turn")


@pytest.mark.rule("9.1")
def test_trading_raises_money_too_also_in_another_players_turn():
    play = debtor()
    play.owns(2, "copper")
    play.pass_turn()  # seat 0
    play.draws("study-group")  # seat 1 collects @50 from everybody
    assert play.asked == (0, "debt")
    play.do(Offer(2, ("iron",), (), 0, 60))
    play.do(Accept(), seat=2)
    assert (play.cash(0), play.owner("iron")) == (20, 2)
    assert play.asked == (1, "turn")


@pytest.mark.rule("9.1")
def test_five_offers_for_a_debt():
    play = debtor()
    owes(play)
    for _ in range(5):
        play.do(Offer(2, ("iron",), (), 0, 60), Refuse())
    assert play.refused(Offer(2, ("iron",), (), 0, 1)) == ("offers_used_up", "6.4", {"most": 5})
    play.do(Transfer("iron"))
    play.do(Offer(2, ("iron",), (), 0, 1))  # the turn's own five are still there


@pytest.mark.rule("9.2")
def test_only_what_raises_money():
    """Resolution R24."""
    play = debtor()
    play.owns(0, "copper")
    play.transferred("copper")
    owes(play)
    told = {"amount": 50, "missing": 40}
    assert play.refused(Condense("helium")) == ("debt_first", "9.2", told)
    assert play.refused(BuyBack("copper")) == ("debt_first", "9.2", told)
    assert {type(a) for a in play.legal()} == {Evaporate, Transfer, Offer}


@pytest.mark.rule("9.3")
def test_who_can_pay_must():
    play = debtor()
    owes(play)
    assert play.refused(GiveUp()) == ("can_still_pay", "9.3", {"amount": 50, "reach": 230})


@pytest.mark.rule("9.3")
def test_who_cannot_may_still_trade_or_give_up():
    play = Play(3)
    play.owns(1, "platinum", "gold")
    play.levels(("platinum", "gold"), 1, 1)
    play.owns(0, "iron")
    play.transferred("iron")
    play.has(0, 10)
    owes(play)  # 200
    assert play.asked == (0, "debt")
    assert play.legal()[0] == GiveUp()
    play.do(Offer(2, ("iron",), (), 0, 190))
    play.do(Accept(), PayInterest())
    assert play.s.alive[0]
    assert (play.cash(0), play.cash(1)) == (0, 1700)


@pytest.mark.rule("9.3")
def test_who_has_nothing_is_bankrupt_without_being_asked():
    play = Play(3)
    play.owns(1, "gold")
    play.has(0, 49)
    events = owes(play)
    assert of_kind(events, "bankrupt") == [{"seat": 0, "to": 1}]
    assert play.cash(1) == 1549
    assert play.asked == (1, "turn")


@pytest.mark.rule("9.4")
def test_bankrupt_to_a_player():
    play = Play(3)
    play.owns(1, "platinum", "gold")
    play.levels(("platinum", "gold"), 5, 5)
    play.owns(0, *PURPLE, "iron", "copper")
    play.levels(PURPLE, 2, 1)
    play.transferred("copper")
    play.holds_free(0)
    play.has(0, 100)
    owes(play)  # 2000
    events = play.do(GiveUp())
    assert of_kind(events, "bankrupt") == [{"seat": 0, "to": 1}]
    assert play.cash(1) == 1500 + 100 + 75  # three liquids at half of 50
    assert [play.owner(x) for x in ("hydrogen", "helium", "iron", "copper")] == [1, 1, 1, 1]
    assert [play.level(x) for x in PURPLE] == [0, 0]
    assert play.s.frees[1] == [play.s.board.card_numbers["free-lab"]]
    assert play.asked == (1, "receive")
    play.do(BuyBack("copper"), seat=1)
    assert play.cash(1) == 1675 - 132
    assert play.asked == (1, "turn")


@pytest.mark.rule("9.4")
def test_an_heir_who_cannot_pay_passes_the_card_on():
    play = Play(3)
    play.owns(1, "gold")
    play.owns(0, "iron", "copper")
    play.transferred("iron", "copper")
    play.has(0, 0)
    play.has(1, 11)
    owes(play)
    play.do(GiveUp())
    assert play.public.receipt == "iron"
    play.do(PayInterest(), seat=1)  # the last 11
    assert (play.cash(1), play.owner("iron"), play.owner("copper")) == (0, 1, -1)
    assert play.asked == (2, "auction")
    assert (play.public.auction.space, play.public.auction.away) == ("copper", True)
    play.do(Bid(1))
    play.do(PayInterest(), seat=2)
    assert play.owner("copper") == 2
    assert play.asked == (1, "turn")


@pytest.mark.rule("9.5")
def test_bankrupt_to_the_lab():
    play = Play(3)
    play.owns(0, *PURPLE, "iron")
    play.levels(PURPLE, 1, 0)
    play.transferred("iron")
    play.holds_free(0)
    play.has(0, 1)
    play.s.pos[0] = play.number("avogadros-tax") - 3
    play.throw(1, 2)
    play.do(PayTax("flat"))
    play.do(GiveUp())
    assert play.cash(0) == 0
    assert play.s.order[0] == [play.s.board.card_numbers["free-lab"]]
    assert (play.s.liquids, play.s.solids) == (51, 20)
    seen = []
    while play.asked[1] == "auction":
        lot = play.public.auction
        seen.append((lot.space, lot.away))
        play.do(Bid(5), seat=1)
        play.do(Drop(), seat=2)
        play.do(PayInterest(), seat=1)
    assert seen == [("hydrogen", True), ("helium", True), ("iron", True)]
    assert play.cash(1) == 1500 - 15 - 3 - 3 - 11
    assert all(play.away(x) for x in (*PURPLE, "iron"))
    assert play.asked == (1, "turn")


@pytest.mark.rule("9.6")
def test_debts_to_everybody_are_paid_one_by_one():
    """Resolution R12: the first that cannot be paid decides who inherits."""
    play = Play(4)
    play.has(0, 70)
    play.owns(0, "hydrogen")
    events = play.draws("captains-treat")
    assert of_kind(events, "paid_player") == [{"seat": 0, "amount": 50, "to": 1}]
    assert (play.public.debt.creditor, play.public.debt.amount) == (2, 50)
    play.do(Transfer("hydrogen"))  # 20 + 30: pays seat 2, and has nothing for seat 3
    assert (play.cash(2), play.cash(3)) == (1550, 1500)
    assert play.asked == (0, "debt")
    play.do(GiveUp())
    assert play.owner("hydrogen") == 3
    play.do(PayInterest(), seat=3)
    assert play.asked == (1, "turn")


@pytest.mark.rule("9.6")
def test_debts_of_everybody_wait_for_each_other():
    play = Play(4)
    play.owns(1, "iron")
    play.owns(2, "copper")
    for seat in (1, 2):
        play.has(seat, 5)
    play.draws("study-group")
    assert play.asked == (1, "debt")
    assert play.cash(3) == 1500  # waits behind the others
    play.do(Transfer("iron"), seat=1)
    play.do(Transfer("copper"), seat=2)
    assert [play.cash(seat) for seat in range(4)] == [1650, 65, 75, 1450]
    assert play.asked == (0, "turn")


@pytest.mark.rule("9.6")
def test_a_bankruptcy_in_the_middle_of_a_round_of_debts():
    play = Play(4)
    play.has(1, 5)
    play.has(2, 5)
    events = play.draws("study-group")
    assert of_kind(events, "bankrupt") == [{"seat": 1, "to": 0}, {"seat": 2, "to": 0}]
    assert play.cash(0) == 1500 + 5 + 5 + 50
    assert play.asked == (0, "turn")


@pytest.mark.rule("9.7")
def test_the_bankrupt_are_skipped():
    play = Play(3)
    play.owns(2, "gold")
    play.has(0, 0)
    owes(play)
    assert play.asked == (1, "turn")
    play.pass_turn()
    play.pass_turn()
    assert play.asked == (1, "turn")
    assert play.public.players[0].out
    assert "turn" in kinds(play.game.events)
