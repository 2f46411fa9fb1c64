"""The coach of Chain Growth: it plays out games after each likely answer and gives their figures as hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labtop.bots.base import Advice, Question
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import (
    Cap,
    Copolymerise,
    Discard,
    Draw,
    Initiate,
    Propagate,
    Take,
    Terminate,
    Transfer,
)
from labtop.rooms.chain_growth.bots.search import Found, compare
from labtop.rooms.chain_growth.bots.value import ranked, units, views
from labtop.rooms.chain_growth.view import ChainView, PublicView

CANDIDATES: Final = 8
"""Answers that games are played out for; the others are rated worse one step ahead."""
GAMES: Final = 6
"""Games for each of them and each unit of effort."""
WORLDS: Final = 24
LESS: Final = 0.02
"""How much lower an answer without games is rated than the one before it."""


class ChainGrowthCoach:
    """Says how often each answer won, how often this seat went out, and how often it was robbed."""

    unit = "chance"

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        order = [action for action, _ in ranked(seen)]
        close = order[:CANDIDATES]
        close += [action for action in also if action not in close]
        public, _ = views(seen)
        me = seen.ask.seat
        played = compare(seen.worlds(min(WORLDS, GAMES * effort)), me, close, seen.rng, GAMES * effort)
        found = [self.advice(one, public, me) for one in played]
        lowest = found[-1].value
        for place, action in enumerate([action for action in order if action not in close], 1):
            found.append(Advice(action, max(0.0, lowest - LESS * place), "unlikely"))
        return found

    def advice(self, one: Found, public: PublicView, me: int) -> Advice:
        chains = {chain.number: chain for chain in public.chains}
        games = max(1, one.games)
        numbers: dict[str, str | int | float] = {
            "win": round(100 * one.won / games),
            "out": round(100 * one.finished / games),
            "robbed": round(100 * one.robbed / games),
            "units": round(one.units / games, 1),
        }
        reason, more = reason_for(one.action, chains, me)
        return Advice(one.action, one.mean, reason, numbers | more)


def reason_for(a: Action, chains: dict[int, ChainView], me: int) -> tuple[str, dict[str, str | int | float]]:
    """The key of the sentence about an answer, and the facts of the board in it."""
    if isinstance(a, Draw | Take):
        return ("take" if isinstance(a, Take) else "draw"), {}
    if isinstance(a, Discard):
        return "discard", {"card": a.card}
    if isinstance(a, Initiate):
        return ("start-two" if a.two else "start"), {"length": units(a.monomers)}
    if isinstance(a, Terminate):
        first, second = (chains[number] for number in a.chains)
        stolen = first.owner != me or second.owner != me
        kind = "rob-by-ending" if stolen else "combine" if a.mode == "combination" else "part"
        return kind, {"one": first.units, "other": second.units, "length": first.units + second.units}
    assert isinstance(a, Propagate | Transfer | Cap | Copolymerise)
    chain = chains[a.chain]
    added = units(a.monomers if isinstance(a, Transfer) else a.cards)
    numbers: dict[str, str | int | float] = {"before": chain.units, "length": chain.units + added, "added": added}
    if isinstance(a, Propagate):
        return ("wake" if chain.capped else "grow"), numbers
    if isinstance(a, Cap):
        return "protect", numbers
    if isinstance(a, Transfer):
        return ("rob-by-transfer" if chain.owner != me else "transfer"), numbers
    return ("rob-by-switching" if chain.owner != me else "switch"), numbers


REASONS: Final = (
    "take", "draw", "discard", "start", "start-two", "rob-by-ending", "combine", "part", "grow", "wake", "protect",
    "rob-by-transfer", "transfer", "rob-by-switching", "switch", "unlikely",
)  # fmt: skip
