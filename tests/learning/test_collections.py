"""The collections that come with the rooms: enough, mixed, small, each puzzle whole and told in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from labtop.engine import drive
from labtop.engine.core import Illegal
from labtop.engine.registry import ROOMS, room
from labtop.learning.collect import main, own_file
from labtop.learning.making import alike, generate, position
from labtop.learning.packaged import chosen, collection, packed, unpacked
from labtop.learning.verdicts import judge
from labtop.learning.wording import PuzzleInWords
from labtop.locales.texts import LANGUAGES, rules_text, texts
from labtop.seeds import read_seed

LEAST = 200
BYTES = 300_000
LEARNING_TABLE = {
    "chem-and-roll": {"limiting", "acid", "catalyst", "cooling"},
    "chain-growth": {"propagation", "radicals", "termination", "averages", "living"},
    "chemistry-monopoly": {"states", "groups", "percentage", "expectation"},
    "laboratorium": {"valence", "groups", "retrosynthesis", "rings"},
}
"""The concepts that each room has to teach."""


def learning(id):
    return room(id).learning.LEARNING


@pytest.mark.parametrize("id", ROOMS)
def test_there_are_enough_and_they_are_mixed(id):
    found = collection(id)
    assert len(found) >= LEAST
    assert own_file(id).stat().st_size < BYTES
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert Counter(puzzle.kind for puzzle in found) == {kind: one.wanted for kind, one in learning(id).kinds.items()}
    assert {puzzle.concept for puzzle in found} == {concept.id for concept in learning(id).concepts()}
    levels = Counter(puzzle.difficulty for puzzle in found)
    assert len(levels) >= 4, levels
    assert max(levels.values()) < 0.7 * len(found), levels
    rights = Counter(puzzle.right for puzzle in found)
    assert max(rights.values()) < 0.5 * len(found), "the place of the right answer tells it"


@pytest.mark.parametrize("id", ROOMS)
def test_no_puzzle_is_there_twice(id):
    assert [key for key, count in Counter(map(alike, collection(id))).items() if count > 1] == []


def test_a_double_is_noticed():
    first = collection("chem-and-roll")[0]
    turned = msgspec.structs.replace(first, id="other", choices=first.choices[::-1])
    assert alike(first) == alike(turned)
    assert alike(first) != alike(msgspec.structs.replace(first, choices=first.choices[:-1]))


@pytest.mark.parametrize("id", ROOMS)
def test_concepts_are_those_of_the_table_and_rest_on_rules(id):
    concepts = learning(id).concepts()
    assert LEARNING_TABLE[id] <= {concept.id for concept in concepts}
    assert len({concept.id for concept in concepts}) == len(concepts)
    for lang in LANGUAGES:
        words, rules = texts(lang, id), rules_text(id, lang)
        for concept in concepts:
            assert concept.rules
            assert set(concept.rules) <= set(rules), concept
            assert words.say(f"concept-{concept.id}")
            assert words.say(f"concept-{concept.id}.why").endswith((".", "?"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", ROOMS)
def test_every_fifth_puzzle_is_told_completely(id, lang):
    """Question, answers and reasons have words, answers differ, and figures that are told stand in the sentence."""
    for puzzle in collection(id)[::5]:
        told = PuzzleInWords(puzzle, lang)
        choices = told.choices()
        assert len(choices) == len(set(choices)) >= 3, puzzle.id
        assert told.board()
        assert told.title()
        assert told.question().endswith("?")
        for number in range(len(choices)):
            verdict = judge(puzzle, number)
            found = told.explained(verdict)
            assert verdict.mark == ("right" if verdict.stars == 3 else "close" if verdict.stars else "no")
            assert (number == puzzle.right) == (verdict.stars == 3)
            assert choices[puzzle.right] in found.answer
            assert len(found.why) == 2
            assert figures_in(puzzle.choices[puzzle.right].why) <= figures_told(found.why[0]), puzzle.id


def figures_in(why):
    """Whole numbers that a reason has as its own parameters."""
    return {value for name, value in why.items() if type(value) is int and name not in ("growing", "left", "hits")}


def figures_told(text):
    """Whole numbers in a sentence, with the language's way to write thousands."""
    return {int(re.sub(r"\D", "", number)) for number in re.findall(r"\d+(?:[,\u202f\u00a0]\d{3})*", text)}


