"""The coach of Laboratorium: after each answer the round is played to its end and judged; its reasons are facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from labtop.bots.base import Advice, Question
from labtop.bots.pairs import race, values_of
from labtop.bots.reasons import Reasons
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.bots.master import Tactician
from labtop.rooms.laboratorium.bots.reasons import GAINS, LACKS, Desk
from labtop.rooms.laboratorium.bots.search import left_after, play_on
from labtop.rooms.laboratorium.bots.strategies import answer, rivals
from labtop.rooms.laboratorium.plans import planned_actions, planner_for
from labtop.rooms.laboratorium.view import PrivateView, PublicView

CANDIDATES: Final = 5
"""Answers that are compared by playing on; the others are far from the plan."""
WORLDS: Final = 24
"""Imagined worlds in which the round is played on, at most."""
LESS: Final = 0.02
"""How much less than the one before it each answer gets that was not compared."""
SHOWN: Final = 2
"""Answers that a hint shows: so many at least are compared, so that no chance in a hint is made up."""
GAMES: Final = 8
"""Games for each answer and each unit of effort, divided by the players: a round of four takes twice as long as one of
two."""
LEAST: Final = 4
"""Fewer games would not show their error."""
FIRST: Final = 24
"""The most games for each answer at first: a thorough look gives the rest to answers that are close."""


class LaboratoriumCoach:
    """Compares answers by how near they bring this player and the others to the target."""

    def __init__(self) -> None:
        self.unit = "chance"

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        public, private = views(seen)
        self.unit = "steps" if public.puzzle else "chance"
        if public.puzzle:
            return in_puzzle(seen)
        close = close_ones(seen, Tactician(public, private, seen.ask.seat), public)
        close = list(dict.fromkeys([*close, *also]))
        each = max(LEAST, GAMES * effort // len(public.players))
        worlds = seen.worlds(min(WORLDS, each))
        found = race(close, Games(worlds, seen).play, min(FIRST, each), effort)
        values = values_of(found)
        weighed = [
            Advice(action, values[action], games=tuple(games), usual=action == close[0])
            for action, games in found.items()
        ]
        weighed.sort(key=lambda advice: -advice.value)
        lowest = weighed[-1].value
        rest = [action for action in seen.legal if action not in found]
        return weighed + [
            Advice(action, max(0.0, lowest - LESS * place), worked=False) for place, action in enumerate(rest, 1)
        ]

    def reasons(self, seen: Question) -> Reasons:
        public, private = views(seen)
        return Reasons(Desk(seen.worlds(1)[0], public, private, seen.ask.seat, seen.ask.kind), GAINS, LACKS)


def views(seen: Question) -> tuple[PublicView, PrivateView]:
    public, private = seen.view.public, seen.view.private
    assert isinstance(public, PublicView)
    assert isinstance(private, PrivateView)
    return public, private


def in_puzzle(seen: Question) -> list[Advice]:
    """Rule 11.2: no dice and no rivals, so that answers differ by the manipulations that are left after them."""
    planner = planner_for(views(seen)[0])
    world = seen.worlds(1)[0]
    left = {action: left_after(world, seen.ask, action, planner) for action in seen.legal}
    return [Advice(action, -left[action]) for action in sorted(left, key=left.__getitem__)]


def close_ones(seen: Question, strategy: Tactician, public: PublicView) -> list[Action]:
    """What the master would answer, steps of its plan, and answers near it."""
    close = [answer(strategy, seen)]
    if seen.ask.kind == "manipulate":
        steps = set(planned_actions(public, seen.ask.seat))
        close += [action for action in seen.legal if action in steps or isinstance(action, actions.End)]
    close += rivals(seen, close[0])
    close = list(dict.fromkeys(close))[:CANDIDATES]
    return close + [action for action in seen.legal if action not in close][: max(0, SHOWN - len(close))]


class Games:
    """Rounds to play on for one question: the same worlds and dice for every answer."""

    def __init__(self, worlds: Sequence[Any], seen: Question) -> None:
        self.worlds = worlds
        self.ask = seen.ask
        self.salt = seen.rng.below(1 << 30)
        self.planner = planner_for(views(seen)[0])

    def play(self, action: Action, number: int) -> float:
        world = self.worlds[number % len(self.worlds)]
        return play_on(world, self.ask, action, Follower(), f"{self.salt}/{number}", self.planner)


class Follower:
    """The bot that plays on: `master`."""

    def choose(self, seen: Question) -> Action:
        public, private = views(seen)
        return answer(Tactician(public, private, seen.ask.seat), seen)
