"""What bots know of Laboratorium: follow a shortest plan, spoil the plans of those who are near. All is opinion."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from labtop.bots.base import Bot, Question
from labtop.chemistry import notation
from labtop.chemistry.molecules import IS_DOUBLE, Molecule, from_code
from labtop.chemistry.planner import Plan, Planner
from labtop.chemistry.routes import Step, next_steps
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions as say
from labtop.rooms.laboratorium.view import MoleculeView, PlayerView, PrivateView, PublicView

NEAR: Final = 3
"""An opponent who needs so few manipulations or fewer is worth every Boum card."""


class Greedy:
    """Follows a shortest plan for the molecule on its bench, as far as cards and dice allow."""

    def choose(self, seen: Question) -> Action:
        public, private = seen.view.public, seen.view.private
        assert isinstance(public, PublicView)
        assert isinstance(private, PrivateView)
        mind = Mind(public, private, seen.ask.seat)
        kind = seen.ask.kind
        if kind == "manipulate":
            return mind.manipulate(seen.legal)
        if kind == "dice":
            return mind.dice(seen.legal)
        if kind in ("take", "exchange"):
            return mind.take(seen.legal)
        if kind == "surplus":
            return mind.discard(seen.legal)
        if kind == "boum":
            return mind.boum(seen.legal)
        if kind == "chemistry":
            return mind.chemistry(seen.legal)
        if kind == "begin":
            return mind.begin(seen.legal)
        if kind == "reroll":
            return mind.reroll(seen.legal)
        return seen.legal[0]


class Mind:
    def __init__(self, public: PublicView, private: PrivateView, seat: int) -> None:
        self.public = public
        self.private = private
        self.seat = seat
        self.me = public.players[seat]

    def planner(self) -> Planner:
        cards = tuple([(one.number, code_of(one.molecule)) for one in self.public.reagents])
        return planner_of(cards, self.public.target.structure, self.public.hydroxyl)

    def plan(self, player: PlayerView) -> Plan | None:
        if player.molecule is None:
            return None
        return plan_of(self.planner(), code_of(player.molecule))

    def steps(self) -> list[Step]:
        plan = self.plan(self.me)
        if plan is None or self.me.molecule is None:
            return []
        return next_steps(self.planner(), plan, molecule_of(self.me.molecule))

    # ---- cards -----------------------------------------------------------------------------------------------------

    def begin(self, legal: list[Action]) -> Action:
        plan = self.planner().plan()
        wanted = 0 if plan is None else plan.cards[0]
        return best(legal, lambda action: isinstance(action, say.Begin) and action.card == wanted)

    def wanted(self) -> list[int]:
        """Reagents of the plan that are not in hand, the next one first."""
        plan = self.plan(self.me)
        cards = [] if plan is None else plan.cards[1:]
        return [card for card in dict.fromkeys(cards) if card not in self.me.reagents]

    def dice(self, legal: list[Action]) -> Action:
        """Green dice for what the plan lacks, yellow ones for lost tokens, the rest for Chimie and Boum."""
        green = min(3, len(self.wanted()) + (1 if self.wanted() else 0))
        yellow = min(3, len(self.me.lost) + (1 if self.me.safety < 2 else 0), 4 - green)
        blue = min(3, 4 - green - yellow, 2)
        red = min(3, 4 - green - yellow - blue)
        blue = 4 - green - yellow - red
        wish = say.Dice(green, blue, red, yellow)
        return wish if wish in legal else legal[0]

    def take(self, legal: list[Action]) -> Action:
        for card in self.wanted():
            if say.Take(card) in legal:
                return say.Take(card)
        return legal[0]

    def discard(self, legal: list[Action]) -> Action:
        """Reagents the plan does not need first."""
        plan = self.plan(self.me)
        needed = [] if plan is None else plan.cards[1:]
        return best(legal, lambda action: isinstance(action, say.Discard) and action.card not in needed)

    # ---- manipulations ---------------------------------------------------------------------------------------------

    def manipulate(self, legal: list[Action]) -> Action:
        """A step of the plan; of the type that gets further in this turn."""
        listed = set(legal)
        steps = self.steps()
        found = [action for action in (action_of(step) for step in steps) if action in listed]
        if not found:
            return self.start_again(legal)
        characters = [action for action in found if isinstance(action, say.Characterise)]
        reactions = [action for action in found if not isinstance(action, say.Characterise)]
        if len(reactions) >= len(characters) or not characters:
            return (reactions or characters)[0]
        return characters[0]

    def start_again(self, legal: list[Action]) -> Action:
        """Nothing of the plan is possible: sell a useless reagent, or wait for cards."""
        plan = self.plan(self.me)
        wanted = [] if plan is None else plan.cards[1:]
        if self.wanted():
            for action in legal:
                if isinstance(action, say.Resell) and action.card not in wanted:
                    return action
        return legal[0]

    def boum(self, legal: list[Action]) -> Action:
        """Against whoever is near the end, or when the hand is full: the card that hurts most."""
        running = self.public.trial
        if running is None or len(legal) == 1:
            return legal[0]
        plan = self.plan(self.public.players[running.seat])
        far = plan is None or plan.cost > NEAR
        if far and self.me.boum < 3:
            return legal[0]
        if running.difficulty >= 11:
            return legal[0]
        effects = {card.number: card for card in self.private.boum}
        hurting = [action for action in legal if isinstance(action, say.Play)]
        return max(hurting, key=lambda play: sum([effect.by for effect in effects[play.card].effects]))

    def chemistry(self, legal: list[Action]) -> Action:
        """As long as the roll is less than likely."""
        running = self.public.trial
        if running is None or running.difficulty <= (6 if running.reaction else 5):
            return legal[0]
        helpful = [action for action in legal if isinstance(action, say.Play)]
        return helpful[0] if helpful else legal[0]

    def reroll(self, legal: list[Action]) -> Action:
        """The lower die, if the throw does not do."""
        running, throw = self.public.trial, self.public.throw
        if running is None or sum(throw) >= min(running.difficulty, 10):
            return legal[0]
        return say.Reroll(1 if throw[0] <= throw[1] else 2)


def best(legal: list[Action], good: Callable[[Action], bool]) -> Action:
    """The first answer that is good, else the first."""
    return next((action for action in legal if good(action)), legal[0])


def action_of(step: Step) -> Action:
    """A step of the planner as an answer of the room."""
    how, a, b, c = step
    if how == "join":
        return say.Join(a, b, c)
    if how == "cut":
        return say.Cut(a, b)
    if how == "add":
        return say.Add(a, b)
    if how == "eliminate":
        return say.Eliminate(a, b)
    if how == "split":
        return say.Split(a)
    if how == "merge":
        return say.Merge(a, b)
    if how == "close":
        return say.Close(a, b)
    assert how in ("H", "O", "OH")
    return say.Characterise(a, "H" if how == "H" else "O" if how == "O" else "OH")


# ---- molecules as a view shows them --------------------------------------------------------------------------------


def molecule_of(seen: MoleculeView) -> Molecule:
    """A molecule with the numbers of the view."""
    kinds = {number: kind for number, kind, _, _ in seen.tokens}
    m = Molecule(kinds, {number: [] for number in kinds}, 1 + max(kinds))
    for a, b, order in seen.bonds:
        m.tie(a, b, IS_DOUBLE if order == 2 else 0)
    notation.mark_rings(m)
    return m


def code_of(seen: MoleculeView) -> tuple[int, ...]:
    return molecule_of(seen).code()


@lru_cache(maxsize=32)
def planner_of(cards: tuple[tuple[int, tuple[int, ...]], ...], target: str, hydroxyl: bool) -> Planner:
    made = {number: from_code(code) for number, code in cards}
    return Planner(made, notation.read(target), hydroxyl=hydroxyl)


@lru_cache(maxsize=512)
def plan_of(planner: Planner, code: tuple[int, ...]) -> Plan | None:
    return planner.plan_from(from_code(code))


BOTS: Final[dict[str, type[Bot]]] = {"greedy": Greedy}
