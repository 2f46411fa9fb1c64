"""Chem and Roll: a roll-and-write on the contact process. Exports ROOM and nothing else."""

from labtop.engine.registry import Room
from labtop.rooms.chem_and_roll.actions import KINDS, Actions
from labtop.rooms.chem_and_roll.options import Options, check_options, seats_allowed
from labtop.rooms.chem_and_roll.rules import ChemAndRoll

ROOM = Room(
    id="chem-and-roll",
    version=1,
    rules=ChemAndRoll(),
    options=Options,
    seats=seats_allowed,
    most_moves=lambda options, seats: (20 if options.mode == "class" else 59) * (seats + 1) + 1,
    actions=Actions,
    kinds=KINDS,
    package=__name__,
    check_options=check_options,
    apart=lambda options: options.mode == "class",
)
