"""Chapters 1 and 2: the aim, the things, set-up and turn."""

from __future__ import annotations

import pytest

import labtop
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.registry import room
from labtop.rooms.chemistry_monopoly.actions import (
    Buy,
    Condense,
    Decline,
    Drawn,
    End,
    Evaporate,
    Throw,
    Thrown,
    Transfer,
)
from labtop.rooms.chemistry_monopoly.pack import OWNED, PACKAGED

from .dsl import PURPLE, Play, kinds, of_kind

ROOM = room("chemistry-monopoly")


@pytest.mark.rule("1.1")
def test_the_last_one_with_anything_wins():
    play = Play(2)
    play.owns(1, "gold")
    play.levels(("platinum", "gold"), 0, 0)
    play.has(0, 10)
    play.at(0, "xenon")
    play.throw(2, 3)
    assert play.game.over
    assert play.outcome.places == [2, 1]


@pytest.mark.rule("1.2")
def test_what_is_in_the_box():
    kinds_of = [space.kind for space in PACKAGED.spaces]
    assert len(kinds_of) == 40
    assert (kinds_of.count("element"), kinds_of.count("life"), kinds_of.count("supply")) == (22, 2, 4)
    assert sum(kind in OWNED for kind in kinds_of) == 28
    assert (PACKAGED.money.liquids, PACKAGED.money.solids) == (51, 20)
    assert [sum(card.deck == deck for card in PACKAGED.cards) for deck in ("lab-day", "test-day")] == [16, 16]
    sizes = [sum(space.family == family.id for space in PACKAGED.spaces) for family in PACKAGED.families]
    assert sizes == [2, 3, 3, 3, 3, 3, 3, 2]
    assert [s.id for s in PACKAGED.spaces if s.family == "yellow"] == ["fluorine", "chlorine", "iodine"]
    assert {s.id for s in PACKAGED.spaces if s.kind == "life"} == {"carbon", "silicon"}


@pytest.mark.rule("1.2")
def test_the_price_ladder_of_the_specification():
    by_id = {space.id: space for space in PACKAGED.spaces}
    assert by_id["hydrogen"].rents == (2, 10, 30, 90, 160, 250)
    assert by_id["gold"].rents == (50, 200, 600, 1400, 1700, 2000)
    assert [by_id[x].price for x in ("helium", "copper", "iodine", "xenon", "platinum")] == [60, 240, 280, 320, 350]
    assert {family.id: family.step for family in PACKAGED.families}["orange"] == 100
    positions = {space.id: number for number, space in enumerate(PACKAGED.spaces)}
    assert [positions[x] for x in ("biology-class", "extra-credit", "go-to-biology-class", "gold")] == [10, 20, 30, 39]


@pytest.mark.rule("1.3")
def test_the_lab_is_never_broke_and_every_amount_has_two_sides():
    play = Play(2)
    assert play.total() == 3000
    play.at(0, "electronic-balance")
    play.throw(2, 4)  # passes Go to Hydrogen
    assert play.cash(0) == 1700
    assert play.s.lab == -200
    play.do(Buy())
    assert play.s.lab == -140
    assert play.total() == 3000


@pytest.mark.rule("1.4")
def test_everybody_starts_with_1500():
    assert Play(6).s.cash == [1500] * 6


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("seats", "fits"), [(1, False), (2, True), (6, True), (7, False)])
def test_two_to_six_play(seats, fits):
    if fits:
        assert labtop.start("chemistry-monopoly", seats=seats).seats == seats
        return
    with pytest.raises(Illegal, match="seats_out_of_range"):
        labtop.start("chemistry-monopoly", seats=seats)


# 1.6 has a file of its own: test_1_packs.py


@pytest.mark.rule("2.1")
def test_set_up():
    play = Play(3, rolled=False)
    assert [play.where(seat) for seat in range(3)] == ["go"] * 3
    assert play.s.unseen == [list(range(16)), list(range(16, 32))]
    assert play.public.unseen == [16, 16]
    assert not play.public.cards


@pytest.mark.rule("2.1")
def test_decks_are_shuffled_by_the_seed():
    def cards(seed):
        game = labtop.start("chemistry-monopoly", seats=2, seed=seed)
        order = []
        while len(order) < 4 and not game.over:
            ask = game.asks()[0]
            order += [e.public["card"] for e in game.play(ask, game.legal(ask)[0]) if e.kind == "drew"]
        return order

    assert cards(1) == cards(1)
    assert len({tuple(cards(seed)) for seed in range(4)}) > 1


@pytest.mark.rule("2.2")
def test_the_highest_roll_starts_and_ties_roll_again():
    play = Play(4, rolled=False)
    assert play.public.starter is None
    for dice in ((1, 2), (6, 4), (2, 2), (5, 5)):
        play.chance(Thrown(dice))
    assert play.public.opening == {}
    play.chance(Thrown((1, 1)))  # seat 1, again
    assert play.public.opening == {1: 2}
    events = play.chance(Thrown((3, 1)))  # seat 3, again
    assert of_kind(events, "starts") == [{"seat": 3}]
    assert play.asked == (3, "turn")
    play.pass_turn()
    assert play.asked == (0, "turn")  # to the left


