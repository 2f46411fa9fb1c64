"""What an answer does, by the question it answers. The rules of each chapter are in its own module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labtop.engine.core import CHANCE, Log, Prompt
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly import events
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    BuyBack,
    Condense,
    Counter,
    Dealt,
    Decline,
    Drawn,
    End,
    Evaporate,
    GiveUp,
    Offer,
    PayFine,
    PayTax,
    Refuse,
    SellDown,
    Throw,
    Thrown,
    Transfer,
    UseFree,
)
from labtop.rooms.chemistry_monopoly.auctions import bid
from labtop.rooms.chemistry_monopoly.biology_class import leave_for_fine, leave_with_card
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.cards import draw_card
from labtop.rooms.chemistry_monopoly.debts import bankrupt, pay
from labtop.rooms.chemistry_monopoly.holdings import buy_back, condense, evaporate, sell_down, transfer
from labtop.rooms.chemistry_monopoly.movement import buy, decline, pay_fresh_rent, pay_share, roll
from labtop.rooms.chemistry_monopoly.purse import give_card, to_lab
from labtop.rooms.chemistry_monopoly.reasons import refuse, refused
from labtop.rooms.chemistry_monopoly.receipts import answer_receipt
from labtop.rooms.chemistry_monopoly.state import (
    DECKS,
    RENT,
    Debt,
    Due,
    FreshRoll,
    Opening,
    Receipt,
    Table,
    Trade,
    about_of,
)
from labtop.rooms.chemistry_monopoly.trades import carry_out, counter, offer
from labtop.rooms.chemistry_monopoly.turns import next_turn, ring, roll_for_start

DEALT_EACH: Final = 2
"""Rule 12.1."""

# ---- answers of a seat ---------------------------------------------------------------------------------------------


def answer_turn(s: Table, _p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rules 2.3 and 2.8: roll, or pass the dice on; until then manage cards and trades."""
    if isinstance(action, Throw):
        s.denial = None
        s.open("thrown", CHANCE)
    elif isinstance(action, End):
        next_turn(s, log)
    else:
        manage(s, seat, action, log)


