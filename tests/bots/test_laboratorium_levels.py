"""Laboratorium's bots: what each level forgets or knows, and what the coach says."""

from __future__ import annotations

import pytest

from labtop.bots.base import Seen, bot, coach, levels
from labtop.bots.laboratorium_coach import REASONS, told
from labtop.bots.laboratorium_minds import Schemer, stops
from labtop.engine import drive
from labtop.engine.dice import Quick, Table, deal_key
from labtop.engine.registry import room
from labtop.rooms.laboratorium.actions import Play
from labtop.simulate.ladder import Match, play_match, rung
from labtop.texts import texts

PLAYED = room("laboratorium")


def questions(seed, seats=2, level="greedy"):
    """Everything asked in one game, as its player sees it."""
    rules = PLAYED.rules
    state = rules.setup(PLAYED.read_options({}), seats)
    dice, player = Table(deal_key(seed)), bot(PLAYED, level)
    drive.settle(rules, state, dice)
    while state.stack:
        for ask in drive.asks(state):
            seen = Seen(PLAYED, state, drive.find(state, ask), ask, Quick(f"{seed}/bot"))
            if seen.legal:
                yield state, seen
        ask = next(ask for ask in drive.asks(state) if ask.must)
        seen = Seen(PLAYED, state, drive.find(state, ask), ask, Quick(f"{seed}/play {state.moves}"))
        drive.step(rules, state, drive.find(state, ask), ask.seat, player.choose(seen), None)
        drive.settle(rules, state, dice)


def test_all_levels_are_there():
    assert levels(PLAYED) == ["random", "beginner", "greedy", "strong", "master"]


def test_a_beginner_forgets_its_cards_and_a_strong_player_stops_others_early():
    laid, first = dict.fromkeys(("beginner", "greedy"), 0), 0
    for number in range(4):
        for _, seen in questions(f"cards {number}"):
            if seen.ask.kind != "boum":
                continue
            for level in laid:
                laid[level] += isinstance(bot(PLAYED, level).choose(seen), Play)
            public, cards = seen.view.public, {card.number: card for card in seen.view.private.boum}
            victim = public.players[public.trial.seat]
            if not public.trial.boum and not victim.lost and any(stops(card) for card in cards.values()):
                answer = bot(PLAYED, "strong").choose(seen)
                first += isinstance(answer, Play) and stops(cards[answer.card])
    assert laid["beginner"] == 0 < laid["greedy"]
    assert first >= 5


@pytest.mark.parametrize(("one", "other"), [("greedy", "beginner"), ("strong", "greedy")])
def test_each_level_beats_the_one_below(one, other):
    found = rung(match := Match("laboratorium", 2, {}, one, other, "levels", 0, 25), play_match(match))
    assert found.low > 0.5, found


def test_master_is_its_view_and_its_seed():
    tried = 0
    for number, (state, seen) in enumerate(questions("worlds")):
        if seen.ask.kind != "dice" or number < 30 or tried == 2:
            continue
        tried += 1
        other = PLAYED.rules.imagine(state, seen.ask.seat, Quick("other"))
        answers = [
            bot(PLAYED, "master").choose(Seen(PLAYED, world, drive.find(world, seen.ask), seen.ask, Quick("same")))
            for world in (state, other)
        ]
        assert answers[0] == answers[1]
    assert tried == 2


def test_the_coach_weighs_every_answer_once_and_the_best_first():
    _, seen = next((s, q) for n, (s, q) in enumerate(questions("coach")) if n > 12 and q.ask.kind == "manipulate")
    found = coach(PLAYED).weigh(seen, 2)
    assert sorted(map(repr, (advice.action for advice in found))) == sorted(map(repr, seen.legal))
    values = [advice.value for advice in found]
    assert values == sorted(values, reverse=True)
    assert 0 <= values[-1] <= values[0] <= 1


def test_every_answer_has_a_reason_and_every_reason_a_sentence_in_both_languages():
    used = {"unlikely"}
    numbers = {"win": 60, "left": 4.5, "card": 7, "wanted": 2, "lost": 1, "die": 2, "odds": 58, "now": 7, "then": 5}
    for number in range(4):
        for _, seen in questions(f"reasons {number}", 3, "strong" if number % 2 else "random"):
            mind = Schemer(seen.view.public, seen.view.private, seen.ask.seat)
            for action in seen.legal[:12]:
                reason, more = told(action, mind, seen.ask.kind)
                used.add(reason)
                assert set(more) <= set(numbers)
    assert used == set(REASONS)
    for lang in ("en", "fr"):
        said = [texts(lang, "laboratorium").say(f"laboratorium-hint-{reason}", **numbers) for reason in REASONS]
        assert len(set(said)) == len(REASONS)
        assert not any("hint-" in sentence or "{" in sentence for sentence in said)