@pytest.mark.rule("2.2")
def test_only_two_dice_are_taken():
    play = Play(2, rolled=False)
    ask = play.game.asks(CHANCE)[0]
    with pytest.raises(Illegal) as refused:
        play.game.room.rules.check(play.s, play.s.stack[-1], ask.seat, Thrown((0, 7)))
    assert (refused.value.code, refused.value.rule, refused.value.params) == ("not_two_dice", "2.3", {})
    with pytest.raises(Illegal, match="wrong_answer"):
        play.chance(Drawn("goggles"))


@pytest.mark.rule("2.3")
def test_roll_move_resolve():
    play = Play(2)
    assert play.refused(End()) == ("roll_first", "2.3", {})
    play.at(1, "potassium")
    events = play.throw(4, 5)
    assert kinds(events) == ["threw", "landed"]
    assert play.where(0) == play.where(1) == "potassium"
    assert play.asked == (0, "buy")


@pytest.mark.rule("2.4")
def test_the_whole_turn_is_open_for_ones_cards():
    play = Play(2)
    play.owns(0, *PURPLE, "gold")
    play.do(Condense("hydrogen"), Evaporate("hydrogen"), Transfer("gold"))  # before rolling
    assert play.cash(0) == 1500 - 50 + 25 + 200
    play.throw(2, 4)
    assert play.asked == (0, "buy")
    play.do(Condense("helium"))  # while thinking about Lithium
    play.do(Decline())
    play.do(Evaporate("helium"))  # after rolling
    assert play.asked == (0, "turn")
    assert play.refused(Condense("lithium")) == ("not_your_card", "2.4", {"space": "lithium"})
    assert play.refused(Condense("go")) == ("no_such_card", "1.2", {"space": "go"})


@pytest.mark.rule("2.4")
def test_money_for_a_card_may_be_raised_first():
    play = Play(2)
    play.owns(0, "gold")
    play.has(0, 50)
    play.throw(2, 4)
    assert play.refused(Buy()) == ("cannot_afford", "2.4", {"amount": 100, "cash": 50, "missing": 50})
    play.do(Transfer("gold"), Buy())
    assert play.owner("lithium") == 0
    assert play.cash(0) == 150


@pytest.mark.rule("2.5")
def test_doubles_may_roll_again_and_need_not():
    """Resolution R20."""
    play = Play(2)
    play.throw(5, 5)
    assert play.asked == (0, "turn")
    assert play.legal()[:2] == [Throw(), End()]
    play.throw(1, 2)
    play.do(Decline())
    assert play.refused(Throw()) == ("rolled_already", "2.5", {})
    play.end()
    play.throw(5, 5)
    play.end()
    assert play.asked == (0, "turn")


@pytest.mark.rule("2.6")
def test_the_third_double_is_not_moved():
    play = Play(2)
    play.throw(5, 5)
    play.throw(5, 5)
    assert play.where(0) == "extra-credit"
    play.at(0, "gold")
    events = play.throw(1, 1)
    assert kinds(events) == ["threw", "to_class", "turn"]
    assert play.where(0) == "biology-class"
    assert play.s.inside[0] == 1
    assert play.cash(0) == 1500
    assert play.asked == (1, "turn")


@pytest.mark.rule("2.7")
def test_forced_doubles():
    play = Play(2, forced_doubles=True)
    play.throw(5, 5)
    assert play.refused(End()) == ("doubles_must_roll", "2.7", {})
    assert End() not in play.legal()


@pytest.mark.rule("2.8")
def test_the_turn_passes_to_the_left_past_those_who_are_out():
    play = Play(4)
    play.s.alive[1] = False
    play.pass_turn()
    assert play.asked == (2, "turn")
    play.pass_turn()
    play.pass_turn()
    assert play.asked == (0, "turn")
    assert play.public.round == 2


@pytest.mark.rule("2.9")
@pytest.mark.parametrize(
    ("start", "dice", "gain"), [("gold", (1, 4), 200), ("gold", (1, 2), 200), ("platinum", (1, 2), 200)]
)
def test_go_pays_for_passing_and_for_landing(start, dice, gain):
    play = Play(2)
    play.at(0, start)
    play.throw(*dice)
    assert play.cash(0) == 1500 + gain


@pytest.mark.rule("2.10")
def test_backwards_past_go_brings_nothing_and_landing_always_pays():
    """Resolution R26."""
    play = Play(2)
    play.s.pos[0] = play.number("lab-day-1") - 3
    play.throw(1, 2)
    play.s.pos[0] = 2  # as if Lab Day lay there
    play.draw("spilled-solution")
    assert play.where(0) == "gold"
    assert play.cash(0) == 1500
    other = Play(2)
    other.s.pos[0] = other.number("lab-day-1") - 3
    other.throw(1, 2)
    other.s.pos[0] = 3
    other.draw("spilled-solution")
    assert other.where(0) == "go"
    assert other.cash(0) == 1700
