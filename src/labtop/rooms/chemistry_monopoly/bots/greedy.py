"""Rules of thumb: `greedy`, and `beginner` with the mistakes that people make at first.

Both see only the view, and the prices and rents of the board that is played, which may be a teacher's own.
"""

from __future__ import annotations

from typing import Final, assert_never, cast

from labtop.bots.base import Question
from labtop.engine.core import Dice
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly.actions import (
    Accept,
    Bid,
    Buy,
    BuyBack,
    Condense,
    Counter,
    Decline,
    Drop,
    Evaporate,
    GiveUp,
    Offer,
    PayFine,
    PayInterest,
    SeatKind,
    SellDown,
    Transfer,
    UseFree,
    Why,
)
from labtop.rooms.chemistry_monopoly.bots.manners import may_ask, refusal
from labtop.rooms.chemistry_monopoly.state import Table
from labtop.rooms.chemistry_monopoly.view import CardView, PublicView, SideView

SET_WORTH: Final = 450
"""What a whole colour set is worth beyond its cards."""
PURSE: Final = 300
"""What a beginner wants to have in hand before condensing anything."""
SHY: Final = 60
"""In one turn of so many a beginner offers a trade."""


def world_seen(seen: Question) -> Table:
    """The table as a client could build it up: its board comes from the pack in the options."""
    world = seen.worlds(1)[0]
    assert isinstance(world, Table)
    return world


class Greedy:
    """Rules of thumb, from the view alone."""

    def mind(self, seen: Question) -> Mind:
        public = seen.view.public
        assert isinstance(public, PublicView)
        return Mind(public, seen.ask.seat, seen.legal, world_seen(seen))

    def choose(self, seen: Question) -> Action:
        mind = self.mind(seen)
        kind = cast("SeatKind", seen.ask.kind)
        match kind:
            case "turn":
                return mind.turn(seen.rng)
            case "buy":
                return mind.buy()
            case "auction":
                return mind.bid()
            case "offer" | "counter":
                return mind.answer()
            case "debt":
                return mind.raise_money()
            case "tax":
                return mind.tax()
            case "receive":
                return mind.receive()
            case "leave":
                return next((a for a in seen.legal if isinstance(a, UseFree)), seen.legal[0])
            case "count":
                return seen.legal[0]
            case _:
                assert_never(kind)


