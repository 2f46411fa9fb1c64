"""How likely a seat is to win a game of Chain Growth that is not over: learned from games of the quick player.

The weights are data (content/bots/chain_growth.toml), fitted by benchmarks/tune_chain_growth.py. Opinion; no rule is
here. A state is a world a bot may search in: what its seat cannot see is imagined.
"""

from __future__ import annotations

import math
from typing import Final

from labtop.bots.chain_growth_quick import TUNED
from labtop.rooms.chain_growth.chains import ACTIVE
from labtop.rooms.chain_growth.forms import GROWTHS, HIGH, LOW, MIDDLE
from labtop.rooms.chain_growth.state import Table


def signs(s: Table, me: int) -> list[float]:
    """What tells who will win, each as it is and, a second time, the heavier the nearer the end.

    Leads in finished and growing units, in cards laid down, in jokers, in units the hand could add to own chains at
    once, in chains it could start; and whose turn it is.
    """
    seats = s.seats
    finished, growing = [0] * seats, [0] * seats
    for chain in s.shelf:
        finished[chain.owner] += chain.units
    for chain in s.chains:
        if chain.status == ACTIVE:
            growing[chain.owner] += chain.units
        else:
            finished[chain.owner] += chain.units
    jokers = [sum(hand[s.cards.termination :]) for hand in s.hands]
    ready = [0] * seats
    """Units the best form in hand would add to each player's own growing chains."""
    for chain in s.chains:
        if chain.status == ACTIVE:
            ready[chain.owner] += most_units(s.hands[chain.owner], chain.cards[-1] // 3)
    starts = [
        min(sum(hand[s.cards.starters : s.cards.termination]), sum(hand[0 : s.cards.starters : 3])) for hand in s.hands
    ]
    near = 1 / (1 + min(s.held))
    found = [
        lead(finished, me) / 10,
        lead(growing, me) / 10,
        -lead([-held for held in s.held], me) / 5,
        lead(jokers, me) / 3,
        lead(ready, me) / 10,
        lead(starts, me) / 3,
        0.1 if s.turn == me else -0.1,
    ]
    return found + [near * sign for sign in found]


def most_units(hand: list[int], monomer: int) -> int:
    """The longest pair, triplet or series of a monomer in hand."""
    k = 3 * monomer
    return MOST[LOW[hand[k]] + MIDDLE[hand[k + 1]] + HIGH[hand[k + 2]]]


MOST: Final = [max([sum(form) for form in forms], default=0) for forms in GROWTHS]


def lead(of: list[int], me: int) -> int:
    return of[me] - max([value for seat, value in enumerate(of) if seat != me])


def chance(s: Table, me: int) -> float:
    """To win, from 0 to 1."""
    z = sum([weight * sign for weight, sign in zip(TUNED.chance, signs(s, me))])
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, z))))
