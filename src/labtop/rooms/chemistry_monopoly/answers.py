"""The lists of legal answers. Of open-ended answers, which cannot all be listed, they hold a finite choice.

Open-ended are bids, offers, counter-offers and selling a set down: judge.py takes any that the rules allow. Listed are:

- bids of 1, 10, 50 and 100 more than the highest one, as far as the purse reaches;
- in a turn, offers that complete a set of the seat: the missing card for its price or twice its price, or for a card
  that completes a set of its owner; in debt, offers of each good of the seat to each other player for its printed
  price (a transferred card for half of it, a free card for the fine it saves);
- counter-offers for the same goods: twice the AMUny, or the wanted goods' printed price on top; half of what was asked;
- for rule 5.7 one even set of levels for each number of levels that can be left.
"""

from __future__ import annotations

from typing import Final

from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    Counter,
    Decline,
    Drop,
    End,
    GiveUp,
    Offer,
    PayFine,
    PayInterest,
    PayTax,
    Refuse,
    SellDown,
    Throw,
)
from labtop.rooms.chemistry_monopoly.auctions import most_bid
from labtop.rooms.chemistry_monopoly.holdings import (
    is_blocked,
    rising,
    sinking,
    ways_down,
)
from labtop.rooms.chemistry_monopoly.receipts import interest_of, may_buy_back_now
from labtop.rooms.chemistry_monopoly.rent import reach
from labtop.rooms.chemistry_monopoly.state import OFFERS, Auction, Debt, Receipt, Table, Trade, seats_after
from labtop.rooms.chemistry_monopoly.trades import names_of

THROW: Final = Throw()
END: Final = End()
PAY_FINE: Final = PayFine()
BUY: Final = Buy()
DECLINE: Final = Decline()
FLAT: Final = PayTax("flat")
PERCENT: Final = PayTax("percent")
DROP: Final = Drop()
ACCEPT: Final = Accept()
REFUSE: Final = Refuse()
PAY_INTEREST: Final = PayInterest()
GIVE_UP: Final = GiveUp()
RAISES: Final = (1, 10, 50, 100)


def turn_answers(s: Table, seat: int) -> list[Action]:
    """Rules 2.3 to 2.8, 7.3."""
    found = [first_in_turn(s)]
    if s.again:
        if s.thrown and not s.options.forced_doubles:
            found.append(END)
        if s.inside[seat]:
            if s.cash[seat] >= s.board.fine:
                found.append(PAY_FINE)
            found += [s.board.free[card] for card in s.frees[seat]]
    add_managing(s, seat, found)
    return found


def first_in_turn(s: Table) -> Action:
    """The main answer to a turn."""
    return THROW if s.again else END


def buy_answers(s: Table, seat: int) -> list[Action]:
    """Rules 3.1, 3.2, and what may be done to raise the money (rule 2.4)."""
    found = [first_at_sale(s, seat)]
    if found[0] is BUY:
        found.append(DECLINE)
    add_managing(s, seat, found)
    return found


def first_at_sale(s: Table, seat: int) -> Action:
    """The main answer to a card for sale."""
    return BUY if s.cash[seat] >= s.board.price[s.pos[seat]] else DECLINE


def add_managing(s: Table, seat: int, found: list[Action]) -> None:
    """Rule 2.4: one's cards and trades."""
    if s.cards[seat]:
        spends = add_raises(s, seat, found)
        if s.liquids < s.board.top - 1:
            add_sell_downs(s, seat, found)
        found += spends
    if s.short[seat] and s.offers < OFFERS:
        add_offers(s, seat, found)


def add_raises(s: Table, seat: int, found: list[Action]) -> list[Action]:
    """Add what brings money, evaporate and transfer; returns what costs money, condense and buy back.

    Both are found in one walk over the cards, because simulations make these lists all the time.
    """
    b = s.board
    pieces, family, away, level = s.pieces, b.family, s.away, s.level
    cash = s.cash[seat]
    up, down = b.nowhere, b.nowhere
    if s.sets[seat]:
        up, down = up[:], down[:]
        for f in s.sets[seat]:
            up[f] = rising(s, seat, f)
            if pieces[f]:
                down[f] = sinking(s, f)
    spends: list[Action] = []
    for q in s.cards[seat]:
        if away[q]:
            if cash >= b.back[q]:
                spends.append(b.buy_back[q])
            continue
        f = family[q]
        if not pieces[f]:
            found.append(b.transfer[q])
        elif level[q] == down[f]:
            found.append(b.evaporate[q])
        if level[q] == up[f]:
            spends.append(b.condense[q])
    return spends