@pytest.mark.parametrize("id", ROOMS)
def test_positions_are_reached_by_the_rules(id):
    """The moves replay, each judged; then the seat of the puzzle is asked, and its actions are legal or asked about."""
    for puzzle in collection(id)[::9]:
        state = position(room(id), puzzle)
        p = state.stack[-1]
        assert p.kind == learning(id).kinds[puzzle.kind].asks
        assert p.waiting[0] == puzzle.seat
        for choice in puzzle.choices:
            if choice.action is not None:
                action = msgspec.convert(choice.action, room(id).actions)
                room(id).rules.check(state, p, puzzle.seat, action)
                drive.play(room(id).rules, state, drive.ask_of(p, puzzle.seat), action)


MADE_AGAIN = {
    "chem-and-roll": ("best-placement", "limiting"),
    "chain-growth": ("finish-most", "dispersity"),
    "chemistry-monopoly": ("chance", "family"),
    "laboratorium": ("formula",),
}


@pytest.mark.parametrize("id", ROOMS)
def test_a_seed_gives_the_same_puzzle_in_another_process(id):
    """With other hash seeds: nothing depends on the order of a set, on a clock or on the machine."""
    for kind in MADE_AGAIN[id]:
        seed = next(puzzle.seed for puzzle in collection(id) if puzzle.kind == kind)
        code = (
            "import sys, msgspec; from labtop.engine.registry import room; from labtop.learning.making import generate;"
            f"sys.stdout.buffer.write(msgspec.json.encode(generate(room({id!r}), {kind!r}, {seed!r})))"
        )
        made = [
            subprocess.run(
                [sys.executable, "-c", code], check=True, capture_output=True, env={"PYTHONHASHSEED": hash_seed}
            )
            for hash_seed in ("1", "2")
        ]
        here = msgspec.json.encode(generate(room(id), kind, seed))
        assert [one.stdout for one in made] == [here, here]


@pytest.mark.parametrize("id", ROOMS)
def test_a_collection_is_packed_without_loss(id):
    found = collection(id)[:12]
    text = packed(id, room(id).version, "1", found)
    assert [msgspec.to_builtins(one) for one in unpacked(text)] == [msgspec.to_builtins(one) for one in found]


def test_a_seed_chooses_one_puzzle_and_an_id_itself():
    assert chosen("chain-growth", "friday") is chosen("chain-growth", "friday")
    assert len({chosen("chain-growth", str(number)).id for number in range(60)}) > 40
    last = collection("chain-growth")[-1]
    assert chosen("chain-growth", last.id) is last
    assert {chosen("chain-growth", read_seed(None), "averages").concept for _ in range(20)} == {"averages"}


def test_stars_are_in_the_rooms_unit():
    """3 the best, 2 within half a dollar, 1 within one and a half."""
    puzzle = next(one for one in collection("chem-and-roll") if one.kind == "best-placement")
    best = puzzle.choices[puzzle.right].value
    other = 0 if puzzle.right else 1
    marks = []
    for loss in (0.4, 0.5, 0.6, 1.5, 1.6):
        choices = list(puzzle.choices)
        choices[other] = msgspec.structs.replace(choices[other], value=best - loss)
        verdict = judge(msgspec.structs.replace(puzzle, choices=choices), other)
        marks.append((verdict.mark, verdict.stars))
    assert marks == [("close", 2), ("close", 2), ("close", 1), ("close", 1), ("no", 0)]


@pytest.mark.parametrize(
    ("words", "told"),
    [(["chess"], "chess"), (["chain-growth", "--seed", "a/b"], "a/b"), (["chain-growth", "--seed", ""], "64")],
)
def test_the_command_refuses_in_one_line(words, told, capsys):
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err


def test_what_is_not_there_is_refused():
    with pytest.raises(Illegal, match="bad_puzzle_seed"):
        generate(room("chain-growth"), "danger", "1/0/0")
    with pytest.raises(Illegal, match="bad_puzzle_seed"):
        generate(room("chain-growth"), "danger", "friday")
    with pytest.raises(Illegal, match="unknown_puzzle_kind"):
        generate(room("chain-growth"), "dangre", "1/0/51")
    with pytest.raises(Illegal, match="unknown_concept"):
        chosen("chain-growth", "1", "averags")
    puzzle = collection("chain-growth")[0]
    for number in (-1, len(puzzle.choices)):
        with pytest.raises(Illegal, match="no_such_choice"):
            judge(puzzle, number)
