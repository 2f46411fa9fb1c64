"""Unusual opponents: plain players with one idea each, by which levels are measured (docs/bots/laboratorium.md).

They are named on command lines, as levels are, and are never offered to players.
"""

from __future__ import annotations

from typing import ClassVar, Final

from labtop.bots.base import Bot, Question
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.bots.strategies import Strategy, answer, best, best_start, harder, stops
from labtop.rooms.laboratorium.plans import planner_for
from labtop.rooms.laboratorium.view import PrivateView, PublicView

PATIENT: Final = 3
"""Reagents that a hoarder wants in hand before its first manipulation: as many as a hand may keep."""


class Following(Strategy):
    """The strategy of `greedy` from a good start."""

    def begin(self, legal: list[Action]) -> Action:
        wanted = best_start(planner_for(self.public))
        return best(legal, lambda action: isinstance(action, actions.Begin) and action.card == wanted)


class Racing(Following):
    """No Boum at all, and every Chimie card while a manipulation can still fail."""

    def dice(self, legal: list[Action]) -> Action:
        green = min(3, len(self.wanted()))
        yellow = min(2, len(self.me.lost), 4 - green)
        blue = min(3, 4 - green - yellow)
        return mixed(legal, green, blue, yellow)

    def boum(self, legal: list[Action]) -> Action:
        return legal[0]

    def chemistry(self, legal: list[Action]) -> Action:
        """Everything that makes this manipulation easier, while it can still fail."""
        running = self.public.trial
        plays = [action for action in legal if isinstance(action, actions.Play)]
        return plays[0] if plays and running is not None and running.difficulty > 3 else legal[0]


class Spoiling(Following):
    """As many Boum cards as it can get."""

    def dice(self, legal: list[Action]) -> Action:
        red = 3 - min(3, self.me.boum)
        green = min(3, len(self.wanted()), 4 - red)
        yellow = min(2, len(self.me.lost), 4 - red - green)
        return mixed(legal, green, 4 - red - green - yellow, yellow)

    def boum(self, legal: list[Action]) -> Action:
        plays = [action for action in legal if isinstance(action, actions.Play)]
        cards = {card.number: card for card in self.private.boum}
        return max(plays, key=lambda play: (stops(cards[play.card]), harder(cards[play.card])), default=legal[0])


class Hoarding(Following):
    """Fills its hand before it begins, Sécurité cards too."""

    def dice(self, legal: list[Action]) -> Action:
        green = min(3, len(self.wanted()))
        yellow = min(2, 3 - self.me.safety, 4 - green)
        return mixed(legal, green, min(3, 4 - green - yellow), yellow)

    def manipulate(self, legal: list[Action]) -> Action:
        """Nothing before the hand is ready, unless it has begun."""
        plan = self.plan(self.me)
        needed = [] if plan is None else list(dict.fromkeys(plan.cards[1:]))[:PATIENT]
        ready = all(card in self.me.reagents for card in needed)
        return super().manipulate(legal) if ready or self.me.done or self.public.kind else legal[0]


def mixed(legal: list[Action], green: int, blue: int, yellow: int) -> Action:
    """The mix with these dice, the rest for Boum; the main answer where no such mix may be rolled."""
    wish = actions.Dice(green, blue, 4 - green - blue - yellow, yellow)
    return wish if wish in legal else legal[0]


class Follower:
    """Follows the plan from a good start; its cards and dice as `greedy` uses them."""

    strategy: ClassVar[type[Strategy]] = Following

    def choose(self, seen: Question) -> Action:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        return answer(self.strategy(public, private, seen.ask.seat), seen)


class Racer(Follower):
    """Rolls for reagents and Chimie alone, and never hinders anybody."""

    strategy = Racing


class Spoiler(Follower):
    """Rolls for Boum first, and lays every card at the first chance."""

    strategy = Spoiling


class Hoarder(Follower):
    """Waits until the next reagents of its plan are in hand."""

    strategy = Hoarding


ZOO: Final[dict[str, type[Bot]]] = {"follower": Follower, "racer": Racer, "spoiler": Spoiler, "hoarder": Hoarder}
