"""Paying, owing, going bankrupt (rule 9)."""

from __future__ import annotations

from typing import Final

from labtop.engine.core import Log, Prompt
from labtop.rooms.chemistry_monopoly import auctions, events, receipts
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.holdings import set_level
from labtop.rooms.chemistry_monopoly.purse import from_lab, give_card, hand_money, return_free, take_card, turn_over
from labtop.rooms.chemistry_monopoly.state import OFFERS, RENT, Auction, Debt, Due, Receipt, Table, about_of, still_in
from labtop.rooms.chemistry_monopoly.turns import end_game

SETTLED: Final = frozenset(["debt", "auction", "receive"])
"""Kinds of questions that `settle` may answer without asking."""


def owe(s: Table, seat: int, amount: int, creditor: int, why: int, card: int, factor: int, log: Log | None) -> None:
    """An amount that has to be worked out: with "count it yourself" the payer names it first (rule 11.5)."""
    if s.counting and amount:
        s.open("count", seat, Due(amount, creditor, why, s.pos[seat], card, factor))
    else:
        pay(s, seat, amount, creditor, why != RENT, log)


def pay(s: Table, seat: int, amount: int, creditor: int, pot: bool, log: Log | None) -> None:
    """Pay at once, or open a debt (rule 9.1); `pot`: a tax or fine."""
    if s.cash[seat] >= amount:
        if amount:
            hand_money(s, seat, amount, creditor, pot, log)
        return
    open_debt(s, seat, Debt(amount, creditor, pot), log)


def open_debt(s: Table, seat: int, debt: Debt, log: Log | None) -> None:
    s.open("debt", seat, debt)
    if log is not None:
        if debt.creditor == LAB:
            log.say(events.OwesLab(seat, debt.amount))
        else:
            log.say(events.OwesPlayer(seat, debt.amount, debt.creditor))


def pay_one_by_one(s: Table, payers: list[int], creditors: list[int], amount: int, log: Log | None) -> None:
    """Rule 9.6: the first payment that is not covered becomes a debt, and those after it debts below it."""
    for i in range(len(payers)):
        if s.cash[payers[i]] < amount:
            for k in range(len(payers) - 1, i - 1, -1):
                open_debt(s, payers[k], Debt(amount, creditors[k]), log if k == i else None)
            return
        hand_money(s, payers[i], amount, creditors[i], False, log)


def can_raise(s: Table, seat: int) -> bool:
    """Something is left to evaporate or to transfer."""
    return any(s.level[q] or not s.away[q] for q in s.cards[seat])


def settle(s: Table, log: Log | None) -> None:
    """Answer what leaves no choice: pay covered debts, end hopeless debtors, drop bidders that cannot raise."""
    while s.stack:
        p = s.stack[-1]
        kind = p.kind
        if kind == "debt":
            if not settle_debt(s, p, log):
                return
        elif kind == "auction":
            lot = about_of(p, Auction)
            if auctions.most_bid(s, p.waiting[0], lot) > lot.price:
                return
            auctions.go_on(s, p, lot, log)
        elif kind == "receive":
            receipt = about_of(p, Receipt)
            if s.cash[p.waiting[0]] >= s.board.interest[receipt.spaces[0]]:
                return
            receipts.go_on(s, p.waiting[0], receipt, log)
        else:
            return


def settle_debt(s: Table, p: Prompt, log: Log | None) -> bool:
    """Whether the debt is gone: paid (rule 9.1), or its debtor is bankrupt (rule 9.3)."""
    debt, seat = about_of(p, Debt), p.waiting[0]
    if s.cash[seat] >= debt.amount:
        s.stack.pop()
        hand_money(s, seat, debt.amount, debt.creditor, debt.pot, log)
        return True
    if can_raise(s, seat) or (debt.offers < OFFERS and (s.cards[seat] or s.frees[seat])):
        return False
    bankrupt(s, seat, debt.creditor, log)
    return True


def bankrupt(s: Table, seat: int, creditor: int, log: Log | None) -> None:
    """Rules 9.4, 9.5, 9.7, 12.3: the seat leaves; its questions are closed, and all it has goes to its creditor."""
    s.alive[seat] = False
    s.left.append(seat)
    s.stack[:] = [p for p in s.stack if p.waiting[0] != seat]
    if log is not None:
        log.say(events.Bankrupt(seat) if creditor == LAB else events.Bankrupt(seat, creditor))
    last = len(still_in(s)) == 1
    second = s.options.short_game and len(s.left) == 2
    if second and creditor != LAB:
        hand_over_as_it_stands(s, seat, creditor)
    elif creditor != LAB:
        hand_over(s, seat, creditor, last, log)
    else:
        return_to_lab(s, seat, last or second, log)
    if last:
        end_game(s, "last_one", log)
    elif second:
        end_game(s, "second_bankruptcy", log)


def hand_over_as_it_stands(s: Table, seat: int, creditor: int) -> None:
    """Rule 12.3: liquids and solids pass too, and no interest follows."""
    hand_cash_and_frees(s, seat, creditor)
    for q in sorted(s.cards[seat]):
        take_card(s, q)
        give_card(s, q, creditor)


def hand_cash_and_frees(s: Table, seat: int, creditor: int) -> None:
    s.cash[creditor] += s.cash[seat]
    s.cash[seat] = 0
    s.frees[creditor] += s.frees[seat]
    s.frees[seat] = []


def hand_over(s: Table, seat: int, creditor: int, last: bool, log: Log | None) -> None:
    """Rule 9.4: pieces are sold to the Lab, then everything goes to the creditor."""
    evaporate_all(s, seat)
    hand_cash_and_frees(s, seat, creditor)
    transferred: list[int] = []
    for q in sorted(s.cards[seat]):
        take_card(s, q)
        receipts.receive(s, creditor, q, transferred)
    if not last:
        receipts.ask_about(s, creditor, transferred, True, log)


def evaporate_all(s: Table, seat: int) -> None:
    """Sell all pieces at half price in one step; the Lab needs no liquids to put in the place of solids."""
    amount = 0
    for q in s.cards[seat]:
        amount += s.level[q] * s.board.step[q] // 2
    for q in s.cards[seat]:
        if s.level[q]:
            set_level(s, q, 0)
    from_lab(s, seat, amount)


def return_to_lab(s: Table, seat: int, over: bool, log: Log | None) -> None:
    """Rule 9.5: everything goes back; the cards are transferred and auctioned in board order."""
    evaporate_all(s, seat)
    s.lab += s.cash[seat]
    s.cash[seat] = 0
    for card in s.frees[seat]:
        return_free(s, card)
    s.frees[seat] = []
    cards = sorted(s.cards[seat])
    for q in cards:
        take_card(s, q)
        turn_over(s, q, not over)
    if not over:
        for q in reversed(cards):
            receipts.put_up(s, q, None)
        if log is not None:
            log.say(events.ToBeAuctioned(len(cards)))
