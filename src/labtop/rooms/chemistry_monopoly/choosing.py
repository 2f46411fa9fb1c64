"""The lists of answers (`legal`): complete but for the open-ended ones, of which they hold a finite menu.

Open-ended are bids, offers, counter-offers and selling a set down. `check` takes any that the rules allow; listed are:

- bids of 1, 10, 50 and 100 more than the highest one, as far as the purse reaches;
- in a turn, offers that complete a set of mine: the missing card for its price or twice its price, or for a card that
  completes a set of its owner; while I owe, also each of my goods to each other player for its printed price
  (a transferred card for half of it, a free card for the fine it saves);
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
from labtop.rooms.chemistry_monopoly.building import (
    is_blocked,
    rising,
    sinking,
    ways_down,
)
from labtop.rooms.chemistry_monopoly.receiving import interest_of, may_buy_back_now
from labtop.rooms.chemistry_monopoly.rent import reach
from labtop.rooms.chemistry_monopoly.state import OFFERS, Auction, Debt, Receipt, Table, Trade, seats_after
from labtop.rooms.chemistry_monopoly.trading import names_of

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
    found: list[Action] = [THROW if s.again else END]
    if s.again:
        if s.thrown and not s.options.forced_doubles:
            found.append(END)
        if s.inside[seat]:
            if s.cash[seat] >= s.board.fine:
                found.append(PAY_FINE)
            found += [s.board.free[card] for card in s.frees[seat]]
    manage(s, seat, found)
    return found


def buy_answers(s: Table, seat: int) -> list[Action]:
    """Rules 3.1, 3.2; the turn stays open for raising the money (rule 2.4)."""
    found: list[Action] = [DECLINE]
    if s.cash[seat] >= s.board.price[s.pos[seat]]:
        found = [BUY, DECLINE]
    manage(s, seat, found)
    return found


def manage(s: Table, seat: int, found: list[Action]) -> None:
    """Rule 2.4: one's cards and trades."""
    if s.cards[seat]:
        spends = add_raises(s, seat, found)
        if s.liquids < s.board.top - 1:
            add_sell_downs(s, seat, found)
        found += spends
    if s.short[seat] and s.offers < OFFERS:
        add_offers(s, seat, found)


def add_raises(s: Table, seat: int, found: list[Action]) -> list[Action]:
    """What brings money, evaporate and transfer; returns what costs some, condense and buy back, found on the same way.

    Lists are made all the time in a simulation: one walk over the cards instead of two, and what a set allows is
    asked once for all its elements.
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
    """Offers that complete a set of mine (rule 6.2; the finite menu described above)."""
    for f in short_of_one(s, seat):
        for q in s.board.members[f]:
            other = s.owner[q]
            if other >= 0 and other != seat:
                offers_for(s, seat, other, q, found)


def offers_for(s: Table, seat: int, other: int, q: int, found: list[Action]) -> None:
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
    """Each of my goods to each other player at its price."""
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
    # seen from here: what I give is what was wanted, and AMUny asked for is AMUny to be paid
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