class Mind:
    """One question as greedy sees it."""

    def __init__(self, public: PublicView, seat: int, legal: list[Action], world: Table) -> None:
        self.world = world
        """Read for the board, for what was offered before, and to name reasons; never for what lies ahead."""
        self.board = world.board
        self.public = public
        self.seat = seat
        self.legal = legal
        self.cash = public.players[seat].cash
        self.mine = {card.space: card for card in public.cards if card.owner == seat}
        self.owner = {card.space: card.owner for card in public.cards}

    def reserve(self) -> int:
        """What to keep for the next visit: a part of the dearest rent around."""
        rents = [card.rent for card in self.public.cards if card.owner != self.seat and not card.rolls]
        return 60 + min(400, max(rents, default=0) // 2)

    def family(self, space: str) -> int:
        return self.board.family[self.board.numbers[space]]

    def held(self, family: int) -> int:
        return sum(self.family(space) == family for space in self.mine)

    def completes(self, space: str) -> bool:
        family, b = self.family(space), self.board
        return family < b.colours and self.held(family) == b.size[family] - 1 and space not in self.mine

    def worth(self, space: str, price: int) -> int:
        """What a card is worth to this seat: more where it makes a set whole, or keeps another seat from that."""
        family, b = self.family(space), self.board
        if self.completes(space):
            return price + SET_WORTH
        others = [owner for card, owner in self.owner.items() if self.family(card) == family and owner != self.seat]
        if family < b.colours and any(others.count(other) == b.size[family] - 1 for other in others):
            return price + SET_WORTH // 3
        return price + price * self.held(family) // 4

    # ---- my turn ---------------------------------------------------------------------------------------------------

    def turn(self, rng: Dice) -> Action:
        leave = self.leave()
        if leave is not None:
            return leave
        build = self.build()
        if build is not None:
            return build
        back = [
            a for a in self.legal if isinstance(a, BuyBack) and self.cash - self.price(a.space) > self.reserve() + 100
        ]
        if back:
            return max(back, key=lambda a: (self.held(self.family(a.space)), self.price(a.space)))
        if self.public.offers == 0 and rng.below(3) == 0:
            offer = self.offer()
            if offer is not None:
                return offer
        return self.legal[0]

    def price(self, space: str) -> int:
        return self.board.price[self.board.numbers[space]]

    def step(self, space: str) -> int:
        return self.board.step[self.board.numbers[space]]

    def leave(self) -> Action | None:
        """Leave Biology Class early while there are cards to buy; later no rent is due there."""
        early = len(self.public.cards) < len(self.board.owned) - 8
        for a in self.legal:
            if isinstance(a, UseFree) or (isinstance(a, PayFine) and self.cash > 250):
                return a if early else None
        return None

    def build(self) -> Action | None:
        """The step that earns most for its price, as long as the reserve stays."""
        steps = [a for a in self.legal if isinstance(a, Condense)]
        steps = [a for a in steps if self.cash - self.step(a.space) >= self.reserve()]
        return max(steps, key=lambda a: self.gain(a.space), default=None)

    def gain(self, space: str) -> float:
        rents, level = self.board.rents[self.board.numbers[space]], self.mine[space].level
        return (rents[level + 1] - rents[level]) / self.step(space)

    def offer(self) -> Action | None:
        """A fair offer that completes a set: the highest that this seat can pay is the likeliest to be accepted."""
        fair = [a for a in self.legal if isinstance(a, Offer) and a.want]
        fair = [a for a in fair if not a.give or self.price(a.give[0]) <= self.price(a.want[0]) + 100]
        fair = [a for a in fair if self.cash - a.pay >= 100 and all(self.completes(space) for space in a.want)]
        fair = [a for a in fair if may_ask(self.world, self.seat, a)]
        return max(fair, key=lambda a: (len(a.give), a.pay), default=None)

    # ---- answers ---------------------------------------------------------------------------------------------------

    def buy(self) -> Action:
        sale = self.public.sale
        assert sale is not None
        eager = self.completes(sale.space)
        if isinstance(self.legal[0], Buy):
            left = self.cash - sale.price
            return self.legal[0] if eager or left >= min(self.reserve(), 150) else self.legal[1]
        spare = [a for a in self.legal if isinstance(a, Transfer) and self.held(self.family(a.space)) == 1]
        if eager and self.cash + sum(self.price(a.space) // 2 for a in spare) >= sale.price:
            return min(spare, key=lambda a: self.price(a.space))
        return self.legal[0]

    def bid(self) -> Action:
        lot = self.public.auction
        assert lot is not None
        most = min(self.worth(lot.space, lot.value // 2 if lot.away else lot.value), self.cash - 40)
        bids = [a for a in self.legal if isinstance(a, Bid) and a.amount <= most]
        small = [a for a in bids if a.amount <= lot.price + 10]
        return max(
            small or bids[:1], key=lambda a: a.amount, default=next(a for a in self.legal if isinstance(a, Drop))
        )

    def answer(self) -> Action:
        """Accept what is fair; ask for more where more would make it so."""
        trade = self.public.trade
        assert trade is not None
        mine, theirs = sorted(trade.sides, key=lambda side: side.seat != self.seat)
        if self.balance(mine, theirs, 0) >= 0:
            return next(a for a in self.legal if isinstance(a, Accept))
        paid = trade.pay if trade.to == self.seat else trade.ask
        for a in self.legal:
            if isinstance(a, Counter) and self.balance(mine, theirs, a.ask - a.pay - paid) >= 0:
                return a
        return refusal(
            self.world, self.seat, self.whys(mine, theirs), lambda more: self.balance(mine, theirs, more) >= 0
        )

    def whys(self, mine: SideView, theirs: SideView) -> list[Why]:
        """What weighs most against a trade, first."""
        lacking = theirs.value + mine.interest - mine.value
        weights: list[tuple[int, Why]] = [
            (SET_WORTH * len(theirs.gains), "yours"),
            (2 * SET_WORTH * len(mine.loses), "broken"),
            (lacking, "printed"),
        ]
        found = [why for weight, why in sorted(weights, key=lambda one: -one[0]) if weight > 0]
        if "yours" in found:
            found.insert(found.index("yours"), "both")  # where it holds, it says more
        return found

    def balance(self, mine: SideView, theirs: SideView, more: int) -> int:
        """What this seat gets less what it gives, sets included."""
        sets = 2 * SET_WORTH * (len(mine.gains) - len(mine.loses)) - SET_WORTH * len(theirs.gains)
        return mine.value + more - theirs.value - mine.interest + sets - 20

    def raise_money(self) -> Action:
        """The loss that matters least; giving up only when nothing else is left."""
        raises = [a for a in self.legal if isinstance(a, Transfer | Evaporate | SellDown)]
        sales = [a for a in self.legal if isinstance(a, Offer)]
        if isinstance(self.legal[0], GiveUp):
            debt = self.public.debt
            assert debt is not None
            big = [a for a in sales if a.ask + self.cash >= debt.amount and may_ask(self.world, self.seat, a)]
            return big[0] if big else self.legal[0]
        return min(raises, key=self.pain)

    def pain(self, a: Action) -> tuple[int, int]:
        if isinstance(a, Transfer):
            family = self.family(a.space)
            whole = self.held(family) == self.board.size[family]
            return 2 if whole else 0, self.rent(self.mine[a.space])
        return 1, self.rent(self.mine[a.space]) if isinstance(a, Evaporate) else 0

    def rent(self, card: CardView) -> int:
        return 7 * card.rent if card.rolls else card.rent

    def tax(self) -> Action:
        """An estimate, as the rule wants it: nothing is added up card by card."""
        return self.legal[1] if self.cash + 200 * len(self.mine) < 2000 else self.legal[0]

    def receive(self) -> Action:
        back = [
            a for a in self.legal if isinstance(a, BuyBack) and self.cash - self.price(a.space) > self.reserve() + 100
        ]
        return back[0] if back else next(a for a in self.legal if isinstance(a, PayInterest))


class Beginner(Greedy):
    """Plays to the rules and makes the mistakes people make at first (`Novice` lists them)."""

    def mind(self, seen: Question) -> Mind:
        public = seen.view.public
        assert isinstance(public, PublicView)
        return Novice(public, seen.ask.seat, seen.legal, world_seen(seen))


class Novice(Mind):
    """Greedy with a beginner's habits.

    Buys whatever is affordable, holds on to money instead of condensing, condenses the cheapest first, offers only
    money for a card and takes half as much again as is printed, never buys back, always pays to leave Biology Class,
    and melts liquids before it parts with a card.
    """

    def turn(self, rng: Dice) -> Action:
        leave = [a for a in self.legal if isinstance(a, UseFree | PayFine)]
        if leave:
            return leave[-1]
        return self.build() or (self.plead() if rng.below(SHY) == 0 else None) or self.legal[0]

    def plead(self) -> Action | None:
        """The highest offer of money for a missing card; a beginner never offers a card for it."""
        paid = [a for a in self.legal if isinstance(a, Offer) and a.pay and self.public.offers == 0]
        paid = [a for a in paid if may_ask(self.world, self.seat, a)]
        return max(paid, key=lambda a: a.pay, default=None)

    def build(self) -> Action | None:
        steps = [a for a in self.legal if isinstance(a, Condense) and self.cash - self.step(a.space) >= PURSE]
        return min(steps, key=lambda a: self.step(a.space), default=None)

    def buy(self) -> Action:
        return next(a for a in self.legal if isinstance(a, Buy | Decline))

    def answer(self) -> Action:
        """Accepts half as much again as is printed; what a card means for a set is overlooked."""
        trade = self.public.trade
        assert trade is not None
        mine, theirs = sorted(trade.sides, key=lambda side: side.seat != self.seat)
        if 2 * (mine.value - mine.interest) >= 3 * theirs.value:
            return next(a for a in self.legal if isinstance(a, Accept))
        paid = trade.pay if trade.to == self.seat else trade.ask
        asked = trade.ask if trade.to == self.seat else trade.pay

        def agrees(more: int) -> bool:
            net = paid - asked + more
            gets, gives = mine.value - paid + max(0, net), theirs.value - asked + max(0, -net)
            return 2 * (gets - mine.interest) >= 3 * gives

        return refusal(self.world, self.seat, ["margin"], agrees)

    def bid(self) -> Action:
        lot = self.public.auction
        assert lot is not None
        bids = [a for a in self.legal if isinstance(a, Bid) and a.amount <= lot.value]
        return bids[0] if bids else next(a for a in self.legal if isinstance(a, Drop))

    def pain(self, a: Action) -> tuple[int, int]:
        return 0 if isinstance(a, Evaporate | SellDown) else 1, self.price(a.space) if isinstance(a, Transfer) else 0

    def tax(self) -> Action:
        return self.legal[0]

    def receive(self) -> Action:
        return next(a for a in self.legal if isinstance(a, PayInterest))
