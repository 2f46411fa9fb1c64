"""What the coach of Laboratorium goes by: rounds played to their end, and chances that every part of a bench moves."""

from __future__ import annotations

from itertools import islice

import pytest

from labtop.bots.base import Seen, bot
from labtop.engine import drive
from labtop.engine.dice import Quick, SealedDice, deal_key
from labtop.engine.registry import room
from labtop.rooms.laboratorium import plans
from labtop.rooms.laboratorium.bots.coach import Follower
from labtop.rooms.laboratorium.bots.search import round_played
from labtop.rooms.laboratorium.bots.standing import FIGURES, chances, figures
from labtop.rooms.laboratorium.cards import SAFETY
from labtop.rooms.laboratorium.drawings import molecule_of
from labtop.rooms.laboratorium.plans import code_of, planned_actions, planner_for

PLAYED = room("laboratorium")
RULES = PLAYED.rules
ANSWERS = 4
"""Answers of a question that are looked at."""


def questions(seed, seats=2, level="strong"):
    """What is asked in a game in which nobody plays a Sécurité card, with the table."""
    s, dice, player = RULES.setup(PLAYED.read_options({}), seats), SealedDice(deal_key(seed)), bot(PLAYED, level)
    drive.settle(RULES, s, dice)
    while s.stack:
        ask = next(ask for ask in drive.asks(s) if ask.must)
        seen = Seen(PLAYED, s, drive.find(s, ask), ask, Quick(f"{seed}/{s.moves}"))
        yield s, seen
        drive.step(RULES, s, drive.find(s, ask), ask.seat, player.choose(seen), None)
        drive.settle(RULES, s, dice)


def ends(s, seen, seed="end"):
    """The worlds at the end of the round after each answer."""
    return [round_played(s, seen.ask, action, Follower(), seed) for action in islice(seen.legal, ANSWERS)]


@pytest.mark.parametrize("seats", [2, 3])
def test_every_answer_is_judged_at_the_same_point_of_the_game(seats):
    """The end of a turn is one move and a manipulation several: after each of them everybody has had a turn."""
    kinds = set()
    for number, (s, seen) in enumerate(questions("rounds", seats)):
        if number % 3 or len(seen.legal) < 2:
            continue
        kinds.add(seen.ask.kind)
        for end in ends(s, seen):
            assert end.reason or (end.round, end.stack[-1].kind) == (max(1, s.round) + 1, "dice")
    assert {"begin", "dice", "manipulate", "boum"} <= kinds


def test_cards_for_lost_tokens_are_played_at_once_as_at_a_table():
    held = 0
    for s, seen in questions("tokens"):
        titles = s.kit.titles[SAFETY]
        useful = [
            any(n and titles[i].token in bench.lost_tokens() for i, n in enumerate(bench.hands[SAFETY]))
            for bench in s.benches
        ]
        if seen.ask.kind != "dice" or not any(useful):
            continue
        held += 1
        for end in ends(s, seen):
            for bench in end.benches:
                left = [titles[i].token for i, n in enumerate(bench.hands[SAFETY]) if n]
                assert end.reason or not set(left) & set(bench.lost_tokens())
    assert held >= 2


def test_different_answers_meet_the_same_dice():
    """Each mix of resource dice draws other cards; the next player throws the same faces."""
    seen_faces = 0
    for s, seen in islice(questions("faces"), 200):
        if seen.ask.kind == "dice" and s.turn == s.first:
            faces = [end.dice for end in ends(s, seen) if not end.reason]
            assert all(one == faces[0] for one in faces)
            seen_faces += len(faces) > 1
    assert seen_faces >= 2


def test_chances_move_with_everything_that_a_player_has_or_lacks():
    s = next(s for n, (s, seen) in enumerate(questions("chances")) if n > 60 and seen.ask.kind == "dice")
    planner = planner_for(RULES.public(s))
    now = chances(s, planner)
    assert sum(now) == pytest.approx(1)
    assert len(figures(s, s.benches[0], planner)) == len(FIGURES)
    for colour in range(3):
        more = RULES.clone(s)
        more.benches[0].sizes[colour] += 1
        assert chances(more, planner)[0] > now[0]
    whole, less = RULES.clone(s), RULES.clone(s)
    whole.benches[0].safety, less.benches[0].safety = [True] * 3, [False, True, True]
    assert chances(less, planner)[0] < chances(whole, planner)[0]
    ahead = RULES.clone(s)
    ahead.benches[0].put(s.kit.target)
    assert chances(ahead, planner)[0] > now[0]
    won = RULES.clone(s)
    won.winner = 1
    assert chances(won, planner) == [0.0, 1.0]


def test_a_bench_is_worked_out_once_until_it_changes(monkeypatch):
    """Rounds that are played on ask for the plan of the same bench again and again."""
    s, _ = next((s, seen) for s, seen in questions("kept") if seen.ask.kind == "manipulate")
    public = RULES.public(s)
    shown = public.players[0].molecule
    assert code_of(shown) == molecule_of(shown).code()
    first = planned_actions(public, 0)
    monkeypatch.setattr(plans, "molecule_of", None)
    monkeypatch.setattr(plans, "next_steps", None)
    assert planned_actions(RULES.public(RULES.clone(s)), 0) == first
