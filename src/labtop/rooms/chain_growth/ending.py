"""What a finished game shows one player: the table's polymer, its longest chain, and one thing that would have changed.

All three are read from the events of the game, so they can say nothing that did not happen. What would have changed is
arithmetic on the final score: the same chains, but for the ones named. Structs, so never compiled (engine/wire.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from labtop.chemistry.polymers import Distribution
from labtop.engine.core import Logged, Seat
from labtop.rooms.chain_growth.options import Options
from labtop.rooms.chain_growth.scoring import places, rank_of, score_of, shown_averages
from labtop.rooms.chain_growth.story import Counted, Growing, Story

How = Literal["combination", "disproportionation", "transfer", "capped"]
Spread = Literal["single", "equal", "narrow", "middle", "broad"]
NARROW: Final = Fraction(6, 5)
"""Below it a sample counts as narrow: what controlled polymerisations are measured by."""
BROAD: Final = Fraction(3, 2)
"""From here on as broad: chains that end by combination alone, without control, already differ as much."""
Change = Literal["growing", "robbed", "robbing", "rival"]
CHANGES: Final[tuple[Change, ...]] = ("growing", "robbed", "robbing", "rival")
"""The first of these that holds is told."""


class LongestChain(Struct, frozen=True, omit_defaults=True):
    """The finished chain with the most units; of equal ones the heavier, then the earlier."""

    chain: int
    seat: Seat
    units: int
    mass: Decimal
    how: How
    round: int
    """When it was finished, or fell asleep."""
    victim: Seat | None = None
    """The player it, or a part of it, was taken from last."""


class Instead(Struct, frozen=True, omit_defaults=True):
    """Chains that counted otherwise than they might have, and the score that would have followed (chapter 12).

    growing: this player's, which were still growing and counted nothing (rule 11.3).
    robbed: a chain that was taken from this player and counted for the thief; asleep it would have stayed (rule 4.3).
    robbing: a chain that this player took; without it another place would have followed.
    rival: chains of another player that were still growing, and would have won the game.
    """

    kind: Change
    other: Seat
    """Whom it is about besides this player: the player who would be passed, the thief, the victim, the rival."""
    units: int
    """Of those chains together, as long as they were then."""
    chains: int
    place: int
    """This player's place."""
    new_place: int
    """The place that this player would have had."""
    score: Decimal
    """The score of the player whose chains they are, or were."""
    new_score: Decimal
    """The score that this player would have had."""
    limit: Decimal
    """The score of the other player that it would be compared with."""
    round: int = 0
    """Of a theft: when."""


class Ending(Struct, frozen=True):
    chains: int
    """Finished ones at the whole table."""
    mn: Decimal
    mw: Decimal
    dispersity: Decimal
    spread: Spread | None
    """The dispersity in a word: a single chain, equal ones, a narrow sample …; None: nothing was finished."""
    growing: int
    """Units at the whole table that were still growing, and counted nothing."""
    last: Seat | None
    """Who laid the last card; None: the stack ran out."""
    longest: LongestChain | None
    instead: Instead | None
    """None: no such change would have given another place."""


def ending(logged: Iterable[Logged], options: Options, seat: Seat) -> Ending:
    """The end of the game for one seat."""
    story = Story([one.event for one in logged], options)
    sample = Distribution([chain.mass for chain in story.counted])
    mn, mw, dispersity, _ = shown_averages(sample)
    found = Shelves(story, options.scoring)
    return Ending(
        chains=len(story.counted),
        mn=mn,
        mw=mw,
        dispersity=dispersity,
        spread=spread_of(sample),
        growing=sum(chain.units for chain in story.growing),
        last=story.last if story.reason == "empty_hand" else None,
        longest=longest(story.counted),
        instead=instead(found, seat),
    )


def spread_of(sample: Distribution) -> Spread | None:
    if sample.chains < 2:
        return "single" if sample.chains else None
    if sample.dispersity == 1:
        return "equal"
    return "narrow" if sample.dispersity < NARROW else "middle" if sample.dispersity < BROAD else "broad"


def longest(chains: list[Counted]) -> LongestChain | None:
    if not chains:
        return None
    one = max(chains, key=lambda chain: (chain.units, chain.mass, -chain.round, -chain.number))
    mass = Decimal(one.mass).scaleb(-2)
    return LongestChain(one.number, one.owner, one.units, mass, one.how, one.round, one.victim)


# ---- what would have changed ---------------------------------------------------------------------------------------


class Shelves:
    """The chains that count, by player, and the result of any such list."""

    def __init__(self, story: Story, scoring: str) -> None:
        self.story = story
        self.scoring = scoring
        self.hands: list[list[Counted]] = [
            [chain for chain in story.counted if chain.owner == seat] for seat in range(story.seats)
        ]

    def places(self, hands: list[list[Counted]]) -> list[int]:
        return places([rank_of(self.scoring, length(hand), spread(hand)) for hand in hands])

    def score(self, hand: list[Counted]) -> Decimal:
        return score_of(self.scoring, length(hand), spread(hand))

    def with_hand(self, seat: Seat, hand: list[Counted]) -> list[list[Counted]]:
        return [hand if one == seat else other for one, other in enumerate(self.hands)]


