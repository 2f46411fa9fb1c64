"""The strategy of `master`: what to keep of a full hand, and how much a card that is laid now would change.

These are rules of thumb without a search: the loss of a Sécurité card shows only after more turns than a search can
play. The weights are data (rooms/laboratorium/content/weights.toml).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from labtop.engine import content
from labtop.engine.wire import Action
from labtop.rooms.laboratorium import actions
from labtop.rooms.laboratorium.bots.strategies import FAR, FULL, Schemer, best, harder, stops
from labtop.rooms.laboratorium.odds import CRITICAL_SUCCESS, succeeds
from labtop.rooms.laboratorium.plans import planned_actions
from labtop.rooms.laboratorium.view import CardView, PlayerView, TrialView, WouldView

FACES: Final = range(1, 7)


class Keep(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What each effect of a card is worth in a full hand, in hundredths; `harder` and `easier` for each point."""

    harder: int
    lose_token: int
    lose_chemistry: int
    end_turn: int
    easier: int
    easier_reaction: int
    easier_characterisation: int
    take_reagent: int
    cancel: int
    re_roll: int


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """When cards and dice are used."""

    yellow: int
    """Dice for Sécurité while no card in hand brings a lost token back."""
    gain: int
    """Throws of the 36 that a Chimie card must add to be laid."""
    taking: int
    """Throws of the 36 that taking a reagent is worth, while the plan lacks one."""
    near: int
    """Against a player with at most so many manipulations left, cards that raise the difficulty are played."""


