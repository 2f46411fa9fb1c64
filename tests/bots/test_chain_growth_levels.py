"""Chain Growth's bots: what each level overlooks or sees, and what the coach says."""

from __future__ import annotations

import pytest

from labtop.bots.base import Seen, bot, coach, levels
from labtop.engine import drive
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import room
from labtop.lab.ladder import Match, play_match, rung
from labtop.rooms.chain_growth.actions import Copolymerise, Transfer

PLAYED = room("chain-growth")


def questions(seed, seats=2, wanted=("play",), options=None):
    """Turns of one random game, as its player sees them."""
    rules = PLAYED.rules
    state = rules.setup(PLAYED.read_options(options or {}), seats)
    dice, rng = SealedDice(deal_key(seed)), Quick(seed)
    drive.settle(rules, state, dice)
    while state.stack:
        p = state.stack[-1]
        seat = p.waiting[0]
        if p.kind in wanted:
            ask = next(ask for ask in drive.asks(state) if ask.must)
            yield state, Seen(PLAYED, state, p, ask, Quick(f"{seed}/bot"))
        drive.step(rules, state, p, seat, rules.pick(state, p, seat, rng), None)
        drive.settle(rules, state, dice)


def test_all_levels_are_there():
    assert levels(PLAYED) == ["random", "beginner", "greedy", "strong", "master"]


def test_a_beginner_never_takes_a_chain_with_a_reagent_and_others_do():
    taken = {"beginner": 0, "greedy": 0}
    for number in range(12):
        for state, seen in questions(f"beginner {number}"):
            owners = {chain.number: chain.owner for chain in state.chains}
            for level in taken:
                answer = bot(PLAYED, level).choose(seen)
                if isinstance(answer, Transfer | Copolymerise):
                    taken[level] += owners[answer.chain] != seen.ask.seat
    assert taken["beginner"] == 0
    assert taken["greedy"] > 10


@pytest.mark.parametrize(("one", "other"), [("beginner", "random"), ("greedy", "beginner")])
def test_each_level_beats_the_one_below(one, other):
    found = rung(match := Match("chain-growth", 2, {}, one, other, "levels", 0, 40), play_match(match))
    assert found.low > 0.5, found


@pytest.mark.parametrize("level", ["strong", "master"])
def test_a_searching_bot_is_its_view_and_its_seed(level):
    for number, (state, seen) in enumerate(questions("worlds")):
        if number not in (3, 14):
            continue
        ask = seen.ask
        other = PLAYED.rules.imagine(state, ask.seat, Quick("other"))
        answers = [
            bot(PLAYED, level).choose(Seen(PLAYED, world, drive.find(world, ask), ask, Quick("same")))
            for world in (state, state, other)
        ]
        assert answers[0] == answers[1] == answers[2]


def test_the_coach_weighs_every_answer_once_and_the_best_first():
    _, seen = next(question for n, question in enumerate(questions("coach")) if n == 9)
    found = coach(PLAYED).weigh(seen, 1)
    assert sorted(map(repr, (advice.action for advice in found))) == sorted(map(repr, seen.legal))
    values = [advice.value for advice in found]
    assert values == sorted(values, reverse=True)
    assert 0 <= values[-1] <= values[0] <= 1
    assert all(advice.worked is bool(advice.games) for advice in found)
