"""Other worlds that one seat cannot tell apart from the real one: the cards it cannot see are dealt anew."""

from __future__ import annotations

from labtop.engine.core import Dice, Seat
from labtop.rooms.laboratorium.cards import HIDDEN
from labtop.rooms.laboratorium.hands import only_seen_by, title_under, with_title
from labtop.rooms.laboratorium.state import Table


def imagine(world: Table, seat: Seat | None, rng: Dice) -> Table:
    """Deal the hidden cards of each colour anew: hands of others, the fresh part of the pile, what others put under it.

    A card that went under its pile openly and was drawn again counts as unknown too, so the seat is taken to forget it.
    """
    for colour in range(len(HIDDEN)):
        hands = [bench.hands[colour] for other, bench in enumerate(world.benches) if other != seat]
        fresh, under = world.fresh[colour], world.under[colour]
        hidden = [i for i, card in enumerate(under) if only_seen_by(card) not in (-1, seat)]
        pool = [title for pile in (*hands, fresh) for title in range(len(pile)) for _ in range(pile[title])]
        pool += [title_under(under[i]) for i in hidden]
        pool.sort()  # so that the result depends on the dice alone, not on where the cards really are
        for pile in (*hands, fresh):
            count = sum(pile)
            for title in range(len(pile)):
                pile[title] = 0
            for _ in range(count):
                pile[take(pool, rng)] += 1
        for i in hidden:
            under[i] = with_title(under[i], take(pool, rng))
    return world


def take(pool: list[int], rng: Dice) -> int:
    """Take one out, all equally likely."""
    i = rng.below(len(pool))
    pool[i], pool[-1] = pool[-1], pool[i]
    return pool.pop()
