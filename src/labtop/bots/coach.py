"""Hints before a move and reviews after the game, made from the advice of a room's coach. Knows no game.

A review needs only the record, and the same record gives the same review. It is made in two passes: every decision
with a choice (at most `MOST_WEIGHED` of them, evenly spread over the game) is weighed quickly, then those that look
most costly are weighed again with more effort, and the turning points are taken from these.

Accuracy, per player: of what a player could lose by answering at random, the part that was kept,

    1 - Σ loss / Σ (best - mean),

over the decisions weighed: `loss` is the coach's best value less the value of what was played, `mean` the mean value
of all answers. 1: always as good as the coach. 0: no better than any answer at random (never shown below 0). None:
there was nothing to decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from labtop.bots.base import Advice, Coach, Question, Seen, coach
from labtop.engine import drive, record
from labtop.engine.core import CHANCE, Illegal, State
from labtop.engine.dice import Quick
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask, Move

HINT_EFFORT: Final = 16
"""Worlds (or games played out) that a hint may cost for each answer; hints at a table use the same number."""
QUICK: Final = 2
"""The same number in the first pass of a review …"""
CAREFUL: Final = 12
"""… and in the second pass."""
MOST_WEIGHED: Final = 160
"""The most decisions of a game that the first pass of a review weighs."""
MOST_CAREFUL: Final = 9
"""The most of these that are weighed again in the second pass."""
POINTS: Final = 3
"""The most turning points in a review."""
FEW: Final = 6
"""Up to this many players, everybody's decisions are weighed even in a review for one seat."""
NOTHING: Final = 1e-9


class Hint(Struct, frozen=True):
    """The answer a coach would give, and the next best one."""

    unit: str
    best: Advice
    next: Advice | None = None
    """None: there is no other answer."""


class Point(Struct, frozen=True):
    """A seat's expectation after one of its moves."""

    move: int
    """Moves of the record played by then."""
    seat: int
    value: float


class Turning(Struct, frozen=True):
    """A decision that cost much."""

    move: int
    """Moves of the record before it: a game played on from here asks the same question again."""
    seat: int
    ask: Ask
    loss: float
    played: Advice
    best: Advice


class Accuracy(Struct, frozen=True):
    """How close one player came to the coach; the formula is at the top of bots/coach.py."""

    seat: int
    decisions: int
    """Number of decisions weighed; a question with only one answer is not a decision."""
    accuracy: float | None
    loss: float
    """Sum of the losses, in the coach's unit."""


class Review(Struct, frozen=True):
    """A finished game as the room's coach sees it."""

    room: str
    unit: str
    moves: int
    seats: int
    decisions: int
    """Questions with more than one answer …"""
    weighed: int
    """… and how many of them were weighed."""
    curve: list[Point]
    turning: list[Turning]
    """In the order of the game."""
    accuracy: list[Accuracy]


class Decision(Struct):
    """One answer of a seat, with the state in which it was given."""

    move: int
    ask: Ask
    played: Action
    state: Any = None
    found: list[Advice] = []

    @property
    def own(self) -> Advice | None:
        """The coach's advice on the answer that was played."""
        return next((advice for advice in self.found if advice.action == self.played), None)

    @property
    def loss(self) -> float:
        own = self.own
        return 0.0 if own is None else max(0.0, self.found[0].value - own.value)

    @property
    def stake(self) -> float:
        """The mean loss of an answer chosen at random."""
        values = [advice.value for advice in self.found]
        return max(0.0, values[0] - sum(values) / len(values))


def asked_coach(played: Room) -> Coach:
    """The coach of a room; raises Illegal if the room has none."""
    found = coach(played)
    if found is None:
        raise Illegal("no_coach", room=played.id)
    return found


def weigh(wise: Coach, seen: Question, effort: int, also: list[Action] | None = None) -> list[Advice]:
    """The coach's list, the best first; equal values stay in the coach's order."""
    found = wise.weigh(seen, effort, also or [])
    if not found:
        raise Illegal("coach_is_silent", kind=seen.ask.kind)
    return sorted(found, key=lambda advice: -advice.value)


def hint(played: Room, seen: Question, effort: int = HINT_EFFORT) -> Hint:
    """The best answer and the next best, with their values and reasons."""
    wise = asked_coach(played)
    found = weigh(wise, seen, effort)
    return Hint(wise.unit, found[0], another(found))


def another(found: list[Advice]) -> Advice | None:
    """The next best answer that differs in substance: the same die in one of two equal lines does not count."""
    best = found[0]
    for advice in found[1:]:
        if advice.reason != best.reason or best.value - advice.value > NOTHING:
            return advice
    return found[1] if len(found) > 1 else None


# ---- review ----------------------------------------------------------------------------------------------------------


