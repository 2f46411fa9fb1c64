"""`labtop play`, driven in-process: typed lines in, plain screens out. Real terminals: test_play_terminal.py."""

from __future__ import annotations

import os
import re
import shlex

import pytest

from labtop.engine.core import Illegal
from labtop.locales.texts import texts
from labtop.rooms.chem_and_roll.actions import Place


def places(told):
    return [move.action for move in told.moves if isinstance(move.action, Place)]


def test_a_whole_solo_game_by_one_key(sit_down, tmp_path):
    """Enter takes every default and goes on after every move."""
    code, shown, told = sit_down([""] * 200)
    assert code == 0
    assert told.reason == "rounds"
    assert told.seed == "5"
    assert len(places(told)) == 20
    assert "Your score" in shown
    assert "labtop replay" in shown
    assert not list(tmp_path.glob("*.seed"))
    assert not list(tmp_path.glob("*.tmp"))


@pytest.mark.parametrize("chemistry", ["basic", "advanced"])
def test_a_draft_against_bots_is_ranked(sit_down, chemistry):
    code, shown, told = sit_down(
        [""] * 600, seats=3, bots=["greedy", "random"], options={"mode": "draft", "chemistry": chemistry}
    )
    assert code == 0
    assert told.reason in ("fifth_line", "last_standing")
    assert "Player 2 (bot, Chemist)" in shown
    assert "Player 3 (bot, Newcomer)" in shown
    assert "Ranking" in shown
    assert "Sheet of Player 3" in shown


def test_what_the_bot_did_is_told_before_the_next_question(sit_down):
    _, shown, told = sit_down([""] * 30, bots=["random"], options={"mode": "draft"})
    his = next(move.action for move in told.moves if move.seat == 1)
    sentence = texts("en", "chem-and-roll").say(f"die-{his.die}")
    assert f"Player 2 puts {sentence} as a {his.value}" in shown


def test_a_class_of_99_stays_readable(sit_down):
    """98 bots do not flood the screen: a few lines of news, and how many more there are."""
    _, shown, told = sit_down(["", "", "", "q"], bots=["random"] * 98)
    assert re.search(r"… and \d+ more \(l shows all\)", shown)
    assert len([line for line in shown.split("\n") if " puts " in line]) < 12
    assert len(places(told)) == 99


def test_bots_leave_a_seat_for_a_person(sit_down):
    with pytest.raises(Illegal, match="no_seat_for_people"):
        sit_down([], seats=2, bots=["random", "random"])


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"bots": ["clever"]}, "unknown_bot"),
        ({"options": {"mode": "draft"}}, "seats_out_of_range"),
        ({"options": {"moode": "draft"}}, "unknown_option"),
        ({"lang": "xx"}, "unknown_language"),
        ({"room": "chess"}, "unknown_room"),
        ({"seed": ""}, "bad_seed"),
        ({"record_dir": os.devnull + "/x"}, "cannot_write"),
        ({"resume": "nowhere.labtop"}, "cannot_read"),
    ],
)
def test_bad_input_is_refused_before_anything_starts(sit_down, tmp_path, wrong, code):
    with pytest.raises(Illegal) as refused:
        sit_down([], **wrong)
    assert refused.value.code == code
    assert texts("en", "chem-and-roll").refusal(refused.value)
    assert texts("fr", "chem-and-roll").refusal(refused.value)
    assert not list(tmp_path.iterdir())


def test_a_sealed_choice_is_not_on_the_next_persons_screen(sit_down):
    """Rule 7.2: the page is wiped, the second sees neither the choice nor a sheet that shows it."""
    _, shown, told = sit_down(["", "2 2", "", "", "1 4", "", "", "q"], seats=2)
    first, second = places(told)
    assert (first.die, first.box, second.die, second.box) == ("red", "line-2", "blue", "line-4")
    before, _, after = shown.partition("Pass the keyboard to Player 2.")
    assert "Your choice: red 4 → line 2" in before
    screen_of_second, _, revealed = after.partition("Your choice: blue 1 → line 4")
    assert "Player 2: Which die?" in screen_of_second
    assert "O₂ 4 →" not in screen_of_second
    assert "Your choice" not in screen_of_second
    assert before.endswith("\n" * 24)
    assert "Player 1 puts the red die (O₂) as a 4 into line 2." in revealed


def test_a_sealed_choice_may_change_at_the_hand_over(sit_down):
    _, _, told = sit_down(["", "2 2", "", "u", "3 1", "", "", "1 4", "", "q"], seats=2)
    assert [(a.die, a.box) for a in places(told)] == [("white", "line-1"), ("blue", "line-4")]


def test_u_before_sealing_chooses_again(sit_down):
    _, shown, told = sit_down(["2 2", "u", "4 9", "", "q"], bots=["random"])
    assert places(told)[0].die == "yellow"
    assert "Enter seals it" in shown


