"""Every sentence of a coach is true on the board: all reasons, at every decision of games, in both languages.

A handful of games per room in `make test`; LABTOP_HINTS sets their number (`make soak`: 200).
"""

from __future__ import annotations

import os
import re

import pytest

from bots.reading import Board, readings
from labtop import start
from labtop.bots.base import LEVELS, Crowd, Seen, coach
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room
from labtop.locales.texts import LANGUAGES, room_texts

GAMES = int(os.environ.get("LABTOP_HINTS", "0"))
FEW = {"chain-growth": 6, "chem-and-roll": 6, "chemistry-monopoly": 3, "laboratorium": 3}
SETTINGS = {
    "chain-growth": [(2, {}), (3, {"draw_from_discard": True}), (4, {"scoring": "chemist"})],
    "chem-and-roll": [(1, {}), (2, {"mode": "draft"}), (3, {"mode": "draft", "chemistry": "advanced"})],
    "chemistry-monopoly": [(2, {}), (3, {"auction": True}), (2, {"short_game": True})],
    "laboratorium": [(2, {}), (3, {"any_safety": True}), (1, {"puzzle": True})],
}
MOST = {"laboratorium": 60}
"""Decisions of one game that are looked at, at most: 250, but in `make test` where plans take time."""
ANSWERS = 8
"""Answers of one decision that are looked at, at most; each beside two others."""
SHORT = 64
"""The strip on a board has about a line for the reason."""
CROWDS = ("strong", "greedy", "random", "beginner")


def boards(id, numbers=None):
    """Every decision of some games, with the answers that are looked at."""
    played, most = room(id), 250 if GAMES else MOST.get(id, 250)
    for number in numbers or range(GAMES or FEW[id]):
        seats, options = SETTINGS[id][number % len(SETTINGS[id])]
        game = start(id, seats=seats, seed=f"true-{number}", options=options)
        levels = [CROWDS[(number + seat) % len(CROWDS)] for seat in range(seats)]
        assert set(levels) <= set(LEVELS)
        crowd, rng = Crowd(played, levels, f"true-{number}"), Quick(f"true-{number}")
        decisions = 0
        while not game.over and decisions < most:
            ask = game.asks()[0]
            legal = game.legal(ask)
            if len(legal) > 1:
                decisions += 1
                shown = legal[:3] + [legal[rng.below(len(legal))] for _ in range(ANSWERS - 3)]
                yield Board(played, played.rules.clone(game.state), ask), list(dict.fromkeys(shown))
            game.play(ask, crowd.answer(game.state, ask))


def seen_by(board):
    return Seen(board.room, board.state, drive.find(board.state, board.ask), board.ask, Quick("seen"))


def said(reasons, shown):
    """Every sentence that could be said here: kind, name, answer, the answer beside it, its figures or None."""
    for at, action in enumerate(shown):
        other = shown[at - 1] if len(shown) > 1 else None
        for name, reason in reasons.gains:
            yield "hint", name, action, other, reason(reasons.position, action, other)
        for beside in {shown[at - 1], shown[at - 2]} - {action} if len(shown) > 1 else ():
            for name, reason in reasons.lacks:
                yield "missed", name, action, beside, reason(reasons.position, action, beside)


class Reader:
    """Compares what is said with what is read."""

    def __init__(self, id):
        self.id = id
        self.read = readings(id)
        self.met = set()
        self.words = {lang: room_texts(lang, id, room(id).read_options()) for lang in LANGUAGES}
        self.spoken = {}

    def wrong(self, board, kind, name, action, other, numbers):
        """Why a sentence is false or is not said although it is true; None: it is as it should be."""
        true = self.read[kind][name](board, action, other)
        if true is None and numbers is None:
            return None
        if true is None or numbers is None:
            return f"{kind} {name}: {action} beside {other}: said {numbers}, read {true}"
        self.met.add((kind, name))
        for lang in LANGUAGES:
            for part in ("", ".short"):
                one, two = (self.sentence(lang, f"{self.id}-{kind}-{name}{part}", each) for each in (numbers, true))
                if one != two:
                    return f"{action} beside {other}: said “{one}”, read “{two}”"
        return None

    def sentence(self, lang, key, numbers):
        known = (lang, key, tuple(sorted(numbers.items())))
        if known not in self.spoken:
            told = self.spoken[known] = self.words[lang].say(key, **numbers)
            assert re.fullmatch(r"[^{}]+[.!]", told), told
            assert not key.endswith(".short") or len(told) <= SHORT, f"{len(told)}: {told}"
        return self.spoken[known]


class Plants:
    """Wrong reasons, for each kind that is met: each must be found at least once."""

    def __init__(self, reader):
        self.reader = reader
        self.last = {}
        self.open = {}
        """Kind -> what is planted and was not found yet: `never`, `always`, a figure."""
        self.tried = set()
        self.values = {}

    def try_all(self, board, kind, name, action, other, numbers):
        """A reason that is never said, one that is said always with its last figures, one for each figure changed."""
        key = (kind, name)
        if numbers is None:
            if key in self.last and "always" in self.open[key]:
                self.plant("always", board, key, action, other, self.last[key])
            return
        if key not in self.open:
            self.open[key] = {"always", "never", *numbers}
        for figure, value in numbers.items():
            self.values.setdefault((key, figure), {})[value] = None
        self.last[key] = numbers
        for plant in tuple(self.open[key]):
            if plant == "never":
                self.plant(plant, board, key, action, other, None)
            elif plant in numbers:
                for wrong in self.wrong_values(key, plant, numbers[plant]):
                    self.plant(plant, board, key, action, other, {**numbers, plant: wrong})

    def wrong_values(self, key, figure, value):
        """One more; of words, the others that were met."""
        return [value + 1] if isinstance(value, int | float) else [v for v in self.values[key, figure] if v != value]

    def plant(self, plant, board, key, action, other, numbers):
        self.tried.add((*key, plant))
        met = set(self.reader.met)
        if self.reader.wrong(board, *key, action, other, numbers) is not None:
            self.open[key].discard(plant)
        self.reader.met = met

    def missed(self):
        """Plants that nobody found; a word that was always the same could not be planted."""
        return sorted((*key, plant) for key in self.open for plant in self.open[key] if (*key, plant) in self.tried)


@pytest.mark.parametrize("id", ROOMS)
def test_every_reason_at_every_decision_is_true_and_every_wrong_one_is_found(id):
    reader = Reader(id)
    plants = Plants(reader)
    for board, shown in boards(id):
        reasons = coach(board.room).reasons(seen_by(board))
        for sentence in said(reasons, shown):
            assert reader.wrong(board, *sentence) is None
            plants.try_all(board, *sentence)
    names = {("hint", name) for name, _ in reasons.gains} | {("missed", name) for name, _ in reasons.lacks}
    assert names == {(kind, name) for kind, found in reader.read.items() for name in found}
    rare = names - reader.met
    assert len(rare) <= len(names) // (4 if GAMES < 50 else 8), f"never said: {sorted(rare)}"
    assert plants.open.keys() == reader.met
    assert plants.missed() == []
