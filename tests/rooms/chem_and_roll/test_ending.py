"""The end of a game for one player: the money round by round, and a sentence of chemistry that is true on the sheet.

`false_claims` looks at the sheets and the recorded moves, not at the events from which the ending is made.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import asdict, replace

import labtop
from labtop.engine.game import Game
from labtop.locales.texts import texts
from labtop.rooms.chem_and_roll.actions import Place, Roll
from labtop.rooms.chem_and_roll.ending import LAWS, ending

from .dsl import Play

GAMES = [
    ({}, 1), ({}, 3), ({"chemistry": "advanced"}, 2), ({"mode": "draft"}, 2), ({"mode": "draft"}, 4),
    ({"mode": "draft", "chemistry": "advanced"}, 3), ({"mode": "draft", "excess": "same-value"}, 2),
]  # fmt: skip
MEDALS = [("copper", 15), ("silver", 20), ("gold", 25), ("platinum", 30)]
LIKES = [["line", "exce", "cata", "wate"], ["wate", "line", "exce", "cata"], ["cata", "line", "exce", "wate"]]


def played(options, seats, seed):
    """A game of players who like either reactions or one kind of rows best, and the highest SO3 they can make."""
    game = labtop.start("chem-and-roll", seats=seats, options=options, seed=f"ending {seed}")
    rng = Random(seed)
    while not game.over:
        ask = next(ask for ask in game.asks() if ask.must)
        legal = game.legal(ask)
        rng.shuffle(legal)
        sold = [a for a in legal if a.price == 0] or legal
        order = LIKES[seed % 3]
        likes = sorted(sold, key=lambda a: (order.index(a.box[:4]) if a.box[:4] in order else 9, -a.violet))
        game.play(ask, likes[0] if rng.random() < 0.8 else rng.choice(sold))
    return game


def by_round(game, seat):
    """The sheet of a seat after each round, and its moves in that round with the dice they were chosen from."""
    sheets, moves, dice = [], [], []
    then = Game(game.room, game.options, game.seats, "", "typed", throw=False)
    for move in game.moves:
        if isinstance(move.action, Roll):
            sheets.append(None)
            moves.append([])
            dice.append(move.action.faces)
        elif isinstance(move.action, Place) and move.seat == seat:
            moves[-1].append(move.action)
        then.replay([move])
        if sheets:
            sheets[-1] = then.view().public.sheets[seat]
    return sheets, moves, dice


def false_claims(lesson, sheets, moves, dice):
    """What a lesson claims and the sheets do not show."""
    line = lesson.line - 1
    at_sale, before_sale = sheets[lesson.sold - 1].lines[line], None
    if lesson.sold > 1:
        before_sale = sheets[lesson.sold - 2].lines[line]
    claims = {
        "sold then": at_sale.acid == lesson.gain and (before_sale is None or before_sale.acid is None),
        "violet": at_sale.violet == lesson.violet,
        "white": at_sale.white == lesson.white,
        "best": lesson.gain == max(one.acid or 0 for one in sheets[-1].lines),
    }
    if lesson.law != "excess":
        claims["gases"] = (at_sale.blue, at_sale.red) == (lesson.blue, lesson.red)
    if lesson.law in ("cooling", "surplus", "excess"):
        reacted = sheets[lesson.round - 1].lines[line]
        earlier = sheets[lesson.round - 2].lines[line].violet if lesson.round > 1 else 0
        claims["reacted then"] = reacted.violet == lesson.violet and not earlier
    if lesson.law == "cooling":
        claims["cooled"] = at_sale.made == lesson.made < lesson.violet and sheets[lesson.round - 1].reach > 0
    elif lesson.law == "excess":
        claims["crossed out"] = at_sale.crossed_out or not (at_sale.blue and at_sale.red)
    elif lesson.law == "surplus":
        lost = {"red": at_sale.blue_lost, "blue": at_sale.red_lost}
        claims["scarce"] = lost[lesson.scarce] > 0
    elif lesson.law == "short":
        claims["scarce"] = lesson.scarce == ("violet" if at_sale.violet < at_sale.white else "white")
        claims["short"] = at_sale.violet != at_sale.white and lesson.gain == min(at_sale.violet, at_sale.white)
    elif lesson.law == "catalyst":
        rolled = dict(zip(["blue", "red", "white", "yellow"], dice[lesson.round - 1], strict=True))
        placed = [a for a in moves[lesson.round - 1] if a.box == f"line-{lesson.line}" and a.die == lesson.die]
        claims["changed"] = (
            any(
                (a.value, a.price, a.colour) == (lesson.value, 0, None)
                and rolled[a.die] == lesson.rolled != lesson.value
                for a in placed
            )
            and sheets[lesson.round - 1].shift > 0
        )
    else:
        claims["nothing left over"] = at_sale.violet == at_sale.white == lesson.gain
        claims["no surplus"] = not (at_sale.blue_lost or at_sale.red_lost)
    return [name for name, holds in claims.items() if not holds]


CASES = [(options, seats, seed) for options, seats in GAMES for seed in range(6)]


@pytest.mark.parametrize(("options", "seats", "seed"), CASES)
def test_every_sentence_is_true_on_the_sheet(options, seats, seed):
    game = played(options, seats, seed)
    for seat in range(seats):
        sheets, moves, dice = by_round(game, seat)
        found = ending(game.events, game.options, seat)
        assert found.money == [sheet.money for sheet in sheets]
        assert found.money[-1] == game.outcome.scores[seat]
        if found.lesson is None:
            assert not any(line.acid for line in sheets[-1].lines)
            continue
        assert false_claims(found.lesson, sheets, moves, dice) == []


def test_the_games_tell_every_law():
    told = set()
    for options, seats, seed in CASES:
        game = played(options, seats, seed)
        told |= {found.lesson.law for seat in range(seats) if (found := ending(game.events, game.options, seat)).lesson}
    assert told == set(LAWS)


def test_a_false_sentence_is_found():
    """Each figure of a lesson, made wrong, is noticed; so is another law."""
    game = next(game for game in (played({}, 1, seed) for seed in range(40)) if law(game) == "cooling")
    board = by_round(game, 0)
    lesson = ending(game.events, game.options, 0).lesson
    for name in ("line", "round", "sold", "violet", "white", "gain", "blue", "red", "made"):
        assert false_claims(replace(lesson, **{name: getattr(lesson, name) % 5 + 1}), *board), name
    for other in ("surplus", "short", "catalyst"):
        assert false_claims(replace(lesson, law=other, scarce="red", die="blue"), *board), other


def law(game):
    found = ending(game.events, game.options, 0).lesson
    return found and found.law


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("wanted", LAWS)
def test_the_sentences_hold_the_figures(lang, wanted):
    games = (played(options, seats, seed) for options, seats, seed in CASES)
    lesson = next(
        found.lesson for game in games if law(game) == wanted if (found := ending(game.events, game.options, 0))
    )
    said = texts(lang, "chem-and-roll").say(f"ending-{wanted}", **asdict(lesson))
    figures = {
        "cooling": ["round", "blue", "red", "violet", "made"], "excess": ["round", "violet", "line"],
        "surplus": ["round", "blue", "red"], "short": ["sold", "violet", "white"],
        "catalyst": ["round", "value", "rolled", "line"], "ratio": ["sold", "violet", "white", "line"],
    }  # fmt: skip
    for name in figures[wanted]:
        assert f" {getattr(lesson, name)}" in said, (name, said)


def test_nobody_who_sold_no_acid_is_told_a_rule():
    play = Play()
    play.fill_line(1, 3)
    sold = ending(play.game.events, play.game.options, 0)
    assert sold.lesson is not None
    assert sold.lesson.gain == 3
    none = Play()
    none.put("blue 3", "line-1")
    none.put("red 3", "line-1", violet=3)
    found = ending(none.game.events, none.game.options, 0)
    assert found.lesson is None
    assert found.best == 0


def test_the_best_round_is_the_one_that_brought_most():
    play = Play()
    play.fill_line(1, 3)
    play.fill_line(2, 6)
    play.fill_line(3, 6)
    found = ending(play.game.events, play.game.options, 0)
    assert found.gain == 6
    assert found.money[found.best - 1] - found.money[found.best - 2] == 6
    assert found.lesson.line == 2, "the first of equal ones"
    assert [(step.id, step.at) for step in found.medals] == MEDALS
