"""Who gives hints in Laboratorium: the planner's way, the odds of the throw, and turns played on after each answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labtop.bots.base import Advice, Question
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.bots.master import Tactician
from labtop.rooms.laboratorium.bots.minds import Mind, harder, minded, rivals, stops
from labtop.rooms.laboratorium.bots.search import Looked, look_ahead
from labtop.rooms.laboratorium.plans import planned_actions
from labtop.rooms.laboratorium.view import PrivateView, PublicView

CANDIDATES: Final = 5
"""Answers that turns are played on for; the others do not come near the plan."""
WORLDS: Final = 16
LESS: Final = 0.02
"""What an answer that was not looked at closely is put below the one before it."""
SHOWN: Final = 2
"""Answers a hint shows, the best and the next: a chance that is shown was played out, never put."""
THROWS: Final = 36
Numbers = dict[str, str | int | float]


class LaboratoriumCoach:
    """Says how often each answer led to the first synthesis, how far it still is, and what the dice say."""

    unit = "chance"

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        mind = Tactician(public, private, seen.ask.seat)
        close = [minded(mind, seen)]
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
        found = [advice(one, mind, seen.ask.kind) for one in looked]
        lowest = found[-1].value
        for place, action in enumerate([action for action in seen.legal if action not in close], 1):
            found.append(Advice(action, max(0.0, lowest - LESS * place), "unlikely"))
        return found


class Follower:
    """Plays on as `master` does."""

    def choose(self, seen: Question) -> Action:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        return minded(Tactician(public, private, seen.ask.seat), seen)


def advice(one: Looked, mind: Mind, kind: str) -> Advice:
    numbers: Numbers = {"win": round(100 * one.mean), "left": round(one.left / max(1, one.games), 1)}
    reason, more = told(one.action, mind, kind)
    return Advice(one.action, one.mean, reason, numbers | more)


def told(a: Action, mind: Mind, kind: str) -> tuple[str, Numbers]:
    """Which sentence an answer gets, and what of the bench is in it."""
    if isinstance(a, actions.Begin | actions.Take):
        return ("begin" if isinstance(a, actions.Begin) else "take"), {"card": a.card}
    if isinstance(a, actions.Dice):
        return "dice", {"wanted": len(mind.wanted()), "lost": len(mind.me.lost)}
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
        return laid(a, mind, kind)
    reaction = not isinstance(a, actions.Characterise)
    throws = (mind.public.reaction if reaction else mind.public.characterisation).throws
    return ("react" if reaction else "characterise"), {"odds": round(100 * throws / THROWS)}


def laid(a: actions.Play, mind: Mind, kind: str) -> tuple[str, Numbers]:
    running = mind.public.trial
    now = 0 if running is None else running.difficulty
    if kind == "boum":
        card = next(card for card in mind.private.boum if card.number == a.card)
        if stops(card):
            return "stop", {"now": now}
        return "hinder", {"now": now, "then": now + harder(card)}
    card = next(card for card in mind.private.chemistry if card.number == a.card)
    easier = sum(effect.by for effect in card.effects if effect.do.startswith("easier"))
    return "help", {"now": now, "then": now - easier}


REASONS: Final = (
    "begin", "take", "dice", "discard", "resell", "secure", "lose", "reroll", "end", "keep-dice", "leave", "hold",
    "react", "characterise", "stop", "hinder", "help", "unlikely",
)  # fmt: skip
