"""What a seat may answer, as a client gets it: the legal list, folded."""

from __future__ import annotations

from labtop.engine.core import Prompt
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import (
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
from labtop.rooms.chemistry_monopoly.holdings import is_tradable
from labtop.rooms.chemistry_monopoly.public_view import due_view
from labtop.rooms.chemistry_monopoly.reasons import better_offer
from labtop.rooms.chemistry_monopoly.state import OFFERS, Auction, Debt, Due, Receipt, Table, Trade, seats_after
from labtop.rooms.chemistry_monopoly.view import Deed, Menu, Partner, ReceiptMenu, TradeMenu


def menu(s: Table, p: Prompt, seat: int, legal: list[Action]) -> Menu:
    """Bids and trades by their bounds, deeds with cards by their price, everything else as it is."""
    about = p.about
    folded = (Condense, Evaporate, Transfer, Bid, Offer, Counter, Count, SellDown)
    plain = [a for a in legal if not isinstance(a, folded) and (p.kind == "receive" or not isinstance(a, BuyBack))]
    trade = trade_menu(s, p, seat)
    bid = None
    if isinstance(about, Auction):
        bid = (about.price + 1, most_bid(s, seat, about))
    return Menu(
        plain=plain,  # type: ignore[arg-type]  # this room's own answers
        deeds=[] if p.kind == "receive" else [deed for a in legal for deed in deed_of(s, a)],
        down=[a for a in legal if isinstance(a, SellDown)],
        trade=trade,
        better=None if trade is None else better_offer(s, seat),
        bid=bid,
        count=due_view(s, about, seat) if isinstance(about, Due) else None,
        receipt=receipt_menu(s, about) if isinstance(about, Receipt) else None,
    )


def receipt_menu(s: Table, about: Receipt) -> ReceiptMenu:
    """Rule 6.8: price and interest of the card that is asked about."""
    q = about.spaces[0]
    return ReceiptMenu(back=s.board.back[q], interest=s.board.interest[q])


def deed_of(s: Table, a: Action) -> list[Deed]:
    """The deed that an answer does with one card; empty: it is no such answer."""
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
    """The goods and purses a trade can be made of; None where no offer may be made."""
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
    """Rule 6.1: what a seat could give away."""
    b = s.board
    cards = [b.ids[q] for q in s.cards[seat] if is_tradable(s, q)]
    return cards + [b.card_ids[card] for card in s.frees[seat]]
