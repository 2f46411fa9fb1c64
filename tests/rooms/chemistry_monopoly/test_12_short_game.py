"""Chapter 12: the short game."""

from __future__ import annotations

import pytest

from labtop.rooms.chemistry_monopoly.actions import Condense, Dealt, Evaporate, GiveUp, SellDown, Thrown

from .dsl import PURPLE, Play, visit


@pytest.mark.rule("12.1")
def test_two_cards_are_dealt_and_paid():
    """Resolution R13."""
    play = Play(2, short_game=True)
    for card in ("gold", "hydrogen", "platinum", "carbon"):
        play.chance(Dealt(card))
        assert play.game.waits_for_chance
    assert (play.s.cards[0], play.s.cards[1]) == ([39, 37], [1, 12])
    assert (play.cash(0), play.cash(1)) == (750, 1290)
    play.begin()
    assert play.asked == (0, "turn")


@pytest.mark.rule("12.1")
def test_the_view_tells_whom_a_card_or_an_opening_throw_is_for():
    play = Play(2, short_game=True)
    for seat, card in ((0, "gold"), (1, "hydrogen"), (0, "platinum"), (1, "carbon")):
        assert play.game.view(None).public.awaited == seat
        play.chance(Dealt(card))
    for seat, dice in ((0, (1, 2)), (1, (2, 1)), (0, (1, 1)), (1, (3, 4))):  # the tie is rolled again
        assert play.game.view(None).public.awaited == seat
        play.chance(Thrown(dice))
    assert play.game.view(None).public.awaited is None


@pytest.mark.rule("12.1")
def test_a_card_is_dealt_once():
    play = Play(2, short_game=True)
    play.chance(Dealt("gold"))
    assert play.refused(Dealt("gold")) == ("not_in_the_pack", "12.1", {"space": "gold"})
    assert play.refused(Dealt("go")) == ("not_in_the_pack", "12.1", {"space": "go"})


def short(seats=3, **options):
    play = Play(seats, short_game=True, **options)
    for card in ("iron", "nickel", "copper", "oxygen", "sulfur", "nitrogen", "lithium", "sodium")[: 2 * seats]:
        play.chance(Dealt(card))
    play.begin()
    for seat in range(seats):
        play.has(seat, 1500)
    return play


@pytest.mark.rule("12.2")
def test_a_solid_needs_three_liquids():
    play = short()
    play.owns(0, *PURPLE)
    play.levels(PURPLE, 3, 3)
    before = play.s.liquids
    play.do(Condense("helium"))
    assert (play.level("helium"), play.s.solids, play.s.liquids) == (4, 19, before + 3)
    assert play.public.cards[1].solid
    assert play.refused(Condense("helium")) == ("already_solid", "5.3", {"space": "helium"})
    assert play.s.board.rents[play.number("helium")] == [4, 20, 60, 180, 450]
    play.do(Evaporate("helium"))
    assert (play.level("helium"), play.s.liquids) == (3, before)


@pytest.mark.rule("12.2")
def test_selling_down_in_the_short_game():
    play = short()
    play.owns(0, *PURPLE)
    play.levels(PURPLE, 4, 4)
    play.s.liquids = 2
    assert SellDown("purple", (1, 1)) in play.legal()
    play.do(SellDown("purple", (0, 0)))
    assert play.cash(0) == 1500 + 8 * 25


@pytest.mark.rule("12.3")
def test_at_the_second_bankruptcy_everything_passes_as_it_stands():
    play = short(4)
    play.owns(3, "gold")
    for seat in (0, 1):
        play.transferred(*(play.s.board.ids[space] for space in play.s.cards[seat]))
        play.has(seat, 0)
    visit(play, "gold")
    play.do(GiveUp(), seat=0)
    while play.asked[1] == "receive":
        play.do(play.legal()[0], seat=3)
    assert not play.game.over
    play.owns(1, *PURPLE)
    play.levels(PURPLE, 4, 3)
    play.owns(3, "platinum")
    play.levels(("platinum", "gold"), 4, 4)
    visit(play, "gold")
    cash = play.cash(3)
    play.do(GiveUp(), seat=1)
    assert play.outcome.reason == "second_bankruptcy"
    assert [play.owner(x) for x in ("nickel", *PURPLE)] == [3, 3, 3]
    assert [play.level(x) for x in PURPLE] == [4, 3]
    assert play.away("nickel")
    assert play.cash(3) == cash
    assert play.outcome.places[:2] == [4, 3]


@pytest.mark.rule("12.3")
def test_the_second_bankruptcy_to_the_lab_is_not_auctioned():
    play = short(4)
    play.s.left.append(0)
    play.s.alive[0] = False
    play.s.turn = 1
    play.s.stack[-1].waiting[0] = 1
    play.transferred("nickel", "nitrogen")
    play.has(1, 0)
    visit(play, "glassware-fee")
    play.do(GiveUp(), seat=1)
    assert play.outcome.reason == "second_bankruptcy"
    assert (play.owner("nickel"), play.away("nickel")) == (-1, False)


@pytest.mark.rule("12.3")
def test_two_players_end_at_the_first_bankruptcy():
    """Resolution R14."""
    play = short(2)
    play.owns(1, "gold")
    play.s.cards[0].clear()
    play.s.owner = [owner or -1 for owner in play.s.owner]
    play.s.derive()
    play.has(0, 0)
    visit(play, "gold")
    assert play.outcome.reason == "last_one"
