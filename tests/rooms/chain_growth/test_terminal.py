"""Chain Growth at the keyboard: whole games by typed choices, hands kept from the next person's screen."""

from __future__ import annotations

import io
import sys
from random import Random

import pytest

from labtop.cli.play import start
from labtop.engine import record
from labtop.engine.core import Illegal
from labtop.locales.texts import texts

SETTINGS = {
    "seats": None, "bots": [], "seed": "5", "lang": "en", "options": {}, "resume": None, "typed": False, "plain": True,
}  # fmt: skip


@pytest.fixture
def sit_down(tmp_path, monkeypatch, capsys):
    def sit(lines, **settings):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = start.run("chain-growth", **{**SETTINGS, "record_dir": str(tmp_path), **settings})
        (path,) = tmp_path.glob("*.labtop")
        told = record.read(path.read_text())
        path.unlink()
        return code, capsys.readouterr().out, told

    return sit


def test_who_only_presses_enter_discards_what_he_draws(sit_down):
    code, shown, told = sit_down([""] * 900, bots=["greedy"])
    assert code == 0
    assert told.reason in ("empty_hand", "stack_empty")
    assert {type(move.action).__name__ for move in told.moves if move.seat == 0} == {"Discard"}
    assert "Player 2 wins." in shown
    assert "$" not in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("options", [{}, {"draw_from_discard": "yes", "learning": "yes", "single_addition": "yes"}])
def test_whole_games_by_any_choices(sit_down, lang, options):
    """Random keys, help now and then: every question can be asked, explained and answered."""
    kinds = set()
    for seed in range(3):
        rng = Random(seed)
        keys = [rng.choice(["", "1", "2", "2", "3", "3", "4", "5", "6", "?"]) for _ in range(3000)]
        code, _, told = sit_down(keys, bots=["random"], seed=str(seed), lang=lang, options=options)
        assert code == 0
        kinds |= {type(move.action).__name__ for move in told.moves if move.seat == 0}
    assert {"Initiate", "Transfer", "Copolymerise", "Cap", "Discard"} <= kinds


def test_the_next_person_does_not_see_the_hand(sit_down):
    _, shown, told = sit_down(["", "", "", "", "q"], seats=2)
    first, drawn = told.moves[0].action.seat, told.moves[2].action.card
    before, mine, then = shown.split("Pass the keyboard to ")
    assert mine.startswith(f"Player {first + 1}.")
    assert then.startswith(f"Player {2 - first}.")
    assert f"drawn: {texts('en', 'chain-growth').say(f'card-{drawn}')}" in mine
    assert "Jokers" in mine
    wiped = mine.rpartition("\n" * 25)[2]  # what is on the screen when the next person sits down
    assert "discards" in wiped
    for secret in ("drawn:", "Jokers", "It is"):
        assert secret not in wiped
        assert secret not in before


def test_cards_cannot_be_typed(sit_down, tmp_path):
    with pytest.raises(Illegal) as caught:
        sit_down([], bots=["greedy"], typed=True)
    assert caught.value.code == "nothing_to_type"
    assert "the program draws its cards" in texts("en").refusal(caught.value)
    assert not list(tmp_path.iterdir())