def test_a_move_is_taken_back_at_the_pause(sit_down):
    _, shown, told = sit_down(["2 2", "u", "3 3", "", "q"])
    assert [(a.die, a.box) for a in places(told)] == [("white", "line-3")]
    assert "Taken back." in shown
    assert len(told.moves) == 3, "the dice of the next round were thrown once, after Enter"


def test_after_the_throw_a_move_stays_and_the_reason_is_told(sit_down):
    _, shown, told = sit_down(["2 2", "", "u", "q"])
    assert len(places(told)) == 1
    assert texts("en").say("refusal-chance-was-drawn") in shown.replace("\n", " ")


def test_the_last_move_can_be_taken_back_too(sit_down, tmp_path):
    """Then the game is open again, and what resuming needs is back beside the record."""
    _, shown, told = sit_down([*["", "", ""] * 19, "", "", "u", "q"])
    assert "Enter shows the result" in shown
    assert told.reason is None
    assert told.seed is None
    assert len(places(told)) == 19
    assert len(list(tmp_path.glob("*.seed"))) == 1


def test_b_goes_one_step_back(sit_down):
    _, shown, told = sit_down(["b", "2", "b", "1", "13", "", "q"])
    assert [(a.die, a.box) for a in places(told)] == [("blue", "stock")]
    assert "there is nothing to go back to" in shown


def test_question_mark_explains_question_choices_and_rules(sit_down):
    _, shown, _ = sit_down(["?", "1", "?", "? 3.2", "?5.4", "? 4", "? 77", "h", "r", "l", "s", "q"])
    text = re.sub(r"\s+", " ", shown)
    assert "exactly one die" in text, "the question itself"
    assert "SO₂ and O₂ meet here and give SO₃" in text, "what a box is for"
    assert "+ change the die: another value" in text
    assert re.search(r"3\.2 Blue and red of a line", text)
    assert re.search(r"5\.4 ", text)
    assert all(f"4.{number} " in text for number in (1, 2, 3))
    assert "There is no paragraph 77." in text
    assert "10 The end (10.1 to 10.3)" in text
    assert "Round 1: SO₂ 1, O₂ 4, H₂O 6, V₂O₅ 1." in text, "the log"
    assert "Sheet of Player 1" in text
    assert "*" not in shown, "no signs of typesetting"


def test_wrong_input_is_answered_and_asked_again(sit_down):
    _, shown, told = sit_down(
        ["9", "\x1b[31mxyz", "zz zz", "4", "ca", "u", "+x", "catalyst row 2", "nonsense", "", "q"]
    )
    assert [(a.die, a.box) for a in places(told)] == [("yellow", "catalyst-2")]
    assert "“9” is not one of the choices: type 1, 2, 3, 4," in shown
    assert "\x1b" not in shown
    assert "“ca” could be: catalyst row 1" in shown
    assert "“nonsense” means nothing here" in shown


def test_a_die_is_changed_only_when_asked_for(sit_down):
    """`+` opens values with their cheapest price; the market is asked for nothing else."""
    _, shown, told = sit_down(["1", "+", "2", "1", "", "2", "+", "3", "+", "2", "stock", "", "q"])
    bought, dear = places(told)
    assert (bought.value, bought.price) == (2, 1)
    assert (dear.value, dear.price, dear.box) == (3, 2, "stock")
    assert "1 (as it fell)" in shown
    assert "2 ($1)" in shown
    assert "4 ($2)" in shown


def test_choices_say_what_they_give(sit_down):
    """The gain beside a choice is what the engine then does, and a reaction brings its chemistry once."""
    lines = ["3 3 1 1", "1 1", "1 3 1 1", "2", "1", "5 5 3 1", "3", "1", "2222", "1 2", "2222", "2", "2"]
    _, shown, _ = sit_down(lines, typed=True)
    assert "1 line 1 → SO₃ 3" in shown
    assert "1 line 1 → +$3" in shown
    assert "2 line 2 → SO₃ 2" in shown
    assert shown.count("Chemistry: 2 SO₂ + O₂ ⇌ 2 SO₃") == 1
    assert shown.count("Chemistry: SO₃ + H₂O → H₂SO₄") == 1


def test_the_outlook_is_also_there_where_choices_are_sealed(sit_down):
    _, shown, _ = sit_down(["3 3 1 1", "1 1", "", "1 3 1 1", "2", "q"], typed=True, bots=["random"])
    assert "1 line 1 → SO₃ 3" in shown


# ---- typed dice ----------------------------------------------------------------------------------------------------