def review(told: record.Record, seat: int | None = None, progress: Callable[[int, int], None] | None = None) -> Review:
    """Reviews a finished game; `progress` is called with the number of decisions weighed and their total.

    With a seat, only that player's turning points are listed; with more than `FEW` players only its moves are weighed.
    """
    played = room(told.room)
    if told.reason is None:
        raise Illegal("not_over_yet")
    if seat is not None and not 0 <= seat < told.seats:
        raise Illegal("no_such_seat", seat=seat)
    wise = asked_coach(played)
    found, end = decisions(played, told)
    if seat is not None and told.seats > FEW:
        found = [decision for decision in found if decision.ask.seat == seat]
    chosen = evenly(found, MOST_WEIGHED)
    stand_again(played, told, chosen)
    steps = len(chosen) + MOST_CAREFUL
    for number, decision in enumerate(chosen, 1):
        decision.found = weighed(played, wise, decision, QUICK)
        if progress is not None:
            progress(number, steps)
    costly = [decision for decision in chosen if seat in (None, decision.ask.seat) and decision.loss > NOTHING]
    costly = sorted(costly, key=lambda decision: -decision.loss)[:MOST_CAREFUL]
    for number, decision in enumerate(costly, len(chosen) + 1):
        decision.found = weighed(played, wise, decision, CAREFUL)
        if progress is not None:
            progress(number, steps)
    if progress is not None:
        progress(steps, steps)
    seats = range(told.seats) if seat is None or told.seats <= FEW else [seat]
    curve = [Point(d.move + 1, d.ask.seat, d.own.value) for d in chosen if d.own is not None]
    return Review(
        room=told.room,
        unit=wise.unit,
        moves=len(told.moves),
        seats=told.seats,
        decisions=len(found),
        weighed=len(chosen),
        curve=curve + last_points(played, end, wise.unit, len(told.moves), seats),
        turning=turning_points(costly),
        accuracy=[accuracy(each, [d for d in chosen if d.ask.seat == each]) for each in seats],
    )


def decisions(played: Room, told: record.Record) -> tuple[list[Decision], Any]:
    """Every question with a choice and its answer; and the state at the end.

    Of a sealed answer that was changed only the last one counts. Moves are judged as if they came from outside.
    """
    rules = played.rules
    state = rules.setup(told.options, told.seats)
    found: dict[tuple[int, int, int], Decision] = {}
    for number, m in enumerate(told.moves):
        try:
            p = drive.find(state, Ask.of(m))
            rules.check(state, p, m.seat, m.action)
        except Illegal as error:
            raise record.Damaged(number + 1, "illegal_move") from error
        if m.seat != CHANCE and several(rules.legal(state, p, m.seat), m):
            ask = drive.ask_of(p, m.seat)
            found[m.prompt, m.seat, m.nth] = Decision(number, ask, m.action)
        drive.step(rules, state, p, m.seat, m.action, None)
    return sorted(found.values(), key=lambda decision: decision.move), state


def stand_again(played: Room, told: record.Record, chosen: list[Decision]) -> None:
    """Sets the state of each chosen decision. Only these get one: the game of a class has two thousand decisions."""
    rules = played.rules
    state = rules.setup(told.options, told.seats)
    wanted = {decision.move: decision for decision in chosen}
    for number, m in enumerate(told.moves):
        if number in wanted:
            wanted[number].state = rules.clone(state)
        drive.step(rules, state, drive.find(state, Ask.of(m)), m.seat, m.action, None)


def several(legal: list[Action], move: Move) -> bool:
    """Whether there was a choice; an answer that is not listed (a bid, an offer) always is one."""
    return len(legal) > 1 or legal != [move.action]


def evenly(found: list[Decision], most: int) -> list[Decision]:
    """At most `most` of the decisions, spread evenly over the game."""
    if len(found) <= most:
        return found
    return [found[i * len(found) // most] for i in range(most)]


def weighed(played: Room, wise: Coach, decision: Decision, effort: int) -> list[Advice]:
    state: State = decision.state
    p = drive.find(state, decision.ask)
    seen = Seen(played, state, p, decision.ask, Quick(f"review/{decision.move}"))
    return weigh(wise, seen, effort, [decision.played])


def turning_points(costly: list[Decision]) -> list[Turning]:
    """The decisions with the largest losses, in the order of the game; none if nothing was lost."""
    lost = [decision for decision in costly if decision.loss > NOTHING]
    worst = sorted(lost, key=lambda decision: -decision.loss)[:POINTS]
    return [
        Turning(d.move, d.ask.seat, d.ask, d.loss, d.own, d.found[0])
        for d in sorted(worst, key=lambda decision: decision.move)
        if d.own is not None
    ]


def accuracy(seat: int, mine: list[Decision]) -> Accuracy:
    lost, stake = sum(d.loss for d in mine), sum(d.stake for d in mine)
    share = None if stake <= NOTHING else round(max(0.0, 1.0 - lost / stake), 4)
    return Accuracy(seat, len(mine), share, round(lost, 6))


def last_points(played: Room, end: Any, unit: str, moves: int, seats: Sequence[int]) -> list[Point]:
    """The last points of the curve: the result of the game."""
    outcome = played.rules.outcome(end)
    if outcome is None:
        return []
    if unit == "chance":
        won = 1 / outcome.places.count(1)
        return [Point(moves, seat, won if outcome.places[seat] == 1 else 0.0) for seat in seats]
    return [Point(moves, seat, float(outcome.scores[seat])) for seat in seats]
