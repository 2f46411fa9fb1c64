"""A table of Chain Growth: hidden hands and stack, the discard pile, living chains, shelves of dead ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from labtop.engine.core import State
from labtop.engine.fields import DERIVED
from labtop.rooms.chain_growth.cards import PACKAGED_CARDS, Cards, cards_of
from labtop.rooms.chain_growth.chains import Chain
from labtop.rooms.chain_growth.options import Options

HAND_SIZES: Final = {2: 15, 3: 13, 4: 11}
SHORT_HAND: Final = 9
NO_CARD: Final = -1


DEFAULT: Final = Options()


@dataclass(eq=False)
class Table(State):
    """One game of Chain Growth."""

    options: Options = DEFAULT
    hands: list[list[int]] = field(default_factory=list[list[int]])
    """Per seat: how many cards of each kind."""
    pile: list[int] = field(default_factory=list[int])
    """The cards left in the stack, in the deck's order; which one is on top is decided when it is drawn."""
    discards: list[int] = field(default_factory=list[int])
    """Face up; the top is the last one."""
    gone: list[int] = field(default_factory=list[int])
    """How many cards of each kind have left the game (rule 3.7)."""
    chains: list[Chain] = field(default_factory=list[Chain])
    """Living ones, by number."""
    shelf: list[Chain] = field(default_factory=list[Chain])
    """Dead ones, in the order they ended."""
    started: int = 0
    """Chains so far: the number of the latest."""
    starter: int = -1
    turn: int = -1
    drawn: int = NO_CARD
    """The card drawn in this turn."""
    taken: bool = False
    """It was taken from the discard pile, so it must be used (rule 3.5)."""
    reshuffled: bool = False
    reason: str = ""
    """Why the game ended; empty while it runs."""
    cards: Cards = field(default=PACKAGED_CARDS, metadata=DERIVED)
    """What the deck's numbers mean; the same object for every table of that deck."""
    held: list[int] = field(default_factory=list[int], metadata=DERIVED)
    """Per seat: how many cards in all."""

    def derive(self) -> None:
        """Set the derived fields: after loading, and in the test that recounts them."""
        self.cards = cards_of(self.options.pack)
        self.held = [sum(hand) for hand in self.hands]
        for hand in (*self.hands, self.gone):
            if len(hand) != self.cards.kinds:
                raise ValueError(hand)
        if self.pile != sorted(self.pile):
            raise ValueError(self.pile)

    def finished(self, seat: int) -> list[Chain]:
        """Rule 11.3: dead chains and capped ones."""
        found = [chain for chain in self.shelf if chain.owner == seat]
        found += [chain for chain in self.chains if chain.owner == seat and chain.status]
        return found


def hand_size(options: Options, seats: int) -> int:
    """Rules 2.1 and 2.4."""
    return SHORT_HAND if options.short_game else HAND_SIZES[seats]


def new_table(options: Options, seats: int) -> Table:
    """A table before the deal: all cards are in the stack."""
    s = Table(seats)
    s.options = options
    s.cards = cards_of(options.pack)
    for kind, count in enumerate(s.cards.counts):
        s.pile += [kind] * count
    s.hands = [[0] * s.cards.kinds for _ in range(seats)]
    s.held = [0] * seats
    s.gone = [0] * s.cards.kinds
    return s


def most_moves(options: Options, seats: int) -> int:
    """How long a game can be, whatever the players do (rule 11.2).

    Every turn that draws from the stack takes one of its cards, and no more cards can come back than were drawn: two
    stacks of turns. A turn that takes a discard instead makes a play; a play lays a card for good or a TEMPO, and a
    TEMPO comes back only by a play that lays another card for good.
    """
    cards = cards_of(options.pack)
    drawing = 2 * (cards.total - seats * hand_size(options, seats))
    if not options.draw_from_discard:
        return 2 + 2 * drawing  # the first player and the deal; per turn a card and a play
    return 2 + 3 * drawing + 2 * (2 * cards.total + cards.counts[cards.tempo])
