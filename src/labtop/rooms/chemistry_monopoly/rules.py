"""Who may do what in Chemistry Monopoly, and what it does. Rule numbers are those of RULES.md.

The turn is one question, asked again after each answer until it ends; everything that interrupts it (a card to buy, a
tax, a debt, an offer, an auction) is a question above it.
"""

from __future__ import annotations

from typing import Any, Final

from labtop.engine.core import CHANCE, About, Dice, Log, Prompt, Rules, Seat
from labtop.engine.wire import Action, Outcome
from labtop.rooms.chemistry_monopoly import judge, scoring, view
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bell,
    Bid,
    Buy,
    BuyBack,
    Condense,
    Count,
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
    SellDown,
    Throw,
    Thrown,
    Transfer,
    UseFree,
)
from labtop.rooms.chemistry_monopoly.auctions import bid
from labtop.rooms.chemistry_monopoly.board import LAB
from labtop.rooms.chemistry_monopoly.building import buy_back, condense, evaporate, sell_down, transfer
from labtop.rooms.chemistry_monopoly.cards import draw_card, top_card
from labtop.rooms.chemistry_monopoly.choosing import (
    BUY,
    DECLINE,
    DROP,
    END,
    FLAT,
    PAY_FINE,
    PERCENT,
    REFUSE,
    THROW,
    auction_answers,
    buy_answers,
    debt_answers,
    offer_answers,
    receive_answers,
    turn_answers,
)
from labtop.rooms.chemistry_monopoly.debts import SETTLED, bankrupt, pay, settle
from labtop.rooms.chemistry_monopoly.moving import (
    buy,
    decline,
    fill_pot,
    leave_for_fine,
    leave_with_card,
    pay_fresh_rent,
    pay_share,
    roll,
)
from labtop.rooms.chemistry_monopoly.options import Options
from labtop.rooms.chemistry_monopoly.purse import give_card, to_lab
from labtop.rooms.chemistry_monopoly.receiving import answer_receipt
from labtop.rooms.chemistry_monopoly.state import (
    RENT,
    Auction,
    Debt,
    Due,
    FreshRoll,
    Opening,
    Receipt,
    Table,
    Trade,
    new_table,
)
from labtop.rooms.chemistry_monopoly.trading import carry_out, counter, offer
from labtop.rooms.chemistry_monopoly.turns import next_turn, roll_for_start

DEALT_EACH: Final = 2
"""Rule 12.1."""
DICE: Final = "dice"
STREAMS: Final = {"thrown": DICE}
DECKS: Final = {"lab_day": 0, "test_day": 1}
FACES: Final = [(one, two) for one in range(1, 7) for two in range(1, 7)]
ROLLS: Final = [Thrown(faces) for faces in FACES]
BELL: Final = Bell()
NONE: Final[list[Action]] = []


def go_on(s: Table, log: Log | None) -> None:
    """After an answer: what needs none is settled, and with nothing left to ask the next turn begins (rule 2.8)."""
    stack = s.stack
    if stack:
        if stack[-1].kind not in SETTLED:
            return
        settle(s, log)
    if not stack and not s.reason:
        next_turn(s, log)


