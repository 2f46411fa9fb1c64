"""Chapters 7 to 9: Boum, Chimie and Sécurité cards."""

from __future__ import annotations

import pytest

from labtop.rooms.laboratorium import actions as say

from .dsl import Play, of_kind


def running(boum=(), chemistry=(), safety=(), reaction=True, **options) -> Play:
    """Seat 0 has announced something and seat 1 is asked for Boum cards."""
    play = Play(start=(8, 8), **options)
    play.give(0, chemistry=list(chemistry), safety=list(safety), reagents=[1, 2])
    play.give(1, boum=list(boum))
    play.manipulate()
    if reaction:
        play.join(0, 1)
    else:
        play.announce(say.Characterise(play.yellow(0)[0], "H"))
    return play


@pytest.mark.rule("7.1")
def test_boum_cards_work_at_once_and_add_up():
    play = running(boum=["patent", "patent", "acid-splash"])
    play.play(1, "patent")
    assert play.public.trial.difficulty == 10
    play.play(1, "patent")
    assert play.public.trial.difficulty == 13
    play.play(1, "acid-splash")
    assert play.lost(0) == ["coat"]
    assert [laid.card for laid in play.public.trial.boum] == [104, 104, 101]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("card", "harder"), [("patent", 3), ("empty-can", 2), ("faded-label", 1), ("alarm", 1)])
def test_harder(card, harder):
    play = running(boum=[card])
    play.play(1, card)
    assert play.public.trial.difficulty == 7 + harder


@pytest.mark.rule("7.3")
@pytest.mark.parametrize(
    ("card", "token"), [("acid-splash", "coat"), ("fire", "extinguisher"), ("broken-glass", "glassware")]
)
def test_tokens_are_lost_whatever_the_roll(card, token):
    play = running(boum=[card, card])
    play.play(1, card)
    assert play.lost(0) == [token]
    events = play.play(1, card)
    assert of_kind(events, "token_lost") == []
    assert play.public.trial.difficulty == 7
    play.roll(6, 6)
    assert play.bench(0).done == 1, "the running manipulation goes on"
    assert play.lost(0) == [token]


@pytest.mark.rule("7.4")
def test_a_chemistry_card_is_lost_by_chance_and_only_its_owner_sees_it():
    play = running(boum=["faded-label"], chemistry=["solvent", "catalyst"])
    play.play(1, "faded-label")
    assert play.kind == "lost"
    assert play.refused(-1, say.Drawn(201)) == ("card_not_in_hand", "7.4", {"card": "old-master"})
    events = play.chance(say.Drawn(206))
    assert events[0].seen_by(1) == {"type": "card_lost", "seat": 0}
    assert events[0].seen_by(0)["card"] == "solvent"
    assert play.hand(0, "chemistry") == ["catalyst"]
    assert play.s.under[0] == [105], "title 5, as only seat 0 saw it"
    assert play.kind == "chemistry"


@pytest.mark.rule("7.4")
def test_with_no_chemistry_card_nothing_is_lost():
    play = running(boum=["faded-label", "alarm"])
    play.play(1, "faded-label")
    assert play.kind == "boum"
    play.no(1)
    assert play.kind == "roll"


@pytest.mark.rule("7.4")
def test_the_last_chemistry_card_lost_leaves_nothing_to_ask():
    play = running(boum=["faded-label"], chemistry=["solvent"])
    play.play(1, "faded-label")
    play.chance(say.Drawn(206))
    assert play.kind == "roll"


@pytest.mark.rule("7.5")
def test_an_alarm_ends_the_turn_after_the_manipulation():
    play = running(boum=["alarm"])
    play.play(1, "alarm")
    play.roll(6, 6)
    assert play.bench(0).done == 1
    assert play.s.turn == 1


@pytest.mark.rule("8.1")
def test_chemistry_cards_add_up():
    play = running(chemistry=["old-master", "catalyst", "protocol"])
    for card, difficulty in (("old-master", 4), ("catalyst", 2), ("protocol", 1)):
        assert play.kind == "chemistry"
        events = play.play(0, card)
        assert of_kind(events, "chemistry")[0]["difficulty"] == difficulty
    assert play.kind == "roll"
    play.roll(1, 2)
    assert play.bench(0).done == 1


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("card", "reaction", "characterisation"),
    [("old-master", 4, 2), ("catalyst", 5, 3), ("protocol", 6, 4), ("solvent", 6, 3)],
)
def test_easier(card, reaction, characterisation):
    for is_reaction, needed in ((True, reaction), (False, characterisation)):
        play = running(chemistry=[card, "fume-hood"], reaction=is_reaction)
        play.play(0, card)
        assert play.public.trial.difficulty == needed


