"""The ladder counts fairly, and a short one notices a broken bot."""

from __future__ import annotations

import math

import msgspec
import pytest

from labtop.bots.base import Random
from labtop.engine.registry import ROOMS, room
from labtop.lab import ladder
from labtop.lab.ladder import Match, Score, climb, games_in_all, pairings, play_match, ratings, rung, settings_of


def test_every_room_is_compared_somewhere():
    for id in ROOMS:
        assert any(seats == 2 for seats, _ in settings_of(room(id)))
        for seats, options in settings_of(room(id)):
            room(id).check_seats(room(id).read_options(options), seats)


@pytest.mark.parametrize("id", ROOMS)
def test_greedy_beats_random(id):
    seats, options = settings_of(room(id))[0]
    found = rung(match := Match(id, seats, options, "greedy", "random", "short", 0, 15), play_match(match))
    assert found.low > 0.6, found


@pytest.mark.parametrize("id", ROOMS)
def test_a_broken_bot_would_be_noticed(id, monkeypatch):
    """The same short ladder with a level that has lost its mind: it answers at random."""
    found = room(id).bots.BOTS
    monkeypatch.setitem(found, "greedy", found.get("random", Random))
    seats, options = settings_of(room(id))[0]
    told = rung(match := Match(id, seats, options, "greedy", "random", "short", 0, 15), play_match(match))
    assert not told.low > 0.6, told


def test_a_level_against_itself_wins_its_share():
    """Every deal is played from every seat, so between equals the seats' luck cancels out."""
    match = Match("chem-and-roll", 2, {"mode": "draft"}, "random", "random", "even", 0, 150)
    found = rung(match, play_match(match))
    assert found.low < 0.5 < found.high
    assert found.high - found.low < 0.2


@pytest.fixture
def quick_levels(monkeypatch):
    """What is counted here does not depend on how well anybody plays: the levels that think long are left out."""
    monkeypatch.setattr(ladder, "levels", lambda played: ["random", "beginner", "greedy", "strong"])


@pytest.mark.usefixtures("quick_levels")
def test_any_split_over_workers_gives_the_same_ladder():
    one, two = climb("chem-and-roll", 12, "7", 1), climb("chem-and-roll", 12, "7", 2)
    for found in (one, two):
        for each in found.rungs:
            each.cpu_ms_p95 = 0.0
    assert msgspec.to_builtins(one) == msgspec.to_builtins(two)


def test_each_level_meets_the_one_below_and_random_once():
    assert pairings(["random", "beginner", "greedy", "strong"]) == [
        ("beginner", "random"),
        ("greedy", "beginner"),
        ("strong", "greedy"),
        ("greedy", "random"),
        ("strong", "random"),
    ]
    assert pairings(["random"]) == []


@pytest.mark.usefixtures("quick_levels")
def test_progress_counts_every_game():
    ticks: list[int] = []
    climb("chem-and-roll", 5, "1", 1, ticks.append)
    assert sum(ticks) == games_in_all("chem-and-roll", 5)
    beasts = ladder.beasts_of(room("chem-and-roll"), 2)
    assert len(ticks) == len(pairings(["random", "beginner", "greedy", "strong"], (), beasts))


def test_ratings_are_those_of_the_logistic_curve():
    """Three wins of four are 191 points, half a game on both sides counted in."""
    assert ratings(["random", "greedy"], {("greedy", "random"): (750.0, 1000)}) == {
        "random": 0,
        "greedy": round(400 * math.log10(750.5 / 250.5)),
    }
    both = ratings(["a", "b", "c"], {("b", "a"): (75, 100), ("c", "b"): (75, 100), ("c", "a"): (90, 100)})
    assert 0 == both["a"] < both["b"] < both["c"]


def test_the_interval_counts_deals_not_games():
    match = Match("chem-and-roll", 2, {}, "greedy", "random", "x", 0, 4)
    found = rung(match, Score([1.0, 1.0, 0.5, 0.5], [1.0] * 99 + [50.0], [1.0]))
    assert (found.share, found.games) == (0.75, 8)
    assert found.low == pytest.approx(0.75 - 1.96 * math.sqrt(1 / 12 / 4), abs=1e-4)
    assert found.cpu_ms_p95 == 1.0
