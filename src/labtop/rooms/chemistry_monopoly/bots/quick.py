"""A plain player that decides within microseconds: it answers for all seats in the games that `master` imagines.

It reads the imagined table itself and builds no list of answers.
"""

from __future__ import annotations

from typing import Final, assert_never, cast

from labtop.engine import drive
from labtop.engine.core import CHANCE, Dice, Prompt
from labtop.engine.wire import Action
from labtop.rooms.chemistry_monopoly import ROOM
from labtop.rooms.chemistry_monopoly.actions import Bid, SeatKind, SellDown
from labtop.rooms.chemistry_monopoly.answers import (
    BUY,
    DECLINE,
    DROP,
    END,
    FLAT,
    GIVE_UP,
    PAY_FINE,
    PAY_INTEREST,
    PERCENT,
    REFUSE,
    THROW,
)
from labtop.rooms.chemistry_monopoly.auctions import most_bid
from labtop.rooms.chemistry_monopoly.bots.lore import MEAN_ROLL, SUMS, Lore
from labtop.rooms.chemistry_monopoly.holdings import is_blocked, may_evaporate, ways_down
from labtop.rooms.chemistry_monopoly.rent import reach, rent
from labtop.rooms.chemistry_monopoly.state import Auction, Debt, Table, about_of

RULES: Final = ROOM.rules
CAUTION: Final = 8.0
"""Rents that one roll costs on average: so many stay in the purse when a set is condensed."""
SPARE: Final = 350
"""AMUny that stay in the purse when a card is bought back."""
EARLY: Final = 8
"""With more cards than this that nobody owns it is worth paying to leave Biology Class."""
SET_WORTH: Final = 300


class Quick:
    """Answers for all seats of an imagined game; a `drive.Chooser`."""

    def __init__(self, lore: Lore, caution: float = CAUTION) -> None:
        b = lore.board
        self.lore = lore
        self.caution = caution
        self.order = sorted(range(b.colours), key=lambda f: -lore.earns[f][3] / (b.size[f] * b.step[b.members[f][0]]))
        """Colour sets, the one that pays best for what it costs first."""

    def __call__(self, s: Table, p: Prompt, seat: int) -> Action:
        kind = cast("SeatKind", p.kind)
        match kind:
            case "turn":
                return self.turn(s, seat)
            case "buy":
                return self.buy(s, seat)
            case "debt":
                return raise_money(s, p, seat)
            case "auction":
                return bid(s, p, seat)
            case "offer" | "counter":
                return REFUSE
            case "tax":
                return PERCENT if s.cash[seat] + 200 * len(s.cards[seat]) < 2000 else FLAT
            case "receive":
                return PAY_INTEREST
            case "leave" | "count":
                return RULES.legal(s, p, seat)[-1]  # a free card before the fine; the one amount that is right
            case _:
                assert_never(kind)

    def turn(self, s: Table, seat: int) -> Action:
        if not s.again:
            return END
        cash = s.cash[seat]
        deed = self.deed(s, seat, cash)
        if deed is not None:
            return deed
        if s.inside[seat] and sum(map(len, s.cards)) < len(s.board.owned) - EARLY:
            if s.frees[seat]:
                return s.board.free[s.frees[seat][0]]
            if cash >= s.board.fine:
                return PAY_FINE
        return THROW

    def deed(self, s: Table, seat: int, cash: int) -> Action | None:
        """Condense the best set evenly, then buy back."""
        b = s.board
        first = seat * b.families
        reserve = -1.0
        for f in self.order:
            if s.owned[first + f] == b.size[f] and not s.gone[f]:
                pieces, members = s.pieces[f], b.members[f]
                if reserve < 0:
                    reserve = self.caution * danger(s, seat)
                if cash - b.step[members[0]] >= reserve and self.may_condense(s, f):
                    for q in reversed(members):
                        if s.level[q] == pieces // len(members):
                            return b.condense[q]
        if cash > SPARE:
            for q in s.cards[seat]:
                if s.away[q] and cash - b.back[q] >= SPARE:
                    return b.buy_back[q]
        return None

    def may_condense(self, s: Table, f: int) -> bool:
        """Whether a set has room for one more liquid or solid, and there is one left."""
        b = s.board
        low = s.pieces[f] // b.size[f]
        return low < b.top and (s.solids if low == b.top - 1 else s.liquids) > 0

    def buy(self, s: Table, seat: int) -> Action:
        """Buy what can be paid, also with money raised from single cards: many cards make sets, and hinder others."""
        b = s.board
        lacking = b.price[s.pos[seat]] - s.cash[seat]
        if lacking <= 0:
            return BUY
        least, spared = -1, 0.0
        for q in s.cards[seat]:
            if is_single(s, seat, q):
                lacking -= b.half[q]
                earned = self.lore.visits[q] * gas_rent(s, seat, q) / b.half[q]
                if least < 0 or earned < spared:
                    least, spared = q, earned
        return b.transfer[least] if least >= 0 and lacking <= 0 else DECLINE