@pytest.mark.rule("8.3")
def test_a_tested_protocol_brings_a_reagent_after_a_success():
    play = running(chemistry=["protocol"])
    play.play(0, "protocol")
    with play.aside():
        play.roll(1, 3)
        assert play.kind == "manipulate"
    play.give(0, reagents=[6, 9])
    play.roll(6, 6)
    assert play.kind == "take"
    assert [action.card for action in play.legal()] == [1, 3, 4, 5, 7, 8, 10]
    play.answer(0, say.Take(5))
    assert play.kind == "surplus", "limits hold"
    play.answer(0, say.Discard(5))
    assert play.reagents(0) == [2, 6, 9]
    assert play.kind == "manipulate"


@pytest.mark.rule("8.4")
def test_a_fume_hood_cancels_a_boum_card():
    play = running(boum=["acid-splash", "patent", "alarm"], chemistry=["fume-hood", "fume-hood", "fume-hood"])
    for card in ("acid-splash", "patent", "alarm"):
        play.play(1, card)
    assert play.refused(0, say.Play(204)) == ("boum_not_laid", "8.4", {"card": "fume-hood"})
    assert play.refused(0, say.Play(204, 105)) == ("boum_not_laid", "8.4", {"card": "fume-hood"})
    events = play.play(0, "fume-hood", "acid-splash")
    assert play.lost(0) == []
    assert of_kind(events, "token_back") == [{"seat": 0, "token": "coat"}]
    play.play(0, "fume-hood", "patent")
    assert play.public.trial.difficulty == 8
    assert play.refused(0, say.Play(204, 104)) == ("boum_not_laid", "8.4", {"card": "fume-hood"})
    assert [laid.cancelled for laid in play.public.trial.boum] == [True, True, False]
    play.play(0, "fume-hood", "alarm")
    play.roll(3, 4)
    assert (play.s.turn, play.kind) == (0, "manipulate"), "the end of the turn is cancelled too"
    assert sorted(play.s.under[1]) == [0, 3, 6]


@pytest.mark.rule("8.4")
def test_a_token_that_was_lost_before_does_not_come_back_and_a_restored_one_is_not_doubled():
    play = running(boum=["acid-splash", "acid-splash"], chemistry=["fume-hood"], safety=["clean-coat"])
    play.play(1, "acid-splash")
    play.secure(0, "clean-coat")
    play.play(1, "acid-splash")
    assert play.lost(0) == ["coat"]
    play.play(0, "fume-hood", "acid-splash")
    assert play.lost(0) == []


@pytest.mark.rule("8.4")
def test_a_hood_needs_something_to_cancel_and_other_cards_cancel_nothing():
    play = running(chemistry=["fume-hood", "catalyst"])
    assert play.refused(0, say.Play(204, 101)) == ("no_boum_to_cancel", "8.4", {"card": "fume-hood"})
    assert play.refused(0, say.Play(202, 101)) == ("cancels_nothing", "8.4", {"card": "catalyst"})
    assert play.legal() == [say.Pass(), say.Play(202)]


@pytest.mark.rule("8.4")
def test_a_lost_chemistry_card_stays_lost():
    play = running(boum=["faded-label"], chemistry=["fume-hood", "solvent"])
    play.play(1, "faded-label")
    play.chance(say.Drawn(206))
    play.play(0, "fume-hood", "faded-label")
    assert play.hand(0, "chemistry") == []
    play.roll(3, 4)
    assert play.bench(0).done == 1


@pytest.mark.rule("8.5")
def test_a_steady_hand_rolls_one_die_again():
    """R24: the new total alone counts, for critical results too."""
    play = running(chemistry=["steady-hand"])
    play.play(0, "steady-hand")
    play.chance(say.Throw((1, 1)))
    assert (play.kind, play.public.throw) == ("reroll", [1, 1])
    with play.aside():
        play.no(0)
        assert play.kind == "lose"
    with play.aside():
        play.answer(0, say.Reroll(2))
        play.chance(say.One(1))
        assert play.kind == "lose"
    assert play.refused(0, say.Play(201)) == ("wrong_answer", "", {"kind": "reroll"})
    play.answer(0, say.Reroll(1))
    play.chance(say.One(6))
    assert (play.bench(0).done, play.public.throw) == (1, [6, 1])


