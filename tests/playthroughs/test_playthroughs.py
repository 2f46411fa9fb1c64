"""Golden games replay to the outcome beside them, move by move, and every registered room has some."""

from __future__ import annotations

from pathlib import Path

import pytest

from labtop.engine import codec, record
from labtop.engine.registry import ROOMS, room
from playthroughs.make import GOLDEN, made

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.txt"))


def test_every_room_has_golden_games():
    assert {path.parent.name for path in FILES} == set(ROOMS)
    assert set(GOLDEN) == set(ROOMS)


def test_every_golden_game_is_there_and_no_other():
    assert [f"{path.parent.name}/{path.stem}" for path in FILES] == sorted(
        f"{id}/{name}" for id, games in GOLDEN.items() for name, _, _ in games
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_replay(path):
    text = path.read_text()
    told = record.read(text)
    assert record.write(told) == text
    assert told.seed is not None, "without the seed the dice are not checked"
    s = record.replay(told)
    assert codec.encode(room(told.room).rules.outcome(s)).decode() + "\n" == path.with_suffix(".json").read_text()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_same_game_would_be_played_today(path):
    """Random play asks `pick` at every step: a changed list shows even where no recorded move is touched."""
    name, given, seats = next(game for game in GOLDEN[path.parent.name] if game[0] == path.stem)
    assert made(path.parent.name, name, given, seats) == (path.read_text(), path.with_suffix(".json").read_text())


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_is_readable(path):
    assert path.read_text().count("\n") <= 300
