"""Who sees what. All of this game lies open on the table, but for the order of cards nobody has seen.

The board itself (names, prices, rents) is not in here: a client has it from the room's content or from the pack in the
options. Spaces, cards of the decks and sets go by their ids.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from labtop.engine.core import Prompt
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import (
    Actions,
    Bid,
    BuyBack,
    Condense,
    Count,
    Counter,
    Evaporate,
    Offer,
    SellDown,
    Transfer,
)
from labtop.rooms.chemistry_monopoly.auctions import most_bid
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.building import is_tradable
from labtop.rooms.chemistry_monopoly.receiving import interest_of
from labtop.rooms.chemistry_monopoly.rent import reach, shown_rent, worth
from labtop.rooms.chemistry_monopoly.state import (
    OFFERS,
    Auction,
    Debt,
    Due,
    Opening,
    Receipt,
    Table,
    Trade,
    seats_after,
)
from labtop.rooms.chemistry_monopoly.trading import names_of

WHY: Final[list[Literal["rent", "tax", "pieces"]]] = ["rent", "tax", "pieces"]


class PlayerView(Struct, frozen=True, omit_defaults=True):
    cash: int = 0
    at: str = ""
    """The space of the token."""
    inside: int = 0
    """1, 2, 3: in Biology Class, with that turn there to come; 0: outside."""
    frees: list[str] = []
    """Held "Get out of Biology Class Free" cards."""
    out: bool = False
    """Bankrupt."""
    worth: int = 0
    """Rule 10.4, told when the game is over: before Avogadro's Tax nobody may look it up (rule 3.7)."""


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card somebody owns."""

    space: str
    owner: int
    level: int = 0
    """Gas 0, liquids, solid the highest: 5, in the short game 4."""
    solid: bool = False
    away: bool = False
    """Transferred."""
    rent: int = 0
    """What a visitor pays now. 0 where payers count themselves (rule 11.5)."""
    rolls: bool = False
    """A life element: the rent is that many times the visitor's roll."""
    fixed: bool = False
    """A life element or a lab supply: has no phases (rule 5.8)."""


class AuctionView(Struct, frozen=True):
    space: str
    price: int
    """Highest bid; 0: none yet."""
    value: int
    """Printed price of the card."""
    leader: int | None
    bidders: list[int]
    """Still in, the one to speak first."""
    away: bool
    """The card is transferred: its 10 % comes on top."""


class SaleView(Struct, frozen=True):
    """A card that the player in turn may buy."""

    space: str
    price: int


class SideView(Struct, frozen=True, omit_defaults=True):
    """What a trade would change for one side."""

    seat: int
    gains: list[str] = []
    """Sets that would be whole."""
    loses: list[str] = []
    """Whole sets that would be broken."""
    interest: int = 0
    """10 % due at once for transferred cards received (rule 6.8)."""
    value: int = 0
    """What is received, at printed prices and in AMUny."""


class TradeView(Struct, frozen=True):
    """An open offer, from the side of the one who made it."""

    seat: int
    to: int
    give: list[str]
    want: list[str]
    pay: int
    ask: int
    counter: bool
    """It is the counter-offer: accept or refuse."""
    sides: list[SideView]


class DebtView(Struct, frozen=True):
    seat: int
    amount: int
    creditor: int | None
    """None: the Lab."""
    reach: int
    """Cash and all that could be raised from the Lab (rule 9.3)."""


class DueView(Struct, frozen=True):
    """An amount that the payer has to count (rule 11.5)."""

    seat: int
    why: Literal["rent", "tax", "pieces"]
    space: str
    creditor: int | None
    card: str


class PublicView(Struct, frozen=True, omit_defaults=True):
    round: int
    rounds: int
    turn: int | None
    starter: int | None
    """None before the opening roll."""
    dice: list[int]
    """Last roll; empty before the first."""
    players: list[PlayerView]
    cards: list[CardView]
    liquids: int
    solids: int
    """Left in the Lab."""
    unseen: list[int]
    """Cards of Lab Day and Test Day that nobody has seen yet."""
    doubles: int = 0
    """In a row, in this turn."""
    thrown: bool = False
    """The player in turn has rolled."""
    again: bool = False
    """The player in turn may roll now."""
    offers: int = 0
    """Trades offered in this turn (rule 6.4)."""
    sale: SaleView | None = None
    pot: int | None = None
    """Extra Credit, where the option is on."""
    drawn: str = ""
    """Last card drawn."""
    minutes: int = 0
    bell: bool = False
    """The clock has rung: the last turn is being played (rule 10.3)."""
    auction: AuctionView | None = None
    trade: TradeView | None = None
    debt: DebtView | None = None
    due: DueView | None = None
    receipt: str = ""
    """A transferred card just received (rule 6.8)."""
    opening: dict[int, int] = {}
    """Before the first turn: what each seat rolled, of those who still roll for the start."""
    awaited: int | None = None
    """Before the first turn: whom the next throw (rule 2.2) or dealt card (rule 12.1) is for."""
    reason: str = ""


