"""`labtop puzzle`: asks, explains, gives JSON, and refuses in one line."""

from __future__ import annotations

import io
import json
import re
import sys

import pytest

from cli.test_commands import run as told  # noqa: F401 - a fixture
from labtop.engine.registry import ROOMS
from labtop.learning.packaged import chosen
from labtop.locales.texts import LANGUAGES, texts


@pytest.fixture
def run(told, monkeypatch):  # noqa: F811
    """Runs the command with these typed lines; without them the input has ended."""

    def run(*words, given="", lang="en"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        return told(*words, lang=lang)

    return run


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_a_right_and_a_wrong_answer_are_explained(run, id, lang):
    puzzle = chosen(id, "friday")
    say = texts(lang, id).say
    for number in range(len(puzzle.choices)):
        code, out, err = run("puzzle", id, "--seed", "friday", "--lang", lang, given=f"{number + 1}\n")
        assert (code, err) == (0, "")
        assert ("★★★" in out) == (number == puzzle.right)
        assert (say("puzzle-mark-right") in out) == (number == puzzle.right)
        assert all(rule in out for rule in puzzle_rules(puzzle))
        shown = re.findall(r"^ +(\d+)\. ", out, re.MULTILINE)
        assert [str(one + 1) for one in range(len(puzzle.choices))] == shown[-len(puzzle.choices) :]


def puzzle_rules(puzzle):
    from labtop.engine.registry import room

    concepts = room(puzzle.room).learning.LEARNING.concepts()
    return next(concept.rules for concept in concepts if concept.id == puzzle.concept)


def test_json_has_the_answer_and_the_texts(run):
    code, out, err = run("puzzle", "chemistry-monopoly", "--seed", "3", "--json", "--lang", "fr")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["room"] == "chemistry-monopoly"
    assert found["lang"] == "fr"
    assert len(found["texts"]["choices"]) == len(found["choices"]) == len(found["verdicts"])
    assert found["verdicts"][found["right"]]["stars"] == 3
    again = json.loads(run("puzzle", "chemistry-monopoly", "--seed", found["id"], "--json", "--lang", "fr")[1])
    assert again == found


def test_a_wrong_line_is_asked_again(run):
    code, out, _ = run("puzzle", "laboratorium", "--seed", "1", "--lang", "en", given="9\nx\n\n1.\n")
    assert code == 0
    assert out.count("Type a number from 1 to") == 3
    assert "Right is" in out


@pytest.mark.parametrize("word", ["q", "quit"])
def test_q_leaves_without_the_answer(run, word):
    code, out, err = run("puzzle", "chain-growth", "--seed", "1", "--lang", "en", given=f"{word}\n")
    assert (code, err) == (0, "")
    assert "Right is" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_gets_one_line(run, lang):
    cases = {
        ("chem-and-rol",): "chem-and-roll",
        (): "chain-growth",
        ("chem-and-roll", "--concept", "catalist"): "catalyst",
        ("chem-and-roll", "--seed", ""): "64",
        ("chem-and-roll", "--seed", "monday"): str(len(chosen("chem-and-roll", "monday").choices)),
        ("chem-and-roll", "--lagn", "fr"): "--lang",
    }
    for words, named in cases.items():
        code, _, err = run("puzzle", *words, lang=lang)
        assert (code, err.count("\n")) == (2, 1), err
        assert err.startswith("labtop: ")
        assert named in err
    near = {"en": "Did you mean catalyst?", "fr": "catalyst"}[lang]
    assert near in run("puzzle", "chem-and-roll", "--concept", "catalist", lang=lang)[2]


def test_an_unknown_language_is_refused(run):
    code, _, err = run("puzzle", "chem-and-roll", "--lang", "xx")
    assert code == 2
    assert "xx" in err
