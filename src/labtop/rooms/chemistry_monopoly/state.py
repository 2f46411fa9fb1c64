"""A table of Chemistry Monopoly: tokens, purses, cards, pieces, decks, and what a question can be about.

Spaces, cards and families are numbers of the board (board.py). Sums that rules ask for often (`owned`, `pieces`,
`gone`) are kept up to date in purse.py and building.py alone; a test recounts them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from labtop.engine.core import About, State
from labtop.rooms.chemistry_monopoly.board import LAB, Board, board_of
from labtop.rooms.chemistry_monopoly.options import Options

OFFERS: Final = 5
"""Rule 6.4."""

# ---- what a question can be about ----------------------------------------------------------------------------------


class Opening(About):
    """The roll for the first turn (rule 2.2): who rolls in this round, and what they have rolled so far."""

    __slots__ = ("rolling", "totals")
    SHAPE: ClassVar[dict[str, Any]] = {"rolling": list[int], "totals": list[int]}

    def __init__(self) -> None:
        self.rolling: list[int] = []
        self.totals: list[int] = []

    def clone(self) -> Opening:
        c = Opening()
        c.rolling, c.totals = self.rolling[:], self.totals[:]
        return c


class Auction(About):
    """Rule 8: the card, the highest bid and who made it; LAB: nobody yet."""

    __slots__ = ("leader", "price", "space")
    SHAPE: ClassVar[dict[str, Any]] = {"space": int, "price": int, "leader": int}

    def __init__(self, space: int = 0) -> None:
        self.space = space
        self.price = 0
        self.leader = LAB

    def clone(self) -> Auction:
        c = Auction(self.space)
        c.price, c.leader = self.price, self.leader
        return c


class Trade(About):
    """An offer of `seat` (rule 6.2). Goods are spaces, and free cards as `board.spaces + card`. Never changed."""

    __slots__ = ("ask", "counter", "give", "pay", "seat", "want")
    SHAPE: ClassVar[dict[str, Any]] = {
        "seat": int, "give": list[int], "want": list[int], "pay": int, "ask": int, "counter": bool,
    }  # fmt: skip

    def __init__(self) -> None:
        self.seat = 0
        self.give: list[int] = []
        self.want: list[int] = []
        self.pay = 0
        self.ask = 0
        self.counter = False

    def clone(self) -> Trade:
        c = Trade()
        c.seat, c.pay, c.ask, c.counter = self.seat, self.pay, self.ask, self.counter
        c.give, c.want = self.give[:], self.want[:]
        return c


class Receipt(About):
    """Transferred cards just received, the one asked for first (rule 6.8)."""

    __slots__ = ("inherited", "spaces")
    SHAPE: ClassVar[dict[str, Any]] = {"spaces": list[int], "inherited": bool}

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.inherited = False
        """From a bankruptcy: what cannot be paid for goes to the Lab (rule 9.4)."""

    def clone(self) -> Receipt:
        c = Receipt()
        c.spaces, c.inherited = self.spaces[:], self.inherited
        return c


class Debt(About):
    """What a seat could not pay at once (rule 9.1)."""

    __slots__ = ("amount", "creditor", "offers", "pot")
    SHAPE: ClassVar[dict[str, Any]] = {"amount": int, "creditor": int, "pot": bool, "offers": int}

    def __init__(self, amount: int = 0, creditor: int = LAB, pot: bool = False) -> None:
        self.amount = amount
        self.creditor = creditor
        self.pot = pot
        """A tax or fine, which belongs to Extra Credit (rule 11.3)."""
        self.offers = 0
        """Trades offered to raise it (rule 6.4)."""

    def clone(self) -> Debt:
        c = Debt(self.amount, self.creditor, self.pot)
        c.offers = self.offers
        return c


RENT: Final = 0
TAX_SHARE: Final = 1
PIECES_DUE: Final = 2


class Due(About):
    """An amount its payer has to name first (rule 11.5). Never changed."""

    __slots__ = ("amount", "card", "creditor", "factor", "space", "why")
    SHAPE: ClassVar[dict[str, Any]] = {
        "amount": int, "creditor": int, "why": int, "space": int, "card": int, "factor": int,
    }  # fmt: skip

    def __init__(self) -> None:
        self.amount = 0
        self.creditor = LAB
        self.why = RENT
        self.space = 0
        self.card = -1
        self.factor = 1

    def clone(self) -> Due:
        c = Due()
        c.amount, c.creditor, c.why = self.amount, self.creditor, self.why
        c.space, c.card, c.factor = self.space, self.card, self.factor
        return c


class FreshRoll(About):
    """A roll that decides a rent (rule 13.3)."""

    __slots__ = ("factor",)
    SHAPE: ClassVar[dict[str, Any]] = {"factor": int}

    def __init__(self, factor: int = 0) -> None:
        self.factor = factor

    def clone(self) -> FreshRoll:
        return FreshRoll(self.factor)


ABOUTS: Final[tuple[type[About], ...]] = (Opening, Auction, Trade, Receipt, Debt, Due, FreshRoll)


# ---- the table -----------------------------------------------------------------------------------------------------


class Table(State):
    __slots__ = (
        "again", "alive", "away", "bell", "board", "cards", "cash", "counting", "doubles", "drawn", "faces", "frees",
        "gone", "inside", "lab", "left", "level", "liquids", "offers", "options", "order", "owned", "owner", "pieces",
        "pos", "pot", "reason", "round", "sets", "short", "solids", "starter", "thrown", "turn", "turns", "unseen",
    )  # fmt: skip
    SHAPE: ClassVar[dict[str, Any]] = {
        **State.SHAPE,
        "options": Options,
        "turn": int,
        "turns": int,
        "round": int,
        "starter": int,
        "doubles": int,
        "faces": list[int],
        "thrown": bool,
        "again": bool,
        "offers": int,
        "drawn": int,
        "pos": list[int],
        "cash": list[int],
        "inside": list[int],
        "alive": list[bool],
        "frees": list[list[int]],
        "cards": list[list[int]],
        "owner": list[int],
        "level": list[int],
        "away": list[bool],
        "liquids": int,
        "solids": int,
        "lab": int,
        "pot": int,
        "unseen": list[list[int]],
        "order": list[list[int]],
        "left": list[int],
        "bell": bool,
        "reason": str,
    }

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.options = DEFAULT
        self.board: Board = board_of(None, False)
        self.counting = False
        self.turn = -1
        self.turns = 0
        """Turns begun so far, by anybody."""
        self.round = 0
        self.starter = -1
        """Who won the opening roll; -1 before it."""
        self.doubles = 0
        self.faces: list[int] = [0, 0]
        self.thrown = False
        """The seat in turn has rolled."""
        self.again = False
        """The seat in turn may roll."""
        self.offers = 0
        """Trades offered in this turn."""
        self.drawn = -1
        """Last card drawn; -1: none yet."""
        self.pos: list[int] = []
        self.cash: list[int] = []
        self.inside: list[int] = []
        """Turn in Biology Class that comes next, 1 to 3; 0: outside."""
        self.alive: list[bool] = []
        self.frees: list[list[int]] = []
        """Free cards held, as numbers of cards."""
        self.cards: list[list[int]] = []
        """Spaces owned by each seat, in the order they came."""
        self.owner: list[int] = []
        self.level: list[int] = []
        self.away: list[bool] = []
        """Transferred."""
        self.liquids = 0
        self.solids = 0
        self.lab = 0
        """What the Lab has taken less what it has paid: with the purses and the pot it always adds up (rule 1.3)."""
        self.pot = 0
        self.unseen: list[list[int]] = []
        """Per deck: cards nobody has seen, which lie on top in an order only chance knows (rule 3.5)."""
        self.order: list[list[int]] = []
        """Per deck: cards below them, next one first."""
        self.left: list[int] = []
        """Bankrupt seats, first one first."""
        self.bell = False
        self.reason = ""
        # derived
        self.owned: list[int] = []
        """Per seat and family: how many cards (seat * families + family)."""
        self.pieces: list[int] = []
        """Per family: sum of levels."""
        self.gone: list[int] = []
        """Per family: transferred cards."""
        self.sets: list[list[int]] = []
        """Per seat: colour sets it has whole (rules 5.1 and 5.8). Lists that are replaced, never changed."""
        self.short: list[list[int]] = []
        """Per seat: families of which it has all cards but one. Likewise."""

    def derive(self) -> None:
        """What follows from the rest: after loading, and in the test that recounts it."""
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


DEFAULT: Final = Options()


def new_table(options: Options, seats: int) -> Table:
    """Rule 2.1: everybody on Go with the same money; rule 11.4: the base of the pot."""
    s = Table(seats)
    s.options = options
    b = board_of(options.pack, options.short_game)
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


def clone(s: Table) -> Table:
    c = Table()
    s.copy_core(c)
    c.options, c.board, c.counting = s.options, s.board, s.counting
    c.turn, c.turns, c.round, c.starter, c.doubles = s.turn, s.turns, s.round, s.starter, s.doubles
    c.faces = s.faces[:]
    c.thrown, c.again, c.offers, c.drawn = s.thrown, s.again, s.offers, s.drawn
    c.pos, c.cash, c.inside, c.alive = s.pos[:], s.cash[:], s.inside[:], s.alive[:]
    c.frees = [held[:] for held in s.frees]
    c.cards = [held[:] for held in s.cards]
    c.owner, c.level, c.away = s.owner[:], s.level[:], s.away[:]
    c.liquids, c.solids, c.lab, c.pot = s.liquids, s.solids, s.lab, s.pot
    c.unseen = [s.unseen[0][:], s.unseen[1][:]]
    c.order = [s.order[0][:], s.order[1][:]]
    c.left = s.left[:]
    c.bell, c.reason = s.bell, s.reason
    c.owned, c.pieces, c.gone = s.owned[:], s.pieces[:], s.gone[:]
    c.sets, c.short = s.sets[:], s.short[:]
    return c


def seats_after(s: Table, seat: int) -> list[int]:
    """Everybody else still in, clockwise from the left of this seat."""
    found = [(seat + i) % s.seats for i in range(1, s.seats)]
    return [other for other in found if s.alive[other]]


def still_in(s: Table) -> list[int]:
    return [seat for seat in range(s.seats) if s.alive[seat]]
