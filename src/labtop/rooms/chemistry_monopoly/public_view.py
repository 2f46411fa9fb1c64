"""What everybody sees of a table, built up field by field."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Prompt
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.receipts import interest_of
from labtop.rooms.chemistry_monopoly.rent import reach, shown_rent, worth
from labtop.rooms.chemistry_monopoly.state import Auction, Debt, Due, Opening, Receipt, Table, Trade
from labtop.rooms.chemistry_monopoly.trades import names_of
from labtop.rooms.chemistry_monopoly.view import (
    AuctionView,
    CardView,
    DebtView,
    DenialView,
    DueView,
    PlayerView,
    PublicView,
    SaleView,
    SideView,
    TradeView,
    Why,
)

WHY: Final[list[Why]] = ["rent", "tax", "pieces"]
"""By `Due.why`."""


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
        denial=denial_view(s),
        debt=debt_view(s, about, seat) if isinstance(about, Debt) else None,
        due=due_view(s, about, seat) if isinstance(about, Due) else None,
        receipt=s.board.ids[about.spaces[0]] if isinstance(about, Receipt) else "",
        opening=opening_view(about) if isinstance(about, Opening) else {},
        awaited=awaited(s),
        reason=s.reason,
    )


def opening_view(opening: Opening) -> dict[int, int]:
    """Totals rolled so far, by seat."""
    return dict(zip(opening.rolling, opening.totals, strict=False))


def awaited(s: Table) -> int | None:
    """The seat that chance draws for before the first turn."""
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
    """A seat as clients know it; None: the Lab."""
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


def denial_view(s: Table) -> DenialView | None:
    found = s.denial
    if found is None:
        return None
    give, want = (names_of(s, list(goods)) for goods in (found.give, found.want))
    return DenialView(found.seat, found.to, give, want, found.pay, found.ask, found.reason)


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
