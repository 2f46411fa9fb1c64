"""The table as text: complete, narrow enough, and readable without colour."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

import labtop
from labtop.engine.spans import MARK, WIDTH, plain
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.chem_and_roll.actions import Place, Roll
from labtop.rooms.chem_and_roll.sheet import BOXES
from labtop.rooms.chem_and_roll.text import draw
from labtop.rooms.chem_and_roll.view import own_sheet

ROOM = "chem-and-roll"
STYLES = {"", "blue", "red", "white", "yellow", "violet", "money", "dim", "title", "mark"}
GAMES = [
    (1, {}),
    (3, {"chemistry": "advanced"}),
    (12, {}),
    (2, {"mode": "draft"}),
    (4, {"mode": "draft", "chemistry": "advanced"}),
]


def states(seats, options, seed, every=7):
    """A random game, looked at now and then and at its end."""
    rng = Random(seed)
    game = labtop.start(ROOM, seats=seats, seed=seed, options=options)
    moves = 0
    while not game.over:
        if moves % every == 0:
            yield game
        ask = game.asks()[0]
        legal = game.legal(ask)
        rare = [a for a in legal if a.violet or a.box.startswith(("excess", "water-1", "catalyst"))]
        game.play(ask, rng.choice(rare or legal))
        moves += 1
    yield game


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_no_line_is_too_wide_and_no_word_is_missing(seats, options):
    for seed in range(2):
        for game in states(seats, options, seed):
            for seat in (None, 0, seats - 1):
                view = game.view(seat)
                for lang in LANGUAGES:
                    check_lines(draw(view, texts(lang, ROOM).say, frozenset(BOXES if seat == 0 else ())))


def check_lines(lines):
    assert {style for line in lines for _, style in line} <= STYLES
    text = plain(lines)
    widest = max(text.split("\n"), key=len)
    assert len(widest) <= WIDTH == 78, widest
    for letter in set(text):
        assert unicodedata.east_asian_width(letter) not in "WF"
        assert not unicodedata.combining(letter)


def test_marks_are_seen_without_colour():
    say = texts("en", ROOM).say
    game = labtop.start(ROOM, seats=2, seed=1, options={"mode": "draft"})
    for box in BOXES:
        marked = [line for line in plain(draw(game.view(0), say, {box})).split("\n") if MARK in line]
        assert len(marked) == 1
        assert marked[0].startswith(f"{MARK} {say(f'box-{box}')} ")
    assert MARK not in plain(draw(game.view(0), say))
    every = draw(game.view(0), say, set(BOXES))
    assert sum((f"{MARK} ", "mark") == line[0] for line in every if line) == len(BOXES)


def throw(game, *faces):
    game.play(game.asks()[0], Roll(faces))


def place(game, die, value, box, **more):
    ask = game.asks()[0]
    game.play(ask, Place(die, value, box, **more))


def test_a_table_reads_as_it_is():
    """Written out by hand: one game, four rounds."""
    game = labtop.start(ROOM, seats=1, dice="typed", options={"chemistry": "advanced"})
    throw(game, 5, 6, 2, 6)
    place(game, "blue", 5, "line-2")
    throw(game, 5, 6, 2, 6)
    place(game, "red", 6, "line-2", violet=5)
    throw(game, 5, 6, 2, 6)
    place(game, "yellow", 1, "catalyst-1", price=1)
    throw(game, 5, 6, 2, 5)
    place(game, "yellow", 5, "catalyst-sale")
    throw(game, 5, 6, 2, 6)
    assert plain(draw(game.view(0), texts("en", ROOM).say, {"line-2", "stock"})) == (
        """\
Round 5 of 20 · advanced chemistry
Dice:   SO₂ 5   O₂ 6   H₂O 2   V₂O₅ 6

Your sheet
Money $1.5 · 1 reaction
Dice count as they fall · SO₃ as it forms
                  Reactor I      Reactor II      Acid
  line 1          SO₂ · + O₂ · → SO₃ · + H₂O · → ·
▸ line 2          SO₂ 5 + O₂ 6 → SO₃ 5 + H₂O · → ·  lost: O₂ 3.5
  line 3          SO₂ · + O₂ · → SO₃ · + H₂O · → ·
  line 4          SO₂ · + O₂ · → SO₃ · + H₂O · → ·
  line 5          SO₂ · + O₂ · → SO₃ · + H₂O · → ·
  water row 1     H₂O · ·          SO₃ ±1        2 neighbouring values
  water row 2     H₂O · · ·        SO₃ ±2        3 equal values
  water row 3     H₂O · · · · ·    SO₃ ±3        three equal + two equal
  catalyst row 1  V₂O₅ 1 ·         die ±1        2 neighbouring values
  catalyst row 2  V₂O₅ · · ·       die ±2        3 neighbouring values
  catalyst row 3  V₂O₅ · · · ·     die ±3        two different pairs
  catalyst row 4  V₂O₅ · · · ·     any colour    4 equal values
  water sale      ·  the die\u2019s value divided by 3, once
  catalyst sale   V₂O₅ 5 → $2.5
