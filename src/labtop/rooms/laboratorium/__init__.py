"""Laboratorium: make a molecule before the others do. Exports ROOM and nothing else."""

from labtop.engine.registry import Room
from labtop.rooms.laboratorium.actions import Actions
from labtop.rooms.laboratorium.lab import check_options
from labtop.rooms.laboratorium.options import Options, seats_allowed
from labtop.rooms.laboratorium.rules import Laboratorium
from labtop.rooms.laboratorium.state import Exchange

MOST_MANIPULATIONS = 500
"""In one turn: each uses up a centre, a bond or a card, and a bench holds at most 196 tokens (rule 4.8)."""


def most_moves(options: Options, seats: int) -> int:
    """Per turn the dice and cards of the resources; per manipulation every card that could be played on it."""
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
    package=__name__,
    abouts=(Exchange,),
    check_options=check_options,
    pack="pack",
    windows=("boum",),
    typed=False,
    structures=("own_target",),
    dates=("daily",),
)
