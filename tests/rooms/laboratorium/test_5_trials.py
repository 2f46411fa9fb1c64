"""Chapter 5: one manipulation, six steps."""

from __future__ import annotations

import pytest

from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.odds import ODDS, succeeds

from .dsl import Play, of_kind


def ready(seats: int = 3, **options) -> Play:
    """Seat 0 may announce; cards as in the worked example."""
    play = Play(seats=seats, start=(7,) * seats, **options)
    play.give(0, reagents=[7], chemistry=["old-master"])
    play.give(1, boum=["acid-splash", "patent"])
    if seats > 2:
        play.give(2, boum=["empty-can"])
    play.manipulate()
    return play


@pytest.mark.rule("5.1")
def test_the_worked_example():
    """7 + 3 + 2 - 3 = 9, and a roll of 9 is just enough; the coat is lost and the manipulation goes on."""
    play = ready()
    mauve = play.mauve(0)[0]
    join = next(a for a in play.of_kind(say.Join) if a.centre == mauve)
    events = play.announce(join)
    assert of_kind(events, "announced")[0]["how"] == "double"
    assert play.reagents(0) == []
    assert play.kind == "boum"
    assert play.asked == 1
    play.play(1, "acid-splash")
    assert play.lost(0) == ["coat"]
    play.play(1, "patent")
    assert play.asked == 2, "seat 1 has no Boum card left"
    play.play(2, "empty-can")
    assert play.public.trial.difficulty == 12
    assert play.kind == "chemistry"
    play.play(0, "old-master")
    assert play.public.trial.difficulty == 9
    events = play.roll(4, 5)
    assert of_kind(events, "succeeded") == [{"seat": 0, "faces": [4, 5], "total": 9, "difficulty": 9}]
    assert play.is_now("[1*]C=C[1*]")
    assert play.s.turn == 1, "without the coat he cannot announce another one"
    assert (play.s.piles[6], play.s.under[1], play.s.under[0]) == (3, [0, 3, 4], [0])


@pytest.mark.rule("5.1")
def test_what_has_no_effect_is_refused_without_a_roll():
    """R26."""
    play = ready()
    yellow = play.yellow(0)[0]
    assert play.refused(0, say.Join(yellow, 1, 0)) == ("reagent_not_in_hand", "5.1", {"reagent": 1})
    assert play.refused(0, say.Join(99, 7, 0)) == ("no_such_centre", "6.2", {"token": 99})
    assert play.refused(0, say.Begin(1)) == ("wrong_answer", "", {"kind": "manipulate"})


@pytest.mark.rule("5.2")
def test_boum_in_turn_order_one_pass():
    """R3, R23: any number, one after the other; a pass is final."""
    play = ready()
    play.join(0, 7)
    assert play.refused(1, say.Play(105)) == ("card_not_in_hand", "5.2", {"card": "empty-can"})
    play.give(1, chemistry=["solvent"])
    assert play.refused(1, say.Play(206)) == ("only_boum_now", "5.2", {"card": "solvent"})
    assert play.refused(1, say.Play(104, 101)) == ("cancels_nothing", "8.4", {"card": "patent"})
    assert play.refused(1, say.End()) == ("wrong_answer", "", {"kind": "boum"})
    play.no(1)
    assert play.asked == 2
    play.play(2, "empty-can")
    assert play.kind == "chemistry", "seat 1 is not asked again"


@pytest.mark.rule("5.2")
def test_whoever_holds_no_boum_card_is_not_asked():
    play = Play(seats=3, start=(1, 1, 1))
    play.give(2, boum=["fire"])
    play.manipulate()
    play.announce(say.Characterise(play.yellow(0)[0], "H"))
    assert (play.kind, play.asked) == ("boum", 2)


