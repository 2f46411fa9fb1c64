"""The result of a game: worth and places (rules 10.4, 10.5, 12.3)."""

from __future__ import annotations

from decimal import Decimal

from labtop.engine.wire import Outcome, ScoreLine
from labtop.rooms.chemistry_monopoly.rent import condensed_cost, worth
from labtop.rooms.chemistry_monopoly.state import Table


def rank(s: Table, seat: int) -> tuple[bool, int]:
    """Rule 10.5, to compare: players still in by their worth, then the bankrupt ones, the last to leave first."""
    return s.alive[seat], worth(s, seat) if s.alive[seat] else s.left.index(seat)


def outcome(s: Table) -> Outcome | None:
    if not s.reason:
        return None
    ranks = [rank(s, seat) for seat in range(s.seats)]
    return Outcome(
        reason=s.reason,
        places=[1 + sum([other > mine for other in ranks]) for mine in ranks],
        scores=[Decimal(worth(s, seat)) for seat in range(s.seats)],
        lines=[score_lines(s, seat) for seat in range(s.seats)],
        awards=[None] * s.seats,
    )


def score_lines(s: Table, seat: int) -> list[ScoreLine]:
    """Rule 10.4, line by line; the amounts add up to the score."""
    if not s.alive[seat]:
        return []
    b = s.board
    found = [ScoreLine("cash", Decimal(s.cash[seat]))]
    held = [q for q in s.cards[seat] if not s.away[q]]
    away = [q for q in s.cards[seat] if s.away[q]]
    if held:
        found.append(ScoreLine("cards", Decimal(sum([b.price[q] for q in held])), {"count": len(held)}))
    if away:
        found.append(ScoreLine("transferred", Decimal(sum([b.half[q] for q in away])), {"count": len(away)}))
    if condensed_cost(s, seat):
        found.append(ScoreLine("condensed", Decimal(condensed_cost(s, seat))))
    return found
