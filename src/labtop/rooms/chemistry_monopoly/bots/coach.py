"""Hints: every answer with its chance to win, and the reason for it in words of the game and of chemistry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labtop.bots.base import Advice, Question
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
    End,
    Evaporate,
    Offer,
    PayFine,
    Refuse,
    SellDown,
    Throw,
    Transfer,
    UseFree,
)
from labtop.rooms.chemistry_monopoly.answers import ACCEPT, REFUSE
from labtop.rooms.chemistry_monopoly.board import LAB, OWN
from labtop.rooms.chemistry_monopoly.bots.lore import SUMS
from labtop.rooms.chemistry_monopoly.bots.master import Line, Search
from labtop.rooms.chemistry_monopoly.bots.trades import plain_balance
from labtop.rooms.chemistry_monopoly.bots.value import strengths
from labtop.rooms.chemistry_monopoly.rent import rent
from labtop.rooms.chemistry_monopoly.state import Auction, Debt, Table, Trade
from labtop.rooms.chemistry_monopoly.trades import numbers_of

AT_SIGHT: Final = 4
"""The look one step ahead counts as so many games: few games played on say little by themselves."""

Numbers = dict[str, str | int | float]

REASONS: Final = (
    "buy-set", "buy-block", "buy", "decline", "condense", "freeze", "raise", "buy-back", "roll", "stay", "leave-class",
    "trade", "refuse", "auction", "duty",
)  # fmt: skip


class Coach:
    """Plays games on from every answer with the same dice; a value is the chance to win."""

    unit = "chance"

    def weigh(self, seen: Question, effort: int, also: Sequence[Action] = ()) -> list[Advice]:
        search = Search(seen.worlds(1)[0], seen.ask.seat, seen.legal, seen.rng)
        found = [self.advice(search, a, effort) for a in dict.fromkeys([*seen.legal, *also])]
        return sorted(found, key=lambda advice: -advice.value)

    def advice(self, search: Search, a: Action, effort: int) -> Advice:
        line = line_of(search.s, search.seat, a)
        games = [search.play(line, number) for number in range(effort)]
        value = (AT_SIGHT * search.chance(search.after(*line)) + sum(games)) / (AT_SIGHT + effort)
        reason, numbers = why(search, a)
        return Advice(a, value, reason, numbers)


def line_of(s: Table, seat: int, a: Action) -> Line:
    """The answers that games are played on from: this one, and after an offer what a plain player would answer."""
    if not isinstance(a, Offer | Counter):
        return (a,)
    about = s.stack[-1].about
    other = a.to if isinstance(a, Offer) else about.seat if isinstance(about, Trade) else seat
    give, want = (cards(s, goods) for goods in (a.give, a.want))
    likes = plain_balance(s, other, seat, give, want) + a.pay - a.ask >= 0
    return (a, ACCEPT if likes else REFUSE)


def cards(s: Table, goods: tuple[str, ...]) -> list[int]:
    """The spaces among goods; free cards are left out."""
    return [good for good in numbers_of(s, goods) if good < s.board.spaces]


# ---- reasons -------------------------------------------------------------------------------------------------------


def why(search: Search, a: Action) -> tuple[str, Numbers]:
    """A reason of `REASONS` and what its message speaks of."""
    s, seat = search.s, search.seat
    if isinstance(a, Buy):
        return why_buy(search, s.pos[seat])
    if isinstance(a, Decline):
        left = max(0, s.cash[seat] - s.board.price[s.pos[seat]])
        return "decline", {**place(s, s.pos[seat]), "left": left, "rent": dearest(s, seat)}
    if isinstance(a, Condense):
        return why_condense(s, s.board.numbers[a.space])
    if isinstance(a, Evaporate | Transfer | SellDown):
        return why_raise(s, a)
    if isinstance(a, BuyBack):
        q = s.board.numbers[a.space]
        return "buy-back", {**place(s, q), "cost": s.board.back[q], "earns": earns(search, search.after(a), q)}
    if isinstance(a, Throw | End):
        return why_move(search, a)
    if isinstance(a, PayFine | UseFree):
        return "leave-class", {**ahead(s, seat), "find": findable(s, seat), "fine": s.board.fine}
    if isinstance(a, Accept | Refuse | Offer | Counter):
        return why_trade(search, a)
    if isinstance(a, Bid | Drop):
        return why_bid(search)
    about = s.stack[-1].about
    return "duty", {"amount": about.amount if isinstance(about, Debt) else 0, "cash": s.cash[seat]}


def place(s: Table, q: int) -> Numbers:
    """A card and its set, by their ids: the catalogue has their names and what the elements have in common."""
    return {"space": s.board.ids[q], "family": s.board.family_ids[s.board.family[q]]}


def earns(search: Search, world: Table, q: int) -> float:
    """What a card brings in a round if everybody else rolls once."""
    due = 7 * rent_factor(world, q) if world.board.family[q] == world.board.life else rent(world, q, 1)
    return round(search.scale.others * search.scale.lore.visits[q] * due, 1)


def rent_factor(world: Table, q: int) -> int:
    b = world.board
    return b.life_factors[world.owned[world.owner[q] * b.families + b.life]]


def dearest(s: Table, seat: int) -> int:
    """The dearest rent among the others' cards."""
    return max([rent(s, q, 1) for q in s.board.owned if s.owner[q] not in (LAB, seat) and not s.away[q]], default=0)


