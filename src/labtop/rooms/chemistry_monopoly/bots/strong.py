"""`strong`: tries every answer in an imagined world and judges what the position is worth afterwards."""

from __future__ import annotations

from typing import Final, assert_never, cast

from labtop.bots.base import Question
from labtop.engine import drive
from labtop.engine.core import Dice, Illegal, Rules
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly import ROOM
from labtop.rooms.chemistry_monopoly.actions import (
    Bid,
    Buy,
    BuyBack,
    Condense,
    Counter,
    End,
    Evaporate,
    GiveUp,
    Offer,
    PayFine,
    SeatKind,
    SellDown,
    Throw,
    Transfer,
    UseFree,
)
from labtop.rooms.chemistry_monopoly.answers import ACCEPT, DECLINE, DROP, END, FLAT, PERCENT, REFUSE, THROW
from labtop.rooms.chemistry_monopoly.board import FEE, LAB, LAB_DAY, OWN, TAX, TEST_DAY
from labtop.rooms.chemistry_monopoly.bots.lore import SUMS
from labtop.rooms.chemistry_monopoly.bots.trades import proposals
from labtop.rooms.chemistry_monopoly.bots.value import WEIGHTS, Scale, Weights, share
from labtop.rooms.chemistry_monopoly.effects import manage
from labtop.rooms.chemistry_monopoly.purse import give_card, to_lab
from labtop.rooms.chemistry_monopoly.rent import rent, taxed_worth
from labtop.rooms.chemistry_monopoly.state import Auction, Debt, Table, Trade

RULES: Final[Rules[Table]] = ROOM.rules
LITTLE: Final = 1e-9
FIND: Final = 0.5
"""Part of its price that it is worth to land on a card nobody owns."""
OFTEN: Final = 3
"""All but one turn in so many begin with a search for a trade: people tire of being asked."""
OFFER_GAIN: Final = 0.01
"""Of the strengths of all players: what a trade must bring the seat before it offers it …"""
TAKE_GAIN: Final = 0.05
"""… and before it accepts the offer of another."""


