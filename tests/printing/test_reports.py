"""A finished game on one page, and the results of a class: what stands there is what was played."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

import labtop
from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS
from labtop.locales.texts import texts
from labtop.printing.documents import pdf
from labtop.printing.summaries import class_results, summary
from printing.pages import Page, pages, words

PEOPLE = ["Inès", "Maximilien-Alexandre", "#panic() $x$"]
EDGE, LEAST = 4.2, 7.0


def finished(room: str, seats: int):
    game = labtop.start(room, seats=seats, seed=3, options={"rounds": 4} if room == "chemistry-monopoly" else {})
    chance = random.Random(5)
    while not game.over:
        ask = game.asks()[0]
        game.play(ask, chance.choice(game.legal(ask)))
    return game


def check_page(page: Page) -> None:
    for run in page.runs:
        assert run.embedded
        assert "AtkinsonHyperlegibleNext" in run.font, run
        assert run.size >= LEAST, run
        assert EDGE <= run.left < run.right <= page.wide - EDGE, run
        assert EDGE <= run.top < run.bottom <= page.high - EDGE, run


@pytest.mark.parametrize(("lang", "paper"), [("en", "letter"), ("fr", "a4")])
@pytest.mark.parametrize("room", ROOMS)
def test_a_finished_game_is_one_page(room, lang, paper):
    game = finished(room, 3)
    for seat in (None, 2):
        (page,) = pages(pdf(summary(game, lang, PEOPLE, seat, paper)).pdf)
        check_page(page)
        told = words(list(page.runs))
        assert all(name in told for name in PEOPLE)
        say = texts(lang, room)
        assert all(say.amount(score) in told for score in game.outcome.scores)
        assert say.say(f"reason-{game.outcome.reason}") in told


def test_a_game_that_goes_on_has_no_summary():
    with pytest.raises(Illegal) as refused:
        summary(labtop.start("chain-growth", seats=2, seed=1), "en", ())
    assert refused.value.code == "not_over_yet"


@pytest.mark.parametrize("pupils", [1, 28, 99])
def test_the_results_of_a_class(pupils):
    heads = ["Table", "Seat", "Name", "Place", "Score", "Reactions", "Lines", "Hints", "Accuracy"]
    rows = [[1, n, f"Maximilien-Alexandre {n}", n, 40 - n, n % 7, 3, 0, "61.5"] for n in range(1, pupils + 1)]
    found = pages(pdf(class_results("chem-and-roll", "en", "2de 4", [heads, *rows])).pdf)
    assert len(found) == 1
    told = " ".join(words(list(page.runs)) for page in found)
    assert all(row[2] in told for row in rows)
    assert "Hints" not in told  # a column in which nothing stands
    assert ("Reactions" in told) == (pupils <= 45)  # of a large class places alone, which the page says
    assert ("Places alone" in told) == (pupils > 45)
    for page in found:
        check_page(page)


def test_a_large_class_at_many_tables_is_told_by_table():
    heads = ["Table", "Seat", "Name", "Place", "Score", "Hints"]
    rows = [[n // 4 + 1, n % 4 + 1, f"Ada {n}", n % 4 + 1, n, 2] for n in range(99)]
    (page,) = pages(pdf(class_results("chain-growth", "en", "", [heads, *rows])).pdf)
    check_page(page)
    told = words(list(page.runs))
    assert "Table" in told
    assert "Hints" not in told
    assert all(row[2] in told for row in rows)


def test_a_record_is_printed_by_one_command(tmp_path):
    game = finished("chem-and-roll", 2)
    record = tmp_path / "game.labtop"
    record.write_text(game.record(), encoding="utf-8")
    command = [sys.executable, "-m", "labtop", "print", "--record", str(record), "--seat", "2", "--lang", "fr"]
    done = subprocess.run([*command, "-o", "end.pdf"], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    (page,) = pages((tmp_path / "end.pdf").read_bytes())
    assert texts("fr", "chem-and-roll").say("seat-name", number=2) in words(list(page.runs))
    record.write_text(json.dumps({"room": "chess"}), encoding="utf-8")
    done = subprocess.run([*command, "-o", "x.pdf"], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert not (tmp_path / "x.pdf").exists()
