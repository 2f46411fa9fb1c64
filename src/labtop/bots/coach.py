"""Reviews of finished games, made from the advice of a room's coach. Knows no game.

A review needs only the record, and the same record gives the same review. It is made in two passes: every decision
with a choice (at most `MOST_WEIGHED` of them, evenly spread over the game) is weighed quickly, then those that look
most costly are weighed again with more effort, and the turning points are taken from these.

How accuracy is measured: bots/accuracy.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from labtop.bots.accuracy import NOTHING, Accuracy, Decision, accuracy, random_answers
from labtop.bots.base import Advice, Coach, Seen, asked_coach, weigh
from labtop.bots.hinting import speaking_for
from labtop.bots.pairs import difference
from labtop.engine import drive, record
from labtop.engine.core import CHANCE, Illegal, State
from labtop.engine.dice import Quick
from labtop.engine.registry import Room, room
from labtop.engine.wire import Action, Ask, Move

QUICK: Final = 2
"""Worlds (or games played on) for each answer in the first pass of a review; see `HINT_EFFORT`."""
CAREFUL: Final = 12
"""The same number in the second pass."""
MOST_WEIGHED: Final = 160
"""The most decisions of a game that the first pass of a review weighs."""
MOST_CAREFUL: Final = 9
"""The most of these that are weighed again in the second pass."""
POINTS: Final = 3
"""The most turning points in a review."""
FEW: Final = 6
"""Up to this many players, everybody's decisions are weighed even in a review for one seat."""
LEAST: Final = {"chance": 0.02, "money": 0.2, "points": 0.2, "steps": 0.5}
"""By unit: less than this is no turning point."""


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
    error: float = 0.0
    """The standard error of the loss."""


class Review(Struct, frozen=True):
    """A finished game as the room's coach sees it."""

    room: str
    unit: str
    moves: int
    seats: int
    decisions: int
    """Questions with more than one answer."""
    weighed: int
    """How many of these were weighed."""
    curve: list[Point]
    turning: list[Turning]
    """In the order of the game."""
    accuracy: list[Accuracy]


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
    weighed_once = {decision.move: (decision.cost, decision.own) for decision in chosen}
    costly = [decision for decision in chosen if seat in (None, decision.ask.seat) and decision.loss > LEAST[wise.unit]]
    # by the cost, in which no figure was picked as the highest of several that vary
    costly = sorted(costly, key=lambda decision: -weighed_once[decision.move][0].loss)[:MOST_CAREFUL]
    for number, decision in enumerate(costly, len(chosen) + 1):
        decision.found = weighed(played, wise, decision, CAREFUL)
        if progress is not None:
            progress(number, steps)
    if progress is not None:
        progress(steps, steps)
    seats = range(told.seats) if seat is None or told.seats <= FEW else [seat]
    values = [(d.move + 1, d.ask.seat, own.value) for d in chosen if (own := weighed_once[d.move][1]) is not None]
    return Review(
        room=told.room,
        unit=wise.unit,
        moves=len(told.moves),
        seats=told.seats,
        decisions=len(found),
        weighed=len(chosen),
        curve=curve(values, wise.unit, told.seats) + last_points(played, end, wise.unit, len(told.moves), seats),
        turning=turning_points(played, wise, costly),
        accuracy=[accuracy(each, [weighed_once[d.move][0] for d in chosen if d.ask.seat == each]) for each in seats],
    )


def curve(values: Sequence[tuple[int, int, float]], unit: str, seats: int) -> list[Point]:
    """Each seat's expectation after its moves. Chances to win sum to 1: the others share what one seat has not."""
    if unit != "chance":
        return [Point(*each) for each in values]
    found: list[Point] = []
    now = [1 / seats] * seats
    for move, seat, value in values:
        mine = min(1.0, max(0.0, value))
        rest = sum(now) - now[seat]
        now = [
            mine if each == seat else (1 - mine) * (known / rest if rest > NOTHING else 1 / (seats - 1))
            for each, known in enumerate(now)
        ]
        found += [Point(move, each, known) for each, known in enumerate(now)]
    return found


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


def question(played: Room, decision: Decision, stream: str) -> Seen:
    """The question of a decision, with a random stream of its own."""
    state: State = decision.state
    p = drive.find(state, decision.ask)
    return Seen(played, state, p, decision.ask, Quick(f"{stream}/{decision.move}"))


def weighed(played: Room, wise: Coach, decision: Decision, effort: int) -> list[Advice]:
    """What the coach says of a decision: of the answer that was given, and of others."""
    if not decision.drawn:
        decision.drawn = random_answers(question(played, decision, "review/chance"), played.calm)
    also = [decision.played, *[action for action, _ in decision.drawn]]
    return weigh(wise, question(played, decision, "review"), effort, list(dict.fromkeys(also)))


def turning_points(played: Room, wise: Coach, costly: list[Decision]) -> list[Turning]:
    """The decisions with the largest losses beyond their errors, each missed answer once, in the order of the game."""
    worst: list[Decision] = []
    for decision in sorted(costly, key=lambda decision: -decision.loss):
        told = [(one.ask.seat, one.found[0].action) for one in worst]
        new = (decision.ask.seat, decision.found[0].action) not in told
        if len(worst) < POINTS and new and decision.real and decision.loss > LEAST[wise.unit]:
            worst.append(decision)
    return [turning_point(played, wise, decision) for decision in sorted(worst, key=lambda decision: decision.move)]


def turning_point(played: Room, wise: Coach, decision: Decision) -> Turning:
    """What was lost by a decision, with the reason."""
    reasons = wise.reasons(question(played, decision, "review"))
    own, best = decision.own, decision.found[0]
    assert own is not None
    found = reasons.lack(own.action, best.action)
    name, numbers = found or ("", {})
    lacking = msgspec.structs.replace(own, reason=name, numbers=numbers, missed=True)
    return Turning(
        decision.move, decision.ask.seat, decision.ask, decision.loss, lacking, speaking_for(best, reasons, own),
        difference(best, own)[1],
    )  # fmt: skip


def last_points(played: Room, end: Any, unit: str, moves: int, seats: Sequence[int]) -> list[Point]:
    """The last points of the curve: the result of the game."""
    outcome = played.rules.outcome(end)
    if outcome is None:
        return []
    if unit == "chance":
        won = 1 / outcome.places.count(1)
        return [Point(moves, seat, won if outcome.places[seat] == 1 else 0.0) for seat in seats]
    return [Point(moves, seat, float(outcome.scores[seat])) for seat in seats]
