"""The table as text and in the terminal: complete, narrow enough, every answer typed."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

import labtop
from labtop.cli.play.choice import Narrowing
from labtop.engine.core import CHANCE
from labtop.engine.spans import WIDTH, plain
from labtop.locales.texts import LANGUAGES, texts
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.text import TEXT, draw, note, numbered

from .dsl import ROOM, Play

GAMES = [
    (2, {"rounds": 6}),
    (3, {"rounds": 4, "rings": "bridging", "hydroxyl": True, "token_stock": True}),
    (4, {"rounds": 3, "own_target": "CCO", "any_safety": True}),
    (1, {"puzzle": True, "rounds": 12, "target": "aspirin"}),
]


def states(seats, options, seed):
    """A random game with a person's answers, looked at before each."""
    rng = Random(seed)
    game = labtop.start(ROOM, seats=seats, seed=seed, options=options)
    while not game.over:
        ask = next(ask for ask in game.asks() if ask.must)
        assert ask.seat != CHANCE
        yield game, ask
        game.play(ask, rng.choice(game.legal(ask)))
    yield game, None


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_no_line_is_too_wide_and_no_word_is_missing(seats, options):
    notes = set()
    for game, _ in states(seats, options, 1):
        for lang in LANGUAGES:
            for seat, drawing in ((None, draw), (0, draw), (seats - 1, draw), (0, numbered)):
                text = plain(drawing(game.view(seat), texts(lang, ROOM).say))
                widest = max(text.split("\n"), key=len)
                assert len(widest) <= WIDTH == 78, widest
                assert not any(unicodedata.combining(letter) for letter in text)
    for event in game.events:
        key = note(event.seen_by(None))
        if key is not None:
            notes.add(key)
            assert texts("fr", ROOM).has(key)
    assert notes or options.get("puzzle")


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_answer_can_be_chosen_by_its_label(seats, options):
    words = texts("en", ROOM)
    for number, (game, ask) in enumerate(states(seats, options, 2)):
        if ask is None or number % 3:
            continue
        narrowing = Narrowing(TEXT.steps, game.view(ask.seat))
        narrowing.begin(game.legal(ask))
        rng = Random(number)
        while (question := narrowing.question()) is not None:
            view = game.view(ask.seat)
            told = [
                TEXT.label(words, question.field, choice.value, choice.actions, view) for choice in question.choices
            ]
            assert len(set(told)) == len(told), told
            narrowing.choose(rng.choice(question.choices))
        assert narrowing.answer in game.legal(ask)


def test_a_bench_in_words():
    play = Play(start=(4, 2))
    text = plain(draw(play.game.view(0), texts("en", ROOM).say))
    for line in ("structure: C([Y])=O", "the yellow centre", "Target: aspirin, C₉H₈O₄ (easy)"):
        assert line in text, text
    assert "C1" not in text, "numbers are for who asks"
    text = plain(numbered(play.game.view(0), texts("en", ROOM).say))
    for line in ("C1: \u2013 Y0, = O2, \u2013 H3", "centre 0, single, on C1", "Target: aspirin, C₉H₈O₄ (easy)"):
        assert line in text, text
    assert "centre" in plain(draw(play.game.view(None), texts("en", ROOM).say))


def test_hands_are_shown_to_their_owner_alone():
    play = Play(start=(4, 2))
    play.give(0, boum=["patent"])
    say_en = texts("en", ROOM).say
    assert "Patent filed" in plain(draw(play.game.view(0), say_en))
    for seat in (1, None):
        assert "Patent filed" not in plain(draw(play.game.view(seat), say_en))


def test_a_running_manipulation_shows_its_odds():
    play = Play(start=(8, 8))
    play.give(1, boum=["fire"])
    play.manipulate()
    play.announce(say.Characterise(play.yellow(0)[0], "H"))
    text = plain(draw(play.game.view(1), texts("en", ROOM).say))
    assert "Difficulty 5, chance 30 of 36" in " ".join(text.split())
    assert "yellow centres is hydrogen" in " ".join(text.split())


# ---- structures that strangers type ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def rdkit():
    from labtop.tables.foreign_texts import read_smiles
    from labtop.tables.limited import LimitedProcess

    made = LimitedProcess("rdkit")
    yield lambda text: read_smiles(made, text, 5, 60)
    made.close()


def test_rdkit_reads_what_our_notation_does_not(rdkit):
    pytest.importorskip("rdkit.Chem")
    from labtop.chemistry import notation
    from labtop.chemistry.canonical import canonical

    for text, same in (("C[C@H](O)C(=O)O", "CC(O)C(=O)O"), ("C/C=C/C", "CC=CC"), ("[CH3][CH2][OH]", "CCO")):
        assert canonical(notation.read(rdkit(text))) == canonical(notation.read(same))


def test_without_rdkit_it_says_so(rdkit):
    from labtop.engine.core import Illegal

    try:
        import rdkit as _there  # noqa: F401
    except ImportError:
        with pytest.raises(Illegal) as caught:
            rdkit("C/C=C/C")
        assert caught.value.code == "chemistry_not_installed"
