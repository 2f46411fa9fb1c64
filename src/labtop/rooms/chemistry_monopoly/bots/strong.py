"""`strong`: buys and condenses as people do who know the game, and judges trades, bids and sales by the position after.

Positions are judged in an imagined world after each answer (value.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never, cast

from labtop.bots.base import Question
from labtop.engine import drive
from labtop.engine.core import Dice, Illegal, Rules
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly import ROOM
from labtop.rooms.chemistry_monopoly.actions import (
    Bid,
    Condense,
    Counter,
    End,
    Evaporate,
    GiveUp,
    Offer,
    PayFine,
    Refuse,
    SeatKind,
    SellDown,
    Throw,
    Transfer,
    UseFree,
    Why,
)
from labtop.rooms.chemistry_monopoly.answers import ACCEPT, DROP, END, FLAT, PERCENT, REFUSE, THROW
from labtop.rooms.chemistry_monopoly.board import FEE, LAB, LAB_DAY, OWN, TAX, TEST_DAY
from labtop.rooms.chemistry_monopoly.bots.lore import SUMS
from labtop.rooms.chemistry_monopoly.bots.manners import may_ask, refusal
from labtop.rooms.chemistry_monopoly.bots.quick import Quick, danger, gas_rent, is_single
from labtop.rooms.chemistry_monopoly.bots.trades import proposals
from labtop.rooms.chemistry_monopoly.bots.value import WEIGHTS, Scale, Weights, share, strengths
from labtop.rooms.chemistry_monopoly.effects import manage
from labtop.rooms.chemistry_monopoly.purse import give_card, to_lab
from labtop.rooms.chemistry_monopoly.rent import rent, taxed_worth
from labtop.rooms.chemistry_monopoly.state import Auction, Debt, Table, Trade, about_of

RULES: Final[Rules[Table]] = ROOM.rules
FIND: Final = 0.5
"""Part of its price that it is worth to land on a card nobody owns."""
OFTEN: Final = 3
"""All but one turn in so many begin with a search for a trade: people tire of being asked."""
OFFER_GAIN: Final = 0.01
"""The least gain for which the seat offers a trade, as a part of the strengths of all players."""
TAKE_GAIN: Final = 0.05
"""The least gain for which it accepts the offer of another player."""
STAYS: Final = 4.0
"""Rents that one roll costs on average: so many stay in the purse when a set is condensed."""
RICH: Final = 2000
"""AMUny with which no single rent is to be feared."""


class Think:
    """One question, judged in one imagined world: nothing is hidden but the order of unseen cards."""

    stays: float = STAYS

    def __init__(self, world: Table, seat: int, legal: list[Action], weights: Weights = WEIGHTS) -> None:
        self.s = world
        self.seat = seat
        self.legal = legal
        self.scale = Scale(world, weights)
        self.quick = Quick(self.scale.lore, self.stays)
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
        """Condense the set that pays best, raise money for that, or buy back; enough stays for the next roll."""
        found = self.quick.deed(self.s, self.seat, self.s.cash[self.seat])
        return found if isinstance(found, Condense) else self.raise_for_set() or found

    def raise_for_set(self) -> Action | None:
        """Transfer the single card that earns least for its money, if all of them would pay for condensing a set."""
        s, seat, b = self.s, self.seat, self.s.board
        singles = [q for q in s.cards[seat] if is_single(s, seat, q)]
        first = seat * b.families
        whole = [f for f in range(b.colours) if s.owned[first + f] == b.size[f] and not s.gone[f]]
        steps = [b.step[b.members[f][0]] for f in whole if self.quick.may_condense(s, f)]
        if not singles or not steps:
            return None
        money = s.cash[seat] + sum([b.half[q] for q in singles])
        if money - min(steps) < self.quick.caution * danger(s, seat):
            return None
        return b.transfer[min(singles, key=lambda q: self.scale.lore.visits[q] * gas_rent(s, seat, q) / b.half[q])]

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
        """Buy whatever can be paid, also with money raised from single cards."""
        return self.quick.buy(self.s, self.seat)

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
        return counters[0] if counters else self.reasoned(lambda more: self.after_paying(more) > refused + TAKE_GAIN)

    def reasoned(self, agrees: Callable[[int], bool] | None) -> Refuse:
        """The refusal with what weighs most against the trade in this judgement."""
        s, seat = self.s, self.seat
        trade = about_of(s.stack[-1], Trade)
        before, after = strengths(s, self.scale), strengths(self.after(ACCEPT), self.scale)
        mine, theirs = after[seat] - before[seat], after[trade.seat] - before[trade.seat]
        whys: list[Why] = ["both", "yours"] if theirs > max(0.0, mine) else []
        if mine < 0:
            poor: list[Why] = ["purse"] if self.would_if_rich() else []
            whys = [*poor, "broken", *whys, "printed"]
        return refusal(s, seat, whys, agrees)

    def would_if_rich(self) -> bool:
        """Whether it is only for want of money that the trade does not please."""
        rich = RULES.clone(self.s)
        rich.cash[self.seat] += RICH
        think = Think(rich, self.seat, self.legal, self.scale.w)
        return think.worth(ACCEPT) > think.worth(REFUSE) + TAKE_GAIN

    def after_paying(self, more: int) -> float:
        """The worth of the trade if the other side added so much money."""
        world = self.after(ACCEPT)
        trade = about_of(self.s.stack[-1], Trade)
        world.cash[trade.seat] -= more
        world.cash[self.seat] += more
        return self.judge(world)

    def offer(self) -> Action | None:
        """The trade that brings most, of those that its taker may accept."""
        best, gain = None, OFFER_GAIN
        for a in proposals(self.s, self.seat):
            if may_ask(self.s, self.seat, a):
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
            enough = [
                a for a in sales if a.ask + self.s.cash[self.seat] >= debt.amount and may_ask(self.s, self.seat, a)
            ]
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