class Think:
    """One question, judged in one imagined world: nothing is hidden but the order of unseen cards."""

    def __init__(self, world: Table, seat: int, legal: list[Action], weights: Weights = WEIGHTS) -> None:
        self.s = world
        self.seat = seat
        self.legal = legal
        self.scale = Scale(world, weights)
        self.now = self.judge(world)

    # ---- worlds after an answer ------------------------------------------------------------------------------------

    def after(self, *actions: Action) -> Table:
        """The world after these answers, each to the question that is open then."""
        world = RULES.clone(self.s)
        for action in actions:
            p = world.stack[-1]
            drive.step(RULES, world, p, p.waiting[0], action, None)
        return world

    def worth(self, *actions: Action) -> float:
        return self.judge(self.after(*actions))

    def judge(self, world: Table) -> float:
        """What a world is worth to the seat."""
        return share(world, self.seat, self.scale)

    def owned(self, q: int, seat: int, price: int) -> float:
        """The worth of the world in which this seat gets a card for this price."""
        world = RULES.clone(self.s)
        to_lab(world, seat, price)
        give_card(world, q, seat)
        return self.judge(world)

    # ---- questions -------------------------------------------------------------------------------------------------

    def best(self, kind: str, rng: Dice) -> Action:
        """The answer to the question of this kind."""
        asked = cast("SeatKind", kind)
        if asked == "turn":
            return self.turn(rng)
        if len(self.legal) == 1:
            return self.legal[0]
        match asked:
            case "buy":
                return self.buy()
            case "auction":
                return self.bid()
            case "offer" | "counter":
                return self.answer()
            case "debt":
                return self.raise_money()
            case "tax":
                return self.tax()
            case "leave":
                return next((a for a in self.legal if isinstance(a, UseFree)), self.legal[0])
            case "receive" | "count":
                return max(self.legal, key=self.worth)
            case _:
                assert_never(asked)

    def turn(self, rng: Dice) -> Action:
        s = self.s
        if s.offers == 0 and not s.thrown and rng.below(OFTEN):
            offer = self.offer()
            if offer is not None:
                return offer
        deed = self.deed()
        return self.move() if deed is None else deed

    def deed(self) -> Action | None:
        """The best way to condense or buy back; None: none makes the position better."""
        best, gain = None, LITTLE
        for a in self.legal:
            if isinstance(a, Condense | BuyBack):
                more = self.worth(a) - self.now
                if more > gain:
                    best, gain = a, more
        return best

    def move(self) -> Action:
        """Roll; leave Biology Class before that while a roll is worth more than the fine."""
        ways = [a for a in self.legal if isinstance(a, UseFree | PayFine)]
        if ways and self.roll_value() > self.s.board.fine:
            return ways[-1]
        return self.legal[0]

    def roll_or_stay(self) -> Action:
        """Roll, or stay where no rent is due."""
        s = self.s
        ahead = self.roll_value()
        if s.inside[self.seat]:
            ways = [a for a in self.legal if isinstance(a, UseFree | PayFine)]
            ways.sort(key=lambda a: isinstance(a, PayFine))
            if ways and ahead > (s.board.fine if isinstance(ways[0], PayFine) else s.board.fine / 2):
                return ways[0]
        elif ahead < 0 and any(isinstance(a, End) for a in self.legal):
            return END
        return THROW if isinstance(self.legal[0], Throw) else self.legal[0]

    def roll_value(self) -> float:
        """What a roll from here brings on average, in @: cards to find, rents to pay, and a part of the way to Go."""
        s, seat = self.s, self.seat
        b, cash = s.board, s.cash[seat]
        value = 0.0
        for total, chance in SUMS:
            q = (s.pos[seat] + total) % b.spaces
            kind = b.kind[q]
            here = b.go * total / b.spaces
            if kind == OWN:
                if s.owner[q] == LAB:
                    here += FIND * b.price[q] if cash >= b.price[q] else 0
                elif s.owner[q] != seat and not s.away[q]:
                    due = rent(s, q, 1)
                    here -= due if cash >= due else 1.5 * due
            elif kind in (LAB_DAY, TEST_DAY):
                here += self.scale.lore.cards[kind == TEST_DAY]
            elif kind in (TAX, FEE):
                here -= b.amount[q]
            value += chance * here
        return value

    def buy(self) -> Action:
        """Buy it or not; where it makes a set whole, raise the money for it from cards that matter less."""
        if isinstance(self.legal[0], Buy):
            return self.legal[0] if self.worth(self.legal[0]) > self.worth(DECLINE) else DECLINE
        b, q = self.s.board, self.s.pos[self.seat]
        if self.s.owned[self.seat * b.families + b.family[q]] < b.size[b.family[q]] - 1:
            return DECLINE
        first = None
        world = RULES.clone(self.s)
        price = world.board.price[world.pos[self.seat]]
        while world.cash[self.seat] < price:
            p = world.stack[-1]
            ways = [a for a in RULES.legal(world, p, self.seat) if isinstance(a, Transfer)]
            if not ways:
                return DECLINE
            ways.sort(key=lambda a: self.share_after(world, a), reverse=True)
            first = first or ways[0]
            drive.step(RULES, world, p, self.seat, ways[0], None)
        drive.step(RULES, world, world.stack[-1], self.seat, Buy(), None)
        good = first is not None and self.judge(world) > self.worth(DECLINE)
        return first if good and first is not None else DECLINE

    def share_after(self, world: Table, action: Action) -> float:
        tried = RULES.clone(world)
        p = tried.stack[-1]
        drive.step(RULES, tried, p, p.waiting[0], action, None)
        return self.judge(tried)

    def bid(self) -> Action:
        """Bid while having the card for that price is better than leaving it to a rival; in bigger steps at first."""
        p = self.s.stack[-1]
        lot = p.about
        assert isinstance(lot, Auction)
        rival = lot.leader if lot.leader != LAB else next((seat for seat in p.waiting if seat != self.seat), LAB)
        without = self.now if rival == LAB else self.owned(lot.space, rival, lot.price)
        bids = [a for a in self.legal if isinstance(a, Bid)]
        most = self.most_paid(lot.space, rival)
        good = [a for a in bids if a.amount <= most and self.owned(lot.space, self.seat, a.amount) > without]
        if not good:
            return DROP
        return good[2] if len(good) > 3 else good[min(1, len(good) - 1)]

    def most_paid(self, q: int, rival: int) -> int:
        """All cash where the card makes a set whole for this seat or the rival, else half more than its price."""
        s, b = self.s, self.s.board
        f = b.family[q]
        close = [seat for seat in (self.seat, rival) if seat != LAB and s.owned[seat * b.families + f] == b.size[f] - 1]
        return s.cash[self.seat] if close else b.price[q] * 3 // 2

    def answer(self) -> Action:
        """Accept what makes the position clearly better; else make a counter-offer that would."""
        p = self.s.stack[-1]
        assert isinstance(p.about, Trade)
        refused = self.worth(REFUSE)
        if self.worth(ACCEPT) > refused + TAKE_GAIN:
            return ACCEPT
        counters = [a for a in self.legal if isinstance(a, Counter)]
        counters = [a for a in counters if self.worth(a, ACCEPT) > refused + TAKE_GAIN]
        return counters[0] if counters else REFUSE

    def offer(self) -> Action | None:
        """The trade that brings most, of those that its taker may accept."""
        best, gain = None, OFFER_GAIN
        for a in proposals(self.s, self.seat):
            more = self.worth(a, ACCEPT) - self.now
            if more > gain and self.is_legal(a):
                best, gain = a, more
        return best

    def is_legal(self, a: Action) -> bool:
        try:
            RULES.check(self.s, self.s.stack[-1], self.seat, a)
        except Illegal:
            return False
        return True

    def raise_money(self) -> Action:
        """The smallest loss for the money raised; giving up only when no sale would cover the debt."""
        debt = self.s.stack[-1].about
        assert isinstance(debt, Debt)
        if isinstance(self.legal[0], GiveUp):
            sales = [a for a in self.legal if isinstance(a, Offer)]
            enough = [a for a in sales if a.ask + self.s.cash[self.seat] >= debt.amount]
            return enough[0] if enough else self.legal[0]
        ways = [a for a in self.legal if isinstance(a, Transfer | Evaporate | SellDown)]
        return min(ways, key=self.cost_of)

    def cost_of(self, a: Action) -> float:
        """Share lost for each @ raised, with the debt left aside."""
        world = RULES.clone(self.s)
        world.stack.pop()
        before = world.cash[self.seat]
        manage(world, self.seat, a, None)
        return (self.now - self.judge(world)) / (world.cash[self.seat] - before)

    def tax(self) -> Action:
        """An estimate, as the rule wants it (3.7)."""
        return PERCENT if taxed_worth(self.s, self.seat) < 2000 else FLAT


class Strong:
    """Judges every answer by the position it leads to."""

    def choose(self, seen: Question) -> Action:
        return Think(seen.worlds(1)[0], seen.ask.seat, seen.legal).best(seen.ask.kind, seen.rng)