class Deed(Struct, frozen=True):
    """Something to do with one own card, and what it does to the purse."""

    do: Literal["condense", "evaporate", "transfer", "buyback"]
    space: str
    cash: int
    level: int
    """Afterwards."""


class Partner(Struct, frozen=True):
    seat: int
    cash: int
    goods: list[str]
    """Cards and free cards that may be traded now."""


class TradeMenu(Struct, frozen=True):
    left: int
    """Offers left in this turn (rule 6.4); for an answer: 1 where a counter-offer is open."""
    cash: int
    goods: list[str]
    partners: list[Partner]


class ReceiptMenu(Struct, frozen=True):
    """A transferred card just received: what each of the two answers costs (rule 6.8)."""

    back: int
    interest: int


class Menu(Struct, frozen=True, omit_defaults=True):
    """What a seat may answer: plain answers as they are, cards with what they bring, and the bounds of open ones."""

    plain: list[Actions] = []
    deeds: list[Deed] = []
    down: list[SellDown] = []
    trade: TradeMenu | None = None
    bid: tuple[int, int] | None = None
    """Lowest and highest bid."""
    count: DueView | None = None
    """The amount is not in it: that is the point."""
    receipt: ReceiptMenu | None = None


# ---- what everybody sees -------------------------------------------------------------------------------------------


def public(s: Table) -> PublicView:
    top = s.stack[-1] if s.stack else None
    about = None if top is None else top.about
    seat = -1 if top is None else top.waiting[0]
    return PublicView(
        round=s.round,
        rounds=s.options.rounds,
        turn=None if s.turn < 0 else s.turn,
        starter=None if s.starter < 0 else s.starter,
        dice=s.faces[:] if s.faces[0] else [],
        players=[player_view(s, each) for each in range(s.seats)],
        cards=[card_view(s, q) for q in s.board.owned if s.owner[q] != LAB],
        liquids=s.liquids,
        solids=s.solids,
        unseen=[len(s.unseen[0]), len(s.unseen[1])],
        doubles=s.doubles,
        thrown=s.thrown,
        again=s.again,
        offers=s.offers,
        sale=sale_view(s) if top is not None and top.kind == "buy" else None,
        pot=None if s.options.extra_credit == "nothing" else s.pot,
        drawn="" if s.drawn < 0 else s.board.card_ids[s.drawn],
        minutes=s.options.minutes,
        bell=s.bell,
        auction=auction_view(s, top, about) if isinstance(about, Auction) else None,
        trade=trade_view(s, about, seat) if isinstance(about, Trade) else None,
        debt=debt_view(s, about, seat) if isinstance(about, Debt) else None,
        due=due_view(s, about, seat) if isinstance(about, Due) else None,
        receipt=s.board.ids[about.spaces[0]] if isinstance(about, Receipt) else "",
        opening=opening_view(about) if isinstance(about, Opening) else {},
        awaited=awaited(s),
        reason=s.reason,
    )


def opening_view(opening: Opening) -> dict[int, int]:
    return dict(zip(opening.rolling, opening.totals, strict=False))


def awaited(s: Table) -> int | None:
    p = s.stack[-1] if s.stack else None
    if p is None:
        return None
    if p.kind == "deal":
        return p.nth % s.seats
    return p.about.rolling[len(p.about.totals)] if isinstance(p.about, Opening) else None


def sale_view(s: Table) -> SaleView:
    q = s.pos[s.turn]
    return SaleView(s.board.ids[q], s.board.price[q])


def player_view(s: Table, seat: int) -> PlayerView:
    frees = [s.board.card_ids[card] for card in s.frees[seat]]
    rich = worth(s, seat) if s.reason else 0
    return PlayerView(s.cash[seat], s.board.ids[s.pos[seat]], s.inside[seat], frees, not s.alive[seat], rich)


def card_view(s: Table, q: int) -> CardView:
    b = s.board
    rent = 0 if s.counting else shown_rent(s, q)
    rolls = rent > 0 and b.family[q] == b.life
    fixed = b.family[q] >= b.colours
    return CardView(b.ids[q], s.owner[q], s.level[q], s.level[q] == b.top, s.away[q], rent, rolls, fixed)


def seat_or_lab(seat: int) -> int | None:
    return None if seat == LAB else seat


def auction_view(s: Table, p: Prompt | None, lot: Auction) -> AuctionView:
    bidders = [] if p is None else p.waiting[:]
    return AuctionView(
        s.board.ids[lot.space], lot.price, s.board.price[lot.space], seat_or_lab(lot.leader), bidders, s.away[lot.space]
    )