class Chance(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What each figure of a bench and a hand adds to the logarithm of the odds to finish first (standing.py)."""

    left: float
    """Manipulations left."""
    near: float
    """1 / (1 + manipulations left)."""
    coming: float
    """Reagents that the plan still takes."""
    lacking: float
    """Kinds of them that are not in hand."""
    lost: float
    """Safety tokens that are lost."""
    boum: float
    chemistry: float
    safety: float
    """Each card in hand."""


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    keep: Keep
    play: Play
    chance: Chance


WEIGHTS: Final = content.read("laboratorium", "weights", Weights)
KEPT: Final[dict[str, int]] = {
    name: getattr(WEIGHTS.keep, field)
    for name, field in zip(Keep.__struct_encode_fields__, Keep.__struct_fields__, strict=True)
}
PLAY: Final = WEIGHTS.play
CHANCE: Final = WEIGHTS.chance
HELD_TOKEN: Final = 100
"""The worth of a Sécurité card for a token that the player has."""
LOST_TOKEN: Final = 200
"""The same for a token that is lost."""
SECOND: Final = 150
"""How much less a second card for the same token is worth: it is of use only after another loss."""
ALIKE: Final = 10
"""How much less each card of a title is worth for every one in the hand."""
NEEDED: Final = 500
LATER: Final = 10
"""The worth of a reagent of the plan, and how much less for each that comes before it."""


class Tactician(Schemer):
    """Discards what helps least, and lays cards where they change most."""

    # ---- cards -----------------------------------------------------------------------------------------------------

    def uncovered(self) -> list[str]:
        """Lost safety tokens that no card in hand brings back."""
        if self.public.any_safety:
            return self.me.lost[len(self.private.safety) :]
        held = [card.token for card in self.private.safety]
        return [token for token in self.me.lost if token not in held]

    def dice(self, legal: list[Action]) -> Action:
        """Dice for tokens first, then for reagents, then for Boum up to a full hand; the rest are for Chimie."""
        yellow = PLAY.yellow if self.uncovered() else 0
        green = min(3, len(self.wanted()), 4 - yellow)
        red = min(4 - green - yellow, FULL - min(FULL, self.me.boum))
        blue = min(3, 4 - green - yellow - red)
        wish = actions.Dice(green, blue, 4 - green - yellow - blue, yellow)
        return wish if wish in legal else super().dice(legal)

    def discard(self, legal: list[Action]) -> Action:
        """The card of least worth."""
        return min(legal, key=self.worth)

    def worth(self, action: Action) -> int:
        """The worth of a card in a hand that is too full; only compared within its colour."""
        assert isinstance(action, actions.Discard)
        number = action.card
        for card in self.private.safety:
            if card.number == number:
                return self.worth_of_safety(card)
        for hand in (self.private.boum, self.private.chemistry):
            for card in hand:
                if card.number == number:
                    return worth_of_effects(card) - ALIKE * hand.count(card)
        plan = self.plan(self.me)
        needed = [] if plan is None else plan.cards[1:]
        return NEEDED - LATER * needed.index(number) if number in needed else 0

    def worth_of_safety(self, card: CardView) -> int:
        """One card for each token is kept, so that any token that is lost next can come back."""
        alike = [other for other in self.private.safety if other.token == card.token]
        return (LOST_TOKEN if card.token in self.me.lost else HELD_TOKEN) - (SECOND if len(alike) > 1 else 0)

    def lose(self, legal: list[Action]) -> Action:
        """A token that a card in hand brings back."""
        held = [card.token for card in self.private.safety]
        return best(legal, lambda action: isinstance(action, actions.Lose) and action.token in held)

    # ---- manipulations ---------------------------------------------------------------------------------------------

    def manipulate(self, legal: list[Action]) -> Action:
        """Reactions first, so that the easier characterisations are left for the end, when most Boum cards come."""
        listed = set(legal)
        found = [action for action in planned_actions(self.public, self.seat) if action in listed]
        if not found:
            return self.start_again(legal)
        return best(found, lambda action: not isinstance(action, actions.Characterise))

    def boum(self, legal: list[Action]) -> Action:
        """Stop a turn with one card; then raise the difficulty of the one throw that is left of it."""
        running = self.public.trial
        plays = [action for action in legal if isinstance(action, actions.Play)]
        if running is None or not plays:
            return legal[0]
        cards = {card.number: card for card in self.private.boum}
        victim = self.public.players[running.seat]
        plan = self.plan(victim)
        left = FAR if plan is None else plan.cost
        stopped = self.is_stopped(running, victim)
        if left > 1 and not stopped:
            stopping = [play for play in plays if stops(cards[play.card])]
            if stopping:  # a Sécurité card brings a token back, but never a turn that has ended
                return min(stopping, key=lambda play: ends_turn(cards[play.card]) != bool(victim.safety))
        worth_it = stopped or left <= PLAY.near or self.me.boum >= FULL
        if worth_it and running.difficulty < CRITICAL_SUCCESS:
            hindering = [play for play in plays if left <= 1 or not stops(cards[play.card])]
            play = max(hindering, key=lambda play: harder(cards[play.card]), default=None)
            if play is not None and harder(cards[play.card]):
                return play
        return legal[0]

    def is_stopped(self, running: TrialView, victim: PlayerView) -> bool:
        """Whether this is the last manipulation of the turn, as far as the others can see."""
        return bool(victim.lost) or any(ends_turn(self.title(laid.card)) for laid in running.boum if not laid.cancelled)

    def title(self, number: int) -> CardView:
        return next(card for card in self.public.cards if card.number == number)

    def chemistry(self, legal: list[Action]) -> Action:
        """A fume hood against a card that stops the turn; else the card that adds most throws, if it adds enough."""
        running, plan = self.public.trial, self.plan(self.me)
        if running is None:
            return legal[0]
        last = plan is not None and plan.cost <= 1
        plays = {(play.card, play.cancels): play for play in legal if isinstance(play, actions.Play)}
        would = [way for way in self.private.would if (way.card, way.cancels) in plays]
        hoods = [way for way in would if way.cancels and self.stops_me(self.title(way.cancels))]
        if hoods and not last:
            return plays[hoods[0].card, hoods[0].cancels]
        way = max(would, key=lambda way: self.gain(way, running), default=None)
        if way is None or self.gain(way, running) < PLAY.gain:
            return legal[0]
        return plays[way.card, way.cancels]

    def stops_me(self, card: CardView) -> bool:
        """Whether a Boum card on this manipulation stops the turn; it does not if its token has come back."""
        return ends_turn(card) or any(
            effect.do == "lose-token" and effect.token in self.me.lost for effect in card.effects
        )

    def gain(self, way: WouldView, running: TrialView) -> float:
        """Throws of the 36 that a Chimie card adds to those that succeed."""
        found: float = way.throws - running.odds.throws
        for effect in self.title(way.card).effects:
            if effect.do == "re-roll" and way.card not in running.chemistry:
                found += by_second_throw(running.difficulty)
            elif effect.do == "take-reagent" and self.wanted():
                found += PLAY.taking
        return found

    def reroll(self, legal: list[Action]) -> Action:
        """The lower die, if the throw fails; a throw of 2 fails whatever the difficulty (rule 5.5)."""
        running, throw = self.public.trial, self.public.throw
        if running is None or succeeds(sum(throw), running.difficulty):
            return legal[0]
        return actions.Reroll(1 if throw[0] <= throw[1] else 2)


def worth_of_effects(card: CardView) -> int:
    """The worth of a Boum or Chimie card by the weights of its effects."""
    return sum(KEPT[effect.do] * max(1, effect.by) for effect in card.effects)


def ends_turn(card: CardView) -> bool:
    return any(effect.do == "end-turn" for effect in card.effects)


def by_second_throw(difficulty: int) -> float:
    """How many of the 36 throws fail at first and succeed once the lower die is rolled again, on average."""
    won = 0
    for one in FACES:
        for other in FACES:
            if not succeeds(one + other, difficulty):
                won += sum(succeeds(max(one, other) + face, difficulty) for face in FACES)
    return won / len(FACES)