def test_typed_dice_are_used_and_ill_formed_ones_explained(sit_down):
    lines = ["4 1 3", "4 1 3 7", "four", "", "?", "4,1,3,6", "1 1", "6543", "q"]
    code, shown, told = sit_down(lines, typed=True)
    assert code == 0
    assert told.dice == "typed"
    assert [move.action.faces for move in told.moves if move.seat == -1] == [(4, 1, 3, 6), (6, 5, 4, 3)]
    for wrong in ("4 1 3", "4 1 3 7", "four"):
        assert f"“{wrong}” is no throw: four numbers from 1 to 6" in shown
    assert "Throw four real dice" in shown


def test_before_typing_dice_a_move_can_be_taken_back(sit_down):
    _, _, told = sit_down(["4136", "1 1", "u", "2 2", "6543", "q"], typed=True)
    assert [a.die for a in places(told)] == ["red"]


def test_who_begins_a_typed_draft(sit_down):
    lines = ["3", "0", "two", "2", "1234", "1", "1", ""]
    _, shown, told = sit_down(lines, typed=True, seats=2, options={"mode": "draft"})
    assert told.moves[0].action.seat == 1
    assert places(told)
    assert next(move.seat for move in told.moves if move.seat >= 0) == 1
    assert "“3” is no player at this table" in shown


# ---- languages -----------------------------------------------------------------------------------------------------


def test_a_whole_game_in_french(sit_down):
    code, shown, told = sit_down(["?", "h", "r", "? 3.2", *[""] * 200], lang="fr")
    assert code == 0
    assert told.reason == "rounds"
    assert "Quel dé" in shown
    assert "Entrée lance les dés" in shown
    assert "Ton score" in shown
    for english in ("Which", "Enter ", "sheet", "your", "choice", "line "):
        assert english not in shown


def test_french_words_and_commands(sit_down):
    _, shown, told = sit_down(
        ["retour", "bl", "bleu", "ligne 2", "annuler", "ja", "retour", "bleu", "bourse", "", "quitter"], lang="fr"
    )
    assert [(a.die, a.box) for a in places(told)] == [("blue", "stock")]
    assert texts("fr").say("play-taken-back") in shown


# ---- leaving and going on ------------------------------------------------------------------------------------------


def test_the_end_of_the_input_leaves_like_q(sit_down, tmp_path):
    code, shown, told = sit_down(["1 1", ""])
    assert code == 0
    assert len(places(told)) == 1
    (path,) = tmp_path.glob("*.labtop")
    assert str(path) in shown
    assert f"labtop play --resume {shlex.quote(str(path))}" in shown
    assert (path.with_suffix(".seed").stat().st_mode & 0o077) == 0, "only the owner reads the seed"


def test_resuming_needs_the_seed(sit_down, tmp_path):
    sit_down(["1 1", ""])
    (path,) = tmp_path.glob("*.labtop")
    path.with_suffix(".seed").unlink()
    with pytest.raises(Illegal, match="seed_is_missing") as refused:
        sit_down([], resume=str(path), seed=None)
    assert refused.value.params == {"file": str(path.with_suffix(".seed"))}
    with pytest.raises(Illegal, match="seed_does_not_match"):
        sit_down([], resume=str(path), seed="6")
    code, _, told = sit_down([""] * 100, resume=str(path), seed="5")
    assert code == 0
    assert told.reason == "rounds"


@pytest.mark.parametrize("mode", ["class", "draft"])
def test_a_resumed_game_goes_on_as_if_never_left(sit_down, tmp_path, mode):
    """Same dice, same bots: the record is that of a game played in one sitting."""
    settings = {"bots": ["random", "greedy"], "options": {"mode": mode}}
    _, _, whole = sit_down([""] * 600, **settings)
    for file in tmp_path.iterdir():
        file.unlink()
    _, _, part = sit_down([""] * 20, **settings)
    assert part.reason is None
    (path,) = tmp_path.glob("*.labtop")
    code, shown, resumed = sit_down([""] * 600, resume=str(path), seed=None)
    assert code == 0
    assert "Going on after" in shown
    assert resumed.moves[: len(part.moves)] == part.moves
    assert resumed.moves == whole.moves
    assert resumed.seed == "5"


def test_a_finished_record_shows_its_end(sit_down, tmp_path):
    sit_down([""] * 200)
    (path,) = tmp_path.glob("*.labtop")
    code, shown, _ = sit_down([], resume=str(path), seed=None)
    assert code == 0
    assert "Your score" in shown


def test_a_full_disk_is_said_once_and_the_game_goes_on(sit_down, monkeypatch):
    from labtop.cli.play.files import Keeper

    real = Keeper.save
    calls = []

    def fails_twice(self, game):
        calls.append(1)
        if 1 < len(calls) < 4:
            raise OSError(28, "No space left on device")
        real(self, game)

    monkeypatch.setattr(Keeper, "save", fails_twice)
    code, shown, told = sit_down([""] * 200)
    assert code == 0
    assert shown.count("No space left") == 1
    assert told.reason == "rounds"
