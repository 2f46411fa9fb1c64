"""Looking ahead in Chain Growth: games played out in imagined worlds by a quick player. Opinion; no rule is here.

The quick player weighs bundles of answers (rooms/chain_growth/choosing.py) without making the answers, so that a whole
game takes some milliseconds. Every candidate meets the same worlds and the same dice: what differs is the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from labtop.engine import drive
from labtop.engine.core import CHANCE, Dice, Prompt
from labtop.engine.dice import Quick
from labtop.engine.registry import room
from labtop.engine.wire import Action
from labtop.rooms.chain_growth import scoring
from labtop.rooms.chain_growth.chains import ACTIVE, Chain
from labtop.rooms.chain_growth.choosing import (
    CAP,
    DISCARD,
    INITIATE,
    INITIATE_TWO,
    PROPAGATE,
    SWITCH,
    TERMINATE,
    TRANSFER,
    answer,
    bundles,
)
from labtop.rooms.chain_growth.state import Table

GROWING: Final = 0.6
CAPPED: Final = 0.97
ENVY: Final = 0.35
CARD: Final = 1.1
JOKERS: Final = (3.2, 3.4, 1.8, 2.4)
"""Termination, CTA, TEMPO, copolymer."""
STARTER: Final = 1.2
OUT_AHEAD: Final = 32.0
OUT_BEHIND: Final = 9.0
OUT_EMPTY: Final = -12.0
LONGEST: Final = 400
"""Moves of a game played out: no game of the quick player is as long."""
MARGIN: Final = 0.004
"""What a unit more than the best other is worth beside a win."""


class QuickPlayer:
    """A `drive.Chooser` for every seat: one look at each bundle, no view, no list of answers."""

    def __call__(self, s: Any, p: Prompt, seat: int) -> Action:
        if p.kind == "source":
            return room("chain-growth").rules.legal(s, p, seat)[-1]
        cards = s.cards
        hand = s.hands[seat]
        held = s.held[seat]
        best, found, index = -1e9, None, 0
        for bundle in bundles(s, seat):
            play, target, _, forms = bundle
            if play == DISCARD:
                i, worth = cheapest(s, seat, hand, forms)
                if held == 1:
                    worth += going_out(s, seat, 0)
            else:
                worth, ended, cost = start_value(s, seat, play, target)
                i, most = 0, -1e9
                for n, form in enumerate(forms):
                    if play == TERMINATE:
                        value, used = 0.0, 1
                    elif play == INITIATE_TWO:
                        value, used = 2 * GROWING + 2 * CARD, 3
                    else:
                        size = len(form)
                        value = (CAPPED if play == CAP else GROWING) * sum(form) + CARD * size
                        used = size if play == PROPAGATE else size + 1
                    if used == held:
                        value += going_out(s, seat, ended + (sum(form) if play == CAP else 0))
                    if value > most:
                        i, most = n, value
                worth += most + (CARD if play != PROPAGATE else 0.0) - cost
            if worth > best:
                best, found, index = worth, bundle, i
        assert found is not None
        return answer(cards, found, index)


def start_value(s: Table, seat: int, play: int, target: Any) -> tuple[float, int, float]:
    """What a play gains beside its monomers, the units it finishes, and what the card it needs would be worth later."""
    if play == PROPAGATE:
        return (0.0 if target.status == ACTIVE else (GROWING - CAPPED) * target.units), 0, 0.0
    if play in (INITIATE, INITIATE_TWO):
        return 0.0, 0, 0.5
    if play == TERMINATE:
        first, second = target
        return ending(s, seat, first) + ending(s, seat, second), first.units + second.units, JOKERS[0]
    chain: Chain = target
    if play == TRANSFER:
        return ending(s, seat, chain), chain.units, JOKERS[1]
    if play == CAP:
        return (CAPPED - GROWING) * chain.units, chain.units, JOKERS[2]
    if chain.owner != seat:
        return GROWING * chain.units * (1 + ENVY / (s.seats - 1)), 0, JOKERS[3]
    return (0.0 if chain.status == ACTIVE else (GROWING - CAPPED) * chain.units), 0, JOKERS[3]


def ending(s: Table, seat: int, chain: Chain) -> float:
    """To finish a chain, or to steal and finish it."""
    if chain.owner != seat:
        return chain.units * (1 + ENVY * GROWING / (s.seats - 1))
    return chain.units * (1 - (CAPPED if chain.status else GROWING))


def cheapest(s: Table, seat: int, hand: list[int], forms: list[int]) -> tuple[int, float]:
    """Which card to discard: the one that promises least."""
    cards = s.cards
    ends = [chain.cards[-1] // 3 for chain in s.chains if chain.owner == seat]
    best, found = -1e9, 0
    for i, card in enumerate(forms):
        if card >= cards.termination:
            keep = JOKERS[card - cards.termination]
        elif card >= cards.starters:
            keep = STARTER
        else:
            value = card % 3 + 1
            share = 0.55 if card // 3 in ends else 0.2
            keep = share * value * (2.0 if hand[card] > 1 else 0.6) + (0.4 if value == 1 else 0.0)
        if CARD - keep > best:
            best, found = CARD - keep, i
    return found, best


def going_out(s: Table, seat: int, ended: int) -> float:
    """Ending the game: good for whoever leads then."""
    mine = scoring.units(s, seat) + ended
    if mine >= max([scoring.units(s, other) for other in range(s.seats) if other != seat]):
        return OUT_AHEAD
    return OUT_BEHIND if mine else OUT_EMPTY


QUICK: Final = QuickPlayer()


class Found:
    """What games played out after one answer came to, for one seat."""

    __slots__ = ("action", "finished", "games", "margin", "robbed", "units", "won")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.games = 0
        self.won = 0.0
        self.margin = 0.0
        self.units = 0.0
        self.finished = 0
        """Games this seat ended with an empty hand."""
        self.robbed = 0
        """Games in which another player took one of its chains."""

    @property
    def value(self) -> float:
        """The chance to win, with a little for the lead so that lost and won games still tell answers apart."""
        return (self.won + MARGIN * self.margin) / max(1, self.games)


def play_out(world: Table, ask_seat: int, action: Action, seed: str, found: Found) -> None:
    """One game in one world after one answer."""
    rules = room("chain-growth").rules
    s = rules.clone(world)
    p = s.stack[-1]
    drive.step(rules, s, p, ask_seat, action, None)
    dice = Quick(seed)
    drive.playout(rules, s, dice, dice, QUICK, at_most=s.moves + LONGEST)
    outcome_of(s, ask_seat, found)


def outcome_of(s: Any, me: int, found: Found) -> None:
    found.games += 1
    if s.options.scoring == "chemist":
        ranks = [scoring.rank(s, seat) for seat in range(s.seats)]
        best = max(ranks)
        if ranks[me] == best:
            found.won += 1 / ranks.count(best)
    mine = scoring.units(s, me)
    others = [scoring.units(s, seat) for seat in range(s.seats) if seat != me]
    if s.options.scoring != "chemist":
        most = max(others)
        if mine > most:
            found.won += 1
        elif mine == most:
            found.won += 1 / (1 + others.count(most))
    found.margin += mine - max(others)
    found.units += mine
    found.finished += s.reason == "empty_hand" and s.held[me] == 0
    found.robbed += any(chain.lost_by == me for chain in s.shelf)


def search(
    worlds: Sequence[Any], seat: int, candidates: Sequence[Action], rng: Dice, games: int, keep: int = 2
) -> list[Found]:
    """Candidates by what they came to, the best first: sequential halving, every survivor in every world of a round.

    `games` is the whole budget of games played out.
    """
    found = [Found(action) for action in candidates]
    alive = found[:]
    rounds = max(1, (len(alive) - 1).bit_length())
    salt = rng.below(1 << 30)
    number = 0
    for _ in range(rounds):
        each = max(1, games // (rounds * len(alive)))
        for _ in range(each):
            world = worlds[number % len(worlds)]
            seed = f"{salt}/{number}"
            number += 1
            for one in alive:
                play_out(world, seat, one.action, seed, one)
        alive.sort(key=lambda one: -one.value)
        alive = alive[: max(keep, (len(alive) + 1) // 2)]
    rest = [one for one in found if one not in alive]
    rest.sort(key=lambda one: -one.value)
    return alive + rest
