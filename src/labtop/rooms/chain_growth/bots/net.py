"""A small neural net that rates how likely a seat is to win Chain Growth after its own play.

The weights are data (content/net.toml), learned by benchmarks/learn_chain_growth.py. The inputs of the net are called
signs. Of a state only what the seat can see is read: its own hand, the table, how many cards the others hold, and which
cards are in none of these places.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from msgspec import Struct

from labtop.engine import content
from labtop.rooms.chain_growth.chains import Chain
from labtop.rooms.chain_growth.choosing import TERMINATE, leading, plays
from labtop.rooms.chain_growth.forms import GROWTHS, HIGH, LOW, MIDDLE, Form
from labtop.rooms.chain_growth.state import Table


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of a net with one hidden layer of rectified linear units."""

    hidden: list[list[float]]
    """A row for each unit: its threshold, then a weight for each sign."""
    out: list[float]
    """The threshold, then a weight for each hidden unit."""


class Learned(Struct, frozen=True, forbid_unknown_fields=True):
    command: str
    strong: Weights
    """From games against greedy and random players."""
    master: Weights
    """From games against itself."""


class Net:
    """The weights by column, one for each sign, so that a change of few signs costs little."""

    def __init__(self, weights: Weights) -> None:
        self.thresholds = [row[0] for row in weights.hidden]
        self.columns = list(zip(*[row[1:] for row in weights.hidden], strict=True))
        self.threshold, *self.out = weights.out


@cache
def net(level: str) -> Net:
    """The net of a level, read when it is first needed."""
    learned = content.read("chain_growth", "net", Learned)
    return Net(learned.strong if level == "strong" else learned.master)


def laid(forms: list[Form], case: int) -> int:
    """How many of up to three cards of each value can be laid in pairs, triplets and series."""
    counts = [case & 3, case >> 2 & 3, case >> 4]
    pairs = sum([count for count in counts if count > 1])
    if (1, 2, 3) not in forms:
        return pairs
    if not pairs:
        return 3
    if 2 in counts:
        return pairs
    return 3 + sum([count - 1 for count in counts if count == 3])


MOST: Final = [max([sum(form) for form in forms], default=0) for forms in GROWTHS]
"""Most units that one form adds, by case (forms.py)."""
LAID: Final = [laid(forms, case) for case, forms in enumerate(GROWTHS)]
EXACT: Final = [[float(count == k) for k in range(1, 6)] for count in range(256)]
"""Signs for a number of cards: one for each number from 1 to 5."""


