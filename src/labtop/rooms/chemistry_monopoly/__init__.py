"""Chemistry Monopoly: the property game of elements, for 2 to 6. Exports ROOM and nothing else."""

from labtop.engine.registry import Length, Room
from labtop.rooms.chemistry_monopoly.actions import KINDS, OPEN, Actions
from labtop.rooms.chemistry_monopoly.options import Options, check_new, check_options, seats_allowed
from labtop.rooms.chemistry_monopoly.rules import ChemistryMonopoly
from labtop.rooms.chemistry_monopoly.state import ABOUTS
from labtop.rooms.chemistry_monopoly.turns import most_moves

ROOM = Room(
    id="chemistry-monopoly",
    version=1,
    rules=ChemistryMonopoly(),
    options=Options,
    seats=seats_allowed,
    most_moves=most_moves,
    actions=Actions,
    kinds=KINDS,
    package=__name__,
    abouts=ABOUTS,
    open_answers=OPEN,
    to_find=("count",),  # rule 11.5
    calm=("turn", "buy"),
    check_options=check_options,
    check_new=check_new,
    minutes=lambda options: int(options.minutes),
    pack="board",
    lengths=(Length("hour", {"short_game": True, "rounds": 60}), Length("whole", {})),  # docs/rules says how measured
)