def trade_view(s: Table, trade: Trade, to: int) -> TradeView:
    return TradeView(
        trade.seat,
        to,
        names_of(s, trade.give),
        names_of(s, trade.want),
        trade.pay,
        trade.ask,
        trade.counter,
        [
            side_view(s, trade.seat, trade.want, trade.give, trade.ask),
            side_view(s, to, trade.give, trade.want, trade.pay),
        ],
    )


def side_view(s: Table, seat: int, gets: list[int], gives: list[int], cash: int) -> SideView:
    """What one side of a trade would have: sets made and broken, interest due, value received."""
    b = s.board
    comes = [q for q in gets if q < b.spaces]
    goes = [q for q in gives if q < b.spaces]
    gains: list[str] = []
    loses: list[str] = []
    for f in range(b.families):
        before = s.owned[seat * b.families + f]
        after = before + sum(b.family[q] == f for q in comes) - sum(b.family[q] == f for q in goes)
        if before != after and b.size[f] in (before, after):
            (gains if after == b.size[f] else loses).append(b.family_ids[f])
    value = cash + sum(b.price[q] for q in comes)
    return SideView(seat, gains, loses, interest_of(s, comes), value)


def debt_view(s: Table, debt: Debt, seat: int) -> DebtView:
    return DebtView(seat, debt.amount, seat_or_lab(debt.creditor), reach(s, seat))


def due_view(s: Table, due: Due, seat: int) -> DueView:
    card = "" if due.card < 0 else s.board.card_ids[due.card]
    return DueView(seat, WHY[due.why], s.board.ids[due.space], seat_or_lab(due.creditor), card)


# ---- what a seat may answer ----------------------------------------------------------------------------------------


def menu(s: Table, p: Prompt, seat: int, legal: list[Action]) -> Menu:
    """The legal list, folded; bids and trades by their bounds instead of by samples."""
    about = p.about
    folded = (Condense, Evaporate, Transfer, Bid, Offer, Counter, Count, SellDown)
    plain = [a for a in legal if not isinstance(a, folded) and (p.kind == "receive" or not isinstance(a, BuyBack))]
    bid = None
    if isinstance(about, Auction):
        bid = (about.price + 1, most_bid(s, seat, about))
    return Menu(
        plain=plain,  # type: ignore[arg-type]  # this room's own answers
        deeds=[] if p.kind == "receive" else [deed for a in legal for deed in deed_of(s, a)],
        down=[a for a in legal if isinstance(a, SellDown)],
        trade=trade_menu(s, p, seat),
        bid=bid,
        count=due_view(s, about, seat) if isinstance(about, Due) else None,
        receipt=receipt_menu(s, about) if isinstance(about, Receipt) else None,
    )


def receipt_menu(s: Table, about: Receipt) -> ReceiptMenu:
    """Rule 6.8: price and interest of the card that is asked about."""
    q = about.spaces[0]
    return ReceiptMenu(back=s.board.back[q], interest=s.board.interest[q])


def deed_of(s: Table, a: Action) -> list[Deed]:
    """What a card can be used for, with its price."""
    b = s.board
    if isinstance(a, Condense):
        q = b.numbers[a.space]
        return [Deed("condense", a.space, -b.step[q], s.level[q] + 1)]
    if isinstance(a, Evaporate):
        q = b.numbers[a.space]
        return [Deed("evaporate", a.space, b.step[q] // 2, s.level[q] - 1)]
    if isinstance(a, Transfer):
        return [Deed("transfer", a.space, b.half[b.numbers[a.space]], 0)]
    if isinstance(a, BuyBack):
        return [Deed("buyback", a.space, -b.back[b.numbers[a.space]], 0)]
    return []


def trade_menu(s: Table, p: Prompt, seat: int) -> TradeMenu | None:
    """Who could trade what; None where no offer may be made."""
    about = p.about
    partners = seats_after(s, seat)
    if p.kind in ("turn", "buy"):
        left = OFFERS - s.offers
    elif isinstance(about, Debt):
        left = OFFERS - about.offers
    elif isinstance(about, Trade) and not about.counter:
        left, partners = 1, [about.seat]
    else:
        return None
    if left == 0:
        return None
    others = [Partner(other, s.cash[other], tradable(s, other)) for other in partners]
    return TradeMenu(left, s.cash[seat], tradable(s, seat), others)


def tradable(s: Table, seat: int) -> list[str]:
    """Rule 6.1."""
    b = s.board
    cards = [b.ids[q] for q in s.cards[seat] if is_tradable(s, q)]
    return cards + [b.card_ids[card] for card in s.frees[seat]]