def length(hand: list[Counted]) -> int:
    return sum([chain.units for chain in hand])


def spread(hand: list[Counted]) -> Distribution:
    return Distribution([chain.mass for chain in hand])


def instead(table: Shelves, seat: Seat) -> Instead | None:
    """The first change, in the order of `CHANGES`, that would have given this player another place."""
    if table.story.seats < 2:
        return None
    return grown(table, seat) or robbed(table, seat) or robbing(table, seat) or rival(table, seat)


def asleep(chain: Growing) -> Counted:
    """The chain as it would count under TEMPO (rule 11.3)."""
    return Counted(chain.number, chain.owner, chain.units, chain.mass, "capped", 0, None, alone=True)


def choices(table: Shelves, seat: Seat) -> list[list[Growing]]:
    """A player's growing chains one by one, the shortest first, then all together."""
    mine = sorted([chain for chain in table.story.growing if chain.owner == seat], key=lambda chain: chain.units)
    return [[chain] for chain in mine] + ([mine] if len(mine) > 1 else [])


def grown(table: Shelves, seat: Seat) -> Instead | None:
    """The fewest of one's growing chains that would have given a better place."""
    before = table.places(table.hands)
    for chains in choices(table, seat):
        hand = table.hands[seat] + [asleep(chain) for chain in chains]
        after = table.places(table.with_hand(seat, hand))
        if after[seat] < before[seat]:
            ahead = [other for other, place in enumerate(before) if place < before[seat]]
            passed = next(other for other in ahead if after[other] >= after[seat])
            return told("growing", table, chains, (seat, hand), passed, (before[seat], after[seat]))
    return None


def rival(table: Shelves, seat: Seat) -> Instead | None:
    """A win that other players' growing chains would have taken away."""
    before = table.places(table.hands)
    if before[seat] != 1:
        return None
    for other in [one for one in range(table.story.seats) if one != seat and before[one] > 1]:
        for chains in choices(table, other):
            hand = table.hands[other] + [asleep(chain) for chain in chains]
            after = table.places(table.with_hand(other, hand))
            if after[seat] > 1:
                return told("rival", table, chains, (other, hand), seat, (1, after[seat]))
    return None


def robbed(table: Shelves, seat: Seat) -> Instead | None:
    """A chain taken from this player that counted for the thief, as if it had been asleep when the thief came."""
    before = table.places(table.hands)
    for theft in table.story.thefts:
        kept = next((one for one in table.hands[theft.thief] if one.number == theft.number and one.alone), None)
        if theft.victim != seat or kept is None or kept.victim != seat:
            continue
        mine = Counted(theft.number, seat, theft.units, theft.mass, "capped", 0, None, alone=True)
        hand = [*table.hands[seat], mine]
        changed = table.with_hand(seat, hand)
        changed[theft.thief] = [one for one in changed[theft.thief] if one is not kept]
        after = table.places(changed)
        if after[seat] < before[seat]:
            found = Growing(theft.number, seat, theft.units, theft.mass)
            made = told("robbed", table, [found], (seat, hand), theft.thief, (before[seat], after[seat]))
            return replace(made, limit=table.score(changed[theft.thief]), round=theft.round)
    return None


def robbing(table: Shelves, seat: Seat) -> Instead | None:
    """A chain taken by this player without which the place would have been worse."""
    before = table.places(table.hands)
    for theft in table.story.thefts:
        kept = next((one for one in table.hands[seat] if one.number == theft.number and one.alone), None)
        if theft.thief != seat or kept is None or kept.victim != theft.victim:
            continue
        hand = [one for one in table.hands[seat] if one is not kept]
        after = table.places(table.with_hand(seat, hand))
        if after[seat] > before[seat]:
            found = Growing(kept.number, seat, kept.units, kept.mass)
            made = told("robbing", table, [found], (seat, hand), theft.victim, (before[seat], after[seat]))
            return replace(made, round=theft.round)
    return None


def told(
    kind: Change,
    table: Shelves,
    chains: list[Growing],
    whose: tuple[Seat, list[Counted]],
    other: Seat,
    place: tuple[int, int],
) -> Instead:
    owner, hand = whose
    return Instead(
        kind=kind,
        other=owner if kind == "rival" else other,
        units=sum(chain.units for chain in chains),
        chains=len(chains),
        place=place[0],
        new_place=place[1],
        score=table.score(table.hands[owner]),
        new_score=table.score(hand),
        limit=table.score(table.hands[other]),
    )