@pytest.mark.rule("5.3")
def test_chemistry_after_boum_and_no_boum_after_it():
    """R4."""
    play = ready()
    play.join(0, 7)
    play.no(1)
    play.no(2)
    play.give(0, boum=["fire"])
    assert (play.kind, play.asked) == ("chemistry", 0)
    assert play.refused(0, say.Play(102)) == ("only_chemistry_now", "5.3", {"card": "fire"})
    assert play.refused(0, say.Play(202)) == ("card_not_in_hand", "5.3", {"card": "catalyst"})
    play.play(0, "old-master")
    assert play.kind == "roll"


@pytest.mark.rule("5.4")
def test_seven_for_a_reaction_five_for_a_characterisation():
    play = ready()
    for announced, needed in ((say.Characterise(play.yellow(0)[0], "H"), 5), (play.of_kind(say.Cut)[0], 7)):
        with play.aside():
            play.announce(announced)
            assert play.public.trial.difficulty == play.public.trial.base == needed
            play.roll(needed // 2, needed - needed // 2)
            assert play.bench(0).done == 1
        with play.aside():
            play.announce(announced)
            play.roll(1, needed - 2)
            assert play.bench(0).done == 0


@pytest.mark.rule("5.4")
def test_odds_are_those_of_the_specification():
    assert ODDS == [35, 35, 35, 35, 33, 30, 26, 21, 15, 10, 6, 6]
    assert Play().public.odds == ODDS


@pytest.mark.rule("5.5")
def test_two_is_a_critical_failure_whatever_the_difficulty():
    """R1: also when the difficulty is 2 or less."""
    assert not succeeds(2, -5)
    play = ready()
    play.join(0, 7)
    play.roll(1, 1)
    assert (play.kind, play.asked) == ("lose", 0)
    assert play.s.piles[6] == 3, "the reagent is back on its pile"
    assert [action.token for action in play.legal()] == ["coat", "extinguisher", "glassware"]
    play.answer(0, say.Lose("glassware"))
    assert play.lost(0) == ["glassware"]
    assert play.s.turn == 1


@pytest.mark.rule("5.5")
def test_a_token_that_is_gone_cannot_be_lost_again():
    play = ready()
    play.join(0, 7)
    play.play(1, "acid-splash")
    play.roll(1, 1)
    assert play.refused(0, say.Lose("coat")) == ("token_already_lost", "5.5", {"token": "coat"})
    play.answer(0, say.Lose("glassware"))
    assert play.lost(0) == ["coat", "glassware"]


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(("gone", "left"), [((0, 1), 0), ((0, 1, 2), 0), ((), 3)])
def test_with_one_token_there_is_nothing_to_choose_and_with_none_nothing_to_lose(gone, left):
    play = ready()
    play.join(0, 7)
    play.take_off(0, *gone)
    play.roll(1, 1)
    assert (play.kind == "lose") == (left == 3)
    assert sum(play.bench(0).safety) == left


@pytest.mark.rule("5.6")
def test_ten_always_succeeds():
    """R2."""
    assert succeeds(10, 40)
    assert not succeeds(9, 10)
    play = ready()
    play.join(0, 7)
    play.play(1, "patent")
    play.play(1, "acid-splash")
    play.play(2, "empty-can")
    play.roll(4, 6)
    assert play.bench(0).done == 1


@pytest.mark.rule("5.7")
def test_success_changes_the_molecule_and_failure_does_not():
    play = ready()
    before = play.molecule(0)
    with play.aside():
        play.join(0, 7)
        play.roll(3, 3)
        assert play.molecule(0) == before
    play.join(0, 7)
    play.roll(3, 4)
    assert play.molecule(0) != before


@pytest.mark.rule("5.8")
@pytest.mark.parametrize("dice", [(6, 6), (1, 3)])
def test_cards_go_back_whatever_the_roll(dice):
    """R19: after a failure the reagent is lost to the player."""
    play = ready()
    play.join(0, 7)
    assert play.s.piles[6] == 2
    play.play(1, "patent")
    play.no(1)
    play.no(2)
    play.play(0, "old-master")
    play.roll(*dice)
    assert play.s.piles[6] == 3
    assert play.reagents(0) == []
    assert (play.s.under[1], play.s.under[0]) == ([3], [0])
    assert play.s.trials == []