def add_sell_downs(s: Table, seat: int, found: list[Action]) -> None:
    """Rule 5.7, where the Lab runs out of liquids."""
    b = s.board
    for f in s.sets[seat]:
        if is_blocked(s, f):
            found += [SellDown(b.family_ids[f], tuple(levels)) for levels in ways_down(s, f)]


def short_of_one(s: Table, seat: int) -> list[int]:
    """Families of which this seat has all cards but one, none of them condensed."""
    return [f for f in s.short[seat] if not s.pieces[f]]


def add_offers(s: Table, seat: int, found: list[Action]) -> None:
    """Offers that complete a set of the seat (rule 6.2)."""
    for f in short_of_one(s, seat):
        for q in s.board.members[f]:
            other = s.owner[q]
            if other >= 0 and other != seat:
                offers_for(s, seat, other, q, found)


def offers_for(s: Table, seat: int, other: int, q: int, found: list[Action]) -> None:
    """For one card of another seat: money, or a card that completes a set of that seat."""
    b = s.board
    name = (b.ids[q],)
    due = b.interest[q] if s.away[q] else 0
    cash, price = s.cash[seat], b.price[q]
    if cash >= price + due:
        found.append(Offer(other, (), name, price))
        if cash >= 2 * price + due:
            found.append(Offer(other, (), name, 2 * price))
    if cash < due:
        return
    for g in short_of_one(s, other):
        if g != b.family[q]:
            missing = [mine for mine in b.members[g] if s.owner[mine] == seat]
            missing = [mine for mine in missing if s.cash[other] >= interest_of(s, [mine])]
            found += [Offer(other, (b.ids[mine],), name) for mine in missing]


def debt_answers(s: Table, seat: int, debt: Debt) -> list[Action]:
    """Rules 9.1 to 9.3: only what raises money, and giving up where nothing covers the debt."""
    found: list[Action] = []
    if reach(s, seat) < debt.amount:
        found.append(GIVE_UP)
    add_raises(s, seat, found)
    add_sell_downs(s, seat, found)
    if debt.offers < OFFERS:
        add_sales(s, seat, found)
    return found


def add_sales(s: Table, seat: int, found: list[Action]) -> None:
    """Offers of each of the seat's goods to each other player at its price."""
    b = s.board
    others = seats_after(s, seat)
    for q in s.cards[seat]:
        if not s.pieces[b.family[q]]:
            price = b.half[q] if s.away[q] else b.price[q]
            due = interest_of(s, [q])
            found += [Offer(to, (b.ids[q],), (), 0, price) for to in others if s.cash[to] >= price + due]
    if b.fine:
        for card in s.frees[seat]:
            found += [Offer(to, (b.card_ids[card],), (), 0, b.fine) for to in others if s.cash[to] >= b.fine]


def offer_answers(s: Table, seat: int, trade: Trade) -> list[Action]:
    """Rule 6.3: no, yes, or a counter-offer."""
    found: list[Action] = [REFUSE, ACCEPT]
    if trade.counter:
        return found
    # from the side that answers: it gives what was wanted and pays what was asked for
    give, want = tuple(names_of(s, trade.want)), tuple(names_of(s, trade.give))
    get_due = interest_of(s, [good for good in trade.give if good < s.board.spaces])
    give_due = interest_of(s, [good for good in trade.want if good < s.board.spaces])
    if trade.ask:
        less = trade.ask // 2
        if less and s.cash[seat] >= less + get_due and s.cash[trade.seat] + less >= give_due:
            found.append(Counter(give, want, less))
    elif give:
        worth = sum([s.board.price[good] for good in trade.want if good < s.board.spaces])
        prices = [more for more in dict.fromkeys([2 * trade.pay, trade.pay + worth]) if more > trade.pay]
        prices = [more for more in prices if s.cash[trade.seat] >= more + give_due and s.cash[seat] + more >= get_due]
        found += [Counter(give, want, 0, more) for more in prices]
    return found


def auction_answers(s: Table, seat: int, lot: Auction) -> list[Action]:
    """Rules 8.2 and 8.3."""
    most = most_bid(s, seat, lot)
    found: list[Action] = [DROP]
    found += [Bid(lot.price + more) for more in RAISES if lot.price + more <= most]
    return found


def receive_answers(s: Table, seat: int, about: Receipt) -> list[Action]:
    """Rule 6.8."""
    if may_buy_back_now(s, seat, about):
        return [PAY_INTEREST, s.board.buy_back[about.spaces[0]]]
    return [PAY_INTEREST]


def leave_answers(s: Table, seat: int) -> list[Action]:
    """Rule 7.5: the fine, or a free card."""
    return [PAY_FINE, *[s.board.free[card] for card in s.frees[seat]]]