def why_buy(search: Search, q: int) -> tuple[str, Numbers]:
    s, seat = search.s, search.seat
    b = s.board
    f = b.family[q]
    world = search.after(Buy())
    numbers: Numbers = {**place(s, q), "price": b.price[q], "earns": earns(search, world, q)}
    numbers["visits"] = round(100 * search.scale.lore.visits[q], 1)
    if f >= b.colours:
        return "buy", numbers
    if s.owned[seat * b.families + f] == b.size[f] - 1:
        return "buy-set", numbers
    rivals = [other for other in range(s.seats) if other != seat and s.alive[other]]
    close = [other for other in rivals if s.owned[other * b.families + f] == b.size[f] - 1]
    return ("buy-block", {**numbers, "to": close[0]}) if close else ("buy", numbers)


def why_condense(s: Table, q: int) -> tuple[str, Numbers]:
    b, level = s.board, s.level[q]
    now = rent(s, q, 1)
    numbers: Numbers = {**place(s, q), "cost": b.step[q], "before": now, "after": b.rents[q][level + 1]}
    return "freeze" if level + 1 == b.top else "condense", numbers


def why_raise(s: Table, a: Evaporate | Transfer | SellDown) -> tuple[str, Numbers]:
    """Money from the Lab: how much, and how much rent of a visit it costs."""
    b = s.board
    if isinstance(a, SellDown):
        left = dict(zip(b.members[b.family_ids.index(a.family)], a.levels, strict=True))
    else:
        q = b.numbers[a.space]
        left = {q: s.level[q] - 1 if isinstance(a, Evaporate) else 0}
    amount, lost = 0, 0
    for q, level in left.items():
        amount += b.half[q] if isinstance(a, Transfer) else (s.level[q] - level) * b.step[q] // 2
        lost += rent(s, q, 1) - (0 if isinstance(a, Transfer) else b.rents[q][level] * (1 if level else 2))
    about = s.stack[-1].about
    missing = max(0, about.amount - s.cash[s.stack[-1].waiting[0]]) if isinstance(about, Debt) else 0
    return "raise", {"amount": amount, "rent": max(0, lost), "missing": missing}


def why_move(search: Search, a: Action) -> tuple[str, Numbers]:
    s, seat = search.s, search.seat
    numbers: Numbers = {**ahead(s, seat), **way("mean", search.roll_value())}
    quiet = isinstance(a, End) if not s.inside[seat] else isinstance(a, Throw)
    return "stay" if quiet else "roll", numbers


def way(name: str, amount: float, which: str = "way") -> Numbers:
    """An amount and its direction apart, because sentences say `raises` or `lowers` instead of a minus."""
    return {name: abs(round(amount)), which: "up" if amount >= 0 else "down"}


def ahead(s: Table, seat: int) -> Numbers:
    """The chance that the next roll ends on somebody else's card, and the dearest rent within it."""
    b = s.board
    risk, most = 0.0, 0
    for total, chance in SUMS:
        q = (s.pos[seat] + total) % b.spaces
        if b.kind[q] == OWN and s.owner[q] not in (LAB, seat) and not s.away[q]:
            risk += chance
            most = max(most, rent(s, q, 1))
    return {"risk": round(100 * risk), "rent": most}


def findable(s: Table, seat: int) -> int:
    """Cards nobody owns that this purse could pay."""
    return sum(s.owner[q] == LAB and s.board.price[q] <= s.cash[seat] for q in s.board.owned)


def why_trade(search: Search, a: Action) -> tuple[str, Numbers]:
    """What a trade does to both sides, in what their positions are worth."""
    s, seat = search.s, search.seat
    about = s.stack[-1].about
    other = a.to if isinstance(a, Offer) else about.seat if isinstance(about, Trade) else seat
    world = search.after(ACCEPT) if isinstance(a, Accept | Refuse) else search.after(a, ACCEPT)
    before, after = strengths(s, search.scale), strengths(world, search.scale)
    mine, theirs = after[seat] - before[seat], after[other] - before[other]
    numbers: Numbers = {"to": other, **way("mine", mine), **way("theirs", theirs, "their-way")}
    return "refuse" if isinstance(a, Refuse) else "trade", numbers


def why_bid(search: Search) -> tuple[str, Numbers]:
    """Up to where the card still makes me stronger: found by halving."""
    s, seat = search.s, search.seat
    p = s.stack[-1]
    lot = p.about
    assert isinstance(lot, Auction)
    rival = next((other for other in p.waiting if other != seat), LAB)
    without = search.now if rival == LAB else search.owned(lot.space, rival, min(lot.price, s.cash[rival]))
    low, high = 0, s.cash[seat]
    while low < high:
        middle = (low + high + 1) // 2
        if search.owned(lot.space, seat, middle) > without:
            low = middle
        else:
            high = middle - 1
    return "auction", {**place(s, lot.space), "price": lot.price, "limit": low}
