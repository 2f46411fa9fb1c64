"""A quick player of Chain Growth for games that are played out: it rates each bundle of answers once.

It rates bundles (choosing.py) without making the answers in them, so that a game takes some milliseconds. It reads its
own hand, the chains and how many cards the others hold. Its weights are data (content/weights.toml), tuned by
benchmarks/tune_chain_growth.py.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from labtop.engine import content
from labtop.engine.core import Prompt
from labtop.engine.wire import Action
from labtop.rooms.chain_growth import scoring
from labtop.rooms.chain_growth.actions import Draw, Take
from labtop.rooms.chain_growth.chains import ACTIVE, Chain
from labtop.rooms.chain_growth.choosing import (
    CAP,
    DISCARD,
    INITIATE,
    INITIATE_TWO,
    PROPAGATE,
    TERMINATE,
    TRANSFER,
    answer,
    bundles,
)
from labtop.rooms.chain_growth.rules import may_take
from labtop.rooms.chain_growth.state import Table


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth, in units of a finished chain."""

    growing: float
    """A unit of a growing chain: it may be stolen, or never be finished."""
    capped: float
    """A unit under TEMPO."""
    envy: float
    """A unit that another player loses."""
    card: float
    """A card less in the hand."""
    haste: float
    """The same again, divided by one more than the fewest cards another player holds."""
    termination: float
    cta: float
    tempo: float
    copolymer: float
    """What these jokers would be worth later."""
    starter: float
    opening: float
    """What a new chain is worth beside its units, when this seat has none."""
    fitting: float
    """A card in hand that fits an own chain, for each unit of its value."""
    loose: float
    """Any other monomer, for each unit of its value."""
    pair: float
    """A factor for a card of which the hand has another one."""
    one: float
    """A card of value 1, which can start a chain."""
    out_ahead: float
    out_behind: float
    """What it is worth to end the game by an empty hand, leading or not."""


class Tuned(Struct, frozen=True, forbid_unknown_fields=True):
    command: str
    weights: Weights


TUNED: Final = content.read("chain_growth", "weights", Tuned)


class QuickPlayer:
    """A `drive.Chooser` for every seat."""

    def __init__(self, weights: Weights = TUNED.weights) -> None:
        self.w = weights
        self.jokers = (weights.termination, weights.cta, weights.tempo, weights.copolymer)

    def __call__(self, s: Any, p: Prompt, seat: int) -> Action:
        if p.kind == "source":
            return Take() if may_take(s, seat) else Draw()
        return self.play(s, seat)

    def play(self, s: Table, seat: int) -> Action:
        w, held = self.w, s.held[seat]
        fewest = min([s.held[other] for other in range(s.seats) if other != seat])
        card = w.card + w.haste / (1 + fewest)
        best, found, index = -1e9, None, 0
        for bundle in bundles(s, seat):
            play, target, _, forms = bundle
            if play == DISCARD:
                i, worth = self.discard(s, seat, forms)
                worth += card
            else:
                worth, ended = self.start(s, seat, play, target)
                i, most = 0, -1e9
                for n, form in enumerate(forms):
                    if play == TERMINATE:
                        value, used = card, 1
                    elif play == INITIATE_TWO:
                        value, used = 2 * w.growing + 3 * card, 3
                    else:
                        used = len(form) if play == PROPAGATE else len(form) + 1
                        value = (w.capped if play == CAP else w.growing) * sum(form) + card * used
                    if used == held:
                        value += self.going_out(s, seat, ended + (sum(form) if play == CAP else 0))
                    if value > most:
                        i, most = n, value
                worth += most
            if worth > best:
                best, found, index = worth, bundle, i
        assert found is not None
        return answer(s.cards, found, index)

    def start(self, s: Table, seat: int, play: int, target: Any) -> tuple[float, int]:
        """What a play gains beside its monomers, less the card it needs; and the units it finishes."""
        w = self.w
        if play == PROPAGATE:
            return (0.0 if target.status == ACTIVE else (w.growing - w.capped) * target.units), 0
        if play in (INITIATE, INITIATE_TWO):
            has = any(chain.owner == seat for chain in s.chains)
            return (0.0 if has else w.opening) - w.starter, 0
        if play == TERMINATE:
            first, second = target
            gain = self.ending(s, seat, first) + self.ending(s, seat, second)
            return gain - w.termination, first.units + second.units
        chain: Chain = target
        if play == TRANSFER:
            return self.ending(s, seat, chain) - w.cta, chain.units
        if play == CAP:
            return (w.capped - w.growing) * chain.units - w.tempo, chain.units
        if chain.owner != seat:
            return w.growing * chain.units * (1 + w.envy / (s.seats - 1)) - w.copolymer, 0
        return (0.0 if chain.status == ACTIVE else (w.growing - w.capped) * chain.units) - w.copolymer, 0

    def ending(self, s: Table, seat: int, chain: Chain) -> float:
        """To finish a chain, or to steal and finish it."""
        w = self.w
        if chain.owner != seat:
            return chain.units * (1 + w.envy / (s.seats - 1))
        return chain.units * (1 - (w.growing if chain.status == ACTIVE else w.capped))

    def discard(self, s: Table, seat: int, forms: list[int]) -> tuple[int, float]:
        """The place in `forms` of the card that is worth least, and its worth as a loss."""
        w, cards, hand = self.w, s.cards, s.hands[seat]
        ends = [chain.cards[-1] // 3 for chain in s.chains if chain.owner == seat]
        best, found = -1e9, 0
        for i, card in enumerate(forms):
            if card >= cards.termination:
                keep = self.jokers[card - cards.termination]
            elif card >= cards.starters:
                keep = w.starter
            else:
                value = card % 3 + 1
                keep = (w.fitting if card // 3 in ends else w.loose) * value
                if hand[card] > 1:
                    keep *= w.pair
                if value == 1:
                    keep += w.one
            if -keep > best:
                best, found = -keep, i
        return found, best

    def going_out(self, s: Table, seat: int, ended: int) -> float:
        """What it is worth to end the game: more if this seat leads then."""
        mine = scoring.units(s, seat) + ended
        ahead = mine >= max([scoring.units(s, other) for other in range(s.seats) if other != seat])
        return self.w.out_ahead if ahead else self.w.out_behind


QUICK: Final = QuickPlayer()
