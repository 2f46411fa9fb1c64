"""0 % is random play and 100 % the best answer, in every room, on positions of random games.

The figures of whole games of `random` and `master` are in docs/bots/coach.md; benchmarks/coach.py measures them.
"""

from __future__ import annotations

import pytest

from labtop import start
from labtop.bots.accuracy import Decision, accuracy, random_answers
from labtop.bots.base import asked_coach, weigh
from labtop.bots.coach import QUICK, evenly, question
from labtop.engine import drive
from labtop.engine.dice import Quick
from labtop.engine.registry import ROOMS, room

SETTINGS = {
    "chain-growth": [(2, {})],
    "chem-and-roll": [(1, {}), (2, {"mode": "draft"})],
    "chemistry-monopoly": [(2, {})],
    "laboratorium": [(2, {})],
}
MANY = {"chain-growth": 24, "chem-and-roll": 20, "chemistry-monopoly": 16, "laboratorium": 12}
"""Decisions of each game."""
MOVES = 400
CASES = [(id, seats, options) for id in ROOMS for seats, options in SETTINGS[id]]


def positions(id, seats, options):
    """Decisions of a game in which everybody answers at random."""
    played, rng, found = room(id), Quick("positions"), []
    game = start(id, seats=seats, seed="positions", options=options)
    while not game.over and len(game.moves) < MOVES:
        ask = game.asks()[0]
        legal = game.legal(ask)
        if len(legal) > 1:
            found.append(Decision(len(game.moves), ask, legal[0], played.rules.clone(game.state)))
        game.play(ask, played.rules.pick(game.state, drive.find(game.state, ask), ask.seat, rng))
    return evenly(found, MANY[id])


@pytest.mark.parametrize(("id", "seats", "options"), CASES, ids=str)
def test_random_play_is_0_and_the_best_answer_is_100_percent(id, seats, options):
    played, wise = room(id), asked_coach(room(id))
    best, worst = [], []
    for decision in positions(id, seats, options):
        decision.drawn = random_answers(question(played, decision, "mean"), played.calm)
        chosen = weigh(wise, question(played, decision, "choice"), 2 * QUICK)[0].action
        also = list(dict.fromkeys([chosen, *[action for action, _ in decision.drawn]]))
        decision.found = weigh(wise, question(played, decision, "judge"), 2 * QUICK, also)
        costs = {}
        for action in also:
            decision.played = action
            costs[action] = decision.cost
        # Answers as the random bot draws them lose on average what is at stake, so that they earn 0 % exactly.
        mean = sum(weight * costs[action].loss for action, weight in decision.drawn)
        assert mean == pytest.approx(costs[chosen].stake, abs=1e-9)
        best.append(costs[chosen])
        worst.append(max(costs.values(), key=lambda cost: cost.loss))
    top, bottom = accuracy(0, best), accuracy(0, worst)
    if top.accuracy is None:  # in few positions of random games hardly anything is at stake
        assert id == "chemistry-monopoly"
        assert top.good == top.decisions
        return
    assert top.accuracy + top.error >= 1
    assert bottom.accuracy <= 0 < top.accuracy
