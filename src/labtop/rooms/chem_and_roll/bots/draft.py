"""How the stronger bots look ahead in a draft: they play the rest of the round, and one more round, for all seats."""

from __future__ import annotations

from labtop.engine.core import Dice
from labtop.engine.fields import copied
from labtop.rooms.chem_and_roll.bots.search import Scale, Use, available_faces, best, chance_of, with_sheet
from labtop.rooms.chem_and_roll.bots.value import MARKET_AT
from labtop.rooms.chem_and_roll.choosing import DICE
from labtop.rooms.chem_and_roll.packing import LINES
from labtop.rooms.chem_and_roll.rules import next_playing, turn_order, use_die
from labtop.rooms.chem_and_roll.scoring import rank
from labtop.rooms.chem_and_roll.state import Table


def rival(s: Table, seat: int) -> int:
    """The seat to compare with: the best placed of the others; of equals the next one clockwise."""
    others = [(seat + i) % s.seats for i in range(1, s.seats)]
    return max(others, key=lambda other: rank(s, other))


def clock_of(taken: int, picks: int) -> int:
    """How far a round is, as the net knows it from drafts for two: 0 to 3 dice taken; the last pick is always 3."""
    return 3 if taken == picks - 1 else min(taken, 2)


class Round:
    """A round of a draft that a bot plays on for all seats; each takes the use that the net likes best."""

    __slots__ = ("by", "over", "table", "taken", "turns", "worth")

    def __init__(self, s: Table, turns: list[int], taken: int) -> None:
        self.table = s
        """A sheet in it is replaced by a changed copy, never changed, so that `copy` may share the sheets."""
        self.turns = turns
        self.taken = taken
        self.worth = 0.0
        self.by = -1
        self.over = False

    def copy(self) -> Round:
        c = Round(with_sheet(self.table, 0), self.turns, self.taken)
        c.worth, c.by, c.over = self.worth, self.by, self.over
        return c

    def uses(self) -> list[Use]:
        s, seat = self.table, self.turns[self.taken]
        scale = Scale(s, seat, clock_of(self.taken, len(self.turns)), rival(s, seat))
        return scale.uses(available_faces(s.sheets[seat], s.dice, s.options.market_needs_cash))

    def take(self, use: Use) -> None:
        s, seat = self.table, self.turns[self.taken]
        sheet = s.sheets[seat] = copied(s.sheets[seat])
        use_die(s, seat, use.action(), None)
        s.dice[use.die] = 0
        self.worth, self.by = use.worth, seat
        self.taken += 1
        if sheet.sold_lines == LINES:
            self.over = True
        elif sheet.black_hole >= s.options.black_hole_limit:
            sheet.out = True
            self.over = len(s.playing()) == 1

    def finish(self) -> None:
        """Each seat takes its best use until the round is over."""
        while not self.over and self.taken < len(self.turns):
            if self.table.sheets[self.turns[self.taken]].out:
                self.taken += 1
                continue
            self.take(best(self.uses()))

    def next(self, throw: list[int]) -> None:
        """The next round begins, the marker one place on (rule 8.1)."""
        s = self.table
        s.starter = next_playing(s, s.starter)
        self.turns, self.taken = turn_order(s), 0
        s.dice = throw[:]

    def chance(self, seat: int) -> float:
        """The chance of this seat to win, 0 to 1."""
        s = self.table
        if self.over or s.seats > 2:
            other = rival(s, seat)
            mine, theirs = rank(s, seat), rank(s, other)
            if self.over:
                return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5
            scale = Scale(s, seat, 3, other)
            return chance_of(self.net_worth(scale))
        chance = chance_of(self.worth)
        return chance if self.by == seat else 1 - chance

    def net_worth(self, scale: Scale) -> float:
        """The logit of winning with the sheet as it stands."""
        at = MARKET_AT + scale.sheet.market
        return scale.net.worth(scale.net.without(scale.total, at), at, scale.clock)


def throws(rng: Dice, many: int) -> list[list[int]]:
    return [[rng.below(6) + 1 for _ in DICE] for _ in range(many)]


def look_ahead(start: Round, use: Use, seat: int, coming: list[list[int]]) -> float:
    """The chance to win after a use: the round is played out, then one more with each of the coming throws."""
    ready = Ready(start, use, seat)
    if ready.played.over or not coming:
        return ready.played.chance(seat)
    total = 0.0
    for throw in coming:
        total += ready.chance_after(throw)
    return total / len(coming)


class Ready:
    """A round that is played out after a use, ready for throws of the next one."""

    __slots__ = ("played", "seat")

    def __init__(self, start: Round, use: Use, seat: int) -> None:
        self.seat = seat
        self.played = start.copy()
        self.played.take(use)
        self.played.finish()

    def chance_after(self, throw: list[int]) -> float:
        """The chance to win once a round with this throw is played too."""
        if self.played.over:
            return self.played.chance(self.seat)
        further = self.played.copy()
        further.next(throw)
        further.finish()
        return further.chance(self.seat)


def round_of(s: Table) -> Round:
    """The round that is open at a table; how many were taken already follows from its dice."""
    turns = s.stack[-1].waiting
    gone = s.dice.count(0)
    return Round(s, [-1] * gone + turns[:], gone)
