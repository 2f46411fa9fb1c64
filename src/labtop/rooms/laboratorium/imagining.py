"""Another world that one seat cannot tell apart: what it cannot see is dealt anew."""

from __future__ import annotations

from labtop.engine.core import Dice, Seat
from labtop.rooms.laboratorium.hands import SEEN_BY
from labtop.rooms.laboratorium.lab import HIDDEN
from labtop.rooms.laboratorium.state import Table


def imagine(world: Table, seat: Seat | None, rng: Dice) -> Table:
    """The hidden cards of each colour change places: others' hands, the fresh part of the pile, what others put under.

    A card that went under its pile openly and was drawn again is treated as unknown too: this world is one that a seat
    with a short memory cannot tell apart.
    """
    for colour in range(len(HIDDEN)):
        hands = [bench.hands[colour] for other, bench in enumerate(world.benches) if other != seat]
        fresh, under = world.fresh[colour], world.under[colour]
        hidden = [i for i, card in enumerate(under) if card >= SEEN_BY and card // SEEN_BY - 1 != seat]
        pool = [title for pile in (*hands, fresh) for title in range(len(pile)) for _ in range(pile[title])]
        pool += [under[i] % SEEN_BY for i in hidden]
        pool.sort()  # what is imagined depends on what this seat sees and on `rng` alone, not on where cards lay
        for pile in (*hands, fresh):
            count = sum(pile)
            for title in range(len(pile)):
                pile[title] = 0
            for _ in range(count):
                pile[take(pool, rng)] += 1
        for i in hidden:
            under[i] = under[i] - under[i] % SEEN_BY + take(pool, rng)
    return world


def take(pool: list[int], rng: Dice) -> int:
    """One of them, all equally likely."""
    i = rng.below(len(pool))
    pool[i], pool[-1] = pool[-1], pool[i]
    return pool.pop()
