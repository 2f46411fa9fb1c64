"""Bots of Chain Growth: from one that overlooks what lies open to one that plays hundreds of games out.

What a play is worth is in chain_growth_value.py, games played out in chain_growth_search.py; the rules are elsewhere.
"""

from __future__ import annotations

from typing import Final

from labtop.bots.base import WORLDS, Bot, Coach, Question
from labtop.bots.chain_growth_coach import ChainGrowthCoach
from labtop.bots.chain_growth_search import search
from labtop.bots.chain_growth_value import JOKER_WORTH, Worth, ranked, views
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import Copolymerise, Discard, Transfer


class Beginner:
    """Counts what a play brings at once, and overlooks much. Its mistakes are those of a first game.

    It does not think of the hand that remains nor of the next turn, so it neither prepares an end nor sees one coming;
    and it reads CTA and Copolymer as cards for its own chains: that they can take another player's it overlooks.
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
        """A beginner keeps jokers, and sees no other difference among the cards to throw away."""
        return JOKER_WORTH.get(a.card, 0.0) if isinstance(a, Discard) else 0.0


class Greedy:
    """Looks one play ahead: at the chains, at the hand that remains, and at the chance to go out with the next card."""

    def choose(self, seen: Question) -> Action:
        public, private = views(seen)
        if seen.ask.kind == "source":
            return seen.legal[-1]  # a discard that fits is better than an unknown card
        worth = Worth(public, private, seen.ask.seat)
        return max(seen.legal, key=worth.of)


class Searching:
    """Plays out games in imagined worlds after each of the answers that look best one step ahead."""

    level = ""
    candidates = 0
    games = 0
    horizon = 0

    def choose(self, seen: Question) -> Action:
        likely = ranked(seen)[: self.candidates]
        if len(likely) == 1:
            return likely[0][0]
        worlds = seen.worlds(WORLDS[self.level])
        return search(worlds, seen.ask.seat, likely, seen.rng, self.games, self.horizon)[0].action


class Strong(Searching):
    level = "strong"
    candidates = 8
    games = 250
    horizon = 8


class Master(Searching):
    level = "master"
    candidates = 14
    games = 2000
    horizon = 14


BOTS: Final[dict[str, type[Bot]]] = {"beginner": Beginner, "greedy": Greedy, "strong": Strong, "master": Master}
COACH: Final[type[Coach]] = ChainGrowthCoach
