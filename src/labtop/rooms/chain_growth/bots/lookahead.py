"""Looking ahead in Chain Growth: after an answer the others' likely turns, then the chance to win at the next own turn.

The chance to win is that of net.py. Every candidate is tried in the same worlds with the same dice, so that only the
answer differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from labtop.engine import drive
from labtop.engine.core import CHANCE, Dice
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action
from labtop.rooms.chain_growth import scoring
from labtop.rooms.chain_growth.actions import Draw, Take
from labtop.rooms.chain_growth.bots.net import Judge, Net, signs
from labtop.rooms.chain_growth.bots.quick import QUICK
from labtop.rooms.chain_growth.choosing import DISCARD, TERMINATE, answer, bundles
from labtop.rooms.chain_growth.rules import may_take
from labtop.rooms.chain_growth.state import Table

RULES: Final = room("chain-growth").rules


class Judged:
    """An answer, the chance to win right after it, and the results of games played on from there."""

    __slots__ = ("action", "after", "chance", "games", "won")

    def __init__(self, action: Action, chance: float, after: Table | None = None) -> None:
        self.action = action
        self.chance = chance
        self.after = after
        self.games = 0
        self.won = 0.0

    @property
    def value(self) -> float:
        """The chance right after the answer counts as much as the mean of the games, since a dozen games vary much."""
        return self.chance + self.won / max(1, self.games)


def share(s: Table, me: int) -> float:
    """The result of a finished game for one seat: 1 won, 0 lost, a shared win by its share."""
    ranks = [scoring.rank(s, seat) for seat in range(s.seats)]
    best = max(ranks)
    return 1 / ranks.count(best) if ranks[me] == best else 0.0


def judged(s: Table, me: int, answers: Sequence[Action], net: Net) -> list[Judged]:
    """Each answer with the chance to win right after it, in the order given."""
    judge = Judge(net)
    found = []
    for action in answers:
        after: Any = RULES.clone(s)
        drive.step(RULES, after, after.stack[-1], me, action, None)
        found.append(Judged(action, judge(signs(after, me)) if after.stack else share(after, me), after))
    return found


def few(s: Table, seat: int) -> list[Action]:
    """The answers that are rated in games played on: one card to discard, and one way to end two chains.

    In monomer scoring both ways count the same. All discards would take most of the time and matter least.
    """
    ways = 2 if s.options.scoring == "chemist" else 1
    found = []
    for bundle in bundles(s, seat):
        play, _, _, forms = bundle
        if play == DISCARD:
            found.append(answer(s.cards, bundle, QUICK.discard(s, seat, forms)[0]))
        else:
            found += [
                answer(s.cards, bundle, i) for i in range(min(ways, len(forms)) if play == TERMINATE else len(forms))
            ]
    return found


def likeliest(s: Table, seat: int, net: Net) -> Judged:
    """The answer with the best chance to win right after it; the first of equals."""
    return max(judged(s, seat, few(s, seat), net), key=lambda one: one.chance)


def play_on(s: Table, me: int, net: Net, dice: Dice) -> float:
    """Play the others' turns and the next own one in one world; returns the chance to win after that."""
    while s.stack:
        p = s.stack[-1]
        seat = p.waiting[0]
        if seat == CHANCE:
            drive.step(RULES, s, p, seat, drive.throw(RULES, s, p, dice), None)
        elif p.kind == "source":
            drive.step(RULES, s, p, seat, Take() if may_take(s, seat) else Draw(), None)
        else:
            best = likeliest(s, seat, net)
            if seat == me:
                return best.chance
            assert best.after is not None
            s = best.after
    return share(s, me)


def look_ahead(worlds: Sequence[Any], me: int, close: list[Judged], net: Net, rng: Dice) -> Judged:
    """The best candidate after one game in each world."""
    salt = rng.below(1 << 30)
    for number, world in enumerate(worlds):
        for one in close:
            s = RULES.clone(world)
            drive.step(RULES, s, s.stack[-1], me, one.action, None)
            one.won += play_on(s, me, net, Quick(f"{salt}/{number}"))
            one.games += 1
    return max(close, key=lambda one: one.value)
