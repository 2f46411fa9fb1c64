"""The result (chapter 10). There are no points: the first player to make the target wins."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from labtop.engine.wire import Outcome, ScoreLine
from labtop.rooms.laboratorium.state import Table

ONE: Final = Decimal(1)
NONE: Final = Decimal(0)


def outcome(s: Table) -> Outcome | None:
    """Rules 10.1, 10.3 and 11.3: one winner and no ties, or no winner."""
    if not s.reason:
        return None
    won = [seat == s.winner for seat in range(s.seats)]
    nobody = s.winner < 0
    return Outcome(
        reason=s.reason,
        places=[1 if mine or nobody else 2 for mine in won],
        scores=[ONE if mine else NONE for mine in won],
        lines=[[line(mine, bench.done)] for mine, bench in zip(won, s.benches)],
        awards=[award(s)] if s.options.puzzle else [None] * s.seats,
    )


def line(mine: bool, done: int) -> ScoreLine:
    """How the score of a seat came about: `mine` is whether it won."""
    if mine:
        return ScoreLine("synthesis", ONE, {"done": done})
    return ScoreLine("unfinished", NONE, {"done": done})


def award(s: Table) -> str | None:
    """Rule 11.3: gold for a shortest route, silver for one more, copper for up to half as many again."""
    if s.winner < 0:
        return None
    plan = s.kit.planner.plan()
    done = s.benches[0].done
    if plan is None or done <= plan.cost:
        return "route-gold"
    if done == plan.cost + 1:
        return "route-silver"
    return "route-copper" if 2 * done <= 3 * plan.cost else None
