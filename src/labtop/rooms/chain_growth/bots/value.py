"""What chains and cards in hand are worth: how the beginner, the greedy bot and the coach rate one play."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from labtop.bots.base import Question
from labtop.engine.wire import Action
from labtop.rooms.chain_growth.actions import (
    Cap,
    Copolymerise,
    Discard,
    Initiate,
    Propagate,
    Terminate,
    Transfer,
)
from labtop.rooms.chain_growth.view import ChainView, PrivateView, PublicView

GROWING: Final = 0.6
"""What a unit of a growing chain is worth beside one of a finished chain: it may be stolen, or never be finished."""
CAPPED: Final = 0.97
ENVY: Final = 0.35
"""What it is worth that another player loses a unit."""
JOKER_WORTH: Final = {"T": 3.2, "CTA": 3.4, "TEMPO": 1.8, "CO": 2.4}
CARD_COSTS: Final = 1.1
"""What a card in the hand costs: it is lost when another player ends the game, and few cards end it sooner."""
GOING_OUT: Final = 16.0
"""What it is worth to be able to lay the whole hand down with the next card."""
BEHIND: Final = 9.0
"""What it is worth to end a game behind another player: going on may lose more."""
NOTHING_COUNTS: Final = -12.0
"""What it is worth to end the game with nothing finished."""

ZERO: Final = Decimal(0)

Hand = dict[str, int]
Left = tuple[str, ...]


class Worth:
    """The worth of each answer of one turn, in units of a finished chain."""

    def __init__(self, public: PublicView, private: PrivateView, me: int) -> None:
        self.me = me
        self.hand = private.hand
        self.chains = {chain.number: chain for chain in public.chains}
        self.radicals = public.radicals
        self.monomers = [name for name in public.masses if name not in public.radicals and name not in JOKER_WORTH]
        self.kinds = [f"{name}{value}" for name in self.monomers for value in (1, 2, 3)]
        self.kinds += [*self.radicals, *JOKER_WORTH]
        self.finished = public.players[me].units
        self.others = max(1, len(public.players) - 1)
        self.best_other = max(player.units for seat, player in enumerate(public.players) if seat != me)
        self.known: dict[tuple[Left, tuple[str, ...]], float] = {}

    def of(self, action: Action) -> float:
        chains, used, gain = self.after(action)
        left = self.without(used)
        if not left:
            return gain + self.going_out(action)
        ends = tuple(sorted(chain.end for chain in chains if chain.owner == self.me))
        key = (left, ends)
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self.holding(left, chains)
        return gain + worth

    def going_out(self, action: Action) -> float:
        """What it is worth to end the game: most in the lead, little behind, a loss without a finished chain."""
        ended: tuple[int, ...] = action.chains if isinstance(action, Terminate) else ()
        if isinstance(action, Transfer | Cap):
            ended = (action.chain,)
        mine = self.finished + sum(self.chains[number].units for number in ended if not self.chains[number].capped)
        if mine >= self.best_other:
            return 2 * GOING_OUT
        return BEHIND if mine else NOTHING_COUNTS

    def without(self, used: tuple[str, ...]) -> Left:
        left = list(self.hand)
        for card in used:
            left.remove(card)
        return tuple(left)

    # ---- the chains ------------------------------------------------------------------------------------------------

    def after(self, a: Action) -> tuple[list[ChainView], tuple[str, ...], float]:
        """The living chains after a play, the cards it takes, and what it gains at once."""
        chains = self.chains
        if isinstance(a, Discard):
            return list(chains.values()), (a.card,), 0.0
        if isinstance(a, Initiate):
            new = [self.fresh(card) for card in a.monomers] if a.two else [self.fresh(*a.monomers)]
            return [*chains.values(), *new], (a.starter, *a.monomers), GROWING * units(a.monomers)
        if isinstance(a, Terminate):
            gain = sum(self.ending(chains[number]) for number in a.chains)
            return [chain for chain in chains.values() if chain.number not in a.chains], ("T",), gain
        assert isinstance(a, Propagate | Transfer | Cap | Copolymerise)
        chain = chains[a.chain]
        others = [other for other in chains.values() if other is not chain]
        if isinstance(a, Transfer):
            gain = self.ending(chain) + GROWING * units(a.monomers)
            return [*others, self.fresh(*a.monomers)], ("CTA", *a.monomers), gain
        added = units(a.cards)
        new_length = chain.units + added
        grown = self.fresh(*a.cards) if a.cards else self.fresh(chain.end + "1")
        if isinstance(a, Cap):
            return [*others, grown], ("TEMPO", *a.cards), CAPPED * new_length - GROWING * chain.units
        gain = GROWING * new_length - self.mine(chain) + self.theirs(chain)
        if isinstance(a, Propagate):
            return [*others, grown], a.cards, gain
        return [*others, grown], ("CO", *a.cards), gain

    def fresh(self, *cards: str) -> ChainView:
        """An own chain of which only the end is used here."""
        return ChainView(0, self.me, "", [], cards[-1][:-1], 0, ZERO)

    def mine(self, chain: ChainView) -> float:
        return (CAPPED if chain.capped else GROWING) * chain.units if chain.owner == self.me else 0.0

    def theirs(self, chain: ChainView) -> float:
        return ENVY * GROWING * chain.units / self.others if chain.owner != self.me else 0.0

    def ending(self, chain: ChainView) -> float:
        """What it is worth to finish a chain, own or stolen."""
        return chain.units - self.mine(chain) + self.theirs(chain)

    # ---- the hand --------------------------------------------------------------------------------------------------

    def holding(self, left: Left, chains: list[ChainView]) -> float:
        """What the remaining cards can bring, less what each of them costs."""
        counts: Hand = {}
        for card in left:
            counts[card] = counts.get(card, 0) + 1
        own = [chain.end for chain in chains if chain.owner == self.me]
        worth = -CARD_COSTS * len(left)
        for joker, value in JOKER_WORTH.items():
            if counts.get(joker):
                worth += value + 0.4 * value * (counts[joker] - 1)
        ones = sum(counts.get(f"{name}1", 0) for name in self.monomers)
        starters = sum(counts.get(name, 0) for name in self.radicals)
        worth += 1.6 * min(ones, starters) + 0.3 * max(0, starters - ones) + 0.3 * min(ones, 3)
        for name in self.monomers:
            worth += (0.55 if name in own else 0.2) * self.growth(name, counts)
        if len(left) <= 2:
            worth += GOING_OUT * self.chance_to_go_out(left, chains)
        return worth

    def growth(self, name: str, counts: Hand) -> float:
        """Units the best pair, triplet or series of a monomer would add; half of it for a lone card."""
        one, two, three = (counts.get(f"{name}{value}", 0) for value in (1, 2, 3))
        best = 0.35 * (3 if three else 2 if two else 1 if one else 0)
        for value, count in ((1, one), (2, two), (3, three)):
            if count >= 2:
                best = max(best, float(value * min(count, 3)))
        return max(best, 6.0) if one and two and three else best

    def chance_to_go_out(self, left: Left, chains: list[ChainView]) -> float:
        """How likely the next card lets me lay down everything at once."""
        found = 0.0
        for kind in self.kinds:
            if self.all_at_once((*left, kind), chains):
                found += self.frequency(kind)
        return found / len(self.kinds)

    def frequency(self, kind: str) -> float:
        """How often a card is drawn, relative to a monomer of value 2 or 3."""
        if kind in JOKER_WORTH or kind in self.radicals:
            return 0.7
        return 1.3 if kind[-1] == "1" else 1.0

    def all_at_once(self, cards: Left, chains: list[ChainView]) -> bool:
        """Whether one play takes exactly these two or three cards."""
        special = [card for card in cards if card in JOKER_WORTH or card in self.radicals]
        rest = sorted(card for card in cards if card not in special)
        if len(special) > 1 or not rest:
            return False
        names = {card[:-1] for card in rest}
        own = [chain.end for chain in chains if chain.owner == self.me]
        if not special:
            form = [card[-1] for card in rest]
            return len(names) == 1 and rest[0][:-1] in own and (len(set(form)) == 1 or form == ["1", "2", "3"])
        lead = special[0]
        if lead == "CO":
            return len(names) == 1 and any(chain.end not in names for chain in chains)
        if lead == "TEMPO":
            return len(rest) == 2 and rest[0] == rest[1] and rest[0][:-1] in own
        if lead == "T":
            return False
        starts = len(names) == 1 and any(card[-1] == "1" for card in rest)
        if lead == "CTA":
            return starts and bool(chains)
        return starts or (self.radicals[lead] == 2 and len(rest) == 2 and all(card[-1] == "1" for card in rest))


def units(cards: tuple[str, ...]) -> int:
    return sum(int(card[-1]) for card in cards)


def views(seen: Question) -> tuple[PublicView, PrivateView]:
    public, private = seen.view.public, seen.view.private
    assert isinstance(public, PublicView)
    assert isinstance(private, PrivateView)
    return public, private


def ranked(seen: Question) -> list[tuple[Action, float]]:
    """All answers with their worth one step ahead, the best first."""
    if seen.ask.kind == "source":
        return [(action, 0.0) for action in seen.legal[::-1]]
    public, private = views(seen)
    worth = Worth(public, private, seen.ask.seat)
    return sorted([(action, worth.of(action)) for action in seen.legal], key=lambda one: -one[1])