class Board:
    """Counts of what lies on the table, from the point of view of one seat."""

    __slots__ = (
        "asleep", "capped", "ends", "finished", "growing", "long", "long_other", "number", "open_others", "own_capped",
        "own_growing", "second",
    )  # fmt: skip

    def __init__(self, s: Table, me: int) -> None:
        self.finished, self.growing, self.capped = [0] * s.seats, [0] * s.seats, [0] * s.seats
        """Units of each player."""
        self.number = [0] * s.seats
        """Living chains of each player."""
        self.ends: list[int] = []
        self.asleep: list[int] = []
        """End monomers of own chains, growing and capped."""
        self.long = self.second = self.long_other = 0
        """Lengths of the longest two own growing chains, and of the longest of the others'."""
        self.open_others = 0
        for chain in s.shelf:
            self.finished[chain.owner] += chain.units
        for chain in s.chains:
            self.add(chain, chain.owner == me)
        self.own_growing, self.own_capped = len(self.ends), len(self.asleep)

    def add(self, chain: Chain, mine: bool) -> None:
        owner, units = chain.owner, chain.units
        self.number[owner] += 1
        if chain.status:
            self.finished[owner] += units
            self.capped[owner] += units
            if mine:
                self.asleep.append(chain.cards[-1] // 3)
            return
        self.growing[owner] += units
        if not mine:
            self.open_others += 1
            self.long_other = max(self.long_other, units)
            return
        self.ends.append(chain.cards[-1] // 3)
        if units > self.long:
            self.long, self.second = units, self.long
        elif units > self.second:
            self.second = units


def signs(s: Table, me: int) -> list[float]:
    """The inputs of the net. The learner (benchmarks/learn_chain_growth.c) makes the same list."""
    board = Board(s, me)
    others = [seat for seat in range(s.seats) if seat != me]
    lead = board.finished[me] - max([board.finished[seat] for seat in others])
    return [
        *table_signs(s, me, board, others, lead),
        *hand_signs(s, me, board),
        *hidden_signs(s, me, board, others, lead),
        float(s.seats == 3),
        float(s.seats == 4),
    ]


def table_signs(s: Table, me: int, board: Board, others: list[int], lead: int) -> list[float]:
    """What each player has, finished and growing; how many cards each player holds."""
    held, fewest = s.held[me], min([s.held[seat] for seat in others])
    long, long_other = board.long, board.long_other
    return [
        board.finished[me] / 10,
        (board.finished[me] - lead) / 10,
        math.tanh(lead / 4),
        float(lead > 0),
        float(lead == 0),
        board.own_growing / 2,
        board.growing[me] / 10,
        long / 10,
        board.second / 10,
        board.own_capped / 2,
        board.capped[me] / 10,
        board.open_others / 2,
        sum([board.growing[seat] for seat in others]) / 10,
        long_other / 10,
        max([board.capped[seat] for seat in others]) / 10,
        float(any([board.number[seat] for seat in others])),  # noqa: C419 - a list is faster
        float(board.number[me] > 0),
        math.tanh((lead + long) / 6),
        math.tanh((lead - long_other) / 6),
        held / 10,
        fewest / 10,
        s.held[others[me % len(others)]] / 10,
        *EXACT[held],
        *EXACT[fewest],
        float(held <= 7),
        float(fewest <= 7),
        float(held < fewest),
    ]


def hand_signs(s: Table, me: int, board: Board) -> list[float]:
    """Jokers, starters, monomers that fit the own chains and others; what could be ended at once."""
    cards, hand, long, long_other = s.cards, s.hands[me], board.long, board.long_other
    terminations, transfers, caps, switches = hand[cards.termination :]
    starters = sum(hand[cards.starters : cards.termination])
    double = sum([hand[cards.starters + k] for k, radicals in enumerate(cards.radicals) if radicals == 2])
    ones = sum(hand[0 : cards.starters : 3])
    fitting = longest = woken = fitting_cards = left = loose = loose_cards = loose_left = 0
    for monomer in range(cards.monomers):
        k = 3 * monomer
        case = LOW[hand[k]] + MIDDLE[hand[k + 1]] + HIGH[hand[k + 2]]
        if not case:
            continue
        most, together = MOST[case], LAID[case]
        lone = hand[k] + hand[k + 1] + hand[k + 2] - together
        if monomer in board.ends:
            fitting += most
            longest = max(longest, most)
        elif monomer in board.asleep:
            woken += most
        else:
            loose += most
            loose_cards += together
            loose_left += lone
            continue
        fitting_cards += together
        left += lone
    meet = terminations and board.own_growing and (board.own_growing > 1 or board.open_others)
    return [
        float(terminations > 0),
        float(terminations > 1),
        float(transfers > 0),
        float(transfers > 1),
        float(caps > 0),
        float(caps > 1),
        float(switches > 0),
        float(switches > 1),
        (starters - double) / 2,
        double / 2,
        ones / 4,
        min(ones, starters) / 2,
        float(starters > 0),
        fitting / 10,
        longest / 10,
        woken / 10,
        fitting_cards / 5,
        left / 5,
        loose / 10,
        loose_cards / 5,
        loose_left / 5,
        max(long, long_other) / 10 if transfers and ones else 0.0,
        (long + max(board.second, long_other)) / 10 if meet else 0.0,
        long / 10 if caps else 0.0,
        long_other / 10 if switches else 0.0,
        float(bool(terminations or caps or (transfers and ones))),
    ]


def hidden_signs(s: Table, me: int, board: Board, others: list[int], lead: int) -> list[float]:
    """Cards this seat does not see: how likely one takes its chain or lets it go out; how long the game can go on."""
    cards, hand = s.cards, s.hands[me]
    hidden = [
        cards.counts[kind] - hand[kind] - s.gone[kind] - s.discards.count(kind)
        for kind in range(cards.starters, cards.kinds)
    ]
    *starters, termination, cta, tempo, copolymer = hidden
    tempo -= len([1 for chain in s.chains if chain.status])  # it stays on its chain
    pile = len(s.pile)
    unseen = max(1, pile + sum([s.held[seat] for seat in others]))
    robbers = cta + copolymer + (termination if any([board.number[seat] for seat in others]) else 0)  # noqa: C419
    robbed = 1 - (1 - min(1.0, robbers / unseen)) ** (s.held[others[me % len(others)]] + 1)
    outs = ways_out(s, me) / unseen if s.held[me] <= 2 else 0.0
    turns = pile if s.reshuffled else pile + len(s.discards)
    return [
        termination / 4,
        cta / 4,
        tempo / 4,
        copolymer / 4,
        sum(starters) / 14,
        robbed,
        robbed * board.long / 10,
        robbed * board.second / 10,
        pile / 60,
        turns / 60,
        float(turns < 6),
        math.exp(-turns / 4),
        outs,
        outs if lead > 0 else 0.0,
    ]


def ways_out(s: Table, me: int) -> int:
    """How many of the cards this seat does not see would, drawn next, let it lay down its whole hand at once."""
    hand, cards = s.hands[me], s.cards
    shown = s.gone[:]
    for card in s.discards:
        shown[card] += 1
    for chain in s.chains:
        if chain.status:
            shown[cards.tempo] += 1
        for card in chain.cards:
            shown[card] += 1
    for chain in s.shelf:
        for card in chain.cards:
            shown[card] += 1
    held, found = s.held[me] + 1, 0
    for kind in range(cards.kinds):
        hidden = cards.counts[kind] - hand[kind] - shown[kind]
        if hidden and all_at_once(s, me, [count + (k == kind) for k, count in enumerate(hand)], held):
            found += hidden
    return found


def all_at_once(s: Table, me: int, hand: list[int], held: int) -> bool:
    """Whether one play takes all these cards, as the room lists its plays."""
    for play, target, _, forms in plays(s, me, hand):
        if play != TERMINATE:  # it takes one card, and the hand has more
            monomers = held - (leading(s.cards, play, target) >= 0)
            if any(len(form) == monomers for form in forms):
                return True
    return False


class Judge:
    """A net that rates the answers to one question: it adds up only the signs that differ from the first answer's."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.first: list[float] = [0.0] * len(net.columns)
        self.sums = net.thresholds
        self.asked = False

    def __call__(self, found: list[float]) -> float:
        """The chance to win for these signs, from 0 to 1."""
        sums, net = self.sums, self.net
        for new, old, column in zip(found, self.first, net.columns):
            if new != old:
                change = new - old
                sums = [a + change * weight for a, weight in zip(sums, column)]
        if not self.asked:
            self.first, self.sums, self.asked = found, sums, True
        z = net.threshold + sum([a * weight for a, weight in zip(sums, net.out) if a > 0])
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, z))))
