"""Cards that may be played at any moment, at the keyboard: Laboratorium's Sécurité (rule 9.1)."""

from __future__ import annotations

import io
import sys

import pytest

from labtop.cli.play.files import Keeper, Kept
from labtop.cli.play.screen import Left, Screen
from labtop.cli.play.session import Session
from labtop.rooms.laboratorium.hands import update_safety_door
from rooms.laboratorium.dsl import Play


@pytest.fixture
def sit_down(tmp_path, monkeypatch, capsys):
    """Two people at one keyboard, seat 0 chooses dice; some lack their coat and hold these Sécurité cards."""

    def sit(lines, hands, lang="en", lost=(0,)):
        play = Play(start=(1, 1))
        for seat, cards in hands.items():
            play.give(seat, safety=cards)
            for token in lost:
                play.s.benches[seat].safety[token] = False
        update_safety_door(play.s)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        keeper = Keeper(tmp_path / "game.labtop", Kept(play.game.seed, 2, []))
        session = Session(play.game, keeper, Screen(plain=True), lang)
        with pytest.raises(Left):
            session.play()
        return play, capsys.readouterr().out

    return sit


def coats(play):
    return [bench.safety[0] for bench in play.s.benches]


def test_the_own_card_is_offered_and_played_before_the_question_is_answered(sit_down):
    play, shown = sit_down(["", "", "d", "q"], {0: ["clean-coat"]})
    assert "d: you may play a card out of turn now" in shown
    assert "Player 1 plays Clean coat" in shown
    assert coats(play) == [True, True]
    assert play.game.asks()[0].kind == "dice", "the question is still there"


def test_a_card_that_does_not_fit_is_neither_offered_nor_played(sit_down):
    play, shown = sit_down(["", "", "d", "q"], {0: ["new-glassware"]})
    assert "you may play a card out of turn now" not in shown
    assert "None of your cards can be played out of turn now" in shown
    assert coats(play) == [False, True]


def test_without_a_door_it_says_so(sit_down):
    _, shown = sit_down(["", "", "d", "q"], {})
    assert "Nobody here may play a card out of turn now" in shown


def test_which_card_can_be_chosen_and_left_again(sit_down):
    """Two tokens are lost and there is a card for each; `b` goes back to the question that was asked."""
    hands = {0: ["clean-coat", "full-extinguisher"]}
    play, _ = sit_down(["", "", "d", "b", "q"], hands, lost=(0, 1))
    assert play.s.benches[0].safety == [False, False, True]
    play, shown = sit_down(["", "", "d", "b", "d", "302", "q"], hands, lost=(0, 1))
    assert play.s.benches[0].safety == [False, True, True]
    assert "Player 1 plays Full extinguisher" in shown
    assert play.game.asks()[0].kind == "dice"


def test_somebody_else_comes_to_the_keyboard_for_it(sit_down):
    """Hands are secret: the screen is wiped between two people."""
    play, shown = sit_down(["", "", "d", "", "q"], {1: ["clean-coat"]}, "fr")
    assert coats(play) == [True, True]
    assert "Blouse propre" in shown
