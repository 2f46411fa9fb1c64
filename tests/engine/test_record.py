"""Records: the same text for the same game, and damage named by its line."""

from __future__ import annotations

import re

import pytest

import toy
from conformance.games import Case, frozen, known, played, text_of
from labtop.engine import codec, drive, record, registry
from labtop.engine.core import CHANCE, Illegal
from labtop.engine.dice import Quick, SealedDice, commitment, deal_key
from labtop.engine.game import Game
from labtop.engine.record import Damaged, Record
from labtop.engine.wire import Move

CHEM = registry.room("chem-and-roll")
HEAD = 8
"""Lines before the first move of a record without a seed: title, six fields, a rule."""


def solo() -> str:
    case = Case(CHEM, CHEM.read_options(), 1, "7")
    return text_of(case, *played(case))


def rechained(text: str) -> str:
    """The text with its tags made right again: what a forger would do, and a bug might."""
    lines = text.removesuffix("\n").split("\n")
    top = lines.index("---")
    chain, found = "\n".join(lines[: top + 1]), lines[: top + 1]
    for line in lines[top + 1 :]:
        if line == "---":
            found.append(line)
            continue
        said = line.rpartition(" ~")[0]
        chain = record.link(chain, said)
        found.append(f"{said} ~{chain[:8]}")
    return "\n".join(found) + "\n"


def damage(text: str) -> Damaged:
    with pytest.raises(Damaged) as found:
        record.replay(record.read(text))
    assert found.value.code == "damaged_record"
    assert 1 <= found.value.params["line"] <= text.count("\n") + 1
    return found.value


def where(text: str) -> tuple[int, str]:
    params = damage(text).params
    return params["line"], params["reason"]


# ---- faithful ------------------------------------------------------------------------------------------------------


def test_the_text():
    lines = solo().split("\n")
    assert lines[0] == "labtop record 1"
    assert [line.partition(":")[0] for line in lines[1:9]] == [*record.HEADER, "seed", "---"]
    assert lines[6] == f"commitment: {commitment('7')}"
    assert lines[7] == 'seed: "7"'
    assert re.fullmatch(r'1 chance 0 \{"type":"roll","faces":\[2,3,4,5\]\} ~[0-9a-f]{8}', lines[9])
    assert re.fullmatch(r'2 seat 0 0 \{"type":"place",.*\} ~[0-9a-f]{8}', lines[10])
    assert lines[-3] == "---"
    assert re.fullmatch(r"end rounds 40 ~[0-9a-f]{8}", lines[-2])
    assert lines[-1] == ""


def test_rechaining_what_is_right_changes_nothing():
    assert rechained(solo()) == solo()


def test_the_seed_is_told_only_after_the_end():
    game = Game(CHEM, CHEM.read_options(), 1, "secret")
    while not game.over:
        text = game.record()
        assert "secret" not in text
        assert commitment("secret") in text
        assert record.read(text).seed is None
        ask = game.asks()[0]
        game.play(ask, game.legal(ask)[0])
    assert 'seed: "secret"' in game.record()


def test_an_open_record_with_a_seed_is_refused():
    game = Game(CHEM, CHEM.read_options(), 1, "secret")
    told = game.record().replace("\n---\n", '\nseed: "secret"\n---\n', 1)
    assert where(rechained(told)) == (8, "seed_before_the_end")


@pytest.mark.parametrize("dice", ["typed", "quick"])
def test_other_dice(dice):
    case = Case(CHEM, CHEM.read_options(), 2)
    s, moves = case.setup(), []
    drive.playout(CHEM.rules, s, Quick("1"), Quick("other dice"), moves=moves)
    text = record.write(Record("chem-and-roll", 1, 2, case.options, moves, dice, reason="rounds"))
    back = record.read(text)
    assert back.dice == dice
    assert back.seed is None
    assert record.write(back) == text
    assert frozen(record.replay(back)) == frozen(s)


def test_a_replay_can_stop_anywhere():
    told = record.read(solo())
    for until in (0, 1, 2, 17, 40, 99):
        assert record.replay(told, until).moves == min(until, 40)


def test_a_toy_record_with_doors_and_sealed_answers(toy_room):
    case = Case(toy_room, toy_room.read_options(), 4, "doors")
    s, moves = played(case)
    text = text_of(case, s, moves)
    assert " seat 0 1 " in text, "some answer is not the first of its prompt"
    assert frozen(record.replay(record.read(text))) == frozen(s)
    assert record.write(record.read(text)) == text


def test_seeds_with_odd_characters():
    for seed in ('quote " and \\', "é ü 漢", "# ---", "seed: x"):
        case = Case(CHEM, CHEM.read_options(), 1, seed)
        text = text_of(case, *played(case))
        assert record.read(text).seed == seed
        assert record.write(record.read(text)) == text


# ---- damage --------------------------------------------------------------------------------------------------------


