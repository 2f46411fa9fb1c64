"""A toy room for the tests: what Chem and Roll does not exercise. Not registered; tests pass ROOM itself."""

from labtop.engine.registry import Room
from toy.actions import KINDS, Actions
from toy.rules import Toy
from toy.state import Auction, Blast, Deal, Options, Theft, Trade


def most_moves(options: Options, seats: int) -> int:
    """Dealing; per turn an offer with its answers, an auction of all the coins, sealed discards; and the shields."""
    return options.hand * seats + options.turns * (6 + options.coins * seats + 3 * seats) + options.copies


def room(rules: Toy, id: str = "toy") -> Room:
    return Room(
        id=id,
        version=1,
        rules=rules,
        options=Options,
        seats=lambda _options: (2, 4),
        most_moves=most_moves,
        actions=Actions,
        kinds=KINDS,
        package="toy",
        abouts=(Auction, Blast, Deal, Theft, Trade),
    )


ROOM = room(Toy())
