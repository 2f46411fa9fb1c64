"""What can be said of an answer in Laboratorium: each reason is a fact of bench, plan, hand or dice.

How many manipulations are left is asked of the planner, for the bench as it is after a success.
"""

from __future__ import annotations

from typing import Final

from labtop.bots.reasons import Named, Numbers
from labtop.chemistry.molecules import Molecule
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.bots.strategies import stops
from labtop.rooms.laboratorium.drawings import molecule_of
from labtop.rooms.laboratorium.odds import succeeds
from labtop.rooms.laboratorium.plans import BenchPlan, bench_plan, plan_for, planner_for
from labtop.rooms.laboratorium.state import Table
from labtop.rooms.laboratorium.trials import changed
from labtop.rooms.laboratorium.view import PrivateView, PublicView

THROWS: Final = 36
LAST_REAGENT: Final = 99
"""The highest number of a reagent; Boum, Chimie and Sécurité cards have higher ones."""


class Desk:
    """A position as one seat sees it. Costly parts are worked out when they are asked for."""

    def __init__(self, table: Table, public: PublicView, private: PrivateView, seat: int, kind: str) -> None:
        self.table = table
        self.public = public
        self.private = private
        self.seat = seat
        self.kind = kind
        self.me = public.players[seat]
        self.plans: list[BenchPlan | None] = []
        self.costs: dict[Action, int | None] = {}

    @property
    def plan(self) -> BenchPlan | None:
        if not self.plans:
            self.plans.append(bench_plan(self.public, self.seat))
        return self.plans[0]

    @property
    def wanted(self) -> list[int] | None:
        """Reagents of the plan that are not in hand, the next one first; None: no plan is known."""
        if self.plan is None:
            return None
        return [card for card in dict.fromkeys(self.plan.cards) if card not in self.me.reagents]

    def left_after(self, a: Action) -> int | None:
        """Manipulations left if this one succeeds, or with this card as the first; None: no plan is known then."""
        if a not in self.costs:
            self.costs[a] = self.cost(a)
        return self.costs[a]

    def cost(self, a: Action) -> int | None:
        planner = planner_for(self.public)
        if isinstance(a, actions.Begin):
            plan = plan_for(planner, planner.cards[a.card])
        else:
            plan = plan_for(planner, self.made(a))
        return None if plan is None else plan.cost

    def made(self, a: Action) -> Molecule:
        assert self.me.molecule is not None
        return changed(self.table, molecule_of(self.me.molecule), a)

    def odds(self, a: Action) -> int:
        """Of 100 throws, those with which a manipulation succeeds before any card is laid."""
        one = self.public.characterisation if isinstance(a, actions.Characterise) else self.public.reaction
        return percent(one.throws)

    def odds_with(self, a: Action) -> int | None:
        """Of 100 throws, those that succeed for the running manipulation after this answer."""
        running = self.public.trial
        if running is None or self.kind not in ("boum", "chemistry"):
            return None
        if isinstance(a, actions.Pass):
            return percent(running.odds.throws)
        if not isinstance(a, actions.Play):
            return None
        found = [way for way in self.private.would if (way.card, way.cancels) == (a.card, a.cancels)]
        return percent(found[0].throws) if found else None


def is_step(a: Action | None) -> bool:
    return isinstance(a, actions.Manipulation)


def percent(throws: int) -> int:
    return round(100 * throws / THROWS)


# ---- what an answer gives -------------------------------------------------------------------------------------------


