"""How likely a seat is to win a game of Chain Growth that is not over: learned from games of the quick player.

The weights are data (content/bots/chain_growth.toml), fitted by benchmarks/tune_chain_growth.py. Opinion; no rule is
here. A state is a world a bot may search in: what its seat cannot see is imagined.
"""

from __future__ import annotations

import math

from labtop.bots.chain_growth_quick import TUNED
from labtop.rooms.chain_growth import scoring
from labtop.rooms.chain_growth.chains import ACTIVE
from labtop.rooms.chain_growth.state import Table


def signs(s: Table, me: int) -> list[float]:
    """What tells who will win: the lead in finished and growing units, in cards laid down and in jokers, and whose turn
    it is; each as it is and, a second time, the heavier the nearer the end.
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
    near = 1 / (1 + min(s.held))
    found = [
        lead(finished, me) / 10,
        lead(growing, me) / 10,
        -lead([-held for held in s.held], me) / 5,
        lead(jokers, me) / 3,
        0.1 if s.turn == me else -0.1,
    ]
    return found + [near * sign for sign in found]


def lead(of: list[int], me: int) -> int:
    return of[me] - max([value for seat, value in enumerate(of) if seat != me])


def chance(s: Table, me: int) -> float:
    """To win, from 0 to 1."""
    z = sum([weight * sign for weight, sign in zip(TUNED.chance, signs(s, me))])
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, z))))
