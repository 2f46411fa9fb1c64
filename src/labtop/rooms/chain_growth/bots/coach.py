"""The coach of Chain Growth: it plays on after each likely answer; its reasons are facts of the table (reasons.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labtop.bots.base import Advice, Question
from labtop.bots.pairs import race, values_of
from labtop.bots.reasons import Reasons
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.bots.reasons import GAINS, LACKS, Place
from labtop.rooms.chain_growth.bots.search import Games
from labtop.rooms.chain_growth.bots.value import views

CANDIDATES: Final = 6
"""Answers that are played on from; the others look worse to the net right after them."""
GAMES: Final = 8
"""Games for each of these answers and each unit of effort."""
FIRST: Final = 128
"""The most games for each answer at first: a thorough look gives the rest to answers that are close."""
WORLDS: Final = 48
LESS: Final = 0.02
"""How much lower an answer without games is rated than the one before it."""


class ChainGrowthCoach:
    """Compares answers by the chance to win that the net of `master` sees some turns later."""

    unit = "chance"

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        games = Games(seen.worlds(min(WORLDS, GAMES * effort)), seen)
        order = games.order(seen.legal)
        close = list(dict.fromkeys([*order[:CANDIDATES], *also]))
        found = race(close, games.play, min(FIRST, GAMES * effort), effort)
        values = values_of(found)
        weighed = [
            Advice(action, values[action], games=tuple(each), usual=action == order[0])
            for action, each in found.items()
        ]
        weighed.sort(key=lambda advice: -advice.value)
        lowest = weighed[-1].value
        rest = [action for action in order if action not in found]
        return weighed + [
            Advice(action, max(0.0, lowest - LESS * place), worked=False) for place, action in enumerate(rest, 1)
        ]

    def reasons(self, seen: Question) -> Reasons:
        public, private = views(seen)
        open_discard = seen.worlds(1)[0].options.draw_from_discard
        return Reasons(Place(public, private, seen.ask.seat, open_discard), GAINS, LACKS)