def begins(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    left = p.left_after(a) if isinstance(a, actions.Begin) else None
    return {"card": a.card, "left": left} if isinstance(a, actions.Begin) and left is not None else None


def takes(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Take) or p.wanted is None or a.card not in p.wanted:
        return None
    return {"card": a.card, "place": 1 + p.wanted.index(a.card)}


def leaves(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    """None of the reagents that could be taken is of use."""
    if not isinstance(a, actions.Pass) or p.kind not in ("take", "exchange") or p.wanted is None:
        return None
    return None if set(p.wanted) & set(open_piles(p)) else {"wanted": len(p.wanted)}


def open_piles(p: Desk) -> list[int]:
    return [one.number for one in p.public.reagents if one.left and one.number not in p.me.reagents]


def sells(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Resell) or p.plan is None or a.card in p.plan.cards:
        return None
    return {"card": a.card}


def useless(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    """A reagent that the plan does not use."""
    if not isinstance(a, actions.Discard) or a.card > LAST_REAGENT or p.plan is None or a.card in p.plan.cards:
        return None
    return {"card": a.card}


def hand(p: Desk) -> list[list[int]]:
    """The cards of each colour, by number."""
    hidden = [p.private.chemistry, p.private.boum, p.private.safety]
    return [p.me.reagents, *[[card.number for card in cards] for cards in hidden]]


def title(p: Desk, number: int) -> str:
    return next((card.id for card in p.public.cards if card.number == number), str(number))


def double(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    count = sum(cards.count(a.card) for cards in hand(p)) if isinstance(a, actions.Discard) else 0
    if not isinstance(a, actions.Discard) or count < 2:
        return None
    return {"entry": title(p, a.card), "left": count - 1}


def surplus(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Discard):
        return None
    return {"held": next(len(cards) for cards in hand(p) if a.card in cards)}


def green_dice(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Dice) or not p.wanted or not a.reagent:
        return None
    return {"dice": a.reagent, "wanted": len(p.wanted)}


def yellow_dice(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Dice) or not p.me.lost or not a.safety:
        return None
    return {"dice": a.safety, "lost": len(p.me.lost)}


def other_dice(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    """Nothing is lacking for the plan: dice for cards."""
    if not isinstance(a, actions.Dice) or p.wanted is None or p.wanted or a.reagent or not a.boum + a.chemistry:
        return None
    return {"blue": a.chemistry, "red": a.boum}


def secures(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    return {"left": len(p.me.lost) - 1} if isinstance(a, actions.Secure) else None


def loses(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    """A token that a card in hand brings back."""
    if not isinstance(a, actions.Lose):
        return None
    held = [card.token for card in p.private.safety]
    return {"count": len(held)} if a.token in held or (p.public.any_safety and held) else None


def rerolls(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    running, throw = p.public.trial, p.public.throw
    if not isinstance(a, actions.Reroll) or running is None or succeeds(sum(throw), running.difficulty):
        return None
    other = throw[2 - a.die]
    good = sum(succeeds(other + face, running.difficulty) for face in range(1, 7))
    return {"sum": sum(throw), "now": running.difficulty, "shown": throw[a.die - 1], "good": good}


def keeps_dice(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    running, throw = p.public.trial, p.public.throw
    if not isinstance(a, actions.Pass) or p.kind != "reroll" or running is None:
        return None
    return {"sum": sum(throw), "now": running.difficulty} if succeeds(sum(throw), running.difficulty) else None


def steps(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    """A manipulation that brings the target one nearer."""
    left = p.left_after(a) if is_step(a) else None
    if left is None or p.plan is None or left >= p.plan.left:
        return None
    return {"left": left, "odds": p.odds(a), "dice": "no" if p.public.puzzle else "yes"}


def strays(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    left = p.left_after(a) if is_step(a) else None
    if left is None or p.plan is None or left < p.plan.left:
        return None
    return {"left": left, "now": p.plan.left}


def ends(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    """The turn ends: so many manipulations are left, and so many reagents are lacking, this one first."""
    if not isinstance(a, actions.End) or p.plan is None or p.wanted is None:
        return None
    return {"left": p.plan.left, "lacks": len(p.wanted), "card": p.wanted[0] if p.wanted else 0}


def stopping(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Play) or p.kind != "boum":
        return None
    card = next(card for card in p.private.boum if card.number == a.card)
    return {"entry": card.id} if stops(card) else None


def hinders(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    now, then = p.odds_with(actions.Pass()), p.odds_with(a)
    return {"now": now, "then": then} if now is not None and then is not None and then < now else None


def helps(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    now, then = p.odds_with(actions.Pass()), p.odds_with(a)
    return {"now": now, "then": then} if now is not None and then is not None and then > now else None


def holds(p: Desk, a: Action, _: Action | None) -> Numbers | None:
    odds = p.odds_with(a) if isinstance(a, actions.Pass) else None
    return None if odds is None else {"odds": odds, "whose": "own" if p.kind == "chemistry" else "other"}


GAINS: Final[Named] = (
    ("begin", begins), ("take", takes), ("leave", leaves), ("resell", sells), ("useless", useless),
    ("double", double), ("surplus", surplus), ("safety-dice", yellow_dice), ("dice", green_dice),
    ("other-dice", other_dice), ("secure", secures), ("lose", loses), ("reroll", rerolls), ("keep-dice", keeps_dice),
    ("step", steps), ("stray", strays), ("end", ends), ("stop", stopping), ("hinder", hinders), ("help", helps),
    ("hold", holds),
)  # fmt: skip

# ---- what it lacks beside a better one ------------------------------------------------------------------------------


def longer(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    """After the better one fewer manipulations are left."""
    if better is None or (type(a) is not type(better) and not (is_step(a) and is_step(better))):
        return None
    if not (is_step(a) or isinstance(a, actions.Begin)):
        return None
    mine, theirs = p.left_after(a), p.left_after(better)
    return None if mine is None or theirs is None or mine <= theirs else {"left": mine, "better": theirs}


def riskier(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    if not is_step(a) or better is None or not is_step(better) or p.public.puzzle:
        return None
    return {"odds": p.odds(a), "better": p.odds(better)} if p.odds(a) < p.odds(better) else None


def stands_still(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    """The turn ends, though a step is possible that brings the target nearer."""
    left = p.left_after(better) if better is not None and is_step(better) else None
    if left is None or not isinstance(a, actions.End | actions.Resell) or p.plan is None or left >= p.plan.left:
        return None
    return {"left": left, "now": p.plan.left}


def other_reagent(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    """The better reagent is on the plan, or nearer on it."""
    if not isinstance(better, actions.Take) or p.wanted is None or better.card not in p.wanted:
        return None
    if isinstance(a, actions.Take) and a.card in p.wanted:
        return None
    return {"card": better.card}


def gives_away(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    """A reagent of the plan is put away, and the other card is none."""
    if not isinstance(a, actions.Discard | actions.Resell) or p.plan is None or a.card not in p.plan.cards:
        return None
    if isinstance(better, actions.Discard | actions.Resell) and better.card in p.plan.cards:
        return None
    return {"card": a.card}


def fewer_green(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Dice) or not isinstance(better, actions.Dice) or not p.wanted:
        return None
    if a.reagent >= better.reagent:
        return None
    return {"dice": a.reagent, "better": better.reagent, "wanted": len(p.wanted)}


def fewer_yellow(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Dice) or not isinstance(better, actions.Dice) or not p.me.lost:
        return None
    if a.safety >= better.safety:
        return None
    return {"dice": a.safety, "better": better.safety, "lost": len(p.me.lost)}


def wasted_green(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Dice) or not isinstance(better, actions.Dice) or p.wanted is None:
        return None
    spare = a.reagent - len(p.wanted)
    return {"dice": a.reagent, "wanted": len(p.wanted)} if spare > 0 and a.reagent > better.reagent else None


def wasted_yellow(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    if not isinstance(a, actions.Dice) or not isinstance(better, actions.Dice) or p.me.lost:
        return None
    return {"dice": a.safety} if a.safety > better.safety else None


def fails(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    """The throw fails as it lies, and is kept."""
    found = None if better is None else rerolls(p, better, None)
    return {"sum": found["sum"], "now": found["now"]} if found is not None and isinstance(a, actions.Pass) else None


def risks_success(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    """The throw succeeds as it lies, and a die is rolled again."""
    kept = None if better is None else keeps_dice(p, better, None)
    if kept is None or not isinstance(a, actions.Reroll):
        return None
    other = p.public.throw[2 - a.die]
    bad = sum(not succeeds(other + face, int(kept["now"])) for face in range(1, 7))
    return {**kept, "bad": bad}


def weaker(p: Desk, a: Action, better: Action | None) -> Numbers | None:
    """The better card changes the throws that succeed more, the right way."""
    mine, theirs = p.odds_with(a), None if better is None else p.odds_with(better)
    if mine is None or theirs is None:
        return None
    good = theirs < mine if p.kind == "boum" else theirs > mine
    return {"odds": mine, "better": theirs} if good else None


LACKS: Final[Named] = (
    ("longer", longer), ("still", stands_still), ("riskier", riskier), ("take", other_reagent),
    ("reagent", gives_away), ("yellow", fewer_yellow), ("green", fewer_green), ("waste-green", wasted_green),
    ("waste-yellow", wasted_yellow), ("fails", fails), ("risks", risks_success), ("weaker", weaker),
)  # fmt: skip
