"""A table of Chemistry Monopoly: tokens, purses, cards, pieces, decks, and what a question can be about.

Spaces, cards and families are numbers of the board (board.py). Sums that rules ask for often (`owned`, `pieces`,
`gone`) are kept up to date in purse.py and holdings.py alone; a test recounts them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeVar

from labtop.engine.core import About, Prompt, State
from labtop.engine.fields import DERIVED, SHARED, of_kind
from labtop.rooms.chemistry_monopoly.board import LAB, Board, board_of
from labtop.rooms.chemistry_monopoly.offers import Denial, Past
from labtop.rooms.chemistry_monopoly.options import Options

OFFERS: Final = 5
"""Rule 6.4."""
DECKS: Final = {"lab_day": 0, "test_day": 1}
"""Where a deck stands in lists of decks, by the kind of question that draws from it."""

# ---- what a question can be about ----------------------------------------------------------------------------------


@dataclass(eq=False)
class Opening(About):
    """The roll for the first turn (rule 2.2): the seats that roll in this round, and the totals rolled so far."""

    rolling: list[int] = field(default_factory=list[int])
    totals: list[int] = field(default_factory=list[int])


@dataclass(eq=False)
class Auction(About):
    """Rule 8: the card, the highest bid and the seat that made it; LAB: nobody has bid yet."""

    space: int = 0
    price: int = 0
    leader: int = LAB


@dataclass(eq=False)
class Trade(About):
    """An offer of `seat` (rule 6.2). Goods are spaces, and free cards as `board.spaces + card`. Never changed."""

    seat: int = 0
    give: list[int] = field(default_factory=list[int])
    want: list[int] = field(default_factory=list[int])
    pay: int = 0
    ask: int = 0
    counter: bool = False


@dataclass(eq=False)
class Receipt(About):
    """Transferred cards just received; the first one is the one asked about (rule 6.8)."""

    spaces: list[int] = field(default_factory=list[int])
    inherited: bool = False
    """From a bankruptcy: a card whose interest cannot be paid goes to the Lab (rule 9.4)."""


@dataclass(eq=False)
class Debt(About):
    """What a seat could not pay at once (rule 9.1)."""

    amount: int = 0
    creditor: int = LAB
    pot: bool = False
    """A tax or fine, which belongs to Extra Credit (rule 11.3)."""
    offers: int = 0
    """Trades offered to raise it (rule 6.4)."""


RENT: Final = 0
TAX_SHARE: Final = 1
PIECES_DUE: Final = 2


@dataclass(eq=False)
class Due(About):
    """An amount that its payer has to name before paying (rule 11.5). Never changed."""

    amount: int = 0
    creditor: int = LAB
    why: int = RENT
    space: int = 0
    card: int = -1
    factor: int = 1


@dataclass(eq=False)
class FreshRoll(About):
    """A roll that decides a rent (rule 13.3)."""

    factor: int = 0


ABOUTS: Final[tuple[type[About], ...]] = (Opening, Auction, Trade, Receipt, Debt, Due, FreshRoll)
A = TypeVar("A", bound=About)


def about_of(p: Prompt, kind: type[A]) -> A:
    """What a question is about, where its kind tells the type."""
    found = p.about
    assert isinstance(found, kind)
    return found


# ---- the table -----------------------------------------------------------------------------------------------------


DEFAULT: Final = Options()


@dataclass(eq=False)
class Table(State):
    """One game of Chemistry Monopoly."""

    options: Options = DEFAULT
    turn: int = -1
    turns: int = 0
    """Turns begun so far, by anybody."""
    round: int = 0
    starter: int = -1
    """The seat that won the opening roll; -1 before it."""
    doubles: int = 0
    faces: list[int] = field(default_factory=list[int])
    thrown: bool = False
    """The seat in turn has rolled."""
    again: bool = False
    """The seat in turn may roll."""
    offers: int = 0
    """Trades offered in this turn."""
    drawn: int = -1
    """Last card drawn; -1: none yet."""
    pos: list[int] = field(default_factory=list[int])
    cash: list[int] = field(default_factory=list[int])
    inside: list[int] = field(default_factory=list[int])
    """Per seat: the turn in Biology Class that comes next, 1 to 3; 0: outside."""
    alive: list[bool] = field(default_factory=list[bool])
    frees: list[list[int]] = field(default_factory=list[list[int]])
    """Per seat: free cards held, as numbers of cards."""
    cards: list[list[int]] = field(default_factory=list[list[int]])
    """Spaces owned by each seat, in the order they came."""
    owner: list[int] = field(default_factory=list[int])
    """Per space: a seat, or LAB."""
    level: list[int] = field(default_factory=list[int])
    """Per space: gas 0, liquids, the solid `board.top`."""
    away: list[bool] = field(default_factory=list[bool])
    """Per space: transferred."""
    liquids: int = 0
    solids: int = 0
    lab: int = 0
    """What the Lab has taken less what it has paid: the sum of it, the purses and the pot never changes (rule 1.3)."""
    pot: int = 0
    unseen: list[list[int]] = field(default_factory=list[list[int]])
    """Per deck: cards nobody has seen. They lie on top, and chance draws one of them (rule 3.5)."""
    order: list[list[int]] = field(default_factory=list[list[int]])
    """Per deck: the cards below those, the next one first."""
    left: list[int] = field(default_factory=list[int])
    """Bankrupt seats, first one first."""
    bell: bool = False
    reason: str = ""
    shifts: int = 0
    """How often a card has changed its owner, its level or its side."""
    past: tuple[Past, ...] = field(default=(), metadata=of_kind(tuple[Past, ...]))
    """Trades offered in the last rounds: what everybody heard, and no rule asks for."""
    denial: Denial | None = field(default=None, metadata=of_kind(Denial | None))
    """The last refusal with a reason, until the next offer or turn."""
    board: Board = field(default=board_of(None, False), metadata=SHARED)
    counting: bool = field(default=False, metadata=DERIVED)
    owned: list[int] = field(default_factory=list[int], metadata=DERIVED)
    """Per seat and family: how many cards (seat * families + family)."""
    pieces: list[int] = field(default_factory=list[int], metadata=DERIVED)
    """Per family: sum of levels."""
    gone: list[int] = field(default_factory=list[int], metadata=DERIVED)
    """Per family: transferred cards."""
    sets: list[list[int]] = field(default_factory=list[list[int]], metadata=DERIVED)
    """Per seat: colour sets it has whole (rules 5.1 and 5.8). Lists that are replaced, never changed."""
    short: list[list[int]] = field(default_factory=list[list[int]], metadata=DERIVED)
    """Per seat: families of which it has all cards but one. Lists that are replaced, never changed."""

    def derive(self) -> None:
        """Work out the derived fields: after loading, and in the test that recounts them."""
        b = self.board = board_of(self.options.pack, self.options.short_game)
        self.counting = self.options.count_it_yourself
        self.owned = [0] * (self.seats * b.families)
        self.pieces = [0] * b.families
        self.gone = [0] * b.families
        for q in b.owned:
            family = b.family[q]
            self.pieces[family] += self.level[q]
            self.gone[family] += self.away[q]
            if self.owner[q] >= 0:
                self.owned[self.owner[q] * b.families + family] += 1
        self.sets = [self.families_with(seat, b.whole) for seat in range(self.seats)]
        self.short = [self.families_with(seat, b.almost) for seat in range(self.seats)]

    def families_with(self, seat: int, count: list[int]) -> list[int]:
        """Families of which a seat has so many cards."""
        first = seat * self.board.families
        return [f for f in range(self.board.families) if self.owned[first + f] == count[f]]


def new_table(options: Options, seats: int) -> Table:
    """Rule 2.1: everybody on Go with the same money; rule 11.4: the base of the pot."""
    s = Table(seats)
    s.options = options
    b = board_of(options.pack, options.short_game)
    s.faces = [0, 0]
    s.pos = [0] * seats
    s.cash = [b.start] * seats
    s.inside = [0] * seats
    s.alive = [True] * seats
    s.frees = [[] for _ in range(seats)]
    s.cards = [[] for _ in range(seats)]
    s.owner = [LAB] * b.spaces
    s.level = [0] * b.spaces
    s.away = [False] * b.spaces
    s.liquids, s.solids = b.liquids, b.solids
    s.unseen = [deck[:] for deck in b.decks]
    s.order = [[], []]
    s.derive()
    return s


def seats_after(s: Table, seat: int) -> list[int]:
    """Everybody else still in, clockwise from the left of this seat."""
    found = [(seat + i) % s.seats for i in range(1, s.seats)]
    return [other for other in found if s.alive[other]]


def still_in(s: Table) -> list[int]:
    return [seat for seat in range(s.seats) if s.alive[seat]]
