"""The coach of Laboratorium: compares answers by turns played on after each of them, and gives hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labtop.bots.base import Advice, Question
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.bots.master import Tactician
from labtop.rooms.laboratorium.bots.search import Looked, look_ahead
from labtop.rooms.laboratorium.bots.strategies import Strategy, answer, harder, rivals, stops
from labtop.rooms.laboratorium.plans import planned_actions
from labtop.rooms.laboratorium.view import PrivateView, PublicView

CANDIDATES: Final = 5
"""Answers that are compared by playing on; the others are far from the plan."""
WORLDS: Final = 16
"""Imagined worlds in which turns are played on, at most."""
LESS: Final = 0.02
"""How much less than the one before it each answer gets that was not compared."""
SHOWN: Final = 2
"""Answers that a hint shows: so many at least are compared, so that no chance in a hint is made up."""
THROWS: Final = 36
Numbers = dict[str, str | int | float]


class LaboratoriumCoach:
    """Tells how often each answer led to a win, how many manipulations are left, and the odds of a throw."""

    unit = "chance"

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        strategy = Tactician(public, private, seen.ask.seat)
        close = [answer(strategy, seen)]
        if seen.ask.kind == "manipulate":
            steps = set(planned_actions(public, seen.ask.seat))
            close += [action for action in seen.legal if action in steps or isinstance(action, actions.End)]
        close += rivals(seen, close[0])
        close = list(dict.fromkeys(close))[:CANDIDATES]
        close += [action for action in seen.legal if action not in close][: max(0, SHOWN - len(close))]
        close += [action for action in also if action not in close]
        worlds = seen.worlds(min(WORLDS, effort))
        looked = look_ahead(worlds, seen.ask, close, Follower(), seen.rng, effort)
        looked.sort(key=lambda one: -one.mean)
        found = [advice(one, strategy, seen.ask.kind) for one in looked]
        lowest = found[-1].value
        for place, action in enumerate([action for action in seen.legal if action not in close], 1):
            found.append(Advice(action, max(0.0, lowest - LESS * place), "unlikely"))
        return found


class Follower:
    """The bot that plays on: `master`."""

    def choose(self, seen: Question) -> Action:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        return answer(Tactician(public, private, seen.ask.seat), seen)


def advice(one: Looked, strategy: Strategy, kind: str) -> Advice:
    numbers: Numbers = {"win": round(100 * one.mean), "left": round(one.left / max(1, one.games), 1)}
    reason, more = told(one.action, strategy, kind)
    return Advice(one.action, one.mean, reason, numbers | more)


def told(a: Action, strategy: Strategy, kind: str) -> tuple[str, Numbers]:
    """The sentence for an answer (a key of the catalogue), and the numbers in it."""
    if isinstance(a, actions.Begin | actions.Take):
        return ("begin" if isinstance(a, actions.Begin) else "take"), {"card": a.card}
    if isinstance(a, actions.Dice):
        return "dice", {"wanted": len(strategy.wanted()), "lost": len(strategy.me.lost)}
    if isinstance(a, actions.Discard | actions.Resell):
        return ("discard" if isinstance(a, actions.Discard) else "resell"), {"card": a.card}
    if isinstance(a, actions.Secure | actions.Lose):
        return ("secure" if isinstance(a, actions.Secure) else "lose"), {}
    if isinstance(a, actions.Reroll):
        return "reroll", {"die": a.die}
    if isinstance(a, actions.End):
        return "end", {}
    if isinstance(a, actions.Pass):
        return ("keep-dice" if kind == "reroll" else "leave" if kind in ("take", "exchange") else "hold"), {}
    if isinstance(a, actions.Play):
        return laid(a, strategy, kind)
    reaction = not isinstance(a, actions.Characterise)
    throws = (strategy.public.reaction if reaction else strategy.public.characterisation).throws
    return ("react" if reaction else "characterise"), {"odds": round(100 * throws / THROWS)}


def laid(a: actions.Play, strategy: Strategy, kind: str) -> tuple[str, Numbers]:
    """The same for a card that is laid down."""
    running = strategy.public.trial
    now = 0 if running is None else running.difficulty
    if kind == "boum":
        card = next(card for card in strategy.private.boum if card.number == a.card)
        if stops(card):
            return "stop", {"now": now}
        return "hinder", {"now": now, "then": now + harder(card)}
    card = next(card for card in strategy.private.chemistry if card.number == a.card)
    easier = sum(effect.by for effect in card.effects if effect.do.startswith("easier"))
    return "help", {"now": now, "then": now - easier}


REASONS: Final = (
    "begin", "take", "dice", "discard", "resell", "secure", "lose", "reroll", "end", "keep-dice", "leave", "hold",
    "react", "characterise", "stop", "hinder", "help", "unlikely",
)  # fmt: skip
