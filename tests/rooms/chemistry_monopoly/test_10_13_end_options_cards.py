"""Chapters 10 to 13: the end, options, the short game, cards."""

from __future__ import annotations

from decimal import Decimal

import pytest

from labtop.engine import drive
from labtop.engine.core import CHANCE
from labtop.engine.wire import Ask
from labtop.rooms.chemistry_monopoly.actions import (
    Bell,
    Bid,
    Buy,
    BuyBack,
    Condense,
    Count,
    Dealt,
    Decline,
    Drop,
    Evaporate,
    GiveUp,
    PayFine,
    PayTax,
    SellDown,
    Throw,
    Thrown,
    Transfer,
)

from .dsl import LIFE, PURPLE, SUPPLIES, YELLOW, Play, of_kind


def visit(play, space, dice=(1, 2)):
    seat = play.s.turn
    play.s.pos[seat] = (play.number(space) - sum(dice)) % 40
    return play.throw(*dice)


@pytest.mark.rule("10.1")
def test_it_ends_at_once_in_the_middle_of_a_turn():
    play = Play(2)
    play.owns(0, "gold")
    play.has(1, 9)
    play.do(Throw())
    play.s.pos[0] = play.number("test-day-2") - 4
    play.chance(Thrown((2, 2)))
    play.draw("mole-day")
    assert play.game.over
    assert play.outcome.reason == "last_one"
    assert play.outcome.scores == [Decimal(1500 + 9 + 400), Decimal(0)]


@pytest.mark.rule("10.2")
def test_the_round_limit():
    play = Play(3, first=1, rounds=2)
    for seat in (1, 2, 0, 1, 2):
        assert play.asked == (seat, "turn")
        play.pass_turn()
    assert (play.asked, play.public.round) == ((0, "turn"), 2)
    play.pass_turn()
    assert play.outcome.reason == "last_round"
    assert Play(2).s.options.rounds == 300


@pytest.mark.rule("10.2")
def test_a_round_is_one_turn_of_everybody_still_in():
    play = Play(3, first=1, rounds=2)
    play.s.alive[1] = False  # even if the one who started is gone
    play.s.turn = 0
    play.s.stack[-1].waiting[0] = 0
    play.pass_turn()
    assert (play.asked, play.public.round) == ((2, "turn"), 2)
    play.pass_turn()
    play.pass_turn()
    assert play.game.over


@pytest.mark.rule("10.3")
def test_the_bell_lets_the_running_turn_finish():
    play = Play(2, minutes=30)
    door = next(ask for ask in play.game.asks() if ask.kind == "bell")
    assert (door.seat, door.must) == (CHANCE, False)
    play.throw(2, 4)
    events = play.game.play(door, Bell())
    assert of_kind(events, "bell") == [{}]
    assert play.public.bell
    assert not [ask for ask in play.game.asks() if ask.kind == "bell"]
    play.do(Buy())
    play.end()
    assert play.outcome.reason == "bell"
    assert play.game.record().splitlines()[-1].startswith("end bell")


@pytest.mark.rule("10.3")
def test_no_clock_no_door():
    play = Play(2)
    assert [ask.kind for ask in play.game.asks()] == ["turn"]
    with pytest.raises(Exception, match="closed"):
        drive.push(play.game.room.rules, play.s, Ask(99, CHANCE, "bell", False, 0), Bell())


@pytest.mark.rule("10.4")
def test_worth():
    play = Play(2, rounds=1)
    play.owns(0, *PURPLE, "gold")
    play.levels(PURPLE, 5, 4)
    play.transferred("gold")
    play.pass_turn()
    play.pass_turn()
    assert play.outcome.scores[0] == 1500 + 120 + 200 + 9 * 50
    lines = {line.key: line.amount for line in play.outcome.lines[0]}
    assert lines == {"cash": 1500, "cards": 120, "transferred": 200, "condensed": 450}
    assert play.public.players[0].worth == 2270


@pytest.mark.rule("10.5")
def test_places():
    play = Play(4, rounds=1)
    play.owns(3, "gold")
    play.has(0, 0)
    visit(play, "gold")  # seat 0 leaves first
    play.has(1, 2000)
    play.has(2, 2000)
    play.has(3, 1000)
    for _ in range(3):
        play.pass_turn()
    assert play.outcome.places == [4, 1, 1, 3]
    assert play.outcome.lines[0] == []


@pytest.mark.rule("10.5")
def test_the_last_to_leave_stands_before_those_who_left_earlier():
    play = Play(3)
    play.owns(2, "gold")
    play.has(0, 0)
    visit(play, "gold")
    play.has(1, 0)
    visit(play, "gold")
    assert play.outcome.places == [3, 2, 1]


