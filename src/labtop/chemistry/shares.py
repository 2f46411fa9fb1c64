"""Lower bounds for a cover: shares of the atoms, so that no part costs less than the shares of its atoms.

The price of a part is its cost and half of each bond that leads out of it. The prices of the parts of a cover add up to
the cost of the synthesis, so the shares of all atoms add up to no more than that. For most targets they add up to the
least cost exactly, and the search has next to nothing left to try.
"""

from __future__ import annotations

from typing import Final

from labtop.chemistry.fragments import Fragment, Skeleton

WHOLE: Final = 27_720
"""Shares of a cost are counted in parts of this number, which can be divided by all numbers up to 12."""
HALF: Final = WHOLE // 2
EIGHT: Final = 255
"""The lowest eight bits."""


class Shares:
    """The share of each atom, and what each part costs beyond the shares of its atoms (`Fragment.surplus`)."""

    def __init__(
        self, atoms: int, parts: list[Fragment], target: Skeleton, *, hydroxyl: bool = False, bridging: bool = False
    ) -> None:
        prices = [price_of(part) - (bridging and may_bridge(part, target)) * WHOLE for part in parts]
        members = [[i for i in range(atoms) if part.mask >> i & 1] for part in parts]
        having: list[list[int]] = [[] for _ in range(atoms)]
        for place, inside in enumerate(members):
            for atom in inside:
                having[atom].append(place)
        loose = 0  # oxygens that the variant's O-H covers: half a bond, and no cost of their own
        if hydroxyl:
            for part in parts:
                loose |= part.hydroxyls
        shares = [
            min(
                [prices[place] // len(members[place]) for place in having[atom]] + [HALF] * (loose >> atom & 1),
                default=NONE,
            )
            for atom in range(atoms)
        ]
        over = [price - sum([shares[atom] for atom in inside]) for price, inside in zip(prices, members)]
        for atom in range(atoms):  # raise each share until some part with this atom is as cheap as its shares
            more = min([over[place] for place in having[atom]], default=0)
            if loose >> atom & 1:
                more = min(more, HALF - shares[atom])
            shares[atom] += more
            for place in having[atom]:
                over[place] -= more
        for part, rest in zip(parts, over):
            part.surplus = rest
        self.tables = share_tables(shares)

    def total(self, left: int) -> int:
        """The shares of a set of atoms, as bits."""
        found = 0
        for table in self.tables:
            found += table[left & EIGHT]
            left >>= 8
        return found


NONE: Final = WHOLE << 21
"""The share of an atom that is in no part."""


def price_of(part: Fragment) -> int:
    """The least that a part adds to a cover: its cost and half of each bond; two flags that meet save one."""
    return (2 * part.cost + len(part.outers) - part.flags.bit_count()) * HALF


def may_bridge(part: Fragment, target: Skeleton) -> bool:
    """Whether a bridge, which saves one, could bring this part: two of its joints are single bonds in rings."""
    ways = [joint for joint in part.joints if joint in target.rings and target.orders[joint] == 1]
    return len(ways) > 1


def share_tables(shares: list[int]) -> list[list[int]]:
    """For each group of eight atoms: the sum of shares by the set of atoms that are left, as bits."""
    found = []
    for first in range(0, len(shares), 8):
        table = [0]
        for share in shares[first : first + 8]:
            table += [known + share for known in table]
        found.append(table)
    return found