def test_cut_off_after_every_line():
    text = solo()
    lines = text.split("\n")
    for kept in range(len(lines) - 2):
        assert where("\n".join(lines[:kept]) + "\n")[0] == max(kept, 1), f"cut off after line {kept}"
    assert record.write(record.read("\n".join(lines[:-1]))) == text  # only the last newline is gone


def test_cut_off_inside_a_line():
    text = solo()
    lines = text.split("\n")
    for number in (1, 3, 5, 7, 10, 11, 30, len(lines) - 1):
        line = lines[number - 1]
        for length in (1, len(line) // 2, len(line) - 1):
            assert where("\n".join([*lines[: number - 1], line[:length]]))[0] == number


def test_each_move_edited():
    lines = solo().split("\n")
    for number in range(10, len(lines) - 3 + 1):
        line = lines[number - 1]
        for edited in (re.sub(r"\d", lambda m: str((int(m[0]) + 1) % 10), line, count=1), line[:-1] + "x", line + " "):
            assert edited != line
            told = where("\n".join([*lines[: number - 1], edited, *lines[number:]]))
            assert told == (number, "changed")


def test_each_move_removed():
    lines = solo().split("\n")
    for number in range(10, len(lines) - 3):
        told = where("\n".join([*lines[: number - 1], *lines[number:]]))
        assert told[0] == number


def test_each_pair_of_neighbours_swapped():
    lines = solo().split("\n")
    for number in range(10, len(lines) - 3):
        swapped = [*lines[: number - 1], lines[number], lines[number - 1], *lines[number + 1 :]]
        assert where("\n".join(swapped)) == (number, "changed")


def test_a_line_twice():
    lines = solo().split("\n")
    for number in range(10, len(lines) - 3):
        assert where("\n".join([*lines[:number], *lines[number - 1 :]])) == (number + 1, "changed")


def test_header_lines_removed_or_swapped():
    lines = solo().split("\n")
    for number in range(1, 8):
        assert where("\n".join([*lines[: number - 1], *lines[number:]]))[0] == number
    for number in range(1, 7):
        swapped = [*lines[: number - 1], lines[number], lines[number - 1], *lines[number + 1 :]]
        assert where("\n".join(swapped))[0] == number


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("labtop record 1", "labtop record 2", 1, "not_a_record"),
        ("rules: 1", "rules: one", 3, "not_a_number"),
        ("rules: 1", "rules: 01", 3, "not_a_number"),
        ("seats: 1", "seats: ", 4, "not_a_number"),
        ("seats: 1", "seats: -1", 4, "not_a_number"),
        ("seats: 1", "seats: \u0661", 4, "not_a_number"),
        ("seats: 1", "seats: " + "1" * 5000, 4, "not_a_number"),
        ("seats: 1", "seats: 0", 4, "seats_out_of_range"),
        ("seats: 1", "seats: 100", 4, "seats_out_of_range"),
        ('"mode":"class"', '"mode":"exam"', 5, "option_not_among"),
        ('"mode"', '"mood"', 5, "unknown_option"),
        ("options: {", "options: [", 5, "not_json"),
        ("options: {", 'options: {"mode":"class",', 5, "not_json"),
        ("dice: table", "dice: loaded", 6, "unknown_dice"),
        ('seed: "7"', "seed: 7", 8, "bad_shape"),
        ('seed: "7"', 'seed: "8"', 8, "seed_does_not_match"),
        ("commitment: 3", "commitment: 4", 8, "seed_does_not_match"),
        ("dice: table", "dice: ta\ud800ble", 6, "not_text"),
        ("dice: table", "dice: ta\0ble", 6, "not_text"),
        ("dice: table", "dice: table\r", 6, "not_text"),
    ],
)
def test_header_edited(old, new, line, reason):
    text = solo()
    assert text.count(old) >= 1
    assert where(text.replace(old, new, 1)) == (line, reason)


@pytest.mark.parametrize(
    ("old", "new"),
    [("seats: 1", "seats: 2"), ("basic", "advanced"), ("dice: table", "dice: quick"), ('cash":false', 'cash":true')],
)
def test_a_header_edit_that_makes_sense_breaks_the_chain_at_the_first_move(old, new):
    """The damaged header line cannot be identified: the error names the first line whose hash does not fit."""
    text = solo()
    assert text.count(old) == 1
    assert where(text.replace(old, new)) == (10, "changed")


def test_another_room_or_rules_version():
    with pytest.raises(Illegal) as refused:
        record.read(solo().replace("room: chem-and-roll", "room: chess"))
    assert refused.value.code == "unknown_room"
    with pytest.raises(Illegal) as refused:
        record.read(solo().replace("rules: 1", "rules: 2"))
    assert refused.value.code == "other_rules_version"
    assert refused.value.params == {"room": "chem-and-roll", "version": 2, "known": 1}


