"""Chain Growth: a card game on radical polymerisation. Exports ROOM and nothing else."""

from labtop.engine.registry import Room
from labtop.rooms.chain_growth.actions import KINDS, Actions
from labtop.rooms.chain_growth.options import Options, check_new, check_options, seats_allowed
from labtop.rooms.chain_growth.rules import ChainGrowth
from labtop.rooms.chain_growth.state import most_moves

ROOM = Room(
    id="chain-growth",
    version=1,
    rules=ChainGrowth(),
    options=Options,
    seats=seats_allowed,
    most_moves=most_moves,
    actions=Actions,
    kinds=KINDS,
    package=__name__,
    check_options=check_options,
    check_new=check_new,
    pack="deck",
    typed=False,
)
