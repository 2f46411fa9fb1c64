"""Which cards of one monomer go together: pairs, triplets, series (rules 5.1, 6.1, 8.2, 9.2, 10.1).

A form is the tuple of the values of its cards, ascending. A hand holds three counts of a monomer, one for each value.
More than three equal cards make no difference, so there are 64 cases (two bits for each count); the functions below
compute their forms once.
"""

from __future__ import annotations

from typing import Final

Form = tuple[int, ...]
SERIES: Final = (1, 2, 3)


def pairs(held: list[int]) -> list[Form]:
    return [(value, value) for value in SERIES if held[value] >= 2]


def growths(held: list[int]) -> list[Form]:
    """Rule 6.1: the most cards first."""
    found: list[Form] = [(value, value, value) for value in SERIES if held[value] >= 3]
    if held[1] and held[2] and held[3]:
        found.append(SERIES)
    return found + pairs(held)


def single_growths(held: list[int]) -> list[Form]:
    """Rule 6.3."""
    return growths(held) + [(value,) for value in SERIES if held[value]]


def beginnings(held: list[int]) -> list[Form]:
    """Rules 5.1 and 8.2: a value 1, and one more card of any value."""
    if not held[1]:
        return []
    return [(1, value) for value in SERIES if held[value] > (value == 1)] + [(1,)]


def cappings(held: list[int]) -> list[Form]:
    """Rule 9.2: nothing, or a pair."""
    return [(), *pairs(held)]


def switches(held: list[int]) -> list[Form]:
    """Rule 10.1: one or two cards of any values."""
    two: list[Form] = [
        (low, high) for low in SERIES for high in SERIES[low - 1 :] if held[low] and held[high] > (low == high)
    ]
    return two + [(value,) for value in SERIES if held[value]]


def counts_of(case: int) -> list[int]:
    """The three counts of a case, by value."""
    return [0, case & 3, case >> 2 & 3, case >> 4]


CASES: Final = range(64)
GROWTHS: Final[list[list[Form]]] = [growths(counts_of(case)) for case in CASES]
SINGLE_GROWTHS: Final[list[list[Form]]] = [single_growths(counts_of(case)) for case in CASES]
BEGINNINGS: Final[list[list[Form]]] = [beginnings(counts_of(case)) for case in CASES]
CAPPINGS: Final[list[list[Form]]] = [cappings(counts_of(case)) for case in CASES]
SWITCHES: Final[list[list[Form]]] = [switches(counts_of(case)) for case in CASES]
ALL_FORMS: Final[list[Form]] = [*SINGLE_GROWTHS[63], *BEGINNINGS[63][:-1], *SWITCHES[63], ()]
MOST_EQUAL: Final = 80
"""Cards of one kind in the largest deck (deck.py): 20 in each of four decks."""
LOW: Final[list[int]] = [min(count, 3) for count in range(MOST_EQUAL + 1)]
MIDDLE: Final[list[int]] = [4 * count for count in LOW]
HIGH: Final[list[int]] = [16 * count for count in LOW]
