"""Kinds of questions and events: what is declared is what random games ask and tell, no more and no less."""

from __future__ import annotations

import typing
from functools import cache

from labtop.engine import drive
from labtop.engine.core import CHANCE, Log
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.rooms.laboratorium import actions, judge

from .dsl import ROOM
from .test_random_games import VARIANTS

GAMES = 30
PUZZLE = {"puzzle": True, "rounds": 6}


@cache
def played_games():
    """Kinds that were open, classes of answers by kind, and everything that was told."""
    played = room(ROOM)
    kinds, answers, log = set(), {}, Log()
    for number in range(GAMES):
        given = [*VARIANTS, PUZZLE][number % 4]
        options = played.read_options(given)
        s = played.rules.setup(options, played.seats(options)[0] + (0 if options.puzzle else number % 3))
        rng, dice = Quick(f"kinds {number}"), Quick(f"dice {number}")
        while s.stack:
            kinds |= {p.kind for p in (*s.stack, *s.doors)}
            p = s.stack[-1]
            if s.doors and rng.below(8) == 0 and played.rules.legal(s, s.doors[0], s.doors[0].waiting[0]):
                p = s.doors[0]
            seat = p.waiting[0]
            action = drive.throw(played.rules, s, p, dice) if seat == CHANCE else played.rules.pick(s, p, seat, rng)
            answers.setdefault(p.kind, set()).add(type(action))
            played.rules.check(s, p, seat, action)
            drive.step(played.rules, s, p, seat, action, log)
    return kinds, answers, log.events


def test_every_kind_of_question_is_asked_and_no_other():
    kinds, answers, _ = played_games()
    assert kinds == set(actions.KINDS) == set(room(ROOM).kinds)
    assert set(answers) == kinds


def test_the_judge_knows_the_answers_to_every_kind():
    assert set(judge.ANSWERS) == set(typing.get_args(actions.SeatKind))
    assert set(judge.DRAWN) == set(typing.get_args(actions.ChanceKind))
    _, answers, _ = played_games()
    allowed = {**judge.ANSWERS, **{kind: (action,) for kind, action in judge.DRAWN.items()}}
    assert {kind: set(classes) for kind, classes in allowed.items()} == answers


def test_every_answer_belongs_to_a_question():
    answers = {action for classes in judge.ANSWERS.values() for action in classes} | set(judge.DRAWN.values())
    assert answers == set(typing.get_args(actions.Actions))


def test_every_event_is_told_and_only_with_its_own_private_part():
    _, _, told = played_games()
    assert {type(logged.event) for logged in told} == set(typing.get_args(room(ROOM).events))
    for logged in told:
        private = set(map(type, (logged.private or {}).values()))
        assert private == (set() if logged.event.PRIVATE is None else {logged.event.PRIVATE})