def answer_sale(s: Table, _p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rules 3.1 and 3.2; until then the seat may manage cards and trades (rule 2.4)."""
    if isinstance(action, Buy):
        s.stack.pop()
        buy(s, seat, s.pos[seat], log)
    elif isinstance(action, Decline):
        s.stack.pop()
        decline(s, seat, s.pos[seat], log)
    else:
        manage(s, seat, action, log)


def manage(s: Table, seat: int, action: Action, log: Log | None) -> None:
    """Rules 2.4 and 7.3: one's cards and trades, and leaving Biology Class before the dice."""
    numbers = s.board.numbers
    if isinstance(action, Transfer):
        transfer(s, seat, numbers[action.space], log)
    elif isinstance(action, BuyBack):
        buy_back(s, seat, numbers[action.space], log)
    elif isinstance(action, Condense):
        condense(s, seat, numbers[action.space], log)
    elif isinstance(action, Evaporate):
        evaporate(s, seat, numbers[action.space], log)
    elif isinstance(action, SellDown):
        sell_down(s, seat, s.board.family_ids.index(action.family), list(action.levels), log)
    elif isinstance(action, Offer):
        s.offers += 1
        offer(s, seat, action, log)
    else:
        leave_class(s, seat, action, log)


def leave_class(s: Table, seat: int, action: Action, log: Log | None) -> None:
    """Rules 7.3 and 7.5."""
    if isinstance(action, UseFree):
        leave_with_card(s, seat, s.board.card_numbers[action.card], log)
    else:
        assert isinstance(action, PayFine)
        leave_for_fine(s, seat, log)


def answer_third_turn(s: Table, _p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rule 7.5: the way out of Biology Class after the third turn without doubles."""
    s.stack.pop()
    leave_class(s, seat, action, log)


def answer_auction(s: Table, p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rule 8.2."""
    bid(s, p, seat, action.amount if isinstance(action, Bid) else 0, log)


def answer_debt(s: Table, p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rules 9.1 to 9.3; `debts.settle` pays the debt once enough has been raised."""
    debt = about_of(p, Debt)
    if isinstance(action, GiveUp):
        bankrupt(s, seat, debt.creditor, log)
    elif isinstance(action, Offer):
        debt.offers += 1
        offer(s, seat, action, log)
    else:
        manage(s, seat, action, log)


def answer_offer(s: Table, p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rule 6.3."""
    trade = about_of(p, Trade)
    s.stack.pop()
    if isinstance(action, Accept):
        carry_out(s, trade, seat, log)
    elif isinstance(action, Counter):
        counter(s, seat, trade, action, log)
    else:
        assert isinstance(action, Refuse)
        found = refuse(s, trade, seat, action.why, action.more)
        if log is not None:
            log.say(refused(seat, trade.seat, found))


def answer_receive(s: Table, p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rule 6.8."""
    answer_receipt(s, seat, about_of(p, Receipt), isinstance(action, BuyBack), log)


def answer_tax(s: Table, _p: Prompt, seat: int, action: Action, log: Log | None) -> None:
    """Rule 3.7."""
    assert isinstance(action, PayTax)
    s.stack.pop()
    if action.way == "flat":
        pay(s, seat, s.board.amount[s.pos[seat]], LAB, True, log)
    else:
        pay_share(s, seat, s.pos[seat], log)


def answer_count(s: Table, p: Prompt, seat: int, _action: Action, log: Log | None) -> None:
    """Rule 11.5: the amount named is the right one (judge.py), so it is paid."""
    due = about_of(p, Due)
    s.stack.pop()
    pay(s, seat, due.amount, due.creditor, due.why != RENT, log)


# ---- answers of chance ---------------------------------------------------------------------------------------------


def dice_fell(s: Table, p: Prompt, _seat: int, action: Action, log: Log | None) -> None:
    """The dice fell for a move (rule 2.3), for the first turn (rule 2.2) or for a rent (rule 13.3)."""
    assert isinstance(action, Thrown)
    one, two = action.dice
    about = p.about
    if about is None:
        s.stack.pop()
        roll(s, s.turn, one, two, log)
        return
    s.faces = [one, two]
    if isinstance(about, Opening):
        roll_for_start(s, about, log)
    else:
        s.stack.pop()
        if log is not None:
            log.say(events.Threw(s.turn, (one, two)))
        pay_fresh_rent(s, s.turn, about_of(p, FreshRoll).factor, log)


def card_drawn(s: Table, p: Prompt, _seat: int, action: Action, log: Log | None) -> None:
    """Rule 3.5."""
    assert isinstance(action, Drawn)
    s.stack.pop()
    draw_card(s, s.turn, DECKS[p.kind], s.board.card_numbers[action.card], log)


def card_dealt(s: Table, p: Prompt, _seat: int, action: Action, log: Log | None) -> None:
    """Rule 12.1: two cards each, one at a time, paid at once."""
    assert isinstance(action, Dealt)
    q = s.board.numbers[action.space]
    seat = (p.nth - 1) % s.seats
    to_lab(s, seat, s.board.price[q])
    give_card(s, q, seat)
    if log is not None:
        log.say(events.Dealt(seat, s.board.ids[q], s.board.price[q]))
    if p.nth == DEALT_EACH * s.seats:
        s.stack.pop()


def bell_rung(s: Table, _p: Prompt, _seat: int, _action: Action, log: Log | None) -> None:
    """Rule 10.3."""
    ring(s, log)


Effect = Callable[[Table, Prompt, int, Action, Log | None], None]
EFFECTS: Final[dict[str, Effect]] = {
    "turn": answer_turn,
    "buy": answer_sale,
    "auction": answer_auction,
    "debt": answer_debt,
    "offer": answer_offer,
    "counter": answer_offer,
    "receive": answer_receive,
    "tax": answer_tax,
    "count": answer_count,
    "leave": answer_third_turn,
    "thrown": dice_fell,
    "lab_day": card_drawn,
    "test_day": card_drawn,
    "deal": card_dealt,
    "bell": bell_rung,
}
"""By kind of question; a test compares its keys with `KINDS`."""
