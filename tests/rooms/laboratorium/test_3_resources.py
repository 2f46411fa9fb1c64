"""Chapter 3: the resource phase."""

from __future__ import annotations

import pytest

from labtop.rooms.laboratorium import actions as say

from .dsl import NOTHING, Play, of_kind


@pytest.mark.rule("3.1")
def test_both_phases_go_round_from_the_first_player():
    play = Play(seats=3, first=1, start=(1, 1, 1))
    order = []
    while play.kind == "dice":
        order.append(play.asked)
        play.resources()
    while play.kind == "manipulate":
        order.append(play.asked)
        play.end()
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("3.2")
def test_four_of_twelve_dice():
    play = Play(start=(1, 1))
    assert play.legal()[0] == say.Dice(1, 1, 1, 1)
    assert play.refused(0, say.Dice(3, 3, 0, 0)) == ("choose_four_dice", "3.2", {"chosen": 6})
    assert say.Dice(3, 1, 0, 0) in play.legal()
    assert say.Dice(0, 0, 1, 3) in play.legal()


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(("face", "cards"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_faces_give_nothing_one_or_two(face, cards):
    play = Play(start=(1, 1))
    play.answer(0, say.Dice(0, 0, 1, 3))
    events = play.chance(say.Faces((face, 1, 1, 1)))
    assert of_kind(events, "rolled")[0]["boum"] == cards
    assert [p.kind for p in play.s.stack].count("draw_boum") == cards


@pytest.mark.rule("3.3")
def test_the_worked_example():
    """Pierre: a reagent of choice, a Chimie card and two Sécurité cards."""
    play = Play(start=(1, 1))
    play.answer(0, say.Dice(1, 1, 1, 1))
    play.chance(say.Faces((4, 4, 1, 6)))
    play.chance(say.Drawn(201))
    play.chance(say.Drawn(301))
    play.chance(say.Drawn(301))
    play.answer(0, say.Take(7))
    player = play.public.players[0]
    assert (player.reagents, player.chemistry, player.boum, player.safety) == ([7], 1, 0, 2)


@pytest.mark.rule("3.4")
def test_hidden_cards_are_drawn_and_reagents_chosen():
    """R22: any kind on a pile and not in hand; with none, nothing."""
    play = Play(start=(1, 1))
    play.give(0, reagents=[2])
    play.answer(0, say.Dice(1, 1, 1, 1))
    play.chance(say.Faces((6, 3, 1, 1)))
    events = play.chance(say.Drawn(204))
    assert events[0].seen_by(1) == {"type": "drew", "seat": 0, "colour": "chemistry"}
    assert events[0].seen_by(0)["card"] == "fume-hood"
    assert [a.card for a in play.legal(0)] == [1, 3, 4, 5, 6, 7, 8, 9, 10]
    assert play.refused(0, say.Pass()) == ("wrong_answer", "", {"kind": "take"})
    play.s.piles[3] = 0
    assert play.refused(0, say.Take(4)) == ("pile_empty", "3.4", {"reagent": 4})
    play.answer(0, say.Take(5))
    assert play.refused(0, say.Take(5)) == ("reagent_already_held", "3.5", {"reagent": 5})
    play.answer(0, say.Take(6))
    assert play.reagents(0) == [2, 5, 6]


@pytest.mark.rule("3.4")
def test_where_no_other_kind_is_left_nothing_is_taken():
    play = Play(start=(6, 6), target="coumarin", reagents="suggested")
    play.give(0, reagents=[6, 7, 8])
    play.answer(0, say.Dice(2, 1, 1, 0))
    play.chance(say.Faces((6, 6, 1, 1)))  # four reagents, and only one kind is not in hand
    play.answer(0, say.Take(10))
    assert play.kind == "surplus"


@pytest.mark.rule("3.5")
def test_three_cards_of_a_colour_and_no_equal_reagents():
    play = Play(start=(1, 1))
    play.give(0, boum=["fire", "fire", "alarm"])
    play.answer(0, say.Dice(1, 0, 3, 0))
    play.chance(say.Faces((1, 3, 1, 1)))
    play.chance(say.Drawn(104))
    assert play.kind == "surplus"
    play.answer(0, say.Discard(102))
    assert play.hand(0, "boum") == ["fire", "patent", "alarm"]
    assert play.kind == "dice"


@pytest.mark.rule("3.6")
def test_the_player_chooses_what_goes_and_nobody_sees_it():
    """R21: a Boum drawn beyond three: any of that colour."""
    play = Play(start=(1, 1))
    play.give(0, reagents=[1, 2, 3], boum=["fire", "fire", "alarm"], chemistry=["solvent"])
    play.answer(0, say.Dice(1, 0, 3, 0))
    play.chance(say.Faces((3, 3, 1, 1)))
    play.chance(say.Drawn(104))
    play.answer(0, say.Take(9))
    cards = [action.card for action in play.legal(0)]
    assert cards == [1, 2, 3, 9, 102, 104, 107]
    assert play.refused(0, say.Discard(206)) == ("no_surplus", "3.6", {"colour": "chemistry"})
    assert play.refused(0, say.Discard(105)) == ("card_not_in_hand", "3.6", {"card": "empty-can"})
    assert play.refused(0, say.Discard(5)) == ("reagent_not_in_hand", "3.6", {"reagent": 5})
    events = play.answer(0, say.Discard(104))
    assert events[0].seen_by(1) == {"type": "put_under", "seat": 0, "colour": "boum"}
    assert events[0].seen_by(0)["card"] == "patent"
    assert play.refused(0, say.Discard(102)) == ("no_surplus", "3.6", {"colour": "boum"})
    play.answer(0, say.Discard(1))
    assert play.reagents(0) == [2, 3, 9]
    assert play.s.piles[0] == 2


@pytest.mark.rule("3.6")
def test_reagents_are_not_put_away_when_boum_cards_are_too_many():
    play = Play(start=(1, 1))
    play.give(0, reagents=[1], boum=["fire", "fire", "alarm"])
    play.answer(0, say.Dice(0, 1, 3, 0))
    play.chance(say.Faces((1, 3, 1, 1)))
    play.chance(say.Drawn(104))
    assert play.refused(0, say.Discard(1)) == ("no_surplus", "3.6", {"colour": "reagent"})


@pytest.mark.rule("3.6")
def test_a_security_card_too_many_may_be_played_instead():
    play = Play(start=(1, 1))
    play.give(0, safety=["clean-coat", "clean-coat", "clean-coat"])
    play.take_off(0, 0)
    play.answer(0, say.Dice(0, 1, 0, 3))
    play.chance(say.Faces((1, 3, 1, 1)))
    play.chance(say.Drawn(302))
    assert play.kind == "surplus"
    play.secure(0, "clean-coat")
    assert play.kind == "dice"
    assert play.asked == 1


@pytest.mark.rule("3.2")
def test_an_absent_player_rolls_one_of_each_takes_the_lowest_and_passes():
    """R28."""
    play = Play(start=(1, 1))
    rules = play.game.room.rules
    assert rules.first(play.s, play.s.stack[-1], 0) == say.Dice(1, 1, 1, 1)
    play.answer(0, say.Dice(1, 1, 1, 1))
    play.chance(say.Faces((3, 1, 1, 1)))
    assert rules.first(play.s, play.s.stack[-1], 0) == say.Take(1)
    play.answer(0, say.Take(1))
    play.answer(1, say.Dice(1, 1, 1, 1))
    play.chance(NOTHING)
    assert rules.first(play.s, play.s.stack[-1], 0) == say.End()
    play.give(1, boum=["fire"])
    play.give(0, chemistry=["solvent"])
    play.join(0, 1)
    assert rules.first(play.s, play.s.stack[-1], 1) == say.Pass()
    play.no(1)
    assert rules.first(play.s, play.s.stack[-1], 0) == say.Pass()