def is_single(s: Table, seat: int, q: int) -> bool:
    """A card that can be transferred without breaking a set; of lab supplies and life elements only a lone one."""
    b = s.board
    f = b.family[q]
    n = s.owned[seat * b.families + f]
    return not s.away[q] and not s.pieces[f] and (n < b.size[f] if f < b.colours else n == 1)


def gas_rent(s: Table, seat: int, q: int) -> int:
    """What a visitor pays on a card of no whole set."""
    b = s.board
    f = b.family[q]
    n = s.owned[seat * b.families + f]
    return b.rents[q][0] if f < b.colours else b.supply_rents[n] if f == b.supplies else MEAN_ROLL * b.life_factors[n]


def danger(s: Table, seat: int) -> float:
    """What the next roll costs on average in rents."""
    b = s.board
    found = 0.0
    for total, chance in SUMS:
        q = (s.pos[seat] + total) % b.spaces
        owner = s.owner[q]
        if owner >= 0 and owner != seat and not s.away[q]:
            found += chance * rent(s, q, 1)
    return found


def raise_money(s: Table, p: Prompt, seat: int) -> Action:
    """Single cards first, then what stands on sets, then sets."""
    b, debt = s.board, about_of(p, Debt)
    if reach(s, seat) < debt.amount:
        return GIVE_UP
    first = seat * b.families
    whole = -1
    for q in s.cards[seat]:
        f = b.family[q]
        if not s.away[q] and not s.pieces[f]:
            if s.owned[first + f] != b.size[f]:
                return b.transfer[q]
            whole = q
    for q in s.cards[seat]:
        if s.level[q] and may_evaporate(s, q):
            return b.evaporate[q]
    if whole >= 0:
        return b.transfer[whole]
    f = next(f for f in range(b.colours) if s.owned[first + f] == b.size[f] and is_blocked(s, f))
    return SellDown(b.family_ids[f], tuple(ways_down(s, f)[0]))


def bid(s: Table, p: Prompt, seat: int) -> Action:
    """Up to the price, more where it makes a set whole."""
    b, lot = s.board, about_of(p, Auction)
    q = lot.space
    f = b.family[q]
    limit = b.half[q] if s.away[q] else b.price[q]
    if s.owned[seat * b.families + f] == b.size[f] - 1:
        limit += SET_WORTH
    limit = min(limit, most_bid(s, seat, lot))
    return Bid(max(lot.price + 1, min(limit, lot.price + 50))) if limit > lot.price else DROP


def play_on(s: Table, choose: Quick, dice: Dice, turns: int) -> None:
    """Play an imagined game on for so many turns, or to its end."""
    last = s.turns + turns
    stack = s.stack
    while stack and s.turns < last:
        p = stack[-1]
        seat = p.waiting[0]
        action = drive.throw(RULES, s, p, dice) if seat == CHANCE else choose(s, p, seat)
        drive.step(RULES, s, p, seat, action, None)