# ---- options -------------------------------------------------------------------------------------------------------


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


# ---- the short game ------------------------------------------------------------------------------------------------


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


# ---- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(
    ("card", "space", "go"),
    [
        ("gold-foil", "gold", 0),
        ("copper-plating", "copper", 0),
        ("magnesium-flare", "magnesium", 200),
        ("wash-the-racks", "test-tube-rack", 200),
        ("fresh-start", "go", 200),
        ("perfect-score", "go", 200),
    ],
)
def test_forward(card, space, go):
    play = Play(2)
    play.draws(card)
    assert play.where(0) == space
    assert play.cash(0) == 1500 + go
    if space != "go":
        assert play.asked == (0, "buy")


@pytest.mark.rule("13.2")
@pytest.mark.parametrize(
    ("start", "goal", "go"), [(7, "bunsen-burner", 0), (22, "erlenmeyer-flask", 0), (36, "test-tube-rack", 200)]
)
def test_the_next_lab_supply_for_double_rent(start, goal, go):
    play = Play(2)
    play.owns(1, *SUPPLIES[:3])
    play.s.pos[0] = start - 3
    play.throw(1, 2)
    play.draw("equipment-run-1")
    assert play.where(0) == goal
    assert play.cash(0) == 1500 + go - 200


@pytest.mark.rule("13.2")
def test_the_next_lab_supply_free_or_transferred():
    play = Play(2)
    play.draws("equipment-run-2")
    assert play.asked == (0, "buy")
    play = Play(2)
    play.owns(1, "erlenmeyer-flask")
    play.transferred("erlenmeyer-flask")
    play.draws("equipment-run-2")
    assert play.cash(0) == 1500


@pytest.mark.rule("13.3")
def test_the_next_life_element_for_ten_times_a_fresh_roll():
    play = Play(2)
    play.owns(1, "silicon")
    play.draws("life-science")
    assert play.where(0) == "silicon"
    assert play.asked == (CHANCE, "thrown")
    play.do(Thrown((6, 6)))
    assert (play.cash(0), play.cash(1)) == (1380, 1620)
    assert play.public.doubles == 0
    assert Throw() not in play.legal()  # a roll for a rent is no roll to move by


@pytest.mark.rule("13.3")
def test_the_next_life_element_free_or_transferred():
    play = Play(2)
    play.draws("life-science")
    assert play.asked == (0, "buy")
    play = Play(2)
    play.owns(1, "silicon")
    play.transferred("silicon")
    play.draws("life-science")
    assert play.asked == (0, "turn")


@pytest.mark.rule("13.4")
def test_back_three_spaces():
    play = Play(2)
    play.owns(1, "sulfur")
    play.draws("spilled-solution")
    assert play.where(0) == "sulfur"
    assert play.cash(0) == 1484
    play = Play(2)
    play.s.pos[0] = play.number("lab-day-3") - 3
    play.throw(1, 2)
    play.draw("spilled-solution")
    assert play.where(0) == "test-day-3"
    play.draw("scholarship")
    assert play.cash(0) == 1600


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("card", "due"), [("phase-maintenance", 4 * 25 + 100), ("storage-inspection", 4 * 40 + 115)])
def test_a_charge_on_liquids_and_solids(card, due):
    play = Play(2)
    play.owns(0, *PURPLE)
    play.levels(PURPLE, 5, 4)
    play.draws(card)
    assert play.cash(0) == 1500 - due


@pytest.mark.rule("13.6")
def test_every_player_is_everybody_still_in():
    play = Play(4)
    play.s.alive[2] = False
    play.draws("captains-treat")
    assert play.s.cash == [1400, 1550, 1500, 1550]
    play.end()
    play.draws("mole-day")
    assert play.s.cash == [1390, 1570, 1500, 1540]


@pytest.mark.rule("13.6")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("goggles", -15), ("science-fair", 150), ("deposit-back", 50), ("marking-error", 200), ("tutoring-bill", -50),
        ("old-textbook", 50), ("scholarship", 100), ("overpaid-dues", 20), ("patent-royalty", 100), ("exam-fee", -100),
        ("new-calculator", -50), ("peer-review", 25), ("quiz-runner-up", 10),
    ],
)  # fmt: skip
def test_money_cards(card, change):
    play = Play(2)
    play.draws(card)
    assert play.cash(0) == 1500 + change
    assert play.s.lab == -change


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("card", ["wrong-classroom", "wrong-exam"])
def test_cards_that_send_to_class(card):
    play = Play(2)
    play.draws(card)
    assert (play.s.inside[0], play.cash(0), play.asked) == (1, 1500, (1, "turn"))