def test_too_big():
    with pytest.raises(Illegal) as refused:
        record.read("x" * (record.MOST_BYTES + 1))
    assert refused.value.code == "too_big"


NO_RECORDS = ["", "\n", "\n\n\n", "---", "labtop record 1", "labtop record 1\n---\n", "\0", "\ud800"]


@pytest.mark.parametrize("text", NO_RECORDS)
def test_what_is_no_record(text):
    with pytest.raises(Damaged):
        record.read(text)


# ---- forged: the tags are right, the game is not -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1 chance 0 ", "1 chance 1 ", "illegal_move"),
        ("1 chance 0 ", "2 chance 0 ", "illegal_move"),
        ("1 chance 0 ", "1 seat 0 0 ", "illegal_move"),
        ("1 chance 0 ", "1 seat -1 0 ", "not_a_number"),
        ("1 chance 0 ", "1 seat --5 0 ", "not_a_number"),
        ("1 chance 0 ", "1 seat 01 0 ", "not_a_number"),
        ("1 chance 0 ", "1" * 5000 + " chance 0 ", "not_a_number"),
        ("1 chance 0 ", "1 chance " + "9" * 5000 + " ", "not_a_number"),
        ("1 chance 0 ", "1 nobody 0 ", "unreadable"),
        ("1 chance 0 ", "1 ", "unreadable"),
        ("[2,3,4,5]", "[2,3,4,6]", "not_what_the_seed_gives"),
        ("[2,3,4,5]", "[2,3,4,7]", "bad_shape"),
        ("[2,3,4,5]", '[2,3,4,5],"cheat":1', "bad_shape"),
        ("[2,3,4,5]", "[2,3,4,5]]", "not_json"),
        ("[2,3,4,5]", "[[[[[[[[[2,3,4,5]]]]]]]]]", "too_deep"),
    ],
)
def test_forged_first_move(old, new, reason):
    assert where(rechained(solo().replace(old, new, 1))) == (10, reason)


def test_forged_illegal_answer():
    """The first place of the game, with a product where nothing can react yet."""
    lines = solo().split("\n")
    lines[10] = '2 seat 0 0 {"type":"place","die":"blue","value":2,"box":"line-1","violet":2} ~'
    told = damage(rechained("\n".join(lines)))
    assert told.params["line"] == 11
    assert told.params["reason"] == "illegal_move"
    assert told.__cause__.code == "no_reaction_yet"


ENDS = ["end rounds 41", "end rounds 39", "open 40", "end", "end rounds", "end fifth_line 40", "x 40"]


@pytest.mark.parametrize("end", ENDS)
def test_forged_end(end):
    text = re.sub(r"end rounds 40", end, solo())
    assert damage(rechained(text)).params["line"] in {8, 51}


def test_something_after_the_end():
    assert where(solo() + "more\n") == (51, "wrong_end")


def test_a_wrong_seed_is_seen_at_the_seed_and_at_the_dice():
    """A forged seed with a matching commitment is detected at the first throw."""
    forged = solo().replace('seed: "7"', 'seed: "8"').replace(commitment("7"), commitment("8"))
    assert where(rechained(forged)) == (10, "not_what_the_seed_gives")


def test_a_move_too_many_is_seen():
    case = Case(CHEM, CHEM.read_options(), 1, "7")
    s, moves = played(case)
    extra = Move(99, CHANCE, 0, moves[0].action)
    told = Record("chem-and-roll", 1, 1, case.options, [*moves, extra], commitment=commitment("7"), reason="rounds")
    assert where(record.write(told)) == (9 + len(moves), "illegal_move")
    assert not s.stack


def test_an_end_too_early_is_seen():
    case = Case(CHEM, CHEM.read_options(), 1, "7")
    _, moves = played(case)
    told = Record("chem-and-roll", 1, 1, case.options, moves[:10], commitment=commitment("7"), reason="rounds")
    assert where(record.write(told)) == (8 + 10 + 2, "wrong_end")


def test_a_room_that_is_not_registered_is_not_found():
    case = Case(toy.ROOM, toy.ROOM.read_options(), 2)
    text = text_of(case, *played(case))
    with pytest.raises(Illegal) as refused:
        record.read(text)
    assert refused.value.code == "unknown_room"
    with known(toy.ROOM):
        assert record.read(text).room == "toy"


def test_the_dice_are_checked_only_when_the_seed_is_told():
    """An open record cannot be checked against its seed, a finished one is."""
    case = Case(CHEM, CHEM.read_options(), 1, "7")
    s, moves = case.setup(), []
    drive.playout(CHEM.rules, s, Quick("1"), SealedDice(deal_key("8")), moves=moves, at_most=9)
    text = record.write(Record("chem-and-roll", 1, 1, case.options, moves, commitment=commitment("7")))
    assert codec.state_hash(record.replay(record.read(text))) == codec.state_hash(s)
    assert text.count("\n") == HEAD + 9 + 2
