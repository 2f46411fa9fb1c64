"""The bound by information relaxation is one: penalties have no mean, kinder games are kinder, nobody beats it."""

from __future__ import annotations

import importlib
import shutil
import statistics
from pathlib import Path

import pytest

from labtop.engine.registry import room
from labtop.rooms.chem_and_roll.bots.exact import Exact

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
ROUNDS = 3
"""A short game: all its sheets can be searched, and the first two rounds can be worked out exactly."""

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


def relaxed(rounds):
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(BENCHMARKS)
        program = importlib.import_module("bound_chem_and_roll")
        return program.Relaxed(nodes=200_000, shares=(0.1, 1 / 3, 0.6), rounds=rounds)


@pytest.fixture(scope="module")
def short():
    return relaxed(ROUNDS)


def fresh():
    played = room("chem-and-roll")
    return played.rules.setup(played.read_options({}), 1)


def test_penalties_have_a_mean_of_zero_on_any_sheet(short):
    """Over all 1296 throws, on sheets that random play leads to; single penalties are far from zero."""
    found = [short.c.mean_penalty(deal, 20, left) for deal in range(1, 6) for left in (20, 13, 7, 2, 1)]
    assert max(map(abs, found)) < 1e-3
    assert max(abs(short.played(deal)[1]) for deal in range(20)) > 0.3


def test_a_sheet_is_never_worth_less_in_the_kinder_games_than_its_best_use_makes_it(short):
    """Otherwise somebody who is given up could earn more than is counted. A part in 1500 is for rounding."""
    found = [short.c.slack(deal, ROUNDS, left) for deal in range(200) for left in range(1, ROUNDS + 1)]
    assert min(found) > -1e-5
    assert max(found) > 0.01


def test_who_knows_the_dice_is_never_behind_who_does_not(short):
    """Deal by deal: money less penalties of the net's own play is one of the ways that are searched."""
    for deal in range(1, 16):
        money, penalties = short.played(deal)
        assert short.most(deal, -99) >= money - penalties - 1e-4
        assert short.most(deal, 1.5) == pytest.approx(max(1.5, short.most(deal, -99)), abs=1e-4)


def test_the_bound_of_a_short_game_is_above_perfect_play_and_below_the_kinder_games():
    game = relaxed(2)
    most = [game.most(deal, 0) for deal in range(1, 301)]
    error = statistics.stdev(most) / len(most) ** 0.5
    perfect = Exact().worth(fresh(), 2)
    assert perfect < statistics.mean(most) + 4 * error < min(game.kinder) + 0.2
    assert perfect <= min(game.kinder) + 1e-3
    paid = [game.played(deal)[1] for deal in range(1, 301)]
    assert abs(statistics.mean(paid)) < 4 * statistics.stdev(paid) / len(paid) ** 0.5