@pytest.mark.rule("8.5")
def test_two_steady_hands_are_two_chances():
    play = running(chemistry=["steady-hand", "steady-hand"])
    play.play(0, "steady-hand")
    play.play(0, "steady-hand")
    play.chance(say.Throw((6, 5)))
    play.answer(0, say.Reroll(1))
    play.chance(say.One(1))
    assert play.kind == "reroll"
    play.answer(0, say.Reroll(2))
    play.chance(say.One(1))
    assert play.kind == "lose"


@pytest.mark.rule("9.1")
def test_security_cards_at_any_moment_for_oneself():
    """R6: also in another player's turn."""
    play = Play(start=(8, 8))
    play.give(1, safety=["new-glassware"], boum=["fire"])
    play.take_off(1, 2)
    for moment in ("dice", "manipulate", "boum", "roll"):
        while play.kind != moment:
            if play.kind == "dice":
                play.resources()
            elif play.kind == "manipulate":
                play.announce(say.Characterise(play.yellow(0)[0], "H"))
            else:
                play.no(1)
        asks = [ask for ask in play.game.asks() if not ask.must]
        assert [(ask.seat, ask.kind) for ask in asks] == [(1, "safety")], moment
        with play.aside():
            play.secure(1, "new-glassware")
            assert play.lost(1) == []
            assert play.s.under[2] == [2]
            assert play.kind == moment
            assert not [ask for ask in play.game.asks() if not ask.must]


@pytest.mark.rule("9.1")
def test_the_door_is_open_to_whoever_publicly_might_and_only_security_cards_go_through():
    play = Play(start=(8, 8))
    play.give(0, safety=["clean-coat"], boum=["fire"])
    play.give(1, safety=["clean-coat"])
    play.take_off(0, 2)
    play.take_off(1, 0)
    asks = [(ask.seat, play.game.legal(ask)) for ask in play.game.asks() if not ask.must]
    assert asks == [(0, []), (1, [say.Secure(301)])]
    assert play.refused(0, say.Secure(303), "safety") == ("card_not_in_hand", "9.1", {"card": "new-glassware"})
    assert play.refused(0, say.Secure(102), "safety") == ("only_safety_here", "9.1", {"card": "fire"})
    assert play.refused(0, say.Pass(), "safety") == ("wrong_answer", "", {"kind": "safety"})


@pytest.mark.rule("9.2")
def test_each_its_own_token_or_any():
    """R5."""
    play = Play(start=(8, 8))
    play.give(0, safety=["clean-coat", "full-extinguisher", "new-glassware"])
    play.take_off(0, 0, 1, 2)
    for card in ("full-extinguisher", "clean-coat", "new-glassware"):
        play.secure(0, card)
    assert play.lost(0) == []
    play = Play(start=(8, 8), any_safety=True)
    play.give(0, safety=["clean-coat", "clean-coat"])
    play.take_off(0, 1, 2)
    assert play.refused(0, say.Secure(301), "safety") == ("name_the_token", "9.2", {})
    assert play.refused(0, say.Secure(301, "coat"), "safety") == ("token_not_lost", "9.3", {"card": "clean-coat"})
    play.secure(0, "clean-coat", "glassware")
    assert play.lost(0) == ["extinguisher"]


@pytest.mark.rule("9.3")
def test_not_for_a_token_that_is_there():
    """R25."""
    play = Play(start=(8, 8))
    play.give(0, safety=["clean-coat"])
    assert not [ask for ask in play.game.asks() if not ask.must], "nothing is lost"
    play.take_off(0, 1)
    assert play.refused(0, say.Secure(301), "safety") == ("token_not_lost", "9.3", {"card": "clean-coat"})
    assert play.refused(0, say.Secure(301, "extinguisher"), "safety") == ("name_the_token", "9.2", {})


@pytest.mark.rule("9.1")
def test_a_token_back_in_time_lets_the_turn_go_on():
    play = running(boum=["acid-splash"], safety=["clean-coat"])
    play.play(1, "acid-splash")
    play.roll(6, 6)
    assert (play.kind, play.asked, play.legal()) == ("manipulate", 0, [say.End()])
    play.secure(0, "clean-coat")
    assert len(play.legal()) > 1
