"""The levels of the bots of Chain Growth, from beginner to master, and the table of them.

value.py rates plays for the two lower levels, net.py for the two upper ones; lookahead.py plays on in imagined worlds.
"""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Bot, Coach, Question, scaled
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import Copolymerise, Discard, Transfer
from labtop.rooms.chain_growth.bots.coach import ChainGrowthCoach
from labtop.rooms.chain_growth.bots.lookahead import Judged, judged, look_ahead
from labtop.rooms.chain_growth.bots.net import net
from labtop.rooms.chain_growth.bots.value import JOKER_WORTH, Worth, views
from labtop.rooms.chain_growth.bots.zoo import ZOO

__all__ = ["BOTS", "COACH", "WORLDS", "ZOO"]

WORLDS: Final = {"strong": 1, "master": 12}
"""Worlds that a level imagines. One is enough for strong: what it reads of a world is the same in all of them."""


class Beginner:
    """Counts only what a play brings at once. Its mistakes are those of a person's first game.

    It rates neither the hand that remains nor the next turn, so it neither prepares the end of the game nor expects it.
    It plays CTA and Copolymer only on its own chains and overlooks that they can take another player's.
    """

    def choose(self, seen: Question) -> Action:
        if seen.ask.kind == "source":
            return seen.legal[0]
        public, private = views(seen)
        me = seen.ask.seat
        owners = {chain.number: chain.owner for chain in public.chains}
        noticed = [a for a in seen.legal if not isinstance(a, Transfer | Copolymerise) or owners[a.chain] == me]
        worth = Worth(public, private, me)
        return max(noticed or seen.legal, key=lambda a: worth.after(a)[2] - self.kept(a))

    def kept(self, a: Action) -> float:
        """What keeping a card is worth: a beginner keeps jokers and rates all other cards alike."""
        return JOKER_WORTH.get(a.card, 0.0) if isinstance(a, Discard) else 0.0


class Greedy:
    """Looks one play ahead: at the chains, at the hand that remains, and at the chance to go out with the next card."""

    def choose(self, seen: Question) -> Action:
        public, private = views(seen)
        if seen.ask.kind == "source":
            return seen.legal[-1]  # a discard that fits is better than an unknown card
        worth = Worth(public, private, seen.ask.seat)
        return max(seen.legal, key=worth.of)


class Strong:
    """One play ahead as well, by the chance to win that a net learned from games against greedy and random players."""

    def choose(self, seen: Question) -> Action:
        if seen.ask.kind == "source":
            return seen.legal[-1]
        world = seen.worlds(WORLDS["strong"])[0]
        return max(judged(world, seen.ask.seat, seen.legal, net("strong")), key=lambda one: one.chance).action


class Master:
    """Plays on in imagined worlds after each answer that looks good to a net that learned from games against itself."""

    candidates = 4
    within = 0.05
    """Answers that look worse than the best one by more than this chance to win are not looked at closely."""

    def choose(self, seen: Question) -> Action:
        me = seen.ask.seat
        worlds = seen.worlds(scaled(WORLDS["master"], seen.think))
        judge = net("master")
        if seen.ask.kind == "source":  # the play that follows shows which card is better
            return look_ahead(worlds, me, [Judged(action, 0.0) for action in seen.legal], judge, seen.rng).action
        likely = sorted(judged(worlds[0], me, seen.legal, judge), key=lambda one: -one.chance)
        close = [one for one in likely[: self.candidates] if one.chance > likely[0].chance - self.within]
        return close[0].action if len(close) == 1 else look_ahead(worlds, me, close, judge, seen.rng).action


BOTS: Final[dict[str, type[Bot]]] = {"beginner": Beginner, "greedy": Greedy, "strong": Strong, "master": Master}
COACH: Final[type[Coach]] = ChainGrowthCoach
