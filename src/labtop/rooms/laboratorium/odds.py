"""The difficulty of a manipulation, and how many throws of the two black dice reach it (rules 5.4 to 5.6, 7.2, 8.2)."""

from __future__ import annotations

from typing import Final

from labtop.rooms.laboratorium.cards import BOUM, CHEMISTRY
from labtop.rooms.laboratorium.kit import Kit
from labtop.rooms.laboratorium.state import Table, Trial

REACTION: Final = 7
CHARACTERISATION: Final = 5
"""The difficulty of each type before any card is laid (rule 5.4)."""
CRITICAL_FAILURE: Final = 2
CRITICAL_SUCCESS: Final = 10


def difficulty(s: Table, trial: Trial) -> int:
    """Rules 5.4, 7.2 and 8.2."""
    found = REACTION if trial.reaction else CHARACTERISATION
    for title in trial.standing_boum():
        found += s.kit.titles[BOUM][title].shift
    for title in trial.chemistry:
        found += s.kit.titles[CHEMISTRY][title].shift_for(trial.reaction)
    return found


def succeeds(total: int, difficulty: int) -> bool:
    """Rules 5.4 to 5.6: 2 always fails, 10 and more always succeeds."""
    return total >= CRITICAL_SUCCESS or (total > CRITICAL_FAILURE and total >= difficulty)


def count_throws(difficulty: int) -> int:
    """How many of the 36 throws succeed."""
    return sum([succeeds(a + b, difficulty) for a in range(1, 7) for b in range(1, 7)])


ODDS: Final[list[int]] = [count_throws(difficulty) for difficulty in range(12)]
"""By difficulty; below 3 and above 10 the number does not change any more."""


def throws(difficulty: int) -> int:
    """How many of the 36 throws succeed, looked up."""
    return ODDS[max(0, min(difficulty, len(ODDS) - 1))]


def harder(kit: Kit, difficulty: int) -> list[tuple[int, int, int]]:
    """Rule 7.2: each Boum title that changes a difficulty: its number, the difficulty with it, the throws left."""
    return [
        (title.number, difficulty + title.shift, throws(difficulty + title.shift))
        for title in kit.titles[BOUM]
        if title.shift
    ]


def with_boum(s: Table, trial: Trial, title: int) -> int:
    """Rule 7.2: the difficulty if this Boum card were laid now."""
    return difficulty(s, trial) + s.kit.titles[BOUM][title].shift


def with_chemistry(s: Table, trial: Trial, title: int, cancels: int = -1) -> int:
    """Rules 8.2 and 8.4: the difficulty if this Chimie card were laid now, and cancelled this Boum title (-1: none)."""
    found = difficulty(s, trial) + s.kit.titles[CHEMISTRY][title].shift_for(trial.reaction)
    return found if cancels < 0 else found - s.kit.titles[BOUM][cancels].shift
