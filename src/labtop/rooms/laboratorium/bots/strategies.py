"""How bots choose: they follow a shortest plan, and hinder players that need few manipulations more.

These are rules of thumb. The rules of the game are in the folder above.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, assert_never, cast

from msgspec.structs import astuple

from labtop.bots.base import Question
from labtop.chemistry.planner import Plan, Planner
from labtop.chemistry.routes import next_steps
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.actions import SeatKind
from labtop.rooms.laboratorium.plans import plan_for, plan_seen, planned_actions, planner_for
from labtop.rooms.laboratorium.view import CardView, PlayerView, PrivateView, PublicView

NEAR: Final = 3
"""Against an opponent that needs at most so many manipulations, every Boum card is worth playing."""
FAR: Final = 9
"""Stands for the manipulations left to a player without a known plan."""
FULL: Final = 3
"""Cards of a colour that a hand may keep."""
HARDEST: Final = 10
"""Above this difficulty a card that raises it changes nothing, since a throw of 10 always succeeds."""


class Strategy:
    """The strategy of `greedy`: one method for each kind of question, given the legal answers."""

    def __init__(self, public: PublicView, private: PrivateView, seat: int) -> None:
        self.public = public
        self.private = private
        self.seat = seat
        self.me = public.players[seat]

    def plan(self, player: PlayerView) -> Plan | None:
        """A shortest plan for the bench of a player."""
        if player.molecule is None:
            return None
        return plan_seen(planner_for(self.public), player.molecule)

    # ---- cards -----------------------------------------------------------------------------------------------------

    def begin(self, legal: list[Action]) -> Action:
        """The starting reagent of a shortest synthesis."""
        plan = planner_for(self.public).plan()
        wanted = 0 if plan is None else plan.cards[0]
        return best(legal, lambda action: isinstance(action, actions.Begin) and action.card == wanted)

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
        wish = actions.Dice(green, blue, red, yellow)
        return wish if wish in legal else legal[0]

    def take(self, legal: list[Action]) -> Action:
        """The next reagent of the plan that can be taken."""
        for card in self.wanted():
            if actions.Take(card) in legal:
                return actions.Take(card)
        return legal[0]

    def discard(self, legal: list[Action]) -> Action:
        """A card that the plan does not need."""
        plan = self.plan(self.me)
        needed = [] if plan is None else plan.cards[1:]
        return best(legal, lambda action: isinstance(action, actions.Discard) and action.card not in needed)

    # ---- manipulations ---------------------------------------------------------------------------------------------

    def manipulate(self, legal: list[Action]) -> Action:
        """A step of the plan, of the type that has more steps now."""
        listed = set(legal)
        found = [action for action in planned_actions(self.public, self.seat) if action in listed]
        if not found:
            return self.start_again(legal)
        characters = [action for action in found if isinstance(action, actions.Characterise)]
        reactions = [action for action in found if not isinstance(action, actions.Characterise)]
        if len(reactions) >= len(characters) or not characters:
            return (reactions or characters)[0]
        return characters[0]

    def start_again(self, legal: list[Action]) -> Action:
        """Nothing of the plan is possible: sell a useless reagent, or wait for cards."""
        plan = self.plan(self.me)
        wanted = [] if plan is None else plan.cards[1:]
        if self.wanted():
            for action in legal:
                if isinstance(action, actions.Resell) and action.card not in wanted:
                    return action
        return legal[0]

    def boum(self, legal: list[Action]) -> Action:
        """Against a player near the end, or with a full hand: the card that raises the difficulty most."""
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
        hurting = [action for action in legal if isinstance(action, actions.Play)]
        return max(hurting, key=lambda play: sum([effect.by for effect in effects[play.card].effects]))

    def chemistry(self, legal: list[Action]) -> Action:
        """Lay cards until the difficulty is one that most throws reach."""
        running = self.public.trial
        if running is None or running.difficulty <= (6 if running.reaction else 5):
            return legal[0]
        helpful = [action for action in legal if isinstance(action, actions.Play)]
        return helpful[0] if helpful else legal[0]

    def lose(self, legal: list[Action]) -> Action:
        """The first token; the strategy makes no difference between them."""
        return legal[0]

    def reroll(self, legal: list[Action]) -> Action:
        """The lower die, if the throw does not reach the difficulty."""
        running, throw = self.public.trial, self.public.throw
        if running is None or sum(throw) >= min(running.difficulty, 10):
            return legal[0]
        return actions.Reroll(1 if throw[0] <= throw[1] else 2)


def best(legal: list[Action], good: Callable[[Action], bool]) -> Action:
    """The first answer that is good, else the first of all."""
    return next((action for action in legal if good(action)), legal[0])


class Schemer(Strategy):
    """The strategy of `strong`: knows that a player without all three safety tokens cannot manipulate (rule 4.4).

    Cards that take a token, or end the turn, are played on the first manipulation of a turn. Cards that only raise a
    difficulty are kept for a player near the end, or for a full hand. Dice are chosen for lost tokens first, then for
    reagents of the plan, then for Boum. The game is begun where most can be done at once (`best_start`).
    """

    def begin(self, legal: list[Action]) -> Action:
        wanted = best_start(planner_for(self.public))
        return best(legal, lambda action: isinstance(action, actions.Begin) and action.card == wanted)

    def boum(self, legal: list[Action]) -> Action:
        running = self.public.trial
        plays = [action for action in legal if isinstance(action, actions.Play)]
        if running is None or not plays:
            return legal[0]
        cards = {card.number: card for card in self.private.boum}
        victim = self.public.players[running.seat]
        plan = self.plan(victim)
        left = FAR if plan is None else plan.cost
        if (
            left > 1 and not victim.lost and not running.boum
        ):  # a lost token comes too late to stop the last manipulation
            stopping = [play for play in plays if stops(cards[play.card])]
            if stopping:
                return stopping[0]
        if (left <= NEAR or self.me.boum >= FULL) and running.difficulty <= HARDEST:
            play = max(plays, key=lambda play: harder(cards[play.card]))
            if harder(cards[play.card]):
                return play
        return legal[0]

    def dice(self, legal: list[Action]) -> Action:
        yellow = 2 if self.me.lost else 0
        green = min(3, len(self.wanted()), 4 - yellow)
        red = min(3, 4 - green - yellow, FULL - min(FULL, self.me.boum))
        blue = min(3, 4 - green - yellow - red)
        wish = actions.Dice(green, blue, 4 - green - blue - yellow, yellow)
        return wish if wish in legal else super().dice(legal)


def stops(card: CardView) -> bool:
    """Whether a Boum card lets this manipulation be the last of the turn: it ends the turn or takes a token."""
    return any(effect.do in ("end-turn", "lose-token") for effect in card.effects)


def harder(card: CardView) -> int:
    """How much a Boum card raises the difficulty."""
    return sum(effect.by for effect in card.effects if effect.do == "harder")


@lru_cache(maxsize=32)
def best_start(planner: Planner) -> int:
    """Of the starting cards with a shortest plan, the one with most steps that need no card, then with most steps.

    A player whose turns are stopped early loses least if it never has to wait for a card.
    """
    found: list[tuple[int, int, int, int]] = []
    for number, card in planner.cards.items():
        plan = plan_for(planner, card)
        if plan is not None:
            steps = next_steps(planner, plan, card)
            free = [step for step in steps if step.how not in ("join", "bridge")]
            found.append((plan.cost, -len(free), -len(steps), number))
    return min(found)[3] if found else 0


def answer(strategy: Strategy, seen: Question) -> Action:
    """What a strategy answers to the question that is open."""
    kind, legal = cast("SeatKind", seen.ask.kind), seen.legal
    match kind:
        case "manipulate":
            return strategy.manipulate(legal)
        case "dice":
            return strategy.dice(legal)
        case "take" | "exchange":
            return strategy.take(legal)
        case "surplus":
            return strategy.discard(legal)
        case "boum":
            return strategy.boum(legal)
        case "chemistry":
            return strategy.chemistry(legal)
        case "begin":
            return strategy.begin(legal)
        case "reroll":
            return strategy.reroll(legal)
        case "lose":
            return strategy.lose(legal)
        case "safety":
            return legal[0]  # a lost token is brought back as soon as it can be
        case _:
            assert_never(kind)


def rivals(seen: Question, usual: Action) -> list[Action]:
    """Answers that the coach compares with the usual one."""
    kind = seen.ask.kind
    if kind == "dice":
        return [action for action in seen.legal if moved_dice(action, usual) == 1]
    if kind in ("boum", "chemistry"):
        return [action for action in seen.legal if action != usual]
    return []


def moved_dice(one: Action, other: Action) -> int:
    """How many dice differ between two mixes."""
    assert isinstance(one, actions.Dice)
    assert isinstance(other, actions.Dice)
    pairs = zip(astuple(one), astuple(other), strict=True)
    return sum(max(0, a - b) for a, b in pairs)
