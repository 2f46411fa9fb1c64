"""How a limited resource is shared, so that nobody can use up all of it."""

from __future__ import annotations


def is_fair(mine: int, left: int, share: float) -> bool:
    """Whether somebody may have so many if so many are then left for others.

    The more others have, the less one may have: mine : left is at most share : 1 - share, so one alone gets `share` of
    the whole, and a few together never get all of it. (Switches share their buffers this way: dynamic thresholds.) The
    last places go to those who have none.
    """
    return mine <= 1 or mine * (1 - share) <= left * share
