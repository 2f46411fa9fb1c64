"""Laboratorium: make a molecule before the others do. Exports ROOM and nothing else."""

from labtop.engine.registry import Room
from labtop.rooms.laboratorium.actions import KINDS, Actions
from labtop.rooms.laboratorium.kit import check_options
from labtop.rooms.laboratorium.options import Options, seats_allowed
from labtop.rooms.laboratorium.rules import Laboratorium
from labtop.rooms.laboratorium.state import Exchange

MOST_MANIPULATIONS = 500
"""More than a turn can have: each uses up a centre, a bond or a card, and a bench has at most 196 tokens (rule 4.8)."""


def most_moves(options: Options, seats: int) -> int:
    """An upper bound: in each turn the dice and cards of the resources, and the cards played on each manipulation."""
    if options.puzzle:
        return options.rounds + 2
    return options.rounds * seats * (30 + MOST_MANIPULATIONS * (10 * seats + 10)) + seats + 1


ROOM = Room(
    id="laboratorium",
    version=1,
    rules=Laboratorium(),
    options=Options,
    seats=seats_allowed,
    most_moves=most_moves,
    actions=Actions,
    kinds=KINDS,
    package=__name__,
    abouts=(Exchange,),
    check_options=check_options,
    pack="pack",
    windows=("boum",),
    typed=False,
    structures=("own_target",),
    dates=("daily",),
)