class ChemistryMonopoly(Rules[Table]):
    def setup(self, options: Any, seats: int) -> Table:
        assert isinstance(options, Options)
        s = new_table(options, seats)
        fill_pot(s)
        opening = Opening()
        opening.rolling = list(range(seats))
        s.open("thrown", CHANCE, opening)  # rule 2.2
        if options.short_game:
            s.open("deal", CHANCE)  # rule 12.1
        if options.minutes:
            s.open_door("bell", [CHANCE])  # rule 10.3: only the table's clock knocks there
        return s

    # ---- chance ----------------------------------------------------------------------------------------------------

    def stream(self, kind: str) -> str:
        return STREAMS.get(kind, kind)

    def draw(self, s: Table, p: Prompt, dice: Dice) -> Action:
        kind = p.kind
        if kind == "thrown":
            return ROLLS[dice.two()]
        if kind in DECKS:
            return s.board.drawn[top_card(s, DECKS[kind], dice)]
        if kind == "deal":
            left = [q for q in s.board.owned if s.owner[q] == LAB]
            return s.board.dealt[left[dice.below(len(left))]]
        return BELL

    # ---- what may be done ------------------------------------------------------------------------------------------

    def first(self, s: Table, p: Prompt, seat: Seat) -> Action:
        """legal[0] without the list, where that is known."""
        kind = p.kind
        if kind == "turn":
            return THROW if s.again else END
        if kind == "buy":
            return BUY if s.cash[seat] >= s.board.price[s.pos[seat]] else DECLINE
        if kind == "auction":
            return DROP
        if kind in ("offer", "counter"):
            return REFUSE
        return self.legal(s, p, seat)[0]

    def legal(self, s: Table, p: Prompt, seat: Seat) -> list[Action]:
        """All answers, of open-ended ones a finite menu (choosing.py)."""
        kind, about = p.kind, p.about
        if kind == "turn":
            return turn_answers(s, seat)
        if kind == "buy":
            return buy_answers(s, seat)
        if kind == "auction":
            assert isinstance(about, Auction)
            return auction_answers(s, seat, about)
        if kind == "debt":
            assert isinstance(about, Debt)
            return debt_answers(s, seat, about)
        if kind in ("offer", "counter"):
            assert isinstance(about, Trade)
            return offer_answers(s, seat, about)
        if kind == "receive":
            assert isinstance(about, Receipt)
            return receive_answers(s, seat, about)
        if kind == "tax":
            return [FLAT, PERCENT]
        if kind == "count":
            assert isinstance(about, Due)
            return [Count(about.amount)]
        if kind == "leave":
            return [PAY_FINE, *[s.board.free[card] for card in s.frees[seat]]]
        return NONE[:]  # the bell: no seat rings it

    def check(self, s: Table, p: Prompt, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            judge.check_chance(s, p, action)
        else:
            judge.check_seat(s, p, seat, action)

    def menu(self, s: Table, p: Prompt, seat: Seat) -> Any:
        return view.menu(s, p, seat, self.legal(s, p, seat))

    # ---- what it does ----------------------------------------------------------------------------------------------

    def apply(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        # by the answer's `type`: isinstance would ask the metaclass of every class that it is not
        if p.kind == "turn":
            if type(action) is Throw:
                s.open("thrown", CHANCE)  # rule 2.3
                return
            if type(action) is End:
                next_turn(s, log)  # rule 2.8
                return
            self.manage(s, seat, action, log)
        elif type(action) is Thrown:
            if p.about is None:
                s.stack.pop()
                one, two = action.dice
                roll(s, s.turn, one, two, log)
            else:
                self.throw(s, p.about, action.dice, log)
        elif type(action) is Drawn:
            s.stack.pop()
            draw_card(s, s.turn, DECKS[p.kind], s.board.card_numbers[action.card], log)
        elif p.kind == "buy":
            self.answer_space(s, seat, action, log)
        else:
            self.apply_rare(s, p, seat, action, log)
        go_on(s, log)

    def apply_rare(self, s: Table, p: Prompt, seat: Seat, action: Action, log: Log | None) -> None:
        """The questions that come up less often."""
        kind, about = p.kind, p.about
        if kind == "auction":
            bid(s, p, seat, action.amount if type(action) is Bid else 0, log)
        elif kind == "debt":
            assert isinstance(about, Debt)
            self.raise_money(s, seat, about, action, log)
        elif kind in ("offer", "counter"):
            assert isinstance(about, Trade)
            self.answer_offer(s, seat, about, action, log)
        elif kind == "tax":
            assert isinstance(action, PayTax)
            s.stack.pop()
            if action.way == "flat":
                pay(s, seat, s.board.amount[s.pos[seat]], LAB, True, log)
            else:
                pay_share(s, seat, s.pos[seat], log)
        elif kind == "receive":
            assert isinstance(about, Receipt)
            answer_receipt(s, seat, about, type(action) is BuyBack, log)
        elif kind == "count":
            assert isinstance(about, Due)
            s.stack.pop()
            pay(s, seat, about.amount, about.creditor, about.why != RENT, log)
        elif kind == "leave":
            s.stack.pop()
            self.leave_class(s, seat, action, log)
        elif kind == "deal":
            assert isinstance(action, Dealt)
            self.deal(s, p, s.board.numbers[action.space], log)
        else:
            assert isinstance(action, Bell)
            self.ring(s, log)

    def throw(self, s: Table, about: About, dice: tuple[int, int], log: Log | None) -> None:
        """The dice fell, not for a move but for the start (rule 2.2) or for a rent (rule 13.3)."""
        s.faces = list(dice)
        if isinstance(about, Opening):
            roll_for_start(s, about, log)
        else:
            assert isinstance(about, FreshRoll)
            s.stack.pop()
            if log is not None:
                log.say("threw", {"seat": s.turn, "dice": s.faces[:]})
            pay_fresh_rent(s, s.turn, about.factor, log)

    def ring(self, s: Table, log: Log | None) -> None:
        """Rule 10.3."""
        s.bell = True
        s.doors.clear()
        if log is not None:
            log.say("bell", {})

    def deal(self, s: Table, p: Prompt, q: int, log: Log | None) -> None:
        """Rule 12.1: two cards each, one at a time, paid at once."""
        seat = (p.nth - 1) % s.seats
        to_lab(s, seat, s.board.price[q])
        give_card(s, q, seat)
        if log is not None:
            log.say("dealt", {"seat": seat, "space": s.board.ids[q], "amount": s.board.price[q]})
        if p.nth == DEALT_EACH * s.seats:
            s.stack.pop()

    def leave_class(self, s: Table, seat: Seat, action: Action, log: Log | None) -> None:
        """Rules 7.3 and 7.5."""
        if type(action) is UseFree:
            leave_with_card(s, seat, s.board.card_numbers[action.card], log)
        else:
            assert type(action) is PayFine
            leave_for_fine(s, seat, log)

    def answer_space(self, s: Table, seat: Seat, action: Action, log: Log | None) -> None:
        """Rules 3.1 and 3.2."""
        q = s.pos[seat]
        if type(action) is Buy:
            s.stack.pop()
            buy(s, seat, q, log)
        elif type(action) is Decline:
            s.stack.pop()
            decline(s, seat, q, log)
        else:
            self.manage(s, seat, action, log)

    def manage(self, s: Table, seat: Seat, action: Action, log: Log | None) -> None:
        """Rules 2.4 and 7.3: one's cards and trades, and leaving Biology Class before the dice."""
        numbers = s.board.numbers
        if type(action) is Transfer:
            transfer(s, seat, numbers[action.space], log)
        elif type(action) is BuyBack:
            buy_back(s, seat, numbers[action.space], log)
        elif type(action) is Condense:
            condense(s, seat, numbers[action.space], log)
        elif type(action) is Evaporate:
            evaporate(s, seat, numbers[action.space], log)
        elif type(action) is SellDown:
            sell_down(s, seat, s.board.family_ids.index(action.family), list(action.levels), log)
        elif type(action) is Offer:
            s.offers += 1
            offer(s, seat, action, log)
        else:
            self.leave_class(s, seat, action, log)

    def raise_money(self, s: Table, seat: Seat, debt: Debt, action: Action, log: Log | None) -> None:
        """Rules 9.1 to 9.3; what has been raised is taken by `settle`."""
        if type(action) is GiveUp:
            bankrupt(s, seat, debt.creditor, log)
        elif type(action) is Offer:
            debt.offers += 1
            offer(s, seat, action, log)
        else:
            self.manage(s, seat, action, log)

    def answer_offer(self, s: Table, seat: Seat, trade: Trade, action: Action, log: Log | None) -> None:
        """Rule 6.3."""
        s.stack.pop()
        if type(action) is Accept:
            carry_out(s, trade, seat, log)
        elif type(action) is Counter:
            counter(s, seat, trade, action, log)
        elif log is not None:
            log.say("refused", {"seat": seat, "to": trade.seat})

    # ---- what is known and what it was worth -----------------------------------------------------------------------

    def public(self, s: Table) -> Any:
        return view.public(s)

    def outcome(self, s: Table) -> Outcome | None:
        return scoring.outcome(s)

    def imagine(self, s: Table, seat: Seat | None, rng: Dice) -> Table:
        """Nothing is hidden but the order of unseen cards, and a state has none: chance draws it card by card."""
        return self.clone(s)