▸ stock exchange  · · · · · ·  $6 when all six are there
  market          1 visit left, $1 spent

Players
  1. Player 1      $1.5  1 reaction · 0 lines full · you"""
    )


def test_what_is_on_the_sheet_is_in_the_text():
    """Each line of the reactors, each row and each zone, against the view it was drawn from."""
    say = texts("en", ROOM).say
    seen = set()
    for seed in range(4):
        for game in states(2, {"mode": "draft"}, seed, every=5):
            view = game.view(1)
            sheet = own_sheet(view)
            text = plain(draw(view, say))
            for line in sheet.lines:
                want = [str(value or "·") for value in (line.blue, line.red, line.violet, line.white)]
                if line.crossed_out:
                    want[:2] = ["✗", "✗"]
                    seen.add("crossed out")
                if line.acid:
                    seen.add("acid")
                told = "SO₂ {} = O₂ {} → SO₃ {} = H₂O {} → ".format(*want)
                assert told + ("·" if line.acid is None else f"${line.acid}") in text
            for row in sheet.rows:
                values = " ".join([str(v) for v in row.dice] + ["·"] * (row.size - len(row.dice)))
                told = next(line for line in text.split("\n") if line[2:].startswith(say(f"box-{row.box}")))
                assert f" {values} " in told
                assert ("✓" in told) == row.complete
                seen |= {"row"} if row.complete else set()
            for zone, dice in enumerate(sheet.excess, 1):
                told = next(line for line in text.split("\n") if line[2:].startswith(say(f"box-excess-{zone}")))
                for die in dice:
                    assert f"{say(f'colour-{die.colour}.formula')} {die.value}" in told
                    seen.add("excess")
    assert seen == {"crossed out", "acid", "row", "excess"}


def test_a_sealed_choice_is_shown_to_its_owner_alone():
    say = texts("en", ROOM).say
    game = labtop.start(ROOM, seats=2, seed=4)
    ask = game.asks(0)[0]
    chosen = game.legal(ask)[0]
    game.play(ask, chosen)
    own, other = plain(draw(game.view(0), say)), plain(draw(game.view(1), say))
    assert f"still secret: the {chosen.die} die" in own
    assert "still secret" not in other
    assert "has chosen" in other
    assert game.view(1).private.sealed is None


def test_spectators_see_all_sheets_of_a_small_table_and_none_of_a_class():
    say = texts("en", ROOM).say
    small = plain(draw(labtop.start(ROOM, seats=4, seed=1, options={"mode": "draft"}).view(None), say))
    assert [f"Sheet of Player {n}" in small for n in range(1, 6)] == [True] * 4 + [False]
    big = plain(draw(labtop.start(ROOM, seats=30, seed=1).view(None), say))
    assert "Sheet of" not in big
    assert "Your sheet" not in big


def test_a_big_class_shows_the_best_ten_and_the_reader():
    say = texts("en", ROOM).say
    game = labtop.start(ROOM, seats=99, seed=2)
    rng = Random(5)
    for _ in range(2 * 99 + 9):
        ask = game.asks()[0]
        game.play(ask, rng.choice(game.legal(ask)))
    players = game.view(0).public.players
    worst = min(range(99), key=lambda seat: (players[seat].money, players[seat].reactions))
    text = plain(draw(game.view(worst), say))
    lines = text.split("\n")[text.split("\n").index("Players") + 1 :]
    assert lines[0] == "9 of 99 have chosen"
    assert len(lines) == 12
    assert f"Player {worst + 1} " in lines[-1]
    assert lines[-1].count("you") == 1
    money = sorted((player.money for player in players), reverse=True)
    for line, amount in zip(lines[1:11], money, strict=False):
        assert f" ${amount} " in line or f" \u2212${-amount} " in line


def test_the_end_is_said():
    game = list(states(2, {"mode": "draft"}, 3))[-1]
    text = plain(draw(game.view(0), texts("en", ROOM).say))
    assert "The game is over: " in text
    assert "Dice:" not in text
