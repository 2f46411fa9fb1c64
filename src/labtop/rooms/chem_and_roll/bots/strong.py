"""The two stronger levels of Chem and Roll."""

from __future__ import annotations

from typing import Final

from labtop.bots.base import Question, scaled
from labtop.engine.wire import Action
from labtop.rooms.chem_and_roll.bots.draft import look_ahead, round_of, throws
from labtop.rooms.chem_and_roll.bots.search import (
    Scale,
    Use,
    available_faces,
    best,
    mean_of_next,
    with_sheet,
)
from labtop.rooms.chem_and_roll.rules import ROUNDS, use_die
from labtop.rooms.chem_and_roll.state import Table

CLOSE: Final = 1.5
"""Class mode: a use that is so many dollars behind the best at first sight is not looked at twice."""
CANDIDATES: Final = 5
THROWS: Final = 16
"""Draft: how many uses are looked at twice, and over how many throws of the next round."""


def at_first_sight(s: Table, seat: int) -> list[Use]:
    """Every use, weighed by the net; of uses in lines with the same content only the first."""
    if s.draft:
        return round_of(s).uses()
    scale = Scale(s, seat, ROUNDS - s.round)
    return scale.uses(available_faces(s.sheets[seat], s.dice, s.options.market_needs_cash))


def mean_after(s: Table, seat: int, use: Use) -> float:
    """Class mode: dollars from this use on, the next throw worked out exactly."""
    after = with_sheet(s, seat)
    before = after.sheets[seat].money()
    use_die(after, seat, use.action(), None)
    return (after.sheets[seat].money() - before) / 10 + mean_of_next(after, seat, ROUNDS - s.round)


class Strong:
    """Takes what a tuned net likes best: dollars to come in class mode, the chance to win in a draft."""

    def choose(self, seen: Question) -> Action:
        return best(at_first_sight(seen.worlds(1)[0], seen.ask.seat)).action()


class Master:
    """Looks twice at the best few.

    In class mode over every throw of the next round, in a draft over the rest of this round and a sample of the next.
    """

    def choose(self, seen: Question) -> Action:
        s: Table = seen.worlds(1)[0]
        seat = seen.ask.seat
        found = sorted(at_first_sight(s, seat), key=lambda use: -use.worth)
        if s.draft:
            start, coming = round_of(s), throws(seen.rng, scaled(THROWS, seen.think))
            few = found[:CANDIDATES]
            again = [look_ahead(start, use, seat, coming) for use in few]
        else:
            few = [use for use in found if use.worth > found[0].worth - CLOSE * seen.think]
            again = [mean_after(s, seat, use) for use in few]
        return few[again.index(max(again))].action()
