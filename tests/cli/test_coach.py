"""The key i, `labtop review`, and playing on from a turning point."""

from __future__ import annotations

import io
import json
import sys
import time

import pytest

from bots.coaches import FirstIsBest
from labtop import start
from labtop.cli.main import main
from labtop.cli.play import turn
from labtop.engine import record
from labtop.rooms.chem_and_roll.bots import levels as chem_and_roll


@pytest.fixture(autouse=True)
def _a_coach(monkeypatch):
    monkeypatch.setattr(chem_and_roll, "COACH", FirstIsBest, raising=False)


@pytest.fixture
def labtop(monkeypatch, capfd, tmp_path):
    def run(*words, typed=()):
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("LC_ALL", "en_XX.UTF-8")
        monkeypatch.setattr(sys, "argv", ["labtop", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code or 0
        out, err = capfd.readouterr()
        return code, out, err

    return run


@pytest.fixture
def a_record(tmp_path):
    game = start("chem-and-roll", seats=2, seed="7", options={"mode": "draft"})
    while not game.over:
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[-1])
    path = tmp_path / "game.labtop"
    path.write_text(game.record())
    return path


PLAY = ("play", "chem-and-roll", "--seed", "5", "--plain")


def test_a_hint_is_the_best_the_next_best_and_why(labtop):
    code, shown, _ = labtop(*PLAY, typed=["i", "q"])
    assert code == 0
    assert "Best: blue " in shown
    assert "(about 10 points at the end)" in shown
    assert "Next best: " in shown
    assert "(about 9 points at the end)" in shown


def test_hints_are_counted_and_told_at_the_end(labtop):
    _, shown, _ = labtop(*PLAY, "--hints", "counted", typed=["i", "i", *[""] * 200])
    assert "Player 1: 2 hints used." in shown


def test_the_count_outlives_leaving(labtop, tmp_path):
    labtop(*PLAY, "--hints", "counted", typed=["i", "q"])
    (path,) = (tmp_path / "records").glob("*.labtop")
    _, shown, _ = labtop("play", "--resume", path, "--plain", typed=["i", *[""] * 200])
    assert "Player 1: 2 hints used." in shown


def test_hints_can_be_switched_off(labtop):
    _, shown, _ = labtop(*PLAY, "--hints", "off", typed=["i", *[""] * 200])
    assert "Hints are switched off" in shown
    assert "Best:" not in shown
    assert "used." not in shown


def test_a_review_for_people(labtop, a_record):
    code, shown, err = labtop("review", a_record)
    assert (code, err) == (0, "")
    assert shown.count(" lost ") == 3
    assert shown.count("the coach: ") == 3
    assert "Player 1: accuracy 0 %" in shown
    code, shown, _ = labtop("review", a_record, "--lang", "fr", "--seat", 2)
    assert code == 0
    assert shown.count("Joueur 2 a perdu") == 3
    assert shown.count(" --seats 2 --lang fr") == 3, "the printed commands speak it too"


def test_a_review_as_json(labtop, a_record):
    _, shown, _ = labtop("review", a_record, "--json")
    found = json.loads(shown)
    assert found["unit"] == "points"
    assert len(found["turning"]) == 3
    assert labtop("review", a_record, "--json")[1] == shown


@pytest.mark.parametrize("words", [["--seat", "3"], ["--seat", "0"]])
def test_a_review_of_nobody_is_refused(labtop, a_record, words):
    code, _, err = labtop("review", a_record, *words)
    assert code == 2
    assert err.startswith("labtop: ")
    assert "Traceback" not in err


def test_playing_on_from_a_turning_point(labtop, a_record, tmp_path):
    """The command that the review prints works as it is printed, and begins where it says."""
    _, shown, _ = labtop("review", a_record, "--seat", 1)
    command = next(line for line in shown.split("\n") if "play on from here" in line).partition(": ")[2].split()
    move = int(command[command.index("--move") + 1])
    code, _, _ = labtop(*command[1:], "--plain", typed=[""] * 400)
    assert code == 0
    (path,) = (tmp_path / "records").glob("*.labtop")
    old, new = record.read(a_record.read_text()), record.read(path.read_text())
    assert new.moves[:move] == old.moves[:move]
    assert new.reason is not None
    record.replay(new)


def test_playing_on_from_a_simulated_game_has_fresh_dice(labtop, tmp_path):
    labtop("simulate", "chem-and-roll", "--games", 1, "--records", tmp_path / "many")
    (path,) = (tmp_path / "many").glob("*.labtop")
    code, _, _ = labtop("play", "--from", path, "--move", 9, "--plain", typed=["", "", "q"])
    assert code == 0
    (left,) = (tmp_path / "records").glob("*.labtop")
    code, shown, _ = labtop("play", "--resume", left, "--plain", typed=[""] * 200)
    assert "Your score" in shown
    record.replay(record.read(left.read_text()))


def test_an_open_game_or_a_move_beyond_the_end_is_refused(labtop, a_record, tmp_path):
    code, _, err = labtop("play", "--from", a_record, "--move", "99999")
    assert (code, "Traceback" in err) == (2, False)
    left = tmp_path / "open.labtop"
    left.write_text(start("chem-and-roll", seed="1").record())
    for words in (("review", left), ("play", "--from", left, "--move", 0)):
        code, _, err = labtop(*words)
        assert code == 2
        assert "not over" in err


def test_a_slow_coach_says_that_it_thinks(labtop, monkeypatch):
    class Slow(FirstIsBest):
        def weigh(self, seen, effort, also=()):
            time.sleep(0.5)
            return super().weigh(seen, effort, also)

    monkeypatch.setattr(chem_and_roll, "COACH", Slow)
    monkeypatch.setattr(turn, "SLOW", 0.05)
    _, shown, _ = labtop(*PLAY, typed=["i", "q"])
    assert "The coach is thinking" in shown
